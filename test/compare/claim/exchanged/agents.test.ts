import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { agentExchanged } from '../../../../src/compare/claim/exchanged/agents.ts';

const told = (claim: string, evidence: string): string | undefined => agentExchanged(saidIn(claim), () => statedIn(evidence))?.against;

const BRIDGE = 'The bridge was designed by Ove Strand and built by a consortium that Baltan led. It is named after the River Orm.';
const LAKE = 'The lake is fed by the River Tesk from the east and drained by the River Ombra.';

it('tells a deed in the passive of another who is named', () => {
  expect(told('The bridge was designed by Baltan.', BRIDGE)).toBe('designed by Ove Strand');
  expect(told('The lake is drained by the River Tesk.', LAKE)).toBe('drained by the River Ombra');
});

it('says nothing of the same, of one of several, of who is not named and of a deed told otherwise', () => {
  for (const [claim, evidence] of [
    ['The bridge was designed by Ove Strand.', BRIDGE],
    ['The bridge was designed by the engineer Strand.', BRIDGE],
    ['The bridge was built by Baltan.', BRIDGE],
    ['The bridge was designed by Marten.', BRIDGE],
    ['The hall was designed by Greve.', 'The hall was designed by Lund and Greve.'],
    ['The hall was designed by Greve.', 'The hall was designed by Lund. Greve designed the tower.'],
    ['The hall was not designed by Greve.', 'The hall was designed by Lund, as Greve said.'],
  ] as const)
    expect([claim, told(claim, evidence)]).toEqual([claim, undefined]);
});
