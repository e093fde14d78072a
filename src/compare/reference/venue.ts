/**
 * The venue component: whether the venue that a reference cites is that of any record of the work, with what else is known of both. What
 * two names have to do with each other is told in venue/judge.ts.
 */
import type { Reference } from '../../model/cited.ts';
import type { CslItem } from '../../model/csl.ts';
import type { ComponentEvidence, Label } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { fold } from '../../text/fold.ts';
import { comparePlace } from './pages.ts';
import type { Printed } from './printed.ts';
import { areOtherSchools } from './school.ts';
import { isRepository, type VenueForm, venueForm } from './venue/form.ts';
import { judged, judgeVenues, OTHER_LETTERS, PART, SISTER, type VenueJudgement } from './venue/judge.ts';
import { isOfTitle, readingsOf, seriesIn, standsIn } from './venue/printed.ts';
import { otherVersion } from './versions.ts';

const DEPOSITED = /^(?:https?:\/\/(?:dx\.)?doi\.org\/)?10\.(?:48550|1101|21203|31234|31219|31235|26434|36227|20944|2139)\//i;

/**
 * A preprint cited as if published: the DOI given is the preprint's own, a venue is claimed without volume or page, and of all
 * records in a collection that holds all there is, only the preprint's is found. The work is real; the claim finds no support.
 */
function claimedOnly(reference: Reference, sources: readonly Source[]): boolean {
  const { DOI: doi, volume, page } = reference.fields;
  if (doi === undefined || !DEPOSITED.test(doi) || volume !== undefined || page !== undefined) return false;
  return sources.length > 0 && sources.every(({ fields }) => namesOf(fields).every(isRepository));
}

/** The names under which an item says it appeared. */
function namesOf(fields: CslItem): string[] {
  return [fields['container-title'], fields['container-title-short'], fields['event-title'], fields['collection-title']].filter(
    (name): name is string => name !== undefined && name.trim() !== '',
  );
}

/** The meetings after which issues of a journal are called that prints what was told there: "Proc. ACM Program. Lang. 2, POPL". */
function meetingsOf(sources: readonly Source[]): { readonly source: Source; readonly form: VenueForm }[] {
  return sources.flatMap((source) => {
    const form = venueForm((source.fields.issue ?? '').replace(/\d{1,2}$/, ''));
    return form !== null && form.known.length > 0 ? [{ source, form }] : [];
  });
}

/** What sort of work it is, or in what covers, in the place of where it appeared: "Bells of the coast [Data set]", "Paperback". */
const SORT_OF_WORK =
  /^\W{0,3}(?:data ?sets?|database|(?:computer )?(?:software|program)|source code|preprint|manuscript|(?:phd|doctoral|master.?s) thesis|dissertation|poster|press release|video|map|patent|paperback|hardcover|hardback|e-?book|kindle(?: edition)?|audiobook)\W{0,3}$/i;

/** "[S.l.: s.n.]", where nobody knows the place and the publisher. */
const NOWHERE = /^\W{0,3}(?:s\.\s?l\.?|s\.\s?n\.?|s\.?\s?l\.?\s?[:;,]\s?s\.?\s?n\.?)\W{0,3}$/i;

const RANK: Readonly<Record<Label, number>> = { match: 4, partial: 3, unknown: 2, weak: 1, not_match: 1 };

/** Publishers go by many names and sell each other's lists: agreement is worth telling, difference is not. */
function comparePublisher(cited: string, found: string): VenueJudgement {
  const [a, b] = [fold(cited).split(' '), fold(found).split(' ')];
  const shared = a.filter((word) => word.length > 2 && b.includes(word)).length;
  return shared > 0 && shared >= 0.5 * Math.min(a.length, b.length)
    ? judged('match', 0.8, 'same publisher')
    : judged('unknown', 0.4, 'publishers cannot be compared');
}

/** Whether what is cited as a venue is a publisher's name, and no meeting or journal that has the publisher in its name. */
function isPublisher(cited: string, found: string): boolean {
  const [a, b] = [fold(cited).split(' '), fold(found).split(' ')];
  const content = a.filter((word) => word.length > 2 && word !== 'the');
  return comparePublisher(cited, found).label === 'match' && content.filter((word) => b.includes(word)).length >= MOST_OF * content.length;
}

/** Share of its words that a publisher's name has in common with itself, written otherwise. */
const MOST_OF = 0.6;

/** What else is known may make two venues incomparable that differ by name. */
function inContext(one: VenueJudgement, reference: Reference, source: Source, printed: Printed | null): VenueJudgement {
  // Of a short name nobody knows only a journal with volumes tells that another is meant.
  if (one.why === OTHER_LETTERS && source.fields.volume !== undefined && reference.fields.volume !== undefined)
    return judged('not_match', 0.1, OTHER_LETTERS);
  if (one.label !== 'not_match') return one;
  const placed = comparePlace(reference.fields, source.fields) === 'match';
  if (!placed && otherVersion(reference.fields, source.fields))
    return judged('unknown', 0.3, 'the paper of a meeting and its journal version have venues of their own');
  // One name within the other, with the same volume and first page: the place is the same, however it is called.
  if (one.score >= PART && placed) return judged('unknown', one.score, `${one.why}; volume and page agree`);
  // A parser may have cut the name of a venue short, but it does not put another in its place.
  if (printed !== null && one.score >= PART) return judged('unknown', one.score, `${one.why}, as far as the printed name was read`);
  return one;
}

/** What stands behind the name of a journal whose end was read: a volume, a year, a comma. */
const BEHIND_NAME = /^[.,;]?\s{0,2}(?:[(,:;]|vol|\d)/i;

/** The text of a reference without the name in it of another journal that has the recorded one's in it: "Journal of Personality Assessment". */
function withoutLonger(printed: Printed, names: readonly string[], found: VenueForm): Printed {
  const longer = names.find((name) => {
    const form = venueForm(name);
    const at = printed.raw.indexOf(name);
    // A name that a parser cut short leaves its own beginning before it.
    if (form !== null && form.words.length < found.words.length) return false;
    const one = form === null || at < 0 || !BEHIND_NAME.test(printed.raw.slice(at + name.length)) ? null : judgeVenues(form, found);
    return one?.label === 'not_match' && one.score === SISTER;
  });
  return longer === undefined ? printed : { ...printed, raw: printed.raw.replace(longer, () => ' · ') };
}

/**
 * The venue component against all records of one work: the best agreement with any of them. `printed` is the reference as
 * printed, for a second look; `complete` says that a collection which holds all there is was asked.
 */
export function compareVenue(
  reference: Reference,
  sources: readonly Source[],
  printed: Printed | null = null,
  complete = false,
): ComponentEvidence {
  // One letter is a mark of the kind of work ("[M]. "), or what a wrong cut left over.
  const ours = namesOf(reference.fields).filter(
    (name) =>
      /\p{L}.{0,99}\p{L}/u.test(name) &&
      !NOWHERE.test(name) &&
      !SORT_OF_WORK.test(name) &&
      !(printed !== null && sources.some(({ fields }) => isOfTitle(name, fields.title, printed))),
  );
  const cited = ours[0] ?? reference.fields.publisher ?? null;
  const theirs = sources.flatMap((source) => namesOf(source.fields).map((name) => ({ source, name })));
  const publishers = sources.flatMap((source) =>
    source.fields.publisher === undefined ? [] : [{ source, name: source.fields.publisher }],
  );
  const tell = (one: VenueJudgement, found: string | null, source: string | null): ComponentEvidence => ({
    label: one.label,
    cited,
    found,
    score: one.score,
    source,
    why: one.why,
  });
  const none = (why: string): ComponentEvidence => ({
    ...tell(judged('unknown', 0, why), theirs[0]?.name ?? publishers[0]?.name ?? null, null),
    score: null,
  });
  if (cited === null) return none('the citation names no venue');
  if (complete && claimedOnly(reference, sources) && ours.some((name) => venueForm(name)?.anywhere === false)) {
    return {
      ...none('the DOI is a preprint’s, and only the preprint is recorded'),
      label: 'partial',
      score: 0.3,
      source: sources[0]?.id ?? null,
    };
  }
  let best: (VenueJudgement & { readonly found: string; readonly source: string }) | null = null;
  const take = (one: VenueJudgement, found: string, source: string): void => {
    if (best === null || RANK[one.label] > RANK[best.label] || (one.label === best.label && one.score > best.score))
      best = { ...one, found, source };
  };
  const read = printed === null ? ours : ours.flatMap(readingsOf);
  const forms = read.flatMap((name) => venueForm(name) ?? []);
  // A repository among the records cannot speak for or against a venue, where another record can.
  const recorded = theirs.flatMap(({ source, name }) => {
    const form = venueForm(name);
    return form === null ? [] : [{ source, form }];
  });
  const telling = recorded.filter(({ form }) => !form.anywhere);
  const whole = printed === null ? undefined : telling.find(({ form }) => standsIn(withoutLonger(printed, ours, form), form));
  if (whole !== undefined)
    take(judged('match', 0.9, 'the recorded venue stands in the reference as printed'), whole.form.printed, whole.source.id);
  for (const one of forms) {
    for (const { source, form } of telling.length > 0 ? telling : recorded) {
      take(inContext(judgeVenues(one, form), reference, source, printed), form.printed, source.id);
    }
  }
  for (const name of [...(printed === null ? [] : seriesIn(printed.raw)), ...ours]) {
    for (const { source, form } of [...telling, ...meetingsOf(sources)]) {
      const one = venueForm(name);
      const said = one === null ? null : judgeVenues(one, form);
      if (said?.label === 'match') take(said, form.printed, source.id);
    }
  }
  // Data and reports are cited with who brought them out where an article has its journal.
  for (const name of ours)
    for (const { source, name: other } of publishers) if (isPublisher(name, other)) take(comparePublisher(name, other), other, source.id);
  if (forms.length === 0 && reference.fields.publisher !== undefined) {
    for (const { source, name } of publishers) {
      const { type, publisher, 'publisher-place': place } = reference.fields;
      const school = place === undefined ? publisher : `${publisher}, ${place}`;
      const elsewhere = type === 'thesis' && areOtherSchools(school, name);
      take(elsewhere ? judged('not_match', 0, 'another university') : comparePublisher(reference.fields.publisher, name), name, source.id);
    }
  }
  const last = best as (VenueJudgement & { readonly found: string; readonly source: string }) | null;
  return last === null ? none('no record names a venue') : tell(last, last.found, last.source);
}
