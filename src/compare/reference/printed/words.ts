/**
 * A recorded title sought in print word by word, each brought to one form, where the parser stopped within it: at a date ("…, Oxford, March
 * 12–14, 2015") or an edition ("…, Second Edition, revised"), which print may say otherwise than the record ("12–14 March 2015", "2nd
 * Edition"), so that the letters of the record do not stand there. Only ever betters a label.
 */
import type { ComponentEvidence } from '../../../model/evidence.ts';
import type { Source } from '../../../model/source.ts';
import { isFragment } from '../cut-title.ts';
import type { Printed } from '../printed.ts';
import { type TitleForm, titleForm, titleWords } from '../title/form.ts';

/** Words and letters of a title that is known by its words, and letters of the piece of it that the parser took for all. */
const [LEAST_WORDS, LEAST_LETTERS, PIECE_LETTERS] = [5, 30, 12];

/** The title component, bettered where what was read as the title is a piece of the recorded one, and the words of all of it stand in print. */
export function wordedTitle(
  printed: Printed | null,
  source: Source,
  forms: readonly TitleForm[],
  first: ComponentEvidence,
): ComponentEvidence {
  if (printed === null || first.label === 'match') return first;
  const piece = titleForm(first.cited ?? '')?.joined ?? '';
  if (piece.length < PIECE_LETTERS) return first;
  const wanted = forms.filter(
    ({ words, joined, part, headOnly, printed: title }) =>
      part === undefined &&
      // Of a title that breaks off the end is not known.
      !isFragment(title) &&
      headOnly !== true &&
      words.length >= LEAST_WORDS &&
      joined.length >= LEAST_LETTERS &&
      joined.length > piece.length &&
      joined.includes(piece),
  );
  if (wanted.length === 0) return first;
  const print = titleWords(printed.raw);
  const form = wanted.find(({ words }) => print.some((_, from) => words.every((word, at) => print[from + at] === word)));
  return form === undefined
    ? first
    : {
        ...first,
        label: 'match',
        score: 0.94,
        found: form.printed,
        source: source.id,
        why: 'the words of the recorded title stand in the reference as printed',
      };
}
