import { describe, expect, it } from 'vitest';
import { claimChecker, verifyClaims, verifyClaimsWith, type WaitingJudge } from '../src/claims.ts';

const EVIDENCE =
  'The bridge over the Lune opened in 1911. It is 140 metres long and carries 12,000 vehicles a day. The toll was abolished in 1954.';
const pair = (claim: string, evidence = EVIDENCE) => ({ claim, evidence });

describe('verifyClaims', () => {
  it('gives a finding for each pair, in order, with the ids given', () => {
    const found = verifyClaims([
      { id: 'a', ...pair('The bridge over the Lune opened in 1911.') },
      { id: 2, ...pair('The opera house in Lagos seats nine hundred.') },
      pair('The toll was abolished in 1954.'),
    ]);
    expect(found.map(({ id }) => id)).toEqual(['a', 2, undefined]);
    expect(found.map(({ verdict }) => verdict)).toEqual(['supported', 'unsupported', 'supported']);
    expect(found[0]?.judge).toBe('built-in');
    expect(found[0]?.unsupported).toEqual([]);
    expect(JSON.parse(JSON.stringify(found))).toEqual(found.map((one) => JSON.parse(JSON.stringify(one))));
  });

  it('lets another value for the same thing stand against the rest', () => {
    const [found] = verifyClaims([pair('The bridge carries 19,000 vehicles a day.')]);
    expect(found?.verdict).not.toBe('supported');
    expect(found?.score).toBeLessThan(0.5);
    expect(found?.numbers.map(({ claimValue, match }) => [claimValue, match])).toEqual([['19,000', 'mismatch']]);
  });

  it('tells in part what the evidence says less of, or of another', () => {
    const rules = verifyClaims([
      pair('Requests that exceed 10 MB are rejected.', 'Requests that exceed 10 MB are rejected unless streaming is turned on.'),
      pair('Wages will rise next year.', 'Economists say that wages may rise next year.'),
      pair('The tenant shall maintain the roof.', 'The Tenant shall keep the garden tidy, and the Landlord shall maintain the roof.'),
      pair('The landlord shall maintain the roof.', 'The Tenant shall keep the garden tidy, and the Landlord shall maintain the roof.'),
    ]).map(({ rule }) => rule);
    expect(rules).toEqual([
      'claim/pair-partial-stronger',
      'claim/pair-partial-stronger',
      'claim/pair-partial-swapped',
      'claim/pair-supported',
    ]);
  });

  it('reads no direction of a figure from what stands behind "and"', () => {
    const evidence = 'In mice, the compound NQ-17 reduced hepatic fat by 35% and improved glucose tolerance.';
    const [found] = verifyClaims([pair('NQ-17 cut hepatic fat by 35% in mice.', evidence)]);
    expect(found?.verdict).not.toBe('contradicted');
    expect(found?.numbers.map(({ match }) => match)).not.toContain('mismatch');
  });

  it('names the words that nothing bears out', () => {
    const claim = 'The bridge over the Lune opened in 1911 and was painted crimson.';
    const [found] = verifyClaims([pair(claim)]);
    expect(found?.verdict).toBe('partial');
    expect(found?.unsupported.map(({ start, end }) => claim.slice(start, end)).join(' ')).toContain('crimson');
  });

  it('names the whole of what was added, and nothing else', () => {
    const evidence = 'The men who kept the bridge over the Lune were given houses in the village. They mended the road after every storm.';
    const claim =
      'The men who kept the bridge over the Lune were given houses in the village by distrustful persons after additional wranglings.';
    const [found] = verifyClaims([pair(claim, evidence)]);
    expect(found?.verdict).not.toBe('supported');
    expect(found?.unsupported.map(({ start, end }) => claim.slice(start, end))).toEqual(['distrustful persons', 'additional wranglings']);
  });

  it('says of nothing that there is nothing to compare', () => {
    for (const one of [pair(''), pair('—'), pair('The toll was abolished.', '')])
      expect(verifyClaims([one])[0]?.verdict).toBe('unverifiable');
  });

  it('throws for what is no pair of texts', () => {
    expect(() => claimChecker()({ claim: 'x' } as never)).toThrow(/needs a "claim" and its "evidence"/);
  });

  it('asks the judge handed in', () => {
    const [found] = verifyClaims([pair('Anything.')], {
      judge: { name: 'entailment', judge: () => ({ supported: 0.9, contradicted: 0, why: 'it says so' }) },
    });
    expect([found?.verdict, found?.judge, found?.says]).toEqual(['supported', 'entailment', expect.stringContaining('it says so')]);
  });
});

describe('verifyClaimsWith', () => {
  const signal = new AbortController().signal;

  it('gives way to the built-in judge where a model cannot say', async () => {
    const asked: string[] = [];
    const judge: WaitingJudge = {
      name: 'language-model',
      judge: async (claim) => {
        asked.push(claim);
        return claim.startsWith('The toll') ? null : { supported: 0.02, contradicted: 0.95, why: 'the model read it so' };
      },
    };
    const found = await verifyClaimsWith([judge], [pair('The toll was abolished in 1954.'), pair('The bridge opened in 1911.')], {
      signal,
    });
    expect(found.map((one) => [one.judge, one.verdict])).toEqual([
      ['built-in', 'supported'],
      ['language-model', 'contradicted'],
    ]);
    expect(asked).toHaveLength(2);
  });

  it('hears the dearest judge that can say, and asks none about nothing', async () => {
    const names: string[] = [];
    const make = (name: 'entailment' | 'language-model', supported: number | null): WaitingJudge => ({
      name,
      judge: async () => {
        names.push(name);
        return supported === null ? null : { supported, contradicted: 0, why: '' };
      },
    });
    const [both] = await verifyClaimsWith([make('entailment', 0.1), make('language-model', 0.9)], [pair('The bridge opened.')], { signal });
    expect([both?.judge, both?.verdict]).toEqual(['language-model', 'supported']);
    const [down] = await verifyClaimsWith([make('entailment', 0.1), make('language-model', null)], [pair('The bridge opened.')], {
      signal,
    });
    expect([down?.judge, down?.verdict]).toEqual(['entailment', 'unsupported']);
    names.length = 0;
    await verifyClaimsWith([make('language-model', 0.9)], [pair('')], { signal });
    expect(names).toEqual([]);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const judge: WaitingJudge = {
      name: 'entailment',
      judge: async () => {
        stop.abort();
        return { supported: 1, contradicted: 0, why: '' };
      },
    };
    expect(await verifyClaimsWith([judge], [pair('The bridge opened.'), pair('The toll fell.')], { signal: stop.signal })).toHaveLength(1);
  });
});

describe('pairs in other languages', () => {
  it.each([
    [
      'The fee of the members is collected by the bank.',
      'Der monatliche Beitrag ist am ersten jedes Monats fällig und wird von der Bank eingezogen.',
    ],
    ['La bibliothèque ouvre à neuf heures.', '图书馆每天早上九点开门，周末不开门。'],
    ['图书馆每天下午三点关门。', '会员可以提前一个月通知终止。图书馆每天早上九点开门。'],
  ])('says of "%s" that no judge of words can tell', (claim, evidence) => {
    expect(verifyClaims([{ claim, evidence }])[0]).toMatchObject({ verdict: 'unverifiable', rule: 'claim/pair-other-language' });
  });
});
