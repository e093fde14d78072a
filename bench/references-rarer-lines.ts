/**
 * Printed lines of the kinds the other lists have not: remarks in several tongues before and behind a reference, records of reference
 * managers on one line, cards of libraries, lists of PubMed and Mathematical Reviews, what a page breaks. For bench/references-made.ts.
 */
import type { CslName } from '../src/model/csl.ts';
import { authors, family, form, letters, where, yearOf } from './references-further.ts';
import { type Chance, one } from './references-noise.ts';
import type { LineChange } from './references-untidy.ts';

const dotted = (name: CslName): string =>
  letters(name.given)
    .split('')
    .map((letter) => `${letter}.`)
    .join(' ');
const joined = (...all: readonly (string | false)[]): string => all.filter((part) => part !== false && part !== '').join(' ');
const said =
  (words: readonly string[]): LineChange =>
  (line, _title, chance) =>
    `${one(words, chance)} ${line}`;
const added =
  (words: readonly string[]): LineChange =>
  (line, _title, chance) =>
    `${line} ${one(words, chance)}`;
const dated =
  (change: (year: string, chance: Chance) => string): LineChange =>
  (line, _title, chance, item) => {
    const year = item === undefined ? '' : yearOf(item);
    return year === '' || !line.includes(year) ? null : line.replace(year, () => change(year, chance));
  };

/** What other people write round a reference, and how others print one. */
export const RARER_LINES: Readonly<Record<string, LineChange>> = {
  'a comment before it, in English': said([
    'See also',
    'For a recent review of the field, see',
    'See e.g. the discussion in',
    'Cf. e.g.',
    'But see',
    'A good introduction is',
    'On this point see especially',
    'More details can be found in',
    'As argued in',
  ]),
  'a comment before it, in other tongues': said([
    'Siehe dazu',
    'Vgl. dazu ausführlich',
    'Voir aussi',
    'Zum Folgenden vgl.',
    'Véase por ejemplo',
    'Cfr. in particolare',
    'Pour une synthèse, voir',
    'Zie ook',
    'См. также',
    'Einen Überblick gibt',
  ]),
  'whence it is taken': said([
    'Source:',
    'Quelle:',
    'Adapted from',
    'Reprinted from:',
    'Data from',
    'Originally published as:',
    'Figure 3 from',
    'Based on',
    'Nach:',
    'Fuente:',
  ]),
  'what it shows behind it': added([
    'This paper shows that the effect vanishes in larger samples.',
    'This book is about the rise of cities in the Middle Ages.',
    '→ good overview of methods',
    'Note: introduces the notion of a hedge.',
    '(Very readable survey.)',
    'Discusses the role of small firms.',
    'Here the authors prove a converse.',
  ]),
  'its language behind it': added([
    '(in German)',
    '[In Russian]',
    'In Japanese.',
    '(auf Polnisch)',
    '[Article in Chinese; English abstract]',
    '(en français)',
    '(на рус. яз.)',
    '[in Hebrew]',
  ]),
  'when it was looked at, in other tongues': added([
    '(Zugriff am 12.03.2020)',
    '[Consulta: 3 mayo 2021]',
    '(consulté le 4 juin 2019)',
    '[Accessed 5.6.2018]',
    '(letzter Zugriff: 1. Februar 2022).',
    '[viewed 2 May 2017]',
    '(дата обращения: 12.05.2020)',
    'Acesso em: 12 mar. 2020.',
  ]),
  'where it is to be had': added([
    'PDF available at the author’s homepage.',
    '[PDF]',
    'Available from: JSTOR.',
    'Full text available online.',
    'Preprint available upon request.',
    'Download PDF',
    'Open Access',
  ]),
  'how often it was cited': added([
    'Cited 12 times.',
    'Citations: 345',
    '[Cited by 34]',
    '(Times cited: 7)',
    'Zitiert: 12 mal',
    'h5-index: 45',
  ]),
  'buttons of a page behind it': added([
    '[CrossRef] [PubMed]',
    'View Article',
    'Article CAS PubMed Google Scholar',
    'Crossref, Medline, Web of Science',
    '↑',
    'Export Citation',
    '[Ref list]',
    'PubMed Abstract | CrossRef Full Text',
  ]),
  'the years of two printings': dated((year, chance) =>
    one([`${Number(year) - 40}/${year}`, `[${Number(year) - 35}] ${year}`, `${year} [${Number(year) - 50}]`], chance),
  ),
  'the year of a volume that spans two': dated((year, chance) =>
    one([`${year}/${Number(year) + 1}`, `${Number(year) - 1}–${year}`, `${year}-${String(Number(year) + 1).slice(2)}`], chance),
  ),
  'in press': dated((_year, chance) => one(['in press', 'forthcoming', 'im Druck', 'to appear', 'n.d.'], chance)),
  'a letter behind the year': dated((year, chance) => `${year}${one(['a', 'b', 'c', 'f'], chance)}`),
  'a dash for the names': (line, _title, _chance, item) => {
    const name = item === undefined ? '' : family(authors(item)[0] ?? {});
    const at = line.search(/[(“"]/u);
    return item === undefined || authors(item).length !== 1 || at < 3 || !line.slice(0, at).includes(name)
      ? null
      : `———. ${line.slice(at)}`;
  },
  'its head lost': (line) => (line.length < 120 ? null : line.slice(9)),
  'a running head within it': (line) =>
    line.length < 120 ? null : line.replace(/^(.{60}\S*) /u, '$1 Smith et al. / Journal of Studies 12 (2019) 345 '),
  'a number of a line within it': (line) => (line.length < 120 ? null : line.replace(/^(.{70}\S*) /u, '$1 412 ')),
  'a citation key of its own': (line) => `[Knu68] ${line}`,
  'as Brazil prints it': form((item, title, year) =>
    joined(
      `${authors(item)
        .map((name) => `${family(name).toUpperCase()}, ${dotted(name)}`)
        .join('; ')}`,
      `${title}.`,
      `${where(item)},`,
      item.volume !== undefined && `v. ${item.volume},`,
      item.issue !== undefined && `n. ${item.issue},`,
      item.page !== undefined && `p. ${item.page},`,
      `${year}.`,
    ),
  ),
  'as Hungary prints it': form(
    (item, title, year) =>
      `${authors(item)
        .map((name) => joined(family(name), name.given ?? ''))
        .join(
          ' – ',
        )}: ${title}. ${where(item)}, ${year}.${item.volume === undefined ? '' : ` ${item.volume}. évf.`}${item.page === undefined ? '' : ` ${item.page}. o.`}`,
  ),
  'as Poland prints it': form(
    (item, title, year) =>
      `${authors(item)
        .map((name) => joined(dotted(name), family(name)))
        .join(
          ', ',
        )}, ${title}, „${where(item)}” ${year}${item.volume === undefined ? '' : `, t. ${item.volume}`}${item.page === undefined ? '' : `, s. ${item.page}`}.`,
  ),
  'as Korea prints it': form(
    (item, title, year) =>
      `${authors(item)
        .map((name) => joined(family(name), name.given ?? ''))
        .join(
          '·',
        )}(${year}), 「${title}」, 『${where(item)}』${item.volume === undefined ? '' : ` ${item.volume}권`}${item.page === undefined ? '' : `, ${item.page}쪽`}.`,
  ),
  'as PubMed lists it': form(
    (item, title, year) =>
      `${authors(item)
        .map((name) => joined(family(name), letters(name.given)))
        .join(
          ', ',
        )}. ${title}. ${where(item)}. ${year} Mar 3;${item.volume ?? '12'}(3):${item.page ?? '1-9'}. Epub ${year} Jan 12. PMCID: PMC1234567.`,
  ),
  'as Mathematical Reviews lists it': form(
    (item, title, year) =>
      `${authors(item)
        .map((name) => joined(family(name), name.given === undefined ? '' : `, ${name.given}`).replace(' ,', ','))
        .join(
          '; ',
        )} ${title}. ${where(item)} ${item.volume ?? '7'} (${year}), no. 2, ${item.page ?? '1–9'}. MR0123456 (12,345a) Zbl 0123.45678`,
  ),
  'a card of a library': form(
    (item, title, year) =>
      `${title} / ${authors(item)
        .map((name) => joined(name.given ?? '', family(name)))
        .join(', ')}. – London : ${where(item)}, ${year}. – XII, 240 p. : ill. ; 24 cm`,
  ),
  'a list of a bookseller': form(
    (item, title, year) =>
      `${authors(item)
        .map((name) => joined(family(name).toUpperCase(), name.given ?? ''))
        .join(' & ')} ${title} ${where(item)}, ${year} 8vo, pp. xii + 240, cloth, dust jacket, £25`,
  ),
  'EndNote on one line': form(
    (item, title, year) =>
      `%0 Journal Article ${authors(item)
        .map((name) => `%A ${family(name)}, ${name.given ?? ''}`)
        .join(' ')} %T ${title} %J ${where(item)} %D ${year}`,
  ),
  'RIS on one line': form(
    (item, title, year) =>
      `TY  - JOUR ${authors(item)
        .map((name) => `AU  - ${family(name)}, ${name.given ?? ''}`)
        .join(' ')} TI  - ${title} JO  - ${where(item)} PY  - ${year} ER  -`,
  ),
  'BibTeX on one line': form(
    (item, title, year) =>
      `@article{roe${year}, author = {${authors(item)
        .map((name) => `${family(name)}, ${name.given ?? ''}`)
        .join(' and ')}}, title = {${title}}, journal = {${where(item)}}, year = {${year}}}`,
  ),
  'a bill of a slide': form((item, title, year) => `[${family(authors(item)[0] ?? {})} et al., ${where(item)} ${year}] ${title}`),
  'names behind the title': form(
    (item, title, year) =>
      `${title}. ${authors(item)
        .map((name) => joined(dotted(name), family(name)))
        .join(', ')}. ${where(item)}${item.volume === undefined ? '' : ` ${item.volume}`}, ${year}.`,
  ),
};
