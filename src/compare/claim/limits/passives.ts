/**
 * Who did it, where the sentence tells it in the passive: "Lind gave the map to Okafor" beside "Lind was given the map by Okafor", "the bishop signed it" beside "it was
 * signed by Marchetti for the bishop". Both name the same, and shares of words see nothing of it.
 */
import { isStopWord } from '../../../text/tokens/stop.ts';
import { isParticiple } from '../../../text/verbs.ts';
import { BOTH_WAYS } from '../exchanged/converse.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Shown } from './limit.ts';

const BE = /^(?:is|are|was|were|be|been|being)$/;
/** Words between the form of "to be" and "by". */
const REACH = 6;
/** Words of whom a passive names. */
const AGENT = 4;
const DENIES = /\b(?:not|no|never|nor|neither|nobody|none|without|both|each other)\b|n['’]t\b/i;
/** What ends the name of who did it. */
const ENDS = /[,;:()]/;

/** A deed that a sentence tells in the passive: forms of whom it was done to, of who did it, and of the rest behind. */
interface Passive {
  readonly verb: number;
  readonly subject: readonly string[];
  readonly agent: readonly string[];
  readonly behind: readonly string[];
}

const meantOf = ({ tokens, forms }: SentenceRead, from: number, to: number): string[] =>
  forms.slice(from, to).filter((_, i) => tokens[from + i]?.kind === 'word' && !isStopWord(tokens[from + i]?.text ?? ''));

/** The first deed in the passive that names who did it. */
function passiveIn(read: SentenceRead): Passive | null {
  const { text, tokens } = read;
  const by = tokens.findIndex(({ text: word }) => word === 'by');
  if (by < 2) return null;
  let be = by - 1;
  while (be >= Math.max(0, by - REACH) && !BE.test(tokens[be]?.text ?? '')) be -= 1;
  const verb = tokens.findIndex(({ text: word }, i) => i > be && i < by && !word.endsWith('ly') && !BE.test(word));
  if (!BE.test(tokens[be]?.text ?? '') || verb < 0 || !isParticiple(tokens[verb]?.text ?? '')) return null;
  let end = by + 1;
  while (end < tokens.length && end <= by + AGENT) {
    const [last, token] = [tokens[end - 1], tokens[end]];
    if (end > by + 1 && (isStopWord(token?.text ?? '') || ENDS.test(text.slice(last?.end, token?.start)))) break;
    end += 1;
  }
  return {
    verb,
    subject: meantOf(read, 0, be),
    agent: meantOf(read, by + 1, end),
    behind: meantOf(read, end, tokens.length),
  };
}

/** What leads to somebody beside whom a thing was done: "instead of the bishop", "on behalf of the bishop", "after the bishop had left". */
const RIGHT_BESIDE =
  /(?:\b(?:instead of|rather than|on behalf of|in place of|for|after|before|against|despite|without|unlike|not by|once|when|until) )(?:the |his |her |its |their |an? )?$/i;

/** A quick look at a sentence. */
export const BESIDE =
  /\b(?:instead of|rather than|behalf|in place of|for|after|before|against|despite|without|unlike|not by|once|when|until) /i;

/** Where the first word of a name stands in a sentence behind a deed; -1 where nothing sets it apart from who did it. */
function besideAt({ text, tokens, forms }: SentenceRead, doer: readonly string[], from: number): number {
  const at = forms.findIndex((form, i) => i > from && form === doer[0]);
  return at > 0 && RIGHT_BESIDE.test(text.slice(0, tokens[at]?.start)) ? at : -1;
}

/** "The bishop signed it" beside "Marchetti signed it on behalf of the bishop"; "signed by the bishop" beside "signed by Marchetti after the bishop had left". */
export function besideTold(claim: SentenceRead, sentence: SentenceRead): Shown | null {
  if (DENIES.test(claim.text) || WHOEVER.test(claim.text)) return null;
  const passive = claim.kept(passiveIn);
  for (const [at, form] of claim.forms.entries()) {
    const verb = claim.tokens[at];
    if (at < 1 || verb === undefined || !isParticiple(verb.text) || isStopWord(verb.text) || claim.forms.lastIndexOf(form) !== at) continue;
    const there = sentence.forms.indexOf(form);
    if (there < 1 || sentence.forms.lastIndexOf(form) !== there || !isParticiple(sentence.tokens[there]?.text ?? '')) return null;
    const told = sentence.kept(passiveIn);
    const ownPassive = passive?.verb === at;
    if (ownPassive !== (told?.verb === there)) return null;
    const doer = ownPassive ? passive.agent : meantOf(claim, 0, at);
    const other = ownPassive ? (told?.agent ?? []) : meantOf(sentence, 0, there);
    const done = ownPassive ? passive.subject : meantOf(claim, at + 1, claim.tokens.length);
    if (doer.length === 0 || other.length === 0 || done.length === 0 || doer.some((one) => other.includes(one))) return null;
    const beside = besideAt(sentence, doer, there);
    if (beside < 0 || !doer.every((one) => sentence.set.has(one)) || !done.every((one) => sentence.set.has(one))) return null;
    const [from, to] = [sentence.tokens[there]?.start, sentence.tokens[beside]?.end];
    return { start: claim.tokens[0]?.start ?? 0, end: verb.end, against: sentence.text.slice(from, to), how: 'swapped' };
  }
  return null;
}
const WHOEVER = /\b(?:who|that|which|because|after|before|when|if|and)\b/i;

/** What a claim tells in the active of somebody who did not do it. */
export function passiveTurned(claim: SentenceRead, sentence: SentenceRead): Shown | null {
  const there = DENIES.test(claim.text) || DENIES.test(sentence.text) ? null : sentence.kept(passiveIn);
  if (there === null || there.agent.length === 0 || there.subject.length === 0) return null;
  const form = sentence.forms[there.verb] ?? '';
  const at = claim.forms.indexOf(form);
  const [first, verb] = [claim.tokens[0], claim.tokens[at]];
  if (at < 1 || first === undefined || verb === undefined || BOTH_WAYS.test(verb.text) || claim.forms.lastIndexOf(form) !== at) return null;
  if (claim.tokens.some(({ text }) => BE.test(text) || text === 'by' || text === 'who' || text === 'that')) return null;
  const [doer, done] = [meantOf(claim, 0, at), meantOf(claim, at + 1, claim.tokens.length)];
  const within = (some: readonly string[], all: readonly string[]): boolean => some.length > 0 && some.every((one) => all.includes(one));
  if (doer.some((one) => there.agent.includes(one))) return null;
  // The two are exchanged, or another who is named beside them did it.
  const exchanged = within(doer, there.subject) && within(there.agent, done);
  const another =
    within(doer, there.behind) && !there.subject.some((one) => doer.includes(one)) && done.some((one) => there.subject.includes(one));
  if (!exchanged && !another) return null;
  const [from, to] = [sentence.tokens[there.verb]?.start, sentence.tokens.find(({ text }) => text === 'by')?.end];
  return { start: first.start, end: verb.end, against: `${sentence.text.slice(from, to)} ${there.agent.join(' ')}`, how: 'swapped' };
}
