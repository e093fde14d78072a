import { describe, expect, it } from 'vitest';
import { figureBeside } from '../../../src/repair/values/figure.ts';

const put = (statement: string, wrong: string, sentence: string): string | null => {
  const start = statement.indexOf(wrong);
  const found = figureBeside(statement, { start, end: start + wrong.length }, sentence);
  return found === null ? null : `${statement.slice(0, found.span.start)}${found.put}${statement.slice(found.span.end)}`;
};

describe('figureBeside', () => {
  it.each([
    [
      'The port counted 4,390 crane hours in May.',
      '4,390',
      'The port of Vell counted 4,120 crane hours in May, up from 3,680 in April.',
      'The port counted 4,120 crane hours in May.',
    ],
    [
      'Profit fell to £19.8 million',
      '£19.8 million',
      'Profit fell from £21.4 million to £18.9 million because of rain.',
      'Profit fell to £18.9 million',
    ],
    [
      'Noise fell by 6.5 points in the west hall.',
      '6.5 points',
      'Noise fell by 4.1 points in the east hall, by 5.6 points in the west hall and by 2.3 points outside.',
      'Noise fell by 5.6 points in the west hall.',
    ],
    ['Debt was $64 million, the firm says.', '$64 million', 'Debt was £64 million.', 'Debt was £64 million, the firm says.'],
  ])('takes the figure between the same words: %s', (statement, wrong, sentence, wanted) => {
    expect(put(statement, wrong, sentence)).toBe(wanted);
  });

  it.each([
    ['two figures stand so', 'Coughs were told of by 6%.', '6%', 'Sneezes were told of by 11% of the one group and by 4% of the other.'],
    ['another word stands before it', 'A rise of 18%.', '18%', 'Sales grew by 8%.'],
    ['other words stand behind it', 'It has 40 beds in the west hall.', '40', 'It has 30 beds in the east hall.'],
    ['a sign parts it from the word before', 'The vote was 40.', '40', 'Such the vote was: 30 for it.'],
    ['nothing stands before it', '40 beds.', '40', 'There are 30 beds.'],
    ['it is no figure', 'It has some beds.', 'some', 'It has 30 beds.'],
  ])('takes none where %s', (_why, statement, wrong, sentence) => {
    expect(put(statement, wrong, sentence)).toBeNull();
  });
});
