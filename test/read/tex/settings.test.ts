/** Settings of TeX and their values print nothing. */
import { describe, expect, it } from 'vitest';
import { texText } from '../../../src/read/tex/text.ts';

describe('skipSetting', () => {
  it.each([
    ['\\hangindent=0.5in \\hangafter=1 Roe, A. On hedges.', 'Roe, A. On hedges.'],
    ['\\parindent0pt Roe', 'Roe'],
    ['\\hangindent = 1.5\\parindent Roe', 'Roe'],
    ['\\vskip 6pt plus 1pt minus .5pt 12 hedges', '12 hedges'],
    ['a\\kern-0.1em b', 'ab'],
    ['\\looseness=-1 Roe', 'Roe'],
    ['\\parskip=\\baselineskip Roe', 'Roe'],
    // Nothing sets it here.
    ['\\hangindent Roe 1998', 'Roe 1998'],
    ['\\linewidth inches', 'inches'],
  ])('%s', (source, text) => {
    expect(texText(source).trim()).toBe(text);
  });
});
