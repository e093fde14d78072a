/** Rows of songs, films, episodes and releases are no works that one cites; the same line pasted alone is one. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

const titles = async (text: string, name = 'answer.md') =>
  extract(await readDocument({ name, bytes: new TextEncoder().encode(text) }, { isolate: false })).references.map(
    ({ fields }) => fields.title,
  );

const SONGS =
  '- Bob Dylan, “Subterranean Homesick Blues” (1965)\n- Kate Bush, “Running Up That Hill” (1985)\n- David Bowie, “The Man Who Sold the World” (1970)\n';

describe('rows of points below a line that speaks of no papers', () => {
  it.each([
    ['songs', `Try these:\n\n${SONGS}`],
    [
      'episodes',
      'The best episodes:\n\n- “The Rains of Castamere” (Benioff & Weiss, 2013)\n- “The Constant in the Hatch” (Lindelof & Cuse, 2008)\n',
    ],
    [
      'releases',
      'Release history:\n\n- **Python 3.11** (2022) – Faster by Guido van Rossum et al.\n- **Python 3.12** (2023) – Better messages, by Guido van Rossum et al.\n',
    ],
    [
      'poems',
      'Poems for a funeral:\n\n- “Do Not Go Gentle into That Good Night” by Dylan Thomas (1951)\n- “Stop All the Clocks Tonight” by W. H. Auden (1938)\n',
    ],
    [
      'films in German',
      'Diese Filme solltest du sehen:\n\n- „Die fetten Jahre sind vorbei“ von Hans Weingartner (2004)\n- „Der Himmel über Berlin bei Nacht“ von Wim Wenders (1987)\n',
    ],
  ])('are none: %s', async (_, text) => {
    expect(await titles(text)).toEqual([]);
  });
  it.each([
    ['pasted without words above', SONGS, 3],
    ['that are to be looked up', `Can you check whether these exist?\n\n${SONGS}`, 3],
    ['below words for papers', `Key papers:\n\n${SONGS}`, 3],
    [
      'of which most are told as papers are',
      'Try these:\n\n- Ada Roe, “Hedges in Winter: A Survey of Nests” (1965)\n- Bo Poe et al., “Moles at Night and by Day” (1985)\n',
      2,
    ],
  ])('are works: %s', async (_, text, count) => {
    expect(await titles(text)).toHaveLength(count);
  });
  it('are works: one line alone', async () => {
    expect(await titles('Roe, J., “Hedges in Winter” (1965)', 'one.txt')).toEqual(['Hedges in Winter']);
  });
});
