/**
 * Years that a text tells from another one: "the year before", "ten years later" than one that is named. Such a year follows from the evidence only where the
 * claim sets it against the other too ("than in 2022"), or has the words of the clause that tells it, since any year lies some years from another.
 */
import { stemOf } from '../../../text/tokens/stem.ts';
import type { AboutNumber, NumberText } from './context.ts';
import type { Derivation } from './making.ts';

const BEFORE =
  "the (?:year before|(?:previous|prior|preceding) year)|(?:a|one) year (?:earlier|before)|im vorjahr|(?:ein jahr )zuvor|(?:el|al) año anterior|l['’]année précédente|un an (?:plus tôt|auparavant)|een jaar eerder|het jaar (?:ervoor|daarvoor)";
const BEHIND =
  "the (?:year after|(?:following|next) year)|(?:a|one) year (?:later|after)|ein jahr später|im folgejahr|el año siguiente|l['’]année suivante|un an plus tard|een jaar later|het jaar (?:erna|daarna)";
const WORDS = 'two three four five six seven eight nine ten'.split(' ');
/** A year told from another: which way, and how many years where it is not one. */
const TOLD = new RegExp(
  `(?<![\\p{L}])(?:(${BEFORE})|(${BEHIND})|(${WORDS.join('|')}|\\d{1,2}) years (earlier|before|later|after))(?![\\p{L}])`,
  'giu',
);
/** A quick look: most passages tell no year so. */
const MAY_TELL = /year|jahr|zuvor|año|année|un an|jaar/i;
/** What a claim sets a year against another with: "than in 2022". */
const AGAINST =
  /(?:than(?: in)?|compared (?:with|to)|versus|(?:up|down) from|als(?: im jahr)?|gegenüber|que en|par rapport à|dan in|respecto a)\s$/i;

/** Characters round a year in which another is told from it. */
const ROUND = 240;

interface Told {
  readonly year: number;
  readonly by: AboutNumber;
  readonly says: string;
  /** The words of the clause in which it is told, where the other year is not in it too. */
  readonly clause: string;
  /** The value right before those words: "$3.17 billion a year earlier". */
  readonly value: AboutNumber | undefined;
}

/** Characters between a value and the words that tell its year. */
const BESIDE = 3;

/** As many years as two digits can tell. */
const MOST_YEARS = 99;

/** The years that a text tells from others, of those from which the year that is asked for can be told. */
function yearsTold({ text, numbers }: NumberText, asked: number): Told[] {
  return numbers.flatMap((by): Told[] => {
    const { date, span } = by.quantity;
    const { year } = date ?? {};
    if (year === undefined || by.quantity.kind !== 'date' || Math.abs(year - asked) > MOST_YEARS) return [];
    const from = Math.max(0, span.start - ROUND);
    const round = text.slice(from, span.end + ROUND);
    if (!MAY_TELL.test(round)) return [];
    return [...round.matchAll(TOLD)].map((found): Told => {
      const [words, before, , count = '1', way = ''] = found;
      const many = WORDS.includes(count.toLowerCase()) ? WORDS.indexOf(count.toLowerCase()) + 2 : Number(count);
      const back = before !== undefined || /^(?:earlier|before)$/i.test(way);
      const at = from + found.index;
      const start = Math.max(...['. ', '; ', ', ', ': ', ' and '].map((mark) => text.lastIndexOf(mark, at))) + 1;
      const end = Math.min(...['. ', '; ', ': '].map((mark) => text.indexOf(mark, at)).filter((place) => place >= 0), text.length);
      // "It closed in 1991, a year after privatisation": what is named behind was in the other year.
      const turned =
        span.end <= at &&
        /\b(?:after|before)$/i.test(words) &&
        /^ (?!(?:in|on|at|to|and|by|when)\b)\p{L}{2}/u.test(text.slice(at + words.length));
      const apart = turned || span.end <= start || span.start >= end;
      return {
        year: back !== turned ? year - many : year + many,
        by,
        says: `${words}, from ${by.quantity.raw}`,
        clause: apart ? text.slice(turned ? at + words.length : start, end) : '',
        value: numbers.findLast(({ quantity: { kind, span: own } }) => kind !== 'date' && own.end <= at && at - own.end <= BESIDE),
      };
    });
  });
}

/** From this share of the words round a year on, a clause tells of the same. */
const SAME = 0.6;

function sharedWords(number: AboutNumber, clause: string): number {
  const stems = new Set((clause.toLowerCase().match(/\p{L}+/gu) ?? []).map(stemOf));
  let [all, held] = [0, 0];
  for (const [stem, weight] of number.words) {
    all += weight;
    if (stems.has(stem)) held += weight;
  }
  return all === 0 ? 0 : held / all;
}

const isSame = ({ quantity: one }: AboutNumber, { quantity: other }: AboutNumber): boolean =>
  one.kind === other.kind && one.unit === other.unit && one.value === other.value && one.high === other.high;

/** A year of the claim that the evidence tells from another one; null where it does not. */
export function countedYear(number: AboutNumber, asked: NumberText, held: NumberText): Derivation | null {
  const { quantity } = number;
  const { year, month } = quantity.date ?? {};
  if (quantity.kind !== 'date' || year === undefined || month !== undefined) return null;
  const before = asked.text.slice(Math.max(0, quantity.span.start - 24), quantity.span.start);
  for (const { year: told, by, says, clause, value } of yearsTold(held, year)) {
    if (told !== year) continue;
    const base = asked.numbers.find((one) => one !== number && one.quantity.date?.year === by.quantity.date?.year);
    const plainly =
      base !== undefined && (told < (by.quantity.date?.year ?? 0) ? AGAINST.test(before) : base.quantity.span.end <= quantity.span.start);
    const ofValue = value !== undefined && asked.numbers.some((one) => one !== number && isSame(one, value));
    if (plainly || ofValue || (clause !== '' && sharedWords(number, clause) >= SAME)) return { says, exact: true, value: year, of: [by] };
  }
  return null;
}

/** Whether a claim tells of a year from which the evidence only counts ("11 % more since 2011"): a value of another year is then none of that one. */
export const ofBaseYear = (asked: NumberText, held: NumberText): boolean =>
  asked.numbers.some(
    ({ quantity: { kind, date } }) => kind === 'date' && date?.year !== undefined && held.text.includes(` since ${date.year}`),
  );

/** Years between which a text that is read now was written. */
const WRITTEN = [1980, 2100] as const;

/** "For more than seventy years" beside "since 1951": how long that is depends on when it is read, so nothing is asked of a stretch that may be it. */
export function sinceYear({ quantity }: AboutNumber, { text, numbers }: NumberText): boolean {
  const { unit, bound, shown, plain } = quantity;
  if (unit !== 'time' || !/^(?:year|decade)/.test(shown) || bound === 'under' || bound === 'at-most') return false;
  const years = plain * (shown.startsWith('decade') ? 10 : 1);
  return numbers.some(({ quantity: { kind, date, span } }) => {
    if (
      kind !== 'date' ||
      date?.year === undefined ||
      !/\b(?:ever )?since(?: about| around)? $/i.test(text.slice(Math.max(0, span.start - 20), span.start))
    )
      return false;
    const then = date.year + years;
    return then <= WRITTEN[1] && (then >= WRITTEN[0] || bound === 'over' || bound === 'at-least');
  });
}
