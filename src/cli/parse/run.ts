/** What `stet parse` does, loaded when it is asked to: answers line for line. */
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { messageOf, StetError, whyUnread } from '../../errors.ts';
import { parseReference } from '../../extract/reference.ts';
import { errorLine } from '../../report/data.ts';
import { type Line, type LineAnswer, linesFrom, tellUnread, UnreadLines } from '../lines.ts';
import type { World } from '../world.ts';

/** Answers every line of a file; gives the exit status. */
export async function parsed(file: string, { stdin, stdout, stderr, cwd, signal }: World): Promise<number> {
  if (file === '') throw new StetError('usage', 'the input is named "", which is no file');
  const stream = file === '-' ? stdin : createReadStream(resolve(cwd, file));
  try {
    let first = true;
    const unread = new UnreadLines();
    for await (const line of linesFrom(stream)) {
      if (signal.aborted) return 130;
      if ('text' in line && line.text.trim() === '') continue;
      if (first) refuseOther(file, line);
      first = false;
      const answer = parsedLine(line);
      unread.add(line.n, answer.unread);
      stdout.write(`${answer.shown}\n`);
    }
    return tellUnread(unread, stderr);
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    throw new StetError('unreadable-input', `${file}: cannot be read: ${whyUnread(thrown)}`, { cause: thrown });
  }
}

/** Control characters that no text holds; a file in UTF-16 holds a NUL beside every letter. */
const NO_TEXT = /[\0-\u0008\u000e-\u001a\u001c-\u001f]/;
const BIBTEX = /^\s{0,40}@[a-z]{3,20}\s{0,20}[{(]/i;
const RIS = /^\s{0,40}TY {2}- ?[A-Z]{3,8}\s{0,20}$/;

/** Whatever is no list of printed references would be read as one, line by line. Throws StetError by the look of its first line. */
function refuseOther(file: string, line: Line): void {
  const text = 'text' in line ? line.text : '';
  const name = file === '-' ? 'standard input' : file;
  if (text.startsWith('%PDF-') || NO_TEXT.test(text))
    throw new StetError(
      'unknown-media-type',
      `${name} is no text in UTF-8; parse reads printed references, one a line. For a document: stet extract ${file} -f csl`,
    );
  if (BIBTEX.test(text) || RIS.test(text))
    throw new StetError(
      'unknown-media-type',
      `${name} holds records, not printed references. As CSL-JSON: stet extract ${file} -f csl${file === '-' ? ' --stdin-filename refs.bib' : ''}`,
    );
}

/** A reference that begins with a group of TeX, "{\\sc Arrow, K.}" or "{DIN}: …": its brace opens no object. */
const GROUP = /^\s{0,40}\{(?:\\[A-Za-z]|[^{}":]{1,80}\})/;

const unanswered = (id: string, error: { readonly code: string; readonly message: string }): LineAnswer => ({
  shown: errorLine(id, error),
  unread: true,
});

/** What one line gives: its reference as CSL-JSON with places, or what is wrong with it. Never throws. */
export function parsedLine(line: Line): LineAnswer {
  const number = String(line.n);
  if (!('text' in line)) return unanswered(number, { code: 'bad-line', message: 'the line is longer than 1 MB' });
  let id: string | number = number;
  let raw = line.text;
  if (line.text.trimStart().startsWith('{') && !GROUP.test(line.text)) {
    let given: unknown;
    try {
      given = JSON.parse(line.text);
    } catch (thrown) {
      return unanswered(number, { code: 'bad-line', message: `not valid JSON: ${messageOf(thrown)}` });
    }
    const { id: own, raw: text } = given as { id?: unknown; raw?: unknown };
    if (typeof own === 'string' || typeof own === 'number') id = own;
    if (typeof text !== 'string')
      return unanswered(String(id), { code: 'bad-line', message: 'expected {"id", "raw"} with the reference as text in "raw"' });
    raw = text;
  }
  try {
    const { fields, spans } = parseReference(raw);
    return { shown: JSON.stringify({ id, csl: fields, spans }), unread: false };
  } catch (thrown) {
    return unanswered(String(id), { code: 'internal', message: messageOf(thrown) });
  }
}
