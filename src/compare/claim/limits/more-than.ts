/**
 * Which of two has more, told the other way round than their figures say: "there are more visitors in Uppsala than in Lund" beside 60 in Lund and 20 in Uppsala, also
 * where the claim tells by how much; "more than" where both have the same; and the two sides of "three times that in".
 */
import { readNumbers } from '../../../text/numbers.ts';
import type { Quantity } from '../../../text/quantity.ts';
import type { Token } from '../../../text/tokens.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { WAY } from '../exchanged/words.ts';
import { isNoun, type Sign } from './limit.ts';

const AMOUNT = /^(?:number|currency|measure|ratio)$/;
/** Words between a comparative and "than". */
const REACH = 5;
/** Where a smaller figure is the better, nothing is compared with another thing, or it is denied. */
const UNLIKE =
  /\b(?:not|no|never|nor|neither|rank\w*|place[sd]?|faster|slower|than (?:before|ever|usual|expected|average|in (?:the )?(?:previous|\d{4})|it|they|he|she|\d+|half|twice|most|all|any|the (?:year|month)))\b|n['’]t\b/i;

/** The figures of a sentence of one kind and unit, where it has two and no third. */
const twoFigures = ({ text }: SentenceRead): readonly [Quantity, Quantity] | null => {
  const all = readNumbers(text).filter(({ kind, weak, value, high }) => AMOUNT.test(kind) && !weak && value === high);
  const [one, other] = all;
  if (one === undefined || other === undefined || all.length > 2 || one.role !== null) return null;
  // "12 and 30 tonnes": the unit of both stands behind the second.
  const bare = one.kind === 'number' && other.kind !== 'number' && / and $/.test(text.slice(one.span.end, other.span.start));
  return (one.kind === other.kind && one.unit === other.unit) || bare ? [one, other] : null;
};

/** The figures in the order of two words: both before their figures, both behind them, or both before both figures and told "respectively". */
function figuresOf(
  { text, tokens, forms }: SentenceRead,
  [one, other]: readonly [Quantity, Quantity],
  left: string,
  right: string,
): readonly [number, number] | null {
  const at = (form: string): number => {
    const first = forms.indexOf(form);
    return first < 0 || forms.lastIndexOf(form) !== first ? -1 : (tokens[first]?.start ?? -1);
  };
  const [mine, theirs] = [at(left), at(right)];
  if (mine < 0 || theirs < 0) return null;
  const turn = mine < theirs;
  const [first, second] = turn ? [mine, theirs] : [theirs, mine];
  const [a, b] = [one.span.start, other.span.start];
  const apart = (first < a && second > one.span.end && second < b) || (first > a && first < b && second > b);
  const around = first < a && second > b;
  const listed = second < a && /\brespectively\b/i.test(text);
  if (!apart && !around && !listed) return null;
  const [x, y] = one.kind === other.kind ? [one.value, other.value] : [one.plain, other.plain];
  return turn ? [x, y] : [y, x];
}

interface Compared {
  readonly way: 1 | -1;
  readonly word: Token;
  /** Forms that stand on one side only. */
  readonly left: readonly string[];
  readonly right: readonly string[];
}

function comparedIn({ text, tokens, forms }: SentenceRead): Compared | null {
  const than = tokens.findIndex(({ text: word }) => word === 'than');
  if (than < 0 || UNLIKE.test(text)) return null;
  const at = tokens.findLastIndex(({ text: word }, i) => i < than && i >= than - REACH && WAY.has(word));
  const word = tokens[at];
  const way = word === undefined ? undefined : WAY.get(word.text);
  if (word === undefined || way === undefined) return null;
  const meant = (from: number, to: number): string[] => forms.slice(from, to).filter((_, i) => isNoun(tokens[from + i]) && from + i !== at);
  const stop = tokens.findIndex(({ start }, i) => i > than && /[,;:]/.test(text.slice(tokens[i - 1]?.end, start)));
  const [left, right] = [meant(0, than), meant(than + 1, stop < 0 ? tokens.length : stop)];
  const own = (side: readonly string[], other: readonly string[]): string[] => side.filter((form) => !other.includes(form));
  // Where both sides have names, these are what is compared.
  const named = new Set(
    forms
      .filter((_, i) => i > 0 && /^\p{Lu}/u.test(text.charAt(tokens[i]?.start ?? 0)))
      .concat(/^\p{Lu}/u.test(text) ? (forms[0] ?? []) : []),
  );
  const names = (side: readonly string[]): string[] => side.filter((form) => named.has(form));
  const [first, second] = [own(left, right), own(right, left)];
  return names(first).length > 0 && names(second).length > 0
    ? { way, word, left: names(first), right: names(second) }
    : { way, word, left: first, right: second };
}

/** The one with less told as having more. */
export const moreForLess: Sign = (claim, sentence) => {
  const compared = comparedIn(claim);
  const figures = compared === null ? null : sentence.kept(twoFigures);
  const { text } = sentence;
  // What it compares itself is read by those who look at its words.
  if (compared === null || /\bthan\b/.test(text)) return null;
  const { word, way, left, right } = compared;
  if (figures === null) return lessOfFactor(claim, sentence, compared);
  let against = false;
  for (const theirs of right)
    for (const mine of left) {
      const values = figuresOf(sentence, figures, mine, theirs);
      if (values === null) continue;
      // Of two words on one side the one may stand with either figure.
      if (Math.sign(values[0] - values[1]) === way) return null;
      against = true;
    }
  return against
    ? { how: 'swapped', start: word.start, end: word.end, against: text.slice(figures[0].span.start, figures[1].span.end) }
    : null;
};

const RANGED =
  /\b(?:between|rang\w{1,3} (?:\p{L}{2,10} ){0,2}from|var\w{1,4} from) (\d[\d.,]*\d|\d)(?: \p{L}{1,6})? (?:and|to) (\d[\d.,]*\d|\d)/iu;
const LISTED = /^(?: ?\p{L}{0,12})?,? (?:and )?$/u;
const LEAST = 3;

/** "The heaviest weighed 6 kg" of "4, 6 and 11 kg": not the greatest, or not the least, of a list of three and more. */
export const extremeOfList: Sign = (claim, sentence) => {
  const at = claim.tokens.findIndex(({ text }) => WAY.has(text) && /(?:est|^most)$/.test(text));
  const word = claim.tokens[at];
  if (word === undefined || /\b(?:second|third|fourth|one of|among|not|than)\b/i.test(claim.text)) return null;
  const own = readNumbers(claim.text).filter(({ kind, weak }) => AMOUNT.test(kind) && !weak);
  const list = sentence.kept(listIn);
  const values = list.map(({ plain }) => plain);
  const range = RANGED.exec(sentence.text);
  const [mine] = own.filter(({ plain }) => range !== null || values.includes(plain));
  if (mine !== undefined && range !== null) {
    const end = Number(range[WAY.get(word.text) === 1 ? 1 : 2]?.replace(/,/g, ''));
    return end === mine.plain && range[1] !== range[2]
      ? { how: 'swapped', start: mine.span.start, end: mine.span.end, against: range[0] }
      : null;
  }
  if (mine === undefined || values.length < LEAST) return null;
  const most = WAY.get(word.text) === 1 ? Math.max(...values) : Math.min(...values);
  return mine.plain === most
    ? null
    : {
        how: 'swapped',
        start: mine.span.start,
        end: mine.span.end,
        against: sentence.text.slice(list[0]?.span.start, list.at(-1)?.span.end),
      };
};

/** The figures of a sentence, where all of them make one list. */
function listIn({ text }: SentenceRead): readonly Quantity[] {
  const all = readNumbers(text).filter(({ kind, weak, value, high }) => AMOUNT.test(kind) && !weak && value === high);
  const last = all.at(-1);
  // The longest run to the end: "the three bells weighed 4, 6 and 11 kg".
  const from = all.findLastIndex((one, i) => i === 0 || !LISTED.test(text.slice(all[i - 1]?.span.end, one.span.start)));
  const list = all.slice(Math.max(0, from));
  return list.every(({ kind, unit }) => (kind === last?.kind && unit === last.unit) || kind === 'number') ? list : [];
}

const AS_MANY = /\b(?:twice|thrice|\p{L}{3,6} times|\d{1,3} times) as (?:many|much|\p{L}{3,10})\b/iu;

/** "Gdynia has more than Gdansk" for "Gdansk has twice as many as Gdynia". */
function lessOfFactor(claim: SentenceRead, { text, tokens, forms }: SentenceRead, { word, way, left, right }: Compared): ReturnType<Sign> {
  const factor = AS_MANY.exec(text);
  const last = text.lastIndexOf(' as ');
  if (factor === null || last <= factor.index + factor[0].length - 1 || claim.text.includes(' as ')) return null;
  const side = (form: string): number => {
    const at = forms.indexOf(form);
    const start = tokens[at]?.start ?? -1;
    return at < 0 || forms.lastIndexOf(form) !== at ? 0 : start < factor.index ? 1 : start > last ? -1 : 0;
  };
  const [mine, theirs] = [left, right].map((names) => names.map(side).find((one) => one !== 0) ?? 0);
  if (mine === undefined || theirs === undefined || mine * theirs !== -1 || mine === way) return null;
  return { how: 'swapped', start: word.start, end: word.end, against: factor[0] };
}

const ALIKE = /\b(?:each|both|apiece|the same|equally|as many)\b/i;

/** More than the other, where both have the same. */
export const moreForSame: Sign = (claim, sentence) => {
  const alike = ALIKE.exec(sentence.text);
  const compared = alike === null || /\b(?:than|respectively)\b/i.test(sentence.text) ? null : comparedIn(claim);
  if (alike === null || compared === null) return null;
  const { word, left, right } = compared;
  const has = (forms: readonly string[]): boolean => forms.length > 0 && forms.some((form) => sentence.set.has(form));
  const [one] = readNumbers(sentence.text).filter(({ weak }) => !weak);
  return one !== undefined && has(left) && right.length > 0 && right.every((form) => sentence.set.has(form)) && / and /.test(sentence.text)
    ? { how: 'swapped', start: word.start, end: word.end, against: alike[0] }
    : null;
};

const PIVOT =
  /\b(?:(?:times|fold|twice|half|double|triple)\b ?(?:that|those|the \p{L}{3,12})|(?:higher|lower|larger|smaller|more|less|greater) than(?: that)?) (?:in|of|at|for|on) (?:the )?(\p{L}{3,20})|\p{L}{3,6}fold (?:that|those) (?:in|of|at|for|on) (?:the )?(\p{L}{3,20})/iu;

/** The two sides of "three times that in Uppsala" changed. */
export const sidesOfFactor: Sign = (claim, sentence) => {
  const [own, there] = [PIVOT.exec(claim.text), PIVOT.exec(sentence.text)];
  if (own === null || there === null) return null;
  const [mine, theirs] = [(own[1] ?? own[2] ?? '').toLowerCase(), (there[1] ?? there[2] ?? '').toLowerCase()];
  const before = (text: string, index: number, name: string): boolean => text.slice(0, index).toLowerCase().includes(name);
  if (mine === theirs || !before(claim.text, own.index, theirs) || !before(sentence.text, there.index, mine)) return null;
  const words = (all: string): string => all.toLowerCase().replace(/\s\S+$/, '');
  return words(own[0]) === words(there[0]) ? { how: 'swapped', start: own.index, end: own.index + own[0].length, against: there[0] } : null;
};
