/** Where brackets of LaTeX source close, and addresses without their escapes: what is read as source, not as words. */

/** Where the bracket opened at `at` closes, counting nesting and skipping escapes; -1 when it does not, or not soon. */
export function closing(text: string, at: number, open: string, close: string, longest: number): number {
  if (text[at] !== open) return -1;
  const stop = Math.min(text.length, at + longest + 1);
  let depth = 0;
  for (let here = at; here < stop; here++) {
    const sign = text[here];
    if (sign === '\\') here++;
    else if (sign === open) depth++;
    else if (sign === close && --depth === 0) return here;
    else if (open === '[' && sign === '{') {
      const end = closing(text, here, '{', '}', stop - here);
      if (end < 0) return -1;
      here = end;
    }
  }
  return -1;
}

/** A URL as typed in LaTeX, without its escapes. */
export function plainUrl(url: string): string {
  return url
    .replace(/\\doibase\s?/g, 'https://doi.org/')
    .replace(/\\([%#&_~{}$])/g, '$1')
    .replace(/\\(?:allowbreak|discretionary|slash|penalty0?)\s?(?:\{\})*/g, '')
    .replace(/[\s{}]/g, '');
}
