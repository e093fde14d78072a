/** Links in the text to the address of an entry. */
import { describe, expect, it } from 'vitest';
import { readAndCite } from '../read-and-cite.ts';

const LIST = `### Key Citations
- [Reef Institute: Reefs in the World Today](https://example.org/library/reefs)
- [Outlook 2025](https://www.example.com/reports/outlook-2025/)
`;

describe('links to the address of an entry', () => {
  it('lead there, whatever they show; one without words shows its site', async () => {
    const text = `Reefs are old [](https://example.org/library/reefs). They decline ([report](https://example.com/reports/outlook-2025?utm_source=x)).\n\n${LIST}`;
    expect((await readAndCite('a.md', text)).marks).toEqual(['[example.org] → 1', 'report → 2']);
  });

  it('are none to the front page of its site, or to another page', async () => {
    const text = `Reefs are [old](https://example.org/). They [decline](https://example.org/library/other).\n\n${LIST}`;
    expect((await readAndCite('a.md', text)).marks).toEqual([]);
  });
});
