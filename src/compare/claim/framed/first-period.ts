/**
 * What holds for a first time alone, told without it: "driving is not recommended" beside "driving is not recommended during the first week", "the vaccine lowered the risk by 40 percent" beside "in the first year". Told
 * of rules and of effects with a figure: what was done in a first year was done.
 */
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { among, meantIn } from './pieces.ts';

const UNIT =
  '(?:hours?|days?|weeks?|months?|years?|Stunden?|Tage?|Tagen|Wochen?|Monate?n?|Jahre?n?|heures?|jours?|semaines?|mois|ans?|année|horas?|días?|semanas?|mes|meses|años?|ore|ora|giorni|giorno|settimane?|mesi|mese|ann[oi]|dias?|mês|anos?)';
const COUNT = '(?:\\p{L}{2,9} |\\p{Nd}{1,3} )?';
/** A quick look at sentences, and the phrase that limits. */
export const FIRST_PERIOD = new RegExp(
  `(?<![\\p{L}])(?:(?:in|during|for|within|over|throughout) (?:the|its|their|his|her) (?:first|initial) ${COUNT}${UNIT}|(?:im|während des|in den|während der|in der) ersten ${COUNT}${UNIT}|(?:au cours de|pendant|durant|dans|lors de)? ?(?:la première|les premiers|les premières|le premier|du premier|des premiers|de la première) ${COUNT}${UNIT}|(?:en|durante) (?:el primer|la primera|los primeros|las primeras) ${COUNT}${UNIT}|(?:nel primo|nella prima|nei primi|nelle prime|durante il primo|durante i primi) ${COUNT}${UNIT}|(?:no primeiro|na primeira|nos primeiros|nas primeiras|durante o primeiro|durante os primeiros) ${COUNT}${UNIT})(?![\\p{L}])`,
  'iu',
);
/** Words of a claim that set a time, or leave open that there is one. */
const TIME =
  /(?<![\p{L}])(?:first|initial\w{0,2}|early|begin\w{0,5}|at first|start\w{0,3}|short|tempor\w{2,6}|after\w{0,4}|when|until|erst\p{L}{0,3}|anfang\p{L}{0,2}|zunächst|nach|kurz\p{L}{0,8}|premi\p{L}{1,4}|début|d'abord|après|prim\p{L}{1,4}|inicial\p{L}{0,5}|después|inizial\p{L}{0,5}|dopo|depois)(?![\p{L}])|(?<![\p{L}])\p{Nd}{4}(?!\p{Nd})/iu;
/** "An effect that lasted for three years". */
const LASTS = new RegExp(`(?<![\\p{L}])${UNIT}(?![\\p{L}])`, 'iu');
/** Effects with a figure, and rules. */
const RULE =
  /\p{Nd} ?(?:%|percent|per cent|Prozent|pour cent|por cien\p{L}{1,3}|per cento)|(?<![\p{L}])(?:(?:is|are) (?:not )?(?:recommended|advised|allowed|permitted|required|free|forbidden|prohibited|banned|covered|guaranteed|reimbursed|exempt)|must|may|should|darf|dürfen|muss|müssen|doi(?:t|vent)|peu(?:t|vent)|debe[n]?|puede[n]?|deve|devono|devem|può|possono|pode[m]?)(?![\p{L}])/iu;
/** Share of the claim's words that the sentence must have, and where it has the very words of the rule. */
const SHARE = 0.75;
const OF_RULE = 0.5;
const LEAST = 2;

/** A first time that is left out. */
export function firstPeriodLeftOut(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = RULE.exec(claim.text);
  if (own === null || TIME.test(claim.text) || LASTS.test(claim.text)) return null;
  const words = meantIn(claim);
  if (words.length < LEAST) return null;
  let found: Told | null = null;
  for (const sentence of sentences) {
    const held = words.filter((form) => among(form, sentence.forms));
    const there = FIRST_PERIOD.exec(sentence.text);
    const rule = !/\p{Nd}/u.test(own[0]) && sentence.text.toLowerCase().includes(own[0].toLowerCase());
    if (held.length < LEAST || held.length < (rule ? OF_RULE : SHARE) * words.length) continue;
    // Another sentence may tell it of all the time.
    if (there === null) return null;
    const [start, end] = [claim.tokens[0]?.start ?? 0, claim.tokens.at(-1)?.end ?? 0];
    found ??= { how: 'stronger', start, end, against: there[0].trim(), sentence: sentence.span };
  }
  return found;
}
