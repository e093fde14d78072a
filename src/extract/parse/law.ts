/**
 * Court decisions and statutes by their form. A lawyer's citation is a formula (volume, reporter, page; court, date, docket), and what a
 * learned labelling makes of one is chance: it sees too few. Where the formula is there, it says what is what; all else is left as it was
 * read. Which formulas there are stands in law/cases.ts, law/acts.ts and law/abroad.ts; here, in which order they are asked.
 */
import { codeAt, isSmallAscii } from '../../text/letters.ts';
import { has, Signs, signsIn } from '../../text/signs.ts';
import {
  actAbroad,
  articleOfLawyers,
  chineseCase,
  courtAbroad,
  eastAsianAct,
  germanByDay,
  germanInJournal,
  japaneseCase,
  judgmentByDay,
  spanishCase,
  swissByDocket,
} from './law/abroad.ts';
import { actAlone, bill, code, europeanAct, publicLaw, resolution, sectionOfAct } from './law/acts.ts';
import {
  americanCase,
  commonwealthCase,
  docketCase,
  europeanCase,
  germanCase,
  humanRightsCase,
  neutralCase,
  partiesThenReporter,
} from './law/cases.ts';
import { type Draft, LawForm, type Places } from './law/form.ts';
import {
  arbitralAward,
  commonwealthAlone,
  countedByYear,
  courtOfEurope,
  databaseCase,
  frenchCase,
  hagueCase,
  judgmentInSeries,
  partiesAndYear,
  placeAlone,
  seriesAlone,
  stateCase,
  tradeReport,
  tribunalCase,
  unionCase,
} from './law/reports.ts';
import { americanLaw, germanLaw, inOfficialJournal, instrument, treatyByDay, unitedNations } from './law/statutes.ts';

/** Parties, or what a case of one is called: most references have neither, and need not be asked for the forms that begin so. */
const NAMED =
  /\s(?:vs?|c)\.?\s|^[\s\d.[\]()]{0,12}(?:In\s|Droit\sde\s|Re\s|Ex\sp(?:arte|\.)?\s|Matter\sof|Reference\sre|Estate\sof|The\s[^.,]{3,60}\[)/;

/** Forms that begin with parties, the strictest first: that of parties and a reporter anywhere takes what the others leave. */
const WITH_PARTIES = [
  hagueCase,
  unionCase,
  judgmentInSeries,
  tribunalCase,
  databaseCase,
  stateCase,
  americanCase,
  docketCase,
  humanRightsCase,
  neutralCase,
  countedByYear,
  arbitralAward,
  partiesAndYear,
  commonwealthCase,
  partiesThenReporter,
] as const;

/** What lawyers cite by a form: decisions, acts, and what other lawyers wrote of them. */
type Law = 'legal_case' | 'legislation' | 'article-journal';

/** A form of law, and how to tell that a reference cannot be of it before its pattern is run. */
interface Form {
  readonly read: (form: LawForm) => Law | null;
  /** First letters of the few words it begins with. A form that has none holds one of the words of `TELLS`. */
  readonly heads?: string;
  /** It may also begin with a word in capitals. */
  readonly capitals?: true;
}

/** Words and signs of law, one of which a form without a fixed beginning has; where one is, all forms are asked. */
const TELLS =
  /§|\]\sOJ\s|Art(?:\.|ikel)\s\d|Const\.|Fed\.\sR|UNTS|T\.?I\.?A\.?S|\sCode\sAnn|BGBl|\sSR\s\d|,\s(?:R\.?S|S)\.?[COBA]|\sReg\s\d|\sSI\s\d|Exec(?:utive|\.)\sOrder|^Public\sLaw|Assembly,|Council,|\sRes\s|\s(?:Regulations?|Rules|Order|Bill|Act),?\s(?:No\.?\s)?\d|Charter\sof|I\.?C\.?J|C\.?I\.?J|EU:[CTF]:|\]\sECR|[CTF][-‑–]\d|WT\/DS|Pub\.|\sCong\.|Act\s|\s(?:Ordinance|Code)\s\d|Resolution\s|\d\s[UC]\.\s?[SF]\.|ECLI:/;

/** Forms that begin with a number, a series, a court, an act. */
const OTHERS: readonly Form[] = [
  { read: hagueCase },
  { read: unionCase },
  { read: tradeReport },
  { read: placeAlone, heads: '0123456789' },
  { read: commonwealthAlone, heads: '[12' },
  { read: seriesAlone, heads: 'ABD' },
  { read: inOfficialJournal },
  { read: treatyByDay },
  { read: americanLaw },
  { read: publicLaw },
  { read: instrument },
  { read: sectionOfAct },
  { read: actAlone },
  { read: bill },
  { read: resolution },
  { read: code },
  { read: germanByDay, heads: 'ABEFGKLOSV' },
  { read: germanCase, heads: 'ABEFGKLOSV' },
  { read: swissByDocket, heads: 'BEU' },
  { read: germanInJournal, heads: 'ABFGKLOSV' },
  { read: articleOfLawyers, heads: 'ABCDEFGHIJKLMNOPQRSTUVWXYZsv' },
  { read: japaneseCase },
  { read: chineseCase },
  { read: eastAsianAct },
  { read: courtOfEurope, heads: 'CT' },
  { read: frenchCase, heads: 'CT' },
  { read: europeanCase, heads: 'ACEFJRT' },
  { read: europeanAct, heads: 'BCDEIRV' },
  { read: courtAbroad, heads: 'CST' },
  { read: judgmentByDay },
  { read: spanishCase, heads: 'AS' },
  { read: germanLaw },
  { read: unitedNations },
  { read: actAbroad, heads: 'DLMNOPRUVZ', capitals: true },
];

/** Those that may be asked of a text without such words, by its first letter and by whether a small one stands behind it. */
const byHead = new Map<string, readonly Form[]>();

function formsFor(text: string, signs: number): readonly Form[] {
  const letter = text.charAt(0);
  // Words in other letters are not told apart by their first one.
  if (letter > '~' || has(signs, Signs.cyrillic) || TELLS.test(text)) return OTHERS;
  const small = isSmallAscii(codeAt(text, 1));
  const head = small ? `${letter}a` : letter;
  let forms = byHead.get(head);
  if (forms === undefined) {
    forms = OTHERS.filter(({ heads, capitals }) => heads?.includes(letter) === true || (capitals === true && !small));
    byHead.set(head, forms);
  }
  return forms;
}

/**
 * Sets what the form of a citation says and gives its type; null when there is no such form. Changes `fields` and `spans`. `signs` are those
 * of the reference.
 */
export function readLaw(fields: Draft, spans: Places, raw: string, signs = signsIn(raw)): Law | null {
  const form = new LawForm(fields, spans, raw);
  if (NAMED.test(form.text))
    for (const read of WITH_PARTIES) {
      const type = read(form);
      if (type !== null) return type;
    }
  for (const { read } of formsFor(form.text, signs)) {
    const type = read(form);
    if (type !== null) return type;
  }
  return null;
}
