import { expect, expectTypeOf, test } from 'vitest';
import { DATE_VARIABLES, NAME_VARIABLES, TEXT_VARIABLES, type Unlisted } from '../../src/model/csl-variables.ts';
import { cslItem } from '../../src/read/csl/item.ts';
import { cleanItem } from '../../src/store/index/clean.ts';

test('every variable of the model stands in a list or is taken apart', () => {
  expectTypeOf<Unlisted>().toBeNever();
});

test('what is listed is read from files and kept by the index alike', () => {
  const given = {
    id: 'work',
    ...Object.fromEntries(TEXT_VARIABLES.map((name) => [name, `value of ${name}`])),
    ...Object.fromEntries(NAME_VARIABLES.map((name) => [name, [{ family: 'Okafor', given: name }]])),
    ...Object.fromEntries(DATE_VARIABLES.map((name, i) => [name, { 'date-parts': [[2001 + i, 3]] }])),
  };
  for (const read of [cslItem(given), cleanItem(given, 'one')]) {
    const kept = Object.keys(read ?? {});
    for (const name of [...TEXT_VARIABLES, ...NAME_VARIABLES, ...DATE_VARIABLES]) expect(kept).toContain(name);
  }
});
