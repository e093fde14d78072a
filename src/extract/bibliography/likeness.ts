/**
 * How much a stretch of text looks like a printed reference, as a number, and how much a line looks like the first line of one.
 * Used to find lists and to split them; never to judge a work. Plain sums of signs, so that any score can be taken apart.
 */

import { halfWidth } from '../../text/half-width.ts';
import { toldAtHead } from '../parse/whole-forms/answers.ts';

const YEAR = /(?<![\d:-]|\d\.)(?:1[5-9]\d{2}|20[0-4]\d)[a-z]?(?!\d)/;
/** Years of Persian and Islamic reckoning, in their own script. */
const EASTERN_YEAR = /[\u0600-\u06ff][^\d]{0,8}1[34]\d{2}(?!\d)/;
const IDENTIFIER =
  /\b10\.\d{4,9}\/\S|\barxiv\b(?!(?:-\d{1,2})?\])|\bhttps?:\/\/|\bwww\.|\bPMID\b|\bPMCID\b|\bISBN\b|\bISSN\b|\bdoi\b|\b(?:hep|astro|gr|nucl|cond|quant|math)-[a-z]{2,4}\/\d{7}/i;
const PAGES = /\b(?:pp?|S|str|с|стр)\.\s?\d|\d{1,5}\s?[-–—−‑]{1,2}\s?\d{1,5}\b/u;
const VOLUME =
  /\b\d{1,4}\s?\(\s?\d{1,4}(?:[-–/]\d{1,4})?\s?\)|\b(?:vol|no|nr|iss|bd|jg|heft|t|т|вып|№)\.?\s?\d|\b\d{1,4}\s?[:,]\s?[eA-Z]?\d{1,6}/iu;
const INITIALS =
  /\p{Lu}[\p{L}’'-]{1,25},\s?\p{Lu}\.|(?:^|[\s(,;])\p{Lu}\.(?:[\s-]?\p{Lu}\.){0,3}\s?\p{Lu}[\p{L}’'-]{1,25}|\p{Lu}\p{Ll}{1,20}\s\p{Lu}{1,3}[,.;:]/u;
const VENUE =
  /\b(?:journal|proc\.?|proceedings|conference|workshop|press|verlag|university|universit\p{L}{1,3}|publish\p{L}{1,4}|springer|elsevier|wiley|ieee|acm|trans\.|transactions|review|letters|lett\.|rev\.|phys\.|thesis|dissertation|report|zeitschrift|editora?|éditions?|ed\.|eds\.|hrsg|berichte)\b|\s\/\/\s|изд\.|журнал|\bIn: |, in: |學報|学报|學刊|学刊|論文|出版|大学|大學|書店|書房|[书書](?:局|社|館|馆)|印[书書][馆館]|研究[』》〉]|雑誌|학회|연구』|(?<!\p{L})(?:دار|مجلة|المجلة|جامعة|مكتبة|مطبعة|رسالة|أطروحة|انتشارات|نشر|مجله|فصلنامه|دانشگاه|הוצאת|אוניברסיטת|כתב עת|רבעון)(?!\p{L})|المجلد|العدد|כרך|חוברת|(?<!\p{L})ص\s?\d|עמ['׳]|[[［][JMCDRSPN](?:\/OL)?[\]］]/iu;
const ET_AL = /\bet\.? ?al\b|\bu\. ?a\.|и др\.|等[,，.．]|\band others\b|\(eds?\.?\)|\(hrsg/iu;
/** Names, then the year: the head of an author-year entry. */
const HEAD_YEAR = /^\p{Lu}[^\d()]{3,220}(?:[.,]\s|\s\()(?:1[5-9]|20)\d{2}[a-z]?\)?[.:,]\s/u;
/** Names and year without a sign between them, and behind the title volume and page or the house: "Leggett A J 2001 Rev. Mod. Phys. 73 307". */
const UNPOINTED =
  /^(?:[[(]?\d{1,4}[\]).]\s{1,3})?(?:(?:van|von|de|der|da|di|la|le)\s){0,2}\p{Lu}[\p{L}’'-]{1,25}(?:\s\p{Lu}[\p{L}’'-]{2,25})?\s\p{Lu}{1,2}(?:[ -]\p{Lu}){0,2}(?:,?\s[^\d]{0,300})?\s(?:1[5-9]|20)\d{2}[a-z]?\s\p{Lu}.{3,400}(?:\s\d{1,4}\s[A-Z]?\d{1,7}\.?|\(\p{Lu}[^():]{2,40}:\s[^()]{2,80}\)\.?)$/u;
/** Names in letters without capitals, then the year in brackets or behind a stop: 王伟（2008）, حسين، طه (1998), 山田太郎 2010「. */
const CASELESS_HEAD = /^[\p{Lo}\p{Lm}][\p{Lo}\p{Lm}\p{Mn}\s.,;·・&'-]{1,120}\(?(?:1[3-9]|20)\d{2}[a-z]?(?!\d)/u;
/** Names in such letters, one after the other, and then a title in quotation marks: "竹森汰智, 亀井清華. “…”", "김민수, 이영희: 「…」". */
const CASELESS_NAMED =
  /^(?:[[(]?\d{1,3}[\]).]\s?)?[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hangul}]{2,6}(?:\s?[,、・;]\s?[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hangul}]{2,6}){0,12}(?:ら|他|等|외)?\s?[.,:]\s?[“"「『《]/u;
/** How lists say by what medium and where a work is read: "[Електронний ресурс]. – Режим доступу:", "Disponível em:", "Dostupné z:". */
const MEDIUM =
  /\[(?:Электронный\sресурс|Електронний\sресурс|Electronic\sresource|ресурс\sэлектронный)\]|Текст\s:\s(?:электронн|непосредственн)|Режим\sдоступ[ау]|дата\s(?:обращения|звернення)|(?:Disponível\sem|Dostupné\s(?:z|na)|Tryb\sdostępu):/iu;
/** The end of a book's entry: "Berlin: Glasverlag, 2011.", "Cambridge, MA: Reef Press, 1998", "Paris, Seuil, 1972.", "(Berlin, 2011)". */
const IMPRINT =
  /(?:^|[.,)”"’»]\s|\s\()\p{Lu}[\p{L}\p{M}.&,’' /-]{2,50}\s?:\s?\p{Lu}[\p{L}\p{M}\d.&,’' /-]{2,70},\s?(?:c|©)?\s?(?:1[5-9]|20)\d{2}[a-z]?(?:[.)\]]|$)|,\s\p{Lu}[\p{L}’'-]{2,25},\s\p{Lu}[\p{L}\p{M}.&’' -]{2,50},\s(?:1[5-9]|20)\d{2}[.)]?$|[』》〉]\s?\([^()\d]{2,30}[,、，]\s?(?:1[5-9]|20)\d{2}年?\)/u;
/** Names written out at the head: "Girão, Darlan.", "De Angelis, Tiziano, and", "LE BRAS Hervé,". */
const NAMED_HEAD =
  /^(?:[\d.)\]\s[(]{1,8})?(?:(?:\p{Lu}|\p{Ll}{1,3}\s)[\p{L}\p{M}’'-]{1,25}(?:[\s-]\p{Lu}[\p{L}’'-]{1,25})?,\s\p{Lu}[\p{L}\p{M}’'.-]{1,20}(?:\s\p{Lu}[\p{L}’'.-]{0,20}){0,2}[.,:;]?\s|(?:\p{Lu}{2,25}[\s’'-]){1,3}\p{Lu}\p{Ll}[\p{L}’'-]{1,20}(?:\s\p{Lu}[\p{L}’'.-]{0,20})?,\s|[—–_-]{2,10}[.,])/u;
const PROSE =
  /\b(?:we|our|us|this paper|this section|in this|however|therefore|moreover|furthermore|these results|is shown|are shown|has been|have been|it is|there is|there are|which is|we show|can be|should be|received (?:his|her|their|the|a) |research interests?|is currently|was born|wir|nous|nosotros)\b/giu;

/** A sentence that cites: "(Ng & Tan, 2018)", "(see Roe et al., 2004a, p. 3)". One name and a year may be a publisher's: "(Springer, 2001)". */
const CITING =
  /\((?:(?:see|e\.g\.|cf\.|vgl\.|siehe),?\s)?\p{Lu}[\p{L}’'-]{1,30}(?:\set\sal\.?|\s(?:&|and|und|et|y)\s\p{Lu}[\p{L}’'-]{1,30}),?\s(?:1[5-9]|20)\d{2}[a-z]?(?:,\spp?\.\s?\d{1,4}[^()]{0,10})?[;)]/gu;

/** One name and a year in brackets: once it may be a publisher's. */
const CITING_ONE = /\(\p{Lu}[\p{L}’'-]{1,30},\s(?:1[5-9]|20)\d{2}[a-z]?\)/gu;

/** Names and years in brackets as sentences have them: "Berg et al. (1995), and Camerer (2003)". Three in one entry are no entry. */
const NARRATED =
  /(?<![.\d]\s?)\p{Lu}\p{Ll}[\p{L}’'-]{1,29}(?:\s(?:and|&|und|et|y)\s\p{Lu}[\p{L}’'-]{1,30}|\set\sal\.)?\s\((?:1[5-9]|20)\d{2}[a-z]?\)/gu;

/** A sentence that cites by its subject: "as was shown by Ng et al. (2018)"; once, it may be a journal's name with its year. */
const NAMING =
  /(?:;|(?<!\p{L})(?!(?:and|und|et|y|e|von|van|der|den|dos|las|del|della|journal|review|annals|proceedings)\s)\p{Ll}{2,25},?)\s(?:in\s|by\s)?\p{Lu}[\p{L}’'-]{1,30}(?:(?:,\s\p{Lu}[\p{L}’'-]{1,30}){0,2},?\s(?:&|and|und|et|y)\s\p{Lu}[\p{L}’'-]{1,30}|\set\sal\.?)?\s\((?:1[5-9]|20)\d{2}[a-z]?\)(?=[.;,])/gu;

/** What lists of other things have and references lack: measures of pictures and of weather, prices, hours, telephones, mail, licences, numbers of issues. */
const OTHER_THINGS =
  /©\s?\p{Lu}[^©;/\n]{2,60}\/|(?<=^[^\d()]{3,60})\(\d{2}\)\s(?:has|is|was|joined|serves|ist|war|a|est)\s|(?:\d{1,3}\s?[–-]\s?)?\d{1,3}\s?°\s?[CF](?!\p{L})|\bcopyright\s(?:\(c\)|©)\s|\b(?:MIT|BSD|Apache|GPL)[\s-](?:\d\S{0,4}\s)?licen[cs]e\b|\[#\d{1,7}\]|\x22[\w-]{1,30}\x22:\s?[\x22{[\d]|\d\s?[×x]\s?\d{1,4}(?:[.,]\d{1,2})?\s?(?:cm|mm|in)\b|\b(?:oil|ink|watercolou?r|pencil|bronze|tempera|acrylic)\son\s(?:canvas|paper|panel|board)\b|\d{1,2}:\d{2}\s?[–-]\s?\d{1,2}:\d{2}(?!\d)|\bop\.\s?\d{1,3}(?!\d)|\b[A-G](?:[ -](?:sharp|flat))?\s(?:major|minor)\b|\baged\s\d{1,3}(?!\d)|(?<!\p{L})(?:died|born)\s(?:on\s)?\d{1,2}\s\p{Lu}|(?<!\p{L})[£€$]\s?\d{1,7}(?:[.,]\d{1,3}){0,2}(?:\s?[–-]\s?[£€$]?\d{1,7}(?:[.,]\d{1,3}){0,2})?(?=[.;,)]?(?:\s|$))|\d\s?(?:€|EUR|USD|GBP)(?!\p{L})|\s\(?#\d{1,7}[,)\s]|\b(?:tel|ext|inv)\.\s?(?:no\.\s)?\+?\d|^\d{1,2}:\d{2}\s|(?<!\p{L})(?:since|seit|depuis|desde)\s(?:19|20)\d{2}\.?$|[\w.]{1,40}@[\w-]{1,40}\.\p{L}/giu;
/** A year and then a sentence, as in a chronology: "1998 Ada Marsh comes to Oslo". */
const CHRONICLE = /^(?:1[5-9]|20)\d{2}\s{1,6}\p{Lu}[^\d]{20,300}$/u;
/** Pages behind a name, as an index has them; journals have a year among such numbers. */
const PAGES_ALONE =
  /^[^\d]{3,80}(?:,\s\d{1,4}(?:[–-]\d{1,4})?(?:n\.?\s?\d{0,3})?)(?:(?:,\s\d{1,4}(?:[–-]\d{1,4})?(?:n\.?\s?\d{0,3})?){2,40}\.?$|(?:,\s\d{1,4}(?:[–-]\d{1,4})?(?:n\.?\s?\d{0,3})?){1,40};)/u;

/** The years of a life behind a name, as indexes and catalogues have them: "Marsh, Ada (1898–1940)". */
const LIFE = /(?<=^\p{Lu}[^\d()]{2,60})\s\((?:c\.\s?|b\.\s?|\*\s?)?1\d{3}\s?[–-]\s?(?:1\d{3}|20\d{2})?\)(?!\.)/u;
/** What a proposal says of itself in front: "Title: … Authors: … Status: Draft Type: Informational Assigned: 2024-02-01 License: …". */
const PREAMBLE =
  /(?:^|\s)(?:Status|Layer|Type|Assigned|Created|License|Requires|Replaces|Superseded-By|Post-History|Discussion|Discussions-To|Comments-URI|Comments-Summary|Content-Type|Last-Modified|Category):\s/g;
/** One name and year after the other, as a table of studies has them when its cells run together. */
const STUDIES = /\bet al\.,? \(?(?:1[5-9]|20)\d{2}/g;

/** What a figure shows, as lists of such have it: "Figure 1.2 - A scatterplot of …", "Fig. 3: …". */
const CAPTION = /^(?:figure|fig\.|table|abbildung|abb\.|tabelle|figura|tableau)\s\d{1,3}(?:\.\d{1,3}){0,3}\s?[.:–—-]\s/i;

/** Titles with who wrote them behind, as answers tell works; songs are told by name and year too. */
const TOLD = { work: 2, name: 0.25, none: 0 } as const;

/** The text without what speaks of other things, so that their numbers are not taken for volumes and pages. */
export const withoutOtherThings = (text: string): string => text.replace(OTHER_THINGS, ' ').replace(LIFE, '');

/** Signs of a reference less signs of running prose: about 0 for prose, 3 and more for a usual entry. */
export function likeness(text: string): number {
  const sample = halfWidth(text.length > 600 ? text.slice(0, 600) : text).replace(LIFE, '');
  let score = 0;
  if (YEAR.test(sample) || EASTERN_YEAR.test(sample)) score += 1;
  if (IDENTIFIER.test(sample)) score += 1;
  if (PAGES.test(sample)) score += 0.75;
  if (VOLUME.test(sample)) score += 0.5;
  if (INITIALS.test(sample.slice(0, 120)) || CASELESS_NAMED.test(sample.slice(0, 120))) score += 1;
  if (VENUE.test(sample)) score += 0.5;
  if (IMPRINT.test(sample)) score += NAMED_HEAD.test(sample) ? 1.25 : 0.5;
  if (MEDIUM.test(sample)) score += 1;
  if (ET_AL.test(sample)) score += 0.5;
  if (HEAD_YEAR.test(sample) || CASELESS_HEAD.test(sample)) score += 0.75;
  if (UNPOINTED.test(sample)) score += 1.25;
  score += TOLD[toldAtHead(sample) ?? 'none'];
  if (/^\s*[\p{Lu}\p{Lo}“"«‘'[(\d—–_-]/u.test(sample)) score += 0.25;
  if (/^\s*[[(]?\d{1,3}[\]).]/.test(sample)) score += 0.5;
  if (/\(\d{4}[a-z]?\)/.test(sample.slice(0, 200))) score += 0.25;
  if (sample.length < 20) score -= 1;
  const prose = sample.match(PROSE)?.length ?? 0;
  score -= Math.min(2.5, prose * 0.7);
  score -= Math.min(2, sample.match(CITING)?.length ?? 0);
  if ((sample.match(NAMING)?.length ?? 0) > 1 || (sample.match(CITING_ONE)?.length ?? 0) > 1) score -= 2;
  if ((sample.match(NARRATED)?.length ?? 0) > 2) score -= 2;
  score -= Math.min(3, 1.5 * (sample.match(OTHER_THINGS)?.length ?? 0));
  if ((sample.match(STUDIES)?.length ?? 0) > 2) score -= 2;
  if ((sample.match(PREAMBLE)?.length ?? 0) > 2) score -= 3;
  if (CAPTION.test(sample)) score -= 3;
  if (CHRONICLE.test(sample)) score -= 0.75;
  if (PAGES_ALONE.test(sample) && !YEAR.test(sample)) score -= 1.5;
  if (text.length > 1200) score -= 1.5;
  return score;
}

/** True when words stand in it that printed references do not use; "US" is a country. */
export function soundsLikeProse(text: string): boolean {
  return text.match(PROSE)?.some((words) => words !== words.toUpperCase()) ?? false;
}

/** True when the text has the look of one entry of a list. */
export function looksLikeEntry(text: string): boolean {
  return likeness(text) >= 2;
}

/** True when the text holds something that dates or identifies a work: a year, an identifier, "in press". */
export function dated(printed: string): boolean {
  const text = halfWidth(printed);
  return (
    YEAR.test(text) ||
    EASTERN_YEAR.test(text) ||
    IDENTIFIER.test(text) ||
    /\b(?:in press|forthcoming|to appear|im Druck|submitted)\b|\b(?:n\. ?d|o\. ?J|s\. ?[ad])\./i.test(text)
  );
}
