import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean, cleanTitle, repairMojibake } from '../../src/lookup/clean.ts';

describe('clean', () => {
  it.each([
    ['Caf&eacute; &amp; M&uuml;&szlig;ig', 'Café & Müßig'],
    ['d&apos;Amore &#8211; &#x3b1;', "d'Amore – α"],
    ['A &amp;lt;i&amp;gt;b&amp;lt;/i&amp;gt;', 'A b'],
    ['<jats:p>One</jats:p><jats:p>two</jats:p>', 'One two'],
    ['H<sub>2</sub>O in <i>E. coli</i>', 'H2O in E. coli'],
    ['<mml:math><mml:mi>x</mml:mi><mml:annotation encoding="t">\\x</mml:annotation></mml:math>-rays', 'x-rays'],
    ['An infant<subtitle>Successful treatment', 'An infant: Successful treatment'],
    ['An infant: <subtitle>Two cases</subtitle>', 'An infant: Two cases'],
    ['μ<inline-graphic xlink:href="a.gif"/>Bench', 'μBench'],
    ['p<0.05 and q>3', 'p<0.05 and q>3'],
    ['if a <b and c> d', 'if a <b and c> d'],
    ['generic List<String> types', 'generic List<String> types'],
    ['  two\n\tlines \u00ad ', 'two lines'],
    ['&unknown; &#0; &#xd800; x', '&unknown; x'],
    ['AT&T; R&D', 'AT&T; R&D'],
  ])('%s becomes %s', (given, expected) => expect(clean(given)).toBe(expected));

  it('makes nothing longer of hostile text, however much of it there is', () => {
    const texts = [
      '<'.repeat(100_000),
      '<i '.repeat(50_000),
      '<annotation>'.repeat(20_000),
      '&'.repeat(100_000),
      '&amp;'.repeat(50_000),
      '<tex-math '.repeat(20_000),
    ];
    for (const text of texts) expect(clean(text).length).toBeLessThanOrEqual(text.length);
  });

  it('never leaves control characters, and changes plain text in nothing but white space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(clean(text)).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'Az09 ,.:-'), maxLength: 40 }), (text) => {
        expect(clean(text)).toBe(text.replace(/\s+/g, ' ').trim());
      }),
    );
  });
});

describe('repairMojibake', () => {
  it.each([
    ['CastaÃ±o', 'Castaño'],
    ['MÃ¼ÃŸig', 'Müßig'],
    ['Itâ€™s', 'It’s'],
    ['WÃ¼bben', 'Wübben'],
  ])('%s is %s', (given, expected) => expect(repairMojibake(given)).toBe(expected));

  it.each(['São Paulo', 'Müller and WÃ¼bben', 'Ã', 'Ångström', 'naïve café', '東京', 'Â 5', 'CAFÉ”', 'Straß“ a'])(
    'leaves %s as it is',
    (text) => expect(repairMojibake(text)).toBe(text),
  );

  it('undoes the wrong reading of any text, and touches no text that was read right', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abc éüñßłőαж漢’“–'), minLength: 1, maxLength: 20 });
    const plain = fc.string({ unit: fc.constantFrom(...'abc éüñßłőαж漢'), minLength: 1, maxLength: 20 });
    fc.assert(fc.property(letters, (text) => void expect(repairMojibake(Buffer.from(text, 'utf8').toString('latin1'))).toBe(text)));
    fc.assert(fc.property(plain, (text) => void expect(repairMojibake(text)).toBe(text)));
  });
});

describe('cleanTitle', () => {
  it.each([
    ['A title.', 'A title'],
    ['What then?', 'What then?'],
    ['And so on...', 'And so on...'],
    ['Smith et al.', 'Smith et al.'],
    ['Studies of E. coli.', 'Studies of E. coli'],
  ])('%s becomes %s', (given, expected) => expect(cleanTitle(given)).toBe(expected));
});
