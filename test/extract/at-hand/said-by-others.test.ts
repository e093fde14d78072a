/** What one clause gives to a witness is not held against the decision of the next; in whole briefs with the text of the decision. */
import { describe, expect, it } from 'vitest';
import { saidByOthers } from '../../../src/extract/at-hand/said-by-others.ts';
import { extract } from '../../../src/extract/index.ts';
import { verifyDocumentQuotes } from '../../../src/quotes-document.ts';
import { readDocument } from '../../../src/read/index.ts';
import { sourceOfText } from '../../../src/source-texts.ts';

const ROE = 'Roe v. Poe\n\n325 F.3d 1339 (11th Cir. 2003)\n\nWe hold that a fence that leans for seven years becomes the boundary.';
const HIS = '“the gate was never shut in all those years”';
const ROES = '“a fence that leans for seven years”';

/** The severities of both quotes, that of the witness first. */
const told = async (sentence: string, roe = ROE): Promise<(string | undefined)[]> => {
  const text = `The claim fails.\n\nSo it is. Roe v. Poe, 325 F.3d 1339, 1341 (11th Cir. 2003). ${sentence.replace('W', HIS).replace('Y', ROES)}`;
  const document = await readDocument({ name: 'brief.md', bytes: new TextEncoder().encode(text) }, { isolate: false });
  const { items } = verifyDocumentQuotes(document, extract(document), [sourceOfText('Roe.txt', 'Roe.txt', roe, 'r')]);
  return [HIS, ROES].map((quote) => {
    const item = items.find(({ span }) => quote.includes(document.text.slice(span.start, span.end).replace(/[,.]$/, '')));
    return item && `${item.status} ${item.severity}`;
  });
};

describe('a clause with a speaker of its own', () => {
  it.each([
    'The witness said W, and the court in Roe held Y.',
    'The witness told the officer that W, but the Roe Court held that Y.',
    'Mr. Stone testified that W, and Roe held that Y.',
    'Plaintiff argues that W, yet Roe teaches that Y.',
    'The contract reads W; Roe held that Y.',
    'Defendant wrote that W, but Roe, 325 F.3d at 1342, holds that Y.',
    'The witness said W, and in Roe v. Poe, 325 F.3d at 1342, the court held Y.',
    'According to the witness, W, and the court in Roe held Y.',
    'W, the witness said, and the court in Roe held Y.',
    'Roe held that Y, and the witness said W.',
    'In Roe, the court held Y, while Mr. Stone says W.',
  ])('is not the decision’s, and the other is: %s', async (sentence) => {
    expect(await told(sentence)).toEqual(['citation_unresolved info', 'verified info']);
    expect(await told(sentence, ROE.replace('seven', 'nine'))).toEqual(['citation_unresolved info', 'not_found error']);
  });

  it.each([
    'The witness said W. Roe, 325 F.3d at 1342.',
    'The witness said that W, Roe, 325 F.3d at 1342, and the court held that Y.',
    'In Roe, the witness said W, and the court held Y.',
    'In Roe, the court held Y, and the witness said W.',
  ])('is the decision’s where that is cited for it: %s', async (sentence) => {
    expect((await told(sentence))[0]).toBe('not_found error');
  });

  it('is marked with its speaker, and none where no decision stands in the sentence', () => {
    const text = 'Der Zeuge sagte „das Tor war offen“, aber Roe held „nein“. The witness said “no”. Roe held “yes”.';
    const cited = [...text.matchAll(/Roe held/g)].map(({ index }) => ({
      span: { start: index, end: index + 8 },
      label: 'Roe held',
      source: 'r',
    }));
    expect(saidByOthers(text, cited).map(({ label, source }) => [label, source])).toEqual([['Der Zeuge sagte', null]]);
    expect(saidByOthers(text, [])).toEqual([]);
  });
});
