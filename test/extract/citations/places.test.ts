import { describe, expect, it } from 'vitest';
import { mayBeNoAuthor } from '../../../src/extract/citations/places.ts';

describe('mayBeNoAuthor', () => {
  it.each([
    'Boston',
    'France',
    'Frankreich',
    'The Netherlands',
    'West Virginia',
    'Clean Air Act',
    'Olympics',
    'World Values Survey',
    'São Paulo',
    'Blue Note',
    'Москва',
    'Lissabon',
    'København',
    '東京',
  ])('doubts %s', (name) => expect(mayBeNoAuthor(name)).toBe(true));
  it.each(['Ng', 'Müller-Lüdenscheidt', 'World Health Organization', 'Lawson', 'Warsame', 'Francese', 'UNESCO'])('leaves %s', (name) =>
    expect(mayBeNoAuthor(name)).toBe(false),
  );
});
