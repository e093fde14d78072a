/**
 * Made documents that cite nothing: contracts, stories, recipes, minutes, programs, price lists, lives of persons with referees, indexes,
 * timetables, catalogues, laws. Whatever is read out of them is a phantom. Each is written in one of six formats, by chance.
 */
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import type { CslItem } from '../src/model/csl.ts';
import { type Chance, type Maker, paper, shown } from './documents-layouts.ts';
import { Pages } from './documents-pages.ts';

export interface Part {
  /** Headings and rows begin lines of their own; a gap is an empty line. */
  readonly kind: 'head' | 'row' | 'text' | 'code';
  readonly words: string;
}
export const head = (words: string): Part => ({ kind: 'head', words });
export const row = (words: string): Part => ({ kind: 'row', words });
export const text = (words: string): Part => ({ kind: 'text', words });
export const code = (words: string): Part => ({ kind: 'code', words });

export const pick = <T>(from: readonly T[], chance: Chance): T => from[Math.floor(chance() * from.length)] as T;
export const familyOf = (item: CslItem | undefined): string => shown(item?.author?.[0]?.family ?? 'Marsh') || 'Marsh';
export const givenOf = (item: CslItem | undefined): string => shown(item?.author?.[0]?.given ?? 'Ada') || 'Ada';
export const initialOf = (item: CslItem | undefined): string => givenOf(item).slice(0, 1);
export const yearOf = (item: CslItem | undefined): string => String(item?.issued?.['date-parts']?.[0]?.[0] ?? '1999');
export const some = (item: CslItem | undefined, count: number): string =>
  shown(item?.title ?? 'Of reefs')
    .replace(/[\\*_`[\]<>$#|{}]/g, '')
    .split(' ')
    .slice(0, count)
    .join(' ');
export const PLACES = ['Oslo', 'Delft', 'London', 'Berlin', 'New York', 'Lima'] as const;

export type Writing = (items: readonly CslItem[], chance: Chance) => readonly Part[];
const CITING_NOTHING: Readonly<Record<string, Writing>> = {
  'a contract': (items, chance) => [
    head('SERVICE AGREEMENT'),
    text(
      `This Agreement is made on 3 May 2019 between ${familyOf(items[0])} Ltd, a company registered in England (No. 01234567), and ${familyOf(items[1])} & Sons, Inc., 12 Lagoon Way, New York, NY 10001.`,
    ),
    head('1. Definitions'),
    ...[
      '“Services” means the services in Schedule 1.',
      '“Term” means the period from 1 June 2019 to 31 May 2021.',
      '“Fees” means the fees of £12,345.00 per month.',
    ].map(row),
    head('2. Services'),
    ...items
      .slice(0, 8)
      .map((_, at) =>
        text(
          `2.${at + 1} The Supplier shall provide the Services with reasonable care and skill, and in accordance with the Data Protection Act 2018 (c. 12), s. ${at + 3}, within ${at + 5} (${['five', 'six', 'seven'][at % 3]}) Business Days.`,
        ),
      ),
    head('Signatures'),
    ...items.slice(0, 3).map((item) => row(`${givenOf(item)} ${familyOf(item)}, Director, ${pick(PLACES, chance)}, 3 May 2019`)),
  ],
  'a story': (items, chance) => [
    head('Chapter One'),
    ...items
      .slice(0, 14)
      .map((item) =>
        text(
          `“You were in ${pick(PLACES, chance)} in ${yearOf(item)},” said ${familyOf(item)}. “Don’t deny it.” ${givenOf(item)} looked at the lagoon; it was grey, as it had been all that spring, and nobody had come. The letter of 3 May lay on the table (page 12 was missing). “Well?” he said at last.`,
        ),
      ),
    head('Chapter Two'),
    ...items
      .slice(3, 9)
      .map((item) =>
        text(
          `It rained. In the house of the ${familyOf(item)}s the lamps had been lit since four, and on the stairs somebody was counting: 1, 2, 3, 4.`,
        ),
      ),
  ],
  'a recipe': (items) => [
    head('Fish soup of the reef'),
    row('Serves 4. Preparation: 20 min. Cooking: 45 min.'),
    head('Ingredients'),
    ...['500 g white fish', '2 onions, finely chopped', '1 l stock (see p. 12)', '1/2 tsp salt', '3–4 sprigs of thyme'].map(row),
    head('Method'),
    ...items
      .slice(0, 6)
      .map((_, at) => row(`${at + 1}. Stir for ${at + 2} minutes over a low heat (80 °C), then add the next ingredient and cover.`)),
    head('Notes'),
    row('1. The stock can be made a day before.'),
    row('2. Source of the fish: any good market.'),
  ],
  minutes: (items, chance) => [
    head('Minutes of the meeting of the Reef Committee, 3 May 2019'),
    row(
      `Present: ${items
        .slice(0, 6)
        .map((item) => `${initialOf(item)}. ${familyOf(item)}`)
        .join(', ')}`,
    ),
    row(`Apologies: ${initialOf(items[7])}. ${familyOf(items[7])}`),
    ...items
      .slice(0, 8)
      .flatMap((item, at) => [
        head(`${at + 1}. ${some(item, 4)}`),
        text(
          `${familyOf(item)}, ${initialOf(item)}. (2019) reported on the budget (£12,${300 + at}). Agreed: ${familyOf(items[at + 1])} to write to ${pick(PLACES, chance)} by 12 June 2019. Action: ${initialOf(item)}${familyOf(item).slice(0, 1)}.`,
        ),
      ]),
    row('Next meeting: 12 June 2019, 10:00–12:00, Room 214.'),
  ],
  'a program': (items) => [
    head('reefs.py'),
    ...[
      '#!/usr/bin/env python3',
      `# Copyright (c) 2016 ${familyOf(items[0])}, ${initialOf(items[0])}.`,
      'import sys, re',
      '',
      'REFERENCES = {',
      ...items
        .slice(0, 9)
        .map((item, at) => `    ${at + 1}: ("${familyOf(item)}", ${yearOf(item)}, [${at}, ${at + 3}]),  # see issue #${at + 12}`),
      '}',
      '',
      'def grow(x, n=12):',
      '    """Grow a reef. Returns x[n] (0-based)."""',
      '    return x[n] if n < len(x) else None',
      '',
      'if __name__ == "__main__":',
      '    print(grow(sys.argv[1:], 2))',
    ].map(code),
  ],
  'a price list': (items) => [
    head('Price list 2019'),
    row('No.   Item   Size   Price'),
    ...items
      .slice(0, 20)
      .map((item, at) => row(`${at + 1}.   ${some(item, 3)}, No. ${1200 + at * 7}   ${10 + at} x ${20 + at} cm   £${12 + at}.50`)),
    row('Prices include 20% VAT. Valid until 31 December 2019. Orders: +44 20 1234 5678.'),
  ],
  'a life with referees': (items, chance) => [
    head(`${givenOf(items[0])} ${familyOf(items[0])}`),
    row('12 Lagoon Way, Oslo · +47 12 34 56 78 · a.marsh@example.org'),
    head('Employment'),
    ...items.slice(1, 6).map((item, at) => row(`200${at + 1}–200${at + 3}   Analyst, ${familyOf(item)} & Co., ${pick(PLACES, chance)}`)),
    head('Education'),
    row('1998–2001   BA History, University of Oslo (2:1)'),
    head('Skills'),
    row('Python, SQL; Norwegian (native), English (C2), German (B1)'),
    head('References'),
    ...items.slice(6, 9).map((item, at) =>
      row(
        `Prof. ${givenOf(item)} ${familyOf(item)}, Department of Reefs, University of ${pick(PLACES, chance)}, 12${at} Glass Street, tel. +47 12 34 56 7${at}, ${familyOf(
          item,
        )
          .toLowerCase()
          .replace(/[^a-z]/g, '')}@example.org`,
      ),
    ),
  ],
  'a life, referees on request': (items, chance) => [
    head(`Curriculum vitae: ${givenOf(items[0])} ${familyOf(items[0])}`),
    ...items.slice(1, 8).map((item, at) => row(`20${10 + at}   Lecturer in Reefs, ${familyOf(item)} College, ${pick(PLACES, chance)}`)),
    head('REFERENCES'),
    row('Available upon request.'),
  ],
  'a poem': (items) => [
    head('The Reef'),
    ...items
      .slice(0, 16)
      .map((item, at) =>
        row(
          `${['O', 'And', 'The', 'Where'][at % 4]} ${some(item, 4).toLowerCase()}, ${['grey', 'slow', 'glass', 'lost'][at % 4]} as rain${at % 4 === 3 ? '.' : ','}`,
        ),
      ),
    row('May 1998'),
  ],
  'an index of a book': (items) => [
    head('Index'),
    ...[...items]
      .sort((a, b) => familyOf(a).localeCompare(familyOf(b)))
      .flatMap((item, at) => [
        row(`${familyOf(item)}, ${givenOf(item)}, ${at + 3}, ${at * 3 + 12}–${at * 3 + 14}, ${180 + at}n${at}`),
        ...(at % 4 === 0 ? [row(`${some(item, 3).toLowerCase()}, ${at + 40}; see also reefs`)] : []),
      ]),
  ],
  'a chronology': (items, chance) => [
    head('Chronology'),
    ...[...items]
      .sort((a, b) => Number(yearOf(a)) - Number(yearOf(b)))
      .map((item) =>
        row(
          `${yearOf(item)}   ${givenOf(item)} ${familyOf(item)} comes to ${pick(PLACES, chance)}; the ${some(item, 3).toLowerCase()} is founded.`,
        ),
      ),
  ],
  'a list of staff': (items, chance) => [
    head('Staff'),
    ...items
      .slice(0, 25)
      .map((item, at) =>
        row(
          `${familyOf(item)}, ${givenOf(item)}, ${['Dr.', 'Prof.', 'M.A.'][at % 3]}, Room ${200 + at}, ext. ${1200 + at * 3}, ${pick(PLACES, chance)}`,
        ),
      ),
  ],
  'an invoice': (items, chance) => [
    head('INVOICE'),
    row('Our reference: 2016/123   Your reference: AM/12   Date: 3 May 2019'),
    row(`To: ${givenOf(items[0])} ${familyOf(items[0])}, 12 Lagoon Way, ${pick(PLACES, chance)}`),
    ...items.slice(0, 8).map((item, at) => row(`${at + 1}   ${some(item, 4)}   ${at + 2} x £${at + 10}.00   £${(at + 2) * (at + 10)}.00`)),
    head('References'),
    row('Please quote invoice No. 2019-0123 with every payment. IBAN NO93 8601 1117 947.'),
  ],
  'a press notice': (items) => [
    head('Reefs grow slowly, new survey finds'),
    text(
      `Oslo, 3 May 2019 – Reefs grow more slowly than was thought, a survey of 2,014 people has found. “We were surprised,” said ${givenOf(items[0])} ${familyOf(items[0])}, who led it. The survey was done between 2011 and 2014.`,
    ),
    head('Notes to editors'),
    ...[
      'The Reef Institute was founded in 1898 and has 120 members.',
      'The survey was paid for by the Glass Foundation (grant 2016/12).',
      'Pictures (© 2019 Ada Marsh) can be had from press@example.org.',
      `Contact: ${givenOf(items[1])} ${familyOf(items[1])}, +44 20 1234 5678.`,
    ].map((words, at) => row(`${at + 1}. ${words}`)),
  ],
  'a list of changes': (items) => [
    head('Changelog'),
    ...items.slice(0, 12).flatMap((item, at) => [
      head(`${3 - Math.floor(at / 5)}.${12 - at}.0 (${yearOf(item)}-05-03)`),
      row(
        `Fix ${some(item, 4).toLowerCase()} (#${1200 - at * 7}, thanks to @${familyOf(item)
          .toLowerCase()
          .replace(/[^a-z]/g, '')})`,
      ),
      row(`Add option --grow; see docs/reefs.md, p. ${at + 2}`),
    ]),
  ],
  'a law': (items) => [
    head('Reefs Act 2016'),
    ...items
      .slice(0, 12)
      .flatMap((item, at) => [
        head(`${at + 1} ${some(item, 3)}`),
        text(
          `(1) A person who grows a reef without a licence is guilty of an offence. (2) In subsection (1), “reef” has the meaning given in section ${at + 2} of the Lagoons Act 1998. (3) The Secretary of State may by regulations amend subsection (2)(a) to (c).`,
        ),
      ]),
    head('SCHEDULE 1'),
    row('Lagoons Act 1998 (c. 12)   Section 3(2), repealed.'),
  ],
  'a list of wines': (items) => [
    head('Wines'),
    ...items.slice(0, 20).map((item, at) => row(`Château ${familyOf(item)}, ${some(item, 2)}, Bordeaux, ${1990 + at}   £${30 + at}.00`)),
  ],
  'a catalogue of an exhibition': (items, chance) => [
    head('List of works'),
    ...items
      .slice(0, 20)
      .map((item, at) =>
        row(
          `${at + 1}. ${givenOf(item)} ${familyOf(item)} (${1800 + at}–${1860 + at}), ${some(item, 4)}, ${1840 + at}. Oil on canvas, ${40 + at} × ${60 + at} cm. Reef Museum, ${pick(PLACES, chance)}, inv. ${1200 + at}.`,
        ),
      ),
  ],
  'a programme of a meeting': (items, chance) => [
    head('Programme'),
    ...items
      .slice(0, 20)
      .map((item, at) =>
        row(
          `${9 + Math.floor(at / 4)}:${['00', '15', '30', '45'][at % 4]}   ${familyOf(item)}, ${initialOf(item)}. (${pick(PLACES, chance)}): ${some(item, 9)}`,
        ),
      ),
    row('18:00   Dinner at the lagoon'),
  ],
  'an examination': (items) => [
    head('Examination, May 2019'),
    row('Answer three questions. Time: 2 hours (120 minutes). Each counts 20 points.'),
    ...items
      .slice(0, 8)
      .map((item, at) =>
        row(
          `${at + 1}. Explain ${some(item, 6).toLowerCase()} and give two examples from the years 19${50 + at} to 1998. (${at + 5} points)`,
        ),
      ),
    head('Sources'),
    row(`Source A: a letter of ${givenOf(items[0])} ${familyOf(items[0])}, May 1898. Source B: a photograph of the reef, about 1920.`),
  ],
  'results of a race': (items) => [
    head('Results, 10 km, 3 May 2019'),
    ...items
      .slice(0, 25)
      .map((item, at) =>
        row(`${at + 1}. ${familyOf(item)}, ${givenOf(item)} (${1960 + at}), Reef Runners, 3${at % 10}:${10 + at}.${at % 10}`),
      ),
  ],
  'a manual': (items) => [
    head('1 Installation'),
    ...items
      .slice(0, 5)
      .map((item, at) =>
        text(
          `Connect the ${some(item, 2).toLowerCase()} (see Fig. ${at + 1}, p. ${at + 12}) and press [${at + 1}] for 3 seconds. The lamp turns green [OK]. If not, see section ${at + 2}.3.`,
        ),
      ),
    head('2 Reference'),
    ...items
      .slice(0, 9)
      .map((item, at) => row(`[${at + 1}] ${some(item, 3)}: sets the value (0–${at + 12}); since version 2.${at} (2016).`)),
    head('3 Further information'),
    row('Visit https://www.example.org/support or call +44 20 1234 5678, Mon.–Fri. 9–17.'),
  ],
};

const safe = (words: string): string => words.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const tex = (words: string): string => words.replace(/[\\{}$^~]/g, '').replace(/[&%#_]/g, '\\$&');
export const FORMATS = ['txt', 'md', 'html', 'docx', 'tex', 'pdf'] as const;
export async function written(parts: readonly Part[], format: (typeof FORMATS)[number]): Promise<Uint8Array> {
  const encode = (words: string): Uint8Array => new TextEncoder().encode(words);
  switch (format) {
    case 'txt':
      return encode(parts.map(({ kind, words }) => (kind === 'head' ? `\n${words}\n` : kind === 'text' ? `${words}\n` : words)).join('\n'));
    case 'md':
      return encode(
        parts
          .map(({ kind, words }, at) =>
            kind === 'head'
              ? `\n## ${words}\n`
              : kind === 'text'
                ? `${words}\n`
                : kind === 'code'
                  ? `    ${words}`
                  : at % 2 === 0
                    ? `- ${words}`
                    : `- ${words}`,
          )
          .join('\n'),
      );
    case 'html':
      return encode(
        `<!doctype html><html><head><title>T</title></head><body>${parts.map(({ kind, words }) => (kind === 'head' ? `<h2>${safe(words)}</h2>` : kind === 'code' ? `<pre>${safe(words)}</pre>` : `<p>${safe(words)}</p>`)).join('\n')}</body></html>`,
      );
    case 'tex':
      return encode(
        `\\documentclass{article}\n\\begin{document}\n${parts.map(({ kind, words }) => (kind === 'head' ? `\\section{${tex(words)}}` : `${tex(words)}\n`)).join('\n')}\n\\end{document}\n`,
      );
    case 'docx':
      return new Uint8Array(
        await Packer.toBuffer(
          new Document({
            sections: [
              {
                children: parts.map(({ kind, words }) =>
                  kind === 'head'
                    ? new Paragraph({ text: words, heading: HeadingLevel.HEADING_1 })
                    : new Paragraph({ children: [new TextRun(words)] }),
                ),
              },
            ],
          }),
        ),
      );
    default: {
      const pages = new Pages(paper({ size: 11, foot: String }));
      for (const { kind, words } of parts)
        pages.set(words === '' ? ' ' : words, kind === 'head' ? { bold: true, size: 13, above: 1 } : kind === 'text' ? { above: 0.5 } : {});
      return await pages.bytes();
    }
  }
}

const none =
  (writing: Writing): Maker =>
  async (items, chance) => {
    const format = pick(FORMATS, chance);
    return { bytes: await written(writing(items, chance), format), ending: format, entries: [] };
  };

export const NONE: Readonly<Record<string, Maker>> = Object.fromEntries(
  Object.entries(CITING_NOTHING).map(([name, writing]) => [`nothing cited: ${name}`, none(writing)]),
);
