/** The words of notices and of marks are told from titles that speak of such things: by what stands behind them. */
import { describe, expect, it } from 'vitest';
import { announcesNotice, saysTakenBack, takenBack, titleOfNotice } from '../../src/model/notice-words.ts';

const TITLE = 'A slow theory of growing glass corals';

describe('a title says that its work was taken back', () => {
  it.each([
    [`RETRACTED ARTICLE: ${TITLE}`, 'retracted'],
    [`[Retracted] ${TITLE}`, 'retracted'],
    [`**RETRACTED** ${TITLE}`, 'retracted'],
    [`RETRACTED. ${TITLE}`, 'retracted'],
    [`This article has been retracted: ${TITLE}`, 'retracted'],
    [`Article Retracted: ${TITLE}`, 'retracted'],
    [`Retracted manuscript: ${TITLE}`, 'retracted'],
    [`${TITLE}: RETRACTED`, 'retracted'],
    [`${TITLE} — Retracted`, 'retracted'],
    [`${TITLE} [retracted in: Corals. 2012;5:7]`, 'retracted'],
    [`Notice of Retraction ${TITLE}`, 'retracted'],
    [`Artículo retractado: ${TITLE}`, 'retracted'],
    [`Article rétracté : ${TITLE}`, 'retracted'],
    [`ZURÜCKGEZOGEN: ${TITLE}`, 'retracted'],
    [`ОТОЗВАНА: ${TITLE}`, 'retracted'],
    [`撤稿：${TITLE}`, 'retracted'],
    [`WITHDRAWN: ${TITLE}`, 'withdrawn'],
    [`${TITLE} (WITHDRAWN)`, 'withdrawn'],
    [`RETIRADO: ${TITLE}`, 'withdrawn'],
    [`REMOVED: ${TITLE}`, 'removed'],
    [`TEMPORARY REMOVAL: ${TITLE}`, 'temporarily removed'],
    [`Notice of Violation of IEEE Publication Principles: ${TITLE}`, 'marked as in violation of publication principles'],
  ])('%s', (title, befell) => expect(takenBack(title)).toBe(befell));

  it.each([
    'Retracted papers and their later readers',
    'Retracted articles: a bibliometric study',
    'Withdrawn: children who hide in the schools of Oslo',
    'Withdrawn behaviour in rats',
    'RETRACTED CONFESSIONS AND THEIR JURIES',
    'Retracted-potential theory',
    'Removed: A Memoir',
    'Confessions (retracted in court) and their weight',
    'Retraction of the tongue in infants',
    'The trial: how a study was retracted',
    TITLE,
  ])('and not where it speaks of such a thing: %s', (title) => expect(takenBack(title)).toBeNull());
});

describe('a title is that of a notice', () => {
  it.each([
    `Retraction: ${TITLE}`,
    `Retraction Note to: ${TITLE}`,
    `Statement of Retraction: ${TITLE}`,
    `Partial Retraction: ${TITLE}`,
    `Removal notice to “${TITLE}”`,
    `Retraction for Quill et al., “${TITLE}”`,
    `Publisher’s Expression of Concern: ${TITLE}`,
    `Erratum to ${TITLE}`,
    'Correction to Enhanced Gas Uptake during Ozonolysis',
    `Rétractation : ${TITLE}`,
    `Berichtigung zu: ${TITLE}`,
    'Erratum',
  ])('%s', (title) => expect(titleOfNotice(title)).toBe(true));

  it.each([
    'Retraction of the tongue in sleeping infants',
    'Retraction: its mechanics in soft wound edges',
    'Retraction of Soft Growing Robots without Buckling',
    'Correction of refractive errors in children',
    'Correction to the mass of a falling body',
    'Correction for multiple testing in village surveys',
    'Expression of concern in political debate',
    'Errata in the printed mathematics of the Renaissance',
    'Errata: a life examined',
    'Withdrawal of opioids after long treatment',
  ])('and not where it speaks of such a thing: %s', (title) => expect(titleOfNotice(title)).toBe(false));

  it('and is announced by what stands before the title of its work', () => {
    expect(announcesNotice('Quill, I. (2012). Retraction for Quill et al., “')).toBe(true);
    expect(announcesNotice('Quill I. Removal notice to ')).toBe(true);
    expect(announcesNotice('Quill I. ')).toBe(false);
  });
});

describe('what stands beside a description says that the work was taken back', () => {
  it.each([
    '. Corals 3 (2010). Retraction in: Corals 5 (2012).',
    ' [Retraction published in Corals, 5, 7]',
    '. Corals 3:1-9 (since retracted)',
    '. Corals 3:1-9. Retracted March 2, 2012.',
    '. Corals 3:1-9 RETRACTED',
    ' [Paper retracted in 2012]',
    'Retracted',
    'Retracted article',
  ])('%s', (text) => expect(saysTakenBack(text)).toBe(true));

  it.each([
    '. Corals 3:1-9 (not retracted)',
    '. Retraction Review 3:1-9.',
    '. Corals 3:1-9. Erratum in: Corals 4:2.',
    'Read in 2012; speaks of retracted papers',
  ])('and not: %s', (text) => expect(saysTakenBack(text)).toBe(false));
});
