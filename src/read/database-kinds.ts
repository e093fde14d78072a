/** Which database a text comes from, by how its records are set. */

export type Database = 'pubmed' | 'sciencedirect' | 'proquest' | 'ovid';

/** The database by the beginning of a text (some ten thousand characters); null where it comes from none of these. */
export function databaseOf(start: string): Database | null {
  const text = start.includes('\r') ? start.replace(/\r\n?/g, '\n') : start;
  if (/^1\. [^\n]{3,300}\d{4}/.test(text) && /^PMID: \d{1,9}(?:\s|$)/m.test(text) && /\n\n[^\n]/.test(text.slice(0, 800))) return 'pubmed';
  if (/^\(https:\/\/www\.sciencedirect\.com\/science\/article\/pii\/\S{10,40}\)/m.test(text)) return 'sciencedirect';
  if (/^_{20,80}\s{1,20}(?:Report Information from ProQuest|Document \d)/.test(text)) return 'proquest';
  return /^<1>[ \t]{0,8}\n[A-Z][A-Za-z ]{3,40}\n {2}\S/.test(text) ? 'ovid' : null;
}
