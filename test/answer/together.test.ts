import { describe, expect, it, test } from 'vitest';
import { prepareAnswerSources, verifyAnswer, verifyAnswerWith } from '../../src/answer.ts';
import { builtInJudge } from '../../src/compare/claim/judge/judge.ts';
import { factsOf } from '../../src/extract/facts.ts';

const NORTH = {
  id: 'north',
  name: 'north.txt',
  text: 'Norbank reported a profit of 320 million dollars for the third quarter. Its chief executive is Ida Holm.',
};
const SOUTH = {
  id: 'south',
  name: 'south.txt',
  text: 'Sudbank made a loss of 45 million dollars in the third quarter. It will close 60 branches.',
};
const VILLAGE = { id: 'village', name: 'village.txt', text: 'The village of Harl celebrates its harvest festival in September.' };
const ADULTS = {
  id: 'adults',
  name: 'adults.txt',
  text: 'A trial in 812 adults compared the drug with placebo. Blood pressure fell by 8 mmHg in the treated adults.',
};
const CHILDREN = {
  id: 'children',
  name: 'children.txt',
  text: 'In children aged six to twelve, the drug lowered blood pressure by 5 mmHg against placebo.',
};

const judge = builtInJudge();
const check = (answer: string, sources: readonly { id: string; name: string; text: string }[], strict = false) =>
  verifyAnswer(answer, sources, { judge, facts: factsOf, strict }).claims[0];

describe('a sentence that sums up several sources', () => {
  const answer = 'In the third quarter Norbank earned 320 million dollars, and Sudbank will close 60 branches [1,2].';

  it('is borne out by all of them together, each part by the source that has it', () => {
    const finding = check(answer, [NORTH, SOUTH]);
    expect(finding).toMatchObject({ outcome: 'supported', rule: 'claim/supported-together', unsupported: [], elsewhere: [] });
    expect(finding?.says).toContain('south.txt “Sudbank will close 60 branches”');
    const shown = finding?.supports.map(({ bears = [], passage }) => [
      bears.map(({ start, end }) => answer.slice(start, end)),
      passage?.quote,
    ]);
    expect(shown?.[1]).toEqual([['Sudbank will close 60 branches'], expect.stringContaining('It will close 60 branches')]);
    expect(shown?.[0]?.[0]).toEqual(['In the third quarter Norbank earned 320 million dollars']);
  });

  it('is not where every source must bear all of it out', () => {
    const finding = check(answer, [NORTH, SOUTH], true);
    expect(finding?.outcome).not.toBe('supported');
    expect(finding?.severity).toBe('error');
  });

  it('comes to the same with judges that are waited for', async () => {
    const { claims } = await verifyAnswerWith(answer, [NORTH, SOUTH], { judges: [judge], facts: factsOf });
    expect(claims[0]?.rule).toBe('claim/supported-together');
  });

  test.each([
    ['one of the sources is about something else', 'Norbank made a profit of 320 million dollars [1][2].', [NORTH, VILLAGE]],
    [
      'a part stands in none',
      'Norbank earned 320 million dollars, Sudbank will close 60 branches, and the two plan to merge [1][2].',
      [NORTH, SOUTH],
    ],
    ['each is told of the other', 'Norbank will close 60 branches, and Sudbank earned 320 million dollars [1][2].', [NORTH, SOUTH]],
    ['it is said of all', 'Both Norbank and Sudbank will close 60 branches [1][2].', [NORTH, SOUTH]],
    ['its denial is not there', 'Norbank earned 320 million dollars, and Sudbank will close no branches [1][2].', [NORTH, SOUTH]],
    [
      'a denial that takes its verb from the part before is not there',
      'The drug lowered blood pressure in adults but not in children [1][2].',
      [ADULTS, CHILDREN],
    ],
  ])('is not where %s', (_, text, sources) => {
    expect(check(text, sources)?.outcome).not.toBe('supported');
  });

  it('is borne out where each source has a summand of its sum', () => {
    const sources = [
      { id: 'a', name: 'a', text: 'In 2022 la Bourgogne produced 1.9 million hectolitres of wine.' },
      { id: 'b', name: 'b', text: 'In 2022 Alsace produced 1.1 million hectolitres of wine. The harvest began in August.' },
    ];
    expect(check('Bourgogne and Alsace together produced 3 million hectolitres of wine in 2022 [1][2].', sources)?.rule).toBe(
      'claim/supported-together',
    );
    expect(check('Bourgogne and Alsace together produced 4 million hectolitres of wine in 2022 [1][2].', sources)?.outcome).not.toBe(
      'supported',
    );
  });
});

describe('sources that were asked about several sentences before', () => {
  it('answer as if they had never been asked, whatever was cited in between and however strictly', () => {
    const sources = [NORTH, SOUTH, VILLAGE, ADULTS, CHILDREN];
    const kept = prepareAnswerSources(sources);
    const say = 'In the third quarter Norbank earned 320 million dollars, and Sudbank will close 60 branches';
    const sum = 'Norbank and Sudbank together made a profit of 320 million and a loss of 45 million dollars';
    const drug = 'The drug lowered blood pressure by 8 mmHg in adults and by 5 mmHg in children';
    const asked = [say, sum, drug, say.replace('320', '330')].flatMap((text) =>
      ['[1,2]', '[2,1]', '[1,2,3]', '[4,5]', '[5,4]', '[1,2]'].flatMap((marks) =>
        [true, false].map((strict) => [`${text} ${marks}.`, strict] as const),
      ),
    );
    for (const [text, strict] of asked)
      expect(verifyAnswer(text, kept, { facts: factsOf, strict }), `${text} ${strict}`).toEqual(
        verifyAnswer(text, prepareAnswerSources(sources), { facts: factsOf, strict }),
      );
  });
});
