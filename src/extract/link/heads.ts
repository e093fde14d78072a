/**
 * How a mark may call the first author of an entry: by the family name, with particles and without, by a body's name or its initials, with an
 * ending; and whether the further names of a mark are those of the entry.
 */
import type { CslName } from '../../model/csl.ts';
import { fold, words } from '../../text/fold.ts';

/** The folded family name with its particles. */
export function familyOf(name: CslName): string {
  return fold([name['non-dropping-particle'], name.family ?? name.literal].filter(Boolean).join(' '));
}

/** How the head of a name may be written in a mark: with and without particles, a body's initials. */
export function headsOf(name: CslName | undefined, raw: string): Set<string> {
  const heads = new Set<string>();
  const add = (text: string) => {
    if (text !== '') heads.add(text);
  };
  if (name !== undefined) {
    const full = familyOf(name);
    add(full);
    add(fold(name.family ?? ''));
    const parts = full.split(' ');
    add(parts.at(-1) ?? '');
    for (const start of beginnings(name)) add(start);
    if (name.literal !== undefined || name.given === undefined) {
      add(parts.map((part) => part.charAt(0)).join(''));
      add(initialsOf(parts));
      const short = /\((\p{Lu}[\p{L}\d-]{1,10})\)/u.exec(name.literal ?? '')?.[1];
      if (short !== undefined) add(fold(short));
      add(parts[0] ?? '');
    }
  } else {
    // Nothing was parsed: the words before the year, or the first words, must do.
    const lead = raw.slice(0, 80).split(/[(\d]/)[0] ?? '';
    add(fold(lead));
    add(words(lead)[0] ?? '');
  }
  for (const start of bodyOf(raw)) add(start);
  return heads;
}

/** Small words in names of bodies, which their initials leave out. */
const SMALL =
  /^(?:of|the|and|for|on|in|fur|und|der|die|des|de|la|le|les|du|et|y|e|del|los|las|el|do|da|dos|das|di|della|van|het|en|och|og|i)$/;

const initialsOf = (name: readonly string[]): string =>
  name
    .filter((word) => !SMALL.test(word))
    .map((word) => word.charAt(0))
    .join('');

/** What an entry begins with where that may be a body, however it was parsed: its name, its initials, its name without small words. */
function bodyOf(raw: string): string[] {
  const lead = /^[^.,(:;\d]{6,120}/.exec(raw.replace(/^(U)\.\s?([SKN])\.(?=\s\p{Lu})/u, '$1 $2'))?.[0] ?? '';
  const name = words(lead);
  return name.length < 2 || name.length > 14 ? [] : [name.join(' '), initialsOf(name)].filter((head) => head.length > 1);
}

/** A name of Han, Hangul or kana is printed whole in a list, family first and without a space: a mark gives its first letters. */
export const UNPARTED = /^[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}ー々・]{2,12}$/u;
const LONGEST_FAMILY = 4;

/** What may be the family name of a name that shows no end of it; the name whole; nothing for other names. */
function beginnings({ family = '', given = '', literal = '' }: CslName): string[] {
  const whole = literal || `${family}${given}`;
  if (!UNPARTED.test(whole)) return [];
  return [...(literal ? Array.from(whole, (_, i) => whole.slice(0, i + 1)).slice(0, LONGEST_FAMILY) : []), whole].map(fold);
}

/** Endings of a family name in a sentence: "по Сидорову", "zdaniem Kowalskiego", "Beckers These". */
const ENDING = /(?:ого|ому|ыми|ым|ом|ой|ою|ую|ых|а|у|е|ego|eho|emu|iego|iemu|iej|owi|ovi|ou|ov[ae]|em|im|ie|ej|a|y|i|u|s)$/;

/** Whether a name is one of these in another case: the same but for the ending. */
export function declined(name: string, heads: ReadonlySet<string>): boolean {
  const stem = name.replace(ENDING, '');
  return (
    stem.length > 3 && [...heads].some((head) => head.startsWith(stem) && /^(?:|а|я|ий|ый|ой|ая|i|y|a)$/.test(head.slice(stem.length)))
  );
}

/** What a mark gives of the authors. */
interface NamesOfMark {
  readonly families: readonly string[];
  readonly etAl: boolean;
}

/** What an entry gives of them: folded family names, the first one's given name, and whether further ones are left out. */
interface AuthorsOfWork {
  readonly families: readonly string[];
  readonly given: string;
  readonly cut: boolean;
}

/** Whether a folded name of a mark may be that of an author of an entry. */
const bears = (family: string, name: string): boolean =>
  family === name || family.split(' ').includes(name.split(' ').at(-1) ?? name) || (UNPARTED.test(family) && family.startsWith(name));

/** Whether the names of a mark are those an entry begins with, one after the other. */
export const inOrder = (mark: NamesOfMark, { families }: AuthorsOfWork): boolean =>
  mark.families.every((name, i) => i === 0 || bears(families[i] ?? '', fold(name)));

/** The other names and the "et al." of a mark agree with the authors of a reference. */
export function others(mark: NamesOfMark, dated: AuthorsOfWork): boolean {
  // "(Jansen, Ines, 1983)": some styles tell two of one family apart by the whole given name.
  const rest = mark.families
    .slice(1)
    .map(fold)
    .filter((name) => name !== dated.given);
  const has = (name: string) => dated.families.some((family) => bears(family, name));
  if (!rest.every(has)) return false;
  if (mark.etAl) return dated.families.length > 2 || dated.families.length === 0 || dated.cut;
  return rest.length === 0 ? dated.families.length <= 1 && !dated.cut : dated.families.length === rest.length + 1;
}

/**
 * What the names of a mark may be besides: "l’Insee" without its article, "Yılmaz’ın" without its ending, "(NUTS, Hoffman and Gelman, 2014)"
 * without the letters by which the sentence calls the matter.
 */
export function namesOtherwise(families: readonly string[]): string[][] {
  const [first = '', ...rest] = families;
  const last = families.at(-1) ?? '';
  const [elided = ''] = /^[dlDL]['’](?=\p{Lu})/u.exec(first) ?? [];
  const [ending = ''] = /['’]\p{Ll}{1,4}$/u.exec(last) ?? [];
  return [
    ...(elided === '' ? [] : [[first.slice(elided.length), ...rest]]),
    ...(ending === '' ? [] : [[...families.slice(0, -1), last.slice(0, -ending.length)]]),
    ...(rest.length > 0 && /^\p{Lu}[\p{Lu}\d-]{1,9}$/u.test(first) ? [rest] : []),
  ];
}

/** Whether letters stand for a body one of whose words they leave out: "NICE", the National Institute for Health and Care Excellence. */
export function skipsWord(letters: string, name: string): boolean {
  const initials = name.length > 120 ? '' : initialsOf(name.split(' '));
  if (initials.length < 4 || initials.length !== letters.length + 1 || initials.at(-1) !== letters.at(-1)) return false;
  let at = 0;
  while (at < letters.length && letters[at] === initials[at]) at += 1;
  return at > 0 && letters.slice(at) === initials.slice(at + 1);
}

/** Whether a mark shortens the end of a body's name to its initials, "usda nass" for "usda national agricultural statistics service". Both folded. */
export function shortensEnd(head: string, name: string): boolean {
  const at = head.lastIndexOf(' ');
  const [front, letters] = [head.slice(0, at + 1), head.slice(at + 1)];
  return (
    at > 0 && letters.length >= 3 && name.length <= 120 && name.startsWith(front) && initialsOf(name.slice(at + 1).split(' ')) === letters
  );
}
