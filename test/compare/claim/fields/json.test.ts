import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonNode, jsonIn } from '../../../../src/compare/claim/fields/json.ts';

/** What was read, as JSON.parse gives it. */
function plainOf(node: JsonNode): unknown {
  if (node.kind === 'array') return node.items.map(plainOf);
  if (node.kind === 'object') return Object.fromEntries(node.members.map(({ key, value }) => [key, plainOf(value)]));
  return node.quoted ? node.text : JSON.parse(node.text);
}

describe('JSON with places', () => {
  it('reads what JSON.parse reads, whatever the spaces', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 2), (value, space) => {
        const text = JSON.stringify(value, null, space);
        const node = jsonIn(text);
        if (value === null || typeof value !== 'object') expect(node).toBeNull();
        // A key "__proto__" is a member like others to the reader.
        else if (!text.includes('__proto__')) expect(node === null ? null : plainOf(node)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('tells where a value stands', () => {
    const text = '{"a": [1, {"b\\"c": false}]}';
    const root = jsonIn(text);
    const list = root?.kind === 'object' ? root.members[0]?.value : undefined;
    const inner = list?.kind === 'array' ? list.items[1] : undefined;
    const member = inner?.kind === 'object' ? inner.members[0] : undefined;
    expect(member?.key).toBe('b"c');
    expect(text.slice(member?.value.start, member?.value.end)).toBe('false');
  });

  it('takes lines of objects for a list', () => {
    const node = jsonIn('{"a":1}\n{"a":2}\n');
    expect(node?.kind === 'array' ? node.items.length : 0).toBe(2);
  });

  it.each([
    '',
    'plain text',
    '{"a": 1',
    '[1, 2',
    '{"a": 01}',
    "{'a': 1}",
    '[1] and [2]',
    '{"a": "\\x"}',
    `${'['.repeat(500)}1${']'.repeat(500)}`,
  ])('reads no JSON in %j', (text) => expect(jsonIn(text)).toBeNull());
});
