/**
 * Which words of a sentence are its finite verbs, as far as that can be told without a grammar: auxiliaries, irregular past forms, and
 * regular forms where the word behind them shows that they are no adjectives ("acquired the", not "improved results"). Unsure is no.
 */

import { anyOf } from './any-of.ts';

const AUXILIARY = new Set(
  'is are was were has have had does do did will would can could may might must shall should isn aren wasn weren hasn haven hadn doesn don didn won wouldn cannot couldn'.split(
    ' ',
  ),
);

const IRREGULAR = new Set(
  `became began bought brought built broke chose came cut drew drove fell felt fought found flew forgot gave got grew held hid hit kept knew laid led left lent let lost
   made meant met paid put ran rose said sang sank sat saw sent set shook shot shut slept slid sold spent spoke spread stood stole struck swam swore taught told thought
   threw took understood went withdrew won wore wrote arose ate beat bent bet bit bled blew bred caught clung dealt dug fled froze hung hurt overcame overtook oversaw
   rang rebuilt rode sought sped split sprang stuck strove swept swung undertook undid woke stole forgave forbade rewrote overthrew upheld withheld misled bore tore shrank`.split(
    /\s+/,
  ),
);

const PRESENT = new Set(
  `includes contains provides uses makes shows produces remains requires reduces increases causes affects employs operates sells covers offers supports features runs owns
   wins gives takes holds leads serves consists comprises allows enables helps plays receives generates accounts becomes begins ends lives works carries forms grows
   keeps lies means represents responds rises falls exceeds costs weighs measures describes explains suggests finds reports states claims says argues notes`.split(
    /\s+/,
  ),
);

/** Those of them that are no nouns. */
const NO_NOUN = new Set(
  `includes contains provides makes produces remains requires reduces employs operates sells owns gives takes holds serves consists comprises allows enables helps receives
   generates becomes begins carries grows keeps lies responds rises exceeds weighs describes explains suggests finds says argues`.split(
    /\s+/,
  ),
);

/** Verbs wherever they stand (true), and where the word behind shows it (false). */
const ALWAYS = new Map<string, boolean>([
  ...[...PRESENT].map((word) => [word, false] as const),
  ...[...AUXILIARY, ...IRREGULAR, ...NO_NOUN].map((word) => [word, true] as const),
]);

/** Words that begin what a verb governs: behind them a form in -ed is a verb. */
const GOVERNED = anyOf(
  'a an the its his her their our my this that these those to in on at by for from with as into over under against through after before until during about around more less fewer nearly almost some all both each up down out off it him them us me one two three four five six seven eight nine ten eleven twelve several many most every another no',
);
const FIGURE = /^[\d$€£¥].*$/;
const isGoverned = (behind: string): boolean => GOVERNED.test(behind.toLowerCase()) || FIGURE.test(behind);

/** Stems of -ing forms whose past is irregular. */
const PAST_OF_ING: Readonly<Record<string, string>> = {
  becoming: 'became',
  beginning: 'began',
  bringing: 'brought',
  building: 'built',
  breaking: 'broke',
  buying: 'bought',
  coming: 'came',
  cutting: 'cut',
  costing: 'cost',
  falling: 'fell',
  finding: 'found',
  giving: 'gave',
  going: 'went',
  growing: 'grew',
  having: 'had',
  hitting: 'hit',
  holding: 'held',
  keeping: 'kept',
  leading: 'led',
  leaving: 'left',
  losing: 'lost',
  making: 'made',
  meeting: 'met',
  paying: 'paid',
  putting: 'put',
  rising: 'rose',
  running: 'ran',
  selling: 'sold',
  sending: 'sent',
  setting: 'set',
  spending: 'spent',
  standing: 'stood',
  taking: 'took',
  telling: 'told',
  winning: 'won',
  writing: 'wrote',
  beating: 'beat',
  drawing: 'drew',
  driving: 'drove',
  seeing: 'saw',
};
const NO_VERB = new Set(
  'during including excluding regarding concerning according following considering depending owing being having barring notwithstanding'.split(
    ' ',
  ),
);

/** Whether a word is a finite verb, given the word behind it. Both lower case. */
export function finite(word: string, behind: string): boolean {
  const always = ALWAYS.get(word);
  if (always === true) return true;
  if (always === false) return behind === '' || isGoverned(behind);
  return word.length > 3 && word.endsWith('ed') && (behind === '' || isGoverned(behind) || /^\p{Lu}/u.test(behind));
}

/** Words behind which a form in -ed is an adjective. */
const NO_SUBJECT = anyOf(
  'a an the its his her their our my this that these those of in on at by for from with and or more most very highly newly recently be been being',
);

/** Whether a word may be the first verb of its sentence: looser, since what stands before it is a noun and no article. */
export function mainVerb(before: string, word: string, behind: string): boolean {
  if (finite(word, behind)) return true;
  return word.length > 4 && word.endsWith('ed') && !NO_SUBJECT.test(before);
}

/** Whether a word is an auxiliary: a hedge goes behind it, not before. */
export const isAuxiliary = (word: string): boolean => AUXILIARY.has(word);

/** Irregular participles that are no past forms. */
const PARTICIPLES = new Set(
  `begun beaten bitten blown borne broken chosen done drawn driven eaten fallen flown forbidden forgiven forgotten frozen given gone grown hidden known overthrown ridden
   risen rung seen shaken shown shrunk spoken stolen sung sunk sworn swum taken thrown torn undertaken withdrawn worn woven written rewritten`.split(
    /\s+/,
  ),
);
/** Whether a word may be a participle of the past, regular or not. */
export const isParticiple = (word: string): boolean => PARTICIPLES.has(word) || isPast(word);

/** Whether the verb speaks of the past. */
export const isPast = (word: string): boolean => IRREGULAR.has(word) || word.endsWith('ed') || /^(?:was|were|had|did)$/.test(word);

/** The past form of an -ing form: achieving, achieved. Null where it is no verb of its own ("during", "including"). */
export function pastOf(word: string): string | null {
  if (!/^\p{Ll}{2,}ing$/u.test(word) || NO_VERB.has(word)) return null;
  const known = PAST_OF_ING[word];
  if (known !== undefined) return known;
  const stem = word.slice(0, -3);
  return /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`;
}
