/** A decision cited at another place of the same series than its record is told; parallel reports, pages within and several places are not. */
import { describe, expect, it } from 'vitest';
import { compare } from '../../../src/compare/reference/index.ts';
import { otherPlace } from '../../../src/compare/reference/other-place.ts';
import { sourceOf } from '../../../src/lookup/local.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { LookupResult } from '../../../src/model/source.ts';
import { referenceOf } from './make.ts';

const told = (raw: string, record: CslItem) =>
  otherPlace({ ...referenceOf({ raw, fields: {} }), canonical: 'court-decision' }, [sourceOf({ id: '0', ...record }, 'held')]);
const roe: CslItem = { type: 'legal_case', title: 'Roe v. Doe', volume: '347', 'container-title': 'U.S.', page: '483-496' };
const yearly: CslItem = {
  type: 'legal_case',
  title: 'Roe v Doe',
  volume: '2',
  'container-title': 'SCR',
  page: '217',
  issued: { 'date-parts': [[1998]] },
};
const neutral: CslItem = { type: 'legal_case', title: 'Roe v Doe', number: '[2019] UKSC 41' };

describe('the place of a decision', () => {
  it.each<[string, CslItem, string | null]>([
    ['Roe v. Doe, 350 U.S. 483 (1954)', roe, '347 U.S. 483'],
    ['Roe v. Doe, 347 U.S. 583 (1954)', roe, '347 U.S. 483'],
    ['Roe v. Doe, 347 U.S. 490 (1954)', roe, null],
    ['Roe v. Doe, 347 U.S. 483, 495 (1954)', roe, null],
    ['Roe v. Doe, 74 S. Ct. 686 (1954)', roe, null],
    ['Roe v. Doe, 349 U.S. 294 (1955), 347 U.S. 483 (1954)', roe, null],
    ['Roe v Doe, [1995] 2 SCR 217', yearly, '[1998] 2 SCR 217'],
    ['Roe v Doe, [1998] 2 SCR 217', yearly, null],
    ['Roe v Doe [2019] UKSC 48, [2020] AC 373', neutral, '[2019] UKSC 41'],
    ['Roe v Doe [2018] EWCA Civ 48', neutral, null],
  ])('%s', (raw, record, found) => {
    expect(told(raw, record)?.found ?? null).toBe(found);
  });
  it('is not asked of works of other kinds', () => {
    expect(otherPlace(referenceOf({ raw: 'Roe v. Doe, 350 U.S. 483', fields: {} }), [sourceOf({ id: '0', ...roe }, 'held')])).toBeNull();
  });
});

describe('a decision at another place than its record', () => {
  const later: CslItem = { ...roe, issued: { 'date-parts': [[1954]] } };
  const labels = (raw: string, covers: 'authoritative' | 'no') => {
    const source = sourceOf({ id: '0', ...later }, 'held');
    const reference = {
      ...referenceOf({ raw, fields: { type: 'legal_case', title: 'Roe v. Doe', issued: { 'date-parts': [[1954]] } } }),
      canonical: 'court-decision' as const,
    };
    const asked: LookupResult['asked'] = [
      { adapter: 'held', question: 'work', query: '', covers, lookup: { kind: 'found', sources: [source] }, snapshots: [] },
    ];
    const [best] = compare(reference, {
      asked,
      candidates: [{ id: source.id, sources: [source], likeness: 1 }],
    }).evidence;
    return [best?.components.title.label, best?.components.doi.label];
  };
  it('is the one that is named where who has all decisions has none there', () => {
    expect(labels('Roe v. Doe, 350 U.S. 583 (1954)', 'authoritative')).toEqual(['match', 'not_match']);
  });
  it('may be another one between the same parties, where nobody has them all', () => {
    expect(labels('Roe v. Doe, 350 U.S. 583 (1954)', 'no')).toEqual(['partial', 'not_match']);
    expect(labels('Roe v. Doe, 347 U.S. 483 (1954)', 'no')).toEqual(['match', 'match']);
  });
});
