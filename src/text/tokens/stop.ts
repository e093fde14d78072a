/**
 * Words too common to prove anything by being in a text, and what of a claim is left without them. English with the articles
 * and prepositions of its neighbours, save those that are English words of meaning (die, war, son, hat, MIT). Negations are no stop words:
 * "did not reduce" is not "reduce". Numbers stay whatever their length; letters count from the third on, or where they hang on a
 * number as its unit (the h of 5h).
 */
import type { Token } from '../tokens.ts';

const STOP = new Set(
  `a an the and or but if then else than that this these those there here it its it's he him his she her hers they them their theirs we us our ours
   you your yours i me my mine who whom whose which what when where why how is are was were be been being am do does did doing done
   has have had having can could may might must shall should will would of in on at to from by for with as into onto over under about
   between among through during before after above below up down out off again further also just so such only own same too very
   both each few more most other some any all while because until although though however therefore thus hence moreover furthermore
   additionally according per via within across along upon toward towards s t ll re ve d m
   der dem des ein eine einen einem einer eines und oder aber ist sind waren wird werden haben im an auf aus bei nach von vom zu zum zur
   als auch wie es er sie wir ihr sich dass für fur über uber durch
   le la les un une du de et ou mais est sont était etait ont dans en au aux pour avec que qui ce cette ces il elle ils elles se
   el los las un una unos unas del y o pero es fue con por su sus al lo como más mas um uma dos das em ao`.split(/\s+/),
);

/** True for a word that any text is full of. Takes the compared form of a token. */
export const isStopWord = (word: string): boolean => STOP.has(word);

/** Whether a token carries meaning: always, never, or where it hangs on a number as its unit (the h of 5h). */
export function meaningOf({ kind, text }: Pick<Token, 'kind' | 'text'>): 'always' | 'never' | 'on-number' {
  if (kind === 'number') return 'always';
  if (STOP.has(text)) return 'never';
  return text.length >= 3 || text.charCodeAt(0) > 0x2e7f ? 'always' : 'on-number';
}

/** The tokens that carry meaning: numbers, units on numbers, and words of three letters or more that are not stop words. */
export function contentOf(tokens: readonly Token[]): Token[] {
  return tokens.filter((token, i) => {
    const means = meaningOf(token);
    if (means !== 'on-number') return means === 'always';
    const before = tokens[i - 1];
    return before?.kind === 'number' && before.end === token.start;
  });
}
