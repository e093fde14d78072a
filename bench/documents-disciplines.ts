/**
 * Kinds of lists by field and language, in formats that are not PDF: chemists and physicists without titles, mathematicians with numbers of
 * reviews, astronomers, lawyers' briefs, theses in many languages, labels and headings of other makes. Gives, as written, every entry that a
 * reader must find; cases, statutes and archives may be read or not.
 */
import type { CslItem } from '../src/model/csl.ts';
import { bold, breaks, bullets, head, italic, numbers, pre, rows, rule, table, text } from './documents-formats.ts';
import type { Chance } from './documents-layouts.ts';
import {
  type AnyStyle,
  abbreviated,
  bracket,
  chunks,
  familyOf,
  firstPage,
  type Kind,
  listed,
  namesWhole,
  pick,
  plain,
  said,
  some,
  sorted,
  titleOf,
  venueOf,
  volumeOf,
  yearOf,
} from './documents-works.ts';

const body = (items: readonly CslItem[], chance: Chance, mark: (at: number) => string = bracket) => [
  head('A study of reefs', 1),
  head('1 Introduction'),
  text(said(items, chance, 6, mark)),
  text(said(items, chance, 5, mark)),
  head('2 Methods'),
  text(said(items, chance, 6, mark)),
];
const authorYear = (items: readonly CslItem[]) => (at: number) => ` (${familyOf(items[at])} ${yearOf(items[at])})`;

const labelled =
  (style: AnyStyle, label: (at: number) => string, heading = 'References'): Kind['make'] =>
  (items, chance) => {
    const entries = listed(items, style);
    return { blocks: [...body(items, chance), head(heading), rows(entries.map((entry, at) => `${label(at)}${entry}`))], entries };
  };
const unlabelled =
  (style: AnyStyle, heading: string): Kind['make'] =>
  (items, chance) => {
    const own = sorted(items);
    const entries = listed(own, style);
    return { blocks: [...body(own, chance, authorYear(own)), head(heading), rows(entries)], entries };
  };
const native =
  (style: AnyStyle, heading: string): Kind['make'] =>
  (items, chance) => {
    const entries = listed(items, style);
    return { blocks: [...body(items, chance), head(heading), numbers(entries)], entries };
  };

/** Theses: front matter lists, the list, what stands behind it. */
const thesis =
  (
    style: AnyStyle,
    words: {
      readonly figures: string;
      readonly short: string;
      readonly list: string;
      readonly oath: string;
      readonly says: string;
      readonly appendix: string;
    },
  ): Kind['make'] =>
  (items, chance) => {
    const own = sorted(items);
    const entries = listed(own, style);
    return {
      blocks: [
        head(titleOf(own[0]), 1),
        head(words.figures),
        rows(own.slice(0, 8).map((item, at) => `${at + 1}: ${some(item, 6)} ..... ${at * 7 + 3}`)),
        head(words.short),
        rows(own.slice(0, 6).map((item) => `${some(item, 3).replace(/[^\p{Lu}]/gu, '') || 'AB'}  ${some(item, 3)}`)),
        head('1'),
        text(said(own, chance, 6, authorYear(own))),
        text(said(own, chance, 6, authorYear(own))),
        head(words.list),
        rows(entries),
        head(words.appendix),
        rows(own.slice(0, 7).map((item, at) => `${at + 1}. ${some(item, 5)}? (${12 + at}, ${3 + at} %)`)),
        head(words.oath),
        text(words.says),
      ],
      entries,
    };
  };

export const DISCIPLINES: Readonly<Record<string, Kind>> = {
  'chemists, letters in brackets': {
    formats: ['txt', 'docx', 'html', 'tex', 'rtf'],
    make: (items, chance) => {
      const entries = listed(items, 'angewandte').map((entry) => entry.replace(/\.$/, ''));
      let at = 0;
      const lines: string[] = [];
      for (let number = 1; at < entries.length; number += 1) {
        const group = entries.slice(at, at + 1 + (number % 4));
        at += group.length;
        lines.push(`[${number}] ${group.length === 1 ? group[0] : group.map((entry, n) => `${'abcd'[n]}) ${entry}`).join('; ')}.`);
      }
      return { blocks: [...body(items, chance), rule, rows(lines)], entries };
    },
  },
  'chemists, ACS letters': {
    formats: ['txt', 'docx', 'html'],
    make: (items, chance) => {
      const entries = listed(items, 'chemists');
      const lines = chunks(entries, 3).map(
        (group, n) => `(${n + 1}) ${group.length === 1 ? group[0] : group.map((entry, k) => `(${'abc'[k]}) ${entry}`).join(' ')}`,
      );
      return { blocks: [...body(items, chance), head('REFERENCES'), rows(lines)], entries };
    },
  },
  'chemists, no titles': { formats: ['txt', 'md', 'docx', 'rst'], make: labelled('chemists', (at) => `(${at + 1}) `) },
  'physicists, no titles': { formats: ['txt', 'md', 'html', 'docx', 'rst', 'odt'], make: labelled('physicists', (at) => `[${at + 1}] `) },
  'physicists, a list as the format has it': {
    formats: ['html', 'md', 'org', 'adoc', 'epub', 'docx'],
    make: native('physicists', 'References'),
  },
  'astronomers, no titles': { formats: ['txt', 'html', 'docx', 'rtf', 'epub'], make: unlabelled('astronomers', 'REFERENCES') },
  'mathematicians, MR and Zbl': { formats: ['txt', 'html', 'tex', 'md'], make: labelled('reviewed', (at) => `[${at + 1}] `) },
  'mathematicians, letter labels': {
    formats: ['txt', 'html', 'md'],
    make: (items, chance) => {
      const own = sorted(items);
      const entries = listed(own, 'reviewed');
      const label = (at: number) =>
        `[${(own[at]?.author ?? [])
          .map((name) => plain(name.family ?? 'X').slice(0, (own[at]?.author?.length ?? 1) > 1 ? 1 : 2))
          .slice(0, 4)
          .join('')}${yearOf(own[at]).slice(2)}]`;
      return {
        blocks: [
          ...body(own, chance, (at) => ` ${label(at)}`),
          head('Bibliography'),
          rows(entries.map((entry, at) => `${label(at)} ${entry}`)),
        ],
        entries,
      };
    },
  },
  'initials and ampersands, points': {
    formats: ['md', 'rst', 'txt', 'org', 'docx'],
    make: (items, chance) => {
      const own = sorted(items);
      const entries = listed(own, 'ampersand');
      return { blocks: [...body(own, chance, authorYear(own)), head('Literature cited'), bullets(entries)], entries };
    },
  },
  'initials and ampersands, nothing before': {
    formats: ['md', 'rst', 'txt', 'org', 'adoc', 'ipynb'],
    make: unlabelled('ampersand', 'List of references'),
  },
  'reStructuredText citations': {
    formats: ['rst'],
    make: (items, chance) => {
      const entries = listed(items, 'ampersand');
      const key = (at: number) =>
        `${
          familyOf(items[at])
            .normalize('NFD')
            .replace(/[^A-Za-z]/g, '') || 'Marsh'
        }${yearOf(items[at])}${'abcdefghijklmnopqrstuvwxyz'[at % 26]}`;
      return {
        blocks: [
          ...body(items, chance, (at) => ` [${key(at)}]_`),
          head('References'),
          rows(entries.map((entry, at) => `.. [${key(at)}] ${entry}`)),
        ],
        entries,
      };
    },
  },
  'a table of authorities by kinds': {
    formats: ['txt', 'docx', 'html'],
    make: (items, chance) => {
      const half = Math.floor(items.length / 2);
      const cases = items
        .slice(0, half)
        .map(
          (item, at) =>
            `${familyOf(item)} v. ${familyOf(items[at + 1])}, ${100 + at * 7} F.3d ${200 + at * 31} (${(at % 11) + 1}th Cir. ${1990 + (at % 30)})`,
        );
      const secondary = listed(items.slice(half), 'bluebook').map((entry) => entry.replace(/\.$/, ''));
      const leaders = (line: string, at: number) => `${line} ${'.'.repeat(12)} ${at + 3}, ${at + 9}`;
      return {
        blocks: [
          head('TABLE OF AUTHORITIES'),
          head('Cases', 3),
          rows(cases.map(leaders)),
          head('Statutes', 3),
          rows(['5 U.S.C. § 552 ........ 4', '28 U.S.C. § 1331 ........ 1, 7']),
          head('Other Authorities', 3),
          rows(secondary.map(leaders)),
          head('ARGUMENT'),
          text(said(items, chance, 8, () => '')),
        ],
        entries: secondary,
        either: [...cases, '5 U.S.C. § 552', '28 U.S.C. § 1331'],
      };
    },
  },
  'a brief with string citations': {
    formats: ['txt', 'docx', 'md'],
    make: (items, chance) => {
      const strings = chunks(listed(items.slice(0, 15), 'bluebook'), 3).map(
        (group) =>
          `See ${group.map((entry) => entry.replace(/\.$/, '')).join('; ')}; cf. ${familyOf(items[0])} v. United States, 512 U.S. 123, 130 (1994).`,
      );
      return {
        blocks: [
          head('ARGUMENT', 1),
          ...strings.map((string) => text(`${said(items, chance, 2, () => '')} ${string} ${said(items, chance, 2, () => '')}`)),
          head('CONCLUSION'),
          text('For the foregoing reasons, the judgment should be affirmed.'),
          text('Respectfully submitted, A. Marsh, Counsel of Record, 12 Lagoon Way, Washington, DC 20001, (202) 555-0123'),
        ],
        entries: [],
        either: strings,
      };
    },
  },
  'a thesis, German': {
    formats: ['docx', 'tex', 'txt', 'odt'],
    make: thesis('german', {
      figures: 'Abbildungsverzeichnis',
      short: 'Abkürzungsverzeichnis',
      list: 'Literaturverzeichnis',
      appendix: 'Anhang A: Fragebogen',
      oath: 'Eidesstattliche Erklärung',
      says: 'Ich versichere, dass ich die Arbeit selbständig verfasst habe. Berlin, 3. Mai 2019.',
    }),
  },
  'a thesis, French': {
    formats: ['docx', 'tex', 'txt', 'odt'],
    make: thesis('french', {
      figures: 'Table des figures',
      short: 'Liste des abréviations',
      list: 'Références bibliographiques',
      appendix: 'Annexe 1 : questionnaire',
      oath: 'Remerciements',
      says: 'Je remercie A. Marsh (Université de Lille) pour son aide en 2017 et 2018.',
    }),
  },
  'a thesis, Spanish': {
    formats: ['docx', 'tex', 'txt', 'rtf'],
    make: thesis('spanish', {
      figures: 'Índice de figuras',
      short: 'Lista de abreviaturas',
      list: 'Referencias bibliográficas',
      appendix: 'Anexo I. Cuestionario',
      oath: 'Agradecimientos',
      says: 'Agradezco a la profesora A. Marsh (2018) su paciencia.',
    }),
  },
  'a thesis, Polish': {
    formats: ['docx', 'tex', 'txt', 'html'],
    make: thesis('polish', {
      figures: 'Spis rysunków',
      short: 'Wykaz skrótów',
      list: 'Bibliografia',
      appendix: 'Załącznik 1. Ankieta',
      oath: 'Oświadczenie',
      says: 'Oświadczam, że niniejsza praca została napisana samodzielnie. Warszawa, 3 maja 2019 r.',
    }),
  },
  'a thesis, Turkish': {
    formats: ['docx', 'tex', 'txt', 'rtf'],
    make: thesis('turkish', {
      figures: 'ŞEKİLLER DİZİNİ',
      short: 'KISALTMALAR',
      list: 'KAYNAKÇA',
      appendix: 'EK 1. Anket',
      oath: 'ÖZGEÇMİŞ',
      says: 'Adı Soyadı: A. Marsh. Doğum yeri: İzmir, 1990. Lisans: Ege Üniversitesi, 2012.',
    }),
  },
  'a thesis, Czech': {
    formats: ['docx', 'txt', 'odt'],
    make: thesis('czech', {
      figures: 'Seznam obrázků',
      short: 'Seznam zkratek',
      list: 'Seznam použité literatury',
      appendix: 'Příloha A: Dotazník',
      oath: 'Prohlášení',
      says: 'Prohlašuji, že jsem práci vypracoval samostatně. V Praze dne 3. 5. 2019.',
    }),
  },
  'a thesis, Italian': {
    formats: ['docx', 'tex', 'html'],
    make: thesis('italian', {
      figures: 'Elenco delle figure',
      short: 'Abbreviazioni',
      list: 'Riferimenti bibliografici',
      appendix: 'Appendice A. Questionario',
      oath: 'Ringraziamenti',
      says: 'Ringrazio A. Marsh (Bologna, 2018) per la pazienza.',
    }),
  },
  'a thesis, Swedish': {
    formats: ['docx', 'txt', 'epub'],
    make: thesis('swedish', {
      figures: 'Figurförteckning',
      short: 'Förkortningar',
      list: 'Källförteckning',
      appendix: 'Bilaga 1. Enkät',
      oath: 'Tack',
      says: 'Tack till A. Marsh (Lund, 2018).',
    }),
  },
  'a thesis, Dutch': {
    formats: ['docx', 'txt', 'odt'],
    make: thesis('dutch', {
      figures: 'Lijst van figuren',
      short: 'Afkortingen',
      list: 'Geraadpleegde literatuur',
      appendix: 'Bijlage 1. Vragenlijst',
      oath: 'Dankwoord',
      says: 'Met dank aan A. Marsh (Leiden, 2018).',
    }),
  },
  'a thesis, Portuguese': {
    formats: ['docx', 'tex', 'txt'],
    make: thesis('abnt', {
      figures: 'Lista de figuras',
      short: 'Lista de siglas',
      list: 'REFERÊNCIAS',
      appendix: 'APÊNDICE A – Questionário',
      oath: 'Agradecimentos',
      says: 'À professora A. Marsh (2018), pela paciência.',
    }),
  },
  'a thesis, Ukrainian': {
    formats: ['docx', 'txt', 'rtf'],
    make: thesis('russian', {
      figures: 'Перелік рисунків',
      short: 'Перелік умовних позначень',
      list: 'Список використаних джерел',
      appendix: 'Додаток А. Анкета',
      oath: 'Подяки',
      says: 'Автор дякує А. Маршу (Київ, 2018).',
    }),
  },
  'a thesis, Indonesian': {
    formats: ['docx', 'txt', 'html'],
    make: thesis('apa', {
      figures: 'Daftar Gambar',
      short: 'Daftar Singkatan',
      list: 'DAFTAR PUSTAKA',
      appendix: 'Lampiran 1. Kuesioner',
      oath: 'Riwayat Hidup',
      says: 'Penulis lahir di Bandung pada 3 Mei 1990.',
    }),
  },
  'a thesis, Arabic heading': {
    formats: ['docx', 'txt', 'html'],
    make: thesis('apa', {
      figures: 'قائمة الأشكال',
      short: 'قائمة المختصرات',
      list: 'قائمة المراجع',
      appendix: 'الملحق أ',
      oath: 'شكر وتقدير',
      says: 'أشكر الأستاذ على صبره.',
    }),
  },
  'a thesis, Greek heading': {
    formats: ['docx', 'tex', 'html'],
    make: thesis('harvard', {
      figures: 'Κατάλογος σχημάτων',
      short: 'Συντομογραφίες',
      list: 'Βιβλιογραφία',
      appendix: 'Παράρτημα Α',
      oath: 'Ευχαριστίες',
      says: 'Ευχαριστώ τον καθηγητή Α. Μαρς (2018).',
    }),
  },
  'a thesis, Vietnamese heading': {
    formats: ['docx', 'txt'],
    make: thesis('apa', {
      figures: 'Danh mục hình',
      short: 'Danh mục chữ viết tắt',
      list: 'TÀI LIỆU THAM KHẢO',
      appendix: 'Phụ lục',
      oath: 'Lời cảm ơn',
      says: 'Tôi xin cảm ơn thầy A. Marsh (2018).',
    }),
  },
  'labels with a slash': { formats: ['txt', 'docx', 'html'], make: labelled('elsevier', (at) => `${at + 1}/ `, 'Bibliographie') },
  'labels, number and dash': { formats: ['txt', 'docx', 'rtf'], make: labelled('french', (at) => `${at + 1} - `, 'Bibliographie') },
  'labels with raised figures': {
    formats: ['txt', 'md', 'docx'],
    make: labelled('nature', (at) => `${[...String(at + 1)].map((figure) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(figure)]).join('')} `),
  },
  'labels with a cross': { formats: ['txt', 'html', 'docx'], make: labelled('ieee', (at) => `#${at + 1} `, 'Works consulted') },
  'labels, brackets and a point': { formats: ['txt', 'docx', 'md'], make: labelled('vancouver', (at) => `[${at + 1}]. `, 'Cited works') },
  'a heading that runs on': {
    formats: ['txt', 'docx', 'md', 'html'],
    make: (items, chance) => {
      const entries = listed(items.slice(0, 12), 'vancouver');
      return {
        blocks: [
          ...body(items.slice(0, 12), chance),
          text(`${bold('References:')} ${entries.map((entry, at) => `[${at + 1}] ${entry}`).join(' ')}`),
        ],
        entries,
      };
    },
  },
  'a heading in capitals with a number and a colon': {
    formats: ['txt', 'docx', 'rtf'],
    make: (items, chance) => {
      const entries = listed(items, 'ieee');
      return {
        blocks: [
          ...body(items, chance).filter(({ kind }) => kind !== 'head'),
          text('7. LIST OF REFERENCES:'),
          rows(entries.map((entry, at) => `[${at + 1}] ${entry}`)),
        ],
        entries,
      };
    },
  },
  'a list in front': {
    formats: ['txt', 'md', 'docx', 'html'],
    make: (items, chance) => {
      const entries = listed(items, 'acl');
      return {
        blocks: [
          head('Background', 1),
          head('Key papers'),
          bullets(entries),
          head('What we found'),
          text(said(items, chance, 8, authorYear(items))),
          text(said(items, chance, 8, authorYear(items))),
        ],
        entries,
      };
    },
  },
  'no heading, behind a rule': {
    formats: ['txt', 'md', 'html', 'org'],
    make: (items, chance) => {
      const entries = listed(items, 'nature');
      return { blocks: [...body(items, chance), rule, numbers(entries)], entries };
    },
  },
  'letters of the alphabet between': {
    formats: ['docx', 'html', 'txt', 'odt'],
    make: (items, chance) => {
      const own = sorted(items);
      const entries = listed(own, 'harvard');
      const blocks = entries.flatMap((entry, at) => {
        const letter = familyOf(own[at]).slice(0, 1).toUpperCase();
        const before =
          at === 0
            ? ''
            : familyOf(own[at - 1])
                .slice(0, 1)
                .toUpperCase();
        return letter === before ? [rows([entry])] : [rows([letter]), rows([entry])];
      });
      return { blocks: [...body(own, chance, authorYear(own)), head('Bibliography'), ...blocks], entries };
    },
  },
  'print, electronic and spoken sources': {
    formats: ['docx', 'odt', 'md', 'txt'],
    make: (items, chance) => {
      const own = sorted(items);
      const half = Math.ceil(own.length / 2);
      const first = listed(own.slice(0, half), 'mla');
      const second = own
        .slice(half)
        .map(
          (item) =>
            `${namesWhole(item, 2, ' and ')}. “${titleOf(item)}.” ${venueOf(item)}, ${yearOf(item)}, ${`https://example.org/${firstPage(item)}/${volumeOf(item)}`.replace(/\s/g, '')}. Accessed 3 May 2019.`,
        );
      const talks = own.slice(0, 4).map((item, at) => `${familyOf(item)}, Ada. Personal interview. ${at + 3} May 2019.`);
      return {
        blocks: [
          ...body(own, chance, () => ''),
          head('Works Consulted'),
          head('Print sources', 3),
          rows(first),
          head('Electronic sources', 3),
          rows(second),
          head('Interviews', 3),
          rows(talks),
        ],
        entries: [...first, ...second],
        either: talks,
      };
    },
  },
  'annotated, entry and paragraph': {
    formats: ['docx', 'md', 'html', 'tex', 'odt', 'txt'],
    make: (items, chance) => {
      const own = sorted(items).slice(0, 22);
      const entries = listed(own, 'apa');
      return {
        blocks: [
          head('Annotated Bibliography', 1),
          ...entries.flatMap((entry, at) => [
            text(entry),
            text(
              `${pick(['This article examines', 'The authors argue that', `${familyOf(own[at])} shows how`, 'In this study, the authors look at'], chance)} ${some(own[at], 6).toLowerCase()} and finds that most of what was held before 2010 rests on few samples. ${pick(['It is useful because', 'Its main weakness is that', 'For my project it matters that'], chance)} the data come from one lagoon alone.`,
            ),
          ]),
        ],
        entries,
      };
    },
  },
  'annotated in a table': {
    formats: ['docx', 'html', 'md', 'odt'],
    make: (items, chance) => {
      const own = items.slice(0, 16);
      const entries = listed(own, 'apa').map((entry) => entry.replace(/\|/g, ''));
      return {
        blocks: [
          head('Literature matrix', 1),
          table([
            ['Reference', 'Aim', 'Sample', 'Findings'],
            ...entries.map((entry, at) => [
              entry,
              `To look at ${some(own[at], 3).toLowerCase().replace(/\|/g, '')}`,
              `n = ${at * 13 + 20}`,
              pick(['Slow growth in most sites', 'No effect (p = 0.34)', 'An effect in 2014 only'], chance),
            ]),
          ]),
        ],
        entries,
      };
    },
  },
  'a table of studies and a list': {
    formats: ['docx', 'html', 'md', 'rtf'],
    make: (items, chance) => {
      const entries = listed(items, 'plos');
      return {
        blocks: [
          ...body(items, chance),
          head('Table 1. Characteristics of included studies', 3),
          table([
            ['Study', 'Country', 'Design', 'n', 'Outcome (95% CI)'],
            ...items
              .slice(0, 15)
              .map((item, at) => [
                `${familyOf(item)} et al., ${yearOf(item)} [${at + 1}]`,
                ['Norway', 'Peru', 'Japan'][at % 3] ?? '',
                ['RCT', 'Cohort', 'Case-control'][at % 3] ?? '',
                String(40 + at * 17),
                `OR ${1 + (at % 3)}.${at % 10} (0.8–${2 + (at % 3)}.1)`,
              ]),
          ]),
          text(
            `Abbreviations: CI, confidence interval; OR, odds ratio; RCT, randomised trial. Sources: ${familyOf(items[0])} ${yearOf(items[0])}; ${familyOf(items[1])} ${yearOf(items[1])}.`,
          ),
          head('References'),
          numbers(entries),
        ],
        entries,
      };
    },
  },
  'a list of lines with breaks': {
    formats: ['html', 'md', 'docx', 'rst', 'odt', 'epub'],
    make: (items, chance) => {
      const entries = listed(items, 'acm');
      return { blocks: [...body(items, chance), head('References'), breaks(entries.map((entry, at) => `[${at + 1}] ${entry}`))], entries };
    },
  },
  'a list as typed, broken by hand': {
    formats: ['html', 'md', 'org', 'tex'],
    make: (items, chance) => {
      const entries = listed(items, 'ieee');
      const lines = entries.flatMap((entry, at) => {
        const words = `[${at + 1}] ${entry}`.split(' ');
        const out: string[] = [];
        let line = '';
        for (const word of words)
          if (line.length + word.length > 68) {
            out.push(line);
            line = `     ${word}`;
          } else line = line === '' ? word : `${line} ${word}`;
        return [...out, line, ''];
      });
      return { blocks: [...body(items, chance), head('References'), pre(lines)], entries };
    },
  },
  'italics, bold volumes, numbers of the format': {
    formats: ['html', 'docx', 'rtf', 'odt', 'epub', 'tex', 'adoc'],
    make: (items, chance) => {
      const entries = items.map(
        (item) =>
          `${namesWhole(item, 5, ', and ')}. ${titleOf(item)}. ${italic(abbreviated(venueOf(item)))} ${bold(volumeOf(item))}, ${firstPage(item)} (${yearOf(item)}).`,
      );
      return { blocks: [...body(items, chance), head('Bibliographic references'), numbers(entries)], entries };
    },
  },
};
