import { describe, expect, it } from 'vitest';
import { labelBesideTitle } from '../../../src/extract/parse/beside-title.ts';
import type { Label } from '../../../src/extract/parse/labels.ts';
import { relabelledBy } from './relabelled.ts';

/** The runs of labels after it, when the pieces were labelled so before. */
const relabelled = relabelledBy(labelBesideTitle);

describe('labelBesideTitle', () => {
  it('makes an author of an institution at the head that edited nothing', () => {
    expect(relabelled(['editor', 'Garden Board,'], ['date', '2021:'], ['title', 'Petals.'])).toBe(
      'author: Garden Board, | date: 2021: | title: Petals.',
    );
    expect(relabelled(['editor', 'Garden Board (Hrsg.)'], ['date', '2021:'], ['title', 'Petals.'])).toContain(
      'editor: Garden Board (Hrsg.)',
    );
    expect(relabelled(['editor', 'Garden Board'], ['date', '2021'], ['editor', '(Hg.):'], ['title', 'Petals.'])).toContain(
      'editor: Garden Board |',
    );
    expect(relabelled(['editor', 'In: Lind, K.:'], ['title', 'Petals.'])).toContain('editor: In: Lind, K.:');
  });

  it('takes a body between the people and the year for one who wrote with them', () => {
    const pieces = (body: string, ...behind: (readonly [Label, string])[]): (readonly [Label, string])[] => [
      ['author', 'Roe, G'],
      ['title', body],
      ['date', '(2008).'],
      ...behind,
    ];
    expect(relabelled(...pieces('and the Petal and Thorn Commission', ['title', 'On the leaf.']))).toBe(
      'author: Roe, G and the Petal and Thorn Commission | date: (2008). | title: On the leaf.',
    );
    expect(relabelled(...pieces('The petal and the thorn', ['title', 'On the leaf.']))).toContain('| title: The petal and the thorn |');
    expect(relabelled(...pieces('And the thorn', ['publisher', 'Thorn.']))).toContain('| title: And the thorn |');
  });

  it('goes on with who translated behind an initial', () => {
    expect(
      relabelled(
        ['title', 'Lost Petals.'],
        ['translator', 'Translated by C.'],
        ['author', 'K.'],
        ['title', 'Mond and Terence Kill, revised by D.'],
        ['container', 'J. Enright,'],
      ),
    ).toBe('title: Lost Petals. | translator: Translated by C. K. Mond and Terence Kill, | title: revised by D. | container: J. Enright,');
    expect(relabelled(['title', 'Petals.'], ['author', 'Trans. H. M. Parsh.'], ['date', '1953.'])).toBe(
      'title: Petals. | translator: Trans. H. M. Parsh. | date: 1953.',
    );
    // A journal stays one.
    expect(relabelled(['author', 'Roe, A.'], ['title', 'Petals.'], ['container', 'Trans. Am. Garden Soc.'], ['volume', '3'])).toContain(
      '| container: Trans. Am. Garden Soc. |',
    );
  });

  it('takes a name before its role off the title', () => {
    expect(
      relabelled(
        ['editor', 'Cona, M. (ed.),'],
        ['title', 'Encounters with Petals, Richard Stoke'],
        ['translator', '(trans.)'],
        ['place', '(Ithaca'],
      ),
    ).toBe('editor: Cona, M. (ed.), | title: Encounters with Petals, | translator: Richard Stoke (trans.) | place: (Ithaca');
    expect(relabelled(['author', 'Lind, K.'], ['title', 'Petals of Spring'], ['editor', '(eds.)'], ['place', '(Ithaca'])).toContain(
      'title: Petals of Spring |',
    );
  });

  it('takes a series with its number off a book', () => {
    expect(
      relabelled(['author', 'Choms, N.'], ['title', 'Garden Structures (Janua Florum 4).'], ['place', 'Ulm:'], ['publisher', 'Thorn.']),
    ).toBe('author: Choms, N. | title: Garden Structures | series: (Janua Florum | volume: 4). | place: Ulm: | publisher: Thorn.');
    expect(relabelled(['title', 'Gärten'], ['container', '(Schriften des Gartens'], ['volume', '27).'], ['place', 'Ulm:'])).toBe(
      'title: Gärten | series: (Schriften des Gartens | volume: 27). | place: Ulm:',
    );
  });

  it.each(['Petals (May 1968).', 'Petals (Paris 1871).', 'Petals (Part 2).', 'Petals (and 4).'])('leaves %s', (title) => {
    expect(relabelled(['title', title], ['place', 'Ulm:'])).toBe(`title: ${title} | place: Ulm:`);
  });

  it('leaves a bracket that no imprint follows', () => {
    expect(relabelled(['title', 'Petals (Garden Cycle 4).'], ['container', 'Flora'], ['volume', '3'])).toContain(
      'title: Petals (Garden Cycle 4).',
    );
  });

  it('takes one name at the head of a work without a title for the title', () => {
    expect(relabelled(['editor', 'Petalone.'], ['place', 'Oxford:'], ['publisher', 'Rain Press,'], ['date', '1924.'])).toBe(
      'title: Petalone. | place: Oxford: | publisher: Rain Press, | date: 1924.',
    );
    expect(relabelled(['editor', 'Roe, A.'], ['place', 'Oxford:'], ['date', '1924.'])).toContain('editor: Roe, A.');
    expect(relabelled(['editor', 'Roe (Hrsg.):'], ['container', 'Blüten.'], ['date', '1924.'])).toContain('editor: Roe (Hrsg.):');
  });
});
