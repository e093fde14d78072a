/**
 * Who did what to whom, told the other way round: "Briar acquired Amber" where the evidence has Amber acquiring Briar. Doer and done are read
 * from plain clauses round one verb, from passives, and from words that name the converse (lost to, resulted from, the son of). Told only where
 * the same deed stands in a sentence of the evidence with both sides changed, and nowhere as the claim has it.
 */

import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import { mainVerb } from '../../../text/verbs.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { formOf } from '../select/expand.ts';
import { BOTH_WAYS, OWNED, TOLD } from './converse.ts';
import { type SentenceWithin, sentenceWithin } from './read.ts';
import { BE, BOUND, bare, cuts, isCapital, sideBefore, sideBehind, TITLE } from './sides.ts';

/** What a claim has the other way round. Offsets of `start` and `end` into the claim, of `sentence` into the evidence. */
export interface Exchange extends Span {
  readonly against: string;
  readonly sentence: Span;
}

interface Deed extends Span {
  readonly what: string;
  /** The word that does it, and all words beside it. */
  readonly doer: string;
  readonly doers: ReadonlySet<string>;
  /** What it is done to, and all that stands behind it in the clause. */
  readonly done: ReadonlySet<string>;
  readonly behind: ReadonlySet<string>;
}

const DENIED = anyOf("not never no nor neither n't without hardly cannot");

/** The deeds of a sentence. Linear in its length. */
export function deedsOf(text: string, tokens: readonly Token[]): Deed[] {
  const deeds: Deed[] = [];
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind !== 'word') continue;
    const deed = kinAt(text, tokens, at) ?? takenAt(text, tokens, at) ?? deedAt(text, tokens, at);
    const told = deed === null ? null : parted(deed);
    if (told !== null) deeds.push(told);
  }
  return deeds;
}

/** What both sides have in their names ("Weser Bank", "Elbe Bank") tells them not apart. Null where nothing does. */
function parted(deed: Deed): Deed | null {
  const both = new Set([...deed.doers].filter((word) => deed.behind.has(word)));
  if (both.size === 0) return deed;
  const without = (words: ReadonlySet<string>): ReadonlySet<string> => new Set([...words].filter((word) => !both.has(word)));
  const doers = without(deed.doers);
  const doer = both.has(deed.doer) ? [...doers].at(-1) : deed.doer;
  return doer === undefined ? null : { ...deed, doer, doers, done: without(deed.done), behind: without(deed.behind) };
}

/** "Harald's son Magnus". */
function kinAt(text: string, tokens: readonly Token[], at: number): Deed | null {
  const [before, token, next] = [tokens[at - 1] as Token, tokens[at] as Token, tokens[at + 1] as Token];
  const kin = OWNED.get(token.text);
  if (kin === undefined || !/['’]s$/.test(text.slice(before.start, token.start).trimEnd()) || !isCapital(text, next)) return null;
  const owner = nameBack(text, tokens, at - 1);
  const other = nameOn(text, tokens, at + 1);
  const [doer, done] = kin.before ? [other, owner] : [owner, other];
  const last = doer.at(-1);
  if (last === undefined || done.length === 0) return null;
  return {
    what: kin.what,
    doer: last,
    doers: new Set(doer),
    done: new Set(done),
    behind: new Set(done),
    start: before.start,
    end: next.end,
  };
}

function nameBack(text: string, tokens: readonly Token[], at: number): string[] {
  const name: string[] = [];
  for (let i = at; i >= 0 && name.length < 4 && isCapital(text, tokens[i] as Token); i -= 1)
    if (!TITLE.test((tokens[i] as Token).text)) name.unshift(bare(tokens[i] as Token));
  return name;
}

function nameOn(text: string, tokens: readonly Token[], at: number): string[] {
  const name: string[] = [];
  for (let i = at; i < tokens.length && name.length < 4 && isCapital(text, tokens[i] as Token); i += 1) name.push(bare(tokens[i] as Token));
  return name;
}

/** "Elbe took over Weser", "Weser was taken over by Elbe". */
function takenAt(text: string, tokens: readonly Token[], at: number): Deed | null {
  if (tokens[at + 1]?.text !== 'over' || !/^(?:took|takes?|taken)$/.test((tokens[at] as Token).text)) return null;
  const passive = tokens[at + 2]?.text === 'by';
  const [left, right] = [sideBefore(text, tokens, at), sideBehind(text, tokens, at + (passive ? 3 : 2))];
  if (left === null || right === null) return null;
  const [doing, suffering] = passive ? [right, left] : [left, right];
  const { words: done, all: behind } = suffering;
  return {
    what: formOf({ kind: 'word', text: 'takeover' }),
    doer: doing.head,
    doers: doing.words,
    done,
    behind,
    start: left.start,
    end: right.end,
  };
}

function deedAt(text: string, tokens: readonly Token[], at: number): Deed | null {
  const [before, token, next] = [tokens[at - 1] as Token, tokens[at] as Token, tokens[at + 1] as Token];
  const told = TOLD.get(token.text);
  if (told === undefined && (isStopWord(token.text) || BOTH_WAYS.test(token.text) || isCapital(text, token))) return null;
  const passive = isPassive(text, tokens, at);
  const sense =
    told?.find(({ lead }) => lead !== '' && lead === leadOf(text, tokens, at, lead)) ?? told?.find(({ lead }) => lead === '' || passive);
  if (told !== undefined && sense === undefined) return null;
  if (told === undefined && !passive && !isVerb(before.text, token.text, next.text)) return null;
  for (let i = at - 1; i >= Math.max(0, at - 4); i -= 1)
    if (DENIED.test((tokens[i] as Token).text) || /n['’]t$/.test((tokens[i] as Token).text)) return null;
  // A noun that names the converse stands behind "was the" or a comma.
  if (sense?.lead === 'of' && !isNamed(text, tokens, at)) return null;
  const left = sideBefore(text, tokens, at);
  if (left === null) return null;
  const lead = passive && sense?.lead !== 'of' ? 'by' : (sense?.lead ?? '');
  const from = lead === '' ? at + 1 : leadAt(text, tokens, at, lead) + 1;
  const right = sideBehind(text, tokens, from);
  if (right === null) return null;
  const first = passive === (sense?.before ?? true) && sense?.lead !== 'of' ? right : left;
  const second = first === left ? right : left;
  const doing = sense?.lead === 'of' ? (sense.before ? left : right) : first;
  const suffering = sense?.lead === 'of' ? (sense.before ? right : left) : second;
  return {
    what: sense?.what ?? formOf(token),
    doer: doing.head,
    doers: doing.words,
    done: suffering.words,
    behind: suffering === right ? right.all : suffering.words,
    start: left.start,
    end: right.end,
  };
}

export const isVerb = (before: string, word: string, after: string): boolean =>
  mainVerb(before, word, after) ||
  (/(?:ed)$/.test(word) && word.length > 4) ||
  // "Bees pollinate the clover".
  (/[^s]s$/.test(before) && /[^s]$/.test(word) && word.length > 3 && /^(?:the|a|an|its|their)$/.test(after)) ||
  (/[^su]s$/.test(word) && word.length > 3 && !/^(?:the|a|an|this|its|their|of)$/.test(before) && !isStopWord(after)) ||
  /^(?:bought|beat|won|sold|built|wrote|led|taught|paid|shot|struck|ate|eats?|eat|drove|chose|caught|fought|sought|hit|sent|gave|took|held|kept|brought|drew|sued|sue)$/.test(
    word,
  );

/** "was acquired by", "acquired by". */
function isPassive(text: string, tokens: readonly Token[], at: number): boolean {
  if (!/(?:ed|en|n|t|d|ne|ld|ght|un|ung|ot)$/.test((tokens[at] as Token).text)) return false;
  if (leadAt(text, tokens, at, 'by') < 0) return false;
  if (tokens[at + 1]?.text === 'by') return true;
  for (let i = at - 1; i >= Math.max(0, at - 3); i -= 1) {
    const { text: word } = tokens[i] as Token;
    if (BE.has(word)) return true;
    if (!word.endsWith('ly') && word !== 'also' && word !== 'later' && word !== 'first') return false;
  }
  return false;
}

/** Index of a leading word behind a verb, in the same clause; -1 where there is none. */
function leadAt(text: string, tokens: readonly Token[], at: number, lead: string): number {
  for (let i = at + 1; i < tokens.length && i <= at + 6; i += 1) {
    const token = tokens[i] as Token;
    if (cuts(text, tokens[i - 1] as Token, token)) return -1;
    if (token.text === lead) return i;
    if (BOUND.has(token.text)) return -1;
    if (lead !== 'by' && token.kind === 'word' && !token.text.endsWith('ly')) return -1;
  }
  return -1;
}

const leadOf = (text: string, tokens: readonly Token[], at: number, lead: string): string =>
  leadAt(text, tokens, at, lead) < 0 ? '' : lead;

/** "was the cause of", ", son of". */
function isNamed(text: string, tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 4); i -= 1) {
    const token = tokens[i] as Token;
    if (BE.has(token.text)) return true;
    if (/,/.test(text.slice(token.end, tokens[i + 1]?.start))) return true;
  }
  return false;
}

const deedsIn = ({ text, tokens }: SentenceWithin): readonly Deed[] => deedsOf(text, tokens);

const disjoint = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => [...one].every((word) => !other.has(word));

/** Letters by which a doer is looked for before a sentence is read. */
const LETTERS = 4;

/** The first deed of a claim that the evidence tells the other way round. `places`: the sentences that are looked at; all when not given. */
export function deedTurned(said: Said, held: () => Pick<Stated, 'text' | 'sentences'>, places?: () => readonly Span[]): Exchange | null {
  const all = deedsOf(said.text, said.tokens);
  if (all.length === 0) return null;
  const evidence = held();
  const { text } = evidence;
  const lower = places === undefined ? text.toLowerCase() : null;
  const first = new Map(said.tokens.map((token) => [bare(token), token.text.slice(0, LETTERS)]));
  const own = all.filter(({ doer }) => lower === null || lower.includes(first.get(doer) ?? doer));
  const found: { readonly deed: Deed; readonly sentence: Span }[] = [];
  for (const sentence of own.length === 0 ? [] : (places?.() ?? evidence.sentences)) {
    const there = sentenceWithin(evidence, sentence);
    const raw = there.lower;
    if (
      !own.some(
        ({ doer, behind }) => raw.includes(first.get(doer) ?? doer) && [...behind].some((form) => raw.includes(first.get(form) ?? form)),
      )
    )
      continue;
    for (const deed of there.kept(deedsIn)) found.push({ deed, sentence });
  }
  for (const deed of own) {
    const same = found.filter(({ deed: other }) => other.what === deed.what);
    if (same.some(({ deed: other }) => !disjoint(other.doers, deed.doers) && !disjoint(other.done, deed.done))) continue;
    for (const { deed: other, sentence } of same) {
      const crossed = other.behind.has(deed.doer) && deed.behind.has(other.doer) && disjoint(deed.doers, other.doers);
      const objects = [...deed.done].filter((word) => !other.done.has(word) && !other.doers.has(word) && !other.behind.has(word));
      if (crossed && objects.length === 0)
        return { start: deed.start, end: deed.end, against: text.slice(other.start, other.end), sentence };
    }
  }
  return null;
}
