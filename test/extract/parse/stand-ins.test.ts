import { describe, expect, it } from 'vitest';
import { namesNobody } from '../../../src/extract/parse/stand-ins.ts';
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

const PLACE = 'Journal of Reefs, 16(3), 45–52.';

describe('what is told of a work', () => {
  it.each([
    `Roe et al. (2019) found that salt slows growth (${PLACE})`,
    `Roe & Doe (2019) reported the opposite, ${PLACE}`,
    `Ada Roe (2019) argues that salt slows growth. ${PLACE}`,
    `Roe et al. (2019) also showed an effect of salt. ${PLACE}`,
    `Roe, A. (2019). This study found that salt slows growth. ${PLACE}`,
    `Müller et al. (2019) zeigten, dass Salz das Wachstum hemmt (${PLACE})`,
    `A meta-analysis by Brown (2019), published in ${PLACE}`,
  ])('is no title: %s', (raw) => {
    const { fields, spans } = parseReference(raw);
    expect(fields.title).toBeUndefined();
    expect(spans.title).toBeUndefined();
    expect(fields.author?.length).toBeGreaterThan(0);
    expect(fields).toMatchObject({ volume: '16', issued: { 'date-parts': [[2019]] } });
  });
  it.each([
    [`Roe J. found objects in art. ${PLACE.replace('16(3), 45–52', '2001;12:3-9')}`, 'found objects in art'],
    [`Roe, J. (2019). used cars and their buyers. ${PLACE}`, 'used cars and their buyers'],
    [`Roe & Doe (2019) reports of the reef office. ${PLACE}`, 'reports of the reef office'],
    [`Roe, J. (2019). The study of reefs. ${PLACE}`, 'The study of reefs'],
    [`Roe, J. (2019). Found that: A life. ${PLACE}`, 'Found that: A life'],
  ])('is not what a title begins with: %s', (raw, title) => {
    expect(parseReference(raw).fields.title).toBe(title);
  });
});
