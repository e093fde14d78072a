/** What a sentence in another language than English excepts, tells of some, or limits to an age, a day or a use: told of all, or of just what is excepted. */
import { at, denies, has, LEAST, LONG, NEARLY, restOf, type Sign, whole } from './sign.ts';
import { kin, shareIn, type Told } from './told.ts';

/** What a sentence excepts, which has all else of a claim of all of them: "always closed on Mondays" beside "closed on Mondays, except in August". */
function exceptionOf(claim: Told, sentence: Told): string | null {
  const { all, except, soft } = claim.tongue;
  const found = except.exec(sentence.text);
  if (found === null || except.test(claim.text) || soft.test(claim.text) || denies(claim, claim)) return null;
  const rule = sentence.placed.flatMap(({ word, start }) => (start < found.index ? [word] : []));
  return shareIn(restOf(claim, all), rule) < NEARLY ? null : sentence.text.slice(found.index, found.index + LONG).trim();
}

/** "All dealers" for "some dealers", or without its exception. */
export const allOfSome: Sign = (claim, sentence) => {
  const { all, some } = claim.tongue;
  const own = all.exec(claim.text);
  const excepted = own === null ? null : exceptionOf(claim, sentence);
  if (own !== null && excepted !== null) return { how: 'stronger', ...at(own), against: excepted };
  const there = own === null || denies(claim, claim) || all.test(sentence.text) ? null : some.exec(sentence.text);
  if (own === null || there === null || some.test(claim.text)) return null;
  const behind = ({ placed }: Told, found: RegExpExecArray): string | undefined =>
    placed.find(({ start, word }) => start >= found.index + found[0].length && !some.test(word))?.word;
  const [mine, theirs] = [behind(claim, own), behind(sentence, there)];
  if (mine === undefined || theirs === undefined || !kin(mine, theirs) || shareIn(restOf(claim, all), sentence.words) < NEARLY) return null;
  return { how: 'stronger', ...at(own), against: sentence.text.slice(there.index, there.index + LONG).trim() };
};

/** For whom, or when, alone: words of age, and of one day or use. */
const AGE =
  /\b(?:unter|uber|ab|bis|sotto|sopra|menores de|mayores de|maiores de|moins de|plus de|meno di|piu di|jusqu'a|hasta|fino a|ate) (?:i |gli |los |os |les |die |zu )?\d{1,3} ?(?:jahr|an[nois]|jaar)/;
const ALONE =
  /\b(?:nur|lediglich|ausschließlich|seulement|uniquement|solo|solamente|unicamente|soltanto|solamente|somente|slechts|alleen)\b/;

/** "Free for all" of what is free for the young, "every day" of what is done on Saturdays only. */
export const allOfLimited: Sign = (claim, sentence) => {
  const { tongue } = claim;
  const { all } = tongue;
  const own = all.exec(claim.text);
  if (own === null || denies(claim, claim) || tongue.except.test(claim.text) || ALONE.test(claim.text) || /\d/.test(claim.text))
    return null;
  const there = AGE.exec(sentence.text) ?? ALONE.exec(sentence.text);
  if (there === null || all.test(sentence.text) || denies(sentence, sentence)) return null;
  const rest = restOf(claim, all);
  if (rest.length < LEAST || shareIn(rest, sentence.words) < NEARLY) return null;
  return { how: 'stronger', ...at(own), against: sentence.text.slice(there.index, there.index + LONG).trim() };
};

/** Told of just what the sentence excepts: "dogs are allowed" for "pets are allowed, except dogs". */
export const ofTheExcepted: Sign = (claim, sentence) => {
  const { except } = claim.tongue;
  const found = except.exec(sentence.text);
  if (found === null || except.test(claim.text) || denies(claim, claim) || denies(sentence, sentence)) return null;
  const stop = sentence.text.slice(at(found).end).search(/[,;:.]/);
  const end = stop < 0 ? sentence.text.length : at(found).end + stop;
  const [rule, excepted]: [string[], string[]] = [[], []];
  for (const { word, start } of sentence.placed) {
    if (start < found.index) rule.push(word);
    else if (start >= at(found).end && start < end) excepted.push(word);
  }
  // "Fishing is forbidden, except for residents": that these may fish is just what it says.
  if (claim.tongue.soft.test(sentence.text.slice(0, found.index))) return null;
  const rest = claim.words.filter((word) => !has(excepted, word));
  if (excepted.length === 0 || rest.length === 0 || shareIn(excepted, claim.words) < 1 || shareIn(rest, rule) < 1) return null;
  return { how: 'swapped', ...whole(claim), against: sentence.text.slice(found.index, end).trim() };
};
