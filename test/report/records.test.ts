import { describe, expect, it } from 'vitest';
import { bibtex, csl } from '../../src/report/records.ts';
import { ALL, MINOR, report } from './make.ts';

describe('records', () => {
  it('writes only records that were chosen, under the keys of the document', () => {
    expect(JSON.parse(csl([report(ALL)])).map(({ id }: { id: string }) => id)).toEqual(['1', '9', '23']);
    expect(bibtex([report(ALL)]).match(/^@/gm)).toHaveLength(3);
  });

  it('writes a work of a kind that only an object has as one of no kind', () => {
    const odd = { ...MINOR, record: { type: 'constructor', title: 'On hedges' } };
    expect(bibtex([report([odd])])).toMatch(/^@misc\{/);
  });

  it('writes BibTeX that ends where it should', () => {
    const odd = {
      ...MINOR,
      record: {
        type: 'article-journal',
        title: '100% {of} a_b & \\input{x}',
        author: [{ family: 'Marsh', given: 'A.', 'non-dropping-particle': 'von' }, { literal: 'The Group' }],
        DOI: '10.5555/a}b',
        page: '1–9',
      },
    };
    const text = bibtex([report([odd])]);
    expect(text).toContain('title = {{100\\% \\{of\\} a\\_b \\& \\textbackslash{}input\\{x\\}}}');
    expect(text).toContain('author = {von Marsh, A. and {The Group}}');
    expect(text).toContain('doi = {10.5555/a%7Db}');
    expect(text).toContain('pages = {1--9}');
    const bare = text.replace(/\\[{}]/g, '');
    expect(bare.split('{').length).toBe(bare.split('}').length);
  });

  const titled = (title: string): string =>
    /title = \{(.*)\},/.exec(bibtex([report([{ ...MINOR, record: { type: 'article', title } }])]))?.[1] ?? '';

  it('keeps a formula of a title, as records of arXiv write it', () => {
    expect(titled('Production in $e^+ e^-$ annihilation')).toBe('{Production in $e^+ e^-$ annihilation}');
    expect(titled('$H_\\infty$ control of $\\mathcal{N}=4$ models')).toBe('{$H_\\infty$ control of $\\mathcal{N}=4$ models}');
  });

  it('takes no price for a formula, and no command that reads or defines', () => {
    expect(titled('From $5 to $6 a day')).toBe('{From \\$5 to \\$6 a day}');
    for (const odd of ['$\\input{/etc/passwd}$', '$x^2}$', '$\\def\\a_b$', '$a_%$', '$\\catcode`_$', '$_\\$'])
      expect(titled(`On ${odd} hedges`)).toContain('\\$');
  });

  it('says which entries it leaves out, where BibTeX reads nothing', () => {
    const text = bibtex([report(ALL)]);
    const said = text.slice(text.lastIndexOf('\n}\n'));
    expect(said).toMatch(/\n% Left out, for want of a record that agrees: .*\. To keep every entry, use stet fix\.\n$/);
    expect(said).not.toMatch(/[@{]/);
    expect(bibtex([report([MINOR])])).not.toContain('%');
  });
});
