import { describe, expect, it } from 'vitest';
import { markedText } from '../../../src/extract/quotes/blocks.ts';

const SOURCES = [
  { id: 'bridge.txt', aliases: ['lopez2019'] },
  { id: 'otters.txt', aliases: ['ng2021'] },
];
/** Which sources the marks of a text lead to, in order; −1: to none at hand. */
const leads = (text: string): number[] =>
  markedText(text, SOURCES)
    .marks.filter(({ loose }) => loose !== true)
    .map(({ source }) => source);

describe('furtherMarks', () => {
  it.each([
    ['It opened in 1894^1^. Otters stay warm^2^.', [0, 1]],
    ['It opened early [Sources 1, 2].', [0, 1]],
    ['It opened early [Source n° 1].', [0]],
    ['It opened early.¹²', [0, 1]],
    ['It opened early.¹⁻²', [0, 1]],
    ['It opened early [López][1].', [0]],
    ['It opened early [a]. Otters stay warm [b].', [0, 1]],
    ['It opened early \\cite{lopez2019}.', [0]],
    ['It opened early \\cite{jones2001}.', [-1]],
    ['As source 1 says, it opened early.', [0]],
    ['Laut Quelle 2 opened it early.', [1]],
    ['It opened early [Passage 1]. Otters stay warm [Chunk_2].', [0, 1]],
    ['It opened early [Search result 1]. Otters stay warm (Excerpt 2).', [0, 1]],
    ['It opened early (Sources 1 and 2).', [0, 1]],
    ['It opened early [Passage 1]. Otters stay warm [Passage 9].', [0, -1]],
    ['It opened early [Passage 9].', []],
    ['It opened early [Fuente 1]. Otters stay warm [Fonte 2].', [0, 1]],
    ['It opened early [来源1]。Otters stay warm（出典：2）。', [0, 1]],
    ['It opened early [Источник 1].', [0]],
    ['It opened early [source_id=2].', [1]],
    ['It opened early \\[1\\]. Otters stay warm\\[1, 2\\].', [0, 0, 1]],
    ['It opened early <source id="1"/>. Otters stay warm <cite id="2"></cite>.', [0, 1]],
    ['It opened early. <grok:render card_id="a"><argument name="citation_id">2</argument></grok:render>', [1]],
    ['It opened early. \ue200cite\ue202turn0search1\ue202turn0news2\ue201', [-1]],
    ['It opened early.^1 Otters stay warm.^2 So it is.', [0, 1]],
    ['It opened in the lagoon ¹.', [0]],
    ['It opened early (via bridge.txt). Otters stay warm [2|otters.txt].', [0, 1]],
  ])('are read in %s', (text, sources) => {
    expect(leads(text)).toEqual(sources);
  });

  it('name the year in front of the one who said it, where a source is called so', () => {
    const sources = [{ id: 'ng2021.txt' }, { id: 'van der Meer 2019.pdf' }];
    const of = (text: string): number[] => markedText(text, sources).marks.map(({ source }) => source);
    expect(of('As Ng (2021) has it. In 2019, van der Meer et al. wrote that “it opened early” (p. 12).')).toEqual([0, 1, 1]);
    expect(of('In 2020, van der Meer wrote that “it opened early”.')).toEqual([]);
  });

  it('take ¹² for one number where notes or a list of works are known', () => {
    const text = 'It opened early.¹²';
    const input = { text, blocks: [{ kind: 'paragraph' as const, span: { start: 0, end: text.length } }] };
    const sources = (more: object): number[] => markedText({ ...input, ...more }, SOURCES).marks.map(({ source }) => source);
    expect(sources({})).toEqual([0, 1]);
    expect(sources({ listed: [{ label: '1', source: 'bridge.txt' }] })).not.toContain(1);
    expect(sources({ notes: [{ label: '12', mark: { start: 16, end: 18 }, span: { start: 0, end: 0 } }] })).not.toContain(1);
  });

  it.each([
    'There are two steps: (1) open the gate, (2) close it. Then rest for one (1).',
    'The limit is thirty (30). This follows from equation (2).',
    'Under section 5 (1). The rule of article (2).',
    'He wrote that [a] house was sold.',
    'The formula \\[x + 1\\] holds, and \\[ 3x \\] too.',
    'In context 1 of the game, and result 2 of the match.',
    'The reference 2019 of a note, document 1.2 and source 1:5 are none.',
    'Otters weigh 30 kg per mm<sup>2</sup>, or 10^2.',
    'The seventh power^7 of it, and the ninth⁹ too.',
  ])('are not made of other numbers and letters: %s', (text) => {
    expect(leads(text)).toEqual([]);
  });
});

describe('markedText', () => {
  const HULL = 'Hull, C., & Lind, B. (2016). Folding habits of migratory paper birds. *Paper Craft Letters*, 3(2), 1–9.';
  const MARSH = 'Marsh, A. (2018). On the slow growth of imaginary corals. *Reefs*, 7, 10–19.';
  const answer = `They fold “in May” (Hull & Lind, 2016). It grew “by ten metres” (Marsh, 2018).\n\n## References\n\n${HULL}\n\n${MARSH}\n`;
  const scan = { id: 'scan-2.pdf', text: 'Folding habits of migratory paper birds\n\nC. Hull' };

  it('knows by whom and when a source is from the printed references of the text', () => {
    expect(markedText(answer, [{ id: 'notes.txt' }, scan]).marks.map(({ source }) => source)).toEqual([1, -1]);
    // Two references of one author and year, or one source that fits neither, are nobody's.
    expect(
      markedText(answer, [{ id: 'notes.txt' }, { id: 'scan-3.pdf', text: 'Folding paper' }]).marks.map(({ source }) => source),
    ).toEqual([-1, -1]);
  });
});
