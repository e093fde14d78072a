/**
 * Kinds of documents of work and teaching that cite among much else: syllabi, reading lists, lives of scholars in three languages, proposals,
 * patents, reports, minutes, handouts, faculty pages, obituaries. Gives, as written, every entry that a reader must find; talks, grants and
 * patents may be read or not.
 */
import type { CslItem } from '../src/model/csl.ts';
import { bold, bullets, head, italic, link, numbers, rows, table, text } from './documents-formats.ts';
import type { Chance } from './documents-layouts.ts';
import {
  bracket,
  chunks,
  doiOf,
  familyOf,
  firstPage,
  givenOf,
  initialOf,
  issueOf,
  type Kind,
  linkOf,
  listed,
  namesBehind,
  namesWhole,
  pagesOf,
  said,
  some,
  sorted,
  titleOf,
  venueOf,
  volumeOf,
  yearOf,
} from './documents-works.ts';

const prose = (items: readonly CslItem[], chance: Chance, mark: (at: number) => string = bracket) => [
  text(said(items, chance, 6, mark)),
  text(said(items, chance, 6, mark)),
];
const life =
  (
    words: {
      readonly born: string;
      readonly training: string;
      readonly posts: string;
      readonly grants: string;
      readonly works: string;
      readonly talks: string;
      readonly taught: string;
      readonly served: string;
      readonly of: string;
    },
    style: 'apa' | 'french' | 'german',
  ): Kind['make'] =>
  (items) => {
    const own = [...items.slice(0, 20)]
      .sort((a, b) => Number(yearOf(b)) - Number(yearOf(a)))
      .map((item) => ({ ...item, author: [{ family: 'Marsh', given: 'Ada' }, ...(item.author ?? []).slice(0, 3)] }));
    const entries = listed(own, style);
    const talks = items
      .slice(0, 8)
      .map((item, at) => `${yearOf(item)}. “${some(item, 7)}.” ${words.of} ${familyOf(items[at + 1])}, Oslo, ${at + 3}.5.${yearOf(item)}.`);
    const grants = items
      .slice(3, 9)
      .map(
        (item, at) =>
          `${2010 + at}–${2013 + at}  ${some(item, 6)} (PI: A. Marsh; Co-PI: ${initialOf(item)}. ${familyOf(item)}), Reef Council, €${120 + at},000`,
      );
    return {
      blocks: [
        head('Ada Marsh', 1),
        text(`${words.born} 1971, Oslo. ada.marsh@example.org`),
        head(words.training),
        rows(['1999  Ph.D., University of Oslo, “Slow growth” (supervisor: B. Quist)', '1995  M.Sc., University of Lund']),
        head(words.posts),
        rows(['2009–  Professor, University of Oslo', '2003–2009  Lecturer, University of Delft']),
        head(words.grants),
        rows(grants),
        head(words.works),
        rows(entries),
        head(words.talks),
        rows(talks),
        head(words.taught),
        bullets(['BIO 1012, Reefs (2010–2014), 120 students', 'BIO 3012, Lagoons (2015–)']),
        head(words.served),
        text('Reviewer for Reef Letters, Nature, PLoS ONE; panel of the Reef Council 2016–2018.'),
      ],
      entries,
      either: [...talks, ...grants, '1999 Ph.D. University of Oslo Slow growth supervisor B. Quist'],
    };
  };

export const OFFICES: Readonly<Record<string, Kind>> = {
  'a syllabus by weeks': {
    formats: ['docx', 'md', 'html', 'txt', 'odt'],
    make: (items) => {
      const own = items.slice(0, 24);
      const entries = listed(own, 'apa');
      return {
        blocks: [
          head('BIO 1012: Reefs', 1),
          text('Instructor: Ada Marsh. Office hours: Tue 10:00–12:00, Room 214. ada@example.org'),
          head('Grading'),
          table([
            ['Midterm', '30 %'],
            ['Paper (12 pages)', '40 %'],
            ['Final', '30 %'],
          ]),
          head('Schedule'),
          ...chunks(entries, 3).flatMap((group, week) => [
            head(`Week ${week + 1} (${week + 3} Sep.): ${some(own[week * 3], 4)}`, 3),
            text('Required reading:'),
            bullets(group.slice(0, 2)),
            ...(group[2] === undefined ? [] : [text('Recommended:'), bullets([group[2]])]),
          ]),
          head('Policies'),
          text('Late papers lose 10 % a day. See the Student Code (2018), section 3.2.'),
        ],
        entries,
      };
    },
  },
  'a syllabus in a table': {
    formats: ['docx', 'html', 'md', 'odt'],
    make: (items) => {
      const own = items.slice(0, 12);
      const entries = listed(own, 'chicago').map((entry) => entry.replace(/\|/g, '').replace(/^———/, familyOf(own[0])));
      return {
        blocks: [
          head('Course schedule', 1),
          table([
            ['Date', 'Topic', 'Reading'],
            ...own.map((item, at) => [`${at + 3} Sep. 2019`, some(item, 4).replace(/\|/g, ''), entries[at] ?? '']),
          ]),
        ],
        entries,
      };
    },
  },
  'a reading list with chapters': {
    formats: ['docx', 'md', 'html', 'txt'],
    make: (items) => {
      const own = items.slice(0, 20);
      const entries = own.map(
        (item, at) =>
          `${namesWhole(item, 3, ' and ')}, ${italic(titleOf(item))} (${['Cambridge University Press', 'Oxford: Clarendon', 'London: Verso', 'Princeton University Press'][at % 4]}, ${yearOf(item)}), ${at % 2 === 0 ? `chs. ${(at % 5) + 1}–${(at % 5) + 3}` : `pp. ${12 + at}–${40 + at}`}.`,
      );
      const parts = chunks(entries, 7);
      return {
        blocks: [
          head('Reading list', 1),
          text('Starred items are essential; all are in the library or on the course page.'),
          ...parts.flatMap((part, at) => [head(['General', 'On lagoons', 'On glass'][at] ?? 'Other', 3), bullets(part)]),
        ],
        entries,
      };
    },
  },
  'a life, English': {
    formats: ['docx', 'txt', 'html', 'tex', 'odt'],
    make: life(
      {
        born: 'Born',
        training: 'Education',
        posts: 'Appointments',
        grants: 'Grants and fellowships',
        works: 'Peer-reviewed publications',
        talks: 'Invited talks',
        taught: 'Teaching',
        served: 'Service',
        of: 'Invited lecture, University of',
      },
      'apa',
    ),
  },
  'a life, French': {
    formats: ['docx', 'txt', 'html'],
    make: life(
      {
        born: 'Née en',
        training: 'Formation',
        posts: 'Parcours professionnel',
        grants: 'Financements',
        works: 'Publications',
        talks: 'Communications',
        taught: 'Enseignement',
        served: 'Responsabilités',
        of: 'Communication, Université de',
      },
      'french',
    ),
  },
  'a life, German': {
    formats: ['docx', 'txt', 'odt'],
    make: life(
      {
        born: 'Geboren',
        training: 'Ausbildung',
        posts: 'Berufliche Stationen',
        grants: 'Drittmittel',
        works: 'Veröffentlichungen',
        talks: 'Vorträge',
        taught: 'Lehre',
        served: 'Gremien',
        of: 'Vortrag, Universität',
      },
      'german',
    ),
  },
  'a patent, tables of references cited': {
    formats: ['txt', 'html', 'docx'],
    make: (items, chance) => {
      const own = items.slice(0, 14);
      const entries = own.map(
        (item) =>
          `${familyOf(item)} et al., "${titleOf(item)}," ${venueOf(item)}, vol. ${volumeOf(item)}, pp. ${pagesOf(item)}, ${yearOf(item)}.`,
      );
      const patents = own
        .slice(0, 9)
        .map(
          (item, at) =>
            `${4 + (at % 5)},${123 + at * 31},${456 + at * 7} A ${(at % 12) + 1}/${yearOf(item)} ${familyOf(item)} et al. ........ ${300 + at}/12`,
        );
      return {
        blocks: [
          head('US 9,876,543 B2', 1),
          text('(54) SLOW REEF (75) Inventors: Ada Marsh, Oslo (NO); Bo Quist, Lund (SE)'),
          head('(56) References Cited', 3),
          text('U.S. PATENT DOCUMENTS'),
          rows(patents),
          text('FOREIGN PATENT DOCUMENTS'),
          rows(['EP 1 234 567 A1 5/2003', 'WO 2004/012345 A2 2/2004']),
          text('OTHER PUBLICATIONS'),
          rows(entries),
          text('* cited by examiner'),
          head('CLAIMS', 3),
          rows([
            '1. A reef of glass, comprising a lagoon (12) and a stone (14).',
            '2. The reef of claim 1, wherein the stone (14) grows 3 to 5 mm a year.',
          ]),
          ...prose(items, chance, () => ''),
        ],
        entries,
        either: [...patents, 'EP 1 234 567 A1 5/2003', 'WO 2004/012345 A2 2/2004'],
      };
    },
  },
  'a proposal': {
    formats: ['docx', 'txt', 'tex', 'odt'],
    make: (items, chance) => {
      const entries = listed(items, 'plos');
      const products = listed(items.slice(0, 5), 'apa');
      return {
        blocks: [
          head('Project description', 1),
          ...prose(items, chance),
          head('Timeline', 3),
          rows(['Year 1 (2020–2021): survey of 12 lagoons', 'Year 2 (2021–2022): growth of 340 samples']),
          head('References Cited'),
          numbers(entries),
          head('Biographical Sketch: Ada Marsh'),
          text('(a) Professional preparation: University of Oslo, Biology, B.S., 1993; University of Lund, Reefs, Ph.D., 1999'),
          text('(c) Products closely related'),
          numbers(products),
          head('Budget Justification'),
          rows(['A. Senior personnel: A. Marsh, PI, 2 summer months, $34,567', 'B. Travel: 2 trips to Lima, $4,500 (2020)']),
        ],
        entries,
        either: products,
      };
    },
  },
  'a report with endnotes and addresses': {
    formats: ['docx', 'html', 'txt', 'odt', 'md'],
    make: (items, chance) => {
      const entries = items.map((item, at) =>
        at % 4 === 0
          ? `World Reef Organization, ${titleOf(item)} (Geneva: WRO, ${yearOf(item)}), ${linkOf(item)}.`
          : `${namesWhole(item, 3, ' and ')}, “${titleOf(item)},” ${venueOf(item)}, ${['March', 'April', 'May'][at % 3]} ${(at % 28) + 1}, ${yearOf(item)}, ${linkOf(item)}.`,
      );
      return {
        blocks: [
          head('The state of the reefs', 1),
          ...prose(items, chance, (at) => ` ${at + 1}`),
          head('About the authors'),
          text('Ada Marsh is a senior fellow. Before 2016 she was with the Reef Council.'),
          head('Endnotes'),
          numbers(entries),
        ],
        entries,
      };
    },
  },
  'faculty page, selected publications': {
    formats: ['html', 'md', 'docx'],
    make: (items) => {
      const own = items.slice(0, 18);
      const entries = own.map(
        (item) =>
          `${namesWhole(item, 5, ' and ')}. ${bold(titleOf(item).replace(/[[\]]/g, ''))}. ${italic(venueOf(item))}, ${yearOf(item)}.`,
      );
      return {
        blocks: [
          head('Ada Marsh', 1),
          text('I am a professor in Oslo. Office: 214. Phone: +47 22 12 34 56.'),
          head('News'),
          bullets(['May 2019: our paper on glass is out!', 'Jan 2019: I speak in Lima.']),
          head('Selected publications'),
          bullets(
            entries.map(
              (entry, at) =>
                `${entry} [${link('PDF', `https://www.example.org/p${at}.pdf`)}] [${link('BibTeX', `https://www.example.org/p${at}.bib`)}]`,
            ),
          ),
          head('Students'),
          bullets(['Bo Quist (Ph.D. 2017, now at Delft)', 'Cy Ortiz (M.Sc. 2018)']),
        ],
        entries,
      };
    },
  },
  'a page of a group, years between': {
    formats: ['html', 'md', 'docx', 'txt'],
    make: (items) => {
      const own = [...items.slice(0, 24)].sort((a, b) => Number(yearOf(b)) - Number(yearOf(a)));
      const entries = listed(own, 'nature');
      return {
        blocks: [
          head('Publications', 1),
          ...entries.flatMap((entry, at) => [
            ...(at === 0 || yearOf(own[at]) !== yearOf(own[at - 1]) ? [head(yearOf(own[at]), 3)] : []),
            text(entry),
          ]),
        ],
        entries,
      };
    },
  },
  'an obituary with a bibliography': {
    formats: ['docx', 'txt', 'html'],
    make: (items, chance) => {
      const own = items.slice(0, 10);
      const entries = own.map((item) => `${yearOf(item)}. ${titleOf(item)}. ${venueOf(item)} ${volumeOf(item)}: ${pagesOf(item)}.`);
      return {
        blocks: [
          head('Ada Marsh (1931–2019)', 1),
          ...prose(items, chance, () => ''),
          text('She is survived by her son Bo (b. 1961) and three grandchildren.'),
          head('Selected bibliography of Ada Marsh'),
          rows(entries),
        ],
        entries,
      };
    },
  },
  'an entry of an encyclopedia, bibliography in one paragraph': {
    formats: ['docx', 'html', 'txt', 'epub'],
    make: (items, chance) => {
      const own = items.slice(0, 7);
      const entries = own.map(
        (item) =>
          `${namesBehind(item, 3, ', and ')}. ${titleOf(item)}. ${['London', 'New York', 'Paris'][titleOf(item).length % 3]}, ${yearOf(item)}`,
      );
      return {
        blocks: [
          head('REEF', 1),
          ...prose(items, chance, () => ''),
          head('BIBLIOGRAPHY', 3),
          text(`${entries.join('. ')}.`),
          text('ADA MARSH'),
        ],
        entries,
      };
    },
  },
  'a leaflet of a medicine': {
    formats: ['docx', 'txt', 'html'],
    make: (items, chance) => {
      const own = items.slice(0, 6);
      const entries = listed(own, 'vancouver');
      return {
        blocks: [
          head('REEFAXIN (glassine) tablets', 1),
          head('2 DOSAGE AND ADMINISTRATION'),
          text('Adults: 20 mg once a day (see 2.3, 12.3). Children 6–12 years: 10 mg.'),
          head('14 CLINICAL STUDIES'),
          ...prose(own, chance),
          head('15 REFERENCES'),
          numbers(entries),
          head('16 HOW SUPPLIED/STORAGE AND HANDLING'),
          rows(['20 mg: white, round; NDC 12345-678-90, bottles of 30', 'Store at 20–25 °C (68–77 °F). Revised: 05/2019']),
        ],
        entries,
      };
    },
  },
  'a handout, notes and a list': {
    formats: ['docx', 'md', 'odt', 'txt'],
    make: (items, chance) => {
      const own = sorted(items.slice(0, 14));
      const entries = listed(own, 'harvard');
      return {
        blocks: [
          head('Reefs: a handout', 1),
          bullets(own.slice(0, 6).map((item) => `${some(item, 5)} (${familyOf(item)} ${yearOf(item)}: ${firstPage(item)})`)),
          ...prose(own, chance, () => ''),
          head('Literature'),
          rows(entries),
        ],
        entries,
      };
    },
  },
  'a fact sheet, references in small print': {
    formats: ['docx', 'html', 'txt'],
    make: (items, chance) => {
      const own = items.slice(0, 8);
      const entries = own.map(
        (item) => `${namesBehind(item, 2, ', ', ', ', ' ', '', '')}. ${venueOf(item)} ${yearOf(item)};${volumeOf(item)}:${pagesOf(item)}`,
      );
      return {
        blocks: [
          head('Know your reef', 1),
          ...prose(own, chance, (at) => ` ${at + 1}`),
          text(`References: ${entries.map((entry, at) => `${at + 1}. ${entry}.`).join(' ')}`),
          text('REEF-2019-0123 © 2019 Reef Pharma. All rights reserved.'),
        ],
        entries,
      };
    },
  },
  'a book with notes by chapters': {
    formats: ['epub', 'html', 'docx', 'txt', 'odt'],
    make: (items, chance) => {
      const groups = chunks(items.slice(0, 24), 8);
      const entries = listed(items.slice(0, 24), 'notes');
      let at = 0;
      const notes = groups.flatMap((group, chapter) => [
        head(`Chapter ${chapter + 1}: ${some(group[0], 3)}`, 3),
        rows(
          group.flatMap((item, n) => [
            `${n * 2 + 1}. ${entries[at++]}`,
            n % 2 === 0
              ? `${n * 2 + 2}. Ibid., ${firstPage(item)}.`
              : `${n * 2 + 2}. The word was not in use before 1850; it is kept here for want of a better one.`,
          ]),
        ),
      ]);
      return {
        blocks: [
          head('Chapter 1', 1),
          ...prose(items, chance, (n) => ` ${n + 1}`),
          head('Notes', 1),
          ...notes,
          head('Acknowledgments', 1),
          text('I thank Bo Quist (Lund) and the Reef Council, which paid for the year 2016–2017.'),
        ],
        entries,
      };
    },
  },
  'an essay on books': {
    formats: ['docx', 'txt', 'html', 'epub'],
    make: (items) => {
      const own = items.slice(0, 14);
      const works = own.map(
        (item) =>
          `${namesWhole(item, 2, ' and ')}, ${titleOf(item)} (${['London', 'New York', 'Paris'][titleOf(item).length % 3]}, ${yearOf(item)})`,
      );
      return {
        blocks: [
          head('Bibliographical essay', 1),
          ...chunks(works, 3).map((group) =>
            text(
              `The best account is still ${group[0]}. ${group[1] === undefined ? '' : `It should be read beside ${group[1]}, which asks other questions`}${group[2] === undefined ? '' : `, and ${group[2]}, the first to use the letters of the governor`}.`,
            ),
          ),
        ],
        entries: [],
        either: works,
      };
    },
  },
  'a catalogue with literature': {
    formats: ['docx', 'html', 'txt'],
    make: (items) => {
      const own = items.slice(0, 14);
      const entries = listed(sorted(own), 'book').map((entry) => entry.replace(/^———/, 'Marsh'));
      return {
        blocks: [
          head('Catalogue', 1),
          ...own
            .slice(0, 8)
            .flatMap((item, at) => [
              text(
                `${at + 1}. ${givenOf(item)} ${familyOf(item)}, ${some(item, 4)}, ${1650 + at * 3}. Oil on canvas, ${30 + at} × ${40 + at} cm. Inv. ${1200 + at}.`,
              ),
              text(
                `Provenance: Coll. ${familyOf(own[at + 1])}, Paris, 18${40 + at}; sale, London, 3 May 19${12 + at}, lot ${at + 5}. Literature: ${familyOf(own[at + 2])} ${yearOf(own[at + 2])}, p. ${12 + at}, fig. ${at + 1}.`,
              ),
            ]),
          head('Bibliography'),
          rows(entries),
        ],
        entries,
      };
    },
  },
  'a study protocol, list and appendices': {
    formats: ['docx', 'odt', 'tex', 'rtf'],
    make: (items, chance) => {
      const entries = listed(items, 'vancouver');
      return {
        blocks: [
          head('Protocol 12-2019, version 2.1', 1),
          table([
            ['Sponsor', 'Reef Pharma'],
            ['Investigator', 'A. Marsh, MD'],
            ['Date', '3 May 2019'],
          ]),
          ...prose(items, chance),
          head('11 Bibliography'),
          numbers(entries),
          head('Appendix 1: Schedule of visits'),
          table([
            ['Visit', 'Day', 'Tests'],
            ['1', '−14 to −1', 'Blood, ECG'],
            ['2', '1', 'Blood'],
          ]),
          head('Appendix 2: Amendments'),
          numbers(['Version 1.1 (12 June 2018): dose of 20 mg added, see 5.2', 'Version 2.0 (1 March 2019): two sites in Lima added']),
        ],
        entries,
      };
    },
  },
  'works by the same under dashes, in the format': {
    formats: ['docx', 'html', 'md', 'odt', 'tex', 'rst'],
    make: (items, chance) => {
      const own = sorted(items).flatMap((item, at) =>
        at % 4 === 0 ? [item, { ...item, title: `${titleOf(items[(at + 5) % items.length])}`, volume: String(at + 3) }] : [item],
      );
      const entries = listed(own, 'chicago');
      return {
        blocks: [
          head('Essay', 1),
          ...prose(own, chance, (at) => ` (${familyOf(own[at])} ${yearOf(own[at])})`),
          head('Bibliography'),
          rows(entries),
        ],
        entries,
      };
    },
  },
  'two lists, primary and secondary': {
    formats: ['docx', 'tex', 'html', 'txt'],
    make: (items, chance) => {
      const half = Math.ceil(items.length / 2);
      const first = sorted(items.slice(0, half)).map(
        (item) =>
          `${familyOf(item)}, ${givenOf(item)}: ${titleOf(item)}, hg. v. ${initialOf(items[0])}. ${familyOf(items[0])}, Bd. ${volumeOf(item)}, Berlin ${yearOf(item)}.`,
      );
      const second = listed(sorted(items.slice(half)), 'german').map((entry) => entry.replace(/^Ders\./, 'Marsh, Ada'));
      return {
        blocks: [
          head('Arbeit', 1),
          ...prose(items, chance, () => ''),
          head('Quellen- und Literaturverzeichnis'),
          head('1. Quellen', 3),
          rows(first),
          head('2. Sekundärliteratur', 3),
          rows(second),
        ],
        entries: [...first, ...second],
      };
    },
  },
  'standards and rules cited': {
    formats: ['docx', 'txt', 'html', 'odt'],
    make: (items, chance) => {
      const own = items.slice(0, 14);
      const entries = own.map(
        (item, at) => `${['ISO', 'EN', 'ASTM', 'IEEE Std'][at % 4]} ${1200 + at * 113}:${2000 + at}, ${titleOf(item)}`,
      );
      return {
        blocks: [
          head('1. Scope', 2),
          text('This specification applies to reefs of glass.'),
          head('2. Applicable documents'),
          numbers(entries),
          head('3. Requirements'),
          ...prose(own, chance),
          rows(['3.1 The reef shall bear 120 kg (265 lb).', '3.2 The reef shall be marked per 2.4.']),
        ],
        entries,
      };
    },
  },
  'a poster as text': {
    formats: ['docx', 'txt', 'md'],
    make: (items, chance) => {
      const own = items.slice(0, 7);
      const entries = own.map(
        (item) =>
          `${familyOf(item)} ${initialOf(item)} et al. ${venueOf(item)}. ${yearOf(item)};${volumeOf(item)}(${issueOf(item)}):${pagesOf(item)}`,
      );
      return {
        blocks: [
          head('Slow growth in lagoons', 1),
          text('A. Marsh¹, B. Quist², C. Ortiz¹'),
          text('¹University of Oslo; ²University of Lund'),
          ...prose(own, chance),
          head('References', 3),
          rows(entries.map((entry, at) => `${at + 1}. ${entry}.`)),
          text('Contact: ada@example.org. Funded by the Reef Council (grant 12/2016).'),
        ],
        entries,
      };
    },
  },
  'dissertations and preprints': {
    formats: ['docx', 'html', 'txt', 'md'],
    make: (items, chance) => {
      const entries = items.map((item, at) =>
        at % 3 === 0
          ? `${namesBehind(item, 1, ' & ')} (${yearOf(item)}). ${titleOf(item)} [Doctoral dissertation, University of Oslo]. DUO. ${linkOf(item)}`
          : at % 3 === 1
            ? `${namesBehind(item, 4, ' & ')} (${yearOf(item)}). ${titleOf(item)}. arXiv preprint arXiv:${(Number(yearOf(item)) % 20) + 10}01.${10000 + at * 37}.`
            : `${namesBehind(item, 4, ' & ')} (in press). ${titleOf(item)}. ${venueOf(item)}. https://doi.org/${doiOf(item)}`,
      );
      return {
        blocks: [
          head('A thesis', 1),
          ...prose(items, chance, (at) => ` (${familyOf(items[at])}, ${yearOf(items[at])})`),
          head('Works cited'),
          rows(entries),
          head('Vita'),
          text('Ada Marsh was born in Oslo in 1990. She took her degree in 2012.'),
        ],
        entries,
      };
    },
  },
  'chapters of books, editors first': {
    formats: ['docx', 'html', 'txt', 'rtf'],
    make: (items, chance) => {
      const own = sorted(items);
      const entries = own.map(
        (item, at) =>
          `${namesBehind(item, 3, ' and ')}, ‘${titleOf(item)}’, in ${initialOf(own[(at + 1) % own.length])}. ${familyOf(own[(at + 1) % own.length])} and B. Quist (eds), ${venueOf(item)} (${['London: Routledge', 'Leiden: Brill', 'Oxford: OUP'][at % 3]}, ${yearOf(item)}), ${pagesOf(item)}.`,
      );
      return {
        blocks: [head('Essay', 1), ...prose(own, chance, () => ''), head('References and further reading'), rows(entries)],
        entries,
      };
    },
  },
};
