import { describe, expect, it } from 'vitest';
import { numberOfRegister } from '../../../src/extract/parse/standards.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { Span } from '../../../src/model/document.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };
function read(raw: string, before: CslItem = {}, spans: Record<string, Span[]> = {}): CslItem {
  const fields: Draft = { ...before };
  numberOfRegister(fields, spans, raw);
  return fields;
}

describe('numbers of registers', () => {
  it.each([
    ['Hedge Corp. Study. ClinicalTrials.gov NCT04368728; 2020.', 'NCT04368728'],
    ['EudraCT 2020-001113-21. Hedges. 2020.', '2020-001113-21'],
    ['GenBank. Genome. Accession MN908947.3. 2020.', 'MN908947.3'],
    ['PDB ID: 2HHB. 1984.', '2HHB'],
    ['CVE-2014-0160. Database. 2014.', 'CVE-2014-0160'],
    ['Roe, Internet-Draft, draft-ietf-tls-esni-18, 2024.', 'draft-ietf-tls-esni-18'],
  ])('%s', (raw, number) => {
    expect(read(raw).number).toBe(number);
  });
  it('is no page, and leaves what has a number or a journal of its own', () => {
    const raw = 'A trial. ChiCTR2000029308. 2020.';
    expect(read(raw, { page: 'ChiCTR2000029308' }, { page: [{ start: 9, end: 25 }] })).toEqual({ number: 'ChiCTR2000029308' });
    expect(read('A trial (NCT04368728). J Hedges 2020;3:1-9', { volume: '3' })).toEqual({ volume: '3' });
    expect(read('Report 7. NCT04368728', { number: '7' }, { number: [{ start: 7, end: 8 }] })).toEqual({ number: '7' });
  });
});
