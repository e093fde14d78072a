/** Where values of .bib fields end, and the macros that every .bib file may use. */

/** The month macros of BibTeX's standard styles. */
export const MONTHS: readonly (readonly [string, string])[] = [
  ['jan', 'January'],
  ['feb', 'February'],
  ['mar', 'March'],
  ['apr', 'April'],
  ['may', 'May'],
  ['jun', 'June'],
  ['jul', 'July'],
  ['aug', 'August'],
  ['sep', 'September'],
  ['oct', 'October'],
  ['nov', 'November'],
  ['dec', 'December'],
];

/** Where the open brace closes, before `stop`; -1 when it does not. Escaped braces count, as they do in BibTeX. */
export function balanced(text: string, from: number, stop: number, close: string): number {
  let depth = 0;
  for (let at = from; at < stop; at++) {
    const code = text.charCodeAt(at);
    if (depth === 0 && text[at] === close) return at;
    if (code === 123) depth++;
    else if (code === 125) depth--;
  }
  return -1;
}

export function quoted(text: string, from: number, stop: number): number {
  let depth = 0;
  for (let at = from; at < stop; at++) {
    const code = text.charCodeAt(at);
    if (code === 34 && depth <= 0) return at;
    if (code === 123) depth++;
    else if (code === 125) depth--;
  }
  return -1;
}

export function trimmedEnd(text: string, start: number, stop: number): number {
  let end = stop;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end--;
  return end;
}
