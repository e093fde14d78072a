import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

const LIST = [
  'Arden, Anna. “Hedges of the North.” Garden Letters, vol. 3, 2001, pp. 1–9.',
  'Brook, Ben, and Carl Croft. “Ponds and Frogs.” Garden Letters, vol. 4, 2002, pp. 2–8.',
  'Dale, Dora. Walls of Clay. Garden Press, 2003.',
  'Dale, Dora. “Paths of Gravel.” Garden Letters, vol. 6, 2005, pp. 11–19.',
  'Elm, Eva, et al. Lawns and Rain. Garden Press, 2006.',
  '“Moss under Snow.” Garden Letters, vol. 8, 2007, pp. 3–4.',
];

/** First words of the titles that the marks of a text lead to. */
async function cited(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${text}\n\nWorks Cited\n\n${LIST.join('\n\n')}\n`);
  const { citations, references } = extract(await readDocument({ name: 'paper.txt', bytes }, { isolate: false }));
  const titles = new Map(references.map(({ id, raw }) => [id, /Hedges|Ponds|Walls|Paths|Lawns|Moss/.exec(raw)?.[0]]));
  return citations.map(({ to, locator }) => `${titles.get(to ?? '') ?? '?'}${locator === undefined ? '' : ` ${locator}`}`).join('; ');
}

describe('namedMarks', () => {
  it('reads names with places and short titles', async () => {
    expect(
      await cited(
        'Hedges grow (Arden 5). Frogs sing (see Brook and Croft 2–3; Elm et al. 7). Clay falls (Dale, Walls 12) or so (Dale, “Walls of Clay” 12). Gravel stays (Dale, “Paths” 14). Snow hides it (“Moss under Snow” 3).',
      ),
    ).toBe('Hedges 5; Ponds 2–3; Lawns 7; Walls 12; Walls 12; Paths 14; Moss 3');
  });

  it('reads a title of one word with a place, a title set apart of whom the sentence names, and lines that are broken', async () => {
    expect(
      await cited(
        'Clay falls (Dale, Walls 12). Hedges grow (Arden 5). Frogs sing (Brook and Croft 2). Dale speaks of stones “at rest” (“Paths of Gravel” 14).',
      ),
    ).toBe('Walls 12; Hedges 5; Ponds 2; Paths 14');
    expect(
      await cited(
        'Clay falls (Dale, “Walls” 12). Rain falls (Elm et al. 2). Frogs sing (Brook and Croft 2). Arden shows that hedges,\nnot walls, grow (Arden 5).',
      ),
    ).toBe('Walls 12; Lawns 2; Ponds 2; Hedges 5');
  });

  it('reads a place alone as that of whom the sentence names since the last place', async () => {
    const first = 'Clay falls (Dale, Walls 12). Frogs sing (Brook and Croft 2).';
    expect(await cited(`${first} Arden has it otherwise (“Hedges” 5), while Elm finds rain in the language (71).`)).toBe(
      'Walls 12; Ponds 2; Hedges 5; Lawns 71',
    );
  });

  it('reads those who say something, where no bracket of the sentence gives the place', async () => {
    const first =
      'Hedges grow (Arden 5). Frogs sing (for a review, see Brook and Croft, and the works cited there). Rain falls (Elm et al. 2).';
    expect(await cited(`${first} Brook and Croft found that ponds matter. According to Arden, walls do.`)).toBe(
      'Hedges 5; Ponds; Lawns 2; Ponds; Hedges',
    );
    // One of two authors, one with two works, one in a name, one whose place follows.
    expect(await cited(`${first} Brook argues so. Dale found that. Mrs Arden-Hill says no. Arden writes that they grow (7).`)).toBe(
      'Hedges 5; Ponds; Lawns 2; Hedges 7',
    );
  });

  it('reads titles that nothing sets apart, behind the names', async () => {
    const first = 'Hedges grow (Arden 5). Frogs sing (Brook and Croft 2). Rain falls (Elm et al. 2).';
    expect(await cited(`${first} Clay falls (Dale, Walls of Clay 12). So Dale (Paths of Gravel) holds.`)).toBe(
      'Hedges 5; Ponds 2; Lawns 2; Walls 12; Paths',
    );
    expect(await cited(`${first} Clay falls (Dale, walls and more clay). So Dale (a friend of ours) holds.`)).toBe(
      'Hedges 5; Ponds 2; Lawns 2',
    );
  });

  it('leaves a name of two works, and brackets that name nobody, alone', async () => {
    expect(
      await cited('Hedges grow (Arden 5), (Dale 12), (Berlin 3). Frogs sing (Brook and Croft). Rain falls (Elm et al. 2), in Table (4).'),
    ).toBe('Hedges 5; Ponds; Lawns 2');
  });

  it('reads places alone behind a sentence that names one author, of one work', async () => {
    const first = 'Hedges grow (Arden 5). Frogs sing (Brook and Croft 2). Rain falls (Elm et al. 2).';
    expect(await cited(`${first} Arden argues that hedges grow slowly (7), but not that they fall (pp. 8–9). It is so (9).`)).toBe(
      'Hedges 5; Ponds 2; Lawns 2; Hedges 7; Hedges pp. 8–9',
    );
    // One with two works, two authors, what is counted, a year.
    expect(
      await cited(
        `${first} Dale argues that clay falls (7). Arden and Brook saw each other (8). Arden has three aims: (1) to see. Arden died (1999).`,
      ),
    ).toBe('Hedges 5; Ponds 2; Lawns 2');
  });

  it('reads a title alone in brackets that nothing sets apart, by the author whom the sentence names', async () => {
    const first = 'Hedges grow (Arden 5). Frogs sing (Brook and Croft 2). Rain falls (Elm et al. 2).';
    expect(await cited(`${first} Dale speaks of clay at length (Walls of Clay 14). Dale was there (Board of Gardens 12).`)).toBe(
      'Hedges 5; Ponds 2; Lawns 2; Walls 14',
    );
  });

  it('goes on about the work cited before where a sentence names nobody', async () => {
    const first =
      'Hedges grow (Arden 5). Frogs sing (Brook and Croft 2). Rain falls (Elm et al. 2). Arden argues that hedges grow slowly (7).';
    expect(await cited(`${first} Later she adds that they fall (8). Walls stand (9). She quotes Emerson on walls (10).`)).toBe(
      'Hedges 5; Ponds 2; Lawns 2; Hedges 7; Hedges 8',
    );
  });

  it('does not speak where the document cites so here and there alone', async () => {
    expect(await cited('We thank our friend (Arden) and the gardener (Dale 12). Nobody else was there.')).toBe('');
  });

  it('reads further titles of one author, and places behind sentences that tell the title', async () => {
    expect(
      await cited('Clay falls (Dale, “Paths” 14; Walls of Clay 8). Arden holds that hedges grow (5). In Walls of Clay, Dale returns (61).'),
    ).toBe('Paths 14; Walls 8; Hedges 5; Walls 61');
    // No bracket names anybody: numbers may count anything.
    expect(await cited('Arden holds that hedges grow (5). Brook found frogs (7). Elm saw rain (9).')).toBe('');
  });
});
