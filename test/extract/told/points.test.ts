import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import type { Reference } from '../../../src/model/cited.ts';
import { readDocument } from '../../../src/read/index.ts';

const read = async (text: string, name = 'answer.md'): Promise<readonly Reference[]> =>
  extract(await readDocument({ name, bytes: new TextEncoder().encode(text) })).references;
const told = async (text: string, name?: string) =>
  (await read(text, name)).map(({ fields }) =>
    [
      fields.title,
      fields.author?.map(({ given, family }) => [given, family].filter(Boolean).join(' ')).join(', '),
      fields['container-title'] ?? fields.publisher,
      fields.issued?.['date-parts']?.[0]?.[0],
    ].join(' | '),
  );

const TWO = (line: (title: string, names: string, venue: string, year: number) => string): string =>
  [
    line('Moles at night and by day', 'Ada Roe and Bo Poe', 'Journal of Burrows', 2018),
    line('Hedges in winter: a survey', 'Carla Doe', 'Neural Computation', 2020),
  ].join('\n');
const WHOLE = [
  'Moles at night and by day | Ada Roe, Bo Poe | Journal of Burrows | 2018',
  'Hedges in winter: a survey | Carla Doe | Neural Computation | 2020',
];
const FAMILIES = WHOLE.map((one) => one.replace('Ada Roe, Bo Poe', 'Roe, Poe').replace('Carla Doe', 'Doe'));

describe('works told in points', () => {
  it.each<[string, (title: string, names: string, venue: string, year: number) => string]>([
    ['a bold title and a bracket', (t, n, v, y) => `1. **${t}** – ${n} (${v}, ${y}). Shows that moles sleep.`],
    ['a bold title in quotation marks', (t, n, v, y) => `- **“${t}”** by ${n} (${y}), published in *${v}* – a careful study.`],
    ['an italic title', (t, n, v, y) => `* *${t}* by ${n} (${v}, ${y}) - still read.`],
    ['a title in a line of its own', (t, n, v, y) => `1. **${t}**\n   ${n} (${y}), *${v}*\n   Shows that moles sleep.\n`],
    ['a picture in front', (t, n, v, y) => `📄 **${t}** — ${n}, *${v}* (${y})\nShows that moles sleep.\n`],
    ['strokes', (t, n, v, y) => `- ${t} | ${n.replace(' and ', ', ')} | ${v} | ${y}`],
    ['the title of a link', (t, n, v, y) => `- [${t}](https://example.org/works/${y}) - ${n} (${y}), *${v}*`],
    ['a line that names a source', (t, n, v, y) => `Moles sleep.\n\n*Source: ${n}, “${t},” ${v}, ${y}*\n`],
    ['whose the words are', (t, n, v, y) => `> “Moles sleep.”\n> — ${n}, *${t}*, ${v} (${y})\n`],
  ])('have %s', async (_, line) => {
    expect(await told(`Here are some key papers:\n\n${TWO(line)}\n`)).toEqual(WHOLE);
  });
  it.each<[string, (title: string, names: string, venue: string, year: number) => string]>([
    ['names in bold', (t, n, v, y) => `- **${n} (${y})** – *${t}*, ${v}`],
    ['names and an italic title', (t, n, v, y) => `- ${n} (${y}) – *${t}*, ${v}.`],
    ['names and an italic title behind a stop', (t, n, v, y) => `- ${n} (${y}). *${t}*. ${v}.`],
  ])('have %s below a heading', async (_, line) => {
    const text = `It is so.\n\n## References\n\n${TWO((t, n, v, y) => line(t, n.replace(/(?:Ada|Bo|Carla) /g, ''), v, y))}\n`;
    expect(await told(text)).toEqual(FAMILIES);
  });
  it('have no more than a year and a title below a heading', async () => {
    const lines = ['Roe et al., 2019 - Hedges in the long winter', 'Poe & Doe, 2020 - Moles at night and by day'];
    expect((await read(`It is so.\n\n## References\n\n${lines.map((one) => `- ${one}`).join('\n')}\n`)).map(({ raw }) => raw)).toEqual(
      lines,
    );
  });
  it('keep volume and pages, where these stand behind', async () => {
    const line = '- Roe and Poe (2018). *Moles at night and by day*. Journal of Burrows, 12(3), 45–67.';
    const [first] = await read(`## References\n\n${line}\n${line.replace('2018', '2019')}\n`);
    expect(first?.fields).toMatchObject({ volume: '12', issue: '3', page: '45-67' });
  });
  it.each([
    [
      'films',
      'Here are some films:\n\n- **The Shape of the Water** by Ada Roe (2017) – Quiet.\n- **Portrait of a Lady in Blue** by Bo Poe (2019) – Fun.\n',
    ],
    [
      'paintings',
      'Works to see:\n\n- *The Garden of Green Hedges* by Ada Roe (Prado, 1500)\n- *Girl with a Glass Earring* by Bo Poe (Hall, 1665)\n',
    ],
    ['songs', 'Try these:\n\n- Ada Roe’s “Subterranean Garden Blues” (1965)\n- Bo Poe’s “Running Up That Hedge” (1985)\n'],
    [
      'news',
      'This week:\n\n- **Parliament votes on hedges** – The vote was close (Reuters, 2024).\n- **Storm hits the garden** – No power (BBC, 2024).\n',
    ],
  ])('are no %s', async (_, text) => {
    expect(await read(text)).toEqual([]);
  });
});

it('tells what kind of work it is by where it appeared', async () => {
  const text = [
    'Key papers:',
    '',
    '- **Moles at night and by day** – Roe et al. (Proceedings of the Symposium on Burrows, 2016): a start.',
    '- **Hedges in winter: a survey** – Carla Doe (University of Gardens Press, 1962): the book.',
    '- **Where earthworms go when it rains** – Ada Roe and Bo Poe (Journal of Burrows, 1953): worms.',
  ].join('\n');
  expect((await read(text)).map(({ fields }) => fields.type)).toEqual(['paper-conference', 'book', 'article-journal']);
});

it('takes no names before "von" for a title', async () => {
  const text =
    '## References\n\n1. Andreas Köpf, Yannic Kilcher, Dimitri von Rütte, Keith Stevens, et al. OpenAssistant conversations: democratizing alignment. arXiv preprint arXiv:2304.07327, 2024.\n2. Ada Roe and Bo Poe. Moles at night and by day. Journal of Burrows, 3(2):1-9, 2018.\n';
  expect((await read(text))[0]?.fields).toMatchObject({
    title: 'OpenAssistant conversations: democratizing alignment',
    author: [{ family: 'Köpf' }, { family: 'Kilcher' }, { family: 'Rütte' }, { family: 'Stevens' }],
  });
});
