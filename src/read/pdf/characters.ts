/**
 * Characters under another name than they are meant by. A font draws "⽤" (the radical) and "用" (the character) with one glyph, and programs
 * that print from browsers name the first of the two they find; so with "‒" and "–". Looked up, such a title is found nowhere. Radicals
 * become the characters they are printed as; line-end hyphens and control signs become what they stand for.
 */
import { fillLigatures } from './ligatures.ts';

/**
 * Radicals that Unicode itself makes no character of, each before the one that East Asian fonts (eight regional ones, serif and sans)
 * draw with the same glyph.
 */
/** The dot between names and words of Japanese: fonts of East Asia have one glyph for it and for the point between syllables. */
const MIDDLE_DOT = /(?<=^|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー])\u2027(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|$)/gu;
const RADICALS: ReadonlyMap<string, string> = new Map(
  (
    '⺂乛⺃乚⺅亻⺉刂⺋㔾⺎兀⺏尣⺐尢⺒巳⺓幺⺔彑⺕彐⺖忄⺘扌⺙攵⺛旡⺞歺⺠民⺡氵⺣灬⺤爫⺦丬⺨犭⺫罒⺭礻⺯糹⺰纟⺱罓⺲罒⺳㓁⺹耂⺺肀⺾艹⺿艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻈讠⻉贝⻋车⻌辶⻍辶⻎辶⻐钅' +
    '⻑長⻒镸⻓长⻔门⻖阝⻘青⻙韦⻚页⻛风⻜飞⻝食⻟飠⻠饣⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀'
  )
    .match(/../gu)
    ?.map((pair) => [pair.charAt(0), pair.charAt(1)]) ?? [],
);
const RADICAL = /[\u2e80-\u2fd5]/g;
/** The one radical that is printed as three characters, by the country; what tells the country. */
const DOOR = '\u2f3e';
const SIMPLIFIED = /[们这为国会来时发对关说动问书过还实现学开应经点种图]/u;
const KANA = /\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** Holes of ligatures, control signs, hyphens and dashes under other names, radicals: most runs have none. */
const ODD = /[\x00-\x1f\x7f\u00ad\u200b\u2010\u2012\u2027\u2e80-\u2fd5\ufeff]/;

/**
 * Bitmap fonts of TeX name no letters, and their codes come out as they are: below the blank stand quotation marks, dashes and ligatures,
 * in the order of the Cork encoding (and the longer ligatures in that of Knuth's own).
 */
const CORK: ReadonlyMap<string, string> = new Map(
  Object.entries({
    16: '“',
    17: '”',
    18: '„',
    19: '«',
    20: '»',
    21: '–',
    22: '—',
    27: 'ff',
    28: 'fi',
    29: 'fl',
    30: 'ffi',
    31: 'ffl',
    14: 'ffi',
    15: 'ffl',
  }).map(([code, sign]) => [String.fromCharCode(Number(code)), sign]),
);
/** Ligatures stand beside a letter, or between the stops of an abbreviation: "m.fl.". */
const LIGATURES = /(?<=\p{L}\.?)[\x0e\x0f\x1b-\x1f]|[\x0e\x0f\x1b-\x1f](?=\p{L})/gu;
/** Dashes stand beside words and brackets ("[3]–[5]"); quotation marks before a word or behind one, and never within: there it is another font's letter. */
const SIGNS =
  /[\x15\x16](?=[\p{L}\p{N}[(\x1b-\x1f])|(?<=[\p{L}\p{N}.,;:!?)\]*%'’]|\p{N}\s)[\x15\x16]|(?<![\p{L}\p{N}])[\x10-\x14](?=[\p{L}\p{N}\x1b-\x1f])|(?<=[\p{L}\p{N}.,;:!?)\]*%'’])[\x10-\x14](?=$|[\s.,;:!?)\]'’/\x10-\x16–—-])/gu;

/** How a page writes "door": 户 in simplified Chinese, 戸 in Japanese, else 戶. Asked only of pages that have the radical. */
export function doorOf(items: readonly { readonly str: string }[]): string {
  if (!items.some(({ str }) => str.includes(DOOR))) return '戶';
  const whole = items.map(({ str }) => str).join('');
  return KANA.test(whole) ? '戸' : SIMPLIFIED.test(whole) ? '户' : '戶';
}

/** The characters that a run of text is printed with, and how many ligatures were filled in for them. */
export function characters(text: string, door: string): { readonly text: string; readonly filled: number } {
  if (!ODD.test(text)) return { text, filled: 0 };
  const whole = fillLigatures(text);
  return {
    text: whole.text
      .replace(SIGNS, (sign) => CORK.get(sign) ?? ' ')
      .replace(LIGATURES, (sign) => CORK.get(sign) ?? ' ')
      .replace(/[\x01-\x1f\x7f\ufeff\u200b]/g, ' ')
      .replace(/[\u2010\u00ad]/g, '-')
      .replace(MIDDLE_DOT, '・')
      .replaceAll('\u2012', '–')
      .replace(RADICAL, (radical) => (radical === DOOR ? door : (RADICALS.get(radical) ?? radical.normalize('NFKC')))),
    filled: whole.filled,
  };
}
