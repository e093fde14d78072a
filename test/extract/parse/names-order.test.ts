import { describe, expect, it } from 'vitest';
import { parseNames } from '../../../src/extract/parse/names.ts';
import { familiesAlone, firstTurned } from '../../../src/extract/parse/names-order.ts';

const people = (text: string): string[] =>
  parseNames(text).names.map(
    (name) => name.literal ?? [name.given, name['non-dropping-particle'], name.family].filter((part) => part !== undefined).join(' '),
  );

describe('firstTurned', () => {
  it.each([
    ['Virtanen, Anna, Bola Aspuru-Okafor, Udo Hahn, and Wei Ng.', ['Anna Virtanen', 'Bola Aspuru-Okafor', 'Udo Hahn', 'Wei Ng']],
    ['Virtanen, Anna Maija, Bola Okafor, Udo Hahn, og Wei Ng', ['Anna Maija Virtanen', 'Bola Okafor', 'Udo Hahn', 'Wei Ng']],
    ['Virtanen, Anna, Bola R Okafor, und Udo M Hahn', ['Anna Virtanen', 'Bola R Okafor', 'Udo M Hahn']],
    ['Virtanen, Li, Bola Okafor, Udo Hahn, Wei Ng, dan Ana Ruiz', ['Li Virtanen', 'Bola Okafor', 'Udo Hahn', 'Wei Ng', 'Ana Ruiz']],
    ['Virtanen, Anna, Jr., Bola Okafor, and Udo Hahn', ['Anna Virtanen', 'Bola Okafor', 'Udo Hahn']],
    ['Virtanen, Anna, Bola Okafor, et al.', ['Anna Virtanen', 'Bola Okafor']],
    ['García Márquez, Gabriel, Bola Okafor, and Udo Hahn', ['Gabriel García Márquez', 'Bola Okafor', 'Udo Hahn']],
  ])('%s', (text, expected) => {
    expect(people(text)).toEqual(expected);
  });

  it.each([
    ['Virtanen, Anna, Okafor, Bola, and Hahn, Udo', ['Anna Virtanen', 'Bola Okafor', 'Udo Hahn']],
    ['Silva, João Pedro, Costa Lima, Ana Maria', ['João Pedro Silva', 'Ana Maria Costa Lima']],
    ['Virtanen, Anna, Okafor, Bola', ['Anna Virtanen', 'Bola Okafor']],
    ['Virtanen, Jan, van Dijk, Piet, en de Boer, Kees', ['Jan Virtanen', 'Piet van Dijk', 'Kees de Boer']],
  ])('%s has all names turned round', (text, expected) => {
    expect(people(text)).toEqual(expected);
  });

  it('counts the suffix to the first name', () => {
    expect(firstTurned([['Virtanen', 'Anna', 'Jr', 'Bola Okafor'], ['Udo Hahn']], false)).toBe(3);
    expect(firstTurned([['Virtanen', 'Anna'], ['Bola Okafor']], false)).toBe(0);
  });
});

describe('familiesAlone', () => {
  it.each([
    ['Del Gaizo, Virtanen & Okafor', ['Del Gaizo', 'Virtanen', 'Okafor']],
    ['Virtanen, Okafor et Hahn', ['Virtanen', 'Okafor', 'Hahn']],
    ['Virtanen, Okafor, Hahn y Ng', ['Virtanen', 'Okafor', 'Hahn', 'Ng']],
    ['Virtanen / Okafor / Hahn / Ng', ['Virtanen', 'Okafor', 'Hahn', 'Ng']],
  ])('%s', (text, expected) => {
    expect(people(text)).toEqual(expected);
  });

  it.each([
    ['Virtanen, Anna/Okafor', ['Anna Virtanen', 'Okafor']],
    ['Virtanen, Anna; Okafor', ['Anna Virtanen', 'Okafor']],
    ['Virtanen, A. & Okafor', ['A. Virtanen', 'Okafor']],
    // The space between the two was lost.
    ['Virtanen, Anna & BolaOkafor', ['Anna Virtanen', 'BolaOkafor']],
  ])('%s gives a name with its given part', (text, expected) => {
    expect(people(text)).toEqual(expected);
  });

  it('says nothing of a list without "and"', () => {
    expect(familiesAlone([['Virtanen', 'Okafor']])).toBe(false);
  });
});
