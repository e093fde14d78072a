import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CslItem } from '../../../src/model/csl.ts';
import { scanBibtex } from '../../../src/read/bibtex/scan.ts';
import { planFixes } from '../../../src/repair/metadata/file.ts';
import { checked } from '../checked.ts';

const TITLES = [
  'On the slow growth of imaginary corals in glass lagoons',
  'Folding habits of migratory paper birds over winter',
  'Thermal memory of forgotten umbrellas in municipal basements',
  'Counting the echoes of wooden clocks in empty stairwells',
] as const;
const PEOPLE = [
  ['Marsh', 'Ada'],
  ['Okoro', 'Ben'],
  ['Hull', 'Cora'],
  ['Lindqvist', 'Elsa'],
  ['Vexley', 'Tom'],
] as const;
const RECORDS: readonly CslItem[] = TITLES.map((title, at) => ({
  id: `r${at}`,
  type: 'article-journal',
  title,
  author: PEOPLE.slice(at % 2, (at % 2) + 3).map(([family, given]) => ({ family, given })),
  issued: { 'date-parts': [[2011 + at]] },
  'container-title': 'Journal of Invented Reefs',
  volume: String(at + 3),
  page: `${at + 1}0-${at + 1}9`,
  DOI: `10.5555/reef.${at}`,
}));

/** What is wrong with a cited entry. */
interface Slip {
  readonly year: boolean;
  readonly people: boolean;
  readonly venue: boolean;
  readonly title: boolean;
}
const slip = fc.record({ year: fc.boolean(), people: fc.boolean(), venue: fc.boolean(), title: fc.boolean() });
const citedOf = (at: number, { year, people, venue, title }: Slip): { title: string; names: string[][]; venue: string; year: number } => {
  const record = RECORDS[at];
  const names = (record?.author ?? []).map(({ family = '', given = '' }) => [family, given]);
  return {
    // One thing wrong with title or people at a time: more is for a person to look at.
    title:
      title && !people
        ? (record?.title ?? '').replace(' the ', ' a ').replace(' over ', ' in ').replace(' of ', ' of all ')
        : (record?.title ?? ''),
    names: people ? [names[0] ?? [], names[2] ?? []] : names,
    venue: venue ? 'Annals of Lost Property' : 'Journal of Invented Reefs',
    year: year ? 2031 : 2011 + at,
  };
};

const noise = fc.constantFrom(
  '',
  '% a comment with an @sign\n',
  '@comment{kept as it is}\n',
  '@string{jir = "Journal of Invented Reefs"}\n',
  'loose words\n\n',
);
const style = fc.record({
  quotes: fc.boolean(),
  upper: fc.boolean(),
  inOrder: fc.boolean(),
  pad: fc.constantFrom('', '  ', '\t'),
  extra: fc.constantFrom('', 'mynote = {K{\\"e}ep  this},', 'keywords = "a, b",', 'abstract = {Year 2031, by Marsh},'),
  date: fc.constantFrom('year', 'year', 'date'),
  end: fc.constantFrom('\n', '\r\n'),
});

const bibEntry = fc.tuple(fc.nat({ max: 3 }), slip, style, noise).map(([at, wrong, look, before]) => {
  const cited = citedOf(at, wrong);
  const value = (text: string | number): string => (look.quotes ? `"${text}"` : `{${text}}`);
  const field = (name: string, text: string | number): string =>
    `${look.pad}${look.upper ? name.toUpperCase() : name} = ${value(text)},${look.end}`;
  const names = cited.names.map(([family, given]) => (look.inOrder ? `${given} ${family}` : `${family}, ${given}`)).join(' and ');
  return `${before}@Article{k${at},${look.end}${look.extra}${look.end}${field('title', cited.title)}${field('author', names)}${field('journal', cited.venue)}${field(look.date, cited.year)}${field('doi', `10.5555/reef.${at}`)}}${look.end}`;
});

describe('planFixes on .bib files', () => {
  it('touches nothing but the values it corrects, and has nothing more to do the second time', async () => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(bibEntry, { minLength: 1, maxLength: 4 }), async (parts) => {
        const source = parts.join('\n');
        const first = await checked('refs.bib', source, RECORDS);
        const plan = planFixes(first.document, source, first.findings);
        const [before, after] = [scanBibtex(source), scanBibtex(plan.text)];
        const fields = before.entries.flatMap((entry) => entry.fields);
        // Every change lies within the value of a field.
        for (const { start, end } of plan.changes) expect(fields.some(({ span }) => span.start <= start && end <= span.end)).toBe(true);
        // Entries, keys, order and the names and order of the fields are what they were.
        const shape = (scan: typeof before): unknown =>
          scan.entries.map(({ type, key, fields: own }) => [type, key, own.map(({ name }) => name)]);
        expect(shape(after)).toEqual(shape(before));
        const corrected = new Set(plan.applied.map(({ key, field }) => `${key} ${field}`));
        for (const [at, entry] of before.entries.entries())
          for (const [n, one] of entry.fields.entries())
            if (/^(?:doi|mynote|keywords|abstract)$/.test(one.name)) expect(after.entries[at]?.fields[n]?.value).toBe(one.value);
        // What stands between the values is the same text.
        const outside = (text: string, spans: readonly { start: number; end: number }[]): string => {
          let at = 0;
          let out = '';
          for (const { start, end } of spans) {
            out += `${text.slice(at, start)}\u0001`;
            at = end;
          }
          return out + text.slice(at);
        };
        expect(
          outside(
            plan.text,
            after.entries.flatMap((entry) => entry.fields.map(({ span }) => span)),
          ),
        ).toBe(
          outside(
            source,
            fields.map(({ span }) => span),
          ),
        );
        made += corrected.size;
        const second = await checked('refs.bib', plan.text, RECORDS);
        const again = planFixes(second.document, plan.text, second.findings);
        expect(again.applied).toEqual([]);
        expect(again.text).toBe(plan.text);
      }),
      { numRuns: 60 },
    );
    expect(made).toBeGreaterThan(50);
  });

  it('makes a wrong citation right: afterwards the work is found as described', async () => {
    const entry = (people: string, venue: string, year: string): string =>
      `@article{k0, title = {${TITLES[0]}}, author = {${people}}, journal = {${venue}}, year = ${year}, doi = {10.5555/reef.0}}\n`;
    const right = entry('Marsh, Ada and Okoro, Ben and Hull, Cora', 'Journal of Invented Reefs', '2011');
    for (const source of [
      entry('Marsh, Ada and Hull, Cora', 'Journal of Invented Reefs', '2011'),
      entry('Marsh, Ada and Okoro, Ben and Hull, Cora', 'Annals of Lost Property', '2031'),
    ]) {
      const first = await checked('refs.bib', source, RECORDS);
      expect(first.findings[0]?.verdict.outcome).toBe('exist_minor');
      const plan = planFixes(first.document, source, first.findings);
      expect(plan.text).toBe(right);
      const second = await checked('refs.bib', plan.text, RECORDS);
      expect(second.findings[0]?.verdict.outcome).toBe('exist');
    }
  });

  it('puts in volume and pages that every record of the printing has otherwise, with the dash of the file', async () => {
    const entry = (volume: string, pages: string): string =>
      `@article{k0, title = {${TITLES[0]}}, author = {Marsh, Ada and Okoro, Ben and Hull, Cora}, journal = {Journal of Invented Reefs}, volume = ${volume}, pages = ${pages}, year = 2011, doi = {10.5555/reef.0}}\n`;
    const fixed = async (source: string, records: readonly CslItem[] = RECORDS) => {
      const { document, findings } = await checked('refs.bib', source, records);
      expect(findings[0]?.verdict.outcome).toBe('exist');
      return planFixes(document, source, findings);
    };
    expect((await fixed(entry('{30}', '{10--19}'))).text).toBe(entry('{3}', '{10--19}'));
    expect((await fixed(entry('3', '"83--91"'))).text).toBe(entry('3', '"10--19"'));
    expect((await fixed(entry('30', '{83–91}'))).text).toBe(entry('3', '{10–19}'));
    // A registry that keeps the first page alone takes no last page away.
    const alone = [{ ...RECORDS[0], page: '10' }] as CslItem[];
    const plan = await fixed(entry('3', '{83--91}'), alone);
    expect(plan.text).toBe(entry('3', '{83--91}'));
    expect(plan.left).toMatchObject([{ field: 'page', recorded: '10', why: 'the record gives the first page alone' }]);
  });

  it('leaves alone what no identifier vouches for, and says so', async () => {
    const source = `@article{k0, title = {${TITLES[0]}}, author = {Marsh, Ada and Okoro, Ben and Hull, Cora}, journal = {Journal of Invented Reefs}, year = {2031}}\n`;
    const { document, findings } = await checked('refs.bib', source, RECORDS);
    const plan = planFixes(document, source, findings);
    expect(plan.text).toBe(source);
    expect(plan.left).toMatchObject([{ key: 'k0', field: 'issued', recorded: '2011' }]);
    expect(plan.left[0]?.why).toContain('no cited identifier');
  });

  it('does not choose between a macro, several pieces and an inherited value: those are left alone or replaced whole', async () => {
    const entry = (venue: string): string =>
      `@string{lost = {Annals of Lost Property}}\n@article{k0, title = {${TITLES[0]}}, author = {Marsh, Ada and Okoro, Ben and Hull, Cora}, journal = ${venue}, year = 2011, doi = {10.5555/reef.0}}\n`;
    const fixed = async (source: string): Promise<string> => {
      const { document, findings } = await checked('refs.bib', source, RECORDS);
      return planFixes(document, source, findings).text;
    };
    expect(await fixed(entry('lost'))).toBe(entry('{Journal of Invented Reefs}'));
    expect(await fixed(entry('lost # { B}'))).toBe(entry('lost # { B}'));
  });

  it('adds and removes no work, whatever is wrong with one', async () => {
    const source = `@article{x, title = {Harmonic ledgers and the topology of forgotten invoices}, author = {Marrowby, Anna}, journal = {J. None}, year = {2019}, doi = {10.5555/none}}\n`;
    const { document, findings } = await checked('refs.bib', source, RECORDS);
    const plan = planFixes(document, source, findings);
    expect(plan.text).toBe(source);
    expect(plan.left).toMatchObject([{ key: 'x', field: null }]);
  });

  it('never shortens a title to what a registry has left of it', async () => {
    const records = [{ ...RECORDS[0], title: 'On the slow growth of imaginary corals in glass' }] as CslItem[];
    const source = `@article{k0, title = {${TITLES[0]} and brass bowls}, author = {Marsh, Ada and Okoro, Ben and Hull, Cora}, journal = {Journal of Invented Reefs}, year = 2011, doi = {10.5555/reef.0}}\n`;
    const { document, findings } = await checked('refs.bib', source, records);
    expect(findings[0]?.verdict.components.title.label).toBe('partial');
    const plan = planFixes(document, source, findings);
    expect(plan.text).toBe(source);
    expect(plan.left).toMatchObject([{ field: 'title', why: 'the record may lack part of the title' }]);
  });

  it("does not put a preprint's authors in the place of the published ones", async () => {
    const { DOI: _none, 'container-title': _journal, ...rest } = RECORDS[0] ?? {};
    const records: CslItem[] = [{ ...rest, type: 'article', 'container-title': 'arXiv', arxiv: '2001.01234' }];
    const entry = (venue: string): string =>
      `@article{k0, title = {${TITLES[0]}}, author = {Marsh, Ada and Hull, Cora}, ${venue}year = 2011, eprint = {2001.01234}, archiveprefix = {arXiv}}\n`;
    const fixed = async (source: string): Promise<string> => {
      const { document, findings } = await checked('refs.bib', source, records);
      return planFixes(document, source, findings).text;
    };
    expect(await fixed(entry('journal = {Journal of Invented Reefs}, '))).toBe(entry('journal = {Journal of Invented Reefs}, '));
    expect(await fixed(entry(''))).toContain('Marsh, Ada and Okoro, Ben and Hull, Cora');
  });

  it('refuses a file that holds no entries of a form it can write', async () => {
    const { document, findings } = await checked('refs.txt', `Marsh A. ${TITLES[0]}. 2011.\n`, RECORDS);
    expect(() => planFixes(document, document.text, findings)).toThrow(/BibTeX, RIS, CSL-JSON and LaTeX/);
  });
});

describe('planFixes on RIS files', () => {
  const risEntry = fc
    .tuple(fc.nat({ max: 3 }), slip, fc.constantFrom('\n', '\r\n'), fc.constantFrom('', 'N1  - Year 2031'), fc.constantFrom('TI', 'T1'))
    .map(([at, wrong, end, extra, tag]) => {
      const cited = citedOf(at, wrong);
      return [
        'TY  - JOUR',
        `ID  - k${at}`,
        `${tag}  - ${cited.title}`,
        ...cited.names.map(([family, given]) => `AU  - ${family}, ${given}`),
        `JO  - ${cited.venue}`,
        `PY  - ${cited.year}`,
        'U7  - unknown tag',
        ...(extra === '' ? [] : [extra]),
        `DO  - 10.5555/reef.${at}`,
        'ER  - ',
        '',
      ].join(end);
    });
  it('touches nothing but the values it corrects, and has nothing more to do the second time', async () => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(risEntry, { minLength: 1, maxLength: 3 }), async (parts) => {
        const source = parts.join('');
        const first = await checked('refs.ris', source, RECORDS);
        const plan = planFixes(first.document, source, first.findings);
        const kept = (text: string): string[] => text.split(/(?<=\n)/).filter((line) => !/^(?:TI|T1|AU|JO|PY) {2}- /.test(line));
        expect(kept(plan.text)).toEqual(kept(source));
        made += plan.applied.length;
        const second = await checked('refs.ris', plan.text, RECORDS);
        const again = planFixes(second.document, plan.text, second.findings);
        expect(again.text).toBe(plan.text);
      }),
      { numRuns: 40 },
    );
    expect(made).toBeGreaterThan(30);
  });
  it('takes both lines of a year with it, and lets a list of authors grow by lines of its own', async () => {
    const record = (people: readonly string[], year: string, date: string): string =>
      `TY  - JOUR\nTI  - ${TITLES[0]}\n${people.map((name) => `AU  - ${name}\n`).join('')}PY  - ${year}\nDA  - ${date}\nDO  - 10.5555/reef.0\nER  - \n`;
    const all = ['Marsh, Ada', 'Okoro, Ben', 'Hull, Cora'];
    for (const [source, right] of [
      [record(all, '2031', '2031/05/02/'), record(all, '2011', '2011///')],
      [record(['Marsh, Ada', 'Hull, Cora'], '2011', '2011/05/02/'), record(all, '2011', '2011/05/02/')],
    ] as const) {
      const { document, findings } = await checked('refs.ris', source, RECORDS);
      expect(planFixes(document, source, findings).text).toBe(right);
    }
  });
});

describe('volume and pages in other formats', () => {
  const ris = (volume: string, pages: readonly string[]): string =>
    `TY  - JOUR\nTI  - ${TITLES[0]}\nAU  - Marsh, Ada\nAU  - Okoro, Ben\nAU  - Hull, Cora\nJO  - Journal of Invented Reefs\nVL  - ${volume}\n${pages.map((line) => `${line}\n`).join('')}PY  - 2011\nDO  - 10.5555/reef.0\nER  - \n`;
  const csl = (volume: string, page: string): string => `${JSON.stringify([{ ...RECORDS[0], id: 'k0', volume, page }], null, 2)}\n`;
  const fixed = async (name: string, source: string): Promise<string> => {
    const { document, findings } = await checked(name, source, RECORDS);
    return planFixes(document, source, findings).text;
  };
  it.each([
    [ris('30', ['SP  - 10', 'EP  - 19']), ris('3', ['SP  - 10', 'EP  - 19'])],
    [ris('3', ['SP  - 83', 'EP  - 91']), ris('3', ['SP  - 10', 'EP  - 19'])],
    [ris('3', ['SP  - 83-91']), ris('3', ['SP  - 10-19'])],
    [ris('3', ['SP  - 83']), ris('3', ['SP  - 10'])],
  ])('RIS keeps its lines', async (source, right) => expect(await fixed('refs.ris', source)).toBe(right));
  it('CSL-JSON keeps its dash', async () => {
    expect(await fixed('refs.json', csl('30', '83-91'))).toBe(csl('3', '10-19'));
    expect(await fixed('refs.json', csl('3', '83–91'))).toBe(csl('3', '10–19'));
  });
});

describe('planFixes on CSL-JSON files', () => {
  const item = fc.tuple(fc.nat({ max: 3 }), slip, fc.boolean()).map(([at, wrong, quoted]) => {
    const cited = citedOf(at, wrong);
    return {
      id: `k${at}`,
      type: 'article-journal',
      custom: { 'date-parts': [[2031]], note: '"title": "no"' },
      title: cited.title,
      author: cited.names.map(([family, given]) => ({ family, given, x: 1 })),
      'container-title': cited.venue,
      issued: { 'date-parts': [[quoted ? String(cited.year) : cited.year]] },
      DOI: `10.5555/reef.${at}`,
    };
  });
  it('touches nothing but the values it corrects, and has nothing more to do the second time', async () => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(item, { minLength: 1, maxLength: 3, selector: ({ id }) => id }),
        fc.constantFrom(undefined, 2, '\t'),
        async (items, indent) => {
          const source = `${JSON.stringify(items, null, indent)}\n`;
          const first = await checked('refs.json', source, RECORDS);
          const plan = planFixes(first.document, source, first.findings);
          const [before, after] = [source, plan.text].map((text) => JSON.parse(text) as typeof items);
          expect(after?.map((one) => Object.keys(one))).toEqual(before?.map((one) => Object.keys(one)));
          expect(after?.map(({ id, custom, DOI }) => [id, custom, DOI])).toEqual(before?.map(({ id, custom, DOI }) => [id, custom, DOI]));
          // Laid out as before: the file is what its own writer would have made of the corrected data.
          if (indent !== undefined) expect(plan.text).toBe(`${JSON.stringify(after, null, indent)}\n`);
          made += plan.applied.length;
          const second = await checked('refs.json', plan.text, RECORDS);
          expect(planFixes(second.document, plan.text, second.findings).text).toBe(plan.text);
        },
      ),
      { numRuns: 40 },
    );
    expect(made).toBeGreaterThan(30);
  });
});

describe('planFixes on LaTeX files', () => {
  it('corrects a printed entry only where the cited value stands in it once', async () => {
    const source = (year: string): string =>
      `\\documentclass{article}\n\\begin{document}\nAs \\cite{a} says. % 2031\n\\begin{thebibliography}{9}\n\\bibitem{a} A. Marsh, B. Okoro and C. Hull. ${TITLES[0]}. \\emph{Journal of Invented Reefs}, 3:10--19, ${year}. doi:10.5555/reef.0\n\\end{thebibliography}\n\\end{document}\n`;
    const { document, findings } = await checked('paper.tex', source('2031'), RECORDS);
    expect(planFixes(document, source('2031'), findings).text).toBe(source('2011'));
    const twice = await checked('paper.tex', source('2031 (accessed 2031)'), RECORDS);
    const plan = planFixes(twice.document, source('2031 (accessed 2031)'), twice.findings);
    expect(plan.changes).toEqual([]);
  });
});
