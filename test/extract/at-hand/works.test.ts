import { describe, expect, it } from 'vitest';
import { worksAtHand } from '../../../src/extract/at-hand/works.ts';

const SOURCES = [
  { id: 'corvus.html', text: 'The Tragedy of Corvus\n\nACT I' },
  { id: 'king-lune.html', text: 'King Lune\n\nACT I' },
  { id: 'Haddon.txt', text: 'Haddon\n\n1:1 The flock rose.' },
  { id: 'essay.md', text: '# An Essay concerning Paper Birds' },
  { id: 'treatise.md', text: '# A Treatise of Folding' },
];
const marks = (text: string) => worksAtHand(text, SOURCES).map(({ label, source }) => [label, source]);

describe('works at hand that are cited by a place', () => {
  it('are named by title or a short form of it', () => {
    expect(marks('“…” (Corv. 3.1.56–60), “…” (King Lune III.i.5), “…” (Haddon 8:28) and EPB 10.12.')).toEqual([
      ['(Corv. 3.1.56–60)', 'corvus.html'],
      ['(King Lune III.i.5)', 'king-lune.html'],
      ['(Haddon 8:28)', 'Haddon.txt'],
      ['EPB 10.12', 'essay.md'],
    ]);
    expect(marks('“…” (Haddon 514a) and “…” (EPB 4.6 / 27) and “…” (EPB 4.1, my emphasis).')).toEqual([
      ['(Haddon 514a)', 'Haddon.txt'],
      ['(EPB 4.6 / 27)', 'essay.md'],
      ['(EPB 4.1, my emphasis)', 'essay.md'],
    ]);
  });

  it('are named by one letter only where a text keeps to it', () => {
    expect(marks('“…” (T 1.3.6).')).toEqual([]);
    expect(marks('“…” (T 1.3.6), “…” (T 1.3.7), “…” (T 2.1.1).').map(([, source]) => source)).toEqual(Array(3).fill('treatise.md'));
    expect(marks('“…” (T 83), “…” (T90, cf. E 4), “…” (T 102).').filter(([, source]) => source === 'treatise.md')).toHaveLength(3);
  });

  it('are meant by the place alone where they are spoken of', () => {
    const text = 'In Corvus all fall. “…” (5.3.36), “…” (1.1.2). As King Lune has it, “…” (2.1.4). Corvus again.';
    expect(marks(text)).toEqual([
      ['(5.3.36)', 'corvus.html'],
      ['(1.1.2)', 'corvus.html'],
      ['(2.1.4)', 'king-lune.html'],
      ['(2.1.4)', 'corvus.html'],
    ]);
    expect(marks('In Corvus all fall. “…” (5.3.36).')).toEqual([]);
  });

  it('are not at hand in the translation that is named', () => {
    expect(marks('“…” (Haddon 8:28 ESV)')).toEqual([['(Haddon 8:28', null]]);
  });

  it('are no figures, sections or versions', () => {
    expect(marks('Figure 3.1, Section 1.2.3, version 2.0, Table A 1.2, 10:30, at 8.28 and (5.3).')).toEqual([]);
  });
});
