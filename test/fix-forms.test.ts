/** Files as people write them, each with one mistake: what is put in looks like what stands around it, and nothing else moves. */
import { describe, expect, it } from 'vitest';
import type { CslItem } from '../src/model/csl.ts';
import { type FixPlan, planFixes } from '../src/repair/metadata/file.ts';
import { checked } from './repair/checked.ts';

const RECORD: CslItem = {
  id: 'r',
  type: 'article-journal',
  title: 'Folding habits of migratory paper birds: a survey of winters',
  author: [
    { family: 'Marsh', given: 'Ada Jane' },
    { family: 'Núñez', given: 'Benoît' },
    { family: 'Hull', given: 'Michael L.' },
  ],
  issued: { 'date-parts': [[2011]] },
  'container-title': 'Journal of Invented Reefs',
  volume: '3',
  issue: '2',
  page: '10-19',
  DOI: '10.5555/reef.0',
};

const plan = async (name: string, source: string): Promise<FixPlan> => {
  const { document, findings } = await checked(name, source, [RECORD]);
  return planFixes(document, source, findings);
};

const bib = (fields: Readonly<Record<string, string>>): string =>
  `@article{k,\n${Object.entries({
    author: 'Marsh, Ada Jane and Núñez, Benoît and Hull, Michael L.',
    title: RECORD.title ?? '',
    journal: 'Journal of Invented Reefs',
    year: '2011',
    doi: '10.5555/reef.0',
    ...fields,
  })
    .map(([name, value]) => `  ${name} = {${value}},\n`)
    .join('')}}\n`;

describe('a .bib file', () => {
  it.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    [
      'another given name beside a right middle one',
      { author: 'Marsh, Ada Jane and Núñez, Benoît and Hull, Tichael L.' },
      { author: 'Marsh, Ada Jane and Núñez, Benoît and Hull, Michael L.' },
    ],
    ['initials', { author: 'Marsh, A. J. and Hull, M. L.' }, { author: 'Marsh, A. J. and Núñez, B. and Hull, M. L.' }],
    [
      'one name a line',
      { author: 'Marsh, Ada Jane and\n    Núñez, Benoît and\n    Quill, Q.' },
      { author: 'Marsh, Ada Jane and\n    Núñez, Benoît and\n    Hull, Michael L.' },
    ],
    [
      'letters as commands, whatever other entries do',
      { author: "Marsh, Ada Jane and N{\\'u}{\\~n}ez, Qeno{\\^i}t and Hull, Michael L." },
      { author: "Marsh, Ada Jane and N{\\'u}{\\~n}ez, Beno{\\^\\i}t and Hull, Michael L." },
    ],
    [
      'a subtitle in a field of its own',
      { title: 'Folding habits of migratory paper birds', subtitle: 'a surwey of winters' },
      { title: 'Folding habits of migratory paper birds', subtitle: 'a survey of winters' },
    ],
    [
      'the title beside it',
      { title: 'Folding habits of migratory papers birds', subtitle: 'A survey of winters' },
      { title: 'Folding habits of migratory paper birds', subtitle: 'A survey of winters' },
    ],
  ])('%s', async (_, wrong, right) => {
    const other = bib({ title: 'Wörter' })
      .replace('@article{k,', '@misc{other,')
      .replace(/ {2}doi.*\n/, '');
    const written = (fields: Readonly<Record<string, string>>): string => `${other}\n${bib(fields)}`;
    expect((await plan('refs.bib', written(wrong))).text).toBe(written(right));
  });

  it('leaves a title in two fields that are both wrong to a person', async () => {
    const { changes, left } = await plan(
      'refs.bib',
      bib({ title: 'Folding habit of migratory paper birds', subtitle: 'a surwey of winters' }),
    );
    expect(changes).toEqual([]);
    expect(left).toMatchObject([{ field: 'title', why: 'the title is written in two fields' }]);
  });
});

describe('a .ris file', () => {
  const ris = (names: readonly string[]): string =>
    `TY  - JOUR\nTI  - ${RECORD.title}\n${names.map((name) => `A1  - ${name}\n`).join('')}JO  - Journal of Invented Reefs\nPY  - 2011\nDO  - 10.5555/reef.0\nER  - \n`;

  it('gets names as it writes its own', async () => {
    expect((await plan('refs.ris', ris(['Marsh,A. J.', 'Hull,M. L.']))).text).toBe(ris(['Marsh,A. J.', 'Núñez,B.', 'Hull,M. L.']));
    expect((await plan('refs.ris', ris(['Marsh, Ada', 'Núñez, Benoît', 'Hull, Tichael L.']))).text).toBe(
      ris(['Marsh, Ada', 'Núñez, Benoît', 'Hull, Michael L.']),
    );
  });
});

describe('a CSL-JSON file', () => {
  const csl = (fields: object): string => JSON.stringify([{ ...RECORD, id: 'k', ...fields }], null, 1);

  it.each<[string, object, object]>([
    ['a number stays one', { volume: 30 }, { volume: 3 }],
    ['a year in words of its own', { issued: { raw: '2031' } }, { issued: { raw: '2011' } }],
    ['the same under its other name', { issued: { literal: '2031' } }, { issued: { literal: '2011' } }],
    [
      'names with the given name first',
      {
        author: [
          { given: 'A.', family: 'Marsh' },
          { given: 'M. L.', family: 'Hull' },
        ],
      },
      {
        author: [
          { given: 'A.', family: 'Marsh' },
          { given: 'B.', family: 'Núñez' },
          { given: 'M. L.', family: 'Hull' },
        ],
      },
    ],
  ])('%s', async (_, wrong, right) => {
    expect((await plan('refs.json', csl(wrong))).text).toBe(csl(right));
  });
});

it('a record that holds commands of TeX corrects no title', async () => {
  const title = 'Pushing \\emph{math} forward with \\ConTeXt in paper birds';
  const source = bib({ title: 'Pusihng math forward with ConTeXt in paper birds' });
  const { document, findings } = await checked('refs.bib', source, [{ ...RECORD, title }]);
  const { text, left } = planFixes(document, source, findings);
  expect(text).toBe(source);
  expect(left.filter(({ field }) => field === 'title').map(({ why }) => why)).toEqual([
    'the recorded text holds mark-up or damaged letters',
  ]);
});
