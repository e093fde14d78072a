/** Changes made to an answer, all or some of them. */
import { describe, expect, it } from 'vitest';
import { checkedAnswer } from '../../../src/server/answering.ts';
import { loadSettings } from '../../../src/settings/index.ts';
import { applied } from '../../../src/web/app/playground-corrections.tsx';
import { SAMPLE_ANSWER, SAMPLE_SOURCES } from '../../../src/web/app/playground-sample.ts';

const { settings } = await loadSettings({ flags: {}, env: {}, cwd: import.meta.dirname, config: false });
const sources = SAMPLE_SOURCES.map(({ name, text }, i) => ({ id: String(i + 1), name, text }));
const { repair } = await checkedAnswer({ answer: SAMPLE_ANSWER, sources, repair: true }, settings, new AbortController().signal);
const edits = repair?.edits ?? [];

describe('applied', () => {
  it('gives the very text that the server checked when all are made, and the answer when none is', () => {
    expect(edits.length).toBeGreaterThan(2);
    expect(applied(SAMPLE_ANSWER, edits).text).toBe(repair?.text);
    expect(applied(SAMPLE_ANSWER, [])).toEqual({ text: SAMPLE_ANSWER, pieces: [{ text: SAMPLE_ANSWER, kind: 'same' }] });
  });

  it('makes the ones that were taken and leaves the others, whatever their order', () => {
    const [first, ...rest] = edits;
    if (first === undefined) throw new Error('no edit');
    expect(applied(SAMPLE_ANSWER, [first]).text).toBe(
      SAMPLE_ANSWER.slice(0, first.span.start) + first.replacement + SAMPLE_ANSWER.slice(first.span.end),
    );
    expect(applied(SAMPLE_ANSWER, [...rest].reverse()).text).toBe(applied(SAMPLE_ANSWER, rest).text);
    // Of two that overlap the first is made, and none outside the text.
    expect(applied(SAMPLE_ANSWER, [first, { ...first, replacement: 'no' }]).text).toBe(applied(SAMPLE_ANSWER, [first]).text);
    expect(applied('short', [first]).text).toBe('short');
  });

  it('shows what goes and what comes, in the order of the text', () => {
    const { pieces } = applied(SAMPLE_ANSWER, edits);
    const without = (kind: string): string =>
      pieces
        .filter((piece) => piece.kind !== kind)
        .map(({ text }) => text)
        .join('');
    expect(without('new')).toBe(SAMPLE_ANSWER);
    expect(without('gone')).toBe(repair?.text);
  });
});
