/** Lists of the editions that a text cites by letters, under a heading of their own: "Abbreviations", "Siglen". Such a heading stands above many other things. */
import { fold } from '../../text/fold.ts';
import { siglumBefore } from '../entries/sigla.ts';
import { announced } from '../headings.ts';
import { passesForEntry } from './entry.ts';
import type { Line, List } from './lines.ts';

const HEADINGS: ReadonlySet<string> = new Set(
  'Abbreviations;List of abbreviations;Abbreviations used;Abbreviations of works cited;Sigla;List of sigla;Abkürzungen;Abkürzungsverzeichnis;Siglen;Siglenverzeichnis;Sigelverzeichnis;Sigles;Abréviations;Liste des abréviations;Sigles et abréviations;Abreviaturas;Siglas;Siglas y abreviaturas;Lista de abreviaturas;Abbreviazioni;Sigle;Sigle e abbreviazioni;Afkortingen;Сокращения;Список сокращений;Принятые сокращения'
    .split(';')
    .map(fold),
);
/** Share of the lines that must be a siglum and a work: other abbreviations are no works. */
const SHARE = 0.6;
const FEWEST = 2;

/** All such lists outside those that were found. */
export function siglaLists(lines: readonly Line[], found: readonly List[]): List[] {
  const taken = new Set(found.flatMap((list) => list.lines.map(({ start }) => start)));
  return lines.flatMap((line, i): List[] => {
    if (!(line.kind === 'heading' || line.opens) || line.text.length > 40 || !HEADINGS.has(fold(line.text))) return [];
    const stop = lines.findIndex((one, k) => k > i && (one.kind === 'heading' || announced(one.text) !== null || taken.has(one.start)));
    const body = lines.slice(i + 1, stop < 0 ? lines.length : stop);
    const works = body.filter(({ text }) => {
      const siglum = siglumBefore(text);
      return siglum !== null && passesForEntry(text.slice(siglum.length));
    });
    const enough =
      works.length >= FEWEST && works.length >= body.filter(({ opens, text }) => opens || siglumBefore(text) !== null).length * SHARE;
    return enough ? [{ found: 'headed', marked: false, heading: { start: line.start, end: line.end }, lines: body }] : [];
  });
}
