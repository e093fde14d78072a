/**
 * Numbers of which a work has one alone: an RFC, a granted patent of a country, an article on arXiv, a case of the Court of Justice, a
 * standard and its part, a Cochrane review, an act. A citation that states another one
 * than the record of the very work does is wrong about it, also where nobody could be asked what the other number is. Nothing is told where
 * either side states several, and nothing of series in which a work may stand twice (reports of courts, editions of standards).
 */
import type { Reference } from '../../model/cited.ts';
import type { ComponentEvidence } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { numberedText, statedNumber, type WorkNumber, workNumbers } from '../../text/work-numbers.ts';
import { type CitedIdentifier, keysOf } from './identifiers.ts';

/** What the numbers of a series begin with, and whether two of them are of one form: an application for a patent is numbered otherwise than the patent. */
const SERIES: readonly { readonly of: RegExp; readonly name: string }[] = [
  { of: /^(?:us-law|us-order|uk-si|ca-act|ch-sr|fr-loi|es-ley|br-lei|ru|jp):/, name: 'number of the act' },
  { of: /^rfc:/, name: 'RFC' },
  { of: /^pat:[a-z]+:/, name: 'patent' },
  { of: /^arxiv:/, name: 'arXiv number' },
  { of: /^eu-case:/, name: 'number of the case' },
  { of: /^cn-case:/, name: 'number of the case' },
  { of: /^docket:/, name: 'docket' },
  { of: /^icsid:/, name: 'number of the case' },
  { of: /^(?:echr-a|iachr-c):/, name: 'number in the series' },
  { of: /^trial:/, name: 'number in the register' },
  { of: /^draft:/, name: 'name of the draft' },
  { of: /^(?:bt-drs|eu-paper):/, name: 'number of the document' },
  { of: /^un:/, name: 'number of the document' },
  { of: /^std:/, name: 'number of the standard' },
  { of: /^cochrane:/, name: 'number of the review' },
];

/** The number that a Cochrane review keeps in all its versions, alone or within its DOI. */
const REVIEW = /(?<![a-z\d])CD(\d{6})(?!\d)/gi;

/** All numbers of these series in a text; of reviews only where it is one of theirs. */
function numbersIn(text: string): string[] {
  const reviews = /cochrane|14651858/i.test(text) ? [...text.matchAll(REVIEW)].map(([, digits]) => `cochrane:${digits}`) : [];
  return [...workNumbers(text).map(({ key }) => key), ...reviews];
}

/** Series whose numbers are all of one form, however many figures they have. */
const COUNTED = /^(?:icsid|echr-a|iachr-c|us-law|us-order|uk-si|ca-act|ch-sr|bt-drs|eu-paper|fr-loi|es-ley|br-lei|ru):/;
const sameForm = (a: string, b: string): boolean =>
  COUNTED.test(a)
    ? a.replace(/\d+/g, '0') === b.replace(/\d+/g, '0')
    : a.length === b.length && a.replace(/\d/g, '') === b.replace(/\d/g, '');

/** The one number of a series among several keys; null where there is none, or more than one. */
function only(keys: Iterable<string>, of: RegExp): string | null {
  const found = new Set<string>();
  for (const key of keys) if (of.test(key)) found.add(key);
  const [one] = found;
  return one === undefined || found.size > 1 ? null : one;
}

/** The identifier component where the number is the record's and the edition that stands in it is not: "IEEE Std 754-2008" of that of 2019. */
function otherEdition(reference: Reference, key: string, sources: readonly Source[]): ComponentEvidence | null {
  const of = (text: string): readonly WorkNumber[] => workNumbers(text).filter((one) => one.key === key && one.year !== undefined);
  const [ours] = of(`${statedNumber(reference.fields)} ; ${reference.raw}`);
  const theirs = sources.flatMap(({ fields, id }) => of(numberedText(fields)).map((one) => ({ ...one, id })));
  const [first] = theirs;
  if (ours === undefined || first === undefined || theirs.some(({ year }) => year === ours.year)) return null;
  const { printed, id } = first;
  return { label: 'not_match', cited: ours.printed, found: printed, score: 0, source: id, why: `the record is of ${printed}` };
}

/**
 * The identifier component where a reference states another number than the record of its work; null where it does not. Takes the
 * reference, the identifiers it cites and all records of the one work.
 */
export function otherNumber(
  reference: Reference,
  identifiers: readonly CitedIdentifier[],
  sources: readonly Source[],
): ComponentEvidence | null {
  const cited = [...numbersIn(`${statedNumber(reference.fields)} ; ${reference.raw}`), ...identifiers.flatMap(({ keys }) => keys)];
  for (const { of, name } of SERIES) {
    const ours = only(cited, of);
    if (ours === null) continue;
    const all = sources.map((source) => ({
      source,
      keys: [...keysOf(source), ...numbersIn(`${numberedText(source.fields)} ; ${source.fields.DOI ?? ''}`)],
    }));
    const theirs = only(
      all.flatMap(({ keys }) => keys),
      of,
    );
    if (theirs === ours) {
      const edition = /^(?:std|draft):/.test(ours) ? otherEdition(reference, ours, sources) : null;
      if (edition !== null) return edition;
    }
    if (theirs === null || theirs === ours || !sameForm(ours, theirs)) continue;
    const shown = (key: string): string => key.replace(/^.*:/, '');
    return {
      label: 'not_match',
      cited: shown(ours),
      found: shown(theirs),
      score: 0,
      source: all.find(({ keys }) => keys.includes(theirs))?.source.id ?? null,
      why: `the ${name} of the work is ${shown(theirs)}`,
    };
  }
  return null;
}
