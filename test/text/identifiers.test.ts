import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findIdentifiers } from '../../src/text/identifiers.ts';

const found = (text: string): string[] =>
  findIdentifiers(text).map((one) => `${one.malformed ? '!' : ''}${one.scheme} ${one.value} «${text.slice(one.span.start, one.span.end)}»`);

describe('findIdentifiers', () => {
  it.each([
    ['See doi:10.1000/abc.', ['doi 10.1000/abc «10.1000/abc»']],
    [
      '(https://doi.org/10.1016/S0140-6736(97)11096-0).',
      ['doi 10.1016/s0140-6736(97)11096-0 «https://doi.org/10.1016/S0140-6736(97)11096-0»'],
    ],
    [
      'doi: 10.1002/(SICI)1097-4636(199823)43:4&lt;338::AID-JBM2&gt;3.0.CO;2-W, 1998',
      [
        'doi 10.1002/(sici)1097-4636(199823)43:4<338::aid-jbm2>3.0.co;2-w «10.1002/(SICI)1097-4636(199823)43:4&lt;338::AID-JBM2&gt;3.0.CO;2-W»',
      ],
    ],
    ['doi:10.1016/ j.cell.2020.01.001.', ['doi 10.1016/j.cell.2020.01.001 «10.1016/ j.cell.2020.01.001»']],
    ['doi:10.1371/journal. pone.0012345', ['doi 10.1371/journal.pone.0012345 «10.1371/journal. pone.0012345»']],
    ['doi:10.1016/j.cell.2020. 01.001', ['doi 10.1016/j.cell.2020.01.001 «10.1016/j.cell.2020. 01.001»']],
    ['doi:10.1000/abc12. 2020', ['doi 10.1000/abc12 «10.1000/abc12»']],
    ['doi:10.1000/abcdef. Published 2020', ['doi 10.1000/abcdef «10.1000/abcdef»']],
    [
      'doi:10.1000/182, 10.1000/183; 10.1000/184',
      ['doi 10.1000/182 «10.1000/182»', 'doi 10.1000/183 «10.1000/183»', 'doi 10.1000/184 «10.1000/184»'],
    ],
    ['doi:10.1000/182PMID:123456', ['doi 10.1000/182 «10.1000/182»', 'pmid 123456 «123456»']],
    ['arXiv:2205.14135v2 [cs.LG]', ['arxiv 2205.14135v2 «2205.14135v2»']],
    ['arXiv preprint arXiv:1706.03762, 2017', ['arxiv 1706.03762 «1706.03762»']],
    ['CoRR, abs/1412.6980', ['arxiv 1412.6980 «1412.6980»']],
    ['Phys. Rev. D 60, hep-th/9901001', ['arxiv hep-th/9901001 «hep-th/9901001»']],
    ['https://arxiv.org/abs/1706.03762', ['arxiv 1706.03762 «1706.03762»']],
    ['https://arxiv.org/html/1706.03762v7', ['arxiv 1706.03762v7 «1706.03762v7»']],
    ['huggingface.co/papers/1706.03762', ['arxiv 1706.03762 «1706.03762»']],
    ['ar5iv.labs.arxiv.org/html/1706.03762', ['arxiv 1706.03762 «1706.03762»']],
    ['https://doi.org/10.1016%2Fj.jmb.2018.03.004.', ['doi 10.1016/j.jmb.2018.03.004 «https://doi.org/10.1016%2Fj.jmb.2018.03.004»']],
    ['https://doi.org/10.1016/j.jmb.2018.03.004?nosfx=y', ['doi 10.1016/j.jmb.2018.03.004 «https://doi.org/10.1016/j.jmb.2018.03.004»']],
    ['PubMed ID 9500320, pmid=9500321', ['pmid 9500320 «9500320»', 'pmid 9500321 «9500321»']],
    ['arXiv:2513.01234', ['!arxiv 2513.01234 «2513.01234»']],
    ['10.1234/5678.9012', ['doi 10.1234/5678.9012 «10.1234/5678.9012»']],
    [
      'doi.org/10.48550/arXiv.2205.14135',
      ['doi 10.48550/arxiv.2205.14135 «doi.org/10.48550/arXiv.2205.14135»', 'arxiv 2205.14135 «doi.org/10.48550/arXiv.2205.14135»'],
    ],
    ['PMID: 9500320; PMCID: PMC3159421', ['pmid 9500320 «9500320»', 'pmcid PMC3159421 «3159421»']],
    ['https://pubmed.ncbi.nlm.nih.gov/9500320/', ['pmid 9500320 «9500320»']],
    ['ISBN 0-306-40615-2, 120 pp.', ['isbn 9780306406157 «0-306-40615-2»']],
    ['ISBN 0-306-40615-3', ['!isbn 0-306-40615-3 «0-306-40615-3»']],
    ['(978-0-306-40615-7)', ['isbn 9780306406157 «978-0-306-40615-7»']],
    ['ISSN: 0378-5955', ['issn 0378-5955 «0378-5955»']],
    ['pp. 0378-5955', []],
    ['Available: http://www.example.org/a_b.html.', ['url https://example.org/a_b.html «http://www.example.org/a_b.html»']],
    ['http:// www.example.org/a/ b/c.html (2013)', ['url https://example.org/a/b/c.html «http:// www.example.org/a/ b/c.html»']],
    [
      'https://example.org/doi/10.1000/xyz?x=1',
      ['url https://example.org/doi/10.1000/xyz?x=1 «https://example.org/doi/10.1000/xyz?x=1»', 'doi 10.1000/xyz «10.1000/xyz»'],
    ],
    ['https://example.org/ accessed 2 May 2020', ['url https://example.org «https://example.org/»']],
    ['网址 https://example.org/文。', ['url https://example.org «https://example.org/»']],
    ['https ://example.org/a', ['url https://example.org/a «https ://example.org/a»']],
    ['https://example. org/a/b.pdf', ['url https://example.org/a/b.pdf «https://example. org/a/b.pdf»']],
    ['http://www.example.org. see below', ['url https://example.org «http://www.example.org»']],
    [
      'doi:10.1000/JHEP01(2015)073[arXiv:1408.3203[hep-th]]',
      ['doi 10.1000/jhep01(2015)073 «10.1000/JHEP01(2015)073»', 'arxiv 1408.3203 «1408.3203»'],
    ],
    ['12(3):10.1-10.9', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('gives places inside the text, in order, whatever the text', () => {
    const piece = fc.constantFrom(
      '10.',
      '1016',
      '/',
      ' ',
      'doi:',
      'https://',
      'arXiv:',
      '2205.14135',
      'ISBN ',
      '978',
      '-',
      '0',
      ')',
      '(',
      '<',
      'PMC',
      '12345',
      '.',
      'www.',
      '%',
      '&lt;',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        let last = 0;
        for (const { span } of findIdentifiers(text)) {
          expect(span.start).toBeGreaterThanOrEqual(last);
          expect(span.end).toBeGreaterThan(span.start);
          expect(span.end).toBeLessThanOrEqual(text.length);
          last = span.start;
        }
      }),
      { numRuns: 2000 },
    );
  });
});
