/**
 * Signs that a sentence says the contrary of a claim, less than it, or the same the other way round: for languages whose words a table tells
 * (`tongue.ts`). Each is told only where nearly all other words of the claim stand in one clause, and where nothing else in it may say the same.
 */
import type { Span } from '../../../model/document.ts';
import { NOT_PAID } from '../said-alike.ts';
import { allOfLimited, allOfSome, ofTheExcepted } from './of-all.ts';
import { at, denies, has, LEAST, LONG, NEARLY, restOf, type Shown, type Sign, whole } from './sign.ts';
import { type Clause, shared, shareIn, type Told } from './told.ts';
import type { Sides } from './tongue.ts';

/** Of the clause, what a claim must have of it that is denied. */
const COVERED = 0.65;

const quoted = (clause: { readonly text: string }): string => clause.text.trim();
/** Denied in one of the two alone: "trat bei Rauchern nicht auf" for "trat bei Rauchern auf". */
const deniedInOne: Sign = (claim, sentence) => {
  const { denies: denial, soft, inPart, than } = claim.tongue;
  const mine = denial.exec(claim.text);
  if (claim.words.length < LEAST || soft.test(claim.text) || inPart.test(claim.text) || than.test(claim.text)) return null;
  if (mine !== null) {
    if (denial.test(sentence.text) || soft.test(sentence.text) || (NOT_PAID[0].test(claim.text) && NOT_PAID[1].test(sentence.text)))
      return null;
    const clause = sentence.clauses.find(({ words }) => shareIn(claim.words, words) === 1);
    return clause === undefined ? null : { how: 'swapped', ...at(mine), against: quoted(clause) };
  }
  const holding = sentence.clauses.filter(({ words }) => shareIn(claim.words, words) === 1);
  const clause = holding.find(
    (one) => denial.test(one.text) && !soft.test(one.text) && !inPart.test(one.text) && !than.test(one.text) && covers(claim, one),
  );
  if (clause === undefined || holding.some(({ text, own }) => !denial.test(text) && shareIn(claim.words, own) === 1)) return null;
  return { how: 'swapped', ...whole(claim), against: quoted(clause) };
};

const covers = (claim: Told, clause: Clause): boolean => shareIn(clause.words, claim.words) >= COVERED;

/** A clause, or a sentence as a whole. */
interface Part {
  readonly text: string;
  readonly words: readonly string[];
  readonly start?: number;
}

/** Of the claim's other words, what a sentence of several clauses must have. */
const ALL_BUT = 0.9;

/** "Only". */
const ONLY =
  /\b(?:nur|erst|lediglich|ausschließlich|seulement|uniquement|solo|solamente|unicamente|soltanto|so|somente|slechts|alleen|pas)\b/;

/** Words whose two sides may change places: what came before the one came after the other. */
const ORDERS = /^(?:avant|apres|antes|despues|depois|vor|nach|prima|dopo|voor|na)\b/;

/** The opposite in the claim's place: "nahm zu" for "nahm ab", "confirmé" for "annulé". */
const opposed: Sign = (claim, sentence) => {
  const { sides, soft } = claim.tongue;
  if (denies(claim, claim) || soft.test(claim.text)) return null;
  for (const row of sides) {
    const side = sideOf(row, claim.text);
    if (side === null || (row[side] as RegExp).test(sentence.text)) continue;
    const own = (row[side] as RegExp).exec(claim.text);
    const other = row[1 - side] as RegExp;
    if (own === null || !other.test(sentence.text)) continue;
    const rest = restOf(claim, ...row);
    // "Only after" is after.
    const limit = ORDERS.test(own[0]) ? ONLY : /(?!)/;
    const plain = (one: Part): boolean =>
      other.test(one.text) && !denies(one, sentence) && !soft.test(one.text.replace(other, '').replace(limit, ''));
    const clause: Part | undefined =
      sentence.clauses.find((one) => plain(one) && shareIn(rest, one.words) >= NEARLY) ??
      (plain(sentence) && shareIn(rest, sentence.words) >= ALL_BUT ? { ...sentence, start: 0 } : undefined);
    if (clause === undefined || shared(rest, clause.words).length === 0) continue;
    const there = other.exec(clause.text);
    if (there === null || otherSide(claim, sentence) || turnedAbout(claim, own, sentence, there, clause)) continue;
    return { how: 'swapped', ...at(own), against: there[0].length < LONG ? there[0] : quoted(clause) };
  }
  return null;
};

/** On which side of a row a text is; null where it is on neither or on both. */
function sideOf([one, other]: Sides, text: string): 0 | 1 | null {
  const [first, second] = [one.test(text), other.test(text)];
  return first === second ? null : first ? 0 : 1;
}

/** "B is lower than A" beside "A is higher than B": both say the same. */
function turnedAbout(claim: Told, own: RegExpExecArray, sentence: Told, there: RegExpExecArray, { start = 0 }: Part): boolean {
  const { than } = claim.tongue;
  const compared = than.test(claim.text) && than.test(sentence.text);
  if (ofTheLesser(claim, sentence, there, start)) return true;
  if (!compared && !ORDERS.test(own[0])) return false;
  const placed = { start: at(there).start + start, end: at(there).end + start };
  return crossed(splitAt(claim, placeOf(than, claim) ?? at(own)), splitAt(sentence, placeOf(than, sentence) ?? placed));
}

/** "A is more frequent than B" beside "less frequent with B": what the sentence tells of, the claim has behind "than", and what it tells of itself the clause has not. */
function ofTheLesser(claim: Told, sentence: Told, there: RegExpExecArray, start: number): boolean {
  const { than } = claim.tongue;
  const own = placeOf(than, claim);
  if (own === null || than.test(sentence.text)) return false;
  const at = start + there.index;
  const clause = sentence.clauses.find((one) => one.start <= at && at < one.end) ?? sentence;
  const { before, behind } = splitAt(claim, own);
  return behind.length > 0 && behind.every((word) => has(clause.words, word)) && before.some((word) => !has(clause.words, word));
}

/** Whether a sentence compares, and has a word of the claim only behind "than", or before it what the claim has behind: then the two may be turned about. */
function otherSide(claim: Told, sentence: Told): boolean {
  const place = placeOf(claim.tongue.than, sentence);
  if (place === null) return false;
  const theirs = splitAt(sentence, place);
  const own = placeOf(claim.tongue.than, claim);
  // What is not said to be more than something may be more than before.
  if (own === null) return true;
  const mine = splitAt(claim, own);
  const only = (words: readonly string[], here: readonly string[], there: readonly string[]): boolean =>
    words.some((word) => has(here, word) && !has(there, word));
  return only(mine.before, theirs.behind, theirs.before) || only(mine.behind, theirs.before, theirs.behind);
}

/** Where a pattern stands in a text. */
function placeOf(pattern: RegExp, { text }: Told): Span | null {
  const found = pattern.exec(text);
  return found === null ? null : at(found);
}

interface Split {
  readonly before: readonly string[];
  readonly behind: readonly string[];
}

/** The words before a place and those behind it. */
function splitAt({ placed }: Told, { end }: Span): Split {
  return {
    before: placed.flatMap((one) => (one.start < end ? [one.word] : [])),
    behind: placed.flatMap((one) => (one.start >= end ? [one.word] : [])),
  };
}

/** Whether what the one has before, and not behind, the other has behind, and the other way round. */
const crossed = (one: Split, other: Split): boolean =>
  one.before.some((word) => has(other.behind, word) && !has(other.before, word)) &&
  one.behind.some((word) => has(other.before, word) && !has(other.behind, word));

/** "Boys read more than girls" for "girls read more than boys". */
const comparedOtherwise: Sign = (claim, sentence) => {
  const { than, sides } = claim.tongue;
  const [own, there] = [than.exec(claim.text), than.exec(sentence.text)];
  if (own === null || there === null || denies(claim, claim) || denies(sentence, sentence)) return null;
  // The opposite of those who changed places is the same: only by the very word is it turned.
  const [first, other] = [own[0], there[0]].map((words) => words.split(' '));
  if (first?.[0] !== other?.[0] || sides.some((row) => sideOf(row, own[0]) !== sideOf(row, there[0]))) return null;
  return crossed(splitAt(claim, at(own)), splitAt(sentence, at(there))) ? { how: 'swapped', ...at(own), against: quoted(sentence) } : null;
};

/** "From 80 to 40" for "from 40 to 80". */
const figuresTurned: Sign = (claim, sentence) => {
  const { fromTo } = claim.tongue;
  const own = fromTo.exec(claim.text);
  const there = own === null ? null : fromTo.exec(sentence.text);
  if (own === null || there === null) return null;
  const [first, second] = figuresOf(own);
  const [one, other] = figuresOf(there);
  return first !== second && first === other && second === one ? { how: 'swapped', ...at(own), against: there[0] } : null;
};

const figuresOf = (found: RegExpExecArray): readonly string[] =>
  found.slice(1).flatMap((figure: string | undefined) => (figure === undefined ? [] : [figure.replace(/[.,]$/, '')]));

/** "Must" for "may" or for what is advised, "may" for "must". */
const dutyTurned: Sign = (claim, sentence) => {
  const { must, may, advises } = claim.tongue;
  const own = must.exec(claim.text) ?? may.exec(claim.text);
  if (own === null || (must.test(claim.text) && may.test(claim.text)) || denies(claim, claim)) return null;
  const binds = must.test(claim.text);
  const rest = restOf(claim, must, may, advises);
  for (const clause of sentence.clauses) {
    const there = binds ? (may.exec(clause.text) ?? advises.exec(clause.text)) : must.exec(clause.text);
    if (there === null || must.test(clause.text) === binds || denies(clause, sentence) || shareIn(rest, clause.words) < NEARLY) continue;
    return { how: 'stronger', ...at(own), against: there[0] };
  }
  return null;
};

/** Of a claim, what must stand in what is only said or planned: a pronoun may stand for the rest. */
const FLATLY = 0.65;

/** "Is closed and should reopen in April": the subject of what is to come stands before the "and". */
function goesOn(claim: Told, sentence: Told, part: Clause, there: RegExpExecArray): boolean {
  const behind = sentence.placed.flatMap(({ word, start }) => (start >= part.start + at(there).end && start < part.end ? [word] : []));
  const subject = (sentence.clauses[0]?.words ?? []).slice(0, SUBJECT);
  if (there.index > OPENS || part.start === 0) return false;
  const [own, named] = [shared(claim.words, behind), shared(claim.words, subject)];
  return own.length > 0 && named.length > 0 && own.length + named.length >= FLATLY * claim.words.length;
}
/** Words of a subject, and letters before the verb of a clause that has none. */
const SUBJECT = 3;
const OPENS = 8;

/** A pattern of what is left open in the sentence, and whether it is looked for with its accents. */
type Field = 'view' | 'rumoured' | 'maybe' | 'ahead';

/** What somebody else says, what is only rumoured, may be or is planned, told flatly. */
const toldFlatly =
  (field: Field, asDone: boolean): Sign =>
  (claim, sentence) => {
    const { open, done, [field]: pattern } = claim.tongue;
    if (claim.words.length < LEAST || open.test(claim.text) || (asDone && !done.test(claim.accented))) return null;
    // "Is not decided yet" beside "is to be decided in spring": what is to come has not been.
    if (field === 'ahead' && denies(claim, claim)) return null;
    for (const part of sentence.statements) {
      const there = pattern.exec(field === 'view' ? part.text : part.accented);
      if (there === null) continue;
      const own = shared(claim.words, part.words);
      // A claim that names who holds the view tells of him.
      const named = sentence.placed.some(
        ({ word, start }) => start >= part.start + there.index && start < part.start + at(there).end && has(own, word),
      );
      if ((own.length < LEAST || own.length < FLATLY * claim.words.length) && !(field === 'ahead' && goesOn(claim, sentence, part, there)))
        continue;
      if (field === 'view' && named) continue;
      return { how: 'stronger', ...whole(claim), against: there[0].trim() };
    }
    return null;
  };

/** "Causes" for "goes along with". */
const causeForCompany: Sign = (claim, sentence) => {
  const { causes, along, open } = claim.tongue;
  const own = causes.exec(claim.text);
  const there = own === null ? null : along.exec(sentence.text);
  if (own === null || there === null || along.test(claim.text) || open.test(claim.text) || causes.test(sentence.text)) return null;
  if (denies(claim, claim) || shareIn(restOf(claim, causes), sentence.words) < NEARLY) return null;
  return { how: 'stronger', ...at(own), against: there[0] };
};

export const SIGNS: readonly Sign[] = [
  deniedInOne,
  ofTheExcepted,
  opposed,
  comparedOtherwise,
  figuresTurned,
  allOfSome,
  allOfLimited,
  dutyTurned,
  toldFlatly('view', false),
  toldFlatly('rumoured', true),
  toldFlatly('maybe', false),
  toldFlatly('ahead', true),
  causeForCompany,
];

/** A result that a clause says was not found, and the claim tells: "stiegen" for "kein Unterschied". */
export const unfoundTold = (claim: Told, sentence: Told): (Shown & { readonly met: readonly string[] }) | null => {
  const { unfound, effect, general, soft } = claim.tongue;
  const own = effect.exec(claim.text);
  if (own === null || denies(claim, claim) || unfound.test(claim.text) || soft.test(claim.text)) return null;
  const clause =
    sentence.clauses.find(({ text }) => unfound.test(text)) ?? (unfound.test(sentence.text) ? { ...sentence, ...whole(sentence) } : null);
  const found = clause === null ? null : unfound.exec(clause.text);
  if (clause === null || found === null) return null;
  // "Between coffee and sleep" goes on behind the "and" that parts clauses.
  const end = sentence.text.slice(clause.end).search(/[,;:.]/);
  const until = end < 0 ? sentence.text.length : clause.end + end;
  const cue = found[0].split(/[^\p{L}]+/u);
  const named = sentence.placed.flatMap(({ word, start }) => (start >= clause.start && start < until ? [word] : []));
  const about = [...new Set(named.filter((word) => !general.test(word) && !effect.test(word) && word !== cue[0] && word !== cue.at(-1)))];
  const met = shared(about, claim.words);
  if (met.length === 0 || met.length * 2 <= about.length) return null;
  return { how: 'null-result', ...at(own), against: found[0].trim(), met };
};
