import { describe, expect, it } from 'vitest';
import { asPrinted, closest, confirmLinks, fullCitation, shortCitation } from '../../src/report/cite.ts';
import { finding, NO_MATCH } from './make.ts';

const fields = {
  title: 'On corals',
  author: [{ family: 'Marsh', given: 'A.' }, { family: 'Okoro', given: 'B.' }, { literal: 'The Group' }],
  issued: { 'date-parts': [[2018]] },
  'container-title': 'Reefs',
  volume: '7',
  issue: '2',
  page: '10–19',
};

describe('shortCitation', () => {
  it('names people, year, title and place', () => {
    expect(shortCitation(fields, '')).toBe('Marsh et al. 2018, "On corals", Reefs 7:10');
    expect(shortCitation({ ...fields, author: fields.author.slice(0, 2) }, '')).toBe('Marsh & Okoro 2018, "On corals", Reefs 7:10');
  });

  it('names a judgment by volume, reporter and page, and an act by its section', () => {
    const lujan = {
      type: 'legal_case',
      title: 'Lujan v. Defenders of Wildlife',
      volume: '504',
      'container-title': 'U.S.',
      page: '555-560',
    };
    expect(shortCitation({ ...lujan, issued: { 'date-parts': [[1992]] } }, '')).toBe(
      '1992, "Lujan v. Defenders of Wildlife", 504 U.S. 555',
    );
    const act = { type: 'legislation', volume: '28', 'container-title': 'U.S.C.', number: '28 U.S.C. § 1331' };
    expect(shortCitation(act, '')).toBe('28 U.S.C. § 1331');
  });

  it('falls back on what is printed', () => {
    expect(shortCitation({}, 'Ibid., p. 3')).toBe('Ibid., p. 3');
    expect(shortCitation({}, 'x'.repeat(500), 50)).toHaveLength(50);
  });
});

describe('asPrinted', () => {
  it('writes data of a program out, and leaves print as it is', () => {
    expect(asPrinted(fields, JSON.stringify(fields))).toBe(fullCitation(fields));
    for (const raw of ['{The Group} (2018). On corals.', '{"title": cut', '@article{a, title={"On corals"}}', ''])
      expect(asPrinted(fields, raw)).toBe(raw);
    expect(asPrinted({}, '{"id": "1"}')).toBe('{"id": "1"}');
  });
});

describe('fullCitation', () => {
  it('writes a record out', () => {
    expect(fullCitation(fields)).toBe('A. Marsh, B. Okoro, The Group (2018) On corals. Reefs 7(2), 10–19.');
  });
});

describe('confirmLinks', () => {
  it('search for what an entry without a title says, not for how it is written', () => {
    const fields = { author: [{ family: 'Ghost', given: 'A.' }], issued: { 'date-parts': [[2020]] } };
    const raw = '@article{g, title={}, author={Ghost, A.}, year={2020}}';
    const [link] = confirmLinks(finding({ key: 'g', outcome: 'unknown', fields, raw }));
    expect(new URL(link?.href ?? '').searchParams.get('q')).toBe('A. Ghost (2020)');
  });

  const hrefs = (more: object): string[] =>
    confirmLinks(finding({ key: '1', outcome: 'fake', fields: { ...fields, ...more } })).map(({ href }) => href);

  it('leads to the cited identifiers and to a search by title', () => {
    expect(hrefs({ DOI: '10.5555/a<b>?c', arxiv: '2205.14135v2', URL: 'https://example.org/x' })).toEqual([
      'https://doi.org/10.5555/a%3Cb%3E%3Fc',
      'https://arxiv.org/abs/2205.14135v2',
      'https://example.org/x',
      'https://scholar.google.com/scholar?q=%22On%20corals%22%20Marsh',
    ]);
  });

  it('leads to an American decision by its place', () => {
    const decision = { title: 'Roe v. Doe', 'container-title': 'F. Supp. 3d', volume: '678', page: '443' };
    const links = (more: object) => {
      const one = finding({ key: '1', outcome: 'unsure', fields: { ...decision, ...more } });
      return confirmLinks({ ...one, reference: { ...one.reference, canonical: 'court-decision' } }).map(({ href }) => href);
    };
    expect(links({})[0]).toBe('https://www.courtlistener.com/c/F.%20Supp.%203d/678/443/');
    expect(links({ 'container-title': 'AC' })).toHaveLength(1);
    expect(links({ page: '../x' })).toHaveLength(1);
  });

  it('makes no link of what is none', () => {
    expect(hrefs({ DOI: 'javascript:alert(1)', arxiv: '../../x y', URL: 'javascript:alert(1)' })).toHaveLength(1);
    expect(hrefs({ URL: 'https://user:secret@example.org/' })).toHaveLength(1);
  });
});

describe('closest', () => {
  it('names a record that is like the citation, and none that merely came first', () => {
    const like = finding(NO_MATCH);
    expect(closest(like)).not.toBeNull();
    const { title, authors } = like.verdict.components;
    const components = {
      ...like.verdict.components,
      title: { ...title, label: 'not_match', score: 0.2 },
      authors: { ...authors, label: 'not_match' },
    } as const;
    const candidates = like.verdict.candidates.map((candidate) => ({ ...candidate, components }));
    const unlike = { ...like, verdict: { ...like.verdict, components, candidates } };
    expect(closest(unlike)).toBeNull();
    expect(confirmLinks(unlike).map(({ name }) => name)).not.toContain('closest record');
  });
});
