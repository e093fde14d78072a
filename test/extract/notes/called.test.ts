import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { CalledWorks, withoutPlace } from '../../../src/extract/notes/called.ts';
import { words } from '../../../src/text/fold.ts';
import { documentOf } from '../document-of.ts';

const [reference] = extract(
  documentOf(
    'References\n\nRoe, A. (2004). Salt roads of Lorn. Oxford: Fern Press.\nDoe, B. (2011). Tides. Journal of Coasts, 17(2), 201–215.\n',
  ),
).references;

describe('CalledWorks', () => {
  it.each(['(hereinafter “Salt”)', '[im Folgenden zitiert als: Salt]', '(désormais abrégé Salt)'])('learns %s', (given) => {
    const called = new CalledWorks();
    if (reference === undefined) throw new Error('no reference');
    called.add(`Ada Roe, Salt roads (Oxford, 2004) ${given}.`, reference);
    expect(called.in('Salt, 22.')).toBe(reference);
    expect(called.in('Salt, supra note 1, at 22.')).toBe(reference);
    expect(called.in('Salt was dear, 22.')).toBeNull();
    called.add('[hereinafter Salt]', { ...reference, id: 'another' });
    expect(called.in('Salt, 22.')).toBeNull();
  });
  it('leaves places away', () => {
    expect(withoutPlace(words('Salt Roads, chap. 3, 20n3'))).toEqual(['salt', 'roads']);
  });
});
