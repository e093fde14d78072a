/** Conversations: what is said is no entry, a list that somebody writes down is. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

async function keys(text: string, name = 'a.md'): Promise<{ entries: string[]; marks: string[] }> {
  const { references, citations } = extract(await readDocument({ name, bytes: new TextEncoder().encode(text) }, { isolate: false }));
  return {
    entries: references.map(({ raw }) => raw.slice(0, 5)),
    marks: citations.map(({ to }) => references.find(({ id }) => id === to)?.raw.slice(0, 5) ?? '?'),
  };
}

const LIST = [
  'Arden, A. B., et al. (2017). Effect of hedges on the northern gardens. *Garden Letters*, 177(7), 930–938.',
  'Brook, B. C., et al. (2020). Effects of ponds on the southern gardens. *Garden Letters*, 180(11), 1491–1499.',
];

describe('turns of a conversation', () => {
  it('are no entries beside the list that one of them holds, and cite it', async () => {
    const text = `**User:** Are hedges better than walls?\n\n**Assistant:** There is little difference (Arden et al., 2017). One trial had it otherwise (Brook et al., 2020).\n\n**User:** sources pls\n\n**Assistant:** Sure:\n\n- ${LIST.join('\n- ')}\n\n**User:** thanks! and Brook et al. (2020) took 12 weeks?\n\n**Assistant:** Yes.\n`;
    expect(await keys(text)).toEqual({ entries: ['Arden', 'Brook'], marks: ['Arden', 'Brook', 'Brook'] });
  });

  it('are no works though years and names stand in them', async () => {
    const text =
      '**Asker:** When did you join?\n\n**Hall:** In 1998. Smith (2001) came later, and Jones, 2005.\n\n**Asker:** And "Blue Door" (2003)?\n\n**Hall:** Our third record. Smith, J. wrote it. Columbia Records, 2003. Look it up.\n';
    expect((await keys(text)).entries).toEqual([]);
  });

  it('are none in a list by authors', async () => {
    const text = [
      'Marsh: On reefs. Reef Press, 2001.',
      'Marsh: On tides. Reef Press, 2004.',
      'Poole: On dunes. Reef Press, 2006.',
      'Poole: On cliffs. Reef Press, 2009.',
    ];
    expect((await keys(`${text.join('\n\n')}\n`)).entries).toHaveLength(4);
  });
});

describe('a text above a numbered row that points at it', () => {
  it('is no entry of it', async () => {
    const text = `On Mon, Mar 4, 2024 at 8:12 AM Bo Lind wrote:\n> Do walls help?\n> Also [1] below seems dead.\n\nHi Bo,\n\nnot really. Kent found none (KCC, 2016), and a study of Ely, MA found none either [2].\n\n[1] https://old.example.org/report.pdf\n[2] Smith, J. & Ortega, P. "Walls and hedges," Garden Policy, vol. 92, 2020, pp. 14-22.\n[3] Berthod, C. "Ponds and paths," Garden Letters, vol. 7, 2011, pp. 3-9.\n`;
    expect((await keys(text, 'a.txt')).entries).toEqual(['https', 'Smith', 'Berth']);
  });
});

describe('sentences behind items that are entries', () => {
  it('are none, and cite them', async () => {
    const text = `# Reading\n\n## Must read\n\n- ${LIST.join('\n- ')}\n\n## Notes\n\nHedges (Arden et al., 2017) are what we have. Ponds are harder to keep (Brook et al. 2020).\n`;
    expect(await keys(text)).toEqual({ entries: ['Arden', 'Brook'], marks: ['Arden', 'Brook'] });
  });
});

describe('a few lines that might be looked up', () => {
  it('are no works where a program stands beside them, or only a year since when', async () => {
    expect((await keys('Take x[1], then x[2]. Steps [1-3] are optional (see 2.1, 2020 edition).\n\n```\nx[1]\n```\n')).entries).toEqual([]);
    expect((await keys('# Team\n\n- Lind, R. Product. Since 2019.\n- Osei, K. Engineering. Since 2021.\n')).entries).toEqual([]);
  });
});
