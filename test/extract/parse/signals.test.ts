import { describe, expect, it } from 'vitest';
import { leadBefore } from '../../../src/extract/parse/signals.ts';
import { parseReference } from '../../../src/extract/reference.ts';

const rest = (print: string): string => print.slice(leadBefore(print));

describe('what leads to a printed reference', () => {
  it('is read past where it says more than one word', () => {
    for (const lead of [
      'For a good overview of this, see',
      'For a recent review of the field, see e.g.',
      'On this point see especially',
      'See also',
      'See e.g. the discussion in',
      'But see',
      'Cf. e.g.',
      'Vgl. dazu ausführlich',
      'Siehe dazu',
      'Voir aussi',
      'Pour une synthèse, voir',
      'Zum Folgenden vgl.',
      'Véase por ejemplo',
      'Cfr. in particolare',
      'См. также',
      'Quelle:',
      'Reprinted from:',
      'Originally published as:',
      'Figure 3 from',
      'More details can be found in',
    ])
      for (const work of ['Quill, A. (1984). Slow glaciers. Ice, 3, 1–9.', 'Water and Ice Act, 1984.', '(1984). Water and Ice Act.'])
        expect(rest(`${lead} ${work}`), lead).toBe(work);
  });

  it('is read past before a name where titles begin so too', () => {
    const work = 'Quill A, Lee B. Slow glaciers. Ice 1984;3:1–9.';
    for (const lead of [
      'Source:',
      'Adapted from',
      'Based on',
      'As argued in',
      'A good introduction is',
      'Einen Überblick gibt',
      'Cf.',
      'Vgl.',
    ])
      expect(rest(`${lead} ${work}`), lead).toBe(work);
    for (const title of [
      'Based on facts. 1984.',
      'Source: ice and water in art. 1984.',
      'As shown by ice. 1984.',
      'A survey is taken. 1984.',
    ])
      expect(rest(title)).toBe(title);
  });

  it('is no name and no title', () => {
    for (const print of [
      'See, A. (1984). Slow glaciers.',
      'See A, Lee B. Slow glaciers.',
      'See Y, Lee B. Slow glaciers.',
      'So, K. & Por, L. Slow glaciers. 1984.',
      'What you see is What you get. 1984.',
      'On the road to see Iceland. 1984.',
      'For those who see Iceland. 1984.',
      'Compare Iceland: a guide. 1984.',
      'Voir Venise. Paris, 1984.',
      'The introduction of Rabbits. 1984.',
    ])
      expect(rest(print), print).toBe(print);
  });

  it('gives the fields of the work, and where they stand in the print', () => {
    const print = 'For a good overview of this, see Quill, A. (1984). Slow glaciers and their makers. Journal of Ice, 3, 1–9.';
    const { fields, spans } = parseReference(print);
    expect(fields.author?.map(({ family }) => family)).toEqual(['Quill']);
    expect(fields.title).toBe('Slow glaciers and their makers');
    expect(print.slice(spans.title?.[0]?.start, spans.title?.[0]?.end)).toBe('Slow glaciers and their makers');
  });
});
