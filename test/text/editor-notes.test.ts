import { describe, expect, it } from 'vitest';
import { BEFORE_CITATION, EDITOR_NOTE } from '../../src/text/editor-notes.ts';

describe('EDITOR_NOTE', () => {
  it.each([
    'sic',
    'sic!',
    'emphasis added',
    'Italics mine',
    'cleaned up',
    'footnotes omitted',
    'internal quotation marks omitted',
    'translation by the author',
    'my translation',
    'emphasis not in original',
    'Hervorhebung nur hier',
    'nous soulignons',
    'c’est nous qui soulignons',
    'énfasis añadido',
    'corsivo mio',
    'курсив мой',
    '傍点筆者',
  ])('knows %s', (note) => expect(EDITOR_NOTE.test(note)).toBe(true));
  it.each(['the tenant', 'n = 30', '9', 'sick', 'citations', 'the emphasis added', 'internal controls', 'souls of men', 'my house'])(
    'leaves %s alone',
    (words) => expect(EDITOR_NOTE.test(words)).toBe(false),
  );
});

describe('BEFORE_CITATION', () => {
  it.each(['', '. ', ' — ', ' (emphasis added) ', '” Source: '.slice(1), ' [sic], (quoting Hull) '])('passes over %j', (gap) =>
    expect(BEFORE_CITATION.test(gap)).toBe(true),
  );
  it.each([' and so it ends ', ' (the tenant) ', 'x'])('does not pass over %j', (gap) => expect(BEFORE_CITATION.test(gap)).toBe(false));
  it('comes back from hostile input', () => {
    expect(BEFORE_CITATION.test(`${'(quoting '.repeat(20_000)}x`)).toBe(false);
    expect(BEFORE_CITATION.test(`${' ,.'.repeat(100_000)}x`)).toBe(false);
  });
});
