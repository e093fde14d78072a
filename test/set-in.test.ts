/** Paragraphs that stand in from the margin: quotations where the cited work has their words, text otherwise. */
import { afterAll, describe, expect, it } from 'vitest';
import { extract } from '../src/extract/index.ts';
import { prepareSource } from '../src/quotes.ts';
import { verifyDocumentQuotes } from '../src/quotes-document.ts';
import { closeReaders, readDocument } from '../src/read/index.ts';

const SOURCE = prepareSource({
  id: 'hull2016.txt',
  text: 'Folding habits of migratory paper birds\n\nC. Hull\n\nPaper birds fold their wings before the first frost, and never after it. The flock shall not cross a river without a rest.',
});
const LIST = 'Hull, C. (2016). Folding habits of migratory paper birds. Paper Craft Letters, 3, 1–9.';
const EXACT = 'Paper birds fold their wings before the first frost, and never after it.';
const NEARLY = 'Paper birds fold their wings after the first frost, and never before it.';

afterAll(closeReaders);

async function said(name: string, text: string): Promise<string[]> {
  const document = await readDocument({ name, bytes: new TextEncoder().encode(text) });
  return verifyDocumentQuotes(document, extract(document), [SOURCE]).items.map(({ status, detail }) => `${status} ${detail}`);
}

const plain = (lead: string, quoted: string): Promise<string[]> =>
  said(
    'a.txt',
    `The birds are old (Hull, 2016), and much\nis said of how they fold.\n\n${lead}\n\n  ${quoted.replace('wings ', 'wings\n  ')}\n\nThey fold.\n\nReferences\n\n${LIST}\n`,
  );
const rtf = (lead: string, quoted: string): Promise<string[]> =>
  said(
    'a.rtf',
    `{\\rtf1\\ansi {\\pard The birds are old (Hull, 2016).\\par}{\\pard ${lead}\\par}{\\pard \\li720 \\fi0 ${quoted}\\par}{\\pard They fold.\\par}{\\pard References\\par}{\\pard ${LIST}\\par}}`,
  );

describe.each([
  ['plain text', plain],
  ['RTF', rtf],
])('in %s', (_what, checked) => {
  it('is a quotation where the cited work has its words', async () => {
    const one = [expect.stringMatching(/^verified /)];
    expect(await checked('Of wings there is this.', `${EXACT} (Hull, 2016)`)).toEqual(one);
    expect(await checked('As Hull (2016) writes:', EXACT)).toEqual(one);
  });

  it('is a changed one where the line above hands over to it', async () =>
    expect(await checked('As Hull (2016) writes:', NEARLY)).toEqual(['not_found near']));

  it('is no quotation where it only comes near, as a definition does, and where it is of other words', async () => {
    expect(await checked('Of wings there is this.', `${NEARLY} (Hull, 2016)`)).toEqual([]);
    expect(await checked('As Hull (2016) writes:', 'We have looked at many birds, and this is what we found.')).toEqual([]);
  });
});

it('hangs as an item does, and is none', async () => {
  const item = `{\\pard \\li720 \\fi-360 \\bullet \\tab ${EXACT} (Hull, 2016)\\par}`;
  expect(
    await said('a.rtf', `{\\rtf1\\ansi {\\pard The birds are old (Hull, 2016).\\par}${item}{\\pard References\\par}{\\pard ${LIST}\\par}}`),
  ).toEqual([]);
});
