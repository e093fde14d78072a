/** Forms of answers that are put right: what stands keeps every sign, what is wrong is put right in its place, and the text reads. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInJudge } from '../src/compare/claim/judge/judge.ts';
import { type AnswerRepair, repairAnswer } from '../src/corrections.ts';
import { factsOf } from '../src/extract/facts.ts';

const MILL = [
  {
    id: 'mill.txt',
    text: 'The Harrow Mill opened in 1874 on the east bank of the River Senn. The mill employed 420 people at its peak. In 1936 the mill was sold to Brandt Textiles for 96,000 pounds. Norvik Marine launched the ferry Aurora in Gdansk on 3 May 2023.',
  },
  {
    id: 'museum.txt',
    text: 'The Senn Valley Museum receives about 58,000 visitors a year. The museum is closed on Mondays. Entry costs 6 pounds.',
  },
];
const HERE = [
  { id: 'bruecke.txt', text: 'Die Brücke wurde 1928 eröffnet. Der Bau kostete 3,8 Millionen Mark. Architekt war Paul Riemann.' },
  { id: 'verein.txt', text: 'Der Verein hat 230 Mitglieder. Der Turm ist im Winter geschlossen.' },
];
const judge = builtInJudge();
const repaired = (answer: string, sources = MILL): AnswerRepair => repairAnswer(answer, sources, { facts: factsOf, judge });
const open = ({ after }: AnswerRepair): string[] =>
  after.claims.flatMap(({ outcome, claim }) => (outcome === 'supported' ? [] : [`${outcome}: ${claim.text}`]));

describe('answers of many forms', () => {
  it.each([
    ['a statement in brackets', MILL, 'Entry costs 6 pounds [2] (the Harrow Mill opened in 1874 [1]).'],
    [
      'items that say what stands at the head of a source',
      MILL,
      '1) Entry costs 6 pounds [2]\n2) Norvik Marine launched the ferry Aurora in Gdansk on 3 May 2023 [1]',
    ],
    ['statements joined in another language', HERE, 'Der Bau kostete 3,8 Millionen Mark [1], aber der Turm ist im Winter geschlossen [2].'],
    ['short statements joined by a semicolon', MILL, 'The museum is closed on Mondays [2]; the Harrow Mill opened in 1874 [1].'],
    [
      'rows that are counted',
      HERE,
      '| Nr | Aussage |\n|---|---|\n| Punkt 1 | Der Turm ist im Winter geschlossen [2] |\n| Punkt 3 | Die Brücke wurde 1928 eröffnet [1] |',
    ],
    ['a list of things to do', MILL, '- [x] The museum is closed on Mondays [2].\n- [ ] Entry costs 6 pounds [2].'],
  ])('leaves what stands: %s', (_what, sources, answer) => {
    const repair = repaired(answer, sources);
    expect(repair.text).toBe(answer);
    expect(open(repair)).toEqual([]);
    expect(repair.after.claims.length).toBeGreaterThan(1);
  });

  it.each([
    [
      'a list of things to do',
      MILL,
      '- [x] The mill employed 640 people at its peak [1].',
      '- [x] The mill employed 420 people at its peak [1].',
    ],
    [
      'a row with its label',
      MILL,
      '| What | How |\n|---|---|\n| Sale | In 1932 the mill was sold to Brandt Textiles for 96,000 pounds [1] |',
      '| What | How |\n|---|---|\n| Sale | In 1936 the mill was sold to Brandt Textiles for 96,000 pounds [1] |',
    ],
    [
      'a label in bold',
      MILL,
      '- **Visitors** – The museum is open on Mondays [2].',
      '- **Visitors** – The museum is closed on Mondays [2].',
    ],
    [
      'a mark alone in its cell',
      HERE,
      '| Thema | Aussage | Quelle |\n|---|---|---|\n| Turm | Der Bürgermeister plant eine zweite Brücke im Süden | [2] |',
      '| Thema | Aussage | Quelle |\n|---|---|---|\n| Turm | Der Bürgermeister plant eine zweite Brücke im Süden (nicht belegt) | – |',
    ],
    [
      'a sentence in brackets',
      MILL,
      'Entry costs 6 pounds [2]. (The mill employed 420 people at its peak and the architect won a national prize [1].)',
      'Entry costs 6 pounds [2]. (The mill employed 420 people at its peak [1]. The architect reportedly won a national prize.)',
    ],
    [
      'a statement in brackets at the end of a sentence',
      MILL,
      'Entry costs 6 pounds [2] (the architect of the hall won a national prize [1]).',
      'Entry costs 6 pounds [2]. The architect of the hall reportedly won a national prize.',
    ],
    [
      'a statement behind a dash',
      MILL,
      'Entry costs 6 pounds [2] — the architect of the hall won a national prize [1].',
      'Entry costs 6 pounds [2] — the architect of the hall reportedly won a national prize.',
    ],
    [
      'a statement behind what only announces it',
      MILL,
      'One thing is clear: The architect of the hall won a national prize [2].',
      'One thing is clear: The architect of the hall reportedly won a national prize.',
    ],
    [
      'a wrong mark behind a label',
      MILL,
      '- **Point 2:** The museum is closed on Mondays [1].',
      '- **Point 2:** The museum is closed on Mondays [2].',
    ],
    [
      'the last of three statements, whose “and” joined the second',
      MILL,
      'Entry costs 6 pounds [2], the Harrow Mill opened in 1784 [1] and the architect of the hall was sent to prison [2].',
      'Entry costs 6 pounds [2] and the Harrow Mill opened in 1874 [1]. The architect of the hall was reportedly sent to prison.',
    ],
    [
      'a few words that somebody says',
      MILL,
      'Entry costs 6 pounds [2], and "the best of all halls", the mayor of Gdansk added [2].',
      'Entry costs 6 pounds [2], and "the best of all halls", the mayor of Gdansk added (unverified).',
    ],
    [
      'a verb whose half stands before the mark',
      HERE,
      'Der Bau kostete 3,8 Millionen Mark [1]. Der Verein hat 230 Mitglieder und bildet 20 Lehrlinge aus [2].',
      'Der Bau kostete 3,8 Millionen Mark [1]. Der Verein hat 230 Mitglieder und bildet 20 Lehrlinge aus (nicht belegt).',
    ],
    [
      'a word that stands in another word too',
      [{ id: 'fire.txt', text: 'In 1402 a fire destroyed most of the timber houses, and the market hall was rebuilt in stone.' }],
      'In 1402 a fire destroyed all of the timber houses, and the market hall was rebuilt in stone [1].',
      'In 1402 a fire destroyed most of the timber houses, and the market hall was rebuilt in stone [1].',
    ],
    [
      'a sentence that is counted',
      MILL,
      'First, entry costs 6 pounds [2]. Second, the museum is not closed on Mondays [2].',
      'First, entry costs 6 pounds [2]. Second, the museum is closed on Mondays [2].',
    ],
    [
      'a figure in a sentence that ends with who says so',
      MILL,
      'Entry costs 6 pounds [2]. The mill employed 640 people at its peak, as the record has it [1].',
      'Entry costs 6 pounds [2]. The mill employed 420 people at its peak, as the record has it [1].',
    ],
    [
      'a figure in a clause of its own',
      [{ id: 'trial.txt', text: 'Patients older than 65 were excluded. Liver enzymes did not change during the trial.' }],
      'Patients older than 75 were excluded, and liver enzymes did not change during the trial [1].',
      'Patients older than 65 were excluded, and liver enzymes did not change during the trial [1].',
    ],
    [
      'one end of a change',
      [{ id: 'port.txt', text: 'The number of cranes fell from 214 to 187 in the port of Vell.' }],
      'The number of cranes fell to 178 in the port of Vell [1].',
      'The number of cranes fell to 187 in the port of Vell [1].',
    ],
    [
      'a relative clause',
      [{ id: 'works.txt', text: 'The works employed 90 people and closed in 1868.' }],
      'The works, which employed 190 people, closed in 1868 [1].',
      'The works, which employed 90 people, closed in 1868 [1].',
    ],
    [
      'a wrong mark behind a heading',
      MILL,
      '- **Opening hours:** The museum is closed on Mondays [1].',
      '- **Opening hours:** The museum is closed on Mondays [2].',
    ],
  ])('puts right, and the text reads: %s', (_what, sources, answer, text) => {
    const repair = repaired(answer, sources);
    expect(repair.text).toBe(text);
    expect(open(repair)).toEqual([]);
    expect(repaired(text, sources).text).toBe(text);
  });

  it('puts no sentence about another case in place of one that is wrong', () => {
    const trial = [
      {
        id: 'trial.txt',
        text: 'The gap between 80 mg and placebo was wide (p < 0.001). The gap between 40 mg and placebo was also wide (p = 0.012).',
      },
    ];
    const { text } = repaired('The gap between 40 mg and placebo was also wide (p = 1.012) [1].', trial);
    expect(text).not.toContain('80 mg');
  });

  it('loses no statement and no sign of those that stand, whatever stands beside them', () => {
    const right = [
      'The museum is closed on Mondays [2]',
      'The museum receives about 58,000 visitors a year [2]',
      'The Harrow Mill opened in 1874 [1]',
    ];
    const wrong = [
      'The mill employed 640 people at its peak [1]',
      'The architect of the hall won a national prize [1]',
      'The museum is open on Mondays [2]',
    ];
    const shape = fc.constantFrom<(a: string, b: string) => string>(
      (a, b) => `${a}. ${b}.`,
      (a, b) => `- ${a}.\n- ${b}.\n`,
      (a, b) => `- [ ] ${a}.\n- [x] ${b}.\n`,
      (a, b) => `| A | ${a} |\n| B | ${b} |\n`,
      (a, b) => `${a} — ${b}.`,
      (a, b) => `${a}; ${b}.`,
      (a, b) => `${a} (${b}).`,
      (a, b) => `${a}. (${b}.) Words.`,
      (a, b) => `- **Kind:** ${a}.\n- **Kind** – ${b}.\n`,
    );
    fc.assert(
      fc.property(fc.constantFrom(...right), fc.constantFrom(...wrong), shape, (a, b, shaped) => {
        const repair = repaired(shaped(a, b));
        expect(repair.text).toContain(a);
        const shaved = (text: string): string => text.replace(/[^|()\n]/g, '').replace(/\((?=\))\)/g, '');
        expect(shaved(repair.text).match(/[|\n]/g)).toEqual(shaved(shaped(a, b)).match(/[|\n]/g));
        expect(repair.text.split('(').length).toBe(repair.text.split(')').length);
        expect(repair.text).not.toMatch(/[.,;] ?[.,;]| [.,;)]|\p{L} {2}/u);
        expect(open(repair)).toEqual([]);
        expect(repaired(repair.text).text).toBe(repair.text);
      }),
      { numRuns: 40 },
    );
  });
});
