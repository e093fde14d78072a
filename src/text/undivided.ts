/**
 * Names of East Asian scripts: written without a space, in no fixed order where a registry divided them, and often beside a Latin form.
 * Two are one name when their characters are the same, family name first or last.
 */

const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu;

/** Characters that Japan writes in a new form, and in names still in the old one. */
const RENEWED: ReadonlyMap<string, string> = new Map(
  '眞真 澤沢 邊辺 邉辺 齋斎 齊斉 廣広 國国 學学 髙高 﨑崎 濱浜 櫻桜 龍竜 惠恵 榮栄 圓円 靜静 德徳 豐豊 瀧滝 嶋島 冨富 條条 晉晋 實実 壽寿 與与 傳伝 來来 萬万 藏蔵 峯峰 黑黒 曾曽 瀨瀬'
    .split(' ')
    .map((pair) => [...pair] as [string, string]),
);

/** The words of a name, as far as they were told apart. */
interface Divided {
  readonly family: readonly string[];
  readonly given: readonly string[];
}

/** Whether the characters of two names are the same, in either order of their parts; at least two, for one is a family name. */
export function sameCharacters(a: Divided, b: Divided): boolean {
  const characters = (name: string): string =>
    [...(name.match(DENSE) ?? []).join('')].map((letter) => RENEWED.get(letter) ?? letter).join('');
  const orders = ({ family, given }: Divided): string[] =>
    [`${family.join('')}${given.join('')}`, `${given.join('')}${family.join('')}`].map(characters);
  const ours = orders(a);
  return orders(b).some((name) => [...name].length > 1 && ours.includes(name));
}
