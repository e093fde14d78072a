/**
 * Right references of the kinds the other lists have not: what reference managers, exports and encodings leave in a field, names as
 * registries of other countries write them, meetings by acronym and ordinal, identifiers as libraries and publishers wrap them. For
 * bench/references-made.ts; a change that spoils a detail is called right here because the work is known all the same.
 */
import type { CslItem, CslName } from '../src/model/csl.ts';
import { type Chance, type Change, eachText, inYear, one } from './references-noise.ts';

const differs = (before: CslItem, after: CslItem): CslItem | null => (JSON.stringify(before) === JSON.stringify(after) ? null : after);
const titled =
  (change: (title: string, chance: Chance) => string): Change =>
  (item, chance) => {
    if (item.title === undefined) return null;
    const title = change(item.title, chance).trim();
    return title === item.title || title.length < 8 ? null : { ...item, title };
  };
const people =
  (change: (names: readonly CslName[], chance: Chance) => readonly CslName[]): Change =>
  (item, chance) =>
    item.author === undefined ? null : differs(item, { ...item, author: [...change(item.author, chance)] });
const isPerson = ({ family, given }: CslName): boolean =>
  family !== undefined && given !== undefined && /^\p{L}/u.test(family) && !/\d|[()]/.test(`${family}${given}`);
const named = (change: (name: CslName, at: number) => CslName): Change =>
  people((names) => names.map((name, at) => (isPerson(name) ? change(name, at) : name)));
const family = (change: (text: string) => string): Change => named((name) => ({ ...name, family: change(name.family ?? '') }));
const first = (change: (name: CslName) => CslName): Change => named((name, at) => (at === 0 ? change(name) : name));
const everywhere =
  (change: (text: string) => string): Change =>
  (item) =>
    differs(item, eachText(item, change, true));
const yearOf = (item: CslItem): number => item.issued?.['date-parts']?.[0]?.[0] ?? 0;
const latin1 = (text: string): string =>
  Buffer.from(text, 'utf8')
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, '');
const acronym = (venue: string): string =>
  /\(([A-Z][A-Za-z]{2,7})\b/.exec(venue)?.[1] ?? (venue.match(/\b[A-Z]/g) ?? []).join('').slice(0, 6);
const withDoi =
  (change: (doi: string, chance: Chance) => string): Change =>
  (item, chance) =>
    item.DOI === undefined ? null : { ...item, DOI: change(item.DOI, chance) };
const atAddress =
  (change: (doi: string, chance: Chance) => string): Change =>
  (item, chance) => {
    const { DOI, ...rest } = item;
    return DOI === undefined ? null : { ...rest, URL: change(DOI, chance) };
  };
const PINYIN: readonly (readonly [RegExp, string])[] = [
  [/^Zh/, 'Ch'],
  [/^X/, 'Hs'],
  [/^Q/, 'Ch'],
  [/^Jia/, 'Chia'],
  [/^G(?=[aou])/, 'K'],
  [/^D(?=[aeiou])/, 'T'],
  [/^B(?=[aeiou])/, 'P'],
  [/ong$/, 'ung'],
];
const isChinese = ({ family: name = '', given = '' }: CslName): boolean =>
  /^(?:Zhang|Zhou|Zhu|Zheng|Zhao|Zhong|Xu|Xiao|Xie|Xia|Qin|Qian|Gao|Guo|Gong|Deng|Ding|Dong|Bai|Bi|Bao|Jia|Jiang)$/.test(name) &&
  /^(?:[A-Z][a-z]{1,5}[- ]?[a-z]{0,5})$/i.test(given);

export const RARER: Readonly<Record<string, Change>> = {
  'a meeting by acronym and ordinal': (item, chance) =>
    item.type !== 'paper-conference' || item['container-title'] === undefined
      ? null
      : {
          ...item,
          'container-title': one(
            [
              `Proc. ${1 + Math.floor(chance() * 30)}th ${acronym(item['container-title'])}`,
              `${acronym(item['container-title'])} ’${String(yearOf(item)).slice(2)}`,
              `Proceedings of ${acronym(item['container-title'])}-${yearOf(item)}`,
            ],
            chance,
          ),
        },
  'a preprint as it appeared later': (item) =>
    item.arxiv === undefined
      ? null
      : {
          ...inYear(item, yearOf(item) + 1),
          type: 'article-journal',
          'container-title': 'Journal of Machine Learning Research',
          volume: '12',
        },
  'early access': (item) => {
    const { volume: _v, issue: _i, page: _p, ...rest } = item;
    return item.type !== 'article-journal' ? null : { ...inYear(rest, yearOf(item) - 1), note: 'Early Access' };
  },
  'the whole title in brackets': titled((title) => (/[[\]]/.test(title) ? title : `[${title}]`)),
  'its translation before it': (item, chance, others) => {
    const words = others.slice(0, 6).flatMap(({ title }) => title?.match(/\p{L}{5,}/gu) ?? []);
    return item.title === undefined || /[[\]()?!]/.test(item.title) || words.length < 12
      ? null
      : { ...item, title: `${Array.from({ length: 5 }, () => one(words, chance)).join(' ')} [${item.title}]` };
  },
  'a chapter of the book': (item, chance) =>
    item.type !== 'book'
      ? null
      : {
          ...item,
          type: 'chapter',
          title: one(['Introduction', 'Preface', 'Chapter 3', 'Conclusion'], chance),
          'container-title': item.title ?? '',
        },
  'the book for the chapter': (item) => {
    const { 'container-title': book = '', page: _p, ...rest } = item;
    return item.type !== 'chapter' || book.split(' ').length < 3 ? null : { ...rest, type: 'book', title: book };
  },
  'a version behind it': titled(
    (title, chance) => `${title} ${one(['(Version 2.1.0)', '[Computer software]', '(v1.0) [Data set]', 'v2.3', '(Release 4)'], chance)}`,
  ),
  'a thesis of another school': (item, chance) => {
    const { 'container-title': _c, ...rest } = item;
    return item.type !== 'thesis' ? null : { ...rest, publisher: one(['University of Leeds', 'Universität Wien', 'MIT'], chance) };
  },
  'a number of a standard before it': titled(
    (title, chance) =>
      `${one(['RFC 4271: ', 'ISO 9241-11:2018, ', 'ANSI/NISO Z39.29-2005 ', 'Technical Report CS-98-12: ', 'Working Paper 42: '], chance)}${title}`,
  ),
  'a series and its number for the volume': (item, chance) =>
    item.type !== 'paper-conference' && item.type !== 'chapter' && item.type !== 'book'
      ? null
      : { ...item, volume: one(['LNCS 4321', 'Vol. 12 of Studies in Logic', 'Beihefte 7'], chance) },
  'marks before their letters': everywhere((text) =>
    text
      .normalize('NFD')
      .replace(
        /(\p{L})([\u0301\u0300\u0308])/gu,
        (_, letter: string, mark: string) => `${{ '\u0301': '´', '\u0300': '`', '\u0308': '¨' }[mark] ?? ''}${letter}`,
      )
      .normalize('NFC'),
  ),
  'letters with marks doubled': everywhere((text) => text.replace(/([äöüéèáóíñç])/g, '$1$1')),
  'letters with marks lost': everywhere((text) => text.replace(/(?<=\p{L})[À-ɏ]/gu, '')),
  'letters with marks for signs of loss': everywhere((text) => text.replace(/(?<=\p{L})[À-ɏ]/gu, '\ufffd')),
  'encoded twice': everywhere((text) => (/[À-ɏ’“”–]/.test(text) ? latin1(text) : text)),
  'ligatures in one sign': everywhere((text) => text.replace(/ffi/g, 'ﬃ').replace(/fi/g, 'ﬁ').replace(/fl/g, 'ﬂ').replace(/ff/g, 'ﬀ')),
  'soft hyphens within': titled((title) => title.replace(/(?<=\p{L}{3})(?=\p{L}{4})/gu, '\u00ad')),
  'spaces of no width': titled((title) => title.replace(/ (?=\p{L}{4})/gu, ' \u200b')),
  'escaped twice': everywhere((text) => text.replace(/&/g, '&amp;amp;').replace(/(?<=\p{L})['’](?=\p{L})/gu, '&amp;#39;')),
  'tags escaped': titled((title) => title.replace(/\p{L}{5,}(?= )/u, '&lt;i&gt;$&&lt;/i&gt;')),
  'macros of type': titled((title, chance) =>
    title.replace(/\p{L}{5,}(?= )/u, one(['\\emph{$&}', '{\\it $&}', '\\textsc{$&}', '{\\bf $&}', '\\mbox{$&}'], chance)),
  ),
  'marks of quotation in TeX': titled((title) => title.replace(/["“”]([^"“”]{2,60})["“”]/g, "``$1''")),
  'words of a manager behind it': titled(
    (title, chance) =>
      `${title} ${one(['[Internet]', '[Electronic resource]', '[online]', '[J]', '(vol 12, pg 34, 2010)', '.pdf', '[Elektronische Ressource]'], chance)}`,
  ),
  'a number of a note run into its end': titled((title, chance) =>
    /\p{Ll}$/u.test(title) ? `${title}${1 + Math.floor(chance() * 3)}` : title,
  ),
  'cut within a word': titled((title) => (title.length < 80 || !/^\p{Ll}{2}/u.test(title.slice(58)) ? title : title.slice(0, 60))),
  'another sign before the subtitle': titled((title, chance) =>
    title.replace(': ', one([' | ', ' :: ', '; ', ' // ', ' / ', ' ~ '], chance)),
  ),
  'the subtitle between brackets': titled((title) => title.replace(/: (.{8,})$/u, ' ($1)')),
  'a whole name filed, family name first': named(({ family: name = '', given = '' }) =>
    given.length < 3 ? { family: name, given } : { literal: `${name} ${given}` },
  ),
  'the Arabic article otherwise': family((text) =>
    text.replace(/^(?:al|el|Al|El)[- ](?=\p{Lu})/u, (article) => (article.startsWith('al') ? 'El ' : 'Al')),
  ),
  'bin and ibn lost': named((name) => ({
    ...name,
    family: (name.family ?? '').replace(/^(?:bin|ibn|ben|bint) /i, ''),
    given: (name.given ?? '').replace(/ (?:bin|ibn|ben|bint)$/i, ''),
  })),
  'a single name twice': people((names) =>
    names.map((name) =>
      name.family !== undefined && name.given === undefined && !name.family.includes(' ') ? { ...name, given: name.family } : name,
    ),
  ),
  'titles of nobility': first((name) => ({ ...name, given: `${name.given} Freiherr von` })),
  'a name added at marriage': first((name) => ({ ...name, family: `${name.family}-Weber` })),
  'a name before marriage': first((name) => ({ ...name, family: `${name.family} (née Weber)` })),
  'the first of two family names among the given': named((name) => {
    const [head = '', tail = ''] = (name.family ?? '').split(' ');
    return tail === '' || head.length < 4 ? name : { family: tail, given: `${name.given} ${head}` };
  }),
  'a given name among the family names': named((name) => {
    const [head = '', tail = ''] = (name.given ?? '').split(' ');
    return tail.length < 3 ? name : { family: `${tail} ${name.family}`, given: head };
  }),
  'two family names with a hyphen': family((text) => text.replace(/^(\p{Lu}\p{L}{2,}) (\p{Lu}\p{L}{2,})$/u, '$1-$2')),
  'Chinese names as Wade and Giles spelt them': named((name) =>
    isChinese(name) ? { ...name, family: PINYIN.reduce((text, [from, to]) => text.replace(from, to), name.family ?? '') } : name,
  ),
  'six, dots and the last': people((names) => (names.length < 9 ? names : [...names.slice(0, 6), { family: '...' }, ...names.slice(-1)])),
  'and others before the last': people((names) =>
    names.length < 6 ? names : [...names.slice(0, 2), { family: 'et al.' }, ...names.slice(-1)],
  ),
  'an ORCID iD behind the first': first((name) => ({ ...name, given: `${name.given} (0000-0002-1825-0097)` })),
  'an address behind the first': first((name) => ({ ...name, given: `${name.given} roe@example.org` })),
  'a cross behind the first': first((name) => ({ ...name, family: `${name.family}†` })),
  'people in capitals and numbered': named((name, at) => ({ ...name, family: `${(name.family ?? '').toUpperCase()}${at + 1}` })),
  'the number of an article for pages': (item, chance) =>
    item.page === undefined ? null : { ...item, page: one(['e0145678', 'Article 112233', '045101', 'ID 7654321', 'S12'], chance) },
  'pages counted from one': (item) => (item.page === undefined ? null : { ...item, page: '1–12' }),
  'how many pages': (item) => (item.page === undefined ? null : { ...item, page: '12 p.' }),
  'a month for the issue': (item, chance) =>
    item.volume === undefined ? null : { ...item, issue: one(['March', 'Supplement 2', 'Spec. Iss. 1', 'Pt B', 'Jul-Aug'], chance) },
  'the year beside the volume': (item) => (item.volume === undefined ? null : { ...item, volume: `${item.volume} (${yearOf(item)})` }),
  'a town behind the journal': (item) =>
    item.type !== 'article-journal' || item['container-title'] === undefined
      ? null
      : { ...item, 'container-title': `${item['container-title']} (New York, N.Y.)` },
  'a DOI through a library': withDoi(
    (doi, chance) =>
      `${one(['https://doi-org.proxy.lib.umich.edu/', 'https://dx.doi.org.ezproxy.leeds.ac.uk/', 'http://proxy.example.edu/login?url=https://doi.org/'], chance)}${doi}`,
  ),
  'a DOI among addresses': atAddress(
    (doi, chance) =>
      `${one(['https://onlinelibrary.wiley.com/doi/abs/', 'https://link.springer.com/article/', 'https://www.tandfonline.com/doi/full/', 'https://journals.sagepub.com/doi/pdf/'], chance)}${doi}${one(['', '?needAccess=true', '#page-1'], chance)}`,
  ),
  'a DOI encoded': withDoi((doi) => `https://doi.org/${encodeURIComponent(doi)}`),
  'a DOI with a blank': withDoi((doi) => doi.replace('/', '/ ')),
  'a DOI in capitals': withDoi((doi) => `DOI: ${doi.toUpperCase()}.`),
  'the DOI of arXiv': (item) => (item.arxiv === undefined ? null : { ...item, DOI: `10.48550/arXiv.${item.arxiv}` }),
  'junk of managers': (item, chance) => ({
    ...item,
    note: one(
      [
        '%J Nature',
        'Publisher: Elsevier tex.ids= roe2010',
        'Num Pages: 12 Section: Research',
        'Accession Number: WOS:000123',
        'Read_Status: New',
      ],
      chance,
    ),
  }),
};
/** Changes that no style prints. */
export const UNPRINTED: ReadonlySet<string> = new Set([
  'macros of type',
  'marks of quotation in TeX',
  'tags escaped',
  'escaped twice',
  'junk of managers',
]);
