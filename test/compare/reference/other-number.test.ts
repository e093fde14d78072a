/** A work has one number of its kind: another one is told, and nothing where either side has several. */
import { describe, expect, it } from 'vitest';
import { citedIdentifiers } from '../../../src/compare/reference/identifiers.ts';
import { otherNumber } from '../../../src/compare/reference/other-number.ts';
import { sourceOf } from '../../../src/lookup/local.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import { referenceOf } from './make.ts';

function told(raw: string, fields: CslItem, ...records: CslItem[]) {
  const reference = referenceOf({ raw, fields });
  const sources = records.map((record, at) => sourceOf({ id: String(at), ...record }, 'held'));
  return otherNumber(reference, citedIdentifiers(reference), sources);
}

const walls: CslItem = { type: 'report', title: 'A protocol of walls', number: 'RFC 2616' };
const patent: CslItem = { type: 'patent', title: 'A wall', number: 'US 6285999 B1' };
const preprint: CslItem = { type: 'article', title: 'On walls', DOI: '10.48550/arXiv.1512.03385' };

describe('the number of a work', () => {
  it('that differs from the recorded one is told', () => {
    expect(told('Quill A. A protocol of walls. RFC 2661, 1999.', {}, walls)).toMatchObject({
      label: 'not_match',
      cited: '2661',
      found: '2616',
      source: 'held:0',
    });
    expect(told('Quill A. A wall. U.S. Patent 6,258,999, 2001.', {}, patent)?.label).toBe('not_match');
    expect(told('Quill A. On walls. arXiv:1512.03358', { arxiv: '1512.03358' }, preprint)?.why).toContain('1512.03385');
    expect(told('UN. On walls (A/RES/71/1). 2015.', {}, { title: 'On walls', number: 'A/RES/70/1' })?.found).toBe('a/res/70/1');
    expect(told('Case C-326/14 Quill v Rook', {}, { title: 'Quill v Rook', number: 'Case C-362/14' })?.label).toBe('not_match');
  });

  it('of an act is one of its kind, however many figures it has', () => {
    const act: CslItem = { type: 'legislation', title: 'Walls Act of 1996', number: 'Pub. L. 104-191' };
    expect(told('Walls Act of 1996, Pub. L. No. 105-12, 110 Stat. 1936', {}, act)).toMatchObject({ label: 'not_match', found: '104-191' });
    expect(told('Walls Act of 1996, Public Law 104–191', {}, act)).toBeNull();
  });

  it('that is the recorded one, in whatever form, is none', () => {
    expect(told('Quill A. RFC2616. A protocol of walls.', {}, walls)).toBeNull();
    expect(told('Quill A. A wall. US6285999B1, 2001.', {}, patent)).toBeNull();
    expect(told('UN. On walls. A/RES/70/1, 2015.', {}, { title: 'On walls', number: 'UN Doc. A/RES/70/1' })).toBeNull();
    expect(told('Quill A. On walls. arXiv:1512.03385v2', { arxiv: '1512.03385v2' }, preprint)).toBeNull();
  });

  it('says nothing where either side has several, or none of its form', () => {
    expect(told('A protocol of walls. RFC 2661, which obsoletes RFC 2068.', {}, walls)).toBeNull();
    expect(told('A protocol of walls. RFC 2661.', {}, walls, { ...walls, number: 'RFC 7230' })).toBeNull();
    expect(told('A protocol of walls. RFC 2661.', {}, { title: 'A protocol of walls' })).toBeNull();
    // An application is numbered otherwise than the patent.
    expect(told('A wall. US Patent Application 20010049999, 2001.', {}, patent)).toBeNull();
    expect(told('A wall. EP 6258999, 2001.', {}, patent)).toBeNull();
  });
  it('tells a standard and its part, and a review that keeps its number', () => {
    const standard: CslItem = { type: 'standard', title: 'ISO 10993-5:2009 Tests of walls — Part 5: Bells', number: 'ISO 10993-5' };
    expect(told('ISO 10993-4:2009. Tests of walls – Part 5: Bells.', {}, standard)?.found).toBe('10993-5');
    expect(told('ISO 10993-5:2009. Tests of walls – Part 5: Bells.', {}, standard)).toBeNull();
    expect(told('ISO 10993. Tests of walls – Part 5: Bells.', {}, standard)).toBeNull();
    const review: CslItem = { title: 'Bells for walls', DOI: '10.1002/14651858.cd001431.pub5' };
    expect(told('Quill A. Bells for walls. Cochrane Database Syst Rev 2017;4:CD001413.', {}, review)?.found).toBe('001431');
    expect(told('Quill A. Bells for walls. Cochrane Database Syst Rev 2017;4:CD001431.', {}, review)).toBeNull();
    expect(told('Quill A. Bells for walls. Disc CD001413, 2017.', {}, review)).toBeNull();
  });
});
