/** Series added to those of work-numbers.test.ts: right forms, and look-alikes that are none. */
import { describe, expect, it } from 'vitest';
import { COMMONWEALTH_SERIES, NEUTRAL_COURTS } from '../../src/text/reporters.ts';
import { numberedText, placeOf, workNumbers } from '../../src/text/work-numbers.ts';
import { SERIES } from '../../src/text/work-series.ts';

const keys = (text: string): readonly string[] => workNumbers(text).map(({ key }) => key);

describe('series of numbers', () => {
  it.each<readonly [string, readonly string[]]>([
    ['Roe v Doe [2009] TASSC 80', ['neutral:2009:tassc:80']],
    ['Roe v Air Hedge, 2024 BCCRT 149', ['neutral:2024:bccrt:149']],
    ['BFH VI R 17/12', ['docket:vir17/12']],
    ['BVerwG 7 C 26.16', ['docket:7c26.16']],
    ['Urteil 4A_152/2019', ['docket:4a_152/2019']],
    ['n° 08-21.345', ['docket:08-21.345']],
    ['ATF 140 III 115', ['bge:140:iii:115']],
    ['(2019)最高法知民终147号', ['cn-case:2019:最高法知民终:147']],
    ['SI 1999/3242', ['uk-si:1999/3242']],
    ['RSC 1985, c C-46', ['ca-act:rsc:1985:c-46']],
    ['BT-Drs. 18/11325', ['bt-drs:18/11325']],
    ['S/RES/1325', ['un:s/res/1325']],
    ['ETSI EN 303 645', ['std:etsien:303645']],
    ['3GPP TS 38.300', ['std:3gppts:38.300']],
    ['FIPS PUB 197', ['std:fips:197']],
    ['ITU-T Recommendation X.509', ['std:itu-t:x.509']],
    ['DE 10 2005 012 345 A1', ['pat:de:102005012345']],
    ['AU 2017203456 B2', ['pat:au:2017203456']],
    ['Stanford, CA 94305', []],
    ['NCT04368728', ['trial:nct04368728']],
    ['draft-ietf-tls-esni-18', ['draft:draft-ietf-tls-esni']],
    ['ICSID Case No. ARB/10/7', ['icsid:arb/10/7']],
    ['A journey of 12 C and 3 D in 1999', []],
  ])('%s', (text, expected) => {
    expect(keys(text)).toEqual(expected);
  });

  it('tell revisions of a standard apart, and court and number of a record', () => {
    expect(workNumbers('NIST SP 800-53 Rev. 5')).toMatchObject([{ key: 'std:nistsp:800-53', year: '5' }]);
    const held = { type: 'legal_case', 'container-title': 'UKSC', number: '41', issued: { 'date-parts': [[2019]] } } as const;
    expect(keys(numberedText(held))).toEqual(['neutral:2019:uksc:41']);
    expect(placeOf({ ...held, type: 'article-journal' })).toBe('');
    expect(keys(numberedText({ type: 'legal_case', number: '5493/72' }))).toEqual(['echr:5493/72']);
  });

  it('are signs that can be run over any text, and names of one kind', () => {
    expect(SERIES.every(({ sign }) => sign.global)).toBe(true);
    expect(new RegExp(`^(?:${NEUTRAL_COURTS})$`).test('AC')).toBe(false);
    expect(new RegExp(`^(?:${COMMONWEALTH_SERIES})$`).test('UKSC')).toBe(false);
  });
});
