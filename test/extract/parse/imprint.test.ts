import { describe, expect, it } from 'vitest';
import { labelImprint } from '../../../src/extract/parse/imprint.ts';
import { LABELS } from '../../../src/extract/parse/labels.ts';

/** What was labelled, in the order of the print, and where the imprint begins. */
const labelled = (raw: string): string => {
  const parts: [number, string][] = [];
  const found = labelImprint(raw, 0, (from, to, label) => parts.push([from, `${LABELS[label]}: ${raw.slice(from, to)}`]));
  if (found === null) return 'nothing';
  return [raw.slice(0, found.at), ...parts.sort(([a], [b]) => a - b).map(([, text]) => text)].join(' | ');
};

describe('labelImprint', () => {
  it.each([
    ['Сад. 2010. Т. 5. № 3. С. 12–20.', 'Сад | date: 2010 | volume: Т. 5 | issue: № 3 | pages: С. 12–20'],
    ['Сад. — 2013. — Vol. 3/9 (63). — P. 4–9.', 'Сад | date: 2013 | volume: Vol. 3/9 | pages: P. 4–9'],
    ['Сад. 1983. Т. XII, вып. 1 (229).', 'Сад | date: 1983 | volume: Т. XII | issue: вып. 1 | other:  (229)'],
    ['Листья. М.; Л.: Лист, 1936. 24 с.', 'Листья | place: М.; Л. | publisher: Лист | date: 1936 | pages: 24 с.'],
    ['Leaves. Washington D. C.: Leaf Press, 2003.', 'Leaves | place: Washington D. C. | publisher: Leaf Press | date: 2003'],
    ['Сб. ст. / А. А. Рощина. Ульм: Лист, 2004.', 'Сб. ст. / А. А. Рощина | place: Ульм | publisher: Лист | date: 2004'],
    ['Rain Conf. (Ulm, 2–5 June 2008). Ulm, 2009. P. 3.', 'Rain Conf. (Ulm, 2–5 June 2008) | place: Ulm | date: 2009 | pages: P. 3'],
    ['Газета. 12.03.2010. № 43.', 'Газета | date: 12.03.2010 | issue: № 43'],
    ['Листья. – 5-е изд. – М. : Лист, 1998.', 'Листья | edition: 5-е изд. | place: М. | publisher: Лист | date: 1998'],
    ['nothing of the kind', 'nothing'],
  ])('%s', (raw, wanted) => {
    expect(labelled(raw)).toBe(wanted);
  });
});
