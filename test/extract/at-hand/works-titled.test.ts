import { describe, expect, it } from 'vitest';
import { titledAs, worksCalled } from '../../../src/extract/at-hand/works-titled.ts';

const WORKS = [
  { id: 'king-corvus.txt', text: 'The Tragedy of King Corvus\n\nACT I' },
  { id: 'e1.txt', text: '# An Essay concerning Paper Birds\nby A. Marsh' },
  { id: 'e2.txt', text: 'Title: An Essay on Glass Reefs\nAuthor: A. Marsh' },
  { id: 'T.md', text: '# A Treatise of Folding Nature' },
  { id: 'Haddon.txt', text: '' },
  { id: '1 Haddon.txt', text: '' },
  { id: 'Hulda.txt', text: '' },
];
const called = worksCalled(WORKS.map(titledAs));

describe('the short forms of old works', () => {
  it('are the title in the name of a file or at the head of a text', () => {
    expect(called('King Corvus')).toEqual(['king-corvus.txt']);
    expect(called('The Tragedy of King Corvus')).toEqual(['king-corvus.txt']);
    expect(titledAs(WORKS[2] as (typeof WORKS)[0]).titles).toContain('an essay on glass reefs');
  });

  it('are the beginning of a title, its initials, or its first and last letters', () => {
    expect(called('Had.')).toEqual(['Haddon.txt']);
    expect(called('1 Had.')).toEqual(['1 Haddon.txt']);
    expect(called('EPB')).toEqual(['e1.txt']);
    expect(called('Ha')).toEqual(['Haddon.txt']);
    expect(called('Hn')).toEqual(['Haddon.txt']);
  });

  it('are all works’ that they fit, by the surest sign', () => {
    expect(called('E')).toEqual(['e1.txt', 'e2.txt']);
    expect(called('T')).toEqual(['T.md']);
  });

  it('are no other words', () => {
    expect(['Figure', 'Section', 'Corvus King', 'Q', ''].map(called)).toEqual([[], [], [], [], []]);
  });
});
