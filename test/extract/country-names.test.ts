import { describe, expect, it } from 'vitest';
import { COUNTRY_NAMES } from '../../src/extract/country-names.ts';
import { fold } from '../../src/text/fold.ts';

describe('COUNTRY_NAMES', () => {
  it.each(['Germany', 'Deutschland', 'Allemagne', 'Alemania', 'Germania', 'Alemanha', 'Côte d’Ivoire', 'Türkiye', 'Österreich'])(
    'holds %s',
    (name) => expect(COUNTRY_NAMES).toContain(name),
  );

  it('holds each name once, and none that is empty or padded', () => {
    const folded = COUNTRY_NAMES.map(fold);
    expect(new Set(folded).size).toBe(folded.length);
    expect(COUNTRY_NAMES.filter((name) => name !== name.trim() || fold(name) === '')).toEqual([]);
  });

  it('names places alone, nothing that a table of regions holds for programs', () => {
    expect(COUNTRY_NAMES.filter((name) => /pseudo|bidi|unknown|unbekannt|inconnue|desconocid|desconhecid|sconosciut/i.test(name))).toEqual(
      [],
    );
  });

  it('does not ask the Node it runs on', async () => {
    const own = Intl.DisplayNames.prototype.of;
    Intl.DisplayNames.prototype.of = () => 'Atlantis';
    try {
      const { mayBeNoAuthor } = await import('../../src/extract/citations/places.ts');
      expect([mayBeNoAuthor('Atlantis'), mayBeNoAuthor('Frankreich')]).toEqual([false, true]);
    } finally {
      Intl.DisplayNames.prototype.of = own;
    }
  });
});
