/**
 * Works that the running text cites in full, where no list and no note does: the decisions in a brief, an opinion or an answer on law; and where
 * there is no list at all, what an answer or a letter gives by an identifier or a title. Each becomes a reference where it is first cited; the
 * same citation again, short forms and "id." point back at it.
 */
import type { Reference } from '../model/cited.ts';
import type { Document, Link, Span } from '../model/document.ts';
import { fold } from '../text/fold.ts';
import { findIdentifiers } from '../text/identifiers.ts';
import { apartFrom } from './citations/apart.ts';
import { citation, type Tied } from './citations/tie.ts';
import { asPrinted, referenceFrom } from './entries/reference.ts';
import type { ParsedReference } from './reference.ts';
import { decisionsIn } from './running/decisions.ts';
import { type Given, givenIn, NUMBER_OF_LINK } from './running/given.ts';
import { Decisions } from './running/known.ts';
import { type ShortForm, shortFormsIn } from './running/short-forms.ts';
import { wholeIn } from './running/whole.ts';

export interface RunningReading {
  readonly references: readonly Reference[];
  readonly tied: readonly Tied[];
  /** What was read as a citation: no other marks are looked for there. */
  readonly taken: readonly Span[];
}

/** A place of the text that cites: a decision in full, a whole reference, a short form, or a work given otherwise. */
interface Step {
  readonly span: Span;
  readonly whole?: true;
  readonly short?: ShortForm;
  readonly given?: Given;
}

/**
 * Takes the references found in lists, and the running text of a document, what is no running text blanked out. `alone`: the document has no
 * list and no notes, so that works that are given in passing are its references. Decisions that are already known are tied to what stands there.
 */
export function readRunning(document: Document, text: string, known: readonly Reference[], alone = false): RunningReading {
  const reading = new Reading(document, known);
  for (const step of stepsIn(text, alone ? document.links : null)) {
    if (step.short !== undefined) reading.pointBack(step.short);
    else if (step.given !== undefined) reading.work(step.given);
    else if (step.whole === true) reading.whole(step.span);
    else reading.decision(step.span);
  }
  return reading;
}

/** All places that cite, in reading order; decisions first where two lie over one another. `links` are null where works in passing are not asked for. */
function stepsIn(text: string, links: readonly Link[] | null): Step[] {
  const full: Step[] = decisionsIn(text).map((span) => ({ span }));
  const outside = (steps: readonly Step[], taken: readonly Step[]): Step[] =>
    apartFrom(
      taken.map(({ span }) => span),
      steps,
      ({ span }) => span,
    );
  const short = shortFormsIn(text).map((form): Step => ({ span: form.span, short: form }));
  const whole = links === null ? [] : wholeIn(text).map((span): Step => ({ span, whole: true }));
  const given = links === null ? [] : givenIn(text, links).map((work): Step => ({ span: work.span, given: work }));
  const first = [...full, ...outside([...short, ...whole], full)];
  return [...first, ...outside(given, first)].sort((a, b) => a.span.start - b.span.start);
}

/** What was read so far. */
class Reading implements RunningReading {
  readonly references: Reference[] = [];
  readonly tied: Tied[] = [];
  readonly taken: Span[] = [];
  readonly #document: Document;
  readonly #known: number;
  readonly #decisions: Decisions;
  readonly #works = new Map<string, Reference>();
  /** What "id." means; null where that was not made out. */
  #last: Reference | null = null;

  constructor(document: Document, known: readonly Reference[]) {
    this.#document = document;
    this.#known = known.length;
    this.#decisions = new Decisions(known);
  }

  pointBack(form: ShortForm): void {
    const to = (form.again === true ? this.#last : this.#decisions.meant(form)) ?? null;
    if (form.again !== true) this.#last = to;
    if (to === null) return;
    this.#tie(form.span, citation(this.#document, form.span, to.id, form.label, 'back-reference', form.locator));
  }

  decision(span: Span): void {
    const words = this.#document.text.slice(span.start, span.end);
    const reference = this.#decisions.same(asPrinted(words)) ?? this.#add(span, words);
    this.#decisions.add(reference);
    this.#cite(span, reference);
  }

  whole(span: Span): void {
    this.#cite(span, this.#add(span, this.#document.text.slice(span.start, span.end)));
  }

  work({ span, fields, words }: Given): void {
    const { DOI, arxiv, PMID, PMCID, title, URL: address } = fields;
    const work = fold(DOI ?? arxiv ?? PMID ?? PMCID ?? title ?? address ?? '');
    // The same identifier under other names, another year or title is another citation, perhaps a wrong one; alone it is the one before.
    const told = fold(`${fields.author?.[0]?.family ?? ''} ${fields.issued?.['date-parts']?.[0]?.[0] ?? ''} ${title ?? ''}`);
    const known = this.#works.get(`${work}|${told}`) ?? (told === '' ? this.#works.get(work) : undefined);
    const reference = known ?? this.#add(span, this.#shown(span), { fields, words });
    this.#works.set(`${work}|${told}`, reference);
    this.#works.set(work, reference);
    this.#cite(span, reference);
  }

  /** The words of a work, with the address that stands behind them where they do not show it. */
  #shown({ start, end }: Span): string {
    const words = this.#document.text.slice(start, end);
    const link = this.#document.links.find(({ span, href }) => span.start >= start && span.end <= end && !words.includes(href));
    if (link === undefined || findIdentifiers(words).length > 0) return words;
    return NUMBER_OF_LINK.test(words.trim()) ? link.href : `${words} ${link.href}`;
  }

  #add(span: Span, words: string, told?: Pick<Given, 'fields' | 'words'>): Reference {
    const key = this.#known === 0 ? `${this.references.length + 1}` : `text-${this.references.length + 1}`;
    const reference = referenceFrom(this.#document, {
      span,
      words,
      key,
      origin: 'text',
      links: this.#document.links.filter((link) => link.span.start >= span.start && link.span.end <= span.end),
      parts: told === undefined ? undefined : partsOf(told, asPrinted(words)),
    });
    this.references.push(reference);
    return reference;
  }

  #cite(span: Span, reference: Reference): void {
    this.#tie(span, citation(this.#document, span, reference.id, reference.key, 'in-full'));
    this.#last = reference;
  }

  #tie(span: Span, made: Tied['citation']): void {
    this.tied.push({ citation: made, maybe: [], firm: false });
    this.taken.push(span);
  }
}

/** The parts of a work whose form tells them, and where they stand in what is printed. */
function partsOf({ fields, words }: Pick<Given, 'fields' | 'words'>, printed: string): ParsedReference {
  const spans = Object.entries(words).flatMap(([name, part]): [string, Span[]][] => {
    const start = printed.indexOf(asPrinted(part));
    return start === -1 ? [] : [[name, [{ start, end: start + asPrinted(part).length }]]];
  });
  return { fields, spans: Object.fromEntries(spans), confidence: 1 };
}
