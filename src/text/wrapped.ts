/**
 * What a program puts round an answer, and what a model thinks before it: a fence round the whole ("```markdown"), and `<think>…</think>`. Nobody relies on
 * the latter, and what stands in a fence would be passed over as code.
 */

/** A line that opens or closes a fence, with what it says of what is in it. */
const FENCE = /^[ \t]{0,3}(`{3,9}|~{3,9})[ \t]*([\w-]{0,20})[ \t]*\r?$/gm;
/** What a fence says that holds an answer. */
const PLAIN = /^(?:markdown|md|text|txt|plain|plaintext|answer)?$/i;
const MARKDOWN = /^(?:markdown|md)$/i;
const THOUGHTS = ['think', 'thinking', 'thought', 'reasoning', 'scratchpad'];
/** Anything of all these: asked first, since most answers have none. */
const ANY = /```|~~~|<\/?(?:think|thought|reasoning|scratchpad)/;

/** The same number of blanks, and every end of a line. */
const blank = (words: string): string => words.replace(/[^\r\n]/g, ' ');
const blanked = (text: string, start: number, end: number): string =>
  text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end);

/** An answer with blanks in the place of what is put round it and of what was only thought, so that every place in it stays what it was. Linear. */
export const unwrapped = (answer: string): string => (ANY.test(answer) ? unfenced(THOUGHTS.reduce(unthought, answer)) : answer);

/** Without what stands between the tags of one name; of an end without a beginning, which some servers keep to themselves, without all before it. */
function unthought(answer: string, tag: string): string {
  const [open, close] = [`<${tag}>`, `</${tag}>`];
  const pieces: string[] = [];
  let at = 0;
  let begun = answer.indexOf(open);
  for (let end = answer.indexOf(close); end >= 0; end = answer.indexOf(close, at)) {
    if (begun >= 0 && begun < at) begun = answer.indexOf(open, at);
    const start = begun >= 0 && begun < end ? begun : at === 0 ? 0 : end;
    pieces.push(answer.slice(at, start), blank(answer.slice(start, end + close.length)));
    at = end + close.length;
  }
  return pieces.length === 0 ? answer : pieces.join('') + answer.slice(at);
}

interface Fence {
  readonly start: number;
  readonly end: number;
  readonly sign: string;
  readonly says: string;
}

/** Without the two lines of a fence that holds the whole answer, or Markdown. */
function unfenced(text: string): string {
  const fences = [...text.matchAll(FENCE)].map(
    ({ 0: line, 1: sign = '', 2: says = '', index }): Fence => ({ start: index, end: index + line.length, sign, says }),
  );
  const first = fences.find(({ says }) => MARKDOWN.test(says)) ?? fences[0];
  const last = first === undefined ? undefined : closing(fences.slice(fences.indexOf(first) + 1), first);
  if (first === undefined || last === undefined) return text;
  const whole = text.slice(0, first.start).trim() === '' && text.slice(last.end).trim() === '';
  if (!MARKDOWN.test(first.says) && !(whole && PLAIN.test(first.says))) return text;
  return blanked(blanked(text, first.start, first.end), last.start, last.end);
}

/** The line that ends a fence: fences within it say what they hold where they begin. */
function closing(behind: readonly Fence[], { sign }: Fence): Fence | undefined {
  let depth = 0;
  for (const fence of behind) {
    if (fence.sign !== sign) continue;
    if (fence.says !== '') depth += 1;
    else if (depth === 0) return fence;
    else depth -= 1;
  }
  return undefined;
}
