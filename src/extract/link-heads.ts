/** How a mark may call the first author of an entry: by the family name, with particles and without, by a body's name or its initials. */
import type { CslName } from '../model/csl.ts';
import { fold, words } from '../text/fold.ts';

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
