/**
 * What the words beside a number of a claim ask for: a sum, a difference, a share, an average. Told before anything is reckoned, since most
 * claims ask for none of it; what the numbers of the evidence come to is told in `derived.ts`.
 */
import type { Quantity } from '../../../text/quantity.ts';
import type { AboutNumber } from './context.ts';

export const TOTAL =
  /\b(?:total(?:s|led|ling|ing)?|combined|together|altogether|sum|in all|overall|both|jointly|aggregate|all told|across|cumulative(?:ly)?|comprising|collectively|between them|all told|in sum)\b/i;
export const DIFFERENCE =
  /\b(?:differen(?:ce|t|ces)|more|less|fewer|gap|higher|lower|increas\w*|decreas\w*|rose|rise|fell|fall|grew|grow\w*|drop\w*|declin\w*|climb\w*|gain\w*|los[ts]\w*|margin|majority|lead|later|earlier|after|before|exceed\w*|reduc\w*|chang\w*|improv\w*|longer|shorter|older|younger|faster|slower|quicker|cheaper|dearer|larger|smaller|taller|heavier|lighter|warmer|colder|lasted|spann\w*|add(?:s|ed|ing)|additional|extra|sav(?:es?|ed|ing)|remain\w*|left|other|rest|aged?|years? old)\b|(?<![\p{L}])(?:mehr|weniger|höher|niedriger|gestiegen|gesunken|stieg|sank|más|menos|aument\p{L}{1,4}|disminu\p{L}{1,5}|de plus|de moins|progress\p{L}{1,5}|augment\p{L}{1,5}|diminu\p{L}{1,4}|baiss\p{L}{1,4})(?![\p{L}])|\b(?:by|up|down) (?:\w{1,12} ){0,2}#/iu;
/** For small counts, which come about by chance everywhere, the claim must ask outright. */
export const SUM_ASKED = /\b(?:total(?:s|led|ling|ing)?|combined|together|altogether|sum|in all|between them|all told)\b/i;
export const DIFFERENCE_ASKED =
  /\b(?:difference|gap|margin|majority|more|fewer|less|cheaper|dearer|longer|shorter|older|younger|increas\w*|decreas\w*|rose|fell|grew|drop\w*|climb\w*|declin\w*|gained|lost)\b|\bby (?:\w{1,12} ){0,2}#/i;
const SHARE =
  /\b(?:percent|per cent|percentage|share|proportion|rate|of|fraction|half|third|quarter|fifth|majority|doubl\w+|tripl\w+|times|fold|increas\w*|decreas\w*|grew|rose|fell|drop\w*|climb\w*|declin\w*|growth|reduc\w*|improv\w*|higher|lower|more|fewer|less|ratio|average|mean|each|per|faster|slower|quicker|cheaper|dearer|larger|smaller|bigger|longer|shorter|margin|rais\w*|lift\w*|cuts?|cutting|slash\w*|shr[aiu]nk\w*|lost|los[est]s?|gain\w*|slow\w*|narrow\w*|widen\w*|capacity)\b|\b(?:up|down|by) (?:\w{1,12} ){0,2}#|%/i;
export const AVERAGE = /\b(?:average|mean|each|per|apiece|on average)\b/i;

/** "Three times as common", "twice the dose", "five times more", "doubled", and no "three times" that something happened. */
const FACTOR = /# {0,3}(?:as|the|that|what|more|less|fewer|\w{2,9}er)\b/i;
const CHANGED = /(?:ed|ing|fold)$/i;

/** Whether a claim asks for a share, or how many times the one is the other: by its own words ("a third", "three times as many") or those beside it. */
export const asksShare = ({ kind, raw }: Pick<Quantity, 'kind' | 'raw'>, cues: string): boolean =>
  kind === 'times' ? CHANGED.test(raw) || FACTOR.test(cues) || SHARE.test(cues) : !/\p{Nd}|percent/iu.test(raw) || SHARE.test(cues);

/** Whether a number tells a factor in words: "twice as many", "halved", "a third of". */
export const tellsFactor = ({ kind, raw }: Pick<Quantity, 'kind' | 'raw'>, cues: string): boolean =>
  kind === 'times' ? CHANGED.test(raw) || FACTOR.test(cues) : kind === 'ratio' && !/\p{Nd}|percent/iu.test(raw);

/** "Eleven patients …, six of them on the drug": a count of which the claim tells a part is one of all. */
const PARTED = /^[^.;\n]{1,60}?,? \(?(?:\d{1,6}|[a-z]{3,12}) of (?:them|whom|which|these|those)\b/;

/** What the words next to a number of the claim ask for; a hedge of it or of another ("more than 20") asks for nothing. */
export function cuesOf({ quantity }: AboutNumber, text: string): string {
  const before = text.slice(Math.max(0, quantity.span.start - 90), quantity.span.start);
  const hedge = quantity.bound === 'none' ? before : before.replace(/\b(?:more|less|fewer|higher|lower|greater) than\s*$/i, '');
  const around = `${hedge.trimEnd()} # ${text.slice(quantity.span.end, Math.min(text.length, quantity.span.end + 60))}`;
  const plain = around.replace(/\b(?:more|less|fewer|higher|lower|greater) than(?= [€$£¥~]?\d)/gi, '');
  return PARTED.test(text.slice(quantity.span.end, quantity.span.end + 80)) ? `${plain} in all` : plain;
}

/** Whether the claim asks for a figure that is reckoned out: "in total", "more than" the other, "the difference". */
export function asksOutright(claim: AboutNumber, claimText: string): boolean {
  const cues = cuesOf(claim, claimText);
  return SUM_ASKED.test(cues) || DIFFERENCE_ASKED.test(cues);
}

/** Whether a number of this kind is reckoned out at all beside such words. */
export function mayAsk({ kind, unit, raw }: Quantity, cues: string): boolean {
  if (kind === 'points' || (kind === 'measure' && unit === 'time')) return true;
  if (kind === 'ratio' || kind === 'times') return asksShare({ kind, raw }, cues);
  return (
    (kind === 'number' || kind === 'currency' || kind === 'measure') && (TOTAL.test(cues) || DIFFERENCE.test(cues) || AVERAGE.test(cues))
  );
}

/** "Less than half as much" is a factor of two figures, and no share that stands there. */
export const boundsFactor = ({ bound, span }: Pick<Quantity, 'bound' | 'span'>, text: string): boolean =>
  bound !== 'none' && text.startsWith(' as ', span.end);
