import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../src/text/sentences.ts';

const split = (text: string): string[] => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

describe('sentencesOf', () => {
  it.each([
    ['a mark behind the full stop stays with its sentence', 'A happened. [1] B happened. [2]', ['A happened. [1]', 'B happened. [2]']],
    ['a mark before it too', 'A happened [1]. B happened [2][3].', ['A happened [1].', 'B happened [2][3].']],
    [
      'marks of other forms',
      'One.[1, 3] Two.[^n] Three.【5†x】 Four.¹ Five. (Ng 2024) Six.',
      ['One.[1, 3]', 'Two.[^n]', 'Three.【5†x】', 'Four.¹', 'Five. (Ng 2024)', 'Six.'],
    ],
    ...[
      ' [1], [2]',
      ' [1]; [2]',
      ' [1]–[3]',
      ' [1] and [2]',
      ' ¹',
      '¹,²',
      '¹⁻³',
      ' ^1^',
      '^1,2^',
      '<sup>1</sup>,<sup>2</sup>',
      ' 【1】、【2】',
    ].map((marks): [string, string, string[]] => [
      `marks joined or set apart behind it, “${marks}”`,
      `A happened.${marks} B happened.${marks}`,
      [`A happened.${marks}`, `B happened.${marks}`],
    ]),
    ['joined marks that are a subject', 'It fell. [1] and [2] show why.', ['It fell.', '[1] and [2] show why.']],
    ['marks that lead', '[1] A happened. [2] B happened.', ['[1] A happened.', '[2] B happened.']],
    ['a mark that is a subject', 'It fell. [1] shows why. Then it rose.', ['It fell.', '[1] shows why.', 'Then it rose.']],
    [
      'a mark on a name',
      'It was so. Ng et al. [1] found it. Ng et al. (2019) say so.',
      ['It was so.', 'Ng et al. [1] found it.', 'Ng et al. (2019) say so.'],
    ],
    ['a linked mark', 'It fell. [2](https://a.example/x) It rose.', ['It fell. [2](https://a.example/x)', 'It rose.']],
    ['titles and initials', 'Dr. Smith met J. R. R. Tolkien. He left.', ['Dr. Smith met J. R. R. Tolkien.', 'He left.']],
    [
      'a measure of heat',
      'It fell to 1.8 below -15 °C. Owners saved 4,200 kWh.',
      ['It fell to 1.8 below -15 °C.', 'Owners saved 4,200 kWh.'],
    ],
    ['et al.', 'Ng et al. found it. So did we.', ['Ng et al. found it.', 'So did we.']],
    [
      'abbreviations inside',
      'See Fig. 3, e.g. the peak, vs. $1.1 bn. No. 5 is next.',
      ['See Fig. 3, e.g. the peak, vs. $1.1 bn.', 'No. 5 is next.'],
    ],
    ['abbreviations at the end', 'He moved to the U.S. The U.S. Army won.', ['He moved to the U.S.', 'The U.S. Army won.']],
    ['hours and companies', 'At 5 p.m. Eastern it ended. Acme Inc. grew.', ['At 5 p.m. Eastern it ended.', 'Acme Inc. grew.']],
    [
      'cases',
      'Smith v. Jones, 410 U.S. 113 (1973), held that. It stands.',
      ['Smith v. Jones, 410 U.S. 113 (1973), held that.', 'It stands.'],
    ],
    ['decimals, files, hosts', 'It cost 3.2 bn. Node.js and a.example agree.', ['It cost 3.2 bn.', 'Node.js and a.example agree.']],
    ['names that begin small', 'iPhone sales rose. iPad sales fell.', ['iPhone sales rose.', 'iPad sales fell.']],
    ['quotes', 'He said "It is over." She left. “Why?” she asked.', ['He said "It is over."', 'She left.', '“Why?” she asked.']],
    ['ellipses', 'Wait... what? He left... Then he came.', ['Wait... what?', 'He left...', 'Then he came.']],
    ['vitamin C', 'It holds vitamin C. The rest is sugar.', ['It holds vitamin C.', 'The rest is sugar.']],
    ['a number and a year', 'It was so in 2020. 5 people came.', ['It was so in 2020.', '5 people came.']],
    ['German', 'Am 3. Mai kam Hr. z.B. er. Dann ging er.', ['Am 3. Mai kam Hr. z.B. er.', 'Dann ging er.']],
    ['Chinese', '这是第一句。这是第二句！', ['这是第一句。', '这是第二句！']],
    ['Hindi', 'यह पहला है। यह दूसरा है।', ['यह पहला है।', 'यह दूसरा है।']],
    ['Arabic', 'هل هذا صحيح؟ نعم.', ['هل هذا صحيح؟', 'نعم.']],
  ])('%s', (_what, text, sentences) => expect(split(text)).toEqual(sentences));

  it('parts headings, items and rows, which end without a full stop', () => {
    expect(
      split('# Heading\nOne. Two.\n\n- item a\n- item b\n1. First. Still.\n2. Second\n\n| x | 1 |\n|---|---|\n| y | 2 [1] |\n'),
    ).toEqual(['Heading', 'One.', 'Two.', 'item a', 'item b', 'First.', 'Still.', 'Second', 'x | 1', 'y | 2 [1]']);
  });

  it('joins wrapped lines and knows a heading without a sign', () => {
    expect(split('Methods\nThis text is wrapped by\nsomebody. It names 12\n3. May it stand.')).toEqual([
      'Methods',
      'This text is wrapped by\nsomebody.',
      'It names 12\n3.',
      'May it stand.',
    ]);
  });

  it('reads a part of a text', () => {
    const text = 'One. Two. Three.';
    expect(sentencesOf(text, { start: 5, end: 9 })).toEqual([{ start: 5, end: 9 }]);
  });

  it('drops nothing but white space and signs of lists, and keeps order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('A', 'b', '. ', '.', '[1]', ' ', '\n', '\n\n', '3', 'Dr. ', '”', '? ', '。', 'é'), { maxLength: 60 }),
        (parts) => {
          const text = parts.join('');
          const spans = sentencesOf(text);
          let at = 0;
          for (const { start, end } of spans) {
            expect(start).toBeGreaterThanOrEqual(at);
            expect(end).toBeGreaterThan(start);
            expect(/[\p{L}]/u.test(text.slice(at, start).replace(/(?:^|\n)\s*[A-Za-z][.)]\s/g, ''))).toBe(false);
            at = end;
          }
          expect(/[Abé]/.test(text.slice(at))).toBe(false);
        },
      ),
    );
  });

  it('goes on over the end of a line where the next one begins with the next of the numbers that count its parts', () => {
    const said = (text: string): string[] => sentencesOf(text).map(({ start, end }) => text.slice(start, end));
    expect(said('It says that (1) sales rose,\n(2) costs fell and (3) nobody left.')).toEqual([
      'It says that (1) sales rose,\n(2) costs fell and (3) nobody left.',
    ]);
    expect(said('It says this:\n(1) sales rose,\n(2) costs fell.')).toEqual(['It says this:', 'sales rose,', 'costs fell.']);
  });

  it.each(['.', '. ', '[1] ', '(1) \n(2) ', 'a (1) b\n(2) ', 'a. [', '\n- ', '"', '> ', '(2024', '.\n'])(
    'is quick on hostile input: %j',
    (part) => {
      expect(sentencesOf(part.repeat(100_000)).length).toBeGreaterThanOrEqual(0);
    },
  );
});
