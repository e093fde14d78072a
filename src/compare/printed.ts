/**
 * A second look at references that were printed as text: a parser may put the end of the title into the journal or take the
 * title for a name, and a wrong cut must not look like a wrong citation. Where a record's own title stands whole in the printed
 * reference, or all its authors' names do, that is what was cited, wherever the parser cut.
 */
import type { Reference } from '../model/cited.ts';
import type { ComponentEvidence } from '../model/evidence.ts';
import type { Source } from '../model/source.ts';
import type { TitleForm } from './title-form.ts';

/** Placeholder until the second look is written: gives the first look back. */
export function printedTitle(
  _reference: Reference,
  _source: Source,
  _forms: readonly TitleForm[],
  first: ComponentEvidence,
): ComponentEvidence {
  return first;
}

export function printedAuthors(_reference: Reference, _source: Source, first: ComponentEvidence): ComponentEvidence {
  return first;
}
