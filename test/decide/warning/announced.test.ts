/** What befell a work is told of it and not of the notice about it; a record whose title says that it was taken back is believed. */
import { describe, expect, it } from 'vitest';
import { isOfNotice, toldByTitle } from '../../../src/decide/warning/announced.ts';
import type { Reference } from '../../../src/model/cited.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import { WORK } from './matched-work.ts';

const cited = (title: string, raw = '', origin: Reference['origin'] = 'list') =>
  ({
    id: 'ref:1',
    key: '1',
    span: { start: 0, end: 1 },
    raw,
    fields: { title },
    fieldSpans: {},
    route: 'formal',
    routeWhy: '',
    origin,
    confidence: 1,
  }) as const;
const record = (fields: CslItem) => ({ ...WORK, fields });
const TITLE = 'A slow theory of growing glass corals';

describe('a citation', () => {
  it('is of the notice where that is announced in its title or before it', () => {
    expect(isOfNotice(cited(`Retraction: ${TITLE}`), WORK)).toBe(true);
    expect(isOfNotice(cited(TITLE, `Quill I. Erratum: ${TITLE}. Corals 3.`), WORK)).toBe(true);
    expect(isOfNotice(cited(TITLE, `Correction for Quill et al., ${TITLE}. Corals 3.`), WORK)).toBe(true);
  });

  it('is of the work else, and of the notice where that is what was found', () => {
    expect(isOfNotice(cited(TITLE, `Quill I. ${TITLE}. Corals 3. Erratum in: Corals 4.`), WORK)).toBe(false);
    expect(isOfNotice(cited(`RETRACTED: ${TITLE}`), WORK)).toBe(false);
    expect(isOfNotice(cited(`Erratum: ${TITLE}`), record({ title: `Erratum: ${TITLE}` }))).toBe(false);
  });
});

describe('a recorded title', () => {
  const author = [{ family: 'Quill', given: 'Ida' }];
  it.each([
    [`${TITLE} [Retracted]`, true],
    [`${TITLE} (Retracted article. See vol. 14, 2020)`, true],
    [`REMOVED: ${TITLE}`, true],
    [`Notice of Retraction: ${TITLE}`, true],
    [`${TITLE} (withdrawn)`, false],
    [`Removed: ${TITLE}`, false],
    ['Why papers are retracted', false],
  ])('"%s" tells of a work taken back: %s', (title, told) => {
    expect(toldByTitle(record({ title, author })) !== null).toBe(told);
  });

  it('says that the work was taken back', () => {
    for (const mark of ['RETRACTED: ', '[Retracted] ', 'WITHDRAWN: ', 'Retracted Article: '])
      expect(toldByTitle(record({ title: `${mark}${TITLE}`, author })), mark).toMatchObject({ kind: 'retracted', from: WORK.id });
  });

  it('does not where it speaks of such works, or is the notice that the journal signs', () => {
    expect(toldByTitle(record({ title: 'Retracted papers and their readers', author }))).toBeNull();
    expect(toldByTitle(record({ title: `Retracted: ${TITLE}`, author: [{ literal: 'Corals' }], 'container-title': 'Corals' }))).toBeNull();
    expect(toldByTitle(record({ title: `Retracted: ${TITLE}` }))).toBeNull();
  });
});
