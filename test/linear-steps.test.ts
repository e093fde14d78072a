/**
 * Steps that grow with the text and no faster: as test/linear.test.ts, but counted instead of timed, so that a busy machine says the same
 * as a quiet one. Counts what the clock is too coarse for: patterns whose repeats all have limits and that still try a million ways.
 */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { bounded } from '../scripts/regex/bounded.ts';
import { type Literal, literalsOf } from '../scripts/regex/collect.ts';
import { attacksOn, attackText } from '../scripts/regex/pumps.ts';
import { linearBecause, unlimited } from '../scripts/regex/reasons.ts';
import { stepsOf, Uncounted } from '../scripts/regex/steps.ts';

/** Characters of an attack, and of one twice as long. */
const SIZE = 120;
/** More than any linear pattern of ours takes for so few: some thousand steps a character. */
const BUDGET = 400_000;
/** Fewer steps grow by chance. */
const FEW = 4_000;

/** Attacks on a pattern that repeats without a limit, and on others. */
const [MANY, FEWER] = [100, 10];

/** Past the widest window that a pattern of ours looks through, where growth within it is no more to be seen. */
const WIDE = { size: 1_500, budget: 12_000_000 };

/** Whether an attack shows a pattern to be slower than linear; null where it cannot be counted. */
function grows(pattern: Pick<Literal, 'source' | 'flags' | 'all'>, text: (size: number) => string): boolean | null {
  const at = (size: number, budget: number): boolean => {
    // The longer text first: where it takes few steps, the shorter tells nothing.
    const twice = stepsOf(pattern, text(2 * size), budget);
    if (twice === null || twice <= FEW) return twice === null;
    const once = stepsOf(pattern, text(size), budget);
    return once === null || twice / once > 3;
  };
  let grown = false;
  try {
    grown = at(SIZE, BUDGET);
    return grown && at(WIDE.size, WIDE.budget);
  } catch (thrown) {
    // Too deep for the stack: what was seen in a short text stands.
    if (thrown instanceof RangeError) return grown ? true : null;
    if (thrown instanceof Uncounted) return null;
    throw thrown;
  }
}

describe('steps of a matcher', () => {
  const slow = (source: string, pump: string, suffix = '', all = false) =>
    grows({ source, flags: '', all }, (size) => pump.repeat(size / pump.length) + suffix);
  it('are counted as an engine takes them', () => {
    for (const [source, pump, suffix] of [
      [String.raw`\s+$`, ' ', 'x'],
      ['(a+)+$', 'a', 'b'],
      ['(a|a)*b', 'a', 'c'],
      [String.raw`^\s*,?\s*;`, ' ', 'x'],
      [String.raw`(\w)\1+$`, 'a', '.'],
      ['(?=a+$)b', 'a', '.'],
      [String.raw`^(?:a\s?-?\s?){0,20}$`, 'a ', '.'],
    ] as const)
      expect(slow(source, pump, suffix), source).toBe(true);
    expect(slow(String.raw`\[[^\]]*\]`, '[', '', true)).toBe(true);
    for (const [source, pump, suffix] of [
      [String.raw`(?<!\s)\s+$`, ' ', 'x'],
      ['a{1,3}b', 'a', ''],
      [String.raw`^(?:a\s?(?:-\s?)?){0,20}$`, 'a ', '.'],
      ['^a*?b', 'a', ''],
    ] as const)
      expect(slow(source, pump, suffix), source).toBe(false);
  });
  it('says where it cannot count', () => {
    expect(slow('(?<=a+)b', 'a')).toBeNull();
    expect(slow(String.raw`(?<x>a)\k<x>`, 'a')).toBeNull();
  });
  it('finds what the engine finds', () => {
    for (const [source, text] of [
      ['(a+)(b|ab)c', 'xaabc'],
      [String.raw`\b[A-Z][a-z]{2,5}(?!\d)`, 'a Tree1 Trees'],
      [String.raw`(["'])(.*?)\1`, `say "it's" now`],
    ] as const) {
      expect(new RegExp(source).test(text)).toBe(true);
      expect(stepsOf({ source, flags: '', all: false }, text, 10_000)).toBeLessThan(500);
    }
  });
});

describe('every regular expression of the sources', () => {
  const literals = literalsOf(resolve(import.meta.dirname, '../src'));
  const different = [...new Map(literals.map((literal) => [`/${literal.source}/${literal.flags}${literal.all}`, literal])).values()];

  it('takes steps that grow with the text, however hostile', () => {
    expect(slowOnes(different)).toEqual([]);
  }, 300_000);

  it('does so where only the running program tells what it comes to', async () => {
    const script = resolve(import.meta.dirname, '../scripts/check-regex.ts');
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', import.meta.resolve('tsx'), script, '--list'], {
      maxBuffer: 1e8,
    });
    const built: Literal[] = JSON.parse(stdout);
    expect(built.map(({ file }) => file)).toContain('extract/pair/locator.ts');
    expect(slowOnes(built)).toEqual([]);
    expect(built.filter(({ file }) => file === 'extract/pair/locator.ts').map(linearBecause)).not.toContain(null);
  }, 300_000);
});

/** Those that take more steps than their text grows by, told with the attack. */
function slowOnes(literals: readonly Literal[]): string[] {
  return literals
    .filter((literal) => bounded(literal) === null && !(unlimited(literal.source) === 0 && literal.source.length < 30))
    .flatMap((literal) => {
      const attacks = attacksOn(literal.source, literal.flags, 48).slice(0, unlimited(literal.source) > 0 ? MANY : FEWER);
      const found = attacks.find((attack) => grows(literal, (size) => attackText(attack, size)) === true);
      return found === undefined ? [] : [`${literal.file}:${literal.line} /${literal.source}/${literal.flags} on ${JSON.stringify(found)}`];
    });
}
