import { describe, expect, it } from 'vitest';
import { markedText, partsOf, placedMarks, type QuotedText } from '../../../src/extract/quotes/blocks.ts';
import { blocksOf } from '../document-of.ts';

const SOURCES = [
  { id: 'one.txt', name: 'one.txt', aliases: ['Roe 2020'] },
  { id: 'two.txt', name: 'two.txt' },
];
const marks = (input: string | QuotedText, numbered = true) =>
  placedMarks(markedText(input, SOURCES, numbered).marks).map(({ label, source, locator, state }) => [label, source, locator?.raw, state]);
const at = (text: string, words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

describe('partsOf', () => {
  it('takes blocks as they are, quote blocks side by side as one, and what lies between as text', () => {
    const document = blocksOf([
      ['paragraph', 'It says:'],
      ['quote', 'one half'],
      ['quote', 'the other'],
      ['reference', 'Roe. A work. 2020.'],
    ]);
    const whole = { ...document, text: `${document.text}\n\n> loose words` };
    expect(partsOf(whole).paragraphs.map(({ kind, start, end }) => [kind, whole.text.slice(start, end)])).toEqual([
      ['text', 'It says:'],
      ['quote', 'one half\n\nthe other'],
      ['reference-list', 'Roe. A work. 2020.'],
      ['text', '> loose words'],
    ]);
  });

  it('reads a bare string by its lines', () =>
    expect(partsOf({ text: 'a\n\n> b' }).paragraphs.map(({ kind }) => kind)).toEqual(['text', 'quote']));
});

describe('markedText', () => {
  it('takes a link and the place behind it as one citation, in a bracket of both too', () => {
    const text = 'So it is (the first work, § 4.2), or so [§ 3 of it]. And it is (the second one, p. 3).';
    const links = [
      { span: at(text, 'the first work'), href: 'https://x.example/one.txt' },
      { span: at(text, 'the second one'), href: 'https://x.example/three.txt' },
    ];
    expect(marks({ text, links })).toEqual([
      ['the first work', 0, '§ 4.2', 'known'],
      ['[§ 3 of it]', 0, '§ 3', 'known'],
      ['(the second one, p. 3)', null, 'p. 3', 'unknown-source'],
    ]);
  });

  it('ties marks that a reader knows to their sources, before anything that can be read from them', () => {
    const text = 'So it is [1], and so [2].';
    const cited = [
      { span: at(text, '[1]'), label: '[1]', source: 'two.txt', locator: '45' },
      { span: at(text, '[2]'), label: '[2]', source: null },
    ];
    expect(marks({ text, cited })).toEqual([
      ['[1]', 1, '45', 'known'],
      ['[2]', null, undefined, 'unknown-source'],
    ]);
  });

  it('takes the list of works of the text before the order of the sources', () =>
    expect(marks({ text: 'So [1].', listed: [{ label: '1', source: 'two.txt' }] })).toEqual([['[1]', 1, undefined, 'known']]));

  it('counts no sources by number where the text has numbers of its own', () =>
    expect(marks('So [1].', false)).toEqual([['[1]', null, undefined, 'unknown-source']]));

  it('knows a file by a relative address, with signs escaped too', () => {
    const text = 'The text says so, the other too, none else.';
    const links = [
      { span: at(text, 'The text'), href: './files/two.txt#p3' },
      { span: at(text, 'the other'), href: '%6Fne.txt' },
      { span: at(text, 'none'), href: 'three%.txt' },
    ];
    expect(marks({ text, links }).map(([label, source]) => [label, source])).toEqual([
      ['The text', 1],
      ['the other', 0],
    ]);
  });

  it('reads links and notes; a note that points back takes the source of the last', () => {
    const text = 'See the text here. It is so1 and so2.\n\n1 Roe 2020, p. 4.\n2 Ibid., p. 5.';
    const links = [{ span: at(text, 'the text'), href: 'two.txt' }];
    const notes = [
      { mark: at(text, '1 and'), span: at(text, '1 Roe 2020, p. 4.'), label: '1' },
      { mark: at(text, '2.\n'), span: at(text, '2 Ibid., p. 5.'), label: '2' },
      { mark: null, span: at(text, '2 Ibid., p. 5.'), label: '3' },
    ].map((note) => ({ ...note, id: note.label, kind: 'footnote' as const }));
    const blocks = [{ kind: 'paragraph' as const, span: { start: 0, end: text.indexOf('\n') } }];
    expect(marks({ text, blocks, links, notes }).slice(0, 3)).toEqual([
      ['the text', 1, undefined, 'known'],
      ['1', 0, 'p. 4', 'known'],
      ['Ibid.', 0, 'p. 5', 'known'],
    ]);
  });
});

describe('notes of a text alone that point back', () => {
  const WORKS = [
    { id: 'hull2016.txt', text: 'Folding habits of migratory paper birds' },
    { id: 'marsh2018.txt', text: 'On the slow growth of imaginary corals' },
  ];
  const HULL = 'Cora Hull, “Folding habits of migratory paper birds,” *Paper Craft Letters* 3 (2016): 1–9.';
  const MARSH = 'Ada Marsh, *On the slow growth of imaginary corals* (Bergen: Reef Press, 2018).';
  const led = (...notes: string[]) => {
    const text = `${notes.map((_, i) => `It is “so” here.[^${i + 1}]`).join(' ')}\n\n${notes.map((note, i) => `[^${i + 1}]: ${note}`).join('\n')}\n`;
    return placedMarks(markedText(text, WORKS).marks).map(({ source }) => source);
  };

  it.each([
    'Ibid.',
    'Id. at 35.',
    'Ebd., S. 35.',
    'Marsh (n 2) 34.',
    'Marsh, supra note 2, at 34.',
    'Marsh (Anm. 2), S. 34.',
    'Marsh, op. cit., p. 34.',
    'Marsh, a. a. O., S. 34.',
    'Marsh, *Slow growth*, 34.',
    'Marsh, 34.',
  ])('follows %s to the work', (note) => expect(led(HULL, MARSH, note)).toEqual([0, 1, 1]));

  it('follows a note that points at one that points back', () =>
    expect(led(HULL, MARSH, 'Hull, 3.', 'Ibid.', 'Hull (n 3) 5.')).toEqual([0, 1, 0, 0, 0]));

  it.each([
    ['another short title', 'Marsh, *Warm lagoons*, 34.'],
    ['another name in the note that is pointed at', 'Hull (n 2) 34.'],
    ['a note behind', 'Marsh (n 9) 34.'],
    ['no name at all', 'p. 34.'],
    ['a remark', 'This was changed later.'],
  ])('follows %s nowhere', (_, note) => expect(led(HULL, MARSH, note)[2] ?? null).toBeNull());

  it('follows a short title nowhere where two works have its words', () =>
    expect(led(MARSH, MARSH.replace('2018', '2019').replace('imaginary', 'painted'), 'Marsh, *Slow growth*, 34.')[2]).toBeNull());

  it('does not take a work that is not at hand for the one before', () =>
    expect(led(HULL, 'Bo Lind, *Other things entirely* (Oslo: Press, 2020).', 'Ibid.')).toEqual([0, null, null]));
});
