/**
 * Does a claim say more than the sentence it shares most words with? Four plain signs: what could or might happen will; what goes along
 * with something causes it; what holds of some holds of all; what one shall do one may, or the other way round. A sign counts only where
 * the very word it governs stands in both, since a text says many things, some of them for sure. It makes no contradiction: a claim that
 * overstates is borne out in part.
 */
import { anyOf } from '../../../text/any-of.ts';
import { oncePer } from '../../../text/remembered.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { isPast } from '../../../text/verbs.ts';
import { plainForm } from '../select/expand.ts';

/** Offsets into the claim, and the words of the sentence that say less. */
export interface Stronger {
  readonly start: number;
  readonly end: number;
  readonly against: string;
}

/** A text with its words and their forms. */
export interface Worded {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly forms: readonly string[];
}

const wordsOf = (words: string): Set<string> => new Set(tokensOf(words).map(({ text }) => text));

const PERHAPS = wordsOf('may might can could könnte könnten könne dürfte pourrait pourraient podría podrían');
/** Words of a claim that leave something open themselves. */
const OPEN =
  /\b(?:may|might|could|can|would|should|possib\w{1,4}|potential\w{0,2}|perhaps|maybe|likely|probabl[ey]|suggest\w{0,4}|appears?|appeared|seems?|seemed|expect\w{0,4}|believ\w{1,3}|think|thought|estimat\w{1,3}|reported\w{0,2}|alleged\w{0,2}|warn\w{0,4}|fears?|feared|chance|if|unless|whether|as long as|provided|predict\w{0,3}|forecast\w{0,3}|plan(?:s|ned|ning)?|hop(?:e|es|ed|ing)|depend\w{0,4}|could|kann|könn\w{1,4}|dürfte\w{0,1}|möglich\w{0,8}|vielleicht|wohl|soll\w{0,4}|peut|pourrai\w{1,3}|peut-être|puede\w{0,1}|podría\w{0,1}|quizás?)(?![\p{L}])/iu;
/** The month is no modal. */
const leavesOpen = oncePer(({ text }: Worded): boolean => OPEN.test(text.replace(/(?<!^)\bMay\b/g, '')));
const CERTAIN = wordsOf('will shall wird werden');

const CAUSES = /\b(?:caus(?:e|es|ed|ing)|prevents?|prevented|leads to|led to|results? in|resulted in)\b/i;
const GOES_ALONG = /\b(?:associat(?:ed|ion|ions)|correlat(?:ed|es|ion|ions)|linked (?:to|with)|link between|observational)\b/i;
const DENIED_CAUSE = /\b(?:cannot|can not|could not|does not|do not|did not|not)\b[^.;]{0,40}$/i;

const ALL = wordsOf(
  'all every each always none alle jeder jede jedes immer elke ieder iedere altijd tous toutes toujours todos todas siempre',
);
/** Words of one or all, which a sentence may deny: "neither party may assign". */
const EITHER = wordsOf('either both');
const NONE = wordsOf('none neither no');
const SOME = new Set(
  'some many most several few certain often sometimes usually einige manche viele oft manchmal meist certains certaines plusieurs souvent algunos algunas muchos muchas varios sommige enkele'.split(
    ' ',
  ),
);
const MUST = new Set(['shall', 'must']);
const MAY = new Set(['may']);
/** Of what one need not do, or may not. */
const BOUND_TO = wordsOf('need required obliged bound compelled duty obligation cannot allowed permitted forbidden can');

const CAUSAL = wordsOf('cause causes caused causing prevent prevents prevented leads led results resulted');

/** All words by which a text may say more than another. */
const MUCH: ReadonlySet<string> = new Set([...CERTAIN, ...CAUSAL, ...ALL, ...EITHER, ...MUST, ...MAY, ...BOUND_TO]);

/** Whether a text with this word may by it say more than another. */
export const saysMuch = (word: string): boolean => MUCH.has(word);

/** The word behind a modal: adverbs, "not" and "be" left out. */
/** "May be ordered by the court to pay" is about paying. */
const ORDERED = anyOf('ordered required directed obliged');
const BY_WHOM = 6;

function governed({ tokens }: Worded, at: number): Token | null {
  for (let i = at + 1; i < tokens.length && i <= at + 4; i += 1) {
    const token = tokens[i] as Token;
    if (token.kind !== 'word') return null;
    if (token.text.endsWith('ly') || isStopWord(token.text)) continue;
    const to = ORDERED.test(token.text) ? tokens.findIndex(({ text }, k) => k > i && k <= i + BY_WHOM && text === 'to') : -1;
    return to < 0 ? token : (tokens[to + 1] ?? token);
  }
  return null;
}

/** The first sign that a claim says more than a sentence; null when there is none. `round`: the passages about the matter, together. */
export function stronger(claim: Worded, sentence: Worded, round: string): Stronger | null {
  return (
    certain(claim, sentence) ??
    settled(claim, sentence) ??
    causal(claim, round) ??
    scope(claim, sentence) ??
    duty(claim, sentence) ??
    free(claim, sentence)
  );
}

/** "will ease" for "could ease". */
function certain(claim: Worded, sentence: Worded): Stronger | null {
  if (!sentence.tokens.some(({ text }) => PERHAPS.has(text)) || leavesOpen(claim)) return null;
  for (let i = 0; i < sentence.tokens.length; i += 1) {
    const modal = sentence.tokens[i] as Token;
    if (!PERHAPS.has(modal.text)) continue;
    const verb = governed(sentence, i);
    const form = verb === null ? '' : plainForm(verb);
    // The verb stands there without it too.
    if (verb === null || sentence.forms.filter((one) => one === form).length > 1) continue;
    const at = claim.forms.indexOf(form);
    const own = claim.tokens[at];
    const flatly = saidFlatly(claim, at) || (sentence.tokens[i + 1]?.text === 'have' && saidPast(claim, at));
    if (own === undefined || own.text.endsWith('ing') || !flatly) continue;
    return { start: own.start, end: own.end, against: `${modal.text} ${verb.text}` };
  }
  return null;
}

/** Behind "will", or a finite form of its own ("eases", "kostet"). */
function saidFlatly({ tokens }: Worded, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) if (CERTAIN.has((tokens[back] as Token).text)) return true;
  return false;
}

/** "delayed the burn" for "may have delayed the burn": no adjective behind an article. */
const saidPast = ({ tokens }: Worded, at: number): boolean =>
  at > 0 && isPast(tokens[at]?.text ?? '') && !/^(?:the|a|an|its|their|his|her|to)$/.test(tokens[at - 1]?.text ?? '');

/** Words behind "if" among which its verb stands. */
const CONDITION = 6;

/** "released" for "if the state releases". */
function settled(claim: Worded, sentence: Worded): Stronger | null {
  const { tokens, forms } = sentence;
  if (!tokens.some(({ text }) => text === 'if') || leavesOpen(claim)) return null;
  for (let i = 0; i < tokens.length; i += 1) {
    if (tokens[i]?.text !== 'if') continue;
    for (let k = i + 2; k < tokens.length && k <= i + CONDITION; k += 1) {
      const [word, form] = [tokens[k] as Token, forms[k] as string];
      if (/[,;.]/.test(sentence.text.slice(tokens[i]?.end, word.start))) break;
      // A form in -s is a verb here only where an article or a number follows it; "if it is 180/120" has two figures.
      if (word.kind !== 'word' || isStopWord(word.text) || !/^(?:a|an|the|its|his|her|their|\d.*)$/.test(tokens[k + 1]?.text ?? ''))
        continue;
      const own = claim.tokens[claim.forms.indexOf(form)];
      if (own === undefined || forms.indexOf(form) !== forms.lastIndexOf(form)) continue;
      return { start: own.start, end: own.end, against: sentence.text.slice(tokens[i]?.start, word.end) };
    }
  }
  return null;
}

/** "causes" for "is associated with". */
function causal(claim: Worded, round: string): Stronger | null {
  const cause = CAUSES.exec(claim.text);
  if (cause === null || GOES_ALONG.test(claim.text) || leavesOpen(claim)) return null;
  const along = GOES_ALONG.exec(round);
  if (along === null) return null;
  for (const found of round.matchAll(new RegExp(CAUSES, 'gi'))) if (!DENIED_CAUSE.test(round.slice(0, found.index))) return null;
  return { start: cause.index, end: cause.index + cause[0].length, against: along[0] };
}

/** Between "all" and its noun: "all of the furniture", "tous les conservateurs". */
const DETERMINES = wordsOf('of the its their his her these those les des ses leurs los las sus die der den de het');
const MOST_DETERMINERS = 2;
const EXCEPT = wordsOf('except excepting außer ausgenommen sauf hormis excepto salvo behalve');

/** Place of the noun behind a word such as "all". */
function nounBehind({ tokens }: Worded, at: number): number {
  let noun = at + 1;
  while (noun <= at + MOST_DETERMINERS && DETERMINES.has(tokens[noun]?.text ?? '')) noun += 1;
  return noun;
}

/** "all historians" for "some historians", "always" for "often", "on all Sundays" for "on Sundays except in August". */
function scope(claim: Worded, sentence: Worded): Stronger | null {
  for (let i = 0; i < claim.tokens.length; i += 1) {
    const all = claim.tokens[i] as Token;
    if ((!ALL.has(all.text) && !EITHER.has(all.text)) || NOT.test(claim.tokens[i - 1]?.text ?? '')) continue;
    const at = nounBehind(claim, i);
    const noun = claim.forms[at];
    const own = claim.tokens[at];
    if (noun === undefined || own === undefined || isStopWord(own.text)) continue;
    const except = noneOf(claim, at, sentence) ?? excepted(claim, sentence, noun);
    if (except !== null) return { start: all.start, end: own.end, against: except };
    if (EITHER.has(all.text)) continue;
    if (sentence.tokens.some(({ text }) => ALL.has(text))) return null;
    for (let k = 0; k < sentence.tokens.length; k += 1) {
      const some = sentence.tokens[k] as Token;
      if (!SOME.has(some.text)) continue;
      const there = nounBehind(sentence, k);
      const behind = [sentence.forms[there], sentence.forms[there + 1]];
      const alone = sentence.forms.filter((form) => form === noun).length === 1;
      if (alone && behind.includes(noun))
        return { start: all.start, end: own.end, against: sentence.text.slice(some.start, sentence.tokens[there]?.end) };
    }
  }
  return null;
}

/** "None of the carriages overturned" beside "all of the carriages overturned": the same noun, and the same word of meaning behind it. */
function noneOf(claim: Worded, noun: number, sentence: Worded): string | null {
  const behind = ({ tokens, forms }: Worded, at: number): string | undefined =>
    forms.find((_, i) => i > at && !isStopWord(tokens[i]?.text ?? ''));
  const deed = behind(claim, noun);
  if (deed === undefined || claim.tokens.some(({ text }) => DENIES.test(text) || NONE.has(text))) return null;
  for (const [at, none] of sentence.tokens.entries()) {
    if (!NONE.has(none.text)) continue;
    const there = nounBehind(sentence, at);
    const token = sentence.tokens[there];
    if (token !== undefined && sentence.forms[there] === claim.forms[noun] && behind(sentence, there) === deed)
      return sentence.text.slice(none.start, token.end);
  }
  return null;
}

/** The exception that a sentence makes right behind a noun, and the claim does not. */
function excepted(claim: Worded, { text, tokens, forms }: Worded, noun: string): string | null {
  const at = forms.indexOf(noun);
  const except = tokens[at + 1];
  const [own, next] = [tokens[at], tokens[at + 3] ?? tokens.at(-1)];
  if (at < 0 || own === undefined || next === undefined || except === undefined || !EXCEPT.has(except.text)) return null;
  return claim.tokens.some(({ text: word }) => EXCEPT.has(word) || word === 'but') ? null : text.slice(own.start, next.end);
}

/** What nobody is bound to do, and what nobody may do, before the verb that tells it. */
const FREE_NOT_TO =
  /\b(?:need not|(?:do|does|did) not (?:need|have) to|(?:is|are|was|were) not (?:required|obliged|bound|compelled) to|(?:has|have|is under) no (?:duty|need|obligation) to) (\p{L}{2,20})/iu;
const FORBIDDEN =
  /\b(?:(?:may|must|shall|can) (?:not|never|no longer)|cannot|(?:is|are|was|were) (?:not (?:allowed|permitted)|forbidden) to) (\p{L}{2,20})/iu;

/** "Need not enter" for "may not enter", and the other way round. */
function free(claim: Worded, sentence: Worded): Stronger | null {
  for (const [mine, theirs] of [
    [FREE_NOT_TO, FORBIDDEN],
    [FORBIDDEN, FREE_NOT_TO],
  ] as const) {
    const [own, there] = [mine.exec(claim.text), theirs.exec(sentence.text)];
    if (own === null || there === null || own[1]?.toLowerCase() !== there[1]?.toLowerCase() || mine.test(sentence.text)) continue;
    return { start: own.index, end: own.index + own[0].length, against: there[0] };
  }
  return null;
}

/** "may notify" for "shall notify", "must notify" for "may notify", "may claim" for "shall not claim". */
function duty(claim: Worded, sentence: Worded): Stronger | null {
  for (let i = 0; i < claim.tokens.length; i += 1) {
    const own = claim.tokens[i] as Token;
    const other = MUST.has(own.text) ? MAY : MAY.has(own.text) ? MUST : null;
    if (other === null || DENIES.test(claim.tokens[i + 1]?.text ?? '')) continue;
    const verb = governed(claim, i);
    const form = verb === null ? '' : plainForm(verb);
    if (verb === null) continue;
    let against: string | null = null;
    for (let k = 0; k < sentence.tokens.length; k += 1) {
      const modal = sentence.tokens[k] as Token;
      if (!MUST.has(modal.text) && !MAY.has(modal.text)) continue;
      const denied = DENIES.test(sentence.tokens[k + 1]?.text ?? '');
      const there = governed(sentence, denied ? k + 1 : k);
      if (there === null || plainForm(there) !== form) continue;
      // "May not assign without consent" lets one assign with it.
      if (denied ? BUT.test(sentence.text) || BUT.test(claim.text) : !other.has(modal.text)) return null;
      against = denied ? `${modal.text} not ${verb.text}` : `${modal.text} ${verb.text}`;
    }
    if (against !== null) return { start: own.start, end: verb.end, against };
  }
  return null;
}

/** "Not all", "did not always". */
const NOT = /^(?:not|.{2,6}n['’]t)$/;
const DENIES = anyOf("not never n't");
const BUT =
  /\b(?:unless|without|except|until|only|before|if|where|provided|more|less|fewer|later|earlier|exceed\w{0,3}|or (?:may|must|shall) not)\b/i;
