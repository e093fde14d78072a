/**
 * How changes to an answer are written: which words go with a mark, where a sentence stands, what is put before a clause that becomes a
 * sentence. Kept apart from the steps that decide on them.
 */
import type { AnswerEdit, AnswerReport, Claim, ClaimFinding } from '../model/claim.ts';
import type { Span } from '../model/document.ts';
import { type Joints, jointsOf } from '../repair/clauses.ts';
import { mainClauseOf } from '../repair/main-clause.ts';
import { marksAway } from '../repair/marks/away.ts';
import type { MarkPrinter } from '../repair/marks.ts';
import { allRemoved, type MarkChange } from '../repair/replace.ts';
import { openingWords, type Setting } from '../repair/soften.ts';
import { sentencesOf } from '../text/sentences.ts';

/** What an answer is, and how it prints its marks. */
export interface Printing {
  readonly answer: string;
  readonly before: AnswerReport;
  readonly print: MarkPrinter;
}

export function whyOf({ action, from, to }: MarkChange): string {
  // What leads to no source has none that it is taken from.
  const cited = from === null ? 'the mark leads to no source at hand' : 'the cited source does not';
  if (action === 'REPLACE') return `${to} bears it out, ${cited}`;
  if (action === 'REMOVE') return from === null ? 'this mark leads to no source at hand' : 'this source does not bear it out';
  return `${to} bears out what the cited source leaves open`;
}

export interface PrintedChange {
  readonly change: MarkChange;
  readonly span: Span;
  readonly text: string;
}

/**
 * Changes of a claim's marks as they are written, each with what goes with it (a space, a comma, brackets). Null where the sentence would
 * lose a word by them.
 */
export function printedChanges(
  { answer, print }: Printing,
  finding: ClaimFinding,
  changes: readonly MarkChange[],
): readonly PrintedChange[] | null {
  const all = allRemoved(finding, answer).map(({ span }) => span);
  const goes = (span: Span): boolean => changes.some((change) => change.sources.length === 0 && change.span.start === span.start);
  const away = marksAway(answer, all, all.map(goes), finding.claim.span.start);
  if (away === null) return null;
  const gone = all.filter(goes);
  return changes.map((change) => {
    const found = away[gone.findIndex(({ start }) => start === change.span.start)];
    return change.sources.length > 0 || found === undefined
      ? { change, span: change.span, text: print(answer.slice(change.span.start, change.span.end), change.sources) }
      : { change, span: found.span, text: found.text === '' && isCell(answer, found.span) ? ' –' : found.text };
  });
}

/** Whether a stretch is all that a cell of a table holds: the cell is kept, and shown to hold nothing. */
const isCell = (answer: string, { start, end }: Span): boolean =>
  /\|[ \t]*$/.test(answer.slice(Math.max(0, start - 8), start)) && /^[ \t]*\|/.test(answer.slice(end, end + 8));

/** The sentence before a claim, which tells who "it" is. */
export function contextOf(answer: string, { claim }: ClaimFinding): string {
  const from = Math.max(0, claim.span.start - 600);
  const spans = sentencesOf(answer.slice(from, claim.span.start));
  const last = spans.at(-1);
  return last === undefined ? '' : answer.slice(from + last.start, from + last.end).replace(/\[[^[\]\n]{1,40}\]/g, '');
}

export const QUOTATION_MARK = /["'“”„«»‹›‘’「」『』]/;

/** Who says it, behind what is said: "…", he added. */
const SPOKEN =
  /^,?\s(?!(?:and|but|or|which|who|while|as)\s)(?:[\p{L}.'’-]{1,30}\s){0,6}(?:said|says|added|adds|wrote|writes|told|explained|explains|noted|notes|claimed|argued|argues|warned|stated|remarked|recalled|concluded)\b/u;

/** Words of a claim without the quotation marks around those that stand nowhere in what they cite: said more softly, they are nobody's words. */
export function unquoted({ before }: Printing, { claim }: ClaimFinding, text: string): string {
  let out = text;
  for (const { quote, span, status } of before.quotes.items) {
    if (status !== 'not_found' || span.start < claim.span.start || span.end > claim.span.end) continue;
    const at = out.indexOf(quote);
    const end = at + quote.length;
    if (at < 1 || !QUOTATION_MARK.test(out.charAt(at - 1)) || !QUOTATION_MARK.test(out.charAt(end))) continue;
    // A few words that somebody says in person are no sentence without their marks.
    if (SPOKEN.test(out.slice(end + 1)) && mainClauseOf(quote).kind === 'none') continue;
    out = out.slice(0, at - 1) + quote + out.slice(end + 1);
  }
  return out;
}

/** "**Wings:** " before what is said of them, as it is printed, or the first cell of a row; "" where a claim has none. */
export function labelOf({ answer }: Printing, { span, where }: Claim): string {
  const printed = answer.slice(span.start, span.end);
  return (where === 'table' ? /^[^|\n]{1,80}\|\s*(?=\S)/ : LABEL).exec(printed)?.[0] ?? '';
}

const LABEL = /^(?:\*\*[^*\n]{1,80}[:.]\*\*|\*\*[^*\n]{1,80}\*\*(?::|\s[–—-])|__[^_\n]{1,80}:__|__[^_\n]{1,80}__(?::|\s[–—-]))\s+/;

/** "However, " behind the label; "" where nothing opens what is said. */
export const openingOf = (world: Printing, claim: Claim): string =>
  openingWords(world.answer.slice(claim.span.start + labelOf(world, claim).length, claim.span.end));

/** The label of a claim as its text has it. */
export function labelIn(world: Printing, claim: Claim): string {
  const label = labelOf(world, claim)
    .replace(/[*_|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s(?=[:.])/g, '')
    .trimStart();
  return label !== '' && claim.text.startsWith(label) ? label : '';
}

/** Whether a stretch of a claim's text is printed as it stands, without a mark, a cell's edge or other print between its words. */
export const isWhole = ({ answer }: Pick<Printing, 'answer'>, { start, end }: Span, said: string): boolean =>
  answer.slice(start, end).replace(/\s+/g, ' ') === said;

/** Words of a source as a text in this language quotes them. */
export function quotedAs({ setting }: { readonly setting: Setting }, words: string): string {
  const [open, close] = QUOTES[setting.language ?? 'en'] ?? '“”';
  return setting.language === 'fr' ? `${open}\u00a0${words}\u00a0${close}` : `${open}${words}${close}`;
}

const QUOTES: Readonly<Record<string, string>> = { de: '„“', fr: '«»', es: '«»', it: '«»', cyrillic: '«»' };

/**
 * Which words are written small within a sentence: those that stand so in one of the texts and, but at the head of a sentence, never with a
 * capital. Null for words that stand at the head of sentences alone.
 */
export function commonIn(texts: readonly string[]): (word: string) => boolean | null {
  let known: { readonly small: ReadonlySet<string>; readonly capital: ReadonlySet<string> } | undefined;
  const read = (): { readonly small: ReadonlySet<string>; readonly capital: ReadonlySet<string> } => {
    const [small, capital] = [new Set<string>(), new Set<string>()];
    for (const text of texts)
      for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}'’]*/gu)) {
        if (/^\p{Ll}/u.test(word)) small.add(word);
        else if (/[\p{L}\p{N},;)] $/u.test(text.slice(Math.max(0, index - 2), index))) capital.add(word.toLowerCase());
      }
    return { small, capital };
  };
  return (word) => {
    known ??= read();
    const lower = word.toLowerCase();
    return known.capital.has(lower) ? false : known.small.has(lower) ? true : null;
  };
}

/** What joins a claim to the parts beside it, where no change made before has parted them already. */
export function jointsHere({ answer, edits }: { readonly answer: string; readonly edits: readonly AnswerEdit[] }, span: Span): Joints {
  const { before, after, cut: bracketed } = jointsOf(answer, span);
  const cut = after !== null && edits.some((edit) => edit.span.start === after.start);
  return { before, after: cut ? null : after, cut: cut || bracketed };
}

/** A link to a page; null for what is none. */
export function linkTo(source: string | null): string | null {
  if (source === null || !URL.canParse(source)) return null;
  const { protocol, host, href } = new URL(source);
  return protocol === 'http:' || protocol === 'https:' ? `([${host}](${href.replace(/\(/g, '%28').replace(/\)/g, '%29')}))` : null;
}

export const markOf = ({ answer }: Printing, { claim }: ClaimFinding): string => {
  const span = claim.citations[0]?.span;
  return span === undefined ? '[1]' : answer.slice(span.start, span.end);
};
