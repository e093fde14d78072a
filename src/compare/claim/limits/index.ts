/**
 * What a sentence of the evidence limits and a claim that has all its other words does not: a condition, "only", animals, a subgroup, a rank, a matter that
 * was only talked about. Every word of such a claim may stand there, so that shares of words see nothing of it. It makes no contradiction: the claim says
 * more than its source.
 */
import type { Span } from '../../../model/document.ts';
import { indexFrom } from '../../../text/lowest.ts';
import { mostOf } from '../../../text/most-of.ts';
import { contentOf } from '../../../text/tokens/stop.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { claimRead, readSentence, type SentenceRead } from '../exchanged/read.ts';
import { Against } from '../recall/against.ts';
import { exceptionDropped } from '../recall/exceptions.ts';
import { turnable, turned } from '../recall/polarity.ts';
import { plainForm } from '../select/expand.ts';
import { boundDropped, choiceSettled } from './choices.ts';
import { conditionDropped } from './conditions.ts';
import { isCount, perDropped } from './counted.ts';
import { nearlyAll } from './counts-denied.ts';
import { exceptedTold, formerTold, setApartTold, untrueTold } from './excepted.ts';
import { framedThere } from './frames.ts';
import { hearsay, leftOpen } from './hedged.ts';
import { jointTold } from './joint.ts';
import { type Looked, type Sign, UNIVERSAL } from './limit.ts';
import { notEvery } from './oftener.ts';
import { accusedTold, calledTold } from './proposed.ts';
import { personBeside, RELATES } from './related.ts';
import { unrealTold, viewDropped } from './reported.ts';
import { settingDropped, timesDropped, whomDropped } from './restricted.ts';
import { ofFigures, SIGNS } from './signs.ts';
import { UNREAL, unrealThing } from './unreal.ts';

/** What a claim leaves out, or turns. Offsets of `start` and `end` into the claim, of `sentence` into the evidence. */
export interface Limit extends Span {
  readonly how: 'stronger' | 'swapped';
  readonly against: string;
  readonly sentence: Span;
}

/** Share of the claim's words that the sentence must have. */
const SHARE = 0.65;
/** The same where the sentence has the claim's figure, for signs that are about figures alone. */
const OF_FIGURE = 0.5;
/** What a figure counts beside the word that it is, where two sentences have as many words. */
const FIGURE = 0.01;
/** Words of a sentence from which on it is not looked at. */
const LONGEST = 120;

/** Which signs a sentence may show, told once. */
const mayShow = ({ text }: SentenceRead): readonly Looked[] => SIGNS.filter(({ there }) => there?.test(text) !== false);

/** Which signs a claim may be asked for, as far as it has been looked at. */
const asking = (): Map<Looked, boolean> => new Map();

/** The first limit that a claim leaves out; null where none can be shown. `places`: the sentences that are looked at; all when not given. */
export function limitDropped(said: Said, held: () => Pick<Stated, 'text' | 'sentences'>, places?: () => readonly Span[]): Limit | null {
  // The claim is looked at only for what a sentence shows that has most of its words: most claims have none.
  const asked = claimRead(said).kept(asking);
  const asks = (looked: Looked): boolean => {
    const known = asked.get(looked) ?? looked.own?.test(said.text) !== false;
    asked.set(looked, known);
    return known;
  };
  const signs = (sentence: SentenceRead): readonly Sign[] =>
    sentence.kept(mayShow).flatMap((looked) => (asks(looked) ? [looked.sign] : []));
  const evidence = held();
  return signed(said, evidence, places?.() ?? evidence.sentences, signs);
}

const MAY_BIND =
  /\b(?:argue[sd]?|claim(?:s|ed)?|conten\w{1,3}|assert\w{0,3}|maintain\w{0,3}|insist\w{0,3}|submit\w{0,4}|believed?|thought|said|says?|according to|myth|misconception|hypothes\w{2,4}|theory|predict\w{0,3}|expected|contrary to|would have|could have|think|hold|fear\w{0,1}|worr\w{1,3}|assum\w{1,3}|legend|tradition|rumou?red|suggest\w{0,3}|report(?:s|ed)|propose[sd]|stated|alleged?|alleges|suspect(?:s|ed)?|aims?|aimed|sought|set out|advertis\w{1,2}|promot\w{1,2}|tout\w{1,2}|whether|possible that|conceivable that|plausible that|probable that|likely that|chance that|possibility that|likelihood that|risk that|danger that|be that|not (?:all|every|each|always)|called|describe[sd]|branded|labell?ed|dubbed|denounced|hailed|condemned|suspicion|accused|charge[sd]?|unless|if|provided|condition|long as|except|during|between|when(?:ever)?|the first|in case|\d.{0,60} per|weekends?|weekdays|winter|summer|under|over|below|above|aged|younger|older|unter|über|moins|plus|menores|mayores|or|nearly|almost|virtually|practically|not many|prove[dn]?|exception|ruled? out|rules out|latter|former|untrue|false|true|evidence|proof|proven|doubt\w{0,3}|den(?:y|ies|ied)|disput\w{1,3}|rumou?rs?|unlikely|neither|unlike|in contrast|but|save|apart from|other than|together|combined|jointly|altogether|in total|\d\S{0,12} .{0,60} and)\b/i;

/** How a sentence begins that tells of another setting. */
const SETS_APART = /^(?:In|At|On|For|Among|During|Under) /;
const SHORT = 10;

/** The condition under which evidence has the very words of a claim, or by whose suspicion, which it leaves out; `whole`: where they stand. */
export function conditionLeftOut(
  said: () => Said,
  evidence: Pick<Stated, 'text' | 'sentences'>,
  whole: Span,
  signs: readonly Sign[] = [
    conditionDropped,
    hearsay,
    viewDropped,
    leftOpen,
    notEvery,
    nearlyAll,
    unrealTold,
    timesDropped,
    whomDropped,
    settingDropped,
    perDropped,
    accusedTold,
    calledTold,
    choiceSettled,
    boundDropped,
    jointTold,
    unrealThing,
    personBeside,
    untrueTold,
    exceptedTold,
    exceptionDropped,
    setApartTold,
    formerTold,
    framedThere,
  ],
): Limit | null {
  const { text, sentences } = evidence;
  const at = indexFrom(sentences, whole.start + 1) - 1;
  const sentence = sentences[at];
  const next = sentences[at + 1];
  if (
    sentence === undefined ||
    sentence.end <= whole.start ||
    !(
      MAY_BIND.test(text.slice(sentence.start, sentence.end)) ||
      UNREAL.test(text.slice(sentence.start, sentence.end)) ||
      RELATES.test(text.slice(sentence.start, sentence.end)) ||
      (next !== undefined && SETS_APART.test(text.slice(next.start, next.start + SHORT)))
    )
  )
    return null;
  // What the next one says of another setting is asked as well.
  const both = sentences.slice(at, at + 2);
  return signed(said(), evidence, both, () => signs, both);
}

/** The condition of a sentence that a claim leaves out, in its words; null where it leaves out none. */
export function conditionOf(said: Said, sentence: string): string | null {
  const whole = { start: 0, end: sentence.length };
  return conditionLeftOut(() => said, { text: sentence, sentences: [whole] }, whole, [conditionDropped])?.against ?? null;
}

const EITHER_WAY = /\bor (?:(?:may|might|can|could|did|does|do|is|are|was|were|has|have|will|would) )?not\b/i;
const LED = /\b(?:with|of|to|versus|vs|than|in|from|for|had|has|have|having) $/i;
/** "Compared with patients with no hypoglycemia": what such a sentence tells is not denied. */
const deniedInPassing = (text: string, against: string): boolean =>
  against.startsWith('no ') && LED.test(text.slice(0, Math.max(0, text.toLowerCase().indexOf(against))));

const against = ({ text }: SentenceRead): Against => new Against(text);

/**
 * The first plain sign that the sentence that has most of a claim's words says less, or the contrary, or it of another (`recall/polarity.ts`), for evidence
 * that was not searched.
 */
export function saysOtherwise(said: Said, held: () => Pick<Stated, 'text' | 'sentences'>): Limit | null {
  const claim = turnable(said.text, said.tokens);
  const sign: Sign = (_, sentence, round) => {
    const { text } = sentence;
    const found = turned(claim, sentence.kept(against), undefined, [text, ...round().map((other) => other.text)].join(' '));
    if (found === null || (found.how === 'negation' && (EITHER_WAY.test(text) || deniedInPassing(text, found.against)))) return null;
    const { start, end } = found;
    return { start, end, against: found.against, ...(found.how === 'stronger' ? {} : { how: 'swapped' }) };
  };
  const evidence = held();
  return signed(said, evidence, evidence.sentences, () => [sign]);
}

/** What of a claim a sentence must have: forms of its words of meaning but for its whole, counts and "whether", and those of its figures among them. */
function askedOf({ text, tokens }: SentenceRead): { readonly own: readonly string[]; readonly figures: readonly string[] } {
  // Nor "whether or not": no source says that what it tells does not matter.
  const asks = (word: string, i: number): boolean =>
    word === 'whether' || word === 'statistically' || (word === 'not' && tokens[i - 1]?.text === 'or');
  const asked = new Set(tokens.filter(({ text: word }, i) => asks(word, i)));
  const content = contentOf(
    withoutBase({ text, tokens }).filter((token) => !UNIVERSAL.has(token.text) && !isCount(token.text) && !asked.has(token)),
  );
  return {
    own: [...new Set(content.map(plainForm))],
    figures: [...new Set(content.filter(({ kind }) => kind === 'number').map(plainForm))],
  };
}

/** `near`: the sentences that are looked at; `all`: those among which the one behind is found. */
function signed(
  said: Said,
  evidence: Pick<Stated, 'text' | 'sentences'>,
  near: readonly Span[],
  signsOf: (sentence: SentenceRead) => readonly Sign[],
  all: readonly Span[] = evidence.sentences,
): Limit | null {
  const read = near.map((span) => readSentence(evidence, span));
  const claim = claimRead(said);
  const { own, figures } = claim.kept(askedOf);
  if (own.length < 2) return null;
  const shares = read.map(({ set }) => {
    let held = 0;
    for (const form of own) if (set.has(form)) held += 1;
    // Of two that have as many of its words the one with its figure tells of it.
    for (const form of figures) if (set.has(form)) held += FIGURE;
    return held / own.length;
  });
  const most = mostOf(shares);
  if (most < OF_FIGURE) return null;
  let found: Limit | null = null;
  for (const [i, sentence] of read.entries()) {
    if ((shares[i] ?? 0) < most) continue;
    const others = (): readonly SentenceRead[] => round(evidence, all, read, sentence);
    const asked =
      most >= SHARE ? signsOf(sentence) : figures.some((form) => sentence.set.has(form)) ? signsOf(sentence).filter(ofFigures) : [];
    // Only of those that have most of it: what a sentence may show is looked for with many words.
    const sign = sentence.tokens.length > LONGEST ? null : first(asked, claim, sentence, others);
    // One that has as many of its words and no limit bears it out.
    if (sign === null) return null;
    found ??= { how: 'stronger', ...sign, against: sign.against.replace(/(?<![.,;:\s])[.,;:\s]+$/, ''), sentence: sentence.span };
  }
  return found;
}

/** What a claim's figure is of: "of the 400 nurses". */
const BASE = /\b[Oo]f (?:the |all |its )?(?:\d[\d,]{0,8}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) \p{L}{3,20}/u;

/** The words of a claim but for the whole of which its figure is a part, which the sentence before may name. */
function withoutBase({ text, tokens }: Pick<Said, 'text' | 'tokens'>): Said['tokens'] {
  const base = BASE.exec(text);
  return base === null ? tokens : tokens.filter(({ start, end }) => start < base.index || end > base.index + base[0].length);
}

/** The other sentences that are looked at, and the one behind: it may answer, or tell of another place. */
function round(
  evidence: Pick<Stated, 'text'>,
  all: readonly Span[],
  read: readonly SentenceRead[],
  sentence: SentenceRead,
): readonly SentenceRead[] {
  const others = read.filter((other) => other !== sentence);
  const next = all[indexFrom(all, sentence.span.start) + 1];
  return next === undefined || others.some(({ span }) => span.start === next.start) ? others : [...others, readSentence(evidence, next)];
}

function first(
  signs: readonly Sign[],
  claim: SentenceRead,
  sentence: SentenceRead,
  round: () => readonly SentenceRead[],
): ReturnType<Sign> {
  for (const sign of signs) {
    const found = sign(claim, sentence, round);
    if (found !== null) return found;
  }
  return null;
}
