/**
 * What a sentence says in so many words of another: "the conference adopts the budget" for "the secretariat, not the conference, adopts the budget", and
 * "convicted of murder" for "charged with murder" where the conviction was of something else.
 */
import type { SentenceRead } from '../exchanged/read.ts';
import { meantIn } from '../limits/limit.ts';
import type { Look } from '../looks.ts';
import type { Worded } from '../recall/stronger.ts';
import type { Ruled } from './ruled.ts';

const NOT = /, (?:and )?not (?:the |an? |its |his |her |their )?([\p{L}\p{N}’' -]{3,40}?), (\p{L}{2,20})/giu;
const DENIED = /\b(?:not|no|never|neither|nor)\b|n['’]t\b/i;

/** A quick look at a sentence. */
export const NAMES_NOT: Look = { test: (text) => text.includes('not ') && text.search(NOT) >= 0 };

/** "The conference adopts" for "the secretariat, not the conference, adopts". */
export function namedOtherwise(claim: Worded, sentences: readonly SentenceRead[]): Ruled | null {
  for (const sentence of sentences) {
    for (const found of sentence.text.matchAll(NOT)) {
      const from = found.index + found[0].indexOf('not ') + 'not '.length;
      const who = meantIn(sentence, from, from + (found[1]?.length ?? 0) + ARTICLE);
      const verb = sentence.forms[sentence.tokens.findIndex(({ end }) => end === found.index + found[0].length)];
      const own = claim.tokens[claim.forms.indexOf(verb ?? '')];
      if (verb === undefined || own === undefined || who.length === 0 || DENIED.test(claim.text)) continue;
      const doer = meantIn(claim, 0, own.start);
      if (doer.length === 0 || !doer.every((form) => who.includes(form))) continue;
      return { how: 'swapped', start: 0, end: own.end, against: found[0].slice(2), sentence: sentence.span };
    }
  }
  return null;
}

/** Letters of an article that stands before a name. */
const ARTICLE = 4;

const STAGE =
  /\b(convicted|acquitted|cleared|(?:found|pleaded) (?:not )?guilty|charged|accused|indicted|suspected) (?:him |her |them |(?:M(?:r|s|rs) )?\p{Lu}\p{L}{1,15} )?(?:of|with|to|for|on) ((?:(?!and\b|but\b|in\b|by\b|after\b|because\b)[\p{L}’'-]{2,20} ?){1,5})/giu;
/** A quick look at the claim. */
export const OFFENCE = /\b(?:convicted|acquitted|cleared|guilty|charged|accused|indicted|suspected) (?:of|with|to|for|on) /i;

/** The same at a sentence. */
export const STAGED = /\b(?:convicted|acquitted|cleared|guilty|charged|accused|indicted|suspected) /i;

const FAR: ReadonlyMap<string, number> = new Map([
  ['suspected', 0],
  ['accused', 0],
  ['charged', 1],
  ['indicted', 1],
]);
const LAST = 2;

interface Stage {
  readonly verb: string;
  readonly far: number;
  readonly of: readonly string[];
  readonly at: number;
  readonly end: number;
}

function stagesIn(text: Worded): readonly Stage[] {
  return [...text.text.matchAll(STAGE)].map((found) => {
    const verb = (found[1] ?? '').toLowerCase();
    const end = found.index + found[0].trimEnd().length;
    return {
      verb: FREED.test(verb) ? 'freed' : verb,
      far: FAR.get(verb) ?? LAST,
      of: meantIn(text, end - (found[2] ?? '').trimEnd().length, end),
      at: found.index,
      end,
    };
  });
}
const FREED = /^(?:acquitted|cleared|found not guilty)$/;
const stages = (sentence: SentenceRead): readonly Stage[] => stagesIn(sentence);

/** The offence of one stage, told of a further one or of the contrary. */
export function offenceExchanged(claim: SentenceRead, sentences: readonly SentenceRead[]): Ruled | null {
  for (const own of claim.kept(stages)) {
    if (own.of.length === 0 || DENIED.test(claim.text)) continue;
    const all = sentences.flatMap((sentence) => sentence.kept(stages).map((stage) => ({ stage, sentence })));
    const of = all.filter(({ stage }) => own.of.every((form) => stage.of.includes(form)));
    const [first] = of;
    if (first === undefined || own.far < LAST) continue;
    if (of.some(({ stage }) => stage.far === LAST && (stage.verb === 'freed') === (own.verb === 'freed'))) continue;
    // The same outcome of another offence is told: "convicted of manslaughter, charged with murder".
    const told = all.some(
      ({ stage }) =>
        stage.far === LAST && (stage.verb === 'freed') === (own.verb === 'freed') && !own.of.some((form) => stage.of.includes(form)),
    );
    if (!told && first.stage.far < LAST) continue;
    return {
      how: 'swapped',
      start: own.at,
      end: own.end,
      against: first.sentence.text.slice(first.stage.at, first.stage.end),
      sentence: first.sentence.span,
    };
  }
  return null;
}
