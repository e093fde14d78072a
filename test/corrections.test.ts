import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInJudge } from '../src/compare/claim/judge/judge.ts';
import { type AnswerRepair, onlyWeaker, repairAnswer, repairAnswerWith, SOFTENING } from '../src/corrections.ts';
import { factsOf } from '../src/extract/facts.ts';

const SOURCES = [
  {
    id: 'vantic',
    text: 'The Vantic trial enrolled 48 patients in Leeds. Mortality fell by 20% in the treated group. The trial lasted 18 months.',
  },
  {
    id: 'orrin',
    text: 'Orrin Steel sold its mines in 2019 for $2 billion. The firm bought two railways in Canada in the same year. Its chairman is Ada Holm.',
  },
  { id: 'tellwright', text: 'Tellwright was founded in 1987 in Aldmere. It employs 2,000 people in twelve countries.' },
];

/** Every claim that is left with a citation is borne out by it. */
const stands = ({ after }: AnswerRepair): boolean => after.claims.every(({ outcome }) => outcome === 'supported');

describe('repairAnswer', () => {
  it('leaves an answer alone that stands', () => {
    const answer = 'The Vantic trial enrolled 48 patients in Leeds [1].';
    expect(repairAnswer(answer, SOURCES)).toMatchObject({ edits: [], text: answer });
  });

  it.each([
    ['one of two marks goes', 'Mortality fell by 20% in the treated group [2][1].', 'Mortality fell by 20% in the treated group [1].'],
    [
      'the second half of a sentence that cites twice',
      'The trial lasted 18 months [1], and Carla Roth sang at its end [1].',
      'The trial lasted 18 months [1], and Carla Roth reportedly sang at its end.',
    ],
    [
      'a row of a table',
      '| What | How much |\n|---|---|\n| Fall of mortality | 20% in the treated group [1] |\n| Fee of Carla Roth | $9 billion [1] |',
      '| What | How much |\n|---|---|\n| Fall of mortality | 20% in the treated group [1] |\n| Fee of Carla Roth | $9 billion (unverified) |',
    ],
    [
      'words that were quoted first',
      '"Railways are the kings of the land," wrote Carla Roth [2].',
      'Railways are the kings of the land, wrote Carla Roth (unverified).',
    ],
    ['a label', '**Singers:** Carla Roth has sung in nine operas [2].', '**Singers:** Carla Roth has reportedly sung in nine operas.'],
  ])('leaves a text that reads: %s', (_what, answer, text) => {
    const repair = repairAnswer(answer, SOURCES);
    expect(repair.text).toBe(text);
    expect(stands(repair)).toBe(true);
  });

  it.each([
    [
      'a part that is wrong beside one that is put right',
      'The trial lasted 81 months [1]; she has published "more than 200 papers on headache" [1].',
      'The trial lasted 18 months [1]. She has reportedly published more than 200 papers on headache.',
    ],
    [
      'a part without a subject, which takes that of the part before',
      'The trial lasted 18 months [1] and took the lives of six workers in Peru [1].',
      'The trial lasted 18 months [1]. The trial reportedly took the lives of six workers in Peru.',
    ],
    [
      'a part that hangs on the one before, which stays a part of it',
      'The trial lasted 18 months [1], because her voice had grown too loud for the choir [1].',
      'The trial lasted 18 months [1], because her voice had reportedly grown too loud for the choir.',
    ],
    [
      'a first part, before one that stands',
      'Carla Roth sang in nine operas of Verdi [1], and the trial lasted 18 months [1].',
      'Carla Roth reportedly sang in nine operas of Verdi. The trial lasted 18 months [1].',
    ],
    [
      'a mark that stands twice',
      'Carla Roth sang in nine operas [1], because her voice had grown too loud for the choir [1][2].',
      'Carla Roth reportedly sang in nine operas, because her voice had grown too loud for the choir (unverified).',
    ],
    ['the source as a word', 'According to [2], Carla Roth sang nine operas.', 'Carla Roth reportedly sang nine operas.'],
  ])('leaves sentences that are whole: %s', (_what, answer, text) => {
    const repair = repairAnswer(answer, SOURCES, { facts: factsOf, judge: builtInJudge() });
    expect(repair.text).toBe(text);
    expect(stands(repair)).toBe(true);
    expect(repairAnswer(text, SOURCES, { facts: factsOf, judge: builtInJudge() }).text).toBe(text);
  });

  it('leaves a sentence alone that would lose a word with its mark', () => {
    const answer = 'Mortality fell by 20% in the treated group, while [2] says that Carla Roth sang in nine operas.';
    expect(repairAnswer(answer, SOURCES, { facts: factsOf, judge: builtInJudge() }).text).toBe(answer);
  });

  it('puts nobody in for a pronoun of the source', () => {
    const sources = [{ id: 'a.txt', text: 'A strike closed the Odense plant. The company has no plans to sell meat.' }];
    const { text } = repairAnswer('Kestrel is loved, and it is planning to sell meat [1].', sources);
    expect(text).not.toContain('Odense has no plans');
  });

  it('does not put right what it is told not to, and keeps the label of an item', () => {
    const sources = [
      { id: 'd.txt', text: 'Im vergangenen Jahr zählte die Bibliothek der Stadt 96.300 Besucher und war nicht geschlossen.' },
    ];
    const answer = '- **Besucher:** 69.300 im vergangenen Jahr [1]\n';
    expect(repairAnswer(answer, sources, { correction: false }).text).toBe('- **Besucher:** 69.300 im vergangenen Jahr (umstritten)\n');
  });

  it('leaves texts that read, whatever parts they are made of: edits that lie apart, no sign twice, no bracket open, no second repair', () => {
    const part = fc.constantFrom(
      'the trial lasted 18 months',
      'the trial lasted 81 months',
      'Ada Holm wrote nine operas',
      'mortality fell by 20% in the treated group',
      'Orrin Steel sold its mines in 2018 for $2 billion',
      'Tellwright employs 9,000 robots on the moon',
      'took the lives of six workers in Peru',
      'According to the annual report, Tellwright closed two shops',
      'it was founded in 1987 in Aldmere',
      'the chairman (Carla Roth) called it "a triumph of hope over doubt"',
    );
    const mark = fc.constantFrom(' [1]', ' [2]', ' [3]', ' [1][2]', ' [1], [3]', ' ([2])', ' (see [3])', '');
    const joint = fc.constantFrom(', and ', '; ', ', while ', ' and ', '. ', '. However, ', '.\n- ', '.\n- **Note:** ', '? ');
    const judge = builtInJudge();
    fc.assert(
      fc.property(fc.array(fc.tuple(part, mark, joint), { minLength: 1, maxLength: 4 }), fc.constantFrom(...SOFTENING), (parts, how) => {
        const answer = `${parts.map(([text, cited, next], i) => `${text}${cited}${i === parts.length - 1 ? '.' : next}`).join('')}`.replace(
          /(^|[.?]\s|\n- )(\p{Ll})/gu,
          (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
        );
        const { text, edits } = repairAnswer(answer, SOURCES, { facts: factsOf, judge, softening: [how] });
        let at = 0;
        for (const { span, before } of edits) {
          expect(span.start).toBeGreaterThanOrEqual(at);
          expect(answer.slice(span.start, span.end)).toBe(before);
          at = span.end;
        }
        expect(text).not.toMatch(/[.,;?] ?[.,;]| [.,;)\]]|\( ?\)|\(see\)|\[\]|\p{L} {2}|reportedly reportedly|\(unverified\) \(/u);
        expect(text.match(/[([]/g)?.length).toBe(text.match(/[)\]]/g)?.length);
        expect(text).not.toMatch(/[.?] \p{Ll}/u);
        expect(repairAnswer(text, SOURCES, { facts: factsOf, judge, softening: [how] }).text).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  it('replaces a source that does not bear a sentence out by one that does', () => {
    const repair = repairAnswer('The Vantic trial enrolled 48 patients in Leeds [2].', SOURCES);
    expect(repair.edits).toMatchObject([{ action: 'REPLACE', before: '[2]', replacement: '[1]', from: 'orrin', to: 'vantic' }]);
    expect(repair.text).toBe('The Vantic trial enrolled 48 patients in Leeds [1].');
    expect(stands(repair)).toBe(true);
  });

  it.each([
    [
      'a source that has the sentence',
      'Tellwright was founded in 1987 in Aldmere [7].',
      'Tellwright was founded in 1987 in Aldmere [3].',
      'REPLACE',
    ],
    [
      'beside one that bears it out',
      'Mortality fell by 20% in the treated group [1][7].',
      'Mortality fell by 20% in the treated group [1].',
      'REMOVE',
    ],
    [
      'a mark that was never filled in',
      'Mortality fell by 20% in the treated group [1]. Tellwright was founded in 1987 in Aldmere [?].',
      'Mortality fell by 20% in the treated group [1]. Tellwright was founded in 1987 in Aldmere [3].',
      'REPLACE',
    ],
  ])('puts a mark right that leads nowhere: %s', (_, answer, right, action) => {
    const repair = repairAnswer(answer, SOURCES);
    expect(repair.text).toBe(right);
    expect(repair.edits).toMatchObject([{ action, from: null, why: expect.stringContaining('leads to no source at hand') }]);
    expect(stands(repair)).toBe(true);
  });

  it.each([
    ['no source has the sentence', 'Tellwright was founded in 1951 in Norrby [7].'],
    ['it is left to a person whom a sentence without a mark of its own cites', 'Tellwright was founded in 1987 in Aldmere.'],
  ])('leaves a sentence alone where %s', (_, answer) => {
    const repair = repairAnswer(answer, SOURCES);
    expect(repair).toMatchObject({ edits: [], text: answer });
  });

  it('leaves marks alone that lead to works that are only not at hand', () => {
    const answer = 'Tellwright was founded in 1987 in Aldmere [7].';
    expect(repairAnswer(answer, SOURCES, { complete: false })).toMatchObject({ edits: [], text: answer });
  });

  it('leaves no words in quotation marks that stand nowhere', () => {
    const answer =
      'The report calls the Leeds trial “a triumph of patient numbers over doubt” [1]. It says that “mortality fell by 20% in the treated group” [1].';
    const repair = repairAnswer(answer, SOURCES);
    expect(repair.before.quotes.items.map(({ status }) => status)).toEqual(['not_found', 'verified']);
    expect(repair.edits).toMatchObject([{ action: 'SOFTEN' }]);
    expect(repair.text).toContain('a triumph of patient numbers over doubt');
    expect(repair.text).toContain('“mortality fell by 20% in the treated group”');
    expect(repair.after.quotes.items.map(({ status }) => status)).toEqual(['verified']);
  });

  it('removes a source that bears nothing beside one that bears it all', () => {
    const repair = repairAnswer('Orrin Steel sold its mines in 2019 for $2 billion [2][1].', SOURCES);
    expect(repair.edits).toMatchObject([{ action: 'REMOVE', before: '[1]', replacement: '' }]);
    expect(repair.text).toBe('Orrin Steel sold its mines in 2019 for $2 billion [2].');
    expect(stands(repair)).toBe(true);
  });

  it('rewrites a mark for several sources', () => {
    const repair = repairAnswer('Orrin Steel sold its mines in 2019 for $2 billion [1, 2].', SOURCES);
    expect(repair.text).toBe('Orrin Steel sold its mines in 2019 for $2 billion [2].');
    expect(stands(repair)).toBe(true);
  });

  it('keeps the facts that are borne out and softens the others', () => {
    const repair = repairAnswer('Tellwright was founded in 1987 in Aldmere and employs robots in nine factories on the moon [3].', SOURCES);
    expect(repair.edits).toMatchObject([{ action: 'SOFTEN' }]);
    expect(repair.edits[0]?.facts.map(({ borne, source }) => [borne, source])).toEqual([
      [true, 'tellwright'],
      [false, null],
    ]);
    expect(repair.text).toMatch(/^Tellwright was founded in 1987 in Aldmere \[3\]\. Tellwright .*(?:reportedly|unverified|evidence)/);
    expect(stands(repair)).toBe(true);
  });

  it.each([
    [
      'Tellwright was founded in 1987 in Aldmere and employs 9,000 people in twelve countries [3].',
      'Tellwright was founded in 1987 in Aldmere and employs 2,000 people in twelve countries [3].',
    ],
    ['The Vantic trial enrolled 84 patients in Leeds [1].', 'The Vantic trial enrolled 48 patients in Leeds [1].'],
    ['Mortality rose by 20% in the treated group [1].', 'Mortality fell by 20% in the treated group [1].'],
    ['- **Trial:** The trial lasted 81 months [1].', '- **Trial:** The trial lasted 18 months [1].'],
    ['Tellwright was founded in 1978 in Aldmere [3].', 'Tellwright was founded in 1987 in Aldmere [3].'],
    [
      'Orrin Steel sold its mines in 2018 for $2 billion, and Ada Holm wrote nine operas [2].',
      'Orrin Steel sold its mines in 2019 for $2 billion [2]. Ada Holm reportedly wrote nine operas.',
    ],
  ])('says what the source says where one value alone is another: %s', (answer, text) => {
    const repair = repairAnswer(answer, SOURCES, { facts: factsOf, judge: builtInJudge() });
    expect(repair.text).toBe(text);
    expect(stands(repair)).toBe(true);
    const correct = repair.edits.filter(({ action }) => action === 'CORRECT');
    for (const { evidence } of correct) {
      const source = SOURCES.find(({ id }) => id === evidence?.source);
      expect(source?.text.slice(evidence?.span.start, evidence?.span.end).trim()).toBe(evidence?.quote);
    }
    if (!text.includes('reportedly')) expect(correct).toHaveLength(1);
    // What was put right is left alone from then on.
    expect(repairAnswer(text, SOURCES, { facts: factsOf, judge: builtInJudge() }).text).toBe(text);
  });

  it.each([
    ['The tenant may not keep pets [1].', 'The tenant may not keep pets unless the Landlord agrees in writing [1].'],
    [
      'However, the landlord may terminate the lease [1].',
      'However, the landlord may terminate the lease if the rent is unpaid for 14 days [1].',
    ],
    ['The landlord may always terminate the lease [1].', 'The landlord may reportedly always terminate the lease.'],
  ])('puts a condition behind what leaves it out: %s', (answer, text) => {
    const lease =
      'The Tenant may not keep pets unless the Landlord agrees in writing. If the rent is unpaid for 14 days, the Landlord may terminate the lease.';
    expect(repairAnswer(answer, [{ id: 'lease.txt', text: lease }], { facts: factsOf, judge: builtInJudge() }).text).toBe(text);
  });

  it('quotes the source where it says the contrary in other words, and calls disputed what no sentence of it puts right', () => {
    const sources = [{ id: 'stay.txt', text: 'The drug trial ended in May. The drug did not shorten the stay in hospital for anybody.' }];
    const quoted = repairAnswer('For anybody in hospital, the drug did shorten the stay [1].', sources);
    expect(quoted.text).toBe('“The drug did not shorten the stay in hospital for anybody” [1].');
    expect(quoted.after.quotes.items.map(({ status }) => status)).toEqual(['verified']);
    const leaning = [{ id: 'stay.txt', text: 'The drug trial ended in May. It did not shorten the stay in hospital for anybody.' }];
    const disputed = repairAnswer('For anybody in hospital, the drug trial did shorten the stay [1].', leaning);
    expect(disputed.text).toBe('For anybody in hospital, the drug trial did shorten the stay (disputed).');
    expect(disputed.edits.map(({ why }) => why)).toEqual(['a source says otherwise']);
  });

  it('does not guess which of two values is meant', () => {
    const sources = [{ id: 'line.txt', text: 'The line to Hull was closed in 2009 and, after long works, opened to trains in 2015.' }];
    const repair = repairAnswer('The line to Hull was opened in 2011 [1].', sources);
    expect(repair.text).not.toContain('opened in 2009');
    expect(stands(repair)).toBe(true);
  });

  it('softens the whole where nothing is borne out, and takes its citation away', () => {
    const repair = repairAnswer('Orrin Steel sold its mines in 2019 [2]. Its founder was Carla Roth [3].', SOURCES);
    expect(repair.text).toBe('Orrin Steel sold its mines in 2019 [2]. Its founder was reportedly Carla Roth.');
    expect(onlyWeaker('Its founder was Carla Roth.', repair.edits[0]?.replacement ?? '')).toBe(true);
    expect(stands(repair)).toBe(true);
  });

  it('softens nothing when told not to', () => {
    expect(repairAnswer('Its founder was Carla Roth [3].', SOURCES, { soften: false }).edits).toEqual([]);
  });

  it('never makes a score worse, and every edit stands where it says', () => {
    const answer =
      'The Vantic trial enrolled 48 patients in Leeds [2]. Orrin Steel sold its mines in 2019 for $2 billion [2][1]. Tellwright was founded in 1987 in Aldmere and employs 9,000 people in twelve countries [3]. Its founder was Carla Roth [3].';
    const repair = repairAnswer(answer, SOURCES);
    for (const { span, before, scoreBefore, scoreAfter } of repair.edits) {
      expect(answer.slice(span.start, span.end)).toBe(before);
      expect(scoreAfter ?? 1).toBeGreaterThanOrEqual(scoreBefore);
    }
    expect(stands(repair)).toBe(true);
    // What is right needs no second repair.
    expect(repairAnswer(repair.text, SOURCES).edits).toEqual([]);
  });

  it('prints marks as the answer does', () => {
    const named = repairAnswer('The Vantic trial enrolled 48 patients in Leeds [orrin].', SOURCES);
    expect(named.text).toBe('The Vantic trial enrolled 48 patients in Leeds [vantic].');
    const zero = repairAnswer(
      'Orrin Steel sold its mines in 2019 [1]. The trial lasted 18 months [0]. Tellwright was founded in 1987 in Aldmere [0].',
      SOURCES,
    );
    expect(zero.text).toMatch(/Aldmere \[2\]\.$/);
  });

  it('looks outside when it may', async () => {
    const signal = new AbortController().signal;
    const asked: string[] = [];
    const outside = {
      search: async (query: string) => {
        asked.push(query);
        return [];
      },
    };
    const repair = await repairAnswerWith('Its founder was Carla Roth [3].', SOURCES, { outside, signal });
    expect(asked).toHaveLength(1);
    expect(repair.edits).toMatchObject([{ action: 'SOFTEN' }]);
  });

  it('keeps what a page bears out, with the way to it', async () => {
    const signal = new AbortController().signal;
    const outside = { search: async () => [{ source: 'https://example.org/a_(b)', text: 'Carla Roth was the founder of Tellwright.' }] };
    const repair = await repairAnswerWith('Carla Roth was the founder of Tellwright [3].', SOURCES, { outside, signal });
    expect(repair.text).toBe('Carla Roth was the founder of Tellwright ([example.org](https://example.org/a_%28b%29)).');
    expect(repair.edits[0]?.facts).toMatchObject([{ borne: true, from: 'outside', source: 'https://example.org/a_(b)' }]);
  });

  it('asks judges that have to be waited for, each about the same texts once', async () => {
    const signal = new AbortController().signal;
    const asked: string[] = [];
    const judge = {
      name: 'language-model' as const,
      judge: async (claim: string, evidence: string) => {
        asked.push(`${claim} / ${evidence}`);
        return { supported: 0.05, contradicted: 0.05, why: 'said nothing of it' };
      },
    };
    const answer = 'The firm of Ada Holm owned two railways in Canada for years [2]. The trial lasted 18 months [1].';
    const repair = await repairAnswerWith(answer, SOURCES, { judges: [judge], signal });
    expect(repair.before.claims[0]).toMatchObject({ outcome: 'unsupported', judge: 'language-model' });
    expect(repair.edits[0]).toMatchObject({ action: 'SOFTEN', facts: [{ borne: false }] });
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('lets a model split what rules keep whole, and keeps to the rules where it cannot', async () => {
    const signal = new AbortController().signal;
    const answer = 'Tellwright, because Carla Roth founded it in Oslo, employs 2,000 people in twelve countries [3].';
    const facts = [
      { text: 'Tellwright employs 2,000 people in twelve countries.', spans: [{ start: 0, end: 10 }] },
      { text: 'Carla Roth founded Tellwright in Oslo.', spans: [{ start: 20, end: 30 }] },
    ];
    const split = await repairAnswerWith(answer, SOURCES, { splitter: { split: async () => facts }, signal });
    expect(split.text).toBe('Tellwright employs 2,000 people in twelve countries [3]. Carla Roth reportedly founded Tellwright in Oslo.');
    const whole = await repairAnswerWith(answer, SOURCES, { splitter: { split: async () => null }, signal });
    expect(whole.edits[0]?.facts).toHaveLength(1);
  });
});

describe('the cost of putting right', () => {
  /** As many sentences, each with a fault of its own, in paragraphs of five. */
  const answerOf = (sentences: number): string =>
    Array.from({ length: sentences }, (_, i) => {
      const sentence = [
        'Tellwright employs 9,000 people in Peru',
        'The Vantic trial enrolled 48 patients in Leeds hospitals',
        'Orrin Steel bought a bank in Chad',
      ][i % 3];
      return `${sentence} [${(i % 3) + 1}].${i % 5 === 4 ? '\n\n' : ' '}`;
    }).join('');

  it('grows with the length of an answer, not with its square: a change is tried where it is made', () => {
    const asked = (sentences: number): number => {
      let questions = 0;
      const judge = {
        name: 'entailment' as const,
        judge: () => {
          questions += 1;
          return { supported: 0.1, contradicted: 0.1, why: 'never' };
        },
      };
      repairAnswer(answerOf(sentences), SOURCES, { judge });
      return questions;
    };
    const [short, long] = [asked(15), asked(60)];
    expect(short).toBeGreaterThan(0);
    expect(long / short).toBeLessThan(5);
  });

  it('gives the check of the whole text, and not of a stretch, at the end', () => {
    const { after, before } = repairAnswer(answerOf(15), SOURCES);
    expect(before.claims).toHaveLength(15);
    expect(after.answer).not.toBe(before.answer);
    expect(after.claims.every(({ outcome }) => outcome === 'supported')).toBe(true);
  });
});
