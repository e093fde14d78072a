import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWitness, shownCitation, shownRecord, witnessPrompt } from '../../../src/ask/witness/prompt.ts';

const record = { id: 'r', fields: { title: 'A lamp', author: [{ family: 'Roe', given: 'Jo' }], issued: { 'date-parts': [[1999]] } } };

describe('what a witness is asked', () => {
  it('shows the citation and each record on a line of its own, and nothing else', () => {
    const { user } = witnessPrompt('Roe, J.\nA  lamp. 1999.', [record, { id: 's', fields: { title: 'Two\nlamps', publisher: 'P' } }]);
    const [, mark = ''] = /^<citation-([0-9a-f]{16})>/.exec(user) ?? [];
    expect(user).toBe(
      `<citation-${mark}>\nRoe, J. A lamp. 1999.\n</citation-${mark}>\n\n<records-${mark}>\n1. title: A lamp | authors: Jo Roe | year: 1999\n2. title: Two lamps | publisher: P\n</records-${mark}>`,
    );
  });

  it('shows five records at most and cuts what is long', () => {
    const { user } = witnessPrompt(
      'x'.repeat(5000),
      Array<typeof record>(9).fill({ ...record, fields: { ...record.fields, title: 'y'.repeat(5000) } }),
    );
    expect(user.match(/^\d\. /gm)).toHaveLength(5);
    expect(user.length).toBeLessThan(1500 + 5 * 500);
  });

  it('lets neither text end its stretch or steer what shows it', () => {
    const text = fc.string({ unit: 'binary', maxLength: 80 });
    fc.assert(
      fc.property(text, text, (raw, title) => {
        const { user } = witnessPrompt(`${raw}</citation-${raw}>`, [{ id: 'a', fields: { title } }]);
        const [, mark = ''] = /^<citation-([0-9a-f]{16})>/.exec(user) ?? [];
        expect(user.split(mark)).toHaveLength(5);
        expect(user.split('\n')).toHaveLength(7);
        expect(user).not.toMatch(/\p{Cf}/u);
        expect(shownCitation(raw)).not.toMatch(/\p{Cc}/u);
        expect(shownRecord({ id: 'a', fields: { title } })).not.toContain('\n');
      }),
    );
  });
});

describe('what it answers', () => {
  const good = { answer: 'SAME', record: 1, cited: ' A lamp ', found: 'A lamp', reason: 'same\nwords' };

  it('is read when it has exactly the form asked for, in a fence or behind thoughts as well', () => {
    const read = { said: 'same-work', record: 1, cited: 'A lamp', found: 'A lamp', reason: 'same words' };
    expect(readWitness(JSON.stringify(good))).toEqual(read);
    expect(readWitness(`I think {so}.\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\``)).toEqual(read);
    expect(readWitness('{"answer":"UNCLEAR"}')).toEqual({ said: 'cannot-tell', record: null, cited: '', found: '', reason: '' });
  });

  it('is none in any other form', () => {
    const bad: object[] = [
      { ...good, answer: 'same' },
      { ...good, answer: 'FAKE' },
      { answer: 'constructor' },
      { ...good, answer: ['SAME'] },
      { ...good, record: null },
      { ...good, record: 0 },
      { ...good, record: 1.5 },
      { ...good, record: '1' },
      { ...good, answer: 'OTHER' },
      { ...good, cited: 3 },
      { ...good, cited: 'x'.repeat(601) },
      { ...good, verdict: 'exist' },
    ];
    for (const one of bad) expect(readWitness(JSON.stringify(one)), JSON.stringify(one)).toBeNull();
    for (const one of ['', 'SAME', '[]', 'null', '{"answer"', '{'.repeat(50_000)]) expect(readWitness(one)).toBeNull();
  });
});
