import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tablesIn } from '../../../../src/compare/claim/belonging/cells.ts';
import { labelOf } from '../../../../src/compare/claim/fields/labels.ts';
import { type Field, fieldsIn } from '../../../../src/compare/claim/fields/read.ts';
import { beginningsOf, languageBy, partedAt, touching, type Unit, unitsOf } from '../../../../src/compare/claim/fields/units.ts';
import { evidenceIndex } from '../../../../src/compare/claim/recall/index.ts';
import { sentencesOf } from '../../../../src/text/sentences.ts';

const read = (text: string): Unit[] => unitsOf(text, fieldsIn(text), tablesIn(text));
const parted = (text: string): string[] => partedAt(text, sentencesOf(text), read(text)).map(({ start, end }) => text.slice(start, end));

describe('what stands for sentences in data', () => {
  it('is each field, and what stands around them', () => {
    expect(parted('Mount Arden\nElevation: 2,917 m\nVolcanic: No\nHut: closed\n')).toEqual([
      'Mount Arden',
      'Elevation: 2,917 m',
      'Volcanic: No',
      'Hut: closed',
    ]);
    expect(parted('[{"city":"Oslo","snow":true},{"city":"Cairo","snow":false}]')).toEqual([
      '"city":"Oslo"',
      '"snow":true',
      '"city":"Cairo"',
      '"snow":false',
    ]);
  });

  it('is each row of a table, whose numbers end with their cells', () => {
    const text = 'model,price_eur,weight_kg,range_km\nSwift,2499,19.8,80\nNimbus,1799,16.2,45\nDash,1299,15.1,30\n';
    const index = evidenceIndex(text);
    const dash = index.sentences.length - 1;
    expect(index.places.get('1299')).toEqual([dash]);
    expect(index.places.get('dash')).toEqual([dash]);
  });

  it('leaves the sentences of a long value, and those of prose', () => {
    const review = JSON.stringify({ name: 'A', stars: 1, text: 'Nobody was there. The bread was stale and the soup was cold.' });
    expect(parted(review).at(-1)).toMatch(/^The bread was stale and the soup was cold\./);
    const prose = 'It rained. Nobody came.';
    expect(parted(prose)).toEqual(['It rained.', 'Nobody came.']);
  });

  it('is said of the thing that its entry names', () => {
    const index = evidenceIndex('[{"city":"Oslo","snow":true},{"city":"Cairo","snow":false}]');
    expect(index.places.get('oslo')).toEqual([0, 1]);
    expect(index.places.get('cairo')).toEqual([2, 3]);
  });

  it('holds the parts of a label that is written as one', () => {
    const index = evidenceIndex(JSON.stringify({ OutdoorSeating: false }));
    expect(index.places.has('seat')).toBe(true);
  });

  it('stands for the thing that all of it is of', () => {
    expect(read('Lentil soup\nVegan: yes\nServes: 4\nGluten-free: yes\n').map(({ beside }) => beside.trim())).toContain('Lentil soup');
    expect(read('{"survey":"Remote work","n":1540}')[1]?.beside).toContain('survey Remote work');
    expect(read('[{"sku":"KT-100","name":"Kettle Classic","l":1.7},{"sku":"KT-200","name":"Kettle Pro","l":2}]')[2]?.beside).toContain(
      'Classic',
    );
  });

  it('tells no language by labels and "no"', () => {
    const text = 'Smoker: no\nDiabetes: no\nHypertension: no\nFever: no\n';
    expect(languageBy(text, read(text))).toBeNull();
    expect(beginningsOf([{ text, units: read(text) }])).toBe('');
    expect(beginningsOf([{ text: 'It rained.', units: [] }])).toBe('It rained.');
    const spoken = JSON.stringify({ a: 'The staff were rude and the bread was stale when we came in.', b: 1 });
    expect(languageBy(spoken, read(spoken))).toBe('en');
  });

  it('asks each field as often, however many there are', () => {
    const asked = (many: number): number => {
      let count = 0;
      const fields = Array.from({ length: many }, (_, i): Field => {
        const value = { start: 10 * i + 3, end: 10 * i + 9, text: 'blue' };
        return {
          label: labelOf(`key ${i}`),
          within: [],
          says: null,
          items: null,
          start: 10 * i,
          end: 10 * i + 9,
          get value() {
            count += 1;
            return value;
          },
        };
      });
      unitsOf('', [[{ fields, names: new Set(), heading: '', kind: null, numbers: () => [], start: 0, end: 10 * many }]], []);
      return count;
    };
    expect(asked(2000)).toBeLessThan(11 * asked(200));
  });
});

it('tells whether a stretch touches one of several as looking at each would', () => {
  const span = fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 12 })).map(([start, length]) => ({ start, end: start + length }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 12 }), span, (spans, one) => {
      expect(touching(spans)(one)).toBe(spans.some(({ start, end }) => start < one.end && one.start < end));
    }),
  );
});
