import { afterEach, describe, expect, it } from 'vitest';
import { aclAnthology, anthologyNumber } from '../../src/lookup/acl-anthology.ts';
import { type Asking, asking, first, NO_ANSWERS, xml } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (body: Answer): Promise<Asking> => {
  open = await asking(aclAnthology, () => body);
  return open;
};
const PAPER = `<?xml version="1.0"?><modsCollection xmlns="http://www.loc.gov/mods/v3"><mods ID="doe-2020">
<titleInfo><title>A Made-up Paper about Words</title></titleInfo>
<name type="personal"><namePart type="given">Jane</namePart><namePart type="family">Doe</namePart><role><roleTerm authority="marcrelator" type="text">author</roleTerm></role></name>
<name type="personal"><namePart>Team Lexicon</namePart><role><roleTerm type="text">author</roleTerm></role></name>
<originInfo><dateIssued>2020-07</dateIssued></originInfo>
<relatedItem type="host"><titleInfo><title>Proceedings of the Meeting</title></titleInfo>
<name type="personal"><namePart type="given">Ed</namePart><namePart type="family">Itor</namePart><role><roleTerm type="text">editor</roleTerm></role></name>
<originInfo><publisher>Society for Words</publisher><place><placeTerm type="text">Online</placeTerm></place></originInfo>
<genre authority="marcgt">conference publication</genre></relatedItem>
<identifier type="doi">10.18653/v1/2020.made-main.1</identifier>
<location><url>https://aclanthology.org/2020.made-main.1</url></location>
<part><date>2020-07</date><extent unit="page"><start>1</start><end>11</end></extent></part></mods></modsCollection>`;

describe('aclAnthology', () => {
  it('asks for the number that a DOI or an address ends in, and reads the record', async () => {
    const { id, asked } = await start(xml(PAPER));
    const source = first(await id('doi', '10.18653/v1/2020.made-main.1'));
    expect(source).toMatchObject({
      id: 'acl-anthology:2020.made-main.1',
      fields: {
        type: 'paper-conference',
        title: 'A Made-up Paper about Words',
        author: [{ family: 'Doe', given: 'Jane' }, { literal: 'Team Lexicon' }],
        editor: [{ family: 'Itor', given: 'Ed' }],
        'container-title': 'Proceedings of the Meeting',
        publisher: 'Society for Words',
        page: '1-11',
        issued: { 'date-parts': [[2020, 7]] },
        DOI: '10.18653/v1/2020.made-main.1',
      },
      years: [2020],
      authorsComplete: true,
      sameAs: ['acl:2020.made-main.1'],
    });
    await id('url', 'https://www.aclweb.org/anthology/P99-1001.pdf');
    expect(asked()).toEqual(['/2020.made-main.1.xml', '/P99-1001.xml']);
  });

  it('knows its numbers in both spellings, and is not asked for anything else', async () => {
    const number = (scheme: 'doi' | 'url', value: string) => anthologyNumber({ question: 'identifier', scheme, value });
    expect(number('doi', '10.3115/v1/p14-1062')).toBe('P14-1062');
    expect(number('url', 'https://aclanthology.org/2021.findings-emnlp.7/')).toBe('2021.findings-emnlp.7');
    expect(number('doi', '10.1000/p14-1062')).toBeNull();
    const { id, work, asked } = await start(xml(PAPER));
    expect((await id('doi', '10.1000/x')).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect((await work({ title: 'A Made-up Paper about Words' })).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect(asked()).toEqual([]);
  });

  it.each<readonly [string, Answer]>([
    ...NO_ANSWERS,
    ['a record that names nothing', xml('<mods><part/></mods>')],
    ['another XML', xml('<rss/>')],
  ])('takes %s for an outage, never for absence', async (_, body) => {
    expect((await (await start(body)).id('url', 'https://aclanthology.org/P99-1001')).lookup.kind).toBe('unavailable');
  });
});
