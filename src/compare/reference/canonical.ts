/**
 * Works that are cited by a number of their kind (laws, treaties, decisions, standards, patents) beside records: the number vouches for the
 * work as an identifier does, a longer recorded title is then no difference, and the parties of a case are the same when they are only
 * abbreviated. A number that differs says nothing here: citations name sections and parallel reports, and records state one of many.
 */
import type { Reference } from '../../model/cited.ts';
import type { ComponentEvidence } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { words } from '../../text/fold.ts';
import { lettersInOrder } from '../../text/similarity.ts';
import { numberedText, sameNumber, statedNumber, workNumbers } from '../../text/work-numbers.ts';

const KINDS: ReadonlySet<string> = new Set(['statute', 'court-decision', 'standard', 'patent', 'official-document']);

/** Whether a reference is of a kind that is cited by number. */
export const hasKindOfNumber = ({ canonical }: Reference): boolean => canonical !== undefined && KINDS.has(canonical);

/** The identifier component by the number of the work; null when the citation is of no such kind, or no record states its number. */
export function compareNumber(reference: Reference, sources: readonly Source[]): ComponentEvidence | null {
  if (!hasKindOfNumber(reference)) return null;
  const cited = workNumbers(`${statedNumber(reference.fields)} ; ${reference.raw}`);
  if (cited.length === 0) return null;
  for (const source of sources) {
    for (const recorded of workNumbers(numberedText(source.fields))) {
      const same = cited.find((one) => sameNumber(one, recorded));
      if (same !== undefined)
        return {
          label: 'match',
          cited: same.printed,
          found: recorded.printed,
          score: 1,
          source: source.id,
          why: 'the number by which such works are cited',
        };
    }
  }
  return null;
}

const SMALL = new Set(
  'of the and for in de la le et al inc ltd llc llp plc co corp company corporation limited gmbh sa ag v vs versus'.split(' '),
);

/** Whether a word is another cut short: its beginning, or letters of it in order behind the same first one ("bd", "natl"). */
function shortened(short: string, long: string): boolean {
  if (long.startsWith(short)) return short.length >= 2 || long.length === 1;
  return short.length >= 2 && short.length <= 5 && short[0] === long[0] && lettersInOrder(short, long);
}

/** Whether both titles name the same parties, word for word, some cut short. */
export function sameParties(cited: string, recorded: string): boolean {
  const split = (title: string): readonly (readonly string[])[] =>
    title.split(/\s(?:v\.?|vs\.?|versus|c\.|gegen)\s/i).map((party) => words(party).filter((word) => !SMALL.has(word)));
  const [ours, theirs] = [split(cited), split(recorded)];
  if (ours.length !== 2 || theirs.length !== 2) return false;
  return ours.every((party, i) => {
    const other = theirs[i] ?? [];
    return (
      party.length > 0 &&
      party.length === other.length &&
      party.every((word, n) => shortened(word, other[n] ?? '') || shortened(other[n] ?? '', word))
    );
  });
}

/** What a number of a work is called. */
const CALLED = /^(?:case|cases|rs|rechtssache|affaire|asunto|causa|standard|regulation|directive|patent)$/;

/** Whether each of two titles has words that are none of the other's, not even cut short: "Environmental management" for "Quality management". */
function exchangesWords(cited: string, recorded: string): boolean {
  const [ours, theirs] = [cited, recorded].map((title) =>
    words(workNumbers(title).reduce((rest, { printed }) => rest.replace(printed, ' '), title)).filter(
      (word) => word.length > 2 && !SMALL.has(word) && !CALLED.test(word),
    ),
  );
  const lacks = (some: readonly string[] = [], others: readonly string[] = []): boolean =>
    some.some((word) => !others.some((one) => shortened(word, one) || shortened(one, word)));
  return lacks(ours, theirs) && lacks(theirs, ours);
}

/** Words that stand for many parties. */
const ANYBODY = new Set(
  'united states state people commonwealth city county board department republic crown rex regina queen king'.split(' '),
);

/**
 * Whether two names of cases have no party in common: those of another decision, which the reporter prints at the place that is cited. A
 * party may be renamed on the way through the courts; both are not.
 */
function otherParties(cited: string, recorded: string): boolean {
  const [ours, theirs] = [cited, recorded].map((title) =>
    /\s(?:v\.?|vs\.?|versus|c\.)\s/i.test(title)
      ? words(title).filter((word) => word.length > 1 && !SMALL.has(word) && !ANYBODY.has(word))
      : [],
  );
  if (ours === undefined || theirs === undefined || ours.length === 0 || theirs.length === 0) return false;
  return !ours.some((word) => theirs.some((other) => shortened(word, other) || shortened(other, word)));
}

/**
 * The title of a work whose number agrees: what the record says more is no difference, parties may be abbreviated, and a law goes by
 * several names. Another title altogether is told, and is an issue; with the number right it is no want of the work. A decision is known by
 * its parties as much as by its place: at the place of other parties nothing of the one that is cited was found.
 */
export function titleOfNumbered(reference: Reference, title: ComponentEvidence, sources: readonly Source[]): ComponentEvidence {
  if (title.label === 'partial' && !exchangesWords(title.cited ?? '', title.found ?? ''))
    return { ...title, label: 'match', why: `${title.why}; the number is the same` };
  if (title.label !== 'not_match' && title.label !== 'partial') return title;
  const cited = reference.fields.title;
  const agrees = (why: string, source: Source): ComponentEvidence => ({
    label: 'match',
    cited: cited ?? null,
    found: source.fields.title ?? null,
    score: 0.9,
    source: source.id,
    why,
  });
  if (cited === undefined) return { ...title, label: 'unknown', source: null, score: null, why: 'the citation gives no title' };
  const parties = sources.find(({ fields }) => sameParties(cited, fields.title ?? ''));
  if (parties !== undefined) return agrees('the same parties, abbreviated', parties);
  const named = words(cited).filter((word) => !SMALL.has(word));
  const within = sources.find(({ fields }) => {
    const whole = new Set(words(fields.title ?? ''));
    return named.length >= 2 && named.every((word) => whole.has(word));
  });
  if (within !== undefined) return agrees('every word stands in the recorded title; the number is the same', within);
  if (reference.canonical === 'court-decision' && sources.every(({ fields }) => otherParties(cited, fields.title ?? '')))
    return { ...title, label: 'not_match', why: 'the place that is cited is that of another case' };
  return { ...title, label: 'partial', why: `${title.why}; the number is that of the record` };
}

/** Numbers that bear the year in which the work was made. */
const DATED = /^(?:neutral|ecli|uk-si|ca-act|cn-case|eu-paper):/;

/** A component beside a number that agrees: what was read as a journal or a year out of the number itself is no difference. */
export function besideNumber(reference: Reference, one: ComponentEvidence, of: 'venue' | 'date'): ComponentEvidence {
  if (one.label !== 'not_match') return one;
  const year = reference.fields.issued?.['date-parts']?.[0]?.[0];
  const printed = workNumbers(reference.raw).some(
    (number) => year !== undefined && number.printed.includes(String(year)) && !DATED.test(number.key),
  );
  if (of === 'date' && !printed) return one;
  return {
    ...one,
    label: 'unknown',
    score: null,
    source: null,
    why: of === 'date' ? 'a number that was read as a year' : 'works of this kind stand in series, not in journals',
  };
}
