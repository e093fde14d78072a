/**
 * What may be, is expected, alleged, recommended or wanting, told flatly: "slows" for "may slow", "powers" for "is expected to power", "failed to stop it"
 * for "it is alleged that …", "requires" for "recommends", "recommended against" for "insufficient evidence to recommend". Beside the signs of
 * `recall/stronger.ts`, which needs the words "will" and "shall".
 */
import type { Span } from '../../../model/document.ts';
import { oncePer } from '../../../text/remembered.ts';
import type { Stronger, Worded } from '../recall/stronger.ts';
import { meantIn, type Sign } from './limit.ts';

/** Words of a claim that leave something open, or say whose word it is. */
const LEFT_OPEN =
  /\b(?:may|might|could|can|would|should|possib\w{1,4}|potential\w{0,2}|perhaps|maybe|likely|probabl[ey]|suggest\w{0,4}|appears?|appeared|seems?|seemed|think|thought|believ\w{1,3}|estimat\w{1,3}|said|say|says|stat(?:es?|ed)|hop\w{1,3}|if|unless|whether|expect\w{0,4}|promis\w{1,3}|sometimes|often|some|plan(?:s|ned|ning)?|aims?|inten\w{2,4}|propos\w{1,3}|predict\w{0,3}|forecast\w{0,3}|project(?:s|ed)|due|report(?:s|ed|edly)?|claim\w{0,3}|alleg\w{1,5}|suspect\w{0,3}|argu\w{1,4}|conten\w{1,4}|accus\w{1,5}|rumou?r\w{0,3}|disput\w{1,3}|describ\w{1,3}|told|supposed\w{0,2}|purport\w{0,4}|designed|meant|not|never|vermut\w{1,6}|möglich\w{0,8}|könnt\w{1,3}|dürft\w{1,3}|vielleicht|wohl|peut|pourrai\w{1,3}|possible\w{0,4}|podrí\w{1,2}|puede\w{0,1}|posible\w{0,5}|quizás?)\b|n['’]t\b/i;
/** Whether a text leaves something open, or says whose word it is. */
export const leftOpenIn = (text: string): boolean => LEFT_OPEN.test(text);
/** Whether a claim does: looked for once, since several signs ask it of the same claim beside each sentence. */
export const isLeftOpen: (claim: Worded) => boolean = oncePer(({ text }: Worded) => leftOpenIn(text));

const WANTING =
  /\b(?:insufficient|inadequate|not enough|too little|no|not sufficient|limited|little) (?:\w{3,12} )?(?:evidence|data|grounds|reason|information|basis) (?:to|for|that) (?:\w{1,8}ly )?(\p{L}{4,20})/giu;
const LACKS =
  /\b(?:insufficient|inadequate|enough|sufficient|little|not|never|lack\w{0,3}|cannot|could|may|might|would|should|whether|unclear|uncertain|unproven|fail\w{0,3}|limited|den(?:y|ied|ies))\b|n['’]t\b/i;

/** "Recommended against it" where there was insufficient evidence to recommend. */
export function groundWanting(claim: Worded, sentence: Worded): Stronger | null {
  if (LACKS.test(claim.text)) return null;
  for (const found of sentence.text.matchAll(WANTING)) {
    const at = sentence.tokens.findIndex(({ end }) => end === found.index + found[0].length);
    const form = sentence.forms[at];
    const own = claim.tokens[claim.forms.indexOf(form ?? '')];
    if (form === undefined || own === undefined || sentence.forms.indexOf(form) !== sentence.forms.lastIndexOf(form)) continue;
    return { start: own.start, end: own.end, against: found[0] };
  }
  return null;
}

/** "May slow", "may be useful"; not "may be applied", which is allowed or done; "expects the farm to power". */
const MAYBE = /\b(?:may|might|could) (?:also |still |well )?(be (?![a-z]{2,20}ed\b))?([a-z]{4,20})/gi;
const AHEAD = /\b(?:expects?|expected|hopes?|hoped|intends?|intended|aims?|aimed) (?:[^\s.,;:()]{1,15} ){0,4}to (be )?([a-z]{4,20})/gi;

/** "Is useful" where it "may be useful", "slows" where it "may slow". */
export function maybeSo(claim: Worded, sentence: Worded): Stronger | null {
  if (isLeftOpen(claim)) return null;
  for (const found of [...sentence.text.matchAll(MAYBE), ...sentence.text.matchAll(AHEAD)]) {
    const [all, be, word] = found;
    if (word === undefined || sentence.text.split(word).length !== 2) continue;
    const own = be === undefined ? toldOf(claim, word) : toldToBe(claim, word);
    // A noun in the plural is no verb: "may risk" beside "the risks".
    if (
      own === null ||
      own.start === 0 ||
      /\b(?:the|a|an|of|its|their|no|many|these|those|more|other) $|(?:^| )\d+ $/i.test(claim.text.slice(0, own.start))
    )
      continue;
    return { ...own, against: all };
  }
  return null;
}

/** "Slows" of "slow". */
function toldOf({ tokens }: Worded, word: string): Span | null {
  const base = word.toLowerCase();
  const own = tokens.find(({ text }) => text === `${base}s` || text === `${base}es`);
  return own === undefined ? null : { start: own.start, end: own.end };
}

const BETWEEN = /^(?:also|always|necessarily|therefore|thus)$/;
/** "Is useful", "are also useful", "is always useful" of "useful". */
function toldToBe({ tokens }: Worded, word: string): Span | null {
  for (const [at, { text, end }] of tokens.entries()) {
    const be = BETWEEN.test(tokens[at - 1]?.text ?? '') ? tokens[at - 2] : tokens[at - 1];
    if (text === word.toLowerCase() && be !== undefined && /^(?:is|are|was|were)$/.test(be.text)) return { start: be.start, end };
  }
  return null;
}

/** Whose word it is, where nobody vouches for it. */
const HEARSAY =
  /\b(?:alleg(?:e|es|ed)|suspect(?:s|ed)?|purport(?:s|ed)?|rumou?red|speculat(?:e|es|ed)|insinuat(?:es|ed)|was accused|were accused|deni(?:es|ed)) (?:(?:that|to have|of having|of) )|\b(?:vermute[nt]|vermutet wird),? dass |\b(?:soupçonne|suppose)(?:nt)? que |\b(?:sospecha|supone)n? que /gi;
/** Of the claim, what must stand behind it. */
const BEHIND = 0.8;

/** "The clubs failed to stop it" where it is alleged that they did. What somebody claims is told without his name in any summary. */
export function hearsay(claim: Worded, sentence: Worded): Stronger | null {
  if (isLeftOpen(claim)) return null;
  const own = [...new Set(meantIn(claim, 0, claim.text.length))];
  for (const found of sentence.text.matchAll(HEARSAY)) {
    const there = meantIn(sentence, found.index + found[0].length, sentence.text.length);
    const before = meantIn(sentence, 0, found.index);
    if (own.filter((form) => there.includes(form) && !before.includes(form)).length < BEHIND * own.length) continue;
    return { start: claim.tokens[0]?.start ?? 0, end: claim.tokens.at(-1)?.end ?? 0, against: found[0].trim() };
  }
  return null;
}

const AHEAD_ELSEWHERE =
  /\b(?:soll(?:en|te|ten)?|w[io]ll(?:en)?|könnten?|devrai(?:t|ent)|pourrai(?:t|ent)|podría[n]?|debería[n]?|está previsto)(?![\p{L}])/iu;
/** "Will" is a word of English, too. */
const GERMAN = /\b(?:der|die|das|den|dem|und|ein|eine[nmrs]?|nicht|werden)\b/i;
const BECAME = /^(?:hat|haben|ist|sind|wurden?|a|ont|est|sont|ha|han|fue|fueron)$/;
/** First letters in which an infinitive and a participle agree: beginnen, begonnen; ouvrir, ouvert. */
const STEM = 3;

/** German, French, Spanish: what shall or may come, told as come: "haben begonnen" for "sollen beginnen". */
export const shallBeElsewhere: Sign = (claim, sentence, round) => {
  const there = AHEAD_ELSEWHERE.exec(sentence.text);
  if (there === null || AHEAD_ELSEWHERE.test(claim.text) || (/^will$/i.test(there[0]) && !GERMAN.test(sentence.text))) return null;
  const done = claim.tokens.findIndex(({ text }) => BECAME.test(text));
  const behind = claim.tokens.slice(done + 1).filter(({ kind, text }) => done >= 0 && kind === 'word' && text.length > STEM);
  const infinitives = sentence.tokens.filter(
    ({ start, text }) => start > there.index && text.length > STEM + 1 && /(?:en|er|ir|ar|re)$/.test(text),
  );
  for (const own of behind) {
    const verb = infinitives.find(
      ({ text }) => text !== own.text && text.slice(0, STEM) === own.text.replace(/^ge(?=\p{L}{5})/u, '').slice(0, STEM),
    );
    if (verb === undefined || round().some(({ tokens }) => tokens.some(({ text }) => text === own.text))) continue;
    return { start: own.start, end: own.end, against: `${there[0]} … ${verb.text}` };
  }
  return null;
};

const TOLD_AHEAD =
  /\b(?:said|say|says|announced?|announces|promis\p{L}{1,3}|expect\p{L}{0,2}|hop(?:e|es|ed)|plann?(?:s|ed)?|predict\p{L}{1,2}|believ\p{L}{1,2}|warn\p{L}{1,2}|pledg\p{L}{1,2}|vow(?:s|ed)|ordered|decided|agreed)\b[^.;]{0,60}? would (?:be )?(?:also |soon |then )?(\p{L}{3,20})/giu;

/** "Works started" where it was said that they would start, and nobody says that they did. */
export const wouldBe: Sign = (claim, sentence, round) => {
  if (
    /\b(?:would|will|(?:is|are|was|were|has|have|had) to|if|may|might|could|should|going|plann?\p{L}{0,3}|expect\p{L}{0,3}|due)\b/iu.test(
      claim.text,
    )
  )
    return null;
  for (const found of sentence.text.matchAll(TOLD_AHEAD)) {
    const at = sentence.tokens.findIndex(({ end }) => end === found.index + found[0].length);
    const form = sentence.forms[at];
    const own = claim.tokens[claim.forms.indexOf(form ?? '')];
    if (form === undefined || own === undefined || !/(?:ed|en|t|n)$/.test(own.text)) continue;
    if (sentence.forms.filter((one) => one === form).length > 1 || round().some(({ set }) => set.has(form))) continue;
    if (own.text === sentence.tokens[at]?.text && !found[0].includes(' would be ')) continue;
    return { start: own.start, end: own.end, against: found[0] };
  }
  return null;
};

const COMPLETED =
  /\b(?:has|have|was|were) (?:been )?(created|built|opened|introduced|installed|launched|completed|established|implemented|constructed|started|begun|adopted|made|banned|closed|cut|raised|bought|hired|carried out)\b/i;
const PLANNED_THING =
  /\b(?:plans|planned|is planning|are planning|proposes|proposed|demands|demanded|wants|wanted|calls for|called for) (?!to\b)/i;

/** "Has created car-free streets" for "plans car-free streets". */
export const onlyPlanned: Sign = (claim, sentence, round) => {
  const own = COMPLETED.exec(claim.text);
  const there = own === null ? null : PLANNED_THING.exec(sentence.text);
  if (own === null || there === null || PLANNED_THING.test(claim.text) || isLeftOpen(claim)) return null;
  const thing = meantIn(claim, own.index + own[0].length, claim.text.length);
  const planned = meantIn(sentence, there.index + there[0].length, sentence.text.length);
  const verb = (own[1] ?? '').slice(0, STEM);
  // Another sentence may have it done, of the same thing: that a church was built says nothing of the bridge.
  const whole = meantIn(claim, 0, claim.text.length).filter((form) => !form.startsWith(verb));
  const told = [sentence, ...round()].some(
    ({ tokens, set }) => tokens.some(({ text }) => text.startsWith(verb)) && whole.some((form) => set.has(form)),
  );
  if (thing.length === 0 || told || !thing.every((form) => planned.includes(form))) return null;
  return { start: own.index, end: own.index + own[0].length, against: there[0].trim() };
};

const UNSETTLED =
  /\b(?:left (?:it )?open|leaves? (?:it )?open|undecided|(?:unnecessary|not necessary|no need) to (?:decide|consider|determine)|(?:did|does|do|need) not (?:to )?(?:decide|rule|say|consider|address|know|settle|test|study|examine|investigate|assess|establish|show|tell)(?: on)?|without deciding|unclear|unknown|not (?:yet )?(?:known|clear|certain|settled|decided)|uncertain|an open question|remains? to be seen|doubt(?:s|ed|ful)?|declined to (?:say|rule|decide)(?: on)?) (?:as to )?(?:whether|if) /giu;

/** What may be, in a clause of its own: "it is possible that", "there is a chance that". */
const POSSIBLY =
  /\b(?:(?:is|was|seems|appears|be) (?:\p{L}{3,12}ly )?(?:possible|conceivable|plausible|probable|likely|thinkable)|there (?:is|was) (?:an?|some|the) (?:\p{L}{3,10} )?(?:chance|possibility|likelihood|risk|danger)|(?:may|might|could) be) that /giu;

/** Where something else begins than what is possible. */
const ELSEWHERE = /[;:]|, (?:and|but|while|whereas|although)\b/i;
/** "Later images showed that it did". */
const CAME_TRUE = /\b(?:confirm(?:s|ed)|show(?:s|ed|n)|prove[sdn]|proved|turned out|indeed|(?:it|they|he|she) did|did so)\b/i;

/** "Whether the seal is genuine is disputed". */
const WHETHER_OPENS =
  /^Whether (.{5,160}?),? (?:is|are|was|were|remains?|has|have) (?:(?:still|as yet|much|hotly|long|widely|yet|also|been) )*(?:disputed|debated|contested|controversial|uncertain|unclear|unknown|undecided|unresolved|open|doubtful|a matter of|not (?:yet )?(?:known|clear|certain|settled|decided|established|been)|to be seen|an open|anyone's guess)/iu;

/** What was left open, told as so: "could claim damages" for "left open whether the buyer could claim damages". */
export const leftOpen: Sign = (claim, sentence, round) => {
  if (
    /\b(?:whether|if|open|unclear|unknown|uncertain|undecided|doubt\p{L}{0,3}|question\p{L}{0,2}|not|never|no)\b|n['’]t\b/iu.test(
      claim.text,
    )
  )
    return null;
  const own = [...new Set(meantIn(claim, 0, claim.text.length))];
  const opens = WHETHER_OPENS.exec(sentence.text);
  if (opens !== null) {
    const asked = meantIn(sentence, 0, 'Whether '.length + (opens[1] ?? '').length);
    const inside = own.filter((form) => asked.includes(form));
    const settled = round().some(({ set, text }) => !WHETHER_OPENS.test(text) && inside.every((form) => set.has(form)));
    if (inside.length >= 2 && inside.length >= INSIDE * own.length && !settled)
      return { start: claim.tokens[0]?.start ?? 0, end: claim.tokens.at(-1)?.end ?? 0, against: opens[0].trim() };
  }
  const open = isLeftOpen(claim) || CAME_TRUE.test(sentence.text) ? [] : [...sentence.text.matchAll(POSSIBLY)];
  for (const found of [...sentence.text.matchAll(UNSETTLED), ...open]) {
    const from = found.index + found[0].length;
    const ends = open.includes(found) ? sentence.text.slice(from).search(ELSEWHERE) : -1;
    const there = meantIn(sentence, from, ends < 0 ? sentence.text.length : from + ends);
    const inside = own.filter((form) => there.includes(form));
    if (inside.length < 2 || inside.length < INSIDE * own.length) continue;
    if (round().some(({ set }) => inside.every((form) => set.has(form)))) continue;
    return { start: claim.tokens[0]?.start ?? 0, end: claim.tokens.at(-1)?.end ?? 0, against: found[0].trim() };
  }
  return null;
};

/** Of the claim, what stands in what was left open: the rest may say who decided. */
const INSIDE = 0.6;

const BINDS = /\b(?:requires?|required|must|obliges?|obliged|mandates?|mandated|ordered)\b/i;
const ADVISES =
  /\b(?:recommends?|recommended|advis(?:e|es|ed)|suggests?|suggested|encourages?|encouraged|urges?|urged) (?:that|the|to|\p{L}{3,15} to)\b/iu;

/** "Required" where it is recommended. */
export function onlyAdvised(claim: Worded, sentence: Worded): Stronger | null {
  const own = BINDS.exec(claim.text);
  if (own === null || ADVISES.test(claim.text) || /\b(?:not|no|never)\b/i.test(claim.text) || BINDS.test(sentence.text)) return null;
  const there = ADVISES.exec(sentence.text);
  return there === null ? null : { start: own.index, end: own.index + own[0].length, against: there[0] };
}
