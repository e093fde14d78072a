/**
 * Another of the source's things in the place of the right one: "it damages the base" beside "it damages the seal", "spending on schools falls" beside "spending on roads falls". A sentence has every other
 * word of the claim in its order and something else in that one place, between the same neighbours and behind the same small word; what the claim has there is told elsewhere, of something else.
 */
import { anyOf } from '../../../text/any-of.ts';
import { CARDINALS } from '../../../text/numbers/lexicon.ts';
import type { Token } from '../../../text/tokens.ts';
import { finite } from '../../../text/verbs.ts';
import { isDeed } from '../exchanged/parties.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { among, meaningIn, type Piece, pieces } from './pieces.ts';

/** Words of meaning of a claim that are looked at, the least beside what was exchanged, and the most that stand in one place. */
const MOST = 16;
const LEAST = 2;
const PHRASE = 3;
/** Words of the sentence between the claim's that it may leave out. */
const LEFT_OUT = 2;
/** Words of a sentence from which on it is not looked at. */
const LONGEST = 70;
const LONGEST_CLAIM = 36;

/** What joins, compares or takes in others: asked of the claim, the sentence may say the same in it. */
const TURNS =
  /(?<![\p{L}])(?:than|compared|both|respectively|all|each|every|either|same|unlike|except|also|too|as well|likewise|while|whereas|although|or|if|unless|not|no|never|none|neither|nor|nobody|without|cannot|only|als|beide|alle|sowohl|auch|oder|nicht|kein\w{0,2}|nur|pas|sauf|tous|toutes|aussi|ou|sans|ne|ambos|ambas|todos|todas|tambi[eé]n|o|sin|não|nao|tutti|tutte|anche|non)(?![\p{L}])|n['’]t(?![\p{L}])/giu;
/** A sentence that says of others what was said. */
const ALIKE =
  /(?<![\p{L}])(?:so (?:is|are|was|were|do|does|did|has|have|can|may|must|will)|as (?:is|are|was|were|do|does|did|has|have|can|may|must|will|well)|also|too|both|same|likewise|similar\w{0,3}|like|together|including|such as|called|named|known|i\.?e|or|auch|ebenso|gleich\w{0,4}|oder|sowie|aussi|ainsi|m[eê]me|ou|tambi[eé]n|mismo|misma|o|também|anche)(?![\p{L}])/iu;
/** What others are called by. */
const ANYBODY = anyOf(
  `company compani firm group team studi paper report author research scientist govern citi town countri state club parti man woman boy girl child kid people person president minist chairman director owner drug product bridg build
   thing work place area part case year time event project member player leader king queen`,
);
const ARTICLES = anyOf(
  'the a an its their his her our your this that these those der die das den dem des ein eine einen einem einer le la les un une des el los las una unos unas',
);
const DEFINITE = anyOf('the this that these those der die das den dem des le la les el los las');
const PARTS = /[.:()[\]]/;
/** "Recommends insulin". */
const THIRD = /[^s]s$/;
const CAPITAL = /^\p{Lu}/u;

/** Things of which one excludes the other, though the source tells nothing else of it: units of time, days of the week. */
const ROWS = [
  'minute hour day week month year minut stunde tag woche monat jahr heure jour semaine mois an hora dia día semana mes año',
  'monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo',
].map(anyOf);
const inOneRow = (one: string, other: string): boolean => ROWS.some((row) => row.test(one) && row.test(other));

interface Worded {
  readonly at: readonly number[];
  readonly forms: readonly string[];
}

function wordedOf(sentence: SentenceRead): Worded {
  const means = meaningIn(sentence);
  const at = sentence.tokens.flatMap((token, i) => (means(token) ? [i] : []));
  return { at, forms: at.map((i) => sentence.forms[i] ?? '') };
}
/** Words of meaning of a sentence, in order. */
const worded = (sentence: SentenceRead): Worded => sentence.kept(wordedOf);

/** The small words before a place, articles left out, and the last article; the place of what stands before them. */
function leadOf(
  { tokens }: SentenceRead,
  at: number,
  from: number,
): { readonly by: string; readonly article: string; readonly to: number } {
  let i = at - 1;
  let article = '';
  while (i > from && ARTICLES.test(tokens[i]?.text ?? '')) {
    article ||= tokens[i]?.text ?? '';
    i -= 1;
  }
  return { by: i > from ? (tokens[i]?.text ?? '') : '', article, to: i };
}

interface Placed {
  /** Words of meaning of the claim in the place, and those of the sentence: by their order. */
  readonly own: readonly [number, number];
  readonly there: readonly [number, number];
}

/** The one place in which a claim has something else than a sentence that has all its other words in their order. */
function placeIn(claim: Worded, sentence: Worded): Placed | null {
  const [n, m] = [claim.forms.length, sentence.forms.length];
  const same = (i: number, j: number): boolean => among(claim.forms[i] ?? '', [sentence.forms[j] ?? '']);
  for (let own = 1; own <= Math.min(PHRASE, n - LEAST); own += 1)
    for (let i = 0; i + own <= n; i += 1) {
      const found = filled(i, i + own);
      if (found !== null) return found;
    }
  return null;

  function filled(i: number, end: number, own = end - i): Placed | null {
    for (let there = 1; there <= PHRASE; there += 1)
      for (let j = 0; j + there <= m; j += 1) {
        // Its neighbours in the claim, if it has some, are its neighbours here.
        if (i > 0 && (j === 0 || !same(i - 1, j - 1))) continue;
        if (end < n && (j + there >= m || !same(end, j + there))) continue;
        if (leftOut(i - 1, j - 1, -1) + leftOut(end, j + there, 1) > (n - own > LEAST ? LEFT_OUT : 0)) continue;
        return { own: [i, end], there: [j, j + there] };
      }
    return null;
  }
  /** Words between that the claim leaves out, from a place on to either side; too many where it is not all there. */
  function leftOut(from: number, at: number, step: 1 | -1): number {
    let [j, out] = [at, 0];
    for (let i = from; i >= 0 && i < n; i += step, j += step)
      for (; !same(i, j); j += step, out += 1) if (j < 0 || j >= m || out > LEFT_OUT) return LEFT_OUT + 1;
    return out;
  }
}

/** Whether what the claim has in a place stands in a piece as another thing: not as one more of a list. */
function standsApart(own: readonly string[], { sentence, from, to }: Piece): boolean {
  const { at, forms } = worded(sentence);
  const first = at.findIndex((place, i) => place >= from && place < to && among(forms[i] ?? '', own));
  return first >= 0 && at.some((place, i) => i < first && place >= from && sentence.tokens[place]?.kind === 'word');
}

/** Whether a piece tells a value that is none of the claim's: "the bus takes three". */
const hasOtherValue = ({ sentence: { tokens, forms }, from, to }: Piece, rest: readonly string[]): boolean =>
  tokens.some(
    (token, i) => i >= from && i < to && (token.kind === 'number' || CARDINALS.has(token.text)) && !rest.includes(forms[i] ?? ''),
  );

/** Whether words stand among others in their order. */
function standInOrder(words: readonly string[], others: readonly string[]): boolean {
  let at = 0;
  for (const word of words) {
    at = others.indexOf(word, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** What the source has of something else, in the place of the right one. */
export function otherInPlace(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (claim.tokens.length > LONGEST_CLAIM) return null;
  const mine = worded(claim);
  if (mine.at.length < LEAST + 1 || mine.at.length > MOST) return null;
  // Most claims are copied or shortened.
  if (sentences.some(({ forms }) => standInOrder(mine.forms, forms))) return null;
  let turns: readonly string[] | undefined;
  for (const sentence of sentences) {
    if (sentence.tokens.length > LONGEST) continue;
    const held = mine.forms.filter((form) => sentence.set.has(form)).length;
    if (held < mine.forms.length - PHRASE || held < 1) continue;
    const theirs = worded(sentence);
    const place = placeIn(mine, theirs);
    if (place === null) continue;
    const [own, there] = [mine.at.slice(...place.own), theirs.at.slice(...place.there)];
    const [ownPhrase, therePhrase] = [phraseAt(claim, own), phraseAt(sentence, there)];
    const [ownForms, thereForms] = [mine.forms.slice(...place.own), theirs.forms.slice(...place.there)];
    if (thereForms.some((form) => among(form, mine.forms)) || ownForms.some((form) => among(form, thereForms))) continue;
    if (!isOther(ownPhrase, therePhrase, place.own[0] > 0, place.own[1] < mine.at.length)) continue;
    turns ??= claim.text.match(TURNS) ?? [];
    const turnsHere: readonly string[] = sentence.text.match(TURNS) ?? [];
    if (!turns.every((word) => turnsHere.some((one) => one.toLowerCase() === word.toLowerCase()))) continue;
    const rest = mine.forms.filter((_, i) => i < place.own[0] || i >= place.own[1]);
    if (!toldElsewhere(ownPhrase, therePhrase, rest, sentence, sentences)) continue;
    const [first, last] = [claim.tokens[own[0] ?? 0], claim.tokens[own.at(-1) ?? 0]] as [Token, Token];
    const [from, to] = [sentence.tokens[there[0] ?? 0], sentence.tokens[there.at(-1) ?? 0]] as [Token, Token];
    return { how: 'swapped', start: first.start, end: last.end, against: sentence.text.slice(from.start, to.end), sentence: sentence.span };
  }
  return null;
}

/** Whether two phrases in one place are of one kind and may be two things. `before`, `behind`: the claim has a neighbour there. */
function isOther(own: Phrase, there: Phrase, before: boolean, behind: boolean): boolean {
  if (own.by !== there.by || !own.run || !there.run || own.behind !== there.behind || there.parted) return false;
  // Beside the same neighbour it is enough that one of the two shows where the phrase ends.
  if (!(before ? own.led || there.led : own.led && there.led) || !(behind ? own.ends || there.ends : own.ends && there.ends)) return false;
  if (own.forms.length === 1 && inOneRow(own.raw, there.raw)) return there.forms.length === 1;
  if ([...own.forms, ...there.forms].some((form) => ANYBODY.test(form))) return false;
  return own.named === there.named || own.from === 0 || there.from === 0;
}

interface Phrase {
  readonly forms: readonly string[];
  /** Its first word as it is written, in small letters. */
  readonly raw: string;
  readonly from: number;
  readonly by: string;
  /** Its words follow each other. */
  readonly run: boolean;
  /** No word of meaning stands right before it, but a verb or a number, and none but a verb right behind it: beside the same neighbours one of the two phrases tells. */
  readonly led: boolean;
  readonly ends: boolean;
  /** The small word behind it. */
  readonly behind: string;
  /** A full stop or a bracket stands right before or behind it. */
  readonly parted: boolean;
  /** A single common noun behind "the". */
  readonly takesUp: boolean;
  /** No article, and no name. */
  readonly bare: boolean;
  readonly start: number;
  readonly named: boolean;
}

function phraseAt(sentence: SentenceRead, at: readonly number[]): Phrase {
  const { text, tokens, forms } = sentence;
  const [from, last] = [at[0] ?? 0, at.at(-1) ?? 0];
  const means = meaningIn(sentence);
  const [before, next] = [tokens[from - 1], tokens[last + 1]];
  const touches = (one: Token, other: Token): boolean => /^[ -]$|^['’]$/.test(text.slice(one.end, other.start));
  const run = at.every(
    (place, i) => i === 0 || (place === (at[i - 1] ?? 0) + 1 && touches(tokens[place - 1] as Token, tokens[place] as Token)),
  );
  const led =
    before === undefined ||
    !means(before) ||
    !touches(before, tokens[from] as Token) ||
    before.kind === 'number' ||
    CARDINALS.has(before.text) ||
    THIRD.test(before.text) ||
    finite(before.text, tokens[from]?.text ?? '');
  const ends =
    next === undefined ||
    !means(next) ||
    !touches(tokens[last] as Token, next) ||
    isDeed(sentence, last + 1) ||
    finite(next.text, tokens[last + 2]?.text ?? '');
  const { by, article } = leadOf(sentence, from, -1);
  const capital = at.some((i) => i > 0 && CAPITAL.test(text.slice(tokens[i]?.start, tokens[i]?.end)));
  return {
    forms: at.map((i) => forms[i] ?? ''),
    raw: tokens[from]?.text ?? '',
    from,
    by,
    run,
    led,
    ends,
    behind: next === undefined || means(next) || !touches(tokens[last] as Token, next) ? '' : next.text,
    parted:
      PARTS.test(text.slice(before?.end ?? 0, tokens[from]?.start)) ||
      (next !== undefined && PARTS.test(text.slice(tokens[last]?.end, next.start))),
    takesUp: at.length === 1 && DEFINITE.test(article) && !capital,
    bare: article === '' && !capital,
    start: sentence.span.start + (tokens[from]?.start ?? 0),
    named: capital,
  };
}

/** Whether the source tells of what the claim has in the place, apart from what it has there itself, and never with the claim's other words. */
function toldElsewhere(
  { forms: own, raw }: Phrase,
  there: Phrase,
  rest: readonly string[],
  sentence: SentenceRead,
  sentences: readonly SentenceRead[],
): boolean {
  let told = inOneRow(raw, there.raw);
  for (const other of sentences) {
    const has = own.filter((form) => among(form, other.forms)).length;
    if (has === 0) continue;
    const shared = rest.filter((form) => other.set.has(form)).length;
    if (ALIKE.test(other.text) || (other !== sentence && shared * 2 > rest.length)) return false;
    if (has < own.length) continue;
    const { at, forms } = worded(other);
    const stands = phraseAt(
      other,
      at.filter((_, i) => among(forms[i] ?? '', own)),
    );
    const [first, later] = stands.start < there.start ? [stands, there] : [there, stands];
    // "The race" takes up a grand prix that was named before.
    if (later.takesUp && !first.takesUp && !first.bare) return false;
    if (other === sentence) {
      const piece = pieces(other).find(({ words }) => own.every((form) => among(form, words)));
      if (
        piece === undefined ||
        there.forms.some((form) => among(form, piece.words)) ||
        !(standsApart(own, piece) || hasOtherValue(piece, rest))
      )
        return false;
    }
    told = true;
  }
  return told;
}
