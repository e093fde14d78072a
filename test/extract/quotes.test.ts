import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../../src/extract/quotes/blocks.ts';
import { partsOfLines } from '../../src/extract/quotes/text.ts';
import { extractQuotes } from '../../src/extract/quotes.ts';
import { blocksOf } from './document-of.ts';

const extracted = (text: string) => extractQuotes(text, partsOfLines(text).paragraphs);
const found = (text: string): string[] =>
  extracted(text)
    .quotes.filter(({ doubt }) => doubt === undefined)
    .map(({ words }) => text.slice(words.start, words.end));
const WORDS = 'all of these are quoted words';

describe('extractQuotes', () => {
  it('finds what two single marks close, as typing for TeX has it', () => {
    expect(found(`“${WORDS}’’ and “here are more words that are quoted’’`)).toEqual([`${WORDS}’`, 'here are more words that are quoted’']);
    expect(found(`“${WORDS}” and ‘one’’`)).toEqual([WORDS]);
  });

  it.each([
    ['straight', `"${WORDS}"`],
    ['curly', `“${WORDS}”`],
    ['German', `„${WORDS}“`],
    ['low and right', `„${WORDS}”`],
    ['French', `«${WORDS}»`],
    ['turned guillemets', `»${WORDS}«`],
    ['Swedish', `”${WORDS}”`],
    ['Swedish guillemets', `»${WORDS}»`],
    ['opened twice', `“${WORDS}“`],
    ['corners', `「${WORDS}」`],
    ['double corners', `『${WORDS}』`],
    ['single curly', `‘${WORDS}’`],
    ['single straight', `'${WORDS}'`],
    ['TeX', `\`\`${WORDS}''`],
    ['a tag', `<q>${WORDS}</q>`],
    ['a tag with a name', `<blockquote cite="x">${WORDS}</blockquote>`],
  ])('finds %s marks', (_, quoted) => {
    expect(found(`He wrote ${quoted} and went.`)).toEqual([WORDS]);
    expect(found(`${quoted}.`)).toEqual([WORDS]);
    expect(found(`He wrote (${quoted}), and ${quoted}!`)).toEqual([WORDS, WORDS]);
  });

  it('takes a number at the end of a quote for no inches where a citation follows', () => {
    const text = 'It is 5\' 6" long. "All of these are from 2016" [1]. He began: "The reef is';
    expect(found(text)).toEqual(['All of these are from 2016']);
  });

  it('takes words that a page says to press, or calls so in Japanese or Chinese, for terms', () => {
    expect(found('Click "Accept all changes" now. いわゆる「持続可能性」は流行語。所谓「可持续发展」。')).toEqual([]);
  });

  it('takes nested marks as part of the words round them', () => {
    expect(found('He wrote “that ‘all of these’ are quoted “twice over” words” once.')).toEqual([
      'that ‘all of these’ are quoted “twice over” words',
    ]);
    expect(found('He wrote "that \'all of these\' are quoted words" once.')).toEqual(["that 'all of these' are quoted words"]);
  });

  it('lets no lost mark reach into the next paragraph', () => {
    const text = 'It was “never closed here.\n\nThe next one says “all of these are quoted words”.';
    expect(found(text)).toEqual([WORDS]);
    expect(extracted(text).skipped.map(({ reason }) => reason)).toEqual(['unclosed']);
  });

  it('joins a quote over paragraphs, each opened again and the last one closed', () => {
    const text = 'He wrote:\n\n“the first part of it.\n\n“the second part of it.\n\n“the last part of it.”\n\nThen no more.';
    expect(found(text)).toEqual(['the first part of it.\n\n“the second part of it.\n\n“the last part of it.']);
  });

  it('joins one behind a paragraph with a lost mark', () => {
    const text = 'A “lost mark.\n\nHe wrote:\n\n“the first part of it.\n\n“the last part of it.”\n';
    expect(found(text)).toEqual(['the first part of it.\n\n“the last part of it.']);
  });

  it('takes lines behind a quote sign, and indented prose below a colon, as a block', () => {
    expect(found('> one line of a quote\n> and another line\n\nplain')).toEqual(['> one line of a quote\n> and another line']);
    expect(found('The court said:\n\n    the statute applies to all carriers\n    without exception.\n\nNext.')).toEqual([
      '    the statute applies to all carriers\n    without exception.',
    ]);
    expect(found('Run this:\n\n    const x = f();\n    g(x);\n')).toEqual([]);
  });

  it("takes a reader's quote blocks, and leaves its code and its list alone", () => {
    const document = blocksOf([
      ['paragraph', 'It says:'],
      ['quote', 'the first half of it'],
      ['quote', 'and the second half'],
      ['code', 'say("hello big wide world")'],
      ['reference', 'Roe, A. "On the many uses of small tables." 2020.'],
    ]);
    const { quotes, skipped } = extractQuotes(document.text, partsOf(document).paragraphs);
    expect(quotes.map(({ words }) => document.text.slice(words.start, words.end))).toEqual(['the first half of it\n\nand the second half']);
    expect(skipped.map(({ reason }) => reason)).toEqual(['code', 'reference-list']);
  });

  it('keeps apostrophes, years and plurals out', () => {
    expect(found("'Tis said the '90s were the dogs' days, weren't they, in O'Neill's and the Joneses' house?")).toEqual([]);
    expect(found('’Tis said the ’90s were the dogs’ days, weren’t they, in O’Neill’s house?')).toEqual([]);
  });

  it('never takes places that are not in the text, nor any twice, whatever the text', () => {
    const sign = fc.constantFrom(
      '"',
      '“',
      '”',
      '„',
      '«',
      '»',
      "'",
      '‘',
      '’',
      '`',
      '>',
      '\n',
      '\n\n',
      ' ',
      '6',
      'a',
      'words of it',
      '.',
      '[1]',
      '<q>',
      '</q>',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 60 }), (signs) => {
        const text = signs.join('');
        let last = 0;
        for (const { start, end, words } of extracted(text).quotes) {
          if (start < last || words.start < start || words.end > end || end > text.length) return false;
          last = end;
        }
        return true;
      }),
      { numRuns: 2000 },
    );
  });

  it('finds none in what tells about a text or a block, shows over a link, or is an address', () => {
    expect(found('---\ntitle: "All of these are told words"\n---\n\nIt is so.\n')).toEqual([]);
    expect(found('A wall.\n\n{: #wall title="Examples of very old walls"}\n\nMore.\n')).toEqual([]);
    expect(found('See [Article 5](/acts/index.php?title=Article_5 "Article 5 of the act") for it.')).toEqual([]);
    expect(found('Taken from "https://example.org/a-wall/of-the-old-kind" today.')).toEqual([]);
    expect(found(`It is so (see "${WORDS}") today.`)).toEqual([WORDS]);
  });

  it('is linear in lost marks', () => {
    for (const mark of ['“', '"', '‘', "'", '«', '`', '<', '[', '(']) {
      const { quotes } = extracted(`${mark}a `.repeat(40_000));
      expect(quotes.length).toBeLessThan(50_000);
    }
  });
});
