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
import { openText } from './citations/text.ts';
import { citation, type Tied } from './citations/tie.ts';
import { asPrinted, referenceFrom } from './entries/reference.ts';
import type { ParsedReference } from './reference.ts';
import { actsIn } from './running/acts.ts';
import { decisionsIn } from './running/decisions.ts';
import { type Docket, docketsIn } from './running/dockets.ts';
import { type Given, givenIn, NUMBER_OF_LINK } from './running/given.ts';
import { Decisions } from './running/known.ts';
import { LastCited } from './running/last-cited.ts';
import { withoutOwnNumber } from './running/own-number.ts';
import { pageOf } from './running/printed-at.ts';
import { type ShortForm, shortFormsIn } from './running/short-forms.ts';
import { squeezed } from './running/squeezed.ts';
import { wholeIn } from './running/whole.ts';
import { toldInSentences } from './told/sentences.ts';

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
  readonly act?: true;
  readonly short?: ShortForm;
  readonly docket?: Docket;
  readonly given?: Given;
}

/**
 * Takes the references found in lists, and the running text of a document, what is no running text blanked out. `alone`: the document has no
 * list and no notes, so that works that are given in passing are its references. Decisions that are already known are tied to what stands there. In `others`, rows of
 * songs and the like, no work is given in passing.
 */
export function readRunning(
  document: Document,
  text: string,
  known: readonly Reference[],
  alone = false,
  others: readonly Span[] = [],
): RunningReading {
  const reading = new Reading(document, text, known);
  for (const step of stepsIn(document, text, alone ? document.links : null, others)) {
    if (step.short !== undefined) reading.pointBack(step.short);
    else if (step.docket !== undefined) reading.number(step.docket);
    else if (step.given !== undefined) reading.work(step.given);
    else if (step.whole === true) reading.whole(step.span);
    else if (step.act === true) reading.act(step.span);
    else reading.decision(step.span);
  }
  return reading;
}

/** Letters of a text that was pasted in: there acts are works that are asked for, in longer ones they are what it stands on. */
const LITTLE = 1500;

/** All places that cite, in reading order; decisions first where two lie over one another. `links` are null where works in passing are not asked for. */
function stepsIn(document: Document, text: string, links: readonly Link[] | null, others: readonly Span[]): Step[] {
  const rest = openText(text, others);
  const { text: plain, place } = squeezed(text);
  const full: Step[] = withoutOwnNumber(plain, decisionsIn(plain)).map((span) => ({ span: place(span) }));
  const outside = (steps: readonly Step[], taken: readonly Step[]): Step[] =>
    apartFrom(
      taken.map(({ span }) => span),
      steps,
      ({ span }) => span,
    );
  const short: Step[] = [];
  for (const form of shortFormsIn(plain)) {
    const span = place(form.span);
    if (span.start >= (short.at(-1)?.span.end ?? 0)) short.push({ span, short: { ...form, span } });
  }
  const dockets = docketsIn(plain, true).map(
    (docket): Step => ({ span: place(docket.span), docket: { ...docket, span: place(docket.span) } }),
  );
  const told = links === null ? [] : toldInSentences(document, rest).map((work): Step => ({ span: work.span, given: work }));
  const whole = links === null ? [] : wholeIn(rest).map((span): Step => ({ span, whole: true }));
  const given = links === null ? [] : givenIn(rest, links).map((work): Step => ({ span: work.span, given: work }));
  const stated = [...full, ...outside(told, full)];
  const first = [...stated, ...outside([...short, ...whole], stated)];
  const works = [...first, ...outside(given, first)];
  const acts = links === null || text.length > LITTLE ? [] : actsIn(text).map((span): Step => ({ span, act: true }));
  const all = [...works, ...outside(acts, works)];
  return [...all, ...outside(dockets, all)].sort((a, b) => a.span.start - b.span.start);
}

/** Letters behind a decision that may say what it is called. */
const NAMED_WITHIN = 120;
/** A paragraph behind a full citation, whose number in brackets would be taken for a mark: "[2015] UKSC 5 at [23]", "250 CLR 103 at 107 [23]". */
const PINPOINT = /^,?\s(?:at\s)?(?:\d{1,4}\s)?(\[\d{1,4}\](?:\s?[–-]\s?\[\d{1,4}\])?)/;
/** Pages of a long decision. */
const LONGEST = 400;

/** Whether a decision may have a place: a page must not lie before its first one. */
function mayHavePlace(raw: string, locator = ''): boolean {
  const page = pageOf(locator);
  return (
    page === null || [...raw.matchAll(/(?<!\d)\d{1,4}(?!\d)/g)].some(([first]) => page >= Number(first) && page <= Number(first) + LONGEST)
  );
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
  /** What "id." means. */
  readonly #last: LastCited;
  /** Whether decisions are cited here, and nothing by a list: then "ibid." is theirs too, and what points at none of them is told as a mark. */
  #law = false;

  constructor(document: Document, text: string, known: readonly Reference[]) {
    this.#document = document;
    this.#last = new LastCited(text);
    this.#known = known.length;
    this.#decisions = new Decisions(known);
  }

  pointBack(form: ShortForm): void {
    const { span, label, locator, again = false, bare = false, name } = form;
    const own = this.#law && this.#known === 0;
    if (again && !own && !/^[Ii]d\./.test(label)) return;
    const to = (again ? this.#last.meant(span.start, locator) : this.#decisions.meant(form)) ?? null;
    if (bare && (to === null || !mayHavePlace(to.raw, locator))) return;
    if (to === null && !(again || form.series !== undefined || this.#decisions.mayMean(name))) return;
    // "Id." that is not the last decision's is the record's or another work's, and so is "ibid." behind it.
    if (again && to !== null) this.#last.again(span.end);
    else this.#last.cited(span, to);
    // A mark that means nothing certain says so: read by what stands before it, it would lead to whatever was cited last.
    if (to !== null || own) this.#tie(span, citation(this.#document, span, to?.id ?? null, label, 'back-reference', locator));
  }

  /** A number that may be a decision's, as it stands alone. */
  number({ span, key, locator }: Docket): void {
    const to = this.#decisions.numbered(key);
    if (to === undefined) return;
    this.#last.cited(span, to);
    const label = this.#document.text.slice(span.start, span.end);
    this.#tie(span, citation(this.#document, span, to.id, label, 'back-reference', locator));
  }

  decision(span: Span): void {
    const words = this.#document.text.slice(span.start, span.end);
    const reference = this.#decisions.same(asPrinted(words)) ?? this.#decided(span, words);
    this.#law ||= reference.canonical === 'court-decision';
    this.#decisions.add(reference, this.#document.text.slice(span.end, span.end + NAMED_WITHIN));
    const [behind = '', place] = PINPOINT.exec(this.#document.text.slice(span.end, span.end + 40)) ?? [];
    this.#cite({ start: span.start, end: span.end + behind.length }, reference, place);
  }

  whole(span: Span): void {
    this.#cite(span, this.#add(span, this.#document.text.slice(span.start, span.end)));
  }

  /** An act, once. It is no mark: what is quoted before it, and "id." behind it, are read as before. */
  act(span: Span): void {
    const words = this.#document.text.slice(span.start, span.end);
    const known = fold(words);
    if (this.#works.has(known)) return;
    // The form tells the kind, however the sentence writes its first letter.
    const title = asPrinted(words);
    this.#works.set(known, this.#add(span, words, { fields: { type: 'legislation', title }, words: { title: words } }));
  }

  work({ span, fields, words }: Given): void {
    const { DOI, arxiv, PMID, PMCID, ISBN, title, URL: address } = fields;
    const work = fold(DOI ?? arxiv ?? PMID ?? PMCID ?? ISBN ?? title ?? address ?? '');
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

  /** A decision, of whose form the parser may know less than the text showed: compared as an article is, it would be found nowhere. */
  #decided(span: Span, words: string): Reference {
    const reference = this.#add(span, words);
    if (reference.canonical !== undefined) return reference;
    const { type: _, ...fields } = reference.fields;
    const told: Reference = {
      ...reference,
      fields: { ...fields, type: 'legal_case' },
      route: 'reasoning',
      routeWhy: 'cites a court decision',
      canonical: 'court-decision',
    };
    this.references[this.references.length - 1] = told;
    return told;
  }

  #cite(span: Span, reference: Reference, place?: string): void {
    this.#tie(span, citation(this.#document, span, reference.id, reference.key, 'in-full', place));
    this.#last.cited(span, reference);
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
