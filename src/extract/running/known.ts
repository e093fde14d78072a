/** Decisions that a document has cited in full, and how later citations of them are told: the same again, and short forms. */
import type { Reference } from '../../model/cited.ts';
import { fold, words } from '../../text/fold.ts';
import { workNumbers } from '../../text/work-numbers.ts';
import { type ShortForm, seriesOf } from './short-forms.ts';

/** A decision, and the words of its parties. */
interface Held {
  readonly reference: Reference;
  readonly parties: ReadonlySet<string>;
}

/** The decisions known so far, each once, and how later citations find them. */
export class Decisions {
  readonly #byNumber = new Map<string, Held[]>();
  readonly #bySeries = new Map<string, Held[]>();
  readonly #byWord = new Map<string, Held[]>();
  readonly #byPrint = new Map<string, Held>();

  /** Takes references, of which those of decisions are kept. */
  constructor(references: readonly Reference[] = []) {
    for (const reference of references) this.add(reference);
  }

  /** Adds a reference; one of another kind, or one that is held, changes nothing. */
  add(reference: Reference): void {
    const print = fold(reference.raw);
    if (reference.canonical !== 'court-decision' || this.#byPrint.has(print)) return;
    const held = { reference, parties: partiesOf(reference.raw) };
    this.#byPrint.set(print, held);
    for (const { key } of workNumbers(reference.raw)) push(this.#byNumber, key, held);
    for (const word of held.parties) push(this.#byWord, word, held);
    const series = seriesOf(reference.raw);
    if (series !== null) push(this.#bySeries, series, held);
  }

  /** The decision that a full citation repeats: the same number and no other parties, or the same words. */
  same(raw: string): Reference | undefined {
    const parties = partiesOf(raw);
    const numbered = workNumbers(raw).flatMap(({ key }) => this.#byNumber.get(key) ?? []);
    return (numbered.find((one) => alike(parties, one.parties)) ?? this.#byPrint.get(fold(raw)))?.reference;
  }

  /** The decision that a short form means; undefined where none or several fit. */
  meant({ name, series }: ShortForm): Reference | undefined {
    const asked = words(name).filter((word) => word.length > 1);
    const [first = ''] = asked;
    const there = (series === undefined ? this.#byWord.get(first) : this.#bySeries.get(series)) ?? [];
    const fits = there.filter(({ parties }) => asked.every((word) => parties.has(word)));
    return fits.length === 1 ? fits[0]?.reference : undefined;
  }
}

/** The folded words of what stands before the numbers of a decision: its parties. */
export const partiesOf = (raw: string): ReadonlySet<string> =>
  new Set(words(raw.slice(0, /,?\s[[(]?\d|,\sNos?\.|^[[(]?\d/.exec(raw)?.index ?? raw.length)));

/** Words of many names. */
const ANYBODY = /^(?:the|and|inc|ltd|corp|united|states|people|state|city|county)$/;

/** Whether two names of parties may be the same case: one of them is missing, or they share a word that no other name need have. */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const telling = (words: ReadonlySet<string>): string[] => [...words].filter((word) => word.length > 2 && !ANYBODY.test(word));
  const [ours, theirs] = [telling(a), telling(b)];
  return ours.length === 0 || theirs.length === 0 || ours.some((word) => b.has(word));
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const held = map.get(key);
  if (held === undefined) map.set(key, [value]);
  else held.push(value);
}
