import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entitiesIn, withoutEntities } from '../../src/text/entities.ts';

describe('what HTML leaves in a text', () => {
  it('is undone, named or numbered', () => {
    expect(withoutEntities('A &ndash; B &amp; C&#39;s &quot;D&quot;')).toBe('A – B & C\'s "D"');
    expect(withoutEntities('Erd&odblac;s, M&uuml;ller, G&oacute;mez, &Aring;berg, Stra&szlig;e')).toBe(
      'Erdős, Müller, Gómez, Åberg, Straße',
    );
    expect(withoutEntities('&alpha;, &Omega;, &sigma;, &#x3b2;, &#946;')).toBe('α, Ω, σ, β, β');
  });

  it('is found with its places', () => {
    const text = 'Smoke &amp; Bone&#8211;R&D';
    expect(entitiesIn(text).map(({ start, end, means }) => [text.slice(start, end), means])).toEqual([
      ['&amp;', '&'],
      ['&#8211;', '–'],
    ]);
    expect(entitiesIn('nothing')).toEqual([]);
  });

  it('leaves alone what is none', () => {
    for (const text of ['AT&T', 'R&D in firms', 'Q&A;', '&unknown;', '&#99999999;', 'a & b', '&'])
      expect(withoutEntities(text), text).toBe(text);
  });

  it('takes a number that no character bears for nothing', () => {
    expect(withoutEntities('a&#0;b&#xd800;c')).toBe('a b c');
  });

  it('leaves names that only an object has', () => {
    const text = '&constructor; &toString; &valueOf; &aconstructor;';
    expect(withoutEntities(text)).toBe(text);
  });

  it('never grows a text nor throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('&', '#', 'x', ';', 'a', 'm', 'p', '9', 'u') }), (text) => {
        expect(withoutEntities(text).length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
