/**
 * Figures that follow from a whole and its part: what is left of it ("280 did not reply" of 400 whom 120 answered), how many a share of it are, the whole of which
 * a part is told with its share.
 */
import type { Quantity } from '../../../text/quantity.ts';
import { stemOf } from '../../../text/tokens/stem.ts';
import { SIDES } from '../recall/opposites.ts';
import { countsAlike } from './apart.ts';
import { type AboutNumber, coveredSubject, type NumberText } from './context.ts';
import { close, type Derivation, equal, isPartOf, MOST_READ, made, raw, SMALL, single, stemsOf } from './making.ts';

/** Why such a figure is borne out: a denial of the claim is none of the source then. */
export const REST = 'what is left of a whole that the evidence gives';
/** The same where the evidence says of the rest, by that name, what the claim says of it. */
export const NAMED_REST = 'what is left of a whole, of which the evidence says this';
export const isRest = (why: string | undefined): boolean => why === REST || why === NAMED_REST;

/** What denies, or tells of those of whom something is not so. */
const DENIES =
  /\b(?:not|no|none|without|never|neither|nor|non|others?|rest|remain\w*|fail\w*|lack\w*|miss(?:ed|es|ing)|lost|los(?:es|ing)|stopped|ceased|absent|reject\w*|refus\w*|killed|died|drown\w*|declined|un(?!der|til|ion|it|ique|ivers|dici|icef)\p{L}{4,})\b|n['’]t\b/giu;
/** In other languages, where two words may make one denial: "non … mai", "ne … jamais". */
const DENIES_ELSEWHERE =
  /(?<!\p{L})(?:nicht|kein\p{L}{0,2}|nie|ohne|pas|jamais|aucune?|sans|nunca|ning[úu]n\p{L}?|sin|não|nem|sem|nenhuma?|senza|nessun[oa]?)(?!\p{L})/iu;
const WHETHER = /\bwhether or not\b|\bor not\b/gi;
/** Whether a clause denies something: two denials ("did not fail") take each other back. */
function deniesIn(clause: string): boolean {
  const denials = clause.replace(WHETHER, '').match(DENIES)?.length ?? 0;
  return denials === 0 ? DENIES_ELSEWHERE.test(clause) : denials % 2 === 1;
}
const ABOVE = /\b(?:above|over|more than|at least|or more)\b/i;
const BELOW = /\b(?:below|under|less than|fewer than|at most|or (?:less|fewer|below))\b/i;
/** The bound of the figure itself is none of what is counted. */
const OWN_BOUND = /\b(?:more than|over|at least|less than|fewer than|under|at most)\s*$/i;

/** Letters of a clause on either side of a figure. */
const LONGEST_CLAUSE = 300;

/** The clause that holds a place; `mark`: another sign besides full stop and semicolon at which it ends. */
function clauseOf(text: string, { start, end }: Quantity['span'], mark = ';'): string {
  const begins = ['. ', '; ', `${mark} `].map((sign) => text.lastIndexOf(sign, start) + 1);
  const from = Math.max(0, start - LONGEST_CLAUSE, ...begins);
  const to = text.slice(end, end + LONGEST_CLAUSE).search(mark === ',' ? /[.;,](?:\s|$)/ : /[.;](?:\s|$)/);
  return text.slice(from, start).replace(OWN_BOUND, '') + text.slice(start, to < 0 ? end + LONGEST_CLAUSE : end + to);
}

/** Whether two clauses tell the two parts of a whole: one denies what the other tells, or is of what lies below where the other is of what lies above. */
function otherPart(own: string, there: string): boolean {
  const turned = (ABOVE.test(own) && BELOW.test(there)) || (BELOW.test(own) && ABOVE.test(there));
  return turned !== (deniesIn(own) !== deniesIn(there));
}

/** Counts beside one in which its whole is looked for. */
const BESIDE = 3;
/** Sentences between a part and its whole. */
const APART = 2;
/** Letters that two forms of one word share: "smokers", "smoked". */
const STEM = 4;

const TELLS_PART = /^ (?:of (?:them|whom|which|these|those),? )?(?:were |are |had been |being )?(\p{L}{3,20})/u;

/** The word that tells a part ("60 of them men") is none of the claim's, which names the whole: "90 of the 150 students were women". */
function ofAnother(part: AboutNumber, whole: AboutNumber, claim: AboutNumber, claimText: string, text: string): boolean {
  const of = /^ of (?:the|all|its) (\S{1,12})/.exec(claimText.slice(claim.quantity.span.end));
  const behind = text.slice(part.quantity.span.end, part.quantity.span.end + 60);
  const [, word] = of?.[1] === whole.quantity.raw ? (TELLS_PART.exec(behind) ?? []) : [];
  return word !== undefined && !wordsIn(claimText).some((own) => own.startsWith(word.slice(0, STEM).toLowerCase()));
}

/** Letters before and behind a part in which it is told what was so of it. */
const TOLD = 60;

/**
 * Whether a claim tells of the others what the evidence tells of the part: "126 were in the south" of 340, of which 214 in the north, "1,380 flights took place" where
 * 120 of 1,500 flights were cancelled. None of the words that tell the part is the claim's; and the claim has one of their opposites, or counts what the whole does.
 */
function ofTheOthers(part: AboutNumber, whole: AboutNumber, claim: AboutNumber, claimText: string, text: string): boolean {
  const { span } = part.quantity;
  const last = isPartOf(part, whole, text) ? whole : part;
  const counted = last === part ? null : whole.noun;
  if (last === part && !OF_THE_WHOLE.test(text.slice(Math.max(0, whole.quantity.span.start - 12), whole.quantity.span.start))) return false;
  const leading = /[^.;:,]{0,60}$/.exec(text.slice(Math.max(0, span.start - TOLD), span.start))?.[0] ?? '';
  const before = AMONG.test(leading) ? '' : leading.trim();
  const after = /^[^.;:,]{0,60}/.exec(text.slice(last.quantity.span.end, last.quantity.span.end + TOLD))?.[0] ?? '';
  // "Cancelled 120 of 1,500 flights in July": when it was tells no part.
  const behind = before !== '' && WHEN_OR_WHERE.test(after) ? '' : after;
  const telling = [
    ...stemsOf(before).slice(-1),
    ...stemsOf(behind)
      .filter((form) => form !== (counted === null ? '' : stemOf(counted.toLowerCase())))
      .slice(0, 2),
  ];
  const own = stemsOf(claimText);
  if (telling.length === 0 || telling.some((form) => own.includes(form))) return false;
  const next = claimText.slice(claim.quantity.span.end);
  return (
    oneIsOpposed(telling, own) ||
    namesWhole(next, whole.quantity) ||
    (claim.quantity.value > SMALL && claim.noun !== null && claim.noun === whole.noun)
  );
}

/** Whether one of some forms has its opposite among others. */
const oneIsOpposed = (forms: readonly string[], others: readonly string[]): boolean => {
  const there = new Set(others.flatMap((form) => (SIDES.get(form) ?? []).map(([row, side]) => `${row} ${1 - side}`)));
  return forms.some((form) => SIDES.get(form)?.some(([row, side]) => there.has(`${row} ${side}`)) === true);
};

/** "26 of 30 winters" beside "four of thirty". */
const namesWhole = (behind: string, { value }: Quantity): boolean =>
  Number(/^ (?:of|out of) (?:the |its |all )?(\d{1,9})\b/.exec(behind)?.[1] ?? -1) === value;

const AMONG =
  /\b(?:in|on|at|during|of|among|for|by|from|since) (?:the )?(?!only |just |about |some |nearly |almost )[\p{L}\p{N}]{1,20} $/iu;
const WHEN_OR_WHERE = /^ (?:\p{L}{2,20} ){1,2}(?:in|on|at|during|from|since|by|between)\b/u;
const OF_THE_WHOLE = /\bof (?:the |its |their |all |these |those )?$/i;

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** A share that the evidence gives: as it is, or as a part of a whole, "86 of 140". */
interface Part {
  readonly share: number;
  readonly says: string;
  readonly of: readonly [AboutNumber, ...AboutNumber[]];
}

function* sharesIn(counts: readonly AboutNumber[], text: string): Generator<Part> {
  for (const [i, one] of counts.entries()) {
    const { kind, value } = one.quantity;
    if (kind === 'ratio') yield { share: value, says: raw(one), of: [one] };
    const whole = counts[i + 1];
    if (kind !== 'number' || whole?.quantity.kind !== 'number' || value >= whole.quantity.value || !isPartOf(one, whole, text)) continue;
    yield { share: value / whole.quantity.value, says: `${raw(one)} of ${raw(whole)}`, of: [one, whole] };
  }
}

/** What is left of a whole, where the claim denies what the evidence tells of a part, or the other way round. */
export function restOf(
  claim: AboutNumber,
  claimText: string,
  { numbers, text }: NumberText,
  about: (one: AboutNumber) => boolean,
): Derivation | null {
  const { kind, span } = claim.quantity;
  if (!single(claim.quantity) || (kind !== 'number' && kind !== 'ratio')) return null;
  const own = clauseOf(claimText, span);
  const counts = numbers
    .slice(0, MOST_READ)
    .filter(
      ({ quantity: one }) =>
        single(one) &&
        one.value > 0 &&
        ((one.kind === 'ratio' && kind === 'ratio') || (one.kind === 'number' && Number.isInteger(one.value))),
    );
  return kind === 'ratio'
    ? shareLeft(claim.quantity, own, sharesIn(counts, text), text, about)
    : countLeft(claim, claimText, own, counts, text);
}

function shareLeft(
  claim: Quantity,
  own: string,
  parts: Iterable<Part>,
  text: string,
  about: (one: AboutNumber) => boolean,
): Derivation | null {
  for (const { share, says, of } of parts) {
    const rest = 1 - share;
    const told = of[0].quantity.span;
    const named = saysOfRest(own, text.slice(told.end));
    if (!(close(claim, rest) || (named && isHedged(claim) && Math.abs(claim.value - rest) <= claim.value * ROUGHLY)) || !of.some(about))
      continue;
    // What stands beside a comma is said of others: "those with polymer A retained 91 percent, uncoated ones 35 percent".
    if (!named && !otherPart(own, clauseOf(text, told)) && !otherPart(own, clauseOf(text, told, ','))) continue;
    return {
      says: `1 − ${says} = ${claim.raw}`,
      exact: equal(rest, claim.value),
      value: rest,
      of,
      sure: true,
      why: named ? NAMED_REST : REST,
    };
  }
  return null;
}

/** "…, and the rest opposed it": what is left is told by its own name, in the sentence of the part. */
const THE_REST =
  /^[^.\n]{0,160}?(?<!\p{L})(?:the (?:rest|remainder|remaining|others?)|(?:der|die|den) (?:Rest|übrigen|restlichen)|le reste|les autres|el resto|los demás|las demás|il resto|gli altri|o restante|os demais)(?!\p{L})([^.;\n]{3,160})/iu;
/** "Just under a third" of the rest of 70 percent. */
const ROUGHLY = 0.11;
const isHedged = ({ bound }: Quantity): boolean => bound === 'about' || bound === 'nearly';
/** Whether a claim says what stands of the rest of which a part is told. */
function saysOfRest(own: string, behind: string): boolean {
  const rest = stemsOf(THE_REST.exec(behind)?.[1] ?? '');
  return rest.length > 0 && stemsOf(own).some((stem) => rest.includes(stem));
}

const OF_ALL = /^ (?:\p{L}{2,20} ){0,2}of (?:the |all |its |their )?$/u;

/** Whether one part of a clause denies what is told, whatever its other parts deny: "lost their rings and could not be followed". */
const deniesApart = (own: string, clause: string): boolean => {
  const telling = stemsOf(own);
  return clause
    .split(/ (?:and|but|y|et|und) /)
    .some((part) => otherPart(own, part) && stemsOf(part).some((stem) => telling.includes(stem)));
};
const OF_THESE = /^ of (?:the|these|those|them|its|their)\b/;

function countLeft(claim: AboutNumber, claimText: string, own: string, counts: readonly AboutNumber[], text: string): Derivation | null {
  const { value, raw: said, span } = claim.quantity;
  for (const [i, part] of counts.entries())
    for (const [k, whole] of counts.entries()) {
      if (!equal(whole.quantity.value - part.quantity.value, value)) continue;
      const far = Math.abs(k - i) > BESIDE || Math.abs(whole.sentence - part.sentence) > APART;
      // A whole that stands far off is one of the very things: "42 crows …. Eleven of the birds could not be followed".
      if (far && (value <= SMALL || !(countsAlike(claim, whole) || OF_THESE.test(text.slice(part.quantity.span.end))))) continue;
      const clause = clauseOf(text, part.quantity.span);
      const other = otherPart(own, clause) || (far && deniesApart(own, clause));
      if (far && !other) continue;
      if (!other && !ofAnother(part, whole, claim, claimText, text) && !ofTheOthers(part, whole, claim, claimText, text)) continue;
      const at = claimText.indexOf(whole.quantity.raw, span.end);
      const named = other && at > 0 && OF_ALL.test(claimText.slice(span.end, at)) && isPartOf(part, whole, text);
      const says = `${raw(whole)} − ${raw(part)} = ${said}`;
      return { says, exact: true, value, of: [whole, part], sure: true, why: REST, ...(named ? { named: true as const } : {}) };
    }
  return null;
}

/** From this share of its words on, a share of the claim is told of the very thing that another share is told of: then it is no complement of it. */
const THE_SAME = 0.6;

/** What is left of a hundred percent. */
export function complement(claim: AboutNumber, all: readonly AboutNumber[]): Derivation | null {
  if (claim.quantity.role === 'by') return null;
  for (const one of all)
    if (one.quantity.kind === 'ratio' && one.quantity.value > 0 && one.quantity.value < 1 && coveredSubject(claim, one) < THE_SAME) {
      const found = made(claim.quantity, 1 - one.quantity.value, () => `100% − ${raw(one)} = ${claim.quantity.raw}`, [one]);
      if (found?.exact === true) return found;
    }
  return null;
}

/** Smallest whole of which a share is told as a count. */
const LEAST_WHOLE = 20;
/** Smallest whole of which a part is told in a word, "half of them". */
const LEAST_OF_ALL = 4;
/** How far a hedged count may be off, and how coarse a share may be, as a part of the count. */
const LOOSE = 0.05;

/** "About 27 exposed workers" where 4.5 percent of the 600 exposed workers are meant. */
export function shareOfCount(
  { quantity: claim }: AboutNumber,
  { numbers }: NumberText,
  about: (one: AboutNumber) => boolean,
): Derivation | null {
  if (claim.kind !== 'number' || !single(claim) || !Number.isInteger(claim.value)) return null;
  const near = numbers.slice(0, MOST_READ);
  for (const [i, share] of near.entries()) {
    if (share.quantity.kind !== 'ratio' || !single(share.quantity) || share.quantity.value >= 1 || !about(share)) continue;
    for (const whole of near.slice(Math.max(0, i - BESIDE), i + BESIDE + 1)) {
      const { kind, value } = whole.quantity;
      if (kind !== 'number' || !single(whole.quantity) || value < LEAST_OF_ALL || !Number.isInteger(value)) continue;
      if (Math.abs(whole.sentence - share.sentence) > 1 || !about(whole)) continue;
      const product = share.quantity.value * value;
      const exact = equal(product, claim.value);
      // "16 landscapes, half of them sown": eight of the 16.
      if (value < LEAST_WHOLE && !(exact && /^\P{Nd}+$/u.test(share.quantity.raw))) continue;
      // A rounded share of a large whole may be many counts.
      const coarse = (share.quantity.step / 2) * value > Math.max(1, product * LOOSE);
      if (!exact && (coarse || Math.abs(product - claim.value) > (claim.bound === 'about' ? Math.max(0.5, product * LOOSE) : 0.5)))
        continue;
      return { says: `${raw(share)} of ${raw(whole)} = ${claim.raw}`, exact, value: product, of: [share, whole], sure: true };
    }
  }
  return null;
}

const AND_SHARE = /^[^.;\d]{1,30}$/;
const OF_WHOLE = /^\)? of (?:its|their|the|all)\b/;
const HELD = /\b(?:before|previously|originally|initially|used to|had|all|whole|total|in all)\b/i;

/** "The glacier had held 3 cubic kilometres" of "0.9 cubic kilometres, 30 percent of its volume". */
export function wholeOf({ quantity: claim }: AboutNumber, claimText: string, { numbers, text }: NumberText): Derivation | null {
  if (!/^(?:number|currency|measure)$/.test(claim.kind) || !single(claim) || !HELD.test(claimText)) return null;
  const near = numbers.slice(0, MOST_READ);
  for (const [i, share] of near.entries()) {
    const part = near[i - 1];
    if (part === undefined || share.quantity.kind !== 'ratio' || !single(share.quantity) || part.sentence !== share.sentence) continue;
    if (part.quantity.kind !== claim.kind || part.quantity.unit !== claim.unit || !single(part.quantity)) continue;
    if (!equal(part.quantity.value / share.quantity.value, claim.value)) continue;
    if (!AND_SHARE.test(text.slice(part.quantity.span.end, share.quantity.span.start))) continue;
    if (OF_WHOLE.test(text.slice(share.quantity.span.end, share.quantity.span.end + 12)))
      return { says: `${raw(part)} ÷ ${raw(share)} = ${claim.raw}`, exact: true, value: claim.value, of: [part, share], sure: true };
  }
  return null;
}
