/**
 * What stands about a title where it was filed, and is no part of it: the number of a chapter or an abstract, the section of a journal,
 * the Roman numeral of a contribution, the sort of article; and, behind it, the release of a program. Citations leave it out, and records
 * have it; or the other way about.
 */
import type { CslItem } from '../../../model/csl.ts';

/** What a table of contents puts before a title: the number of a chapter or of an abstract, the section of a journal. */
const FILED = new RegExp(
  `^\\s{0,3}(?:${[
    '(?:chapter|chap\\.?|ch\\.?|kapitel|kap\\.?|chapitre|cap[ií]tulo|capitolo|cap\\.?|hoofdstuk|rozdział|глава|гл\\.)\\s{0,3}(?:\\d{1,3}|[ivxl]{1,6})\\s?[.:–—-]',
    '\\d{1,3}\\.',
    '第\\s?[\\d一二三四五六七八九十]{1,3}\\s?章[.:：]?',
    '(?:abstract|poster|oral|paper|talk|keynote|invited talk|session)\\s?(?:[a-z]{0,3}-?\\d{1,4}(?:[-.]\\d{1,4})?)?\\s?[:.–—]',
    '[a-z]{1,2}-?\\d{2,4}(?:[-.]\\d{1,4})?[.:]?\\s',
    '(?:original (?:article|paper|research)|research article|editorial|letters?|news|case report|review article|special issue)\\s?:',
  ].join('|')})\\s{0,3}(\\S.{3,400})$`,
  'iu',
);

/** A cited title without what a table of contents puts before it; null where nothing stands there. */
export const citedAlone = (title: string): string | null => FILED.exec(title)?.[1] ?? null;

/** Registries put the number of a chapter before its title. */
const CHAPTER = /^\s{0,3}(?:chapter\s)?\d{1,3}[.:]?\s{1,3}(\S.{3,400})$/iu;

/** The numeral of a contribution to an old volume, which printers set before its title: "XV. On the …", "LXXVI. The …", "I.—…". */
const CONTRIBUTION = /^\s{0,3}[IVXLC]{1,9}\.(?:\s|\s?[—–]\s?)\s{0,3}(?=["“‘'«(]?\p{Lu})(\S.{3,400})$/su;

/** The sort of article that a journal prints before the title. What is written about another work (a comment, a reply, a review of it) is none. */
const SORT =
  /^\s{0,3}(?:colloquium|editorial|annotation|(?:annual )?research review|practitioner review|invited (?:review|article|paper|talk|perspective)|review article|topical review|tutorial(?: review| article)?|mini-?reviews?|perspectives?|viewpoint|feature article|focus article|original (?:article|paper|research|contribution)s?|research (?:article|paper|report|note)|special article|technical (?:note|report)|case report|(?:rapid|brief|short) (?:communication|report)|clinical review|state[- ]of[- ]the[- ]art(?: review)?|plenary lecture|squibs?(?: and discussions?)?|survey(?: article| paper)?|last words|obituary)\s?[:.—–]\s{0,3}(\S.{3,400})$/isu;

/** The section or the sort of article behind a recorded title: "On Bells (Kernel Machines Section)". */
const SORT_BEHIND = /^(\S.{9,400}?)\s{1,9}\((?:\p{L}+\s){1,4}(?:section|track|papers?|article)\)\s{0,3}$/isu;

/** Where a program is kept, as archives put it before its name: "ringers/bells: Bells". */
const REPOSITORY = /^\s{0,3}[\w.-]{1,40}\/[\w.-]{1,60}:\s{1,3}(\S.{1,400})$/s;

/** The number of a part in a supplement whose parts are articles of their own: "2. Diagnosis of Diabetes: Standards of Care". */
const NUMBERED = /^\s{0,3}\d{1,2}\.\s{1,3}(?=\p{Lu}\p{Ll})(\S.{15,400})$/su;

/** A recorded title without what is filed before it: each way in which that may be read. */
export function recordedAlone({ title = '', type }: Pick<CslItem, 'title' | 'type'>): readonly string[] {
  const patterns = type === 'chapter' ? [CHAPTER, CONTRIBUTION, SORT] : [CONTRIBUTION, SORT, SORT_BEHIND, REPOSITORY, NUMBERED];
  return patterns.flatMap((pattern) => pattern.exec(title)?.[1] ?? []);
}

/** The number of a release behind the name of a program: "Pandas 1.0.3". */
const RELEASE = /\s[vV]?\d{1,4}(?:\.\d{1,4}){1,3}\s{0,3}$/;

/** A title without the number of a release behind it. */
export const withoutRelease = (title: string): string => title.replace(RELEASE, '');

/** What a program is called by whoever cites it: with where it is kept and its release, without the one, without both. */
export function namesOfProgram(title: string): readonly string[] {
  const name = REPOSITORY.exec(title)?.[1];
  return [...new Set([title, withoutRelease(title), ...(name === undefined ? [] : [name, withoutRelease(name)])])];
}
