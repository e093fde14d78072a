/**
 * What a citation and a record say of a retraction by their own words: whether a notice is cited and not the work it is about (what
 * befell that work did not befall its notice), whether the reference itself tells its reader that the work was taken back, and what a
 * record tells by its title or its note alone.
 */
import type { Reference } from '../../model/cited.ts';
import { announcesNotice, saysTakenBack, takenBack, titleOfNotice } from '../../model/notice-words.ts';
import type { Notice, Source } from '../../model/source.ts';

/** Letters of a title by which its place in a printed reference is found. */
const HEAD = 40;

/**
 * What stands before a title in a printed reference, and behind it; all of it before where the title is not found. A bracket that a
 * parser cut stands behind it.
 */
function around(raw: string, cited: string): readonly [before: string, behind: string] {
  const title = cited.replace(/\s?\[[^\]]{0,300}$/, '');
  const at = raw.toLowerCase().indexOf(title.slice(0, HEAD).toLowerCase());
  return at < 0 || title === '' ? [raw, ''] : [raw.slice(0, at), raw.slice(at + title.length)];
}

/** What a record tells of by its title or its note alone; null where it does not, or its journal signs it: then it is the notice itself. */
export function toldByRecord({ id, fields }: Source): Notice | null {
  const { title = '', note = '', author } = fields;
  const befell = takenBack(title);
  const [by] = author ?? [];
  const signed = by?.literal !== undefined && by.literal === fields['container-title'];
  if (author === undefined || signed) return null;
  // Of books "Withdrawn: A Novel" is a title.
  const marked = befell !== null && (fields.type !== 'book' || /\p{Lu}{4}|\[/u.test(title)) ? befell : null;
  if (marked === null)
    return saysTakenBack(note) ? { kind: 'retracted', from: id, reason: `its note says “${note.trim().slice(0, 80)}”` } : null;
  const address = fields.DOI === undefined ? fields.URL : `https://doi.org/${fields.DOI}`;
  return {
    kind: /^(?:temporarily|marked)/.test(marked) ? 'expression-of-concern' : 'retracted',
    ...(address === undefined ? {} : { url: address }),
    from: id,
    reason: `the recorded title says “${marked}”`,
  };
}

/** Whether the record is of the work that a cited notice is about. */
export function isOfNotice(reference: Reference, source: Source): boolean {
  const title = source.fields.title ?? '';
  if (titleOfNotice(title)) return false;
  const { raw, origin, fields } = reference;
  const [before, behind] = around(origin === 'entry' ? (fields.title ?? '') : raw, title);
  return citesNotice(reference) || (behind !== '' && announcesNotice(before));
}

/** Whether what is cited is a notice about a work. */
export function citesNotice({ raw, origin, fields: { title = '' } }: Reference): boolean {
  const [before, behind] = origin === 'entry' ? ['', ''] : around(raw, title);
  return titleOfNotice(title) || (behind !== '' && announcesNotice(before));
}

/** Whether the reference itself says that the work was taken back, in its title, beside it or in a note. */
export function saysItself({ raw, origin, fields: { title = '', note = '' } }: Reference): boolean {
  return takenBack(title) !== null || saysTakenBack(note) || (origin !== 'entry' && around(raw, title).some(saysTakenBack));
}
