/**
 * What goes with what: two pieces that stand side by side tell two things apart ("every two hours in summer and twice a day in winter", "students pay half, children nothing"), and the claim has what
 * the one tells with what the other is of. One reading for every language: in the same place of both pieces stands something else, by which the claim takes the one and in all other words the other.
 */
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { finite } from '../../../text/verbs.ts';
import { isDeed } from '../exchanged/parties.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { speech, TAKES_A_STAND } from '../speech.ts';
import { among, isEnglish, type Lead, type Piece, pieces, whole } from './pieces.ts';
import { DENIED } from './words.ts';

/** A claim that compares, denies or joins may name the one for the other. */
const TURNS =
  /(?<![\p{L}])(?:than|compared|both|respectively|all|each|every(?! (?:\p{Nd}|two|three|four|five|six|ten|day|week|month|year|hour|morning|evening|night|second|other)\b)|either|same|unlike|except|also|as well as|while|whereas|although|if|nicht|kein\w{0,2}|als|beide|alle|sowohl|pas|sauf|tous|toutes|ambos|ambas|todos|todas|não|nao|tutti|tutte|entrambi|entrambe|non|ne|no|(?:m[áa]s|menos|plus|moins|mayor|menor|mejor|peor|maior|melhor|pior)(?: \p{L}{2,15}){0,3} que)(?![\p{L}])/giu;
/** What a claim may have that the source has in the very sentence: "two days earlier than the controls", "returns true if it existed". */
const MAY_TURN = /^(?:than|if|all|each|every|same|als|que)$/i;
/** Who is named in the one piece may be called so in the other. */
const ANYBODY = anyOf(
  `company compani firm group team studi paper report author research scientist govern citi town countri state club parti man woman people person president minist chairman director owner drug product bridg build
   unternehm firma konzern gruppe studie autor regierung stadt land mann frau entreprise société societ groupe étude auteur ville pays homme femme empresa estudio autor ciudad país hombre mujer estudo cidade homem mulher
   azienda società studio autore città paese uomo donna`,
);
/** Words of a claim that are looked at, and the least of one. */
const MOST = 24;
const LEAST = 2;

interface Apart {
  readonly own: Lead;
  /** Where the claim's own stands, and what stands in its place beside what the claim tells. */
  readonly there: Lead;
  readonly instead: Lead;
}

const without = (keys: readonly string[], others: readonly string[]): readonly string[] => keys.filter((key) => !among(key, others));

/** Whether two pieces fill one place differently, and the claim has it as `beside` has. */
function apart(claim: Piece, told: Piece, beside: Piece): Apart | null {
  for (const own of claim.leads) {
    const same = told.leads.filter(({ by }) => by === own.by);
    const [instead] = same;
    // What stands in its place is none of the claim's, nor is anything else there that is led in so.
    if (instead === undefined || same.some(({ keys }) => keys.every((key) => among(key, claim.words)))) continue;
    for (const there of beside.leads) {
      if (there.by !== own.by) continue;
      const mine = without(there.keys, instead.keys).find((key) => among(key, own.keys));
      const theirs = without(without(instead.keys, there.keys), own.keys)[0];
      if (mine === undefined || theirs === undefined || among(mine, told.words)) continue;
      if (among(theirs, claim.words) || (own.by !== '' && among(theirs, beside.words))) continue;
      if (
        ANYBODY.test(theirs) &&
        !(told.sentence === beside.sentence && speaks(told, instead) && speaks(beside, there)) &&
        !opposes(beside)
      )
        continue;
      if (own.by === '' && !sameBehind(claim, mine, told, theirs) && !leavesVerbOut(claim, told, beside, instead)) continue;
      return { own, there, instead };
    }
  }
  return null;
}

/** "Gas is measured every hour, the ground once a day": all that is said of the second, whose verb is left out, is the claim's. */
function leavesVerbOut(claim: Piece, told: Piece, beside: Piece, { keys, from }: Lead): boolean {
  if (told.sentence !== beside.sentence || told.from < beside.to || from === told.from) return false;
  const rest = told.words.filter((word) => !keys.slice(0, 1).includes(word));
  return rest.length > 0 && rest.length <= KNOWN && rest.every((word) => among(word, claim.words));
}

const CAPITAL = /^\p{Lu}/u;
/** Words behind a doer among which his verb stands: in the claim, and in the piece, where more may hang on him. */
const SOON = 2;
/** Where it is known what a verb is. */
const KNOWN = 5;
const LATER = 5;
const IDLE = anyOf(
  'of for by in on at from with to and or the a an de du des di da do dos das del von der die das le la les el los las il i gli o os as',
);
/** Whether what stands behind the one in the claim stands behind the other in the piece: there both are what the same verb is of. */
function sameBehind(claim: Piece, mine: string, told: Piece, theirs: string): boolean {
  const placeOf = ({ sentence: { forms }, from, to }: Piece, key: string): number => {
    const at = forms.slice(from, to).findIndex((form) => among(form, [key]));
    return at < 0 ? -1 : from + at;
  };
  const [own, other] = [placeOf(claim, mine), placeOf(told, theirs)];
  if (own < 0 || other < 0) return false;
  const english = isEnglish(told.sentence);
  const { forms, tokens } = told.sentence;
  for (let at = other + 1; at < Math.min(told.to, other + 1 + LATER); at += 1) {
    const [form, word] = [forms[at] ?? '', tokens[at]?.text ?? ''];
    const mineAt = claim.sentence.forms.findIndex(
      (one, i) => i > own && i <= own + (english ? KNOWN : SOON) && i < claim.to && among(form, [one]),
    );
    if (mineAt < 0 || IDLE.test(word)) continue;
    // A name that both have behind is that of one man: "the Baggies midfielder Craig Gard" and "the West Brom midfielder Craig Gard".
    if (english && CAPITAL.test(told.sentence.text.slice(tokens[at]?.start))) return false;
    // Of English it is known what may be a verb: "the Baggies midfielder" beside "the West Brom midfielder" is one man.
    if (english && !SPEAKS.test(word) && !finite(word, tokens[at + 1]?.text ?? '') && !isDeed(told.sentence, at)) continue;
    // Behind "was" stands what was done.
    const next = forms.slice(at + 1, told.to).find((_, i) => !isStopWord(tokens[at + 1 + i]?.text ?? ''));
    return !isStopWord(word) || next === undefined || among(next, claim.words);
  }
  return false;
}

/** Verbs of one who says, thinks, wants or doubts something. */
const SPEAKS = speech(TAKES_A_STAND, 'many');
const WITHIN = 5;
/** Whether one who opens a piece speaks in it: a verb of speech stands soon behind him. */
const speaks = ({ sentence: { tokens } }: Piece, { from }: Lead): boolean =>
  tokens.slice(from + 1, from + 1 + WITHIN).some(({ text }) => SPEAKS.test(text));

/** Who is not one of those that wrote: an outsider, or one who doubts what they say. */
const OUTSIDE =
  /\b(?:not (?:part|involved)|did not take part|independent|accompanying|editorial|doubts?|doubted|denie[sd]|disput\w{1,3}|disagree\w?|warn(?:s|ed)|critici[sz]\w{1,3}|oppos\w{1,3}|refus\w{1,3})\b/i;
const opposes = ({ sentence: { text } }: Piece): boolean => OUTSIDE.test(text);

/** Whether what opens a sentence with a preposition holds for all of it: "in winter ferries leave twice a day and buses run in the evening". */
const holdsForAll = ({ there, instead }: Apart, told: Piece, beside: Piece): boolean =>
  there.by !== '' &&
  beside.sentence === told.sentence &&
  beside.from === 0 &&
  there.from <= 2 &&
  told.from > beside.from &&
  instead.from > told.from + 2;

/** Whether the claim has all but its own from `told`, some of it from there alone, and leaves out what the other tells. */
function crosses(claim: Piece, told: Piece, beside: Piece, { own, there }: Apart): boolean {
  const rest = claim.words.filter((word) => !own.keys.includes(word) || !among(word, there.keys));
  const held = rest.filter((word) => among(word, told.words) || among(word, told.before));
  if (rest.length === 0 || held.length < rest.length) return false;
  const alone = rest.filter((word) => among(word, told.words) && !among(word, beside.words) && !among(word, told.before));
  if (alone.length === 0) return false;
  const left = beside.words.filter((word) => !among(word, claim.words) && !among(word, told.words));
  return left.length > 0 || beside.denies;
}

/** Pieces that stand side by side: those of one sentence, and sentences as wholes. */
function* sideBySide(sentences: readonly SentenceRead[], at: number): Generator<readonly [told: Piece, beside: Piece]> {
  const sentence = sentences[at] as SentenceRead;
  const all = pieces(sentence);
  for (const told of all) for (const beside of all) if (told !== beside) yield [told, beside];
  const told = whole(sentence);
  for (const other of [sentences[at - 1], sentences[at + 1]]) {
    const beside = other === undefined ? null : whole(other);
    if (told !== null && beside !== null) yield [told, beside];
  }
}

/** What one piece tells, told of what stands beside it. */
export function goesWithAnother(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (claim.tokens.length > MOST || DENIED.test(claim.text)) return null;
  const turns = claim.text.match(TURNS) ?? [];
  if (turns.some((word) => !MAY_TURN.test(word))) return null;
  for (const own of pieces(claim)) {
    if (own.words.length < LEAST || own.leads.length === 0) continue;
    for (const [at, sentence] of sentences.entries()) {
      if (
        !own.words.some((word) => sentence.set.has(word)) ||
        !turns.every((word) => sentence.tokens.some(({ text }) => text === word.toLowerCase()))
      )
        continue;
      for (const [told, beside] of sideBySide(sentences, at)) {
        const found = told.denies ? null : apart(own, told, beside);
        if (found === null || holdsForAll(found, told, beside) || !crosses(own, told, beside, found)) continue;
        if (beside.sentence !== sentence && !areTwo(found, told, beside, sentences)) continue;
        if (together(own, found, sentences, told, beside)) continue;
        const { tokens } = claim;
        return {
          how: 'swapped',
          start: tokens[found.own.from]?.start ?? 0,
          end: tokens[found.own.to - 1]?.end ?? claim.text.length,
          against: textOf(told),
          sentence: sentence.span,
        };
      }
    }
  }
  return null;
}

/** Who alone does it is told of nobody else. */
const ONLY = anyOf('only nur');

/**
 * Whether two sentences open with two, and not with two names of one: what stands behind either is the same ("the opposition blames …", "the mayor blames …"), each says or thinks something of his own,
 * or both open with a name, and it is not one name.
 */
function areTwo({ there, instead }: Apart, told: Piece, beside: Piece, sentences: readonly SentenceRead[]): boolean {
  const shared = there.keys.filter((key) => among(key, instead.keys));
  if (shared.length > 0 && there.keys[0] !== shared[0] && instead.keys[0] !== shared[0]) return true;
  if (speaks(told, instead) && speaks(beside, there)) return true;
  const [own, other] = [nameOf(beside, there), nameOf(told, instead)];
  // "Geologist Tan expects one. The observatory gives no such forecast."
  if (beside.denies && other !== null) return true;
  if (ONLY.test(told.sentence.tokens[told.from]?.text ?? '')) return true;
  if (own === null || other === null) return false;
  const [both, turned] = [`${own} ${other}`, `${other} ${own}`];
  return !sentences.some(({ text }) => text.includes(both) || text.includes(turned));
}

/** The name that a sentence opens with: its last word. Behind an article it is the last word of the phrase: "the smaller dairy Aubin", and not "the England captain". */
function nameOf({ sentence }: Piece, { from, to }: Lead): string | null {
  const { text, tokens } = sentence;
  const words = tokens.slice(from, to).map(({ start, end }) => text.slice(start, end));
  const last = words.findLast((word) => CAPITAL.test(word));
  return last === undefined || (from > 0 && last !== words.at(-1) && isEnglish(sentence)) ? null : last;
}

const textOf = ({ sentence: { text, tokens }, from, to }: Piece): string => text.slice(tokens[from]?.start, tokens[to - 1]?.end);

/** Whether another piece has both together. */
function together(claim: Piece, { own }: Apart, sentences: readonly SentenceRead[], told: Piece, beside: Piece): boolean {
  const mine = without(own.keys, told.words);
  const rest = claim.words.filter((word) => !own.keys.includes(word) && among(word, told.words) && !among(word, beside.words));
  return sentences.some((sentence) =>
    pieces(sentence).some(
      (one) => one !== told && mine.every((key) => among(key, one.words)) && rest.some((word) => among(word, one.words)),
    ),
  );
}
