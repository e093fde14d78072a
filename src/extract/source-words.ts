/**
 * What a numbered source is called in answers, in the languages that they are written in: "[Passage 3]", "[Fuente 2]", "[来源1]". Programs number what
 * they hand to a model as documents, passages, chunks or results, and the model cites them by that name.
 */

/** Words that mean a source wherever they stand before a number. */
export const SOURCE =
  'sources?|documents?|docs?|quellen?|dokumente?|fuentes?|fonti|fontes?|bron(?:nen)?|källor|källa|kilder?|źródł[oa]|zdroje?|forrás|lähde|kaynak|nguồn|sumber|πηγή|источники?|документы?|джерел[оа]|المصدر|مصدر|מקור|来源|來源|资料来源|出典|文档|文件|资料|資料|출처|문서';
/** Words that mean one where they stand in brackets. */
export const BRACKETED =
  'src|refs?\\.?|references?|réfs?\\.?|ref[eê]r[eê]ncias?|citations?|cite|cita|passages?|pasajes?|chunks?|contexts?|ctx|excerpts?|extracts?|extraits?|extractos?|fragment(?:o|os|s)?|snippets?|trechos?|belege?|(?:search |web )?results?|evidence|fn|footnote|(?:source|doc|document|chunk|ref)[ _-]?id|引用|参考(?:文献)?|參考|文献|文獻|参照|인용|참고';
const AND = String.raw`\s(?:and|und|et|y|e|en|och|og|i|и|&)\s|[、和与及]`;
const NUMBERS = String.raw`\d{1,3}(?:(?:\s?[,;–-]\s?|${AND})\d{1,3}){0,9}`;
const SIGN = String.raw`(?:n[°º]\.?\s?|nr\.?\s?|no\.\s?|#)?`;

/** The numbers behind what a source is called, where these are all that a bracket holds: "Sources 1, 3–5", "Source n° 1", "Chunk_2". */
export const NUMBERED_SOURCES = new RegExp(`^(?:${SOURCE}|${BRACKETED})[\\s:：=_-]{0,3}${SIGN}(${NUMBERS})$`, 'iu');
/** A numbered source named in a sentence: "according to source 2", "laut Quelle 3". Kanji and kana run on without a space. */
export const SPOKEN_SOURCE = new RegExp(`(?<![\\p{Lu}\\p{Ll}\\p{N}[(])(?:${SOURCE})[ ]?(\\d{1,3})(?![\\p{L}\\p{N}]|[.,:]\\d)`, 'giu');
/** What joins such numbers other than a comma or a dash. */
export const JOINED = new RegExp(AND, 'giu');
