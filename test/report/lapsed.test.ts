import { describe, expect, it } from 'vitest';
import type { Mark } from '../../src/model/report.ts';
import { referencePrint } from '../../src/report/decisions.ts';
import { lapsedWords } from '../../src/report/lapsed.ts';
import { NO_MATCH, report, VERIFIED } from './make.ts';

const RAW = 'Vexley, T. (2020). Thermal memory of forgotten umbrellas in municipal basements. Annals of Lost Property, 1, 3-4.';
const mark = (cited: string, key = '17'): ReadonlyMap<string, Mark> => {
  const about = referencePrint(cited);
  const made = { about, key, document: 'a.txt', cited, found: { class: 'fake', rules: [] } };
  return new Map([[about, { ...made, decision: 'ok', reason: 'known_good', by: 'Ada', at: '2026-03-01T10:00:00.000Z', covers: [] }]]);
};
const now = (raw: string) => report([{ ...NO_MATCH, raw }]);

describe('lapsedWords', () => {
  it('tells of an entry that was decided on when it read otherwise', () => {
    expect(lapsedWords(now(RAW.replace('basements', 'cellars')), mark(RAW))).toEqual([
      '[17] was decided on when it read otherwise, and is open again. Then: It stands: the work is known (Ada, 2026-03-01)',
    ]);
  });

  it.each([
    ['the same words', now(RAW), mark(RAW)],
    ['another work under the number', now('Okoro, B. (1999). Sums of squares over finite rings. Journal of Rings, 3, 1-9.'), mark(RAW)],
    ['another key', now(RAW.replace('basements', 'cellars')), mark(RAW, '16')],
    ['an entry that is right now', report([{ ...VERIFIED, key: '17', raw: RAW.replace('basements', 'cellars') }]), mark(RAW)],
    ['nothing decided', now(RAW), new Map<string, Mark>()],
  ])('says nothing of %s', (_what, made, marks) => {
    expect(lapsedWords(made, marks)).toEqual([]);
  });
});
