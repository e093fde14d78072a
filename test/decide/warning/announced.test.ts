/** What befell a work is told of it and not of the notice about it; a record whose title says that it was taken back is believed. */
import { describe, expect, it } from 'vitest';
import { isOfNotice, saysItself, toldByRecord } from '../../../src/decide/warning/announced.ts';
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

  it('is of the notice whatever quotation marks part the two, and not where its work has such a title', () => {
    expect(isOfNotice(cited(TITLE, `Quill I. Retraction for Quill et al., “${TITLE}”. Corals 3.`), WORK)).toBe(true);
    expect(isOfNotice(cited(`Removal notice to “${TITLE}”`), WORK)).toBe(true);
    const title = 'Correction of refractive errors in children';
    expect(isOfNotice(cited(title), record({ title: `RETRACTED: ${title}` }))).toBe(false);
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
    [`${TITLE} (withdrawn)`, true],
    [`Removed: ${TITLE}`, false],
    ['Why papers are retracted', false],
  ])('"%s" tells of a work taken back: %s', (title, told) => {
    expect(toldByRecord(record({ title, author })) !== null).toBe(told);
  });

  it('says that the work was taken back', () => {
    for (const mark of ['RETRACTED: ', '[Retracted] ', 'WITHDRAWN: ', 'Retracted Article: '])
      expect(toldByRecord(record({ title: `${mark}${TITLE}`, author })), mark).toMatchObject({ kind: 'retracted', from: WORK.id });
  });

  it('does not where it speaks of such works, or is the notice that the journal signs', () => {
    expect(toldByRecord(record({ title: 'Retracted papers and their readers', author }))).toBeNull();
    expect(toldByRecord(record({ title: `Retracted: ${TITLE}`, author: [{ literal: 'Corals' }], 'container-title': 'Corals' }))).toBeNull();
    expect(toldByRecord(record({ title: `Retracted: ${TITLE}` }))).toBeNull();
  });
});

describe('a reference', () => {
  it('says itself that the work was retracted: in its title, beside it, or in a note', () => {
    expect(saysItself(cited(`RETRACTED: ${TITLE}`))).toBe(true);
    expect(saysItself(cited(TITLE, `Quill I. ${TITLE}. Corals 3. Retraction in: Corals 5.`))).toBe(true);
    expect(saysItself(cited(`${TITLE} [retracted in: Corals`, `Quill I. ${TITLE} [retracted in: Corals. 2012;5:7]. Corals 3.`))).toBe(true);
    const entry = cited(TITLE, 'note = {Retracted}', 'entry');
    expect(saysItself({ ...entry, fields: { ...entry.fields, note: 'Retracted 2012' } })).toBe(true);
  });

  it('does not by words of its title, of its journal or of a field that nobody prints', () => {
    const title = 'Why retracted confessions persuade juries';
    expect(saysItself(cited(title, `Quill I. ${title}. Retraction Review 3.`))).toBe(false);
    expect(saysItself(cited(TITLE, '@article{k, title = {…}, keywords = {retracted}}', 'entry'))).toBe(false);
  });
});

describe('a record', () => {
  const author = [{ family: 'Quill', given: 'Ida' }];
  it('tells by its title what befell the work, with its address', () => {
    expect(toldByRecord(record({ title: `WITHDRAWN: ${TITLE}`, author, DOI: '10.5555/w' }))).toEqual({
      kind: 'retracted',
      url: 'https://doi.org/10.5555/w',
      from: WORK.id,
      reason: 'the recorded title says “withdrawn”',
    });
    expect(toldByRecord(record({ title: `TEMPORARY REMOVAL: ${TITLE}`, author }))?.kind).toBe('expression-of-concern');
  });

  it('tells by its note, and of a book only where the mark is plain', () => {
    expect(toldByRecord(record({ title: TITLE, author, note: 'Retracted' }))?.kind).toBe('retracted');
    expect(toldByRecord(record({ title: TITLE, author, note: 'speaks of retracted papers' }))).toBeNull();
    expect(toldByRecord(record({ title: 'Withdrawn: A Novel', author, type: 'book' }))).toBeNull();
  });
});
