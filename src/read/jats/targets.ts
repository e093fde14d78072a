/**
 * What the ids of a JATS article belong to, told before anything is read, so that a mark can be tied to the entry or the note it names
 * wherever that stands.
 */
import type { Note, Span } from '../../model/document.ts';
import { child, elements, textIn, within, type XmlNode } from '../xml/tree.ts';
import { bare, citationsIn } from './marks.ts';

/** What others may point at. */
export type Target = { readonly kind: 'reference'; readonly keys: readonly string[] } | { readonly kind: 'note' };

/** The numbers that are printed before the entries of a list, where all count up from one; none otherwise. */
function printedLabels(refs: readonly XmlNode[]): string[] {
  const numbers = refs.map((ref) => /^\s*\[?(\d{1,4})(?:\]|\.(?!\d))/.exec(textIn(ref).slice(0, 40))?.[1] ?? '');
  return refs.length > 1 && numbers.every((number, at) => number === String(at + 1)) ? numbers : [];
}

/** The keys of entries, and which ids belong to entries and notes. */
export class Targets {
  private readonly targets = new Map<string, Target>();
  private readonly keys = new Map<XmlNode, string>();
  private readonly taken = new Set<string>();

  constructor(articles: readonly XmlNode[]) {
    const refs = articles.flatMap((article) => within(article, 'ref'));
    const printed = printedLabels(refs);
    const labels = refs.map(
      (ref, at) =>
        printed[at] ||
        bare(
          child(ref, 'label') ??
            elements(ref)
              .map((one) => child(one, 'label'))
              .find(Boolean),
        ),
    );
    const times = new Map<string, number>();
    for (const label of labels) times.set(label, (times.get(label) ?? 0) + 1);
    for (const [at, ref] of refs.entries()) {
      const id = ref.attributes.get('id') ?? '';
      const label = labels[at] ?? '';
      // The label of several lists that count anew names no entry alone.
      const key = this.free(label !== '' && times.get(label) === 1 ? label : id !== '' ? id : `ref-${at + 1}`);
      this.keys.set(ref, key);
      const works = citationsIn(ref);
      const keys = works.map((_, i) => (i === 0 ? key : this.free(`${key}${String.fromCharCode(97 + (i % 26))}`)));
      this.aim(id, works.length === 0 ? { kind: 'note' } : { kind: 'reference', keys });
      for (const [i, work] of works.entries()) {
        this.keys.set(work, keys[i] ?? key);
        this.aim(work.attributes.get('id') ?? '', { kind: 'reference', keys: keys.slice(i, i + 1) });
      }
    }
    for (const article of articles) for (const note of within(article, 'fn')) this.aim(note.attributes.get('id') ?? '', { kind: 'note' });
  }

  /** The key of an entry, or of a work in one. */
  key(node: XmlNode): string {
    return this.keys.get(node) ?? '';
  }

  /** What an id belongs to. */
  at(id: string): Target | undefined {
    return this.targets.get(id);
  }

  private aim(id: string, target: Target): void {
    if (id !== '' && !this.targets.has(id)) this.targets.set(id, target);
  }

  private free(wanted: string): string {
    let key = wanted;
    for (let again = 2; this.taken.has(key); again += 1) key = `${wanted}-${again}`;
    this.taken.add(key);
    return key;
  }
}

interface WrittenNote {
  readonly id: string;
  readonly label: string;
  readonly span: Span;
}

/** A note that stands within a sentence and is written behind the text. */
interface HeldNote {
  readonly node: XmlNode;
  readonly label: string;
  readonly id: string;
}

/** Notes and the marks that call them, in whichever order they come. */
export class Notes {
  private readonly written: WrittenNote[] = [];
  private readonly held: HeldNote[] = [];
  private readonly marks = new Map<string, Span[]>();

  get count(): number {
    return this.written.length + this.held.length;
  }

  add(note: WrittenNote): void {
    this.written.push(note);
  }

  hold(note: HeldNote): void {
    this.held.push(note);
  }

  /** The next note that is held back. */
  next(): HeldNote | undefined {
    return this.held.shift();
  }

  /** A note is called at a place. */
  marked(id: string, span: Span): void {
    const known = this.marks.get(id);
    if (known === undefined) this.marks.set(id, [span]);
    else known.push(span);
  }

  read(): Note[] {
    return this.written.map(({ id, label, span }) => {
      const [mark = null, ...again] = this.marks.get(id) ?? [];
      return { id, kind: 'footnote' as const, label, span, mark, ...(again.length > 0 && { again }) };
    });
  }
}
