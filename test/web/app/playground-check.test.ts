/** Which claims stay on the page while one writes on. */
import { describe, expect, it } from 'vitest';
import { verifyAnswer } from '../../../src/answer.ts';
import { type CheckedHere, claimsOf, namedSources } from '../../../src/web/app/playground-check.ts';

const SOURCES = [{ id: '1', text: 'Boats are kept out in spring. The harbour belongs to the village and is not for sale.' }];
const ANSWER = 'Boats are kept out in spring [1]. The harbour belongs to the village [1].';
const report: CheckedHere = { ...verifyAnswer(ANSWER, SOURCES), health: '' };
const live = { state: 'checked' as const, answer: ANSWER, report, problem: '' };

describe('namedSources', () => {
  it('calls each by its name, and by its place where the name would not tell it apart', () => {
    const names = ['Marsh 2001', '', 'Marsh 2001', '2', 'Source 2', ' [1] '];
    const given = namedSources(names.map((name) => ({ name, text: 'x' })));
    expect(given.map(({ id }) => id)).toEqual(['Marsh 2001', 'Source 2', 'Source 3', 'Source 4', 'Source 5', 'Source 6']);
    expect(new Set(given.map(({ id }) => id)).size).toBe(names.length);
  });
});

describe('claimsOf', () => {
  it('keeps those before the place where somebody writes, and drops what stands elsewhere now', () => {
    expect(claimsOf(live, ANSWER)).toHaveLength(2);
    expect(claimsOf(live, `${ANSWER} And`)).toHaveLength(2);
    expect(claimsOf(live, ANSWER.replace('village', 'town'))).toHaveLength(1);
    expect(claimsOf(live, `So ${ANSWER}`)).toHaveLength(0);
    expect(claimsOf(live, '')).toHaveLength(0);
  });

  it('has none before anything was checked, or when what came is none', () => {
    expect(claimsOf({ ...live, report: null }, ANSWER)).toEqual([]);
    expect(claimsOf({ ...live, report: { ...report, claims: [{}, null] as never } }, ANSWER)).toEqual([]);
    expect(claimsOf({ ...live, report: {} as never }, ANSWER)).toEqual([]);
  });
});
