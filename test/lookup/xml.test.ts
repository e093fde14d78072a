import { describe, expect, it } from 'vitest';
import { at, childrenOf, parseXml, textAt } from '../../src/lookup/xml.ts';

describe('parseXml', () => {
  it('gives a tree with its text in order', async () => {
    const root = await parseXml('<?xml version="1.0"?><a x="1"><b>one <i>two</i> three</b><b><![CDATA[<4>]]></b><c/></a>');
    expect(root?.attributes).toEqual({ x: '1' });
    expect(childrenOf(root ?? undefined, 'b').map(({ text }) => text)).toEqual(['one two three', '<4>']);
    expect(textAt(root ?? undefined, 'b', 'i')).toBe('two');
    expect(textAt(root ?? undefined, 'c')).toBeUndefined();
    expect(at(root ?? undefined, 'no', 'such')).toBeUndefined();
  });

  it('lets a document type pass that declares nothing, and no other', async () => {
    expect(await parseXml('<!DOCTYPE a PUBLIC "-//X//DTD" "https://a.example/x.dtd"><a/>')).not.toBeNull();
    expect(await parseXml('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>')).toBeNull();
    expect(await parseXml('<a>&lol;</a>')).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['half', '<a><b></a>'],
    ['JSON', '{}'],
    ['deep nests', '<a>'.repeat(100_000)],
    ['closed deep nests', `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`],
  ])('is null for %s', async (_, text) => expect(await parseXml(text)).toBeNull());

  it('keeps names that objects have of their own apart', async () => {
    const root = await parseXml('<a __proto__="x"><constructor>y</constructor></a>');
    expect(textAt(root ?? undefined, 'constructor')).toBe('y');
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
