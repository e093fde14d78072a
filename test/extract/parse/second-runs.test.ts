import { describe, expect, it } from 'vitest';
import type { Label } from '../../../src/extract/parse/labels.ts';
import { labelSecondRuns } from '../../../src/extract/parse/second-runs.ts';
import { relabelledBy } from './relabelled.ts';

/** The runs of labels after it, when the pieces were labelled so before. */
const relabelled = relabelledBy(labelSecondRuns);

describe('labelSecondRuns', () => {
  it('goes on with a publisher whose name has commas', () => {
    expect(
      relabelled(['title', 'Petals.'], ['place', 'Boston:'], ['publisher', 'Thorn,'], ['title', 'Reed, and Rose,'], ['date', '1852.']),
    ).toBe('title: Petals. | place: Boston: | publisher: Thorn, Reed, and Rose, | date: 1852.');
  });

  it.each<readonly [Label, string]>([
    ['title', '“Thorns,”'],
    ['title', 'reprinted as Thorns: a study,'],
  ])('leaves %s %s behind a publisher', (label, text) => {
    const pieces: (readonly [Label, string])[] = [
      ['title', 'Petals.'],
      ['publisher', 'Thorn,'],
      [label, text],
      ['date', '1852.'],
    ];
    expect(relabelled(...pieces)).toContain(`| title: ${text} |`);
  });

  it('gives a second title behind those who hold the first to the work they hold', () => {
    expect(
      relabelled(
        ['author', 'Roe, A.'],
        ['title', 'Petals.'],
        ['editor', 'In P. Mohn (Ed.),'],
        ['title', 'Garden manual'],
        ['publisher', 'Thorn.'],
      ),
    ).toBe('author: Roe, A. | title: Petals. | editor: In P. Mohn (Ed.), | container: Garden manual | publisher: Thorn.');
    expect(
      relabelled(
        ['author', 'Roe:'],
        ['title', 'Petals,'],
        ['editor', 'in:'],
        ['author', 'Mohn, P.:'],
        ['title', 'The Garden Book,'],
        ['date', '2001'],
      ),
    ).toContain('| container: The Garden Book, |');
    // Editors with no "in" edited what follows.
    expect(relabelled(['editor', 'Mohn, P. (Ed.),'], ['title', 'Garden manual'])).toBe('editor: Mohn, P. (Ed.), | title: Garden manual');
  });

  it('finds the work between "in" and the bracket of who edited it', () => {
    expect(relabelled(['title', 'Petals,'], ['editor', 'in Garden East (M. Lind and K. Asa, eds.),'], ['pages', 'pp. 82-96'])).toBe(
      'title: Petals, | container: in Garden East | editor: (M. Lind and K. Asa, eds.), | pages: pp. 82-96',
    );
    expect(relabelled(['title', 'Petals,'], ['editor', 'in M. Lind and K. Asa (eds.),'], ['container', 'Garden East'])).toContain(
      '| editor: in M. Lind and K. Asa (eds.), |',
    );
  });

  it('joins what was read as a title right behind the work', () => {
    expect(
      relabelled(
        ['title', 'Hair.'],
        ['editor', 'In: Tib M, editor.'],
        ['container', 'Soil Analysis:'],
        ['title', 'Chemical Effects.'],
        ['place', 'Ulm:'],
      ),
    ).toBe('title: Hair. | editor: In: Tib M, editor. | container: Soil Analysis: Chemical Effects. | place: Ulm:');
  });

  it('keeps the year of a name in a title there', () => {
    expect(
      relabelled(
        ['author', 'Rage J'],
        ['date', '(1989)'],
        ['title', 'Flora minima (Piveteau,'],
        ['date', '1936),'],
        ['title', 'a plant.'],
        ['container', 'Flora A'],
      ),
    ).toBe('author: Rage J | date: (1989) | title: Flora minima (Piveteau, 1936), a plant. | container: Flora A');
    // The first year is that of the work.
    expect(relabelled(['title', 'Flora minima (Piveteau,'], ['date', '1936),'], ['title', 'a plant.'])).toContain('| date: 1936), |');
  });

  it('gives names to the role that stands beside them', () => {
    expect(relabelled(['author', 'Wil, E. & Pet, F.'], ['editor', '(editors).'], ['title', 'Petals.'])).toBe(
      'editor: Wil, E. & Pet, F. (editors). | title: Petals.',
    );
    expect(relabelled(['title', 'Petals,'], ['translator', 'trans.'], ['editor', 'D. Pears and B. Guin'], ['place', '(London:'])).toBe(
      'title: Petals, | translator: trans. D. Pears and B. Guin | place: (London:',
    );
    expect(relabelled(['title', 'Petals'], ['editor', '(G. Gell & J. Lang,'], ['translator', 'Trans.).'], ['publisher', 'Thorn'])).toBe(
      'title: Petals | translator: (G. Gell & J. Lang, Trans.). | publisher: Thorn',
    );
    expect(relabelled(['title', 'Petals.'], ['editor', '(A. Ber, Trans.).'], ['place', 'Paris:'])).toContain(
      'translator: (A. Ber, Trans.).',
    );
  });

  it('takes a press for a publisher where none was read', () => {
    expect(relabelled(['title', 'Petals.'], ['place', 'Garden UP,'], ['date', '1997'])).toContain('| publisher: Garden UP, |');
    expect(relabelled(['title', 'Petals.'], ['place', 'Ulm UP,'], ['publisher', 'Thorn'])).toContain('| place: Ulm UP, |');
  });

  it('finds the title of a book that was read as a venue', () => {
    expect(relabelled(['author', 'R. Harts,'], ['container', 'Algebraic Gardens,'], ['publisher', 'Thorn'], ['date', '(1977)'])).toBe(
      'author: R. Harts, | title: Algebraic Gardens, | publisher: Thorn | date: (1977)',
    );
    for (const more of [
      [
        ['volume', '12'],
        ['publisher', 'Thorn'],
      ],
      [
        ['pages', '1-9'],
        ['publisher', 'Thorn'],
      ],
    ] as const)
      expect(relabelled(['author', 'R. Harts,'], ['container', 'Garden Geometry'], ...more)).toContain('container: Garden Geometry');
    expect(relabelled(['author', 'R. Harts,'], ['container', 'Lect. Notes Math.,'], ['publisher', 'Thorn'])).toContain('container: Lect.');
  });

  it('finds a title among the names', () => {
    expect(relabelled(['author', 'Richard Ellm, Oscar Wild'], ['place', '(London:'], ['publisher', 'Thorn'])).toBe(
      'author: Richard Ellm, | title: Oscar Wild | place: (London: | publisher: Thorn',
    );
    expect(relabelled(['author', 'Lind, Herbert, Georg Trakel'], ['place', '(Ulm:'], ['publisher', 'Thorn'])).toContain(
      '| title: Georg Trakel |',
    );
    expect(relabelled(['author', 'Arari, Júnior. Obra Crítica,'], ['volume', 'vol. 2.'], ['place', 'Rio:'])).toBe(
      'author: Arari, Júnior. | title: Obra Crítica, | volume: vol. 2. | place: Rio:',
    );
    expect(relabelled(['author', 'Ray Mond, Ludwig Witt:'], ['title', 'The Duty of Petals'], ['place', '(London:'])).toBe(
      'author: Ray Mond, | title: Ludwig Witt: The Duty of Petals | place: (London:',
    );
  });

  it.each<readonly (readonly [Label, string])[][]>([
    [
      [
        ['author', 'H. Haken, H. Wolf:'],
        ['title', 'Molecular petals'],
        ['place', '(Ulm'],
      ],
    ],
    [
      [
        ['author', 'Ray Mond and Ludwig Witt:'],
        ['title', 'The Duty of Petals'],
        ['place', '(London:'],
      ],
    ],
    [
      [
        ['author', 'Ray Mond, Ludwig Witt:'],
        ['title', 'Die Pflicht.'],
        ['place', 'Wien'],
      ],
    ],
    [
      [
        ['author', 'Smith, J. P.'],
        ['place', 'Paris:'],
        ['publisher', 'Thorn'],
      ],
    ],
  ])('leaves authors alone: %j', (pieces) => {
    expect(relabelled(...pieces)).toBe(pieces.map(([label, text]) => `${label}: ${text}`).join(' | '));
  });

  it('finds a title that nothing follows', () => {
    expect(
      relabelled(['author', 'Kim, H.'], ['date', '2003'], ['container', 'Functional responses of the garden to expressions of joy.']),
    ).toContain('| title: Functional responses');
    expect(relabelled(['author', 'Kim, H.'], ['date', '2003'], ['container', 'Annals of Garden Science.'])).toContain(
      '| container: Annals',
    );
    expect(relabelled(['author', 'Pfei, K.'], ['date', '2003.'], ['note', 'Petals stabilize chain supercomplexes.'])).toContain(
      '| title: Petals',
    );
    expect(relabelled(['author', 'Pfei, K.'], ['date', '2003.'], ['note', 'Personal communication with the author.'])).toContain(
      '| note: Personal',
    );
  });

  it('does not begin a venue with "and"', () => {
    expect(
      relabelled(['author', 'Jen M'], ['date', '(2004)'], ['title', 'Rates in the rat, mouse,'], ['container', 'and human genomes.']),
    ).toContain('| title: Rates in the rat, mouse, and human genomes.');
    expect(relabelled(['title', 'Rates in the rat,'], ['container', 'and mouse'], ['volume', '3'])).toContain('| container: and mouse |');
  });
});

describe('a second title behind who holds the first and a year', () => {
  it('is the work that holds it', () => {
    expect(
      relabelled(['title', 'Petals.'], ['editor', 'In: J. Roe, ed.'], ['date', '1986.'], ['title', 'Garden manual.'], ['place', 'Tor:']),
    ).toContain('container: Garden manual.');
  });
});
