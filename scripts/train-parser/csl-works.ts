/**
 * Makes works that fill every part of a citation style out of real records: chapters with editors, theses, reports, web pages, newspapers,
 * data sets, patents, cases. What a record does not hold (a place, an editor, the day somebody looked) is put in from lists and from other
 * records. Numbers of one work differ from each other, and no name of it stands in its title, so that each can be found again in the print.
 */
import * as phrases from './phrases.ts';
import * as more from './phrases-more.ts';

export interface Person {
  readonly family?: string;
  readonly given?: string;
  readonly literal?: string;
}
type When = { readonly 'date-parts': readonly (readonly number[])[] };
/** A work as a citation processor takes it. */
export type Work = Record<string, unknown> & {
  type: string;
  title: string;
  author?: readonly Person[];
  editor?: readonly Person[];
  translator?: readonly Person[];
  issued?: When;
  accessed?: When;
};
interface Held {
  readonly type: string;
  readonly title: string;
  readonly author?: readonly Person[];
  readonly publisher?: string;
  readonly volume?: string;
  readonly DOI?: string;
  readonly URL?: string;
  readonly 'container-title'?: string;
}

export const KINDS = [
  'article-journal',
  'article-journal',
  'article-journal',
  'article-journal',
  'chapter',
  'chapter',
  'book',
  'edited-book',
  'translated-book',
  'paper-conference',
  'paper-conference',
  'thesis',
  'report',
  'webpage',
  'article-newspaper',
  'dataset',
] as const;
export const RARE_KINDS = ['patent', 'legal_case', 'entry-encyclopedia', 'post-weblog', 'article', 'article-magazine', 'software'] as const;
export type Kind = (typeof KINDS)[number] | (typeof RARE_KINDS)[number];

const LATIN = /^[\p{Script=Latin}\p{M}\d\s.,'’&()/-]+$/u;
const latin = (items: readonly string[]): string[] => items.filter((item) => LATIN.test(item) && item.length > 2);
const PLACES = latin([...phrases.PLACES, ...more.MORE_PLACES]);
const PUBLISHERS = latin([...phrases.PUBLISHERS, ...more.MORE_PUBLISHERS]);
const UNIVERSITIES = latin([...phrases.UNIVERSITIES, ...more.MORE_UNIVERSITIES]);
const INSTITUTIONS = latin([...phrases.INSTITUTIONS, ...more.MORE_INSTITUTIONS]);
const words = (text: string): string[] => text.split(';');
const NEWSPAPERS = words(
  'The New York Times;The Guardian;Le Monde;Süddeutsche Zeitung;El País;Frankfurter Allgemeine Zeitung;Corriere della Sera;The Washington Post;Neue Zürcher Zeitung;Folha de S.Paulo;La Repubblica;Financial Times;Der Standard;The Irish Times;Dagens Nyheter;The Hindu;Libération;Die Zeit;NRC Handelsblad;The Sydney Morning Herald;Gazeta Wyborcza;La Nación;Toronto Star;Chicago Tribune',
);
const MAGAZINES = words(
  'Time;The New Yorker;The Economist;Der Spiegel;Scientific American;Harper’s Magazine;The Atlantic;Wired;National Geographic;L’Express;New Scientist;Newsweek;The New York Review of Books;Merkur;London Review of Books;Forbes',
);
const SITES = words(
  'BBC News;Wikipedia;UNHCR;Our World in Data;The Conversation;European Commission;GOV.UK;National Park Service;Stanford Encyclopedia of Philosophy;Statista;CNN;Encyclopædia Britannica;Mozilla Developer Network;World Health Organization;Library of Congress;Tate;Heise Online;NASA;Deutschlandfunk Kultur;Pew Research Center',
);
const BLOGS = words(
  'Language Log;The Scholarly Kitchen;LSE Impact Blog;Retraction Watch;Crooked Timber;OpenAI Blog;Verfassungsblog;Hypotheses',
);
const REPOSITORIES = words(
  'Zenodo;Dryad;figshare;Harvard Dataverse;PANGAEA;UK Data Service;ICPSR;GESIS Datenarchiv;Mendeley Data;OSF;4TU.ResearchData',
);
/** Houses whose names hold commas. */
const FIRMS = words(
  'Ticknor, Reed, and Fields;Longmans, Green, and Co.;Houghton, Mifflin & Co.;Farrar, Straus and Giroux;Harcourt, Brace & World;Little, Brown and Company;Holt, Rinehart and Winston;Sage Publications, Inc.;Lawrence Erlbaum Associates, Publishers;W. W. Norton & Company, Inc.;Harcourt Brace Jovanovich, Publishers;Bobbs-Merrill Company, Inc.;Kegan Paul, Trench, Trübner & Co.',
);
const SERIES = words(
  'Lecture Notes in Computer Science;Oxford Studies in Ancient Philosophy;Beiträge zur Kulturgeschichte;Cambridge Tracts in Mathematics;Studies in Modern German Literature;Working Papers in Economics;Springer Theses;Monographs on Statistics;Edition Suhrkamp;Routledge Advances in Sociology;Que sais-je;Topoi;Studia Historica;Analecta Romana;New Directions in Geography',
);
const REFERENCE_WORKS = words(
  'Encyclopedia of Language and Linguistics;Lexikon des Mittelalters;Oxford Dictionary of National Biography;The International Encyclopedia of Geography;Handbook of Child Psychology;Dictionnaire de la Révolution française;The New Grove Dictionary of Music and Musicians;Encyclopedia of Statistical Sciences',
);
const THESES = words(
  'PhD thesis;Doctoral dissertation;Master’s thesis;Dissertation;PhD diss.;MSc thesis;Habilitationsschrift;Thèse de doctorat;Bachelor’s thesis',
);
const REPORTS = words('Technical Report;Working Paper;Discussion Paper;Research Report;Rapport;Policy Brief;Arbeitspapier;White Paper');
const PARTIES = words(
  'Barker;Hendricks;Martinez;Lowell;Pemberton;Abbott;Kowalski;Grayson;Thornton;Whitfield;Delgado;Ashcroft;Marbury;Sutherland;Voss;Castellano',
);
const SUED = words(
  'State Board of Health;United States;City of Springfield;Northern Railway Co.;Department of Revenue;Acme Insurance Ltd;Ohio;Secretary of State',
);
const REPORTERS = words('U.S.;F.3d;F. Supp. 2d;S. Ct.;Cal. App. 4th;N.E.2d;A.2d;P.3d;W.L.R.;D.L.R.');
const COURTS = words('Supreme Court;2nd Circuit;Court of Appeals;High Court of Justice;Federal Court of Appeal;9th Circuit');

const plainTitle = (title: string): boolean =>
  title.length > 14 &&
  title.length < 200 &&
  !/[<>${}\\^_~|]|\.\s?\.|\s{2}/.test(title) &&
  /\p{Ll}/u.test(title) &&
  !/^\p{Lu}[\p{Lu}\s:]{9}/u.test(title);
const plainPerson = ({ family = '', given = '' }: Person): boolean =>
  /^\p{Lu}[\p{L}\p{M}'’ -]{1,24}$/u.test(family) && /\p{Ll}/u.test(family) && /^\p{Lu}[\p{L}\p{M}.' -]{0,24}$/u.test(given);
const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Makes one work after the other. */
export class WorkMaker {
  private readonly held = new Map<string, Held[]>();
  private readonly people: Person[] = [];
  private readonly publishers: string[] = [];
  private readonly short: ReadonlyMap<string, string>;
  private readonly next: () => number;

  /** `short`: full name of a journal, in small letters → its short name. */
  constructor(records: Iterable<Held>, short: ReadonlyMap<string, string>, next: () => number) {
    this.short = short;
    this.next = next;
    for (const record of records) {
      const venue = record['container-title'] ?? '';
      if (!plainTitle(record.title) || /^(?:arxiv|corr|advance)\b/i.test(venue) || letters(record.title).includes(letters(venue || '-')))
        continue;
      // An article of no journal is something else that a list calls so.
      if (record.type === 'article-journal' && (record.volume === undefined || venue === '')) continue;
      const author = (record.author ?? []).filter(plainPerson);
      if (author.length === 0 || author.length < (record.author ?? []).length) continue;
      const list = this.held.get(record.type) ?? [];
      this.held.set(record.type, list);
      list.push({ ...record, author });
      if (author.length < 4) this.people.push(...author);
      const { publisher } = record;
      if (publisher !== undefined && record.type === 'book' && LATIN.test(publisher) && publisher.length < 40)
        this.publishers.push(publisher);
    }
  }

  private chance(share: number): boolean {
    return this.next() < share;
  }
  private pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)] as T;
  }
  private whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }
  private some(most: number): Person[] {
    return Array.from({ length: this.whole(1, most) }, () => this.pick(this.people));
  }

  /** A work of a kind; its numbers, names and words can be told apart. */
  work(kind: Kind): Work {
    for (;;) {
      const work = this.draft(kind);
      if (distinct(work)) return work;
    }
  }

  private draft(kind: Kind): Work {
    const type = kind.endsWith('-book') ? 'book' : kind;
    const pool =
      this.held.get(type) ??
      this.held.get(kind.startsWith('article-') || kind === 'dataset' ? 'article-journal' : this.pick(['book', 'chapter'])) ??
      [];
    const record = this.pick(pool);
    const year = this.whole(1, 100) < 12 ? this.whole(1905, 1979) : this.whole(1980, 2024);
    const first = this.whole(1, 1900);
    const work: Work = { type, title: record.title.replace(/\s*\.$/, ''), issued: { 'date-parts': [[year]] } };
    if (this.chance(0.02)) delete work.issued;
    const day = (): void => {
      work.issued = { 'date-parts': [[year, this.whole(1, 12), this.whole(1, 28)]] };
    };
    const people = (record.author ?? []).slice(0, this.chance(0.1) ? 40 : 8);
    if (people.length > 0) work.author = people;
    const page = (share: number): void => {
      if (this.chance(share)) work.page = this.chance(0.04) ? `${first}` : `${first}–${first + this.whole(1, 60)}`;
    };
    const imprint = (): void => {
      work.publisher =
        this.chance(0.6) && this.publishers.length > 0 ? this.pick(this.publishers) : this.pick(this.chance(0.1) ? FIRMS : PUBLISHERS);
      if (this.chance(0.8)) work['publisher-place'] = this.pick(PLACES);
    };
    const looked = (share: number): void => {
      if (!this.chance(share)) return;
      work.URL = /^https?:(?!.*(?:pubmed|arxiv|doi\.org))/.test(record.URL ?? '')
        ? record.URL
        : `https://www.${letters(record.title).split(' ').slice(0, 2).join('-')}.org/${first}`;
      if (this.chance(0.7))
        work.accessed = { 'date-parts': [[Math.min(2026, year + this.whole(1, 6)), this.whole(1, 12), this.whole(1, 28)]] };
    };
    const doi = (share: number): void => {
      if (this.chance(share))
        work.DOI = record.DOI ?? `10.${this.whole(1000, 9999)}/${letters(record.title).slice(0, 4).replace(/\W/g, 'x')}.${year}.${first}`;
    };
    const series = (share: number): void => {
      if (!this.chance(share)) return;
      work['collection-title'] = this.pick(SERIES);
      if (this.chance(0.6)) work['collection-number'] = `${this.whole(2, 300)}`;
    };
    const venue = (): void => {
      const name = record['container-title'] ?? 'Annals of Applied Studies';
      work['container-title'] = name;
      const short = this.short.get(name.toLowerCase());
      if (short !== undefined && short !== name) work['container-title-short'] = short;
    };
    if (kind === 'article-journal') {
      venue();
      if (this.chance(0.93)) work.volume = `${this.whole(1, 480)}`;
      if (this.chance(0.7)) work.issue = this.chance(0.04) ? `${this.whole(1, 5)}–${this.whole(6, 12)}` : `${this.whole(1, 24)}`;
      if (this.chance(0.07)) work.page = this.chance(0.5) ? `e${this.whole(1000, 99999)}` : `${this.whole(100001, 109999)}`;
      else page(0.97);
      doi(0.5);
      if (this.chance(0.1)) day();
      looked(0.12);
    } else if (kind === 'chapter' || kind === 'entry-encyclopedia') {
      const whole = this.pick(this.held.get('book') ?? [record]);
      work['container-title'] = kind === 'chapter' ? whole.title.replace(/\s*\.$/, '') : this.pick(REFERENCE_WORKS);
      if (this.chance(0.85)) work.editor = this.some(3);
      imprint();
      page(0.9);
      if (this.chance(0.08)) work.volume = `${this.whole(1, 12)}`;
      if (this.chance(0.1)) work.edition = `${this.whole(2, 9)}`;
      series(0.15);
      doi(0.15);
    } else if (type === 'book') {
      imprint();
      if (kind === 'edited-book') {
        delete work.author;
        work.editor = this.some(4);
      }
      if (kind === 'translated-book') work.translator = this.some(2);
      if (this.chance(0.25)) work.edition = `${this.whole(2, 12)}`;
      if (this.chance(0.1)) work.volume = `${this.whole(1, 12)}`;
      if (this.chance(0.15)) work['number-of-pages'] = `${this.whole(90, 900)}`;
      series(0.25);
      if (this.chance(0.1)) work.ISBN = '9780306406157';
      doi(0.1);
      looked(0.08);
    } else if (kind === 'paper-conference') {
      venue();
      if (this.chance(0.35)) work.editor = this.some(3);
      if (this.chance(0.6)) imprint();
      page(0.85);
      if (this.chance(0.2)) work['event-place'] = this.pick(PLACES);
      if (this.chance(0.15)) work.volume = `${this.whole(1, 300)}`;
      series(0.15);
      doi(0.4);
      looked(0.15);
    } else if (kind === 'thesis') {
      work.author = people.slice(0, 1);
      work.genre = this.pick(THESES);
      work.publisher = this.pick(UNIVERSITIES);
      if (this.chance(0.6)) work['publisher-place'] = this.pick(PLACES);
      if (this.chance(0.15)) work['number-of-pages'] = `${this.whole(90, 500)}`;
      looked(0.3);
    } else if (kind === 'report') {
      if (this.chance(0.4)) work.author = [{ literal: this.pick(INSTITUTIONS) }];
      if (this.chance(0.8)) work.publisher = this.pick(INSTITUTIONS);
      if (this.chance(0.6)) work['publisher-place'] = this.pick(PLACES);
      if (this.chance(0.6)) work.genre = this.pick(REPORTS);
      if (this.chance(0.6))
        work.number = this.chance(0.5) ? `${this.whole(2, 900)}` : `${this.pick(['WP', 'TR', 'NBER', 'CS'])}-${this.whole(10, 9900)}`;
      looked(0.4);
    } else if (kind === 'webpage' || kind === 'post-weblog') {
      if (this.chance(0.3)) work.author = [{ literal: this.pick(INSTITUTIONS) }];
      else if (this.chance(0.2)) delete work.author;
      else work.author = people.slice(0, 2);
      if (this.chance(0.8)) work['container-title'] = this.pick(kind === 'webpage' ? SITES : BLOGS);
      if (this.chance(0.6)) day();
      looked(1);
    } else if (kind === 'article-newspaper' || kind === 'article-magazine') {
      work['container-title'] = this.pick(kind === 'article-newspaper' ? NEWSPAPERS : MAGAZINES);
      if (this.chance(0.25)) delete work.author;
      else work.author = people.slice(0, 2);
      day();
      page(0.6);
      if (this.chance(0.3)) work['publisher-place'] = this.pick(PLACES);
      looked(0.35);
    } else if (kind === 'dataset' || kind === 'software') {
      work.publisher = this.pick(REPOSITORIES);
      if (this.chance(0.4)) work.version = `${this.whole(1, 5)}.${this.whole(0, 12)}`;
      doi(0.85);
      looked(work.DOI === undefined ? 1 : 0.3);
    } else if (kind === 'patent') {
      work.author = people.slice(0, 3);
      work.number = this.pick(['US 9,123,456 B2', 'EP 1 234 567 A1', 'US5432198A', 'WO 2012/123456', 'DE 10 2008 012 345']);
      work.authority = this.pick(['United States', 'European Patent Office', 'US Patent and Trademark Office']);
      if (this.chance(0.6)) day();
    } else if (kind === 'legal_case') {
      delete work.author;
      work.title = `${this.pick(PARTIES)} v. ${this.pick([...PARTIES, ...SUED])}`;
      work['container-title'] = this.pick(REPORTERS);
      work.volume = `${this.whole(20, 700)}`;
      work.page = `${first}`;
      if (this.chance(0.7)) work.authority = this.pick(COURTS);
    } else {
      work.publisher = this.pick(['arXiv', 'bioRxiv', 'SSRN', 'PsyArXiv', 'Preprints']);
      work.genre = 'Preprint';
      doi(0.7);
      looked(0.6);
    }
    return work;
  }
}

/** Whether every number of a work differs from the others and no name stands in its words: what is printed can then be found again. */
function distinct(work: Work): boolean {
  const dates = [work.issued, work.accessed].flatMap((when) => when?.['date-parts'][0] ?? []);
  const numbers = [...dates.map(String)];
  for (const name of ['volume', 'issue', 'edition', 'number-of-pages', 'collection-number', 'page', 'number', 'version'])
    numbers.push(...(String(work[name] ?? '').match(/\d+/g) ?? []).map((one) => String(Number(one))));
  if (new Set(numbers).size < numbers.length) return false;
  const texts = ['title', 'container-title', 'publisher', 'publisher-place', 'collection-title', 'genre', 'authority', 'event-place'].map(
    (name) => letters(String(work[name] ?? '')),
  );
  const text = ` ${texts.join(' ')} `;
  const families = [...(work.author ?? []), ...(work.editor ?? []), ...(work.translator ?? [])].map(({ family, literal }) =>
    letters(family ?? literal ?? ''),
  );
  if (new Set(families).size < families.length || families.some((family) => text.includes(` ${family} `))) return false;
  const long = texts.filter((one) => one !== '');
  return long.every((one, at) => long.every((other, place) => at === place || !` ${other} `.includes(` ${one} `)));
}
