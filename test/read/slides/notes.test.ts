/** Works at the foot of slides, counted anew on each. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import type { Block } from '../../../src/model/document.ts';
import { withSlideNotes } from '../../../src/read/slides/notes.ts';
import { documentOf } from '../../extract/document-of.ts';

const WORKS = [
  'Marsh A, Lee B. Corals in warm water. Science. 2003;300:1-4.',
  'Tan C. Algae and their hosts. Nature. 2001;410:20-4.',
  'Vogel F. Recovery of reefs. Ecology. 2004;85:100-10.',
];
const isReference = (line: string): boolean => /\d{4};\d/.test(line);

/** Slides of lines; in them, what stands between carets is raised. */
function told(slides: readonly (readonly string[])[]) {
  const blocks: Block[] = [];
  const superscripts: { start: number; end: number }[] = [];
  const starts: number[] = [];
  let text = '';
  for (const lines of slides) {
    starts.push(text.length);
    for (const line of lines) {
      const start = text.length;
      line.split('^').forEach((part, i) => {
        if (i % 2 === 1) superscripts.push({ start: text.length, end: text.length + part.length });
        text += part;
      });
      blocks.push({ kind: 'paragraph', span: { start, end: text.length } });
      text += '\n\n';
    }
  }
  const reading = withSlideNotes({ text, blocks, superscripts }, starts, isReference);
  const { references, citations } = extract(documentOf(text, { blocks: reading.blocks, notes: reading.notes ?? [], superscripts }));
  return {
    notes: (reading.notes ?? []).map(({ id }) => id),
    cited: citations.map(({ to }) => references.find(({ id }) => id === to)?.fields.title),
    references: references.length,
  };
}

describe('slides with works at their foot', () => {
  it('mean by a number the work on their own slide', () => {
    const read = told([
      ['Warm water harms corals [1]', 'The algae leave [1,2]', `[1] ${WORKS[0]}`, `[2] ${WORKS[1]}`],
      ['Reefs recover in time [1]', `[1] ${WORKS[2]}`],
    ]);
    expect(read.notes).toEqual(['slide-1-1', 'slide-1-2', 'slide-2-1']);
    expect(read.references).toBe(3);
    expect(read.cited).toEqual(['Corals in warm water', 'Corals in warm water', 'Algae and their hosts', 'Recovery of reefs']);
  });

  it('call them by raised numbers too', () => {
    const slides = [
      ['Warm water harms corals^1^', `1. ${WORKS[0]}`],
      ['Reefs recover in time^1^', `1. ${WORKS[2]}`],
    ];
    expect(told(slides).cited).toEqual(['Corals in warm water', 'Recovery of reefs']);
  });

  it('are left as they are where one slide has the list of all, or nothing calls a work', () => {
    const list = ['References', `[1] ${WORKS[0]}`, `[2] ${WORKS[1]}`];
    expect(told([['Warm water harms corals [1]'], ['The algae leave [2]'], list]).notes).toEqual([]);
    const uncalled = [
      ['Warm water harms corals', `[1] ${WORKS[0]}`],
      ['Reefs recover', `[1] ${WORKS[2]}`],
    ];
    expect(told(uncalled).notes).toEqual([]);
  });
});
