/** What tells of an effect or denies one, in a claim or a sentence, and which words are of one family. English. */
import type { SentenceRead } from '../exchanged/read.ts';
import { formOf } from '../select/expand.ts';

/** More of the one than of the other. "More than half" says how many. */
export const COMPARES =
  /\b(?:(?:more|less|fewer)(?! than (?:half|two|three|four|five|an? (?:third|quarter|fifth|tenth|dozen|hundred|thousand)|\d))|higher|lower|greater|larger|smaller|better|worse|superior|inferior|elevated|compared with|compared to|relative to|[a-z]{3,9}(?:er|ier) (?=than\b)|sooner|earlier|later|faster|slower|longer|shorter)\b/gi;
/** That something did something. */
export const MOVES =
  /\b(?:improv(?:e|es|ed|ing)|increas(?:e|es|ed|ing)|reduc(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|lower(?:s|ed|ing)|rais(?:e|es|ed|ing)|prevent(?:s|ed|ing)?|chang(?:e|es|ed|ing)|affect(?:s|ed|ing)?|alter(?:s|ed|ing)?|influenc(?:e|es|ed|ing)|boost(?:s|ed|ing)?|enhanc(?:e|es|ed|ing)|worsen(?:s|ed|ing)?|impair(?:s|ed|ing)?|shorten(?:s|ed|ing)?|lengthen(?:s|ed|ing)?|prolong(?:s|ed|ing)?|extend(?:s|ed|ing)?|widen(?:s|ed|ing)?|narrow(?:s|ed|ing)|strengthen(?:s|ed|ing)?|weaken(?:s|ed|ing)?|slow(?:s|ed|ing)|sped|speeds|help(?:s|ed)|harm(?:s|ed|ing)?|damag(?:es|ed|ing)|protect(?:s|ed)|rises?|rose|risen|fell|falls(?= (?:by|as|with|after|when|in))|fallen|grew|grown|dropped|declin(?:e|es|ed|ing)|went (?:up|down)|los[et]|lost|gain(?:s|ed)|predict(?:s|ed|ing)?|(?:associated|correlated|linked|related|went along|goes along) (?:with|to)|depend(?:s|ed)? on|caus(?:e|es|ed|ing)|led to)\b/gi;
/** A claim that denies or limits something is for other rules. */
export const BOUND =
  /\b(?:no|not|none|nobody|nothing|never|neither|nor|without|hardly|barely|equal(?:ly)?|same|similar(?:ly)?|alike|comparable|identical|un(?:changed|affected|related)|regardless|independent(?:ly)?|irrespective|only|except|both|may|might|can|could|whether|if|(?:refus|declin)(?:es|ed) to|fail(?:s|ed) to)\b|n['’]t\b/i;
/** What is only asked, or meant to be done, tells of nothing found. */
export const ASKED =
  /\b(?:whether|if|hypothes\w{2,4}|aim\w{0,3}|test(?:ed)? for|expect\w{0,3}|ask(?:ed)?|assum\w{2,4}|predicted that|examine[ds]?|investigate[ds]?)\b/i;

/** First letters in which words of one family agree. */
const FAMILY = 6;
/** Words for people that tell their sex, and their age. */
export const SEX = /^(?:women|woman|men|man|female|male|girl|boy|gender|sex)/;
export const AGE = /^(?:old|older|young|younger|elderly|age|aged)/;

/** By what a stem is known in the table of words of like sense: died and mortality, avoid and prevent. */
const headOf = (text: string): string => formOf({ text, kind: 'word' });

/** Whether two forms are of one word, family or sense. */
export const kin = (one: string, other: string): boolean =>
  one === other ||
  headOf(one) === headOf(other) ||
  (one.length >= FAMILY && other.length >= FAMILY && one.slice(0, FAMILY) === other.slice(0, FAMILY)) ||
  (SEX.test(one) && SEX.test(other)) ||
  (AGE.test(one) && AGE.test(other));

/** Forms of the words of a sentence between two places. */
export const between = ({ forms, tokens }: SentenceRead, from: number, to: number): string[] =>
  forms.filter((_, i) => (tokens[i]?.start ?? 0) >= from && (tokens[i]?.end ?? 0) <= to);

/** How a clause begins that goes on of whom the one before told: "but it lowered", "and lowered". */
const GOES_ON =
  /^[\s,;:]*(?:(?:but|and|yet|though|although|while|whereas|however),? )?(?:(?:it|they|this|these)\b|(?:also |still |clearly |significantly |strongly |markedly )?)/i;
const PRONOUN = /(?:it|they|this|these)$/i;
/** Whether a clause goes on of whom the one before told; `verb`: where its verb stands. */
export function goesOn(clause: string, verb: number): boolean {
  const lead = GOES_ON.exec(clause)?.[0] ?? '';
  return PRONOUN.test(lead) || lead.length === verb;
}
