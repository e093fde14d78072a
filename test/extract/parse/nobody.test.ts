import { describe, expect, it } from 'vitest';
import { namesNobody } from '../../../src/extract/parse/nobody.ts';
import { parseReference } from '../../../src/extract/reference.ts';

describe('namesNobody', () => {
  it.each([
    'o. V.',
    'o.V.:',
    '[o. V.]:',
    'O. V.,',
    'N. N.',
    'N.N.:',
    'S.n.',
    '[s. n.].',
    'AA. VV.,',
    'VV. AA.',
    'Aa.Vv.',
    'ohne Verfasser',
    '佚名',
    'б. а.',
  ])('knows %s as no name', (printed) => expect(namesNobody(printed)).toBe(true));

  it.each(['Ortega V.', 'O. Vogel', 'N. Nagel', 'Nguyen, N.', 'O. V. Vieira', 'S. Nash', 'A. V.', 'Anders, A.'])('leaves %s', (printed) =>
    expect(namesNobody(printed)).toBe(false),
  );

  it('gives no author for a work that is cited as having none', () => {
    const { fields, spans } = parseReference('o. V. (2012): Der Arbeitsmarkt im Wandel. Berlin: Springer.');
    expect(fields.author).toBeUndefined();
    expect(spans.author).toBeUndefined();
    expect(fields.title).toBe('Der Arbeitsmarkt im Wandel');
    expect(fields.issued).toEqual({ 'date-parts': [[2012]] });
  });

  it('keeps a person whose initials are alike when a family name stands beside', () => {
    expect(parseReference('Vieira, O. V. (2012). Lipids in the cell. Journal of Cell Science, 12(3), 45-67.').fields.author).toEqual([
      { family: 'Vieira', given: 'O. V.' },
    ]);
  });
});

describe('words for nobody', () => {
  it.each(['Anon.', 'Anonymous', '[Anon.]', 'Anón', 'Anónimo.', 'anonyme', 'Ezez.', 'Editorial.'])('takes %s for no name', (printed) =>
    expect(namesNobody(printed)).toBe(true),
  );
  it.each(['Anonby', 'Anon B', 'Anonymous Collective', 'Editorial Board', 'Anon (probably Roe)'])('leaves %s', (printed) =>
    expect(namesNobody(printed)).toBe(false),
  );
});
