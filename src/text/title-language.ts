/**
 * In which language a title is, as far as its small words tell, and whether two titles are plainly in two. How whole texts are told apart
 * asks for more words than a title has.
 */
import { fold } from './fold.ts';
import { isCyrillic, looksRendered } from './transliterated.ts';

/** Small words of titles; some are of several languages, and count for each. */
const SMALL_WORDS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'the of and for on to with by from at as how why what',
    de: 'der die das und des im zur zum von dem den ein eine eines einer uber fur auf bei nach ist',
    fr: 'le la les de du et au aux dans sur une pour par sous chez',
    es: 'el la los las y de del una por sobre hacia entre',
    it: 'il la le gli lo e di della delle dei degli nel nella sulla sul per alla',
    pt: 'e de do da dos das os em uma no na pela pelo ao',
    nl: 'het de een van voor naar bij en',
    sv: 'och som pa av till hos',
    da: 'og som pa af til hos',
    pl: 'oraz na dla przez od jako',
    ro: 'si din pentru privind asupra',
    hu: 'az es egy mint',
    tr: 've ile icin bir olarak uzerine arasinda',
    id: 'dan yang pada untuk dengan dalam terhadap dari',
    vi: 'cua va trong cho cac den',
  }).map(([language, list]) => [language, new Set(list.split(' '))]),
);

/** Letters that a word has more than before its ending can tell. */
const LONG = 6;
/** How words end that are English and of no other language named here. */
const ENGLISH = /(?:ings?|ness|ship|hood|less|ful|ly|ty|ties|cy|gy|phy|ry|ghts?|th|sh|ck|ow|ay|ed)$|ough|^wh/;
/** How words end that are German and of no other language named here. */
const GERMAN = /(?:keit|keiten|heit|heiten|schaft|schaften|lungen?|rungen?|nisse?|liche[nrs]?|ische[nrs]?)$/;
/** Letters with marks, which English words seldom have. */
const MARKED = /[à-öø-ÿœßāčęğłńőřśşšźžũ]/i;

/** The languages of which a title has most small words: one, or several where such words are shared, or none. */
function languagesOf(title: readonly string[]): readonly string[] {
  const counts = Object.entries(SMALL_WORDS).map(([language, small]) => ({
    language,
    count: title.filter((word) => small.has(word)).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  return most === 0 ? [] : counts.flatMap(({ language, count }) => (count === most ? [language] : []));
}

/**
 * Whether two titles are in two languages: told by their letters, or by small words where both have such; where one has none, by its marks beside an
 * English title ("Pensar rápido, pensar despacio") and by English endings beside another. False where neither tells.
 */
export function inTwoLanguages(a: string, b: string): boolean {
  // Rendered in Latin letters it is still the same language.
  if (isCyrillic(a) !== isCyrillic(b)) return !looksRendered(isCyrillic(a) ? b : a);
  const [ours, theirs] = [fold(a).split(' '), fold(b).split(' ')];
  const [one, other] = [languagesOf(ours), languagesOf(theirs)];
  if (one.length > 0 && other.length > 0) return !one.some((language) => other.includes(language));
  if (one.length === 0 && other.length === 0) return false;
  const told = one.length > 0 ? one : other;
  const [bare, words] = one.length > 0 ? [b, theirs] : [a, ours];
  if (words.some((word) => word.length > LONG && GERMAN.test(word))) return !told.includes('de');
  // "Motorcycle Man" has no sign of English, and is: beside an English title only marks tell.
  if (told.includes('en')) return told.length === 1 && MARKED.test(bare);
  return !MARKED.test(bare) && words.some((word) => ENGLISH.test(word));
}
