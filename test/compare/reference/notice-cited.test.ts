/** A notice and the work it is about: each is itself, wherever a parser parted the announcement from the title. */
import { describe, expect, it } from 'vitest';
import { compare } from '../../../src/compare/reference/index.ts';
import { sourceOf } from '../../../src/lookup/local.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import { referenceOf } from './make.ts';

const WORK: CslItem = {
  type: 'article-journal',
  title: 'Effect of a harbour meal on memory',
  author: [{ family: 'Solera', given: 'Ana' }],
  'container-title': 'Town Medicine',
  issued: { 'date-parts': [[2013]] },
};
const NOTICE: CslItem = {
  ...WORK,
  title: 'Notice of Retraction and Replacement. Solera et al. Effect of a Harbour Meal on Memory. Town Med. 2013;3(8):700-706',
  issued: { 'date-parts': [[2018]] },
};

function label(raw: string, title: string, record: CslItem): string | undefined {
  const one = sourceOf({ id: '0', ...record }, 'held');
  const reference = referenceOf({ raw, origin: 'list', confidence: 0.9, fields: { ...WORK, title, issued: { 'date-parts': [[2018]] } } });
  return compare(reference, { asked: [], candidates: [{ id: one.id, sources: [one], likeness: 1 }] }).evidence[0]?.components.title.label;
}

describe('a cited notice', () => {
  it('is not the work it is about', () => {
    for (const before of [
      'Retraction: ',
      'Erratum—',
      'Notice of retraction and replacement. Solera et al. ',
      'Correction for Solera et al., ',
    ])
      expect(
        label(`Solera A. ${before}Effect of a harbour meal on memory. Town Med. 2018;8:860.`, WORK.title as string, WORK),
        before,
      ).toBe('partial');
  });

  it('is the notice about the work of that title', () => {
    const raw = 'Solera A. Notice of retraction and replacement. Solera et al. Effect of a harbour meal on memory. Town Med. 2018;8:860.';
    expect(label(raw, WORK.title as string, NOTICE)).toBe('match');
  });

  it('leaves the work itself as it is, also one that says “RETRACTED”', () => {
    expect(label('Solera A. Effect of a harbour meal on memory. Town Med. 2013.', WORK.title as string, WORK)).toBe('match');
    expect(label('Solera A. RETRACTED: Effect of a harbour meal on memory. Town Med. 2013.', `RETRACTED: ${WORK.title}`, WORK)).toBe(
      'match',
    );
  });
});
