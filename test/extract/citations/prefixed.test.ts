/** Labels of a letter and a number, beside a list of plain numbers and alone. */
import { describe, expect, it } from 'vitest';
import { readAndCite } from '../read-and-cite.ts';

const WORKS = [
  'Roe D, Poe E. Spindle detection with wavelets. J Sleep Res. 2011;20:1-9.',
  'Vogel F. Automatic staging of sleep. Sleep. 2014;37:88-97.',
  'Hay G. Sleep in finches. Science. 2013;300:9-12.',
  'Fay H. Flies that nap. Sleep. 2013;36:1-9.',
];
const list = (label: (number: number) => string, works = WORKS): string => works.map((work, i) => `${label(i + 1)} ${work}`).join('\n');
const MAIN = `\n\nReferences\n${list((n) => `${n}.`)}\n\nSupplementary references\nS1. Ott G. Hedges at night. Sleep. 2001;3:1-4.\nS2. Ulm K. Walls at night. Sleep. 2002;4:5-8.\n`;

describe('letters and numbers', () => {
  it('lead to their own list, and plain numbers to the other', async () => {
    const text = `Spindles are old [1], and so is staging [2–4]. We did as described [S1], and as others did [1, 3]. All was seen [S1, S2].${MAIN}`;
    expect((await readAndCite('a.txt', text)).marks).toEqual(['[1] → 1', '[2–4] → 2 3 4', '[S1] → S1', '[1, 3] → 1 3', '[S1, S2] → S1 S2']);
  });

  it('are no entries of a list of plain numbers', async () => {
    const text = `Spindles are old [1], and so is staging [2–4]. The sample [S3] was lost.\n\nReferences\n${list((n) => `${n}.`)}\n`;
    expect((await readAndCite('a.txt', text)).marks.at(-1)).toBe('[2–4] → 2 3 4');
  });

  it('are ranges, raised, and in round brackets where nothing else cites the list', async () => {
    const body = (many: string, one: (n: number) => string) =>
      `Spindles ${one(1)} and staging ${one(2)}, finches ${one(3)} and flies ${one(4)}, all of them ${many}.\n\nReferences\n`;
    const range = await readAndCite('a.txt', `${body('[A1–A4]', (n) => `[A${n}]`)}${list((n) => `[A${n}]`)}\n`);
    expect(range.marks.at(-1)).toBe('[A1–A4] → A1 A2 A3 A4');
    const raised = await readAndCite('a.md', `${body('^R1,R3^', (n) => `^R${n}^`)}${list((n) => `R${n}.`)}\n`);
    expect(raised.marks.at(-1)).toBe('^R1,R3^ → R1 R3');
    const round = await readAndCite('a.txt', `${body('(R2, R4)', (n) => `(R${n})`)}${list((n) => `R${n}.`)}\n`);
    expect(round.marks.at(-1)).toBe('(R2, R4) → R2 R4');
  });
});
