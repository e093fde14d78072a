/** Sentences of whole documents, from the bytes to the grounding: every stage real, the built-in judge included. */
import { afterAll, describe, expect, it } from 'vitest';
import { verifyDocumentClaims } from '../../src/answer/document.ts';
import { builtInJudge } from '../../src/compare/claim/judge/judge.ts';
import { extract } from '../../src/extract/index.ts';
import type { WaitingJudge } from '../../src/model/judge.ts';
import { prepareSource } from '../../src/quotes.ts';
import { closeReaders, readDocument } from '../../src/read/index.ts';

afterAll(closeReaders);

const SOURCES = [
  {
    id: 'hull2016.txt',
    aliases: ['Hull 2016'],
    text: 'Folding habits of migratory paper birds\n\nPaper birds fold their wings 14 times before the first frost and never after it. The flock crosses no river without a rest.',
  },
].map(prepareSource);
const PAPER = `# On paper birds

Paper birds are often seen. Hull found that paper birds fold their wings 14 times before the first frost [1]. They fold their
wings 40 times before the first frost [1]. Corals sing at night in warm water near the southern coast [1]. Corals grow slowly [2].

## References

1. Hull, C. (2016). Folding habits of migratory paper birds. Paper Craft Letters, 3, 1–9.
2. Marsh, A. (2018). On the slow growth of imaginary corals. Journal of Invented Reefs, 7, 10–19.
`;
const KNOWN = { quotes: null, retracted: new Set<string>(), signal: new AbortController().signal };

async function paper(text = PAPER, name = 'paper.md') {
  const document = await readDocument({ name, bytes: new TextEncoder().encode(text) });
  return { document, extraction: extract(document) };
}

describe('verifyDocumentClaims', () => {
  it('holds each sentence that cites a work at hand against it, and says where it stands', async () => {
    const { document, extraction } = await paper(PAPER, 'paper.txt');
    const report = await verifyDocumentClaims(document, extraction, SOURCES, { ...KNOWN, judges: [builtInJudge()] });
    // A marked-up text is not the file, but its reader tells the lines of its blocks.
    const marked = await paper();
    const { claims } = await verifyDocumentClaims(marked.document, marked.extraction, SOURCES, { ...KNOWN, judges: [builtInJudge()] });
    expect([claims.length, claims.map(({ at }) => at?.line)]).toEqual([report.claims.length, report.claims.map(({ at }) => at?.line)]);
    expect(report.claims.map(({ outcome, grounding, at }) => [outcome, grounding, at?.line])).toEqual([
      // The author's own name need not stand in the work.
      ['supported', 'supported', 3],
      ['contradicted', 'unsupported', 3],
      ['unsupported', 'unsupported', 4],
    ]);
    expect(report.claims[1]?.unsupported.map(({ text }) => text)).toEqual(['40 times']);
    for (const { claim, unsupported } of report.claims)
      for (const { span, text } of unsupported) {
        expect(document.text.slice(span.start, span.end)).toBe(text);
        expect(span.start >= claim.span.start && span.end <= claim.span.end).toBe(true);
      }
    expect(report).toMatchObject({ notAtHand: 1, citationsTotal: 3, citationsSupported: 1 });
    expect(report.counts).toEqual({ supported: 1, partial: 0, unsupported: 1, contradicted: 1, unverifiable: 0 });
  });

  it.each([
    ['paper.md', (text: string) => text],
    ['paper.txt', (text: string) => text.replace(/^#+ /gm, '')],
    [
      'paper.html',
      (text: string) =>
        `<html><body>${text
          .split('\n\n')
          .map((part) => (part.startsWith('#') ? `<h2>${part.replace(/^#+ /, '')}</h2>` : `<p>${part}</p>`))
          .join('\n')}</body></html>`,
    ],
  ])('holds against a work what is claimed of it, and not what its writer did or sends to: %s', async (name, as) => {
    const text = `# On paper birds

Hull et al. [1] found that paper birds fold their wings 14 times before the first frost. They also found that the flock crosses no river without a rest. We used the scales of Hull et al. [1] to weigh nine sheep.

Paper birds fold their wings 14 times before the first frost [1], which is why we counted in autumn. Corals grow slowly [2] (see also [1]). Corals sing at night, contra Hull et al. [1]. For a review of paper birds, see Hull et al. [1].

Hull et al. [1] did not examine rainfall. Unlike Hull et al. [1], who found that paper birds fold their wings 40 times before the first frost, we saw no folding at all.

## References

[1] Hull, C., Poe, A., & Ng, B. (2016). Folding habits of migratory paper birds. Paper Craft Letters, 3, 1–9.

[2] Marsh, A. (2018). On the slow growth of imaginary corals. Journal of Invented Reefs, 7, 10–19.
`;
    const { document, extraction } = await paper(as(text), name);
    const { claims } = await verifyDocumentClaims(document, extraction, SOURCES, { ...KNOWN, judges: [builtInJudge()] });
    expect(claims.map(({ claim, outcome }) => `${claim.text} ${claim.by} ${outcome}`)).toEqual([
      'paper birds fold their wings 14 times before the first frost. own supported',
      'the flock crosses no river without a rest. carried supported',
      'We used the scales of Hull et al. to weigh nine sheep. own unverifiable',
      'Paper birds fold their wings 14 times before the first frost own supported',
      'Hull et al. did not examine rainfall. own unverifiable',
      'paper birds fold their wings 40 times before the first frost own contradicted',
    ]);
  });

  it('marks what rests on a retracted work, whether or not its text is at hand', async () => {
    const { document, extraction } = await paper();
    const retracted = new Set(extraction.references.map(({ id }) => id));
    const report = await verifyDocumentClaims(document, extraction, SOURCES, { ...KNOWN, retracted, judges: [] });
    expect(report.claims.map(({ grounding }) => grounding)).toEqual(Array(4).fill('retracted_source'));
    expect(report.notAtHand).toBe(0);
  });

  it('takes the entries of a list for no statements, and claims nothing of a document that cites nothing', async () => {
    const { document, extraction } = await paper('# Birds\n\nNothing is cited here.\n');
    const report = await verifyDocumentClaims(document, extraction, SOURCES, { ...KNOWN, judges: [builtInJudge()] });
    expect(report).toMatchObject({ claims: [], notAtHand: 0, citationsTotal: 0 });
  });

  it('leaves the word to the judge before a model that cannot say, and asks none once the run is to end', async () => {
    const { document, extraction } = await paper();
    let asked = 0;
    const silent: WaitingJudge = {
      name: 'language-model',
      judge: async () => {
        asked += 1;
        return null;
      },
    };
    const alone = await verifyDocumentClaims(document, extraction, SOURCES, { ...KNOWN, judges: [builtInJudge()] });
    const both = await verifyDocumentClaims(document, extraction, SOURCES, { ...KNOWN, judges: [builtInJudge(), silent] });
    expect(both).toEqual(alone);
    const before = asked;
    await verifyDocumentClaims(document, extraction, SOURCES, { ...KNOWN, signal: AbortSignal.abort(), judges: [silent] });
    expect(asked).toBe(before);
  });
});

describe('documents that describe programs, and opinions', () => {
  const told = async (text: string, name = 'paper.md') => {
    const { document, extraction } = await paper(text, name);
    const { claims } = await verifyDocumentClaims(document, extraction, SOURCES, { ...KNOWN, judges: [builtInJudge()] });
    return claims.map(({ claim, outcome, severity }) => [claim.citations[0]?.source, outcome, severity]);
  };

  it('takes no number in brackets for the place of a source where the text has a list of its own', async () => {
    const list =
      '\n\n## References\n\n[VOLE] Hull, C. (2016). Folding habits of migratory paper birds. Paper Craft Letters, 3, 1–9.\n\n[MOLE] Marsh, A. (2018). On moles. Journal of Invented Reefs, 7, 10–19.\n';
    expect(
      await told(`# On voles\n\nA burrow has a first gate [0] and a second [1]. Moles dig no gate of such a kind [MOLE].${list}`),
    ).toEqual([]);
  });

  it('tells of no word in brackets that was put into a quotation, and of no place in a list', async () => {
    expect(
      await told('# An opinion\n\nHe said that “they could not do this in [Cuba] at all”[,] and set state[tx.origin] to nought.\n'),
    ).toEqual([]);
  });

  it('takes the number of a note for no entry of the list that bears it, and what a note cites for what the note says', async () => {
    const list = PAPER.slice(PAPER.indexOf('## References'));
    const noted = (note: string) => told(`# On birds\n\nThe last burrow is small.[^1]\n\n${list}\n[^1]: ${note}\n`);
    expect(await noted('It may also be empty, where no vole was ever seen in it.')).toEqual([]);
    expect(await noted('Paper birds fold their wings 14 times before the first frost [1].')).toEqual([
      ['hull2016.txt', 'supported', 'info'],
    ]);
    expect((await noted('Hull [1].')).map(([source]) => source)).toEqual(['hull2016.txt']);
  });

  it('takes a note that explains for no citation', async () => {
    expect(
      await told(
        '# On voles\n\nThe last burrow is called the annex.[^1]\n\n[^1]: It may also be empty, where no vole was ever seen in it.\n',
      ),
    ).toEqual([]);
  });

  it('takes a section that is named alone for one of the text itself', async () => {
    const list = PAPER.slice(PAPER.indexOf('\n## References'));
    const claims = await told(
      `# On voles\n\nPaper birds fold their wings 14 times before the first frost [1]. Moles never dig in sand (Section 5.4.1).${list}`,
    );
    expect(claims).toEqual([['hull2016.txt', 'supported', 'info']]);
  });

  it('leaves what a specification says of itself to it', async () => {
    const list = PAPER.slice(PAPER.indexOf('\n## References'));
    expect(
      await told(`# On voles\n\nThis document registers three ports of moles and hedgehogs [1] for gateways of their own make.${list}`),
    ).toEqual([['hull2016.txt', 'unverifiable', 'info']]);
  });
});
