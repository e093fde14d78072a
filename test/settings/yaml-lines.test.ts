/** YAML with the line of each name. */
import { describe, expect, it } from 'vitest';
import { parsedYaml } from '../../src/settings/yaml-lines.ts';

describe('parsedYaml', () => {
  it('gives the value, and the line of each name by its dotted name', () => {
    const { value, lines } = parsedYaml('# ours\na: 1\nb:\n  c: [x, y]\n  d: { e: 2 }\n');
    expect(value).toEqual({ a: 1, b: { c: ['x', 'y'], d: { e: 2 } } });
    expect(Object.fromEntries(lines)).toEqual({ a: 2, b: 3, 'b.c': 4, 'b.d': 5, 'b.d.e': 5 });
  });

  it('has no line for what is in a list, and nothing at all for what is no table', () => {
    expect(parsedYaml('- a: 1\n').lines.size).toBe(0);
    expect(parsedYaml('').value).toBeNull();
  });

  it('throws for what is no YAML, for a name given twice, and for aliases that swell', () => {
    expect(() => parsedYaml('a: [1\n')).toThrow();
    expect(() => parsedYaml('a: 1\na: 2\n')).toThrow(/unique/);
    const swelling = `a: &a [1, 1]\n${'bcdefghi'.replace(/./g, (name) => `${name}: &${name} [${`*${String.fromCharCode(name.charCodeAt(0) - 1)}, `.repeat(9)}]\n`)}`;
    expect(() => parsedYaml(swelling)).toThrow();
  });
});
