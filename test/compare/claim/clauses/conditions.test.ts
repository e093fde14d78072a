import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { clausesMixed } from '../../../../src/compare/claim/clauses/index.ts';

const told = (claim: string, evidence: string): string | undefined => clausesMixed(saidIn(claim), () => statedIn(evidence))?.against;
const silent = (cases: readonly (readonly [string, string])[]): void => {
  for (const [claim, evidence] of cases) expect([claim, told(claim, evidence)]).toEqual([claim, undefined]);
};

it('tells what follows from one condition, told of another', () => {
  const lamp = 'If the red light flashes, the hopper is not seated properly; if it stays on, the motor has overheated.';
  expect(told('If the red light flashes, the motor has overheated.', lamp)).toContain('if it stays on');
  silent([
    ['If the red light stays on, the motor has overheated.', lamp],
    ['If the red light flashes, the hopper is seated badly.', lamp],
  ]);
});

it('tells it of conditions that have each a sentence of its own, and in other languages', () => {
  const drone = 'If the signal is lost, it returns to its starting point. If the battery falls below 10%, it lands where it is.';
  expect(told('If the signal is lost, it lands where it is.', drone)).toContain('battery');
  const lampe = 'Wenn die Lampe rot blinkt, steht der Deckel offen; wenn sie grün leuchtet, ist der Motor heiß.';
  expect(told('Wenn die Lampe rot blinkt, ist der Motor heiß.', lampe)).toContain('grün');
  silent([
    ['If the battery falls below 10%, it lands where it is.', drone],
    ['If the signal is lost, the drone returns to its starting point.', drone],
    ['Wenn die Lampe grün leuchtet, ist der Motor heiß.', lampe],
  ]);
});
