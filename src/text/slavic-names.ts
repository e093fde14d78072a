/**
 * One spelling for a family name that several alphabets and languages write: Чебышёв, Chebyshev, Čebyšev, Tschebyscheff, Tchebychev;
 * Dostoevsky, Dostojewski, Dostoïevski. Each language has its own letters for a sound, and which language somebody wrote in is told by
 * other letters of the word. Two names with one such spelling are near; what they are worth is told elsewhere.
 */
import { fold } from './fold.ts';
import { lately } from './remembered.ts';
import { romanized } from './scripts.ts';

/** Longer words are no names, and shorter ones are spelt alike by too many people. */
const [LONGEST, SHORTEST] = [30, 5];

/** Letters that tell French and German spellings, and those of scholars and libraries, whose "ch" is another sound than in English. */
const FRENCH = /tch|ou(?!$)|[iy]ne$/;
const GERMAN = /sch|w/;
const SCHOLARLY = /[čšžć]/;

/** How such names end, in the spelling below. */
const ENDING = /(?:v|ski|tski|in|ich|enko|chuk|oi)(?:a|aia)?$/;

const REMEMBERED = 4_096;

/** A name as one coarse spelling, in small Latin letters; null for a word that such names do not sound like, or too short. */
export const slavicSpelling = lately(REMEMBERED, (name): string | null => {
  const word = romanized(name.slice(0, LONGEST + 1))
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’ʹʺ′`]/g, '');
  if (word.length > LONGEST || word.length < SHORTEST || !/^\p{Script=Latin}+$/u.test(word)) return null;
  // What it stood for: 1 for "shch", 2 for "ch", 3 for "sh" and "zh", which German does not tell apart, 4 for "ts".
  let out = word
    .replace(/schtsch|chtch|shch|šč|szcz/g, '1')
    .replace(/tsch|tch|cz|[čć]/g, '2')
    .replace(/sch|sh|sz|zh|[šž]/g, '3');
  if (FRENCH.test(word)) out = out.replace(/ch|j/g, '3');
  out = out.replace(/kh|x/g, 'h').replace(/ch/g, GERMAN.test(word) || SCHOLARLY.test(word) ? 'h' : '2');
  if (GERMAN.test(word) && !/[cs]z/.test(word)) out = out.replace(/z/g, '4');
  out = fold(
    out
      .replace(/t[sz]|c/g, '4')
      .replace(/w/g, 'v')
      .replace(/ou/g, 'u'),
  )
    .replace(/[yj]/g, 'i')
    .replace(/([a-z])\1/g, '$1')
    .replace(/i[eo]/g, 'e')
    .replace(/f$/, 'v')
    .replace(/ine$/, 'in')
    // The vowel of "Gorbachev" is written o by some.
    .replace(/([1-4])[eo]v/, '$1v')
    .replace(/[1-4]/g, (sound) => ['shch', 'ch', 'sh', 'ts'][Number(sound) - 1] ?? '');
  return ENDING.test(out) ? out : null;
});
