/**
 * All of them for a part of them: "all four tunes are by Purcell" beside "two of the tunes", "all members resigned" beside "of the three members one resigned", "measured in
 * all participants" beside "in a subgroup of 22". A bare plural is none: "children" may mean all of them.
 */
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { clauseRound, meant, meantBetween, share } from './words.ts';

const ALL =
  /(?<![\p{L}])(?:all|every|each|both|none|alle[nrs]?|sämtliche[nrs]?|jede[nrs]?|tous|toutes|chaque|todos|todas|cada)(?![\p{L}])/iu;
const NEARLY = /\b(?:not|nearly|almost|virtually|nicht|fast|pas|presque|no|casi) $/i;
/** "In all", "after all". */
const IN_ALL = /\b(?:in|at|after|above) all(?=[,.;:]|$| (?:\p{Nd}|the same\b))/iu;
const EXCEPTS = /\b(?:except|but|apart|besides|other than|save for|excluding|außer|sauf|hormis|salvo|excepto)\b/i;
const NUMBER =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{Nd}{1,5}|half|some|several|a few|few|most|many|a third|a quarter|only one)';
/** A part of some that are named, or were named just before. */
const PARTS: readonly RegExp[] = [
  new RegExp(`\\b${NUMBER} of (?:the |these |those |its |their |his |her )(?:\\p{L}{2,15} ){0,2}?(\\p{L}{3,20})`, 'iu'),
  /\b[Oo]f the (?:\p{L}{2,12} |\p{Nd}{1,5} )?(\p{L}{3,20})[^,;]{0,60}, (?:only |just )?(?:one|two|three|four|five|\p{Nd}{1,4})\b(?! (?:and|or)\b)/u,
  new RegExp(`, (?:only |just )?${NUMBER} of (?:them|whom|which|these|those)\\b`, 'iu'),
  /\b(?:in|of|from|among) an? (?:\p{L}{3,12} )?(?:subgroup|sub-group|subset|subsample|sub-sample|random sample) of\b/iu,
];
/** Share of the claim's words beside what it counts that the clause must have. */
const SHARE = 0.5;

/** "All" of what a clause tells of a part. */
export function allForPart(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = ALL.exec(claim.text);
  if (own === null || NEARLY.test(claim.text.slice(0, own.index)) || IN_ALL.test(claim.text) || EXCEPTS.test(claim.text)) return null;
  const words = meant(claim);
  if (words.length < 2) return null;
  for (const sentence of sentences) {
    if (share(words, sentence) < SHARE) continue;
    for (const part of PARTS) {
      const there = part.exec(sentence.text);
      if (there === null || claim.text.toLowerCase().includes(there[0].toLowerCase().trim())) continue;
      const { from, to } = clauseRound(sentence.text, there.index);
      if (ALL.test(sentence.text.slice(there.index, to)) || ALL.test(sentence.text.slice(from, there.index))) continue;
      const at = there.index + there[0].lastIndexOf(there[1] ?? '');
      const noun = there[1] === undefined ? undefined : meantBetween(sentence, at, at + there[1].length)[0];
      if (there[1] !== undefined && (noun === undefined || !governs(claim, own, noun))) continue;
      // What is told of the part: the claim's own predicate.
      const behind = meantBetween(sentence, there.index + there[0].length, to);
      const before = meantBetween(sentence, from, there.index);
      const told = words.filter((form) => form !== noun && (behind.includes(form) || (noun === undefined && before.includes(form))));
      if (told.length === 0 || told.length < SHARE * (words.length - (noun === undefined ? 0 : 1)) - 1) continue;
      if (sentences.some((other) => other !== sentence && ALL.test(other.text) && share(told, other) === 1)) continue;
      return { how: 'stronger', start: own.index, end: own.index + own[0].length, against: there[0].trim(), sentence: sentence.span };
    }
  }
  return null;
}

const WHOLLY = /\b(?:all|fully|completely|entirely|wholly|totally|in full|the whole|everywhere)\b/i;
/** A part, or one alone, in the sentence that has all else. */
const IN_PART =
  /\b(?:(?:about |around |nearly |roughly )?half of all|an? (?:third|quarter|fifth|tenth) of all|part of the|partly|partially|in part|(?:on|in|at|for|to) (?:the )?(?:\p{L}{3,15} ){1,2}only)\b/iu;
/** Words of a claim that such a sentence must have, all but its "all" or "fully". */
const NEARLY_ALL = 0.8;

/** "Restored it fully" beside "restored part of it", "all of it" beside "half of all", "on all beaches" beside "on the west beach only". */
export function whollyForPart(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = WHOLLY.exec(claim.text);
  if (own === null || NEARLY.test(claim.text.slice(0, own.index)) || IN_ALL.test(claim.text) || EXCEPTS.test(claim.text)) return null;
  if (IN_PART.test(claim.text)) return null;
  const said = meantBetween(claim, own.index, own.index + own[0].length);
  const words = meant(claim).filter((form) => !said.includes(form));
  if (words.length < 2) return null;
  let found: Told | null = null;
  for (const sentence of sentences) {
    if (share(words, sentence) < NEARLY_ALL) continue;
    const there = IN_PART.exec(sentence.text);
    if (there === null || WHOLLY.test(sentence.text.replace(there[0], ' '))) return null;
    found ??= { how: 'stronger', start: own.index, end: own.index + own[0].length, against: there[0].trim(), sentence: sentence.span };
  }
  return found;
}

/** Words behind "all" among which what it is of stands. */
const BEHIND = 5;
/** Whether "all" is of a noun. */
function governs({ tokens, forms }: SentenceRead, own: RegExpExecArray, noun: string): boolean {
  const at = tokens.findIndex(({ start }) => start >= own.index + own[0].length);
  return at >= 0 && forms.slice(at, at + BEHIND).includes(noun);
}

const MOSTLY = /\b(?:all|most|the majority|the bulk|nearly all)\b/i;
const FEW =
  /\b(?:few|hardly any|very few|only a few|none|no more than a few) of (?:them|these|those|whom|which) (?:\p{L}{2,6} )?(\p{L}{3,20})/iu;

/** "Most starved" beside "few of them starved". */
export function mostForFew(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = MOSTLY.exec(claim.text);
  if (own === null || NEARLY.test(claim.text.slice(0, own.index)) || /\b(?:not|no|never)\b|n['’]t\b/i.test(claim.text)) return null;
  for (const sentence of sentences) {
    const there = FEW.exec(sentence.text);
    if (there === null) continue;
    const end = there.index + there[0].length;
    const [verb] = meantBetween(sentence, end - (there[1]?.length ?? 0), end);
    if (verb === undefined || !meant(claim).includes(verb)) continue;
    return { how: 'swapped', start: own.index, end: own.index + own[0].length, against: there[0], sentence: sentence.span };
  }
  return null;
}

const WHATEVER =
  /\b(?:all|every|any|whatever|regardless of|irrespective of|no matter|wherever)\b(?: (?:the |of the |these |\p{Nd}{1,4} |\p{L}{3,6} (?=\p{L}{3,20}s\b)){0,2})/iu;
/** What narrows a noun right behind it. */
const NARROWS =
  /^(?: \p{L}{2,15}| \p{Nd}{1,4}){0,3}? (?:with|who|whose|(?:long|high|old|young|larg|small|great|wid|heavi|thick)er than|more than|less than|over|under|above|below|aged|from|that (?:have|has|are|is|were|was)) /iu;

/** "All children under two" beside "children under two with infection in both ears": what narrows them is left out. */
export function allForNarrower(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = WHATEVER.exec(claim.text);
  if (
    own === null ||
    NEARLY.test(claim.text.slice(0, own.index)) ||
    EXCEPTS.test(claim.text) ||
    /\b(?:if|not|no|never|who)\b|n['’]t\b/i.test(claim.text)
  )
    return null;
  const words = meant(claim);
  const at = claim.tokens.findIndex(({ start }, i) => start >= own.index + own[0].trimEnd().length && words.includes(claim.forms[i] ?? ''));
  // "All leaning ladders": the noun is the last word of meaning before a verb, a comma or a preposition.
  const nouns = claim.forms.slice(at, at + 2).filter((form) => words.includes(form));
  if (at < 0 || words.length < 3) return null;
  let found: Told | null = null;
  for (const sentence of sentences) {
    if (share(words, sentence) < SHARE + 0.1) continue;
    if (/\b(?:all|every|any|each|whatever|everyone)\b/i.test(sentence.text)) return null;
    for (const noun of nouns) {
      const place = sentence.tokens[sentence.forms.indexOf(noun)];
      const there = place === undefined ? null : NARROWS.exec(sentence.text.slice(place.end, place.end + REACH));
      if (place === undefined || there === null) continue;
      const from = place.end + there[0].length;
      const stop = sentence.text.slice(from).search(/[,;.]| (?:shall|must|may|can|should|is|are|was|were|will|and|or|to) /);
      const to = stop < 0 ? sentence.text.length : from + stop;
      const narrow = [...meantBetween(sentence, place.end, to), ...(sentence.text.slice(from, to).match(/\p{Nd}[\p{Nd}.,]*/gu) ?? [])];
      const mine = narrow.filter((form) => words.includes(form) || claim.text.includes(form));
      const left = narrow.filter((form) => !mine.includes(form));
      if (left.length === 0 || narrow.length > MOST || meantBetween(sentence, from, to).some((form) => words.includes(form))) continue;
      found ??= {
        how: 'stronger',
        start: own.index,
        end: own.index + own[0].trimEnd().length,
        against: sentence.text.slice(place.start, to).trim(),
        sentence: sentence.span,
      };
    }
  }
  return found;
}
/** Letters behind a noun within which it is narrowed; words that narrow it. */
const REACH = 60;
const MOST = 6;

const FIRST = /\b(?:the|their|its|his|her) (first|only|sole|last) (\p{L}{3,20})/iu;
/** "The first woman to work on it" beside "one of the few women who did". */
export function firstForOne(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = FIRST.exec(claim.text);
  if (own === null || /\b(?:one of|among|not|if|perhaps|probably|known)\b/i.test(claim.text)) return null;
  const end = own.index + own[0].length;
  const [noun] = meantBetween(claim, end - (own[2]?.length ?? 0), end);
  const words = meant(claim);
  if (noun === undefined) return null;
  let found: Told | null = null;
  for (const sentence of sentences) {
    const there =
      /\b(?:one|two|three) of (?:the |only )?(?:very |relatively )?(?:few|many|several|handful of|\p{Nd}{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (\p{L}{3,20})/iu.exec(
        sentence.text,
      );
    if (sentence.tokens.some(({ text }) => text === own[1]?.toLowerCase()) && share(words, sentence) >= SHARE) return null;
    if (there === null) continue;
    const to = there.index + there[0].length;
    const [kind] = meantBetween(sentence, to - (there[1]?.length ?? 0), to);
    if (kind !== noun || share(words, sentence) < SHARE) continue;
    found ??= { how: 'stronger', start: own.index, end, against: there[0], sentence: sentence.span };
  }
  return found;
}
