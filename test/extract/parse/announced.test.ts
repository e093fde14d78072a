import { describe, expect, it } from 'vitest';
import { labelAnnounced } from '../../../src/extract/parse/announced.ts';
import { relabelledBy } from './relabelled.ts';

/** The runs of labels after it, when the pieces were labelled so before. */
const relabelled = relabelledBy(labelAnnounced);

describe('labelAnnounced', () => {
  it('ends a title before who translated it', () => {
    expect(relabelled(['author', 'Roe.'], ['title', 'Petals. Translated by G.'], ['editor', 'M. A. Grün.'], ['place', 'Ulm:'])).toBe(
      'author: Roe. | title: Petals. | translator: Translated by G. M. A. Grün. | place: Ulm:',
    );
    expect(relabelled(['title', 'Voir les fleurs. Traduction de Anne Roe.'], ['place', 'Paris'])).toBe(
      'title: Voir les fleurs. | translator: Traduction de Anne Roe. | place: Paris',
    );
    // A title that goes on behind the name goes on.
    expect(relabelled(['title', 'Petals. Translated by Anne Roe. A new edition'], ['date', '2001'])).toBe(
      'title: Petals. | translator: Translated by Anne Roe. | title: A new edition | date: 2001',
    );
  });

  it.each(['Texts translated by machines', 'Petals. Translated by machines', 'Petals, transformed by Rain'])('leaves %s', (title) => {
    expect(relabelled(['title', title], ['date', '2001'])).toBe(`title: ${title} | date: 2001`);
  });

  it('makes editors of names before a bracket that says so', () => {
    expect(
      relabelled(['author', 'Roe, Ana; Pérez Galdós,'], ['title', 'Benito (coords.) La flor y sus lectores.'], ['place', 'Madrid']),
    ).toBe('editor: Roe, Ana; Pérez Galdós, Benito (coords.) | title: La flor y sus lectores. | place: Madrid');
    expect(relabelled(['author', 'Roe, Ana.'], ['title', 'La flor de los días (eds.) más'], ['place', 'Madrid'])).toContain(
      'author: Roe, Ana.',
    );
  });

  it('counts an edition by the number before its word', () => {
    expect(relabelled(['title', 'Blüten.'], ['issue', '4.'], ['edition', 'Aufl.'], ['place', 'Ulm'])).toBe(
      'title: Blüten. | edition: 4. Aufl. | place: Ulm',
    );
    expect(relabelled(['volume', '12'], ['issue', '(4),'], ['edition', 'special'], ['place', 'Ulm'])).toContain('issue: (4),');
  });

  it('takes a quotation behind the word for a series as its name', () => {
    expect(relabelled(['publisher', 'Petale,'], ['series', 'coll.'], ['title', '« Le sens commun ».'])).toBe(
      'publisher: Petale, | series: coll. « Le sens commun ».',
    );
  });

  it('takes a quotation for the title where nothing else was', () => {
    expect(relabelled(['author', 'Roe, W. ‘Mary Rogers, and Others’.'], ['container', 'American Gardens'])).toBe(
      'author: Roe, W. | title: ‘Mary Rogers, and Others’. | container: American Gardens',
    );
    expect(relabelled(['author', 'Roe, W. “the Elder'], ['container', 'American Gardens'])).toBe(
      'author: Roe, W. “the Elder | container: American Gardens',
    );
  });

  it('gives a town before its state to the place', () => {
    expect(relabelled(['title', 'Creative Petals. Mineola,'], ['place', 'New York:'], ['publisher', 'Dover'])).toBe(
      'title: Creative Petals. | place: Mineola, New York: | publisher: Dover',
    );
    expect(relabelled(['title', 'Petals. Eine Bestandsaufnahme,'], ['place', 'München'])).toBe(
      'title: Petals. Eine Bestandsaufnahme, | place: München',
    );
    expect(relabelled(['title', 'Petals of Mineola,'], ['place', 'New York:'])).toBe('title: Petals of Mineola, | place: New York:');
  });

  it('takes IN before a publisher for the state', () => {
    expect(relabelled(['title', 'Petals and Heroes. South Bend,'], ['editor', 'IN:'], ['publisher', 'Thorn Press,'])).toBe(
      'title: Petals and Heroes. | place: South Bend, IN: | publisher: Thorn Press,',
    );
  });
});
