/** Tables of authorities: dots and pages end each entry. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { blocksOf, documentOf } from '../document-of.ts';

const TABLE = `TABLE OF AUTHORITIES

Cases                                            Page(s)

Roe v. Doe, 300 U.S. 20 (1950) .................... 2, 9

Poe v. Ng, 317
U.S. 51 (1955) .................................... 3

In re Hedges, 334 U.S. 82 (1960) ............. passim

Other Authorities

Anna Roe, “On the growth of hedges and of the walls that
    stand between them,” Journal of Hedges 3 (2001) . . . . . . . 12, 14

ARGUMENT

The hedge is a wall. It stands where it stood before the war, and nobody who has seen it doubts that.
`;

describe('a table of authorities', () => {
  it('gives each case and work without dots and pages, wherever its lines break, and nothing of what follows', () => {
    expect(extract(documentOf(TABLE)).references.map(({ raw }) => raw)).toEqual([
      'Roe v. Doe, 300 U.S. 20 (1950)',
      'Poe v. Ng, 317 U.S. 51 (1955)',
      'In re Hedges, 334 U.S. 82 (1960)',
      'Anna Roe, “On the growth of hedges and of the walls that stand between them,” Journal of Hedges 3 (2001)',
    ]);
  });
  it('ends with its last page behind a tab as well', () => {
    const table = `TABLE OF AUTHORITIES\n\nRoe v. Poe, 312 F.3d 450 (2d Cir. 2002)\t12, 14\n\nMoe v. Lane, 487 U.S. 112 (1988)\tpassim\n\n`;
    const text = `${table}I. THE CLAIM IS TIMELY\n\nThis is settled. Roe v. Poe, 312 F.3d 450, 455 (2d Cir. 2002). It is so. Roe, 312 F.3d at 456.\n`;
    const { references, citations } = extract(documentOf(text));
    expect(references.map(({ fields }) => fields.title)).toEqual(['Roe v. Poe', 'Moe v. Lane']);
    expect(citations.map(({ to }) => to)).toContain(references[0]?.id);
  });
  it('ends with its last page, whatever heading a reader takes for one below it, and a line too full for dots has a gap', () => {
    const text = `Roe v. Doe, 300 U.S. 20 (1950) .................... 2, 9
Poe v. Ng, 317 U.S. 51 (1955) ..................... 3
In re Hedges, 334 U.S. 82 (1960) .................. 4
Hedge Growers and Gardeners, Inc. v. Walls Ltd., 351 U.S. 308 (1967)  9`;
    const { references, citations } = extract(
      blocksOf([
        ['heading', 'TABLE OF AUTHORITIES', { level: 1 }],
        ['paragraph', text],
        ['heading', 'ARGUMENT', { level: 2 }],
        ['paragraph', 'Hedges are walls. Roe v. Doe, 300 U.S. 20, 22 (1950). Nobody doubts it. Poe, 317 U.S. at 52.'],
      ]),
    );
    expect(references).toHaveLength(4);
    expect(citations.map(({ to }) => references.find(({ id }) => id === to)?.key)).toEqual(['1', '2']);
  });
  it('is none where a few lines of many have dots', () => {
    const entries = ['Roe', 'Doe', 'Poe', 'Ng', 'Lee', 'Orr'].map(
      (name, i) => `${name}, A. (200${i}). On hedges and walls, part ${i}. Journal of Hedges, 3, 1–9.`,
    );
    const text = `References\n\n${entries.join('\n\n')}\n`;
    expect(extract(documentOf(text)).references.map(({ raw }) => raw)).toEqual(entries);
  });
});
