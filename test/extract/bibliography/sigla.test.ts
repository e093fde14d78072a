import { expect, it } from 'vitest';
import { linesOf } from '../../../src/extract/bibliography/lines.ts';
import { siglaLists } from '../../../src/extract/bibliography/sigla.ts';
import { documentOf } from '../document-of.ts';

it('stands under its heading and holds works', () => {
  const works =
    'Abbreviations\n\nKrV: Kant, Immanuel. Kritik der reinen Vernunft. Hamburg: Meiner, 1998.\nGMS: Kant, Immanuel. Grundlegung. Hamburg: Meiner, 1999.\n';
  expect(siglaLists(linesOf(documentOf(works)), []).map(({ lines }) => lines.length)).toEqual([2]);
  expect(siglaLists(linesOf(documentOf('Abbreviations\n\nWHO: World Health Organization\nUN: United Nations\n')), [])).toEqual([]);
});
