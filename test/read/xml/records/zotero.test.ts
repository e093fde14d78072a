/** Zotero's RDF: what holds an item stands within it or beside it, and attachments and notes are no works. */
import { expect, it } from 'vitest';
import { read } from '../../shown.ts';

const person = (family: string, given: string): string =>
  `<rdf:li><foaf:Person><foaf:surname>${family}</foaf:surname>${given === '' ? '' : `<foaf:givenName>${given}</foaf:givenName>`}</foaf:Person></rdf:li>`;

it('reads items with what holds them', async () => {
  const text = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:z="http://www.zotero.org/namespaces/export#" xmlns:bib="http://purl.org/net/biblio#" xmlns:foaf="http://xmlns.com/foaf/0.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:prism="http://prismstandard.org/namespaces/1.2/basic/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:vcard="http://nwalsh.com/rdf/vCard#">
    <bib:Article rdf:about="https://example.org/a"><z:itemType>journalArticle</z:itemType><dcterms:isPartOf rdf:resource="urn:issn:1234-5679"/><bib:authors><rdf:Seq>${person('van Roe', 'Ann')}${person('Lee, Jr.', 'Bo')}</rdf:Seq></bib:authors><dc:title>Of hedges</dc:title><dc:date>2019-05</dc:date><bib:pages>1-9</bib:pages></bib:Article>
    <bib:Journal rdf:about="urn:issn:1234-5679"><prism:volume>14</prism:volume><dc:title>Gardens</dc:title><dc:identifier>DOI 10.1234/g</dc:identifier><prism:number>3</prism:number><dc:identifier>ISSN 1234-5679</dc:identifier></bib:Journal>
    <z:Attachment rdf:about="#item_2"><z:itemType>attachment</z:itemType><dc:title>Full Text PDF</dc:title></z:Attachment>
    <bib:BookSection rdf:about="#item_3"><z:itemType>bookSection</z:itemType><dcterms:isPartOf><bib:Book><dc:identifier>ISBN 978-1-60309-057-5</dc:identifier><dc:title>Reefs</dc:title></bib:Book></dcterms:isPartOf><dc:publisher><foaf:Organization><vcard:adr><vcard:Address><vcard:locality>Leeds</vcard:locality></vcard:Address></vcard:adr><foaf:name>Harbour Press</foaf:name></foaf:Organization></dc:publisher><bib:authors><rdf:Seq>${person('Institute of Reefs', '')}</rdf:Seq></bib:authors><bib:editors><rdf:Seq>${person('Poe', 'Cy')}</rdf:Seq></bib:editors><dc:title>Of salt</dc:title><dc:date>2016</dc:date></bib:BookSection>
  </rdf:RDF>`;
  const { entries } = await read(text, 'works.rdf');
  expect(entries.map(({ fields: { id: _, ...fields } }) => fields)).toEqual([
    {
      type: 'article-journal',
      title: 'Of hedges',
      author: [
        { family: 'van Roe', given: 'Ann' },
        { family: 'Lee', given: 'Bo', suffix: 'Jr.' },
      ],
      'container-title': 'Gardens',
      volume: '14',
      issue: '3',
      page: '1-9',
      issued: { 'date-parts': [[2019, 5]] },
      DOI: '10.1234/g',
      ISSN: '1234-5679',
    },
    {
      type: 'chapter',
      title: 'Of salt',
      author: [{ literal: 'Institute of Reefs' }],
      editor: [{ family: 'Poe', given: 'Cy' }],
      'container-title': 'Reefs',
      publisher: 'Harbour Press',
      'publisher-place': 'Leeds',
      issued: { 'date-parts': [[2016]] },
      ISBN: '978-1-60309-057-5',
    },
  ]);
});
