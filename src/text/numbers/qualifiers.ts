/**
 * How a number is hedged: the words before it ("about", "more than", "up to"), behind it ("or more", "or so", "+"), and whether it
 * is the beginning or the end of a change ("rose from 5 to 8"). Words only; what follows from them is for whoever compares.
 */

import type { Bound } from '../quantity.ts';
import type { NumberToken } from './tokens.ts';

const BEFORE = new Map<string, Bound>();
const add = (bound: Bound, phrases: string): void => {
  for (const phrase of phrases.split('|')) BEFORE.set(phrase.trim(), bound);
};
add(
  'about',
  `about|around|approximately|approx|approx .|roughly|some|circa|ca|ca .|c .|~|≈|∼|≃|estimated|in the region of|in the order of|on the order of
   |somewhere around|somewhere near|something like|or about|near|etwa|rund|ungefähr|environ|alrededor de|aproximadamente|circa .|in the neighborhood of`,
);
add(
  'nearly',
  `nearly|almost|just under|just below|just short of|close to|approaching|just shy of|a little under|slightly under|slightly less than|slightly below|knapp|fast|presque|casi|a little less than`,
);
add(
  'over',
  `over|more than|above|exceeding|exceeds|exceeded|exceed|greater than|higher than|in excess of|upwards of|upward of|just over|>|longer than|older than|larger than|well over|slightly more than|slightly over|a little over|surpassing|surpassed|topping|topped|über|mehr als|plus de|más de|beyond|bigger than|later than|faster than|just above`,
);
add(
  'under',
  `under|less than|fewer than|below|<|lower than|smaller than|shorter than|younger than|weniger als|moins de|menos de|not quite|earlier than|well under|slower than`,
);
add(
  'at-least',
  `at least|no less than|no fewer than|not less than|not fewer than|a minimum of|minimum of|minimum|≥|> =|⩾|mindestens|au moins|al menos|starting at
   |no lower than|not lower than|no smaller than|no earlier than|not earlier than|no shorter than|not shorter than|no younger than|not under|not below`,
);
add(
  'at-most',
  `at most|up to|no more than|not more than|a maximum of|maximum of|maximum|≤|< =|⩽|as many as|as much as|as high as|höchstens|hasta|not exceeding|not exceed|never exceeds|never exceed|never exceeded|cannot exceed|capped at|within|no later than|no longer than
   |not later than|not longer than|no higher than|not higher than|no greater than|not greater than|no larger than|no older than|not older than|not over|not above|spätestens|au plus tard|a más tardar`,
);

// What may or can not be beyond a bound: "may not be longer than", "cannot be under".
for (const denied of ['not', 'cannot'])
  for (const [bound, compared, beyond] of [
    ['at-most', 'more longer larger bigger greater higher older later faster', 'over above beyond'],
    ['at-least', 'less fewer shorter smaller lower younger earlier slower', 'under below'],
  ] as const) {
    for (const word of compared.split(' ')) add(bound, `${denied} be ${word} than`);
    for (const word of beyond.split(' '))
      for (const verb of ['be', 'go', ...(bound === 'at-least' ? ['fall', 'drop'] : [])]) add(bound, `${denied} ${verb} ${word}`);
  }

// The same in other languages.
add('about', 'cerca de|cerca di|ongeveer|unos|unas|около|примерно|приблизительно');
add('nearly', 'quasi|quase|bijna|почти');
add('over', 'più di|oltre|mais de|meer dan|более|более чем|свыше|больше');
add('under', 'meno di|minder dan|менее|менее чем|меньше');
add(
  'at-least',
  `nicht weniger als|wenigstens|zumindest|pas moins de|no menos de|por lo menos|não menos de|pelo menos|non meno di|almeno|niet minder dan|minstens|ten minste
   |не менее|по меньшей мере|как минимум`,
);
add(
  'at-most',
  'nicht mehr als|pas plus de|au plus|no más de|como máximo|não mais de|no máximo|non più di|al massimo|niet meer dan|hoogstens|не более|максимум',
);

const BEHIND = new Map<string, Bound>([
  ['or more', 'at-least'],
  ['or greater', 'at-least'],
  ['or higher', 'at-least'],
  ['or over', 'at-least'],
  ['or older', 'at-least'],
  ['or above', 'at-least'],
  ['or longer', 'at-least'],
  ['or later', 'at-least'],
  ['and over', 'at-least'],
  ['and above', 'at-least'],
  ['and older', 'at-least'],
  ['and up', 'at-least'],
  ['or less', 'at-most'],
  ['or fewer', 'at-most'],
  ['or under', 'at-most'],
  ['or younger', 'at-most'],
  ['or below', 'at-most'],
  ['or lower', 'at-most'],
  ['and under', 'at-most'],
  ['or so', 'about'],
]);

const LONGEST = 5;
/** Last words of the hedges before a number: where another word stands, nothing need be put together. */
const ENDS: ReadonlySet<string> = new Set([
  ...[...BEFORE.keys()].map((phrase) => phrase.slice(phrase.lastIndexOf(' ') + 1)),
  'a',
  'an',
  'the',
]);

/** The hedge that ends right before a token. `behind`: the word behind the number: "no later than 60 days before" leaves at least 60 days. */
export function boundBefore(tokens: readonly NumberToken[], at: number, behind?: string): Bound {
  if (!ENDS.has(tokens[at - 1]?.lower ?? '')) return 'none';
  let phrase = '';
  let found: Bound = 'none';
  for (let i = at - 1; i >= 0 && i >= at - LONGEST; i -= 1) {
    const token = tokens[i];
    if (token === undefined) break;
    phrase = phrase === '' ? token.lower : `${token.lower} ${phrase}`;
    const bound = BEFORE.get(phrase);
    // "Went up to 20" tells where it went.
    if (bound !== undefined && !(phrase === 'up to' && CHANGE.test(tokens[i - 1]?.lower ?? '')))
      found = behind === 'before' && /^(?:no|not) later than$/.test(phrase) ? 'at-least' : bound;
    // "about a", "an estimated": an article between hedge and number.
    if (phrase === 'a' || phrase === 'an' || phrase === 'the') phrase = '';
  }
  return found === 'over' && isForbidden(tokens, at) ? 'at-most' : found;
}

/** "Do not take more than four": what may not be more is at most so much. */
function isForbidden(tokens: readonly NumberToken[], at: number): boolean {
  if (`${tokens[at - 2]?.lower} ${tokens[at - 1]?.lower}` !== 'more than') return false;
  for (let i = at - 4; i >= at - 3 - MOST_BETWEEN; i -= 1) {
    const word = tokens[i]?.lower ?? '';
    if (word === 'never' || word === 'cannot' || (word === 'not' && MAY.test(tokens[i - 1]?.lower ?? ''))) return true;
    if (tokens[i]?.type !== 'word') return false;
  }
  return false;
}
const MAY = /^(?:do|does|must|should|may|can|shall)$/;
/** Words between the denial and "more than": the verb, and what goes with it. */
const MOST_BETWEEN = 2;

/** The hedge behind a number; a word may stand between ("300 people or more"). */
export function boundBehind(tokens: readonly NumberToken[], at: number): Bound {
  const first = tokens[at];
  if (first === undefined) return 'none';
  if (first.text === '+' && first.glued && tokens[at + 1]?.type !== 'digits' && tokens[at + 1]?.text !== '/') return 'at-least';
  if (first.lower === 'plus' && tokens[at + 1]?.type === 'word' && tokens[at - 1]?.type === 'digits') return 'at-least';
  if (first.lower === 'ish') return 'about';
  for (let i = at; i <= at + 1; i += 1) {
    const lead = tokens[i]?.lower;
    if (lead !== 'or' && lead !== 'and') continue;
    const pair = `${tokens[i]?.lower ?? ''} ${tokens[i + 1]?.lower ?? ''}`;
    const bound = BEHIND.get(pair);
    if (bound !== undefined) return bound;
  }
  return 'none';
}

const CHANGE =
  /^(?:increas|decreas|ris(?:e|es|en|ing)$|rose$|f(?:all|ell)|gr[oe]w|drop|declin|climb|jump|went$|go(?:es|ing|ne)?$|improv|reduc|shr[aiu]nk|expan|rais|lower|cut$|surg|plung|slid$|slip|edg(?:ed|ing)|widen|narrow|mov(?:e|ed|ing)|chang|shift|bump|doubl|tripl|extend|up$|down$|soar|tumbl|sank|boost|adjust|upgrad|downgrad|revis)/;

/** How far back a word of change may stand. */
const REACH = 16;

/** Whether a number begins or ends a change, or is its size: "rose from 5 to 8", "fell to 3", "up 2 %", "a 5 % increase". */
export function roleOf(tokens: readonly NumberToken[], at: number, next: number = at): 'from' | 'to' | 'by' | null {
  let i = at - 1;
  while (i > at - 4 && tokens[i] !== undefined && BEFORE.has(tokens[i]?.lower ?? '')) i -= 1;
  const word = tokens[i];
  if (word === undefined || word.type !== 'word') return sizeBehind(tokens, next);
  if (CHANGE.test(word.lower)) return 'by';
  if (word.lower !== 'from' && word.lower !== 'to' && word.lower !== 'by') return sizeBehind(tokens, next);
  for (let back = i - 1; back >= 0 && back >= i - REACH; back -= 1) {
    const token = tokens[back];
    if (token === undefined || token.text === '.' || token.text === ';') {
      if (token?.glued === true && tokens[back + 1]?.glued === true) continue;
      return null;
    }
    if (token.type === 'word' && CHANGE.test(token.lower)) return word.lower;
  }
  return null;
}

/** "a 5 % increase", "5 % lower". */
function sizeBehind(tokens: readonly NumberToken[], next: number): 'by' | null {
  const word = tokens[next]?.lower ?? '';
  return CHANGE.test(word) || /^(?:higher|lower)$/.test(word) ? 'by' : null;
}
