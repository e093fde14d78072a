import { describe, expect, it } from 'vitest';
import { SentenceRead } from '../../../../src/compare/claim/exchanged/read.ts';
import { otherInPlace } from '../../../../src/compare/claim/framed/in-place.ts';

/** The sentences of a source as they stand in it. */
function against(claim: string, ...sentences: string[]): string | null {
  let at = 0;
  const read = sentences.map((text) => {
    const start = at;
    at += text.length + 1;
    return new SentenceRead(text, { start, end: start + text.length });
  });
  return otherInPlace(new SentenceRead(claim, { start: 0, end: claim.length }), read)?.against ?? null;
}

describe('another thing in the place of the right one', () => {
  const budget = ['The city will spend 24 million on schools in 2025.', 'Spending on roads falls by 1.5 million.'];

  it('is told where the source tells of it elsewhere', () => {
    expect(against('Spending on schools falls by 1.5 million.', ...budget)).toBe('roads');
    expect(against('Spending on roads falls by 1.5 million.', ...budget)).toBeNull();
  });

  it('is told of subjects and of what a verb governs', () => {
    const probe = ['The lander sent pictures for eleven days before its battery failed.', 'The orbiter went on until 2014.'];
    expect(against('The orbiter sent pictures for eleven days before its battery failed.', ...probe)).toBe('lander');
    const drugs = ['The guideline recommends metformin as the first drug for most patients.', 'Insulin is considered later.'];
    expect(against('The guideline recommends insulin as the first drug for most patients.', ...drugs)).toBe('metformin');
  });

  it('is not told of a list, of what is said of others too, or of what takes up a name', () => {
    const list = ['Phones may be used in the courtyard, the hall and the gym during breaks.', 'Classes begin at eight.'];
    expect(against('Phones may be used in the gym during breaks.', ...list)).toBeNull();
    expect(against('Bicycles must be booked a day ahead.', 'Cars must be booked a day ahead.', 'The same holds for bicycles.')).toBeNull();
    const race = ['Ada Roe won the Lund Prix in May.', 'Roe sprayed champagne at her rival after winning the race.'];
    expect(against('Roe sprayed champagne at her rival after winning the Lund Prix.', ...race)).toBeNull();
  });

  it('is not told where the words beside it are others', () => {
    expect(
      against('Stress can cause epigenetic changes in mice.', 'Stress can cause epigenetic modifications in mice.', 'Changes last.'),
    ).toBeNull();
    expect(
      against('Recruiters are responsible for screening.', 'Recruiters are responsible for many things.', 'Screening comes first.'),
    ).toBeNull();
  });

  it('is told of units of time and days though nothing else is told of them', () => {
    expect(against('Phones are kept until the end of the week.', 'Phones are kept until the end of the day.')).toBe('day');
    expect(against('El comedor está abierto de lunes a viernes.', 'El comedor está abierto de lunes a jueves.')).toBe('jueves');
  });
});
