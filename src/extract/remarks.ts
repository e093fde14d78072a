/**
 * Findings about the document itself: marks that point at nothing, entries nothing points at, entries that stand twice, gaps
 * in the numbering, no list at all. Said only when enough was read to be sure: a list is not called uncited because its marks
 * could not be read.
 */
import type { Citation, Reference, Remark } from '../model/cited.ts';
import type { Document, Skipped, Span } from '../model/document.ts';
import { fold, words } from '../text/fold.ts';
import type { List } from './bibliography/lines.ts';
import { recommendedIn } from './bibliography/recommended.ts';
import { closedRegions, openText } from './citations/text.ts';
import type { Tied } from './citations/tie.ts';
import { linkedFrom, missesNothing, shownBeside } from './remarks/linked.ts';
import { citesByNames, mentioned } from './remarks/mentioned.ts';
import { listedAs, namesAmong, nearlyCited, nearlyNamed } from './remarks/near.ts';

/** Share of the references that marks must reach before the rest is called uncited. */
const ENOUGH = 0.6;
/** Share of printed marks that may lead nowhere before it is the reading, not the text, that is to blame. */
const MOST_LOST = 0.25;
/** Of keys, which are written out, nearly all may be lost. */
const MOST_KEYS_LOST = 0.75;

/** Names of files that hold references. */
const BIBLIOGRAPHY = /\.(?:bib|bbl|json|ya?ml|ris)$/i;
/** Whether references may have been lost with what was left out. */
const lost = ({ what, references }: Skipped): boolean => references === true || BIBLIOGRAPHY.test(what);

/** What was taken for lists, and what in them was no entry. */
export interface Regions {
  readonly lists: readonly List[];
  readonly skipped: readonly Span[];
}

/** All remarks on a document, in reading order. */
export function remarksOn(document: Document, references: readonly Reference[], tied: readonly Tied[], regions: Regions): Remark[] {
  const near = nearlyCited(tied, references);
  const named = new Set([...near.values()].map(({ id }) => id));
  return [
    ...missing(document, tied, references, regions, near),
    ...uncited(document, references, tied, regions.lists).filter(({ about }) => !about.some((id) => named.has(id))),
    ...duplicates(references, regions.lists),
    ...gaps(references, regions.skipped),
    ...noList(document, references, tied, regions.lists),
    ...regions.skipped.map((span) => passedOver(document, span)),
  ].sort((a, b) => a.span.start - b.span.start);
}

/** Labels of what stands in the lists and is no entry: a mark that points there points at words of the author. */
function labelsOf(document: Document, skipped: readonly Span[]): ReadonlySet<string> {
  return new Set(
    skipped.flatMap(({ start }) => {
      const label = /^[[(]?(\d{1,4})[\]).]/.exec(document.text.slice(start, start + 8))?.[1];
      return label === undefined ? [] : [label];
    }),
  );
}

/** Marks that plainly cite and lead nowhere. Only where most marks of their kind do lead somewhere. */
function missing(
  document: Document,
  tied: readonly Tied[],
  references: readonly Reference[],
  regions: Regions,
  near: ReadonlyMap<string, Reference>,
): Remark[] {
  if (references.length === 0) return [];
  const spokenFor = labelsOf(document, regions.skipped);
  const remarks: Remark[] = [];
  // What a bibliography holds that was not there to be read, nobody knows.
  const unread = document.skipped.some(lost);
  // With what stands between the entries: an entry that was not told from others is there all the same.
  const listed = [
    ...references.map(({ raw }) => ` ${fold(raw)} `),
    ...regions.lists.flatMap(({ lines }) =>
      lines.map(
        (_, i) =>
          ` ${fold(
            lines
              .slice(i, i + 3)
              .map(({ text }) => text)
              .join(' '),
          )} `,
      ),
    ),
  ];
  const behind = document.text.slice(regions.lists[0]?.lines[0]?.start ?? document.text.length);
  const said = new Set<string>();
  for (const style of ['numeric', 'author-year', 'key'] as const) {
    const marks = tied.filter(
      ({ citation, firm }) => citation.style === style && firm && !(style === 'numeric' && spokenFor.has(citation.label)),
    );
    if (style === 'key' && unread) continue;
    const away = marks.filter(
      ({ citation, maybe }) => citation.to === null && maybe.length === 0 && !printedThere(citation, references, listed, ''),
    );
    // What stands behind the entries that were read tells of the reading, too.
    const lost = away.filter(({ citation }) => !printedThere(citation, references, listed, behind) && !missesNothing(citation, document));
    // Counted by label: one lost work that is cited often is still one. What is nearly named was read well enough.
    const labels = (some: readonly Tied[]) => new Set(some.map(({ citation }) => citation.label)).size;
    const astray = labels(away.filter(({ citation: { label } }) => !near.has(`${style} ${label}`)));
    // A key is written, not guessed: it is lost though others are, as long as the list they name was read at all. A chapter that names a
    // quarter of its works or fewer among entries shown as examples has its list elsewhere.
    const all = labels(marks);
    const most = style === 'key' ? Math.min(all - 1, Math.floor(all * MOST_KEYS_LOST)) : all * MOST_LOST;
    if (lost.length === 0 || astray > most) continue;
    for (const { citation } of lost) {
      const label = `${style} ${citation.label}`;
      if (said.has(label)) continue;
      said.add(label);
      remarks.push(notListed(citation, near.get(label)));
    }
  }
  return remarks;
}

/** That a mark leads nowhere, and which entry it may mean. */
function notListed({ span, label, style }: Citation, near: Reference | undefined): Remark {
  const cites = `The text cites ${quoted(label, style)}`;
  return near === undefined
    ? { kind: 'cited-but-missing', span, says: `${cites}, which the reference list does not hold.`, about: [] }
    : {
        kind: 'cited-otherwise',
        span,
        says: `${cites}; the list has ${quoted(listedAs(near, style), style)}, which no mark cites.`,
        about: [near.id],
      };
}

/**
 * Whether the list may hold the work all the same, in words that were read otherwise: an entry that bears the name and the year of the mark,
 * or one so long that the entry of the number may have run into it.
 */
function printedThere({ label, style }: Citation, references: readonly Reference[], listed: readonly string[], behind: string): boolean {
  if (style === 'author-year') {
    const [, name = '', year = ''] = /^(.{1,200}?)(?: et al\.| and .{1,200})? (\d{4}[a-h]?)$/.exec(label) ?? [];
    const last = fold(name).split(' ').at(-1) ?? '';
    // Signs over letters may have been printed apart: "C ¸ alışkan".
    const bears = (raw: string) => raw.includes(` ${last} `) || (last.length > 4 && raw.replaceAll(' ', '').includes(last));
    // An entry of this name that prints no year at all may be the work of any.
    const yearless = references.some(({ raw }) => !/(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/.test(raw) && bears(` ${fold(raw.slice(0, 160))} `));
    return last !== '' && (yearless || namesAmong(name, year, listed) || listed.some((raw) => raw.includes(year) && bears(raw)));
  }
  if (style === 'key') {
    const year = new RegExp(`(?<!\\d)\\d{2}${/(\d{2})[a-z]?$/.exec(label)?.[1] ?? 'none'}(?!\\d)`);
    return references.some(({ key, origin, raw }) => origin === 'list' && /^\d{1,4}$/.test(key) && year.test(raw));
  }
  if (style !== 'numeric') return false;
  // An entry that was not told from others, or stands behind the place where the list seemed to end.
  if (new RegExp(`\\n\\s{0,9}\\[${Number(label)}\\]\\s{1,9}\\p{Lu}`, 'u').test(behind)) return true;
  const at = references.findLastIndex(({ key, origin }) => origin === 'list' && Number.parseInt(key, 10) === Number(label) - 1);
  const raw = references[at]?.raw;
  if (raw === undefined) return false;
  const lengths = references.map((one) => one.raw.length).sort((a, b) => a - b);
  return new RegExp(`(?:^|\\s)[[(]?${Number(label)}[\\]).]\\s`).test(raw) && raw.length > (lengths[lengths.length >> 1] ?? 0) * 1.4;
}

const quoted = (label: string, style: string): string => (style === 'numeric' ? `[${label}]` : `“${label}”`);

function uncited(document: Document, references: readonly Reference[], tied: readonly Tied[], lists: readonly List[]): Remark[] {
  const listed = references.filter(({ origin, route }) => origin === 'list' || (origin === 'entry' && route !== 'uncheckable'));
  const stated = document.entries.filter(({ cited }) => cited === false);
  if (stated.length > 0 && stated.length < document.entries.length) {
    // Such a format prints only what is cited: a file of which much is not is kept for other texts as well, and lists nothing here.
    if (stated.length > document.entries.length * (1 - ENOUGH)) return [];
    const keys = new Set(stated.map(({ key }) => key));
    return references.filter(({ origin, key }) => origin === 'entry' && keys.has(key)).map(notCited);
  }
  // The document says of each that it is to be listed, though no mark points at it (`\\nocite`).
  if (
    stated.length === 0 &&
    listed.length > 0 &&
    listed.every(({ origin }) => origin === 'entry') &&
    document.entries.every(({ cited }) => cited === true)
  )
    return [];
  const reached = new Set(tied.flatMap(({ citation, maybe }) => [...(citation.to === null ? [] : [citation.to]), ...maybe]));
  // A second work under one label is cited with the first.
  const byLabel = new Map(listed.filter(({ id }) => reached.has(id)).map((reference) => [labelOf(reference), true]));
  // Among entries with labels of letters, one that has none lost it in the reading.
  const lettered = listed.filter(({ key, origin }) => origin === 'list' && /\p{L}/u.test(key.replace(/^\d+[a-z]$/, ''))).length;
  const unlabelled = (one: Reference) => lettered >= listed.length * 0.6 && /^\d{1,4}[a-z]?$/.test(one.key);
  const onPurpose = new Set([...(document.listedOnly ?? []), ...shownBeside(listed, document)]);
  const rest = listed.filter((one) => !reached.has(one.id) && !byLabel.has(labelOf(one)) && !unlabelled(one) && !onPurpose.has(one.key));
  if (onPurpose.has('*') || listed.length < 3 || rest.length === 0 || rest.length > listed.length * (1 - ENOUGH)) return [];
  // What the text speaks of in words that were not read as a mark is not called uncited.
  const text = openText(document.text, closedRegions(document, lists));
  const spoken = mentioned(
    text,
    rest.filter(({ origin }) => origin === 'list'),
    document.superscripts,
    citesByNames(tied),
  );
  const recommended = recommendedIn(lists, document.text);
  const linked = linkedFrom(rest, document);
  return rest.filter((one) => !(recommended(one) || spoken.has(one) || linked.has(one.id) || nearlyNamed(one, tied))).map(notCited);
}

function labelOf({ key, origin }: Reference): string {
  return origin === 'list' ? key.replace(/^(\d+)[a-z]$/, '$1') : key;
}

function notCited(reference: Reference): Remark {
  return {
    kind: 'listed-but-uncited',
    span: reference.span,
    says: `No mark in the text was found that points at entry ${reference.key}.`,
    about: [reference.id],
  };
}

/** Two entries for one work: the same identifier, or the same title, year and first author. */
function duplicates(references: readonly Reference[], lists: readonly List[]): Remark[] {
  const seen = new Map<string, Reference>();
  const starts = lists.map(({ lines }) => lines[0]?.start ?? 0);
  const remarks: Remark[] = [];
  for (const reference of references) {
    // The text cites a work as often as it likes; what notes cite stands in the list besides, as it should.
    if (reference.route === 'uncheckable' || reference.origin === 'text') continue;
    // Each chapter, and the answer behind an article, has a list of its own.
    const where = reference.origin === 'footnote' ? 'note' : `list ${starts.filter((start) => start <= reference.span.start).length}`;
    const keys = marksOfWork(reference).map((key) => `${where} ${key}`);
    const twin = keys.map((key) => seen.get(key)).find((other) => other !== undefined);
    if (twin !== undefined && !isOther(reference, twin))
      remarks.push({
        kind: 'duplicate',
        span: reference.span,
        says: `Entry ${reference.key} seems to be the same work as entry ${twin.key}.`,
        about: [twin.id, reference.id],
      });
    for (const key of keys) if (!seen.has(key)) seen.set(key, reference);
  }
  return remarks;
}

/** Whether two entries with one DOI are different works by their titles: then one bears the other's DOI. */
function isOther({ fields: { title: one = '' } }: Reference, { fields: { title: other = '' } }: Reference): boolean {
  const [ours, theirs] = [new Set(words(one)), words(other)];
  return ours.size >= 3 && theirs.length >= 3 && theirs.filter((word) => ours.has(word)).length < theirs.length * 0.4;
}

function marksOfWork({ fields, raw, confidence, origin }: Reference): string[] {
  const keys: string[] = [];
  if (fields.DOI !== undefined) keys.push(`doi ${fields.DOI.toLowerCase()}`);
  else {
    const title = fold(fields.title ?? '');
    const year = fields.issued?.['date-parts']?.[0]?.[0];
    const author = fold(fields.author?.[0]?.family ?? fields.author?.[0]?.literal ?? '');
    // Volume and pages tell parts of a series apart ("On sphere-bundles, I" and "II" parse alike at times).
    if (title.length >= 20 && year !== undefined && author !== '' && confidence >= 0.5)
      keys.push(`work ${title}|${year}|${author}|${fields.volume ?? ''}|${fields.page ?? ''}`);
  }
  const plain = fold(raw);
  // Notes may give a short reference in full each time; a list gives it once.
  if (plain.length >= (origin === 'footnote' ? 40 : 24)) keys.push(`raw ${plain}`);
  return keys;
}

/** Labels that a counted list leaves out; three at most in a row, since more is another list or a lost page. */
function gaps(references: readonly Reference[], skipped: readonly Span[]): Remark[] {
  const numbered = references.filter(({ origin, key }) => (origin === 'list' || origin === 'line') && /^\d{1,4}[a-z]?$/.test(key));
  if (numbered.length < 4 || numbered.length < references.filter(({ origin }) => origin === 'list' || origin === 'line').length * 0.9)
    return [];
  const remarks: Remark[] = []; // In a list by the alphabet the numbers stand in another order.
  const there = new Set(numbered.map(({ key }) => Number.parseInt(key, 10)));
  for (let i = 1; i < numbered.length; i += 1) {
    const [before, here] = [numbered[i - 1], numbered[i]];
    if (before === undefined || here === undefined) continue;
    const [last, next] = [Number.parseInt(before.key, 10), Number.parseInt(here.key, 10)];
    if (next - last < 2 || next - last > 4) continue;
    // What stands there was seen, and is no reference.
    if (skipped.some(({ start }) => start >= before.span.end && start < here.span.start)) continue;
    const lost = Array.from({ length: next - last - 1 }, (_, k) => last + 1 + k).filter((number) => !there.has(number));
    if (lost.length === 0) continue;
    remarks.push({
      kind: 'numbering-gap',
      span: here.span,
      says: `The list goes from ${last} to ${next}; ${lost.join(', ')} ${lost.length > 1 ? 'are' : 'is'} not there or could not be read.`,
      about: [before.id, here.id],
    });
  }
  // Where numbers are missing all over, they count something else: lines, or those of several lists.
  return remarks.length > 3 && remarks.length > numbered.length * 0.3 ? [] : remarks;
}

function noList(document: Document, references: readonly Reference[], tied: readonly Tied[], lists: readonly List[]): Remark[] {
  if (references.length > 0 || lists.length > 0 || document.entries.length > 0 || document.text.trim() === '') return [];
  const say = (says: string): Remark[] => [{ kind: 'no-reference-list', span: { start: 0, end: 0 }, says, about: [] }];
  // A bibliography that is named and not there is no lack of the document.
  const gone = document.skipped.find(lost);
  if (gone !== undefined) return say(`The references could not be read: ${gone.what} was left out (${gone.why}).`);
  return say(`No reference list and no references in notes were found${tied.length > 0 ? ' although the text cites' : ''}.`);
}

function passedOver(document: Document, span: Span): Remark {
  const words = document.text.slice(span.start, span.end).replace(/\s+/g, ' ');
  const shown = words.length > 60 ? `${words.slice(0, 57)}…` : words;
  return { kind: 'region-skipped', span, says: `“${shown}” stands in the reference list but was not taken for a reference.`, about: [] };
}
