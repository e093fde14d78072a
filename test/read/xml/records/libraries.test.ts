/** Records of libraries and repositories. */
import { expect, it } from 'vitest';
import { read } from '../../shown.ts';

const works = async (text: string) => (await read(text, 'a.xml')).entries.map(({ fields: { id: _, ...fields } }) => fields);

it('MARC 21, without the marks of cataloguing', async () => {
  const field = (tag: string, parts: Readonly<Record<string, string>>): string =>
    `<datafield tag="${tag}" ind1=" " ind2=" ">${Object.entries(parts)
      .map(([code, words]) => `<subfield code="${code}">${words}</subfield>`)
      .join('')}</datafield>`;
  const text = `<collection xmlns="http://www.loc.gov/MARC21/slim"><record><controlfield tag="001">7</controlfield>${field('020', { a: '9781603090254' })}${field('100', { a: 'Roe, Ann,', d: '1950-' })}${field('245', { a: 'Tidal mills :', b: 'a handbook /', c: 'Ann Roe.' })}${field('250', { a: '2nd ed.' })}${field('260', { a: 'Cardiff :', b: 'Millrace Books,', c: 'c2012.' })}${field('700', { a: 'Lee, Bo,', e: 'editor.' })}</record></collection>`;
  expect(await works(text)).toEqual([
    {
      type: 'book',
      title: 'Tidal mills: a handbook',
      author: [{ family: 'Roe', given: 'Ann' }],
      editor: [{ family: 'Lee', given: 'Bo' }],
      edition: '2nd ed.',
      publisher: 'Millrace Books',
      'publisher-place': 'Cardiff',
      issued: { 'date-parts': [[2012]] },
      ISBN: '9781603090254',
    },
  ]);
});

it('Dublin Core', async () => {
  const text =
    '<oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Of hedges</dc:title><dc:creator>Roe, Ann</dc:creator><dc:date>2021-05-02</dc:date><dc:type>info:eu-repo/semantics/doctoralThesis</dc:type><dc:publisher>University of Brackwater</dc:publisher><dc:identifier>https://doi.org/10.1234/g</dc:identifier></oai_dc:dc>';
  expect(await works(text)).toEqual([
    {
      type: 'thesis',
      title: 'Of hedges',
      author: [{ family: 'Roe', given: 'Ann' }],
      publisher: 'University of Brackwater',
      issued: { 'date-parts': [[2021, 5, 2]] },
      DOI: '10.1234/g',
    },
  ]);
});
