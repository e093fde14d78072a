import { describe, expect, it } from 'vitest';
import { elsewhereIn, recordAndLawIn } from '../../../src/extract/running/elsewhere.ts';

const RECORD = [
  'R. at 12',
  'Dkt. 45',
  'ECF No. 12',
  'Compl. ¶ 12',
  'Smith Decl. ¶ 5',
  'Ex. A',
  'J.A. 45',
  'Tr. 12',
  'Jones Dep. 45',
  'Pet. App. 5a',
  'Claim Form, para 12',
  'Bundle p 45',
  'Bl. 23 d. A.',
  'Anlage K 1',
  'act. 12',
  'pièce n° 12',
  'productie 4',
  'Brief for Respondent 25',
  'Brief for American Reef Association et al. as Amici Curiae 3–4',
  'App. to Pet. for Cert. 28B',
  'Tr. of Oral Arg. 12',
  '4 Record 52',
  'Ante, at 9',
  'The risks, ante, at 9',
];
const LAW = [
  '42 U.S.C. § 1983',
  '29 C.F.R. § 1604.11(a)',
  'Fed. R. Civ. P. 8',
  'U.S. Const. amend. XIV',
  'Section 1983',
  'Rule 12',
  'Art. 6 Abs. 1',
  '§ 823 BGB',
  's 4(2)',
];

describe('what a brief cites and is no work', () => {
  it.each(RECORD)('the record: %s', (words) => {
    expect(recordAndLawIn(`The fence was moved. ${words}. It leans.`)).toMatchObject([{ paged: true }]);
  });
  it.each(LAW)('the law: %s', (words) => {
    expect(recordAndLawIn(`The rule is plain. ${words}. It is old.`)[0]).toMatchObject({ paged: false });
  });
  it.each(['the year 2012 was dry', 'R. Roe wrote it', 'see below, at 12', 'Roe, supra, at 12', 'the dog ate 4 of them', 'Decl is short'])(
    'nothing of the kind: %s',
    (words) => {
      expect(recordAndLawIn(words)).toEqual([]);
    },
  );
  it('and whatever else bears its year in brackets', () => {
    expect(elsewhereIn('5 Ada Hedge, Fences (4th ed. 2010). More.')).toHaveLength(1);
    expect(recordAndLawIn('5 Ada Hedge, Fences (4th ed. 2010). More.')).toEqual([]);
  });
});
