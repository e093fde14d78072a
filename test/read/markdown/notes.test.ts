/** Definitions of notes leave as many lines as they had. */
import { describe, expect, it } from 'vitest';
import { withoutNotes } from '../../../src/read/markdown/notes.ts';

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
