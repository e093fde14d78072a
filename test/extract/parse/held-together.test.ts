import { describe, expect, it } from 'vitest';
import { labelHeldTogether } from '../../../src/extract/parse/held-together.ts';
import type { Label } from '../../../src/extract/parse/labels.ts';
import { relabelledBy } from './relabelled.ts';

/** The runs of labels after it, when the pieces were labelled so before. */
const relabelled = relabelledBy(labelHeldTogether);

describe('labelHeldTogether', () => {
  it('keeps a quotation whole', () => {
    expect(
      relabelled(
        ['author', 'Berg, J.'],
        ['date', '(2007),'],
        ['title', '»Die Firma. Viele wollen.'],
        ['container', 'Eine hat ab«, Brandeins,'],
        ['issue', 'Nr. 3'],
      ),
    ).toBe('author: Berg, J. | date: (2007), | title: »Die Firma. Viele wollen. Eine hat ab«, | container: Brandeins, | issue: Nr. 3');
    expect(relabelled(['title', '“Head of Gardens,'], ['publisher', 'Government of Ulm.”'])).toBe(
      'title: “Head of Gardens, Government of Ulm.”',
    );
  });

  it('closes at a mark that hangs on the next word', () => {
    expect(relabelled(['title', '"A petal model,'], ['container', '"Physical Review B'], ['volume', '90'])).toBe(
      'title: "A petal model, | container: "Physical Review B | volume: 90',
    );
  });

  it('leaves marks that are no pair', () => {
    expect(relabelled(['title', '“Petals and'], ['date', '2001'], ['container', 'Gardens”'])).toBe(
      'title: “Petals and | date: 2001 | container: Gardens”',
    );
    expect(relabelled(['title', '“Petals.”'], ['container', 'Journal of “Thorns”'])).toBe(
      'title: “Petals.” | container: Journal of “Thorns”',
    );
  });

  it('does not begin a venue inside an abbreviation', () => {
    expect(
      relabelled(['author', 'Ring, K.'], ['title', 'Planning in 40 U.'], ['container', 'S. Firms. Garden Report'], ['number', '3']),
    ).toContain('title: Planning in 40 U.');
    expect(
      relabelled(['author', 'Ring, K.'], ['title', 'Planning in 40 U.S. Firms.'], ['container', 'Garden Report'], ['number', '3']),
    ).toBe('author: Ring, K. | title: Planning in 40 U.S. Firms. | container: Garden Report | number: 3');
  });

  it('takes a second sentence before a place for the rest of the title', () => {
    expect(
      relabelled(
        ['author', 'Senn, R.'],
        ['date', '(2000),'],
        ['title', 'Der Mensch.'],
        ['container', 'Die Kultur des Gartens,'],
        ['place', 'Berlin.'],
      ),
    ).toBe('author: Senn, R. | date: (2000), | title: Der Mensch. Die Kultur des Gartens, | place: Berlin.');
  });

  it.each<readonly (readonly [Label, string])[][]>([
    [
      [
        ['author', 'Senn, R.'],
        ['title', 'Der Mensch.'],
        ['container', 'Zeitschrift des Gartens,'],
        ['place', 'Berlin.'],
      ],
    ],
    [
      [
        ['author', 'Senn, R.'],
        ['title', 'Der Mensch.'],
        ['container', 'In Kultur des Gartens,'],
        ['place', 'Berlin.'],
      ],
    ],
    [
      [
        ['author', 'Senn, R.'],
        ['title', 'Der Mensch.'],
        ['container', 'Die Kultur des Gartens,'],
        ['volume', '3'],
        ['place', 'Berlin.'],
      ],
    ],
    [
      [
        ['author', 'Senn, R.'],
        ['title', 'Der Mensch,'],
        ['container', 'Die Kultur des Gartens,'],
        ['place', 'Berlin.'],
      ],
    ],
    [
      [
        ['author', 'Senn, R.'],
        ['title', 'Der Mensch.'],
        ['container', 'Die Kultur des Gartens'],
        ['date', '2001'],
      ],
    ],
  ])('leaves what may be a venue: %j', (pieces) => {
    expect(relabelled(...pieces)).toBe(pieces.map(([label, text]) => `${label}: ${text}`).join(' | '));
  });

  it('gives to the series what an equals sign in brackets begins', () => {
    expect(relabelled(['title', 'Gärten (=Schriften zum Garten, 14),'], ['place', 'Ulm'])).toBe(
      'title: Gärten | series: (=Schriften zum Garten, 14), | place: Ulm',
    );
    expect(relabelled(['title', 'Where x (y = 4) holds'], ['place', 'Ulm'])).toBe('title: Where x (y = 4) holds | place: Ulm');
  });

  it('gives to the translator what stands between a quoted title and its venue', () => {
    expect(relabelled(['title', '“Notes.”'], ['container', 'Trans. Nick Rand. Garden Inquiry'], ['volume', '13.2'])).toBe(
      'title: “Notes.” | translator: Trans. Nick Rand. | container: Garden Inquiry | volume: 13.2',
    );
    expect(relabelled(['title', 'Notes.'], ['container', 'Trans. Japan Inst. Gardens'], ['volume', '13'])).toContain(
      'container: Trans. Japan Inst. Gardens',
    );
  });

  it('goes on behind a quotation and a colon, up to the end of the sentence', () => {
    expect(
      relabelled(
        ['author', 'Roe C'],
        ['title', 'The ‘Tor Stress Test’:'],
        ['container', 'A tool for rain in a setting. Neurobiology'],
        ['volume', '28'],
      ),
    ).toBe('author: Roe C | title: The ‘Tor Stress Test’: A tool for rain in a setting. | container: Neurobiology | volume: 28');
    expect(relabelled(['title', 'The ‘Tor Test’:'], ['container', 'J. Rain Res.'])).toBe(
      'title: The ‘Tor Test’: | container: J. Rain Res.',
    );
  });

  it('leaves an initial among names to them', () => {
    expect(relabelled(['author', 'Song WM, Di Matteo'], ['volume', 'T,'], ['author', 'Aste T'], ['date', '(2011)'])).toBe(
      'author: Song WM, Di Matteo T, Aste T | date: (2011)',
    );
    expect(relabelled(['author', 'Roe A.'], ['volume', '12,'], ['author', 'Doe B.'])).toBe('author: Roe A. | volume: 12, | author: Doe B.');
  });
});
