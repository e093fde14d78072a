/**
 * Whether the words of a text could be words of any language that is written in Latin letters. A font whose letters a file does not tell
 * comes out as other letters, each always the same: "Wkh hiihfwv ri frudov". Such a text still looks like words; but how letters follow
 * each other in it is how they follow each other nowhere. Decided from pairs of letters alone (how often, in titles and names of some
 * forty languages, folded to a–z), over enough of them, and far below what real words of any language come to.
 */
import { fold } from './fold.ts';

/** A digit for each pair, rows by the first letter (a to z, edge of the word), from hardly ever (0) to often (9). Made by scripts/letter-pairs.ts. */
const PAIRS =
  '245422434246573406564321326731270036206116106415000304604160075054016005354000326621371237203226105425210317434533324125463317653323326' +
  '601176106005216106345000206622261355225345115425021417711170006023336004345020506536453421235475314652401236712260017131236100326000105' +
  '710160156024236104435020406722472217026316200444200506743170007002416502415000306624563625232145101563210327334433433136574406555442226' +
  '601172166025116406454000305412021107002211102119200005733462426033446304554210416515161056043325401565020317602070057013216006544010436' +
  '545452425246563406650212225701180107003015003412000206711271047013146003523000305514051028002224601265111507624350205035455503545000018' +
  '721270166033336101215020446555544554355544525653442330';
const EDGE = 26;
/** The digit of a pair that is as likely as any other. */
const EVEN = 4.5;
/** Pairs of letters below which a text says nothing. */
const ENOUGH = 24;
/** Mean above even below which no text of 24 pairs out of 275,000 titles came; of letters put in place of others 94 of 100 come lower. */
const LEAST = -0.25;

/** The words of a text that are made of Latin letters alone, folded; one and two letters say nothing. */
export const lettersOf = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => /^[a-z]{3,40}$/.test(word));

/** Pairs of neighbouring letters of a folded word, its edges among them, as places in the table. */
export function pairsOf(word: string): number[] {
  const letters = [EDGE, ...Array.from(word, (letter) => letter.charCodeAt(0) - 97), EDGE];
  return letters.slice(1).map((letter, at) => (letters[at] ?? EDGE) * 27 + letter);
}

/** How likely the words of a text follow some language, as the mean over pairs above even chance; null when there are too few of them. */
export function likeliness(text: string): number | null {
  let [sum, count] = [0, 0];
  for (const word of new Set(lettersOf(text)))
    for (const pair of pairsOf(word)) {
      sum += PAIRS.charCodeAt(pair) - 48 - EVEN;
      count += 1;
    }
  return count < ENOUGH ? null : sum / count;
}

/** Whether a text has words enough to tell, and they are those of no language. */
export function isNoLanguage(text: string): boolean {
  const likely = likeliness(text);
  return likely !== null && likely < LEAST;
}
