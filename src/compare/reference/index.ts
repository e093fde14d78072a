/**
 * Compares a reference with every candidate: six components each, what became of its identifiers, and how sure it is that
 * the candidate is the work meant. A component agrees if it agrees with any record of the candidate. Facts only: which class
 * they make is decided elsewhere.
 */
import type { Reference } from '../../model/cited.ts';
import type { Comparison, Component, ComponentEvidence, IdentifierEvidence, Label, ReferenceEvidence } from '../../model/evidence.ts';
import type { Cluster, LookupResult, Source } from '../../model/source.ts';
import { fold } from '../../text/fold.ts';
import { citedByline, compareAuthors, OTHER_ORDER, recordedBylines } from './authors.ts';
import { besideNumber, compareNumber, titleOfNumbered } from './canonical.ts';
import { bookTitle, chapterAuthors, chapterTitle, isItsBook, isItsChapter } from './chapter.ts';
import { cutTitle, fragmentTitle, pieceOfTitle } from './cut-title.ts';
import { dataTitle } from './data-title.ts';
import { compareDate } from './date.ts';
import { compareDetails } from './details.ts';
import { citedIdentifiers, compareIdentifiers, judgeIdentifiers, unreadIdentifiers } from './identifiers.ts';
import { besideNotice } from './notice-cited.ts';
import { otherNumber } from './other-number.ts';
import { otherPlace, titleElsewhere } from './other-place.ts';
import { comparePlace } from './pages.ts';
import { printedAuthors, titleBehindNames } from './printed/authors.ts';
import { wordedTitle } from './printed/words.ts';
import { beginsWithTitle, besideTitle, identifiedTitle, printedText, printedTitle } from './printed.ts';
import { editionsAuthors, orderAsPublished, titleAsPublished } from './recorded-version.ts';
import { shortTitle } from './short-title.ts';
import { withOriginal } from './stated-original.ts';
import { withNumberTaken } from './taken-number.ts';
import { withPlaceTaken } from './taken-place.ts';
import { withArticles } from './title/articles.ts';
import type { TitleForm } from './title/form.ts';
import { withHyphens } from './title/hyphens.ts';
import { renderedTitle } from './title/letters.ts';
import { weightOf } from './title/words.ts';
import { citedTitles, compareTitle, recordedTitles } from './title.ts';
import { titleless } from './titleless.ts';
import { areBooks, translatedTitle } from './translated.ts';
import { titled } from './untitled.ts';
import { compareUrl } from './url.ts';
import { compareVenue } from './venue.ts';
import { volumeTitle } from './volume-title.ts';

/** Which of several records' answers speaks: agreement before doubt, doubt before contradiction, silence last. */
const RANK: Readonly<Record<Label, number>> = { match: 4, partial: 3, weak: 2, not_match: 1, unknown: 0 };

function best(all: readonly ComponentEvidence[]): ComponentEvidence | undefined {
  let chosen = all[0];
  for (const one of all) {
    if (chosen === undefined || RANK[one.label] > RANK[chosen.label]) chosen = one;
    else if (one.label === chosen.label && (one.score ?? 0) > (chosen.score ?? 0)) chosen = one;
  }
  return chosen;
}

const NOTHING: ComponentEvidence = { label: 'unknown', cited: null, found: null, score: null, source: null, why: 'no record' };

/** How much a label counts when candidates are put in order: by title and people first. */
const WORTH: Readonly<Record<Component, number>> = { title: 8, authors: 6, doi: 3, date: 1, venue: 1, url: 1 };
const SHARE: Readonly<Record<Label, number>> = { match: 1, partial: 0.6, unknown: 0.3, weak: 0.3, not_match: 0 };
const ALL = Object.values(WORTH).reduce((sum, worth) => sum + worth, 0);

/** What standing at the cited volume and page adds: it decides between candidates that agree about as well, "statistics" and "statistics, 2002". */
const PLACED = 0.05;

/** Words a title needs before it is too particular to be borne twice. */
const PARTICULAR = 5;

/** Telling words of a title that may stand for a work nobody signed: a law, a standard, a page; fewer, where they are long. */
const UNSIGNED = 3;
const [UNSIGNED_LONG, LONG] = [2, 16];

const telling = (titles: readonly TitleForm[]): number =>
  (titles[0]?.words ?? []).reduce((sum, word) => sum + (weightOf(word) >= 1 ? 1 : 0), 0);

/** Whether a record has nobody whom a citation would name: no one at all, or the parties of a case, who stand in its title. */
function namesNobody(source: Source): boolean {
  const { authors, editors } = recordedBylines(source);
  if (authors === null) return editors === null;
  const title = ` ${fold(source.fields.title ?? '')} `;
  return authors.names.every(({ given, family, literal }) => title.includes(` ${fold(literal ?? [given, family].join(' ')).trim()} `));
}

/** Whether the recorded title is only the end of the cited one, "On Type: Optical Spacing": a review, or a column, bears the title of what it is about. */
function isWithin({ cited, found }: ComponentEvidence): boolean {
  const [ours, theirs] = [fold(cited ?? ''), fold(found ?? '')];
  return ours.endsWith(` ${theirs}`) && !/^(?:the|an?)$/.test(ours.slice(0, -theirs.length).trim());
}

function certain(
  components: ReferenceEvidence['components'],
  reference: Reference,
  sources: readonly Source[],
  words: readonly string[],
): boolean {
  if (components.title.label !== 'match') return false;
  const particular = words.reduce((sum, word) => sum + (weightOf(word) >= 1 ? 1 : 0), 0) >= PARTICULAR;
  const led = components.doi.label === 'match' || components.url.label === 'match';
  return (
    led ||
    placed(components, reference, sources) ||
    (particular && !isWithin(components.title) && (components.date.label === 'match' || components.venue.label === 'match'))
  );
}

/** Journal, volume and first page agree; the venue must be told, by its name or by the work's own DOI, for volume 12 page 101 is in every journal. */
function placed(components: ReferenceEvidence['components'], reference: Reference, sources: readonly Source[]): boolean {
  const told = components.venue.label === 'match' || components.doi.label === 'match';
  return told && sources.some((source) => comparePlace(reference.fields, source.fields) === 'match');
}

/**
 * Compares one reference with all that was found for it.
 * Takes the reference and the result of looking it up; gives evidence per candidate, best first (title and people before
 * identifiers before the rest, volume and page where these are about as good), and one piece of evidence per cited identifier.
 */
export function compare(given: Reference, result: LookupResult): Comparison {
  const reference = titled(given);
  const first = compared(reference, result);
  const sources = result.candidates.flatMap((cluster) => cluster.sources);
  const readAs = titleless(reference, sources, first.evidence);
  return readAs === null ? first : { ...compared(readAs, result), readAs };
}

function compared(reference: Reference, result: LookupResult): Comparison {
  const titles = citedTitles(reference.fields);
  const byline = citedByline(reference);
  const cited = citedIdentifiers(reference);
  const printed = printedText(reference);
  const complete = result.asked.some(
    ({ question, covers, lookup }) => question === 'work' && covers === 'authoritative' && lookup.kind === 'found',
  );
  const identifiers = judgeIdentifiers(reference, result, titles, byline);
  const evidence = result.candidates.map((cluster: Cluster): ReferenceEvidence => {
    const { sources } = cluster;
    const registered = compareIdentifiers(cited, identifiers, sources);
    const number = registered.label === 'unknown' ? compareNumber(reference, sources) : null;
    // One number may agree and another differ: "Pub. L. No. 88-359, 78 Stat. 241".
    const another = registered.label === 'unknown' ? (otherNumber(reference, cited, sources) ?? otherPlace(reference, sources)) : null;
    const doi = another ?? number ?? registered;
    const forms = sources.map((source) => ({ source, forms: recordedTitles(source) }));
    const title = best(
      forms.map((one) => {
        const stated = compareTitle(titles, one.source, one.forms);
        const found = wordedTitle(printed, one.source, one.forms, printedTitle(printed, one.source, one.forms, stated));
        const second = titleBehindNames(printed, one.source, one.forms, found);
        const third = doi.label === 'match' ? identifiedTitle(printed, one.source, one.forms, second) : second;
        return renderedTitle(printed?.raw, one.source, one.forms, cutTitle(reference, one.source, one.forms, third));
      }),
    );
    const people = best(
      forms.map(({ source, forms: own }) =>
        printedAuthors(printed, source, own, compareAuthors(byline, source, recordedBylines(source), sources), sources),
      ),
    );
    const reordered = people?.why === OTHER_ORDER;
    // Whoever holds all such works would have the publication, too.
    const authors =
      people === undefined || complete
        ? people
        : reordered
          ? orderAsPublished(reference, sources, people)
          : editionsAuthors(reference, sources, people);
    const book = title?.label === 'not_match' && sources.some((source) => isItsBook(reference, source));
    const date = compareDate(reference, sources, printed);
    const venue = compareVenue(reference, sources, printed, complete);
    const known = { authors: authors ?? NOTHING, date, venue };
    const piece = pieceOfTitle(
      reference,
      sources,
      fragmentTitle(
        sources.find(({ id }) => id === title?.source),
        withHyphens(
          reference,
          withArticles(
            reference,
            shortTitle(
              besideTitle(
                printed,
                title ?? NOTHING,
                known,
                forms.flatMap((one) => one.forms),
              ),
              known,
            ),
          ),
          doi.label === 'match',
        ),
        known,
      ),
      known,
    );
    const chapter =
      piece.label === 'not_match' &&
      known.authors.label === 'match' &&
      date.label === 'match' &&
      sources.some((source) => isItsChapter(reference, source));
    const read = volumeTitle(reference, sources, book ? chapterTitle(title) : chapter ? bookTitle(piece) : piece);
    const places = sources.map((source) => comparePlace(reference.fields, source.fields));
    const published = complete ? read : titleAsPublished(reference, sources, read, authors);
    const translated = translatedTitle(
      dataTitle(published, sources, { ...known, doi }),
      known,
      places,
      areBooks(reference, sources),
      doi.label,
    );
    const whole = besideNotice(reference, sources, withOriginal(reference, sources, translated, known.authors), known.authors);
    const components = {
      title: number === null ? titleElsewhere(reference, whole, another, complete) : titleOfNumbered(reference, whole, sources),
      authors: book ? chapterAuthors(authors ?? NOTHING) : (authors ?? NOTHING),
      venue: number === null ? venue : besideNumber(reference, venue, 'venue'),
      date: number === null ? date : besideNumber(reference, date, 'date'),
      url: compareUrl(reference, identifiers, sources),
      doi,
    };
    const score = (Object.keys(WORTH) as Component[]).reduce((sum, name) => sum + WORTH[name] * worthOf(components[name]), 0) / ALL;
    const reached = doi.label === 'match' || components.url.label === 'match';
    return {
      cluster: cluster.id,
      components,
      anchor: reached ? 'identifier' : components.title.label === 'match' || components.title.label === 'partial' ? 'title' : 'near',
      score: Math.round(score * 1000) / 1000,
      certain: certain(components, reference, sources, titles[0]?.words ?? []),
      placed: placed(components, reference, sources),
      reordered,
      anonymous:
        (byline === null ||
          byline.people.every(({ group }) => group) ||
          (printed !== null && forms.some((one) => beginsWithTitle(printed, one.forms)))) &&
        sources.some((source) => namesNobody(source) && (sources.length === 1 || source.id === components.title.source)) &&
        components.title.label === 'match' &&
        telling(titles) >= ((titles[0]?.joined.length ?? 0) >= LONG ? UNSIGNED_LONG : UNSIGNED),
    };
  });
  // Records of other candidates with this title may be of the work too.
  const titledSo = result.candidates.flatMap(({ id, sources }) =>
    /^(?:match|partial)$/.test(evidence.find(({ cluster }) => cluster === id)?.components.title.label ?? '') ? sources : [],
  );
  const order = evidence.map((one, at) => ({ one, at }));
  const rank = ({ score, placed: there }: ReferenceEvidence): number => score + (there === true ? PLACED : 0);
  order.sort((a, b) => rank(b.one) - rank(a.one) || a.at - b.at);
  const sources = (id: string): readonly Source[] => result.candidates.find((cluster) => cluster.id === id)?.sources ?? [];
  const found = (): readonly Source[] => result.asked.flatMap(({ lookup }) => (lookup.kind === 'found' ? lookup.sources : []));
  const unread = unreadIdentifiers(reference, result, identifiers);
  return {
    evidence: order.map(({ one }) => {
      const own = withNumberTaken(reference, withPlaceTaken(reference, one, evidence, sources), sources(one.cluster), found);
      const details = own.details ?? compareDetails(reference, own, sources(own.cluster), titledSo);
      return details.length === 0 ? own : { ...own, details };
    }),
    identifiers: identifiers.map((one) => asCompared(one, evidence, sources)),
    ...(unread.length === 0 ? {} : { unread }),
  };
}

/**
 * What became of an identifier once all of the reference was compared: where its own record bears the title as printed, which the parsed
 * title alone did not say (names run into it), it does not lead elsewhere, unless it names other people and a record beside it the cited ones.
 */
function asCompared(
  one: IdentifierEvidence,
  evidence: readonly ReferenceEvidence[],
  sourcesOf: (cluster: string) => readonly Source[],
): IdentifierEvidence {
  if (one.outcome !== 'elsewhere') return one;
  const borne = evidence.find(({ cluster }) => sourcesOf(cluster).some(({ id }) => id === one.source));
  const { title, doi, authors } = borne?.components ?? {};
  // A page is called many things: "Bitcoin whitepaper".
  if (one.scheme === 'url' && authors?.label === 'match') return { ...one, outcome: 'same', why: 'the page of a work by the cited people' };
  const agrees = ({ components }: ReferenceEvidence): boolean => components.title.label === 'match' && components.authors.label === 'match';
  if (authors?.label === 'not_match' && evidence.some(agrees)) return one;
  return title?.label === 'match' && doi?.label === 'match' ? { ...one, outcome: 'same', why: 'registered to the cited work' } : one;
}

/** A disagreement in which much agrees ranks above one in which nothing does. */
function worthOf({ label, score }: ComponentEvidence): number {
  return label === 'not_match' || label === 'partial' || label === 'weak' ? 0.8 * SHARE[label] + 0.2 * (score ?? 0) : SHARE[label];
}
