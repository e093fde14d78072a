import { describe, expect, it } from 'vitest';
import { namedAtHand } from '../../../src/extract/at-hand/parties.ts';

const ROE = { id: 'a.md', text: '### Roe v. Poe\n\n12 U.S. 34 (1901)\n\nThe reef grows by night.' };
const LANE = { id: 'Lane v. United States.txt', text: 'Nothing here.' };
const marks = (text: string) => namedAtHand(text, [ROE, LANE], []).map(({ span, source }) => [text.slice(span.start, span.end), source]);

describe('decisions that a text names by their parties alone', () => {
  it('mean the text at hand with these parties in its caption or its name', () => {
    expect(marks('We follow Roe v. Poe and, with it, Lane v. United States.')).toEqual([
      ['Roe v. Poe', 'a.md'],
      ['Lane v. United States', 'Lane v. United States.txt'],
    ]);
  });

  it('lead nowhere where no text at hand is one of them', () => {
    expect(marks('In Roe v. Poe it was so, but not in Doe v. Marsh.')).toEqual([
      ['Roe v. Poe', 'a.md'],
      ['Doe v. Marsh', null],
    ]);
    expect(marks('It was so in Doe v. Marsh alone.')).toEqual([]);
  });

  it('end where a sentence ends, or its court is named', () => {
    expect(marks('So Roe v. Poe. Like Justice Lane, I agree. In Roe v. Poe, the Court held so.').map(([words]) => words)).toEqual([
      'Roe v. Poe',
      'Roe v. Poe',
    ]);
  });

  it('are cited for words where their court is said to speak', () => {
    const named = (text: string) => namedAtHand(text, [ROE, LANE], []).map((mark) => mark.named ?? false);
    expect(named('In Roe v. Poe, the Court held so. In Roe, we held so. The Roe Court did.')).toEqual([false, false, false]);
    expect(named('In Roe v. Poe, the plaintiff said so. In Roe, he said so.')).toEqual([true, true]);
  });

  it('are called by a party once the text has named both', () => {
    expect(marks('Roe v. Poe was decided in May. In Roe, the reef grew; the Roe Court said so.').map(([words]) => words)).toEqual([
      'Roe v. Poe',
      'In Roe',
      'the Roe Court',
    ]);
    expect(marks('Roe v. Poe stands (Roe, J., dissenting).')).toHaveLength(1);
  });
});
