import { describe, expect, it } from 'vitest';
import { isDesignation, numberOfRegister } from '../../../src/extract/parse/standards.ts';
import { parseReference } from '../../../src/extract/reference.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { Span } from '../../../src/model/document.ts';

const TITLE = 'Counting of petals in gardens and parks';
const told = (raw: string): Record<string, unknown> => {
  const { fields, spans } = parseReference(raw);
  const place = spans.number?.[0];
  if (fields.number !== undefined) expect(raw.slice(place?.start, place?.end)).toBe(fields.number);
  return { type: fields.type, number: fields.number, title: fields.title, publisher: fields.publisher, author: fields.author };
};

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };
function read(raw: string, before: CslItem = {}, spans: Record<string, Span[]> = {}): CslItem {
  const fields: Draft = { ...before };
  numberOfRegister(fields, spans, raw);
  return fields;
}

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

describe('standards of further bodies and forms', () => {
  it.each([
    [`ГОСТ Р 7.0.5–2008. ${TITLE}. М.: Стандартинформ, 2008.`, 'ГОСТ Р 7.0.5–2008'],
    [`BS EN 1992-1-1:2004. ${TITLE}. London: British Standards Institution, 2004.`, 'BS EN 1992-1-1:2004'],
    [`British Standards Institution (2010) BS 25999-1:2006 ${TITLE}. London: BSI.`, 'BS 25999-1:2006'],
    [`IEEE Std 802.11-2016 (Revision of IEEE Std 802.11-2012), "${TITLE}," Dec. 2016, pp. 1–3534.`, 'IEEE Std 802.11-2016'],
  ])('%s', (raw, number) => {
    expect(told(raw)).toMatchObject({ type: 'standard', number, title: TITLE });
  });

  it('keep which text it is in the title, and their year out of their number', () => {
    const { fields } = parseReference(`DIN EN 197-1:2011-11: ${TITLE}. Deutsche Fassung EN 197-1:2011. Berlin: Beuth Verlag.`);
    expect(fields).toMatchObject({ type: 'standard', number: 'DIN EN 197-1:2011-11', title: `${TITLE}. Deutsche Fassung EN 197-1:2011` });
    expect(fields.volume).toBeUndefined();
    expect(parseReference(`BS EN 1992-1-1:2004. ${TITLE}. London: BSI, 2004.`).fields.issued?.['date-parts']).toEqual([[2004]]);
  });

  it('are told behind a colon by the sign of Chinese lists alone', () => {
    expect(told('国家标准化管理委员会. 花瓣计数规则: GB/T 7714—2015[S]. 北京: 中国标准出版社, 2015.')).toMatchObject({
      type: 'standard',
      number: 'GB/T 7714—2015',
      title: '花瓣计数规则',
    });
    expect(parseReference('Roe, A. (2010). Counting by the rules: ISO 9001. Oslo: Reef.').fields.title).toBe(
      'Counting by the rules: ISO 9001',
    );
  });
});

describe('numbers of registers', () => {
  it.each([
    ['Hedge Corp. Study. ClinicalTrials.gov NCT04368728; 2020.', 'NCT04368728'],
    ['EudraCT 2020-001113-21. Hedges. 2020.', '2020-001113-21'],
    ['GenBank. Genome. Accession MN908947.3. 2020.', 'MN908947.3'],
    ['PDB ID: 2HHB. 1984.', '2HHB'],
    ['CVE-2014-0160. Database. 2014.', 'CVE-2014-0160'],
    ['Roe, Internet-Draft, draft-ietf-tls-esni-18, 2024.', 'draft-ietf-tls-esni-18'],
  ])('%s', (raw, number) => {
    expect(read(raw).number).toBe(number);
  });
  it('is no page, and leaves what has a number or a journal of its own', () => {
    const raw = 'A trial. ChiCTR2000029308. 2020.';
    expect(read(raw, { page: 'ChiCTR2000029308' }, { page: [{ start: 9, end: 25 }] })).toEqual({ number: 'ChiCTR2000029308' });
    expect(read('A trial (NCT04368728). J Hedges 2020;3:1-9', { volume: '3' })).toEqual({ volume: '3' });
    expect(read('Report 7. NCT04368728', { number: '7' }, { number: [{ start: 7, end: 8 }] })).toEqual({ number: '7' });
  });
});
