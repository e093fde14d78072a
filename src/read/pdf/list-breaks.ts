/**
 * What breaks into a list of references and is no part of it: tables and figures with their captions, and what a journal says of the
 * article itself behind its last entry. Told line by line; which entry goes on behind them is for references.ts to say.
 */
import { endsSentence, isCaption } from './blocks.ts';
import type { Body } from './body.ts';
import type { Line } from './lines.ts';

/** A table or figure in the midst of the list: its caption, behind white or in another size. */
export function floats(last: Line | undefined, line: Line, body: Body): boolean {
  if (last === undefined || !isCaption(line.text)) return false;
  if (last.column !== line.column) return endsSentence(last);
  return line.y - last.y > line.size * body.leading(line.size) * 1.25 || Math.abs(last.size - line.size) > line.size * 0.05;
}

/** Whether the list goes on behind a float: a line of words at the margin, behind white. */
export function leavesFloat(last: Line | undefined, line: Line, body: Body): boolean {
  if (last === undefined || isCaption(line.text)) return false;
  if (last.column === line.column && line.y - last.y < line.size * body.leading(line.size) * 1.4) return false;
  return (line.text.match(/\p{L}{2}/gu)?.length ?? 0) >= 6 && line.right - line.x > (line.edge - line.left) * 0.5;
}

/** Whether a line behind a float goes on the entry before it: back in its size, behind white. */
export function resumes(open: Line | undefined, last: Line | undefined, line: Line, body: Body): boolean {
  if (open === undefined || last === undefined || Math.abs(open.size - line.size) > line.size * 0.02 || open.font !== line.font)
    return false;
  if (last.column !== line.column) return /^\p{Ll}/u.test(line.text);
  return Math.abs(last.size - line.size) > line.size * 0.03 || line.y - last.y > line.size * body.leading(line.size) * 1.25;
}

/** What a journal says of the article itself, which its pages on the web have behind the list. */
const IMPRINT = /^(?:©|\(c\) (?:the|19|20)|copyright ©|(?:key ?words|citation|edited by|reviewed by|received|\*? ?correspondence) ?:\s)/iu;

/** Whether a line behind an entry's end, with white above it, says something of the article itself: a title may begin with "Keywords:" too. */
export function isImprint(last: Line | undefined, line: Line, body: Body): boolean {
  if (last === undefined || last.column !== line.column || !IMPRINT.test(line.text)) return false;
  const white = line.y - last.y > line.size * body.leading(line.size) * 1.15;
  return white && (endsSentence(last) || /\d$|Scholar$/.test(last.text));
}
