import { describe, expect, it } from 'vitest';
import { verifyAnswer } from '../../../../src/answer.ts';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { groupsTurned } from '../../../../src/compare/claim/exchanged/told-apart.ts';

const turned = (claim: string, source: string) => groupsTurned(saidIn(claim), () => statedIn(source));

const SLEEP = 'In a trial of 120 adults, those who slept eight hours recalled more words than those who slept five.';
const SMOKE = 'Women who smoked had fewer children than women who did not smoke.';

describe('groupsTurned', () => {
  it.each([
    ['Adults who slept five hours recalled more words than those who slept eight.', SLEEP],
    ['Those who slept 8 hours recalled fewer words than those who slept 5.', SLEEP.replace('eight', '8').replace('five', '5')],
    ['Farms with 50 cows earned less than farms with 20.', 'Farms with 20 cows earned less than farms with 50.'],
    ['Cells at 30 degrees divided faster than cells at 37.', 'Cells at 37 degrees divided faster than cells at 30.'],
    ['Cells at 37 degrees divided slower than cells at 30.', 'Cells at 37 degrees divided faster than cells at 30.'],
    ['Men under 40 recovered more slowly than men over 60.', 'Men over 60 recovered more slowly than men under 40.'],
    [
      'Students who slept eight hours made more errors than students who slept less than six.',
      'Students who slept less than six hours made more errors than students who slept eight.',
    ],
    ['Women who did not smoke had fewer children than women who smoked.', SMOKE],
    [
      'People who exercised slept worse than people who never exercised.',
      'People who exercised slept better than people who never exercised.',
    ],
  ])('sees two groups that changed places: %s', (claim, source) => {
    expect(turned(claim, source)).toMatchObject({ against: source });
  });

  it.each([
    ['the same', 'Those who slept eight hours recalled more words than those who slept five.', SLEEP],
    ['the contrary of the other', 'Adults who slept five hours recalled fewer words than those who slept eight.', SLEEP],
    ['the contrary of the other, told by a denial', 'Women who did not smoke had more children than women who smoked.', SMOKE],
    ['another measure', 'Those who slept five hours made more errors than those who slept eight.', SLEEP],
    ['other figures', 'Those who slept five hours recalled more words than those who slept four.', SLEEP],
    [
      'by how much',
      'Farm B yielded 20 percent more than farm A, which has 5.',
      'Farm A, which has 20, yielded 5 percent more than farm B.',
    ],
    ['a denial of the comparison', 'Those who slept five hours did not recall more words than those who slept eight.', SLEEP],
    [
      'another sentence that says so',
      'Pupils in 2012 scored higher than pupils in 2019.',
      'Pupils in 2019 scored higher than pupils in 2012. Pupils in 2012 scored higher than pupils in 2019.',
    ],
    ['no comparison', 'Adults who slept five hours recalled words.', SLEEP],
    ['figures on one side alone', 'Boys scored higher than girls of 12.', 'Girls scored higher than boys of 12.'],
  ])('says nothing of %s', (_what, claim, source) => {
    expect(turned(claim, source)).toBeNull();
  });
});

describe('a comparison told from its other side', () => {
  it.each([
    [
      'Adults who slept five hours recalled fewer words than adults who slept eight hours',
      'Adults who slept eight hours recalled more words than adults who slept five hours.',
    ],
    [
      'The model with 12 layers made more errors than the model with 24 layers',
      'The model with 24 layers made fewer errors than the model with 12 layers.',
    ],
    ['Women who did not smoke had more children than women who smoked', SMOKE],
    [
      'Cells grown at 30 degrees divided slower than cells grown at 37 degrees',
      'The study found that cells grown at 37 degrees divided faster than cells grown at 30 degrees.',
    ],
    [
      'Buildings of 4 floors used less energy than buildings of 12 floors',
      'Buildings of 12 floors used more energy than buildings of 4 floors by 12 percent.',
    ],
  ])('is borne out: %s', (claim, source) => {
    const report = verifyAnswer(`${claim} [1].`, [{ id: 'a', text: `${source} The work was paid for by the city.` }]);
    expect(report.claims.map(({ outcome }) => outcome)).toEqual(['supported']);
  });
});
