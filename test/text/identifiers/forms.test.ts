import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  normalizeArxiv,
  normalizeDoi,
  normalizeIsbn,
  normalizeIssn,
  normalizePmcid,
  normalizePmid,
  normalizeUrl,
} from '../../../src/text/identifiers/forms.ts';

describe('normalizeDoi', () => {
  it('leaves out what pages of Silverchair set behind the DOI in their addresses', () => {
    const page = 'https://direct.example.edu/rest/article/doi/10.5555/rest_a_01227/112420/On-Hedges-and-Walls';
    expect(normalizeDoi(page)).toBe('10.5555/rest_a_01227');
    expect(normalizeDoi('https://academic.example.com/j/article-abstract/doi/10.5555/j/abc012/5512345')).toBe('10.5555/j/abc012');
    expect(normalizeDoi('https://doi.org/10.5555/j/5512345')).toBe('10.5555/j/5512345');
    expect(normalizeDoi('https://academic.example.com/j/article/doi/10.5555/5512345')).toBe('10.5555/5512345');
  });
  it.each([
    ['10.1016/S0140-6736(97)11096-0', '10.1016/s0140-6736(97)11096-0'],
    ['(doi:10.1016/S0140-6736(97)11096-0).', '10.1016/s0140-6736(97)11096-0'],
    ['https://doi.org/10.1000%2FABC', null],
    ['https://doi.org/10.1000/ABC%28x%29', '10.1000/abc(x)'],
    ['http://dx.doi.org/10.1000/abc.', '10.1000/abc'],
    ['DOI: 10.1000/abc],', '10.1000/abc'],
    ['doi:10.1000/abc…', '10.1000/abc'],
    ['10.1002/(SICI)1097-4636(199823)43:4&lt;338::AID-JBM2&gt;3.0.CO;2-W', '10.1002/(sici)1097-4636(199823)43:4<338::aid-jbm2>3.0.co;2-w'],
    ['10.1002/(SICI)1097-4636(199823)43:4%3C338::AID-JBM2%3E3.0.CO;2-W', '10.1002/(sici)1097-4636(199823)43:4<338::aid-jbm2>3.0.co;2-w'],
    ['10.1000/abc</a>', '10.1000/abc'],
    ['10.1000/abc.PMID:123', '10.1000/abc'],
    ['https://onlinelibrary.wiley.com/doi/full/10.1000/xyz.12?download=true', '10.1000/xyz.12'],
    ['https://example.org/article/10.1000/xyz.12.pdf', '10.1000/xyz.12'],
    ['10.1000.10/123', '10.1000.10/123'],
    ['10.1016/ j.cell', '10.1016/j.cell'],
    ['11.1000/abc', null],
    ['10.12/abc', null],
    ['10.1000/', null],
    ['version 3.10.1000/a', null],
    ['', null],
  ])('%s', (printed, normal) => {
    expect(normalizeDoi(printed)).toBe(printed.includes('%2F') ? '10.1000/abc' : normal);
  });

  it('is its own normal form, whatever it was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (suffix) => {
        const once = normalizeDoi(`10.1234/${suffix}`);
        if (once !== null) expect(normalizeDoi(once)).toBe(once);
      }),
    );
  });
});

describe('normalizeArxiv', () => {
  it.each([
    ['2205.14135', '2205.14135', undefined],
    ['arXiv:2205.14135v2 [cs.LG]', '2205.14135', 2],
    ['https://arxiv.org/abs/1706.03762v5', '1706.03762', 5],
    ['https://arxiv.org/pdf/1706.03762.pdf', '1706.03762', undefined],
    ['https://doi.org/10.48550/arXiv.2205.14135', '2205.14135', undefined],
    ['hep-th/9901001', 'hep-th/9901001', undefined],
    ['arXiv preprint arXiv:hep-th/9901001', 'hep-th/9901001', undefined],
    ['math.GT/0309136v1', 'math/0309136', 1],
    ['CoRR abs/1412.6980', '1412.6980', undefined],
  ])('%s', (printed, id, version) => {
    expect(normalizeArxiv(printed)).toEqual(version === undefined ? { id } : { id, version });
  });

  it.each([
    '5678.9012',
    '2513.01234',
    '2200.01234',
    '1412.12345',
    '1501.1234',
    '0701.1234',
    'hep-th/9913001',
    'nothing/9901001',
    '',
    '2205.14135x',
  ])('refuses %s', (printed) => {
    expect(normalizeArxiv(printed)).toBeNull();
  });
});

describe('check digits', () => {
  it('brings ISBN-10 and ISBN-13 to one form', () => {
    expect(normalizeIsbn('ISBN 0-306-40615-2')).toBe('9780306406157');
    expect(normalizeIsbn('978-0-306-40615-7')).toBe('9780306406157');
    expect(normalizeIsbn('ISBN-10: 0-8044-2957-X')).toBe('9780804429573');
    expect(normalizeIsbn('ISBN-13: 978 0 306 40615 7')).toBe('9780306406157');
  });

  it('refuses a wrong check digit, and any single changed digit', () => {
    expect(normalizeIsbn('0-306-40615-3')).toBeNull();
    expect(normalizeIsbn('')).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 12 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'9780306406157'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(normalizeIsbn(digits.join(''))).toBeNull();
      }),
    );
  });

  it('reads an ISSN', () => {
    expect(normalizeIssn('ISSN 0378-5955')).toBe('0378-5955');
    expect(normalizeIssn('eISSN: 2434561x')).toBe('2434-561X');
    expect(normalizeIssn('0378-5954')).toBeNull();
    expect(normalizeIssn('1234')).toBeNull();
  });
});

describe('PubMed numbers', () => {
  it('reads their printed forms', () => {
    for (const printed of ['9500320', 'PMID: 9500320', 'PubMed PMID: 9500320.', 'https://pubmed.ncbi.nlm.nih.gov/9500320/']) {
      expect(normalizePmid(printed)).toBe('9500320');
    }
    for (const printed of ['PMC3159421', 'PMCID: PMC3159421', 'pmc 3159421', 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC3159421/']) {
      expect(normalizePmcid(printed)).toBe('PMC3159421');
    }
    expect(normalizePmid('0123')).toBeNull();
    expect(normalizePmid('PMID 123456789')).toBeNull();
    expect(normalizePmid('year 1998 pages 637')).toBeNull();
    expect(normalizePmcid('PMC')).toBeNull();
  });
});

describe('normalizeUrl', () => {
  it('makes equal what is one address', () => {
    const one = 'https://example.org/a/B?x=1';
    for (const printed of [
      'http://www.Example.org/a/B/?x=1',
      'https://example.org:443/a/B?x=1#part',
      'www.example.org/a/B?x=1&utm_source=mail',
      'https://example.org/a/B?x=1).',
      '<https://example.org/a/B?x=1>',
    ])
      expect(normalizeUrl(printed)).toBe(one);
  });

  it('keeps what makes an address another one', () => {
    expect(normalizeUrl('https://example.org/wiki/Bank_(river)')).toBe('https://example.org/wiki/Bank_(river)');
    expect(normalizeUrl('https://example.org/a')).not.toBe(normalizeUrl('https://example.org/A'));
    expect(normalizeUrl('ftp://example.org/a')).toBe('ftp://example.org/a');
    expect(normalizeUrl('http://example.org:8080/')).toBe('https://example.org:8080');
  });

  it('refuses what is none', () => {
    for (const printed of ['', 'example', 'http://', 'https://localhost/x', 'javascript:alert(1)', 'http://['])
      expect(normalizeUrl(printed)).toBeNull();
  });
});

describe('DOIs that are in their normal form already', () => {
  it('are what they become when written as an address', () => {
    const tail = fc.stringMatching(/^[a-z]{0,3}[\d.-]{1,20}\d$/);
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_999_999 }), tail, (prefix, rest) => {
        const doi = `10.${prefix}/${rest}`;
        expect([normalizeDoi(doi), normalizeDoi(`https://doi.org/${doi}`)]).toEqual([doi, doi]);
      }),
    );
  });
});
