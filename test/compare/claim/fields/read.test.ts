import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsIn } from '../../../../src/compare/claim/fields/read.ts';

/** Labels with what they lie in, and values; entry by entry. */
const shown = (text: string): string[][] =>
  fieldsIn(text).flatMap((group) =>
    group.map(({ fields }) =>
      fields.map(({ within, label, value }) => `${[...within, label].map(({ text: one }) => one).join('/')}=${value.text}`),
    ),
  );

describe('the fields of a text', () => {
  it('are those of JSON, with objects within and lists of objects by themselves', () => {
    const text = JSON.stringify({
      name: 'Karo',
      safety: { abs: true },
      options: ['tow bar', 'rack'],
      reviews: [{ stars: 4 }, { stars: 2 }],
    });
    expect(shown(text)).toEqual([['stars=4'], ['stars=2'], ['name=Karo', 'safety/abs=true', 'options=tow bar, rack']]);
  });

  it('are lines of a label and a value, with levels', () => {
    expect(shown('name: draw\nengines:\n  node: ">=18"\nmaintained: no\n')).toEqual([['name=draw', 'engines/node=>=18', 'maintained=no']]);
    expect(shown('- **Pool:** yes\n- **Pets:** no\n- **Lift:** no\n')).toEqual([['Pool=yes', 'Pets=no', 'Lift=no']]);
  });

  it('are parted where a list begins the next thing', () => {
    expect(shown('- name: A\n  paid: yes\n- name: B\n  paid: no\n')).toEqual([
      ['name=A', 'paid=yes'],
      ['name=B', 'paid=no'],
    ]);
  });

  it('have the heading above them for a name', () => {
    const [[entry] = []] = fieldsIn('Mount Arden\nElevation: 2,917 m\nVolcanic: No\nHut: closed\n');
    expect(entry?.names.has('arden')).toBe(true);
  });

  it.each([
    ['who speaks in turns', 'Counsel: Did you see him?\nWitness: No.\nCounsel: Thank you.\nWitness: Yes.\n'],
    ['two lines', 'Smoker: no\nDiabetes: yes\n'],
    [
      'prose with colons',
      'There were three: one, two and three.\nIt was late. He said: no.\nThat was all there was to be said of it, in short: nothing.\n',
    ],
    ['JSON that is broken', '{"a": true, "b": false, '],
  ])('are none of %s', (_, text) => expect(shown(text)).toEqual([]));

  it('stand where they are said to stand, for any lines', () => {
    const line = fc.tuple(fc.stringMatching(/^[A-Za-z][a-z ]{0,12}[a-z]$/), fc.stringMatching(/^[a-z0-9]{1,8}$/));
    fc.assert(
      fc.property(fc.uniqueArray(line, { minLength: 3, maxLength: 8, selector: ([label]) => label }), (lines) => {
        const text = lines.map(([label, value]) => `${label}: ${value}`).join('\n');
        const fields = fieldsIn(text).flatMap((group) => group.flatMap((entry) => entry.fields));
        expect(fields.map(({ value }) => text.slice(value.start, value.end))).toEqual(lines.map(([, value]) => value));
        expect(fields.map(({ start, end }) => text.slice(start, end))).toEqual(lines.map(([label, value]) => `${label}: ${value}`));
      }),
    );
  });
});
