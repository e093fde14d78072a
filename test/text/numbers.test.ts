import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Quantity, readNumbers } from '../../src/text/numbers.ts';

const only = (text: string): Quantity => {
  const found = readNumbers(text);
  if (found.length !== 1 || found[0] === undefined) throw new Error(`${text}: ${found.map(({ raw }) => raw).join(' | ')}`);
  return found[0];
};
const values = (text: string): (readonly [string, number])[] => readNumbers(text).map(({ raw, value }) => [raw, value] as const);

describe('readNumbers', () => {
  it.each([
    ['$3.2B', 'currency', 3.2e9, 'USD'],
    ['€1.5 million', 'currency', 1.5e6, 'EUR'],
    ['¥100M', 'currency', 1e8, 'JPY'],
    ['US$12 billion', 'currency', 12e9, 'USD'],
    ['A$5', 'currency', 5, 'AUD'],
    ['£5m', 'currency', 5e6, 'GBP'],
    ['$5MM', 'currency', 5e6, 'USD'],
    ['Rs. 500 crore', 'currency', 5e9, 'INR'],
    ['5 lakh crore rupees', 'currency', 5e12, 'INR'],
    ['₹12,34,567', 'currency', 1234567, 'INR'],
    ['1.234,56 euros', 'currency', 1234.56, 'EUR'],
    ['40 Swiss francs', 'currency', 40, 'CHF'],
    ['USD 5.5bn', 'currency', 5.5e9, 'USD'],
    ['25%', 'ratio', 0.25, ''],
    ['0.5 per cent', 'ratio', 0.005, ''],
    ['twelve percent', 'ratio', 0.12, ''],
    ['3,5 Prozent', 'ratio', 0.035, ''],
    ['two-thirds', 'ratio', 2 / 3, ''],
    ['½', 'ratio', 0.5, ''],
    ['1/4', 'ratio', 0.25, ''],
    ['one in five', 'ratio', 0.2, ''],
    ['3 out of 10', 'ratio', 0.3, ''],
    ['vier von zehn', 'ratio', 0.4, ''],
    ['cuatro de cada diez', 'ratio', 0.4, ''],
    ['4 sur 10', 'ratio', 0.4, ''],
    ['3 percentage points', 'points', 0.03, ''],
    ['50 basis points', 'points', 0.005, ''],
    ['1,234', 'number', 1234, ''],
    ['12 345', 'number', 12345, ''],
    ["1'234'567", 'number', 1234567, ''],
    ['3,25', 'number', 3.25, ''],
    ['1.234.567', 'number', 1234567, ''],
    ['3.2 × 10^5', 'number', 320000, ''],
    ['2e-3', 'number', 0.002, ''],
    ['10⁶', 'number', 1e6, ''],
    ['2½', 'number', 2.5, ''],
    ['1M', 'number', 1e6, ''],
    ['500K', 'number', 5e5, ''],
    ['two hundred and five thousand', 'number', 205000, ''],
    ['three point two million', 'number', 3.2e6, ''],
    ['half a million', 'number', 5e5, ''],
    ['two and a half million', 'number', 2.5e6, ''],
    ['a hundred and twenty-five', 'number', 125, ''],
    ['2 dozen', 'number', 24, ''],
    ['3,2 Milliarden', 'number', 3.2e9, ''],
    ['2 mil millones', 'number', 2e9, ''],
    ['-5', 'number', -5, ''],
    ['−5 °C', 'measure', -5, 'temperature'],
    ['23 °F', 'measure', -5, 'temperature'],
    ['5 km', 'measure', 5000, 'length'],
    ['5-mile', 'measure', 8046.72, 'length'],
    ['5 ft 10 in', 'measure', 1.778, 'length'],
    ['60 km per hour', 'measure', 60 / 3.6, 'speed'],
    ['60 mph', 'measure', 26.8224, 'speed'],
    ['10 mg/dL', 'measure', 0.1, 'mass/volume'],
    ['5,000 square feet', 'measure', 464.5152, 'area'],
    ['2 hours and 30 minutes', 'measure', 9000, 'time'],
    ['zwei Jahre', 'measure', 2 * 31557600, 'time'],
    ['21st', 'ordinal', 21, ''],
    ['twenty-first', 'ordinal', 21, ''],
    ['3-fold', 'times', 3, ''],
    ['5x', 'times', 5, ''],
    ['doubled', 'times', 2, ''],
    ['10:30 a.m.', 'time', 630, ''],
    ['5 pm', 'time', 1020, ''],
    ['3–1', 'score', 3, ''],
    ['GPT-4', 'label', 4, 'gpt'],
    ['type 2', 'label', 2, 'type'],
    ['phase III', 'label', 3, 'phase'],
  ] as const)('reads %s', (text, kind, value, unit) => {
    const found = only(text);
    expect([found.kind, found.unit, found.raw]).toEqual([kind, unit, text]);
    expect(found.value).toBeCloseTo(value, 8);
  });

  it.each([
    ['March 2020', { year: 2020, month: 3 }],
    ['3 March 2020', { year: 2020, month: 3, day: 3 }],
    ['March 3rd, 2020', { year: 2020, month: 3, day: 3 }],
    ['2020-03-04', { year: 2020, month: 3, day: 4 }],
    ['4.3.2020', { year: 2020, month: 3, day: 4 }],
    ['3 de marzo de 2020', { year: 2020, month: 3, day: 3 }],
    ['14–16 June 2021', { year: 2021, month: 6, day: 14, until: { year: 2021, month: 6, day: 16 } }],
    ['1990s', { decade: 1990 }],
    ['19th century', { century: 19 }],
    ['twenty-first century', { century: 21 }],
    ['Q3 2020', { quarter: 3, year: 2020 }],
    ['third quarter of 2021', { quarter: 3, year: 2021 }],
    ['2010–15', { year: 2010, until: { year: 2015 } }],
    ['2019/20', { year: 2019, until: { year: 2020 } }],
    ['3,800-3,700 BC', { year: -3800, until: { year: -3700 } }],
    ['44 BC', { year: -44 }],
    ['AD 79', { year: 79 }],
    ['nineteen ninety-five', { year: 1995 }],
  ])('reads the date %s', (text, date) => {
    expect(only(text).date).toEqual(date);
  });

  it('keeps both readings of a date in figures and of a print that may be grouped', () => {
    expect(only('03/04/2020').others[0]?.date).toEqual({ year: 2020, month: 4, day: 3 });
    expect(only('1.234').others[0]?.value).toBe(1234);
    expect(only('1,234').others[0]?.value).toBe(1.234);
    expect(only('20 pounds').others[0]).toMatchObject({ kind: 'currency', unit: 'GBP' });
    expect(only('61 million pounds')).toMatchObject({
      kind: 'currency',
      unit: 'GBP',
      value: 61e6,
      others: [{ kind: 'measure', unit: 'mass' }],
    });
    expect(only('2 billion pounds of beef')).toMatchObject({ kind: 'measure', unit: 'mass' });
  });

  it.each([
    ['between 5 and 10 km', 5000, 10000],
    ['3 to 5 million', 3e6, 5e6],
    ['$3–5 million', 3e6, 5e6],
    ['5-10%', 0.05, 0.1],
    ['20 to 30 percent', 0.2, 0.3],
    ['5-to-10', 5, 10],
  ])('reads the range %s', (text, low, high) => {
    expect(only(text)).toMatchObject({ value: low, high });
  });

  it('tells a range from a change and gives the parts of a change their roles', () => {
    expect(readNumbers('Sales rose from 5% to 10% that year.').map(({ value, role }) => [value, role])).toEqual([
      [0.05, 'from'],
      [0.1, 'to'],
    ]);
    expect(readNumbers('It fell to 3.4 million from 4.1 million.').map(({ value, role }) => [value, role])).toEqual([
      [3.4e6, 'to'],
      [4.1e6, 'from'],
    ]);
  });

  it('reads margins in their unit', () => {
    expect(only('5 ± 2 mg')).toMatchObject({ value: 0.005, margin: 0.002 });
    expect(only('57 +/- 3 days').margin).toBe(3 * 86400);
    expect(only('4.5 (±0.3) kg').margin).toBeCloseTo(300);
  });

  it.each([
    ['about 5 people', 'about'],
    ['an estimated 5 people', 'about'],
    ['nearly 90 people', 'nearly'],
    ['just under 4', 'nearly'],
    ['more than 300', 'over'],
    ['fewer than 300', 'under'],
    ['at least 5', 'at-least'],
    ['no fewer than 5', 'at-least'],
    ['≥5', 'at-least'],
    ['no more than 10', 'at-most'],
    ['up to 20', 'at-most'],
    ['shall not exceed 20', 'at-most'],
    ['may not be longer than 30', 'at-most'],
    ['cannot be larger than 5', 'at-most'],
    ['must not go beyond 50', 'at-most'],
    ['may not be shorter than 10', 'at-least'],
    ['must not fall below 10', 'at-least'],
    ['may be longer than 30', 'over'],
    ['must not be less than 20', 'at-least'],
    ['300 people or more', 'at-least'],
    ['100+ people', 'at-least'],
    ['p < 0.05', 'under'],
    ['300 people', 'none'],
  ])('reads the hedge of "%s"', (text, bound) => {
    expect(only(text).bound).toBe(bound);
  });

  it.each([
    'See Section 3.2, Figure 2 and pp. 3–5.',
    'As shown before [3], [1-3], [4, 5], 【2】.',
    'It is known (Ng, 2024) and (Ito et al., 2019; Roe and Moe, 2020a).',
    'At https://example.org/2020/03 or doi 10.1000/182, arXiv:2101.00001.',
    'H1N1 and CO2 in 3D over a 5G network, version v2.0 or 1.2.3.',
    '§ 4.2 and § 7',
    'No number at all, only words.',
  ])('finds no number in: %s', (text) => {
    expect(values(text)).toEqual([]);
  });

  it('passes over the signs of a numbered list', () => {
    expect(values('1. Sales rose 5%.\n2. Costs fell 3%.')).toEqual([
      ['5%', 0.05],
      ['3%', 0.03],
    ]);
  });

  it('joins what tokenised text has torn, and no more', () => {
    expect(values('About 40, 000 years ago; it fell to 98. 7 % of cases.')).toEqual([
      ['40, 000 years', 40_000 * 31_557_600],
      ['98. 7 %', 0.987],
    ]);
    expect(readNumbers('It rose from 8 to 32. 20 mg were given daily.').map(({ raw }) => raw)).toEqual(['8', '32', '20 mg']);
    expect(readNumbers('It cost 1.5 euros in 32. 5 mg were given daily.').map(({ raw }) => raw)).toEqual(['1.5 euros', '32', '5 mg']);
  });

  it('tells a year from a count', () => {
    expect(readNumbers('In 1998, 1500 patients; the 2019 election; 2000 people.').map(({ kind }) => kind)).toEqual([
      'date',
      'number',
      'date',
      'number',
    ]);
  });

  it('marks words that are seldom counts', () => {
    expect(readNumbers('She was one of the first.').map(({ weak }) => weak)).toEqual([true, true]);
    expect(only('two').weak).toBe(false);
  });

  it('reads what it wrote: any count, however it is grouped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.constantFrom(',', '\u00a0', '\u202f', "'"), (count, mark) => {
        const print = String(count).replace(/\B(?=(\d{3})+$)/g, mark);
        const [found] = readNumbers(`they counted ${print} items`);
        expect(found?.value).toBe(count);
      }),
      { numRuns: 300 },
    );
  });

  it('reads what it wrote: counts in words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999_999 }), (count) => {
        const [found] = readNumbers(`they counted ${inWords(count)} items`);
        expect([found?.value, found?.kind]).toEqual([count, 'number']);
      }),
      { numRuns: 300 },
    );
  });

  it.each(['1e999 kg', '-1e999', `${'9'.repeat(400)} euros`, '3 to 1e400', '5 ± 1e999'])('holds no number without end: %s', (text) => {
    for (const { value, high, plain, step } of readNumbers(text))
      expect([value, high, plain, step].every(Number.isFinite), text).toBe(true);
  });

  it('takes any text, gives places that hold what it read, and never overlaps', () => {
    const piece = fc.constantFrom(
      '1',
      '2,5',
      '1.000',
      ' ',
      '-',
      '–',
      '%',
      '$',
      'million',
      'one',
      'hundred',
      'and',
      'to',
      'from',
      'May',
      '2020',
      'BC',
      'km',
      '/',
      '.',
      ',',
      '(',
      '±',
      '10^',
      '½',
      'half',
      'a',
      'x',
      'th',
      "'",
      's',
      'é',
      '\n',
      '[3]',
      '😀',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(piece, { maxLength: 25 }).map((all) => all.join('')),
        ),
        (text) => {
          let last = 0;
          for (const { span, raw, value, high } of readNumbers(text)) {
            expect(span.start).toBeGreaterThanOrEqual(last);
            expect(text.slice(span.start, span.end)).toBe(raw);
            expect(Number.isFinite(value) && Number.isFinite(high)).toBe(true);
            last = span.end;
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** A count in English words, hyphens and "and" as in British use. */
function inWords(count: number): string {
  const ones =
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    );
  const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
  if (count < 20) return ones[count] ?? '';
  if (count < 100) return (tens[Math.floor(count / 10) - 2] ?? '') + (count % 10 === 0 ? '' : `-${ones[count % 10]}`);
  if (count < 1000) return `${ones[Math.floor(count / 100)]} hundred${count % 100 === 0 ? '' : ` and ${inWords(count % 100)}`}`;
  const rest = count % 1000;
  return `${inWords(Math.floor(count / 1000))} thousand${rest === 0 ? '' : rest < 100 ? ` and ${inWords(rest)}` : ` ${inWords(rest)}`}`;
}
