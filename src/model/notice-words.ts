/**
 * The words by which notices about works are announced ("Retraction: …", "Erratum to “…”") and by which works are marked that were taken
 * back ("RETRACTED: …", "… [Withdrawn]"). The same words begin titles that speak of such things: what tells them apart is what stands
 * behind them, since a whole title follows a mark, and a title begins with a capital letter.
 */

/** What a marked work is called. */
const WORK = '(?:article|paper|chapter|manuscript|publication|study|art[íi]culo|artigo|articolo|artikel|статья)';
/** Marks of works that were taken back, each with the word for what befell the work in `MARKS`. */
const RETRACTED =
  'retracted|notice of retraction|retract(?:ad|at)[oa]|retratad[oa]|r[ée]tract[ée]e?|ritrattat[oa]|zurückgezogen|отозван[ао]?|ретрагирован[ао]?|撤稿|撤回';
const WITHDRAWN = 'withdrawn|retirad[oa]|retirée?';
const FOR_NOW = 'temporary removal|temporarily removed';
const VIOLATION = 'notice of violation of ieee publication principles';
const MARK = `${RETRACTED}|${WITHDRAWN}|removed|${FOR_NOW}|${VIOLATION}`;
const MARKS: readonly (readonly [words: RegExp, befell: string])[] = [
  [new RegExp(`^(?:${RETRACTED})$`, 'iu'), 'retracted'],
  [new RegExp(`^(?:${WITHDRAWN})$`, 'iu'), 'withdrawn'],
  [/^removed$/iu, 'removed'],
  [new RegExp(`^(?:${FOR_NOW})$`, 'iu'), 'temporarily removed'],
  [new RegExp(`^(?:${VIOLATION})$`, 'iu'), 'marked as in violation of publication principles'],
];
/** Before the title: the mark, and what parts it from the title. */
const BEFORE = new RegExp(
  `^[^\\p{L}\\p{N}]{0,4}(?:(?:this )?${WORK} (?:(?:has been|was|is) )?)?(?<what>${MARK})(?: ${WORK})?(?<apart>\\s?[:：|]\\s{0,3}|[\\])】*]{1,3}[:：.–—-]?\\s{0,3}|\\s?[–—]\\s{0,3}|\\s-\\s|\\.\\s|\\s)(?=\\S)`,
  'iu',
);
/** Behind it: in brackets, perhaps with where that is told; or parted by a dash or a colon. */
const BEHIND = new RegExp(
  `(?:\\[(?:${WORK} )?(?<square>${MARK})(?: ${WORK})?(?:[.,;:] [^[\\]]{0,120}| in: [^[\\]]{0,120}| \\d{4})?\\]|\\((?:${WORK} )?(?<round>${MARK})(?: ${WORK})?(?:[.,;:] [^()]{0,120}| in: [^()]{0,120}| \\d{4})?\\)|\\s?[:–—-] (?<last>${MARK})(?: ${WORK})?)[^\\p{L}\\p{N}]{0,2}$`,
  'iu',
);

const capitals = (text: string): boolean => text === text.toUpperCase();
/** Whether a text goes on in the middle of a sentence. */
const goesOn = (text: string): boolean => /^[^\p{L}\p{N}]{0,3}\p{Ll}/u.test(text);
const befell = (mark: string): string | null => MARKS.find(([words]) => words.test(mark))?.[1] ?? null;

/** Whether what stands before a title is a mark and no word of a title: by how it is written, and by what follows. */
function isMark(what: string, apart: string, rest: string): boolean {
  const loud = capitals(what) && !capitals(rest);
  if (/^removed$/i.test(what)) return loud && apart.includes(':');
  if (/[\])】*]/.test(apart) || /^(?:notice|temporar)/i.test(what)) return true;
  return loud || (/[:：|–—-]/.test(apart) && !goesOn(rest));
}

/**
 * What befell a work as its title is marked: "retracted", "withdrawn", "removed" and the like. Takes a title as it is recorded or cited;
 * gives null where it bears no mark.
 */
export function takenBack(title: string): string | null {
  const before = BEFORE.exec(title);
  const { what = '', apart = '' } = before?.groups ?? {};
  if (before !== null && isMark(what, apart, title.slice(before[0].length))) return befell(what);
  const { square, round, last } = BEHIND.exec(title)?.groups ?? {};
  if (square !== undefined) return befell(square);
  // "— withdrawn" also ends titles of works about what was withdrawn.
  const mark = round ?? last ?? '';
  return capitals(mark) ||
    (round !== undefined ? /^(?:retracted|withdrawn)$/i.test(mark) : /^\p{Lu}/u.test(mark) && /[–—] \S+[^\p{L}]*$/u.test(title))
    ? befell(mark)
    : null;
}

/** The kinds of notices by their names, and who publishes them. */
const BY = "(?:(?:notice|statement|note) of |(?:partial|article|editorial|(?:author|publisher|editor)(?:s?['’]s?|s)?)\\s){0,2}";
const KINDS =
  '(?:retraction|withdrawal|removal|reinstatement|expression of concern|errat(?:um|a)|corrigend(?:um|a)|correction|addendum|r[ée]tractation|retractaci[óo]n|retratação|ritrattazione|berichtigung|zurückziehung|correcci[óo]n|correzione|rectificatif|fe de erratas)';
/** A notice by its name: "Author Correction", "Notice of retraction", "Retraction note and replacement". */
const NOTICE = `${BY}${KINDS}(?: (?:notice|note|statement|letter))?(?: and replacement)?`;
const OF = '(?:to|for|of|on|zu|zum|zur|à|au|a|de)';
/** A title that begins so. What it is of stands in quotation marks, behind a colon, or by its authors; some words are of nothing else. */
const ANNOUNCED = new RegExp(
  `^[^\\p{L}\\p{N}]{0,3}(?:${NOTICE}(?:$|\\s?[:：.–—]|\\s-\\s|\\s${OF}\\s?[:"“”„«‘’'\\x60]|\\s${OF}\\s(?:[^:“"]{1,60}\\bet al\\b))|(?:errat(?:um|a)|corrigend(?:um|a)|(?:retraction|withdrawal|removal) (?:note|notice|statement)) ${OF}\\s)`,
  'iu',
);
/** A text that ends so, right before the title of the work that the notice is about. */
const ANNOUNCING = new RegExp(`(?:^|[^\\p{L}])${NOTICE}(?:\\s?[:：.–—-]|\\s${OF}:?\\s)[^"“”:]{0,60}["“”„«‘’'[(]?\\s?$`, 'iu');
const OF_ANYTHING = new RegExp(` ${OF}(?!\\p{L})`, 'iu');
/** "Correction to Enhanced Gas Uptake …": what begins in the middle of a sentence is no title of a work. */
const OF_TITLE = /^(?:(?:Author|Publisher) )?(?:Correction|Retraction) to (?:the (?:article|paper)\b|\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll})/u;
const LONGEST_BEFORE = 110;

/** Whether a title is that of a notice about a work, and not of a work about such a thing. */
export function titleOfNotice(title: string): boolean {
  const found = ANNOUNCED.exec(title);
  if (found === null) return OF_TITLE.test(title);
  return OF_ANYTHING.test(found[0]) || !goesOn(title.slice(found[0].length));
}

/** Whether a text, looked at from its end, announces that a notice about the work is cited whose title follows. */
export const announcesNotice = (before: string): boolean => ANNOUNCING.test(before.slice(-LONGEST_BEFORE));

/** Words that may lead to "retracted" where that is said of a work behind its description. */
const SAID = `(?:(?:this|the|was|is|has been|since|now|later|subsequently|${WORK}) ){0,4}`;
/** What befell a work as it is said beside its description: "[Retraction published in …]", "(since retracted)", "Retraction in: …". */
const BESIDE = new RegExp(
  `(?:[[(]\\s?${SAID}(?:(?:${MARK})(?: ${WORK})?(?=[\\]).,;:]|\\s(?:in|on|by|due|because|for|after|as)\\b|\\s\\p{L}{0,9}\\.?\\s?\\d)|retraction (?:in|published|notice|note)\\b)|(?:^|[.;,!?)\\]*_"”’]\\s{0,2})${SAID}(?:(?:${MARK})(?: ${WORK})?(?:\\s?[:.;*_\\])]|\\s?$|,?\\s(?:in|on|by)[: ]|\\s\\p{L}{0,9}\\.?\\s?\\d)|retraction(?::|\\s(?:published|notice|note)\\b| in: )))`,
  'iu',
);
const ALOUD = /(?<!\p{L})(?:RETRACTED|WITHDRAWN)(?!\p{L})/u;

/** Whether a text beside the description of a work (what stands around its title, a note) says that it was taken back. */
export const saysTakenBack = (text: string): boolean => ALOUD.test(text) || BESIDE.test(text);
