/**
 * What stands in front of a title and tells of its work: "Roe & Poe (2020),", "A 2020 study by Roe,", "In their paper", "Roe and Poe published in Gardens".
 */
import { NAMES } from './people.ts';

export const YEAR = String.raw`(?:1[5-9]|20)\d\d(?![\d/])`;
const PAPER =
  '(?:paper|article|study|book|report|essay|review|survey|thesis|work|preprint|chapter|monograph|Studie|Arbeit|Aufsatz|Artikel|Buch|étude|article|livre|estudio|artículo|libro)';
const KIND = String.raw`(?:(?:\p{Ll}[\p{L}-]{2,14}\s){0,2}${PAPER},?\s(?:(?:titled|entitled|called|named|mit\sdem\sTitel|intitulée?|titulado)\s)?)`;
const YEAR_THERE = String.raw`[([]?(?<year>${YEAR})[a-h]?[)\]]?`;
/** What stands in front of a title and tells of the work, at the end of what stands there. */
export const AHEAD: readonly RegExp[] = [
  // (Roe et al., 2020, Gardens,
  new RegExp(
    String.raw`(?<people>[([]${NAMES}),\s(?<year>${YEAR})[a-h]?,\s(?<where>(?:\p{Lu}|arXiv|bioRxiv|medRxiv|eLife)[^"“”„«»()[\]\n]{0,120}),\s$`,
    'u',
  ),
  // 2020: Roe and Poe publish / Roe und Poe veröffentlichten 2020 in Gardens die Studie
  new RegExp(
    String.raw`(?:(?<![\d\p{L}])(?<year>${YEAR})\s?[:,–—-]\s)?(?<people>${NAMES})\s(?:\((?<year2>${YEAR})\)\s)?(?<kind>(?:publish(?:ed|es)?|veröffentlich(?:en|t|ten|te)|publi(?:caron|có|can?|èrent|ent))\s)(?:(?:in\s|en\s)?(?<year3>${YEAR})\s)?(?:(?:in|dans|en)\s(?<where>(?:\p{Lu}|arXiv|bioRxiv|medRxiv|eLife)[^"“”„«»()[\]\n]{0,120}?)\s)?(?:(?:the|an?|die|das|den|einen?|le|la|el|une?)\s)?(?:(?:\p{Ll}[\p{L}-]{2,14}\s){0,2}${PAPER},?\s)?(?:(?:titled|entitled|called|mit\sdem\sTitel)\s)?$`,
    'u',
  ),
  // As Ada Roe and Bo Poe write in
  new RegExp(
    String.raw`(?<people>${NAMES})\s(?:(?:\(?(?<year>${YEAR})\)?)\s)?(?<kind>(?:write|wrote|argued?|argues|notes?|noted|shows?|showed|reports?|reported|explain(?:s|ed)?|describes?|described|suggest(?:s|ed)?|observe[sd]?|point(?:s|ed)?\sout|put\sit|schreib(?:en|t)|zeigen?|argumentieren|écri(?:t|vent)|montrent|escriben?|muestran)\s(?:in|dans|en)\s)$`,
    'u',
  ),
  // Roe & Poe (2020), / (Roe, 2020) / Roe and Poe, 2020 - / Roe (2020), in
  new RegExp(String.raw`(?<people>[([]?${NAMES}),?\s${YEAR_THERE}\)?\s?[.,:–—-]{0,2}\s{0,2}(?:[–—-]\s)?(?<kind>in\s)?$`, 'u'),
  // 2020: Roe et al.,
  new RegExp(String.raw`(?<![\d\p{L}])${YEAR_THERE}\s?[:,–—-]\s(?<people>${NAMES})[,:]?\s(?:[–—-]\s)?$`, 'u'),
  // A 2020 study by Roe and Poe,
  new RegExp(
    String.raw`(?:(?<![\d\p{L}])${YEAR_THERE}\s)?(?<kind>${PAPER}\s(?:by|von|par|de|por))\s(?<people>${NAMES})(?:\s\((?<year2>${YEAR})\))?,?\s(?:(?:titled|entitled|called)\s)?$`,
    'u',
  ),
  // Roe et al.’s 2020 paper
  new RegExp(String.raw`(?<people>${NAMES})[’']s?\s(?:${YEAR_THERE}\s)?(?<kind>${KIND})?$`, 'u'),
  // In their 2019 study
  new RegExp(
    String.raw`(?<!\p{L})(?:[Ii]n\s(?:their|his|her|the|an?|ihrer|seiner|ihrem|seinem|leur|su)\s)(?:${YEAR_THERE}\s)?(?<kind>${KIND})$`,
    'u',
  ),
  // Ada Roe, Bo Poe,
  new RegExp(String.raw`(?<people>${NAMES})[,:]?\s(?:[–—-]\s)?\(?$`, 'u'),
  new RegExp(String.raw`(?<![\d\p{L}])${YEAR_THERE}\s?[:–—-]\s$`, 'u'),
];
/** Words before names that are none of them: "According to Roe", "In Roe". */
export const LEADS =
  /^(?:[([]|(?:According\sto|As|In|By|See|Cf\.|From|With|And|But|Source|Laut|Nach|Siehe|Vgl\.|Selon|Voir|Según|Véase|However|The|For)[\s,]{1,2}(?:e\.g\.,?\s)?)+/u;
