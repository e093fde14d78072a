/**
 * Titles of data and programs, which those who cite them write as a sentence and those who file them as a line of a catalogue: "MPI-M model output
 * prepared for CMIP6 ScenarioMIP" for "CMIP6 ScenarioMIP output of MPI-M". Where the identifier, the people and the year are the record's, the
 * words in common tell that the same data are meant.
 */
import type { ComponentEvidence } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { titleForm } from './title/form.ts';
import { weightOf } from './title/words.ts';

/** Telling words of the recorded title, at least, and the share of them that the cited one must have. */
const [FEWEST, MOST_OF] = [3, 0.6];

/** The title component of a record of data, bettered where all else says that it is these. */
export function dataTitle(
  title: ComponentEvidence,
  sources: readonly Source[],
  beside: Readonly<Record<'authors' | 'date' | 'doi', ComponentEvidence>>,
): ComponentEvidence {
  if (title.label !== 'not_match' || [beside.authors, beside.date, beside.doi].some(({ label }) => label !== 'match')) return title;
  const source = sources.find(({ id }) => id === title.source);
  if (source === undefined || !/^(?:dataset|software)$/.test(source.fields.type ?? '')) return title;
  const cited = new Set(titleForm(title.cited ?? '')?.words);
  const telling = (titleForm(source.fields.title ?? '')?.words ?? []).filter((word) => weightOf(word) >= 1 && word !== 'data');
  const held = telling.filter((word) => cited.has(word)).length;
  if (telling.length < FEWEST || held < MOST_OF * telling.length) return title;
  return held === telling.length
    ? { ...title, label: 'match', score: 0.9, why: 'all words of the title under which the data are filed' }
    : { ...title, label: 'partial', score: held / telling.length, why: 'most words of the title under which the data are filed' };
}
