/**
 * Figures that stand against none: the margin of another ("plus or minus 0.3 points"), what the claim tells in proportion ("20 g for 1 kg" beside "10 g for 500 g"), and a
 * stretch whose years are counted in order ("nine years of service" beside "from the second to the ninth year").
 */
import type { Quantity } from '../../../text/quantity.ts';
import type { NumberText } from './context.ts';

const MARGIN = /\bplus or (?:minus )?$|[±]\s?$/i;
/** Letters before a figure in which its sign is told. */
const BEFORE = 20;
/** How near two proportions must be. */
const NEAR = 0.02;
/** Figures of either text that are set in proportion. */
const MOST = 24;

/** "Plus or minus 0.3 points". */
const isMargin = ({ span, signed, raw }: Quantity, text: string): boolean =>
  MARGIN.test(text.slice(Math.max(0, span.start - BEFORE), span.start)) &&
  (!signed || /^(?:minus|[-−–])/i.test(raw) || text.slice(0, span.start).endsWith('minus '));

const alike = (one: Quantity, other: Quantity): boolean => one.kind === other.kind && one.unit === other.unit && one.kind === 'measure';

/** Whether another figure of the claim is to another of the evidence as these two are to each other. */
function inProportion(own: Quantity, there: Quantity, claim: NumberText, evidence: NumberText): boolean {
  if (!alike(own, there) || there.value === 0 || own.value === there.value) return false;
  const times = own.value / there.value;
  return claim.numbers
    .slice(0, MOST)
    .some(
      ({ quantity: one }) =>
        one !== own &&
        one.span.start !== own.span.start &&
        evidence.numbers
          .slice(0, MOST)
          .some(
            ({ quantity: other }) =>
              other.span.start !== there.span.start &&
              alike(one, other) &&
              other.value !== 0 &&
              Math.abs(one.value / other.value / times - 1) <= NEAR &&
              !/[.;\n]/.test(between(evidence.text, there, other)),
          ),
    );
}

const between = (text: string, { span: one }: Quantity, { span: other }: Quantity): string =>
  text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** "The ninth year" for nine years. */
function countedInOrder({ kind, unit, plain, raw }: Quantity, { text }: NumberText): boolean {
  const ordinal = kind === 'measure' && unit === 'time' && Number.isInteger(plain) && plain > 0 ? ORDINALS[plain] : undefined;
  const [word] = /(?:year|month|week|day)/i.exec(raw) ?? [];
  return ordinal !== undefined && ordinal !== '' && word !== undefined && text.toLowerCase().includes(`${ordinal} ${word.toLowerCase()}`);
}

/** Whether a figure of the evidence that differs says nothing against the claim's. */
export const noRival = (own: Quantity, there: Quantity, claim: NumberText, evidence: NumberText): boolean =>
  isMargin(there, evidence.text) || inProportion(own, there, claim, evidence) || countedInOrder(own, evidence);
