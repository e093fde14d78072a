/**
 * What turns a source against a claim, sign by sign, the gravest first: a sentence that says the contrary, a value of something else, what is exchanged or
 * left out, what was not found, ruled, or told otherwise.
 */
import type { Span } from '../../../model/document.ts';
import type { NumberFinding } from '../../../model/judge.ts';
import { CARDINALS } from '../../../text/numbers/lexicon.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { tokensOf } from '../../../text/tokens.ts';
import { deniedBefore } from '../../quote/denied-before.ts';
import { acrossSentences } from '../across/index.ts';
import { takenUp } from '../across/taken-up.ts';
import { alignedOtherwise } from '../aligned/index.ts';
import type { Stated } from '../belonging/texts.ts';
import { belonging } from '../belonging.ts';
import { readInOrder, readSentence, type SentenceRead } from '../exchanged/read.ts';
import { exchangeIn } from '../exchanged.ts';
import { framedOtherwise } from '../framed/index.ts';
import { conditionLeftOut, limitDropped } from '../limits/index.ts';
import { effectFound } from '../null-results/effects.ts';
import { nullResult } from '../null-results/index.ts';
import { DAY_STEP } from '../numbers/day-steps.ts';
import { SAME_RATE } from '../numbers/rates.ts';
import { isRest, NAMED_REST } from '../numbers/wholes.ts';
import { particularsOtherwise } from '../particulars/index.ts';
import { type ClaimWords, holds, MOST_WORDS, type Recall } from '../recall.ts';
import { ruledOtherwise } from '../rulings/index.ts';
import { toldOtherwise } from '../tongues/index.ts';
import { Against } from './against.ts';
import { exemptedBeside } from './exempted.ts';
import { type ReadClaim, statedOf, type Weighed, type WeighedSource } from './held.ts';
import type { EvidenceIndex } from './index.ts';
import { turned } from './polarity.ts';

/** From this share of the claim's words on, a sentence speaks of the same matter. */
export const SAME_MATTER = 0.6;
/** Words that a sentence must share with a claim besides the one whose opposite it has. */
const LEAST_BESIDE = 2;
/** From this recall on, two passages may be asked what their values are said of. */
const UNDERSTOOD = 0.4;

/** What turns a source against a claim and is not taken back by its figures. `sound`: every name and value of the claim is there. */
export const turnedBy = (
  claim: ReadClaim,
  source: WeighedSource,
  recall: Recall,
  sound: boolean,
  findings: readonly NumberFinding[],
): Weighed['turned'] => noContrary(stillTurned(turnOf(claim, source, recall, sound), findings, claim.words, source.index.text));

/** A denial of another matter, or of a part of it, is no contrary, but nothing bears the claim out either. */
const noContrary = (turned: Weighed['turned']): Weighed['turned'] => (turned?.apart === true ? { ...turned, how: 'swapped' } : turned);

/** What turns the very words of a claim where they stand: a condition that is left out, a sentence beside them. */
export const boundBy = (claim: ReadClaim, source: WeighedSource, whole: Span, best: Recall['windows'][number]): Weighed['turned'] =>
  partTold(claim, source, whole) ??
  conditionLeftOut(claim.said, statedOf(source), whole) ??
  otherwiseAt(claim, source, whole, best) ??
  denialLeftOut(claim, source, whole);

/** "É permitida a entrada de cães" for "não é permitida a entrada de cães": its very words, cut from behind the word that denies them on the same line. */
function denialLeftOut({ words }: ReadClaim, { index: { text, sentences } }: WeighedSource, whole: Span): Weighed['turned'] {
  const line = text.slice(text.lastIndexOf('\n', whole.start - 1) + 1, whole.start);
  const against = deniedBefore(line.slice(-BEFORE), Math.min(line.length, BEFORE), words.text, '');
  const sentence = against === undefined ? undefined : sentences.find(({ start, end }) => start < whole.start && whole.start < end);
  if (against === undefined || sentence === undefined || standsElsewhere(text, whole)) return null;
  return { how: 'swapped', start: 0, end: words.tokens[0]?.end ?? 0, against, sentence };
}

/** Whether words of a source stand in another place too, which may tell them of all. */
function standsElsewhere(text: string, { start, end }: Span): boolean {
  const lower = text.toLowerCase();
  const said = lower.slice(start, end);
  return lower.indexOf(said) !== lower.lastIndexOf(said);
}

/** How a sentence tells of a part, or of none, of what stands behind. */
const PART =
  /\b(?:no(?:ne|t one)|neither|either|one|two|three|four|five|six|seven|eight|nine|ten|\p{Nd}{1,6}(?: ?%| per ?cent)?|half|some|few|several|part|an? (?:third|quarter|fifth|tenth|minority|handful|fraction|few)) of (?:the |these |those |its |their |his |her )?$|(?<![\p{L}])(?:ein(?:e[rs]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|einige|mehrere|keine[rs]?|hälfte|teil|deux|trois|quatre|cinq|sept|huit|neuf|dix|certaine?s|plusieurs|aucune?|moitié|un[aeo]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|algun[oa]s|vari[oa]s|ningun[oa]|mitad|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|alcun[ei]|nessun[oa]|metà|dois|duas|três|quatro|sete|oito|dez|alguns|algumas|nenhuma?|metade|\p{Nd}{1,6}) (?:der|von(?: den)?|des|de (?:los|las)|d['’]entre(?: les)?|dei|degli|delle|dos|das) (?:(?:den|les|los|las) )?$|(?<![\p{L}])(?:dos|tres|cuatro|cinco|seis|algun[oa]s|vari[oa]s|ningun[oa]|mitad) de $/iu;
/** Letters before a claim's words in which it stands. */
const BEFORE = 40;

/** "The members signed" for "none of the members signed", "half of the members signed". */
function partTold({ words }: ReadClaim, { index: { text, sentences } }: WeighedSource, whole: Span): Weighed['turned'] {
  const found = PART.exec(text.slice(Math.max(0, whole.start - BEFORE), whole.start));
  const sentence = found === null ? undefined : sentences.find(({ start, end }) => start <= whole.start && whole.start < end);
  if (found === null || sentence === undefined || standsElsewhere(text, whole)) return null;
  return {
    how: 'stronger',
    start: 0,
    end: words.tokens.find(({ text: word }) => !isStopWord(word))?.end ?? 0,
    against: found[0].trim(),
    sentence,
  };
}

/**
 * What speaks against a claim, unless its figures tell that it comes to the same: what is left of a whole is denied ("280 did not reply" beside "120 replied"), and a
 * figure per month is another than one per year.
 */
function stillTurned(turned: Weighed['turned'], findings: readonly NumberFinding[], words: ClaimWords, text: string): Weighed['turned'] {
  if (turned === null) return null;
  if (turned.how === 'negation' && isOfNow(turned, words, text)) return null;
  const told = findings.some(({ match, why, claimSpan, claimValue, evidenceValue }) => {
    const figure = turned.start >= claimSpan.start && turned.end <= claimSpan.end;
    // Of the other part: "38 percent were referred" beside "62 percent recovered and the rest were referred".
    if (isRest(why) && (turned.how === 'negation' || turned.how === 'opposite')) return true;
    if (why === NAMED_REST && turned.how === 'swapped') return true;
    if ((why === SAME_RATE || why === DAY_STEP) && (turned.how === 'opposite' || turned.how === 'swapped')) return true;
    if (match !== 'exact') return false;
    // Of a value that is told of something else, the figure itself is turned, and not its unit.
    return (
      (turned.how === 'opposite' || (turned.how === 'swapped' && turned.start > claimSpan.start)) && claimValue !== evidenceValue && figure
    );
  });
  return told ? null : turned;
}

/** "Had no boats before the war; it has three now": the claim's figure stands in a clause of its own that tells of now, beside one that denies of another time. */
function isOfNow({ against, sentence }: NonNullable<Weighed['turned']>, { tokens }: ClaimWords, text: string): boolean {
  const clauses = text.slice(sentence.start, sentence.end).split(';');
  const now = clauses.find((clause) => NOW.test(clause) && !DENIED.test(clause));
  if (now === undefined || !clauses.some((clause) => clause !== now && clause.includes(against))) return false;
  const figures = tokensOf(now).map(({ text: word }) => word);
  return tokens.some(({ text: word, kind }) => (kind === 'number' || CARDINALS.has(word)) && figures.includes(word));
}

const NOW = /\b(?:now|today|currently|at present|nowadays)\b/i;
const DENIED = /\b(?:no|not|never|none)\b|n['’]t\b/i;
/** What turns the source against the claim, the gravest first. `sound`: every name and value of the claim is there. */
function turnOf(claim: ReadClaim, source: WeighedSource, recall: Recall, sound: boolean): Weighed['turned'] {
  const plain = turnedIn(claim, source, recall);
  if (!sound || (plain !== null && recall.recall >= SAME_MATTER)) return plain;
  const near = readOf(source, sentencesOf(source, recall.windows, ROUND));
  return (
    (plain === null && MARKED.test(claim.words.text) ? belongsElsewhere(claim, source, recall) : null) ??
    (plain === null ? exchangedIn(claim, source, recall) : null) ??
    nullResult(claim.said(), near) ??
    (plain === null ? effectFound(claim.said(), near) : null) ??
    (plain === null ? ruledOtherwise(claim.said(), near) : null) ??
    (plain === null && source.language !== ENGLISH
      ? toldOtherwise(claim.said(), () => statedOf(source), sentencesOf(source, recall.windows, 1))
      : null) ??
    (plain === null ? particularsOtherwise(claim.said(), near) : null) ??
    (plain === null ? framedOtherwise(claim.said(), near) : null) ??
    (plain === null ? alignedOtherwise(claim.said(), near, source.index.text) : null) ??
    acrossSentences(claim.said(), near) ??
    (plain === null ? takenUp(claim.said(), () => statedOf(source), sentencesOf(source, recall.windows)) : null) ??
    plain
  );
}

/** The very words of a claim, beside a sentence that turns them, or within one of another language than English that denies them or says them of somebody's view. */
function otherwiseAt(claim: ReadClaim, source: WeighedSource, { start, end }: Span, best: Recall['windows'][number]): Weighed['turned'] {
  const stated = (): Stated => statedOf(source);
  const ruled = ruledOtherwise(claim.said(), readOf(source, sentencesOf(source, [best], 1)));
  if (ruled !== null || source.language === ENGLISH) return ruled;
  return toldOtherwise(claim.said(), stated, () => source.index.sentences.filter((one) => one.start < end && one.end > start));
}

/** A language with signs of its own. */
const ENGLISH = 'en';

/** Sentences round those that hold most of a claim's words, in which a result is told: "cortisol was the same in both" names no treatment. */
const ROUND = 3;

/** A figure, a label or a place in a row: what a claim must have for its value to be of something else. */
const MARKED =
  /\p{Nd}|\b(?:[A-Z]|[IVX]{2,4})\b|\b(?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|[Ss]ixth|[Ss]eventh|[Ee]ighth|[Nn]inth|[Tt]enth)\b/u;

/** A value of the claim that the source has of something else. */
function belongsElsewhere(claim: ReadClaim, source: WeighedSource, { recall }: Recall): Weighed['turned'] {
  if (recall < UNDERSTOOD) return null;
  return belonging(claim.said(), () => statedOf(source));
}

/**
 * The sentences that hold most of a claim's words, and so many `beside` them: asked for by each sign and put together once, since windows
 * overlap.
 */
function sentencesOf({ index }: WeighedSource, windows: Recall['windows'], beside = 0): () => readonly Span[] {
  let near: readonly Span[] | undefined;
  return () => {
    near ??= [...new Set(windows.flatMap(({ from, to }) => index.sentences.slice(Math.max(0, from - beside), to + beside)))];
    return near;
  };
}

/** Sentences of a source as they were read, in order: put together once. */
function readOf(source: WeighedSource, places: () => readonly Span[]): () => readonly SentenceRead[] {
  let read: readonly SentenceRead[] | undefined;
  return () => (read ??= readInOrder(statedOf(source), places()));
}

/** What the claim exchanges, beside the places that hold most of its words. */
function exchangedIn(claim: ReadClaim, source: WeighedSource, { recall, windows }: Recall): Weighed['turned'] {
  if (recall < SAME_MATTER) return null;
  const places = sentencesOf(source, windows);
  const found = exchangeIn(claim.said(), () => statedOf(source), places);
  return found === null ? limitDropped(claim.said(), () => statedOf(source), places) : { how: 'swapped', ...found };
}

const against = ({ text }: SentenceRead): Against => new Against(text);

/** A sentence of the best windows that says the contrary, unless one that holds as many of the claim's words does not. */
function turnedIn({ words, turning }: ReadClaim, source: WeighedSource, recall: Recall): Weighed['turned'] {
  const { index } = source;
  let found: Weighed['turned'] = null;
  let [most, plain] = [0, 0];
  const { length } = words.forms;
  let places: readonly (readonly number[])[] | undefined;
  // "Switzerland signed" is not borne out by what others signed, where it is said that Switzerland did not.
  const [doer] = words.content[0] === words.tokens[0] ? words.forms : [];
  const ofDoer = (sentence: number): boolean => doer !== undefined && holds(index.places.get(doer) ?? [], sentence);
  let own = false;
  const within = placeOf(words, index);
  // A word whose opposite stands there cannot stand there itself.
  const sharedBut = (held: number): number =>
    held >= LEAST_BESIDE && held / (length - 1) >= SAME_MATTER && !turning.denies && (turning.opposes || turning.kinds)
      ? held / (length - 1)
      : 0;
  for (const { from, to, recall: share } of recall.windows) {
    // No sentence holds more than its window does, of words that are all counted.
    if (Math.max(share, sharedBut(share * length)) < SAME_MATTER && length <= MOST_WORDS) continue;
    places ??= placesOf(words, index);
    for (let sentence = from; sentence < to; sentence += 1) {
      const span = index.sentences[sentence];
      if (span === undefined) continue;
      const held = heldIn(places, sentence);
      const much = held / length >= SAME_MATTER;
      // A question states nothing that a claim could deny, unless "yes" stands behind it.
      if (
        turning.denies &&
        QUESTION.test(index.text.slice(span.start, span.end)) &&
        !YES.test(index.text.slice(span.end, span.end + ANSWER))
      )
        continue;
      if (!much && sharedBut(held) < SAME_MATTER) continue;
      if (within !== undefined && turning.denies !== index.denies(sentence) && !holds(within, sentence)) continue;
      // What goes along with what may be said in the sentence before or behind.
      const round = { start: index.sentences[sentence - 1]?.start ?? span.start, end: index.sentences[sentence + 1]?.end ?? span.end };
      const sign = turned(
        turning,
        readSentence(statedOf(source), span).kept(against),
        index.denies(sentence),
        index.text.slice(round.start, round.end),
      );
      // Of fewer words only that may be told which the share leaves out: an opposite.
      if (!much && (sign?.how !== 'opposite' || index.denies(sentence))) continue;
      const exempt = sign?.how === 'negation' && doer !== undefined && exemptedBeside(index, sentence, index.places.get(doer) ?? []);
      if (sign === null || exempt) plain = Math.max(plain, held + (ofDoer(sentence) ? OF_DOER : 0));
      else if (found === null || held > most) {
        found = { ...sign, sentence: span };
        most = held;
        own = ofDoer(sentence);
      }
    }
  }
  return plain >= most + (own ? OF_DOER : 0) ? null : found;
}

const WITHIN = /^(?:In|On|At|For|Under|With|Among) (?:the )?(?=\p{Lu})/u;
/** Where the source names what a claim confines itself to in its first words, "in Chrome …": what is denied elsewhere is not denied there. Undefined where it does not. */
function placeOf({ text, content, forms }: ClaimWords, { places }: EvidenceIndex): readonly number[] | undefined {
  const start = WITHIN.exec(text)?.[0].length;
  if (start === undefined) return undefined;
  const at = content.findIndex((token) => token.start === start);
  return at < 0 ? undefined : places.get(forms[at] ?? '');
}

const YES = /^\s*(?:\p{L}{1,12}: )?(?:yes|ja|oui|s[ií]|sim)\b/iu;
const ANSWER = 24;
const QUESTION = /\?["”»’)]?\s*$/;

/** What a sentence that names the claim's doer has before one that does not and holds as many of its words: less than a word. */
const OF_DOER = 0.5;

/** The sentences of each of a claim's words that a source has. */
function placesOf({ forms }: ClaimWords, { places }: EvidenceIndex): readonly (readonly number[])[] {
  const lists: (readonly number[])[] = [];
  for (const form of forms) {
    const list = places.get(form);
    if (list !== undefined) lists.push(list);
  }
  return lists;
}

/** How many of a claim's words a sentence holds. */
function heldIn(places: readonly (readonly number[])[], sentence: number): number {
  let held = 0;
  for (const list of places) if (holds(list, sentence)) held += 1;
  return held;
}
