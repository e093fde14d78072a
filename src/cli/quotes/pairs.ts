/**
 * One line of a batch of quotes: {"id","quote","source"} in, {"id","status","detail","span"} out. A line that cannot be used
 * gives its error and the next goes on. The source of the line before is kept ready, since batches come sorted by source.
 */
import { messageOf } from '../../errors.ts';
import { type PreparedQuoteSource, prepareSource, verifyQuote } from '../../quotes.ts';
import type { Line, LineAnswer } from '../lines.ts';

const errorOf = (id: unknown, code: string, message: string): LineAnswer => ({
  shown: JSON.stringify({ id, error: { code, message } }),
  unread: true,
});

/** Makes the function that answers a line; it remembers one source between lines. Never throws. */
export function pairLine(): (line: Line) => LineAnswer {
  let last: { readonly text: string; readonly source: PreparedQuoteSource } | null = null;
  return (line) => {
    let id: string | number = String(line.n);
    if (!('text' in line)) return errorOf(id, 'bad-line', 'the line is longer than 256 MB');
    try {
      let given: unknown;
      try {
        given = JSON.parse(line.text);
      } catch (thrown) {
        return errorOf(id, 'bad-line', `not valid JSON: ${messageOf(thrown)}`);
      }
      const { id: own, quote, source } = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
      if (typeof own === 'string' || typeof own === 'number') id = own;
      if (typeof quote !== 'string' || typeof source !== 'string')
        return errorOf(id, 'bad-line', 'expected {"id", "quote", "source"} with texts in "quote" and "source"');
      if (last?.text !== source) last = { text: source, source: prepareSource({ id: 'source', text: source }) };
      const { status, detail, found, nearest, elsewhere } = verifyQuote(quote, last.source);
      const first = found[0] ?? elsewhere?.spans[0] ?? nearest?.span;
      const span = first === undefined ? null : { start: first.start, end: (found.at(-1) ?? first).end };
      return { shown: JSON.stringify({ id, status, detail, span }), unread: false };
    } catch (thrown) {
      return errorOf(id, 'internal', messageOf(thrown));
    }
  };
}
