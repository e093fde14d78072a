/**
 * Lists as they come out of other programs: pages copied with their furniture, exports of reference managers and data bases, mails, chats,
 * answers of models, posts, notebooks, files of software. Gives, as written, every entry that a reader must find.
 */
import type { CslItem } from '../src/model/csl.ts';
import { bold, breaks, bullets, head, italic, link, numbers, pre, quoted, rows, rule, table, text } from './documents-formats.ts';
import type { Chance } from './documents-layouts.ts';
import {
  abbreviated,
  bracket,
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
  namesFirst,
  namesWhole,
  pagesOf,
  pick,
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
  text(said(items, chance, 6, mark)),
  head('Methods'),
  text(said(items, chance, 6, mark)),
];
const tag = (item: CslItem): string =>
  `${
    familyOf(item)
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase() || 'reef'
  }${yearOf(item)}`;
const bibtex = (item: CslItem, at: number): string[] => [
  `@article{${tag(item)}${at},`,
  `  author = {${(item.author ?? []).map((_, n) => `${familyOf(item, n)}, ${givenOf(item, n)}`).join(' and ')}},`,
  `  title = {${titleOf(item)}},`,
  `  journal = {${venueOf(item)}},`,
  `  volume = {${volumeOf(item)}},`,
  `  pages = {${pagesOf(item)}},`,
  `  year = {${yearOf(item)}}`,
  '}',
  '',
];
/** What a tagged record says, as one line. */
const toldOf = (item: CslItem): string =>
  `${(item.author ?? []).map((_, n) => `${familyOf(item, n)} ${givenOf(item, n)}`).join(' ')} ${titleOf(item)} ${venueOf(item)} ${volumeOf(item)} ${pagesOf(item)} ${yearOf(item)}`;

export const PASTED: Readonly<Record<string, Kind>> = {
  'ScienceDirect, words of links in lines': {
    formats: ['txt', 'docx', 'md', 'html'],
    make: (items, chance) => {
      const entries = items.map(
        (item) =>
          `${namesFirst(item, 9, ', ')} ${titleOf(item)} ${abbreviated(venueOf(item))}, ${volumeOf(item)} (${issueOf(item)}) (${yearOf(item)}), pp. ${pagesOf(item)}`,
      );
      return {
        blocks: [
          ...body(items, chance),
          head('References'),
          rows(
            entries.flatMap((entry, at) => [
              `[${at + 1}]`,
              entry,
              ['View PDF View article View in Scopus Google Scholar', 'CrossrefView in ScopusGoogle Scholar', 'Google Scholar'][at % 3] ??
                '',
            ]),
          ),
        ],
        entries,
      };
    },
  },
  'PubMed, words of links behind': {
    formats: ['txt', 'docx', 'html'],
    make: (items, chance) => {
      const entries = listed(items, 'pubmed').map((entry) => entry.replace(/ doi: .*$/, ''));
      return {
        blocks: [
          ...body(items, chance),
          head('References'),
          rows(entries.map((entry, at) => `${at + 1}. ${entry} ${['- PubMed', '- DOI - PubMed', '- DOI - PMC - PubMed'][at % 3]}`)),
        ],
        entries,
      };
    },
  },
  'Springer, article, links in lines': {
    formats: ['txt', 'html', 'md'],
    make: (items, chance) => {
      const entries = listed(items, 'lncs');
      return {
        blocks: [
          ...body(items, chance),
          head('References'),
          rows(
            entries.flatMap((entry, at) => [
              `${at + 1}. ${entry}`,
              [
                'Article Google Scholar',
                'Article CAS PubMed PubMed Central Google Scholar',
                'Article MATH MathSciNet Google Scholar',
                'Google Scholar',
              ][at % 4] ?? '',
            ]),
          ),
          rows([
            'Download references',
            'Author information',
            'Authors and Affiliations',
            'Department of Reefs, University of Oslo, Oslo, Norway',
            'Rights and permissions',
            'About this article',
            'Cite this article',
          ]),
        ],
        entries,
      };
    },
  },
  'Google Scholar results': {
    formats: ['txt', 'docx'],
    make: (items) => {
      const own = items.slice(0, 20);
      const entries = own.map(
        (item) => `${titleOf(item)} ${namesFirst(item, 4, ', ').replace(/\./g, '')} - ${venueOf(item)}, ${yearOf(item)} - Elsevier`,
      );
      return {
        blocks: [
          text('About 12,300 results (0.05 sec)'),
          rows(
            own.flatMap((item, at) => [
              `${at % 3 === 0 ? '[PDF] ' : ''}${titleOf(item)}`,
              `${namesFirst(item, 4, ', ').replace(/\./g, '')} - ${venueOf(item)}, ${yearOf(item)} - Elsevier`,
              `… of ${some(item, 3).toLowerCase()} we found that growth was slow in most …`,
              `Save Cite Cited by ${12 + at * 7} Related articles All ${(at % 9) + 2} versions`,
            ]),
          ),
        ],
        entries: [],
        either: entries,
      };
    },
  },
  'a list with Cited by': {
    formats: ['txt', 'html', 'docx'],
    make: (items, chance) => {
      const entries = listed(items, 'acm');
      return {
        blocks: [
          ...body(items, chance),
          head('References'),
          rows(entries.flatMap((entry, at) => [`[${at + 1}] ${entry}`, `Cited by ${at * 3 + 1}`])),
        ],
        entries,
      };
    },
  },
  'DBLP, labels of kinds': {
    formats: ['txt', 'html', 'docx'],
    make: (items) => {
      const own = [...items].sort((a, b) => Number(yearOf(b)) - Number(yearOf(a)));
      const entries = listed(own, 'dblp');
      const blocks = entries.flatMap((entry, at) => [
        ...(at === 0 || yearOf(own[at]) !== yearOf(own[at - 1]) ? [head(yearOf(own[at]), 3)] : []),
        rows([`[${['j', 'c', 'i'][at % 3]}${own.length - at}] ${entry}`]),
      ]);
      return { blocks: [head('Ada Marsh', 1), head('Publications'), ...blocks], entries };
    },
  },
  'a profile of works': {
    formats: ['txt', 'html'],
    make: (items) => {
      const own = items.slice(0, 16);
      const entries = own.map((item) => `${titleOf(item)} ${venueOf(item)} ${yearOf(item)} | Journal article DOI: ${doiOf(item)}`);
      return {
        blocks: [
          head('Works (16)', 1),
          rows(
            own.flatMap((item) => [
              titleOf(item),
              venueOf(item),
              `${yearOf(item)} | Journal article`,
              `DOI: ${doiOf(item)}`,
              `CONTRIBUTORS: ${namesWhole(item, 5, '; ')}`,
              'Show more detail',
            ]),
          ),
        ],
        entries: [],
        either: [
          ...entries,
          ...own.map(
            (item) =>
              `${titleOf(item)} ${venueOf(item)} ${yearOf(item)} Journal article DOI ${doiOf(item)} CONTRIBUTORS ${namesWhole(item, 5, '; ')} Show more detail`,
          ),
        ],
      };
    },
  },
  'EndNote tags': {
    formats: ['txt', 'docx', 'md'],
    make: (items) => ({
      blocks: [
        pre(
          items
            .slice(0, 20)
            .flatMap((item) => [
              '%0 Journal Article',
              ...(item.author ?? []).map((_, n) => `%A ${familyOf(item, n)}, ${givenOf(item, n)}`),
              `%D ${yearOf(item)}`,
              `%T ${titleOf(item)}`,
              `%J ${venueOf(item)}`,
              `%V ${volumeOf(item)}`,
              `%P ${pagesOf(item)}`,
              '',
            ]),
        ),
      ],
      entries: items.slice(0, 20).map(toldOf),
    }),
  },
  'RIS within a text': {
    formats: ['txt', 'docx', 'md', 'html'],
    make: (items) => ({
      blocks: [
        text('Here is my list so far, as exported:'),
        pre(
          items
            .slice(0, 15)
            .flatMap((item) => [
              'TY  - JOUR',
              ...(item.author ?? []).map((_, n) => `AU  - ${familyOf(item, n)}, ${givenOf(item, n)}`),
              `TI  - ${titleOf(item)}`,
              `JO  - ${venueOf(item)}`,
              `PY  - ${yearOf(item)}`,
              `VL  - ${volumeOf(item)}`,
              `SP  - ${firstPage(item)}`,
              'ER  - ',
              '',
            ]),
        ),
      ],
      entries: items
        .slice(0, 15)
        .map(
          (item) =>
            `TY JOUR ${(item.author ?? []).map((_, n) => `AU ${familyOf(item, n)} ${givenOf(item, n)}`).join(' ')} TI ${titleOf(item)} JO ${venueOf(item)} PY ${yearOf(item)} VL ${volumeOf(item)} SP ${firstPage(item)} ER`,
        ),
    }),
  },
  'MEDLINE tags': {
    formats: ['txt'],
    make: (items) => ({
      blocks: [
        pre(
          items
            .slice(0, 15)
            .flatMap((item, at) => [
              `PMID- ${20000000 + at * 997}`,
              `TI  - ${titleOf(item)}`,
              ...(item.author ?? []).map((_, n) => `AU  - ${familyOf(item, n)} ${initialOf(item, n)}`),
              `TA  - ${abbreviated(venueOf(item)).replace(/\./g, '')}`,
              `DP  - ${yearOf(item)} Mar`,
              `VI  - ${volumeOf(item)}`,
              `PG  - ${pagesOf(item)}`,
              '',
            ]),
        ),
      ],
      entries: items
        .slice(0, 15)
        .map(
          (item) =>
            `${titleOf(item)} ${(item.author ?? []).map((_, n) => `${familyOf(item, n)} ${initialOf(item, n)}`).join(' ')} ${abbreviated(venueOf(item)).replace(/\./g, '')} ${yearOf(item)} ${volumeOf(item)} ${pagesOf(item)}`,
        ),
    }),
  },
  'BibTeX within prose': {
    formats: ['txt', 'md', 'docx', 'html', 'org'],
    make: (items, chance) => ({
      blocks: [
        head('reefs', 1),
        text('A library for slow growth. Install it with npm.'),
        head('Citation'),
        text('If you use this, please cite:'),
        pre(bibtex(items[0] as CslItem, 0)),
        head('Further works'),
        pre(items.slice(1, 8).flatMap(bibtex)),
        text(said(items, chance, 2, () => '')),
      ],
      entries: items.slice(0, 8).map((item, at) => bibtex(item, Math.max(0, at - 1)).join(' ')),
    }),
  },
  'BibTeX in a mail, nothing marks it': {
    formats: ['txt', 'docx'],
    make: (items) => ({
      blocks: [
        text('Dear Ada,'),
        text('here they are:'),
        rows(items.slice(0, 9).map((item, at) => bibtex(item, at).join(' ').trim())),
        text('Best, Bo'),
      ],
      entries: items.slice(0, 9).map((item, at) => bibtex(item, at).join(' ')),
    }),
  },
  'a mail with numbers and a signature': {
    formats: ['txt', 'html', 'md'],
    make: (items, chance) => {
      const own = items.slice(0, 9);
      const entries = listed(own, 'vancouver');
      return {
        blocks: [
          text('From: Ada Marsh <ada@example.org> Sent: 3 May 2019 10:12 To: Bo Quist Subject: Re: reefs'),
          text('Dear Bo,'),
          text(said(own, chance, 4, bracket)),
          rows(entries.map((entry, at) => `[${at + 1}] ${entry}`)),
          text('Best wishes,'),
          breaks([
            'Ada',
            '-- ',
            'Dr Ada Marsh | Senior Lecturer in Reefs | University of Oslo',
            'T: +47 22 12 34 56 | ada.marsh@example.org',
            link('https://www.example.org/people/ada', 'https://www.example.org/people/ada'),
          ]),
        ],
        entries,
      };
    },
  },
  'a thread of mails, quoted': {
    formats: ['txt', 'md'],
    make: (items) => {
      const entries = listed(items.slice(0, 6), 'apa');
      return {
        blocks: [
          text('Thanks, that is useful. See you on 3 May.'),
          text('On 3 May 2019, at 10:12, Ada Marsh <ada@example.org> wrote:'),
          quoted('Hi Bo, the papers I spoke of:'),
          ...entries.map((entry) => quoted(entry)),
          quoted('Ada Marsh, University of Oslo, Room 214, +47 22 12 34 56'),
        ],
        entries,
      };
    },
  },
  'a chat with pasted works': {
    formats: ['txt', 'md', 'html'],
    make: (items) => {
      const own = items.slice(0, 18);
      const entries = listed(
        own.filter((_, at) => at % 3 === 2),
        'apa',
      );
      let next = 0;
      const lines = own.map((item, at) =>
        at % 3 === 2
          ? `[10:${10 + at}] bo: ${entries[next++]}`
          : at % 3 === 0
            ? `[10:${10 + at}] ada: did anybody read ${familyOf(item)} from ${yearOf(item)}?`
            : `[10:${10 + at}] cy: not yet, is it the one on ${some(item, 3).toLowerCase()}? 👍 2`,
      );
      return {
        blocks: [text('#reefs, 3 May 2019'), rows(lines)],
        entries: [],
        either: [...entries, ...lines.filter((_, at) => at % 3 === 2)],
      };
    },
  },
  'a chat that pastes a list': {
    formats: ['txt', 'md', 'docx'],
    make: (items) => {
      const own = items.slice(0, 10);
      const entries = listed(own, 'ieee');
      return {
        blocks: [
          text('Ada Marsh  10:12 AM'),
          text('could you send me the references again?'),
          text('Bo Quist  10:14 AM'),
          text('sure:'),
          rows(entries.map((entry, at) => `[${at + 1}] ${entry}`)),
          text('Ada Marsh  10:15 AM'),
          text('thx 🙏 will read [3] and [4] tonight'),
          text('Bo Quist  10:17 AM'),
          text('ok, see you at 12:30 in room 214'),
        ],
        entries,
      };
    },
  },
  'an answer, Sources of one link each': {
    formats: ['md', 'txt', 'html', 'docx'],
    make: (items, chance) => {
      const own = items.slice(0, 8);
      const entries = own.map((item) => link(titleOf(item).replace(/[[\]]/g, ''), linkOf(item)));
      return {
        blocks: [
          text(said(own, chance, 5, bracket)),
          bullets(own.slice(0, 4).map((item, at) => `${bold(some(item, 3))}: ${said(own, chance, 1, () => ` [${at + 1}]`)}`)),
          text(bold('Sources:')),
          rows(entries.map((entry, at) => `[${at + 1}] ${entry}`)),
        ],
        entries,
      };
    },
  },
  'an answer, Sources of names, titles and links': {
    formats: ['md', 'txt', 'html', 'docx'],
    make: (items, chance) => {
      const own = items.slice(0, 9);
      const entries = own.map(
        (item) =>
          `${bold(`${familyOf(item)} et al. (${yearOf(item)})`)} – ${italic(titleOf(item))}, ${venueOf(item)}. ${link(`https://doi.org/${doiOf(item)}`, `https://doi.org/${doiOf(item)}`)}`,
      );
      return {
        blocks: [
          head('Summary'),
          text(said(own, chance, 5, (at) => ` (${familyOf(own[at])} et al., ${yearOf(own[at])})`)),
          head('Sources'),
          numbers(entries),
          text('Let me know if you would like a summary of any of these, or a list by year (2010–2019).'),
        ],
        entries,
      };
    },
  },
  'an answer that lists works with remarks': {
    formats: ['md', 'txt', 'docx'],
    make: (items) => {
      const own = items.slice(0, 9);
      const entries = own.map(
        (item) =>
          `${namesBehind(item, 3, ', & ')} (${yearOf(item)}). ${titleOf(item)}. ${venueOf(item)}, ${volumeOf(item)}(${issueOf(item)}), ${pagesOf(item)}.`,
      );
      return {
        blocks: [
          text('Here are nine peer-reviewed papers on the subject:'),
          ...entries.flatMap((entry, at) => [
            text(`${at + 1}. ${entry}`),
            bullets([`Why it matters: It was the first to look at ${some(own[at], 4).toLowerCase()} over ten years.`]),
          ]),
          text('Please check each one before you cite it.'),
        ],
        entries,
      };
    },
  },
  'show notes': {
    formats: ['md', 'html', 'txt'],
    make: (items) => {
      const own = items.slice(0, 10);
      const entries = own.map(
        (item) => `${titleOf(item).replace(/[[\]]/g, '')}, ${namesWhole(item, 2, ' and ')} (${venueOf(item)}, ${yearOf(item)})`,
      );
      return {
        blocks: [
          head('Episode 12: The reef', 1),
          text('Ada talks with Bo about lagoons.'),
          head('Timestamps', 3),
          bullets(own.slice(0, 7).map((item, at) => `${10 + at}:0${at} – ${some(item, 5)}`)),
          head('Papers mentioned in this episode', 3),
          bullets(entries),
          text('Follow us at @reefcast. Music by A. Marsh (2016).'),
        ],
        entries,
      };
    },
  },
  'a column with links': {
    formats: ['html', 'md', 'docx', 'epub'],
    make: (items, chance) => ({
      blocks: [
        head('The reef and we', 1),
        text('By Ada Marsh, 3 May 2019'),
        ...items
          .slice(0, 9)
          .map((item) =>
            text(
              `In ${yearOf(item)} ${link(`${givenOf(item)} ${familyOf(item)}`, linkOf(item))} told ${link('The Lagoon Times', 'https://www.example.com/news')} that the matter was closed. ${said(items, chance, 2, () => '')}`,
            ),
          ),
        text('Ada Marsh is a writer in Oslo. Follow her at @ada.'),
      ],
      entries: [],
      either: items.slice(0, 9).map((item) => `${givenOf(item)} ${familyOf(item)}`),
    }),
  },
  'a post with notes': {
    formats: ['html', 'md', 'txt'],
    make: (items, chance) => {
      const own = items.slice(0, 9);
      const entries = own.map(
        (item) =>
          `${namesWhole(item, 2, ' and ')}, “${titleOf(item)},” ${italic(venueOf(item))} ${volumeOf(item)} (${yearOf(item)}): ${pagesOf(item)}.`,
      );
      return {
        blocks: [
          head('On reefs', 1),
          text(said(own, chance, 8, (at) => ` [${at + 1}]`)),
          rule,
          rows(entries.map((entry, at) => `${at + 1}. ${entry} ↩`)),
          text('Posted in Reefs | 3 comments'),
          text('bo says: 3 May 2019 at 10:12. Great post!'),
        ],
        entries,
      };
    },
  },
  'a forum answer': {
    formats: ['md', 'html'],
    make: (items, chance) => {
      const own = items.slice(0, 6);
      const entries = own.map(
        (item) =>
          `${namesWhole(item, 3, ' and ')}. ${link(titleOf(item).replace(/[[\]]/g, ''), `https://doi.org/${doiOf(item)}`)}. ${venueOf(item)}, ${yearOf(item)}.`,
      );
      return {
        blocks: [
          text(said(own, chance, 5, bracket)),
          text(bold('References')),
          bullets(entries),
          text('answered May 3, 2019 at 10:12 by ada 1,234 ●3 ●12'),
          text('+1, but see also the comment of 2017 above. – bo, May 4, 2019 at 9:01'),
        ],
        entries,
      };
    },
  },
  'a readme': {
    formats: ['md', 'rst', 'org', 'adoc', 'txt'],
    make: (items) => {
      const own = items.slice(0, 9);
      const entries = listed(own, 'ampersand');
      return {
        blocks: [
          head('reefs', 1),
          text('Slow growth in Python.'),
          head('Install'),
          pre(['pip install reefs==1.2.3']),
          head('Changelog'),
          bullets(['1.2.3 (2019-05-03): fix a crash (#123, thanks A. Marsh)', '1.2.2 (2018-11-12): drop Python 2.7']),
          head('Acknowledgements and references'),
          bullets(entries),
          head('License'),
          text('MIT © 2016–2019 Ada Marsh'),
        ],
        entries,
      };
    },
  },
  'a manual page with references': {
    formats: ['txt'],
    make: (items) => {
      const own = items.slice(0, 6);
      const entries = listed(own, 'acm');
      return {
        blocks: [
          pre([
            'REEF(1)                     User Commands                     REEF(1)',
            '',
            'NAME',
            '       reef - grow slowly',
            '',
            'SYNOPSIS',
            '       reef [-v] [-n N] FILE...',
            '',
            'OPTIONS',
            '       -v, --verbose',
            '              Say more. See 2.4.',
            '',
            'REFERENCES',
            ...entries.flatMap((entry, at) => [`       [${at + 1}] ${entry}`, '']),
            'SEE ALSO',
            '       lagoon(1), glass(3)',
            '',
            'AUTHOR',
            '       Written by Ada Marsh, 2016.',
          ]),
        ],
        entries,
      };
    },
  },
  'a notebook': {
    formats: ['ipynb'],
    make: (items, chance) => {
      const entries = listed(items.slice(0, 12), 'apa');
      return {
        blocks: [
          ...body(items.slice(0, 12), chance),
          pre(['import numpy as np  # Marsh (2016)', 'x = np.arange(12)', '# References: see below']),
          head('References'),
          bullets(entries),
        ],
        entries,
      };
    },
  },
  'notes of one link each': {
    formats: ['md', 'org', 'txt'],
    make: (items, chance) => {
      const own = items.slice(0, 12);
      const entries = own.map((item) => link(`${namesWhole(item, 2, ' & ')}: ${titleOf(item).replace(/[[\]]/g, '')}`, linkOf(item)));
      return { blocks: [head('Reefs', 1), text(said(own, chance, 3, () => '')), head('Links'), bullets(entries)], entries };
    },
  },
  'further reading behind references': {
    formats: ['html', 'md', 'docx', 'txt', 'epub'],
    make: (items, chance) => {
      const half = Math.ceil(items.length / 2);
      const first = listed(items.slice(0, half), 'chicago');
      const second = listed(sorted(items.slice(half)), 'mla');
      return {
        blocks: [
          ...body(items, chance),
          head('See also'),
          bullets(['Glass', 'Lagoon', 'Slow growth (disambiguation)']),
          head('References'),
          numbers(first),
          head('Further reading'),
          bullets(second),
          head('External links'),
          bullets([link('Reefs at Curlie', 'https://curlie.org/reefs'), link('Official website', 'https://www.example.org')]),
        ],
        entries: [...first, ...second],
        either: ['Reefs at Curlie', 'Official website'],
      };
    },
  },
  'a press notice, Journal Reference': {
    formats: ['txt', 'html', 'docx', 'md'],
    make: (items, chance) => {
      const entries = items
        .slice(0, 1)
        .map(
          (item) =>
            `${namesWhole(item, 6, ', ')}. ${titleOf(item)}. ${venueOf(item)}, ${yearOf(item)}; ${volumeOf(item)} (${issueOf(item)}): ${firstPage(item)} DOI: ${doiOf(item)}`,
        );
      return {
        blocks: [
          head('Reefs grow slowly, study finds', 1),
          text('Date: May 3, 2019. Source: University of Oslo. Summary: Reefs grow slowly.'),
          text(said(items, chance, 5, () => '')),
          text('Story Source: Materials provided by University of Oslo. Note: Content may be edited for style and length.'),
          text(bold('Journal Reference:')),
          numbers(entries),
          text('Cite This Page: MLA APA Chicago'),
        ],
        entries,
      };
    },
  },
  'how to cite, and a list': {
    formats: ['docx', 'html', 'txt', 'odt'],
    make: (items, chance) => {
      const entries = listed(items, 'apa');
      const own = 'Marsh, A., & Quist, B. (2019). A study of reefs. Reef Letters, 12(3), 34–45. https://doi.org/10.9999/own.12';
      return {
        blocks: [
          head('A study of reefs', 1),
          text(`How to cite this article: ${own}`),
          text(said(items, chance, 8, (at) => ` (${familyOf(items[at])}, ${yearOf(items[at])})`)),
          head('References'),
          rows(entries),
          text(
            'Copyright © 2019 Marsh and Quist. This is an open-access article distributed under the terms of the Creative Commons Attribution License (CC BY).',
          ),
        ],
        entries,
        either: [own],
      };
    },
  },
  'answers to reviewers': {
    formats: ['docx', 'txt', 'odt', 'rtf'],
    make: (items, chance) => {
      const own = items.slice(0, 12);
      const entries = listed(own, 'nature');
      return {
        blocks: [
          head('Response to reviewers', 1),
          ...own
            .slice(0, 6)
            .flatMap((item, at) => [
              text(
                `Comment 1.${at + 1}: The authors should say how ${some(item, 4).toLowerCase()} was measured (page ${at + 3}, lines ${at * 12}–${at * 12 + 9}).`,
              ),
              text(`Response: We thank the reviewer. ${said(own, chance, 1, bracket)} See the revised manuscript, p. ${at + 4}.`),
            ]),
          head('References for this letter'),
          numbers(entries),
        ],
        entries,
      };
    },
  },
  'works as rows of a table': {
    formats: ['html', 'docx', 'md', 'odt'],
    make: (items) => {
      const own = items.slice(0, 20);
      const clean = (words: string): string => words.replace(/\|/g, '');
      return {
        blocks: [
          head('Literature found', 1),
          table([
            ['Author', 'Year', 'Title', 'Journal', 'DOI'],
            ...own.map((item) => [
              clean(namesBehind(item, 4, '; ', '; ')),
              yearOf(item),
              clean(titleOf(item)),
              clean(venueOf(item)),
              doiOf(item),
            ]),
          ]),
        ],
        entries: own.map((item) => `${namesBehind(item, 4, '; ', '; ')} ${yearOf(item)} ${titleOf(item)} ${venueOf(item)} ${doiOf(item)}`),
      };
    },
  },
  'numbers and works in a table': {
    formats: ['html', 'docx', 'md', 'odt', 'rtf'],
    make: (items, chance) => {
      const entries = listed(items, 'vancouver').map((entry) => entry.replace(/\|/g, ''));
      return { blocks: [...body(items, chance), head('References'), table(entries.map((entry, at) => [`${at + 1}.`, entry]))], entries };
    },
  },
  'rows set apart by tabs': {
    formats: ['txt'],
    make: (items) => {
      const own = items.slice(0, 20);
      return {
        blocks: [
          pre([
            'Authors\tTitle\tYear\tSource title\tVolume\tCited by\tDOI',
            ...own.map(
              (item, at) =>
                `${namesBehind(item, 5, ', ')}\t${titleOf(item)}\t${yearOf(item)}\t${venueOf(item)}\t${volumeOf(item)}\t${at * 3}\t${doiOf(item)}`,
            ),
          ]),
        ],
        entries: own.map(
          (item, at) =>
            `${namesBehind(item, 5, ', ')} ${titleOf(item)} ${yearOf(item)} ${venueOf(item)} ${volumeOf(item)} ${at * 3} ${doiOf(item)}`,
        ),
      };
    },
  },
  'new papers this week': {
    formats: ['html', 'md', 'txt'],
    make: (items) => {
      const own = items.slice(0, 10);
      const entries = own.map(
        (item) =>
          `${link(titleOf(item).replace(/[[\]]/g, ''), `https://doi.org/${doiOf(item)}`)}. ${namesWhole(item, 3, ', ')}. ${italic(venueOf(item))} (${yearOf(item)})`,
      );
      return {
        blocks: [
          head('New papers', 1),
          text('Selected by Ada, 3 May 2019'),
          ...entries.flatMap((entry, at) => [
            text(entry),
            text(
              `${pick(['Shows', 'Finds', 'Argues'], () => (at % 3) / 3)} that ${some(own[at], 4).toLowerCase()} is slower than was thought.`,
            ),
          ]),
        ],
        entries,
      };
    },
  },
};
