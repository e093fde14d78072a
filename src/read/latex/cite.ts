/**
 * Citing commands of LaTeX (plain, natbib, biblatex, apacite, jurabib and the like): which there are, and how their
 * arguments are read. In the readable text a citation stands as its keys in brackets, with what was written around them.
 */
import type { Span } from '../../model/document.ts';
import type { Scribe } from '../blocks.ts';
import type { TexCommand, TexPlace } from '../tex/place.ts';
import { texText } from '../tex/text.ts';
import { writeTex } from './sink.ts';

const STEMS = [
  'cite',
  'citep',
  'citet',
  'citealt',
  'citealp',
  'citeauthor',
  'citeyear',
  'citeyearpar',
  'citenum',
  'citeA',
  'citeNP',
  'citeN',
  'citeyearNP',
  'citeauthorNP',
  'citetitle',
  'citedate',
  'citeurl',
  'parencite',
  'textcite',
  'autocite',
  'footcite',
  'footcitetext',
  'smartcite',
  'supercite',
  'fullcite',
  'footfullcite',
  'shortcite',
  'shortciteA',
  'shortciteN',
  'onlinecite',
  'fullciteA',
  'maskcite',
  'possessivecite',
  'citefield',
  'Cite',
  'Citet',
  'Citep',
  'Citealt',
  'Citealp',
  'Citeauthor',
  'Parencite',
  'Textcite',
  'Autocite',
  'Smartcite',
  'notecite',
  'pnotecite',
  'volcite',
  'pvolcite',
  'tvolcite',
  'avolcite',
  'fvolcite',
  'cites',
  'citeps',
  'citets',
  'parencites',
  'textcites',
  'autocites',
  'footcites',
  'smartcites',
  'supercites',
  'Cites',
  'Parencites',
  'Textcites',
  'Autocites',
  'bibentry',
  'citefullauthor',
  'Citefullauthor',
  'Footcite',
  'Footcites',
  'Smartcites',
  'Supercite',
  'Pnotecite',
  'Notecite',
  'citeasnoun',
  'citeposs',
  'citetalias',
  'citepalias',
  'citeonline',
  'citeyearonline',
  'upcite',
  'citeR',
  'nptextcite',
  'citelink',
  'hypercite',
  'longcite',
  'longciteA',
  'inlinecite',
] as const;

const KNOWN: ReadonlySet<string> = new Set([...STEMS, 'nocite', 'apud', 'apudonline', 'citetext', 'defcitealias']);
/** Commands with "cite" in their name that cite nothing. */
const NO_CITING =
  /^(?:bibcite|nocite\w*|cite(?:style|color|reset|setup|sort|punct|mid|left|right|open|close|sep|provide|name|index|form|fnt|dash|numfont|guts|mark|aftergroup|trackers?|count)|set\w*|def\w*|Declare\w*|(?:re)?new\w*|mk\w*|[a-z]*cite(?:setup|style|reset|color)s?|if\w*|PrintCite\w*|AtEvery\w*|AtNext\w*|Execute\w*|natexlab|harvarditem|astroncite|citeauthoryear\w*|shortciteauthor\w*)$/;

/** Whether a command is read as citing without the document's help. */
export const cites = (name: string): boolean => KNOWN.has(name);

/** Commands of a source that by their names must cite, though nobody knows them: from a package or a class of its own. */
export function citingByName(source: string): Set<string> {
  const names = new Set<string>();
  for (const [, name = ''] of source.matchAll(
    /\\([a-zA-Z]{0,30}[cC]ite[a-zA-Z]{0,30})(?![a-zA-Z@])\*?\s{0,3}(?:\[[^[\]]{0,200}\]\s{0,3}){0,2}\{[^{}\\#]/g,
  ))
    if (!KNOWN.has(name) && !NO_CITING.test(name) && names.size < 50) names.add(name);
  return names;
}

/** Commands that by their names alone are taken to cite, and what they cited: it counts only where a bibliography bears the key. */
export interface Guessed {
  readonly names: ReadonlySet<string>;
  readonly spans: Set<Span>;
  readonly keys: Set<string>;
}
const NONE: Guessed = { names: new Set(), spans: new Set(), keys: new Set() };

/** Every citing command, writing into `scribe`; `cited` collects the keys (`*` for all, from `\nocite{*}`). */
export function citeCommands(scribe: Scribe, cited: Set<string>, guessed: Guessed = NONE): Map<string, TexCommand> {
  const commands = new Map<string, TexCommand>();
  for (const name of guessed.names)
    commands.set(name, (tex) => {
      const before = scribe.citations.length;
      cite(tex, scribe, new Set(), false, name);
      for (const { span, keys } of scribe.citations.slice(before)) {
        guessed.spans.add(span);
        for (const key of keys) guessed.keys.add(key);
      }
    });
  for (const stem of STEMS) {
    const many = /cit(?:e|et|ep)s$/.test(stem);
    commands.set(stem, (tex) => cite(tex, scribe, cited, many, stem));
  }
  // What it says around its citations is text like any other.
  commands.set('citetext', (tex) => {
    scribe.write('(');
    writeTex(tex.argument() ?? '', scribe, commands);
    scribe.write(')');
  });
  // A work cited by way of another: both are.
  for (const name of ['apud', 'apudonline'])
    commands.set(name, (tex) => {
      cite(tex, scribe, cited, false, name);
      cite(tex, scribe, cited, false, name);
    });
  commands.set('defcitealias', (tex) => [tex.argument(), tex.argument()]);
  commands.set('hyperlink', (tex) => {
    const [, key] = /^cite\.([^{}\\]{1,300})$/.exec(tex.argument() ?? '') ?? [];
    if (key === undefined) return;
    const words = tex.argument() ?? '';
    const start = scribe.mark();
    writeTex(words, scribe, commands);
    cited.add(key);
    if (scribe.end > start) scribe.citations.push({ span: { start, end: scribe.end }, keys: [key], via: 'latex' });
  });
  commands.set('nocite', (tex) => {
    for (const key of keysOf(tex.argument() ?? '')) cited.add(key);
  });
  return commands;
}

function cite(tex: TexPlace, scribe: Scribe, cited: Set<string>, many: boolean, stem: string): void {
  if (tex.source[tex.at] === '*') tex.at++;
  if (stem.endsWith('volcite')) tex.argument();
  // \cites(pre)(post)[..][..]{key}… and apacite's \cite<pre>[post]{key}.
  const around = (many ? /^\s{0,3}(?:\([^()]{0,300}\)\s{0,3}){1,2}(?=[[{])/ : /^<[^<>]{0,300}>(?=[[{])/).exec(
    tex.source.slice(tex.at, tex.at + 700),
  );
  tex.at += around?.[0].length ?? 0;
  for (let round = 0; round < (many ? 100 : 1); round++) {
    const from = tex.at;
    const first = tex.optional();
    const second = first === null ? null : tex.optional();
    const argument = tex.argument();
    if (argument === null) {
      tex.at = from;
      return;
    }
    if (stem === 'citefield') tex.argument();
    const keys = keysOf(argument);
    if (keys.length === 0) continue;
    for (const key of keys) cited.add(key);
    const before = second === null ? '' : texText(first ?? '');
    const locator = texText(second ?? first ?? '');
    const start = scribe.mark();
    scribe.write(`[${before === '' ? '' : `${before} `}${keys.join(', ')}${locator === '' ? '' : `, ${locator}`}]`);
    scribe.citations.push({ span: { start, end: scribe.end }, keys, ...(locator === '' ? {} : { locator }), via: 'latex' });
  }
}

/** Keys of an argument, without the line ends and blanks that long lists are broken with. */
function keysOf(argument: string): string[] {
  return argument
    .split(',')
    .map((key) => key.replace(/\s+/g, ' ').trim())
    .filter((key) => key !== '' && key.length <= 300 && !/[\\{}#]/.test(key));
}
