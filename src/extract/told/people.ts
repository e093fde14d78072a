/**
 * Names as answers of language models print them, whole or families alone: "Ada Roe, Bo Poe and Carla Doe", "Roe & Poe", "A. Roe et al.". Where names run on into the name
 * of a journal ("Ada Roe, Neural Computation"), words that stand in no names tell it.
 */
import type { CslItem } from '../../model/csl.ts';
import { unordered } from '../../text/people/one.ts';
import { hashOf } from '../parse/lexicon.ts';
import { learned } from '../parse/weights.ts';

/** People as they were read, and where their names end. */
export interface People {
  readonly fields: Pick<CslItem, 'author' | 'et-al'>;
  readonly end: number;
  /** Set where more than one is named, or others. */
  readonly several: boolean;
}

const PARTICLE = "(?:v[ao]n|de|del|della|dela|dos|das|du|der|den|di|da|do|la|le|el|al|bin|ibn|ten|ter|te|zu|zur|zum|af|av|d['’])";
const LAST = String.raw`(?:[ld]['’]|[Aa]l-|[Ee]l-)?\p{Lu}(?:[\p{L}\p{M}]|[’'-](?=\p{L}{2})){1,30}`;
const UNIT = String.raw`(?:\p{Lu}\.[\s-]?|\p{Lu}\p{Ll}\.\s|${LAST}\s|\p{Lu}\s|${PARTICLE}\s)`;
/** "Ada M. van der Roe", "Roe", "A. B. Roe Jr.". */
export const NAME: string = String.raw`${UNIT}{0,7}${LAST}(?![\p{L}\p{M}-]|[’'](?!s?\s))(?:,?\s(?:Jr|Sr)\.?|\sI{2,3}(?!\p{L}))?`;
const AND = String.raw`,?\s(?:and|&|und|et|y|e)\s`;
const OTHERS = String.raw`,?\s(?:et\.?\sal\.?|and\s(?:others|colleagues|coworkers|co-workers)|u\.\s?a\.|und\sKollegen|et\scollaborateurs|y\scolaboradores)(?!\p{L})`;
/** Names in a row, for looking at what stands before something. */
export const NAMES: string = String.raw`${NAME}(?:(?:,\s|${AND})${NAME}){0,8}(?:${OTHERS})?`;

const ONE = new RegExp(NAME, 'uy');
/** Dutch too, where it is said so: “door Ada Roe en Bo Poe”. */
const LAST_ONE = new RegExp(String.raw`(?:${AND}|(?<=\sdoor\s[^\n()]{1,200})\sen\s)(?=\p{Lu}|${PARTICLE})`, 'uy');
const MORE = new RegExp(OTHERS, 'uy');
/** What may follow a name in a row. */
const ENDS = /(?=\s?[,;:()[\]|·–—\n]|\.(?:\s|$)|\s(?:and|&|und|et|y|e|en|u\.)\s|\s[–—-]\s|\s?$)/uy;

const HOUSES =
  /(?<!\p{L})(?:Journal|Review|Letters|Reports|Proceedings|Conference|Transactions|Annals|Press|Verlag|University|Magazine|Bulletin|arXiv|Nature|Science|Cell|Lancet|PLOS|PLoS|IEEE|ACM|Neuron|Zeitschrift|Revue|Revista|Rivista|Books|Springer|Elsevier|Wiley|Routledge|Institute|Archives|Quarterly|Times|Post|Studies|Research)(?!\p{L})/u;
const MOST_NAMED = 40;

/** The shares of a word among names (family and given) and among titles and venues, as it was learned; null for a word never seen. */
function sharesOf(word: string): readonly [names: number, others: number] | null {
  const profile = learned().lexicon.words.get(hashOf(word.toLowerCase()));
  if (profile < 0) return null;
  const share = (kind: number): number => (profile >> (2 * kind)) & 3;
  return [share(0) + share(1), share(2) + share(3)];
}

/** Whether a word stands among given names, and hardly among families. */
function isGiven(word: string): boolean {
  const profile = learned().lexicon.words.get(hashOf(word.toLowerCase()));
  return profile >= 0 && ((profile >> 2) & 3) > (profile & 3);
}

/** Whether a word stands among families, and less among given names. */
function isFamily(word: string): boolean {
  const profile = learned().lexicon.words.get(hashOf(word.toLowerCase()));
  return profile >= 0 && (profile & 3) > ((profile >> 2) & 3);
}

/**
 * Whether two names between commas and others behind a third ("Roe, Ada, et al.", "Roe, Ada Marie, et al.") are one person, family first, as
 * MLA prints the first of several: the second is of several words, or is none that families bear. `between` stands between them and the others.
 */
const isTurned = ([one = '', two = '', ...more]: readonly string[], between: string): boolean =>
  more.length === 0 && two !== '' && between.startsWith(',') && !isWhole(one) && !/\.\s/.test(two) && !isFamily(two);

/** Whether words hold one that names of journals and houses have. */
export const namesHouse = (words: string): boolean => HOUSES.test(words);

/** Whether words printed as a name are that of a journal or a house: one of its words says so, or none stands in names. */
function isNoName(words: string): boolean {
  if (HOUSES.test(words)) return true;
  const known = (words.match(/\p{L}{3,30}/gu) ?? []).map(sharesOf).filter((one) => one !== null);
  return known.length > 0 && known.every(([names]) => names === 0);
}

/** The names that stand at a place of a text; null where none does. `row`: what follows must end them, as in a list, and no sentence goes on. */
export function peopleAt(text: string, from: number, row: boolean): People | null {
  const names: string[] = [];
  const take = (at: number): string | null => {
    ONE.lastIndex = at;
    const name = ONE.exec(text)?.[0] ?? null;
    if (name === null) return null;
    ENDS.lastIndex = at + name.length;
    MORE.lastIndex = at + name.length;
    const ended = ENDS.test(text) || MORE.test(text);
    return isNoName(name) || (row && !ended) ? null : name;
  };
  let end = from;
  let etAl = false;
  for (let next = from; names.length < MOST_NAMED; ) {
    const name = take(next);
    // In a row of whole names one word alone is no further person.
    if (name === null || (names.length > 0 && isWhole(names[0]) && !isWhole(name) && text[next - 2] === ',')) break;
    names.push(name);
    end = next + name.length;
    MORE.lastIndex = end;
    const others = MORE.exec(text)?.[0];
    if (others !== undefined) {
      if (isTurned(names, others)) return null;
      etAl = true;
      end += others.length;
      break;
    }
    LAST_ONE.lastIndex = end;
    const and = LAST_ONE.exec(text)?.[0];
    const last = and === undefined ? null : take(end + and.length);
    if (and !== undefined && last !== null) {
      names.push(last);
      end += and.length + last.length;
      break;
    }
    if (!text.startsWith(', ', end)) break;
    next = end + 2;
  }
  if (names.length === 0) return null;
  // One word alone may be anybody's or anything's, "Reuters": it must stand in names. And "Roe, Ada" is one person.
  const [one = '', two = ''] = names;
  const alone = names.length === 1 && !etAl && !isWhole(one) && !(sharesOf(one.split(/[\s-]/).at(-1) ?? '')?.[0] ?? 0);
  if (alone || (!isWhole(one) && !isWhole(two) && isGiven(two) && text.startsWith(', ', from + one.length))) return null;
  const families = names.every((name) => !isWhole(name)) || names.some((name) => !/\s/.test(name));
  return {
    fields: { author: names.map((name) => (families ? { family: name } : unordered(name))), ...(etAl ? { 'et-al': true } : {}) },
    end,
    several: etAl || names.length > 1,
  };
}

/** "Ada Roe", "A. Roe", and not "Roe" or "van Roe". */
const isWhole = (name = ''): boolean => /^\p{Lu}[^\s]*[\s.]/u.test(name);
