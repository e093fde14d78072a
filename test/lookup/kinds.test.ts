import { describe, expect, it } from 'vitest';
import { agencyOf, broadForPapers, coveredKind } from '../../src/lookup/kinds.ts';

describe('coveredKind', () => {
  it('tells papers from works held here and there, and from what no registry holds', () => {
    for (const fields of [
      { type: 'article-journal' },
      { type: 'paper-conference' },
      { 'container-title': 'Nature' },
      { type: 'article', 'container-title': 'Nature' },
    ])
      expect(coveredKind(fields)).toBe('paper');
    for (const type of ['book', 'chapter', 'thesis', 'report', 'dataset', 'article']) expect(coveredKind({ type })).toBe('patchy');
    expect(coveredKind({})).toBe('patchy');
    for (const type of [
      'webpage',
      'legislation',
      'legal_case',
      'bill',
      'patent',
      'personal_communication',
      'post-weblog',
      'broadcast',
      'motion_picture',
      'treaty',
      'standard',
      'software',
    ])
      expect(coveredKind({ type, 'container-title': 'X' })).toBe('outside');
  });
});

describe('broadForPapers', () => {
  it('says no to other questions, and outside its years', () => {
    const fields = { type: 'article-journal', title: 'T', issued: { 'date-parts': [[1960]] } };
    expect(broadForPapers(fields, { question: 'work', fields }, 1950)).toBe('broad');
    expect(broadForPapers(fields, { question: 'work', fields }, 1961)).toBe('no');
    expect(broadForPapers(fields, { question: 'work', fields }, 1900, 1959)).toBe('no');
    expect(broadForPapers(fields, { question: 'identifier', scheme: 'doi', value: '10.1/x' }, 1950)).toBe('no');
  });
});

describe('agencyOf', () => {
  it('knows what is certain, and nothing else', () => {
    expect(agencyOf('10.48550/arxiv.2205.14135')).toBe('datacite');
    for (const doi of ['10.1016/x', '10.4855/x', '10.485501/x', 'x']) expect(agencyOf(doi)).toBeNull();
  });
});
