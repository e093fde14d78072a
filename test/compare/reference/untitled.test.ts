/** A lone venue that is a title, and one that is not. */
import { describe, expect, it } from 'vitest';
import { titled } from '../../../src/compare/reference/untitled.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import { referenceOf } from './make.ts';

const read = (fields: CslItem, origin: 'list' | 'entry' = 'list'): CslItem => titled(referenceOf({ fields, origin, raw: 'x' })).fields;

describe('a printed reference without a title', () => {
  it('has its lone venue for one', () => {
    expect(read({ 'container-title': 'Harbour Law (No. 7552)' })).toEqual({ title: 'Harbour Law (No. 7552)' });
    expect(read({ 'container-title': 'よつばと!', issued: { 'date-parts': [[2003]] } }).title).toBe('よつばと!');
  });

  it('has none where a volume, a page or an issue shows a journal, or one word may be anything', () => {
    for (const more of [{ volume: '8' }, { page: '3' }, { issue: '2' }]) {
      const fields = { 'container-title': 'Physical Review Letters', ...more };
      expect(read(fields)).toEqual(fields);
    }
    expect(read({ 'container-title': 'Nature' })).toEqual({ 'container-title': 'Nature' });
    expect(read({})).toEqual({});
  });

  it('has none where it lies in a repository, by its number alone', () => {
    for (const venue of [
      'arXiv preprint',
      'arXiv e-prints',
      'ArXiv Preprint Server',
      'bioRxiv preprint server',
      'SSRN Electronic Journal',
    ]) {
      const fields = { 'container-title': venue, arxiv: '1711.05315' };
      expect(read(fields)).toEqual(fields);
    }
  });

  it('is taken at its word where it has a title, or states its fields as data', () => {
    expect(read({ title: 'Bells', 'container-title': 'Harbour Law' })).toEqual({ title: 'Bells', 'container-title': 'Harbour Law' });
    expect(read({ 'container-title': 'Harbour Law Review' }, 'entry')).toEqual({ 'container-title': 'Harbour Law Review' });
  });
});
