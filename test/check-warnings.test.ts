/**
 * Every warning through `stet check`, from a file on disk to every format: one small document, one index, one folder of lists. Each
 * warning is told of the reference it is about and of no other, with its evidence, and none of them changes a class.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { WARNING_RULES } from '../src/decide/index.ts';
import type { ReferenceFinding, Report } from '../src/model/report.ts';
import { place, type Ran } from './cli/made-world.ts';

const ID = '0000-0002-1825-0097';
const SUBJECTS = [
  'lanterns',
  'umbrellas',
  'herrings',
  'bridges',
  'orchards',
  'kettles',
  'sparrows',
  'harbours',
  'looms',
  'pianos',
  'glaciers',
  'beehives',
  'clocks',
  'wells',
  'chimneys',
]; // prettier-ignore
const titleOf = (at: number): string => `The patient counting of ${SUBJECTS[at]} in northern villages`;
const record = (at: number, more: object = {}) => ({
  id: `r${at}`,
  type: 'article-journal',
  title: titleOf(at),
  author: [{ family: `Quill${at}`, given: 'Ann' }],
  issued: { 'date-parts': [[2010]] },
  'container-title': 'Journal of Village Studies',
  volume: String(at + 1),
  page: '1-9',
  DOI: `10.5555/work.${at}`,
  ...more,
});
const said = (relation: string, doi: string, more: object = {}) => ({ relation, doi, from: 'crossref', ...more });
/** Keys of the document's entries, by what is to be told of each. */
const AT = {
  retracted: 0,
  concern: 1,
  corrected: 2,
  reinstated: 3,
  predatory: 4,
  delisted: 5,
  hijacked: 6,
  discussed: 7,
  newer: 8,
  preprint: 9,
  generated: 10,
  clean: 11,
  elsewhere: 12,
  replicated: 13,
  described: 14,
} as const; // prettier-ignore
const RECORDS = [
  ...SUBJECTS.map((_, at) => {
    if (at === AT.predatory) return record(at, { 'container-title': 'Universal Annals of Everything Studied', ISSN: '2000-0001' });
    if (at === AT.delisted) return record(at, { 'container-title': 'Quarterly of Dropped Titles Abroad', ISSN: '2000-001X' });
    if (at === AT.hijacked) return record(at, { URL: 'https://www.false-village.example/article/7' });
    if (at === AT.discussed)
      return record(at, { related: [said('comment', '10.5555/comment.1', { title: 'A remark on harbours', date: '2012' })] });
    if (at === AT.newer) return record(at, { related: [said('new-version', '10.5555/work.8.v2')] });
    if (at === AT.preprint)
      return record(at, {
        type: 'article',
        'container-title': 'bioRxiv',
        notices: [{ kind: 'superseded-preprint', doi: '10.5555/paper.9', from: 'crossref' }],
      });
    if (at === AT.generated)
      return record(at, {
        author: [
          { family: 'Doe', given: 'John' },
          { family: 'Doe', given: 'Jane' },
        ],
        'container-title': 'Universal Annals of Everything Studied',
      });
    return record(at);
  }),
  record(90, { title: 'Another work altogether about the tides of small ponds', author: [{ family: 'Marsh' }] }),
  record(91, {
    title: 'Retraction: The patient counting of lanterns in northern villages',
    DOI: '10.5555/notice.0',
    author: [{ family: 'The Editors' }],
  }),
]; // prettier-ignore
const WATCH = `Record ID,Title,Reason,RetractionDate,RetractionDOI,OriginalPaperDOI,OriginalPaperPubMedID,RetractionNature
1,a,+Unreliable Results;,5/1/2012 0:00,10.5555/notice.0,10.5555/WORK.0,0,Retraction
2,b,,6/2/2011 0:00,10.5555/notice.1,10.5555/work.1,0,Expression of Concern
3,c,,7/3/2011 0:00,10.5555/notice.2,10.5555/work.2,0,Correction
4,d,,1/4/2011 0:00,10.5555/notice.3,10.5555/work.3,0,Retraction
5,d,,1/5/2013 0:00,10.5555/notice.3b,10.5555/work.3,0,Reinstatement
`;
const LISTS = [
  { list: 'A list of doubtful journals', version: '2017-03', kind: 'journals', name: 'Universal Annals of Everything Studied' },
  {
    list: 'A list of hijacked journals',
    version: '2018',
    kind: 'hijacked',
    hijacked: 'Journal of Village Studies',
    hijackedurl: 'http://false-village.example/',
  },
]; // prettier-ignore
const lines = (all: readonly object[]): string => all.map((one) => `${JSON.stringify(one)}\n`).join('');

const entry = (at: number, doi = `10.5555/work.${at}`): string => {
  const { author, 'container-title': journal } = RECORDS[at] as { author: { family: string; given?: string }[]; 'container-title': string };
  const names = author.map(({ family, given = 'Ann' }) => `${family}, ${given[0]}.`).join(', ');
  return `${at + 1}. ${names} (2010). ${titleOf(at)}. ${journal}, ${at === AT.described ? 51 : at + 1}, 1-9. https://doi.org/${doi}`;
};
const MARKS = SUBJECTS.map((_, at) => `Things were counted [${at + 1}].`).join(' ');
const PAPER = `# On counting\n\nPublished 3 May 2015\n\n## Introduction\n\n${MARKS}\n\n${'The villages lie in the north and are small. '.repeat(90)}\n\n## References\n\n${SUBJECTS.map(
  (_, at) => entry(at, at === AT.elsewhere ? '10.5555/work.90' : undefined),
).join('\n')}\n`;
/** A paper that leaves no doubt of how it came about, and one that leans on one person. */
const GENERATED = `${PAPER.replace('## Introduction', 'Department of XX, University Name\n\n## Introduction').replace('Things were counted [1].', 'As an AI language model, I cannot count lanterns [1].')}`;
const CIRCLE = Array.from({ length: 10 }, (_, at) => ({
  ...record(100 + at, { title: `A village survey of the ${SUBJECTS[at]} year` }),
  author: [at < 5 ? { family: at % 2 === 0 ? 'Hale' : 'Stone', given: 'Ida', ORCID: ID } : { family: `Lone${at}`, given: 'A.' }],
}));

const world = place({
  'works.csl.jsonl': lines([...RECORDS, ...CIRCLE]),
  'paper.md': PAPER,
  'generated.md': GENERATED,
  'circle.json': JSON.stringify(CIRCLE),
  'notice.json': JSON.stringify([RECORDS.at(-1)]),
  'lists/watch.csv': WATCH,
  'lists/journals.jsonl': lines(LISTS),
  'lists/delisted-2020.csv': 'Title,ISSN\nQuarterly of Dropped Titles Abroad,2000-001X\n',
  'lists/fred.csv': 'doi_o,doi_r,title_r,year_r,outcome\n10.5555/work.13,10.5555/again.13,Counting wells once more,2019,failed\n',
});
const FORMATS = ['json', 'jsonl', 'html', 'markdown', 'sarif', 'junit', 'github', 'csv'] as const;
const ask = (file: string, ...more: string[]): Promise<Ran> =>
  world.stet(['check', file, '--index', 'works', '--offline', '--integrity', 'lists', '--progress', 'none', ...more]);
const written = (name: string): string => readFileSync(join(world.cwd, name), 'utf8');

let report: Report;
let shown: Ran;
beforeAll(async () => {
  expect((await world.stet(['index', 'build', '--from', 'works.csl.jsonl', '--out', 'works', '--declare-complete'])).status).toBe(0);
  shown = await ask(
    'paper.md',
    '-f',
    'pretty',
    '-o',
    '-',
    '--verbose',
    ...FORMATS.flatMap((format) => ['-f', format, '-o', `out.${format}`]),
  );
  report = JSON.parse(written('out.json')) as Report;
});
const finding = (at: number): ReferenceFinding => {
  const found = report.references[at];
  if (found === undefined) throw new Error(`no finding ${at} of ${report.references.length}`);
  return found;
};
const rules = (at: number): readonly string[] => finding(at).warnings.map(({ rule }) => rule);

describe('warnings of a check', () => {
  it('stand each with the reference they are about, and with no other', () => {
    expect(report.references).toHaveLength(SUBJECTS.length);
    expect(Object.fromEntries(Object.entries(AT).map(([what, at]) => [what, rules(at)]))).toEqual({
      retracted: ['warn/retracted'],
      concern: ['warn/expression-of-concern'],
      corrected: ['warn/corrected'],
      reinstated: ['warn/reinstated'],
      predatory: ['warn/predatory-source'],
      delisted: ['warn/predatory-source'],
      hijacked: ['warn/predatory-source'],
      discussed: ['warn/discussed'],
      newer: ['warn/newer-version'],
      preprint: ['warn/superseded-preprint'],
      generated: ['warn/predatory-source', 'warn/ai-generated-suspect'],
      clean: [],
      elsewhere: ['warn/id-points-elsewhere'],
      replicated: ['warn/discussed'],
      described: ['warn/details-differ'],
    });
  });

  it('say what happened, when, where it stands and who says so', () => {
    const says = (at: number): string => finding(at).warnings[0]?.says ?? '';
    expect(says(AT.retracted)).toBe(
      'The cited work was retracted on 2012-05-01 (10.5555/notice.0; watch.csv). Reason given: Unreliable Results. The citing document (2015-05-03) is later than the retraction.',
    );
    expect(finding(AT.retracted).warnings[0]?.evidence).toEqual(['watch.csv']);
    expect(says(AT.reinstated)).toContain(
      'reinstated on 2013-01-05 (10.5555/notice.3b; watch.csv). History: retracted on 2011-01-04, reinstated on',
    );
    expect(says(AT.concern)).toContain('placed under an expression of concern on 2011-06-02 (10.5555/notice.1; watch.csv)');
    expect(says(AT.corrected)).toContain('corrected on 2011-07-03 (10.5555/notice.2; watch.csv)');
    // A list is an opinion of its day: its version stands beside its name.
    expect(finding(AT.predatory).warnings[0]?.evidence).toEqual(['A list of doubtful journals 2017-03']);
    expect(finding(AT.hijacked).warnings[0]?.evidence).toEqual(['A list of hijacked journals 2018']);
    expect(finding(AT.delisted).warnings[0]?.evidence).toEqual(['delisted-2020']);
    expect(says(AT.discussed)).toContain('a comment: “A remark on harbours” (doi:10.5555/comment.1, 2012)');
    expect(says(AT.newer)).toContain('doi:10.5555/work.8.v2');
    expect(says(AT.preprint)).toContain('10.5555/paper.9');
    expect(says(AT.replicated)).toContain('a replication: “Counting wells once more” (doi:10.5555/again.13, 2019, failed)');
    expect(says(AT.elsewhere)).toMatch(/^DOI 10\.5555\/work\.90 is registered to another work/);
    expect(says(AT.described)).toMatch(/^Cited otherwise than recorded: volume 51 \(recorded: 15\)\. So recorded by \S+r14\.$/);
    expect(finding(AT.generated).warnings.at(-1)?.evidence).toEqual([
      'its recorded authors are placeholders (John Doe, Jane Doe)',
      'its journal stands on a list (A list of doubtful journals 2017-03)',
    ]);
  });

  it('change no class: what is told of exists', () => {
    const told = Object.values(AT).filter((at) => at !== AT.elsewhere && at !== AT.generated);
    expect(told.map((at) => finding(at).verdict.outcome)).toEqual(told.map(() => 'exist'));
    // A wrong identifier is an issue of the citation itself; the work is there.
    expect(finding(AT.elsewhere).verdict.outcome).toBe('exist_minor');
  });

  it('are shown in every format, and the worst of them decides the exit status', () => {
    expect(shown.status).toBe(1);
    const plain = (text: string): string => text.replace(/\s+/g, ' ');
    const retraction = 'The cited work was retracted on 2012-05-01';
    const context = ['volume 51', '10.5555/comment.1', '10.5555/again.13', '10.5555/work.8.v2'];
    for (const format of ['json', 'jsonl', 'html', 'markdown', 'sarif', 'csv'] as const) {
      expect([format, written(`out.${format}`).includes(retraction)]).toEqual([format, true]);
      for (const doi of context) expect([format, doi, written(`out.${format}`).includes(doi)]).toEqual([format, doi, true]);
    }
    for (const format of ['junit', 'github'] as const)
      expect([format, written(`out.${format}`).includes(retraction)]).toEqual([format, true]);
    expect(plain(shown.out)).toContain(retraction);
    for (const doi of context) expect(plain(shown.out)).toContain(doi);
    const sarif = JSON.parse(written('out.sarif')).runs[0];
    const results = sarif.results as { ruleId: string; level: string }[];
    expect(results.find(({ ruleId }) => ruleId === 'warn/retracted')?.level).toBe('error');
    expect(results.find(({ ruleId }) => ruleId === 'warn/discussed')?.level).toBe('note');
    expect(sarif.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(results.map(({ ruleId }) => ruleId)),
    );
    const line = written('out.jsonl')
      .trim()
      .split('\n')
      .map((one) => JSON.parse(one))
      .find(({ key }) => key === String(AT.discussed + 1));
    expect(line.warnings).toMatchObject([{ kind: 'discussed', rule: 'warn/discussed', severity: 'info' }]);
  });

  it('use no word that accuses', () => {
    const all = report.references.flatMap(({ warnings }) => warnings.map(({ says }) => says)).join(' ');
    expect(all).not.toMatch(/\b(?:fraud|fake|misconduct|dishonest|fabricat|guilt|plagiar)/i);
  });
});

describe('warnings of a whole document', () => {
  it('tell of one that bears signs of having been generated, each sign named', async () => {
    const generated = JSON.parse((await ask('generated.md', '-f', 'json')).out) as Report;
    const warning = generated.warnings.find(({ kind }) => kind === 'ai_generated_suspect');
    expect(warning).toMatchObject({ rule: 'warn/ai-generated-document', severity: 'info' });
    expect(warning?.evidence).toEqual([
      'where its authors are from it says “Department of XX”',
      'its text holds “As an AI language model”',
      // Every record of this small world is of one year, and so is the list.
      '15 of 15 dated references are of one year',
    ]);
    expect(report.warnings.find(({ kind }) => kind === 'ai_generated_suspect')).toBeUndefined();
  });

  it('count people by their ORCID iDs: two names, one person, half of the works', async () => {
    const { out } = await ask(
      'circle.json',
      '-f',
      'pretty',
      '-o',
      '-',
      '-f',
      'json',
      '-o',
      'circle.out',
      '-f',
      'html',
      '-o',
      'circle.html',
      '--verbose',
    );
    const circle = JSON.parse(written('circle.out')) as Report;
    expect(circle.warnings).toMatchObject([{ rule: 'warn/cohort-concentrated', share: 0.5, severity: 'info' }]);
    for (const text of [out, written('circle.html')]) expect(text.replace(/\s+/g, ' ')).toContain('share authors');
  });

  it('leave a notice that is cited as such alone', async () => {
    const notice = JSON.parse((await ask('notice.json', '-f', 'json')).out) as Report;
    expect(notice.references[0]?.verdict.outcome).toBe('exist');
    expect(notice.references[0]?.warnings).toEqual([]);
  });

  it('say that retractions could not be looked up, where lists of journals alone were given', async () => {
    const { out } = await world.stet([
      'check',
      'notice.json',
      '--index',
      'works',
      '--offline',
      '--integrity',
      'lists/journals.jsonl',
      '-f',
      'json',
    ]);
    const open = JSON.parse(out) as Report;
    // The notice is itself no work that could have been retracted.
    expect(open.references[0]?.warnings).toEqual([]);
    const { out: more } = await world.stet([
      'check',
      'circle.json',
      '--index',
      'works',
      '--offline',
      '--integrity',
      'lists/journals.jsonl',
      '-f',
      'json',
    ]);
    const unread = JSON.parse(more) as Report;
    expect(unread.references.map(({ warnings }) => warnings.map(({ rule }) => rule))).toEqual(
      CIRCLE.map(() => ['warn/retraction-unknown']),
    );
  });
});

it('leaves no rule of warnings without such a test', () => {
  const elsewhere = [
    // Asked over the network only: test/gather/people.test.ts, test/decide/warning/orcid.test.ts.
    'warn/orcid-elsewhere',
    // Needs the document's own authors: test/own-people.test.ts, test/verify.test.ts.
    'warn/self-citation',
  ];
  const here = readFileSync(join(import.meta.dirname, 'check-warnings.test.ts'), 'utf8');
  const untold = WARNING_RULES.map(({ id }) => id).filter((id) => here.split(`'${id}'`).length < 2 || elsewhere.includes(id));
  expect(untold).toEqual(elsewhere.filter((id) => WARNING_RULES.some((rule) => rule.id === id)).sort());
});
