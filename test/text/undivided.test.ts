import { describe, expect, it } from 'vitest';
import { sameCharacters } from '../../src/text/undivided.ts';

const of = (family: string, given = '') => ({ family: family.split(' '), given: given === '' ? [] : given.split(' ') });

describe('names in characters', () => {
  it('are the same undivided, divided, and in either order', () => {
    expect(sameCharacters(of('史大臻'), of('史', '大臻'))).toBe(true);
    expect(sameCharacters(of('大臻', '史'), of('史大臻'))).toBe(true);
    expect(sameCharacters(of('李荣li', 'rong'), of('li rong', '李荣'))).toBe(true);
    expect(sameCharacters(of('佐伯', '矩'), of('佐伯矩'))).toBe(true);
  });

  it('are not with another character, or with one alone', () => {
    expect(sameCharacters(of('史大臻'), of('王大臻'))).toBe(false);
    expect(sameCharacters(of('史'), of('史'))).toBe(false);
    expect(sameCharacters(of('quill'), of('quill'))).toBe(false);
  });
});
