import { describe, expect, it } from 'vitest';
import { decisionAmong, isAnother } from '../../../src/extract/at-hand/decisions.ts';
import { referenceFrom } from '../../../src/extract/entries/reference.ts';
import { documentOf } from '../document-of.ts';

const reference = (raw: string) =>
  referenceFrom(documentOf(raw), { span: { start: 0, end: raw.length }, words: raw, key: '1', origin: 'text', links: [] });
const is = (raw: string, ...texts: readonly (readonly [file: string, head: string])[]) =>
  decisionAmong(
    reference(raw),
    texts.map(([file, head]) => ({ file, head })),
  ).map(({ file }) => file);

describe('the text of a decision', () => {
  it.each([
    ['Roe v. Poe, 410 U.S. 113 (1973)', 'Roe v. Poe', ''],
    ['Roe v. Poe, 410 U.S. 113 (1973)', 'a', '410 U.S. 113 (1973)\n\nROE v. POE'],
    ['Roe v. Poe, 410 U.S. 113, 93 S. Ct. 705 (1973)', 'a', '93 S. Ct. 705'],
    ['Roe v. Harbor Freight Lines, Inc., 12 F.3d 45 (1993)', 'Roe v Harbor Freight (1993)', ''],
    ['BGH, Urteil vom 12. Mai 2010 – I ZR 121/08', 'BGH I ZR 121-08', ''],
    ['BGH, Urteil vom 12. Mai 2010 – I ZR 121/08', 'a', 'BUNDESGERICHTSHOF\nURTEIL\nI ZR 121/08\nVerkündet am 12. Mai 2010'],
    ['Case C-131/12 Google Spain, EU:C:2014:317', 'C-131_12', ''],
    ['BGE 140 III 115', 'BGE 140 III 115', ''],
    ['Roe v Poe [2015] UKSC 5', 'a', 'Roe v Poe\n[2015] UKSC 5'],
    ['Urteil des Bundesgerichts 4A_123/2020 vom 3. März 2020', '4A_123_2020', ''],
    ['Roe v. United States, 560 U. S. ___ (2010)', 'Roe v. United States', 'Decided May 17, 2010'],
    [
      'Roe v. Florida, 560 U. S. ___',
      'a',
      '1\n\nSyllabus\nNOTE: Where it is feasible, a syllabus will be released.\nSee United States v. Lane, 200 U. S. 321.\n\nROE v. FLORIDA\n\nNo. 08–7412.',
    ],
  ])('%s is %s “%s”', (raw, file, head) => {
    expect(is(raw, [file, head])).toEqual([file]);
  });

  it.each([
    ['the same court, day and year', 'BGH, Urteil vom 12. Mai 2010 – I ZR 121/08', 'BGH, Urteil vom 12.05.2010 – V ZR 160-10', ''],
    ['another decision between the same parties', 'Roe v. Poe, 410 U.S. 113 (1973)', 'Roe v. Poe', '450 U.S. 77 (1981)'],
    ['a later one that names it', 'Roe v. Poe, 410 U.S. 113 (1973)', 'a', 'ROE v. POE, 450 U.S. 77 (1981). See Roe v. Poe, 410 U.S. 113.'],
    ['another year', 'Roe v. Poe, 410 U.S. 113 (1973)', 'Roe v. Poe (1981)', ''],
    [
      'a later one that a syllabus names',
      'Lane v. Poe, 200 U. S. 321',
      'Roe v. Poe',
      'ROE v. POE\n\nSyllabus\nIn Lane v. Poe, 200 U. S. 321, it was held',
    ],
    ['another of the same name', 'Roe v. United States, 333 U. S. 10 (1948)', 'Roe v. United States', 'Decided March 2, 2010'],
    ['one of a volume that is older', 'Roe v. United States, 333 U. S. 10', 'Roe v. United States', 'Decided March 2, 2010'],
    ['one of another court', 'United States v. Roe, 460 F. 3d 191', 'United States v. Roe', 'SUPREME COURT OF THE UNITED STATES'],
    ['one party alone', 'Roe v. Poe, 410 U.S. 113 (1973)', 'Roe v. Lane', ''],
    ['a letter by a party', 'Roe v. Poe, 410 U.S. 113 (1973)', 'Roe to Poe', 'Dear Poe, Roe writes'],
  ])('is not %s', (_, raw, file, head) => {
    expect(is(raw, [file, head])).toEqual([]);
  });

  it('is told from another by a number of the same kind', () => {
    expect(isAnother(reference('Roe v. Poe, 410 U.S. 113 (1973)'), { file: 'a', head: '450 U.S. 77' })).toBe(true);
    expect(isAnother(reference('Roe v. Poe, 410 U.S. 113 (1973)'), { file: 'a', head: '93 S. Ct. 705' })).toBe(false);
  });
});
