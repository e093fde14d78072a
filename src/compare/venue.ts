/**
 * Whether a cited venue is a record's: the same words, the same known venue, or an abbreviation in the manner of ISO 4 (the
 * beginnings of the words, in order, every word used up, so that Nature is not Nature Genetics). Three answers, not two: what
 * cannot be compared (a repository beside a journal, an acronym nobody declares) is not a disagreement.
 */
import type { Reference } from '../model/cited.ts';
import type { CslItem } from '../model/csl.ts';
import type { ComponentEvidence, Label } from '../model/evidence.ts';
import type { Source } from '../model/source.ts';
import { fold } from '../text/fold.ts';
import { comparePlace } from './pages.ts';
import type { Printed } from './printed.ts';
import { fullNamesOf, isRepository, type VenueForm, venueForm } from './venue-form.ts';
import { SAME_PLACE } from './venue-names.ts';
import { isOfTitle, readingsOf, standsIn } from './venue-printed.ts';
import { areSiblings, isOtherWord, isSister, otherSection } from './venue-siblings.ts';
import { mayStandFor, ofMeeting, walk } from './venue-words.ts';
import { otherVersion } from './versions.ts';

export interface VenueJudgement {
  readonly label: Exclude<Label, 'weak'>;
  readonly score: number;
  readonly why: string;
}

const judged = (label: VenueJudgement['label'], score: number, why: string): VenueJudgement => ({ label, score, why });

/** Score of two names of which one is part of the other. */
const PART = 0.5;

/** And of two journals of which one is the other's sister: no agreement of volume and page makes them one. */
const SISTER = 0.4;

/** Words that one side adds without naming another venue. */
const ADDED = new Set(
  'official publication organ section london england usa america united states new york berlin paris tokyo online print edition engl ed english us uk technical main track conference symposium meeting u s a'.split(
    ' ',
  ),
);

/** "PNAS" for Proceedings of the National Academy of Sciences: first letters of the words, with or without the small ones. */
function initialsOf(form: VenueForm): string[] {
  const all = fold(form.printed).split(' ');
  const first = (words: readonly string[]): string => words.map((word) => word[0] ?? '').join('');
  // "JRSS B" without its section.
  const whole = form.words.filter((word) => word.length > 1);
  return [first(form.words), first(whole), first(all), first(all.filter((word) => !/^(?:of|the|and|for|in|on|a|an)$/.test(word)))];
}

/** Said of a short name that cannot be the long one's. */
const OTHER_LETTERS = 'a short name of other letters';

/** Nothing but a short name, perhaps with the letter of a section: "PNAS", "A&A", "JRSS B". */
const isAcronym = (form: VenueForm): boolean => form.words.filter((word) => word.length > 1).length <= 1 && form.acronyms.length > 0;

/** Two venue names. */
export function judgeVenues(cited: VenueForm, found: VenueForm): VenueJudgement {
  if (cited.anywhere || found.anywhere) {
    return judged(
      'unknown',
      0.5,
      `${cited.anywhere ? 'the cited' : 'the recorded'} venue is a repository, platform or series; works of every venue stand there`,
    );
  }
  const same = sameVenue(cited, found);
  if (same.label === 'match' && otherSection(cited.printed, found.printed))
    return judged('not_match', SISTER, 'another section of the journal');
  // "EthNLP@EACL": a workshop's nickname, which its record need not bear.
  if (same.label !== 'match' && (cited.printed.includes('@') || found.printed.includes('@')))
    return judged('unknown', 0.4, 'a nickname that nobody declares');
  if (same.label !== 'match' || cited.part === found.part) return same;
  if (cited.part === 'workshop' || found.part === 'workshop') return judged('not_match', 0.4, 'a workshop is not its conference');
  return judged('partial', 0.6, `${cited.part === 'main' ? found.part : cited.part} of the same conference`);
}

/** Whether a name is one of a known venue's, each word of it perhaps cut short: "Adv. Neural Inform. Process. Syst." for NeurIPS. */
function spellsOut(form: VenueForm, ids: readonly string[]): boolean {
  return fullNamesOf(ids).some((words) => {
    const { left, right, both } = walk(form.words, words);
    return both > 1 && left.every((word) => ADDED.has(word)) && right.length === 0;
  });
}

function sameVenue(cited: VenueForm, found: VenueForm): VenueJudgement {
  if (cited.words.join(' ') === found.words.join(' ') && cited.words.length > 0) return judged('match', 1, 'same venue');
  const [ids, others] = [cited.known, found.known];
  if (ids.length > 0 && others.length > 0) {
    const both = ids.find((id) => others.includes(id));
    if (both !== undefined) return judged('match', 1, `both are ${both}`);
    const pair = SAME_PLACE.some(([a, b]) => (ids.includes(a) && others.includes(b)) || (ids.includes(b) && others.includes(a)));
    return pair
      ? judged('unknown', 0.5, 'papers of the one appear in the other')
      : judged('not_match', 0, `${ids.join('/')} is not ${others.join('/')}`);
  }
  if (ids.length !== others.length && (spellsOut(cited, others) || spellsOut(found, ids)))
    return judged('match', 0.9, 'an abbreviation of the name');
  const shared = cited.acronyms.filter((one) => one.length >= 3 && found.acronyms.some((other) => fold(one) === fold(other)));
  const declares = (form: VenueForm): boolean => form.declared.some((one) => shared.some((other) => fold(one) === fold(other)));
  if (declares(cited) || declares(found)) return judged('match', 0.95, 'same acronym');
  const { left, right, both } = walk(cited.words, found.words);
  if (left.length === 0 && right.length === 0 && both > 0) return judged('match', 0.95, 'an abbreviation of the same name');
  // Of meetings nobody knows what else belongs to the name; of journals a shared word is one, "PLoS" or "BMC", is no more than that.
  const meeting = ofMeeting(cited, found);
  if (shared.length > 0 && meeting)
    return isAcronym(cited) || isAcronym(found)
      ? judged('match', 0.9, 'same acronym')
      : judged('unknown', 0.4, 'the same acronym beside other words');
  for (const [short, long] of [
    [cited, found],
    [found, cited],
  ] as const) {
    if (!isAcronym(short)) continue;
    const letters = fold(short.acronyms[0] ?? '').replace(/ /g, '');
    if (letters.length >= 3 && initialsOf(long).some((initials) => initials === letters))
      return judged('match', 0.9, 'an acronym of the name');
    if (isAcronym(long))
      return short.known.length > 0 || long.known.length > 0
        ? judged('not_match', 0.1, 'another acronym')
        : judged('unknown', 0.3, 'acronyms that nobody declares');
    // An acronym nobody knows may stand for anything that has its letters; a known one stands for its own name.
    if (short.known.length === 0)
      return judged('unknown', 0.4, mayStandFor(letters, long) ? 'an acronym that nobody declares' : OTHER_LETTERS);
  }
  return byWords(cited, found, { left, right, both, meeting });
}

/** Two names that are not one, by the words that each has and the other lacks. */
function byWords(
  cited: VenueForm,
  found: VenueForm,
  { left, right, both, meeting }: ReturnType<typeof walk> & { readonly meeting: boolean },
): VenueJudgement {
  // "ACM Multimedia" is the International Conference on Multimedia.
  const telling = (words: readonly string[]): string[] =>
    words.filter((word) => !ADDED.has(word) && word.length > 1 && !(meeting && /^int(?:ernational|l)?$/.test(word)));
  const [ours, theirs] = [telling(left), telling(right)];
  if (both === 0) return judged('not_match', 0, 'another venue');
  if (areSiblings(left, right)) return judged('not_match', SISTER, `“${left[0]}” for “${right[0]}” makes another journal`);
  if (!meeting && isOtherWord(ours, theirs)) return judged('not_match', SISTER, `“${ours[0]}” for “${theirs[0]}” makes another journal`);
  if (ours.length === 0 && theirs.length === 0) return judged('match', 0.9, 'same name but for general words');
  if (ours.length === 0 || theirs.length === 0) {
    // Sister journals add a word or two (Nature, Nature Genetics); a name that adds more spells the same one out.
    const added = ours.length + theirs.length;
    const [sister] = [...ours, ...theirs];
    if (added === 1 && sister !== undefined && isSister(sister) && (cited.words.at(-1) === sister || found.words.at(-1) === sister))
      return judged('not_match', SISTER, `the one name adds “${sister}”`);
    const named = cited.known.length > 0 || found.known.length > 0;
    return added > 2 || (both >= 3 && !named)
      ? judged('unknown', 0.6, 'one name is part of the other')
      : judged('not_match', PART, `the one name adds “${[...ours, ...theirs].join(' ')}”`);
  }
  return judged('not_match', both / Math.max(cited.words.length, found.words.length, 1), 'another venue');
}

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

/** What sort of work it is, in the place of where it appeared: "Bells of the coast [Data set]". */
const SORT_OF_WORK =
  /^\W{0,3}(?:data ?sets?|database|(?:computer )?(?:software|program)|source code|preprint|manuscript|(?:phd|doctoral|master.?s) thesis|dissertation|poster|press release|video|map|patent)\W{0,3}$/i;

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
  const whole = printed === null ? undefined : telling.find(({ form }) => standsIn(printed, form));
  if (whole !== undefined)
    take(judged('match', 0.9, 'the recorded venue stands in the reference as printed'), whole.form.printed, whole.source.id);
  for (const one of forms) {
    for (const { source, form } of telling.length > 0 ? telling : recorded) {
      take(inContext(judgeVenues(one, form), reference, source, printed), form.printed, source.id);
    }
  }
  // Data and reports are cited with who brought them out where an article has its journal.
  for (const name of ours)
    for (const { source, name: other } of publishers) if (isPublisher(name, other)) take(comparePublisher(name, other), other, source.id);
  if (forms.length === 0 && reference.fields.publisher !== undefined) {
    for (const { source, name } of publishers) take(comparePublisher(reference.fields.publisher, name), name, source.id);
  }
  const last = best as (VenueJudgement & { readonly found: string; readonly source: string }) | null;
  return last === null ? none('no record names a venue') : tell(last, last.found, last.source);
}
