/**
 * What single rows of integrity lists say: a notice about a work (Retraction Watch's columns, or a JSON line with a DOI and
 * its natures), or a journal or publisher on a list. Unknown words are passed over, never guessed: only the exact natures of
 * Retraction Watch are notices. A list may also relate other publications to works: replications (FORRT's database), comments.
 */
import type { Notice, Related, Relation } from '../../model/source.ts';
import { fold } from '../../text/fold.ts';
import { normalizeDoi, normalizeIssn, normalizePmid } from '../../text/identifiers.ts';

export interface NoticeRow {
  readonly doi: string | null;
  readonly pmid: string | null;
  /** Key of the work by its description; only where the row states no identifier. */
  readonly described?: string;
  readonly notices: readonly Notice[];
}

export interface RelatedRow {
  readonly doi: string;
  readonly related: Related;
}

export interface ListRow {
  readonly list: string;
  readonly entry: string;
  readonly kind: 'journal' | 'publisher' | 'hijacked';
  readonly titles: readonly string[];
  /** Every ISSN the row states: a journal has one in print and another online. */
  readonly issns: readonly string[];
  /** Hosts of the impostor's pages; only for hijacked journals, whose title and ISSN are those of an honest one. */
  readonly hosts: readonly string[];
  /** Titles of the honest journal that a hijacked one passes itself off as. */
  readonly honest: readonly string[];
}

const NATURES: ReadonlyMap<string, Notice['kind']> = new Map(
  Object.entries({
    retraction: 'retracted',
    'expression of concern': 'expression-of-concern',
    correction: 'corrected',
    reinstatement: 'reinstated',
  }),
);
/** Order of notices that bear no date: a reinstatement follows what it undoes. */
const ORDER: readonly Notice['kind'][] = ['corrected', 'expression-of-concern', 'retracted', 'reinstated', 'superseded-preprint'];

/** Sorts a timeline: by date as far as known, undated notices behind by kind. */
export function timeline(notices: readonly Notice[]): readonly Notice[] {
  return [...notices].sort((a, b) => {
    if (a.date !== undefined && b.date !== undefined && a.date !== b.date) return a.date < b.date ? -1 : 1;
    if ((a.date === undefined) !== (b.date === undefined)) return a.date === undefined ? 1 : -1;
    return ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind);
  });
}

/** ISO date of "9/27/2023 0:00" (month first, as Retraction Watch writes) or of an ISO date. */
export function listDate(text: string): string | undefined {
  const american = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(text);
  if (american !== null) {
    const [, month = '', day = '', year = ''] = american;
    return Number(month) <= 12 && Number(day) <= 31 ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : year;
  }
  return /^\s*(\d{4}(?:-\d{2}(?:-\d{2})?)?)/.exec(text)?.[1];
}

/** "+Concerns about Data;+Retract and Replace;" in readable form. */
const reasons = (text: string): string =>
  text
    .split(';')
    .map((reason) => reason.replace(/^[+\s]+/, '').trim())
    .filter((reason) => reason !== '')
    .join('; ')
    .slice(0, 500);

/** Letters that a title needs before it tells a work from others together with year and first author. */
const TELLING = 25;

/** A work by its title, its year and the family name of its first author; null where these do not tell it from others. */
export function describedKey(title: string | undefined, year: string | number | undefined, family: string | undefined): string | null {
  const [key, name] = [fold(title ?? ''), fold(family ?? '')];
  return key.length < TELLING || year === undefined || name === '' ? null : `${key}|${year}|${name}`;
}

/** A row of Retraction Watch's CSV; null when it names no notice that is known, or no work. */
export function retractionWatchRow(cell: (column: string) => string, from: string): NoticeRow | null {
  const kind = NATURES.get(cell('RetractionNature').trim().toLowerCase());
  const doi = normalizeDoi(cell('OriginalPaperDOI'));
  const pmid = normalizePmid(cell('OriginalPaperPubMedID').replace(/^0+$/, ''));
  const [first = ''] = cell('Author').split(';');
  const described =
    doi === null && pmid === null
      ? describedKey(cell('Title'), /\b\d{4}\b/.exec(cell('OriginalPaperDate'))?.[0], first.trim().split(' ').at(-1))
      : null;
  if (kind === undefined || (doi === null && pmid === null && described === null)) return null;
  const date = listDate(cell('RetractionDate'));
  const notice = normalizeDoi(cell('RetractionDOI'));
  const number = normalizePmid(cell('RetractionPubMedID').replace(/^0+$/, ''));
  const place = notice !== null ? { doi: notice } : number !== null ? { url: `https://pubmed.ncbi.nlm.nih.gov/${number}/` } : {};
  const reason = reasons(cell('Reason'));
  return {
    doi,
    pmid,
    ...(described === null ? {} : { described }),
    notices: [
      {
        kind,
        ...(date === undefined ? {} : { date }),
        ...place,
        from,
        ...(reason === '' ? {} : { reason }),
      },
    ],
  };
}

const strings = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string' && item.trim() !== '') as string[];

/** A JSON line `{doi, nature, date?, notice?, reason?}`; null when it is none. */
export function noticeLine(value: Readonly<Record<string, unknown>>, from: string): NoticeRow | null {
  const doi = normalizeDoi(strings(value.doi)[0] ?? '');
  const kinds = strings(value.nature).flatMap((nature) => NATURES.get(nature.trim().toLowerCase()) ?? []);
  if (doi === null || kinds.length === 0) return null;
  const date = listDate(strings(value.date)[0] ?? '');
  const notice = normalizeDoi(strings(value.notice)[0] ?? '');
  const [reason] = strings(value.reason);
  const one = kinds.length === 1;
  return {
    doi,
    pmid: null,
    notices: kinds.map((kind) => ({
      kind,
      ...(date === undefined || !one ? {} : { date }),
      ...(notice === null || !one ? {} : { doi: notice }),
      from,
      ...(reason === undefined ? {} : { reason }),
    })),
  };
}

const RELATIONS: ReadonlyMap<string, Relation> = new Map(
  Object.entries({
    replication: 'replication',
    reproduction: 'replication',
    comment: 'comment',
    reply: 'reply',
    review: 'review',
  }),
);

/** What a publication is to a work, in the words of a list: `{doi, nature, related, title?, date?, outcome?}`; null when it is none. */
export function relatedLine(value: Readonly<Record<string, unknown>>, from: string): RelatedRow | null {
  const doi = normalizeDoi(strings(value.doi)[0] ?? '');
  const relation = RELATIONS.get((strings(value.nature)[0] ?? '').trim().toLowerCase());
  const [place = ''] = strings(value.related);
  const other = normalizeDoi(place);
  const url = other === null && /^https?:\/\/[^\s<>"]{3,1000}$/i.test(place) ? place : null;
  if (doi === null || relation === undefined || (other === null && url === null) || other === doi) return null;
  const [title, date, outcome] = [strings(value.title)[0], listDate(strings(value.date)[0] ?? ''), strings(value.outcome)[0]];
  return {
    doi,
    related: {
      relation,
      ...(other === null ? {} : { doi: other }),
      ...(url === null ? {} : { url }),
      ...(title === undefined ? {} : { title: title.trim().slice(0, 300) }),
      ...(date === undefined ? {} : { date }),
      ...(outcome === undefined || /^(?:na|n\/a|not coded|unknown)$/i.test(outcome.trim()) ? {} : { outcome: outcome.trim().slice(0, 60) }),
      from,
    },
  };
}

/**
 * How to read a CSV list of replications; null when it is none. Its columns tell: those of FORRT's replication database
 * (https://forrt.org), older (`doi_original`, `doi_replication`) and newer (`doi_o`, `doi_r`).
 */
export function replicationsOfFile(header: readonly string[]): ((row: readonly string[]) => Readonly<Record<string, unknown>>) | null {
  const columns = header.map((column) =>
    column
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase(),
  );
  const at = (...names: readonly string[]): number => names.map((name) => columns.indexOf(name)).find((i) => i >= 0) ?? -1;
  const [original, replication] = [at('doi_o', 'doi_original'), at('doi_r', 'doi_replication')];
  if (original < 0 || replication < 0) return null;
  const [url, title, year, outcome] = [
    at('url_r', 'url_replication'),
    at('title_r', 'title_replication', 'apa_ref_r', 'ref_r', 'ref_replication'),
    at('year_r', 'year_replication'),
    at('outcome', 'result'),
  ];
  return (row) => {
    const cell = (i: number): string => (i < 0 ? '' : (row[i] ?? '').trim());
    const doi = normalizeDoi(cell(replication));
    return {
      doi: cell(original),
      nature: 'replication',
      related: doi ?? cell(url),
      title: cell(title),
      date: cell(year),
      outcome: cell(outcome),
    };
  };
}

const hostOf = (text: string): string | null => {
  try {
    return new URL(text.trim()).hostname.replace(/^www\./, '');
  } catch {
    return null;
  }
};

/** A JSON line of a journal list: `{list, kind?, title | name, issn?, version?, hijacked?, hijackedurl?}`; null when it is none. */
export function listLine(value: Readonly<Record<string, unknown>>): ListRow | null {
  const [list] = strings(value.list);
  const kind = strings(value.kind)[0] ?? 'journal';
  const titles = [...strings(value.title), ...strings(value.name), ...strings(value.hijacked)];
  const issns = [...new Set(strings(value.issn).flatMap((one) => normalizeIssn(one) ?? []))];
  if (list === undefined || /metric/i.test(kind) || (titles.length === 0 && issns.length === 0)) return null;
  const version = typeof value.version === 'string' || typeof value.version === 'number' ? ` ${value.version}` : '';
  const hijacked = /hijack/i.test(kind);
  const hosts = hijacked ? [...strings(value.hijackedurl), ...strings(value.althijackedurl)].flatMap((url) => hostOf(url) ?? []) : [];
  const authentic = new Set(strings(value.authenticurl).map(hostOf));
  return {
    list: `${list}${version}`,
    entry: titles[0] ?? issns[0] ?? '',
    kind: hijacked ? 'hijacked' : /^publishers?$/i.test(kind) ? 'publisher' : 'journal',
    titles,
    issns,
    hosts: hosts.filter((host) => !authentic.has(host)),
    honest: hijacked ? strings(value.authentic) : [],
  };
}

/** Columns under which lists of journals give the name, the number and the pages of an entry, in lower case without spaces. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  title: ['title', 'journal', 'journaltitle', 'journalname', 'sourcetitle', 'name', 'publisher', 'publishername'],
  issn: ['issn', 'printissn', 'print-issn', 'p-issn', 'pissn', 'journalissn', 'eissn', 'e-issn', 'onlineissn'],
  hijacked: ['hijacked', 'hijackedjournal', 'hijackedtitle'],
  hijackedurl: ['hijackedurl', 'urlofhijacked', 'fakeurl'],
  authenticurl: ['authenticurl', 'originalurl'],
};

/**
 * How to read a CSV list of questionable journals or publishers; null when it is none. What kind of list it is stands in the name of
 * its file alone ("predatory-journals.csv", "hijacked.csv", "delisted-2024.csv"): a list of journals under any other name may be a list
 * of good ones, and is never read as one of these.
 */
export function listOfFile(
  name: string,
  header: readonly string[],
): ((row: readonly string[]) => Readonly<Record<string, unknown>>) | null {
  const kind = /hijack/i.test(name)
    ? 'hijacked'
    : /predatory|delisted|discontinued/i.test(name)
      ? /publisher/i.test(name)
        ? 'publisher'
        : 'journal'
      : null;
  if (kind === null) return null;
  const columns = header.map((column) =>
    column
      .replace(/^\ufeff/, '')
      .toLowerCase()
      .replace(/\s+/g, ''),
  );
  const at = Object.entries(COLUMNS).map(([key, names]) => [key, names.map((one) => columns.indexOf(one)).filter((i) => i >= 0)] as const);
  if (at.every(([key, places]) => (key !== 'title' && key !== 'hijacked') || places.length === 0)) return null;
  const list = name.replace(/\.csv$/i, '');
  return (row) => ({
    list,
    kind,
    ...Object.fromEntries(
      at.map(([key, places]) => {
        const cells = places.map((i) => row[i] ?? '').filter((cell) => cell.trim() !== '');
        // Several numbers are one journal's in print and online; of several names the first is its own.
        return [key, key === 'issn' ? cells : (cells[0] ?? '')];
      }),
    ),
  });
}
