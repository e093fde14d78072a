/** What was checked, in one line of words. */
import { words } from './messages/language.ts';

/** "42 references, 7 quotes, 12 sentences"; what there was none of is left out, unless there was nothing at all. */
export function checkedWords(references: number, quotes: number, sentences: number): string {
  const { progress } = words();
  const texts = [...(quotes === 0 ? [] : [progress.quotes(quotes)]), ...(sentences === 0 ? [] : [progress.sentences(sentences)])];
  return [...(references === 0 && texts.length > 0 ? [] : [progress.references(references)]), ...texts].join(', ');
}
