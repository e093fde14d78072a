/** Signs of generated papers: one that speaks for itself or two weak ones, always named, never more than an information. */
import { describe, expect, it } from 'vitest';
import { warnReference } from '../../../src/decide/warning/index.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import { COMPONENTS, type Component, type ComponentEvidence } from '../../../src/model/evidence.ts';
import type { Notice, Source } from '../../../src/model/source.ts';
import type { ReferenceVerdict } from '../../../src/model/verdict.ts';
import { finding } from '../../report/make.ts';

const unknown: ComponentEvidence = { label: 'unknown', cited: null, found: null, score: null, source: null, why: '' };
const verdict: ReferenceVerdict = {
  ...finding({ key: '1', outcome: 'exist' }).verdict,
  components: Object.fromEntries(COMPONENTS.map((name) => [name, unknown])) as Record<Component, ComponentEvidence>,
  source: 'index:1',
};
const work = (fields: CslItem): Source => ({
  id: 'index:1',
  adapter: 'index',
  fields: { title: 'A title of a work', ...fields },
  titles: [],
  years: [],
  authorsComplete: true,
  notices: [],
  sameAs: [],
  snapshot: null,
});
const { reference } = finding({ key: '1', outcome: 'exist' });
const signs = (
  fields: CslItem,
  more: { notices?: readonly Notice[]; listed?: readonly { list: string; entry: string }[]; text?: string } = {},
): readonly string[] =>
  warnReference(reference, verdict, [work(fields)], more.notices ?? [], more.listed ?? null, { text: more.text ?? null })
    .filter(({ kind }) => kind === 'ai_generated_suspect')
    .flatMap(({ evidence, severity }) => {
      expect(severity).toBe('info');
      return evidence;
    });
const paper = (headings: string): string =>
  `A paper\nAbstract\n${headings}\nDiscussion\nReferences\nWe conducted a study. ${'Words that fill the page. '.repeat(400)}`;

describe('signs of a generated paper', () => {
  it('is a phrase that a model left behind, in the abstract or the text', () => {
    expect(signs({ abstract: 'As an AI language model, I cannot measure corals.' })).toHaveLength(1);
    expect(signs({}, { text: paper('Methods\nCertainly, here is a possible introduction for your topic:') })).toHaveLength(1);
  });
  it('is a retraction for that very reason', () => {
    expect(
      signs(
        {},
        {
          notices: [
            { kind: 'retracted', from: 'list 1', reason: '+Computer-Aided Content or Computer-Generated Content;+Fake Peer Review;' },
          ],
        },
      ),
    ).toHaveLength(1);
    expect(signs({}, { notices: [{ kind: 'retracted', from: 'list 1', reason: '+Error in Data;' }] })).toEqual([]);
  });
  it('are two weak ones together, never one alone', () => {
    const placeholders = { author: [{ family: 'Lastname', given: 'Firstname' }] };
    const listed = [{ list: 'list 2017', entry: 'Journal of X' }];
    expect(signs(placeholders)).toEqual([]);
    expect(signs({}, { listed })).toEqual([]);
    expect(signs({}, { text: paper('Introduction') })).toEqual([]);
    expect(signs(placeholders, { listed })).toHaveLength(2);
    expect(signs({}, { listed, text: paper('Introduction') })).toHaveLength(2);
  });
  it('are not seen in an ordinary paper, nor guessed from an abstract', () => {
    const listed = [{ list: 'list 2017', entry: 'Journal of X' }];
    expect(signs({ author: [{ family: 'Smith', given: 'Anna' }], abstract: 'Large language models are studied.' }, { listed })).toEqual([]);
    expect(signs({}, { listed, text: paper('2. Materials and Methods') })).toEqual([]);
    expect(signs({}, { listed, text: 'We conducted a study.' })).toEqual([]);
  });
});
