/**
 * Statements without numbers, told apart by a label or a place in a row: "sensor A failed on the third day" where the evidence says it
 * of sensor C alone, "the first cause was a strike" where that was the second.
 */

import { contentOf } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { formOf } from '../select/expand.ts';
import { type Mark, mayBeSame, sameFrame } from './marks.ts';
import type { Statement } from './members.ts';
import type { Belonging, Said, Stated } from './texts.ts';

const MOST_SENTENCES = 400;
/** Words whose first sentences are kept with the evidence. */
const MOST_FRAMES = 256;
const NOTHING: ReadonlySet<string> = new Set();

/** What the evidence says of another of a row; null when it does not, or does of this one too. */
export function orderTurned(said: Said, evidence: () => Stated): Belonging | null {
  const marks = said.statement.marks.filter(({ family }) => family === 'label' || family === 'order');
  if (marks.length === 0) return null;
  const held = evidence();
  if (held.sentences.length > MOST_SENTENCES) return null;
  for (const mark of marks) {
    if (marks.some((other) => other !== mark && sameFrame(other, mark))) continue;
    const rest = restOf(said, mark, held);
    if (rest.length < (mark.family === 'order' ? 1 : 2)) continue;
    if (standsThere(said.text.slice(mark.start, mark.end), mark, rest, held)) continue;
    const found = saidOfAnother(mark, rest, held);
    if (found !== null) return { how: 'other-subject', start: mark.start, end: mark.end, ...found };
  }
  return null;
}

/** Places of a mark as written that are looked at before all sentences are read. */
const MOST_PLACES = 24;

/** Whether a sentence that has the mark as it is written says the rest as well: then nothing more need be read. */
function standsThere(word: string, mark: Mark, rest: readonly string[], { text, statements }: Stated): boolean {
  let at = text.indexOf(word);
  for (let i = 0; i < MOST_PLACES && at >= 0; i += 1, at = text.indexOf(word, at + 1)) {
    const statement = statements(at);
    if (rest.filter((form) => statement.forms.has(form)).length * 2 > rest.length && statement.marks.some((one) => sameFrame(one, mark)))
      return true;
  }
  return false;
}

/** Forms of the claim's other words, each once; without those of the sentence that tells what the row is of ("three causes of delay"). */
function restOf({ tokens }: Said, mark: Mark, held: Stated): string[] {
  const free = (token: Token): boolean => token.end <= mark.start || token.start >= mark.end;
  const topic = mark.family === 'order' ? topicOf(mark, held) : new Set<string>();
  return [...new Set(contentOf(tokens).filter(free).map(formOf))].filter((form) => form !== mark.frame && !topic.has(form));
}

/** The first sentence that has a word, with the forms of all of its words; null where none has it. */
interface First {
  readonly start: number;
  readonly forms: ReadonlySet<string>;
}

/** First sentences by evidence and word: every claim that has a place in a row asks for the same few words. */
const FIRST = new WeakMap<Stated, Map<string, First | null>>();

function firstWith(frame: string, held: Stated): First | null {
  const all = FIRST.get(held) ?? new Map<string, First | null>();
  FIRST.set(held, all);
  const known = all.get(frame);
  if (known !== undefined) return known;
  let first: First | null = null;
  for (const { start, end } of held.sentences) {
    const forms = tokensOf(held.text, start, end).map(formOf);
    if (!forms.includes(frame)) continue;
    first = { start, forms: new Set(forms) };
    break;
  }
  if (all.size >= MOST_FRAMES) all.clear();
  all.set(frame, first);
  return first;
}

function topicOf(mark: Mark, held: Stated): ReadonlySet<string> {
  const first = firstWith(mark.frame, held);
  return first === null || held.statements(first.start).marks.some((one) => sameFrame(one, mark)) ? NOTHING : first.forms;
}

function saidOfAnother(mark: Mark, rest: readonly string[], held: Stated): Pick<Belonging, 'against' | 'sentence'> | null {
  const { statements } = held;
  let other: { readonly mark: Mark; readonly statement: Statement } | null = null;
  let named: Statement | null = null;
  for (const { start } of held.sentences) {
    const statement = statements(start);
    const own = statement.marks.filter((one) => sameFrame(one, mark));
    const mine = own.some((one) => mayBeSame(one, mark));
    const held = rest.filter((form) => statement.forms.has(form)).length;
    if (mine) {
      // Where it is spoken of, nothing of this may be said.
      if (held * 2 > rest.length) return null;
      named ??= statement;
    } else if (held === rest.length) {
      if (own.length !== 1 || own[0] === undefined) return null;
      other ??= { mark: own[0], statement };
    } else if (held * 2 > rest.length && own.length === 0) return null;
  }
  if (other === null || named === null) return null;
  const { text } = other.statement;
  const own = named.marks.find((one) => sameFrame(one, mark) && mayBeSame(one, mark));
  return {
    against: `${text.slice(other.mark.start, other.mark.end)}” for “${own === undefined ? '' : text.slice(own.start, own.end)}`,
    sentence: other.statement.span,
  };
}
