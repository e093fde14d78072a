/** What was checked, in one line of words. */
import { counted } from '../../report/words.ts';

/** "42 references, 7 quotes, 12 sentences"; what there was none of is left out, unless there was nothing at all. */
export function checkedWords(references: number, quotes: number, sentences: number): string {
  const texts = [...(quotes === 0 ? [] : [counted(quotes, 'quote')]), ...(sentences === 0 ? [] : [counted(sentences, 'sentence')])];
  return [...(references === 0 && texts.length > 0 ? [] : [counted(references, 'reference')]), ...texts].join(', ');
}
