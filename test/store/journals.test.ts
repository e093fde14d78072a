import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { IntegrityLists } from '../../src/model/ports.ts';
import { openJournals, weighedBy } from '../../src/store/journals.ts';

const folder = mkdtempSync(join(tmpdir(), 'stet-journals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content: string | Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const DOAJ = [
  'Journal title,Journal URL,URL in DOAJ,Alternative title,Journal ISSN (print version),Journal EISSN (online version),Keywords',
  'Archive of Barley,https://example.org/a,https://doaj.org/toc/x,Barley Archive,0317-8471,1050-124X,"barley, sorting"',
  '"Copper, Tin and Lead",https://example.org/b,https://doaj.org/toc/y,,,,metals',
  '',
].join('\r\n');

describe('openJournals', () => {
  it('knows a journal by full title and abbreviation, whatever stands between them', async () => {
    for (const [name, content] of [
      ['semicolons.csv', 'Journal of Examples;J. Ex.\n"Annals of; and on";Ann. On\n'],
      ['commas.csv', '"Journal of Examples","J. Ex."\n'],
      ['equals.txt', '# a comment\nJournal of Examples = J. Ex.\n'],
      ['tabs.tsv.gz', gzipSync('Journal of Examples\tJ. Ex.\n')],
      ['tabs.tsv.zst', Buffer.from('KLUv/QRo2QAASm91cm5hbCBvZiBFeGFtcGxlcwlKLiBFeC4KierdKQ==', 'base64')],
      [
        'tabs.tsv.xz',
        Buffer.from(
          '/Td6WFoAAAFpIt42AgAhARYAAAB0L+WjAQAaSm91cm5hbCBvZiBFeGFtcGxlcwlKLiBFeC4KAAD73pBXAAEvG6pE/7iQQpkNAQAAAAABWVo=',
          'base64',
        ),
      ],
      ['lines.jsonl', '{"title":"Journal of Examples","abbr":"J. Ex."}\n'],
    ] as const) {
      const journals = await openJournals([file(name, content)]);
      expect(journals.names('J Ex'), name).toEqual(['Journal of Examples']);
      expect(journals.names('The journal of examples'), name).toEqual(['J. Ex.']);
      expect(journals.names('Journal of Nothing'), name).toEqual([]);
      expect(journals.version).toMatch(new RegExp(`^${name.replace(/\.(?:gz|zst|xz)$/, '')} sha256:[0-9a-f]{16}$`));
    }
  });

  it('gives every journal an abbreviation may stand for, and by its title every abbreviation of one', async () => {
    const path = file('many.csv', 'Annalen der Gerste;Ann. G.\nAnnals of Geese;Ann. G.\nAnnals of Geese;Ann Gees\n');
    const journals = await openJournals([path]);
    expect([...journals.names('Ann. G.')].sort()).toEqual(['Ann Gees', 'Annalen der Gerste', 'Annals of Geese']);
    expect([...journals.names('Ann. Gees')].sort()).toEqual(['Ann. G.', 'Annals of Geese']);
  });

  it('reads the journal list of DOAJ, and finds a record in it by ISSN before its name', async () => {
    const journals = await openJournals([file('journalcsv__doaj.csv', `\ufeff${DOAJ}`)]);
    expect(journals.names('Barley Archive')).toEqual(['Archive of Barley']);
    expect(journals.inDoaj({ ISSN: '1050-124x' })).toEqual({ title: 'Archive of Barley', by: 'issn' });
    expect(journals.inDoaj({ 'container-title': 'Copper, tin and lead' })).toEqual({ title: 'Copper, Tin and Lead', by: 'name' });
    // Another number under the same name is another journal.
    expect(journals.inDoaj({ ISSN: '2049-3630', 'container-title': 'Archive of Barley' })).toBeNull();
  });

  it('says of a listed journal that DOAJ holds it, and nothing where no list of DOAJ was named', async () => {
    const lists: IntegrityLists = { version: 'l', notices: () => null, listed: () => [{ list: 'old list', entry: 'Archive of Barley' }] };
    const doaj = weighedBy(lists, await openJournals([file('doaj.csv', DOAJ)]));
    expect(doaj.listed({ ISSN: '03178471' })).toEqual([
      { list: 'old list', entry: 'Archive of Barley', doaj: { title: 'Archive of Barley', by: 'issn' } },
    ]);
    const plain = weighedBy(lists, await openJournals([file('plain.csv', 'Archive of Barley;Arch. Barley\n')]));
    expect(plain.listed({ ISSN: '03178471' })).toEqual([{ list: 'old list', entry: 'Archive of Barley' }]);
  });

  it('takes a folder of lists, and refuses what is no list', async () => {
    const inside = join(folder, 'lists');
    mkdirSync(inside);
    writeFileSync(join(inside, 'a.csv'), 'Journal of Examples;J. Ex.\n');
    writeFileSync(join(inside, 'b.csv'), 'Annals of Geese;Ann. G.\n');
    const journals = await openJournals([inside]);
    expect([journals.names('j ex'), journals.names('ann g')]).toEqual([['Journal of Examples'], ['Annals of Geese']]);
    await expect(openJournals([join(folder, 'nowhere')])).rejects.toMatchObject({
      code: 'not-found',
      message: `There is no list of journals at ${join(folder, 'nowhere')}: no such file.`,
    });
    await expect(openJournals([file('empty.csv', '')])).rejects.toMatchObject({ code: 'unreadable-input' });
    await expect(openJournals([file('broken.csv.gz', Buffer.concat([gzipSync('a;b\n').subarray(0, 12)]))])).rejects.toMatchObject({
      code: 'unreadable-input',
    });
    await expect(openJournals([file('bad.jsonl', '{"title":"A journal","abbr":')])).rejects.toMatchObject({ code: 'unreadable-input' });
  });
});
