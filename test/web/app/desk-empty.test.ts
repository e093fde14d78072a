/** What is said where nothing can be shown: nothing is claimed of a document that has not come, was not read, or was not gone through. */
import { describe, expect, it } from 'vitest';
import type { RunInfo } from '../../../src/web/app/api.ts';
import { comingWords, Empty, endedWords } from '../../../src/web/app/desk-empty.tsx';

const run = (state: RunInfo['state'], done = 0, more: Partial<RunInfo> = {}): RunInfo => ({
  id: 'r',
  state,
  name: 'paper.md',
  kind: 'document',
  mediaType: null,
  batch: null,
  createdAt: '',
  finishedAt: null,
  progress: { stage: 'finished', done, total: done, etaSeconds: null },
  queue: null,
  counts: null,
  coverage: null,
  texts: null,
  warnings: 0,
  needs: 0,
  decided: 0,
  confirmed: 0,
  error: null,
  log: null,
  reviewer: null,
  view: 'owner',
  sealed: true,
  read: true,
  lastEvent: 0,
  ...more,
});

const said = (info: RunInfo | null): string =>
  String(Empty({ info, filter: 'needs', total: 0, words: '', failed: false, look: () => undefined })?.props.children);

describe('where nothing can be shown', () => {
  it.each([
    ['nothing is known yet', null, 'Opening…'],
    ['it waits', run('queued'), 'Waiting its turn'],
    ['it is read', run('running'), 'Reading the document…'],
    ['its findings are still to come', run('done', 4), 'Opening…'],
    ['its quotes are still to come', run('done', 0, { texts: { quotes: 2, quotesOpen: 0, claims: 0, claimsOpen: 0 } }), 'Opening…'],
    ['there was nothing', run('done'), 'No reference was found in this document, so nothing was checked.'],
    ['it was stopped at once', run('cancelled'), 'It was stopped before anything was checked.'],
    [
      'it was deleted, whatever had been counted of it',
      run('deleted', 4),
      'It was deleted. The hashes of its log stay, its content is gone.',
    ],
    ['it could not be read', run('failed', 0, { error: { code: 'x', detail: 'It is empty.' } }), 'It is empty.'],
  ])('%s', (_, info, words) => expect(said(info)).toBe(words));

  it('waits for nothing that could not be fetched: the bar says why', () =>
    expect(Empty({ info: run('done', 4), filter: 'all', total: 0, words: '', failed: true, look: () => undefined })).toBeNull());

  it('tells the half of the document why it will not come', () => {
    expect(endedWords(run('failed', 0, { error: { code: 'x', detail: 'It is empty.' } }))).toBe(
      'The check ended before the document was read.',
    );
    expect(endedWords(run('deleted'))).toMatch(/^It was deleted/);
    expect(endedWords(run('done'))).toBe('');
  });

  it('tells the half of the document the same', () => {
    expect([comingWords(null), comingWords(run('queued'))]).toEqual(['Opening…', 'Waiting its turn']);
  });
});
