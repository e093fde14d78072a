/** References as people and language models write them in answers, and printed ones that only look so. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../../src/extract/index.ts';
import { parseReference } from '../../../../src/parse.ts';
import { readDocument } from '../../../../src/read/index.ts';

const TITLE = 'Hedges and moles at night';
const read = (raw: string) => {
  const { fields } = parseReference(raw);
  return [
    fields.title,
    fields.author?.map(({ family, literal }) => family ?? literal).join(' '),
    fields['container-title'] ?? fields.publisher,
    fields.issued?.['date-parts']?.[0]?.[0],
  ];
};

describe('a work told in an answer', () => {
  it.each([
    [`“${TITLE}” by Ada Roe and Ben Poe (Journal of Gardens, 2020)`, 'Roe Poe', 'Journal of Gardens'],
    [`"${TITLE}" by Ada M. Roe, Ben van der Poe, and Cy Lee (NeurIPS 2020)`, 'Roe Poe Lee', 'NeurIPS'],
    [`"${TITLE}" by Ada Roe et al. (Nature, 2020)`, 'Roe', 'Nature'],
    [`"${TITLE}" by Ada Roe (Oxford University Press, 2020)`, 'Roe', 'Oxford University Press'],
    [`"${TITLE}" by Ada Roe and Ben Poe (2020)`, 'Roe Poe', undefined],
    [`"${TITLE}" by Roe et al. (2020)`, 'Roe', undefined],
    [`"${TITLE}" by Ada Roe and Ben Poe (2020): It shows that hedges grow slowly.`, 'Roe Poe', undefined],
    [`"${TITLE}" by Ada Roe and Ben Poe (2020). Published in Journal of Gardens.`, 'Roe Poe', 'Journal of Gardens'],
    [`"${TITLE}" by Ada Roe and Ben Poe, published in Journal of Gardens (2020)`, 'Roe Poe', 'Journal of Gardens'],
    [`"${TITLE}" by Ada Roe and Ben Poe, published in Nature in 2020.`, 'Roe Poe', 'Nature'],
    [`"${TITLE}" by Ada Roe and Ben Poe, arXiv, 2020`, 'Roe Poe', 'arXiv'],
    [`"${TITLE}" (2020) by Ada Roe and Ben Poe`, 'Roe Poe', undefined],
    [`"${TITLE}" by Roe, A. & Poe, B. (2020), Journal of Gardens`, 'Roe Poe', 'Journal of Gardens'],
    [`"${TITLE}" (Roe & Poe, 2020, Journal of Gardens)`, 'Roe Poe', 'Journal of Gardens'],
    [`"${TITLE}" (Roe et al., 2020) – A study of the Sahel.`, 'Roe', undefined],
    [`"${TITLE}," Roe and Poe, 2020`, 'Roe Poe', undefined],
    [`"${TITLE}" – Ada Roe, Ben Poe – Conference on Garden Systems (CGS), 2020`, 'Roe Poe', 'Conference on Garden Systems (CGS)'],
    [`"${TITLE}," Journal of Gardens (2020), Ada Roe and Ben Poe`, 'Roe Poe', 'Journal of Gardens'],
    [`${TITLE} by Ada Roe and Ben Poe (Journal of Gardens, 2020)`, 'Roe Poe', 'Journal of Gardens'],
    [`${TITLE} by Ada Roe and Ben Poe. Journal of Gardens, 2020.`, 'Roe Poe', 'Journal of Gardens'],
    [`**${TITLE}** (2020) by Ada Roe and Ben Poe`, 'Roe Poe', undefined],
    [`[${TITLE}](https://arxiv.org/abs/2001.01234) by Ada Roe and Ben Poe (NeurIPS 2020)`, 'Roe Poe', 'NeurIPS'],
    [`${TITLE}, Ada Roe and Ben Poe, Journal of Gardens, 2020`, 'Roe Poe', 'Journal of Gardens'],
    [`${TITLE} — Ada Roe, Ben Poe, Journal of Gardens (2020)`, 'Roe Poe', 'Journal of Gardens'],
    [`${TITLE} (Ada Roe, Ben Poe, 2020)`, 'Roe Poe', undefined],
    [`${TITLE} [Roe et al., NeurIPS 2020]`, 'Roe', 'NeurIPS'],
    [`„${TITLE}“ von Ada Roe und Ben Poe (Nature, 2020)`, 'Roe Poe', 'Nature'],
    [`« ${TITLE} » par Ada Roe et Ben Poe (Nature, 2020)`, 'Roe Poe', 'Nature'],
    [`"${TITLE}", by Ada Roe and Ben Poe, Journal of Gardens, vol. 3, no. 1, 2020, pp. 1-9`, 'Roe Poe', 'Journal of Gardens'],
    [`"${TITLE}" by A. Roe, B. Poe, 2020, arXiv:2001.01234`, 'Roe Poe', undefined],
    [`"${TITLE}" (doi:10.5555/roe.1) by Ada Roe and Ben Poe, 2020`, 'Roe Poe', undefined],
    [`"${TITLE}" – Journal of Gardens, 2020 – Roe et al.`, 'Roe', 'Journal of Gardens'],
    [`2020 – Ada Roe et al. – "${TITLE}" – Journal of Gardens`, 'Roe', 'Journal of Gardens'],
    [`Journal of Gardens (2020): "${TITLE}" by Roe et al.`, 'Roe', 'Journal of Gardens'],
    [`Roe et al. (2020), in "${TITLE},"`, 'Roe', undefined],
    [`Roe et al.'s "${TITLE}" (2020)`, 'Roe', undefined],
    [`Roe and Poe’s 2020 paper “${TITLE}”`, 'Roe Poe', undefined],
    [`Ada Roe’s “${TITLE}” (2020)`, 'Roe', undefined],
    [`2020 paper by Roe et al. titled "${TITLE}"`, 'Roe', undefined],
    [`study published in Journal of Gardens in 2020 by Ada Roe and Ben Poe, "${TITLE}"`, 'Roe Poe', 'Journal of Gardens'],
    [`"${TITLE}" was written by Ada Roe and Ben Poe and published in Journal of Gardens in 2020`, 'Roe Poe', 'Journal of Gardens'],
    [`"${TITLE}" [Journal of Gardens, 2020] by Ada Roe and Ben Poe`, 'Roe Poe', 'Journal of Gardens'],
  ])('%s', (raw, people, venue) => expect(read(raw)).toEqual([TITLE, people, venue, 2020]));
});

describe('a printed reference that only looks so', () => {
  it.each([
    ['Roe, Ada. Les jardins. Edited by Ben W. Poe. London: Athlone Press, 1979.', 'Les jardins', 'Roe'],
    ['Roe, Ada. El siglo de las setas. Translated by Ben A. Poe. New York: Reef House, 1984.', 'El siglo de las setas', 'Roe'],
    ['K. C. Roe, Gardens. Paradigms of the Hedge from Rome to the Middle Ages, Berkeley – Los Angeles – Oxford 1987.', undefined, 'Roe'],
    [
      'Roe, Ada and Bea Mowat, Practical Gardening and Qualitative Research, London: SCM, 2006.',
      'Practical Gardening and Qualitative Research',
      'Roe Mowat',
    ],
    [
      '"Hedges in Winter Light," by R. L. Roe and D. L. Poe, Journal of Garden Science, Vol. 21, No. 5, 1989',
      'Hedges in Winter Light',
      'Roe Poe',
    ],
  ])('%s', (raw, title, people) => {
    const [read1, read2, venue] = read(raw);
    if (title !== undefined) expect(read1).toBe(title);
    expect(read2).toBe(people);
    expect(venue ?? '').not.toMatch(/Vol|Oxford$/);
  });
});

async function told(text: string, name = 'answer.md'): Promise<string[]> {
  const document = await readDocument({ name, bytes: new TextEncoder().encode(text) }, { isolate: false });
  return extract(document).references.map(({ fields }) => {
    const who = (fields.author ?? []).map(({ family, literal }) => family ?? literal).join(' ');
    return [fields.title, who, fields['container-title'] ?? fields.publisher ?? '', fields.issued?.['date-parts']?.[0]?.[0]].join(' | ');
  });
}

const HEDGES = 'Hedges and moles at night | Poe Lee | Journal of Gardens | 2020';
const MOLES = 'Moles under hedges | Roe |  | 2018';
const VOLES = 'Voles in the gardens of the north | Marsh | Nature | 2012';

describe('works told in an answer', () => {
  it.each(['Key references:', '## References', 'Some papers on it:'])('are a list: %s', async (head) => {
    const list = `1. "Hedges and moles at night" by Bo Poe and Cy Lee (Journal of Gardens, 2020)
2. "Moles under hedges" by Di Roe et al. (2018)
3. "Voles in the gardens of the north" by Ed Marsh (Nature, 2012)
`;
    for (const name of ['answer.md', 'answer.txt']) expect(await told(`${head}\n\n${list}`, name)).toEqual([HEDGES, MOLES, VOLES]);
  });

  it('are a list where who wrote them stands in front, and the year alone behind', async () => {
    const list = `1. Bo Poe, Cy Lee, "Hedges and moles at night" (2020)
2. Di Roe et al.: "Moles under hedges", 2018
3. Ed Marsh, "Voles in the gardens of the north" (2012)
`;
    expect(await told(`References:\n\n${list}`)).toEqual([HEDGES, MOLES, VOLES].map((one) => one.replace(/Journal of Gardens|Nature/, '')));
  });

  it('are a list where each is followed by what it shows, and none is numbered', async () => {
    const list = `- "Hedges and moles at night" by Bo Poe and Cy Lee (Journal of Gardens, 2020) - shows that hedges grow slowly.
- "Moles under hedges" (Roe et al., 2018): a study of moles in the Sahel.
- **Voles in the gardens of the north** by Ed Marsh (Nature, 2012)
`;
    expect(await told(`Here are some papers on the topic:\n\n${list}`)).toEqual([HEDGES, MOLES, VOLES]);
  });

  it('are found within sentences', async () => {
    const text = `The most cited work is "Hedges and moles at night" by Bo Poe and Cy Lee (Journal of Gardens, 2020), which shows that hedges grow
slowly. As the paper "Moles under hedges" by Di Roe (2018) holds, moles dig.
`;
    expect(await told(text)).toEqual([HEDGES, MOLES]);
    for (const sentence of [
      'The 2018 paper by Di Roe titled "Moles under hedges" shows that moles dig.',
      'Moles dig, as is shown in the paper by Di Roe (2018), "Moles under hedges", and elsewhere.',
    ])
      expect(await told(`${sentence}\n`)).toEqual([MOLES]);
    const published = 'A study published in Nature in 2012 by Ed Marsh, "Voles in the gardens of the north", shows that voles dig.';
    expect(await told(`${published}\n`)).toEqual([VOLES]);
  });

  it.each(['song', 'film', 'painting'])('are no %s', async (thing) => {
    expect(await told(`Things to see:\n\nThe ${thing} "Let It Rain Again Tonight" by Ada Roe (1970) is known.\n`)).toEqual([]);
    expect(await told(`Things to see:\n\nThe paper "Let It Rain Again Tonight" by Ada Roe (1970) is known.\n`)).toHaveLength(1);
  });

  it('are found behind a verb that is a thing as well', async () => {
    const MOLES_OF = '"Moles Under Hedges in the North" by Di Roe (Nature, 2018)';
    for (const verb of ['shows', 'tracks', 'plays'])
      expect(await told(`The survey of hedges ${verb} ${MOLES_OF} at work.\n`)).toHaveLength(1);
  });

  it('films in a list are no list of works', async () => {
    const films = '- "Citizen Roe" by Orson Roe (1941)\n- "Seventh Seal" by Ingmar Poe (1957)\n- "Tokyo Stories" by Aki Lee (1953)\n';
    expect(await told(`Films to see:\n\n${films}`)).toEqual([]);
  });

  it('sentences that begin with a title are no list', async () => {
    const text = `"Hedges in the north" (Roe & Poe, 2014, Gardens) tells another tale.

"Moles in the south" (Marsh & Lee, 2016, Gardens) tells the same.

"Voles of the west" (Poe & Roe, 2018, Gardens) is silent on it.
`;
    expect(await told(text)).toHaveLength(3);
  });
});
