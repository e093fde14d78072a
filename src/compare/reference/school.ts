/**
 * Where a thesis was handed in: whether two names are of two universities. Told only where both say in English what they are and share no
 * telling word; a name in another language, a nickname or letters ("Georgia Tech", "KTH") say nothing, and neither does a department.
 */
import { fold } from '../../text/fold.ts';

/** What a university calls itself. */
const SORT = /^(?:universit(?:y|ies)|institutes?|college|school|academy|polytechnic)$/;
/** A publisher of theses, or of a university. */
const PUBLISHER = /\b(?:press|microfilms?|proquest|publish(?:ing|ers?)|library|repository)\b/;
/** Words that many of them bear. */
const COMMON = new Set(
  'of the and at for in state national technical technology science sciences medical medicine law federal royal catholic free open polytechnic department dept division faculty school graduate college university institute academy center centre computer engineering arts applied business management studies phd doctoral dissertation thesis usa uk'.split(
    ' ',
  ),
);
/** Letters of a word too short to be more than an abbreviation. */
const SHORT = 3;

function schoolOf(name: string): { readonly said: boolean; readonly telling: readonly string[] } {
  const words = fold(name).split(' ');
  return { said: words.some((word) => SORT.test(word)), telling: words.filter((word) => word.length > SHORT && !COMMON.has(word)) };
}

/** Universities of a state with campuses, and the town behind the name: "University of California, Irvine", "University of Texas at Austin". */
const CAMPUS =
  /\buniversity of (california|texas|illinois|wisconsin|massachusetts|maryland|north carolina|colorado|minnesota|missouri|nebraska|tennessee|alabama|michigan|houston|arkansas|hawaii)\b ?(?:at |in )?([a-z ]{4,40})$/;

/** Whether two names are of two campuses of one university, each said in a word or two that the other lacks. */
function areOtherCampuses(a: string, b: string): boolean {
  const [ours, theirs] = [CAMPUS.exec(fold(a)), CAMPUS.exec(fold(b))];
  if (ours?.[1] === undefined || theirs?.[1] === undefined || ours[1] !== theirs[1]) return false;
  const towns = [ours, theirs].map(([, , town = '']) => town.split(' ').filter((word) => word.length > SHORT));
  if (towns.some((words) => words.length === 0 || words.length > 2 || words.some((word) => COMMON.has(word) || SORT.test(word))))
    return false;
  return !(towns[0] ?? []).some((word) => towns[1]?.includes(word));
}

/** Whether two names, as printed, are of two universities. */
export function areOtherSchools(a: string, b: string): boolean {
  if (PUBLISHER.test(fold(`${a} ${b}`))) return false;
  if (areOtherCampuses(a, b)) return true;
  const [ours, theirs] = [schoolOf(a), schoolOf(b)];
  if (!ours.said || !theirs.said || ours.telling.length === 0 || theirs.telling.length === 0) return false;
  return !ours.telling.some((word) => theirs.telling.some((other) => word.startsWith(other) || other.startsWith(word)));
}
