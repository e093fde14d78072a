import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partDashed, partJoined, partRun } from '../../../src/text/people/joined.ts';
import { parseNames } from '../../../src/text/people/printed.ts';

const people = (text: string): string[] =>
  parseNames(text).names.map(
    (name) => name.literal ?? [name.given, name['non-dropping-particle'], name.family].filter((part) => part !== undefined).join(' '),
  );

describe('partJoined', () => {
  it.each([
    ['Virtanen, A. dan Okafor, B.', ['A. Virtanen', 'B. Okafor']],
    ['VIRTANEN, A., ve OKAFOR, B.', ['A. VIRTANEN', 'B. OKAFOR']],
    ['A. Virtanen i B. Okafor', ['A. Virtanen', 'B. Okafor']],
    ['Virtanen, Anna, i Bola Okafor', ['Anna Virtanen', 'Bola Okafor']],
    ['VIRTANEN, R M, P OKAFOR a I HAHN', ['R M VIRTANEN', 'P OKAFOR', 'I HAHN']],
    ['VIRTANEN, Anna a Bola OKAFOR', ['Anna VIRTANEN', 'Bola OKAFOR']],
    ['Virtanen, M., Okafor, A. in Hahn, O.', ['M. Virtanen', 'A. Okafor', 'O. Hahn']],
    ['สมชาย ใจดี และ สมศรี รักไทย', ['สมชาย ใจดี', 'สมศรี รักไทย']],
    ['Virtanen, A. と Okafor, B.', ['A. Virtanen', 'B. Okafor']],
    ['Virtanen, A., B. Okafor, 和 U. Hahn', ['A. Virtanen', 'B. Okafor', 'U. Hahn']],
    ['Virtanen A. ir Okafor B.', ['A. Virtanen', 'B. Okafor']],
  ])('%s', (text, expected) => {
    expect(people(text)).toEqual(expected);
  });

  it.each([
    ['Puig i Cadafalch, J.', ['J. Puig i Cadafalch']],
    ['López y Planes, V., & Ortega y Gasset, E.', ['V. López y Planes', 'E. Ortega y Gasset']],
    ['Dan Okafor and Ben Hahn', ['Dan Okafor', 'Ben Hahn']],
    // Initials that look like "and" of another language.
    ['Okafor Y, Hahn E (eds.)', ['Y Okafor', 'E Hahn']],
    ['OKAFOR, EG y HAHN, RJ.', ['EG OKAFOR', 'RJ HAHN']],
    ['Virtanen A, Papoutsakis ET', ['A Virtanen', 'ET Papoutsakis']],
    ['A. VIRTANEN ET B. OKAFOR', ['A. VIRTANEN', 'B. OKAFOR']],
  ])('%s is not parted in the wrong place', (text, expected) => {
    expect(people(text)).toEqual(expected);
  });

  it.each(['Virtanen, A. idr.', 'Virtanen, A., dkk.', 'Virtanen A. vd.', 'Virtanen, A. – al.', 'Virtanen, A. e.a.', 'Virtanen, A. i in.'])(
    '%s tells of others',
    (text) => {
      expect(people(text)).toEqual(['A. Virtanen']);
      expect(parseNames(text).etAl).toBe(true);
    },
  );

  it('leaves a list without words in small letters as it is', () => {
    expect(partJoined('Virtanen, A., Okafor, B.')).toEqual({ text: 'Virtanen, A., Okafor, B.', others: false });
  });
});

describe('partDashed', () => {
  it.each([
    ['Virtanen, G.T. – Okafor, H. – Hahn, A.S.', ['G.T. Virtanen', 'H. Okafor', 'A.S. Hahn']],
    ['VIRTANEN, Y – OKAFOR, S – STALLA-HAHN, A.', ['Y VIRTANEN', 'S OKAFOR', 'A. STALLA-HAHN']],
    ['VIRTANEN, Robert L. – OKAFOR, Alexander J.', ['Robert L. VIRTANEN', 'Alexander J. OKAFOR']],
    ['K.P. Virtanen - S.L. Okafor', ['K.P. Virtanen', 'S.L. Okafor']],
    ['Virtanen, Anna – Okafor, Bola', ['Anna Virtanen', 'Bola Okafor']],
    ['Virtanen, G. – van der Berg, N. – E, H.', ['G. Virtanen', 'N. van der Berg', 'H. E']],
  ])('%s', (text, expected) => {
    expect(people(text)).toEqual(expected);
  });

  it('leaves a dash inside a double name', () => {
    expect(partDashed('Sánchez - Macián, A.')).toBe('Sánchez - Macián, A.');
    expect(partDashed('M. - C. Virtanen')).toBe('M. - C. Virtanen');
  });
});

describe('partRun', () => {
  it('parts names that only their initials part', () => {
    expect(partRun('Virtanen M Okafor NB Hahn R')).toEqual(['Virtanen M', 'Okafor NB', 'Hahn R']);
    expect(people('VIRTANEN S L. OKAFOR L. HAHN J F.')).toEqual(['S L. VIRTANEN', 'L. OKAFOR', 'J F. HAHN']);
    expect(people('Virtanen M Okafor N et Hahn E')).toEqual(['M Virtanen', 'N Okafor', 'E Hahn']);
  });

  it.each(['N A Popov', 'Anna B. Virtanen MD', 'Alfred O. Virtanen III', 'David J. Virtanen ID', 'Virtanen A', ''])(
    '%s is one name',
    (text) => {
      expect(partRun(text)).toEqual([text]);
    },
  );

  it('loses no word, whatever stands there', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Virtanen', 'A', 'B.', 'LI', 'van', 'MD', 'Ch.')), (words) => {
        expect(partRun(words.join(' ')).join(' ')).toBe(words.join(' '));
      }),
    );
  });
});
