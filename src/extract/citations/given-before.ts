/**
 * Marks by author and year where a document has no list and gives its works in passing: "(Roe et al., 2017)" behind "Roe et al. in “Hedges Are All
 * You Need” (2017)". Nothing says that what they name stands in the document at all, so only names that fit the work, all of them, lead to it.
 */
import type { Reference } from '../../model/cited.ts';
import type { Document } from '../../model/document.ts';
import { fold } from '../../text/fold.ts';
import { familyOf } from '../link/heads.ts';
import { Links } from '../link.ts';
import { leads } from '../running/case-names.ts';
import { type AuthorMark, authorMarks, plainMarks } from './author.ts';
import { type Tied, tie } from './tie.ts';

/** Of how many authors a mark with "et al." speaks at least. */
const FEWEST_AND_OTHERS = 3;

/** Whether a mark names the authors of a work as the text gave them: the same ones, or the first "et al." where there are more. */
function fits({ families, etAl }: AuthorMark, { fields }: Reference): boolean {
  const authors = (fields.author ?? []).map(familyOf);
  const named = families.map((name) => fold(name));
  const agree = named.every((name, i) => authors[i] === undefined || authors[i] === name || authors[i].endsWith(` ${name}`));
  if (!agree) return false;
  if (fields['et-al'] === true) return etAl || named.length >= FEWEST_AND_OTHERS;
  return etAl ? authors.length >= FEWEST_AND_OTHERS : authors.length === named.length;
}

/** A mark without the word that leads to it, "Later, Roe et al. (2017)". */
function withoutLead(mark: AuthorMark): AuthorMark {
  const [first = '', ...families] = mark.families;
  return families.length > 0 && leads(first) ? { ...mark, families } : mark;
}

/** Marks in a text that lead to one of the works that it gives; others are left out. */
export function marksOfGiven(document: Document, text: string, references: readonly Reference[]): Tied[] {
  const works = references.filter(({ origin, canonical, fields }) => origin === 'text' && canonical !== 'court-decision' && fields.author);
  if (works.length === 0) return [];
  const byId = new Map(works.map((work) => [work.id, work]));
  const links = new Links(works);
  const marks = authorMarks(text);
  const taken = new Set(marks.map(({ span }) => span.end));
  return [...marks, ...plainMarks(text).filter(({ span }) => !taken.has(span.end) && !taken.has(span.end + 1))].flatMap(
    (printed): Tied[] => {
      const mark = withoutLead(printed);
      const target = links.authorYear(mark);
      const work = byId.get(target.to ?? '');
      return work === undefined || !fits(mark, work)
        ? []
        : [tie(document, mark.span, { to: work.id, maybe: [] }, mark.label, 'author-year', false, mark.locator)];
    },
  );
}
