/**
 * A figure that was asked for, told as the one that came of it: "was awarded £180,000" where "she asked for £180,000. The court awarded her £96,000". Told
 * only where the evidence has the claim's figure nowhere but behind a word of asking, planning or expecting, and right behind it one other figure of the same sort.
 */
import type { Span } from '../../../model/document.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { contentOf, isStopWord } from '../../../text/tokens/stop.ts';
import { tokensOf } from '../../../text/tokens.ts';
import { alike } from '../belonging/members.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import type { Exchange } from './deeds.ts';
import { sentenceWithin } from './read.ts';
import { bare } from './sides.ts';

/** Behind these stands what is not so yet. */
const WANTED =
  /(?<!\p{L})(?:asked(?:\sfor)?|asking\sfor|demanded|requested|applied\sfor|expected|planned|proposed|sought|hoped\sfor|budgeted|forecast|targeted|aimed\s(?:at|for)|called\sfor|wanted|claimed|envisaged|foresaw|projected|predicted|forderten?|verlangten?|beantragten?|erwarteten?|planten?|rechneten?\smit|demand(?:ait|aient|a)|réclam(?:ait|aient|a)|prévo(?:yait|yaient)|pidi(?:ó|eron)|reclam(?:ó|aron)|solicit(?:ó|aron)|preveían?|esperaban?)(?!\p{L})/giu;
/** A claim with such a word tells of wishes itself, or compares. */
const OPEN =
  /(?<!\p{L})(?:(?:ask|demand|request|appl(?:y|ie|ic)|expect|plan|propos|sought|seek|hop(?:e|ing)|budget|forecast|target|aim|call|want|bid|claim|intend|envisag|fores|project|predict|estimat|goal|original|initial|maximum|limit|instead|propuest|forder|verlang|beantrag|erwart|rechn|vorgeschl|sollte|réclam|prév|attend|pid|reclam|solicit|esper|previst)\p{L}*|would|could|should|might|may|not|never|no|than|up\sto|nicht|kein\p{L}*|pas|nunca)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** What parts the word from a figure that is none of its own. */
const PARTED = /[;:]|(?<!\p{L})(?:and|but|while|whereas|then|und|aber|et|mais|y|pero)(?!\p{L})/iu;
/** Letters between the word and the figure, and sentences behind it that tell what came of it. */
const [REACH, BEHIND] = [60, 2];
/** Share of the claim's words that the two sentences have; none of the others may be a verb, as "pressed" in "the union pressed the company for 8 percent". */
const SHARE = 0.75;
const VERB = /(?:ed|ing|en|t|te|ten|é|ée|ó|ado|ido)$/u;
/** How near two figures may be one, told more roughly. */
const ROUGHLY = 0.1;
const KINDS: ReadonlySet<string> = new Set(['number', 'currency', 'ratio', 'measure']);

const isFigure = ({ kind, value, high, weak }: Quantity): boolean => KINDS.has(kind) && value === high && !weak;

/** The first figure of a claim that was only wanted. `places`: the sentences that are looked at. */
export function figureWanted({ text, tokens, numbers }: Said, held: () => Stated, places?: () => readonly Span[]): Exchange | null {
  const own = numbers.filter(isFigure);
  if (own.length === 0 || OPEN.test(text)) return null;
  const evidence = held();
  const words = contentOf(tokens)
    .filter(({ kind, start, end }) => kind === 'word' && !numbers.some(({ span }) => start >= span.start && end <= span.end))
    .map(bare);
  for (const figure of own) {
    const [there, again] = evidence.withValue(figure).filter((one) => alike(one, figure) && one.value === figure.value);
    if (there === undefined || again !== undefined) continue;
    const { span } = evidence.statements(there.span.start);
    if (!isWanted(evidence.text.slice(Math.max(span.start, there.span.start - REACH), there.span.start))) continue;
    if (places?.().every(({ start }) => start < span.start || start > span.end + REACH * BEHIND) === true) continue;
    const instead = cameOf(figure, there, span, evidence, text);
    if (instead === null || numbers.some((one) => alike(one, instead) && one.value === instead.value)) continue;
    const sentence = evidence.statements(instead.span.start).span;
    const [wish, deed] = [sentenceWithin(evidence, span).bareSet, sentenceWithin(evidence, sentence).bareSet];
    if (!words.some((word) => deed.has(word) && !wish.has(word)) && !words.every((word) => wish.has(word) || deed.has(word))) continue;
    const missing = contentOf(tokens).filter((token) => words.includes(bare(token)) && !wish.has(bare(token)) && !deed.has(bare(token)));
    if (missing.length > (1 - SHARE) * words.length || missing.some(({ text: word }) => VERB.test(word))) continue;
    return { start: figure.span.start, end: figure.span.end, against: instead.raw, sentence };
  }
  return null;
}

/** Whether the words right before a figure want it. */
function isWanted(before: string): boolean {
  const last = [...before.matchAll(WANTED)].at(-1);
  return last !== undefined && !PARTED.test(before.slice(last.index + last[0].length));
}

/** The one figure of the same sort behind the wanted one, told as what came of it; null where there is none or are several. */
function cameOf(figure: Quantity, there: Quantity, wish: Span, evidence: Stated, claim: string): Quantity | null {
  const noun = nounBehind(claim, figure);
  const at = evidence.sentences.findIndex(({ start }) => start === wish.start);
  const stretches = [{ start: there.span.end, end: wish.end }, ...evidence.sentences.slice(at + 1, at + 1 + BEHIND)];
  for (const { start, end } of at < 0 ? [] : stretches) {
    const found = evidence.numbers.filter((one) => one.span.start >= start && one.span.end <= end && alike(one, figure) && isFigure(one));
    if (found.length === 0) continue;
    const [one, more] = found;
    const other = one === undefined ? null : nounBehind(evidence.text, one);
    const near = one !== undefined && Math.abs(one.value - figure.value) <= ROUGHLY * figure.value;
    if (one === undefined || more !== undefined || near || (figure.kind === 'number' && other !== null && other !== noun)) return null;
    return new RegExp(WANTED, 'iu').test(evidence.text.slice(start, one.span.start)) ? null : one;
  }
  return null;
}

/** The word that a bare number counts; null where none stands right behind it. */
function nounBehind(text: string, { span }: Quantity): string | null {
  const [next, behind] = tokensOf(text, span.end, Math.min(text.length, span.end + REACH));
  if (next === undefined || next.kind !== 'word' || isStopWord(next.text) || !/^ $/.test(text.slice(span.end, next.start))) return null;
  // "40 new homes"
  const further = behind !== undefined && behind.kind === 'word' && !isStopWord(behind.text) && text.slice(next.end, behind.start) === ' ';
  return bare(!/s$/.test(next.text) && further ? behind : next);
}
