/**
 * What a source limits to a place, a time or a case, told of all: "unavailable worldwide" beside "unavailable in the European region", "runs all year" beside "runs from May to September", "always cached" beside "cached
 * unless the header is sent". The word that widens stands nowhere near, and what limits is left out.
 */
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { among, meaningIn } from './pieces.ts';

const PLACE =
  /(?<![\p{L}])(?:worldwide|globally|everywhere|nationwide|around the world|across the (?:whole )?(?:country|world)|on all (?:systems|devices|platforms)|in all (?:countries|regions)|weltweit|überall|landesweit|partout|dans le monde entier|en todas partes|en todo el mundo|ovunque|dappertutto|in tutto il mondo|em toda a parte|no mundo inteiro)(?![\p{L}])/iu;
const TIME =
  /(?<![\p{L}])(?:always|all (?:the )?year(?: round)?|throughout the year|at all times|at any time|whatever|regardless|irrespective|without exception|in all cases|in every case|immer|stets|jederzeit|ganzjährig|das ganze Jahr|in jedem Fall|toujours|toute l[’']année|à tout moment|dans tous les cas|siempre|todo el año|en todo momento|en todos los casos|sempre|tutto l[’']anno|in ogni momento|in ogni caso|o ano todo|todo o ano|em todos os casos)(?![\p{L}])/iu;
/** A quick look at claims. */
export const WIDENS = new RegExp(`${PLACE.source}|${TIME.source}`, 'iu');
/** What limits a place: a name, or a noun with what sets it apart. */
const IN_PLACE =
  /(?<![\p{L}])(?:in|at|on|within|im|auf|en|dans|sur|nel|nella|sul|no|na) (?:the |der |den |dem |la |le |les |el |los |las )?(?:\p{Lu}[\p{L}’-]{2,20}|\p{L}{3,15} (?:region|area|state|district|part|country|market|branch|version|edition|half))/u;
const IN_TIME =
  /(?<![\p{L}])(?:if|unless|except|provided|as long as|only when|only if|outside|during|(?:from|between) \p{L}{3,10} (?:to|and|until)|on (?:weekdays|weekends|\p{Lu}\p{L}{2,8}days)|in (?:summer|winter|spring|autumn|January|February|March|April|May|June|July|August|September|October|November|December)|wenn|falls|sofern|außer|außerhalb|es sei denn|von \p{L}{3,10} bis|si|sauf|hors|à condition|de \p{L}{3,10} à|salvo|excepto|fuera|siempre que|cuando|se|tranne|eccetto|purché|fuori|da \p{L}{3,10} a|exceto|desde que|fora)(?![\p{L}])/iu;
/** A claim with a limit of its own. */
const LIMITED =
  /(?<![\p{L}])(?:not|no|never|nearly|almost|if|unless|except|but|only|provided|when|where|as long as|outside|nicht|kein\p{L}{0,2}|fast|außer|wenn|nur|sauf|pas|si|presque|salvo|excepto|casi|cuando|tranne|quasi|non|se|não|exceto|quase)(?![\p{L}])|n['’]t(?![\p{L}])/iu;
/** Share of the claim's other words that the sentence must have, and the least of them. */
const SHARE = 0.75;
const LEAST = 2;

/** What is told without its limit. */
export function widened(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const [place, time] = [PLACE.exec(claim.text), TIME.exec(claim.text)];
  const own = place ?? time;
  if (own === null || LIMITED.test(claim.text) || sentences.some(({ text }) => WIDENS.test(text))) return null;
  const means = meaningIn(claim);
  const to = own.index + own[0].length;
  const rest = claim.forms.filter((_, i) => {
    const token = claim.tokens[i];
    return token !== undefined && means(token) && (token.end <= own.index || token.start >= to);
  });
  if (rest.length < LEAST) return null;
  let found: Told | null = null;
  for (const sentence of sentences) {
    if (rest.filter((form) => among(form, sentence.forms)).length < SHARE * rest.length) continue;
    const there = (place === null ? IN_TIME : IN_PLACE).exec(sentence.text);
    // Another sentence may tell it without a limit.
    if (there === null) return null;
    const limits = meaningIn(sentence);
    const left = sentence.forms.some((form, i) => {
      const token = sentence.tokens[i];
      return token !== undefined && token.start >= there.index && limits(token) && !among(form, rest);
    });
    if (!left) continue;
    found ??= {
      how: 'stronger',
      start: own.index,
      end: to,
      against: sentence.text
        .slice(there.index)
        .replace(/[.;]\s*$/, '')
        .trim(),
      sentence: sentence.span,
    };
  }
  return found;
}
