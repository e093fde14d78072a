import { describe, expect, it } from 'vitest';
import { labelFormulas } from '../../../src/extract/parse/formulas.ts';
import { parseReference } from '../../../src/extract/reference.ts';
import { relabelledBy } from './relabelled.ts';

/** The runs of labels after it, when the pieces were labelled so before. */
const relabelled = relabelledBy(labelFormulas);

describe('labelFormulas', () => {
  it('reads the number of a German patent as one', () => {
    expect(
      relabelled(
        ['author', 'Roe H.'],
        ['title', 'Verfahren.'],
        ['container', 'Deutsches Patent DE'],
        ['volume', '10'],
        ['date', '2004'],
        ['pages', '012 345 A1,'],
        ['date', '2005.'],
      ),
    ).toBe('author: Roe H. | title: Verfahren. | genre: Deutsches Patent | number: DE 10 2004 012 345 A1, | date: 2005.');
    expect(relabelled(['title', 'Die Zahl'], ['place', 'DE 10'], ['date', '2004'])).toBe('title: Die Zahl | place: DE 10 | date: 2004');
  });

  it('takes colleagues behind a name to the names, and leaves those of a title', () => {
    expect(relabelled(['author', 'Marsh A'], ['title', 'and colleagues. Growth of salt.'], ['container', 'J Salt.'])).toBe(
      'author: Marsh A and colleagues. | title: Growth of salt. | container: J Salt.',
    );
    expect(relabelled(['author', 'Marsh A.'], ['title', 'And colleagues of hers: a history.'])).toBe(
      'author: Marsh A. | title: And colleagues of hers: a history.',
    );
  });

  it('keeps the day of an act with its name', () => {
    expect(relabelled(['title', 'Gesetz über den Regen vom 14.'], ['container', 'Oktober 2014 (BGBl.'], ['note', 'I S. 1602).'])).toBe(
      'title: Gesetz über den Regen vom 14. Oktober 2014 | note: (BGBl. I S. 1602).',
    );
  });

  it('takes a standard number for no journal', () => {
    expect(relabelled(['title', 'Syntax.'], ['container', 'STD'], ['volume', '66,'], ['number', 'RFC 3986,'])).toBe(
      'title: Syntax. | other: STD 66, | number: RFC 3986,',
    );
  });

  it('keeps the bracket of a review whole, and lets one behind a title be', () => {
    expect(
      relabelled(['date', '(2001).'], ['title', '[Review of the book Petals,'], ['editor', 'by D. Roe].'], ['container', 'J Rain']),
    ).toBe('date: (2001). | title: [Review of the book Petals, by D. Roe]. | container: J Rain');
    expect(relabelled(['title', 'In the rain.'], ['genre', '[Review of the book Petals,'], ['editor', 'by D. Roe].'])).toContain(
      'title: In the rain. | genre',
    );
  });

  it('takes a group behind the names off the title', () => {
    expect(
      relabelled(['author', 'Roe J, Doe K,'], ['title', 'for the ALPHA Study Investigators. Effects of rain.'], ['container', 'J Rain']),
    ).toBe('author: Roe J, Doe K, | group: for the ALPHA Study Investigators. | title: Effects of rain. | container: J Rain');
    expect(relabelled(['author', 'Roe J.'], ['title', 'For the love of petals. A study'], ['container', 'J Rain'])).toContain(
      'title: For the love',
    );
  });

  it('takes Anonymous for nobody where no author stands before', () => {
    expect(relabelled(['title', 'Anonymous. The case for rain.'], ['container', 'J Rain'])).toBe(
      'author: Anonymous. | title: The case for rain. | container: J Rain',
    );
    expect(relabelled(['title', 'Anonymous rain. A case.'], ['container', 'J Rain'])).toContain('title: Anonymous rain.');
    expect(relabelled(['author', 'Roe A.'], ['title', 'Anonymous. A case.'])).toContain('title: Anonymous.');
  });

  it('takes a volume before the title off it', () => {
    expect(relabelled(['author', 'Roe M. Bd.'], ['title', '1: Regen und Schnee.'], ['place', 'Ulm:'])).toBe(
      'author: Roe M. | volume: Bd. 1: | title: Regen und Schnee. | place: Ulm:',
    );
  });

  it('makes editors of names before the word alone', () => {
    expect(relabelled(['author', 'Roe D, et al.,'], ['title', 'editors.'], ['container', 'Rain.'], ['edition', '2nd edition.'])).toBe(
      'editor: Roe D, et al., editors. | title: Rain. | edition: 2nd edition.',
    );
    expect(relabelled(['author', 'Roe D.'], ['title', 'Editors.'], ['publisher', 'Leaf'])).toContain('title: Editors.');
  });

  it('counts Czech and Polish editions', () => {
    expect(relabelled(['author', 'Roe J.'], ['title', 'Úvod do deště. 2. vyd.'], ['place', 'Praha,'], ['date', '1998.'])).toBe(
      'author: Roe J. | title: Úvod do deště. | edition: 2. vyd. | place: Praha, | date: 1998.',
    );
    expect(relabelled(['title', 'Wstęp do deszczu,'], ['volume', 'wyd. 2,'], ['publisher', 'Liść,'])).toBe(
      'title: Wstęp do deszczu, | edition: wyd. 2, | publisher: Liść,',
    );
    expect(relabelled(['title', 'Dějiny. 2. vydavatelství.'], ['place', 'Praha,'])).toContain('title: Dějiny. 2. vydavatelství.');
  });

  it('parts a town from its publisher, not from its country', () => {
    expect(relabelled(['title', 'Il nome,'], ['place', 'Milano, Foglia,'], ['date', '1980.'])).toBe(
      'title: Il nome, | place: Milano, | publisher: Foglia, | date: 1980.',
    );
    expect(relabelled(['title', 'El nombre,'], ['place', 'Buenos Aires, La Hoja,'], ['date', '1980.'])).toBe(
      'title: El nombre, | place: Buenos Aires, | publisher: La Hoja, | date: 1980.',
    );
    expect(relabelled(['title', 'Le nom,'], ['place', 'Paris, France,'], ['date', '1980.'])).toContain('place: Paris, France,');
  });

  it('parts inventors, holder, title and number of a patent', () => {
    expect(
      relabelled(
        ['author', 'Roe RL, Lind A, inventors; Petal Institute,'],
        ['title', 'assignee. Garden system and method.'],
        ['container', 'United States patent US'],
        ['number', '4,405,829.'],
        ['date', '1983 Sep 20.'],
      ),
    ).toBe(
      'author: Roe RL, Lind A, | other: inventors; | publisher: Petal Institute, | other: assignee. | title: Garden system and method. | genre: United States patent US | number: 4,405,829. | date: 1983 Sep 20.',
    );
    expect(relabelled(['title', 'The inventors; a history'], ['date', '1983'])).toBe('title: The inventors; a history | date: 1983');
  });

  it('reads an article as English lawyers cite it', () => {
    expect(
      relabelled(['author', 'Jo Raz,'], ['title', '‘The Rule of Gardens’'], ['date', '(1977)'], ['note', '93 LQR'], ['pages', '195.']),
    ).toBe('author: Jo Raz, | title: ‘The Rule of Gardens’ | date: (1977) | volume: 93 | container: LQR | pages: 195.');
    expect(relabelled(['title', '‘Petals’'], ['date', '(2004)'], ['note', '24(2) Garden Journal of Law'], ['pages', '301'])).toBe(
      'title: ‘Petals’ | date: (2004) | volume: 24 | issue: (2) | container: Garden Journal of Law | pages: 301',
    );
    expect(relabelled(['title', '‘Petals’'], ['date', '(2004)'], ['place', 'Ulm,'], ['publisher', 'Thorn 12'])).toContain('place: Ulm,');
  });

  it('takes the short form at the head of an entry for a label, and its year for a date where no other stands', () => {
    expect(
      relabelled(
        ['author', 'KERR et alii'],
        ['date', '2023:'],
        ['author', 'W. R.'],
        ['editor', 'Kerr, P. Roe,'],
        ['title', 'The dynamics of petals.'],
      ),
    ).toBe('label: KERR et alii | date: 2023: | author: W. R. Kerr, P. Roe, | title: The dynamics of petals.');
    expect(
      relabelled(
        ['author', 'Roe'],
        ['date', '1982 ='],
        ['author', 'J. Roe,'],
        ['title', 'On petals,'],
        ['container', 'J Rain,'],
        ['date', '1982.'],
      ),
    ).toBe('label: Roe 1982 = | author: J. Roe, | title: On petals, | container: J Rain, | date: 1982.');
    expect(relabelled(['author', 'Roe'], ['date', '1982:'], ['title', 'Petals of J. Doe.'])).toBe(
      'author: Roe | date: 1982: | title: Petals of J. Doe.',
    );
  });

  it('reads a town at the end of the title and the house behind it', () => {
    expect(
      relabelled(
        ['author', 'Roe y Doe, José,'],
        ['title', 'La lluvia de Tor, Madrid,'],
        ['container', 'Revista de Tor,'],
        ['date', '1930.'],
      ),
    ).toBe('author: Roe y Doe, José, | title: La lluvia de Tor, | place: Madrid, | publisher: Revista de Tor, | date: 1930.');
    expect(relabelled(['title', 'La lluvia, Madrid,'], ['container', 'Revista de Tor,'], ['volume', '3,'], ['date', '1930.'])).toContain(
      'title: La lluvia, Madrid,',
    );
  });

  it('takes collaborators before a title for a group', () => {
    expect(relabelled(['title', 'Burden of Rain Study 2013 Collaborators. Petals lost.'], ['container', 'Lancet'])).toBe(
      'group: Burden of Rain Study 2013 Collaborators. | title: Petals lost. | container: Lancet',
    );
  });
});

describe('the name of a study at the head', () => {
  it.each([
    [
      'GBD 2019 Petals and Thorns Collaborators. Global burden of ivy. Lancet 2020; 396: 1204–22.',
      'GBD 2019 Petals and Thorns Collaborators',
      2020,
    ],
    ['The Garden Medicine Editors. Minimizing mistakes. PLoS Med 2005; 2: e272.', 'The Garden Medicine Editors', 2005],
  ])('%s', (raw, literal, year) => {
    const { fields } = parseReference(raw);
    expect(fields.author).toEqual([{ literal }]);
    expect(fields.issued?.['date-parts']?.[0]?.[0]).toBe(year);
  });

  it('is no part of the title where it stands behind people and a semicolon', () => {
    expect(
      parseReference('Roe FP, Doe SJ, et al; C4591001 Clinical Trial Group. Safety of petals. N Engl J Med. 2020;383(27):2603-15.').fields
        .title,
    ).toBe('Safety of petals');
  });
});

describe('editions, places and articles in further forms', () => {
  it('read an edition by its word', () => {
    expect(parseReference('Sztompka, P. (2002). Socjologia. Analiza płatków. Wyd. 2. Kraków: Znak.').fields).toMatchObject({
      edition: '2',
      title: 'Socjologia. Analiza płatków',
    });
    expect(parseReference('Cassese S., Istituzioni di petali, IV ed., Milano, Giuffrè, 2012.').fields).toMatchObject({ edition: 'IV' });
    expect(parseReference('Бахтин М. М. Проблемы лепестков. — Изд. 4-е. — М. : Искусство, 1979. — 320 с.').fields).toMatchObject({
      edition: '4',
      title: 'Проблемы лепестков',
    });
    expect(parseReference('Larson R., Calculus of Petals, Ninth Edition, Academic Press, Boston, 2010.').fields.title).toBe(
      'Calculus of Petals',
    );
  });

  it('read no place where the print says that there is none', () => {
    expect(parseReference('Zuboff S. The age of petals. [Place unknown]: PublicAffairs; 2019.').fields.title).toBe('The age of petals');
  });

  it("read an English lawyer's article whose journal counts by years", () => {
    expect(parseReference('Paul Craig, ‘Theory and Petals in Public Law’ [2005] PL 440').fields).toMatchObject({
      'container-title': 'PL',
      page: '440',
      issued: { 'date-parts': [[2005]] },
    });
  });
});
