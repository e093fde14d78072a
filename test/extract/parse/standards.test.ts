import { describe, expect, it } from 'vitest';
import { isDesignation } from '../../../src/extract/parse/standards.ts';
import { parseReference } from '../../../src/extract/reference.ts';

const TITLE = 'Counting of petals in gardens and parks';
const told = (raw: string): Record<string, unknown> => {
  const { fields, spans } = parseReference(raw);
  const place = spans.number?.[0];
  if (fields.number !== undefined) expect(raw.slice(place?.start, place?.end)).toBe(fields.number);
  return { type: fields.type, number: fields.number, title: fields.title, publisher: fields.publisher, author: fields.author };
};

describe('standards', () => {
  it.each([
    [`ASTM D638-14, ${TITLE}, ASTM International, West Conshohocken, PA, 2014.`, 'ASTM D638-14', 'ASTM International'],
    [`DIN EN ISO 9241-210:2020-03, ${TITLE}. Berlin: Beuth.`, 'DIN EN ISO 9241-210:2020-03', 'Beuth'],
    [`IEC 61508-1:2010. ${TITLE}. IEC, Geneva, 2010.`, 'IEC 61508-1:2010', 'IEC'],
    [
      `[7] ISO/IEC 9899:2018, ${TITLE}, International Organization for Standardization, Geneva, 2018.`,
      'ISO/IEC 9899:2018',
      'International Organization for Standardization',
    ],
  ])('%s', (raw, number, publisher) => {
    expect(told(raw)).toEqual({ type: 'standard', number, title: TITLE, publisher, author: undefined });
  });

  it('are told by a designation behind the title, and by the year behind it', () => {
    expect(told('IEEE Standard for Counting Petals, IEEE Std 754-2019, 2019.')).toMatchObject({
      type: 'standard',
      number: 'IEEE Std 754-2019',
      title: 'IEEE Standard for Counting Petals',
    });
    const { fields } = parseReference(
      'International Organization for Standardization. (2018). Petals—Requirements with guidance for use (ISO Standard No. 45001:2018). https://www.iso.org/standard/63787.html',
    );
    expect(fields).toMatchObject({ type: 'standard', number: 'ISO Standard No. 45001:2018' });
    expect(fields.note).toBeUndefined();
  });

  it('are known by a whole designation', () => {
    expect(
      ['ISO 690:2021', 'IEEE Std 610.12-1990', 'ASTM C39/C39M-21', 'IS 456:2000', 'ISO Standard No. 45001:2018'].filter(isDesignation),
    ).toHaveLength(5);
    expect(['EC 1110-2-6000', 'No. 7771', 'ISO', '12', 'MIT-LCS-TR-329'].filter(isDesignation)).toEqual([]);
  });

  it('leave other works alone', () => {
    expect(parseReference('Roe A. ISO 9001 and the garden. J Gard Res 2001;12:3-9.').fields).toMatchObject({
      title: 'ISO 9001 and the garden',
      'container-title': 'J Gard Res',
      type: 'article-journal',
    });
  });
});
