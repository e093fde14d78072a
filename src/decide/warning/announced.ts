/**
 * Whether a citation is of a notice about another work (a retraction, an erratum): what befell that work did not befall its notice, so
 * that nobody who cites the notice is warned of it.
 */
import type { Reference } from '../../model/cited.ts';
import type { Notice, Source } from '../../model/source.ts';

const NOTICES = '(?:retraction|withdrawal|expression of concern|errat(?:um|a)|corrigend(?:um|a)|correction)';
/** How a title begins that announces one. */
const ANNOUNCES = new RegExp(`^\\W{0,3}(?:(?:notice|statement) of |(?:author|publisher|editorial)(?:['’]s|s['’])?\\s)?${NOTICES}\\b`, 'i');
/** The same in print, before what was parsed as the title. */
const BEFORE = new RegExp(`(?:^|[^\\p{L}])${NOTICES}(?: and replacement)?(?:[:.—–]| (?:for|to|of)\\s)[^"“”:]{0,60}$`, 'iu');
/** Text before a title that is looked at, and letters of the title by which its place is found. */
const [MOST, HEAD] = [100, 40];

/** What publishers put before the title of a work that they have taken back: "RETRACTED: ", "[Retracted article] ". */
const TAKEN_BACK = /^\W{0,3}(?<what>retracted|withdrawn|notice of retraction)(?: article| paper| chapter)?(?:\s?[:\])–—-]|\s?\|)/i;
/** In capitals alone: the word begins titles of other works. */
const REMOVED = /^\W{0,3}(?<what>REMOVED):/;
/** The same behind it: "… [Retracted]", "… (Retracted article. See vol. 14, 2020)". */
const TAKEN_BACK_BEHIND =
  /(?:\[(?<square>retracted|withdrawn)(?: article| paper)?\]|\((?<round>retracted)(?: article| paper)?(?:[.,;:] [^()]{0,80})?\))\W{0,2}$/i;

/** The retraction that a record tells by its title alone; null where it does not, or its journal signs it: then it is the notice itself. */
export function toldByTitle({ id, fields }: Source): Notice | null {
  const title = fields.title ?? '';
  const behind = TAKEN_BACK_BEHIND.exec(title)?.groups;
  const what = (
    TAKEN_BACK.exec(title)?.groups?.what ??
    REMOVED.exec(title)?.groups?.what ??
    behind?.square ??
    behind?.round
  )?.toLowerCase();
  const [by] = fields.author ?? [];
  const signed = by?.literal !== undefined && by.literal === fields['container-title'];
  if (what === undefined || fields.author === undefined || signed) return null;
  return { kind: 'retracted', from: id, reason: `the recorded title says “${what}”` };
}

/** Whether the record is of the work that a cited notice is about. */
export function isOfNotice(reference: Reference, source: Source): boolean {
  return !ANNOUNCES.test(source.fields.title ?? '') && citesNotice(reference);
}

/** Whether what is cited is a notice about a work. */
export function citesNotice({ raw, origin, fields: { title = '' } }: Reference): boolean {
  const at = origin === 'entry' || title === '' ? -1 : raw.indexOf(title.slice(0, HEAD));
  return ANNOUNCES.test(title) || (at > 0 && BEFORE.test(raw.slice(Math.max(0, at - MOST), at)));
}
