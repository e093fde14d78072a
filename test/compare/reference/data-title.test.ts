/** Data are called by a sentence and filed by a line: the words in common tell. */
import { expect, it } from 'vitest';
import { dataTitle } from '../../../src/compare/reference/data-title.ts';
import { sourceOf } from '../../../src/lookup/local.ts';
import type { ComponentEvidence, Label } from '../../../src/model/evidence.ts';

const evidence = (label: Label, cited: string, found: string): ComponentEvidence => ({
  label,
  cited,
  found,
  score: 0,
  source: 'held:1',
  why: '',
});
const FILED = 'CMIP9 BearMIP output of FUR-ESM1-LR';

function judged(cited: string, type: string, doi: Label = 'match'): Label {
  const source = sourceOf({ id: '1', type, title: FILED }, 'held');
  const [yes, led] = [evidence('match', '', ''), evidence(doi, '', '')];
  return dataTitle(evidence('not_match', cited, FILED), [source], { authors: yes, date: yes, doi: led }).label;
}

it('takes the words of the filed title in another order and among others for it', () => {
  expect(judged('FUR model FUR-ESM1-LR output prepared for CMIP9 BearMIP', 'dataset')).toBe('match');
  expect(judged('FUR model FUR-ESM1-LR results prepared for CMIP9 BearMIP', 'dataset')).toBe('partial');
});

it('does not count the word for data', () => {
  const filed = 'Data from: Walking of alpine bears';
  const source = sourceOf({ id: '1', type: 'dataset', title: filed }, 'held');
  const yes = evidence('match', '', '');
  const beside = { authors: yes, date: yes, doi: yes };
  expect(dataTitle(evidence('not_match', 'Alpine bears and their walking', filed), [source], beside).label).toBe('match');
});

it('does so of data alone, and where the identifier leads to them', () => {
  expect(judged('FUR model FUR-ESM1-LR output prepared for CMIP9 BearMIP', 'article-journal')).toBe('not_match');
  expect(judged('FUR model FUR-ESM1-LR output prepared for CMIP9 BearMIP', 'dataset', 'unknown')).toBe('not_match');
  expect(judged('A survey of municipal water prices', 'dataset')).toBe('not_match');
});
