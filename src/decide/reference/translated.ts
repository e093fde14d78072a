/**
 * Whether a reference says that its title is not the work's own: a translation ("[in Chinese]", "Title [Translation]", a title in brackets as PubMed
 * prints it), or Chinese or Japanese in Latin letters. A record may bear the original alone, and no search finds it by the other.
 */
import type { Reference } from '../../model/cited.ts';
import { looksRomanized } from './romanized.ts';

const LANGUAGES =
  '(?:Chinese|Mandarin|Japanese|Korean|Russian|Ukrainian|Bulgarian|Serbian|Croatian|Czech|Slovak|Polish|Hungarian|Romanian|Greek|Turkish|Persian|Farsi|Arabic|Hebrew|Hindi|Thai|Vietnamese|Indonesian|German|French|Spanish|Portuguese|Italian|Dutch|Danish|Swedish|Norwegian|Finnish|Icelandic|Latvian|Lithuanian|Estonian|Georgian|Armenian|Kazakh|Uzbek|Mongolian)';
/** "[in Chinese with English abstract]", "(In Russian)", "[Article in German]", "[Chinese]", and "In Russian." at the end. */
const SAID = new RegExp(
  `[([](?:(?:article|text|paper|original)\\s)?(?:in\\s)?${LANGUAGES}(?:(?:[,;]|\\s(?:with|and))\\s[^()[\\]]{3,60})?\\.?[)\\]]|[.,;]\\s\\(?in\\s${LANGUAGES}(?:\\swith\\s[^()[\\]]{3,60})?[).\\s]{0,4}$`,
  'i',
);
/** A title and its translation behind it, or a title in brackets, which says that it is one: of three words at least. */
const BRACKETED = /(?:^|\s)\[\p{L}[\p{L}’'-]{0,30}(?:[\s,:–-]{1,3}[\p{L}\d’'()-]{1,30}){2,40}[.?!]?\][.\s]{0,3}$/u;
/** What such a bracket also holds. */
const KIND =
  /\[(?:(?:un)?published|computer|data|conference|paper|poster|video|audio|film|motion|online|web|blog|in\spress|master|doctoral|phd|editorial|letter|review|special|supplement|retracted|accessed)\b/i;

/** Titles and references longer than this are cut. */
const LONGEST = 1_000;

export function isTranslated({ raw, fields }: Reference): boolean {
  const title = (fields.title ?? '').slice(0, LONGEST);
  if (title === '') return false;
  return SAID.test(raw.slice(0, LONGEST)) || SAID.test(title) || (BRACKETED.test(title) && !KIND.test(title)) || looksRomanized(title);
}
