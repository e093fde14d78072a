/**
 * Whether the cited year is one of the work's. A work has several: online, print, presented, preprint, reprint. Any of them
 * will do, and a year off is common: print follows the online version, proceedings follow the meeting. A preprint cannot speak
 * against the year of publication, nor the publication against a preprint's, nor one edition of a book against another.
 */

import type { Reference } from '../../model/cited.ts';
import type { ComponentEvidence, Label } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { normalizeArxiv } from '../../text/identifiers/forms.ts';
import { yearOf } from '../../text/keys.ts';
import { comparePlace } from './pages.ts';
import type { Printed } from './printed.ts';
import { isRepository } from './venue/form.ts';
import { otherVersion } from './versions.ts';

/** Kinds that are reprinted and brought out anew for as long as they are read. */
const REPRINTED = /^(?:book|entry|pamphlet|software)/;

/** Whether such a work comes out in several editions: also one of no stated kind that a publisher brought out and nobody put online. */
const isReprinted = ({ fields }: Source): boolean =>
  REPRINTED.test(fields.type ?? '') || (fields.type === 'document' && fields.publisher !== undefined && fields.URL === undefined);
/** Whether the citation is of an article: in a journal, by its volume and page. */
const isArticle = ({ fields }: Reference): boolean =>
  fields.type === 'article-journal' && fields['container-title'] !== undefined && fields.volume !== undefined && fields.page !== undefined;

/** Whether the citation says that it is of a second edition, or a later one. */
export const isLaterEdition = ({ fields }: Reference): boolean =>
  /^(?:[2-9]|1\d|second|third|fourth|fifth|sixth)/i.test(String(fields.edition ?? ''));

/** Years from a preprint to its publication. */
export const PREPRINT_AHEAD = 6;

/** Years from the first version of a preprint to one that is still cited by its own year. */
const LATER = 6;

export const isPreprint = (source: Source): boolean =>
  isRepository(source.fields['container-title'] ?? '') || (source.fields.type === 'article' && source.fields.arxiv !== undefined);

/** The citation is of the preprint: it names a repository as the place, or no place but an arXiv number. */
export function citesPreprint({ fields }: Reference): boolean {
  const venue = fields['container-title'] ?? fields.publisher;
  return venue === undefined ? fields.arxiv !== undefined : isRepository(venue);
}

/** The second version of a paper on arXiv, or a later one. */
const LATER_VERSION = /\d{4}\.\d{4,5}v(?:[2-9]|\d\d)(?!\d)/;

const FIRST_VERSION = /\d{4}\.\d{4,5}v1(?!\d)/;

/** Repositories by names that nothing else bears. */
const REPOSITORIES = /(?<!\p{L})(?:arxiv|biorxiv|medrxiv|chemrxiv|psyarxiv|ssrn)(?!\p{L})/iu;

/** The same in print, where a parser may have left the repository with the title: it is named, and no journal with a volume or pages. */
const printsRepository = ({ raw, fields }: Reference): boolean =>
  fields['container-title'] === undefined &&
  fields.volume === undefined &&
  fields.page === undefined &&
  REPOSITORIES.test(raw.slice(0, 2000));

/** The year that an arXiv number was given out, as it says itself; null for anything else. */
export function postedYear(arxiv: string | undefined): number | null {
  const id = arxiv === undefined ? undefined : normalizeArxiv(arxiv)?.id;
  const [, modern, old] = /^(?:(\d\d)\d\d\.|[a-z-]{2,12}(?:\.[a-z]{2})?\/(\d\d))/i.exec(id ?? '') ?? [];
  if (modern !== undefined) return 2000 + Number(modern);
  return old === undefined ? null : Number(old) + (Number(old) > 90 ? 1900 : 2000);
}

/** Years that a printed reference bears, those in identifiers and addresses left out. */
const yearsIn = (text: string): readonly number[] =>
  (
    text
      .slice(0, 2000)
      .replace(/https?:\S{1,300}|\b10\.\d{4,9}\/\S{1,200}|arxiv:\S{1,40}/gi, ' ')
      .match(/(?<![\d/.–-]|(?<!\p{L})[ABD-Z])(?:1[5-9]|20)\d\d(?![\d/]|[–-][A-Z]?\d)/gu) ?? []
  ).map(Number);

/** Whether four figures stand in print as a page of a supplement alone: "S1770–S1776". */
const isPage = (raw: string, year: number): boolean => {
  const text = raw.slice(0, 2000);
  const pages = text.match(/(?<![\p{L}\d])[A-Z]\d{4}(?!\d)/gu) ?? [];
  return pages.some((page) => page.slice(1) === String(year)) && !yearsIn(text).includes(year);
};

/**
 * The year of a printed reference where a parser took one out of its title or venue ("World Value Surveys 1981"): if what was read stands
 * in the record's own title or venue, the other years as printed are looked at.
 */
function printedYear(printed: Printed | null, cited: number, source: Source): number | null {
  if (printed === null) return null;
  const { title = '', 'container-title': venue = '', publisher = '', page = '' } = source.fields;
  // "pp. S1770–S1776, 2004" and "60(4), 1730, 2013": four figures that are no year as printed, or the record's first page.
  const ofPage = isPage(printed.raw, cited) || /^\d+/.exec(page)?.[0] === String(cited);
  if (!yearsIn(`${title} ${venue} ${publisher}`).includes(cited) && !ofPage) return null;
  return yearsIn(printed.raw).find((year) => year !== cited && source.years.some((one) => Math.abs(one - year) <= 1)) ?? null;
}

/** Whether one of several places in print, parted by semicolons, is the record's with its year: "Org. Synth. Coll. Vol. 7, 1990, 345; 1986, 64, 138". */
function isSecondPlace(printed: Printed | null, { fields, years }: Source): boolean {
  const { volume, page } = fields;
  const places = printed?.raw.slice(0, 2000).split(';') ?? [];
  if (volume === undefined || page === undefined || places.length < 2) return false;
  const wanted = [volume, page.replace(/[-–].*$/s, '')];
  return places.some((place) => {
    const numbers: readonly string[] = place.match(/[A-Za-z]?\d{1,7}/g) ?? [];
    return wanted.every((one) => numbers.includes(one)) && years.some((year) => numbers.includes(String(year)));
  });
}

/** "2000-.", "1996–present", "[Updated 2016 Jun 12]": a work that goes on, of which the year cited is that of its beginning or of one state. */
const GOES_ON = /(?:19|20)\d\d\s?[-–—]\s?(?:present|date|today|heute|[.;,)\]])|\[\s?(?:last )?(?:updated|aktualisiert|mis à jour)\b/i;

/** The date component against all records of one work; `printed` is the reference as printed, for a second look. */
export function compareDate(reference: Reference, sources: readonly Source[], printed: Printed | null = null): ComponentEvidence {
  const cited = yearOf(reference.fields);
  const dated = sources.filter(({ years }) => years.length > 0);
  const all = [...new Set(dated.flatMap(({ years }) => years))].sort((a, b) => a - b);
  const found = all.length === 0 ? null : all.join(', ');
  const tell = (label: Label, score: number | null, source: string | null, why: string): ComponentEvidence => ({
    label,
    cited: cited === null ? null : String(cited),
    found,
    score,
    source,
    why,
  });
  if (cited === null) return tell('unknown', null, null, 'the citation gives no year');
  const [first] = dated;
  if (first === undefined) return tell('unknown', null, null, 'no record gives a year');
  const same = dated.find(({ years }) => years.includes(cited));
  if (same !== undefined) return tell('match', 1, same.id, 'same year');
  const near = dated.find(({ years }) => years.some((year) => Math.abs(year - cited) === 1));
  if (near !== undefined) return tell('match', 0.8, near.id, 'one year apart, as online, printed and presented versions are');
  for (const source of dated) {
    const year = printedYear(printed, cited, source);
    if (year !== null)
      return tell('match', 0.7, source.id, `${year} stands in the reference as printed; ${cited} is of its title, venue or pages`);
    if (isSecondPlace(printed, source)) return tell('match', 0.7, source.id, 'of several places cited one is that of the record');
  }
  const [earliest, latest] = [all[0] ?? cited, all.at(-1) ?? cited];
  const preprintCited = citesPreprint(reference) || (printed !== null && printsRepository(reference));
  if (preprintCited) {
    const posted = postedYear(reference.fields.arxiv) ?? postedYear(sources.find(({ fields }) => fields.arxiv !== undefined)?.fields.arxiv);
    if (posted !== null && Math.abs(posted - cited) <= 1)
      return tell('match', 0.8, first.id, `the preprint was posted in ${posted}, as its number says`);
    if (posted !== null && cited > posted && LATER_VERSION.test(reference.raw.slice(0, 2000)))
      return tell('unknown', null, first.id, 'a later version of the preprint is cited, which has a year of its own');
    // What arXiv itself gives to copy bears the year of the latest version, and the number without one.
    const open = reference.fields.arxiv !== undefined && !FIRST_VERSION.test(reference.raw.slice(0, 2000)) && dated.every(isPreprint);
    if (open && posted !== null && cited > posted && cited <= posted + LATER)
      return tell('unknown', null, first.id, 'later than the first version; a preprint is also cited by the year of its latest');
    if (posted !== null && cited < posted)
      return tell('not_match', 0, first.id, `the preprint was posted in ${posted}, as its number says, and cannot be cited before`);
  }
  if (preprintCited && !dated.every(isPreprint) && cited < earliest && cited >= earliest - PREPRINT_AHEAD) {
    return tell('unknown', null, first.id, 'the preprint is cited and only the later publication recorded');
  }
  // Old papers are posted decades after they were published.
  if (dated.every(isPreprint) && !preprintCited && cited <= latest + PREPRINT_AHEAD) {
    return tell('unknown', null, first.id, 'only a preprint is recorded; it cannot speak against the year of publication');
  }
  // At the cited volume and page the journal's own year was to be read.
  const placed = dated.some((source) => comparePlace(reference.fields, source.fields) === 'match');
  const version = placed ? undefined : dated.find((source) => otherVersion(reference.fields, source.fields));
  if (version !== undefined)
    return tell('unknown', null, version.id, 'the paper of a meeting and its journal version have years of their own');
  // A program is cited by the year of the version that was used; an article of a journal comes out once, whatever book has its title.
  if (reference.canonical === 'software' || ((dated.every(isReprinted) || isLaterEdition(reference)) && !isArticle(reference)))
    return tell('unknown', null, first.id, 'another year; such works come out in several editions');
  if (printed !== null && GOES_ON.test(printed.raw.slice(0, 2000)))
    return tell('unknown', null, first.id, 'the citation is of a work that goes on, and has no one year');
  return tell('not_match', 0, first.id, `another year: ${cited} for ${all.join(', ')}`);
}
