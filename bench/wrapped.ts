/** Text set in lines of a width, as mails, terminals and typists do. */

/** The lines of a text, each of at most `width` characters unless one word is longer; lines behind the first begin with `indent`. */
export function linesIn(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** The same as one text. */
export const wrap = (text: string, width: number, indent = ''): string => linesIn(text, width, indent).join('\n');
