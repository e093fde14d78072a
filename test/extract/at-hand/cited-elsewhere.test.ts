/** Words from the record or a statute are held against no decision; in whole briefs with the texts of what they cite. */
import { describe, expect, it } from 'vitest';
import { citingElsewhere } from '../../../src/extract/at-hand/cited-elsewhere.ts';
import { extract } from '../../../src/extract/index.ts';
import { verifyDocumentQuotes } from '../../../src/quotes-document.ts';
import { readDocument } from '../../../src/read/index.ts';
import { sourceOfText } from '../../../src/source-texts.ts';

const ROE = 'Roe v. Poe\n\n325 F.3d 1339 (11th Cir. 2003)\n\nWe hold that a fence that leans for seven years becomes the boundary.';
const MOE = 'Moe v. Lane\n\n410 U.S. 113 (1973)\n\nNo neighbour may claim the fruit that falls beyond the ditch.';
const CITED = 'Roe v. Poe, 325 F.3d 1339, 1341 (11th Cir. 2003)';
const told = async (text: string): Promise<string[]> => {
  const document = await readDocument(
    { name: 'brief.md', bytes: new TextEncoder().encode(`The claim fails.\n\nSo it is. ${text}`) },
    { isolate: false },
  );
  const sources = [sourceOfText('Roe.txt', 'Roe.txt', ROE, 'r'), sourceOfText('Moe.txt', 'Moe.txt', MOE, 'm')];
  return verifyDocumentQuotes(document, extract(document), sources).items.map(({ status, severity, citations }) =>
    [status, severity, citations.map(({ source }) => source ?? '-').join()].join(' '),
  );
};

describe('quotes in a brief', () => {
  it.each([
    ['the record', `${CITED}. He said that “the fence had been moved twice before winter”. (R. at 12).`],
    ['a complaint', `${CITED}. He pleads that “nobody told him about the ditch at all”. Compl. ¶ 14.`],
    ['a statute', `${CITED}. It reads “every person who under color of any statute”. 42 U.S.C. § 1983.`],
    ['a rule that is named before', `${CITED}. Rule 8(a)(2) asks for “a short and plain statement of the claim”.`],
    ['“id.” behind the record', `${CITED}. He left. R. at 12. He said “nobody told me about the ditch”. Id. at 13.`],
    ['“id.” behind two works', `See ${CITED}; Moe v. Lane, 410 U.S. 113 (1973). “Nobody told him about the ditch.” Id. at 121.`],
  ])('are not held against a decision: those of %s', async (_, text) => {
    expect(await told(text)).toEqual([expect.stringMatching(/ info /)]);
  });

  it.each([
    ['full', `“A fence that leans for seven years becomes the boundary.” ${CITED}.`, 'Roe.txt'],
    ['short', `${CITED}. It is “a fence that leans for seven years”. Roe, 325 F.3d at 1342.`, 'Roe.txt'],
    ['id.', `${CITED} (quoting Moe v. Lane, 410 U.S. 113 (1973)). It is “a fence that leans for seven years”. Id.`, 'Roe.txt'],
    ['other', `${CITED}. Moe v. Lane, 410 U.S. 113 (1973). It is “the fruit that falls beyond the ditch”. Id. at 121.`, 'Moe.txt'],
  ])('are held against the decision meant: %s', async (_, text, source) => {
    expect(await told(text)).toEqual([`verified info ${source}`]);
    expect((await told(text.replace(/seven|fruit/, 'other')))[0]).toMatch(/^not_found error/);
  });

  it('go by the note they call, also where a page prints its number as any other', async () => {
    const brief = `The claim fails.\n\nSo it is.[^1] He said “nobody told me about the ditch at all.”[^2] See Roe, 325 F.3d at 1342.\n\n[^1]: ${CITED}.\n[^2]: Compl. ¶ 12.\n`;
    const read = await readDocument({ name: 'brief.md', bytes: new TextEncoder().encode(brief) }, { isolate: false });
    const document = { ...read, text: read.text.replace('¹', '1').replace('²', '2') };
    const { items } = verifyDocumentQuotes(document, extract(document), [sourceOfText('Roe.txt', 'Roe.txt', ROE, 'r')]);
    expect(items.map(({ status, severity, citations }) => [status, severity, citations[0]?.label])).toEqual([
      ['citation_unresolved', 'info', '2'],
    ]);
  });

  it('leave a text that cites no decision as it is', () => {
    const text = { text: 'Section 5 asks for “more”.' };
    expect(citingElsewhere(text, [], [])).toBe(text);
  });
});
