import { describe, expect, it } from 'vitest';
import type { Label } from '../../../src/extract/parse/labels.ts';
import { labelToldApart } from '../../../src/extract/parse/told-apart.ts';
import { parseReference } from '../../../src/extract/reference.ts';
import { relabelledBy } from './relabelled.ts';

const relabelled = relabelledBy(labelToldApart);
type Pieces = readonly (readonly [Label, string])[];

describe('labelToldApart', () => {
  it.each<[string, Pieces, string]>([
    [
      'clauses of two roles',
      [
        ['title', '“Petals.”'],
        ['container', 'In Gardens,'],
        ['editor', 'edited by Ada Roe, translated by Udo Hahn,'],
        ['pages', '217–251.'],
      ],
      'editor: edited by Ada Roe, | translator: translated by Udo Hahn,',
    ],
    [
      'a clause that ends the name of a work',
      [
        ['title', '“Petals.”'],
        ['container', 'In Margins of Gardens, translated by Udo Hahn,'],
        ['pages', '1–28.'],
      ],
      'container: In Margins of Gardens, | translator: translated by Udo Hahn,',
    ],
    [
      'the word behind the names',
      [
        ['title', 'Petals.'],
        ['editor', 'A. B. Roe and C. Hahn,'],
        ['translator', 'trans.'],
        ['place', 'Tor:'],
      ],
      'translator: A. B. Roe and C. Hahn, trans.',
    ],
    [
      'the word before the names',
      [
        ['author', 'Roe M.,'],
        ['title', 'Petals, przeł.'],
        ['author', 'J. Hahn,'],
        ['publisher', 'Tor,'],
      ],
      'translator: przeł. J. Hahn,',
    ],
    [
      'a publisher that was read as a second title',
      [
        ['title', 'Petals'],
        ['translator', '(R. Roe, Trans.).'],
        ['title', 'Thorn, Rose and Reed.'],
        ['note', '(Original work 1880)'],
      ],
      'publisher: Thorn, Rose and Reed.',
    ],
    [
      'a year that is the title',
      [
        ['author', 'Roe, Ada.'],
        ['date', '1984.'],
        ['place', 'Tor:'],
        ['publisher', 'Thorn,'],
        ['date', '1949.'],
      ],
      'title: 1984.',
    ],
    [
      'a word behind initials',
      [
        ['author', 'Рой Т. Г. Кобзарь.'],
        ['place', 'Киев :'],
        ['publisher', 'Тор,'],
      ],
      'author: Рой Т. Г. | title: Кобзарь.',
    ],
    [
      'a word behind a list of initials',
      [
        ['author', 'Roe JR, Doe A. Tumoren.'],
        ['container', 'Dtsch Petals'],
        ['date', '2003;'],
      ],
      'author: Roe JR, Doe A. | title: Tumoren.',
    ],
    [
      'an entry before what holds it',
      [
        ['author', 'Lichens.'],
        ['container', 'In: Encyclopædia of Gardens,'],
      ],
      'title: Lichens.',
    ],
    [
      'a body at the head',
      [
        ['container', 'Panel on Petals (PP).'],
        ['date', '(2014).'],
        ['title', 'Gardens.'],
      ],
      'group: Panel on Petals (PP).',
    ],
    [
      'words for a version',
      [
        ['author', 'Petal Corp.'],
        ['title', 'Released 2020. Petal Statistics,'],
        ['container', 'Version'],
        ['volume', '27.0.'],
        ['place', 'Tor:'],
      ],
      'date: Released 2020. | title: Petal Statistics, Version 27.0.',
    ],
    [
      'the edition of an encyclopaedia',
      [
        ['container', 'The Garden Encyclopedia'],
        ['date', '(Fall 2017'],
        ['editor', 'Edition), Edward N. Roe (ed.),'],
      ],
      'other: Edition), | editor: Edward N. Roe (ed.),',
    ],
  ])('tells apart %s', (_, pieces, expected) => {
    expect(relabelled(...pieces)).toContain(expected);
  });

  it.each<[string, Pieces]>([
    [
      'transactions',
      [
        ['title', 'Petals.'],
        ['container', 'Eos, Trans. Amer. Garden. Union,'],
        ['volume', '88'],
      ],
    ],
    [
      'a year before a title',
      [
        ['author', 'Roe, Ada.'],
        ['date', '1984.'],
        ['title', 'Petals.'],
        ['place', 'Tor'],
      ],
    ],
    [
      'one year',
      [
        ['author', 'Roe, Ada.'],
        ['date', '1984.'],
        ['place', 'Tor:'],
        ['publisher', 'Thorn.'],
      ],
    ],
    [
      'the name of a volume',
      [
        ['title', 'Petals.'],
        ['volume', 'Bd. 1:'],
        ['title', 'Gesamtbericht.'],
        ['place', 'Tor.'],
      ],
    ],
    [
      'people before a collection',
      [
        ['author', 'Roe, A.'],
        ['container', 'In: Gardens,'],
        ['pages', '3'],
      ],
    ],
    [
      'a body without a year',
      [
        ['container', 'Danmarks Statistik,'],
        ['date', '2001:'],
        ['title', 'Tal.'],
      ],
    ],
  ])('leaves %s', (_, pieces) => {
    const joined = pieces.map(([label, text]) => `${label}: ${text}`).join(' | ');
    expect(relabelled(...pieces)).toBe(joined);
  });

  it('parts the address of a link from its words', () => {
    const { fields } = parseReference(
      'Roe, J., et al. (2021). [Counting petals by hand](https://doi.org/10.1234/petals). *Nature*, *596*(7873), 583–589.',
    );
    expect(fields).toMatchObject({ title: 'Counting petals by hand', DOI: '10.1234/petals', 'container-title': 'Nature' });
  });
});

describe('works and people that a labelling took together', () => {
  it('are parted before the clause of who edited', () => {
    expect(
      parseReference(
        'Nowak M., Znaczenie płatków w rozwoju, [w:] Rozwój regionalny w Polsce, red. J. Kowalski, Wydawnictwo UAM, Poznań 2010, s. 55–71.',
      ).fields,
    ).toMatchObject({ 'container-title': 'Rozwój regionalny w Polsce', editor: [{ family: 'Kowalski', given: 'J.' }] });
    expect(
      parseReference(
        'Adorno, Theodor W.: Ästhetische Theorie, hrsg. von Gretel Adorno und Rolf Tiedemann, 5. Aufl., Frankfurt am Main: Suhrkamp, 1981.',
      ).fields,
    ).toMatchObject({ title: 'Ästhetische Theorie', author: [{ family: 'Adorno', given: 'Theodor W.' }] });
  });

  it('are parted where one word begins the title', () => {
    expect(
      parseReference(
        'C. Ginzburg, Spie. Radici di un paradigma, in A. Gargani (a cura di), Crisi dei petali, Torino, Einaudi, 1979, pp. 57-106.',
      ).fields,
    ).toMatchObject({ title: 'Spie. Radici di un paradigma', author: [{ family: 'Ginzburg', given: 'C.' }] });
  });

  it('leave the series behind its word', () => {
    expect(
      parseReference('Fraisse G., 1989, Muse des pétales. Démocratie et fleurs en France, 2e éd., Paris, Gallimard, coll. Folio histoire.')
        .fields['collection-title'],
    ).toBe('Folio histoire');
  });
});

describe('a title behind the only author', () => {
  it('stands behind the colon, though it reads like names', () => {
    expect(
      relabelled(['author', 'Roe, Klaus-Peter: Gärtner, Hecken, Blüten.'], ['genre', 'Diss.'], ['publisher', 'Freie Universität Hecke']),
    ).toBe('author: Roe, Klaus-Peter: | title: Gärtner, Hecken, Blüten. | genre: Diss. | publisher: Freie Universität Hecke');
  });
  it('stands before the clause of who edited it', () => {
    expect(relabelled(['editor', 'Wolfram von Hecke, Blütenlied, hg. von Karl Roe,'], ['edition', '6. Aufl.,'], ['place', 'Bonn'])).toBe(
      'author: Wolfram von Hecke, | title: Blütenlied, | editor: hg. von Karl Roe, | edition: 6. Aufl., | place: Bonn',
    );
  });
});
