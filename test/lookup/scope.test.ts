import { describe, expect, it } from 'vitest';
import { localIndex } from '../../src/lookup/local.ts';
import { withinScope } from '../../src/lookup/scope.ts';
import type { CslItem } from '../../src/model/csl.ts';

const paper: CslItem = { type: 'article-journal', title: 'The growth of barley in wet soils', 'container-title': 'Journal of Examples' };
const talk: CslItem = { type: 'paper-conference', title: 'Learning to sort barley with neural networks' };
const WORKS: Readonly<Record<string, CslItem>> = {
  paper,
  preprint: { type: 'article', title: 'Sorting barley in the dark', arxiv: '2101.00001' },
  'paper of ICLR': { ...talk, 'container-title': 'International Conference on Learning Representations' },
  'paper of ACL': { ...talk, 'container-title': 'Proceedings of the 58th Annual Meeting of the ACL' },
  book: { type: 'book', title: 'A history of barley' },
  'German paper': { ...paper, title: 'Das Wachstum der Gerste und die Böden' },
  'untyped entry': { title: 'A history of barley' },
};

describe('withinScope', () => {
  it.each<readonly [string | undefined, readonly string[]]>([
    [undefined, Object.keys(WORKS)],
    ['to May', Object.keys(WORKS)],
    ['the works of our library', Object.keys(WORKS)],
    ['all Crossref works', ['paper', 'paper of ACL']],
    ['every DOI', ['paper', 'paper of ACL']],
    ['OpenAlex', ['paper', 'paper of ICLR', 'paper of ACL']],
    ['the ACL Anthology', ['paper of ACL']],
    ['arXiv', ['preprint']],
    ['Crossref and arXiv', ['paper', 'preprint', 'paper of ACL']],
    ['PubMed', []],
    ['dblp', []],
  ])('%s: %j', (scope, held) => {
    expect(Object.keys(WORKS).filter((name) => withinScope(scope, WORKS[name] ?? {}))).toEqual(held);
  });

  it('keeps an index of one collection from denying the works of another', () => {
    const manifest = { format: 1, name: 'i', hash: 'sha256:0', records: 1, builtAt: '2026-11-22', complete: true, sources: [] };
    const index = { byIdentifier: () => [], byTitle: () => [], search: () => [], close: () => {} };
    const covers = (scope: string, fields: CslItem): string =>
      localIndex({ ...index, manifest: { ...manifest, scope } }).covers(fields, { question: 'work', fields });
    expect(covers('the ACL Anthology', WORKS['paper of ACL'] ?? {})).toBe('authoritative');
    expect(covers('the ACL Anthology', paper)).toBe('no');
  });
});
