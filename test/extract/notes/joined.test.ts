import { describe, expect, it } from 'vitest';
import { joinedParts } from '../../../src/extract/notes/joined.ts';

const parts = (text: string) =>
  joinedParts(text, { span: { start: 0, end: text.length }, text, signalled: false }).map(({ text: own, aside, remark }) =>
    aside ? `aside ${own}` : remark ? `remark ${own}` : own,
  );
const ROE = 'Ada Roe, Salt Roads (Oxford: Fern Press, 2004), 14';
const DOE = 'Ben Doe, Tides (London: Gull House, 1998), 77';

describe('joinedParts', () => {
  it.each([
    [`Ibid., 15, quoting ${ROE}`, ['Ibid., 15', ROE]],
    [`Ebd. sowie ${ROE}`, ['Ebd.', ROE]],
    ['Ibid., 15. The carts were slow.', ['Ibid., 15', 'remark The carts were slow.']],
    [`${ROE}. ${DOE}.`, [`${ROE}.`, `${DOE}.`]],
    [`${ROE} and ${DOE}.`, [ROE, `${DOE}.`]],
    ['A v. B, 1 U.S. 2 (1999) (quoting C v. D, 3 U.S. 4 (1998)).', ['A v. B, 1 U.S. 2 (1999)', 'aside C v. D, 3 U.S. 4 (1998)']],
    [
      'Ada Roe. “Salt Roads”. In: Reef Letters. 2004, pp. 12–19. DOI: 10.1/reef.2004/79.',
      ['Ada Roe. “Salt Roads”. In: Reef Letters. 2004, pp. 12–19. DOI: 10.1/reef.2004/79.'],
    ],
    // A year within an identifier or a range of pages makes no second work of a title.
    ...['doi:10.1/reef.2019.143', 'https://example.org/2019/143', '14:1822–1838'].map((end): [string, string[]] => {
      const text = `Marsh, A., & Lind, B. (2019). Drift of salt in the north. Reef Letters ${end}`;
      return [text, [text]];
    }),
    ['Ibid., 15.', ['Ibid., 15.']],
    [`${ROE}. It is long.`, [`${ROE}. It is long.`]],
  ])('divides %s', (text, found) => expect(parts(text)).toEqual(found));
});
