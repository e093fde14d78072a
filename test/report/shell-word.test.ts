import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { shellWord } from '../../src/report/shell-word.ts';

const HOSTILE = ['x; touch owned', '$(id)', '`id`', "it's", '"a"', 'a b', '-rf', '~root', '*', 'a&b', '!x', '#a', '', 'a|b', '\\'];

describe('shellWord', () => {
  it('leaves plain names and keys of any script as they are', () => {
    for (const word of ['17', 'refs.bib', 'ng2024', 'doe:2019', './papers/a-b.tex', '长键', 'Größe']) expect(shellWord(word)).toBe(word);
  });

  it('gives a shell one word, and nothing that it obeys', () => {
    expect(shellWord('my refs.bib')).toBe("'my refs.bib'");
    expect(shellWord("it's")).toBe("'it'\\''s'");
    const given = HOSTILE.map(shellWord).join(' ');
    expect(execFileSync('/bin/sh', ['-c', `printf '%s\\n' ${given}`]).toString()).toBe(`${HOSTILE.join('\n')}\n`);
  });
});
