/**
 * Help in the columns that a terminal has: sentences are broken between words, and what is said beside a command or a flag goes below it
 * where both do not fit on one line. A command itself is never broken: one that is cut in two is another command.
 */

/** A line as long as this was broken by its writer for its length alone, and goes on in the next. */
const BROKEN = 100;
/** How far what is said of a command or a flag is set in below it. */
const BELOW = 6;

function wrapped(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one) => ' '.repeat(indent) + one);
}

/** A line that is set in: what is to be typed, and behind a gap what is said of it. */
function setIn(line: string, width: number): string[] {
  const typed = /^ +\S+(?: \S+)*/.exec(line)?.[0] ?? line;
  const said = line.slice(typed.length).trim();
  return line.length <= width || said === '' ? [line] : [typed, ...wrapped(said, width, BELOW)];
}

/** The same help in lines of at most `width` columns, but for commands that are longer. */
export function fitted(help: string, width: number): string {
  const lines = help.split('\n');
  if (lines.every((line) => line.length <= width)) return help;
  const out: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    let line = lines[at] ?? '';
    if (line.startsWith(' ')) {
      out.push(...setIn(line, width));
      continue;
    }
    while ((lines[at] ?? '').length >= BROKEN && /^(?!Exit status)\S/.test(lines[at + 1] ?? '')) {
      at += 1;
      line = `${line} ${lines[at]}`;
    }
    out.push(...wrapped(line, width));
  }
  return out.join('\n');
}
