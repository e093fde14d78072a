/** The form of a citation of law being read: its text, and how what it says is set. What the forms are stands in law/cases.ts and law/acts.ts. */
import type { CslItem } from '../../../model/csl.ts';
import type { Span } from '../../../model/document.ts';
import { parseDate } from '../dates.ts';

export type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };
export type Places = Record<string, Span[]>;
type Plain = 'title' | 'container-title' | 'volume' | 'page' | 'number' | 'genre';

/** One reference whose form is being read. Offsets are counted from the start of `text`; what is set goes to `fields` and `spans`. */
export class LawForm {
  readonly fields: Draft;
  /** The reference behind its number in the list, its first 700 characters. */
  readonly text: string;
  readonly #spans: Places;
  readonly #raw: string;
  readonly #head: number;

  constructor(fields: Draft, spans: Places, raw: string) {
    this.fields = fields;
    this.#spans = spans;
    this.#raw = raw;
    // "[2018] UKUT 156" begins with its year.
    this.#head = /^\s{0,5}(?:\[(?!(?:1[6-9]|20)\d\d\])\d{1,4}\]|\(\d{1,4}\)|\d{1,3}\.)?\s{0,5}/.exec(raw)?.[0].length ?? 0;
    this.text = raw.slice(this.#head, this.#head + 700);
  }

  /** Sets a field to words that stand at `from` or behind it; gives where they end. Nothing is set without words. */
  set(name: Plain, value: string | undefined, from: number): number {
    if (value === undefined) return from;
    const start = this.#raw.indexOf(value, this.#head + from);
    this.fields[name] = value;
    this.#spans[name] = [{ start, end: start + value.length }];
    return start - this.#head + value.length;
  }

  /** Takes away what the parser had read there. */
  clear(...names: readonly (keyof Draft)[]): void {
    for (const name of names) {
      delete this.fields[name];
      delete this.#spans[name];
    }
  }

  /** Where a field was read; −1 when it was not. */
  placeOf(name: Plain): number {
    return (this.#spans[name]?.[0]?.start ?? this.#head - 1) - this.#head;
  }

  /** Sets the date, when it is one that was printed at `at`. */
  day(printed: string, at: number): void {
    const parsed = parseDate(printed);
    if (parsed === null || at < 0) return;
    this.fields.issued = parsed.date;
    this.#spans.issued = [{ start: this.#head + at, end: this.#head + at + printed.length }];
  }

  /** Sets the date to parts that are known, printed at `at`. */
  when(parts: readonly number[], at: number, length: number): void {
    if (at < 0) return;
    this.fields.issued = { 'date-parts': [parts] };
    this.#spans.issued = [{ start: this.#head + at, end: this.#head + at + length }];
  }

  /** Sets the court or body that the text begins with, or that stands at `at`, as the author. */
  body(name: string, at = 0): void {
    this.fields.author = [{ literal: name }];
    this.#spans.author = [{ start: this.#head + at, end: this.#head + at + name.length }];
  }

  /** Sets people, each by a family name, that stand one behind the other. */
  people(names: readonly string[]): void {
    const [first = '', last = ''] = [names[0], names.at(-1)];
    const start = this.#raw.indexOf(first, this.#head);
    this.fields.author = names.map((family) => ({ family }));
    this.#spans.author = [{ start, end: this.#raw.indexOf(last, start) + last.length }];
  }

  /** What was read within the first `length` characters as an author is the beginning of the title that follows it. */
  actAtHead(length: number): void {
    const [author, title] = [this.#spans.author?.[0], this.#spans.title?.[0]];
    if (author === undefined || title === undefined || author.end > this.#head + length || title.start > this.#head + length) return;
    this.clear('author', 'et-al');
    this.fields.title = this.#raw.slice(this.#head, title.end);
    this.#spans.title = [{ start: this.#head, end: title.end }];
  }

  /** Whether the date was read behind `at`. */
  dateBehind(at: number): boolean {
    return (this.#spans.issued?.[0]?.start ?? 0) - this.#head > at;
  }

  /** Takes the date away when it was read within the first `length` characters: a number there is no year. */
  clearDateWithin(length: number): void {
    const dated = this.#spans.issued?.[0];
    if (dated !== undefined && dated.start < this.#head + length) this.clear('issued', 'year-suffix');
  }
}
