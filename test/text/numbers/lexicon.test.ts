import { describe, expect, it } from 'vitest';
import { readNumbers } from '../../../src/text/numbers.ts';

const values = (text: string): number[] => readNumbers(text).map(({ value }) => value);

describe('numbers as other languages write them', () => {
  it.each([
    ['На предприятии работают 18 тысяч человек.', 18_000],
    ['Бюджет равен 4 млрд рублей.', 4e9],
    ['В городе живут 1,2 миллиона человек.', 1.2e6],
    ['La ciudad tiene 18 mil habitantes.', 18_000],
    ['El presupuesto es de 2 mil millones de euros.', 2e9],
    ['O país arrecadou 2 bilhões de reais.', 2e9],
    ['De stad telt 1,2 miljoen inwoners.', 1.2e6],
    ['这座城市有320万人口。', 3.2e6],
    ['销售额为3.5亿元。', 3.5e8],
    ['従業員は3万2000人である。', 32_000],
    ['この市の人口は37万4千人である。', 374_000],
    ['公司共有员工4800人。', 4800],
    ['The fund holds 2 mil of them.', 2e6],
  ])('%s', (text, value) => {
    expect(values(text)).toContain(value);
  });

  it('reads no number from a name that ends in digits', () => {
    expect(values('The H1N1 strain')).toEqual([]);
  });
});
