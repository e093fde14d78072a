/** Definitions of notes leave as many lines as they had. */
import { describe, expect, it } from 'vitest';
import { withoutNotes, withWorksOfLinks } from '../../../src/read/markdown/notes.ts';

describe('withoutNotes', () => {
  it('takes them out and keeps the count of lines', () => {
    const body = 'Text.[^a]\n\n[^a]: One\nlazy line\n\n    a paragraph\n\nEnd.';
    const { source, notes, lines } = withoutNotes(body);
    expect(source.split('\n')).toHaveLength(body.split('\n').length);
    expect(source.split('\n').filter((line) => line !== '')).toEqual(['Text.[^a]', 'End.']);
    expect(notes.get('a')).toContain('lazy line');
    expect(lines.get('a')).toBe(2);
  });

  it('leaves what is in a fence', () => {
    expect(withoutNotes('```\n[^a]: code\n```').notes.size).toBe(0);
  });
});

describe('withWorksOfLinks', () => {
  const text = 'It is so [1], [2].\n\n[1]: https://example.org/a "On hedges"\n[2]: <https://example.org/b> (Of ponds?)\n';
  it('writes numbered links with titles as the list they stand for, line by line', () => {
    expect(withWorksOfLinks(text)).toBe(
      'It is so [1], [2].\n\n[1] On hedges. <https://example.org/a>\n[2] Of ponds? <https://example.org/b>\n',
    );
  });
  it.each([
    ['without titles', text.replace(/ "On hedges"| \(Of ponds\?\)/g, '')],
    ['not counted from one', text.replace('[2]:', '[4]:')],
    ['with other words behind', `${text}\nThe end.`],
    ['one alone', text.replace(/\[2\]:.*\n/, '')],
  ])('leaves them %s', (_, source) => expect(withWorksOfLinks(source)).toBe(source));
});
