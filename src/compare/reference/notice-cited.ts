/**
 * A notice cited (a retraction, an erratum, an expression of concern), and the record found is that of the work it is about: the notice is
 * not that work, though it bears its title. Parsers part what announces the notice from the title behind it, so that the text is looked at.
 */
import type { Reference } from '../../model/cited.ts';
import type { ComponentEvidence } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { fold } from '../../text/fold.ts';
import { noticeBefore } from './printed.ts';

/** How a title begins that announces a notice about another work. */
const ANNOUNCES =
  /^\W{0,3}(?:(?:notice|statement) of |(?:author|publisher|editorial)(?:['’]s|s['’])?\s)?(?:retraction|withdrawal|expression of concern|errat(?:um|a)|corrigend(?:um|a)|correction|addendum)\b/i;

/** Whether what is cited is announced as a notice before its title. */
function citesNotice({ raw, origin, fields: { title } }: Reference): boolean {
  if (origin === 'entry' || title === undefined) return false;
  const at = raw.indexOf(title.slice(0, 40));
  return at > 0 && noticeBefore(raw.slice(0, at));
}

/** Letters of a title that must stand in that of the notice about its work. */
const LEAST = 16;

/**
 * The title component of a cited notice: no more than a match in part where the record is of the work it is about, and a match where the
 * record is of a notice about the work of that title by the same people. Takes the reference, the records, and what became of title and people.
 */
export function besideNotice(
  reference: Reference,
  sources: readonly Source[],
  title: ComponentEvidence,
  authors: ComponentEvidence,
): ComponentEvidence {
  if (title.label === 'unknown' || title.label === 'not_match' || !citesNotice(reference)) return title;
  const source = sources.find(({ id }) => id === title.source);
  if (source === undefined) return title;
  if (source.isNotice !== true && !ANNOUNCES.test(source.fields.title ?? ''))
    return title.label === 'match'
      ? { ...title, label: 'partial', score: 0.5, why: 'a notice is cited, and the record is of the work it is about' }
      : title;
  const named = fold(title.cited ?? '');
  const about = named.length >= LEAST && fold(title.found ?? '').includes(named);
  return title.label === 'partial' && about && authors.label === 'match'
    ? { ...title, label: 'match', score: 0.9, why: 'a notice about the work of that title' }
    : title;
}
