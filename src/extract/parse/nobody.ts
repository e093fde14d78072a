/**
 * What stands in the place of an author and names nobody: "o. V." (ohne Verfasser), "N. N.", "s. n.", "AA. VV." (several authors). A work so
 * cited has no author in the print, and none is given: initials made of these letters would be held against the record.
 */
const NOBODY =
  /^[[(]?(?:[oO]\.\s?(?:V|Verf|Autor|A)\.?|ohne (?:Verfasser|Autor|Verf\.)(?:angabe)?|N\.\s?N\.?|[sS]\.\s?(?:n|aut|a)\.?|s\.l\.n\.a\.|(?:AA|Aa)\.?\s?(?:VV|Vv)\.?|(?:VV|Vv)\.?\s?(?:AA|Aa)\.?|[бБ]\.\s?а\.|без автора|[aA](?:non|nón|nòn)\.?|[aA]non[iy]m(?:ous|us|e|o)?|[aA]nónimo|[aA]nônimo|Anoniem|Editorial|Leitartikel|Éditorial|Art\.|Ezez\.|Nafnl\.|Tuntematon|佚名|无名氏|作者不详|作者不詳|著者不明)[\])]?\s?(?:\((?:Hrsg|Hg|Ed|ed)\.?\))?\s?[.:,;]?$/u;

/** Longer than any of them. */
const LONGEST = 30;

/** Whether a printed list of authors says that there is none. */
export function namesNobody(printed: string): boolean {
  const text = printed.trim();
  return text.length < LONGEST && NOBODY.test(text);
}
