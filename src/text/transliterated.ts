/**
 * Titles in Cyrillic letters and their renderings in Latin ones. Several schemes are in use and nobody names the one he used (Geroy, Geroj,
 * Geroi; našego, nashego), so that both sides are brought to one coarse spelling for comparing, and a Latin title that looks like a
 * rendering is read back for finding the record. Reading back is a guess and decides nothing. Other scripts are left out: their
 * renderings do not tell the letters.
 */
import { fold } from './fold.ts';

/** Longer texts are no titles. */
const LONGEST = 600;

const CYRILLIC = /[\u0400-\u04ff]/g;
/** Whether most letters of a text are Cyrillic. */
export function isCyrillic(text: string): boolean {
  const own = text.match(CYRILLIC)?.length ?? 0;
  return own > 0 && own * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
}

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(' ')
      .map((pair) => pair.split(':'))
      .map(([from = '', to = '']) => [from, to]),
  );

const COARSE = pairs(
  'а:a б:b в:v г:g ґ:g д:d е:e ё:e є:e ж:zh з:z и:i і:i ї:i й:i ј:i к:k л:l љ:li м:m н:n њ:ni о:o п:p р:r с:s т:t ћ:ch у:u ў:u ф:f х:h ц:c ч:ch џ:dz ш:sh щ:sh ъ: ы:i ь: э:e ю:iu я:ia ђ:di',
);

/** Letters with marks by which scholars and libraries write single Cyrillic ones. */
const MARKED = pairs('š:sh č:ch ć:ch ž:zh ŝ:sh ë:e ė:e û:iu â:ia đ:di');

/** One coarse spelling for a Cyrillic title and all its renderings: words of small Latin letters. */
export function coarseLetters(title: string): string {
  let out = '';
  for (const letter of title.slice(0, LONGEST).toLowerCase().normalize('NFC')) out += COARSE.get(letter) ?? MARKED.get(letter) ?? letter;
  return fold(out.replace(/[ʹʺ'’`"″′]/g, ''))
    .replace(/shch|sch/g, 'sh')
    .replace(/kh|x/g, 'h')
    .replace(/t[sz]/g, 'c')
    .replace(/w/g, 'v')
    .replace(/[yj]/g, 'i')
    .replace(/i+/g, 'i')
    .replace(/i[eo]/g, 'e');
}

/** Endings and spellings that renderings of Slavic words have, and the small words between them. */
const SIGNS =
  /(?:ski[yije]|[ksn]oi|sk(?:aya|aja|aia|ogo|ikh|ix)|n(?:yy|yj|yi|aya|aja|ogo|ykh|yx|ye)|eni[ey]?[ae]?|ani[ey]?[ae]?|stvo|stva|[ct]s?i[yj]a|i[yj]a|o[yj]|ej|i[yj]|yy|ikh|ykh|ego)(?![\p{L}])|zh|kh|shch|[šžč]|(?<!\p{L})(?:i|v|na|dlya|dlja|kak|ili|iz|po|ob)(?!\p{L})/giu;
/** Small words of languages that such a title is not in. */
const FOREIGN =
  /(?<!\p{L})(?:the|of|and|for|in|on|with|to|an|der|die|das|und|von|de|la|el|le|les|des|et|du|di|del|della|się|oraz|het|een|van)(?!\p{L})/iu;
/** Titles of few words need one sign, others two. */
const FEW = 4;

/** Whether a title may be Slavic words in Latin letters. */
export function looksRendered(title: string): boolean {
  if (title.length > LONGEST || /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(title) || FOREIGN.test(title))
    return false;
  const signs = title.match(SIGNS)?.length ?? 0;
  return signs >= ((title.match(/\p{L}+/gu)?.length ?? 0) <= FEW ? 1 : 2);
}

const BACK = pairs(
  'shch:щ šč:щ sch:щ zh:ж kh:х ch:ч sh:ш ts:ц š:ш č:ч ž:ж yu:ю ju:ю ya:я ja:я yo:е jo:е ye:е je:е yy:ый yj:ый iy:ий ij:ий ŝ:щ a:а b:б v:в w:в g:г d:д e:е ė:э ë:е z:з i:и j:й k:к l:л m:м n:н o:о p:п r:р s:с t:т u:у f:ф h:х x:х c:ц y:ы q:к',
);
const PIECES = /shch|šč|sch|zh|kh|ch|sh|ts|yu|ju|ya|ja|yo|jo|ye|je|yy|yj|iy|ij|[a-zšžčŝėë]/g;

/** A rendered title read back into Cyrillic letters, as far as can be told; null for a title that does not look like one. */
export function readBack(title: string): string | null {
  if (!looksRendered(title)) return null;
  return title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[ʹ'’`](?=\p{L}|\s|$)/gu, 'ь')
    .replace(/(?<=o)i(?!\p{L})/gu, 'й')
    .replace(/(?<=[aoeu])[yj](?![aoueáéóú])/g, 'й')
    .replace(PIECES, (piece) => BACK.get(piece) ?? piece);
}

/** Letters of any script but those two that can be compared with each other. */
const UNLETTERED = /[^\P{L}\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]/u;
const LATIN = /\p{sc=Latin}/u;

/** Whether a text is in a script whose signs cannot be compared with Latin letters, and has none of these ("计算机学报"). */
export const isUnlettered = (text: string): boolean => UNLETTERED.test(text) && !LATIN.test(text);

/** Whether one text is in Cyrillic letters, or in signs that are no letters to compare, and the other is not. */
export const inTwoScripts = (a: string, b: string): boolean => isCyrillic(a) !== isCyrillic(b) || isUnlettered(a) !== isUnlettered(b);
