import { describe, expect, it } from 'vitest';
import { compareGiven } from '../../../src/text/names/given.ts';

const grade = (a: string, b: string): string => compareGiven(a.split(' ').filter(Boolean), b.split(' ').filter(Boolean));

describe('given names', () => {
  it.each([
    ['', 'ada', 'agree'],
    ['a', 'ada', 'agree'],
    ['a b', 'ada berta', 'agree'],
    ['ada', 'ada berta', 'agree'],
    ['bob', 'robert', 'agree'],
    ['sungju', 'seongju', 'agree'],
    ['matie', 'maite', 'agree'],
    ['ada c', 'ada berta', 'middle'],
    ['stefan', 'l s', 'agree'],
    ['ada', 'cleo', 'differ'],
    ['a', 'c', 'differ'],
  ] as const)('%j beside %j: %s', (a, b, expected) => {
    expect(grade(a, b)).toBe(expected);
    expect(grade(b, a)).toBe(expected);
  });
});
