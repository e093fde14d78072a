import { describe, expect, it } from 'vitest';
import { brokenWords, joinedLines } from '../../src/text/line-ends.ts';

const FILLED = 'The reef grows and the tide turns while nobody looks at either of them. '.repeat(60);
const shown = (text: string) => brokenWords(text).map(([start, end]) => text.slice(start - 5, end + 5));

describe('words that the end of a line breaks without a hyphen', () => {
  it('are told where the text has the whole word elsewhere, or neither part', () => {
    expect(shown(`${FILLED}A fundamental rule. It is fun\ndamental here, and cor\nalline.`)).toEqual(['s fun\ndamen', 'd cor\nallin']);
  });

  it('are told though soft hyphens leave halves elsewhere that look like words', () => {
    expect(shown(`${FILLED}Ten\u00ad\nder reefs keep order. In or\nder to grow they wait.`)).toEqual(['In or\nder t']);
  });

  it('are none where both parts are words of the text', () => {
    expect(shown(`${FILLED}Set in form, inform him: what is in\nform is kept.`)).toEqual([]);
  });

  it('are told in no short text, whose words tell nothing', () => {
    expect(shown('It is fun\ndamental, and fundamental.')).toEqual([]);
  });

  it('are whole in a quote where a source has them whole', () => {
    const source = `${FILLED}The incomplete remedy was rejected.`;
    expect(joinedLines('The incom\nplete remedy\nwas rejected', source)).toBe('The incomplete remedy\nwas rejected');
  });
});
