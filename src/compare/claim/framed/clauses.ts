/**
 * The figure of the other clause: "cash is covered up to 20 %" beside "cash up to 1,000 euros, valuables up to 20 %", "minor ones up to 1,500" beside "serious ones up to 1,500
 * and minor ones up to 750"; and what stands under another label: "E15: the hose is kinked" beside "E24: the hose is kinked".
 */
import type { Quantity } from '../../../text/quantity.ts';
import { alike } from '../belonging/members.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { DENIED, figuresOf, meant, meantBetween, share } from './words.ts';

const RECKONS =
  /\b(?:than|compared|difference|total\w{0,3}|together|combined|altogether|between|respectively|average|twice|doubled?|tripled?|later|earlier|previous\w{0,2}|formerly|ago|remain\w{0,3}|another|rest|others?|less|more|fewer|gap|margin|increas\w{1,3}|decreas\w{1,3}|r[io]se\w?|f[ae]ll\w{0,2}|gr[eo]w|drop\w{0,3}|declin\w{1,3}|reduc\w{1,4}|both|either|and|or|und|oder|et|ou|y|o)\b/i;
/** Where a clause ends that may have a figure of its own. */
const BREAK = /; |, (?:and |while |whereas |but |compared with |against |versus )?| (?:and|while|whereas|und|et|y) /gu;
/** A part that only tells of another time or state of what the part before it tells. */
const CARRIES_ON = /^(?:,|;)?\s*(?:and )?(?:up |down )?(?:from|after|compared|against|versus|to|then|later|in \p{Nd}|before|until)\b/iu;

interface Clause {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
  readonly figures: readonly Quantity[];
}

/** The clauses of a sentence that have a figure each; what stands before the first figure of a clause goes with it. */
function clausesOf(sentence: SentenceRead): readonly Clause[] {
  const figures = figuresOf(sentence).filter(isAmount);
  if (figures.length < 2) return [];
  const clauses: Clause[] = [];
  let from = 0;
  for (const { index } of sentence.text.matchAll(BREAK)) {
    const has = figures.some(({ span }) => span.start >= from && span.end <= index);
    const cut = figures.some(({ span }) => span.start < index && index < span.end);
    if (!has || cut || !figures.some(({ span }) => span.start >= index)) continue;
    clauses.push(clauseAt(sentence, from, index));
    from = index;
  }
  return [...clauses, clauseAt(sentence, from, sentence.text.length)];
}

const clauseAt = (sentence: SentenceRead, from: number, to: number): Clause => ({
  from,
  to,
  words: meantBetween(sentence, from, to),
  figures: figuresOf(sentence).filter(({ span }) => span.start >= from && span.end <= to),
});

const isAmount = ({ kind, weak }: Quantity): boolean => !weak && kind !== 'label' && kind !== 'ordinal' && kind !== 'date';
const same = (one: Quantity, other: Quantity): boolean =>
  one.plain === other.plain || (alike(one, other) && (one.value === other.value || one.high === other.value));

/** Whether a figure stands by itself: not "CCL19", and not the age of somebody. */
const stands = (text: string, { span, raw }: Quantity): boolean =>
  !/[\p{L}-]$/u.test(text.slice(0, span.start)) && !/^-?\p{L}/u.test(text.slice(span.end)) && !/-(?:year|month)s?(?:-old)?$/i.test(raw);

/** Words right behind a figure that tell what it is a part of: "20 % of the sum insured". */
function ofFigure(sentence: SentenceRead, { figures, to }: Clause, own: Quantity): readonly string[] {
  const figure = figures.find((one) => same(one, own));
  if (figure === undefined || !/^ (?:of|des|de|du|der) /.test(sentence.text.slice(figure.span.end))) return [];
  return meantBetween(sentence, figure.span.end, to);
}

/** A figure that stands in another clause than the words that the claim has it of. */
export function otherClause(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (RECKONS.test(claim.text) || DENIED.test(claim.text)) return null;
  const words = meant(claim);
  const amounts = figuresOf(claim).filter((one) => isAmount(one) && stands(claim.text, one));
  if (words.length < 2 || amounts.length === 0 || amounts.length > 2) return null;
  let found: Told | null = null;
  for (const sentence of sentences) {
    if (share(words, sentence) < SHARE) continue;
    const clauses = sentence.kept(clausesOf);
    for (const own of amounts) {
      const holding = clauses.filter(({ figures }) => figures.some((one) => same(one, own)));
      const [theirs] = holding;
      if (theirs === undefined) continue;
      const others = amounts.filter((one) => one !== own);
      // The claim may tell of the clause that has its figure by any word of that alone.
      const elsewhere = (form: string): boolean => clauses.some((one) => one !== theirs && one.words.includes(form));
      const joins = (one: Clause): boolean => others.some((each) => one.figures.some((figure) => same(figure, each)));
      const alone = meantBetween(sentence, theirs.from, theirs.to).filter(
        (form) => !elsewhere(form) && !ofFigure(sentence, theirs, own).includes(form),
      );
      if (holding.length > 1) return null;
      if (others.some((one) => theirs.figures.some((each) => same(each, one)))) continue;
      const mine = clauses.filter(
        (one) =>
          one !== theirs &&
          one.figures.some(
            (each) =>
              isAmount(each) &&
              !amounts.some((amount) => same(each, amount)) &&
              (alike(each, own) || (AMOUNTS.has(each.kind) && AMOUNTS.has(own.kind))),
          ) &&
          (one.words.some((form) => words.includes(form) && !theirs.words.includes(form)) || joins(one)),
      );
      const [there] = mine;
      const instead = there?.figures.find((one) => isAmount(one) && !amounts.some((amount) => same(one, amount)));
      if (there === undefined || mine.length > 1 || instead === undefined) continue;
      const whole = there.words.filter((form) => words.includes(form));
      // A clause that leaves out what both are of: "58% for the three, and one of them, Arden, 31%".
      const elliptic =
        there.from > theirs.from && there.words.length > 0 && there.words.length <= FEW && whole.length === there.words.length;
      if (alone.some((form) => words.includes(form)) && !(elliptic && alone.some((form) => !words.includes(form)))) return null;
      if (!joins(there) && (alone.length === 0 || CARRIES_ON.test(sentence.text.slice(theirs.from, theirs.to)))) continue;
      found ??= {
        how: 'swapped',
        start: own.span.start,
        end: own.span.end,
        against: sentence.text
          .slice(there.from, there.to)
          .replace(/^[,;]? (?:and )?/, '')
          .trim(),
        sentence: sentence.span,
      };
    }
  }
  return found;
}
/** Sorts of figures that may stand for one another: a limit as a sum or as a share. */
const AMOUNTS = new Set(['currency', 'ratio']);
/** Words of a clause that leaves out what it is of. */
const FEW = 4;
/** Share of the claim's words that the sentence must have. */
const SHARE = 0.6;

const LABEL = /(?:^|[\s(])([A-Z]{1,3}-?\p{Nd}{1,4})(?=[:\s),.]|$)/u;
const LABELLED = /^\s*([A-Z]{1,3}-?\p{Nd}{1,4})\s?[:–—-]/u;

/** What stands under another label. */
export function otherLabelled(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = LABEL.exec(claim.text)?.[1];
  if (own === undefined || DENIED.test(claim.text)) return null;
  const words = meant(claim).filter((form) => form !== own.toLowerCase());
  const labelled = sentences.flatMap((sentence) => {
    const label = LABELLED.exec(sentence.text)?.[1];
    return label === undefined ? [] : [{ label, sentence, held: words.filter((form) => sentence.set.has(form)).length }];
  });
  const mine = labelled.filter(({ label }) => label === own);
  const [most] = labelled.filter(({ label }) => label !== own).sort((one, other) => other.held - one.held);
  if (mine.length === 0 || most === undefined || most.held < 2 || mine.some(({ held }) => held > 0) || claim.text.includes(most.label))
    return null;
  const at = claim.text.indexOf(own);
  return { how: 'swapped', start: at, end: at + own.length, against: most.sentence.text.trim(), sentence: most.sentence.span };
}
