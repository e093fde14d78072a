import { describe, expect, it } from 'vitest';
import { marksOf, mayBeSame, sameFrame } from '../../../../src/compare/claim/belonging/marks.ts';

const read = (text: string): string[] =>
  marksOf(text, { start: 0, end: text.length }).map(({ family, frame, keys }) => `${family}:${frame}=${keys.join('+')}`);

describe('what tells statements apart', () => {
  it.each([
    ['Sensor A recorded 18 degrees.', 'label:sensor=A'],
    ['It was 45% at sensors A and B.', 'label:sensor=B'],
    ['Stage II lasted 9 months.', 'label:stag=II'],
    ['In phase 3 of it, 12 fell ill.', 'label:phas=3'],
    ['After the second dose, 63% had fever.', 'order:dose=2'],
    ['In the 3rd quarter it sold 12.', 'order:quart=3'],
    ['It was 3.1 percent in 2019.', 'year:=2019'],
    ['The old bridge is long.', 'kind:bridg=old'],
    ['while the old one had cost 2 million', 'kind:*=old'],
    ['The vegetarian group ate 31 g.', 'kind:group=vegetarian'],
    ['They ate 58 g of protein.', 'part:=protein'],
    ['Maria Tolstova jumped 6.91 metres.', 'who:subject=maria+tolstova'],
    ['The silver medal went to Jana Reyes, who jumped 6.84.', 'who:subject=jana+reye'],
    ['In 2011 Mr Osei became chairman.', 'who:subject=osei'],
    ['It is 110 for the Arno.', 'who:for=arno'],
    ['Swimmers were on average 27.', 'who:subject=swim'],
  ])('finds in "%s" %s', (text, mark) => expect(read(text)).toContain(mark));

  it.each(['I think it was 12.', 'A measure of 12 was taken.', 'However, it was 12.', 'They were first seen at 12.', 'It may be 12.'])(
    'finds no label, order or name in "%s"',
    (text) => expect(read(text).filter((mark) => /^(?:label|order|month|who:subject)/.test(mark))).toEqual([]),
  );

  it('knows marks that may be the same, and those that part the same thing', () => {
    const of = (text: string) => marksOf(text, { start: 0, end: text.length });
    const [long, short, other] = ['The World Health Organization counted 1.', 'The WHO counted 1.', 'The Red Cross counted 1.'].map(
      (text) => of(text).find(({ family }) => family === 'who'),
    );
    if (long === undefined || short === undefined || other === undefined) throw new Error('a name was not found');
    expect(mayBeSame(long, short)).toBe(true);
    expect(mayBeSame(long, other)).toBe(false);
    const [dose, quarter] = [of('the second dose'), of('the first quarter')].map(([mark]) => mark);
    if (dose === undefined || quarter === undefined) throw new Error('a place in a row was not found');
    expect(sameFrame(dose, quarter)).toBe(false);
  });
});
