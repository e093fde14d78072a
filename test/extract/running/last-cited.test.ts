/** What "id." means behind one citation, two, a bracket, the record, a statute, and pages that cannot be; in whole texts. */
import { describe, expect, it } from 'vitest';
import { readAndCite } from '../read-and-cite.ts';

const A = 'Roe v. Poe, 312 F.3d 450, 455 (2d Cir. 2002)';
const B = 'Moe v. Lane, 410 U.S. 113, 120 (1973)';
const again = async (text: string): Promise<string[]> =>
  (await readAndCite('a.txt', `The claim fails for the reasons that follow.\n\nSo it is. ${text}`)).marks
    .filter((mark) => /^(?:[Ii]d|[Ii]bid|ebd|a\.a)/.test(mark))
    .map((mark) => mark.replace(/^.* → /, ''));

describe('“id.”', () => {
  it.each([
    ['one work', `${A}. It held so. Id. at 457.`, '1'],
    ['the later of two sentences', `${A}. It held so. ${B}. Id. at 121.`, '2'],
    ['a work, not the one it quotes', `${A} (quoting ${B}). It held so. Id. at 457.`, '1'],
    ['a work, not the one it cites behind another bracket', `${A} (Stone, J., dissenting) (citing ${B}). Id.`, '1'],
    ['a work that it repeats', `${A}. Id. at 456. Id. at 457.`, '1 1'],
    ['a work before a statute, by its page', `${A}. It read 42 U.S.C. § 1983 so. Id. at 457.`, '1'],
    ['a decision with paragraphs', 'Roe v. Poe, 2013 IL App (1st) 111279, ¶ 12. Id. ¶ 14.', '1'],
    ['ibid., in a text that cites decisions', 'See Roe v Poe [2015] UKSC 5 at [12]. It held so (ibid at [13]).', '1'],
    ['a.a.O.', 'So BGH, Urteil vom 12. Mai 2010 – I ZR 121/08, Rn. 12. Das gilt (a.a.O., Rn. 14).', '1'],
  ])('means %s', async (_, text, to) => {
    expect((await again(text)).join(' ')).toBe(to);
  });

  it.each([
    ['two works in one breath', `See ${A}; ${B}. They agree. Id. at 121.`],
    ['two works compared', `Compare ${A}, with ${B}. Id. at 121.`],
    ['a decision and what became of it', `${A}, overruled by ${B}. Id. at 121.`],
    ['the record', `${A}. He signed in May. R. at 12. He left. Id. at 460.`],
    ['a complaint', `${A}. He was hired. Compl. ¶ 12. He left. Id. ¶ 14.`],
    ['paragraphs of a decision that has pages', `${A}. He left. Id. ¶ 14.`],
    ['a page before the first', `${A}. He left. Id. at 13.`],
    ['a page far behind the last', `${A}. He left. Id. at 2013.`],
    ['a statute', `${A}. The act is plain. 42 U.S.C. § 1983. Id.`],
    ['a book', `${A}. The books agree. 5 Hedge on Fences (4th ed. 2010). Id.`],
  ])('means nothing behind %s', async (_, text) => {
    expect(await again(text)).toEqual(['?']);
  });
});
