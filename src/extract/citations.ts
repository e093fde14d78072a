/**
 * The marks of a text that point at references, each tied to what it points at. What the format itself marks comes first;
 * then the one printed style that the list and the marks agree on: numbers, keys, or authors and years. A style that the
 * document does not plainly use yields nothing: a false mark is worse than a missed one.
 */
import type { Reference } from '../model/cited.ts';
import type { Document, Span } from '../model/document.ts';
import { fold } from '../text/fold.ts';
import { halfWidth } from '../text/half-width.ts';
import { lowest } from '../text/lowest.ts';
import type { List } from './bibliography/lines.ts';
import { betweenAnchors, jumps } from './citations/anchors.ts';
import { apartFrom } from './citations/apart.ts';
import { type AuthorMark, authorMarks, isUndated, ownMarks, plainMarks } from './citations/author.ts';
import { bodyMarks, shortNames } from './citations/bodies.ts';
import { caselessMarks } from './citations/caseless.ts';
import { distantMarks, yearNotes } from './citations/distant.ts';
import { marksOfGiven } from './citations/given-before.ts';
import { strayMarks } from './citations/habits.ts';
import { IdentifierKeys, isIdentifier } from './citations/identifier-keys.ts';
import { keyMarks } from './citations/keys.ts';
import { madeLabelMarks } from './citations/made-labels.ts';
import { namedMarks } from './citations/named.ts';
import { notedMarks } from './citations/noted.ts';
import { countedList, numericMarks } from './citations/numbers.ts';
import { mayBeNoAuthor, mayNameThing, namesOccasion, placesNamed } from './citations/places.ts';
import { pointedAt, pointingMarks } from './citations/pointing.ts';
import { prefixedMarks } from './citations/prefixed.ts';
import { sameMarks } from './citations/same.ts';
import { addressMarks } from './citations/same-address.ts';
import { siglumMarks } from './citations/sigla.ts';
import { describers } from './citations/taxa.ts';
import { closedRegions, openText } from './citations/text.ts';
import { type Tied, tie } from './citations/tie.ts';
import { undatedMarks } from './citations/undated.ts';
import { inflectsNames } from './citations/words.ts';
import type { ReadList } from './entries/read.ts';
import { NumberedLists } from './link/numbers.ts';
import { isAnonymous, Links, type Target } from './link.ts';
import type { FoundNote } from './notes/found.ts';

/** What the marks of a document may point at. */
export interface Cited {
  readonly references: readonly Reference[];
  readonly lists: readonly List[];
  /** The references of each list, in the order of `lists`. */
  readonly read: readonly ReadList[];
  /** Places already read: notes that cite. */
  readonly taken?: readonly Span[];
  /** The notes, and the marks read in them. */
  readonly notes?: readonly FoundNote[];
  readonly inNotes?: readonly Tied[];
}

/** Marks in the text and what they point at, in reading order. */
export function readCitations(document: Document, cited: Cited): Tied[] {
  const { references, lists } = cited;
  const links = new Links(references);
  const stated = formatMarks(document, links, references);
  // A field whose data is gone is read as it is printed: "(Ng, 2001)" says as much as its key.
  const empty = document.citations.filter(({ keys, via }) => via === 'word-field' && keys.every((key) => links.key(key).to === null));
  const own = document.citations.filter((one) => !empty.includes(one)).map(({ span }) => span);
  let tied: Tied[] = stated;
  const starts = cited.read.flatMap((list) => list.references.map(({ span }) => span.start));
  const text = openText(document.text, closedRegions(document, lists, [...(cited.taken ?? []), ...own], starts));
  if (references.some(({ origin }) => origin !== 'footnote' && origin !== 'text')) {
    const plain = halfWidth(text);
    const lists = new NumberedLists(cited.read, document.text);
    const prefixed = prefixedMarks(document, plain, cited.read);
    const free = apartFrom(
      prefixed.map(({ citation: { span } }) => span),
      numericMarks(document, plain, lists.range === null ? (countedList(document, plain, cited.read) ?? lists) : lists),
      ({ citation: { span } }) => span,
    );
    const numeric = [...free, ...prefixed];
    const printedKeys = apartFrom(
      prefixed.map(({ citation: { span } }) => span),
      keyMarks(document, text, links, references),
      ({ citation: { span } }) => span,
    );
    const keyed = printedKeys.length > 0 || numeric.length > 0 ? printedKeys : madeLabelMarks(document, text, references);
    tied = tied.concat(
      siglumMarks(document, plain, references),
      numeric,
      keyed,
      authorYearMarks(document, plain, links, references, numeric.length),
    );
    tied = tied.concat(backMarks(document, plain, links, tied));
    const jumped = jumps(
      document,
      references,
      tied.map(({ citation }) => citation),
    );
    tied = tied.concat(
      jumped.map(({ span, reference }) => tie(document, span, { to: reference.id, maybe: [] }, reference.key, 'key', false)),
    );
    const before = tied.map(({ citation: { span } }) => span);
    tied = tied.concat(apartFrom(before, addressMarks(document, text, references), ({ citation: { span } }) => span));
    const printed = tied.slice(stated.length).map(({ citation: { span } }) => span);
    const read = (span: Span) => printed.some(({ start, end }) => start < span.end && end > span.start);
    const lost = new Set(empty.filter(({ span }) => read(span)).map(({ span }) => span));
    if (lost.size > 0) tied = tied.filter(({ citation: { span, style } }) => style !== 'key' || !lost.has(span));
  } else tied = tied.concat(marksOfGiven(document, text, references));
  const noted = notedMarks(document, text, cited.notes ?? [], references, [...(cited.inNotes ?? []), ...tied]);
  return tied.concat(noted).sort((a, b) => a.citation.span.start - b.citation.span.start || a.citation.span.end - b.citation.span.end);
}

/**
 * What the format marks. Where a printed list has no keys, those of pandoc are read as name and year; one that leads nowhere may then mean
 * any of its works, so that neither it nor an entry is remarked on.
 */
function formatMarks(document: Document, links: Links, references: readonly Reference[]): Tied[] {
  const keyless = references.length > 0 && references.every(({ key, origin }) => origin === 'list' && !/\p{L}/u.test(key));
  // Told once, by the first such mark.
  let all = references.map(({ id }) => id);
  const guessed = (key: string): Target => {
    const target = [links.key(key), links.namedByKey(key)].find(({ to, maybe }) => to !== null || maybe.length > 0);
    if (target !== undefined) return target;
    const maybe = all;
    all = [];
    return { to: null, maybe };
  };
  const identified = new IdentifierKeys(references);
  const stated = document.citations.flatMap(({ span, keys, via, locator }) => {
    const guess = keyless && via === 'pandoc';
    const firm = via === 'latex' || (via === 'pandoc' && !guess);
    return keys.map((key) => {
      const target = isIdentifier(key) && links.key(key).to === null ? { to: identified.find(key), maybe: [] } : null;
      return tie(document, span, target ?? (guess ? guessed(key) : links.key(key)), key, 'key', firm && target === null, locator);
    });
  });
  const between = betweenAnchors(document, references, (key) => links.key(key).to).map(({ span, reference }) =>
    tie(document, span, { to: reference.id, maybe: [] }, reference.key, 'key', false),
  );
  return [...stated, ...between];
}

/** Marks that point back at a work cited before; those that point at nothing certain are left out. */
function backMarks(document: Document, text: string, links: Links, tied: readonly Tied[]): Tied[] {
  const before = tied.map(({ citation: { span, to, style } }) => ({ span, to, style })).sort((a, b) => a.span.start - b.span.start);
  const taken = new Set(before.map(({ span }) => span.start));
  return pointingMarks(text).flatMap((mark) => {
    const to = pointedAt(
      mark,
      before.slice(
        0,
        lowest(before.length, (i) => (before[i]?.span.start ?? 0) >= mark.span.start),
      ),
      links,
    );
    if (to === null || taken.has(mark.span.start)) return [];
    const made = tie(
      document,
      mark.span,
      { to, maybe: [] },
      mark.label,
      before.find((one) => one.to === to)?.style ?? 'author-year',
      false,
      mark.locator,
    );
    // What points back again at this mark means the same work.
    before.splice(
      lowest(before.length, (i) => (before[i]?.span.start ?? 0) >= mark.span.start),
      0,
      { span: mark.span, to, style: made.citation.style },
    );
    return [made];
  });
}

/** Where a mark of a year ends: "Water 2010" ends with "Department of Water 2010", of which it is a part. */
const endOf = ({ span, year }: AuthorMark): string => `${span.end} ${year}`;

/** Where a mark leads; one that leads nowhere may have to be read with the names before it. */
function targetOf(mark: AuthorMark, links: Links, inflects: boolean): Target {
  const whole = links.body(mark);
  if (whole.to !== null) return whole;
  const titled = mark.families.length === 1 && !mark.etAl ? links.title(mark) : whole;
  if (titled.to !== null) return titled;
  const together = mark.together === undefined ? null : links.authorYear({ ...mark, families: mark.together });
  if (together !== null && together.to !== null) return together;
  const own = links.authorYear(inflects && mark.form === 'narrative' ? { ...mark, inflected: true } : mark);
  if (own.to !== null || own.maybe.length > 0 || mark.form !== 'bracketed' || mark.families.length === 1) return own;
  // "(Green, Singh 1985)": a work without year by the first, and one of 1985 by the second.
  const before = links.undated({ families: mark.families.slice(0, -1), etAl: false });
  return before === null ? own : links.authorYear({ ...mark, families: mark.families.slice(-1) });
}

/** Whether a mark stands behind what bears a name and a year of its own, as an app or a law does. */
const namesThing = (text: string, { start, end }: Span): boolean =>
  mayNameThing(text.slice(Math.max(0, start - 24), start), text.slice(start, end + 1));

/** Whether a mark leads to an entry, or may lead to some. */
const leads = ({ target }: { readonly target: Target }): boolean => target.to !== null || target.maybe.length > 0;

/** How far into an entry its author and year stand. */
const HEAD = 200;

/** Names and years. With a numbered list and numeric marks, only those that lead somewhere count. */
function authorYearMarks(document: Document, text: string, links: Links, references: readonly Reference[], numeric: number): Tied[] {
  links.abbreviate(shortNames(text, links.bodies));
  const caseless = caselessMarks(text, (reading) => links.authorYear(reading).to !== null);
  const bodies = bodyMarks(text, (reading) => links.body(reading).to !== null || links.title(reading).to !== null);
  const inflects = inflectsNames(text);
  const whole = new Map(bodies.map((body) => [endOf(body), body.label]));
  const named = authorMarks(text).filter((mark) => whole.get(endOf(mark))?.includes(mark.families.at(-1) ?? ' ') !== true);
  const ofSpecies = describers(
    text,
    named.filter(({ form }) => form === 'bracketed'),
  );
  const all = [...named, ...bodies, ...caseless]
    .map((mark) => ({ mark, target: targetOf(mark, links, inflects) }))
    .filter((one) => (one.mark.doubtful !== true && !ofSpecies.has(one.mark)) || leads(one));
  const leading = all.filter(leads);
  const isStray = strayMarks(
    text,
    leading.map(({ mark }) => mark),
  );
  const looked = all.filter((one) => leads(one) || !isStray(one.mark));
  const marks = looked.map(({ mark }) => mark);
  const places = placesNamed(text);
  const isPlace = (name: string): boolean => mayBeNoAuthor(name) || places.has(fold(name));
  const established = numeric === 0 && leading.length >= 3 && leading.length >= looked.length * 0.6;
  const tied = looked
    .filter((one) => leads(one) || established)
    .filter(({ target }) => numeric === 0 || target.to !== null)
    .map(({ mark, target }) =>
      tie(
        document,
        mark.span,
        target,
        mark.label,
        'author-year',
        established &&
          (mark.form === 'bracketed' || mark.etAl) &&
          mark.unnamed !== true &&
          mark.doubtful !== true &&
          // Words of a script without capitals may be more than a name.
          !/\p{Lo}\s\p{Lo}/u.test(mark.families[0] ?? '') &&
          !isUndated(mark) &&
          !isAnonymous(mark.families[0] ?? '') &&
          !/^\p{Lu}[\p{Lu}\d-]*$/u.test(mark.families[0] ?? '') &&
          (mark.etAl ||
            !(mark.families.length > 1
              ? mark.families.some(namesOccasion)
              : isPlace(mark.families[0] ?? '') || namesThing(text, mark.span))),
        mark.locator,
      ),
    );
  const taken = new Set(marks.map(({ span }) => span.start));
  // "as Ng and Li 2024 show": where names and years cite, they do so without brackets too, as long as they lead somewhere.
  const bare = [...plainMarks(text), ...ownMarks(text)]
    .sort((a, b) => a.span.start - b.span.start)
    .flatMap((mark) => {
      const target = links.authorYear(mark);
      return target.to === null ? [] : [{ mark, target }];
    });
  const heads = new Map(references.map(({ id, raw }) => [id, raw.slice(0, HEAD)]));
  // Some print no brackets at all.
  const throughout = numeric === 0 && new Set(bare.map(({ target }) => target.to)).size >= Math.max(4, links.count * 0.3);
  if (established || throughout) {
    tied.push(...sameMarks(document, text, [...marks, ...bare.map(({ mark }) => mark)], links));
    const read = new Set(tied.map(({ citation: { span, to } }) => `${span.start} ${to}`));
    for (const { span, label, to, locator } of numeric === 0 ? undatedMarks(text, (names) => links.undated(names)) : [])
      if (!read.has(`${span.start} ${to}`)) tied.push(tie(document, span, { to, maybe: [] }, label, 'author-year', false, locator));
    const readPlaces = [...marks, ...bare.map(({ mark }) => mark), ...tied.map(({ citation }) => citation)].map(({ span }) => span);
    for (const { span, label, to, locator } of numeric === 0 ? distantMarks(text, links, readPlaces, heads) : [])
      tied.push(tie(document, span, { to, maybe: [] }, label, 'author-year', false, locator));
    const spans = marks.map(({ span }) => span);
    for (const { mark, target } of apartFrom(spans, bare, (one) => one.mark.span)) {
      taken.add(mark.span.start);
      tied.push(tie(document, mark.span, target, mark.label, 'author-year', false, mark.locator));
    }
  }
  if (numeric === 0 && !established && !throughout && new Set(leading.map(({ target }) => target.to)).size < links.count * 0.2)
    for (const { span, target, label, locator } of namedMarks(text, links, links.count))
      if (!taken.has(span.start)) tied.push(tie(document, span, target, label, 'author-year', false, locator));
  for (const { span, label, to, locator } of yearNotes(text, document.notes, links, heads))
    tied.push(tie(document, span, { to, maybe: [] }, label, 'author-year', false, locator));
  for (const note of document.notes) {
    const slice = text.slice(note.span.start, note.span.end);
    if (slice.trim() === '') continue;
    const caselessHere = caselessMarks(slice, (reading) => links.authorYear(reading).to !== null, true);
    for (const mark of [...plainMarks(slice), ...caselessHere]) {
      const span = { start: mark.span.start + note.span.start, end: mark.span.end + note.span.start };
      const target = links.authorYear(mark);
      if (target.to !== null && !taken.has(span.start))
        tied.push(tie(document, span, target, mark.label, 'author-year', false, mark.locator));
    }
  }
  return tied;
}
