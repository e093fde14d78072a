/** Reads the JSON of structured output as models and programs hand it over, and says in words why a text is none. */
import { messageOf, StetError } from '../../errors.ts';

/** A JSON value, and the text that it was read from. */
export interface ReadJson {
  readonly json: unknown;
  readonly text: string;
  /** What stands before that text and is kept: the sign that some editors begin a file with. */
  readonly before: string;
  /** It stood in a block of code or among words, which are left out. */
  readonly block: boolean;
}

const BYTE_ORDER = '\uFEFF';

/**
 * Models set JSON in a block of code, and words before and behind it; where it is no JSON as it stands, it is looked for in these. Throws
 * StetError `unreadable-input` with what is wrong.
 */
export function jsonOf(file: string, read: string): ReadJson {
  const before = read.startsWith(BYTE_ORDER) ? BYTE_ORDER : '';
  const text = read.slice(before.length);
  try {
    return { json: JSON.parse(text), text, before, block: false };
  } catch (thrown) {
    const within = blocksOf(text).flatMap((block): ReadJson[] => {
      try {
        return [{ json: JSON.parse(block), text: block, before: '', block: true }];
      } catch {
        return [];
      }
    });
    if (within[0] !== undefined && within.length === 1 && !isLines(text)) return within[0];
    throw new StetError('unreadable-input', `${file}: is no JSON: ${faultOf(text) ?? messageOf(thrown)}`, { cause: thrown });
  }
}

/** What stands between fences; without any, what stands between the outermost brackets. */
function blocksOf(text: string): string[] {
  const parts = text.split(/^[ \t]{0,3}```[^\n`]{0,30}$/m);
  if (parts.length > 1) return parts.filter((part, i) => i % 2 === 1 && /[{[]/.test(part)).map((part) => part.trim());
  const [start, end] = [text.search(/[{[]/), Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))];
  return start >= 0 && end > start ? [text.slice(start, end + 1)] : [];
}

/** Lines each of which is JSON. */
function isLines(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return (
    lines.length > 1 &&
    lines.every((line) => {
      try {
        JSON.parse(line);
        return true;
      } catch {
        return false;
      }
    })
  );
}

/** What is in texts that people take for JSON, and what to do. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:NaN|Infinity)\b/, 'NaN and Infinity are no numbers of JSON; write null'],
  [/\b(?:True|False|None|undefined)\b/, 'JSON writes true, false and null'],
  [/\/[/*]/, 'JSON has no comments; take them out'],
  [/,\s*[}\]]/, 'a comma stands before a closing bracket; take it out'],
  [/[{[,]\s*'/, 'names and texts stand in single quotation marks; JSON wants double ones'],
  [/[{,]\s*[\p{L}_]\w*\s*:/u, 'a name stands without quotation marks'],
];

/** The first fault that shows, with its line; null where none of the common ones does. */
function faultOf(text: string): string | null {
  if (text.trim() === '') return 'it is empty';
  if (isLines(text)) return 'it holds several values, one a line; give them one by one, or as one list in square brackets';
  // What is quoted is nobody's fault.
  const bare = text.replace(/"(?:[^"\\\n]|\\[^\n])*"/g, (quoted) => '"'.repeat(quoted.length));
  for (const [pattern, says] of FAULTS) {
    const found = pattern.exec(bare);
    if (found !== null) return `line ${bare.slice(0, found.index).split('\n').length}: ${says}`;
  }
  const [open, shut] = [bare.match(/[{[]/g)?.length ?? 0, bare.match(/[}\]]/g)?.length ?? 0];
  return open > shut ? `it is cut off: ${open - shut === 1 ? 'a bracket is' : `${open - shut} brackets are`} never closed` : null;
}
