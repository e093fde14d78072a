import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisionsIn } from '../../../src/extract/running/decisions.ts';

const found = (text: string) => decisionsIn(text).map(({ start, end }) => text.slice(start, end));

describe('full citations of decisions', () => {
  it.each([
    ['See also In re Roe, 397 U.S. 358, 364 (1970) (proof).', ['In re Roe, 397 U.S. 358, 364 (1970)']],
    [
      'As held in Roe v. Kim, No. 22-2057, 2024 WL 332478, at *1 (2d Cir. Jan. 30, 2024).',
      ['Roe v. Kim, No. 22-2057, 2024 WL 332478, at *1 (2d Cir. Jan. 30, 2024)'],
    ],
    ['In Roe v. Doe, 5 U.S. (1 Cranch) 137 (1803), it was claimed.', ['Roe v. Doe, 5 U.S. (1 Cranch) 137 (1803)']],
    [
      'It depends on Roe. Roe R.R. Co. v. Doe, 304 U.S. 64, 78 (1938); Poe v. Lane, 380 U.S. 460 (1965).',
      ['Roe R.R. Co. v. Doe, 304 U.S. 64, 78 (1938)', 'Poe v. Lane, 380 U.S. 460 (1965)'],
    ],
    [
      "The D.C. Circuit in Nat'l Ass'n of Roes v. Dep't of Def., 138 S. Ct. 617 (2018), said so.",
      ["Nat'l Ass'n of Roes v. Dep't of Def., 138 S. Ct. 617 (2018)"],
    ],
    [
      'Roe v. Doe Petals, Inc., 509 U.S. 579, 113 S. Ct. 2786, 125 L. Ed. 2d 469 (1993), rules.',
      ['Roe v. Doe Petals, Inc., 509 U.S. 579, 113 S. Ct. 2786, 125 L. Ed. 2d 469 (1993)'],
    ],
    [
      'Friends for Ethics & Care in Wash. v. FEC, 711 F.3d 180 (D.C. Cir. 2013).',
      ['Friends for Ethics & Care in Wash. v. FEC, 711 F.3d 180 (D.C. Cir. 2013)'],
    ],
    ['See Roe v. Lane, 312 F. 3d 450, 455 (CA2 2006), on fences.', ['Roe v. Lane, 312 F. 3d 450, 455 (CA2 2006)']],
    ['See Roe v. Lane, 410 U. S. 113, 121, n. 6 (1973), on fences.', ['Roe v. Lane, 410 U. S. 113, 121, n. 6 (1973)']],
    ['See Roe v. Lane, 560 U. S. ___, ___–___ (2010) (slip op., at 7).', ['Roe v. Lane, 560 U. S. ___, ___–___ (2010)']],
    ['Justice Marsh in Roe v. Doe, 541 U.S. 36 (2004), traced it.', ['Roe v. Doe, 541 U.S. 36 (2004)']],
    ['eRoe Labs, Inc. v. Doe Corp., 31 F.4th 1180 (9th Cir. 2022)', ['eRoe Labs, Inc. v. Doe Corp., 31 F.4th 1180 (9th Cir. 2022)']],
    [
      'Roe v. Doe, 2013 IL App (1st) 111279-U (Ill. App. Ct. 2013), is cited.',
      ['Roe v. Doe, 2013 IL App (1st) 111279-U (Ill. App. Ct. 2013)'],
    ],
    ['Doe v. Roe, No. 1:21-cv-01234 (E.D. Va. Mar. 3, 2022), ECF No. 12.', ['Doe v. Roe, No. 1:21-cv-01234 (E.D. Va. Mar. 3, 2022)']],
    ['Lane, 556 U.S. 662, 678 (2009), requires more.', ['556 U.S. 662, 678 (2009)']],
    ['So Roe v Home Department[2008] EWCA Civ 69 has it.', ['Roe v Home Department[2008] EWCA Civ 69']],
    ['Roe v Poe [2018] UKUT 156 (TCC) was followed.', ['Roe v Poe [2018] UKUT 156 (TCC)']],
    [
      'in Roe v Office national de l’emploi (Case C-34/09) EU:C:2011:124; [2011] ECR I-1177; [2012] QB 265 (“Roe”)',
      ['Roe v Office national de l’emploi (Case C-34/09) EU:C:2011:124; [2011] ECR I-1177; [2012] QB 265'],
    ],
    [
      'Roe v. Commissioner, T.C. Memo. 2009-22, 97 T.C.M. (CCH) 1090, 1092',
      ['Roe v. Commissioner, T.C. Memo. 2009-22, 97 T.C.M. (CCH) 1090, 1092'],
    ],
    ['“…” Roe v. Lessee of Poe, 16 Pet. 367, 410. So it was.', ['Roe v. Lessee of Poe, 16 Pet. 367, 410']],
    ['Roe v. State, 141 Nev., Adv. Op. 61, 580 P.3d 101, 108 (2025)', ['Roe v. State, 141 Nev., Adv. Op. 61, 580 P.3d 101, 108 (2025)']],
    [
      'in Roe v. Poe Hospitals Corp. 2025 IL App (1st) 2413-U, ¶ 119, it was',
      ['Roe v. Poe Hospitals Corp. 2025 IL App (1st) 2413-U, ¶ 119'],
    ],
    ['Roe v Poe [2004] 2 All SA 609 (SCA); 2004 (3) SA 615 (SCA) para 19', ['Roe v Poe [2004] 2 All SA 609 (SCA); 2004 (3) SA 615 (SCA)']],
    [
      'Roe v. Poe, 374 Ill. App. 3d 646 (2007), vacated on other grounds, 231 Ill. 2d 516 (2008).',
      ['Roe v. Poe, 374 Ill. App. 3d 646 (2007)'],
    ],
    ['Roe v. Poe, 68 N.C. App. 228, 230, disc. rev. denied, 311 N.C. 751 (1984)', ['Roe v. Poe, 68 N.C. App. 228, 230']],
    ['Cite as: 569 U. S. ____ (2013)', []],
    [
      'It was set out in Roe v Doe [1932] AC 562 and in Poe plc v Lane [1990] 2 AC 605 (HL).',
      ['Roe v Doe [1932] AC 562', 'Poe plc v Lane [1990] 2 AC 605 (HL)'],
    ],
    ['The accused relies on R v Roe, 2016 SCC 27, [2016] 1 SCR 631, at para 46.', ['R v Roe, 2016 SCC 27, [2016] 1 SCR 631']],
    [
      'Roe v. the United Kingdom, no. 5493/72, 7 December 1976, § 49, spoke.',
      ['Roe v. the United Kingdom, no. 5493/72, 7 December 1976, § 49'],
    ],
    [
      'Roe v State of Kerala, (1973) 4 SCC 225; S v Doe 1995 (3) SA 391 (CC).',
      ['Roe v State of Kerala, (1973) 4 SCC 225', 'S v Doe 1995 (3) SA 391 (CC)'],
    ],
    ['Found in Case C-131/12 Roe and Doe EU:C:2014:317.', ['Case C-131/12 Roe and Doe EU:C:2014:317']],
    [
      'So der BGH (BGH, Urteil vom 12. Mai 2010 – I ZR 121/08) und BVerfGE 65, 1.',
      ['BGH, Urteil vom 12. Mai 2010 – I ZR 121/08', 'BVerfGE 65, 1'],
    ],
    ['L’arrêt (Cass. civ. 1re, 3 mars 2010, n° 08-21.345) le dit.', ['Cass. civ. 1re, 3 mars 2010, n° 08-21.345']],
    [
      'The Supreme Court overruled Roe v. Doe (1973) in Poe v. Lane Health Organization (2022).',
      ['Roe v. Doe (1973)', 'Poe v. Lane Health Organization (2022)'],
    ],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    'We measured temperature vs. depth (Fig. 3) in 2019 and fitted F v. G (2019).',
    'In the match Norway v Brazil (2014) seven goals fell.',
    'The sample had 25 US 300 patients. The U.S. 500 index rose in 1999.',
    'Title VII forbids it. 42 U.S.C. § 2000e-2(a)(1).',
    'Roe vs. Roe (1979) won five prizes.',
    'Roe v. Doe was decided long ago.\n\nThe reporter at 12 F.3d 45 says nothing.',
  ])('are none: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('keep their names across the ends of lines', () => {
    expect(found('as in\nRoe Garden\nSupply Co. v. Doe,\n12 F.3d 45 (1st Cir.\n1993)')).toEqual([
      'Roe Garden\nSupply Co. v. Doe,\n12 F.3d 45 (1st Cir.\n1993)',
    ]);
  });

  it('never overlap, whatever the text', () => {
    const piece = fc.constantFrom(
      'Roe v. Doe',
      ', ',
      '12 F.3d 45',
      ' (1993)',
      '. See ',
      'In re Poe',
      '[1990] 2 AC 605',
      'v. ',
      'BVerfGE 65, 1',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const spans = decisionsIn(pieces.join(''));
        return spans.every(({ start, end }, i) => end > start && start >= (spans[i - 1]?.end ?? 0));
      }),
    );
  });
});

describe('a decision of Austria', () => {
  it('is told by court, day and number', () => {
    expect(found('Der Gerichtshof sagt es: OGH 12.10.2010, 1 Ob 123/10s.')).toEqual(['OGH 12.10.2010, 1 Ob 123/10s']);
  });
});

describe('what became of a decision later', () => {
  it('is no decision of its own', () => {
    expect(found('Chambers v. Michigan, 473 F.2d 532 (6th Cir. 1973), cert. denied, 414 U.S. 1008 (1973).')).toEqual([
      'Chambers v. Michigan, 473 F.2d 532 (6th Cir. 1973)',
    ]);
    expect(found('It is so, 414 U.S. 1008 (1973).')).toEqual(['414 U.S. 1008 (1973)']);
  });
});
