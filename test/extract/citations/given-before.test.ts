import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

const ONE = 'Hedges came with Roe et al. in "Hedges Are All You Need" (HedgeConf 2017), as all know.';
const TWO = '“The Price of Growing Hedges” (Roe & Poe, 2014, Gardens) tells another tale.';

/** The marks by author and year behind works given in passing, each with the key of the work it leads to. */
async function marks(text: string) {
  const document = await readDocument({ name: 'answer.txt', bytes: new TextEncoder().encode(`${ONE}\n\n${TWO}\n\n${text}\n`) });
  const { references, citations, remarks } = extract(document);
  const keyOf = new Map(references.map(({ id, key }) => [id, key]));
  expect(references.map(({ key }) => key)).toEqual(['1', '2']);
  expect(remarks).toEqual([]);
  return citations
    .filter(({ style }) => style === 'author-year')
    .map(({ span, to }) => `${document.text.slice(span.start, span.end)} ${keyOf.get(to ?? '')}`);
}

describe('marks that point at works given in passing', () => {
  it('lead to the work of just these authors and this year', async () => {
    expect(await marks('It grows (Roe et al., 2017), though Roe and Poe (2014) doubt it.')).toEqual([
      '(Roe et al., 2017) 1',
      'Roe and Poe (2014) 2',
    ]);
    expect(await marks('Later, Roe et al. (2017, p. 3) agree; see Poe (1999).')).toEqual(['Later, Roe et al. (2017, p. 3) 1']);
  });
  it('lead nowhere where names or year are others, and are not missed', async () => {
    expect(await marks('It does not (Roe & Moe, 2014; Roe, 2017; Roe et al., 2014; Roe et al., 2016).')).toEqual([]);
  });
});
