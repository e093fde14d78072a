/**
 * Makes sources, and quotes of them that are faithful or changed in one matter, by chance that can be repeated. The words are
 * our own; what counts as faithful and as a change is seed 002's. A change that by chance stands in the source is not handed out.
 */

/** Chance that can be repeated (mulberry32). */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) % below;
  };
}
type Dice = ReturnType<typeof dice>;
const pick = <Item>(list: readonly Item[], roll: Dice): Item => list[roll(list.length)] as Item;

const NOUNS =
  'tenant landlord carrier supplier customer incident statute clause premium reservoir enzyme membrane sample cohort verdict affidavit turbine harvest archive finding office coefficient difficulty café œuvre'.split(
    ' ',
  );
const VERBS = 'notifies renews inspects delivers measures reports confirms examines repairs publishes transfers filters observes'.split(
  ' ',
);
const PLAIN = 'notify renew inspect deliver measure report confirm examine repair publish transfer filter observe'.split(' ');
const ADJECTIVES = 'written annual final prior reasonable sufficient affected naive saline northern open quiet modest official'.split(' ');
const NAMES = ['Marsh', 'Okoro', 'Hull', 'Ødegård', 'Müller', 'Castañeda', 'van Dyck', 'O’Neill'];
const UNITS = ['euros', 'dollars', 'kg', 'km', 'days', 'hours', 'percent', 'mg'];
const MODALS = ['shall', 'may', 'must', 'should', 'will'];
const LINKS = ['and', 'or', 'but', 'while', 'because'];
const MONTHS = ['January', 'March', 'May', 'August', 'October'];

/** One sentence; about ten to thirty words. */
function sentence(roll: Dice): string {
  const thing = (): string => `the ${pick(ADJECTIVES, roll)} ${pick(NOUNS, roll)}`;
  const parts = [
    () => `${thing()} ${pick(VERBS, roll)} ${thing()} of ${pick(NAMES, roll)}`,
    () => `${pick(NAMES, roll)} ${pick(MODALS, roll)} ${pick(PLAIN, roll)} ${thing()} within ${roll(90) + 2} ${pick(UNITS, roll)}`,
    () =>
      `${thing()} ${pick(MODALS, roll)} not ${pick(PLAIN, roll)} ${thing()} before ${roll(28) + 1} ${pick(MONTHS, roll)} ${1950 + roll(75)}`,
    () => `at least ${roll(40) + 2}.${roll(9) + 1} ${pick(UNITS, roll)} of ${thing()} ${pick(VERBS, roll)} all ${pick(NOUNS, roll)}s`,
    () => `only ${thing()} ${pick(VERBS, roll)} ${(roll(8) + 1) * 1000 + roll(1000)} ${pick(UNITS, roll)} without ${thing()}`,
  ];
  const count = 1 + roll(3);
  let text = pick(parts, roll)();
  for (let i = 0; i < count; i += 1) text += `${pick([', ', ' ', '; '], roll)}${pick(LINKS, roll)} ${pick(parts, roll)()}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** A source as its words stand, and the same as a page would print it. */
export interface MadeSource {
  readonly words: readonly string[];
  readonly text: string;
}

/** A source of some sentences; its text is set as print and extraction leave it, its words as they were written. */
export function madeSource(roll: Dice): MadeSource {
  const words: string[] = [];
  for (let i = 0; i < 6 + roll(6); i += 1) words.push(...sentence(roll).split(' '));
  const style = roll(4);
  const text = words
    .map((word) => {
      let set = word;
      if (style === 1) set = set.replace(/fi/g, 'ﬁ').replace(/ff/g, 'ﬀ');
      if (style === 2) set = set.normalize('NFD');
      if (style === 3 && /^[a-z]{8,}$/.test(set) && roll(3) === 0) set = `${set.slice(0, 4)}-\n${set.slice(4)}`;
      if (style === 0 && /^[a-z]{7,}$/.test(set) && roll(6) === 0) set = `${set.slice(0, 3)}\u00ad${set.slice(3)}`;
      return set;
    })
    .reduce((all, word) => all + (all === '' ? '' : pick([' ', ' ', ' ', ' ', '\n', '  ', '\u00a0'], roll)) + word, '');
  return { words, text };
}

export interface MadeQuote {
  readonly quote: string;
  readonly kind: string;
  readonly faithful: boolean;
}

const NEGATION = /^(?:not|without|no|never|only)$/i;
const key = (words: readonly string[]): string =>
  ` ${words
    .join(' ')
    .toLowerCase()
    .replace(/[.,;](?=\s|$)/g, '')} `;

/** A quote of the source, faithful or changed; null when the dice fell on a change that is none here. */
export function madeQuote(source: MadeSource, roll: Dice): MadeQuote | null {
  const length = 6 + roll(18);
  const from = roll(Math.max(1, source.words.length - length));
  const run = source.words.slice(from, from + length);
  return roll(2) === 0 ? faithful(run, roll) : changed(source, run, roll);
}

function faithful(run: readonly string[], roll: Dice): MadeQuote | null {
  const plain = run.join(' ');
  const made = (kind: string, quote: string): MadeQuote => ({ kind, quote, faithful: true });
  switch (roll(12)) {
    case 0:
      return made('same', plain);
    case 1:
      return made('spaces', run.join(pick(['  ', '\n', '\u00a0', ' \n '], roll)));
    case 2:
      return made('marks', `“${plain.replace(/’/g, "'")}”`);
    case 3:
      return made('full stop', `${plain.replace(/[.,;]$/, '')}.`);
    case 4:
      return made(
        'first letter',
        `${pick(['lower', 'upper'], roll) === 'lower' ? plain.charAt(0).toLowerCase() : plain.charAt(0).toUpperCase()}${plain.slice(1)}`,
      );
    case 5:
      // A number in brackets is a citation.
      return !/^\p{L}/u.test(plain) ? null : made('bracketed letter', `[${plain.charAt(0).toUpperCase()}]${plain.slice(1)}`);
    case 6:
      return made('emphasis', `**${run[0]}** ${run.slice(1).join(' ')}`);
    case 7:
      return made('composed', plain.normalize(pick(['NFD', 'NFC'], roll)));
    case 8:
      return made('ligatures', plain.replace(/fi/g, 'ﬁ').replace(/ff/g, 'ﬀ'));
    case 9:
      return made('zero width', plain.replace(/ (\w)(\w)/, ' $1\u200b$2'));
    case 10:
      return made('entities', plain.replace(/’/g, '&rsquo;').replace(/ /, '&nbsp;'));
    default: {
      const cut = 4 + roll(Math.max(1, run.length - 8));
      const gap = run.slice(cut, cut + 1 + roll(3));
      const rest = run.slice(cut + gap.length);
      if (rest.length < 4 || run.length < 11 || gap.some((word) => NEGATION.test(word.replace(/\W/g, '')))) return null;
      return made('ellipsis', `${run.slice(0, cut).join(' ')} ${pick(['…', '...', '. . .', '[...]', '[…]'], roll)} ${rest.join(' ')}`);
    }
  }
}

const OTHER = (word: string, list: readonly string[], roll: Dice): string => {
  const rest = list.filter((item) => item !== word);
  return pick(rest, roll);
};

function changed(source: MadeSource, run: readonly string[], roll: Dice): MadeQuote | null {
  const bare = run.map((word) => word.replace(/[.,;]$/, ''));
  const at = (test: (word: string, i: number) => boolean): number => {
    const places = bare.flatMap((word, i) => (test(word, i) ? [i] : []));
    return places.length === 0 ? -1 : pick(places, roll);
  };
  const swap = (kind: string, i: number, word: string): MadeQuote | null =>
    i < 0 ? null : kept(kind, [...run.slice(0, i), ...(word === '' ? [] : [word]), ...run.slice(i + 1)]);
  const kept = (kind: string, words: readonly string[]): MadeQuote | null =>
    key(source.words).includes(key(words)) ? null : { kind, quote: words.join(' '), faithful: false };
  switch (roll(15)) {
    case 0: {
      const i = at((word) => /^\d+$/.test(word));
      return swap('number', i, String(Number(bare[i]) + 1 + roll(9)));
    }
    case 1: {
      const i = at((word) => /^\d+\.\d+$/.test(word));
      return swap('decimal', i, (bare[i] ?? '').replace('.', pick(['', '0.', '.0'], roll)));
    }
    case 2:
      return swap(
        'negation dropped',
        at((word) => NEGATION.test(word)),
        '',
      );
    case 3: {
      const i = at((word) => MODALS.includes(word) || VERBS.includes(word));
      return i < 0 ? null : kept('negation added', [...run.slice(0, i + 1), 'not', ...run.slice(i + 1)]);
    }
    case 4: {
      const i = at((word) => MODALS.includes(word));
      return swap('modal', i, OTHER(bare[i] ?? '', MODALS, roll));
    }
    case 5: {
      const i = at((word) => NAMES.includes(word));
      return swap('name', i, OTHER(bare[i] ?? '', NAMES, roll));
    }
    case 6: {
      const i = at((word) => UNITS.includes(word));
      return swap('unit', i, OTHER(bare[i] ?? '', UNITS, roll));
    }
    case 7: {
      const i = at((word) => MONTHS.includes(word));
      return swap('month', i, OTHER(bare[i] ?? '', MONTHS, roll));
    }
    case 8: {
      const i = at((word) => LINKS.includes(word));
      return swap('and/or', i, OTHER(bare[i] ?? '', LINKS, roll));
    }
    case 9: {
      const i = at((word) => NOUNS.includes(word));
      return swap('noun', i, OTHER(bare[i] ?? '', NOUNS, roll));
    }
    case 10:
      return swap('word dropped', 1 + roll(run.length - 2), '');
    case 11: {
      const i = 1 + roll(run.length - 1);
      return kept('word added', [...run.slice(0, i), pick(ADJECTIVES, roll), ...run.slice(i)]);
    }
    case 12: {
      const i = roll(run.length - 1);
      if (bare[i]?.toLowerCase() === bare[i + 1]?.toLowerCase()) return null;
      return kept('order', [...run.slice(0, i), run[i + 1] ?? '', run[i] ?? '', ...run.slice(i + 2)]);
    }
    case 13: {
      const i = at((word, n) => /^(?:not|without)$/i.test(word) && n > 3 && n < run.length - 4);
      return i < 0 ? null : kept('ellipsis over a negation', [...run.slice(0, i), '…', ...run.slice(i + 1)]);
    }
    default:
      return kept('tail', [...bare, 'and', 'nothing', pick(ADJECTIVES, roll)]);
  }
}

/** Makes at least so many pairs and judges each; gives how many of each kind there were, and the first that were judged wrongly. */
export function judgeMade(pairs: number, seed: number, ready: (source: string) => (quote: string) => boolean) {
  const roll = dice(seed);
  const wrong: string[] = [];
  const kinds = new Map<string, { of: number; wrong: number }>();
  for (let n = 0; n < pairs; ) {
    const source = madeSource(roll);
    const stands = ready(source.text);
    for (let i = 0; i < 60; i += 1) {
      const made = madeQuote(source, roll);
      if (made === null) continue;
      n += 1;
      const right = stands(made.quote) === made.faithful;
      const kind = kinds.get(made.kind) ?? { of: 0, wrong: 0 };
      kinds.set(made.kind, { of: kind.of + 1, wrong: kind.wrong + (right ? 0 : 1) });
      if (!right && wrong.length < 20) wrong.push(`${made.kind}: ${made.quote} || ${source.text}`);
    }
  }
  return { kinds, wrong };
}
