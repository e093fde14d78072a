import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../src/extract/running/printed-at.ts';
import { shortFormsIn } from '../../../src/extract/running/short-forms.ts';

describe('short forms', () => {
  it('are told with their name, series and place', () => {
    const text = 'See Roe, 550 U.S. at 555 n.3; 12 F.3d at 7–8; Poe, supra, at 9; id. at *4. Idaho v. Doe, 12 F.3d 45.';
    expect(shortFormsIn(text).map(({ span, ...rest }) => ({ words: text.slice(span.start, span.end), ...rest }))).toEqual([
      { words: 'Roe, 550 U.S. at 555 n.3', label: 'Roe, 550 U.S.', name: 'Roe', series: '550us', locator: '555 n.3' },
      { words: '12 F.3d at 7–8', label: '12 F.3d', name: '', series: '12f3d', locator: '7–8' },
      { words: 'Poe, supra, at 9', label: 'Poe, supra', name: 'Poe', locator: '9' },
      { words: 'id. at *4', label: 'id.', name: '', again: true, locator: '*4' },
    ]);
  });
  it('have no place of what follows them, and no name of what stands before', () => {
    const label = (text: string) => shortFormsIn(text).map(({ label, locator }) => [label, locator]);
    expect(label('so it was. Id.\n¶ 180 The court went on.')).toEqual([['Id.', undefined]]);
    expect(label('so it was. Id.\n¶ 51 (citing others).')).toEqual([['Id.', '¶ 51']]);
    expect(label('under HedgeCard. Roe, 746 F.3d at 1096.')).toEqual([['Roe, 746 F.3d', '1096']]);
  });
  it('leave the text alone where nobody is named', () => {
    expect(shortFormsIn('as above, supra, and valid. 550 U.S. 544 is a place, not a short form')).toEqual([]);
  });
  it('compare volume and reporter without spaces and points', () => {
    expect(placesOf('Roe v. Doe, 678 F. Supp. 3d 443')).toEqual([{ series: '678fsupp3d', page: 443 }]);
    expect(placesOf('Roe v Doe [1990] 2 AC 605')).toEqual([]);
  });
});
