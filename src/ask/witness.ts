/**
 * A language model as a witness to a reference that the rules leave open. It testifies and never decides: what it quotes is looked
 * up in the citation and in the record before it counts, and what its word may move is a rule of `decide/reference/testimony.ts`.
 * Whatever goes wrong (down, busy, another form, words that stand nowhere) is a value, and the reference stays as it was.
 */
import type { SnapshotStore, Witness } from '../model/ports.ts';
import type { Testimony } from '../model/verdict.ts';
import { fold } from '../text/fold.ts';
import { NO_ANSWER, type Recorded } from './recorded.ts';
import { readWitness, type ShownRecord, shownCitation, shownRecord, shownRecords, witnessPrompt } from './witness/prompt.ts';

/** Letters and digits that a quotation must have at least: one short word stands in any text. */
const LEAST = 6;
/** The same in scripts that need a character for a word. */
const LEAST_DENSE = 3;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether quoted words stand in a text, form aside. */
function stands(quote: string, text: string): boolean {
  const [words, whole] = [fold(quote), fold(text)];
  if (words.replaceAll(' ', '').length < (DENSE.test(quote) ? LEAST_DENSE : LEAST)) return false;
  return ` ${whole} `.includes(` ${words} `) || (DENSE.test(quote) && whole.includes(words));
}

export interface ModelWitness {
  /** Provider and model. */
  readonly by: string;
  /** Asks, or gives what was answered before. */
  readonly asked: Recorded;
}

/** Makes a witness of a language model. */
export function modelWitness({ by, asked }: ModelWitness): Witness {
  return {
    async testify(raw, records, signal) {
      const shown = shownRecords(records);
      const { completion, question, snapshot } = await asked(witnessPrompt(raw, shown), signal);
      const none = (said: 'not-heard' | 'not-counted', why: string): Testimony => ({
        by,
        said,
        source: null,
        cited: null,
        found: null,
        why,
        question,
        snapshot,
      });
      if (!completion.ok) return none('not-heard', completion.detail);
      return {
        ...(heard(completion.text, raw, shown) ?? none('not-counted', 'it did not answer in the form it was asked for')),
        by,
        question,
        snapshot,
      };
    },
  };
}

/** What an answer comes to once its quotations were looked up; null when it is of another form. */
function heard(text: string, raw: string, shown: readonly ShownRecord[]): Omit<Testimony, 'by' | 'question' | 'snapshot'> | null {
  const answer = readWitness(text);
  if (answer === null) return null;
  const { said, record, cited, found, reason } = answer;
  const uncounted = (why: string): ReturnType<typeof heard> => ({ said: 'not-counted', source: null, cited: null, found: null, why });
  if (said === 'other-work' || said === 'cannot-tell') return { said, source: null, cited: null, found: null, why: reason };
  if (!stands(cited, shownCitation(raw))) return uncounted('the words it quotes do not stand in the citation');
  if (record === null) return { said, source: null, cited, found: null, why: reason };
  const named = shown[record - 1];
  if (named === undefined) return uncounted('it names a record that it was not shown');
  if (!stands(found, shownRecord(named))) return uncounted('the words it quotes do not stand in the record');
  return { said, source: named.id, cited, found, why: reason };
}

/** What was answered in an earlier run, from its log: for a replay, which asks nobody. */
export function replayed(
  testimonies: ReadonlyMap<string, { readonly snapshot: string } | { readonly why: string }>,
  snapshots: SnapshotStore,
  questionOf: (prompt: Parameters<Recorded>[0]) => string,
): Recorded {
  return async (prompt) => {
    const question = questionOf(prompt);
    const said = testimonies.get(question);
    if (said === undefined) return { completion: { ok: false, why: 'down', detail: NO_ANSWER }, question, snapshot: null };
    if ('why' in said) return { completion: { ok: false, why: 'down', detail: said.why }, question, snapshot: null };
    const bytes = await snapshots.get(said.snapshot);
    return bytes === null
      ? { completion: { ok: false, why: 'down', detail: NO_ANSWER }, question, snapshot: null }
      : { completion: { ok: true, text: new TextDecoder().decode(bytes) }, question, snapshot: said.snapshot };
  };
}
