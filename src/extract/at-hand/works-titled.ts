/**
 * By which short forms a text may name an old work that is at hand: the title in the name of its file or in its first lines ("King Lear"), the beginning of
 * it ("Rom." of Romans, "Ham."), its first and last letters ("Jn"), or the initials of its words ("EHU", "T"). A form that fits several works is all theirs.
 */
import { fold } from '../../text/fold.ts';
import { stemOf } from '../pair/sources.ts';

/** A source as far as its name goes. */
interface Held {
  readonly id: string;
  readonly name?: string;
  readonly text: string;
}

/** The titles of a work at hand, folded. */
export interface Titled {
  readonly id: string;
  readonly titles: readonly string[];
}

/** Letters of a text, and lines, among which its title is looked for; words of a title that is one. */
const [HEAD, LINES, MOST_WORDS] = [2500, 4, 12];
/** Where a title ends though its line goes on. */
const TITLE_ENDS = /[:;,|(–—]|\sby\s\p{Lu}/u;
/** What stands before the name by which a work is called. */
const LEADS =
  /^(?:(?:the|an?)\s)?(?:(?:tragedie|tragedy|comedy|history|life|book|gospel|epistle|dialogue)s?\s(?:of\s)?)?(?:(?:the|an?)\s)?/;
/** The title in the head of an electronic text: "Title: Walden". */
const LABELLED = /^Title:\s(\S[^\n]{0,160})$/m;
/** Words of a title that have no initial of their own. */
const SMALL = /^(?:the|an?|of|on|in|to|and|or|for|by|with|concerning|der|die|das|des|und|von|zur?|la|le|les|du|de|et)$/;
/** Letters of a form that is the beginning of a title, and initials of one, at least. */
const [LEAST_BEGINNING, LEAST_INITIALS] = [2, 2];
/** Works that one form may fit: of more it tells nothing. */
const MOST_FITTING = 3;

/** The titles of a source. */
export function titledAs({ id, name = id, text }: Held): Titled {
  const head = text.slice(0, HEAD);
  const lines = head
    .split('\n')
    .map((line) => line.replace(/^[#*\s]+/, '').trim())
    .filter((line) => line !== '');
  const stem = stemOf(name)
    .replace(/[_-]+/g, ' ')
    .replace(/^.*\s-\s/, '');
  const said = [LABELLED.exec(head)?.[1] ?? '', ...lines.slice(0, LINES)].map((line) => line.split(TITLE_ENDS, 1)[0] ?? '');
  const all = [stem, ...said].flatMap((title) => {
    const whole = fold(title);
    return [whole, whole.replace(LEADS, '')];
  });
  return { id, titles: [...new Set(all)].filter((title) => title.length > 2 && title.split(' ').length <= MOST_WORDS) };
}

/** Whether a form of few letters is made of a title. */
function isFormOf(form: string, title: string): 1 | 2 | 3 | null {
  const [, number = '', word = ''] = /^([1-4] )?(.*)$/.exec(form) ?? [];
  if (!title.startsWith(number)) return null;
  const own = title.slice(number.length);
  if (word === own) return 1;
  if (/ /.test(word)) return null;
  if (word.length >= LEAST_BEGINNING && own.startsWith(word)) return 2;
  const main = own.split(' ').filter((one) => !SMALL.test(one));
  const initials = main.map((one) => one.charAt(0)).join('');
  const each = own
    .split(' ')
    .map((one) => one.charAt(0))
    .join('');
  if (word.length >= LEAST_INITIALS && (word === initials || word === each)) return 2;
  if (word.length === 1 && main.length > 1 && own === own.replace(LEADS, '') && word === main[0]?.charAt(0)) return 3;
  // "Jn", "Mk", "Mt": the first letter and the last, or two of them.
  const first = main.length === 1 ? (main[0] ?? '') : '';
  if (word.length === 2 && first.startsWith(word.charAt(0)) && first.endsWith(word.charAt(1))) return 3;
  return null;
}

/** Says which works at hand a form means, by the surest sign that any of them bears: none, one, or a few. */
export function worksCalled(works: readonly Titled[]): (form: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (printed) => {
    const form = fold(printed).replace(LEADS, '');
    const before = known.get(form);
    if (before !== undefined) return before;
    const signs = works.flatMap(({ id, titles }) => {
      const own = titles.flatMap((title) => isFormOf(form, title) ?? []);
      return own.length === 0 ? [] : [{ id, sign: Math.min(...own) }];
    });
    const surest = Math.min(...signs.map(({ sign }) => sign));
    const fits = signs.filter(({ sign }) => sign === surest).map(({ id }) => id);
    const told = form === '' || fits.length > MOST_FITTING ? [] : fits;
    known.set(form, told);
    return told;
  };
}
