import { describe, expect, it } from 'vitest';
import { bodyMarks, shortNames } from '../../../src/extract/citations/bodies.ts';
import { fold } from '../../../src/text/fold.ts';

const BODIES = ['Organisation mondiale de la santé', 'Department of Water', 'Bundesamt für Gärten', 'Food and Garden Office'];
const leads = ({ families, year }: { families: readonly string[]; year: string }): boolean =>
  year === '2018' && BODIES.some((body) => fold(body) === fold(families[0] ?? '').replace(/^the /, ''));
const marks = (text: string) =>
  bodyMarks(text, leads).map(({ label, form, locator, span }) => [label, form, locator, text.slice(span.start, span.end)]);

describe('marks whose author is a body', () => {
  it.each([
    [
      'On sait (Organisation mondiale de la santé [OMS], 2018, p. 4).',
      ['Organisation mondiale de la santé 2018', 'bracketed', 'p. 4', '(Organisation mondiale de la santé [OMS], 2018, p. 4)'],
    ],
    ['It is so (see Department of Water 2018).', ['Department of Water 2018', 'bracketed', undefined, '(see Department of Water 2018)']],
    [
      'Nach dem Bundesamt für Gärten (2018) gilt das.',
      ['Bundesamt für Gärten 2018', 'narrative', undefined, 'Bundesamt für Gärten (2018)'],
    ],
    [
      'According to the Food and Garden Office (2018), yes.',
      ['Food and Garden Office 2018', 'narrative', undefined, 'Food and Garden Office (2018)'],
    ],
  ])('%s', (text, expected) => expect(marks(text)).toEqual([expected]));

  it.each([
    'The Department of Stone (2018) says.',
    'Department of Water. Later (2018) it was.',
    'Department of Water (2017)',
    '(Water, 2018)',
  ])('leaves “%s” alone', (text) => expect(marks(text)).toEqual([]));

  it('is quick on hostile text', () => {
    for (const piece of ['A(2018)', '(A b 2018', 'Ab Cd (2018) ', 'A '.repeat(60)])
      expect(bodyMarks(piece.repeat(4_000), () => false)).toEqual([]);
  });
});

describe('short names of bodies', () => {
  const bodies = new Set(BODIES.map(fold));
  it.each([
    ['das Bundesamt für Gärten (BfG) sagt', [['bfg', 'bundesamt fur garten']]],
    ['The Food and Garden Office [FGO, 2018]', [['fgo', 'food and garden office']]],
    ['the Department of Water (hereafter “DoW”)', [['dow', 'department of water']]],
    ['the Department of Stone (DoS)', []],
    ['Department of Water (Water)', []],
  ])('%s', (text, expected) => expect([...shortNames(text, bodies)]).toEqual(expected));
});
