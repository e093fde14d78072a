import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisionsIn } from '../../../src/extract/running/decisions.ts';
import { internationalIn } from '../../../src/extract/running/international.ts';

const found = (text: string) => decisionsIn(text).map(({ start, end }) => text.slice(start, end));

describe('decisions of courts between states and of the Union', () => {
  it.each([
    [
      'So in Roe and Others v. Italy [GC], no. 30814/06, §§ 61-62, ECHR 2011.',
      ['Roe and Others v. Italy [GC], no. 30814/06, §§ 61-62, ECHR 2011'],
    ],
    [
      'They disagreed (R. and Poe v. Spain [GC], nos. 30562/04 and 30566/04, 4 December 2008).',
      ['R. and Poe v. Spain [GC], nos. 30562/04 and 30566/04, 4 December 2008'],
    ],
    [
      'In Roe v. the United Kingdom, 7 July 1989, § 88, Series A no. 161, it was barred.',
      ['Roe v. the United Kingdom, 7 July 1989, § 88, Series A no. 161'],
    ],
    [
      'The ICJ in Mills on the River Roe (Norway v. Poland), Judgment, I.C.J. Reports 1986, p. 14, para. 2, rejected it.',
      ['Mills on the River Roe (Norway v. Poland), Judgment, I.C.J. Reports 1986, p. 14, para. 2'],
    ],
    [
      'See Legality of the Use of Hedges, Advisory Opinion, ICJ Rep 1996, 226.',
      ['Legality of the Use of Hedges, Advisory Opinion, ICJ Rep 1996, 226'],
    ],
    [
      'The Permanent Court in the Case of the S.S. "Roe" (France v. Turkey), Judgment, 1927, P.C.I.J., Series A, No. 10, said so.',
      ['Case of the S.S. "Roe" (France v. Turkey), Judgment, 1927, P.C.I.J., Series A, No. 10'],
    ],
    ['It held in C-131/12, Roe SL v Poe, EU:C:2014:317, that it must.', ['C-131/12, Roe SL v Poe, EU:C:2014:317']],
    ['In Case C-131/12, Roe and Poe, the Court found a right.', ['Case C-131/12, Roe and Poe']],
    ['Per Case 26/62 Roe en Poe v Hedges [1963] ECR 1, it is new.', ['Case 26/62 Roe en Poe v Hedges [1963] ECR 1']],
    [
      'Joined Cases C-293/12 and C-594/12 Roe and Others, EU:C:2014:238, fell.',
      ['Joined Cases C-293/12 and C-594/12 Roe and Others, EU:C:2014:238'],
    ],
    ['Der EuGH (Urteil vom 16. Juli 2020, C-311/18) hat es verworfen.', ['EuGH (Urteil vom 16. Juli 2020, C-311/18)']],
    [
      'It followed Roe v. Germany (no. 2) [GC], nos. 40660/08 and 60641/08, ECHR 2012.',
      ['Roe v. Germany (no. 2) [GC], nos. 40660/08 and 60641/08, ECHR 2012'],
    ],
    [
      'Compare Roe v. Poland, 28 October 1998, § 116, Reports of Judgments and Decisions 1998-VIII.',
      ['Roe v. Poland, 28 October 1998, § 116, Reports of Judgments and Decisions 1998-VIII'],
    ],
    [
      'That is Roe Traction, Light and Power Company, Limited (Belgium v. Spain), Judgment, I.C.J. Reports 1970, p. 3.',
      ['Roe Traction, Light and Power Company, Limited (Belgium v. Spain), Judgment, I.C.J. Reports 1970, p. 3'],
    ],
    ['The Roe II [1969] 1 AC 350 is about ships.', ['The Roe II [1969] 1 AC 350']],
    [
      'Roe Doe v. Honduras, Merits, Judgment of July 29, 1988, Inter-Am. Ct. H.R. (ser. C) No. 4, is the root.',
      ['Roe Doe v. Honduras, Merits, Judgment of July 29, 1988, Inter-Am. Ct. H.R. (ser. C) No. 4'],
    ],
    [
      'In Prosecutor v. Roe, Case No. IT-94-1-A, Judgement, 15 July 1999, para. 137.',
      ['Prosecutor v. Roe, Case No. IT-94-1-A, Judgement, 15 July 1999'],
    ],
    [
      'The Appellate Body Report, Norway – Import of Hedges, WT/DS58/AB/R, adopted 6 November 1998, allowed it.',
      ['Appellate Body Report, Norway – Import of Hedges, WT/DS58/AB/R, adopted 6 November 1998'],
    ],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    'Re: Case 12345/06 – your order of 12 May 2010 has shipped.',
    'Case 12/13 was opened in the C-131/12 bay of the store.',
    'Ticket no. 12345/06, 12 May 2010, was closed.',
    'The reports of 1986, p. 14, and series A no. 12 of the stamps.',
  ])('are none: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('lie within the text, whatever it is', () => {
    const piece = fc.constantFrom(
      'Case ',
      'C-131/12',
      ', Roe v Poe, ',
      'EU:C:2014:317',
      ' (',
      'Norway v. Poland)',
      ', Judgment, ',
      'ICJ Reports 1986, p. 14',
      '"',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('');
        return internationalIn(text).every(({ start, end }) => start >= 0 && end > start && end <= text.length);
      }),
    );
  });
});
