/**
 * Whether a text at hand is the edition or translation of an old work that is quoted. Decides it by the quotes themselves, once they were looked for: where most
 * of what is cited to a work stands there nearly and not as it is, another edition is quoted, and none of its words is told as changed.
 */
import type { QuoteFinding } from '../../model/quote.ts';
import type { QuotedText } from '../quotes/blocks.ts';

/** A finding as far as it tells which edition is quoted. */
type Judged = Pick<QuoteFinding, 'status' | 'citations'>;

/** Quotes of a work, at least, by which it is told whether a text at hand is the edition that is quoted. */
const TELLING = 3;

/**
 * A text without the citations of old works that lead to another edition or translation than is quoted: such a one is told by most of their words, which
 * stand there nearly and not as they are. A work that is quoted seldom is judged with all others of its kind.
 */
export function ofThisEdition(text: QuotedText, items: readonly Judged[]): QuotedText {
  const works = (text.cited ?? []).filter(({ work }) => work);
  if (works.length === 0) return text;
  const at = new Set(works.map(({ span }) => span.start));
  const counts = new Map<string, { held: number; other: number }>();
  const all = { held: 0, other: 0 };
  const unlike: { readonly start: number; readonly ids: readonly string[] }[] = [];
  for (const { status, citations } of items) {
    const own = citations.filter(({ span }) => at.has(span.start));
    if (own.length === 0 || status === 'citation_unresolved') continue;
    const kind = status === 'verified' ? 'held' : 'other';
    all[kind] += 1;
    const ids = own.flatMap(({ source }) => source ?? []);
    for (const id of ids) {
      const count = counts.get(id) ?? { held: 0, other: 0 };
      count[kind] += 1;
      counts.set(id, count);
    }
    if (kind === 'other') for (const { span } of own) unlike.push({ start: span.start, ids });
  }
  const isOther = (id: string): boolean => {
    const own = counts.get(id) ?? all;
    const { held, other } = own.held + own.other < TELLING ? all : own;
    return held < 2 * other;
  };
  const foreign = new Set(unlike.flatMap(({ start, ids }) => (ids.every(isOther) ? [start] : [])));
  if (foreign.size === 0) return text;
  const cited = (text.cited ?? []).map((mark) => (mark.work && foreign.has(mark.span.start) ? { ...mark, source: null } : mark));
  return { ...text, cited };
}
