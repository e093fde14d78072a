/**
 * Times that follow from two events of which each has a date of its own: "nine years after the signing, it moved", "seventeen years passed before it was climbed a second time", "stayed closed for sixteen
 * months" of what was closed in one month and reopened in another; and a year that is told from the one before it: "an attempt the year before had failed".
 */
import { stemOf } from '../../../text/tokens/stem.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { SIDES } from '../recall/opposites.ts';
import type { AboutNumber, NumberText } from './context.ts';
import { type Derivation, MOST_READ, near, raw, stemsOf } from './making.ts';

const YEAR = 31_557_600;
const MONTH = YEAR / 12;

/** How a claim counts from one event to another, in the languages that are read. */
const FROM_EVENT =
  /#\s{0,3}(?:(?:had |have )?(?:passed|elapsed|went by|gone by) (?:before|until|till|between)|after|before|later|earlier|après|avant|plus tard|auparavant|nach|vor|später|zuvor|danach|después|antes|más tarde|dopo|prima|più tardi|depois|mais tarde)(?!\p{L})/iu;
/** How it tells that something went on. */
const WENT_ON =
  /\b(?:remain\w{0,3}|stay\w{0,3}|kept|was|were|been|lasted|closed|open|in (?:force|service|office|use|power)) (?:[\p{L}-]{2,15} ){0,4}?(?:for )?#/iu;

/** One end of a date. */
interface Moment {
  readonly one: AboutNumber;
  readonly year: number;
  readonly month: number | undefined;
}

const momentsOf = (numbers: readonly AboutNumber[]): readonly Moment[] =>
  numbers.slice(0, MOST_READ).flatMap((one): Moment[] => {
    const { date } = one.quantity;
    const ends = date?.until === undefined ? [date] : [date, date.until];
    return ends.flatMap((end) => (end?.year === undefined ? [] : [{ one, year: end.year, month: end.month }]));
  });

/** Words of a date's sentence that the claim has too. */
const sharedWith = (claim: AboutNumber, { words }: AboutNumber): readonly string[] =>
  [...words.keys()].filter((stem) => claim.words.has(stem) && !isStopWord(stem) && !/\d/.test(stem));

/** Each of two dates stands with words of the claim that the other has not. */
function eachHasItsOwn(claim: AboutNumber, one: AboutNumber, other: AboutNumber): boolean {
  const [mine, theirs] = [sharedWith(claim, one), sharedWith(claim, other)];
  return mine.some((stem) => !theirs.includes(stem)) && theirs.some((stem) => !mine.includes(stem));
}

/** "Closed" of the claim stands with the earlier date, and with the later one its opposite: "reopened". */
const endsThere = (claim: AboutNumber, earlier: AboutNumber, later: AboutNumber): boolean =>
  sharedWith(claim, earlier).some((stem) =>
    SIDES.get(stem)?.some(([row, side]) =>
      [...later.words.keys()].some((there) =>
        [there, there.replace(/^re-?/, '')].some((form) => SIDES.get(form)?.some(([other, where]) => other === row && where !== side)),
      ),
    ),
  );

/** Whether so many years, or months where both months are told, lie between two dates; a hedged count of months may be one off. */
function liesBetween({ quantity: { value, bound } }: AboutNumber, from: Moment, to: Moment): boolean {
  const years = value / YEAR;
  if (Number.isInteger(years) && to.year - from.year === years) return true;
  const months = Math.round(value / MONTH);
  if (from.month === undefined || to.month === undefined || Number.isInteger(years) || Math.abs(months * MONTH - value) > 1) return false;
  const off = (to.year - from.year) * 12 + to.month - from.month - months;
  return off === 0 || (bound !== 'none' && Math.abs(off) === 1);
}

/** The time between two events; null where it is not the claim's. `cues`: what stands beside the figure of the claim. */
export function timeBetweenEvents(claim: AboutNumber, cues: string, { numbers }: Pick<NumberText, 'numbers'>): Derivation | null {
  const { quantity } = claim;
  const [counts, lasts] = [FROM_EVENT.test(cues), WENT_ON.test(cues)];
  if (quantity.unit !== 'time' || (!counts && !lasts)) return null;
  const moments = momentsOf(numbers);
  for (const from of moments)
    for (const to of moments) {
      if (from.one === to.one || !liesBetween(claim, from, to)) continue;
      const apart = counts && !near(from.one, to.one, 1) && eachHasItsOwn(claim, from.one, to.one);
      if (!apart && !(lasts && endsThere(claim, from.one, to.one))) continue;
      const says = `${raw(to.one)} − ${raw(from.one)} = ${quantity.raw}`;
      return { says, exact: true, value: quantity.value, of: [to.one, from.one], sure: true };
    }
  return null;
}

/** How the next year, or the one before, is told without its figure; the season where one is named. */
const NEXT =
  /(?<!\p{L})(?:(?:the|that) (?:following|next) (?:year|season|(spring|summer|autumn|fall))|the (?:year|season) after|im (?:Jahr darauf|folgenden Jahr|nächsten Jahr|Folgejahr)|(?:ein Jahr|un an|un año|un anno|um ano) (?:später|danach|plus tard|après|más tarde|después|dopo|più tardi|depois|mais tarde)|l['’]année (?:suivante|d['’]après)|l['’]an(?:née)? suivante?|al año siguiente|el año siguiente|l['’]anno (?:dopo|seguente|successivo)|no ano seguinte)(?!\p{L})/iu;
const LAST =
  /(?<!\p{L})(?:(?:the|that) (?:previous|preceding) (?:year|season)|the (?:year|season) before|im (?:Jahr davor|Vorjahr)|ein Jahr zuvor|l['’]année (?:précédente|d['’]avant)|un an plus tôt|el año anterior|un año antes|l['’]anno (?:prima|precedente)|no ano anterior|um ano antes)(?!\p{L})/iu;
/** Letters behind a date in which it may be told. */
const BEHIND = 240;
/** Month in which a season begins. */
const SEASONS = new Map([
  ['spring', 3],
  ['summer', 6],
  ['autumn', 9],
  ['fall', 9],
]);

/** Where the part of a text begins that a place stands in, and where it ends. */
const partRound = (text: string, at: number): string =>
  (/[^.;:]*$/.exec(text.slice(0, at))?.[0] ?? '') + (/^[^.;:]*/.exec(text.slice(at))?.[0] ?? '');

/** "In 1937 an attempt failed" of "the first ascent was made in 1938. An attempt the year before had failed": null where the year does not follow from the date before it. */
export function yearToldFrom({ quantity, words }: AboutNumber, { numbers, text }: NumberText): Derivation | null {
  const { date: asked } = quantity;
  if (asked?.year === undefined || asked.until !== undefined || asked.month !== undefined) return null;
  const dated = numbers.slice(0, MOST_READ).filter(({ quantity: { date } }) => date?.year !== undefined && date.until === undefined);
  for (const [i, base] of dated.entries()) {
    const { span, date } = base.quantity;
    const step = asked.year - (date?.year ?? 0);
    if (Math.abs(step) > 1) continue;
    const behind = text.slice(span.end, Math.min(dated[i + 1]?.quantity.span.start ?? text.length, span.end + BEHIND));
    const told = (step < 0 ? LAST : NEXT).exec(behind);
    if (told === null || /[.!?]\s[^.!?]*[.!?]\s/.test(behind.slice(0, told.index))) continue;
    const begins = SEASONS.get(told[1]?.toLowerCase() ?? '');
    const sameYear = begins !== undefined && date?.month !== undefined && date.month < begins;
    if (step !== (told[0] === LAST.exec(told[0])?.[0] ? -1 : sameYear ? 0 : 1)) continue;
    const part = stemsOf(partRound(behind, told.index)).filter((stem) => !/^(?:year|season|spring|summer|autumn)$/.test(stem));
    if (!part.some((stem) => words.has(stemOf(stem)))) continue;
    const says = `${raw(base)} ${step < 0 ? '− 1' : `+ ${step}`} = ${quantity.raw}`;
    return { says, exact: true, value: quantity.value, of: [base], sure: true };
  }
  return null;
}
