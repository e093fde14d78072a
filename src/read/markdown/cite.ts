/**
 * Pandoc's citations in running text: `[see @roe2001, p. 4; @poe]`, `@roe2001 [p. 4]`, `[-@roe]`, and marks of notes, `[^1]`. The marks stay
 * in the text as written. A bare `@name` counts only in documents that cite with brackets or name a bibliography: elsewhere
 * it is somebody's handle.
 */
import type { Span } from '../../model/document.ts';
import type { Scribe } from '../blocks.ts';

/** What a text may point at. */
export interface Marks {
  /** Keys known from a bibliography; null when there is none. */
  readonly keys: ReadonlySet<string> | null;
  /** Whether bare `@key` counts. */
  readonly bare: boolean;
  readonly cited: Set<string>;
  /** Called with the id of a note where its mark stands; writes the mark. False when there is no such note. */
  readonly note: (id: string) => boolean;
  /** Raised numbers, `^1,2^`: their places are put here. */
  readonly raised: Span[];
}

const TOKEN =
  /\^(\d{1,3}(?:\(pp?\.?\s?\d{1,5}\))?(?:\s?(?:--|[,;–-])\s?\d{1,3}(?:\(pp?\.?\s?\d{1,5}\))?){0,20}|\[\d{1,3}(?:\s?[,;–-]\s?\d{1,3}){0,20}\]|\d{1,3}\))\^|\[\^([^\]\s]{1,100})\]|\[([^[\]]{1,2000})\]|(?<![\w@./\\-])-?@{1,2}(?:\{([^{}\s]{1,200})\}|([\p{L}\p{N}_][\p{L}\p{N}_:.#$%&+?<>~/-]{0,200}))/gu;
const KEY = /(?<![\w@./\\])-?@(?:\{([^{}\s]{1,200})\}|([\p{L}\p{N}_][\p{L}\p{N}_:.#$%&+?<>~/-]{0,200}))/u;
/** Quarto's cross-references look like citations. */
const CROSS = /^(fig|tbl|tab|sec|eq|lst|thm|lem|cor|prp|exm|exr|def|note|tip|warning)[-:]/i;
/** A key that is a cross-reference, and no work bears it. */
const crosses = (key: string, { keys }: Marks): boolean => CROSS.test(key) && keys?.has(key) !== true;

const trimmed = (key: string): string => key.replace(/(?<![.:,;?/-])[.:,;?/-]+$/, '');

/** Writes a run of text, noting citations and note marks. */
export function writeMarked(text: string, scribe: Scribe, marks: Marks): void {
  let last = 0;
  TOKEN.lastIndex = 0;
  for (const found of text.matchAll(TOKEN)) {
    const [whole, raised, note, bracket, braced, bare] = found;
    if (found.index < last) continue;
    if (raised !== undefined) {
      scribe.write(text.slice(last, found.index));
      const start = scribe.mark();
      scribe.write(raised.replaceAll('--', '–'));
      marks.raised.push({ start, end: scribe.end });
      last = found.index + whole.length;
    } else if (note !== undefined) {
      scribe.write(text.slice(last, found.index));
      if (!marks.note(note)) scribe.write(whole);
      last = found.index + whole.length;
    } else if (bracket !== undefined) {
      const [, first, second] = KEY.exec(bracket) ?? [];
      if ((first ?? second) === undefined || crosses(trimmed(first ?? second ?? ''), marks)) continue;
      scribe.write(text.slice(last, found.index));
      group(bracket, scribe, marks);
      last = found.index + whole.length;
    } else {
      const key = trimmed(braced ?? bare ?? '');
      // "\@ref(fig:reef)" of bookdown and decorators of programs call something: no work's key stands in front of a bracket.
      const calls = text[found.index + whole.length] === '(' && marks.keys?.has(key) !== true;
      // mdBook's "@@key" is a variable of a program elsewhere.
      if (marks.keys === null && whole.includes('@@')) continue;
      if (!marks.bare || calls || crosses(key, marks) || (marks.keys !== null && !marks.keys.has(key))) continue;
      scribe.write(text.slice(last, found.index));
      const mark = whole.slice(0, whole.length - ((bare ?? '').length - (braced === undefined ? key.length : (bare ?? '').length)));
      const after = /^\s\[([^[\]@]{1,200})\]/.exec(text.slice(found.index + mark.length, found.index + mark.length + 250));
      const start = scribe.mark();
      scribe.write(mark);
      if (after !== null) scribe.write(after[0]);
      scribe.citations.push({
        span: { start, end: scribe.end },
        keys: [key],
        ...(after?.[1] === undefined ? {} : { locator: after[1].trim() }),
        via: 'pandoc',
      });
      marks.cited.add(key);
      last = found.index + mark.length + (after?.[0].length ?? 0);
    }
  }
  scribe.write(text.slice(last));
}

/** A bracket of citations. With locators each part is a citation of its own, so that every locator has its key. */
function group(bracket: string, scribe: Scribe, marks: Marks): void {
  const parts = bracket.split(';').map((part) => {
    const found = KEY.exec(part);
    const key = found === null ? null : trimmed(found[1] ?? found[2] ?? '');
    const rest =
      found === null
        ? ''
        : part
            .slice(found.index + found[0].length)
            .replace(/^[\s,]+/, '')
            .trim()
            .replace(/^\{([^{}]*)\}$/, '$1');
    return { part, key, locator: rest };
  });
  const keys = parts.map(({ key }) => key).filter((key) => key !== null);
  for (const key of keys) marks.cited.add(key);
  const start = scribe.mark();
  scribe.write('[');
  const apart = parts.some(({ locator }) => locator !== '');
  for (const [at, { part, key, locator }] of parts.entries()) {
    if (at > 0) scribe.write('; ');
    const from = at === 0 ? start : scribe.mark();
    scribe.write(part.trim());
    const last = at === parts.length - 1;
    if (last) scribe.write(']');
    if (apart && key !== null)
      scribe.citations.push({ span: { start: from, end: scribe.end }, keys: [key], ...(locator === '' ? {} : { locator }), via: 'pandoc' });
  }
  if (!apart) scribe.citations.push({ span: { start, end: scribe.end }, keys, via: 'pandoc' });
}
