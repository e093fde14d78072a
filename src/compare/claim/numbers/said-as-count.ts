/**
 * Counts that the evidence tells in another form: "two retakes" of what may be retaken twice, "after nine months" of the ninth month, "29 megawatts" of nine turbines of 3.2 each, "42 members" of a vote of
 * "31 in favour, 6 against and 5 abstentions".
 */
import type { AboutNumber, NumberText } from './context.ts';
import { cuesOf, tellsFactor } from './cues.ts';
import { close, type Derivation, equal, MOST_READ, raw, SMALL, single } from './making.ts';

const followed = (claim: AboutNumber, says: string, of: readonly AboutNumber[], exact = true): Derivation => ({
  says: `${says} = ${claim.quantity.raw}`,
  exact,
  value: claim.quantity.value,
  of,
  sure: true,
});

/** "Two retakes" beside "may be retaken twice", and the other way round: the noun of the one is of the verb of the other. */
function countOfTimes(claim: AboutNumber, claimText: string, numbers: readonly AboutNumber[]): Derivation | null {
  const { kind, value } = claim.quantity;
  if (!single(claim.quantity) || value < 2 || (kind !== 'number' && kind !== 'times')) return null;
  if (kind === 'times' && tellsFactor(claim.quantity, cuesOf(claim, claimText))) return null;
  const other = kind === 'number' ? 'times' : 'number';
  for (const one of numbers) {
    if (one.quantity.kind !== other || !single(one.quantity) || one.quantity.value !== value) continue;
    const [counted, done] = kind === 'number' ? [claim, one] : [one, claim];
    const noun = counted.noun === null ? '' : firstStem(counted);
    if (noun !== '' && done.words.has(noun) && !/(?:ed|ing|fold)$/i.test(done.quantity.raw)) return followed(claim, raw(one), [one]);
  }
  return null;
}

/** The stem of what a number counts: of the words round it the one that counts most. */
const firstStem = ({ words }: AboutNumber): string => [...words].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0];

const BY_THEN = /\b(?:after|by|until|within|at|nach|après|au bout de|después de|dopo|depois de)(?: (?:about|some|only|just|the))? $/iu;
const UNITS = /^[ -](hour|day|week|month|year|season|Tag|Woche|Monat|Jahr|jour|mois|an|día|mes|año|giorno|mese|anno|dia|mês|ano)\b/iu;

/** "After nine months" beside "by the ninth month". */
function untilTheNth(claim: AboutNumber, claimText: string, { text }: NumberText, numbers: readonly AboutNumber[]): Derivation | null {
  const { quantity } = claim;
  const before = claimText.slice(Math.max(0, quantity.span.start - 24), quantity.span.start);
  if (quantity.kind !== 'measure' || quantity.unit !== 'time' || !single(quantity) || !BY_THEN.test(before)) return null;
  for (const one of numbers) {
    const { kind, value, span } = one.quantity;
    if (kind !== 'ordinal' || value !== quantity.plain) continue;
    const unit = UNITS.exec(text.slice(span.end, span.end + 12))?.[1]?.toLowerCase();
    if (unit !== undefined && quantity.raw.toLowerCase().includes(unit)) return followed(claim, `${raw(one)} ${unit}`, [one], false);
  }
  return null;
}

/** "Of 3.2 megawatts each", "von je 3,2 Megawatt", "1,000 euros to each household". */
const EACH_BEFORE =
  /(?<!\p{L})(?:each|every|je|jeweils|chacune?|chaque|cada(?: un[oa]?)?|ciascun[oa]?|ognun[oa]) (?:(?:of|with|de|di|mit) )?$/iu;
const EACH_BEHIND =
  /^,? (?:(?:to|for|per|from|in|by) )?(?:each|every|apiece|je|jeweils|chacune?|chaque|cada(?: un[oa]?)?|ciascun[oa]|ognun[oa]|pro|par)(?!\p{L})/iu;
/** Letters in which it stands. */
const EACH = 20;

/** What so many have together of which each has so much. */
function ofEach(claim: AboutNumber, { text }: NumberText, numbers: readonly AboutNumber[]): Derivation | null {
  const { quantity } = claim;
  if (!single(quantity) || !/^(?:measure|currency|number)$/.test(quantity.kind) || quantity.unit === 'time') return null;
  if (quantity.kind === 'number' && quantity.value <= SMALL) return null;
  for (const one of numbers) {
    const { kind, unit, value, span } = one.quantity;
    if (kind !== quantity.kind || unit !== quantity.unit || !single(one.quantity) || value <= 0) continue;
    if (
      !EACH_BEFORE.test(text.slice(Math.max(0, span.start - EACH), span.start)) &&
      !EACH_BEHIND.test(text.slice(span.end, span.end + EACH))
    )
      continue;
    for (const count of numbers) {
      if (count === one || count.sentence !== one.sentence || count.quantity.kind !== 'number' || !single(count.quantity)) continue;
      const all = [count.quantity, ...count.quantity.others].find(
        (reading) => reading.value >= 2 && close(quantity, reading.value * value),
      );
      if (all !== undefined) return followed(claim, `${raw(count)} × ${raw(one)}`, [count, one], equal(all.value * value, quantity.value));
    }
  }
  return null;
}

/** Between two counts of a list: few words, a comma or "and". */
const LISTED = /^ (?:[\p{L}’'-]{1,20} ){0,4}[\p{L}’'-]{1,20}(?:,|,? (?:and|und|et|y|e)) $/u;
/** Least counts of a list that is added up without being asked for. */
const LEAST = 3;

/** "42 members" of "31 votes in favour, 6 against and 5 abstentions": all counts of one list. */
function ofAList(claim: AboutNumber, { text }: NumberText, numbers: readonly AboutNumber[]): Derivation | null {
  const { quantity } = claim;
  if (quantity.kind !== 'number' || !single(quantity) || quantity.value <= SMALL) return null;
  for (let from = 0; from < numbers.length; from += 1) {
    const list = [numbers[from] as AboutNumber];
    for (let at = from + 1; at < numbers.length; at += 1) {
      const [last, next] = [list.at(-1) as AboutNumber, numbers[at] as AboutNumber];
      if (next.quantity.kind !== 'number' || !LISTED.test(text.slice(last.quantity.span.end, next.quantity.span.start))) break;
      list.push(next);
    }
    from += list.length - 1;
    if (list.length < LEAST || !list.every(({ quantity: one }) => one.kind === 'number' && single(one))) continue;
    if (
      equal(
        list.reduce((sum, one) => sum + one.quantity.value, 0),
        quantity.value,
      )
    )
      return followed(claim, list.map(raw).join(' + '), list);
  }
  return null;
}

/** A count of the claim that all numbers of a source tell in another form; null where they do not. */
export function saidAsCount(claim: AboutNumber, claimText: string, evidence: NumberText): Derivation | null {
  const numbers = evidence.numbers.slice(0, MOST_READ);
  return (
    countOfTimes(claim, claimText, numbers) ??
    untilTheNth(claim, claimText, evidence, numbers) ??
    ofEach(claim, evidence, numbers) ??
    ofAList(claim, evidence, numbers)
  );
}
