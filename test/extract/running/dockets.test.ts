import { describe, expect, it } from 'vitest';
import { docketsIn } from '../../../src/extract/running/dockets.ts';

describe('numbers of decisions that stand alone', () => {
  it.each([
    ['so BGH, I ZR 121/08, Rn. 15.', 'BGH, I ZR 121/08, Rn. 15', 'izr121/08', 'Rn. 15'],
    ['Urteil 4A_123/2020 E. 4.1 hält fest', 'Urteil 4A_123/2020 E. 4.1', '4a_123/2020', 'E. 4.1'],
    ['l’arrêt 4A_123/2020 précité consid. 5 dit', 'arrêt 4A_123/2020 précité consid. 5', '4a_123/2020', 'consid. 5'],
    ['see Case C‑131/12, paragraph 81)', 'Case C‑131/12, paragraph 81', 'c-131/12', 'paragraph 81'],
    ['as in [2015] UKSC 5 at [25].', '[2015] UKSC 5 at [25]', '[2015]uksc5', '[25]'],
    ['Roe, 2025 IL App (1st) 230087, ¶ 46.', '2025 IL App (1st) 230087, ¶ 46', '2025ilapp(1st)230087', '¶ 46'],
    ['Roe, 290 Wis. 2d 380, ¶17.', '290 Wis. 2d 380, ¶17', '290wis2d380', '¶17'],
    ['(OGH 1 Ob 123/10s)', 'OGH 1 Ob 123/10s', '1ob123/10s', undefined],
    ['BGH, NJW 2010, 2061, 2062', 'BGH, NJW 2010, 2061', 'njw2010,2061', undefined],
    ['Cass. n. 1234/2010, cit.', 'n. 1234/2010, cit.', 'n.1234/2010', undefined],
    ['Cass. civ., 12 marzo 2010, n. 1234.', ' marzo 2010, n. 1234', 'n.1234/2010', undefined],
  ])('%s', (text, words, key, locator) => {
    expect(docketsIn(text, true).map(({ span, ...rest }) => ({ words: text.slice(span.start, span.end), ...rest }))).toEqual([
      { words, key, ...(locator === undefined ? {} : { locator }) },
    ]);
  });
  it.each(['a share of 12/15', 'legge n. 241/1990', 'dated 12/05/2010', 'version 4.2', 'model C-13'])('%s is none', (text) => {
    expect(docketsIn(text)).toEqual([]);
  });
});
