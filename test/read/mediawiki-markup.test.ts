import { describe, expect, it } from 'vitest';
import { mediawikiAsMarkdown } from '../../src/read/mediawiki-markup.ts';

describe('templates that name a work by its authors and year', () => {
  it.each([
    ['{{harv|Roe|2004}}', '(Roe 2004)'],
    ['{{harvtxt|Roe|Poe|2004|p=3}}', 'Roe & Poe (2004, p. 3)'],
    ['{{harvnb|Roe|Poe|Doe|Moe|2004}}', 'Roe et al. 2004'],
  ])('%s', (template, printed) => expect(mediawikiAsMarkdown(`It is so ${template}.`)).toContain(`It is so ${printed}.`));
  it('makes a note of a short footnote', () => {
    const text = mediawikiAsMarkdown('It is so.{{sfn|Roe|Poe|2004|pp=3–5}}');
    expect(text).toContain('It is so.[^note1]');
    expect(text).toContain('[^note1]: Roe & Poe 2004, pp. 3–5');
  });
});
