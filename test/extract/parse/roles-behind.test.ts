/** What somebody did, said behind the names at the head. */
import { describe, expect, it } from 'vitest';
import { parseReference } from '../../../src/extract/reference.ts';

const families = (names: readonly { readonly family?: string | undefined }[] | undefined): unknown => names?.map(({ family }) => family);

describe('roles behind names', () => {
  it('makes translators of those before the word, and an author of who stands behind the title', () => {
    const { author, translator, title } = parseReference(
      'Pevear, Richard, and Larissa Volokhonsky, translators. War and Peace. By Leo Tolstoy, Knopf, 2007.',
    ).fields;
    expect([families(author), families(translator), title]).toEqual([['Tolstoy'], ['Pevear', 'Volokhonsky'], 'War and Peace']);
  });
  it('takes a bracket of several editors for all names before it', () => {
    const { author, editor } = parseReference(
      'K. Anders Ericsson, Neil Charness, Paul Feltovich, Robert Hoffman (Eds.), The Cambridge Handbook of Expertise and Expert Performance (Cambridge: CUP, 2006).',
    ).fields;
    expect(author).toBeUndefined();
    expect(families(editor)).toEqual([expect.stringContaining('Ericsson'), 'Charness', 'Feltovich', 'Hoffman']);
  });
});
