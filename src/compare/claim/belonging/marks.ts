/**
 * What tells one statement of a text from another like it: "sensor A", "the second dose", "in 2019", "the old bridge", "for the Tiber",
 * "58 g of protein". Each such word is a mark; two marks that stand in the same frame and differ part two statements. Read from the
 * letters of one sentence; which number a mark goes with is told in `members.ts`.
 */

import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { formOf } from '../select/expand.ts';
import { sideOf } from './sides.ts';

/**
 * `label`: a letter or number behind what it names. `order`: first, second. `year`, `month`: when. `kind`: one of a set of opposites, or
 * what stands before "group". `who`: of what or whom. `part`: what an amount is an amount of.
 */
export type MarkFamily = 'label' | 'order' | 'year' | 'month' | 'kind' | 'who' | 'part';

export interface Mark extends Span {
  readonly family: MarkFamily;
  /** What it stands beside: the noun that it tells apart, or how it hangs in its sentence. */
  readonly frame: string;
  /** Its forms; two marks of which one has a form of the other may be the same. */
  readonly keys: readonly string[];
}

const ORDER = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ').map((word, i) => [word, String(i + 1)] as const),
);
const MONTH = new Set(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);
const ROMAN = /^(?:I{1,3}|IV|VI{0,3}|IX|XI{0,2})$/;
/** Nouns that a number or a Roman I names one of. */
const NUMBERED =
  /^(?:groups?|arms?|phases?|stages?|cohorts?|samples?|sensors?|plots?|sites?|types?|grades?|levels?|trials?|stud(?:y|ies)|experiments?|versions?|class(?:es)?|units?|lines?|rooms?|teams?|cases?|subjects?|models?|chapters?|articles?|sections?|zones?|regions?|parts?|days?|weeks?|rounds?|waves?|schedules?|scenarios?|options?|series|blocks?|reactors?|wards?|district|lots?|batch(?:es)?|runs?|tiers?)$/;
/** Nouns whose every modifier parts a set. */
const GROUPS =
  /^(?:groups?|arms?|cohorts?|teams?|plots?|samples?|plans?|branch(?:es)?|sites?|variet(?:y|ies)|conditions?|categor(?:y|ies)|subsets?|districts?|departments?|divisions?|wards?|classes|schools?|wings?|medals?|prizes?)$/;
const DETERMINER = anyOf('the a an its their his her this that these those both all each every our no');
const PREPOSITION = anyOf('of for to by in at on among with from under after before per during within near');
/** Those behind which a plain noun tells of whom something is said. */
const OF_WHOM = anyOf('of for among in on under with by');
const TITLE = anyOf(
  'mr mrs ms miss dr prof professor sir lord lady king queen president captain judge variety village town city county river lake mount saint st',
);
const NO_SUBJECT =
  /^(?:however|overall|today|meanwhile|later|then|also|there|it|they|he|she|we|this|that|these|those|both|neither|none|some|many|most|several|few|others?|another|each|all|only|about|around|nearly|almost|over|under|least|total|sales|figures?|results?|\w{2,30}ly)$/;
/** "Set in London, it": no subject. */
const PARTICIPLE = anyOf(
  'set put cut read hit led built made held shot born written known found given taken seen sold sent left lost bought brought taught chosen drawn worn based born due next back away later west east north south',
);
const VERB =
  /^(?:is|are|was|were|has|have|had|did|does|do|can|could|will|would|may|might|must|should|\w{2,20}(?:ed|s)|won|grew|rose|fell|sold|cost|took|made|held|became|got|ran|gave|came|went|found|lost|met|sang|drove|led|built|slept|kept|spent|saw|drank|ate|wore|chose|drew|flew|knew|rode|spoke|swam|threw|wrote|bought|brought|caught|taught|thought|felt|left|lent|paid|said|told|stood|shot|hit|put|set|cut|read|began|sank|shrank|bore|hid|dug|fought|lay|sent)$/;

/** The marks of one sentence, in order. Linear in its length. */
export function marksOf(text: string, span: Span, tokens: readonly Token[] = tokensOf(text, span.start, span.end)): Mark[] {
  const marks: Mark[] = [];
  let named = -1;
  for (let i = 0; i < tokens.length; i += 1) {
    const found = labelAt(text, tokens, i) ?? orderAt(text, tokens, i) ?? dateAt(text, tokens, i) ?? kindAt(text, tokens, i);
    if (found !== null) marks.push(found);
    const part = partAt(text, tokens, i);
    if (part !== null) marks.push(part);
    const who = i <= named || (found !== null && found.family !== 'kind') ? null : whoAt(text, tokens, i);
    if (who === null) continue;
    marks.push(who.mark);
    named = who.last;
  }
  return marks;
}

/** Whether marks are told by more than their own words: a label, a place in a row, a month. Cheaper than reading all marks. */
export const hasRow = (text: string, tokens: readonly Token[]): boolean =>
  tokens.some((token, i) => MONTH.has(token.text) || labelAt(text, tokens, i) !== null || orderAt(text, tokens, i) !== null);

const isUpper = (text: string, { start }: Token): boolean => /^\p{Lu}/u.test(text.charAt(start));
/** Two words with nothing but a space or hyphen between them. */
const beside = (text: string, one: Token | undefined, other: Token | undefined): boolean =>
  one !== undefined && other !== undefined && /^[ \u00a0-]$/.test(text.slice(one.end, other.start));

function labelAt(text: string, tokens: readonly Token[], i: number): Mark | null {
  const token = tokens[i] as Token;
  const raw = text.slice(token.start, token.end);
  const letter = /^[A-Z]$/.test(raw) || ROMAN.test(raw);
  const digits = token.kind === 'number' && /^\d{1,2}$/.test(raw);
  if (!letter && !digits) return null;
  const noun = nounBefore(text, tokens, i);
  if (noun === null || ((digits || raw === 'I') && !NUMBERED.test(noun.text))) return null;
  return { family: 'label', frame: formOf(noun), keys: [raw], start: noun.start, end: token.end };
}

/** The noun that a label names one of: "sensor A", and for the B of "sensors A and B". */
function nounBefore(text: string, tokens: readonly Token[], i: number): Token | null {
  let at = i - 1;
  while (at > 0 && (tokens[at]?.text === 'and' || tokens[at]?.text === 'or' || /^(?:[A-Z]|[IVX]{1,4})$/.test(rawOf(text, tokens[at]))))
    at -= 1;
  const noun = tokens[at];
  if (noun === undefined || noun.kind !== 'word' || noun.text.length < 3 || isStopWord(noun.text)) return null;
  if (at < i - 1 && !noun.text.endsWith('s')) return null;
  return beside(text, noun, tokens[at + 1]) ? noun : null;
}

const rawOf = (text: string, token: Token | undefined): string => (token === undefined ? '' : text.slice(token.start, token.end));

function orderAt(text: string, tokens: readonly Token[], i: number): Mark | null {
  const token = tokens[i] as Token;
  const suffix = tokens[i + 1];
  const printed = token.kind === 'number' && suffix !== undefined && suffix.start === token.end && /^(?:st|nd|rd|th)$/.test(suffix.text);
  const key = printed ? token.text : ORDER.get(token.text);
  if (key === undefined) return null;
  const before = tokens[i - 1];
  if (
    before !== undefined &&
    !DETERMINER.test(before.text) &&
    !PREPOSITION.test(before.text) &&
    !/[.;:,\n|(]/.test(text.slice(before.end, token.start))
  )
    return null;
  const last = printed ? i + 1 : i;
  const noun = tokens[last + 1];
  // "the first of May", "at first", "first, ...": no place in a row.
  const named = noun !== undefined && noun.kind === 'word' && beside(text, tokens[last], noun) && !isStopWord(noun.text);
  if (!named && tokens[i - 1]?.text !== 'the') return null;
  const end = (named ? noun : (tokens[last] as Token)).end;
  return { family: 'order', frame: named && !isVerbal(noun.text) ? formOf(noun) : '*', keys: [key], start: token.start, end };
}

const isVerbal = (word: string): boolean => /^(?:is|are|was|were|has|had|came|went|\w{2,20}ed)$/.test(word);

function dateAt(text: string, tokens: readonly Token[], i: number): Mark | null {
  const token = tokens[i] as Token;
  const before = tokens[i - 1]?.text ?? '';
  if (token.kind === 'number' && /^(?:1[5-9]|20)\d\d$/.test(token.text)) {
    const led =
      /^(?:in|by|since|during|until|for|of|year)$/.test(before) ||
      // "The 2016 census".
      (before === 'the' && tokens[i + 1]?.kind === 'word' && !isStopWord(tokens[i + 1]?.text ?? '')) ||
      /\(\s?$/.test(text.slice(Math.max(0, token.start - 2), token.start));
    return led ? { family: 'year', frame: '', keys: [token.text], start: token.start, end: token.end } : null;
  }
  if (token.kind === 'word' && MONTH.has(token.text) && isUpper(text, token) && /^(?:in|by|on|during|until|for)$/.test(before))
    return { family: 'month', frame: '', keys: [token.text], start: token.start, end: token.end };
  return null;
}

/** "the old bridge", "the vegetarian group", "the large one": a word before a noun that stands against others before the same. */
function kindAt(text: string, tokens: readonly Token[], i: number): Mark | null {
  const [token, noun, before] = [tokens[i] as Token, tokens[i + 1], tokens[i - 1]];
  if (token.kind !== 'word' || noun === undefined || noun.kind !== 'word' || !beside(text, token, noun)) return null;
  if (token.text.length < 3 || isStopWord(token.text) || ORDER.has(token.text)) return null;
  const one = noun.text === 'one' || noun.text === 'ones';
  if (!one && (noun.text.length < 3 || isStopWord(noun.text))) return null;
  const open =
    before === undefined ||
    DETERMINER.test(before.text) ||
    PREPOSITION.test(before.text) ||
    /[.;:,\n|]/.test(text.slice(before.end, token.start));
  if (!open || (sideOf(token.text) === undefined && !(GROUPS.test(noun.text) && !isVerbal(token.text)))) return null;
  return { family: 'kind', frame: one ? '*' : formOf(noun), keys: [formOf(token)], start: token.start, end: noun.end };
}

/** "58 g of protein": what an amount is an amount of. */
function partAt(text: string, tokens: readonly Token[], i: number): Mark | null {
  const [token, before] = [tokens[i] as Token, tokens[i - 1]];
  if (before?.text !== 'of' || token.kind !== 'word' || isStopWord(token.text) || token.text.length < 3) return null;
  const amount = tokens.slice(Math.max(0, i - 4), i - 1).some(({ kind }) => kind === 'number');
  if (!amount || !/^[\p{L} ]{1,30}$/u.test(text.slice(tokens[i - 2]?.start, before.start))) return null;
  return { family: 'part', frame: '', keys: [formOf(token)], start: token.start, end: token.end };
}

/** A name, or a plain noun that begins its clause or hangs on a preposition. */
function whoAt(text: string, tokens: readonly Token[], i: number): { readonly mark: Mark; readonly last: number } | null {
  const token = tokens[i] as Token;
  const initials = /^\p{Lu}{2,}$/u.test(text.slice(token.start, token.end));
  if (
    token.kind !== 'word' ||
    (isStopWord(token.text) && !initials) ||
    MONTH.has(token.text) ||
    ORDER.has(token.text) ||
    TITLE.test(token.text)
  )
    return null;
  let at = i - 1;
  while (at >= 0 && (DETERMINER.test(tokens[at]?.text ?? '') || TITLE.test(tokens[at]?.text ?? ''))) at -= 1;
  const before = tokens[at];
  const first = tokens[at + 1] ?? token;
  const opens =
    before === undefined ||
    /[;:]|, ?$/.test(text.slice(before.end, first.start)) ||
    /^(?:and|but|while|whereas|although)$/.test(before.text);
  const capital =
    isUpper(text, token) && (before !== undefined || at + 1 < i || initials || owns(text, token) || isUpper(text, tokens[i + 1] ?? token));
  if (capital) {
    let last = i;
    while (last + 1 < tokens.length && beside(text, tokens[last], tokens[last + 1]) && isUpper(text, tokens[last + 1] as Token)) last += 1;
    const led = opens || leadsIn(text, tokens, at);
    const related = /^,? ?$/.test(text.slice(tokens[last]?.end, tokens[last + 1]?.start)) && tokens[last + 1]?.text === 'who';
    const frame = led || related ? 'subject' : PREPOSITION.test(before?.text ?? '') ? (before?.text ?? '') : null;
    if (frame === null && !(tokens[last + 1] !== undefined && VERB.test(tokens[last + 1]?.text ?? ''))) return null;
    const end = (tokens[last] as Token).end;
    const keys = tokens.slice(i, last + 1).map(formOf);
    return { mark: { family: 'who', frame: frame ?? 'subject', keys, start: token.start, end }, last };
  }
  if (token.text.length < 3 || /(?:ed|ing)$/.test(token.text) || PARTICIPLE.test(token.text) || NO_SUBJECT.test(token.text)) return null;
  const next = tokens[i + 1];
  const bare = at === i - 1;
  if (opens && bare) {
    const spaced = next !== undefined && /^ $/.test(text.slice(token.end, next.start));
    // "and males 5.6 kg": the verb is that of the member before.
    const gapped = before !== undefined && next?.kind === 'number';
    if (!spaced || !(gapped || VERB.test(next.text) || /^(?:at|in|by|with|to|for)$/.test(next.text))) return null;
    return { mark: { family: 'who', frame: 'subject', keys: [formOf(token)], start: token.start, end: token.end }, last: i };
  }
  if (before === undefined || !OF_WHOM.test(before.text) || (next?.kind === 'number' && beside(text, token, next))) return null;
  // The last word of what hangs there: "in heavy smokers" is told by its kind.
  if (next !== undefined && beside(text, token, next) && next.kind === 'word' && !isStopWord(next.text) && !VERB.test(next.text))
    return null;
  return { mark: { family: 'who', frame: before.text, keys: [formOf(token)], start: token.start, end: token.end }, last: i };
}

/** "Acme's". */
const owns = (text: string, { start, end }: Token): boolean => /^\p{Lu}\p{L}{1,40}['’]s$/u.test(text.slice(start, end));

/** Only a phrase of time or place before it, or "who" behind a name: "In 2011 Mr Osei", "In January, Malaga". */
function leadsIn(text: string, tokens: readonly Token[], at: number): boolean {
  if (at < 0 || at > 3) return false;
  return (
    PREPOSITION.test(tokens[0]?.text ?? '') &&
    tokens.slice(1, at + 1).every((token) => token.kind === 'number' || MONTH.has(token.text) || DETERMINER.test(token.text)) &&
    text.length > 0
  );
}

/** Whether two marks tell the same sort of thing apart. */
export function sameFrame(one: Mark, other: Mark): boolean {
  if (one.family !== other.family) return false;
  return one.frame === other.frame || ((one.family === 'order' || one.family === 'kind') && (one.frame === '*' || other.frame === '*'));
}

/** Whether two marks may be the same: they share a form, or the one is the initials of the other. */
export function mayBeSame(one: Mark, other: Mark): boolean {
  if (one.keys.some((key) => other.keys.includes(key))) return true;
  return initials(one, other) || initials(other, one);
}

function initials({ keys }: Mark, { keys: [short = ''], family }: Mark): boolean {
  return family === 'who' && keys.length > 1 && short.length === keys.length && keys.every((key, i) => key[0] === short[i]);
}
