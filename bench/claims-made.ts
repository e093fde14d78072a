/**
 * Pairs made by dice from real sentences: one number changed in value, unit, sign or range, and words added that nothing bears out.
 * What must be caught follows from how the pair was made; the unchanged sentence tells the false alarms.
 */
import { random } from '../scripts/train-judge/boost.ts';
import { sentencesIn } from '../scripts/train-judge/generate.ts';
import { claimChecker } from '../src/claims.ts';
import { CUE, cuesOf } from '../src/compare/claim/judge/cues.ts';
import { tokensOf } from '../src/text/tokens.ts';

type Change = (sentence: string, roll: () => number) => string | null;

const printed = (value: number, like: string): string => (like.includes(',') ? value.toLocaleString('en-US') : String(value));

/** A number of its own: not part of a name, a code, a date in figures, a list of pages, and no mark of a citation. */
const NUMBER = /(?<![\w.,:/–[-])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\w:/–\]-]|[.,]\d)|(?<![\w.,:/–[-])\d+(?:\.\d+)?(?![\w:/–\]-]|[.,]\d)/g;

const pick = <T>(of: readonly T[], roll: () => number): T | undefined => of[Math.floor(roll() * of.length)];

const replaced = (sentence: string, found: RegExpMatchArray, by: string): string =>
  sentence.slice(0, found.index) + by + sentence.slice((found.index ?? 0) + found[0].length);

const CHANGES: Readonly<Record<string, Change>> = {
  value: (sentence, roll) => {
    const found = pick(
      [...sentence.matchAll(NUMBER)].filter(([text]) => Number(text.replace(/,/g, '')) >= 3),
      roll,
    );
    if (found === undefined) return null;
    const value = Number(found[0].replace(/,/g, ''));
    const year = Number.isInteger(value) && value > 1000 && value < 2100 && !found[0].includes(',');
    const next = year
      ? value + (pick([-7, -3, -1, 1, 2, 9], roll) ?? 1)
      : Number.isInteger(value)
        ? Math.round(value * (pick([0.5, 0.7, 1.4, 2, 3], roll) ?? 2))
        : Math.round(value * 17) / 10;
    return next === value ? null : replaced(sentence, found, printed(next, found[0]));
  },
  digits: (sentence, roll) => {
    const found = pick(
      [...sentence.matchAll(NUMBER)].filter(([text]) => /^\d{2,}$/.test(text) && new Set(text).size > 1 && !text.endsWith('0')),
      roll,
    );
    if (found === undefined) return null;
    const turned = [...found[0]].reverse().join('');
    return turned === found[0] || turned.startsWith('0') ? null : replaced(sentence, found, turned);
  },
  scale: (sentence) => {
    const found = /(?<=\d )(million|billion|thousand)\b/.exec(sentence);
    return found === null ? null : replaced(sentence, found, found[0] === 'million' ? 'billion' : 'million');
  },
  percent: (sentence, roll) => {
    const found = pick([...sentence.matchAll(/(?<![\d.,])\d{1,3}(?:\.\d+)?(?= ?(?:%|percent|per cent))/g)], roll);
    return found === undefined ? null : replaced(sentence, found, String(Math.round((Number(found[0]) * 1.6 + 3) * 10) / 10));
  },
  unit: (sentence) => {
    const found = /(?<=\d )(kilometres|kilometers|km|kg|kilograms|metres|meters|miles|feet|hours|days|weeks|months|years|minutes)\b/.exec(
      sentence,
    );
    const other: Readonly<Record<string, string>> = {
      km: 'miles',
      kilometres: 'miles',
      kilometers: 'miles',
      kg: 'tonnes',
      kilograms: 'tonnes',
      metres: 'kilometres',
      meters: 'kilometers',
      miles: 'metres',
      feet: 'miles',
      hours: 'days',
      days: 'weeks',
      weeks: 'months',
      months: 'years',
      years: 'months',
      minutes: 'hours',
    };
    return found === null ? null : replaced(sentence, found, other[found[0]] ?? 'tonnes');
  },
  range: (sentence) => {
    const found = /\b(between|from) (\d{1,4}) (and|to) (\d{1,4})\b/.exec(sentence);
    return found === null ? null : replaced(sentence, found, `${found[1]} ${Number(found[2]) + 3} ${found[3]} ${Number(found[4]) + 11}`);
  },
};

/** Share of changed numbers that are not called supported, by kind; and what the unchanged sentences are called. */
export function changedNumbers(evidence: readonly string[], most: number, seed: number) {
  const roll = random(seed + 21);
  const check = claimChecker();
  const kinds: Record<string, { made: number; caught: number }> = {};
  let plain = 0;
  let passed = 0;
  for (let n = 0; n < most * 4 && plain < most; n += 1) {
    const text = pick(evidence, roll) ?? '';
    const own = pick(
      sentencesIn(text).filter((one) => /\d/.test(one.text)),
      roll,
    );
    if (own === undefined) continue;
    plain += 1;
    if (check({ claim: own.text, evidence: text }).verdict === 'supported') passed += 1;
    for (const [kind, change] of Object.entries(CHANGES)) {
      const claim = change(own.text, roll);
      // A change that happens to stand in the evidence too is none.
      if (claim === null || text.includes(claim)) continue;
      kinds[kind] ??= { made: 0, caught: 0 };
      kinds[kind].made += 1;
      if (check({ claim, evidence: text }).verdict !== 'supported') kinds[kind].caught += 1;
    }
  }
  const made = Object.values(kinds).reduce((sum, one) => sum + one.made, 0);
  const caught = Object.values(kinds).reduce((sum, one) => sum + one.caught, 0);
  return {
    made,
    caught: Math.round((1e4 * caught) / made) / 1e4,
    kinds,
    unchanged: plain,
    unchangedSupported: Math.round((1e4 * passed) / plain) / 1e4,
  };
}

/** Words put into a copied sentence: how many of the claims are not called supported, and how many of the words are named. */
export function addedWords(evidence: readonly string[], most: number, seed: number) {
  const roll = random(seed + 22);
  const check = claimChecker();
  const additions = evidence
    .flatMap((text) =>
      [...text.matchAll(/(?<=[a-z]) (?:with|by|during|after|because of|despite) (?:the |a |an )?[a-z]{4,12} [a-z]{4,12}(?=[.,])/g)].map(
        (found) => found[0],
      ),
    )
    .slice(0, 4000);
  let made = 0;
  let open = 0;
  let named = 0;
  let exactly = 0;
  let told = 0;
  let beside = 0;
  for (let n = 0; n < most * 4 && made < most; n += 1) {
    const text = pick(evidence, roll) ?? '';
    const own = pick(sentencesIn(text), roll);
    const added = pick(additions, roll) ?? '';
    const words = added.split(' ').filter((word) => word.length >= 4 && (cuesOf(word) & CUE.stop) === 0);
    if (own === undefined || words.length === 0 || words.some((word) => text.toLowerCase().includes(word.slice(0, 4)))) continue;
    made += 1;
    const claim = `${own.text.replace(/[.!?]$/, '')}${added}.`;
    const { verdict, unsupported } = check({ claim, evidence: text });
    if (verdict === 'supported') continue;
    open += 1;
    const all = unsupported.flatMap(({ start, end }) => tokensOf(claim, start, end).map((token) => token.text));
    const others = all.filter((word) => !words.includes(word));
    told += all.length;
    beside += others.length;
    if (!words.every((word) => all.includes(word))) continue;
    named += 1;
    if (others.length === 0) exactly += 1;
  }
  return {
    made,
    notSupported: Math.round((1e4 * open) / made) / 1e4,
    namedWhereNotSupported: Math.round((1e4 * named) / Math.max(1, open)) / 1e4,
    exactlyThese: Math.round((1e4 * exactly) / Math.max(1, open)) / 1e4,
    ofAllNamedNotAdded: Math.round((1e4 * beside) / Math.max(1, told)) / 1e4,
  };
}
