import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../../src/read/pdf/blocks.ts';
import { bodyOf } from '../../../src/read/pdf/body.ts';
import type { Line } from '../../../src/read/pdf/lines.ts';

/** Lines one under the other, each so many points below the one before. */
const lines = (rows: readonly (readonly [text: string, gap: number])[]): Line[] => {
  let y = 80;
  return rows.map(([text, gap]) => {
    y += gap;
    const place = { x: 72, right: 72 + text.length * 6, left: 72, edge: 540, size: 14, font: 'plain' };
    return { page: 1, text, parts: [], y, column: 1, ...place };
  });
};
const grouped = (rows: Parameters<typeof lines>[0]): string[] => {
  const all = lines(rows);
  return groupsOf(all, bodyOf(all)).map((group) => group.lines.map(({ text }) => text).join(' '));
};

describe('paragraphs of a double-spaced copy', () => {
  const entry = (name: string, gap: number): [string, number][] => [
    [`${name}, J. A., Bailey, L. L., Fausch, K. D., & Best, K. (2012). Colonization of reefs and`, gap],
    ['dynamic bays: an approach for the streams of a great plain, with what lives there, in', 28],
    [`all waters. Reef Letters, 93(4), 858–867. https://doi.org/10.5555/${name.length}-1515.1`, 28],
  ];

  it('are parted by white that is little wider than that between lines, where a sentence or an address ends', () => {
    const names = ['Falke', 'Fisher', 'Frank', 'Gelman'];
    expect(grouped(names.flatMap((name) => entry(name, 38))).map((text) => text.split(',')[0])).toEqual(names);
  });

  it('go on behind such white, as a formula makes it, in the midst of a sentence', () => {
    const open = entry('Falke', 38).concat([
      ['and where the number of reefs is the square root of the number of all bays, which is', 28],
      ['far more than anybody had thought before the day on which they were counted, and so', 38],
      ['it goes on.', 28],
    ]);
    expect(grouped(open.slice(1))).toHaveLength(1);
  });
});

describe('what is set like a heading', () => {
  it('is told by the face of the text, not by that of notes that fill more of the paper', () => {
    const set = (text: string, y: number, size: number, font: string, raised = 0): Line => {
      const place = { x: 72, right: 72 + text.length * 5, y, size, font };
      const piece = { ...place, text: text.slice(0, raised), spaced: false };
      const parts = raised > 0 ? [{ piece, start: 0, end: raised, raised: true }] : [];
      return { page: 1, text, parts, column: 1, left: 72, edge: 540, ...place };
    };
    const note = (at: number): Line => set(`${at}A. Quill and B. Rook, A study of gates and reefs, Works 12`, 200 + at * 10, 8, 'small', 1);
    const text = ['The harbour was dredged twice a year before gates were built across', 'the quay as a whole'];
    const all = [...text.map((words, at) => set(words, 80 + at * 12, 10, 'plain')), ...[1, 2, 3, 4, 5, 6].map(note)];
    expect(groupsOf(all, bodyOf(all))[0]?.kind).toBe('paragraph');
  });
});

describe('a line that begins with a raised number', () => {
  const set = (text: string, raised: number, y: number): Line => {
    const place = { x: 72, right: 72 + text.length * 5, y, size: 10, font: 'plain' };
    const parts =
      raised > 0 ? [{ piece: { ...place, text: text.slice(0, raised), spaced: false }, start: 0, end: raised, raised: true }] : [];
    return { page: 1, text, parts, column: 1, left: 72, edge: 540, ...place };
  };
  const above = set('They reported smaller catches of eel, but “landings did not differ”', 0, 80);

  it('goes on with the sentence that it marks, where a stop stands behind it', () => {
    const all = [above, set('18. The authors advise against gates.', 2, 92)];
    expect(groupsOf(all, bodyOf(all)).map(({ kind, lines: own }) => [kind, own.length])).toEqual([['paragraph', 2]]);
  });

  it('begins a line of its own where words stand behind it, and so does a number that is not raised', () => {
    for (const [text, raised] of [
      ['1 Institute of Reefs, Lund', 1],
      ['18. The authors advise against gates.', 0],
    ] as const) {
      const all = [above, set(text, raised, 92)];
      expect(groupsOf(all, bodyOf(all))).toHaveLength(2);
    }
  });
});
