import { describe, expect, it } from 'vitest';
import { entriesOfTei } from '../../../src/read/grobid/tei.ts';

const tei = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<TEI xmlns="http://www.tei-c.org/ns/1.0"><text><back><div><listBibl>${inside}</listBibl></div></back></text></TEI>`;

describe('the references in a TEI document', () => {
  it('are their printed forms and their parts; without a printed form, the parts in a row', async () => {
    const article = `<biblStruct xml:id="b0"><analytic><title level="a" type="main">A mathematical theory</title>
      <author><persName><forename type="first">C</forename><surname>Shannon</surname></persName></author>
      <author><persName><surname>Weaver</surname></persName></author><idno type="DOI">10.1000/made.up</idno></analytic>
      <monogr><title level="j">Bell Journal</title><imprint><biblScope unit="volume">27</biblScope><biblScope unit="issue">3</biblScope>
      <biblScope unit="page" from="379" to="423"/><date type="published" when="1948-07">July 1948</date></imprint></monogr>
      <note type="raw_reference">C. E. Shannon. A mathematical theory &amp; more. 1948.</note></biblStruct>`;
    const book = `<biblStruct><monogr><title level="m">Computing machinery</title><author><persName><surname>Turing</surname></persName></author>
      <imprint><date when="1950">1950</date></imprint></monogr></biblStruct>`;
    expect(await entriesOfTei(tei(article + book))).toEqual([
      {
        text: 'C. E. Shannon. A mathematical theory & more. 1948.',
        fields: {
          title: 'A mathematical theory',
          'container-title': 'Bell Journal',
          author: [{ family: 'Shannon' }],
          issued: { 'date-parts': [[1948]] },
          volume: '27',
          issue: '3',
          page: '379-423',
          DOI: '10.1000/made.up',
        },
      },
      {
        text: 'Computing machinery Turing 1950',
        fields: { title: 'Computing machinery', author: [{ family: 'Turing' }], issued: { 'date-parts': [[1950]] } },
      },
    ]);
    expect(await entriesOfTei(tei(''))).toEqual([]);
  });

  it('are none where it is no TEI: a page of some other program, what is cut short, what declares entities', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(50)}"><!ENTITY c "&a;&a;&a;">]><TEI>&c;</TEI>`;
    const told = async (xml: string) => entriesOfTei(xml).catch((thrown: Error) => thrown.message);
    expect(await told('<html><body>Are you a human?</body></html>')).toBe('it is no TEI document');
    expect(await told(bomb)).toMatch(/document type/);
    expect(await told('<!DOCTYPE x SYSTEM "file:///etc/passwd"><TEI/>')).toMatch(/document type/);
    for (const bad of ['', 'busy', '{"a": 1}', '<TEI><biblStruct>', '<TEI>&c;</TEI>', '<TEI><a></b></TEI>'])
      expect(await told(bad), bad).toEqual(expect.stringMatching(/\S/));
    expect(await told(`<TEI>${'<a>'.repeat(100_000)}`)).toBe('its parts lie too deep within each other');
  });

  it('are kept to the length of a reference, however much stands there', async () => {
    const [long] = await entriesOfTei(tei(`<biblStruct>${'<title>many words </title>'.repeat(5000)}</biblStruct>`));
    expect(long?.text.length).toBeLessThan(10_000);
  });
});
