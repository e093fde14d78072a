/**
 * Marks that miss their entry by little: a letter of the name ("McArthur 1967" for MacArthur), the year ("Smith 2021" for the only Smith,
 * of 2020), a key mistyped. Both sides were read, so it can be said what differs; which of the two is right is not told here. Only an entry
 * that nothing else cites is named, and only one mark for it and one entry for the mark: else another work may be meant.
 */

import type { Citation, Reference } from '../../model/cited.ts';
import type { CslItem } from '../../model/csl.ts';
import { edits } from '../../text/edits.ts';
import { fold } from '../../text/fold.ts';
import { sameWord, slip } from '../../text/names/spelling.ts';
import type { Tied } from '../citations/tie.ts';

/** What a mark of names and a year says. */
const NAMED = /^(.{1,200}?)(?: (et al\.)| and (.{1,200}))? (\d{4})[a-h]?$/;

/** The entries that unresolved marks nearly name, by the label of the mark. */
export function nearlyCited(tied: readonly Tied[], references: readonly Reference[]): ReadonlyMap<string, Reference> {
  const lost = new Map(tied.filter(leadsNowhere).map(({ citation }) => [`${citation.style} ${citation.label}`, citation]));
  if (lost.size === 0) return new Map();
  const reached = new Set(tied.flatMap(({ citation: { to }, maybe }) => [...(to === null ? [] : [to]), ...maybe]));
  const free = references.filter(
    (one) => (one.origin === 'list' || one.origin === 'entry') && one.letters === undefined && !reached.has(one.id),
  );
  const near = new Map<string, Reference>();
  const claims = new Map<string, number>();
  for (const [label, mark] of lost) {
    const fit = free.filter((one) => nearly(mark, one, references));
    for (const { id } of fit) claims.set(id, (claims.get(id) ?? 0) + 1);
    const [only] = fit;
    if (only !== undefined && fit.length === 1) near.set(label, only);
  }
  return new Map([...near].filter(([, { id }]) => claims.get(id) === 1));
}

const leadsNowhere = ({ citation, maybe, firm }: Tied): boolean => firm && citation.to === null && maybe.length === 0;

function nearly(mark: Citation, entry: Reference, references: readonly Reference[]): boolean {
  if (mark.style === 'key') return nearKey(mark.label, entry.key);
  const [, name, etAl, second, year] = NAMED.exec(mark.label) ?? [];
  const listed = yearOf(entry);
  const families = familiesOf(entry.fields);
  const [first] = families;
  if (mark.style !== 'author-year' || name === undefined || listed === null || first === undefined) return false;
  // As many people as the mark speaks of, and the second one it names.
  if (etAl !== undefined ? families.length < 2 : families.length !== (second === undefined ? 1 : 2)) return false;
  if (second !== undefined && !sameName(second, families[1] ?? '')) return false;
  if (year === listed) return slip(fold(name), first);
  const alone = references.filter(({ fields }) => sameName(name, familiesOf(fields)[0] ?? '')).length === 1;
  return alone && sameName(name, first) && nearYear(year ?? '', listed);
}

const sameName = (name: string, folded: string): boolean => folded !== '' && (fold(name) === folded || sameWord(fold(name), folded));

const familiesOf = ({ author, editor }: CslItem): string[] =>
  (author ?? editor ?? []).map(({ family, literal, 'non-dropping-particle': particle }) =>
    fold(family === undefined ? (literal ?? '') : `${particle === undefined ? '' : `${particle} `}${family}`),
  );

const yearOf = ({ fields }: Reference): string | null => {
  const year = fields.issued?.['date-parts']?.[0]?.[0];
  return year === undefined ? null : String(year);
};

/** A year mistyped or taken from another version: two years away at most, one digit, or two digits changed about. */
function nearYear(a: string, b: string): boolean {
  if (Math.abs(Number(a) - Number(b)) <= 2) return true;
  return edits(a, b) === 1 || [1, 2].some((at) => a === `${b.slice(0, at)}${b[at + 1]}${b[at]}${b.slice(at + 2)}`);
}

/** A key mistyped: one character of a key of some length. Capitals are told apart by no one. */
const nearKey = (a: string, b: string): boolean => Math.min(a.length, b.length) >= 6 && edits(a, b) === 1;

/** How the entry would be cited: "MacArthur 1967", "Roe and Doe 1999", "Roe et al. 2001"; its key where the mark is a key. */
export function listedAs({ fields, key }: Reference, style: Citation['style']): string {
  if (style === 'key') return key;
  const names = (fields.author ?? fields.editor ?? []).map(({ family, literal, 'non-dropping-particle': particle }) =>
    [particle, family ?? literal].filter((part) => part !== undefined).join(' '),
  );
  const [first = '', second] = names;
  const people = names.length > 2 ? `${first} et al.` : second === undefined ? first : `${first} and ${second}`;
  return `${people} ${fields.issued?.['date-parts']?.[0]?.[0] ?? ''}`.trim();
}

/** Whether a mark that leads nowhere bears the year of a work and all but the name of its first author: "(McArthur, 1967)" for MacArthur. */
export function nearlyNamed({ fields, raw }: Reference, tied: readonly Tied[]): boolean {
  const family = fold((fields.author ?? fields.editor)?.[0]?.family ?? '');
  return (
    family.length >= 5 &&
    tied.some(({ citation: { to, style, label }, maybe }) => {
      const [, name = '', , , year = ''] = NAMED.exec(label) ?? [];
      if (to !== null || maybe.length > 0 || style !== 'author-year' || year === '' || !raw.includes(year)) return false;
      return edits(fold(name), family) <= (family.length >= 8 ? 2 : 1);
    })
  );
}

/** Whether one of several words of a name stands in an entry of the year: a table beside the text may have broken into it ("Yarrow FORM Glass et al. 2005"). */
export function namesAmong(name: string, year: string, listed: readonly string[]): boolean {
  const whole = (name.match(/(?<!\S)\p{Lu}\p{L}{3,40}(?!\S)/gu) ?? []).map((word) => ` ${fold(word)} `);
  return whole.length > 1 && listed.some((raw) => raw.includes(year) && whole.some((word) => raw.includes(word)));
}
