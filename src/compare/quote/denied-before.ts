/** Whether a quote was cut from behind the word that denies it: “adverse events were reported” out of “No adverse events were reported”. */
import { isNegation } from '../../text/weight.ts';

/** Words that deny what stands right behind them; those that only limit it ("only", "except", "unless") do not. */
const DENIES =
  /^(?:not?|never|neither|hardly|scarcely|barely|rarely|seldom|without|nicht|kein(?:e[nmrs]?)?|nie(?:mals)?|weder|ohne|jamais|sans|nunca|não|niet|geen|nooit|inte|ikke|ingen|не|ни|без)$|n['’]t$/;
/** What a writer says in words of his own before such a quote: a denial of any kind, or that something is missing. */
const OWN_DENIAL =
  /(?<!\p{L})(?:absen(?:t|ce)|lack|little|few|doubt|reject|refus|den(?:y|ie)|fail|unable|unlikely|contrary|oppos|against|dis(?:miss|agree|pute)|rul(?:es|ed|ing) out|exclud|fehl|mangel|kaum|bestreit|verneint|abgelehnt|absence|peu d|refus|nég)/iu;

/**
 * The word of the source that stands right before quoted words and denies them, in the same clause. Undefined where there is none, or
 * where `lead`, the writer's own words before the quote, denies something too: “found no “adverse events””. Where nobody knows what the
 * writer says (`lead` is undefined), only of a quote that stands as a sentence.
 */
export function deniedBefore(source: string, start: number, quote: string, lead: string | undefined): string | undefined {
  const [, or = '', word = ''] = /(or\s+)?([\p{L}'’]{2,12})\s+["“„«‘'(]?$/iu.exec(source.slice(Math.max(0, start - 40), start)) ?? [];
  if (or || !DENIES.test(word.toLowerCase()) || (lead === undefined && !/^\P{L}*\p{Lu}/u.test(quote))) return undefined;
  if (lead === undefined) return word;
  const own =
    lead
      .toLowerCase()
      .split(/[.!?]\s/)
      .at(-1) ?? '';
  return OWN_DENIAL.test(own) || own.split(/[^\p{L}'’]+/u).some(isNegation) ? undefined : word;
}
