/** Several told as one: twelve each are 24 together, 34 women and 21 men are 55 people, 4, 6 and 11 kg are 7 kg on average. */
import type { AboutNumber, NumberText } from './context.ts';
import { AVERAGE, TOTAL } from './cues.ts';
import { type Derivation, equal, MOST_READ, raw, SMALL, single } from './making.ts';

/** Letters on either side of a figure that are looked at. */
const BESIDE = 60;
/** "Lund and Uppsala each have": the names of two; "both towns have"; "all three houses have". */
const TWO_EACH = /(?:^|[.;,]\s)[^.;,]{1,40} and [^.;,]{1,30} each (?:\p{L}{2,12} ){1,2}$|\b[Bb]oth (?:\p{L}{2,20} ){1,4}$/u;
const TWO_APIECE = /^ (?:\p{L}{2,20} ){1,2}(?:each|apiece)\b/u;
const OF_TWO = /(?:^|[.;,]\s)[^.;,]{1,40} and [^.;,]{1,30}$/u;

/** A count of the claim that is that of two together of which the evidence tells how many each has. */
function eachTwice({ quantity: claim }: AboutNumber, claimText: string, { numbers, text }: NumberText): Derivation | null {
  if (!TOTAL.test(claimText)) return null;
  for (const one of numbers.slice(0, MOST_READ)) {
    const { kind, unit, value, span } = one.quantity;
    if (kind !== claim.kind || unit !== claim.unit || !single(one.quantity) || !equal(2 * value, claim.value)) continue;
    const before = text.slice(Math.max(0, span.start - BESIDE), span.start);
    if (TWO_EACH.test(before) || (OF_TWO.test(before) && TWO_APIECE.test(text.slice(span.end, span.end + BESIDE))))
      return { says: `2 × ${raw(one)} = ${claim.raw}`, exact: true, value: claim.value, of: [one], sure: true };
  }
  return null;
}

const PEOPLE =
  /^(?:people|persons|participants|patients|adults|children|students|animals|pupils|employees|victims|individuals|members|volunteers|subjects|workers|staff|passengers)$/i;
/** Sorts of people that are told apart. */
const SORTS =
  /^(?:wom[ae]n|m[ae]n|girls?|boys?|males?|females?|adults?|child(?:ren)?|infants?|mothers?|fathers?|husbands?|wives|widow(?:er)?s|soldiers|civilians|officers|doctors|nurses|teachers|pupils|students|patients|controls|passengers|crew|cases|volunteers|adolescents|teenagers)$/i;
/** One noun and "and", with or without an adjective. */
const AND_NEXT = /^ (?:\p{L}{2,14} ){0,1}\p{L}{3,14},? and (?:only |just |another )?$/u;

/** "55 people" of "34 women and 21 men": two counts that stand side by side, of two sorts, and the claim counts what both are. */
function sortsTogether({ quantity: claim, noun }: AboutNumber, { numbers, text }: NumberText): Derivation | null {
  if (claim.kind !== 'number' || noun === null || !PEOPLE.test(noun) || claim.value <= SMALL / 2) return null;
  const near = numbers.slice(0, MOST_READ);
  for (const [i, a] of near.entries()) {
    const b = near[i + 1];
    if (b === undefined || a.quantity.kind !== 'number' || b.quantity.kind !== 'number' || !single(a.quantity) || !single(b.quantity))
      continue;
    if (!equal(a.quantity.value + b.quantity.value, claim.value) || a.noun === null || b.noun === null || a.noun === b.noun) continue;
    if (a.noun === noun || b.noun === noun || !SORTS.test(a.noun) || !SORTS.test(b.noun)) continue;
    if (AND_NEXT.test(text.slice(a.quantity.span.end, b.quantity.span.start)))
      return { says: `${raw(a)} + ${raw(b)} = ${claim.raw}`, exact: true, value: claim.value, of: [a, b], sure: true };
  }
  return null;
}

const LISTED = /^,? (?:and )?$/;
/** Values that are averaged at least. */
const LEAST = 3;

/** "7 kg on average" of "4, 6 and 11 kg": the unit stands behind the last alone. */
function meanOfList({ quantity: claim }: AboutNumber, claimText: string, { numbers, text }: NumberText): Derivation | null {
  if (!AVERAGE.test(claimText)) return null;
  const near = numbers.slice(0, MOST_READ);
  for (let from = 0; from < near.length; from += 1) {
    let to = from;
    const next = (): boolean => {
      const [one, other] = [near[to], near[to + 1]];
      return one !== undefined && other !== undefined && LISTED.test(text.slice(one.quantity.span.end, other.quantity.span.start));
    };
    while (next()) to += 1;
    const list = near.slice(from, to + 1);
    from = to;
    const last = list.at(-1)?.quantity;
    if (list.length < LEAST || last === undefined || last.kind !== claim.kind || last.unit !== claim.unit) continue;
    if (!list.every(({ quantity }) => single(quantity) && (quantity.kind === 'number' || quantity.kind === last.kind))) continue;
    const mean = list.reduce((sum, { quantity }) => sum + quantity.plain, 0) / list.length;
    const off = Math.abs(mean - claim.plain);
    if (off <= (claim.step / 2) * (claim.value === 0 ? 1 : claim.plain / claim.value) * 1.000001)
      return {
        says: `(${list.map(raw).join(' + ')}) ÷ ${list.length} = ${claim.raw}`,
        exact: off < 1e-9,
        value: claim.value,
        of: list,
        sure: true,
      };
  }
  return null;
}

/** A value of the claim that several of the evidence come to; null where none does. */
export function takenTogether(claim: AboutNumber, claimText: string, evidence: NumberText): Derivation | null {
  if (!single(claim.quantity)) return null;
  return eachTwice(claim, claimText, evidence) ?? sortsTogether(claim, evidence) ?? meanOfList(claim, claimText, evidence);
}
