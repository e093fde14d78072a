/**
 * Spaces that typesetters let into addresses and identifiers: TeX stretches a line at the signs of an address ("https : / /
 * arxiv . org / abs / 0709 . 2860", "10.1103/PhysRevB . 81 . 024301", "978- 3- 642-33783-3_10"), and where a face has no low
 * line it is drawn as a rule, of which a gap is left ("978-3-540-39624-6 13"). They are closed up before identifiers are
 * looked for; every sign keeps its place in the text as printed.
 */
import { normalizeIsbn } from './forms.ts';

/** A text without such gaps, and where each of its characters stood. */
export interface Closed {
  readonly text: string;
  /** Place in the printed text of the character at this place of the closed one. */
  place(at: number): number;
}

const START = /https?\s?:\s?\/\s?\/\s?(?=[a-z\d])|(?<![\d.])10\s?\.\s?\d{4,9}\s?\/\s?(?=[a-z\d(])|\barxiv\s?:\s?\d{4}\s?\.(?=\s\d{4,5})/gi;
/** What none of these texts lacks: a gap beside a sign, or before a number. */
const GAPPED = /\s[.:/_=?&%#~-]|[/_(=?&%#~-]\s|\.\s\d|\)\s\d|(?:\d|[a-z])\s\d/i;
const LONGEST = 60;
const TOKEN = /[^\s"“”«»]{1,200}/y;
const SIGN = /^[.:/_=?&%#~;-]/;

/**
 * Closes the gaps inside addresses and identifiers.
 * Takes any text; gives null when it has none. Time is linear in its length.
 */
export function closeUp(text: string): Closed | null {
  // Most texts hold none, or only such as have no gaps.
  START.lastIndex = 0;
  if (!START.test(text) || !GAPPED.test(text)) return null;
  const dropped: number[] = [];
  const lowLines: number[] = [];
  START.lastIndex = 0;
  for (let found = START.exec(text); found !== null; found = START.exec(text)) {
    const isUrl = /^h/i.test(found[0]);
    let gaps = 0;
    for (let i = 0; i < found[0].length; i += 1)
      if (/\s/.test(found[0][i] ?? '')) {
        // "arXiv: 0704.0001" is how it is written; the rest is stretched.
        if (/^a/i.test(found[0]) && !/\d/.test(found[0].slice(0, i))) continue;
        dropped.push(found.index + i);
        gaps += 1;
      }
    let end = found.index + found[0].length;
    let head = found[0].replace(/\s/g, '');
    let apart = false;
    for (let pieces = 0; pieces < LONGEST; pieces += 1) {
      TOKEN.lastIndex = end;
      const run = TOKEN.exec(text)?.[0] ?? '';
      head = (head + run).slice(-400);
      end += run.length;
      TOKEN.lastIndex = end + 1;
      const next = /[ \n]/.test(text[end] ?? '') ? TOKEN.exec(text)?.[0] : undefined;
      if (next === undefined) break;
      const after = /^[ \n](\S)/.exec(text.slice(end + 1 + next.length, end + 3 + next.length))?.[1] ?? '';
      // Behind a sign that stood apart what it parts goes on.
      const goesOn: boolean = (run === '' && pieces === 0) || (apart && /^[a-z\d]/i.test(next));
      const joint = goesOn ? 'gap' : jointOf(head, next, after, isUrl, gaps);
      if (joint === null) break;
      apart = !goesOn && next.length === 1 && SIGN.test(next);
      if (joint === 'low line') lowLines.push(end);
      else {
        dropped.push(end);
        gaps += 1;
      }
      if (joint === 'low line') head += '_';
      end += 1;
    }
    START.lastIndex = Math.max(end, found.index + 1);
  }
  if (dropped.length === 0 && lowLines.length === 0) return null;
  return closed(text, dropped, lowLines);
}

function closed(text: string, dropped: readonly number[], lowLines: readonly number[]): Closed {
  const gone = new Set(dropped);
  const lined = new Set(lowLines);
  const places: number[] = [];
  const kept: string[] = [];
  for (let i = 0; i < text.length; i += 1) {
    if (gone.has(i)) continue;
    places.push(i);
    kept.push(lined.has(i) ? '_' : (text[i] ?? ''));
  }
  return { text: kept.join(''), place: (at) => places[at] ?? text.length };
}

/** What a white space behind `head` is: a gap to close, a low line that was drawn, or (null) the end of the identifier. */
function jointOf(head: string, next: string, after: string, isUrl: boolean, gaps: number): 'gap' | 'low line' | null {
  if (/^(?:https?|www|doi|arxiv|accessed|available|retrieved|url|visited|zugriff)\b/i.test(next)) return null;
  const doi = /10\.\d{4,9}(?:\.\d{1,9}){0,4}\/\S{0,200}$/.exec(head)?.[0];
  // A sign with space on both sides, or in front of what it belongs to: no sentence has that.
  const follower = next.length === 1 ? after : (next[1] ?? '');
  if (SIGN.test(next)) {
    if (!/[a-z\d]/i.test(follower)) return /[./:]/.test(next[0] ?? '') && gaps > 0 && follower === '/' ? 'gap' : null;
    if (next.startsWith('-')) return doi !== undefined && (gaps > 2 || (/\d/.test(follower) && /\d$/.test(head))) ? 'gap' : null;
    if (next.startsWith('.')) return /[a-z\d]/.test(follower) ? 'gap' : null;
    if (next.startsWith('/') || next.startsWith(':')) return gaps > 0 || isUrl ? 'gap' : null;
    return gaps > 0 && (isUrl || next.startsWith('_')) ? 'gap' : null;
  }
  if (doi !== undefined) return doiJoint(doi, next, gaps);
  if (/^arxiv:\d{4}\.$/i.test(head)) return 'gap';
  // In an address that was stretched before, a sign goes on; a full stop only where it too stood apart, or a host goes on.
  if (gaps === 0 || !/^[a-z\d%(]/i.test(next)) return null;
  if (/[/_=?&%#~;:-]$/.test(head)) return 'gap';
  return /\.$/.test(head) && /^[a-z\d]/.test(next) && (/^https?:\/\/[^/]*$/.test(head) || /^[a-z\d-]{1,30}[/_.?-]/.test(next))
    ? 'gap'
    : null;
}

function doiJoint(doi: string, next: string, gaps: number): 'gap' | 'low line' | null {
  const suffix = doi.slice(doi.indexOf('/') + 1);
  if (/[_-]$/.test(suffix) && /\d/.test(suffix + next) && /^[a-z\d(]/i.test(next)) return 'gap';
  if (/[./]$/.test(suffix) && gaps > 0 && /^[a-z\d]/.test(next) && !/^(?:19|20)\d\d[.,;)]{0,2}$/.test(next)) return 'gap';
  // Publishers' item numbers: "S0014-5793(01) 02468-1"; proceedings: "CVPR 52734.2025.00782".
  if (/\d{4}-\d{3}[\dx]\(\d\d\)$/i.test(suffix) && /^\d{5}-[\dx]/i.test(next)) return 'gap';
  if (/^[a-z]{2,12}$/i.test(suffix) && /^\d{4,6}\.\d{4}\.\d{4,8}\b/.test(next)) return 'gap';
  const isBook = /^(?:97[89]-)?\d{1,5}-\d{1,7}-\d{1,6}-[\dx]$/i.test(suffix) && normalizeIsbn(suffix) !== null;
  return isBook && /^\d{1,3}(?=[.,;)]{0,2}$)/.test(next) ? 'low line' : null;
}
