/**
 * A value that the source has of something else: "GAAP operating margin was 23.9%" where that is the adjusted one, "born in Uppsala" where she was born in Riga
 * and died in Uppsala, "married in 1931" where he whom she married died then. Every word of such a claim stands in its source.
 */
import { anyOf } from '../../../text/any-of.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { verbAt } from '../limits/limit.ts';
import { numbersOf } from '../read-once.ts';
import { OPEN_TO, SHUTS } from '../recall/contrary.ts';
import { SIDES } from '../recall/opposites.ts';
import { plainForm } from '../select/expand.ts';
import { type Named, namesIn, type Part, partsOf } from './parts.ts';
import { ofSubject, type Placed, placesIn } from './placed.ts';
import type { Told } from './told.ts';

/** A quick look: a figure, or a name within. */
export const VALUED = /\d|.\b\p{Lu}\p{L}/u;
const NOT_TOLD =
  /\b(?:not|no|never|without|neither|nor|none|nobody|cannot|than|while|whereas|both|respectively|unlike|versus|vs|compared|if|unless|instead|only|between|as|same|or|below|above|beyond|exceed\w{0,3})\b|n['’]t\b/i;
/** Words that only lead to a value. */
const GENERIC = anyOf(
  `amount amounts amounted total totals totaled totalled reach reaches reached stand stands stood come comes came make makes made cost costs pay pays paid charge charges charged
   become becomes became high long wide deep tall old weigh weighs weighed take takes took report reports reported post posted record recorded give gives gave
   run runs ran put set year years percent also about around approximately roughly currently now company`,
);
/** Words that tell no deed and no thing apart. */
const IDLE = anyOf('also later again first then once still even early late soon there year years next previous last same new old');
const MOST_WORDS = 14;

interface Claim {
  readonly forms: readonly string[];
  /** Forms of what stands before its verb. */
  readonly subject: ReadonlySet<string>;
  readonly numbers: readonly Quantity[];
  readonly names: readonly Named[];
}

const readClaim = (claim: SentenceRead): Claim => {
  const verb = verbAt(claim);
  const be = claim.tokens.findIndex(({ text }, i) => i > 0 && /^(?:is|are|was|were|has|have|had)$/.test(text));
  const at = verb < 0 ? be : be < 0 ? verb : Math.min(be, verb);
  const meant = (from: number, to: number): string[] =>
    claim.forms.slice(from, to).filter((_, i) => {
      const token = claim.tokens[from + i];
      return token !== undefined && (token.kind === 'number' || !isStopWord(token.text)) && !GENERIC.test(token.text);
    });
  return {
    forms: [...new Set(meant(0, claim.tokens.length))],
    subject: new Set(meant(0, Math.max(0, at))),
    numbers: numbersOf(claim.text).filter(
      ({ weak, kind, value, high }) => !weak && kind !== 'ordinal' && kind !== 'label' && value === high,
    ),
    names: namesIn(claim),
  };
};

const has = ({ forms, inherited }: Part, form: string): boolean => forms.has(form) || inherited.has(form);
const hasAll = (part: Part, forms: readonly string[]): boolean => forms.every((form) => has(part, form));

const sameSort = (one: Quantity, other: Quantity): boolean =>
  one.kind === other.kind &&
  one.unit === other.unit &&
  (one.kind !== 'date' || (one.date?.year !== undefined) === (other.date?.year !== undefined));
const equal = (one: Quantity, other: Quantity): boolean =>
  one.kind === 'date'
    ? one.date?.year === other.date?.year &&
      (one.date?.month === undefined || other.date?.month === undefined || one.date.month === other.date.month)
    : one.value === other.value;

/** Words of meaning of a part that the claim has not. */
const strange = (part: Part, claim: readonly string[], besides: readonly string[]): boolean =>
  [...part.forms].some((form) => !claim.includes(form) && !besides.includes(form) && !IDLE.test(form) && !/^\d/.test(form));

/** The first figure or name of a claim, by which sentences are passed over that have not been read. */
const MARK = /\d+|(?<=.)\b\p{Lu}\p{L}+/u;

/** How many figures and words with a capital behind its first a sentence has. */
const figuresOf = ({ text, tokens }: SentenceRead): number =>
  tokens.filter(({ kind, start }, i) => kind === 'number' || (i > 0 && /^\p{Lu}/u.test(text.charAt(start)))).length;

/** The first value of a claim that the source has of something else, while it has another one of the claim's. */
export function valueOfOther(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (NOT_TOLD.test(claim.text)) return null;
  const read = claim.kept(readClaim);
  if (read.forms.length < 2 || read.forms.length > MOST_WORDS) return null;
  // A sentence with all of its words and no other figure and name tells it of what the claim tells it of.
  const figures = claim.kept(figuresOf);
  const mark = MARK.exec(claim.text)?.[0] ?? '';
  const plain = (one: SentenceRead): boolean => read.forms.every((form) => one.set.has(form)) && one.kept(figuresOf) <= figures;
  if (sentences.some((one) => one.text.includes(mark) && plain(one))) return null;
  for (const value of read.numbers) {
    const found = figureOfOther(claim, read, value, sentences);
    if (found !== null)
      return {
        how: 'swapped',
        start: value.span.start,
        end: value.span.end,
        against: found.part.text.trim(),
        sentence: found.sentence.span,
      };
  }
  for (const name of read.names) {
    const found = nameOfOther(read, name, sentences);
    if (found !== null)
      return { how: 'swapped', start: name.start, end: name.end, against: found.part.text.trim(), sentence: found.sentence.span };
  }
  return null;
}

/** The parts that have a value, in the words or digits of the claim. */
const withValue = (sentences: readonly SentenceRead[], value: Quantity, forms: ReadonlySet<string>): readonly Placed[] =>
  placesIn(sentences, ({ text, set }) => /\d/.test(text) && [...forms].some((form) => set.has(form))).filter(({ part }) =>
    part.numbers.some((one) => sameSort(one, value) && equal(one, value)),
  );

function figureOfOther(claim: SentenceRead, read: Claim, value: Quantity, sentences: readonly SentenceRead[]): Placed | null {
  const inValue = new Set(claim.tokens.filter(({ start, end }) => start >= value.span.start && end <= value.span.end).map(plainForm));
  const rest = read.forms.filter((form) => !inValue.has(form));
  if (rest.length === 0) return null;
  const theirs = withValue(sentences, value, inValue);
  // A bound may be of another statistic, and one of two figures is the other's whole.
  if (theirs.length === 0 || value.bound !== 'none' || read.numbers.some((one) => one !== value && sameSort(one, value))) return null;
  const predicate = rest.filter((form) => !read.subject.has(form));
  const telling = predicate.length > 0 ? predicate : rest;
  // Where the value stands with all that the claim tells of it, it is the claim's.
  if (
    theirs.some((place) => {
      const { part, before, sentence } = place;
      return (
        (hasAll(part, telling) && mayBeOf(place, read.subject)) ||
        spans(before, part, rest) ||
        (rest.every((form) => sentence.set.has(form)) && !parted(sentence, part))
      );
    })
  )
    return null;
  const own = placesIn(sentences, ({ set }) => telling.every((form) => set.has(form))).find((place) => {
    const { part } = place;
    if (!part.numbers.some((one) => sameSort(one, value)) || part.numbers.some((one) => sameSort(one, value) && equal(one, value)))
      return false;
    return hasAll(part, telling) && ofSubject(place, read.subject);
  });
  if (own === undefined) return null;
  // Each of them is told of something of its own, side by side, or in words that both share.
  const apart = theirs.every(
    ({ part, sentence }) =>
      strange(part, read.forms, [...inValue]) &&
      (sentence === own.sentence || rest.some((form) => part.forms.has(form)) || telling.length > 1),
  );
  return apart ? own : null;
}

/** Whether a part may be told of the claim's subject: where its sentence names it, or nothing shows that it is of another. */
const mayBeOf = (place: Placed, subject: ReadonlySet<string>): boolean =>
  ofSubject(place, subject) ||
  [...subject].some((form) => place.sentence.set.has(form)) ||
  !/\p{Lu}\p{L}{2,}/u.test(place.sentence.text.slice(1));

/** Whether a sentence tells several things, each with a value of its own. */
const parted = (sentence: SentenceRead, part: Part): boolean =>
  sentence
    .kept(partsOf)
    .filter(
      (one) => one !== part && one.numbers.length > 0 && one.numbers.some((other) => part.numbers.some((own) => sameSort(own, other))),
    ).length > 0;

const spans = (before: Part | undefined, part: Part, forms: readonly string[]): boolean =>
  before !== undefined && before.numbers.length === 0 && forms.every((form) => before.forms.has(form) || has(part, form));

const HERE_WITHIN = /\b(?:where|there|here|whose)\b/i;
const HERE = /^(?:where|there|here|whose)\b|\bthere\b/i;

function nameOfOther(read: Claim, name: Named, sentences: readonly SentenceRead[]): Placed | null {
  if (name.lead === 'of') return null;
  const rest = read.forms.filter((form) => !name.forms.includes(form));
  const telling = rest.filter((form) => !read.subject.has(form));
  if (telling.length === 0 || name.forms.some((form) => read.subject.has(form))) return null;
  const theirs = placesIn(sentences, ({ set }) => name.forms.every((form) => set.has(form))).filter(({ part }) =>
    name.forms.every((form) => part.forms.has(form)),
  );
  const first = telling.slice(0, 1);
  const here = ({ text, set }: SentenceRead): boolean => first.every((form) => set.has(form)) && HERE_WITHIN.test(text);
  if (theirs.length === 0 || placesIn(sentences, here).some(({ part }) => HERE.test(part.text) && hasAll(part, first))) return null;
  const toldThere = ({ part, before }: Placed): boolean =>
    hasAll(part, telling) ||
    (before !== undefined && part.opens === 'and' && hasAll(before, telling) && !before.names.some(({ lead }) => lead === name.lead));
  if (theirs.some(toldThere)) return null;
  const own = placesIn(sentences, ({ set }) => telling.every((form) => set.has(form))).find((place) => {
    const { part } = place;
    if (!hasAll(part, telling) || name.forms.every((form) => part.forms.has(form)) || !ofSubject(place, read.subject)) return false;
    return part.names.some(
      (other) =>
        other.lead === name.lead &&
        other.forms.some((form) => !read.forms.includes(form)) &&
        name.forms.some((form) => !other.forms.includes(form)),
    );
  });
  if (own === undefined) return null;
  return theirs.every(({ part }) => strange(part, read.forms, [])) ? own : null;
}

/** "Who died in 1931": behind the verb of what it hangs on, told of the last one named there. */
const RELATIVE = /^(?:who|which|whose|where)$/;

/** A deed told with the year of another that only hangs on it: "married in 1931" for "married Karl Osterman, who died in 1931". */
export function yearOfRelative(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (NOT_TOLD.test(claim.text)) return null;
  const read = claim.kept(readClaim);
  const [value] = read.numbers.filter(({ kind, date }) => kind === 'date' && date?.year !== undefined);
  if (value === undefined || read.numbers.filter(({ kind }) => kind === 'date').length > 1) return null;
  const inValue = claim.tokens.filter(({ start, end }) => start >= value.span.start && end <= value.span.end).map(plainForm);
  const telling = read.forms.filter((form) => !inValue.includes(form) && !read.subject.has(form));
  const rest = telling.length > 0 ? telling : [];
  if (rest.length === 0) return null;
  const theirs = withValue(sentences, value, new Set(inValue));
  const [only] = theirs;
  if (only === undefined || theirs.length > 1 || !RELATIVE.test(only.part.opens) || !only.part.verb) return null;
  const { part, before, sentence } = only;
  if (before === undefined || !before.verb || rest.some((form) => part.forms.has(form)) || !strange(part, read.forms, inValue)) return null;
  if (!rest.every((form) => before.forms.has(form))) return null;
  return { how: 'swapped', start: value.span.start, end: value.span.end, against: part.text.trim(), sentence: sentence.span };
}

const DENIES = /\b(?:not|no|never|without|neither|nor|none|nobody|cannot|until|before|only|than)\b|n['’]t\b/i;

/** At a time of day, and no whole day: "closes at 19:00 on weekdays". */
const SHUTS_AT = /\b(?:clos|shut|end|finish|stop)\p{L}{0,4} (?:at|by) /iu;

/** Whether each day that the one names the other names too. */
const daysAlike = (one: string, other: string): boolean =>
  (one.toLowerCase().match(/\p{L}{2,9}day/gu) ?? []).every((day) => other.toLowerCase().includes(day));

/** Words of a claim with the opposite of which alone its figure stands: "a profit of 215 million" for "a loss of 215 million". */
export function oppositeAtFigure(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (NOT_TOLD.test(claim.text)) return null;
  const read = claim.kept(readClaim);
  if (read.numbers.length === 0) return null;
  for (const [i, form] of claim.forms.entries()) {
    const sides = SIDES.get(form);
    const token = claim.tokens[i];
    if (sides === undefined || token === undefined) continue;
    const opposite = (word: string): boolean =>
      sides.some(([row, side]) => SIDES.get(word)?.some(([other, where]) => other === row && where !== side) === true);
    const same = (word: string): boolean =>
      sides.some(([row, side]) => SIDES.get(word)?.some(([other, where]) => other === row && where === side) === true);
    if (claim.forms.some((other, k) => k !== i && opposite(other))) continue;
    for (const value of read.numbers.filter(({ kind }) => kind !== 'date')) {
      const inValue = claim.tokens.filter(({ start, end }) => start >= value.span.start && end <= value.span.end).map(plainForm);
      const theirs = withValue(sentences, value, new Set(inValue));
      const [first] = theirs;
      const rest = read.forms.filter((word) => word !== form && !inValue.includes(word));
      // "By 12 percent in men and women": the one figure is of both.
      const turned = ({ part, sentence }: Placed): boolean =>
        !(sentence.set.has(form) && !parted(sentence, part)) &&
        [...part.forms].some(opposite) &&
        !DENIES.test(part.text) &&
        !(
          SHUTS.test(token.text) &&
          OPEN_TO.test(part.text) &&
          (!/day/i.test(claim.text) || (SHUTS_AT.test(claim.text) && daysAlike(claim.text, sentence.text)))
        ) &&
        ![...part.forms].some(same) &&
        rest.some((word) => part.forms.has(word));
      if (first === undefined || !theirs.every(turned)) continue;
      return { how: 'swapped', start: token.start, end: token.end, against: first.part.text.trim(), sentence: first.sentence.span };
    }
  }
  return null;
}
