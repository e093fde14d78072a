/** Numbered links below an answer that its numbers call. */
import { describe, expect, it } from 'vitest';
import { readAndCite } from '../read-and-cite.ts';

const LINKS = `Learn more:

1. [Coral bleaching | Reef Institute](https://example.org/coral)
2. [Outlook report 2024 - Marine Authority](https://example.org/outlook)
3. [State of the reef](https://example.com/state)
`;

describe('links under words that announce nothing', () => {
  it('are the list of an answer whose raised numbers call them, each sign its own', async () => {
    const { references, marks } = await readAndCite(
      'a.md',
      `Reefs are stressed¹. The reef bleached in four years¹². It may recover³.\n\n${LINKS}`,
    );
    expect(references).toHaveLength(3);
    expect(marks).toEqual(['¹ → 1', '¹² → 1 2', '³ → 3']);
  });

  it('are links where nothing calls them', async () => {
    expect((await readAndCite('a.md', `Reefs are stressed. They may recover.\n\n${LINKS}`)).references).toEqual([]);
  });
});
