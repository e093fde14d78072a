/** The second reader of `stet extract`: when a GROBID server is asked, how long it is waited for, and how what came of it is said. */
import { readFileSync } from 'node:fs';
import type { Extraction, SecondReading } from '../../model/cited.ts';
import type { Document } from '../../model/document.ts';
import { counted } from '../../report/words.ts';
import type { Settings } from '../../settings/index.ts';
import type { Input } from '../inputs.ts';
import type { World } from '../world.ts';

/** What came of a second reading, in one sentence. */
export function compared({ reader, entries, same, onlyThere, onlyHere, differ }: SecondReading): string {
  const more = [
    ...(onlyThere === 0 ? [] : [`${onlyThere} only there`]),
    ...(onlyHere === 0 ? [] : [`${onlyHere} only here`]),
    ...(differ === 0 ? [] : [`${differ} with parts read otherwise`]),
  ];
  return `${reader} reads ${counted(entries, 'reference')}: ${[`${same} found here too`, ...more].join(' · ')}`;
}

/** What is said of a second reading beside the list itself. */
export const secondly = ({ secondReading, remarks }: Extraction, { skipped }: Document): string[] => [
  ...(secondReading === undefined ? [] : [compared(secondReading)]),
  ...remarks.filter(({ kind }) => kind === 'read-otherwise').map(({ says }) => says),
  ...skipped.filter(({ what }) => what === 'a second reading').map(({ why }) => why),
];

/** A reader like GROBID takes its time; it has this many seconds for one document, or as many as the settings give an answer if more. */
const SECOND_READER = 120;

/** The document as another reader finds it too, when the settings name one; with a word that it was not asked when nothing may be. */
export async function twice(document: Document, input: Input, settings: Settings, { signal }: World): Promise<Document> {
  const { grobid, offline, timeout } = settings;
  if (grobid === undefined) return document;
  const { withoutSecondReading, withSecondReading } = await import('../../read/grobid.ts');
  if (offline) return withoutSecondReading(document, 'nothing is asked offline');
  const bytes = input.path === undefined ? await input.bytes?.() : readFileSync(input.path);
  if (bytes === undefined) return document;
  const { openPost } = await import('../../assemble.ts');
  return withSecondReading(document, bytes, grobid, openPost(Math.max(SECOND_READER, timeout), signal, settings), { signal });
}
