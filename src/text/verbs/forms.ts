/**
 * Which words of a claim are finite verbs, and in which form, as far as cutting it into facts needs to know. Stricter than it could be: a
 * word that may as well be a noun ("covers for boats") counts only where what stands behind it shows that it governs something. Unsure
 * is no verb, and then the claim stays whole.
 */

import type { Word } from '../statement-words.ts';
import { finite, isPast } from '../verbs.ts';

/** Present of one ("runs"), present of many ("run"), past, or a verb that lends itself to another ("will"). */
export type Form = 'one' | 'many' | 'past' | 'modal';

export interface Verb {
  readonly at: number;
  readonly form: Form;
  readonly auxiliary: boolean;
}

const AUXILIARIES: Readonly<Record<Form, string>> = {
  one: 'is has does',
  many: 'are have do',
  past: 'was were had did',
  modal: 'will would can could may might must shall should cannot',
};
const AUXILIARY: ReadonlyMap<string, Form> = new Map(
  (['one', 'many', 'past', 'modal'] as const).flatMap((form) => AUXILIARIES[form].split(' ').map((word) => [word, form] as const)),
);

/** Verbs whose present is hardly ever a noun. */
const CLEAR =
  `accept connect consult conserve accommodate accompany achieve acquire adapt add adhere adjust admire adopt advise affect allow alter appear apply arise arrange
   arrive assess assign attach attend attract avoid await become begin behave believe belong borrow breathe bring build bury buy calculate carry
   cease celebrate choose circulate classify close collect combine come communicate compare compensate compete complete compose comprise concentrate
   conduct confirm consider consist construct consume contain continue contribute convert convince cook coordinate correspond create
   criticise cultivate decide dedicate deduct defend define degrade delete deliver demolish demonstrate deny depart depend derive describe deserve
   detect deteriorate determine develop differ disappear discover dissolve distinguish distribute divide donate earn eat educate elect elevate
   eliminate embrace emerge emit employ enable encourage endanger enhance enjoy enroll ensure enter erode establish evaluate evolve examine excavate
   exceed exclude execute exist expand expire explain extend facilitate fail feed fertilise find float flourish flow fluctuate fly follow
   forbid freeze fulfil gather generate get give go govern grow guarantee hang happen hatch hear hesitate hold identify illustrate imply    impose include incorporate indicate inform inhabit inhibit inject insert inspect install intend interact interpret introduce invest invite
   involve join keep kill know lack lay learn leave lend let lie live locate lose lower maintain make manage manufacture meet merge migrate minimise
   minimize mix modify monitor narrate negotiate nest obey observe obtain occupy occur open operate oppose organise organize originate oversee
   own participate pay perform permit persist persuade pollinate possess precede predate predict prefer prepare prescribe preserve prevail prevent
   proceed produce prohibit promise promote propose protect prove provide publicise publish pursue qualify raise react reappear receive recognise
   recognize recommend recover reduce refer reflect refund refuse regain regulate reject relate relax rely remain remember remind remove renew
   renovate repay repel replace represent reproduce require resemble reside resist respond restart restore restrict restructure retain retire
   retrieve reuse reveal revolve satisfy secure sell send separate serve settle shorten simulate sing sit sleep slow soften speak specialise
   specialize spend spread stand stay stimulate strengthen submit subscribe suffer supply surround survive sustain swallow swim take teach
   tell tend terminate threaten tolerate transform translate transmit transport undergo understand unite vanish vary verify violate want warm    wear weigh welcome widen win withstand write yield`.split(
    /\s+/,
  );
/** Verbs whose present may be a noun. */
const NOUNISH =
  `act star need import finance sponsor amount wash aim anchor answer approach attack award balance bear beat benefit bite blend block boil border breed burn buzz call catch cause challenge
   change charge circle claim clean climb collapse combat command compromise control cool cost count cover crash crawl cross cure
   cut damage dance deal debate decline decrease defeat delay demand deposit design display dispute dock dominate double drain draw dream drift
   drink drive drop dry end engineer escape estimate exercise exhibit experience export expose extract face fall feature fight fill filter finish
   fit flash flood focus force form fuel function fund gain grant grind grip guard guide halt handle harm haul heat help hire honour host house
   hover hum hunt hurt impact improve increase influence irrigate issue joke jump knock label land last launch lead leak lift limit link load mark
   match measure melt mirror move name notice offer orbit order paint pass peak pick plan play point polish practice praise preach press process
   profit progress pull pump purchase push range rank reach recall record reform regard register rehearse reign release rent repair repeat report
   rescue research reserve result return ride rise roam roar rotate rule run rush sail save score screen search seat seek share shelter shield shift
   shine ship shock shoot show sink slope smell sow spark speed spin split spot spray sprout start steer stop store stress stretch struggle study
   suit supervise supplement support suspect swap sweep swell swing switch tackle target taste test trace trade train transfer travel treat trigger
   triple trust turn use value venture view visit voice vote wait walk wander warn watch work worship wrap`.split(/\s+/);

const thirdOf = (base: string): string =>
  base === 'go' ? 'goes' : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : /(?:s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base}s`;

const CLEAR_ONE = new Set(CLEAR.map(thirdOf));
const CLEAR_MANY = new Set(
  CLEAR.filter(
    (base) =>
      !/^(?:adopt|advise|close|complete|cook|deliver|elect|finance|import|invite|lack|lay|let|live|mix|need|open|own|possess|separate|slow|spread|supply|surround|transport|treat|warm|wash|wear|win|yield)$/.test(
        base,
      ),
  ),
);
const CLEAR_BASE = new Set(CLEAR);
const NOUNISH_BASE = new Set(NOUNISH);
const NOUNISH_ONE = new Set(NOUNISH.map(thirdOf));
const NOUNISH_MANY = new Set([
  ...NOUNISH,
  'close',
  'cook',
  'deliver',
  'finance',
  'import',
  'lack',
  'live',
  'mix',
  'need',
  'open',
  'own',
  'spread',
  'supply',
  'transport',
  'treat',
  'wash',
  'wear',
  'win',
  'yield',
]);

/** What a verb governs begins with one of these; behind a noun they would be odd. */
const OBJECT =
  /^(?:a|an|the|its|his|her|their|our|my|this|these|those|about|around|almost|nearly|roughly|only|up|no|every|each|all|both|many|most|several|some|more|fewer|another|it|them|him|us|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[$€£¥]?\d.*)$/;
/** What may stand behind a verb beside its object. */
const PLACE =
  /^(?:at|in|on|to|from|into|by|with|between|through|under|over|near|across|along|until|after|before|daily|twice|once|well|again|abroad|yearly|back|down|out|off|for)$/;

/** Words with whose form a noun is one of many although no "s" shows it. */
const PLURAL =
  /^(?:children|people|men|women|police|cattle|mice|feet|teeth|geese|fish|sheep|those|these|they|we|you|both|many|most|several|two|three|four|five|six|seven|eight|nine|ten|\d.*|data|bacteria|media|staff)$/;
const SINGULAR_S = /(?:ss|us|is|news|ics)$/;

/** Whether a noun looks like several; a name may be anything. */
export const looksPlural = (word: string): boolean => PLURAL.test(word.toLowerCase()) || (/s$/.test(word) && !SINGULAR_S.test(word));

/** Words before which no finite verb stands: what follows them is a noun. */
const BEFORE_NOUN =
  /^(?:a|an|the|its|his|her|their|our|my|this|these|those|of|in|on|at|by|for|from|with|and|or|to|more|most|very|no|every|each|all|some|many|new|old|own|other|same|first|last|main|high|low|total|annual|average|as|than|between|into|be|been|not)$/;

/** "didn't" is a form of "did". */
const bare = (word: string): string => (/^(?:wo|ca)n['’]t$/.test(word) ? 'will' : word.replace(/n['’]t$/, ''));

/** Past forms that are no participles: they never stand in a passive or beside a noun. */
const ONLY_PAST =
  /^(?:became|began|broke|chose|drew|drove|fell|flew|forgot|gave|grew|knew|rose|sang|sank|saw|shook|spoke|stole|swam|swore|took|went|withdrew|wore|wrote|arose|ate|froze|rang|sprang|strove|undertook|overcame|overtook|oversaw|undid|woke|rode|came|ran)$/;
/** Past forms of verbs without an object: no participle of theirs tells of the noun before it. */
const OBJECTLESS =
  /^(?:sailed|left|moved|lived|died|worked|served|opened|closed|started|ended|studied|graduated|retired|returned|arrived|happened|occurred|appeared|lasted|resulted|participated|belonged|emerged|travelled|traveled|migrated|remained|consisted|increased|decreased|declined|dropped|expanded|played|voted|competed|stood|slept|began|reopened|continued|disappeared|survived|improved|burned|differed|varied|failed|agreed|succeeded|stayed|lay|sat|won|met|grew|settled|converted|stopped)$/;
const PREPOSITION = /^(?:in|at|by|on|with|to|from|for|of|as|near|under|over|after|before|since|into|between|through)$/;

/** Whether a past form may as well be a participle that tells of the noun before it: "patients treated with aspirin". */
export const mayTell = (word: string, behind: string): boolean =>
  PREPOSITION.test(behind) && isPast(word) && !AUXILIARY.has(word) && !ONLY_PAST.test(word) && !OBJECTLESS.test(word);

/** Whether a word is a participle that a passive or a perfect needs: "was built", "had sold". */
export const isParticiple = (word: string): boolean =>
  (isPast(word) && !AUXILIARY.has(word) && !ONLY_PAST.test(word)) ||
  /^(?:written|taken|given|shown|known|grown|drawn|chosen|broken|driven|spoken|worn|eaten|frozen|stolen|begun|become|come|run|set|put|cut|read|found|thrown|seen|done|gone|forgotten|hidden|sworn|torn|sung|sunk|swum|rung|born)$/.test(
    word,
  );

/** Whether an object or a number begins with this word. */
export const beginsObject = (word: string): boolean => OBJECT.test(word);

/** Whether a past form is never a participle. */
export const onlyPast = (word: string): boolean => ONLY_PAST.test(word);

/** An auxiliary's form; null where it is none. */
export const auxiliary = (word: string): Form | null => AUXILIARY.get(bare(word)) ?? null;

/** Bare forms that may as well stand before a noun: "Open questions remain". */
const ALSO_ADJECTIVE =
  /^(?:open|own|separate|complete|close|slow|warm|lower|live|secure|lack|need|sleep|feed|mix|yield|cook|welcome|delegate|lead|float|fly|hatch|nest|sense)$/;

/** Whether a word is the bare form of a verb that is hardly ever a noun: "provide", "prioritize". */
export const isBase = (word: string): boolean => CLEAR_BASE.has(word) || /^\p{Ll}{4,20}ize$/u.test(word);

/** Whether a sentence that begins with this word, and the next, tells somebody to do a thing. Both lower case. */
export const beginsOrder = (word: string, behind: string): boolean =>
  isBase(word) && !ALSO_ADJECTIVE.test(word)
    ? behind !== 'of'
    : (CLEAR_BASE.has(word) || NOUNISH_BASE.has(word) || /^(?:avoid|check|try|make|wear|wash)$/.test(word)) && GIVEN_TO_ORDER.test(behind);

/** What stands behind a verb of an order and hardly behind a noun. */
const GIVEN_TO_ORDER = /^(?:a|an|the|your|its|their|all|any|each|every|this|these|those|it|them|up|sure)$/;

/** Whether a verb's form may as well be that of a noun: "functions", "practices". */
export const mayBeNoun = (word: string): boolean => (NOUNISH_ONE.has(word) || NOUNISH_MANY.has(word)) && !isPast(word);

/** Whether what follows this word is a noun and no finite verb: "the", "of", "many". */
export const precedesNoun = (word: string): boolean => BEFORE_NOUN.test(word);

/** Behind the third person of a verb nobody knows: another verb makes a noun of it, and so does a preposition. */
const MAKES_NOUN = /^(?:is|are|was|were|has|have|had|will|would|can|could|may|of|for|in|on|with|and|or)$/;

/** Whether a word may begin what is said of a subject, given the word behind it, "" where there is none. Looser than `verbAt`: a noun in -s passes. Both lower case. */
export const mayBeFinite = (word: string, behind: string): boolean =>
  isPast(word) ||
  isPast(word.replace(/^(?:re|over|under|out|mis|with)(?=\p{L}{3})/u, '')) ||
  CLEAR_ONE.has(word) ||
  NOUNISH_ONE.has(word) ||
  (/^\p{Ll}{3,}s$/u.test(word) && !SINGULAR_S.test(word) && behind !== '' && !MAKES_NOUN.test(behind));

/** The finite verb at a place, by its neighbours; null where it is none or may be a noun. `subject`: the noun before it, "" for none. */
export function verbAt(words: readonly Word[], at: number, subject: string): Verb | null {
  const word = words[at];
  if (word === undefined || /^\p{Lu}/u.test(word.text)) return null;
  const lower = bare(word.lower);
  const behind = words[at + 1]?.lower ?? '';
  const lent = AUXILIARY.get(lower);
  if (lent !== undefined) return { at, form: lent, auxiliary: true };
  const before = words[at - 1]?.lower ?? '';
  const governs = behind === '' || /^\p{Lu}/u.test(words[at + 1]?.text ?? '') || /^[.,;)]$/.test(behind) || OBJECT.test(behind);
  if (subject !== '' && BEFORE_NOUN.test(before) && !(before === 'first' && isPast(lower))) return null;
  const own = (form: Form): Verb => ({ at, form, auxiliary: false });
  if (CLEAR_ONE.has(lower)) return behind === 'of' ? null : own('one');
  if (NOUNISH_ONE.has(lower))
    return (governs && (subject !== '' || !/^[.,;)]?$/.test(behind))) || (subject !== '' && PLACE.test(behind) && !looksPlural(subject))
      ? own('one')
      : null;
  const many = subject === '' || looksPlural(subject);
  if (lower === 'cost' && OBJECT.test(behind) && !(subject !== '' && many)) return own('past');
  if (many && CLEAR_MANY.has(lower)) return own('many');
  // "cut", "put": a past form as well.
  if (many && NOUNISH_MANY.has(lower) && !isPast(lower) && (OBJECT.test(behind) || (subject !== '' && (governs || PLACE.test(behind)))))
    return own('many');
  if (isPast(lower) && finite(lower, words[at + 1]?.text ?? '')) return own('past');
  return null;
}
