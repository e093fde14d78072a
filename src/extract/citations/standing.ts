/**
 * What stands around numbers in square brackets: whether they are a mark, or an interval, an index, a value, part of a name.
 */

/** Before an interval, an index, a value: "x[1]", "in [0, 1]", "∈ [1, 2]", "range [3, 5]", "95% CI [1, 4]". */
const NO_MARK_BEFORE =
  /(?:(?<![\p{LC}\d])[A-Za-z\p{Script=Greek}]|[=∈⊂⊆×(+*^_]|(?<!\])\/|(?<!\p{L})(?!a)\p{Ll} in|\b(?:intervals?|ranges?|segments?|matri(?:x|ces)|(?:intervals?|ranges?|segments?) (?:from|on|over)|uniform(?:ly)? (?:on|over|in)|vector|(?<!(?:data|training|test|testing|validation|feature|benchmark|rule|tool|evaluation|development|challenge)[ -]?)set|between|within|bounded by|ratio|(?:lies?|lying|lay|liegt|liegen|situe|situa|está|estão|sta|się|лежит|ligger|ligt) (?:in|im|dans|en|w|в|i|no)|domain|array|values?|scale|pair|(?<=(?:has|have|with|of|in) )(?:shape|size|dimensions?)|paragraphs?|paras?\.?|Rn\.|Rz\.|rang(?:e|es|ed|ing) (?:over|from|across)|indices|index|bounds?|CI|C\.I\.|CrI|HDI|IQR|SD|median|mean|quartiles?|percentiles?),? ?(?:of|in|is|was)?)\s?$/iu;

/** Words of these that are as often the last of a sentence: "the choice of initial values [7, 13]". */
const SOFT_BEFORE = /\b(?:values?|set|domain|array|vector|scale|index|indices|size|shape|dimensions?)\s$/iu;
/**
 * "weights to [1, 3]": what is brought to an interval, as likely as what leads to works. Adjectives and verbs that ask for "to", and those whom
 * it sends to works, cite.
 */
const BROUGHT_TO =
  /(?<!(?:according|similar(?:ly)?|compar(?:ed|able)|contrary|due|thanks|addition|analogous(?:ly)?|identical(?:ly)?|equivalent|close|related|relative|owing|attributed|credited|contrast|response|respect|prior|opposed|readers?|akin|alternatives?|extensions?|ref(?:ers?|erred|erring|erence)|point(?:s|ed|ing)?|back|up|us|it|added?|introduction|complement(?:ary)?|superior|inferior|appeal(?:s|ed|ing)?|goes|going|went|leads?|led|leading|traced|answers?|repl(?:y|ies)|solutions?|approach(?:es)?|counterparts?|connections?|comparisons?|belongs?|ascribed|tied|linked|similarity))\sto\s$/iu;
/** A number right before, and whether a blank stands between. */
const VALUE_BEFORE = /(?<![\d.,])(\d{1,12}(?:[.,]\d{1,12})?)(\s?)$/;
export const YEAR_BEFORE = /(?<![\p{L}\d_.,])(?:1[89]|20)\d\d\s?$/u;
/** A number that is part of a name: "SARS-CoV-2", "COVID-19", "H1N1"; behind a single letter it is an index. */
export const NAME_BEFORE = /\p{L}{2}(?:[-‐‑–]\d{1,4}\s?|\d{1,4}\s)$|\p{Lu}\d\p{Lu}\d{1,2}\s$/u;

/**
 * Whether a number right before makes an interval or an index of what stands in brackets: "5.2 [3, 8]", which holds its estimate,
 * "x1[3]". "In 2012 [4, 7]", "COVID-19 [12, 15]", "below 0.05 [18, 15]" and "2012[4]" cite.
 */
function isOfValue(before: string, numbers: readonly number[]): boolean {
  if (!/\d\s?$/.test(before) || YEAR_BEFORE.test(before) || NAME_BEFORE.test(before)) return false;
  const [, value, blank] = VALUE_BEFORE.exec(before) ?? [];
  if (value === undefined) return numbers.length > 1 || !/\s$/.test(before);
  if (blank === '') return true;
  const estimate = Number(value.replace(',', '.'));
  return mayBeInterval(numbers) && (numbers[0] ?? 0) <= estimate && estimate <= (numbers.at(-1) ?? 0);
}

/** Two numbers that rise, or a run from one to another. */
const mayBeInterval = (numbers: readonly number[]): boolean =>
  numbers.length > 1 &&
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0)) &&
  (numbers.length === 2 || isRun(numbers));
const isRun = (numbers: readonly number[]): boolean => numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);

/** Counted parts of a decision, and what else people count in brackets. */
const COUNTED =
  /\b(?:[Ff]igures?|[Ff]igs?\.|[Tt]ables?|Abbildung|Abb\.|Tabelle|Tab\.|[Ee]quations?|[Ee]qs?\.|[Pp]ages?|[Vv]erses?|paragraphs?|paras?\.?|Rn\.|Rz\.|Interview|Interviewee|Respondent|Participant|Informant|Subject|Question|Box|Exhibit|Exercise|Clause|Befragter?|Frage|Entretien|Entrevista|Level|Day|Week|Chapter|Row|[Rr]ow \d{1,3}, column|Lane|Cohort|Press|Schritt|Zeile|Kapitel|Stufe)\s?$/u;
/** "[1, 4] to [2, 8]": a function from one interval to another. */
const TO_INTERVAL = /^\s(?:to|into|onto|→|×)\s?\[/u;
/** "[2] → [3]": one set to another. */
const TO_SET = /^\s?(?:→|×)\s?\[/u;
const FROM_SET = /\]\s?(?:→|×)\s?$/u;
const FROM_INTERVAL = /\]\s(?:to|into|onto|→|×)\s?$/u;
/** A value in a unit, or a set that is named: "[2, 5] °C", "[3] = {1, 2, 3}". */
const MEASURED =
  /^\s?(?:°|%|‰|(?:[cdkmµμn]?m|[kmµμn]?g|m?s|[kMG]?Hz|[kmM]?V|[kMG]?W|[kMG]?Pa|[kMG]?eV|K|T(?!\s?[-–]?\s?(?:cells?|lymph|helper))|Å|dB|h|min|[MG]?yr|k?pc|mol|years?|days?|hours?|weeks?|months?|Jahren?|ans|años|anni)(?![\p{L}\d]))/u;
const NAMED_SET = /^\s(?::=|=|∈|⊂|⊆)\s/u;
/** Places in data as programs write them: "row[3]", "my_list[4]", "x.items[2]", "a[1][2] = 3". */
const INDEXED =
  /(?:(?<!\p{L})(?:list|lst|rows?|cols?|arr|args?|argv|buf|buffer|dict|tuple|vec|idx|ptr|str|self|df)|(?<!\p{L})\p{L}\[(?:\d{1,4}|\p{Ll})\]|_\p{L}{0,16}|\p{L}\.\p{Ll}{1,16})$/u;
/** A letter directly behind a bracket that a letter stands directly before, "benzo[3]annulene", and no word that lost its blank. */
const WITHIN_WORD =
  /^(?!(?:a|an|and|are|as|at|but|by|en|et|for|from|has|have|in|is|of|on|or|shows?|that|the|to|und|was|were|which|with|y)(?!\p{L}))\p{Ll}/u;

/** What a formula applies to a letter: "H²(X)[3]". An abbreviation in round brackets has more letters. */
const APPLIED = /(?<![\p{L}\p{M}])\p{L}{1,2}[⁰¹²³⁴⁵⁶⁷⁸⁹\d*′']{0,2}\(\p{L}(?:[,;]\s?\p{L})?\)$/u;

/** Characters before a mark that are looked at. */
const BEFORE = 20;

/**
 * Whether what stands in square brackets is a mark by what stands around it: `alone`, or `bound` to it as an interval, an index, a value or
 * part of a name; `doubtful` where it may be either, as numbers behind a blank are behind a word for values.
 */
export function standing(text: string, start: number, end: number, numbers: readonly number[]): 'alone' | 'doubtful' | 'bound' {
  const before = text.slice(Math.max(0, start - BEFORE), start);
  if (COUNTED.test(before) || APPLIED.test(before)) return 'bound';
  const after = text.slice(end, end + 8);
  // Nobody cites a work twice in one mark: "a kernel of [3, 3]".
  if (numbers.length === 2 && numbers[0] === numbers[1]) return 'bound';
  if (numbers.length === 2 && (TO_INTERVAL.test(after) || FROM_INTERVAL.test(before) || MEASURED.test(after))) return 'bound';
  if (NAMED_SET.test(after) || TO_SET.test(after) || FROM_SET.test(before)) return 'bound';
  // A row of a matrix: "[[1, 2], [3, 4]]".
  if (numbers.length > 1 && /\[$/.test(before) !== /^\]/.test(after)) return 'bound';
  // A bracket of the sentence that opens with the mark: "([3], p. 5)"; "([1, 2])" may be an interval.
  if (/(?:^|\s)\($/.test(before)) return numbers.length === 2 && /,/.test(text.slice(start, end)) ? 'doubtful' : 'alone';
  const tight = !/\s$/.test(before);
  if (NO_MARK_BEFORE.test(before) && (tight || numbers.length > 1)) return SOFT_BEFORE.test(before) ? 'doubtful' : 'bound';
  if (numbers.length === 2 && mayBeInterval(numbers) && !/[–-]/.test(text.slice(start, end)) && BROUGHT_TO.test(before)) return 'doubtful';
  if (isOfValue(before, numbers)) return tight ? 'bound' : 'doubtful';
  const within =
    /[\p{LC}\d_\]]$/u.test(before) &&
    (INDEXED.test(before) || (/\p{L}$/u.test(before) && WITHIN_WORD.test(after)) || /^\s?[:=]?=\s/.test(after));
  return within ? 'bound' : 'alone';
}
