import { describe, expect, it } from 'vitest';
import { referenceFrom } from '../../../src/extract/entries/reference.ts';
import { Decisions } from '../../../src/extract/running/known.ts';
import { shortFormsIn } from '../../../src/extract/running/short-forms.ts';
import { documentOf } from '../document-of.ts';

const reference = (raw: string) =>
  referenceFrom(documentOf(raw), { span: { start: 0, end: raw.length }, words: raw, key: raw.slice(0, 3), origin: 'text', links: [] });
const roe = reference('Roe v. Poe, 12 F.3d 45 (1st Cir. 1993)');
const moe = reference('Moe v. Lane, 12 F.3d 99 (1st Cir. 1993)');
const known = new Decisions([roe, moe, reference('Marsh, A. (2001). On reefs. Journal of Reefs, 3(2), 10–19.')]);
const meant = (words: string) => {
  const [form] = shortFormsIn(words);
  return form === undefined ? null : known.meant(form);
};

describe('known decisions', () => {
  it('are the same with the same number and no other parties', () => {
    expect(known.same('Roe v. Poe, 12 F. 3d 45, 47 (1993)')).toBe(roe);
    expect(known.same('12 F.3d 45 (1993)')).toBe(roe);
    const zoe = reference('Zoe v. State, 248 N.C. 224, 226 (1958)');
    expect(new Decisions([zoe]).same('Zoe v. State, 248 N.C. 224, 229 (1958)')).toBe(zoe);
    expect(known.same('Voe v. Zoe, 12 F.3d 45 (1993)')).toBeUndefined();
    expect(known.same('Roe v. Poe, 13 F.3d 45 (1993)')).toBeUndefined();
  });
  it('are others with another plaintiff, defendant or year: one of the two may be wrong', () => {
    expect(known.same('Voe v. Poe, 12 F.3d 45 (1993)')).toBeUndefined();
    expect(known.same('Roe v. Voe, 12 F.3d 45 (1993)')).toBeUndefined();
    expect(known.same('Poe v. Roe, 12 F.3d 45 (1993)')).toBeUndefined();
    expect(known.same('Roe v. Poe, 12 F.3d 45 (1994)')).toBeUndefined();
    // A name alone, or a citation without a year, says nothing else.
    expect(known.same('Poe, 12 F.3d 45 (1993)')).toBe(roe);
    expect(known.same('Roe v. Poe, 12 F.3d 45')).toBe(roe);
  });
  it('are meant by short forms where they were cited first, though another name or year stands beside one place', () => {
    const both = new Decisions([roe, { ...roe, id: 'ref:other', raw: 'Voe v. Poe, 12 F.3d 45 (1994)' }]);
    for (const words of ['12 F.3d at 46', 'Poe, 12 F.3d at 46', 'Poe, supra, at 46']) {
      const [form] = shortFormsIn(words);
      expect(form === undefined ? undefined : both.meant(form)).toBe(roe);
    }
  });
  it('are each held once, however often they are cited', () => {
    const twice = new Decisions([roe, roe]);
    twice.add(roe);
    const [form] = shortFormsIn('Roe, 12 F.3d at 46');
    expect(form === undefined ? undefined : twice.meant(form)).toBe(roe);
  });
  it('are meant by a short form only where one alone fits', () => {
    expect(meant('Roe, 12 F.3d at 46')).toBe(roe);
    expect(meant('Lane, 12 F.3d at 100')).toBe(moe);
    // Of two in one volume a page tells: it stands in the last that begins before it.
    expect(meant('12 F.3d at 46')).toBe(roe);
    expect(meant('12 F.3d at 101')).toBe(moe);
    expect(meant('12 F.3d at 44')).toBeUndefined();
    expect(meant('Voe, 12 F.3d at 46')).toBeUndefined();
    expect(meant('Roe, 99 F.3d at 46')).toBeUndefined();
    expect(meant('Roe, supra, at 46')).toBe(roe);
  });
});
