import { describe, expect, it } from 'vitest';
import { labelWholeForms } from '../../../src/extract/parse/whole-forms.ts';
import { relabelledBy } from './relabelled.ts';

/** The runs of labels after it, when all of it was labelled as a title before. */
const relabelled = (raw: string): string => relabelledBy(labelWholeForms)(['title', raw]);

describe('MEDIA_FORMS', () => {
  it.each([
    ['Roe, D. (2016). Petals [Album]. Reef Records.', 'title: Roe, D. (2016). Petals | genre: [Album]. | publisher: Reef Records.'],
    [
      'Roe, D. (2016). Petals [Film]. Norway: Reef Films.',
      'title: Roe, D. (2016). Petals | genre: [Film]. | place: Norway: | publisher: Reef Films.',
    ],
    [
      'Roe, E. (1826). Petals at night [Lithograph]. Hedge Museum, Paris, France.',
      'title: Roe, E. (1826). Petals at night | genre: [Lithograph]. | publisher: Hedge Museum, | place: Paris, France.',
    ],
    [
      'Roe, D., & Doe, A. (Director). (2011, June 12). Petal (Season 1, Episode 9) [TV series episode]. In D. Roe (Executive Producer), Game of Petals. REEF.',
      'author: Roe, D., & Doe, A. | other: (Director). | date: (2011, June 12). | title: Petal | note: (Season 1, Episode 9) | genre: [TV series episode]. | other: In D. Roe (Executive Producer), | container: Game of Petals. | publisher: REEF.',
    ],
    [
      'Roe, S. (Host). (2015–present). Hidden petals [Audio podcast]. Reef.',
      'author: Roe, S. | other: (Host). | date: (2015–present). | title: Hidden petals | genre: [Audio podcast]. | publisher: Reef.',
    ],
    [
      '“Petals.” Breaking Hedges, created by Cy Poe, season 5, episode 14, REEF, 15 Sept. 2013.',
      'title: “Petals.” | container: Breaking Hedges, | note: created by Cy Poe, season 5, episode 14, | publisher: REEF, | date: 15 Sept. 2013.',
    ],
    [
      'Petals. Directed by Ann Roe, performances by Bea Doe and Cy Poe, Reef Bros., 1942.',
      'title: Petals. Directed by Ann Roe, performances by Bea Doe and Cy Poe, | publisher: Reef Bros., | date: 1942.',
    ],
    [
      'Roe, Ada. Petals. Conducted by Bea Doe. Reef Sound 447 401-2, 1995, compact disc.',
      'title: Roe, Ada. Petals. | note: Conducted by Bea Doe. | publisher: Reef Sound | number: 447 401-2, | date: 1995, | genre: compact disc.',
    ],
    [
      'Roe, M.: Petal data, Hedge Data Store (HDS) [data set], doi, 2019.',
      'title: Roe, M.: Petal data, | publisher: Hedge Data Store (HDS) | genre: [data set], | title: doi, 2019.',
    ],
    [
      'Roe, Jo. The Petal. c. 1660. Oil on canvas, 45.5 × 41 cm. Hedge, Amsterdam.',
      'title: Roe, Jo. The Petal. | date: c. 1660. | note: Oil on canvas, 45.5 × 41 cm. | title: Hedge, Amsterdam.',
    ],
    [
      'Petal Rain. Dir. Ada Roe. Perf. Bea Doe. Reef, Santa Monica, Calif., 1996.',
      'title: Petal Rain. Dir. Ada Roe. Perf. Bea Doe. | publisher: Reef, | place: Santa Monica, Calif., | date: 1996.',
    ],
  ])('%s', (raw, expected) => {
    expect(relabelled(raw)).toBe(expected);
  });

  it.each(['Roe, D. (2016). Petals [Song]. On Hedges. Reef.'])('leaves %s', (raw) => {
    expect(relabelled(raw)).toBe(`title: ${raw}`);
  });
});
