/**
 * What lists and chronicles tell: one thing more in a list of which the source has all others and nothing else ("nausea, headache and dizziness" beside "nausea and headache"), and what another year of a
 * chronicle has ("1971: volunteers restore the locks. 1988: the canal reopens").
 */
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { among, meaningIn, type Piece, pieces } from './pieces.ts';
import { meant, share } from './words.ts';

/** Words of one thing of a list, things of a list, and words of a claim that are looked at. */
const PHRASE = 2;
const THINGS = 3;
const MOST = 20;

/** Words of meaning of a stretch, from the last one back or from the first on: as many as follow each other. */
function wordsOf({ sentence, from, to }: Piece): readonly number[] {
  const means = meaningIn(sentence);
  return sentence.tokens.flatMap((token, i) => (i >= from && i < to && means(token) && token.kind === 'word' ? [i] : []));
}

/** A list that ends a sentence, joined by commas and one "and": the places of each thing's words, the first thing by its last word. */
function listOf(sentence: SentenceRead): readonly (readonly number[])[] | null {
  const all = pieces(sentence);
  if (all.length < THINGS || all.some(({ denies }) => denies)) return null;
  const last = sentence.text.slice(sentence.tokens[(all.at(-1)?.from ?? 1) - 1]?.start).match(/^\p{L}+/u)?.[0];
  if (last === undefined || !/^(?:and|und|et|y|e|en)$/.test(last)) return null;
  const things = all.map(wordsOf);
  const [first = [], ...others] = things;
  if (first.length === 0 || others.some((words) => words.length === 0 || words.length > PHRASE)) return null;
  return [first.slice(-1), ...others];
}

/** A thing of the claim's list that stands nowhere, where a sentence has all the others side by side and nothing more. */
export function oneThingMore(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const list = claim.tokens.length > MOST ? null : listOf(claim);
  if (list === null) return null;
  const formsAt = (places: readonly number[]): readonly string[] => places.map((i) => claim.forms[i] ?? '');
  const more = list.filter((places) => !sentences.some(({ forms }) => formsAt(places).some((form) => among(form, forms))));
  const [extra] = more;
  if (extra === undefined || more.length > 1) return null;
  const others = list.filter((places) => places !== extra).flatMap(formsAt);
  const rest = meant(claim).filter((form) => !formsAt(extra).includes(form));
  for (const sentence of sentences) {
    if (!rest.every((form) => among(form, sentence.forms))) continue;
    const means = meaningIn(sentence);
    const places = others.map((form) => sentence.forms.findIndex((one) => among(form, [one])));
    const [from, to] = [Math.min(...places), Math.max(...places)];
    if (from < 0 || !sentence.tokens.every((token, i) => i < from || i > to || !means(token) || among(sentence.forms[i] ?? '', others)))
      continue;
    // The source's list ends there: nothing that goes on with a comma, "or" or "such as".
    const behind = sentence.text.slice(sentence.tokens[to]?.end);
    if (!/^(?:[.;]|$)/.test(behind) || OPEN.test(sentence.text)) continue;
    const [start, end] = [claim.tokens[extra[0] ?? 0]?.start ?? 0, claim.tokens[extra.at(-1) ?? 0]?.end ?? claim.text.length];
    const against = sentence.text.slice(sentence.tokens[from]?.start, sentence.tokens[to]?.end);
    return { how: 'swapped', start, end, against, sentence: sentence.span };
  }
  return null;
}
/** A list that names some of several. */
const OPEN =
  /(?<![\p{L}])(?:such as|including|for example|for instance|e\.g|among others|like|etc|z\. ?B|unter anderem|notamment|par exemple|por ejemplo|entre otros)(?![\p{L}])/iu;

/** An entry of a chronicle. */
const ENTRY = /^[\s*•–-]{0,4}(\d{4})(?::| [–—-]) /;
const YEAR = /(?<![\d.,])(1[0-9]{3}|20[0-9]{2})(?![\d.,]\d|\d)/g;
/** Entries that make a chronicle. */
const ENTRIES = 3;
/** Share of the claim's words that the entry of another year must have, and most that the claim's own may. */
const WHOLE = 0.75;
const FEW = 0.5;

/** What a chronicle has under another year than the claim's. */
export function otherEntry(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const years = [...claim.text.matchAll(YEAR)];
  const [own] = years;
  if (own === undefined || years.length > 1 || /\b(?:before|after|until|since|by|between|later|earlier|ago)\b/i.test(claim.text))
    return null;
  const entries = sentences.filter(({ text }) => ENTRY.test(text));
  const words = meant(claim);
  if (entries.length < ENTRIES || words.length < 2) return null;
  const yearOf = ({ text }: SentenceRead): string => ENTRY.exec(text)?.[1] ?? '';
  if (sentences.some((one) => one.text.includes(own[0]) && share(words, one) >= FEW)) return null;
  const told = entries.filter((one) => share(words, one) >= WHOLE);
  const [there] = told;
  if (there === undefined || told.length > 1 || yearOf(there) === own[0]) return null;
  return { how: 'swapped', start: own.index, end: own.index + own[0].length, against: yearOf(there), sentence: there.span };
}

/** Either of them. */
export const listedOtherwise = (claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null =>
  oneThingMore(claim, sentences) ?? otherEntry(claim, sentences);
