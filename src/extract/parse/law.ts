/**
 * Court decisions and statutes by their form. A lawyer's citation is a formula (volume, reporter, page; court, date, docket), and what a
 * learned labelling makes of one is chance: it sees too few. Where the formula is there, it says what is what; all else is left as it was
 * read. Which formulas there are stands in law-cases.ts, law-acts.ts and law-abroad.ts; here, in which order they are asked.
 */
import { actAbroad, courtAbroad, judgmentByDay, spanishCase } from './law-abroad.ts';
import { actAlone, code, europeanAct, publicLaw, resolution, sectionOfAct } from './law-acts.ts';
import {
  americanCase,
  commonwealthCase,
  docketCase,
  europeanCase,
  germanCase,
  humanRightsCase,
  neutralCase,
  partiesThenReporter,
} from './law-cases.ts';
import { type Draft, LawForm, type Places } from './law-form.ts';
import { hagueCase, judgmentInSeries, tradeReport, tribunalCase, unionCase } from './law-international.ts';
import {
  arbitralAward,
  countedByYear,
  databaseCase,
  frenchCase,
  partiesAndYear,
  placeAlone,
  seriesAlone,
  stateCase,
} from './law-reports.ts';

/** Parties, or what a case of one is called: most references have neither, and need not be asked for the forms that begin so. */
const NAMED =
  /\s(?:vs?|c)\.?\s|^[\s\d.[\]()]{0,12}(?:In\s|Re\s|Ex\sp(?:arte|\.)?\s|Matter\sof|Reference\sre|Estate\sof|The\s[^.,]{3,60}\[)/;

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
  partiesThenReporter,
  commonwealthCase,
] as const;

/** Forms that begin with a number, a series, a court, an act. */
const OTHERS = [
  hagueCase,
  unionCase,
  tradeReport,
  placeAlone,
  seriesAlone,
  publicLaw,
  sectionOfAct,
  actAlone,
  resolution,
  code,
  germanCase,
  frenchCase,
  europeanCase,
  europeanAct,
  courtAbroad,
  judgmentByDay,
  spanishCase,
  actAbroad,
] as const;
const ALL = [...WITH_PARTIES, ...OTHERS] as const;

/** Sets what the form of a citation says and gives its type; null when there is no such form. Changes `fields` and `spans`. */
export function readLaw(fields: Draft, spans: Places, raw: string): 'legal_case' | 'legislation' | null {
  const form = new LawForm(fields, spans, raw);
  for (const reader of NAMED.test(form.text) ? ALL : OTHERS) {
    const type = reader(form);
    if (type !== null) return type;
  }
  return null;
}
