/**
 * Other ways in which one and the same title is printed, each to be compared beside the title as it stands: what is said of a review and
 * of an erratum in several forms, the number of a series before or behind, an acronym explained in brackets, Greek letters set in Latin
 * ones, letters read in a wrong character set, commands of somebody's own TeX. Only forms differ here; no word of the title is lost.
 */
import type { CslItem } from '../../../model/csl.ts';
import { hasLostLigature, withLigatures } from '../../../text/damaged.ts';
import { readAgain } from '../../../text/misread.ts';

/** German and Nordic letters as they are spelt where a keyboard lacks them. */
const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', Å: 'Aa' };
const spelt = (title: string): string => title.normalize('NFC').replace(/[äöüåÄÖÜÅ]/g, (letter) => SPELT[letter] ?? letter);

/** A command that only the records' own style knows: some readers keep its name, others drop it. */
const OWN_COMMAND = /\\[A-Za-z]{1,20}/g;
/** Names of programs that their own commands print; those that hold "TeX" print it as it stands. */
const SET_AS: Readonly<Record<string, string>> = { '\\MF': 'Metafont ', '\\MP': 'MetaPost ' };
/** The same where names of programs ("\LaTeX", "\MF") are words of the title. */
const SMALL_COMMAND =
  /\\(?:ssf?|sf|rm|it|bf|tt|sc|em|sl|acro|pkg|file|code|prog|cmd|smallcaps|booktitle|titleof|textsc|texttt)(?![a-z])\s?/g;
/** A command whose braces were lost, so that its name and its text became one: "\pkgmayan". */
const GLUED_COMMAND = /\\(?:booktitle|pkg|acro|file|code|prog|cmd|emph|textit|textbf|textsf|texttt|textsc|smallcaps|titleof)(?=\p{L})/gu;

/** What a title of a review begins with. */
const REVIEW =
  /^\s{0,3}\[?\s{0,3}(?:book |film )?reviews?(?:\s{0,2}:|\s{0,2}\.|\s+of\b\s{0,2}:?)\s{0,3}(?:the (?:book|monograph|volume|film)\b:?\s{0,3})?/i;
/** Where the name of who wrote the reviewed work begins. */
const REVIEWED_BY = /(?:,\s{0,2}|\s)(?:by|von|par|di|de|por|edited by|ed\. by)\s+(?=\p{Lu})/gu;
const IN_BRACKETS = /\s{0,3}\([^()]{3,80}\)\s{0,3}$/;
const EDITION = /,?\s{0,3}(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|revised|new) (?:ed\.?|edn\.?|edition)\s{0,3}$/i;
const QUOTED = /^["“”„«»'‘’\s]{1,4}|["“”„«»'‘’\s\].,]{1,5}$/g;

/** "Review of X, by Y", "[Review of the book X, by Y]" and "Book review: X (Y)" as one: what is said of a review is X. Null for other titles. */
export function reviewOf(title: string): string | null {
  const begins = REVIEW.exec(title);
  if (begins === null) return null;
  let rest = title.slice(begins[0].length).replace(/\][.\s]{0,3}$/, '');
  const by = [...rest.matchAll(REVIEWED_BY)].at(-1);
  if (by !== undefined && by.index >= LEAST) rest = rest.slice(0, by.index);
  rest = rest.replace(IN_BRACKETS, '').replace(EDITION, '').replace(QUOTED, '');
  return rest.length >= LEAST ? `Review of ${rest}` : null;
}

/** Letters that must be left of a title. */
const LEAST = 6;

const CORRECTS =
  /^\s{0,3}\[?(?:publisher(?:'s|’s)? |author(?:'s|’s)? )?(erratum|errata|corrigendum|corrigenda|correction|addendum)\s{0,2}(?:\s(?:to|for|in)\b)?\s{0,2}[:.—–-]?\s{1,3}(?=\S)/i;
/** The number of a series before a title, and behind it: "RFC 3986", "ISO/IEC 14882:2020". */
const NUMBER_BEFORE =
  /^\s{0,3}(?:(?:RFC|STD|BCP|FYI|I-D) ?\d{1,5}|(?:ISO|IEC|IEEE|DIN|EN|ANSI|NISO|BS|ASTM)(?:\/[A-Z]{2,4}){0,2}(?: EN)?(?: ISO)? ?[A-Z]?\d{1,5}(?:[-.]\d{1,3}){0,2}(?:[:-]\d{4})?)\s{0,2}[:.,—–-]?\s{1,3}(?=[\p{L}"“«„])/u;
/** The number of a report before its title: "Technical Report CS-98-12: ", "Working Paper 42. ". */
const REPORT_BEFORE =
  /^\s{0,3}(?:NBER\s|IZA\s|CEPR\s)?(?:technical report|tech\. ?rep\.|(?:research|internal|project) report|working paper|discussion paper|technical (?:note|memorandum)|report|memo)\s(?:series\s)?(?:no\.?\s?|nr\.?\s?|#\s?)?[A-Z]{0,6}[-/ ]?\d{1,6}(?:[-/.]\d{1,6}){0,2}\s?[:.,–—-]\s{1,3}(?=\S)/iu;
/** The sign of a note that a copy ran into the last word: "walls and hedges1". A name of a program has capitals, or is short. */
const NOTED = /(?<=[\s-]\p{L}\p{Ll}{5,30})[1-9]$/u;
const NUMBER_BEHIND =
  /[\s,.(—–-]{1,4}(?:(?:(?:RFC|STD|BCP|FYI) ?\d{1,5}|(?:ISO|IEC|IEEE|DIN|EN|ANSI)(?:\/[A-Z]{2,4}){0,2} ?\d{1,5}(?:-\d{1,3}|\.\d{1,3})?(?::\d{4})?)[\s,.)]{0,3}){1,3}$/;

/** The series of a book, with its number in it: "(Vampires of Argo #6)". */
const SERIES = /\s\([^()]{3,60}(?:#|,? (?:book|vol(?:ume)?\.?|bd\.?|band|no\.?) ?)\d{1,3}\)\s{0,3}$/i;
/** Whose work is held, behind a title of catalogued data: "Hipparcos, the New Reduction (van Leeuwen, 2007)". */
const CREDITED =
  /\s\((?:[a-z]{1,4}\s){0,2}\p{Lu}[\p{L}’'-]{1,30}(?:\+|,?\set\sal\.?)?,?\s(?:19|20)\d\d[a-z]?(?:[–-](?:19|20)\d\d)?\)\s{0,3}$/u;
/** An acronym in brackets: "(QUBO)", "(CNNs)". */
const ACRONYM = /\s?\((\p{Lu}[\p{Lu}\d-]{1,9})s?\)/gu;

/** What a number in a series of papers is called: "Part 2.", "14. Mitt.". */
const PART_BEFORE = /(?<=[.:;,–—-]\s{1,2})(?:part|pt\.?|teil|partie|parte)\s(?=(?:\d{1,3}|[ivxl]{1,6})\b)/giu;
const PART_BEHIND = /(?<=[.:;,–—-]\s{1,2}\d{1,3}\.?\s?)(?:mitt(?:eilung|\.)|(?:communication|communic\.|comm\.))/giu;

/** Characters before an acronym in which its words stand. */
const REACH = 120;

/** The title without acronyms in brackets that the words before them spell out. */
export function withoutAcronyms(title: string): string {
  return title.replace(ACRONYM, (whole, acronym: string, at: number) => {
    const before = title.slice(Math.max(0, at - REACH), at).toLowerCase();
    const letters = [...acronym.toLowerCase().replace(/[^\p{L}]/gu, '')];
    // The first letter begins a word, the others follow in order: "Quadratic Unconstrained Binary Optimization (QUBO)".
    const spelt = [...before.matchAll(/(?<!\p{L})\p{L}/gu)].some(({ 0: letter, index }) => {
      if (letter !== letters[0]) return false;
      let from = index;
      return letters.slice(1).every((one) => {
        from = before.indexOf(one, from + 1);
        return from > 0;
      });
    });
    return spelt ? '' : whole;
  });
}

/** A title that begins with the name of the group that wrote it, without that name ("World Medical Association Declaration of Helsinki"); null for others. */
export function withoutGroup({ title = '', author = [] }: Pick<CslItem, 'title' | 'author'>): string | null {
  const group = author.find(({ literal }) => literal !== undefined && title.toLowerCase().startsWith(`${literal.toLowerCase()} `))?.literal;
  return group === undefined ? null : title.slice(group.length + 1);
}

/** Greek letters as fonts and keyboards without them print them: "b-catenin" for "β-catenin". No two of them become one. */
const LOOK: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'b',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  κ: 'k',
  λ: 'l',
  μ: 'u',
  µ: 'u',
  σ: 's',
  τ: 't',
  ω: 'w',
};
const GREEK_ALONE = /(?<!\p{Script=Greek})[αβγδεκλμµστω](?!\p{Script=Greek})/gu;
/** Signs that are set for Greek capitals. */
const CAPITALS: Readonly<Record<string, string>> = { '∑': 'Σ', '∏': 'Π', '∆': 'Δ' };
const SHARP_S = /(?<!\p{L})ß(?!\p{L})/gu;

/** All of them, each once, never the title itself; readings that cannot be told from it are left out. */
export function otherPrintings(title: string): readonly string[] {
  const out = new Set<string>([spelt(title)]);
  if (/[\u0080-\uffff]{2}/.test(title)) out.add(readAgain(title));
  if (hasLostLigature(title)) out.add(withLigatures(title));
  if (title.includes('\\')) {
    out.add(title.replace(OWN_COMMAND, ' '));
    out.add(title.replace(OWN_COMMAND, (command) => (command.includes('TeX') ? `${command.slice(1)} ` : (SET_AS[command] ?? ' '))));
    out.add(title.replace(SMALL_COMMAND, ''));
    out.add(title.replace(GLUED_COMMAND, ''));
  }
  if (title.includes('ß')) out.add(title.replace(SHARP_S, 'β'));
  if (/\p{Script=Greek}|µ/u.test(title)) out.add(title.replace(GREEK_ALONE, (letter) => LOOK[letter] ?? letter));
  if (/[∑∏∆]/.test(title)) out.add(title.replace(/[∑∏∆]/g, (sign) => CAPITALS[sign] ?? sign));
  out.add(title.replace(PART_BEFORE, '').replace(PART_BEHIND, ''));
  if (title.includes('(')) out.add(withoutAcronyms(title)).add(title.replace(SERIES, '')).add(title.replace(CREDITED, ''));
  if (CORRECTS.test(title)) out.add(title.replace(CORRECTS, (_, word: string) => `${word}: `));
  if (/\d/.test(title))
    for (const one of [
      title.replace(NUMBER_BEFORE, ''),
      title.replace(REPORT_BEFORE, ''),
      title.replace(NOTED, ''),
      title.replace(NUMBER_BEHIND, ''),
    ])
      if (one.length >= LEAST) out.add(one);
  const review = reviewOf(title.replace(GLUED_COMMAND, ''));
  if (review !== null) out.add(review);
  out.delete(title);
  return [...out];
}
