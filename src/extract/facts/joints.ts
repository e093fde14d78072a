/**
 * The joints of a clause: what follows an "and" or a comma, and whether it may be cut there. A joint counts only where what follows it
 * shows a verb of its own and nothing before it hangs on it: behind "that", "who" or a second verb nobody knows what an "and" joins.
 */

import type { Word } from '../../text/statement-words.ts';
import { auxiliary, beginsObject, isParticiple, looksPlural, mayTell, onlyPast, type Verb, verbAt } from '../../text/verbs/forms.ts';
import { mainVerb } from '../../text/verbs.ts';

const ADVERB =
  /^(?:later|then|also|now|still|soon|often|never|always|usually|eventually|subsequently|finally|today|currently|already|rarely|mainly)$/;
export const PREPOSITION =
  /^(?:in|at|by|on|with|to|from|for|of|as|near|under|over|after|before|since|until|during|into|between|through|without|within|against|about|not|than|or|nor)$/;
/** Behind these nobody knows what an "and" joins. */
const HANGING = /^(?:that|whether|who|whom|whose|which|where|while|whereas|how|why|what|although|though)$/;
/** Behind these likewise, where a verb follows. */
const TIME = /^(?:as|since|until|before|after|than)$/;

/** The noun that a subject is about: the last word before its first preposition. `several`: subjects joined. */
interface Head {
  readonly noun: string;
  readonly several: boolean;
  /** The word up to which it was looked for, and whether a preposition ended it before. */
  readonly to: number;
  readonly ended: boolean;
}

/** The head of a subject that begins at `from`, looked for on to `to`: each word is looked at once, however far its verb is. */
function headOf(words: readonly Word[], from: number, to: number, before: Head): Head {
  let { noun, several, ended } = before;
  for (let i = before.to; i < to && !ended; i += 1) {
    const word = words[i];
    ended = word === undefined || (i > from && PREPOSITION.test(word.lower));
    if (word === undefined || ended) break;
    if (word.lower === 'and') several = true;
    if (!ADVERB.test(word.lower)) noun = word.text;
  }
  return { noun, several, to, ended };
}

/** Whether a verb is of the number of its subject, as far as that shows. */
function agrees({ form, at }: Verb, words: readonly Word[], { noun, several }: Head): boolean {
  const named = /^\p{Lu}/u.test(noun);
  const word = words[at]?.lower ?? '';
  if (/^there$/i.test(noun)) return true;
  if (form === 'one' || word.startsWith('was')) return !several && (named || !looksPlural(noun));
  if (form === 'many' || word.startsWith('were')) return several || named || looksPlural(noun);
  return true;
}

/** The first finite verb behind a subject that begins at `from`, before any comma or bracket. */
export function verbOf(words: readonly Word[], from: number, to: number, loose: boolean): Verb | null {
  let head: Head = { noun: words[from]?.text ?? '', several: false, to: from, ended: false };
  for (let i = from + 1; i < Math.min(words.length, to); i += 1) {
    const word = words[i];
    if (word === undefined || /^[,;:)—–]$/.test(word.text) || (!loose && /^(?:but|\()$/.test(word.text))) return null;
    if (word.text === '(') {
      while (i < words.length && words[i]?.text !== ')') i += 1;
      if (i === words.length) return null;
      continue;
    }
    head = headOf(words, from, i, head);
    const verb = verbAt(words, i, head.noun);
    if (verb !== null) return agrees(verb, words, head) ? verb : null;
    if (HANGING.test(word.lower)) return null;
    if (loose && /^\p{Ll}+ed$/u.test(word.text) && mainVerb(words[i - 1]?.lower ?? '', word.lower, words[i + 1]?.text ?? ''))
      return { at: i, form: 'past', auxiliary: false };
  }
  return null;
}

/** "The heart pumps blood": a verb that may be a noun, right behind a noun alone, with a bare noun as its object. */
export function bareVerb(words: readonly Word[], begin: number): Verb | null {
  const at = /^(?:the|a|an|every|each|its|his|her|their)$/.test(words[begin]?.lower ?? '') ? begin + 2 : begin + 1;
  const [noun, word, object] = [words[at - 1], words[at], words[at + 1]];
  if (noun === undefined || word === undefined || object === undefined || looksPlural(noun.text)) return null;
  if (!/^\p{Ll}{3,}$/u.test(object.text) || PREPOSITION.test(object.lower) || /^(?:and|but)$/.test(object.lower)) return null;
  const verb = verbAt([noun, word, { ...object, lower: 'the', text: 'the' }], 1, noun.text);
  return verb === null || verb.form !== 'one' ? null : { ...verb, at };
}

/** What is known of the clause that is being read. */
export interface Now {
  readonly subject: string;
  readonly verb: Verb;
  readonly word: string;
  /** First word that may be cut before. */
  readonly from: number;
  readonly participle: boolean;
}

type Kind = 'own' | 'shared' | 'participle' | 'lent' | 'relative';

export interface Cut {
  readonly at: number;
  readonly from: number;
  readonly kind: Kind;
  /** Said between subject and the clause: an auxiliary that it shares. */
  readonly lent: string;
  readonly subject: string;
  readonly verb: Verb;
}

/** The verbs before a participle, and where it stands: "has been | built". Null where the verb is no auxiliary of one. */
function chainOf(words: readonly Word[], verb: Verb): { readonly text: string; readonly at: number } | null {
  if (!verb.auxiliary || verb.form === 'modal') return null;
  const chain = [words[verb.at]?.text ?? ''];
  for (let i = verb.at + 1; i < verb.at + 4; i += 1) {
    const word = words[i]?.lower ?? '';
    if (word === 'been' || word === 'being') chain.push(word);
    else if (isParticiple(word))
      return /^(?:is|are|was|were|has|have|had)$/.test(words[verb.at]?.lower ?? '') ? { text: chain.join(' '), at: i } : null;
    else if (!ADVERB.test(word)) return null;
  }
  return null;
}

/** Whether between the verb and a joint nothing hangs on anything: no "that", no second verb. */
export function plain(words: readonly Word[], verb: Verb, to: number): boolean {
  let i = verb.at + 1;
  while (i < to && (auxiliary(words[i]?.lower ?? '') !== null || /^(?:not|be|been|never)$/.test(words[i]?.lower ?? ''))) i += 1;
  let bound = false;
  for (; i < to; i += 1) {
    const word = words[i];
    if (word === undefined) break;
    if (HANGING.test(word.lower)) return false;
    if (auxiliary(word.lower) !== null && !/^(?:do|may)$/.test(word.lower)) return false;
    if (bound && verbAt(words, i, words[i - 1]?.text ?? '') !== null) return false;
    if (TIME.test(word.lower)) bound = true;
  }
  return true;
}

/** Verbs and nouns whose "that" tells what somebody holds: what follows a comma may still be his. */
const HELD =
  /(?:ed|(?:say|tell|know|think|find|show|see|hear|learn|mean|agree|hold|feel|read|write|note|state|prove|hope|guess|suppose|assume|believe)s?|said|told|known?|knew|thought|found|shown|saw|heard|learnt|meant|held|felt|written|wrote|clear|true|likely|possible|certain|sure|evidence|fact|idea|belief|view|report|sign|proof|claim|news|rumou?rs?|condition|so)$/;
const HOLDS = /^(?:know|think|believe|guess|feel|hope|suppose|assume|agree|knew|knows|feels|assumes)$/;

/** Whether a clause with a subject of its own behind a comma is nobody's report: "that" and "who" told of a noun, and ended there. */
export const ended = (words: readonly Word[], verb: Verb, to: number): boolean =>
  words
    .slice(verb.at, to)
    .every(
      ({ lower }, i) =>
        !HOLDS.test(lower) && (!/^(?:that|whether|how|why|what)$/.test(lower) || !HELD.test(words[verb.at + i - 1]?.lower ?? '')),
    );

export const denied = (words: readonly Word[], from: number, to: number): boolean =>
  words.slice(from, to).some(({ lower }) => /^(?:not|never|no|nor|neither|hardly)$/.test(lower) || /n['’]t$/.test(lower));

/** Passives of these have an object of their own. */
const TWO_OBJECTS =
  /^(?:given|awarded|paid|granted|offered|named|called|made|elected|denied|sent|told|taught|shown|lent|sold|considered|declared|assigned|allowed|fined)$/;
const OF_NOUNS = /^(?:located|based|situated|called|named|known|made|built|owned|used|caused|given|taken|treated|written|found)$/;

/** Verbs without an object, whose past forms stand in no passive. */
const NO_PASSIVE =
  /^(?:died|lived|moved|worked|served|retired|returned|arrived|emerged|remained|stayed|graduated|travelled|traveled|migrated|emigrated|immigrated|happened|occurred|lasted|appeared|disappeared|vanished|collapsed|sailed|slept|stood|sat)$/;

/** Whether a participle may go on telling of a noun: another does so before it, or it hardly ever does anything else. */
const tells = (words: readonly Word[], from: number, to: number, word: string): boolean =>
  OF_NOUNS.test(word) || words.slice(from, to).some(({ lower }, i) => mayTell(lower, words[from + i + 1]?.lower ?? ''));

/** A verb that shares the subject of the clause before it. */
export function sharing(words: readonly Word[], now: Now, from: number, comma: boolean): Pick<Cut, 'kind' | 'lent' | 'verb'> | null {
  const at = ADVERB.test(words[from]?.lower ?? '') ? from + 1 : from;
  const word = words[at];
  if (word === undefined) return null;
  const behind = words[at + 1]?.lower ?? '';
  const chain = chainOf(words, now.verb);
  const verb = verbAt(words, at, at === from ? '' : 'it');
  if (chain !== null && isParticiple(word.lower) && auxiliary(word.lower) === null) {
    const active = /^(?:has|have|had)$/.test(chain.text);
    // "was founded in 1873 and received 20 dollars": what has an object is no passive.
    if (!active && verb?.form === 'past' && beginsObject(behind) && !TWO_OBJECTS.test(word.lower))
      return { kind: 'shared', lent: '', verb };
    // "Was born in Lviv and died in Paris": nobody is died.
    if (!active && verb?.form === 'past' && NO_PASSIVE.test(word.lower)) return { kind: 'shared', lent: '', verb };
    const fits = behind === '' || /^[.,]$/.test(behind) || PREPOSITION.test(behind) || (active && verb !== null);
    const apart = at - (from === at ? 1 : 2) - chain.at >= 2;
    return fits && apart && !denied(words, now.verb.at, from) ? { kind: 'lent', lent: chain.text, verb: now.verb } : null;
  }
  if (verb === null) return null;
  const shared = { kind: 'shared' as const, lent: '', verb };
  if (verb.auxiliary) return shared;
  if (verb.form === 'past') {
    if (
      !comma &&
      (isParticiple(words[from - 2]?.lower ?? '') || (mayTell(word.lower, behind) && tells(words, now.verb.at + 1, from, word.lower)))
    )
      return null;
    return now.verb.form === 'past' || onlyPast(word.lower) ? shared : null;
  }
  if (verb.form === 'many') {
    const infinitive = words.slice(now.verb.at, from).some(({ lower }) => lower === 'to');
    return now.verb.form === 'many' && !infinitive && !(now.verb.auxiliary && /^(?:do|don)/.test(now.word)) ? shared : null;
  }
  return now.verb.form === 'one' || chain !== null || now.verb.form === 'past' ? shared : null;
}

/** A clause with a subject and a verb of its own. */
export function owning(words: readonly Word[], now: Now, from: number, comma: boolean): Pick<Cut, 'kind' | 'lent' | 'verb'> | null {
  const first = words[from];
  if (first === undefined || (!comma && PREPOSITION.test(first.lower)) || first.lower === 'to') return null;
  const verb = verbOf(words, from, from + 9, comma);
  if (
    verb === null ||
    /^(?:and|but|or)$/.test(words[verb.at - 1]?.lower ?? '') ||
    words.slice(from, verb.at).every(({ lower }) => ADVERB.test(lower)) ||
    // "ran day and night until the war began": the verb is of the time.
    words.slice(from, verb.at).some(({ lower }) => /^(?:until|till|before|after|since)$/.test(lower))
  )
    return null;
  // "announced layoffs and the price rises in May": a noun, most likely.
  // "patients treated with aspirin and those given placebo had": the first verb was none.
  if (!comma && !now.verb.auxiliary && mayTell(now.word, words[now.verb.at + 1]?.lower ?? '')) return null;
  const nounish = verb.form === 'one' && !verb.auxiliary && now.verb.form === 'past' && !comma;
  return nounish ? null : { kind: 'own', lent: '', verb };
}

const MEASURE = /^(?:long|wide|high|tall|deep|thick|old|heavy|large|away|apart|size|length|height|width|depth)$/;

/** "12 km long and 5 km wide": the same "is". */
export function measured(words: readonly Word[], now: Now, at: number): Pick<Cut, 'kind' | 'lent' | 'verb'> | null {
  if (!/^(?:is|are|was|were)$/.test(now.word)) return null;
  const digit = (i: number): boolean =>
    /^\d/.test(words[/^(?:about|around|nearly|almost|only|up)$/.test(words[i]?.lower ?? '') ? i + 1 : i]?.text ?? '');
  if (!digit(now.verb.at + 1) || !digit(at + 1) || !MEASURE.test(words[at - 1]?.lower ?? '')) return null;
  return { kind: 'lent', lent: now.word, verb: now.verb };
}

/** The name right before a comma, where it is no member of a list. */
function nameBefore(text: string, words: readonly Word[], comma: number): string | null {
  let first = comma;
  while (first > 0 && /^\p{Lu}/u.test(words[first - 1]?.text ?? '')) first -= 1;
  const [opening, last] = [words[first], words[comma - 1]];
  if (first === comma || opening === undefined || last === undefined || /^(?:and|or|,|of)$/.test(words[first - 1]?.lower ?? ''))
    return null;
  return text.slice(opening.start, last.end);
}

/** ", who restored its bells" to the end, of a name; "which" only where it cannot mean all that was said. */
export function told(text: string, words: readonly Word[], comma: number): Pick<Cut, 'subject' | 'verb'> | null {
  const which = words[comma + 1]?.lower;
  if (which !== 'who' && which !== 'which') return null;
  const name = nameBefore(text, words, comma);
  const at = ADVERB.test(words[comma + 2]?.lower ?? '') ? comma + 3 : comma + 2;
  const verb = verbAt(words, at, 'it');
  if (name === null || verb === null || words.some(({ text: mark }, i) => i > comma && mark === ',')) return null;
  const [word, behind] = [words[at]?.lower ?? '', words[at + 1]?.lower ?? ''];
  const ofTheThing = /^(?:has|have|had)$/.test(word)
    ? /^(?:\d.*|a|an|no|about|many|several|two|three|four|five|six)$/.test(behind)
    : /^(?:is|are|was|were)$/.test(word)
      ? isParticiple(behind)
      : /^(?:lies|stands|contains|covers|employs|houses|borders)$/.test(word);
  return which === 'who' || ofTheThing ? { subject: name, verb } : null;
}

/** The second verb of a list of them: "sold its mines, bought two railways and moved to Leeds". */
export function listed(words: readonly Word[], now: Now, from: number): Pick<Cut, 'kind' | 'lent' | 'verb'> | null {
  const found = sharing(words, now, from, true);
  if (found === null || found.kind !== 'shared') return null;
  const word = words[from]?.lower ?? '';
  const behind = words[from + 1]?.lower ?? '';
  if (mayTell(word, behind) || (found.verb.form === 'past' && now.verb.auxiliary && !beginsObject(behind))) return null;
  const closing = words.findIndex(({ lower }, i) => i > from && lower === 'and');
  if (closing < 0) return null;
  const last = sharing(words, { ...now, verb: found.verb, word }, closing + 1, true);
  return last?.kind === 'shared' && (last.verb.form === found.verb.form || last.verb.auxiliary) ? found : null;
}
