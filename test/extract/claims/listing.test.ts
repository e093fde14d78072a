import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyAnswer } from '../../../src/answer.ts';
import { partsBeside, sourceListing } from '../../../src/extract/claims/listing.ts';

const BODY = 'The bridge opened in 1932 [1]. The tower is of iron [2].';
const TITLES = ['The Harbour Bridge of Carrow', 'Iron towers and their builders'];
const isSource = (name: string): boolean => TITLES.includes(name);
const read = (text: string) => {
  const listing = sourceListing(text, { isSource });
  return listing === null ? null : listing.entries.map(({ label, start, end }) => `${label}|${text.slice(start, end)}`);
};

describe('sourceListing', () => {
  it.each([
    ['[1] A short history\n[2] Towers', ['1|A short history', '2|Towers']],
    ['- [1] A short history\n- [2] Towers', ['1|A short history', '2|Towers']],
    ['[1]: A short history\n\n[2]: Towers', ['1|A short history', '2|Towers']],
    ['[1] A short history [2] Towers', ['1|A short history', '2|Towers']],
    ['[1] A short history; [2] Towers', ['1|A short history', '2|Towers']],
    ['**[1]** A short history\n**[2]** Towers', ['1|A short history', '2|Towers']],
    ['\\[1\\] A short history\n\\[2\\] Towers', ['1|A short history', '2|Towers']],
    ['[Source 1] A short history\n[Source 2] Towers', ['1|A short history', '2|Towers']],
    ['**Source 1:** A short history\n**Source 2:** Towers', ['1|A short history', '2|Towers']],
    ['¹ A short history\n² Towers', ['1|A short history', '2|Towers']],
    ['【1】 A short history\n【2】 Towers', ['1|A short history', '2|Towers']],
    ['1. https://a.example/x\n2. https://b.example/y', ['1|https://a.example/x', '2|https://b.example/y']],
    ['1. [1] A short history\n2. [2] Towers', ['1|A short history', '2|Towers']],
    ['[1] A short history\n\nLet me know if you would like more detail.', ['1|A short history']],
    ['[1] https://a.example/x', ['1|https://a.example/x']],
    [
      '- The Harbour Bridge of Carrow\n- Iron towers and their builders',
      ['|The Harbour Bridge of Carrow', '|Iron towers and their builders'],
    ],
  ])('reads a list that nothing announces: %j', (list, entries) => {
    expect(read(`${BODY}\n\n${list}`)).toEqual(entries);
  });

  it.each([
    'Sources:\n[1] Sleep improves memory\n[2] Towers fall',
    '**Sources:** [1] Sleep improves memory; [2] Towers fall',
    '📚 Sources\n\n1. Sleep improves memory\n2. Towers fall',
    '---\n\n**References:**\n\n[1] Sleep improves memory\n\n[2] Towers fall',
    '<details><summary>Sources</summary>\n\n[1] Sleep improves memory\n[2] Towers fall\n</details>',
    'Based on: [1] Sleep improves memory, [2] Towers fall',
    'Sources\n-------\n[1] Sleep improves memory\n[2] Towers fall\n\nLet me know if you need more.',
    '来源： [1] Sleep improves memory [2] Towers fall',
  ])('reads a list below what announces it, titles that state something too: %j', (list) => {
    expect(read(`${BODY}\n\n${list}`)).toEqual(['1|Sleep improves memory', '2|Towers fall']);
  });

  it.each([
    ['statements that begin with their marks', 'What is known:\n\n[1] The fee is 40 euros.\n[2] Dogs are allowed.'],
    ['the same without full stops', `${BODY}\n\n[1] The fee is 40 euros\n[2] Dogs are allowed`],
    ['statements that are dated', 'In short:\n\n[1] The bridge opened in 1932.\n[2] It was dug between 1790 and 1801.'],
    ['a name of a source in a statement', `${BODY}\n\n[1] Iron towers and their builders were rare.`],
    ['numbers that nothing cites', 'What is known:\n\n[1] Fees\n[2] Dogs'],
    ['an ordered list', `${BODY}\n\n1. Fees\n2. Dogs`],
    ['numbers that go down', `${BODY}\n\n[2] Towers\n[1] Bridges`],
    ['items that cite', 'Sources of energy\n- The wind is free [1]\n- The sun is free [2]'],
    ['items below a heading that cite', '## Sources\n- The wind is free [1]\n- The sun is free [2]'],
    ['remarks that state something below a weak heading', `${BODY}\n\nNotes:\n- [1] All figures are rounded\n- [2] Prices rise in winter`],
    ['nothing before it', '[1] Ng and Silva 2019\n[2] López 2020'],
    ['nothing', ''],
  ])('is none: %s', (_what, text) => {
    expect(read(text)).toBeNull();
  });

  it('takes the paragraphs of the list from those that state something, whatever the text', () => {
    const line = fc.constantFrom(
      'Words [1].',
      '',
      '[1] A',
      '- [2] B',
      'Sources:',
      '1. https://a.example',
      '---',
      '> x',
      '```',
      'See also: a',
      '📚',
      '|a|',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = lines.join('\n');
        const listing = sourceListing(text, { isSource });
        if (listing === null) return;
        const { span, entries } = listing;
        expect(entries.every(({ start, end }) => span.start <= start && start < end && end <= span.end)).toBe(true);
        const whole = { start: 0, end: text.length, kind: 'text' as const };
        const { paragraphs } = partsBeside({ paragraphs: [whole], definitions: [] }, listing);
        expect(paragraphs.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
        expect(paragraphs.filter(({ kind }) => kind === 'reference-list')).toMatchObject([span]);
      }),
    );
  });
});

describe('an answer that ends with its sources', () => {
  const sources = [
    { id: 'bridge.txt', text: 'The bridge opened in 1932 after eight years of work.' },
    { id: 'tower.txt', text: 'The tower is of iron and stands on the hill.' },
  ];
  it.each([
    '[1] https://a.example/bridge\n[2] https://a.example/tower',
    '[1] bridge.txt [2] tower.txt',
    '[1] A short history\n[2] Towers',
    'Sources: [1] A short history; [2] Of iron',
    '---\n**Source 1:** bridge.txt\n**Source 2:** tower.txt',
  ])('is held to what it states, and not to its list: %j', (list) => {
    const report = verifyAnswer(`${BODY}\n\n${list}`, sources);
    expect(report.claims.map(({ claim, outcome }) => `${outcome}: ${claim.text}`)).toEqual([
      'supported: The bridge opened in 1932.',
      'supported: The tower is of iron.',
    ]);
  });

  it('goes by what the list says of each number', () => {
    const report = verifyAnswer('The tower is of iron [1]. The bridge opened in 1932 [2].\n\n[1] tower.txt, [2] bridge.txt', sources);
    expect(report.counts).toMatchObject({ supported: 2 });
  });

  it('has a claim for each line that begins with its mark, with full stops or without', () => {
    const report = verifyAnswer('In short:\n\n[1] The bridge opened in 1932\n[2] The tower is of wood', sources);
    expect(report.claims.map(({ claim }) => claim.text)).toEqual(['The bridge opened in 1932', 'The tower is of wood']);
  });
});
