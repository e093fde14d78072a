/**
 * Further kinds of documents that cite nothing, in formats that are not PDF: credits, dockets, specimens examined, programmes of meetings,
 * lists of affiliations, lists of packages, logs, honours, auctions, notices, verse. Whatever is read out of them is a phantom.
 */
import type { CslItem } from '../src/model/csl.ts';
import { type Block, bullets, type Format, head, numbers, pre, rows, table, text } from './documents-formats.ts';
import { familyOf, firstPage, givenOf, initialOf, type Kind, linkOf, pagesOf, some, titleOf, venueOf, yearOf } from './documents-works.ts';

const FORMS: readonly Format[] = ['txt', 'md', 'html', 'docx', 'tex', 'odt'];
const kind = (make: (items: readonly CslItem[]) => readonly Block[], formats: readonly Format[] = FORMS): Kind => ({
  formats,
  make: (items) => ({ blocks: make(items.slice(0, 26)), entries: [] }),
});
const two = (n: number): string => String(n % 60).padStart(2, '0');
const name = (item: CslItem | undefined): string => `${givenOf(item)} ${familyOf(item)}`;
const turned = (item: CslItem | undefined): string => `${familyOf(item)}, ${initialOf(item)}.`;

export const UNCITED: Readonly<Record<string, Kind>> = {
  'uncited: credits of a film': kind((items) => [
    head('The Glass Reef (2019)', 1),
    rows(items.map((item, at) => `${['Director', 'Producer', 'Camera', 'Editor', 'Sound'][at % 5]}: ${name(item)} (${yearOf(item)})`)),
  ]),
  'uncited: a docket': kind((items) => [
    head('Case No. 1:19-cv-01234', 1),
    table([
      ['Date', 'No.', 'Entry'],
      ...items.map((item, at) => [
        `05/${two(at + 1)}/2019`,
        String(at + 1),
        `MOTION to ${some(item, 4).toLowerCase().replace(/\|/g, '')} by ${familyOf(item)}, Inc. (Attachments: # 1 Exhibit A) (${turned(item)}) (Entered: 05/${two(at + 2)}/2019)`,
      ]),
    ]),
  ]),
  'uncited: specimens examined': kind((items) => [
    head('Material examined'),
    rows(
      items.map(
        (item, at) =>
          `NORWAY: Oslo, ${at + 3}.v.${yearOf(item)}, ${turned(item)} leg., ${at + 1}♂ ${at + 2}♀ (ZMUO ${1200 + at}); same locality, 12.vi.${yearOf(item)}, ${turned(items[at + 1])}, 3♂.`,
      ),
    ),
  ]),
  'uncited: a programme of a conference': kind((items) => [
    head('Programme, Thursday 3 May 2019', 1),
    head('Session 1: Reefs (Room 214, chair: A. Marsh)', 3),
    rows(
      items.map((item, at) => `${9 + (at % 9)}:${two(at * 15)}–${9 + (at % 9)}:${two(at * 15 + 15)}  ${namesOf(item)}: ${titleOf(item)}`),
    ),
    text('18:00 Reception, City Hall'),
  ]),
  'uncited: talks in a table': kind(
    (items) => [
      head('Sessions', 1),
      table([
        ['Time', 'Speaker', 'Title'],
        ...items.map((item, at) => [
          `${9 + (at % 9)}:${two(at * 20)}`,
          `${name(item)} (University of Oslo)`,
          titleOf(item).replace(/\|/g, ''),
        ]),
      ]),
    ],
    ['html', 'docx', 'md', 'odt'],
  ),
  'uncited: affiliations': kind((items) => [
    head(titleOf(items[0]), 1),
    text(items.map((item, at) => `${name(item)} ${at + 1}`).join(', ')),
    rows(
      items.map(
        (item, at) => `${at + 1} Department of ${some(item, 1)}, University of ${familyOf(item)}, 12 Lagoon Way, 0${300 + at} Oslo, Norway`,
      ),
    ),
    text('Correspondence: Ada Marsh, ada@example.org'),
    head('Author contributions'),
    rows(items.slice(0, 8).map((item) => `${initialOf(item)}.${familyOf(item).slice(0, 1)}.: conception, writing, review (2016–2019)`)),
  ]),
  'uncited: a list of figures': kind((items) => [
    head('List of figures', 1),
    rows(items.map((item, at) => `Figure ${at + 1}: ${titleOf(item)} (photo: ${turned(item)} ${yearOf(item)}) ........ ${at * 4 + 7}`)),
    head('List of tables'),
    rows(items.slice(0, 8).map((item, at) => `Table ${at + 1}. ${some(item, 7)} ${at * 9 + 5}`)),
  ]),
  'uncited: credits of pictures': kind((items) => [
    head('Picture credits', 1),
    rows(
      items.map(
        (item, at) =>
          `p. ${at + 12}: © ${name(item)}/Getty Images, ${yearOf(item)}; p. ${at + 13} (top): ${venueOf(item)}, inv. ${1200 + at}`,
      ),
    ),
  ]),
  'uncited: abbreviations': kind((items) => [
    head('Abbreviations', 1),
    rows(items.map((item) => `${some(item, 4).replace(/[^\p{Lu}]/gu, '') || 'ABC'}: ${some(item, 4)} (since ${yearOf(item)})`)),
  ]),
  'uncited: honours': kind((items) => [
    head('Honours and awards, 2019', 1),
    rows(
      items.map(
        (item, at) =>
          `${familyOf(item)}, ${givenOf(item)} (b. ${1930 + at}), ${['Professor', 'Nurse', 'Head Teacher'][at % 3]}. For services to ${some(item, 2)}. (Oslo, ${yearOf(item)})`,
      ),
    ),
  ]),
  'uncited: an auction': kind((items) => [
    head('Sale 1234, London, 3 May 2019', 1),
    rows(
      items.map(
        (item, at) =>
          `${at + 1}  ${name(item)} (${1700 + at}–${1760 + at}), ${some(item, 5)}, signed and dated ${1740 + at}, oil on canvas, ${30 + at} x ${40 + at} cm. Estimate £${at + 2},000–${at + 3},000`,
      ),
    ),
  ]),
  'uncited: jobs': kind((items) => [
    head('Vacancies', 1),
    ...items
      .slice(0, 14)
      .flatMap((item, at) => [
        text(
          `${at + 1}. Lecturer in ${some(item, 3)}, University of ${familyOf(item)} (Ref. ${1234 + at}/2019). £${34 + at},000–£${40 + at},000. Closing date: ${at + 3} June 2019. Contact: ${turned(item)}, ${linkOf(item)}`,
        ),
      ]),
  ]),
  'uncited: packages and licences': kind((items) => [
    head('Third-party software', 1),
    rows(
      items.map(
        (item, at) =>
          `${some(item, 2).toLowerCase().replace(/\s/g, '-')} ${at % 4}.${at}.1, Copyright (c) ${yearOf(item)} ${name(item)}, MIT License, ${linkOf(item)}`,
      ),
    ),
  ]),
  'uncited: a log of commits': kind(
    (items) => [
      pre(
        items.flatMap((item, at) => [
          `commit ${(at * 7919 + 123456789).toString(16).padStart(12, 'a')}${'0f'.repeat(14)}`,
          `Author: ${name(item)} <${familyOf(item).toLowerCase().replace(/\s/g, '')}@example.org>`,
          `Date:   Fri May ${(at % 28) + 1} 10:${two(at)}:12 ${yearOf(item)} +0200`,
          '',
          `    ${some(item, 6)} (#${120 + at})`,
          '',
        ]),
      ),
    ],
    ['txt', 'md', 'html', 'docx'],
  ),
  'uncited: a list of changes by persons': kind((items) => [
    head('NEWS', 1),
    head('2.1.0 (2019-05-03)'),
    bullets(items.map((item, at) => `${some(item, 6)} (${name(item)}, #${1200 + at}, ${yearOf(item)}-0${(at % 9) + 1}-12)`)),
    head('2.0.0 (2018-11-12)'),
    bullets(items.slice(0, 9).map((item, at) => `Fix ${some(item, 3).toLowerCase()} [#${100 + at}](${linkOf(item)})`)),
  ]),
  'uncited: bugs': kind((items) => [
    head('Open issues', 1),
    numbers(
      items.map((item, at) => `[${at + 12}] ${titleOf(item)} — opened ${at + 1} May 2019 by ${familyOf(item).toLowerCase()}, 3 comments`),
    ),
  ]),
  'uncited: options of a command': kind((items) => [
    head('REEF(1)', 1),
    head('OPTIONS'),
    rows(
      items.map(
        (item, at) =>
          `[${at + 1}] -${'abcdefghijklmnopqrstuvwxyz'[at % 26]} N  ${some(item, 5)}, default ${at * 12} (since ${yearOf(item)}); see also [${(at + 2) % 20}]`,
      ),
    ),
    head('SEE ALSO'),
    text('lagoon(1), glass(3), https://www.example.org/man'),
    head('AUTHORS'),
    rows(items.slice(0, 4).map((item) => `${name(item)} <a@example.org>, ${yearOf(item)}`)),
  ]),
  'uncited: keys of a machine': kind((items) => [
    head('Operating manual'),
    text('Press [1] to start and [2] to stop. Hold [3] for 5 s.'),
    rows(
      items.map((item, at) => `[${at + 1}] ${some(item, 3)} key: press for ${at + 2} s (models ${yearOf(item)}–2019), see p. ${at + 12}`),
    ),
    head('Technical data'),
    table([
      ['Voltage', '230 V'],
      ['Weight', '3.4 kg'],
      ['Year', '2019'],
    ]),
  ]),
  'uncited: a hymn board': kind((items) => [
    head('Order of service, 3 May 2019', 1),
    rows(
      items
        .slice(0, 14)
        .map(
          (item, at) =>
            `Hymn ${120 + at}: ${some(item, 4)} (words: ${name(item)}, ${1700 + at * 9}; tune: ${familyOf(items[at + 1]).toUpperCase()}, 8.7.8.7)`,
        ),
    ),
    text('Reading: 1 Cor. 13:1–13; John 3:16'),
  ]),
  'uncited: verse': kind((items) => [
    head('Lagoon', 1),
    ...items
      .slice(0, 12)
      .map((item) =>
        rows([
          `${some(item, 4)},`,
          `and ${some(item, 3).toLowerCase()} in the year of ${yearOf(item)},`,
          `where ${givenOf(item)} and ${familyOf(item)} went (page after page),`,
        ]),
      ),
  ]),
  'uncited: sayings': kind((items) => [
    head('Sayings', 1),
    ...items.slice(0, 18).map((item) => text(`“${titleOf(item)}.” — ${name(item)}, ${yearOf(item)}`)),
  ]),
  'uncited: entries of a dictionary': kind((items) => [
    head('L', 1),
    ...items
      .slice(0, 18)
      .map((item, at) =>
        text(
          `${some(item, 1).toLowerCase()}, n. 1. ${some(item, 5)} (1${500 + at}); ${at + 2}. fig., of persons. [OF. ${some(item, 1).toLowerCase()}, L. ${some(items[at + 1], 1).toLowerCase()}.] See ${some(items[at + 2], 1).toLowerCase()}.`,
        ),
      ),
  ]),
  'uncited: notices of deaths': kind((items) => [
    head('Notices', 1),
    ...items
      .slice(0, 16)
      .map((item, at) =>
        text(
          `${familyOf(item).toUpperCase()}, ${givenOf(item)}. Aged ${70 + at}, on ${at + 1} May 2019 in Oslo. Born in ${familyOf(items[at + 1])} in 19${30 + at}. Service at St ${givenOf(items[at + 2])}’s, ${at + 9} May, 11:00.`,
        ),
      ),
  ]),
  'uncited: a board of directors': kind((items) => [
    head('Directors', 1),
    ...items
      .slice(0, 12)
      .map((item, at) =>
        text(
          `${name(item)} (${50 + at}) has been a director since ${yearOf(item)}. Before, ${givenOf(item)} was with ${familyOf(items[at + 1])} & Co. (1998–2009) and ${venueOf(item)}.`,
        ),
      ),
  ]),
  'uncited: supervised students': kind((items) => [
    head('Alumni', 1),
    bullets(
      items.map(
        (item, at) =>
          `${name(item)} (PhD ${yearOf(item)}), now ${['postdoc', 'engineer', 'professor'][at % 3]} at ${familyOf(items[at + 1])} University`,
      ),
    ),
  ]),
  'uncited: a ledger': kind((items) => [
    head('Ledger 2019', 1),
    table([
      ['Date', 'Payee', 'For', 'Amount'],
      ...items.map((item, at) => [
        `${(at % 28) + 1}.05.2019`,
        turned(item),
        some(item, 3).replace(/\|/g, ''),
        `${120 + at}.${two(at * 7)}`,
      ]),
    ]),
  ]),
  'uncited: settings': kind(
    (items) => [
      pre([
        '{',
        ...items.map(
          (item, at) =>
            `  "${some(item, 1).toLowerCase()}${at}": { "name": "${name(item)}", "year": ${yearOf(item)}, "pages": [${at + 12}, ${at + 19}], "url": "${linkOf(item)}" },`,
        ),
        '  "references": []',
        '}',
      ]),
    ],
    ['txt', 'md', 'docx', 'html'],
  ),
  'uncited: a script': kind(
    (items) => [
      head('grow.py', 1),
      pre([
        '# References are kept by the caller',
        'def grow(n):',
        ...items
          .slice(0, 14)
          .map((item, at) => `    x[${at}] = "${familyOf(item)}, ${initialOf(item)}. (${yearOf(item)})"  # ${some(item, 4)}`),
        '    return x  # [1] see above',
      ]),
    ],
    ['txt', 'md', 'docx', 'html', 'ipynb', 'tex'],
  ),
  'uncited: a letter': kind((items) => [
    text('Oslo, 3 May 2019'),
    text(`Dear ${name(items[0])},`),
    ...items
      .slice(0, 8)
      .map((item) =>
        text(
          `I have had your note of ${yearOf(item)} on my table for a while; ${name(item)} tells me that ${some(item, 6).toLowerCase()} is no longer asked for. We should speak (Tuesday, 10:00, room 214) about it.`,
        ),
      ),
    text('Yours, A. Marsh'),
  ]),
  'uncited: suggested reviewers': kind((items) => [
    text('Dear Editor,'),
    text(`We submit “${titleOf(items[0])}” for publication in ${venueOf(items[0])}. It has not been published elsewhere.`),
    text('We suggest these reviewers:'),
    numbers(
      items
        .slice(0, 6)
        .map(
          (item) =>
            `Prof. ${name(item)}, University of ${familyOf(items[3])}, ${familyOf(item).toLowerCase()}@example.org (expert on ${some(item, 4).toLowerCase()})`,
        ),
    ),
    text('Sincerely, Ada Marsh'),
  ]),
  'uncited: a thread of mails': kind(
    (items) =>
      items
        .slice(0, 9)
        .flatMap((item, at) => [
          text(`On ${at + 1} May 2019 at 10:${two(at)}, ${name(item)} <a@example.org> wrote:`),
          text(`> ${some(item, 6)}? I could come on the ${at + 3}th.`),
          text(`${givenOf(items[at + 1])}`),
          text(`T +47 22 12 34 ${10 + at} | ${linkOf(item)}`),
        ]),
    ['txt', 'md', 'html', 'docx'],
  ),
  'uncited: a chat': kind(
    (items) => [
      rows(
        items.map(
          (item, at) =>
            `[${yearOf(item)}-05-${two(at + 1)}, 10:${two(at)}] ${name(item)}: ${some(item, 6).toLowerCase()}? see ${linkOf(item)} 😀`,
        ),
      ),
    ],
    ['txt', 'md', 'html', 'docx'],
  ),
  'uncited: questions of a quiz': kind((items) => [
    head('Quiz 12', 1),
    numbers(
      items.map(
        (item, at) =>
          `Who wrote “${some(item, 6)}” in ${yearOf(item)}? (a) ${familyOf(item)} (b) ${familyOf(items[at + 1])} (c) ${familyOf(items[at + 2])} (2 points)`,
      ),
    ),
    head('Answers'),
    text(items.map((_, at) => `${at + 1}${'abc'[at % 3]}`).join(', ')),
  ]),
  'uncited: contents of an issue': {
    formats: FORMS,
    make: (items) => {
      const lines = items.slice(0, 20).map((item) => `${titleOf(item)}, ${namesOf(item)} ........ ${firstPage(item)}`);
      return { blocks: [head('Reef Letters, vol. 12, no. 3, May 2019', 1), head('Contents'), rows(lines)], entries: [], either: lines };
    },
  },
  'uncited: contents of a book': kind((items) => [
    head('Contents', 1),
    rows(items.map((item, at) => `${at + 1}  ${some(item, 7)}  ${at * 12 + 3}`)),
    rows(['References  301', 'Index  340']),
  ]),
  'uncited: an index of names': kind((items) => [
    head('Index', 1),
    rows(
      items.map(
        (item, at) =>
          `${familyOf(item)}, ${givenOf(item)}, ${at + 12}–${at + 14}, ${at + 101}n3; on ${some(item, 3).toLowerCase()}, ${pagesOf(item).slice(0, 7)}, 214`,
      ),
    ),
  ]),
  'uncited: elections': kind((items) => [
    head('Results by ward, 3 May 2019', 1),
    rows(
      items.map(
        (item, at) =>
          `${at + 1}. ${familyOf(item)}, ${givenOf(item)} (Green) ${1200 + at * 31} (${30 + (at % 9)}.${at % 10} %) ${familyOf(items[at + 1])}, ${givenOf(items[at + 1])} (Lab.) ${1100 + at * 7}`,
      ),
    ),
  ]),
  'uncited: weather kept by hand': kind((items) => [
    head('Journal of the weather', 1),
    rows(
      items.map(
        (item, at) =>
          `${yearOf(item)}, ${(at % 28) + 1} May. Wind NW ${at % 8}, ${at + 3}–${at + 9} °C, rain 12 mm (observer: ${turned(item)}), vol. of the barrel 40 l.`,
      ),
    ),
  ]),
  'uncited: a statute with amendments': kind((items) => [
    head('Reef Act 1998', 1),
    ...items
      .slice(0, 14)
      .map((item, at) =>
        text(
          `${at + 1}.—(1) No person shall ${some(item, 4).toLowerCase()} after 3 May ${yearOf(item)}. (2) Subsection (1) does not apply in Oslo. [F${at + 1} Words in s. ${at + 1}(1) substituted (1.4.2010) by ${yearOf(item)} c. ${at + 12}, Sch. ${at + 1} para. ${at + 3}.]`,
        ),
      ),
  ]),
  'uncited: ancestors numbered': kind((items) => [
    head('Descendants', 1),
    rows(
      items.map(
        (item, at) =>
          `${at + 1}.${(at % 3) + 1} ${name(item)}, b. ${(at % 28) + 1} May ${1700 + at * 3}, Oslo, d. ${1760 + at * 3}; m. (1) ${name(items[at + 1])} (1${702 + at}–1${770 + at}), 3 ch.`,
      ),
    ),
  ]),
};
function namesOf(item: CslItem): string {
  return (item.author ?? [])
    .slice(0, 3)
    .map((_, at) => `${initialOf(item, at)}. ${familyOf(item, at)}`)
    .join(', ');
}
