import { describe, expect, it } from 'vitest';
import { labelFirms } from '../../../src/extract/parse/firms.ts';
import { relabelledBy } from './relabelled.ts';

const relabelled = relabelledBy(labelFirms);

describe('labelFirms', () => {
  it('keeps a house of several names together', () => {
    expect(relabelled(['place', 'Tor:'], ['publisher', 'Lane,'], ['title', 'Reed, and Moss,'], ['date', '1852.'])).toBe(
      'place: Tor: | publisher: Lane, Reed, and Moss, | date: 1852.',
    );
    expect(relabelled(['publisher', 'Lane,'], ['container', 'Brace & World.'])).toBe('publisher: Lane, Brace & World.');
    expect(relabelled(['publisher', 'Lanes, Green,'], ['container', 'and co.,'], ['date', '1912.'])).toBe(
      'publisher: Lanes, Green, and co., | date: 1912.',
    );
  });

  it('leaves places, and names that no stop ends', () => {
    expect(relabelled(['publisher', 'Lane,'], ['place', 'Boston and Tor,'], ['date', '1904.'])).toBe(
      'publisher: Lane, | place: Boston and Tor, | date: 1904.',
    );
    expect(relabelled(['publisher', 'Lane,'], ['title', 'Reed and Moss grow here.'])).toBe(
      'publisher: Lane, | title: Reed and Moss grow here.',
    );
  });
});
