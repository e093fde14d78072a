/** Decisions that a document has cited in full, and how later citations of them are told: the same again, and short forms. */
import type { Reference } from '../../model/cited.ts';
import { fold, words } from '../../text/fold.ts';
import { workNumbers } from '../../text/work-numbers.ts';
import { type ShortForm, seriesOf } from './short-forms.ts';

/** The decisions known so far, and how later citations find them. */
export class Decisions {
  readonly #byNumber = new Map<string, Reference[]>();
  readonly #bySeries = new Map<string, Reference[]>();
  readonly #all: Reference[] = [];

  /** Takes references, of which those of decisions are kept. */
  constructor(references: readonly Reference[] = []) {
    for (const reference of references) this.add(reference);
  }

  /** Adds a reference; one of another kind changes nothing. */
  add(reference: Reference): void {
    if (reference.canonical !== 'court-decision') return;
    this.#all.push(reference);
    for (const { key } of workNumbers(reference.raw)) push(this.#byNumber, key, reference);
    const series = seriesOf(reference.raw);
    if (series !== null) push(this.#bySeries, series, reference);
  }

  /** The decision that a full citation repeats: the same number and no other parties, or the same words. */
  same(raw: string): Reference | undefined {
    const parties = partiesIn(raw);
    const numbered = workNumbers(raw).flatMap(({ key }) => this.#byNumber.get(key) ?? []);
    const plain = fold(raw);
    return numbered.find((one) => alike(parties, partiesIn(one.raw))) ?? this.#all.find((one) => fold(one.raw) === plain);
  }

  /** The decision that a short form means; undefined where none or several fit. */
  meant({ name, series }: ShortForm): Reference | undefined {
    const there = series === undefined ? this.#all : (this.#bySeries.get(series) ?? []);
    const asked = words(name).filter((word) => word.length > 1);
    const fits = asked.length === 0 ? there : there.filter(({ raw }) => asked.every((word) => words(partiesIn(raw)).includes(word)));
    return fits.length === 1 ? fits[0] : undefined;
  }
}

/** What stands before the numbers. */
const partiesIn = (raw: string): string => raw.slice(0, /,?\s[[(]?\d|,\sNos?\.|^[[(]?\d/.exec(raw)?.index ?? raw.length);

/** Words of many names. */
const ANYBODY = /^(?:the|and|inc|ltd|corp|united|states|people|state|city|county)$/;

/** Whether two names of parties may be the same case: one of them is missing, or they share a word that no other name need have. */
function alike(a: string, b: string): boolean {
  const [ours, theirs] = [a, b].map((text) => words(text).filter((word) => word.length > 2 && !ANYBODY.test(word)));
  if (ours === undefined || theirs === undefined || ours.length === 0 || theirs.length === 0) return true;
  return ours.some((word) => theirs.includes(word));
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const held = map.get(key);
  if (held === undefined) map.set(key, [value]);
  else held.push(value);
}
