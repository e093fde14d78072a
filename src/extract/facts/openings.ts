/**
 * What stands beside the main statement of a claim and is a statement itself: "Founded in 1873, the club …", "Canberra, the capital of
 * Australia, …", "The Danube, which rises in …, …", "the tower (built in 1889) …". Each is made a sentence about the subject.
 */

import type { Word } from '../../text/statement-words.ts';
import { isParticiple, looksPlural, verbAt } from '../../text/verbs/forms.ts';
import type { Clause } from './clauses.ts';

/** Participles whose opening tells of the subject and sets no condition, as "Compared with" or "Given" may. */
const OPENING =
  /^(Founded|Built|Born|Established|Opened|Designed|Created|Written|Published|Launched|Completed|Discovered|Erected|Constructed|Invented|Released|Composed|Painted|Elected|Located|Situated|Based|Introduced|Developed|Formed) (?:in|by|at|on|from|as|near|between|for|over|after|under)\s[^,;()]{2,80},\s+/;
const NOW = /^(?:Located|Situated|Based)$/;
const ADVERB_END = /\s(?:now|also|later|then|still|today|once|first|soon|currently|quickly|eventually)$/;

/** The opening participle of a text, with the length of what it takes; null where there is none. */
export const openingOf = (text: string): string | null => OPENING.exec(text)?.[0] ?? null;

/** "Founded in 1873, " of the club: "The club was founded in 1873". */
export function openingClause(opening: string, subject: string): Clause {
  const who = subject.replace(ADVERB_END, '');
  const head = who.split(/\s(?:of|in|at|on|from|for|with)\s/)[0] ?? who;
  const many = /\band\b/.test(head) || looksPlural(head.split(/\s/).at(-1) ?? '');
  const past = !NOW.test(OPENING.exec(opening)?.[1] ?? '');
  const said = opening.replace(/,\s+$/, '');
  const is = past ? (many ? 'were' : 'was') : many ? 'are' : 'is';
  return {
    text: `${who} ${is} ${said.charAt(0).toLowerCase()}${said.slice(1)}`,
    spans: [{ start: 0, end: said.length }],
    subject: who,
    verb: is,
  };
}

const MADE = /^(?:built|founded|born|published|opened|released|established|launched|completed|erected|elected|discovered|introduced)$/;

/** "(built in 1889)" behind a subject. */
export function bracketed(text: string, subject: string): { readonly clause: Clause; readonly subject: string } | null {
  const found = /^([^()]{2,80}?)\s?\(((\p{Ll}{3,14}) (?:in|by|on) [^(),;]{1,40})\)$/u.exec(subject);
  const [, who, said, made] = found ?? [];
  if (who === undefined || said === undefined || !MADE.test(made ?? '')) return null;
  const start = text.indexOf(said);
  const is = looksPlural(who.split(/\s/).at(-1) ?? '') && !/^\p{Lu}/u.test(who.split(/\s/).at(-1) ?? '') ? 'were' : 'was';
  return { clause: { text: `${who} ${is} ${said}`, spans: [{ start, end: start + said.length }], subject: who, verb: is }, subject: who };
}

/** What stands between two commas behind the subject, and the verb that follows it. */
export interface Aside {
  readonly clause: Clause;
  readonly subject: string;
  readonly verb: number;
}

/** "X, which did A, did B", "X, the capital of Y, did B": the inner part as a sentence about X. */
export function asideOf(text: string, words: readonly Word[], begin: number): Aside | null {
  const at = words.findIndex(({ text: mark }, i) => i > begin && mark === ',');
  const close = words.findIndex(({ text: mark }, i) => i > at && mark === ',');
  const [opening, head, inner, comma] = [words[begin], words[at - 1], words[at + 1], words[close]];
  if (at < 0 || close < 0 || opening === undefined || head === undefined || inner === undefined || comma === undefined) return null;
  if (at - begin > 8 || close - at > 14) return null;
  const behind = /^(?:now|also|later|then|still|today|once|first|soon)$/.test(words[close + 1]?.lower ?? '') ? close + 2 : close + 1;
  const verb = verbAt(words, behind, head.text);
  if (verb === null) return null;
  const subject = text.slice(opening.start, head.end);
  const spans = [{ start: inner.start, end: comma.start }];
  // Which of two nouns is meant does not show: "the sale of the mines, which …".
  if (words.slice(begin, at).some(({ lower }) => /^(?:of|in|from|for|with|and|between|or)$/.test(lower))) return null;
  const said = text.slice(words[at + 2]?.start ?? comma.start, comma.start).trim();
  if (inner.lower === 'which' || inner.lower === 'who') {
    const own = verbAt(words, at + 2, head.text) ?? verbAt(words, at + 3, head.text);
    return own === null
      ? null
      : { clause: { text: `${subject} ${said}`, spans, subject, verb: words[own.at]?.lower ?? '' }, subject, verb: behind };
  }
  const named = words.slice(begin, at).every(({ text: word }, i) => /^\p{Lu}/u.test(word) || (i === 0 && /^the$/i.test(word)));
  if (
    !named ||
    !/^(?:the|a|an)$/.test(inner.lower) ||
    words.slice(at, close).some((_, i) => verbAt(words, at + i, 'x')?.auxiliary === true)
  )
    return null;
  const active = verb.form === 'past' && !isParticiple(words[behind + 1]?.lower ?? '');
  const is = active ? 'was' : 'is';
  return { clause: { text: `${subject} ${is} ${text.slice(inner.start, comma.start)}`, spans, subject, verb: is }, subject, verb: behind };
}
