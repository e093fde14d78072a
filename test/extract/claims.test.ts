import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOf } from '../../src/extract/claims/text.ts';
import { extractClaims } from '../../src/extract/claims.ts';
import { markedText, placedMarks, type QuotedText } from '../../src/extract/quotes/blocks.ts';
import type { Claim } from '../../src/model/claim.ts';

const IDS = ['a.txt', 'b.txt', 'contract.txt'];
const claimsOf = (given: string | QuotedText, linked = false): Claim[] => {
  const input = typeof given === 'string' ? { text: given } : given;
  const sources = IDS.map((id) => ({ id, ...(linked ? { aliases: [`https://x.example/${id}`] } : {}) }));
  const marked = markedText(input, sources, true);
  return extractClaims(input, marked, placedMarks(marked.marks), { ids: IDS, linked });
};
/** Text, then the sources it cites; "?" for one that leads nowhere. */
const said = (claims: readonly Claim[]): string[] =>
  claims.map(({ text, citations, kind }) =>
    [
      text,
      ...citations.map(({ source, state }) => source ?? (state === 'malformed' ? '!' : '?')),
      ...(kind === 'claim' ? [] : [kind]),
    ].join(' | '),
  );

describe('extractClaims', () => {
  it.each([
    [
      'marks behind the full stop',
      'Sales rose in 2020. [1] Costs fell in 2021. [2]',
      ['Sales rose in 2020. | a.txt', 'Costs fell in 2021. | b.txt'],
    ],
    [
      'parts that are counted in brackets, without their numbers',
      'The counts show that (1) sales rose, (2) 212 firms sold more and (3) nobody left [1].',
      ['The counts show that sales rose, 212 firms sold more and nobody left. | a.txt'],
    ],
    ['marks before it', 'Sales rose in 2020 [1]. Costs fell in 2021 [2].', ['Sales rose in 2020. | a.txt', 'Costs fell in 2021. | b.txt']],
    [
      'several at once',
      'Sales rose in 2020 [1][3]. It fell then [1, 3]. It rose again [1-3].',
      [
        'Sales rose in 2020. | a.txt | contract.txt',
        'It fell then. | a.txt | contract.txt',
        'It rose again. | a.txt | b.txt | contract.txt',
      ],
    ],
    [
      'other forms',
      'Sales rose a lot【1】. Costs fell a lot [^2]. Rents rose a lot¹.',
      ['Sales rose a lot. | a.txt', 'Costs fell a lot. | b.txt', 'Rents rose a lot¹.'],
    ],
    [
      'names of sources',
      'Sales rose much [contract.txt § 4]. It fell much (b.txt, p. 3).',
      ['Sales rose much. | contract.txt', 'It fell much. | b.txt'],
    ],
    [
      'a source named in the sentence',
      'According to contract.txt, the fee is due.',
      ['According to contract.txt, the fee is due. | contract.txt'],
    ],
    [
      'two statements in one sentence',
      'Sales rose by 5% in 2020 [1] and costs fell by 3% in 2021 [2].',
      ['Sales rose by 5% in 2020 | a.txt', 'costs fell by 3% in 2021. | b.txt'],
    ],
    [
      'marks on names go with what follows',
      'Studies by Smith [1] and Jones [2] show that tea helps mice.',
      ['Studies by Smith and Jones show that tea helps mice. | a.txt | b.txt'],
    ],
    [
      'marks on the parts of one statement',
      'Both effects were seen in old mice [1] and humans [2].',
      ['Both effects were seen in old mice and humans. | a.txt | b.txt'],
    ],
    [
      'unknown and malformed marks',
      'Sales rose much [9]. Costs fell much [?]. Rents rose (Ng 2024).',
      ['Sales rose much. | ?', 'Costs fell much. | !', 'Rents rose. | ?'],
    ],
    ['no citation', 'Sales rose by five percent.', ['Sales rose by five percent.']],
    [
      'abbreviations and decimals',
      'Dr. Ng et al. saw 3.2 bn in the U.S. market [1]. It fell later on [2].',
      ['Dr. Ng et al. saw 3.2 bn in the U.S. market. | a.txt', 'It fell later on. | b.txt'],
    ],
    [
      'what each of two named works says',
      'Ng et al. [1] argued that corals grow slowly; Poe and Moe [2] showed that they grow fast.',
      ['Ng et al. argued that corals grow slowly | a.txt', 'Poe and Moe showed that they grow fast. | b.txt'],
    ],
    [
      'what a work is said to have found, without who found it',
      'Ng et al. [1] found that corals grow slowly. Sales fell in May, and Ng et al. [1] showed that costs rose.',
      ['corals grow slowly. | a.txt', 'Sales fell in May', 'costs rose. | a.txt'],
    ],
    [
      'where, among whom and by whom it was found are claimed too',
      'A study of 300 people in Denmark [1] found that tea helps. The trial in London [1] showed that it helps. Kestrel [1] reported that it helps.',
      [
        'A study of 300 people in Denmark found that tea helps. | a.txt',
        'The trial in London showed that it helps. | a.txt',
        'Kestrel reported that it helps. | a.txt',
      ],
    ],
    [
      'what the writer says behind the mark',
      'Corals grow slowly in cold water [1], which is why we chose warm sites. Sales rose by 5% in 2020 [1], but few reasons were given.',
      [
        'Corals grow slowly in cold water | a.txt',
        'which is why we chose warm sites.',
        'Sales rose by 5% in 2020 | a.txt',
        'few reasons were given.',
      ],
    ],
    [
      'one clause that goes on behind its mark',
      'In the north [1], sales rose, and costs fell. Sales of tea [1] rose in 2020, and costs fell.',
      ['In the north, sales rose, and costs fell. | a.txt', 'Sales of tea rose in 2020, and costs fell. | a.txt'],
    ],
    [
      'works that a sentence sends to and does not lean on',
      'Sales rose in 2020 [1] (see also [2]). Costs fell in 2021 [1], but see Poe et al. [2]. For a review of tea sales, see [2].',
      ['Sales rose in 2020. | a.txt', 'Costs fell in 2021, but see Poe et al.. | a.txt', 'For a review of tea sales, see.'],
    ],
  ])('%s', (_what, text, claims) => expect(said(claimsOf(text)).map((one) => one.replace(/ \| not-a-claim$/, ''))).toEqual(claims));

  it('reads items and rows as a reader of a format gives them', () => {
    const blocksOf = (text: string, kinds: readonly ('paragraph' | 'item' | 'table')[]): QuotedText => {
      let at = 0;
      const blocks = text.split('\n\n').map((part, i) => {
        const start = text.indexOf(part, at);
        at = start + part.length;
        return { kind: kinds[i] ?? ('paragraph' as const), span: { start, end: at } };
      });
      return { text, blocks };
    };
    const items = 'Ng et al. [1] reported the following:\n\ncorals grow slowly;\n\ntea helps mice [2].';
    expect(said(claimsOf(blocksOf(items, ['paragraph', 'item', 'item']))).slice(1)).toEqual([
      'corals grow slowly; | a.txt',
      'tea helps mice. | b.txt',
    ]);
    const table = 'No. | First | Second\n1 | Corals grow slowly [1] | Tea helps mice [2]\nAcme | 20 % [1] | 30 % [2]';
    expect(said(claimsOf(blocksOf(table, ['table'])))).toEqual([
      'Corals grow slowly | a.txt',
      'Tea helps mice | b.txt',
      'Acme 20 % | a.txt',
      'Acme 30 % | b.txt',
    ]);
  });

  it('leaves out that something is known, and who showed it, in a text with a list of works', () => {
    const text = 'It is well known that corals grow slowly [1]. Tea helps mice, as Ng et al. [2] have shown.';
    expect(said(claimsOf({ text, listed: [] }))).toEqual(['corals grow slowly. | a.txt', 'Tea helps mice | b.txt']);
  });

  it('goes on about the one work of the sentence before', () => {
    const claims = claimsOf(
      'Corals grow slowly [1]. They also found that corals glow. The same study reports heat. They live in the sea.\n\nThey found that costs fell. Tea helps [1][2]. They found that sales rose.',
    );
    expect(claims.map(({ text, by, citations }) => `${text} ${by} ${citations.length}`)).toEqual([
      'Corals grow slowly. own 1',
      'corals glow. carried 1',
      'heat. carried 1',
      'They live in the sea. none 0',
      'They found that costs fell. none 0',
      'Tea helps. own 2',
      'They found that sales rose. none 0',
    ]);
  });

  it('takes no names before a number for authors where there is no list of works', () => {
    const text = 'Kestrel [1] reported that sales fell.';
    expect(said(claimsOf({ text, listed: [] }))).toEqual(['sales fell. | a.txt']);
    expect(said(claimsOf(text))).toEqual(['Kestrel reported that sales fell. | a.txt']);
  });

  it('leaves out code, headings and lists of sources', () => {
    const text = '# Sales rose [1]\n\n```\nx = a[1]\n```\n\nSales rose in 2020. [1]\n\n## Sources\n\n1. a.txt\n2. b.txt\n';
    expect(said(claimsOf(text))).toEqual(['Sales rose in 2020. | a.txt']);
  });

  it('lets items take on what the line before them cites', () => {
    const claims = claimsOf('The findings are [1]:\n\n- Sales rose in 2020\n- Costs fell in 2021 [2]\n\nRents rose in 2022.');
    expect(said(claims)).toEqual([
      'The findings are: | a.txt | not-a-claim',
      'Sales rose in 2020 | a.txt',
      'Costs fell in 2021 | b.txt',
      'Rents rose in 2022.',
    ]);
    expect(claims.map(({ by, where }) => `${by} ${where}`)).toEqual(['own prose', 'carried item', 'own item', 'none prose']);
  });

  it('reads a cited cell with the first one of its row', () => {
    expect(said(claimsOf('| Firm | Sales | Staff |\n|---|---|---|\n| Acme | $3.2B [1] | 500 people [2] |\n'))).toEqual([
      'Acme $3.2B | a.txt',
      'Acme 500 people | b.txt',
    ]);
  });

  it('tells sentences about the sources, and what is no statement', () => {
    const kinds = (text: string) => claimsOf(text).map(({ kind }) => kind);
    for (const text of [
      'The sources do not mention a date [1][2].',
      'None of the provided documents discusses this.',
      '[1] and [2] disagree about the date.',
      'Source 2 does not specify the price [2].',
      'No information about rents is stated in the sources, and none of these documents mentions it.',
      'The exact date is not mentioned.',
      'Ng et al. [1] did not examine rainfall.',
      'Neither Ng et al. [1] nor Poe et al. [2] looked at rainfall.',
    ])
      expect([text, ...kinds(text)]).toEqual([text, 'about-sources']);
    for (const text of [
      'Energy sources do not emit carbon when run [1].',
      'The documents were not signed by the mayor [1].',
      'Acme and Widgets agree on a price [1].',
      'Now we know that corals grow slowly [1].',
      'Few sales were made in the north [1].',
    ])
      expect([text, ...kinds(text)]).toEqual([text, 'claim']);
    for (const text of [
      'We used the scales of Ng et al. [1].',
      'In this paper we extend the work of Ng et al. [1].',
      'Following Ng et al. [1], we call a reef slow when it grows by a metre.',
      'Our measure was adapted from an earlier one [1].',
      'The scales of Ng et al. [1] were applied to our own samples.',
      'Few studies have looked at rainfall [1].',
      'Data on rainfall were taken from Ng [1].',
      'Interviews were coded with the scales of Poe [1].',
    ])
      expect([text, ...kinds(text), ...claimsOf({ text, listed: [] }).map(({ kind }) => kind)]).toEqual([text, 'claim', 'own-work']);
    for (const text of ['What does it cost? [1]', 'Let me know if you need more on this topic.', 'Yes.'])
      expect([text, ...kinds(text)]).toEqual([text, 'not-a-claim']);
  });

  it('counts a link to an unknown address only where sources are known by theirs', () => {
    const text = 'Sales rose in 2020 [report](https://y.example/z).';
    expect(said(claimsOf(text))).toEqual(['Sales rose in 2020 report.']);
    expect(claimsOf(text, true)[0]?.citations[0]?.state).toBe('unknown-source');
    expect(claimsOf('Sales rose in 2020 [report](https://x.example/b.txt).', true)[0]?.citations[0]?.source).toBe('b.txt');
  });

  it('takes marks that a reader knows', () => {
    const text = 'Sales rose in 2020 (3).';
    expect(said(claimsOf({ text, cited: [{ span: { start: 19, end: 22 }, label: '3', source: 'b.txt' }] }))).toEqual([
      'Sales rose in 2020. | b.txt',
    ]);
  });

  it('leaves single white space between words, none before a full stop, and keeps every place', () => {
    const text = 'Sales  of tea\trose , then **fell** back [1] .';
    const [claim] = claimsOf(text);
    expect(claim?.text).toBe('Sales of tea rose, then fell back.');
    const at = claim?.text.indexOf('fell') ?? 0;
    expect(claim === undefined ? null : placeOf(claim, { start: at, end: at + 4 })).toEqual({
      start: text.indexOf('fell'),
      end: text.indexOf('fell') + 4,
    });
  });

  it('takes a sentence for a statement though its first forty letters say nothing', () => {
    expect(said(claimsOf('It is that which was there and which has been above all of them, where copper melts easily.'))).toEqual([
      'It is that which was there and which has been above all of them, where copper melts easily.',
    ]);
    expect(said(claimsOf('It is that which was there and which has been above all of them, and so on copper.'))[0]).toContain(
      'not-a-claim',
    );
  });

  it('leads every word of a claim back to its place', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'Sales ',
            '**rose** ',
            '[1]',
            '[x](https://a.example/b) ',
            '. ',
            '\n',
            '- ',
            '_in_ ',
            '| ',
            '<b>',
            '`2020` ',
            ' &nbsp;',
          ),
          { maxLength: 40 },
        ),
        (parts) => {
          const text = parts.join('');
          for (const claim of claimsOf(text))
            for (const word of claim.text.matchAll(/[A-Za-z0-9]+/g)) {
              const { start, end } = placeOf(claim, { start: word.index, end: word.index + word[0].length });
              expect(text.slice(start, end).replace(/[*_`[\]<>b/]/g, '')).toBe(word[0].replace(/[b]/g, ''));
            }
        },
      ),
    );
  });

  it.each(['[1] ', 'a [1] b. ', '| a [1] ', '- a [1]\n', 'a (b 2020) ', '[a](', '<a'])('is quick on hostile input: %j', (part) => {
    expect(claimsOf(part.repeat(10_000)).length).toBeGreaterThanOrEqual(0);
  });
});
