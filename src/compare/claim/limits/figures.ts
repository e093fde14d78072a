/**
 * What a figure is, told otherwise: the limit of an interval for the estimate, a target for what came to pass, the figure of one time or state for another's, per
 * person for per household or in total, percentage points for percent, "at least 6" for a median of 6, one of eight passengers for one train in eight.
 */
import { clausesOf } from '../../../text/clauses.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Worded } from '../recall/stronger.ts';
import { meantIn, type Sign } from './limit.ts';

const NUMBER = /(?<![\p{L}\p{N}.,]|\p{L}[-–])[-−]?(\p{Nd}[\p{Nd}.,]{0,12}\p{Nd}|\p{Nd}|\.\p{Nd}{1,4})(?!\p{N})/gu;
/** The figures of a text in digits, as they are written, each with its place. */
const figuresIn = (text: string): { readonly value: string; readonly at: number }[] =>
  [...text.matchAll(NUMBER)].map((found) => ({ value: found[1] ?? '', at: found.index }));
/** The only place where a text has a figure; -1 where it has it nowhere or oftener. */
const onlyPlace = (text: string, value: string): number => {
  const places = figuresIn(text).filter((one) => one.value === value);
  return places.length === 1 ? (places[0]?.at ?? -1) : -1;
};

const INTERVAL =
  /\b(?:CI|CrI|confidence interval|credible interval|confidence limits?|IQR|interquartile range)\b[:,;=]? ?\[?\(?([^;)\]]{3,30})/gi;
const OF_INTERVAL =
  /\b(?:CI|CrI|confidence|credible|interval|interquartile|IQR|between|from|to|limits?|bounds?|ranged?|ranging|least|most|low|lower|high|higher|upper|up|until|minimum|maximum)\b/i;

/** A limit of an interval told as the estimate: "a hazard ratio of 0.60" for "0.75 (95% CI 0.60 to 0.94)". */
export const limitAsEstimate: Sign = (claim, sentence) => {
  if (OF_INTERVAL.test(claim.text)) return null;
  for (const [all, range = ''] of sentence.text.matchAll(INTERVAL)) {
    const ends = figuresIn(range).map(({ value }) => value);
    const own = figuresIn(claim.text).find(({ value }) => ends.includes(value) && onlyPlace(sentence.text, value) >= 0);
    if (ends.length > 1 && own !== undefined) return { start: own.at, end: own.at + own.value.length, against: all };
  }
  return null;
};

const AIMS =
  /\b(?:aim(?:s|ed|ing)?|plan(?:s|ned|ning)?|hope[sd]?|intend(?:s|ed)?|pledge[sd]?|promise[sd]?|target(?:s|ed)?|goal|seeks?|sought|propose[sd]?|commit(?:s|ted)|ambition) (?!of (?:this|the|our) )(?:\p{L}{2,15} ){0,4}(?:to|of|at|is|was|that)\b[^.;]{0,80}$/iu;
/** Words by which a claim tells what came to pass. */
const HAPPENED =
  /\b(?:(?:has|have|had|was|were) (?:been )?\p{L}{2,12}(?:ed|en|ut|et|unk)|fell|rose|grew|dropped|declined|increased|decreased|reached|sank|climbed|achieved|reduced|cut)\b/iu;
const AIMED =
  /\b(?:aim|plan|hop|inten|pledg|promis|target|goal|seek|sought|propos|want|will|would|should|shall|expect|project|forecast|commit|meant|supposed|if|may|might|could)/i;

/** What is aimed at, told as reached: "emissions fell to 440 million tonnes" for "aims to cut them to 440 million tonnes". */
export const targetAsReached: Sign = (claim, sentence) => {
  if (!HAPPENED.test(claim.text) || AIMED.test(claim.text)) return null;
  for (const { value, at } of figuresIn(claim.text)) {
    if (/^(?:1[89]|20)\d\d$/.test(value)) continue;
    const there = onlyPlace(sentence.text, value);
    const aims = there < 0 ? null : AIMS.exec(sentence.text.slice(0, there));
    if (aims !== null) return { start: at, end: at + value.length, against: sentence.text.slice(aims.index, there + value.length) };
  }
  return null;
};

/** What parts two statements of one sentence. */
const CLAUSES = /[;,]|\b(?:and|while|whereas|but|compared with|compared to|versus|vs|against|to(?= \p{Nd}))\b/giu;

interface Part {
  readonly from: number;
  readonly to: number;
  /** The words that set it apart: those before its subject behind a preposition, and those behind its figure. */
  readonly setting: readonly string[];
  readonly values: readonly string[];
}

const OPENS =
  /^\s*(?:At|In|On|After|Before|During|Under|By|When|Among|Without|With)\s+(?:the |an? |each )?((?:(?!(?:the|an?|it|they|we|he|she|this|that|its|their|was|were|is|are|had|has)\b)\p{L}+\s?){1,3})/iu;

function partsOf(sentence: Worded): Part[] {
  const { text } = sentence;
  return clausesOf(text, { at: CLAUSES }).flatMap(({ start: from, end: to }): Part[] => {
    const part = text.slice(from, to);
    const figures = figuresIn(part).filter(({ value }) => !/^(?:1[89]|20)\d\d$/.test(value));
    const [first] = figures;
    if (first === undefined || figures.length > 1) return [];
    const behind = meantIn(sentence, from + first.at + first.value.length, to);
    const opens = OPENS.exec(part);
    const ahead = opens === null || opens[0].length > first.at ? [] : meantIn(sentence, from, from + opens[0].length);
    return [{ from, to, setting: [...ahead, ...behind], values: [first.value] }];
  });
}

/** The figure of one time or state told of another: "after twelve weeks it was 152" for "at baseline it was 152; after twelve weeks 138". */
export const stateExchanged: Sign = (claim, sentence) => {
  const own = figuresIn(claim.text).filter(({ value }) => !/^(?:1[89]|20)\d\d$/.test(value));
  const [figure] = own;
  // Rows of a table have no clauses.
  if (/[\n\t|]/.test(sentence.text)) return null;
  if (own.length !== 1 || figure === undefined || onlyPlace(sentence.text, figure.value) < 0) return null;
  const parts = partsOf(sentence);
  const mine = parts.find(({ values }) => values.includes(figure.value));
  if (mine === undefined) return null;
  const distinct = (part: Part, from: Part): string[] => part.setting.filter((form) => !from.setting.includes(form));
  for (const other of parts) {
    if (other === mine) continue;
    const [ownSetting, theirs] = [distinct(mine, other), distinct(other, mine)];
    if (ownSetting.length === 0 || theirs.length === 0) continue;
    if (ownSetting.some((form) => claim.forms.includes(form)) || !theirs.every((form) => claim.forms.includes(form))) continue;
    return {
      how: 'swapped',
      start: figure.at,
      end: figure.at + figure.value.length,
      against: sentence.text.slice(mine.from, mine.to).trim(),
    };
  }
  return null;
};

const PER_WHOM =
  /\bper (person|head|capita|household|family|pupil|student|patient|worker|employee|inhabitant|resident|customer|user|child|woman|man|hectare|farm|school|hospital|site|plot|arm|group|vehicle|car|passenger)\b/iu;
const IN_TOTAL = /\b(?:in total|in all|altogether|a total of|in sum|overall)\b/i;
const ALIKE = /^(?:person|head|capita|inhabitant|resident)$/i;

/** Per one of something, told of another or in total: "420 dollars in total" for "420 dollars per person". */
export const perWhomTold: Sign = (claim, sentence) => {
  const there = PER_WHOM.exec(sentence.text);
  if (there?.[1] === undefined || [...sentence.text.matchAll(/\bper \p{L}/gu)].length > 1) return null;
  if (!figuresIn(claim.text).some(({ value }) => onlyPlace(sentence.text, value) >= 0)) return null;
  const total = IN_TOTAL.exec(claim.text);
  const own = PER_WHOM.exec(claim.text) ?? (IN_TOTAL.test(sentence.text) || claim.text.includes(there[1]) ? null : total);
  if (own === null || own[1]?.toLowerCase() === there[1].toLowerCase() || (ALIKE.test(own[1] ?? '') && ALIKE.test(there[1]))) return null;
  return { start: own.index, end: own.index + own[0].length, against: there[0] };
};

const POINTS = /(\p{Nd}[\p{Nd}.]{0,6})(?: |-)(?:percentage |per cent |percent )?points?\b/iu;

/** Percentage points told for percent: "raised the risk by 24 percentage points" for "raised it by 24 percent". */
export const pointsForPercent: Sign = (claim, sentence) => {
  const own = /percent|per cent/i.test(claim.text) ? POINTS.exec(claim.text) : null;
  if (own?.[1] === undefined || /\bpoints?\b/i.test(sentence.text)) return null;
  const at = onlyPlace(sentence.text, own[1]);
  const there = at < 0 ? null : /^[\p{Nd}.]{1,7}(?: ?%| per ?cent)/iu.exec(sentence.text.slice(at));
  return there === null ? null : { start: own.index, end: own.index + own[0].length, against: there[0] };
};

const BOUND =
  /\b(?:at least|at most|no more than|no fewer than|no less than|more than|fewer than|less than|up to) (\p{Nd}[\p{Nd}.,]{0,8})/iu;
const MIDDLE = /\b(?:medians?|means?|averages?|averaged|averaging|on average)\b/i;

/** "At least 6 years" for a median of 6 years. */
export const boundOfMiddle: Sign = (claim, sentence) => {
  const own = MIDDLE.test(claim.text) ? null : BOUND.exec(claim.text);
  const value = own?.[1]?.replace(/[.,]$/, '');
  if (own === null || value === undefined || onlyPlace(sentence.text, value) < 0) return null;
  const at = onlyPlace(sentence.text, value);
  const from = Math.max(0, at - 30);
  const there = MIDDLE.exec(sentence.text.slice(from, at));
  if (there === null || figuresIn(sentence.text.slice(from + there.index, at)).length > 0 || BOUND.test(sentence.text)) return null;
  return { start: own.index, end: own.index + own[0].length, against: sentence.text.slice(from + there.index, at + value.length) };
};

const ONE_IN = /\bone (?:in \p{L}{3,8} (\p{L}{3,20})|(\p{L}{3,20}) in (?!the|an?|his|her|its|their)\p{L}{3,8})\b/iu;

/** "One passenger in eight" for "one train in eight". */
export const oneOfOthers: Sign = (claim, sentence) => {
  const [own, there] = [ONE_IN.exec(claim.text), ONE_IN.exec(sentence.text)];
  const [mine, theirs] = [own, there].map((found) => (found?.[1] ?? found?.[2])?.toLowerCase());
  if (own === null || there === null || mine === undefined || theirs === undefined) return null;
  if (mine.slice(0, 4) === theirs.slice(0, 4) || claim.text.toLowerCase().includes(theirs.slice(0, 5)) || isStopWord(mine)) return null;
  return { start: own.index, end: own.index + own[0].length, against: there[0] };
};

const SHARE_OF =
  /\b(half|a third|two thirds|a quarter|three quarters|a fifth|a sixth|an eighth|a tenth|\p{Nd}[\p{Nd}.]{0,5}(?: ?%| per ?cent)) of\b/giu;
const FRACTIONS =
  /\b(?:half|a third|two thirds|a quarter|three quarters|a fifth|a sixth|an eighth|a tenth|\p{Nd}[\p{Nd}.]{0,5}(?: ?%| per ?cent))\b/giu;

/** Two shares in each other's place: "half of tenants pay more than a tenth" for "a tenth of tenants pay more than half". */
export const sharesExchanged: Sign = (claim, sentence) => {
  const order = (text: string): string[] => [...text.matchAll(FRACTIONS)].map(([one]) => one.toLowerCase());
  const [own, there] = [order(claim.text), order(sentence.text)];
  const of = [...claim.text.matchAll(SHARE_OF)][0];
  if (of === undefined || own.length !== 2 || there.length !== 2 || own[0] === own[1] || own[0] !== there[1] || own[1] !== there[0])
    return null;
  const theirs = [...sentence.text.matchAll(SHARE_OF)][0];
  // Of whom both begin to tell: "students got a tenth of the flats" tells the same as "a tenth of the flats went to students".
  if (of.index > 0 || theirs === undefined || theirs.index > 0) return null;
  const noun = (text: string, found: RegExpMatchArray | undefined): string =>
    text
      .slice((found?.index ?? 0) + (found?.[0].length ?? 0))
      .trim()
      .split(' ')[0] ?? '';
  if (noun(claim.text, of) !== noun(sentence.text, theirs)) return null;
  return { how: 'swapped', start: of.index, end: of.index + of[0].length, against: theirs[0] ?? '' };
};

const FALLS =
  /\b(?:fell|fall|falls|falling|fallen|declin\w+|decreas\w+|dropp?\w*|shrank|shrunk|shrinking|sank|contracted|went down|lower)\b/i;
const GROWS_LESS =
  /\b(?:(?:growth|rise|increase|inflation|expansion) (?:\p{L}{2,12} ){0,2}(?:slow\w*|eased|moderated|weakened)|(?:grew|rose|increased|climbed|expanded|growing|rising) (?:\p{L}{2,12} ){0,2}(?:more slowly|less|slower|at a slower)|slower (?:growth|rise|increase)|slowdown|slowing)\b/iu;

/** Growth that slowed told as a fall: "revenue shrank" for "revenue growth slowed to 4 percent". */
export const slowerAsFall: Sign = (claim, sentence) => {
  const own = FALLS.exec(claim.text);
  const there =
    own === null || FALLS.test(sentence.text) || /\b(?:growth|rate|pace|slow\w*|inflation)\b/i.test(claim.text)
      ? null
      : GROWS_LESS.exec(sentence.text);
  return own === null || there === null ? null : { how: 'swapped', start: own.index, end: own.index + own[0].length, against: there[0] };
};
