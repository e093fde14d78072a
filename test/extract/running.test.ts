/** Decisions cited in running text: what a brief without a list cites, and what points back at it. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../src/extract/index.ts';
import { readDocument } from '../../src/read/index.ts';
import { docxOf } from '../read/made-zip.ts';

const read = async (text: string, name = 'brief.md') => {
  const document = await readDocument({ name, bytes: new TextEncoder().encode(text) });
  const { references, citations, remarks } = extract(document);
  const keyOf = new Map(references.map(({ id, key }) => [id, key]));
  return {
    references: references.map(({ key, raw, origin, canonical }) => ({ key, raw, origin, canonical })),
    marks: citations.map(({ span, style, to, locator }) => ({
      words: document.text.slice(span.start, span.end).replace(/\s+/g, ' '),
      style,
      to: keyOf.get(to ?? '') ?? null,
      locator,
    })),
    remarks: remarks.map(({ kind }) => kind),
  };
};

const BRIEF = `# Memorandum

The period is tolled by a petition. See *Roe v. Garden Supply Co.*, 925 F.3d 1339 (11th Cir. 2019). A complaint must say more.
*Poe Corp. v. Doe*, 550 U.S. 544, 570 (2007); *Moe v. Lane*, 556 U.S. 662
(2009). The Court in *Poe Corp.*, 550 U.S. at 555, asked for facts. *Id.* at 556–57. So did others. See *Roe*, supra, at 1341.

Nothing else is cited, but *Poe Corp. v. Doe*, 550 U.S. 544 (2007), again, and a case of no name, 12 F.4th at 13. See
*Poe Corp.*, 550 U.S. at 560.
`;

describe('decisions in running text', () => {
  it('become references where they are first cited, and short forms lead there', async () => {
    const { references, marks, remarks } = await read(BRIEF);
    const decision = { origin: 'text', canonical: 'court-decision' };
    expect(references).toEqual([
      { key: '1', raw: 'Roe v. Garden Supply Co., 925 F.3d 1339 (11th Cir. 2019)', ...decision },
      { key: '2', raw: 'Poe Corp. v. Doe, 550 U.S. 544, 570 (2007)', ...decision },
      { key: '3', raw: 'Moe v. Lane, 556 U.S. 662 (2009)', ...decision },
    ]);
    expect(marks).toEqual([
      { words: 'Roe v. Garden Supply Co., 925 F.3d 1339 (11th Cir. 2019)', style: 'in-full', to: '1', locator: undefined },
      { words: 'Poe Corp. v. Doe, 550 U.S. 544, 570 (2007)', style: 'in-full', to: '2', locator: undefined },
      { words: 'Moe v. Lane, 556 U.S. 662 (2009)', style: 'in-full', to: '3', locator: undefined },
      { words: 'Poe Corp., 550 U.S. at 555', style: 'back-reference', to: '2', locator: '555' },
      { words: 'Id. at 556–57', style: 'back-reference', to: '2', locator: '556–57' },
      { words: 'Roe, supra, at 1341', style: 'back-reference', to: '1', locator: '1341' },
      { words: 'Poe Corp. v. Doe, 550 U.S. 544 (2007)', style: 'in-full', to: '2', locator: undefined },
      // A volume that was not cited: a mark, of which nobody can say what it means.
      { words: '12 F.4th at 13', style: 'back-reference', to: null, locator: '13' },
      { words: 'Poe Corp., 550 U.S. at 560', style: 'back-reference', to: '2', locator: '560' },
    ]);
    expect(remarks).toEqual([]);
  });

  it('stand beside a list under keys of their own, and one that is listed leads to its entry', async () => {
    const { references, marks } = await read(`# On petitions

Reefs matter (Marsh 2001). The law is settled by Roe v. Poe, 12 F.3d 45 (1st Cir. 1993), and by Moe v. Lane, 556 U.S. 662 (2009).

# References

Marsh, A. (2001). On reefs. Journal of Reefs, 3(2), 10–19.

Moe v. Lane, 556 U.S. 662 (2009).

Silva, B. (2005). Of hedges. Journal of Hedges, 4(1), 20–29.
`);
    expect(references.map(({ key, origin }) => `${key} ${origin}`)).toEqual(['1 list', '2 list', '3 list', 'text-1 text']);
    expect(marks.filter(({ style }) => style === 'in-full').map(({ to }) => to)).toEqual(['text-1', '2']);
  });

  it('that bear the number of one and the names of another are two', async () => {
    const { references } = await read(
      'See Roe v. Poe, 12 F.3d 45 (1st Cir. 1993). But see Moe v. Lane, 12 F.3d 45 (1st Cir. 1993).',
      'a.txt',
    );
    expect(references.map(({ raw }) => raw)).toEqual(['Roe v. Poe, 12 F.3d 45 (1st Cir. 1993)', 'Moe v. Lane, 12 F.3d 45 (1st Cir. 1993)']);
  });

  it('leave “id.” to nothing where what was cited last was not made out', async () => {
    const { marks } = await read('See Roe v. Poe, 12 F.3d 45 (1st Cir. 1993). Then Voe, 99 F.2d at 7. Id. at 8.', 'a.txt');
    // They are marks all the same: left unread they would be taken for what was cited before.
    expect(marks.map(({ words, to }) => [words, to])).toEqual([
      ['Roe v. Poe, 12 F.3d 45 (1st Cir. 1993)', '1'],
      ['Voe, 99 F.2d at 7', null],
      ['Id. at 8', null],
    ]);
  });

  it('are known to the notes below', async () => {
    const { references, marks } = await read(
      'The rule of Roe v. Poe, 12 F.3d 45 (1st Cir. 1993), is old.[^1]\n\n[^1]: Roe, 12 F.3d at 47 (Marsh, J., concurring).\n',
    );
    expect(references).toHaveLength(1);
    expect(marks.map(({ to, locator }) => ({ to, locator }))).toEqual([
      { to: '1', locator: undefined },
      { to: '1', locator: expect.anything() },
    ]);
  });
});

describe('a brief in Word', () => {
  const run = (words: string): string => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;
  const p = (words: string, style = '', behind = ''): string =>
    `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${run(words)}${behind}</w:p>`;
  const leaders = (words: string, page: string): string => p(`${words} ${'.'.repeat(40)} ${page}`);
  const BODY = [
    p('ARGUMENT', 'H'),
    p(
      'A claim must be plausible. Roe v. Poe, 556 U.S. 662, 678 (2009). So is 42 U.S.C. § 1983 read.',
      '',
      '<w:r><w:footnoteReference w:id="1"/></w:r>',
    ),
    p('Moe Corp. v. Lane, 550 U.S. 544, 570 (2007), agrees. Id. at 571.'),
  ];
  const TABLE = [
    p('TABLE OF AUTHORITIES', 'H'),
    leaders('Roe v. Poe, 556 U.S. 662 (2009)', '3, 5'),
    leaders('Moe Corp. v. Lane, 550 U.S. 544 (2007)', '3'),
    leaders('Voe v. Doe, 490 U.S. 319 (1989)', '4'),
  ];
  const docx = (body: readonly string[]): Uint8Array =>
    docxOf(body.join(''), {
      'word/styles.xml': '<w:styles W_NS><w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/></w:style></w:styles>',
      'word/footnotes.xml': `<w:footnotes W_NS><w:footnote w:id="1">${p('See also Voe v. Doe, 490 U.S. 319, 327 (1989); Roe, 556 U.S. at 679.')}</w:footnote></w:footnotes>`,
    });

  it.each([
    ['a table of authorities in front', [...TABLE, ...BODY], 'list list list'],
    ['no table', BODY, 'text text footnote'],
  ])('with %s counts each decision once', async (_, body, origins) => {
    const { references, citations } = extract(await readDocument({ name: 'brief.docx', bytes: docx(body) }));
    expect(references.map(({ origin }) => origin).join(' ')).toBe(origins);
    expect(new Set(references.map(({ fields }) => fields.title))).toEqual(new Set(['Roe v. Poe', 'Moe Corp. v. Lane', 'Voe v. Doe']));
    expect(citations.filter(({ to }) => to === null)).toEqual([]);
  });
});

describe('works that an answer gives in passing', () => {
  const ANSWER = `Hedges came with Roe et al. in "Hedges Are All You Need" (HedgeConf 2017), and reefs with ([Poe et al., 2019](https://arxiv.org/abs/1810.04805)).

See [this study](https://doi.org/10.5555/reef.1), and again [the study](https://doi.org/10.5555/reef.1), which Voe (2011), doi:10.5555/reef.1, is not.
`;
  it('become references where there is no list, each once', async () => {
    const { references, marks, remarks } = await read(ANSWER, 'answer.md');
    expect(references.map(({ raw }) => raw)).toEqual([
      'Roe et al. in "Hedges Are All You Need" (HedgeConf 2017)',
      'Poe et al., 2019 https://arxiv.org/abs/1810.04805',
      'this study https://doi.org/10.5555/reef.1',
      'Voe (2011), doi:10.5555/reef.1',
    ]);
    expect(marks.map(({ to }) => to)).toEqual(['1', '2', '3', '3', '4']);
    expect(remarks).toEqual([]);
  });
  it('are one with a bare identifier behind them, and another under another title', async () => {
    const { references } = await read(
      '[Hedges Are All You Need](https://arxiv.org/abs/1810.04805) began it; see arXiv:1810.04805, not [Reefs Are All You Need](https://arxiv.org/abs/1810.04805).',
      'answer.md',
    );
    expect(references.map(({ raw }) => raw.replace(/ https.*/, ''))).toEqual(['Hedges Are All You Need', 'Reefs Are All You Need']);
  });
  it('are left alone beside a list', async () => {
    const { references } = await read(
      `${ANSWER}\n# References\n\nMarsh, A. (2001). On reefs. Journal of Reefs, 3(2), 10–19.\n`,
      'answer.md',
    );
    expect(references.map(({ origin }) => origin)).toEqual(['list']);
  });
  it('are no entries of a list, sentences and all', async () => {
    const { references } = await read(
      'Dear Bo,\n\nyou asked about reefs. I would start with Roe A, Poe B. On reefs. J Reefs. 2006;57:139-66, and then read Moe S, Voe J (2010) Of gates. Nat Rev Gates 11:114-126.\n',
      'letter.txt',
    );
    expect(references.map(({ raw }) => raw)).toEqual([
      'Roe A, Poe B. On reefs. J Reefs. 2006;57:139-66',
      'Moe S, Voe J (2010) Of gates. Nat Rev Gates 11:114-126',
    ]);
  });
});

describe('reports that bear the name of who wrote them', () => {
  it('are found by short forms', async () => {
    const { marks } = await read(
      '# Argument\n\nIt began with a dictum of the Court. Barber v. Barber, 62 U.S. (21 How.) 582, 584 (1858).\n\nReliance on it fails, as others saw. Cf. Barber, 62 U.S. at 584.\n',
    );
    expect(marks.map(({ to }) => to)).toEqual(['1', '1']);
  });
});
