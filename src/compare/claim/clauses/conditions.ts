/** What follows from one condition, told of another: "if the light flashes, the motor is too hot" for "if it flashes, the lid is open; if it stays on, the motor is too hot". */
import { anyOf } from '../../../text/any-of.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Shown } from '../limits/limit.ts';
import { formsBetween } from './read.ts';

interface Rule {
  /** Forms of the condition, and of what follows from it. */
  readonly when: readonly string[];
  readonly follows: readonly string[];
  readonly start: number;
  readonly end: number;
  /** The sentence in which it stands. */
  readonly of: SentenceRead;
}

const SHARE = 0.75;
/** Of what follows from a condition, the most that the claim may have of it where it follows from the other. */
const STRANGE = 0.34;
const MAIN = anyOf('if wenn sofern si se caso');
/** German "falls" opens its clause; in English something falls. */
const WORD = anyOf('if when where whenever wenn falls sofern si lorsque quand cuando se quando caso');

/** The conditions of a sentence with what follows from each: "if A, B", "B if A", "A means B". */
function rulesIn(read: SentenceRead): readonly Rule[] {
  const { text, tokens } = read;
  const rules: Rule[] = [];
  // Stretches between ";" and "but", each with one condition.
  let from = 0;
  const close = (to: number): void => {
    const rule = ruleAt(read, from, to);
    if (rule !== null) rules.push(rule);
    from = to;
  };
  for (let at = 1; at < tokens.length; at += 1) {
    const gap = text.slice(tokens[at - 1]?.end, tokens[at]?.start);
    if (/[;:]/.test(gap) || (gap.includes(',') && /^(?:but|and|while|whereas)$/.test(tokens[at]?.text ?? ''))) close(at);
  }
  close(tokens.length);
  return rules;
}

function ruleAt(read: SentenceRead, from: number, to: number): Rule | null {
  const { text, tokens } = read;
  const places = tokens
    .slice(from, to)
    .flatMap((token, i) => (WORD.test(token.text) && (i === 0 || token.text !== 'falls') ? [from + i] : []));
  const [at] = places;
  const span = { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0, of: read };
  if (at === undefined) {
    const means = tokens.findIndex((token, i) => i >= from && i < to && /^(?:means?|indicates?|signals?)$/.test(token.text));
    if (means <= from) return null;
    return { when: formsBetween(read, from, means), follows: formsBetween(read, means + 1, to), ...span };
  }
  // "If the signal is lost, it lands where it is": what opens it is the condition.
  if (places.length > (at - from <= 1 && !MAIN.test(tokens[places[1] ?? 0]?.text ?? '') ? 2 : 1)) return null;
  let comma = at + 1;
  while (comma < to && !text.slice(tokens[comma - 1]?.end, tokens[comma]?.start).includes(',')) comma += 1;
  const opens = at - from <= 1;
  if (opens && comma >= to) return null;
  return opens
    ? { when: formsBetween(read, at, comma), follows: formsBetween(read, comma, to), ...span }
    : { when: formsBetween(read, at, comma), follows: formsBetween(read, from, at), ...span };
}

const shareOf = (forms: readonly string[], others: readonly string[]): number =>
  forms.length === 0 ? 0 : forms.filter((form) => others.includes(form)).length / forms.length;

/** Rules of a sentence and of those beside it, since a text may give each a sentence of its own. */
function rulesRound(sentence: SentenceRead, round: readonly SentenceRead[]): readonly Rule[] {
  const at = round.indexOf(sentence);
  return [sentence, round[at - 1], round[at + 1]].flatMap((one) => (one === undefined ? [] : one.kept(rulesIn)));
}

export function conditionCrossed(claim: SentenceRead, sentence: SentenceRead, round: () => readonly SentenceRead[]): Shown | null {
  if (/\b(?:not|never|no|or|unless|except)\b|n['’]t\b/i.test(claim.text)) return null;
  const [own, more] = claim.kept(rulesIn);
  if (own === undefined || more !== undefined || own.follows.length === 0) return null;
  const rules = rulesRound(sentence, round());
  if (rules.length < 2) return null;
  for (const rule of rules)
    for (const other of rules) {
      if (rule === other) continue;
      // What tells the two conditions apart.
      const telling = own.when.filter((form) => !other.when.includes(form));
      if (telling.length === 0 || shareOf(telling, rule.when) < 1) continue;
      // "If the light stays on" beside "if it stays on": the claim names the condition from which it follows.
      if (own.when.some((form) => other.when.includes(form) && !rule.when.includes(form))) continue;
      const then = own.follows.filter((form) => !rule.follows.includes(form));
      // What follows from both tells nothing: "the buyer may …, the buyer may …".
      const apart = own.follows.filter((form) => !(rule.follows.includes(form) && other.follows.includes(form)));
      if (shareOf(apart, rule.follows) > STRANGE || shareOf(own.follows, other.follows) < SHARE || then.length === 0) continue;
      return {
        start: claim.tokens[0]?.start ?? 0,
        end: claim.tokens.at(-1)?.end ?? 0,
        against: other.of.text.slice(other.start, other.end),
        how: 'swapped',
      };
    }
  return null;
}
