/**
 * Works that running text gives without a list, as answers of models and letters do: by an identifier, printed or behind a link ("Ng et al.
 * (2019), doi:10.…", "[Ng et al., 2019](https://arxiv.org/abs/…)"), or by a title in quotation marks with its authors and year ("Ng and Silva’s
 * 2019 paper “On hedges”", "“On the Growth of Hedges” (Ng & Silva, 2019)"). Words of a link that are neither names with a year nor the identifier
 * are the writer's own, and no title.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Link, Span } from '../../model/document.ts';
import { findIdentifiers } from '../../text/identifiers.ts';
import { NAMES, namesOf } from '../citations/author.ts';
import { namesNoPaper, speaksOfPapers, tellsOfPaper } from '../parse/papers-told.ts';
import { booksIn } from './books.ts';
import { addressesAlone, bareIsbns, identified, ofOneWork } from './one-work.ts';
import { inTitleCase } from './title-case.ts';

/** A work as the text gives it. */
export interface Given {
  readonly span: Span;
  /** What is known of it beyond doubt: the identifier, or the title in quotation marks, with what names and years stand beside. */
  readonly fields: CslItem;
  /** Where fields stand, by their words. */
  readonly words: Readonly<Record<string, string>>;
}

const NUMBERED: ReadonlySet<string> = new Set(['doi', 'arxiv', 'pmid', 'pmcid']);
const YEAR = String.raw`(?:1[5-9]|20)\d{2}(?!\d)`;
/** Names and a year that end where the text does: "Ng and Silva (2019), ", "(Ng et al., 2019; ". */
const NAMED_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{M}'’-])(${NAMES}),?\s\(?(${YEAR})[a-h]?\)?[\s,;:.([]{0,3}(?:doi:\s?|arXiv:\s?)?$`,
  'u',
);
/** The words of a link that cites: names and a year, nothing else. */
const CITES = new RegExp(String.raw`^[\s(]?(${NAMES}),?\s\(?(${YEAR})[a-h]?\)?[\s)]?$`, 'u');
/** Names that stand alone before a year may be other things ("In May 2019"): what an identifier vouches for needs less. */
const LETTERS = 160;
/** Letters of a text that is put in to have its numbers looked up; in longer ones a book's number is its own. */
const LITTLE = 1500;

/** A title in quotation marks, of several words. */
const QUOTED = /[“"„«]((?=\p{Lu}|\p{Lo})[^“”"„«»\n]{8,220}?)[,.]?[”"“»]/gu;
/** The same, and nothing besides. */
const QUOTED_WHOLE = /^[“"„«]((?=\p{Lu}|\p{Lo})[^“”"„«»\n]{8,220}?)[,.]?[”"“»]$/u;
const BEHIND = new RegExp(
  String.raw`^,?\s(?:\((?:(${NAMES})[,;]?\s)?([^()]{0,60}?)(${YEAR})[a-h]?(?:[,;:]\s?([^()]{3,60}))?\)|by\s(${NAMES}),?\s(?:\((${YEAR})[a-h]?\)|in\s(${YEAR}))|(${NAMES}),\s(${YEAR})[a-h]?(?=[),;]))`,
  'u',
);
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{M}'’-])(${NAMES})(?:['’]s?)?,?\s(?:\(?(${YEAR})[a-h]?\)?,?\s?)?((?:\p{Ll}{3,14}\s){0,3}(?:paper|article|study|book|essay|review|chapter|report|work|monograph|preprint)(?:\s(?:titled|entitled|called))?|in(?:\s(?:their|his|her)\s(?:\p{Ll}{3,14}\s){0,2}(?:paper|article|study|book|essay|review|chapter|report|work)(?:\s(?:titled|entitled|called))?)?|titled|entitled|wrote)?[,:]?\s?$`,
  'u',
);
const dated = (year: string): Pick<CslItem, 'issued'> => ({ issued: { 'date-parts': [[Number(year)]] } });

/** A name written out: "Ada Roe", "Ursula van der Roe". */
const WRITTEN_OUT = /^(\p{Lu}[\p{Ll}.]+(?:\s\p{Lu}\.)?)\s((?:(?:van|von|de|der|den|del|di|da|la|le)\s){0,2}\p{Lu}[\p{L}’'-]+)$/u;
/** Words that begin no given name. */
const ARTICLE = /^(?:The|De|Van|Von|La|Le|Di|Da|El|Al|St)\b/;

/** Authors as CSL, from the words of names; none where they name nobody for sure, as a newspaper of three words. */
function authors(words: string | undefined): Pick<CslItem, 'author' | 'et-al'> {
  const names = words === undefined ? null : namesOf(words);
  if (names === null || names.doubtful === true) return {};
  const people = names.families.map((name) => {
    const [, given, family] = ARTICLE.test(name) ? [] : (WRITTEN_OUT.exec(name) ?? []);
    return given === undefined || family === undefined ? { family: name } : { family, given };
  });
  // "… on Impact and Ada Roe": where the second is written out and the first is one word, the first may be no name.
  if (people.length === 2 && !('given' in (people[0] ?? {})) && 'given' in (people[1] ?? {})) return {};
  if (people.some(({ family }) => family.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length > 2)) return {};
  return { author: people, ...(names.etAl ? { 'et-al': true } : {}) };
}

/** Whether words in brackets name more than one person: one word there may as well be a journal. */
const isSeveral = (words: string): boolean => {
  const names = namesOf(words);
  return names !== null && (names.etAl || names.families.length > 1);
};

/** Words of a link that are the title of the work it leads to: in quotation marks, or set in capitals as titles are. Others are the writer's own. */
function titleOf(label: string): string | undefined {
  const words = label.trim();
  const quoted = QUOTED_WHOLE.exec(words)?.[1];
  const title = quoted ?? words;
  return (quoted !== undefined && title.split(/\s+/).length >= 3) || inTitleCase(title) ? title : undefined;
}

/** Names and a year that stand directly behind an identified work, in brackets or behind "by"; those in front where none do. */
function besideWork(text: string, { start, end }: Span): { readonly span: Span; readonly names: string; readonly year: string } | null {
  const [whole, bracketed, , year, , by, byYear, inYear] = BEHIND.exec(text.slice(end, end + LETTERS)) ?? [];
  // One name in brackets may be a journal.
  const names = by ?? (bracketed !== undefined && isSeveral(bracketed) ? bracketed : undefined);
  const when = year ?? byYear ?? inYear;
  if (whole !== undefined && names !== undefined && when !== undefined && 'author' in authors(names))
    return { span: { start, end: end + whole.length }, names, year: when };
  const [before, named, dated] = NAMED_BEFORE.exec(text.slice(Math.max(0, start - LETTERS), start)) ?? [];
  return before === undefined || named === undefined || dated === undefined || !('author' in authors(named)) || /\n\s*\n/.test(before)
    ? null
    : { span: { start: start - before.length, end }, names: named, year: dated };
}

/** A work with an identifier: the names and year beside it, and the title a link shows, as far as they stand there. */
function byIdentifier(text: string, span: Span, own: CslItem, label: string): Given {
  const [, names, year] = CITES.exec(label) ?? [];
  if (names !== undefined && year !== undefined && 'author' in authors(names))
    return { span, fields: { ...own, ...authors(names), ...dated(year) }, words: { author: names, issued: year } };
  const title = titleOf(label);
  const titled = title === undefined ? {} : { title };
  const beside = besideWork(text, span);
  if (beside === null) return { span, fields: { ...own, ...titled }, words: titled };
  return {
    span: beside.span,
    fields: { ...own, ...titled, ...authors(beside.names), ...dated(beside.year) },
    words: { ...titled, author: beside.names, issued: beside.year },
  };
}

/** Works with identifiers, printed ones and those behind links. */
function identifiedIn(text: string, links: readonly Link[]): Given[] {
  const behind = links.flatMap(({ span, href }): Given[] => {
    const identifier = findIdentifiers(href).find(({ scheme, malformed }) => NUMBERED.has(scheme) && malformed !== true);
    return identifier === undefined || text.slice(span.start, span.end).trim() === ''
      ? []
      : [byIdentifier(text, span, identified([identifier]), text.slice(span.start, span.end))];
  });
  const printed = [...findIdentifiers(text), ...bareIsbns(text)]
    .filter(
      ({ scheme, malformed, span }) =>
        (NUMBERED.has(scheme) || (scheme === 'isbn' && text.length < LITTLE)) &&
        malformed !== true &&
        !links.some(
          (link) =>
            link.span.start <= span.start &&
            span.end <= link.span.end &&
            findIdentifiers(link.href).some((one) => NUMBERED.has(one.scheme)),
        ),
    )
    .sort((a, b) => a.span.start - b.span.start);
  return [...behind, ...ofOneWork(text, printed).map(({ span, identifiers }) => byIdentifier(text, span, identified(identifiers), ''))];
}

/** What services of models put behind the addresses of what they cite. */
const SENT = /[?&]utm_source=(?:chatgpt\.com|openai)(?=&|$)/;

/** What says that a link is a source: "(Source: [Reef Office](https://…))", "Sources: …, …". */
const ANNOUNCED =
  /(?<!\p{L}|(?:open|closed|data|single)[\s-])(?:Sources?|Quellen?|Fuentes?|Fontes?|Fonti?|Bron(?:nen)?|Źródł[oa]|Источники?|来源|出典)\s?[:：]\s?(?:[^\n.]{0,120}[;,]\s?)?$/iu;

/** Whether the words of a link are what its site is called: "WHO" of who.int, "Reef Office" of reefoffice.org. */
const isCalled = (label: string, site = ''): boolean => {
  const name = label.replace(/[^\p{L}\d]/gu, '');
  return name.length > 2 && site.split(/[.-]/).slice(0, -1).includes(name);
};

/**
 * Pages of the web that an answer cites: a link in brackets behind what it bears out, "([example.org](https://example.org/reefs))", whose words are
 * the name of the site, or whose address says that a service of models cited it; and what is said to be a source. Other links are the writer's, and may lead
 * anywhere.
 */
function pagesIn(text: string, links: readonly Link[]): Given[] {
  return links.flatMap(({ span, href }): Given[] => {
    if (!/^https?:/i.test(href)) return [];
    const label = text
      .slice(span.start, span.end)
      .trim()
      .toLowerCase()
      .replace(/^\[([^[\]]{1,80})\]\(.*$/, '$1');
    // The front page of a site bears nothing out.
    const site = /^https?:\/\/(?:www\.)?([^/?#:]{4,80})[/?]./i.exec(href)?.[1]?.toLowerCase();
    const named = label.replace(/^www\./, '') === site || label === href.toLowerCase() || isCalled(label, site);
    const before = text.slice(Math.max(0, span.start - 162), span.start);
    // What a reader shows of a link without words has brackets of its own.
    const bracketed =
      label === `[${site}]` ||
      (/[([](?:[^()[\]\n]{0,160}[;,]\s?)?$/.test(before) && /^(?:[;,][^()[\]\n]{0,160})?[)\]]/.test(text.slice(span.end, span.end + 162)));
    const cited = (bracketed && (SENT.test(href) || named || label === `[${site}]`)) || ANNOUNCED.test(before);
    if (site === undefined || !cited) return [];
    return [{ span, fields: { type: 'webpage', URL: href.replace(SENT, '') }, words: {} }];
  });
}

/** A number as the words of a link: "1", "[1]", "^1^". */
export const NUMBER_OF_LINK: RegExp = /^[[(^]?(\d{1,2}|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2})[\])^]?$/u;

/** Links whose words are numbers that count from one on, behind words: "… in the short term [1](https://…)". Each number leads to one page. */
function numberedPages(text: string, links: readonly Link[]): Given[] {
  const pages = new Map<number, string>();
  const found = links.flatMap(({ span, href }): Given[] => {
    const number = Number(NUMBER_OF_LINK.exec(text.slice(span.start, span.end).trim())?.[1]?.normalize('NFKC') ?? Number.NaN);
    if (Number.isNaN(number) || !/^https?:/i.test(href)) return [];
    const behind = /\p{L}{2}[^\n]{0,60}$/u.test(text.slice(Math.max(0, span.start - 70), span.start));
    if (!behind || (pages.get(number) ?? href) !== href || (!pages.has(number) && number !== pages.size + 1)) return [];
    pages.set(number, href);
    return [{ span, fields: { type: 'webpage', URL: href.replace(SENT, '') }, words: {} }];
  });
  return pages.size < 2 ? [] : found;
}

/** Works with a title in quotation marks, authors and a year. */
function titledIn(text: string): Given[] {
  return [...text.matchAll(QUOTED)].flatMap(({ index, 0: quoted, 1: title = '' }): Given[] => {
    if (title.split(/\s+/).length < 3 || namesNoPaper(text.slice(Math.max(0, index - 30), index))) return [];
    const end = index + quoted.length;
    const behind = BEHIND.exec(text.slice(end, end + LETTERS));
    const before = BEFORE.exec(text.slice(Math.max(0, index - LETTERS), index));
    const [after = '', bracketed, place = '', year, placeBehind, by, byYear, inYear, plain, plainYear] = behind ?? [];
    const [lead = '', narrating, yearBefore, leading = ''] = before ?? [];
    // "Ng (2019) wrote, “…”" may quote as well.
    const own = leading === '' && /[’']s?\s$/.test(lead) && year !== undefined;
    const narrated = (leading === '' || leading === 'wrote') && !own && !inTitleCase(title) ? undefined : narrating;
    const when = year ?? byYear ?? inYear ?? plainYear ?? yearBefore;
    // A sentence that is quoted stands before names in brackets as a title does, but not in capitals.
    const behindIt = bracketed ?? plain;
    const beside = behindIt !== undefined && isSeveral(behindIt) && inTitleCase(title) ? behindIt : undefined;
    // "The study “…” (Roe et al., 2018)": words before it may name nobody.
    const names = [by, narrated, beside].find((one) => one !== undefined && 'author' in authors(one));
    if (names === undefined || when === undefined || /\n\s*\n/.test(lead)) return [];
    const start = names === narrated ? index - lead.length : index;
    // Songs and films are told by a short title, a name and a year as well.
    const sentence = `${/[^\n]*$/.exec(text.slice(Math.max(0, index - LETTERS), index))?.[0] ?? ''} ${/^[^\n]*/.exec(text.slice(end, end + LETTERS))?.[0] ?? ''}`;
    const alone = names === by || (names === narrated && own);
    if (alone && place.trim() === '' && !tellsOfPaper(title, names) && !speaksOfPapers(sentence)) return [];
    const venues = (names === beside ? [placeBehind ?? '', place] : [`${bracketed ?? ''} ${place}`]).map((one) =>
      one.trim().replace(/[\s,;]{1,4}$/, ''),
    );
    const venue = venues.find((one) => /^\p{Lu}/u.test(one));
    const named = venue === undefined ? {} : { 'container-title': venue };
    return [
      {
        span: { start, end: end + ((year ?? byYear ?? inYear ?? plainYear) === undefined ? 0 : after.length) },
        fields: { title, ...authors(names), ...dated(when), ...named },
        words: { title, author: names, issued: when, ...named },
      },
    ];
  });
}

/** Links as Markdown has them in a text that is read as it stands: "([Reef Office](https://…))". Each lies over all of it. */
const typedLinks = (text: string): Link[] =>
  [...text.matchAll(/\[[^[\]\n]{1,80}\]\((https?:\/\/[^\s()]{4,300})\)/gu)].map(({ index, 0: whole, 1: href = '' }) => ({
    span: { start: index, end: index + whole.length },
    href,
  }));

/** Books by title, publisher and year. */
const books = (text: string): Given[] =>
  booksIn(text).map(({ span, title, year, house, edition, author }) => ({
    span,
    fields: {
      type: 'book',
      title,
      ...dated(year),
      ...(house === undefined ? {} : { publisher: house }),
      ...(edition === undefined ? {} : { edition }),
      ...(author === undefined ? {} : { author }),
    },
    words: { title, issued: year, ...(house === undefined ? {} : { publisher: house }) },
  }));

/** All works that a running text gives so, in reading order, none within another. `links` are those that lie over the text. */
export function givenIn(text: string, links: readonly Link[]): Given[] {
  const open = [...links, ...(links.length === 0 ? typedLinks(text) : [])].filter(
    ({ span }) => text.slice(span.start, span.end).trim() !== '',
  );
  const numbered = identifiedIn(text, open);
  const others = open.filter((link) => !numbered.some(({ span }) => span.start < link.span.end && link.span.start < span.end));
  const isOther = new Set(others.map(({ span }) => span.start));
  // Counted among all links: one of them may lead to a work by its identifier.
  const pages = [
    ...pagesIn(text, others),
    ...numberedPages(text, open).filter(({ span }) => isOther.has(span.start)),
    ...addressesAlone(text)
      .filter(({ span }) => !numbered.some((one) => one.span.start < span.end && span.start < one.span.end))
      .map(({ span, value }): Given => ({ span, fields: { type: 'webpage', URL: value }, words: {} })),
  ];
  const all = [...titledIn(text), ...books(text), ...numbered, ...pages].sort(
    (a, b) => a.span.start - b.span.start || b.span.end - a.span.end,
  );
  const kept: Given[] = [];
  for (const one of all) {
    const last = kept.at(-1);
    if (last === undefined || one.span.start >= last.span.end) kept.push(one);
    else if (last.fields.DOI === undefined && last.fields.arxiv === undefined && one.fields.title === undefined)
      // The identifier of a work that is named around it.
      kept[kept.length - 1] = {
        span: { start: last.span.start, end: Math.max(last.span.end, one.span.end) },
        fields: { ...one.fields, ...last.fields },
        words: { ...one.words, ...last.words },
      };
  }
  return kept;
}
