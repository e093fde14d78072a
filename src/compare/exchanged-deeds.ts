/**
 * Who did what to whom, told the other way round: "Briar acquired Amber" where the evidence has Amber acquiring Briar. Doer and done are read
 * from plain clauses round one verb, from passives, and from words that name the converse (lost to, resulted from, the son of). Told only where
 * the same deed stands in a sentence of the evidence with both sides changed, and nowhere as the claim has it.
 */
import type { Span } from '../model/document.ts';
import { type Token, tokensOf } from '../text/tokens.ts';
import { isStopWord } from '../text/tokens-stop.ts';
import { mainVerb } from '../text/verbs.ts';
import type { Said, Stated } from './belonging-texts.ts';
import { BOTH_WAYS, OWNED, TOLD } from './exchanged-converse.ts';
import { formOf } from './select-expand.ts';

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

const BE = new Set('is are was were be been being'.split(' '));
const BOUND = new Set(
  'who which that whose whom when while whereas although though because but if unless until since where as than so'.split(' '),
);
const PREPOSITION = new Set(
  'for in on at from to by during after before with against over under into through about among between near within without per via upon towards toward'.split(
    ' ',
  ),
);
/** Prepositions behind which stands who has a part in it. */
const TOWARDS = new Set('for on to from against over with towards toward'.split(' '));
const DENIED = /^(?:not|never|no|nor|neither|n't|without|hardly|cannot)$/;
const TITLE =
  /^(?:mr|mrs|ms|miss|dr|prof|professor|sir|lord|lady|king|queen|prince|princess|president|captain|judge|inspector|senator|saint|st|count|duke|emperor|general)$/;

/** Words on one side of a verb that are looked at. */
const REACH = 9;

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

const isCapital = (text: string, { start }: Token): boolean => /^\p{Lu}/u.test(text.charAt(start));
/** Before a name. */
const isTitle = (text: string, { text: word, end }: Token): boolean => TITLE.test(word) && /^\.? \p{Lu}/u.test(text.slice(end, end + 3));
const bare = (token: Token): string => formOf({ ...token, text: token.text.replace(/['’]s$/, '') });

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

const isVerb = (before: string, word: string, after: string): boolean =>
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

const cuts = (text: string, one: Token, other: Token): boolean => /[,;:()–—|\n]/.test(text.slice(one.end, other.start));

export interface Side extends Span {
  readonly head: string;
  readonly words: ReadonlySet<string>;
  /** With all that stands behind them in the clause. */
  readonly all: ReadonlySet<string>;
}

/** The subject: words from the last boundary to the verb. */
export function sideBefore(text: string, tokens: readonly Token[], at: number): Side | null {
  let last = at - 1;
  // Auxiliaries and adverbs, an article of a noun that names the converse, and the comma before it.
  while (
    last > 0 &&
    (isStopWord((tokens[last] as Token).text) || (tokens[last] as Token).text.endsWith('ly')) &&
    !cuts(text, tokens[last - 1] as Token, tokens[last] as Token)
  )
    last -= 1;
  if (last > 0 && isStopWord((tokens[last] as Token).text)) last -= 1;
  const words: Token[] = [];
  for (let i = last; i >= 0 && i > last - REACH; i -= 1) {
    const token = tokens[i] as Token;
    if (i < last && cuts(text, token, tokens[i + 1] as Token)) break;
    if (BOUND.has(token.text) || BE.has(token.text)) break;
    words.unshift(token);
  }
  const content = (token: Token): boolean => token.kind === 'word' && !isStopWord(token.text) && !isTitle(text, token);
  const [opening] = words;
  const prepared = opening !== undefined && (PREPOSITION.has(opening.text) || opening.text === 'of');
  const cut = prepared ? -1 : words.findIndex(({ text: word }) => PREPOSITION.has(word) || word === 'of');
  const head = (cut > 0 ? words.slice(0, cut) : words).filter(content).at(-1);
  if (head === undefined || opening === undefined) return null;
  const forms = new Set(words.filter(content).map(bare));
  return { head: bare(head), words: forms, all: forms, start: opening.start, end: head.end };
}

/** What a verb governs: words up to the next preposition, and all to the end of the clause. */
function sideBehind(text: string, tokens: readonly Token[], from: number): Side | null {
  const words: Token[] = [];
  const all: Token[] = [];
  let open = true;
  for (let i = from; i < tokens.length && i < from + REACH; i += 1) {
    const token = tokens[i] as Token;
    if (i > from && cuts(text, tokens[i - 1] as Token, token)) break;
    if (BOUND.has(token.text) || BE.has(token.text)) break;
    if (PREPOSITION.has(token.text)) {
      // "via", "in", "during": how and when, nobody to whom it is done.
      if (!TOWARDS.has(token.text)) break;
      open = false;
    }
    if (token.kind !== 'word' || isStopWord(token.text) || isTitle(text, token)) continue;
    if (open) words.push(token);
    all.push(token);
  }
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return null;
  // The head stands before "of": the thesis of Nina Brandt.
  const of = tokens.findIndex(({ text: word, start }) => word === 'of' && start > first.start && start < last.start);
  const head = of < 0 ? last : (words.findLast(({ end }) => end <= (tokens[of] as Token).start) ?? last);
  return { head: bare(head), words: new Set(words.map(bare)), all: new Set(all.map(bare)), start: first.start, end: last.end };
}

const disjoint = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => [...one].every((word) => !other.has(word));

/** The first deed of a claim that the evidence tells the other way round. `places`: the sentences that are looked at; all when not given. */
export function deedTurned(said: Said, held: () => Stated, places?: () => readonly Span[]): Exchange | null {
  const own = deedsOf(said.text, said.tokens);
  if (own.length === 0) return null;
  const { text, sentences } = held();
  const found: { readonly deed: Deed; readonly sentence: Span }[] = [];
  for (const sentence of places?.() ?? sentences) {
    const tokens = tokensOf(text, sentence.start, sentence.end);
    const forms = new Set(tokens.map(bare));
    if (!own.some(({ doer, done }) => forms.has(doer) && [...done].some((form) => forms.has(form)))) continue;
    for (const deed of deedsOf(text, tokens)) found.push({ deed, sentence });
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
