/**
 * A volume of a work in volumes, whose record names it after work and volume ("The Art of Computer Programming, Volume 3: Sorting and
 * Searching"). Cited are as often the work alone with the number of the volume, or the volume's own title with the work beside it.
 */
import type { Reference } from '../../model/cited.ts';
import type { ComponentEvidence } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { fold, words } from '../../text/fold.ts';
import { plainNumber } from './details/values.ts';

/** What announces the number of a volume. */
const VOLUME = '(?:vol(?:ume|\\.)?|v\\.|bd\\.?|band|t\\.|tome|tomo|part|teil|book)\\s?';
/** The work, the number of its volume, and the volume's own title, which may be wanting. */
const IN_VOLUMES = new RegExp(`^(.{6,200}?)[\\s,.:;(–—-]{1,4}${VOLUME}(\\d{1,3}|[ivxl]{1,6})(?:[).:,;\\s–—-]{1,5}(\\S.{2,200}))?$`, 'iu');

interface Volume {
  readonly work: string;
  readonly number: number;
  readonly own: string | null;
}

function volumeOf(title: string): Volume | null {
  const [, work, number, own] = IN_VOLUMES.exec(title.slice(0, 500)) ?? [];
  const counted = plainNumber(number);
  return work === undefined || counted === null ? null : { work: fold(work), number: counted, own: own === undefined ? null : fold(own) };
}

/** Telling letters that a volume's own title must have to stand for it beside the name of the work. */
const LEAST = 8;

/** What is printed as the title of the volume, behind a colon after its number; null where none is. */
function printedOwn(raw: string): string | null {
  const own = BEHIND_COLON.exec(raw)?.[1];
  return own === undefined ? null : fold(own);
}
const BEHIND_COLON = new RegExp(`\\b${VOLUME}(?:\\d{1,3}|[ivxl]{1,6})\\s?:\\s?(\\S.{2,200})`, 'iu');

/** Words that the name of a work in volumes must have where it is recorded as one: "Physics" is no telling name. */
const WORK_WORDS = 3;

/** Whether the record is of the whole work, of which a volume is cited by its own title beside the name of the work. */
function isWholeWork({ title: cited, 'container-title': work, volume }: Reference['fields'], { fields }: Source): boolean {
  if (cited === undefined || work === undefined || plainNumber(volume) === null || !/^(?:book|document)?$/.test(fields.type ?? ''))
    return false;
  const name = fold(work).replace(/^of /, '');
  return name.split(' ').length >= WORK_WORDS && fold(fields.title ?? '') === name;
}

/** The title component, bettered where what is cited is the volume that is recorded. Takes the reference, the records of the work, and the component. */
export function volumeTitle(reference: Reference, sources: readonly Source[], title: ComponentEvidence): ComponentEvidence {
  const { title: cited, volume } = reference.fields;
  if (title.label === 'match' || cited === undefined) return title;
  const name = fold(cited);
  const behind = printedOwn(reference.raw);
  const printed = ` ${words(reference.raw).join(' ')} `;
  for (const source of sources) {
    const found = volumeOf(source.fields.title ?? '');
    const match = (score: number, why: string): ComponentEvidence => ({
      label: 'match',
      cited,
      found: source.fields.title ?? null,
      score,
      source: source.id,
      why,
    });
    if (found === null && isWholeWork(reference.fields, source))
      return match(0.9, 'the whole work is recorded, of which a volume is cited');
    if (found === null) continue;
    const numbered = name === found.work && plainNumber(volume) === found.number;
    const work = numbered && (behind === null || found.own === null || behind.startsWith(found.own));
    const own = found.own !== null && found.own.length >= LEAST && name === found.own && printed.includes(` ${found.work} `);
    if (work || own)
      return match(
        0.95,
        work ? 'the title of the work, and the number of the volume' : 'the title of the volume, with that of the work beside it',
      );
  }
  return title;
}
