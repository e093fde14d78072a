import { describe, expect, it } from 'vitest';
import { verifyAnswer } from '../../../src/answer.ts';
import { prepareAnswerSources } from '../../../src/index.ts';
import { isNumberElsewhere } from '../../../src/text/numbers/other-tongues.ts';
import { readNumbers } from '../../../src/text/numbers.ts';

const values = (text: string): number[] => readNumbers(text).map(({ value }) => Number(value.toFixed(4)));

describe('numbers in words of other languages', () => {
  it.each([
    ['quatre-vingt-douze lignes', [92]],
    ['soixante et onze lignes', [71]],
    ['deux mille dix-neuf lignes', [2019]],
    ['deux cent trente mille habitants', [230_000]],
    ['un million et demi', [1.5e6]],
    ['treinta y cinco mil pesetas', [35_000]],
    ['dos millones y medio', [2.5e6]],
    ['cinco mil millones', [5e9]],
    ['vinte e cinco mil', [25_000]],
    ['fünfunddreißig Zeilen', [35]],
    ['zweihundertfünfzig Zeilen', [250]],
    ['anderthalb Millionen Menschen', [1.5e6]],
    ['vijfendertig regels', [35]],
    ['trentacinque righe', [35]],
    ['duemila righe', [2000]],
  ])('reads %s', (text, found) => {
    expect(values(text)).toEqual(found);
  });

  it.each([
    ['zwei Dritteln der Behandelten', 0.6667],
    ['deux tiers des ménages', 0.6667],
    ['près du quart des familles', 0.25],
    ['la mitad de los participantes', 0.5],
    ['dois terços', 0.6667],
    ['met een kwart', 0.25],
  ])('reads the share in %s', (text, value) => {
    expect(readNumbers(text)[0]?.kind).toBe('ratio');
    expect(values(text)).toEqual([value]);
  });

  it.each(['dos médicos', 'une femme et un homme', 'die zweite Hälfte des Jahres', 'een derde speler', 'un cuarto piso', 'the tiers'])(
    'reads no number in %s',
    (text) => {
      expect(values(text)).toEqual([]);
    },
  );

  it('leaves words of English alone', () => {
    expect(values('He was once one of the six who seize a cent')).toEqual([1, 1, 6]);
    expect(['once', 'six', 'due', 'sei', 'un'].map(isNumberElsewhere)).toEqual([false, false, false, false, false]);
    expect(['mitad', 'halfte', 'funfunddreissig', 'quarante'].map(isNumberElsewhere)).toEqual([true, true, true, true]);
  });
});

const outcome = (claim: string, text: string): string | undefined =>
  verifyAnswer(claim, prepareAnswerSources([{ id: 'a.txt', text }])).claims[0]?.outcome;

describe('answers whose numbers stand in words', () => {
  it('meets words with digits', () => {
    expect(outcome('La reparación costó 35.000 pesetas [1].', 'La reparación costó treinta y cinco mil pesetas.')).toBe('supported');
    expect(outcome("Le projet coûterait 92 millions d'euros [1].", "Le projet coûterait quatre-vingt-douze millions d'euros.")).toBe(
      'supported',
    );
  });

  it('tells another number', () => {
    expect(
      outcome('Un tercio de los participantes completó el cuestionario [1].', 'La mitad de los participantes completó el cuestionario.'),
    ).toBe('contradicted');
    expect(outcome('Die Zulassung wurde im Mai 2021 erteilt [1].', 'Die Zulassung wurde im März 2021 erteilt.')).toBe('contradicted');
  });

  it('lets “the two” point at what was counted by nobody', () => {
    expect(outcome('Les deux groupes dormaient mal [1].', 'Le groupe du matin et celui du soir : les groupes dormaient mal.')).toBe(
      'supported',
    );
  });
});
