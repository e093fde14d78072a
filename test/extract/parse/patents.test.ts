import { describe, expect, it } from 'vitest';
import { labelPatents } from '../../../src/extract/parse/patents.ts';
import { parseReference } from '../../../src/extract/reference.ts';
import { relabelledBy } from './relabelled.ts';

/** The runs of labels after it, when the pieces were labelled so before. */
const relabelled = relabelledBy(labelPatents);

const TITLE = 'Device for counting petals';
const told = (raw: string): unknown => {
  const { type, number, title } = parseReference(raw).fields;
  return { type, number, title };
};

describe('patents', () => {
  it('reads the number of a patent of any office', () => {
    expect(relabelled(['title', 'Petal press.'], ['container', 'Brevet français FR'], ['volume', '2 812 345'], ['pages', 'A1,'])).toBe(
      'title: Petal press. | genre: Brevet français | number: FR 2 812 345 A1,',
    );
    expect(relabelled(['title', 'Press.'], ['container', 'Patent RF,'], ['volume', 'No. 2345678,'], ['date', '2009.'])).toBe(
      'title: Press. | genre: Patent RF, | other: No. | number: 2345678, | date: 2009.',
    );
    expect(relabelled(['title', 'Do patents 10000 times pay?'], ['container', 'J Law'])).toBe(
      'title: Do patents 10000 times pay? | container: J Law',
    );
  });

  it.each([
    [`Lee, S.; Kim, H. ${TITLE}. KR Patent 10-2016-0012345, 2 February 2016.`, '10-2016-0012345'],
    [`Wang, L. (2019). ${TITLE} (CN Patent No. 109876543A). China National Intellectual Property Administration.`, '109876543A'],
    [`R. Roe and A. Doe, "${TITLE}," U.S. Patent 4 405 829, Sep. 20, 1983.`, '4 405 829'],
    [`Doe, J. A.; Roe, M. ${TITLE}. WO2013176772A1, 2013.`, 'WO2013176772A1'],
    [`EP 1234567 B1. ${TITLE}. Anmelder: Muster AG. Veröffentlicht am 12.05.2004.`, 'EP 1234567 B1'],
  ])('%s', (raw, number) => {
    expect(told(raw)).toEqual({ type: 'patent', number, title: TITLE });
  });

  it('are told by the sign of Chinese lists', () => {
    expect(told('姜锡洲. 一种花瓣计数装置: 88105607.3[P]. 1989-07-26.')).toEqual({
      type: 'patent',
      number: '88105607.3',
      title: '一种花瓣计数装置',
    });
  });

  it('are told by the Russian form, with who made them and the day they came out', () => {
    const { fields } = parseReference(
      'Пат. 2187888 Российская Федерация, МПК Н 04 В 1/38. Счётчик лепестков / Чугаева В. И. ; заявл. 18.12.2000 ; опубл. 20.08.2002, Бюл. № 23.',
    );
    expect(fields).toMatchObject({
      type: 'patent',
      number: '2187888',
      title: 'Счётчик лепестков',
      author: [{ family: 'Чугаева', given: 'В. И.' }],
      issued: { 'date-parts': [[2002, 8, 20]] },
    });
    expect(fields.issue).toBeUndefined();
  });

  it('are none where an article speaks of them', () => {
    expect(parseReference('Roe, A. Patents and petals. J. Petal Stud. 2010, 12, 1234567.').fields.type).toBe('article-journal');
  });
});
