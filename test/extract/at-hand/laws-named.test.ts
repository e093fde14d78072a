import { describe, expect, it } from 'vitest';
import { isAct, namesOfActs } from '../../../src/extract/at-hand/laws-named.ts';

const RKPR = { id: 'rkpr.txt', text: 'Article 1\n\nA.\n\nArticle 2\n\nB.\n\nArticle 3\n\nC.\n' };
const named = (text: string, acts = [RKPR]) => namesOfActs(text, acts).map(({ start, end, source }) => [text.slice(start, end), source]);

describe('names of acts at hand', () => {
  it('are the short form and the title in the name of a file', () => {
    expect(named('The RKPR, not a rkpr, and RKPRs.')).toEqual([['RKPR', 'rkpr.txt']]);
    expect(named('Under the Roe Act 2000.', [{ id: 'roe-act-2000.pdf', text: '' }])).toEqual([['Roe Act 2000', 'roe-act-2000.pdf']]);
  });

  it('are the short form in the title of a text, and its number', () => {
    const act = { id: '7.md', text: '# Gesetz über Riffe (Riffgesetz - RifG)\n\nVerordnung (EU) 2031/7\n' };
    expect(named('Das RifG und Verordnung (EU) 2031/7.', [act]).map(([words]) => words)).toEqual(['RifG', 'Verordnung (EU) 2031/7']);
  });

  it('are titles of codes in small letters', () => {
    const code = { id: 'Code des récifs.md', text: '# Code des récifs\n\n## Article 1\n' };
    expect(named('L’article 1 du Code des récifs dispose, le code des récifs et le code des ports.', [code])).toEqual([
      ['Code des récifs', 'Code des récifs.md'],
      ['code des récifs', 'Code des récifs.md'],
    ]);
  });

  it('are what a text says that it calls an act', () => {
    const text = 'Regulation (EU) 2031/7 of 4 May 2031 on reefs (OJ 2031 L 1, p. 1; ‘the RKPR’) holds. Regulation 2031/7 is short.';
    expect(named(text).map(([words]) => words)).toEqual(['Regulation (EU) 2031/7', 'RKPR', 'Regulation 2031/7']);
  });

  it('are not those of an act that the title of another one repeals', () => {
    const text =
      'Regulation (EU) 2031/7 on reefs, and repealing Directive 95/4/EC (Reef Keeping Regulation) (OJ 2031 L 1, p. 1; ‘the RKPR’). Directive 95/4 was short.';
    expect(named(text).some(([words]) => words?.startsWith('Directive'))).toBe(false);
  });

  it('belong to a text whose lines are headed by provisions, or whose title is an act’s', () => {
    expect([RKPR, { id: 'a.txt', text: 'See Article 1.' }, { id: 'roe-act-2000.txt', text: '' }].map(isAct)).toEqual([true, false, true]);
  });
});
