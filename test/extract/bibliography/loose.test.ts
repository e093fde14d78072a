/** Lists that no heading announces, and texts that look like one. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

const THINGS = ['hedges', 'fences', 'walls', 'gates', 'ponds', 'lawns', 'reefs'];
const WORKS = THINGS.map((what, n) => `Roe, A., & Doe, B. (${1999 + n}). On ${what}. Journal of Gardens, ${n + 3}(2), 1${n}–2${n}.`);
const read = async (text: string, name = 'a.md') =>
  extract(await readDocument({ name, bytes: new TextEncoder().encode(text) })).references.map(({ raw }) => raw.replace(/\s+/g, ' '));

describe('lists without a heading', () => {
  it('are not made of sentences that cite decisions', async () => {
    const said = ['A complaint must say more than labels.', 'Separate hedges are unequal. See', 'The rule of'];
    const brief = said.map(
      (words, n) => `${words} Roe v. Doe ${'Garden '.repeat(n)}Co., ${n + 12} F.3d ${n + 45}, 5${n} (1st Cir. 199${n}).`,
    );
    expect(await read(`${brief.join('\n\n')}\n`)).toEqual([
      'Roe v. Doe Co., 12 F.3d 45, 50 (1st Cir. 1990)',
      'Roe v. Doe Garden Co., 13 F.3d 46, 51 (1st Cir. 1991)',
      'Roe v. Doe Garden Garden Co., 14 F.3d 47, 52 (1st Cir. 1992)',
    ]);
  });
  it('are those of papers with a link to each, and not the rules for putting one in', async () => {
    const paper = (what: string, n: number) =>
      `- **The growing of ${what} in winter** (${2012 + n}), A. Roe${n % 2 === 0 ? ' et al.' : ' and B. Doe'} [[pdf]](https://gardens.example/${what}.pdf)`;
    const rules = [
      '1. A list of **top 100 papers** published from 2012 to 2016 is suggested.',
      '2. If a paper is added to the list, another one (from *More papers from 2016*) is removed.',
      '3. Papers that fail will be listed elsewhere.',
      '4. Please refer to *New papers* for those published in 2017.',
    ];
    const list = `# Awesome gardens\n\n## Criteria\n\n${rules.join('\n')}\n\n## Growing\n\n${THINGS.slice(0, 4).map(paper).join('\n')}\n\n## Cutting\n\n${THINGS.slice(
      4,
    )
      .map((what, n) => paper(what, n + 4))
      .join('\n')}\n`;
    expect((await read(list)).map((raw) => raw.replace(/ in winter.*/, ''))).toEqual(THINGS.map((what) => `The growing of ${what}`));
  });
  it('go on behind words that say why a work matters', async () => {
    const remarked = WORKS.map((work, n) => `${n + 1}. ${work}\n   - Why it matters: It was the first to look at them over ten years.`);
    expect(await read(`Here are seven papers:\n\n${remarked.join('\n')}\n\nCheck each before you cite it.\n`)).toEqual(WORKS);
  });
  it('end where the writer says goodbye', async () => {
    const found = await read(
      `Dear Bo,\n\n${WORKS.map((work, n) => `[${n + 1}] ${work}`).join('\n\n')}\n\nBest wishes,\n\nAda Roe\nT: +47 22 12 34 56\n`,
      'a.txt',
    );
    expect(found).toEqual(WORKS);
  });
  it('hold no question that stands above them', async () => {
    const mail = (question: string) => `Hi Bo,\n\n${question}\n\n${WORKS.slice(0, 2).join('\n\n')}\n\nThanks!\nAda\n`;
    expect(await read(mail('could you check these two before Friday?'), 'a.txt')).toEqual(WORKS.slice(0, 2));
    expect(await read(mail('Können Sie bitte diese beiden prüfen?'), 'a.txt')).toEqual(WORKS.slice(0, 2));
  });
  it('hold nothing of the section behind them', async () => {
    const notes = WORKS.map((work, n) => `${n + 1}. ${work}`).join('\n');
    expect(
      await read(
        `# The state of hedges\n\n## About the authors\n\nAda Roe is a fellow. Before 2016 she was with the Council.\n\n## Endnotes\n\n${notes}\n`,
      ),
    ).toEqual(WORKS);
  });
});

describe('no list', () => {
  it.each([
    [
      'the weather',
      (what: string, n: number) =>
        `${1999 + n}, ${n + 1} May. Wind NW ${n}, ${n + 3}–${n + 9} °C, rain 12 mm (observer: Roe, A.), ${what}.`,
    ],
    [
      'an auction',
      (what: string, n: number) =>
        `${n + 1}  Ada Roe (1700–1760), Of ${what}, dated ${1740 + n}, oil on canvas, 30 x 4${n} cm. Estimate £${n + 2},000–${n + 3},000`,
    ],
    [
      'vacancies',
      (what: string, n: number) =>
        `${n + 1}. Lecturer in ${what} (Ref. ${1234 + n}/2019). £34,000–£40,000. Contact: Roe, A., https://example.org/${n}`,
    ],
    [
      'licences',
      (what: string, n: number) => `${what} 1.${n}.1, Copyright (c) ${1999 + n} Ada Roe, MIT License, https://example.org/${what}`,
    ],
    ['issues', (what: string, n: number) => `Fix the ${what} [#${100 + n}](https://example.org/${1999 + n}/${what}-of-old)`],
    ['sayings', (what: string, n: number) => `“On the Growth of ${what} and What They Keep Out.” — Ada M. Roe, ${1999 + n}`],
  ] as const)('is made of %s', async (_, row) => {
    const rows = [...THINGS, ...THINGS].map((what, n) => row(what, n));
    expect(await read(rows.join('\n\n'), 'a.txt')).toEqual([]);
    expect(await read(rows.map((one) => `- ${one}`).join('\n'))).toEqual([]);
  });
  it('is made of paragraphs of a brief, which cite in their midst', async () => {
    const brief = THINGS.map(
      (what, n) =>
        `It is often held that ${what} keep nothing out at all in such a case. See Ada Roe & Bo Doe, On ${what}, ${n + 3} J. GARD. ${n + 11} (${1999 + n}); Cy Poe, More on ${what}, ${n + 4} J. WALL. ${n + 21} (${2001 + n}). The court below held otherwise.`,
    );
    expect(await read(`# ARGUMENT\n\n${brief.join('\n\n')}\n`)).toEqual([]);
  });
});

describe('readings by week', () => {
  const weeks = (works: readonly string[], notice: string) =>
    works.map((work, n) => `${n % 2 === 0 ? `Week ${n / 2 + 1}\n\n` : ''}• ${work}\n${n % 2 === 1 ? `\n${notice}\n` : ''}`).join('\n');
  it('are one row for each week, without what stands between', async () => {
    const text = `Reefs and Gardens\n\nGrading: two papers (30 %), an exam (40 %). Late work loses 5 points a day.\n\n${weeks(WORKS.slice(0, 6), 'Papers are due on Friday, by 5 pm.')}`;
    expect((await read(text, 'a.txt')).map((raw) => raw.replace(/^• /, ''))).toEqual(WORKS.slice(0, 6));
  });
  it('are not the steps of a manual', async () => {
    const steps = THINGS.map(
      (what, n) => `Turn the screw ${n + 3} (Fig. ${n}) clockwise and place the ${what} on part ${n + 12}, pp. ${n}–${n + 2}.`,
    );
    expect(await read(weeks(steps.slice(0, 6), 'Wait.'), 'a.txt')).toEqual([]);
  });
});

describe('rows of a text that hardly look like references', () => {
  it.each([
    [
      'credits of pictures',
      (what: string, n: number) => `p. ${n + 12}: © Ada Roe/Fine Images, ${1999 + n}; p. ${n + 13} (top): The ${what} Press, inv. 12${n}`,
    ],
    [
      'a board of directors',
      (what: string, n: number) =>
        `Ada Roe (5${n}) has been a director since ${1999 + n}. Before, Ada was with Doe & Co. (1998–2009) and the Proceedings of ${what}.`,
    ],
  ])('%s', async (_, row) => {
    expect(await read(`${THINGS.map(row).join('\n\n')}\n`, 'a.txt')).toEqual([]);
  });
});

describe('a text that is one list', () => {
  const chemists = ['Roe', 'Lee', 'Doe'].map(
    (name, n) => `[${n + 1}] a) A. ${name}, Angew. Hecke 2011, 5${n}, 1${n}1–1${n}9; b) B. Sim, O. Low, J. Hedges 201${n}, 4${n}, 8–9.`,
  );
  it('may be set without blanks between its entries', async () => {
    const rows = WORKS.map((work, n) => `${n + 1} ${work.replace('. On', '.\nOn')}`);
    expect(await read(`${rows.join('\n')}\n`, 'a.txt')).toEqual(WORKS);
  });
  it('may have several works under one number', async () => {
    expect(await read(`${chemists.join('\n')}\n`, 'a.txt')).toHaveLength(6);
  });
  it('keeps numbered items of offices, and leaves out what comes under a heading of another kind', async () => {
    const office = 'Institute for Gardens and Hedges. Hedges in adults: care and management. Guideline 184. London: IGH; 2014.';
    const items = [office, ...WORKS.slice(0, 4)];
    expect(
      await read(
        `# Care of hedges\n\nCut them once [1].\n\n## Evidence base\n\n${items.map((item, n) => `${n + 1}. ${item}`).join('\n')}\n`,
      ),
    ).toEqual(items);
  });
  it('ends before a heading behind which no entry comes, and leaves the sentences between its entries to be read', async () => {
    const slides = `# Hedges in one lecture

Hedges are old [1]

[1] ${WORKS[0]}

# Walls

Walls are older [2], not as in [1]

[2] ${WORKS[1]}

# Questions

What is left in 2025?
`;
    const { references, citations } = extract(await readDocument({ name: 'a.md', bytes: new TextEncoder().encode(slides) }));
    expect(references.map(({ raw }) => raw)).toEqual(WORKS.slice(0, 2));
    expect(citations.map(({ label }) => label)).toEqual(['1', '2', '1']);
  });
  it('reads lists within a list, whose points name what the works below them are about', async () => {
    const [a, b] = [WORKS.slice(0, 4), WORKS.slice(4, 6)];
    const points = ['Slow growth', 'Hedges at sea:', 'Salt (in old walls)'];
    const text = `# Hedges\n\n${[a, b, WORKS.slice(0, 2)].map((list, n) => ` - ${points[n]}\n${list.map((work) => `   - ${work}`).join('\n')}`).join('\n')}\n\n## Tools\n\n- Shears\n- Twine\n- A ladder\n- Gloves\n- A barrow\n`;
    expect(await read(text)).toEqual([...a, ...b, ...WORKS.slice(0, 2)]);
  });
  it('ends before the signature of a mail', async () => {
    const mail = `Sales went up [1]; hedges were told of before [2].\n\nLinks\n[1] ${WORKS[0]}\n[2] ${WORKS[1]}\n\n-- \nTo leave this list write to leave@hedge.example\n`;
    expect(await read(mail, 'a.txt')).toEqual(WORKS.slice(0, 2));
  });
});
