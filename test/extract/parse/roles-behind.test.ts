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
  it.each(['trans.', 'translators.'])('reads who wrote it behind the title as well after %s', (role) => {
    const { author, translator, title } = parseReference(
      `Hanfmann, Eugenia, and Gertrude Vakar, ${role} Thought and Language. By Lev Vygotsky. MIT Press, 1962.`,
    ).fields;
    expect([families(author), families(translator), title]).toEqual([['Vygotsky'], ['Hanfmann', 'Vakar'], 'Thought and Language']);
  });
  it('takes editors without a bracket for all names before them', () => {
    const { author, editor } = parseReference(
      'Fagerberg, Jan, David Mowery, and Dick Nelson, eds. The Oxford Handbook of Innovation. Oxford: OUP, 2005.',
    ).fields;
    expect([families(author), families(editor)]).toEqual([undefined, ['Fagerberg', 'Mowery', 'Nelson']]);
  });
  it('leaves names whose role is nobody else’s', () => {
    const { author } = parseReference('Quill A, Rook B. Translators of glass corals. Journal of Reefs 2004;3:1-9.').fields;
    expect(families(author)).toEqual(['Quill', 'Rook']);
  });
});
