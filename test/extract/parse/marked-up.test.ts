import { describe, expect, it } from 'vitest';
import { withoutMarkup } from '../../../src/extract/parse/marked-up.ts';
import { parseReference } from '../../../src/extract/reference.ts';

const read = (print: string): string | undefined => withoutMarkup(print)?.text;

describe('what Markdown adds', () => {
  it('takes stars, lines, links and bullets away', () => {
    expect(read('- **Smith, J.** (2020). *Deep nets.* _Nature_, __12__(3), 4–9.')).toBe('Smith, J. (2020). Deep nets. Nature, 12(3), 4–9.');
    expect(read('> 1. ***Smith*** „*Wort*“')).toBe('1. Smith „Wort“');
    expect(read('📄 Smith, J. Deep nets. 2020.')).toBe('Smith, J. Deep nets. 2020.');
    expect(read('Smith, J. [Deep *nets*](https://example.org/a_b). 2020.')).toBe('Smith, J. Deep nets https://example.org/a_b. 2020.');
    expect(read('Smith. [https://doi.org/10.1/x](https://doi.org/10.1/x)')).toBe('Smith. https://doi.org/10.1/x');
    expect(read('『朝日新聞』**2021**年3月')).toBe('『朝日新聞』2021年3月');
  });

  it('leaves signs that have no fellow, and those of other meanings', () => {
    for (const print of [
      'Blackadar, B. K-theory for C*-algebras and A* search. 1986.',
      '______. Ao vencedor as batatas. São Paulo, 1977.',
      'Smith J*, Lee K*, Brown P. Sleep. 2001.',
      'Smith, J. snake_case and other_names. 2003.',
      '— Das Kapital. Berlin, 1957.',
      '- , Kapital, Berlin 1957.',
      'Smith [1](2) 2 * 3 * 4',
      'Weber, M. ([1922] 1980). Soziologie.',
    ])
      expect(read(print), print).toBeUndefined();
  });

  it('undoes entities of web pages, and says where they stood', () => {
    const print = 'Quill, A. (2011). Daughter of Smoke &amp; Bone. <i>Harbours</i> &amp; Rivers, 3&ndash;9.';
    expect(read('Smoke &amp; Bone, R&D; AT&T')).toBe('Smoke & Bone, R&D; AT&T');
    const { fields, spans } = parseReference(print);
    expect(fields.title).toBe('Daughter of Smoke & Bone');
    expect(print.slice(spans.title?.[0]?.start, spans.title?.[0]?.end)).toBe('Daughter of Smoke &amp; Bone');
  });

  it('closes letters that are spaced, and leaves initials and lists of letters', () => {
    const print = 'M ü l l e r, K., & S c h m i d t, A. (1979). Slow glaciers. Verlag.';
    expect(read(print)).toBe('Müller, K., & Schmidt, A. (1979). Slow glaciers. Verlag.');
    const { fields, spans } = parseReference(print);
    expect(fields.author?.map(({ family }) => family)).toEqual(['Müller', 'Schmidt']);
    expect(print.slice(spans.author?.[0]?.start, spans.author?.[0]?.end)).toMatch(/^M ü l l e r/);
    for (const other of ['Quill A B C D. Slow glaciers.', 'Type A b c of glaciers', 'J R R Tolkien'])
      expect(read(other), other).toBeUndefined();
  });

  it('takes away what leads to a citation, never a name', () => {
    expect(read('See, e.g., Quill, A. (1984). Slow glaciers.')).toBe('Quill, A. (1984). Slow glaciers.');
    expect(read('Vgl. auch etwa Quill, Glaciers, 1984')).toBe('Quill, Glaciers, 1984');
    for (const other of ['See, A. (1984). Slow glaciers.', 'See A, Lee B. Slow glaciers.', 'Seeking ice. 1984.'])
      expect(read(other), other).toBeUndefined();
  });

  it('takes away the key of a list of notes, never a name and its year', () => {
    expect(read('quill1984slow: Quill, A. (1984). Slow glaciers.')).toBe('Quill, A. (1984). Slow glaciers.');
    for (const other of ['Quill 1984: Slow glaciers.', 'Quill1984: Slow glaciers.', 'icenet2: A slow glacier. 1984.'])
      expect(read(other), other).toBeUndefined();
  });

  it('says where everything stood', () => {
    const print = '* **Lee, K.** (2019). [Nets for *E. coli* strains](https://example.org/x). *Nature*, **12**, 4–9.';
    const { fields, spans } = parseReference(print);
    expect(fields).toMatchObject({ title: 'Nets for E. coli strains', 'container-title': 'Nature', volume: '12', page: '4-9' });
    const at = (name: string): string => print.slice(spans[name]?.[0]?.start, spans[name]?.[0]?.end);
    expect(at('title')).toBe('Nets for *E. coli* strains');
    expect(at('container-title')).toBe('Nature');
    expect(at('volume')).toBe('12');
    expect(at('URL')).toBe('https://example.org/x');
  });
});
