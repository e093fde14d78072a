/**
 * Which fields of a cited work may be corrected, and to what. A value is taken only from the record that a cited identifier
 * belongs to, of a work that is plainly the one meant, and only where the record itself looks whole; whatever is left alone
 * is named with its reason, so that a person can settle it. Decides values; where they stand in a file is told elsewhere.
 */
import type { CslItem, CslName } from '../model/csl.ts';
import { COMPONENTS, type DetailField } from '../model/evidence.ts';
import { takenBack } from '../model/notice-words.ts';
import type { Edit, ReferenceFinding } from '../model/report.ts';
import type { Source } from '../model/source.ts';
import { fold } from '../text/fold.ts';
import { yearOf } from '../text/keys.ts';
import { FIELD, repairReference } from './index.ts';

/** What a field becomes. */
export type CorrectedValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'names'; readonly names: readonly CslName[] }
  | { readonly kind: 'date'; readonly parts: readonly number[] };

/** One field of one reference, to be changed to what its identifier's record says. */
export interface Correction {
  /** Key of the reference. */
  readonly key: string;
  readonly field: Edit['field'];
  readonly cited: string;
  readonly value: CorrectedValue;
  /** Id of the record the value was taken from. */
  readonly source: string;
  readonly why: string;
}

/** A difference that was not corrected, and why. */
export interface LeftAlone {
  readonly key: string;
  /** Null when it is about the whole reference. */
  readonly field: Edit['field'] | null;
  readonly why: string;
  /** What the record says, for a person to judge; null when there is nothing to go by. */
  readonly recorded: string | null;
}

export interface Corrections {
  readonly corrections: readonly Correction[];
  readonly left: readonly LeftAlone[];
}

/** Longest list of authors that is written into a citation. */
const MOST_NAMES = 60;
const LONGEST = 600;
const REPOSITORY = /arxiv|corr\b|[a-z]{3,6}rxiv|ssrn|preprint|research square|zenodo|figshare|openreview|hal\b/i;
const DEPOSIT = /^10\.(?:48550|1101|21203|20944|2139|31219|31234|31235|26434|36227|5281|6084)\//;

/** Why a recorded text is not fit to be copied into a citation; null when it is. */
function damage(text: string): string | null {
  if (text.trim() === '' || text.length > LONGEST) return 'the record has no usable text here';
  if (/[<>\p{Cc}\ufffd]|&[a-z]{2,8};|&#\d|Ã.|â€/u.test(text) || /\\[a-zA-Z]/.test(text.replace(/\$[^$]{1,300}\$/g, '')))
    return 'the recorded text holds mark-up or damaged letters';
  if (/(?:…|\.\.\.)\s*$/.test(text)) return 'the recorded text is cut short';
  if (/^\W*(?:retracted|withdrawn|removed|expression of concern|erratum|corrigendum|correction)\b/i.test(text) || takenBack(text) !== null)
    return 'the record is marked by an editorial notice';
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length > 8 && letters.every((letter) => letter === letter.toUpperCase() && letter !== letter.toLowerCase()))
    return 'the record is written in capitals';
  return null;
}

const text = (value: string): CorrectedValue => ({ kind: 'text', text: value.replace(/\s+/g, ' ').trim() });

type Answer = CorrectedValue | string;

/** A preprint's record does not correct what is cited of the published version: titles and authors change between the two. */
function otherVersion(record: Source, { fields }: ReferenceFinding['reference']): string | null {
  const venue = fields['container-title'];
  return isDeposit(record) && venue !== undefined && !REPOSITORY.test(venue) ? 'the record is that of a preprint or deposit' : null;
}

function titleOf(record: Source, { reference }: ReferenceFinding): Answer {
  const { title } = record.fields;
  if (title === undefined) return 'the record has no title';
  const [cited, found] = [fold(reference.fields.title ?? ''), fold(title)];
  // Registries lose subtitles and what stood in mark-up; the longer title is then the better one.
  if (found.length < cited.length && ` ${cited} `.includes(` ${found} `)) return 'the record may lack part of the title';
  return otherVersion(record, reference) ?? damage(title) ?? text(title);
}

function namesOf(record: Source, finding: ReferenceFinding): Answer {
  const { author } = record.fields;
  const { fields } = finding.reference;
  if (fields.author === undefined) return 'the citation names editors, not authors';
  if (author === undefined || author.length === 0) return 'the record names no authors';
  const other = otherVersion(record, finding.reference);
  if (other !== null) return other;
  if (!record.authorsComplete) return 'the record may not list every author';
  if (fields['et-al'] === true) return 'the cited list is cut short on purpose';
  if (author.length > MOST_NAMES) return `the record lists ${author.length} authors`;
  const names = author.map(withoutNumber);
  if (
    names.some(({ family, given, literal }) =>
      [family ?? literal ?? '', given ?? 'A'].some((part) => damage(part) !== null || /\d/.test(part)),
    )
  )
    return 'a recorded name is damaged';
  return { kind: 'names', names };
}

/** Some registries number people of one name ("Hui Qian 0001"), and the number ends up for the family name. */
function withoutNumber(name: CslName): CslName {
  const { family, given, ...rest } = name;
  if (family === undefined || !/\s?\d{4}$/.test(family)) return name;
  const left = family.replace(/\s?\d{4}$/, '');
  const words = (given ?? '').split(' ').filter((word) => word !== '');
  const last = left === '' ? words.pop() : left;
  return last === undefined ? name : { ...rest, family: last, ...(words.length === 0 ? {} : { given: words.join(' ') }) };
}

function venueOf({ 'container-title': venue, type }: CslItem, cited: CslItem): Answer {
  if (venue === undefined) return 'the record names no journal or book';
  if (REPOSITORY.test(venue)) return 'the record is that of a preprint or deposit';
  const sort = (kind: string | undefined): string | null =>
    kind === 'article-journal' ? 'journal' : kind === 'paper-conference' || kind === 'chapter' ? 'book' : null;
  if (sort(type) === null || sort(type) !== sort(cited.type))
    return 'the record is of another kind than the entry; the entry type would have to change too';
  return damage(venue) ?? text(venue);
}

function dateOf(record: Source): Answer {
  const parts = record.fields.issued?.['date-parts']?.[0];
  const year = yearOf(record.fields);
  if (year === null || parts === undefined || parts[0] !== year) return 'the record has no certain year';
  if (REPOSITORY.test(record.fields['container-title'] ?? '')) return 'the record is that of a preprint or deposit';
  return { kind: 'date', parts };
}

function doiOf(record: Source, finding: ReferenceFinding): Answer {
  const { DOI } = record.fields;
  if (DOI === undefined || !/^10\.\d{4,9}\/[^\s"{}\\<>]{1,300}$/.test(DOI)) return 'the record has no DOI';
  const cited = finding.reference.fields.DOI;
  if (cited === undefined) return 'the wrong identifier is not the DOI';
  const judged = finding.verdict.identifiers.find(
    ({ scheme, identifier }) => scheme === 'doi' && identifier.toLowerCase() === cited.toLowerCase(),
  );
  if (judged?.outcome === 'same') return 'the wrong identifier is not the DOI';
  if (DEPOSIT.test(DOI) && !DEPOSIT.test(cited)) return 'the record is that of a preprint or deposit';
  return { kind: 'text', text: DOI };
}

/** Volume, issue, pages or edition; an end of pages that the record lacks is no reason to take away the cited one. */
function detailOf(record: Source, field: DetailField, cited: string): Answer {
  const recorded = record.fields[field];
  if (recorded === undefined) return `the record has no ${field}`;
  if (field === 'page' && /\d\D+\d/.test(cited) && !/\d\D+\d/.test(recorded)) return 'the record gives the first page alone';
  return damage(recorded) ?? text(field === 'page' ? recorded.replace(/\s?[-‐‑‒–—−]{1,3}\s?/g, '-') : recorded);
}

function valueFor(edit: Edit, record: Source, finding: ReferenceFinding): Answer {
  const { components } = finding.verdict;
  switch (edit.field) {
    case 'title':
      return titleOf(record, finding);
    case 'author':
      return namesOf(record, finding);
    case 'container-title':
      return components.venue.label === 'not_match'
        ? venueOf(record.fields, finding.reference.fields)
        : 'the two names agree in part; which is meant is for a person to tell';
    case 'issued':
      return dateOf(record);
    case 'DOI':
      return doiOf(record, finding);
    case 'URL':
      return 'an address is checked by opening it';
    case 'volume':
    case 'issue':
    case 'page':
    case 'edition':
      return detailOf(record, edit.field, edit.cited ?? '');
  }
}

/** The records that the cited identifiers belong to; that of a published version before a preprint's. */
function identified({ verdict, sources }: ReferenceFinding): readonly Source[] {
  const own = verdict.identifiers.flatMap(({ outcome, source }) =>
    outcome === 'same' && source !== undefined ? sources.filter(({ id, isNotice }) => id === source && isNotice !== true) : [],
  );
  return [...new Set(own)].sort((a, b) => Number(isDeposit(a)) - Number(isDeposit(b)));
}

const isDeposit = ({ fields }: Source): boolean =>
  REPOSITORY.test(fields['container-title'] ?? '') || (fields.DOI !== undefined && DEPOSIT.test(fields.DOI));

/**
 * What of one reference is corrected and what is left alone.
 * Takes a finding with its records; gives both lists in the order of the components. A reference that nothing is wrong with,
 * or about which nothing is known, gives neither.
 */
export function correctionsOf(finding: ReferenceFinding): Corrections {
  const { reference, verdict, sources } = finding;
  const { key } = reference;
  if (verdict.outcome === 'fake' || verdict.outcome === 'unsure')
    return { corrections: [], left: [{ key, field: null, why: `no record is certainly this work (${verdict.rule})`, recorded: null }] };
  const records = identified(finding);
  const corrections: Correction[] = [];
  const left: LeftAlone[] = [];
  const edits = repairReference(reference, verdict, sources);
  for (const edit of edits) {
    const leave = (why: string): void => void left.push({ key, field: edit.field, why, recorded: edit.replacement });
    const answers = records.map((record) => ({ record, answer: valueFor(edit, record, finding) }));
    const good = answers.find(({ answer }) => typeof answer !== 'string');
    if (good !== undefined && typeof good.answer !== 'string')
      corrections.push({
        key,
        field: edit.field,
        cited: edit.cited ?? '',
        value: good.answer,
        source: good.record.id,
        why: edit.why,
      });
    else {
      const [first] = answers;
      leave(
        typeof first?.answer === 'string'
          ? first.answer
          : 'no cited identifier leads to the record, so nothing vouches for it beyond title and authors',
      );
    }
  }
  if (verdict.outcome === 'exist_minor' && edits.length === 0)
    for (const name of COMPONENTS) {
      const { label, why } = verdict.components[name];
      if (label !== 'match' && label !== 'unknown') left.push({ key, field: FIELD[name], why, recorded: null });
    }
  return { corrections, left };
}
