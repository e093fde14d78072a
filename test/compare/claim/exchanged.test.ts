import { describe, expect, it } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../../../src/answer.ts';
import { verifyClaims } from '../../../src/claims.ts';
import { saidIn, statedIn } from '../../../src/compare/claim/belonging/texts.ts';
import { exchangeIn } from '../../../src/compare/claim/exchanged.ts';

/** Statements, and claims that say the same or exchange two things of them. Written for this test. */
const CASES: readonly { readonly evidence: string; readonly faithful: readonly string[]; readonly told: readonly string[] }[] = [
  {
    evidence: 'Variety Amber yielded 12 tonnes per hectare. Variety Briar yielded 15 tonnes per hectare. Both were sown in March.',
    faithful: ['Briar had a higher yield than Amber.', 'Amber yielded less than Briar.'],
    told: ['Amber had a higher yield than Briar.', 'Briar yielded less than Amber.'],
  },
  {
    evidence: 'Norvik Energy acquired Solbakken Wind in 2017 for 340 million kroner. Solbakken kept its offices in Bergen.',
    faithful: [
      'Norvik Energy acquired Solbakken Wind in 2017.',
      'Solbakken Wind was acquired by Norvik Energy.',
      'In 2017 Norvik Energy bought Solbakken Wind.',
    ],
    told: [
      'Solbakken Wind acquired Norvik Energy in 2017.',
      'Norvik Energy was acquired by Solbakken Wind.',
      'In 2017 Solbakken Wind bought Norvik Energy.',
    ],
  },
  {
    evidence: 'Lindau beat Bregenz 3-1 in the final on Saturday. Kempten came third.',
    faithful: ['Lindau beat Bregenz 3-1.', 'Bregenz were beaten 3-1 by Lindau in the final.', 'Bregenz lost 3-1 to Lindau.'],
    told: ['Bregenz beat Lindau 3-1.', 'Lindau were beaten by Bregenz in the final.', 'Lindau lost 3-1 to Bregenz.'],
  },
  {
    evidence: "King Harald's son Magnus inherited the throne in 1103. Magnus's sister Ingrid married the duke of Skåne.",
    faithful: ["Harald's son Magnus inherited the throne.", 'Magnus, the son of King Harald, inherited the throne in 1103.'],
    told: ["Magnus's son Harald inherited the throne.", 'King Harald was the son of Magnus.'],
  },
  {
    evidence: 'Chronic noise causes sleep loss in city dwellers, the study found. Sleep loss was measured with wrist sensors.',
    faithful: ['Chronic noise causes sleep loss.', 'Sleep loss is caused by chronic noise.'],
    told: ['Sleep loss causes chronic noise.', 'Chronic noise is caused by sleep loss.'],
  },
  {
    evidence: 'The upper dam holds 48 million cubic metres of water. The lower dam holds 24 million cubic metres.',
    faithful: ['The upper dam holds twice as much water as the lower dam.', 'The upper dam holds more water than the lower dam.'],
    told: ['The lower dam holds twice as much water as the upper dam.', 'The lower dam holds more water than the upper dam.'],
  },
  {
    evidence: 'Construction of the abbey began in 1142. The cathedral was begun in 1190.',
    faithful: ['The abbey was begun before the cathedral.', 'The cathedral was begun after the abbey.'],
    told: ['The cathedral was begun before the abbey.', 'The abbey was begun after the cathedral.'],
  },
  {
    evidence: 'The largest lakes of the region are Lake Orm (212 km²), Lake Sten (187 km²) and Lake Tjern (95 km²).',
    faithful: [
      'Lake Orm is the largest lake of the region.',
      'Lake Sten is larger than Lake Tjern.',
      'Lake Tjern is the smallest of the three.',
    ],
    told: ['Lake Sten is the largest lake of the region.', 'Lake Tjern is larger than Lake Sten.'],
  },
  {
    evidence:
      'The Porter novel sold 84,000 copies in its first year. The Quayle novel sold 61,000 copies. The Ransome novel sold 102,000 copies.',
    faithful: [
      'The Ransome novel sold more copies than the Porter novel.',
      'The Quayle novel sold fewer copies than the Porter novel.',
      'The Ransome novel sold the most copies.',
    ],
    told: [
      'The Porter novel sold more copies than the Ransome novel.',
      'The Quayle novel sold more copies than the Porter novel.',
      'The Porter novel sold the most copies.',
    ],
  },
  {
    evidence: 'Deforestation led to soil erosion on the slopes. Farmers moved to the valley in the 1960s.',
    faithful: ['Deforestation led to soil erosion.', 'Soil erosion resulted from deforestation.'],
    told: ['Soil erosion led to deforestation.', 'Deforestation resulted from soil erosion.'],
  },
  {
    evidence: 'Average pay was 41,200 euros at Alfa and 38,900 euros at Beta in 2021.',
    faithful: ['Average pay was higher at Alfa than at Beta.', 'In 2021 Beta paid less on average than Alfa.'],
    told: ['Average pay was higher at Beta than at Alfa.', 'Average pay was lower at Alfa than at Beta.'],
  },
  {
    evidence: 'The senator praised the mayor for the new tram line. The mayor did not comment.',
    faithful: ['The senator praised the mayor.', 'The mayor was praised by the senator for the new tram line.'],
    told: ['The mayor praised the senator.', 'The senator was praised by the mayor for the new tram line.'],
  },
  {
    evidence: 'Maria Keller taught Jonas Winter at the conservatory from 1921 to 1924. Winter later composed three operas.',
    faithful: [
      'Maria Keller taught Jonas Winter.',
      'Jonas Winter was taught by Maria Keller at the conservatory.',
      'Jonas Winter was a pupil of Maria Keller.',
    ],
    told: ['Jonas Winter taught Maria Keller.', 'Maria Keller was taught by Jonas Winter at the conservatory.'],
  },
  {
    evidence: 'Mount Kell rises to 2,914 metres, Mount Ruun to 2,655 metres and Mount Sorn to 3,102 metres.',
    faithful: ['Mount Sorn is higher than Mount Kell.', 'Mount Ruun is lower than Mount Kell.', 'Mount Sorn is the highest of the three.'],
    told: ['Mount Kell is higher than Mount Sorn.', 'Mount Kell is the highest of the three.', 'Mount Kell is lower than Mount Ruun.'],
  },
  {
    evidence: 'Sales of bicycles rose by 12% in 2020, while sales of cars fell by 9%.',
    faithful: ['Sales of bicycles rose while those of cars fell.', 'Car sales fell by 9%.'],
    told: ['Sales of cars rose while those of bicycles fell.', 'Car sales rose by 12%.'],
  },
  {
    evidence: 'The treaty was signed on 4 May 1921. The border commission met for the first time in June 1922.',
    faithful: [
      'The treaty was signed before the border commission first met.',
      'The border commission first met after the treaty was signed.',
    ],
    told: ['The border commission first met before the treaty was signed.', 'The treaty was signed after the border commission first met.'],
  },
  {
    evidence: 'Drug X reduced systolic pressure by 14 mmHg and drug Y by 9 mmHg.',
    faithful: ['Drug X reduced systolic pressure more than drug Y.', 'Drug Y reduced systolic pressure less than drug X.'],
    told: ['Drug Y reduced systolic pressure more than drug X.', 'Drug X reduced systolic pressure less than drug Y.'],
  },
  {
    evidence: "The gang robbed the jeweller's while the police were watching the bank. Inspector Vale arrested Tom Reed the next day.",
    faithful: ['Inspector Vale arrested Tom Reed.', 'Tom Reed was arrested by Inspector Vale.'],
    told: ['Tom Reed arrested Inspector Vale.', 'Inspector Vale was arrested by Tom Reed.'],
  },
  {
    evidence: 'Denmark exported 2.1 million tonnes of grain to Poland. Poland exported 0.4 million tonnes of timber to Denmark.',
    faithful: ['Denmark exported grain to Poland.', 'Poland exported timber to Denmark.'],
    told: ['Poland exported grain to Denmark.', 'Denmark exported timber to Poland.'],
  },
  {
    evidence: 'The east wing is older than the west wing. It was restored in 1988.',
    faithful: [
      'The east wing is older than the west wing.',
      'The west wing is newer than the east wing.',
      'The west wing is younger than the east wing.',
    ],
    told: ['The west wing is older than the east wing.', 'The east wing is younger than the west wing.'],
  },
  {
    evidence:
      '| Model | Range (km) | Price (€) |\n|---|---|---|\n| Aster | 410 | 31,900 |\n| Borel | 520 | 38,500 |\n| Cirrus | 365 | 27,400 |',
    faithful: [
      'The Borel has a longer range than the Aster.',
      'The Cirrus is cheaper than the Aster.',
      'The Borel is the most expensive of the three.',
    ],
    told: [
      'The Aster has a longer range than the Borel.',
      'The Cirrus is more expensive than the Aster.',
      'The Cirrus has the longest range.',
    ],
  },
  {
    evidence: 'The parasite infects snails before it infects fish. Birds eat the fish.',
    faithful: ['The parasite infects snails before fish.', 'Birds eat the fish.'],
    told: ['The parasite infects fish before snails.', 'The fish eat birds.'],
  },
  {
    evidence: 'The town of Halle leased the mill to the Voss family in 1811. The Voss family rebuilt it after a fire.',
    faithful: ['The town of Halle leased the mill to the Voss family.', 'The mill was leased to the Voss family by the town of Halle.'],
    told: ['The Voss family leased the mill to the town of Halle.'],
  },
  {
    evidence: 'Ashby defeated Corley in the second round, 6-4, 6-2. Corley had beaten Dunmore a day earlier.',
    faithful: ['Corley was defeated by Ashby.', 'Dunmore lost to Corley.'],
    told: ['Corley defeated Ashby in the second round.', 'Ashby lost to Corley in the second round.', 'Dunmore beat Corley.'],
  },
  {
    evidence: 'Low iron causes fatigue, and fatigue reduces attention in class.',
    faithful: ['Fatigue reduces attention.', 'Fatigue is caused by low iron.'],
    told: ['Attention reduces fatigue.', 'Low iron is caused by fatigue.'],
  },
  {
    evidence: 'Weser Bank was taken over by Elbe Bank in 2004; the merged group was sold to Rhine Holding in 2011.',
    faithful: ['Elbe Bank took over Weser Bank in 2004.', 'Weser Bank was taken over by Elbe Bank.'],
    told: ['Weser Bank took over Elbe Bank in 2004.', 'Elbe Bank was taken over by Weser Bank.'],
  },
  {
    evidence: 'Tunnel North is 3.4 km long and Tunnel South 5.1 km. Both opened in 1999.',
    faithful: ['Tunnel South is longer than Tunnel North.', 'Tunnel North is the shorter of the two.'],
    told: ['Tunnel North is longer than Tunnel South.', 'Tunnel South is shorter than Tunnel North.'],
  },
  {
    evidence: 'In 2019 the Hansen farm produced 410 tonnes of apples. The Larsen farm produced 385 tonnes, and the Moe farm 512 tonnes.',
    faithful: ['The Moe farm produced the most apples.', 'The Larsen farm produced fewer apples than the Hansen farm.'],
    told: ['The Hansen farm produced the most apples.', 'The Larsen farm produced more apples than the Hansen farm.'],
  },
  {
    evidence: 'The library was founded in 1768. The observatory followed in 1802.',
    faithful: ['The library is older than the observatory.', 'The observatory was founded after the library.'],
    told: ['The observatory is older than the library.', 'The library was founded after the observatory.'],
  },
  {
    evidence: 'Bees pollinate the clover, and rabbits eat the clover in summer.',
    faithful: ['The clover is pollinated by bees.', 'Rabbits eat the clover.'],
    told: ['The clover pollinates bees.', 'Bees are pollinated by the clover.'],
  },
  {
    evidence: 'Unemployment rose in the north and fell in the south. Wages did not change.',
    faithful: ['Unemployment rose in the north.', 'Unemployment fell in the south.'],
    told: ['Unemployment fell in the north.', 'Unemployment rose in the south.'],
  },
  {
    evidence: '| River | Length (km) | Basin (km²) |\n|---|---|---|\n| Arn | 214 | 6,120 |\n| Belt | 187 | 7,340 |\n| Cald | 302 | 5,900 |',
    faithful: ['The Cald is the longest of the rivers.', 'The Arn is longer than the Belt.', 'The Belt has the largest basin.'],
    told: ['The Arn is the longest of the rivers.', 'The Belt is longer than the Arn.', 'The Cald has the largest basin.'],
  },
  {
    evidence: 'Imports exceeded exports by 4 billion. Exports had overtaken imports only once, in 1997.',
    faithful: ['Imports exceeded exports by 4 billion.', 'Imports were exceeded by exports only once, in 1997.'],
    told: ['Exports exceeded imports by 4 billion.'],
  },
  {
    evidence: 'Bishop Alwin crowned Duke Konrad at Easter. Konrad succeeded his uncle Otto.',
    faithful: ['Duke Konrad was crowned by Bishop Alwin.', 'Konrad succeeded Otto.'],
    told: ['Bishop Alwin was crowned by Duke Konrad.', 'Otto succeeded Konrad.'],
  },
  {
    evidence: 'The glacier eroded the valley before the river filled it with gravel.',
    faithful: ['The glacier eroded the valley.'],
    told: ['The valley eroded the glacier.', 'The river filled the valley before the glacier eroded it.'],
  },
  {
    evidence: 'Vitamin D raised bone density more than calcium did. Neither changed weight.',
    faithful: ['Vitamin D raised bone density more than calcium.'],
    told: ['Calcium raised bone density more than vitamin D.'],
  },
];

const told = (claim: string, evidence: string): ReturnType<typeof exchangeIn> => exchangeIn(saidIn(claim), () => statedIn(evidence));

describe('what a claim exchanges', () => {
  it.each(CASES.flatMap(({ evidence, faithful }) => faithful.map((claim) => [claim, evidence] as const)))(
    'says nothing against "%s"',
    (claim, evidence) => expect(told(claim, evidence)).toBeNull(),
  );

  it.each(CASES.flatMap(({ evidence, told: wrong }) => wrong.map((claim) => [claim, evidence] as const)))(
    'tells "%s"',
    (claim, evidence) => {
      const found = told(claim, evidence);
      expect(found).not.toBeNull();
      expect(claim.slice(found?.start, found?.end)).not.toBe('');
      expect(evidence.slice(found?.sentence.start, found?.sentence.end)).not.toBe('');
    },
  );

  it.each([
    ['the deed is denied', 'Amber did not acquire Briar.', 'Briar acquired Amber.'],
    ['it is the same from both sides', 'Amber met Briar.', 'Briar met Amber.'],
    ['the evidence has it both ways', 'Amber sued Briar.', 'Briar sued Amber in May. Amber sued Briar in June.'],
    ['how and by what is told, not to whom', 'Salt controls the balance of water.', 'Water controls the balance of heat via salt.'],
    ['another had it done', 'Amber praised Briar.', 'Briar, which had praised Cedar, was praised by Amber.'],
    [
      'two values bear the name',
      'Amber had a higher yield than Briar.',
      'Amber had 12 tonnes in May and 18 tonnes in June. Briar had 15 tonnes.',
    ],
    ['the values are of two sorts', 'Amber is larger than Briar.', 'Amber has 12 rooms. Briar covers 15 hectares.'],
    ['a smaller rank is the higher', 'Amber ranks higher than Briar.', 'Amber holds rank 2. Briar holds rank 5.'],
    ['an earlier year is the older', 'The abbey is older than the mill.', 'The abbey was built in 1142. The mill was built in 1610.'],
    ['what is better is not known', 'Amber was better than Briar.', 'Amber scored 12 points. Briar scored 15 points.'],
    [
      'one thing makes another rise',
      'Amber increases the yield.',
      'The yield of Amber increases in May. Briar rises, but Amber falls in June.',
    ],
    ['it is one of the largest', 'Amber is one of the largest farms.', 'The farms are Amber (12 ha), Briar (15 ha) and Cedar (9 ha).'],
    [
      'the values are dealt out',
      'Its longest losing streak was the longest of all.',
      'Its winning and losing streaks were 7 and 6 games, respectively.',
    ],
    ['one date has both', 'The mill was built before the abbey.', 'The abbey and the mill were built in 1142 and 1610.'],
  ])('says nothing where %s', (_, claim, evidence) => expect(told(claim, evidence)).toBeNull());

  it('makes a pair and a claim of an answer borne out in part, with the words that show it', () => {
    const evidence = 'Norvik Energy acquired Solbakken Wind in 2017. Solbakken kept its offices in Bergen.';
    const [pair] = verifyClaims([{ claim: 'Norvik Energy was acquired by Solbakken Wind.', evidence }]);
    expect(pair).toMatchObject({ verdict: 'partial', rule: 'claim/pair-partial-swapped', span: { start: 0, end: 46 } });
    expect(pair?.says).toContain('Norvik Energy acquired Solbakken Wind');
    const report = verifyAnswer(
      'Norvik Energy was acquired by Solbakken Wind in 2017 [1].',
      prepareAnswerSources([{ id: 'a.txt', text: evidence }]),
    );
    expect(report.claims[0]).toMatchObject({ outcome: 'partial', rule: 'claim/partial-swapped' });
  });

  it('takes "younger than" for the other side of "older than", not for its opposite', () => {
    const sources = prepareAnswerSources([{ id: 'a.txt', text: 'The east wing is older than the west wing. It was restored in 1988.' }]);
    const outcome = (claim: string): string | undefined => verifyAnswer(`${claim} [1].`, sources).claims[0]?.outcome;
    expect(outcome('The west wing is younger than the east wing')).toBe('supported');
    expect(outcome('The west wing is older than the east wing')).toBe('partial');
  });
});
