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
    ['a work, over the end of a page', `${A}. It held\n\n3\n\nROE, J., concurring\n\nso. Id., at 457.`, '1'],
    [
      'a work, not that of the note under its page',
      `${A}. It held\n\n——————\n1 So it held, ${B}, not so.\n\n3\n\nROE, J., concurring\n\nso. Id., at 457.`,
      '1',
    ],
    ['a work of the next page', `${A}. It held\n\n——————\n1 So it held.\n\n3\n\nROE, J., concurring\n\nso, ${B}. Id., at 121.`, '2'],
    ['a work in a note, within it', `So it is.\n\n——————\n1 So it held, ${A}. Id.`, '1'],
    ['a work that it repeats', `${A}. Id. at 456. Id. at 457.`, '1 1'],
    ['a work before a statute, by its page', `${A}. It read 42 U.S.C. § 1983 so. Id. at 457.`, '1'],
    ['a work, whatever became of it', `${A}, cert. denied, 433 U.S. 5 (2003). It held so. Id. at 457.`, '1'],
    ['a decision with paragraphs and pages', 'State v. Roe, 2006 WI 47, 290 Wis. 2d 380. It held so. Id., ¶18.', '1'],
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
    ['a decision without pages yet, by a page', 'Roe v. Poe, 560 U. S. ___, ___ (2010). It held so. Id., at 56.'],
    ['another page of the same text', `${A}. The risks, ante, at 21, were small. Ibid.`],
    ['a page with notes, in one of them', `${A}. It held\n\n——————\n1 So it held. Id.`],
    ['a book', `${A}. The books agree. 5 Hedge on Fences (4th ed. 2010). Id.`],
  ])('means nothing behind %s', async (_, text) => {
    expect(await again(text)).toEqual(['?']);
  });
});

it('“id.” behind one that means nothing certain means nothing either', async () => {
  expect(await again(`${A}. He signed in May. R. at 12. He left. Id. He came back. Ibid.`)).toEqual(['?', '?']);
});

const SHORT: readonly (readonly [string, string, string])[] = [
  [
    'a parallel series',
    'Roe v. Poe, 410 U.S. 113, 93 S. Ct. 705, 35 L. Ed. 2d 147 (1973). So 93 S. Ct. at 730; further, 35 L. Ed. 2d at 150.',
    '1 1',
  ],
  ['one volume, by the page', `${B}. Doe v. Voe, 410 U.S. 733, 740 (1973). So 410 U.S. at 741 and 410 U.S. at 153.`, '2 1'],
  ['a page that is not known yet', 'Roe v. Poe, 560 U. S. ___, ___ (2010). So Roe, 560 U. S., at ___; 560 U. S., at ___–___.', '1 1'],
  ['what it is called from there on', `${B} (hereinafter “Moe II”). So Moe II, 410 U.S. at 121.`, '1'],
  ['California', 'See Roe v. Poe (1979) 23 Cal.3d 673, 677. So Roe, supra, 23 Cal.3d at p. 680.', '1'],
  [
    'a name and a paragraph',
    'See Roe v Poe [2015] UKSC 5, [2015] 1 WLR 100. So Roe at [24]; Roe (above) at [5]; [2015] UKSC 5 at [6].',
    '1 1 1',
  ],
  ['Strasbourg', 'See Roe v. Italy, no. 30814/06, § 62, 3 May 2010. So Roe, cited above, § 63.', '1'],
  ['Luxembourg', 'See judgment of 13 May 2014, Google Spain, C-131/12, EU:C:2014:317, paragraph 80. So Google Spain, paragraph 81.', '1'],
  [
    'India',
    'See Roe v. State of Kerala, (1973) 4 SCC 225 and Poe v. Union of India, AIR 1980 SC 1789. So Roe (supra); Poe (supra).',
    '1 2',
  ],
  ['a German docket', 'So BGH, Urteil vom 12. Mai 2010 – I ZR 121/08. Vgl. BGH, I ZR 121/08, Rn. 15.', '1'],
  ['a French day', 'Ainsi Cass. civ. 1re, 3 mars 2010, n° 08-21.345. Voir Cass. civ. 1re, 3 mars 2010, préc.', '1'],
  ['a Spanish number', 'Véase STS núm. 11/1996, de 4 de marzo. Y STS 11/1996, cit.', '1'],
];

describe('short forms', () => {
  it.each(SHORT)('lead to the decision meant: %s', async (_, text, to) => {
    const { marks, references } = await readAndCite('a.txt', `The claim fails for the reasons that follow.\n\nSo it is. ${text}`);
    expect(marks.slice(references.length).map((mark) => mark.replace(/^.* → /, ''))).toEqual(to.split(' '));
  });

  it.each([
    [
      'two are called so',
      `United States v. Roe, 12 F.3d 45 (1993). United States v. Poe, 13 F.3d 46 (1994). So United States, supra, at 47.`,
    ],
    [
      'a court decided both',
      'So BGH, Urteil vom 12. Mai 2010 – I ZR 121/08; BGH, Urteil vom 3. Juni 2011 – V ZR 5/10. Vgl. BGH, a.a.O., Rn. 7.',
    ],
  ])('lead nowhere where %s', async (_, text) => {
    const { marks } = await readAndCite('a.txt', `The claim fails for the reasons that follow.\n\nSo it is. ${text}`);
    expect(marks.at(-1)).toMatch(/ → \?$/);
  });
});
