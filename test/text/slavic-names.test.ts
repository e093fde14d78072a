/** One spelling for family names that several languages write in their own letters. */
import { describe, expect, it } from 'vitest';
import { slavicSpelling } from '../../src/text/slavic-names.ts';

describe('a Slavic family name', () => {
  it.each([
    'Достоевский Dostoevsky Dostoyevsky Dostojewski Dostoïevski Dostoevskij Dostoievski Dostojewskij',
    'Чебышёв Chebyshev Čebyšev Tschebyscheff Tchebychev Tchebycheff Chebyshov',
    'Колмогоров Kolmogorov Kolmogoroff Kolmogorow',
    'Ляпунов Lyapunov Liapunov Ljapunov Liapounoff Ljapunow',
    'Выготский Vygotsky Vygotskij Wygotski Vigotsky Vygotskiy',
    'Чайковский Tchaikovsky Tschaikowski Čajkovskij Chaikovskii Tchaïkovski',
    'Солженицын Solzhenitsyn Solženicyn Solschenizyn Soljenitsyne',
    'Шостакович Shostakovich Schostakowitsch Chostakovitch Šostakovič',
    'Прокофьев Prokofiev Prokofjew Prokofieff Prokof’ev',
    'Пушкин Pushkin Puschkin Pouchkine',
  ])('is one in all of %s', (names) => {
    const spellings = new Set(names.split(' ').map((name) => slavicSpelling(name)));
    expect(spellings.size).toBe(1);
    expect(spellings.has(null)).toBe(false);
  });
  it('is not made of two names', () => {
    expect(slavicSpelling('Petrov')).not.toBe(slavicSpelling('Pavlov'));
    expect(slavicSpelling('Lobachevsky')).not.toBe(slavicSpelling('Dobrovolsky'));
  });
  it('is read in no name that does not sound like one, and in none that is too short', () => {
    for (const name of ['Zhang', 'Shannon', 'Schmidt', 'Chen', 'Weber', '', 'García Márquez', '王小明'])
      expect(slavicSpelling(name), name).toBeNull();
  });
});
