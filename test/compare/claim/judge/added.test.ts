import { describe, expect, it } from 'vitest';
import { verifyClaims } from '../../../../src/claims.ts';
import { addedToCopy } from '../../../../src/compare/claim/judge/added.ts';
import { placesOf } from '../../../../src/compare/claim/judge/align.ts';
import { compared } from '../../../../src/compare/claim/judge/features.ts';
import { builtInJudge } from '../../../../src/compare/claim/judge/judge.ts';
import { Reader } from '../../../../src/compare/claim/judge/reading.ts';
import { judgeWeights } from '../../../../src/compare/claim/judge/weights.ts';

const { lexicon } = judgeWeights();
const reader = new Reader(lexicon);
const added = (claim: string, evidence: string): string | null => {
  const { claim: own, evidence: there, alignment, pairing } = compared(reader.readClaim(claim), placesOf(reader.read(evidence)), lexicon);
  const found = addedToCopy(own, there, alignment, pairing);
  return found === null ? null : own.text.slice(own.starts[found.from], own.ends[found.to - 1]);
};

const HARBOUR = 'The old harbour of Visby was dredged in the spring and reopened to large ferries from the mainland.';

describe('words added to a copied sentence', () => {
  it.each([
    ['at its end', `${HARBOUR.slice(0, -1)} with angry colleagues.`, 'angry colleagues'],
    ['in the middle', HARBOUR.replace('in the spring', 'by volunteers in the spring'), 'volunteers'],
    ['before a noun', HARBOUR.replace('large', 'expensive large'), 'expensive'],
  ])('%s', (_, claim, words) => {
    const evidence = `Visby lies on Gotland. ${HARBOUR} Tickets can be bought on the quay.`;
    expect(added(claim, evidence)).toBe(words);
    const said = builtInJudge().judge(claim, evidence);
    expect(said.supported).toBeLessThanOrEqual(0.4);
    expect(said.unsupported?.map(({ start, end }) => claim.slice(start, end))).toEqual([words]);
    const [finding] = verifyClaims([{ claim, evidence }]);
    expect(finding?.verdict).not.toBe('supported');
  });

  it('names them where the judge would otherwise pass the claim', () => {
    const evidence = 'A woman is walking the dog down the street. Two boys watch her from the other side.';
    const claim = 'A woman is walking the dog down the street after that decision.';
    const said = builtInJudge().judge(claim, evidence);
    expect(said.why).toContain('the evidence has no word for “decision”');
    expect(verifyClaims([{ claim, evidence }])[0]?.verdict).toBe('partial');
  });

  it.each([
    ['nothing was added', HARBOUR, HARBOUR],
    ['a choice is left open', HARBOUR.replace('ferries', 'ferries or yachts'), HARBOUR],
    ['somebody is said to say so', `${HARBOUR.slice(0, -1)}, according to engineers.`, HARBOUR],
    ['it opens the claim', `Locals rejoiced: ${HARBOUR}`, HARBOUR],
    ['another sentence has it', HARBOUR.replace('dredged', 'dredged by volunteers'), `${HARBOUR} All of the work was done by volunteers.`],
    ['a synonym stands elsewhere', `${HARBOUR.slice(0, -1)} with other cars.`, `${HARBOUR} Each automobile pays a toll.`],
    ['it is said in another word there', HARBOUR.replace('dredged', 'deepened'), HARBOUR],
    ['a number was added', HARBOUR.replace('large ferries', '17 large ferries'), HARBOUR],
    [
      'the rest is no copy',
      'Ferries from the mainland can use the harbour in Visby again after costly dredging.',
      `${HARBOUR} Tickets can be bought on the quay.`,
    ],
    ['the copy is short', 'Ferries sail daily with angry colleagues.', 'Ferries sail daily.'],
  ])('says nothing where %s', (_, claim, evidence) => {
    expect(added(claim, evidence)).toBeNull();
  });

  it('lets a word pass that weighs next to nothing in a long sentence', () => {
    const long = `${HARBOUR.slice(0, -1)}, while the northern quay, the customs house, the granary, the chapel, the lighthouse, the shipyard, the ropewalk and the fish market stayed closed until autumn because of asbestos in the roofs and lead in the pipes.`;
    expect(added(long.replace('stayed', 'all calmly stayed'), long)).toBeNull();
  });
});
