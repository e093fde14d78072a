/**
 * Why a pattern that recheck leaves undecided is linear all the same. Most need no reason of their own: where every repeat has a limit, a
 * match costs no more than a constant at each place. For the others the reason stands here, beside how the pattern begins; a pattern
 * that is changed there must be looked at again.
 */
import type { Literal } from './collect.ts';

/** How many repeats without a limit (`*`, `+`, `{n,}`) a pattern has. */
export function unlimited(source: string): number {
  let count = 0;
  let inClass = false;
  for (let i = 0; i < source.length; i += 1) {
    const sign = source[i];
    if (sign === '\\') i += 1;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === '*' || sign === '+' || (sign === '{' && /^\{\d{1,9},\}/.test(source.slice(i, i + 12)))) count += 1;
  }
  return count;
}

const ENTERED_ONCE = 'a run is entered at its beginning alone, for what stands before is looked at';
const PARTED = 'anchored, and signs that no run holds stand between the runs';
const BEHIND = 'each run stands behind a sign or word that it does not hold, so that it is reached once';
interface Reason {
  readonly file: string;
  readonly begins: string;
  readonly why: string;
  /** The sources alone do not tell this pattern: it is known from the running program. */
  readonly built?: true;
}
const REASONS: readonly Reason[] = [
  { file: 'extract/claims/above.ts', begins: String.raw`(?:(?<!\s)\s+)?\[[^\]]`, why: ENTERED_ONCE },
  {
    file: 'extract/entries/reference.ts',
    begins: String.raw`(?<=[\p{sc=Han}\p{sc=Hira}`,
    why: `${ENTERED_ONCE}; its first part ends at the first line break`,
  },
  { file: 'extract/headings.ts', begins: String.raw`(?:(?<!\s)\s+)?(?:[([（【]`, why: ENTERED_ONCE },
  { file: 'read/bibtex/names.ts', begins: '(?<!,),+$', why: ENTERED_ONCE },
  { file: 'read/blocks.ts', begins: String.raw`(?<!\n)\n+$`, why: ENTERED_ONCE },
  { file: 'text/identifiers/forms.ts', begins: String.raw`(?:(?<!\s)\s+)?\[[a-z.-]`, why: ENTERED_ONCE },
  { file: 'read/bibtex/names.ts', begins: String.raw`(?<!\s)\s+and\s+`, why: `${ENTERED_ONCE}; the second stands behind a word` },
  { file: 'read/docx/body.ts', begins: String.raw`^[[(]+|(?<![\]).:\s])`, why: `${ENTERED_ONCE}, or at the beginning of the text` },
  { file: 'read/docx/codes.ts', begins: String.raw`^\s*(?:ADDIN`, why: PARTED },
  { file: 'read/docx/fields.ts', begins: String.raw`^HYPERLINK\s+`, why: PARTED },
  { file: 'text/editor-notes.ts', begins: String.raw`^\s*(?:sic!?`, why: PARTED },
  { file: 'read/latex/bbl-data.ts', begins: String.raw`\\verb\s?\{`, why: 'each run stands behind a sign or word that it does not hold' },
  {
    file: 'server/logging.ts',
    begins: String.raw`\b(?:stet|ses|shr)_`,
    why: 'each run stands behind a word of its own and cannot fail once long enough',
  },
  {
    file: 'extract/claims/kind.ts',
    begins: String.raw`^\W*(?:sources?\s)?`,
    why: 'anchored, and what stands between its two runs is at most some hundred signs long',
  },
  {
    file: 'extract/claims/kind.ts',
    begins: String.raw`(?:\b(?:the|these|those|my`,
    why: 'its runs of letters end at a blank and are reached from at most some hundred places',
  },
  {
    file: 'extract/entries/starts.ts',
    begins: String.raw`(?<!\S)(?:(?!doi`,
    why: 'a word is entered at its beginning alone, and its first part ends where an identifier begins',
  },
  {
    file: 'extract/entries/reference.ts',
    begins: String.raw`(?<![\p{L}\d]-[\p{L}]{0,20})`,
    why: 'blanks before the line break hold none, and one hyphen leads to each run',
  },
  { file: 'extract/facts.ts', begins: '^(.{8,}?)(?:', why: 'anchored, and each run of blanks is entered at its beginning alone' },
  {
    file: 'extract/facts/names.ts',
    begins: String.raw`\p{Lu}[\p{L}\p{N}]*(?:[-'’&.]?`,
    why: 'nothing behind the runs can fail, so that the first way is the only one tried',
  },
  {
    file: 'extract/parse/numbers.ts',
    begins: String.raw`(?<![\d.])(\d{1,3})(?:st|nd`,
    why: 'a run of letters is reached from at most three digits, and blanks part the runs',
  },
  {
    file: 'read/plain.ts',
    begins: String.raw`^[^.]{0,60}?\p{Lu}`,
    why: 'anchored, and a run of letters is reached from at most 61 places',
  },
  {
    file: 'read/pdf/join.ts',
    begins: String.raw`(?<![\p{L}\p{N}][-’']?)`,
    why: 'a word is entered at its beginning alone, and its parts are parted by signs that they do not hold',
  },
  { file: 'text/names.ts', begins: '^(?:(?:john|jane|jon)', why: 'folded words hold no line break: the first find reaches the end' },
  { file: 'extract/headings.ts', begins: String.raw`^\s*(?:\d{1,2}\.?\s+)?(?:R ?E`, why: 'the first 80 characters of a line' },
  { file: 'compare/reference/authors.ts', begins: String.raw`^[^\p{L}\d]*(?:jr`, why: PARTED },
  { file: 'compare/quote/elided.ts', begins: String.raw`[\p{Ps}<]\s{0,3}(?:\.\s?\.`, why: BEHIND },
  { file: 'compare/claim/numbers/cues.ts', begins: String.raw`\b(?:percent|per cent`, why: 'a run of letters ends where its word does' },
  {
    file: 'compare/reference/title/printings.ts',
    begins: String.raw`^\s{0,3}\[?\s{0,3}(?:book`,
    why: 'anchored, and its one run stands behind a word',
  },
  { file: 'extract/parse/second-look.ts', begins: String.raw`(?<!\p{L})(?:journals?|j`, why: 'a run of letters ends where its word does' },
  {
    file: 'text/unreadable.ts',
    begins: String.raw`\ufffd+|(?<=\p{L})\?+`,
    why: 'one run cannot fail, the other is entered behind a letter alone',
  },
  { file: 'compare/claim/numbers/cues.ts', begins: String.raw`\b(?:differen(?:ce`, why: 'a run of letters ends where its word does' },
  {
    file: 'decide/warning/generated.ts',
    begins: String.raw`\[(?:your |the |author )?(?:institution`,
    why: 'nothing stands behind its one run',
  },
  {
    file: 'extract/entries/reference.ts',
    begins: String.raw`((?:https?:\/\/|www\.`,
    why: 'an address holds no blanks, so that a run of them is reached once from each of its at most some hundred beginnings',
  },
  { file: 'extract/entries/reference.ts', begins: String.raw`,?\s(?:ss?|sch`, why: BEHIND },
  {
    file: 'extract/pair/locator.ts',
    begins: String.raw`(?:\bat\s+|@\s?`,
    why: 'each run stands behind a word or a letter of its own, and its parts begin with a sign that they do not hold',
    built: true,
  },
  { file: 'extract/pair/locator.ts', begins: String.raw`^\s*(?:[,:#]\s*)?((\d`, why: PARTED },
  {
    file: 'extract/pair/locator.ts',
    begins: String.raw`^\s*(?:,\s*)?((?:#|§`,
    why: 'anchored, and its last run is reached from at most 80 places',
  },
  { file: 'extract/pair/marks.ts', begins: String.raw`\[`, why: BEHIND },
  {
    file: 'extract/pair/marks.ts',
    begins: String.raw`(\p{Lu}[\p{L}'’-]{1,40}(?:,?`,
    why: 'a run of blanks is reached from at most some hundred places of the name before it',
  },
  { file: 'extract/parse/numbers.ts', begins: '^(?:(?:pp?|pgs?', why: 'anchored, and its one run stands behind a word or sign' },
  { file: 'extract/quotes/sort.ts', begins: String.raw`\b(?:he|she|I)\s+(?:said`, why: BEHIND },
  { file: 'extract/quotes/sort.ts', begins: String.raw`^[\s,]*(?:(?:he|she|I)`, why: PARTED },
  { file: 'extract/quotes/text.ts', begins: String.raw`^\s*(?:#{1,6}\s*)?(?:(?:\*\*`, why: PARTED },
  { file: 'extract/triage/canonical.ts', begins: String.raw`\[(?:computer (?:software`, why: BEHIND },
  { file: 'extract/triage/uncheckable.ts', begins: String.raw`\b(?:(?:personal|private`, why: BEHIND },
  { file: 'extract/triage/uncheckable.ts', begins: String.raw`(?<![\p{L}\d])(?:unpublished`, why: BEHIND },
  { file: 'read/pasted.ts', begins: String.raw`(?<!\n)\n+$`, why: ENTERED_ONCE },
  {
    file: 'text/apparatus/citing.ts',
    begins: String.raw`^(?:(?=\D*\d)`,
    why: 'anchored; each part ends in a semicolon that no run holds, and blanks belong to what stands before them, so that there is one way',
  },
  {
    file: 'text/editor-notes.ts',
    begins: String.raw`^(?:[\s.,;:!?*_|…`,
    why: 'anchored, and the first sign of a part tells which it is, so that there is one way',
  },
  {
    file: 'text/folded.ts',
    begins: '[A-Za-z]+(?![^',
    why: 'what is given up at the end of a word is taken whole by the next alternative, and the others have one way',
  },
  { file: 'text/markup.ts', begins: String.raw`&(#\d{1,7}|#[xX]`, why: 'nothing stands behind its runs' },
];

const about =
  ({ file, source }: Pick<Literal, 'file' | 'source'>) =>
  (known: { readonly file: string; readonly begins: string }) =>
    `/${known.file}`.endsWith(`/${file}`) && source.startsWith(known.begins);

/** Why the pattern is linear, or null when nobody has said. The file may be named from src/ or from a folder in it. */
export const linearBecause = (literal: Pick<Literal, 'file' | 'source'>): string | null =>
  unlimited(literal.source) === 0 ? 'every repeat has a limit' : (REASONS.find(about(literal))?.why ?? null);

/** Reasons that no pattern answers to: they are to be taken off the list. */
export const idle = (literals: readonly Literal[]): string[] =>
  REASONS.filter((known) => known.built !== true && !literals.some((literal) => about(literal)(known))).map(
    ({ file, begins }) => `${file}: ${begins}`,
  );
