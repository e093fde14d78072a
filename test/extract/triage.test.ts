import { describe, expect, it } from 'vitest';
import { namesCanonical, triage } from '../../src/extract/triage.ts';

const names = [{ family: 'Roe', given: 'J.' }];

describe('triage', () => {
  it('keeps what has authors and title formal', () => {
    expect(
      triage('Roe, J. (1999). On hedges. Journal of Hedges 3, 1-9.', {
        author: names,
        title: 'On hedges',
        'container-title': 'Journal of Hedges',
        volume: '3',
      }),
    ).toEqual({
      route: 'formal',
      routeWhy: 'has authors and a title',
    });
  });
  it.each(['constructor', 'toString', '__proto__'])('knows no kind of work called %s', (type) => {
    const fields = { author: names, title: 'On hedges' };
    const called: typeof fields & { readonly type?: string } = { ...fields, type };
    expect(triage('Roe, J. (1999). On hedges.', called)).toEqual(triage('Roe, J. (1999). On hedges.', fields));
  });

  it('keeps an article about a law, a standard or software formal', () => {
    const fields = { author: names, title: 'After Public Law 104-191', 'container-title': 'Journal of Law', volume: '3', page: '1-9' };
    expect(triage('Roe, J. After Public Law 104-191. Journal of Law 3, 1-9 (1999).', fields).route).toBe('formal');
  });
  it('keeps printed works that are in press or unpublished theses formal', () => {
    expect(
      triage('Roe, J. (in press). The cutting of tall hedges. Journal of Hedges.', { author: names, title: 'The cutting of tall hedges' })
        .route,
    ).toBe('formal');
    expect(
      triage('Roe, J. The cutting of tall hedges. Unpublished PhD thesis.', { author: names, title: 'The cutting of tall hedges' }).route,
    ).toBe('formal');
  });
  it.each([
    ['Ibid., p. 5.', 'uncheckable', undefined],
    ['J. Roe, personal communication, 2004.', 'uncheckable', undefined],
    ['The Bible.', 'reasoning', 'scripture'],
    ['Health Insurance Portability and Accountability Act of 1996, Public Law 104-191.', 'reasoning', 'statute'],
    ['Mata v. Avianca, Inc., 678 F. Supp. 3d 443 (S.D.N.Y. 2023).', 'reasoning', 'court-decision'],
    ['ISO/IEC 14882:2020, Programming languages, C++.', 'reasoning', 'standard'],
  ])('sends “%s” the %s way', (raw, route, canonical) => {
    const sent = triage(raw, {});
    expect(sent.route).toBe(route);
    expect(sent.canonical).toBe(canonical);
  });
  it('takes an address with a title for a web page, a resolver of articles not', () => {
    expect(triage('Hedge care. https://example.org/hedges', { title: 'Hedge care', URL: 'https://example.org/hedges' }).canonical).toBe(
      'web-page',
    );
    expect(triage('Hedge care. https://www.jstor.org/stable/1', { title: 'Hedge care', URL: 'https://www.jstor.org/stable/1' }).route).toBe(
      'formal',
    );
  });
  it('makes data with a registered identifier formal', () => {
    expect(
      triage('Roe J. Hedges of 1999 [dataset]. doi:10.5555/12345678', { author: names, title: 'Hedges of 1999', DOI: '10.5555/12345678' })
        .route,
    ).toBe('formal');
  });
});

describe('namesCanonical', () => {
  it('knows forms of citing', () => {
    expect(namesCanonical('RFC 8446')).toBe(true);
    expect(namesCanonical('Roe, J. On hedges.')).toBe(false);
  });
});

describe('titles that are sentences', () => {
  it('are works when they have a year, remarks when they have none', () => {
    const title = 'Is RLHF more difficult than standard RL? A theoretical perspective';
    const fields = { title, author: [{ family: 'Wang', given: 'Yuanhao' }], issued: { 'date-parts': [[2023]] } };
    expect(triage(title, fields).route).toBe('formal');
    expect(triage('Here we are not concerned with the case in which this is not so, which is treated below', {}).route).toBe('uncheckable');
  });
});

describe('a bare identifier', () => {
  it('can be looked up, whatever it lacks', () => {
    for (const fields of [{ arxiv: '1706.03762' }, { PMID: '12345' }, { ISBN: '9780306406157' }])
      expect(triage('12345', fields).route).toBe('formal');
    expect(triage('12345', {}).route).toBe('uncheckable');
  });
});
