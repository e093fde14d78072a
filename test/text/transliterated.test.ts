/** Cyrillic titles and their renderings in Latin letters come to one spelling; other titles are not taken for such. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coarseLetters, isCyrillic, looksRendered, readBack } from '../../src/text/transliterated.ts';

describe('one coarse spelling', () => {
  it.each([
    ['Герой нашего времени', 'Geroy nashego vremeni'],
    ['Герой нашего времени', 'Geroj našego vremeni'],
    ['Преступление и наказание', 'Prestuplenie i nakazanie'],
    ['Преступление и наказание', 'Prestupleniye i nakazaniye'],
    ['Информационно-поисковая система', 'Informacionno-poiskovaja sistema'],
    ['Информационно-поисковая система', 'Informatsionno-poiskovaia sistema'],
    ['Защита и общество: обзор', 'Zaščita i obščestvo: obzor'],
    ['Защита и общество: обзор', 'Zashchita i obshchestvo: obzor'],
    ['Семья, хозяйство, жизнь', "Sem'ya, khozyaystvo, zhizn'"],
    ['Новый советский человек', 'Novyj sovetskij chelovek'],
  ])('%s is %s', (own, rendered) => expect(coarseLetters(rendered)).toBe(coarseLetters(own)));
  it('tells other words apart', () => expect(coarseLetters('Война и мир')).not.toBe(coarseLetters('Vojna i mor')));
});

describe('a rendered title', () => {
  it.each(['Geroj našego vremeni', 'Master i Margarita', 'Iskusstvo programmirovaniya', 'Kak zakalyalas stal'])('%s is seen', (title) =>
    expect(looksRendered(title)).toBe(true),
  );
  it.each([
    'The city of glass',
    'Attention is all you need',
    'Zur Frage der Sprache und ihrer Formen',
    'Nowe badania w dziedzinie oraz ich wyniki',
    'Die khmerische Sprache',
    '',
  ])('“%s” is none', (title) => expect(looksRendered(title)).toBe(false));
  it('is read back', () => {
    expect(readBack('Master i Margarita')).toBe('мастер и маргарита');
    expect(readBack('Geroj našego vremeni')).toBe('герой нашего времени');
    expect(readBack('Istoricheskie korni volshebnoi skazki')).toBe('исторические корни волшебной сказки');
    expect(readBack('Sumerechnyy dozor')).toBe('сумеречный дозор');
    expect(readBack('Attention is all you need')).toBeNull();
  });
});

describe('letters', () => {
  it('are Cyrillic where most of them are', () => {
    expect(isCyrillic('Мастер и Маргарита (PDF)')).toBe(true);
    expect(isCyrillic('On the word «да» in texts')).toBe(false);
    expect(isCyrillic('')).toBe(false);
  });
  it('of any text are read without a throw', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => typeof coarseLetters(text) === 'string' && readBack(text) !== ''));
  });
});
