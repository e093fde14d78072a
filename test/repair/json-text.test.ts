import { describe, expect, it } from 'vitest';
import { changedFields, withJsonValues } from '../../src/repair/json-text.ts';

describe('withJsonValues', () => {
  it.each([
    ['{"2": 1.0, "1": 12345678901234567890, "a": [1,2]}', '/a', [1], '{"2": 1.0, "1": 12345678901234567890, "a": [1]}'],
    ['{ "a": "[1]" , "b":"a\\"b" }', '/a', '[2]', '{ "a": "[2]" , "b":"a\\"b" }'],
    ['[{"a/b": {"~": null}}]', '/0/a~1b/~0', ['x', 'y'], '[{"a/b": {"~": ["x", "y"]}}]'],
    ['{"a": [1], "a": [2]}', '/a', [3], '{"a": [1], "a": [3]}'],
    ['{\n  "a": [\n    1,\n    2\n  ]\n}', '/a', [2], '{\n  "a": [\n    2\n  ]\n}'],
    ['{\r\n  "a": [\r\n    1\r\n  ]\r\n}', '/a', [2, 3], '{\r\n  "a": [\r\n    2,\r\n    3\r\n  ]\r\n}'],
    ['{"\\u0061": [1]}', '/a', [2], '{"\\u0061": [2]}'],
    ['{"a": [1]}', '/b', [2], '{"a": [1]}'],
    ['{"a":{"b":[{"c":1},{"c":2}]}}', '/a/b/1/c', 3, '{"a":{"b":[{"c":1},{"c":3}]}}'],
  ])('changes one value and nothing else: %s', (text, pointer, value, changed) => {
    expect(withJsonValues(text, new Map([[pointer, value]]))).toBe(changed);
  });

  it('goes as deep as a text nests', () => {
    const text = `${'['.repeat(50_000)}1${']'.repeat(50_000)}`;
    expect(withJsonValues(text, new Map([['/0/0/0', 2]]))).toBe('[[[2]]]');
  });

  it('finds the fields that were replaced', () => {
    const before = { a: { source_refs: [1] }, b: { source_refs: [2] } };
    const after = { a: { source_refs: [3] }, b: before.b };
    expect([...changedFields(before, after, (key) => key === 'source_refs')]).toEqual([['/a/source_refs', [3]]]);
  });
});
