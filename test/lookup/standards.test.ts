import { afterEach, describe, expect, it } from 'vitest';
import { designationIn, designationOf, standards } from '../../src/lookup/standards.ts';
import { type Asking, asking, first, json, NO_ANSWERS } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (answer: (path: string) => Answer): Promise<Asking> => {
  open = await asking(standards, answer);
  return open;
};
const text = (body: string, status = 200): Answer => ({ status, headers: { 'content-type': 'text/plain' }, body });
const RELATON = `---
title:
- {language: en, content: Making things, type: title-intro}
- {language: en, content: Making things - Requirements, type: main}
- {language: fr, content: Faire des choses - Exigences, type: main}
docidentifier:
- {content: 'ISO 99001:2015', type: ISO, primary: true}
date:
- {type: published, at: '2015-09-22'}
edition: {content: '5'}
source:
- {type: src, content: 'https://www.iso.org/standard/99001.html'}
`;

describe('designations', () => {
  it.each([
    ['ISO 9001:2015', { body: 'iso', publishers: ['ISO'], number: '9001', year: '2015' }],
    ['ISO/IEC 27001:2022, Information security', { body: 'iso', publishers: ['ISO', 'IEC'], number: '27001' }],
    ['ISO/IEC/IEEE 29148:2018', { publishers: ['ISO', 'IEC', 'IEEE'], number: '29148' }],
    ['ISO 80000-2', { number: '80000-2', year: null }],
    ['NIST SP 800-63B, Digital Identity Guidelines', { body: 'nist', doi: '10.6028/nist.sp.800-63b' }],
    ['NIST Special Publication 800-53 Rev. 5', { doi: '10.6028/nist.sp.800-53r5' }],
    ['FIPS PUB 186-4', { doi: '10.6028/nist.fips.186-4' }],
  ])('reads %s', (printed, expected) => {
    expect(designationIn(printed)).toMatchObject(expected);
  });

  it.each(['Isolation of 9001 strains', 'Nature 505, 2015', 'The NIST database', 'Conf. ISO'])('sees none in "%s"', (printed) => {
    expect(designationIn(printed)).toBeNull();
  });

  it('reads W3C short names out of addresses, dated or not', () => {
    const name = (value: string) => designationOf({ question: 'identifier', scheme: 'url', value });
    expect(name('https://www.w3.org/TR/WCAG21/')).toEqual({ body: 'w3c', shortname: 'WCAG21' });
    expect(name('https://www.w3.org/TR/2018/REC-WCAG21-20180605/')).toEqual({ body: 'w3c', shortname: 'WCAG21' });
    expect(name('https://www.w3.org/People/')).toBeNull();
  });
});

describe('standards', () => {
  it('reads ISO records of the open data set', async () => {
    const { work, asked } = await start(() => text(RELATON));
    const source = first(await work({ type: 'standard', number: 'ISO 99001:2015', title: 'Making things' }));
    expect(source.fields).toMatchObject({
      type: 'standard',
      title: 'Making things – Requirements',
      number: 'ISO 99001:2015',
      edition: '5',
      issued: { 'date-parts': [[2015, 9, 22]] },
      URL: 'https://www.iso.org/standard/99001.html',
    });
    expect(source.titles).toContain('ISO 99001:2015');
    expect(asked()).toEqual(['/relaton-data-iso/main/data/iso-99001-2015.yaml']);
  });

  it('asks the W3C by short name and doi.org for NIST numbers', async () => {
    const { id, work, asked } = await start((path) =>
      path.startsWith('/specifications')
        ? json({
            title: 'Making Pages',
            shortname: 'MadeUp1',
            shortlink: 'https://www.w3.org/TR/MadeUp1/',
            date: '2018-06-05',
            status: 'Recommendation',
          })
        : json({
            type: 'report',
            title: 'Making keys',
            DOI: '10.6028/NIST.SP.800-999',
            author: [{ family: 'Doe', given: 'J' }],
            issued: { 'date-parts': [[2017]] },
          }),
    );
    expect(first(await id('url', 'https://www.w3.org/TR/MadeUp1/')).fields).toMatchObject({
      title: 'Making Pages',
      genre: 'Recommendation',
    });
    const nist = first(await work({ title: 'NIST SP 800-999, Making keys' }));
    expect(nist).toMatchObject({ adapter: 'standards', id: 'standards:NIST SP 800-999', fields: { title: 'Making keys' } });
    expect(nist.titles).toContain('NIST SP 800-999, Making keys');
    expect(asked()).toEqual(['/specifications/MadeUp1/versions/latest', '/10.6028/nist.sp.800-999']);
  });

  it('says nothing about numbers that a copy lacks, and asks nobody for other works', async () => {
    const { work, asked } = await start(() => text('404: Not Found', 404));
    expect((await work({ number: 'ISO 99999:2001', title: 'X' })).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect((await work({ title: 'A paper' })).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect(asked()).toHaveLength(1);
  });

  it.each<readonly [string, Answer]>([
    ...NO_ANSWERS.filter(([name]) => !name.startsWith('a 404')),
    ['a record of another number', text(RELATON.replaceAll('99001', '99002'))],
    ['an alias bomb', text('a: &a [x,x]\nb: &b [*a,*a]\ntitle: [*b,*b]')],
  ])('takes %s for an outage, never for absence', async (_, body) => {
    expect((await (await start(() => body)).work({ number: 'ISO 99001:2015', title: 'X' })).lookup.kind).toBe('unavailable');
  });
});
