/** A law, a decision or a standard is known by its number; a number that differs accuses nobody. */
import { describe, expect, it } from 'vitest';
import { besideNumber, compareNumber, sameParties, titleOfNumbered } from '../../../src/compare/reference/canonical.ts';
import { sourceOf } from '../../../src/lookup/local.ts';
import type { ComponentEvidence, Label } from '../../../src/model/evidence.ts';
import { referenceOf } from './make.ts';

const law = sourceOf(
  { id: 'l', type: 'legislation', title: 'Americans with Disabilities Act of 1990', number: 'Pub. L. No. 101-336' },
  'held',
);
const brown = sourceOf(
  { id: 'c', type: 'legal_case', title: 'Brown v. Board of Education', volume: '347', 'container-title': 'U.S.', page: '483' },
  'held',
);
const cited = (raw: string, canonical: 'statute' | 'court-decision' | 'web-page' = 'statute', title?: string) =>
  referenceOf({ raw, canonical, route: 'reasoning', fields: title === undefined ? {} : { title } });
const titled = (label: Label): ComponentEvidence => ({ label, cited: 'x', found: 'y', score: 0.5, source: null, why: 'because' });

describe('the number of a work', () => {
  it('is found in the record, however it is printed', () => {
    expect(compareNumber(cited('Disabilities Act, Public Law 101–336'), [brown, law])).toMatchObject({
      label: 'match',
      cited: 'Public Law 101–336',
      found: 'Pub. L. No. 101-336',
      source: 'held:l',
    });
    expect(compareNumber(cited('Brown, 347 U. S. 483, 495', 'court-decision'), [brown])?.label).toBe('match');
  });
  it('that differs, is of another kind, or is none says nothing', () => {
    expect(compareNumber(cited('Public Law 101-337'), [law])).toBeNull();
    expect(compareNumber(cited('Public Law 101-336', 'web-page'), [law])).toBeNull();
    expect(compareNumber(referenceOf({ raw: 'Public Law 101-336' }), [law])).toBeNull();
    expect(compareNumber(cited('An act of no number'), [law])).toBeNull();
  });
});

describe('parties of a case', () => {
  it.each([
    ['Brown v. Bd. of Educ.', 'Brown v. Board of Education', true],
    ['Chevron U.S.A., Inc. v. Nat. Res. Def. Council, Inc.', 'Chevron U.S.A. v. Natural Resources Defense Council', true],
    ['Brown v. Board of Trade', 'Brown v. Board of Education', false],
    ['Board of Education v. Brown', 'Brown v. Board of Education', false],
    ['Brown v. Board', 'Brown v. Board of Education', false],
    ['Brown', 'Brown v. Board of Education', false],
  ])('%s and %s', (one, other, same) => {
    expect(sameParties(one, other)).toBe(same);
  });
  it('make a title agree, and a longer record is no difference, where the number is the same', () => {
    const reference = cited('Brown v. Bd. of Educ., 347 U.S. 483', 'court-decision', 'Brown v. Bd. of Educ');
    expect(titleOfNumbered(reference, titled('not_match'), [brown])).toMatchObject({
      label: 'match',
      why: 'the same parties, abbreviated',
    });
    expect(titleOfNumbered(reference, titled('partial'), [brown]).label).toBe('match');
    expect(titleOfNumbered(reference, titled('unknown'), [brown]).label).toBe('unknown');
    // A word for another is more than a longer record.
    const exchanged = { ...titled('partial'), cited: 'Hedge management (ISO 9001:2015)', found: 'Wall management' };
    expect(titleOfNumbered(cited('x', 'statute', 'Hedge management'), exchanged, [law]).label).toBe('partial');
    const other = cited('Americans with Purple Hats Act, Pub. L. 101-336', 'statute', 'Americans with Purple Hats Act');
    // The number is right, the name is not: an issue, and no want of the law.
    expect(titleOfNumbered(other, titled('not_match'), [law]).label).toBe('partial');
    const renamed = cited('Topeka v. Brown, 347 U.S. 483', 'court-decision', 'Topeka v. Brown');
    expect(titleOfNumbered(renamed, titled('not_match'), [brown]).label).toBe('partial');
    const invented = cited('Roe v. Garden Co., 347 U.S. 483', 'court-decision', 'Roe v. Garden Co.');
    expect(titleOfNumbered(invented, titled('not_match'), [brown])).toMatchObject({
      label: 'not_match',
      why: 'the place that is cited is that of another case',
    });
    const short = cited('Disabilities Act, Pub. L. 101-336', 'statute', 'Disabilities Act');
    expect(titleOfNumbered(short, titled('not_match'), [law])).toMatchObject({ label: 'match', source: 'held:l' });
    expect(titleOfNumbered(cited('Pub. L. 101-336'), titled('not_match'), [law]).label).toBe('unknown');
  });
});

describe('what is read out of a number', () => {
  it('is no year and no journal; a year beside the number stays one', () => {
    const code = referenceOf({ raw: '42 U.S.C. § 1983.', canonical: 'statute', fields: { issued: { 'date-parts': [[1983]] } } });
    expect(besideNumber(code, titled('not_match'), 'date').label).toBe('unknown');
    const act = referenceOf({ raw: 'Pub. L. 101-336 (1991)', canonical: 'statute', fields: { issued: { 'date-parts': [[1991]] } } });
    expect(besideNumber(act, titled('not_match'), 'date').label).toBe('not_match');
    expect(besideNumber(act, titled('not_match'), 'venue').label).toBe('unknown');
    expect(besideNumber(act, titled('match'), 'venue').label).toBe('match');
  });
});
