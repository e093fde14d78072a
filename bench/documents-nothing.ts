/**
 * More made documents that cite nothing, each in every one of six formats: tables of a league, timetables, menus, glossaries, questions and
 * answers, logs, licences, addresses, interviews, games of chess, families, songs, plants, parliaments, receipts, laboratories, rows of data.
 * Their rows bear numbers, names and years as references do. Whatever is read out of them is a phantom.
 */
import type { CslItem } from '../src/model/csl.ts';
import type { Chance, Maker } from './documents-layouts.ts';
import {
  code,
  FORMATS,
  familyOf,
  givenOf,
  head,
  initialOf,
  PLACES,
  pick,
  row,
  some,
  text,
  type Writing,
  written,
  yearOf,
} from './documents-none.ts';

const place = (chance: Chance): string => pick(PLACES, chance);
const small = (item: CslItem | undefined): string =>
  familyOf(item)
    .toLowerCase()
    .replace(/[^a-z]/g, '') || 'marsh';
const two = (number: number): string => String(number % 60).padStart(2, '0');
const MONTHS = ['January', 'March', 'May', 'July', 'September', 'November'] as const;

const MORE_OF_NOTHING: Readonly<Record<string, Writing>> = {
  'a league table': (items) => [
    head('Premier Reef League 2018–2019'),
    row('Pos. Club P W D L F–A Pts'),
    ...items
      .slice(0, 20)
      .map((item, at) => row(`${at + 1}. ${familyOf(item)} United 38 ${30 - at} ${at} 8 ${90 - at}–${30 + at} ${100 - 3 * at}`)),
    head('Top scorers'),
    ...items
      .slice(0, 10)
      .map((item, at) =>
        row(`${at + 1}. ${familyOf(item)}, ${initialOf(item)}. (${familyOf(items[at + 3])} City), 1998, ${30 - at} (${at})`),
      ),
  ],
  'a timetable of buses': (items, chance) => [
    head(`Line 12: ${place(chance)} – ${familyOf(items[0])}. Valid from 12 December 2019`),
    ...items
      .slice(0, 24)
      .map((item, at) =>
        row(
          `${familyOf(item)} Street, ${some(item, 1)}   ${6 + (at % 9)}:${two(at * 7)}   ${7 + (at % 9)}:${two(at * 7)}   ${8 + (at % 9)}:${two(at * 7)}`,
        ),
      ),
    row('1) Not on Sundays. 2) Schooldays only, 2019–2020.'),
  ],
  'a menu': (items) => [
    head('Dinner'),
    ...items.slice(0, 16).map((item, at) => row(`${at + 1}. ${some(item, 5)} (A, C, ${at + 1}) ${12 + at}.50`)),
    head('Wines by the glass'),
    ...items
      .slice(0, 9)
      .map((item, at) => row(`${familyOf(item)}, ${givenOf(item)}: Riesling, ${2008 + at}, Mosel, 0.1 l, ${6 + at},50 €`)),
  ],
  'a glossary': (items) => [
    head('Glossary of terms'),
    ...items
      .slice(0, 25)
      .map((item, at) =>
        row(
          `${some(item, 2)}: a ${some(items[at + 1], 3).toLowerCase()}, first described by ${familyOf(item)} in ${yearOf(item)}; see also ${some(items[at + 2], 2).toLowerCase()}.`,
        ),
      ),
  ],
  'questions and answers': (items) => [
    head('Frequently asked questions'),
    ...items
      .slice(0, 14)
      .flatMap((item, at) => [
        row(`${at + 1}. Why does the ${some(item, 4).toLowerCase()} not start?`),
        text(
          `Since version ${at}.2 (released in ${yearOf(item)}) it asks for a key. Go to https://www.example.org/help/${at} and enter the number of your order, e.g. 2016-${1200 + at}.`,
        ),
      ]),
  ],
  'a changelog in lines': (items) => [
    head('CHANGES'),
    ...items
      .slice(0, 25)
      .map((item, at) =>
        row(`* ${MONTHS[at % 6]} ${at + 1}, 2019 (${familyOf(item)}, ${initialOf(item)}.): ${some(item, 5)}. Closes: #${12345 + at * 31}`),
      ),
  ],
  'a licence of software': (items) => [
    head('The Reef Licence, Version 2.0, January 2004'),
    text(`Copyright (c) 2004, 2007–2012 ${givenOf(items[0])} ${familyOf(items[0])} and contributors. All rights reserved.`),
    ...items
      .slice(0, 9)
      .map((item, at) =>
        row(
          `${at + 1}. Redistributions of the ${some(item, 2).toLowerCase()} must retain the above copyright notice, this list of conditions and the following disclaimer (see section ${at + 2}).`,
        ),
      ),
    head('Contributors'),
    ...items
      .slice(3, 20)
      .map((item, at) => row(`${givenOf(item)} ${familyOf(item)} <${small(item)}@example.org>, 20${10 + (at % 9)}–20${12 + (at % 9)}`)),
  ],
  'a log file': (items) => [
    ...items
      .slice(0, 40)
      .map((item, at) =>
        code(
          `2019-05-${two((at % 28) + 1)} 1${at % 10}:${two(at * 7)}:${two(at * 13)},${100 + at} [${at % 7}] INFO reef.${small(item)} - ${some(item, 5)} (${at + 12} ms) https://www.example.org/a/${at}`,
        ),
      ),
  ],
  'a list of addresses': (items, chance) => [
    head('Members of the society'),
    ...items
      .slice(0, 25)
      .map((item, at) =>
        row(`${familyOf(item)}, ${givenOf(item)}, ${12 + at} Lagoon Way, ${place(chance)} ${1900 + at * 3}, member since ${1980 + at}`),
      ),
  ],
  'an interview': (items) => [
    head(`Interview with ${givenOf(items[0])} ${familyOf(items[0])}, 3 May 2019`),
    ...items
      .slice(0, 20)
      .map((item, at) =>
        row(
          `${at % 2 === 0 ? 'I' : `${initialOf(items[0])}${familyOf(items[0]).slice(0, 1)}`} (00:${two(at)}:${two(at * 11)}): ${['And when did you come to the reef?', `In ${yearOf(item)}, with ${familyOf(item)}. Then came ${some(item, 4).toLowerCase()}, [pause] and we went home.`][at % 2]}`,
        ),
      ),
  ],
  'a timetable of exams': (items, chance) => [
    head('Examinations, summer 2019'),
    ...items
      .slice(0, 20)
      .map((item, at) =>
        row(
          `${at + 1}. ${some(item, 5)} (${familyOf(item)}, ${initialOf(item)}.), ${(at % 28) + 1} July 2019, ${8 + (at % 9)}:30, Room ${place(chance).slice(0, 1)} ${100 + at}`,
        ),
      ),
  ],
  'a game of chess': (items) => [
    head(`${familyOf(items[0])}, ${initialOf(items[0])}. – ${familyOf(items[1])}, ${initialOf(items[1])}. Oslo 1998, round 3`),
    ...items
      .slice(0, 30)
      .map((_, at) =>
        row(`${at + 1}. ${['e4', 'Nf3', 'Bb5', 'O-O', 'Re1', 'c3'][at % 6]} ${['e5', 'Nc6', 'a6', 'Nf6', 'Be7', 'b5'][at % 6]}`),
      ),
    head('Other games of the round'),
    ...items
      .slice(2, 16)
      .map((item, at) =>
        row(
          `${at + 1}. ${familyOf(item)}, ${givenOf(item)} (${2400 + at}) – ${familyOf(items[at + 1])}, ${givenOf(items[at + 1])} (${2300 + at}) 1–0, ${30 + at}`,
        ),
      ),
  ],
  'a family': (items, chance) => [
    head(`Descendants of ${givenOf(items[0])} ${familyOf(items[0])}`),
    ...items
      .slice(0, 25)
      .map((item, at) =>
        row(
          `${at + 1}. ${givenOf(item)} ${familyOf(items[0])}, born ${(at % 28) + 1} May ${1700 + at * 4}, ${place(chance)}; died ${1760 + at * 4}, ${place(chance)}; married ${1725 + at * 4} ${givenOf(items[at + 1])} ${familyOf(items[at + 1])}.`,
        ),
      ),
    ...items.slice(0, 9).map((item, at) => row(`${familyOf(item)}, ${givenOf(item)} (${1700 + at * 9}–${1760 + at * 9})`)),
  ],
  'a list of songs': (items) => [
    head(`The Glass Reef (${yearOf(items[0])})`),
    ...items
      .slice(0, 14)
      .map((item, at) =>
        row(
          `${at + 1}. “${some(item, 4)}” (${givenOf(item)} ${familyOf(item)}, ${givenOf(items[at + 1])} ${familyOf(items[at + 1])}) – ${2 + (at % 4)}:${two(at * 13)}`,
        ),
      ),
    head('Singles'),
    ...items
      .slice(0, 9)
      .map((item, at) => row(`${1970 + at}: ${some(item, 3)} / ${some(items[at + 1], 3)} (7", Reef 12${at}), UK no. ${at + 3}`)),
  ],
  'a catalogue of plants': (items) => [
    head('Spring catalogue 2019'),
    ...items
      .slice(0, 24)
      .map((item, at) =>
        row(
          `${some(item, 2)} ‘${familyOf(item)}’ (${familyOf(items[at + 1])}, ${yearOf(item)}). Height ${30 + at}–${60 + at} cm, flowers June–August, pot 1.5 l, no. ${1200 + at}.`,
        ),
      ),
  ],
  'a protocol of a parliament': (items) => [
    head('12th sitting, 3 May 2019'),
    ...items
      .slice(0, 14)
      .map((item, at) =>
        row(
          `${givenOf(item)} ${familyOf(item)} (${['Green', 'Labour', 'Liberal'][at % 3]}): Mr President, in ${yearOf(item)} the House was told that ${some(item, 5).toLowerCase()}. (Applause.) I ask again.`,
        ),
      ),
    head('Votes'),
    ...items
      .slice(0, 9)
      .map((item, at) =>
        row(
          `${at + 1}. Motion ${12 + at}/2019 (${familyOf(item)}, ${initialOf(item)}., and others): ${some(item, 4)}. Carried, ${120 + at}–${80 + at}.`,
        ),
      ),
  ],
  'a receipt': (items) => [
    head('REEF MARKET, 12 Lagoon Way, Oslo'),
    row('03.05.2019 14:12 Till 3 Receipt 2019/12345'),
    ...items
      .slice(0, 14)
      .map((item, at) => row(`${some(item, 2).toUpperCase()} ${at + 1} x 2.${two(at * 7)}   ${at + 3}.${two(at * 13)} A`)),
    row('TOTAL 123.45'),
    row('VAT A 15 % 16.10'),
  ],
  'a report of a laboratory': (items) => [
    head(`Patient: ${familyOf(items[0])}, ${givenOf(items[0])}, born 3 May 1961. Report of 12 June 2019`),
    ...items
      .slice(0, 16)
      .map((item, at) => row(`${some(item, 1)}, serum: ${4 + at}.${at % 10} mmol/l (${3 + at}.5–${6 + at}.1) ${['', 'H', 'L'][at % 3]}`)),
    row(`Validated: Dr. ${initialOf(items[1])}. ${familyOf(items[1])}, 12.06.2019`),
  ],
  'rows of data': (items) => [
    code('id,name,given,year,value,from,to'),
    ...items
      .slice(0, 40)
      .map((item, at) =>
        code(`${at + 1},"${familyOf(item)}","${givenOf(item)}",${yearOf(item)},${at * 3}.${at % 10},${at + 12},${at + 19}`),
      ),
  ],
  'rows of data, semicolons': (items) => [
    row('Name; Vorname; Jahr; Ort; Wert'),
    ...items.slice(0, 30).map((item, at) => row(`${familyOf(item)}; ${givenOf(item)}; ${yearOf(item)}; Oslo; ${at * 3},${at % 10}`)),
  ],
  'a list of students': (items) => [
    head('Seminar 12, winter 2018/19'),
    ...items
      .slice(0, 25)
      .map((item, at) =>
        row(
          `${at + 1}) ${familyOf(item)}, ${givenOf(item)}, ${1234567 + at * 97}, B.A. History, ${2014 + (at % 5)}, ${1 + (at % 4)}.${at % 2 === 0 ? 3 : 7}`,
        ),
      ),
  ],
  'steps to do': (items) => [
    head('Assembly'),
    ...items
      .slice(0, 14)
      .map((item, at) =>
        row(
          `${at + 1}. Turn the screw ${at + 3} (Fig. ${at + 1}) ${['clockwise', 'slowly', 'until it stops'][at % 3]} and place the ${some(item, 2).toLowerCase()} on part ${12 + at}, pp. ${at + 3}–${at + 5}.`,
        ),
      ),
    head('Notes'),
    row('1. Model 2016 and later. 2. Made in Norway, 2019.'),
  ],
  'an agenda': (items) => [
    head('Agenda, 3 May 2019, 10:00–12:00'),
    ...items
      .slice(0, 12)
      .map((item, at) => row(`${at + 1}. ${some(item, 6)} (${familyOf(item)}, ${initialOf(item)}., 15 min), paper ${at + 1}/2019`)),
    row('Next meeting: 12 June 2019'),
  ],
  'tasks and owners': (items) => [
    head('Actions'),
    ...items
      .slice(0, 14)
      .map((item, at) =>
        text(
          `${familyOf(item)}, ${initialOf(item)}. (2019) to send the ${some(item, 3).toLowerCase()} to ${givenOf(items[at + 1])} ${familyOf(items[at + 1])} by ${at + 1} June 2019; ${12 + at}–${19 + at} hours.`,
        ),
      ),
  ],
  'a list of grants': (items, chance) => [
    head('Grants awarded'),
    ...items
      .slice(0, 18)
      .map((item, at) =>
        row(`${familyOf(item)}, ${initialOf(item)}. (University of ${place(chance)}): ${some(item, 8)}, 2016–2019, £${120 + at},000`),
      ),
  ],
  'a list of ships': (items) => [
    head('Arrivals'),
    ...items
      .slice(0, 24)
      .map((item, at) =>
        row(
          `${at + 1}. ${some(item, 2)} (${yearOf(item)}), ${familyOf(item)} Line, ${1200 + at * 31} GT, ${100 + at} m, built by ${familyOf(items[at + 1])} & Co.`,
        ),
      ),
  ],
};

const FORMATTED = Object.entries(MORE_OF_NOTHING).flatMap(([name, writing]) =>
  FORMATS.map(
    (format) =>
      [
        `nothing at all: ${name}, ${format}`,
        async (items, chance) => ({ bytes: await written(writing(items, chance), format), ending: format, entries: [] }),
      ] as const satisfies readonly [string, Maker],
  ),
);

export const NOTHING: Readonly<Record<string, Maker>> = Object.fromEntries(FORMATTED);
