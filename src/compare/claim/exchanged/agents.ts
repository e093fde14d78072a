/**
 * A deed given to another in the passive: "designed by Baltan" where the evidence has "designed by Ove Strand and built by a consortium of Baltan". Told only
 * where both are names, every place of the evidence that has the verb has it with another agent behind "by", and the evidence knows the claim's.
 */
import type { Span } from '../../../model/document.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { plainForm } from '../select/expand.ts';
import type { Exchange } from './deeds.ts';
import { sentenceWithin } from './read.ts';
import { bare, isCapital, TITLE } from './sides.ts';

/** The last letters of a participle: designed, driven, won, led, built. */
const PARTICIPLE = /[dtnw]$/;
const MOST_NAME = 5;
/** Words of a sentence from which on it is not looked at. */
const LONGEST = 120;
/** Deeds that several do, each named in another place, and words that tell a place or a measure behind "by". */
const MANY = /^(?:support|accompan|follow|surround|border|own|use|join|divid|multipl|increas|reduc|rais|known|includ)/;
const DENIED = /\b(?:not|never|no|nobody|none|neither|nor|without)\b|n['’]t\b/i;

/** The name behind "by" at a place; empty where none stands there. */
function agentAt(text: string, tokens: readonly Token[], by: number): Token[] {
  const name: Token[] = [];
  for (let i = by + 1; i < tokens.length && name.length < MOST_NAME; i += 1) {
    const token = tokens[i] as Token;
    if (i > by + 1 && !/^[ .]{1,2}$/.test(text.slice(tokens[i - 1]?.end, token.start))) break;
    if (!isCapital(text, token)) {
      // "By the River Tesk", "by the architect Strand".
      if (name.length === 0 && i <= by + 3) continue;
      break;
    }
    name.push(token);
  }
  return name.filter(({ text: word }) => !TITLE.test(word) && !isStopWord(word));
}

/** The first deed of a claim in the passive that the evidence gives to another. `places`: the sentences that are looked at. */
export function agentExchanged(
  said: Said,
  held: () => Pick<Stated, 'text' | 'sentences'>,
  places?: () => readonly Span[],
): Exchange | null {
  if (!/ by /.test(said.text) || DENIED.test(said.text)) return null;
  for (let by = 2; by < said.tokens.length - 1; by += 1) {
    const verb = said.tokens[by - 1] as Token;
    if (said.tokens[by]?.text !== 'by' || !PARTICIPLE.test(verb.text) || isStopWord(verb.text) || MANY.test(verb.text)) continue;
    const agent = agentAt(said.text, said.tokens, by);
    // A quick look: most evidence has no such deed.
    if (agent.length === 0 || !held().text.includes(`${said.text.slice(verb.start, verb.end)} by `)) continue;
    const found = otherAgent(plainForm(verb), agent.map(bare), held(), places);
    if (found !== null) return { start: verb.start, end: agent.at(-1)?.end ?? verb.end, ...found };
  }
  return null;
}

function otherAgent(
  form: string,
  mine: readonly string[],
  evidence: Pick<Stated, 'text' | 'sentences'>,
  places?: () => readonly Span[],
): Pick<Exchange, 'against' | 'sentence'> | null {
  const { text } = evidence;
  let found: Pick<Exchange, 'against' | 'sentence'> | null = null;
  const looked = places?.() ?? evidence.sentences;
  for (const sentence of looked) {
    const { tokens, forms } = sentenceWithin(evidence, sentence);
    if (tokens.length > LONGEST) return null;
    for (const [at, token] of tokens.entries()) {
      if (forms[at] !== form) continue;
      const agent = tokens[at + 1]?.text === 'by' ? agentAt(text, tokens, at + 1) : [];
      const theirs = agent.map(bare);
      const [own, other] = [mine.filter((word) => !theirs.includes(word)), theirs.filter((word) => !mine.includes(word))];
      // Somebody who is not named, or perhaps the same: nothing can be told.
      if (own.length === 0 || other.length === 0) return null;
      // Another may stand in the list behind: "by Lund and Greve".
      if (/^,? (?:and|or|&|with|,)/.test(text.slice(agent.at(-1)?.end, sentence.end)) && listed(own, text, tokens, agent.at(-1)))
        return null;
      found ??= { against: text.slice(token.start, agent.at(-1)?.end), sentence };
    }
  }
  const last = mine.at(-1);
  return found !== null && last !== undefined && isKnown(last, evidence, looked) ? found : null;
}

/** Whether the claim's agent stands right behind the other in a list. */
function listed(own: readonly string[], text: string, tokens: readonly Token[], last: Token | undefined): boolean {
  const from = last === undefined ? -1 : tokens.indexOf(last);
  for (let i = from + 1; i < tokens.length && i <= from + 2 * MOST_NAME; i += 1) {
    const token = tokens[i] as Token;
    if (own.includes(bare(token))) return true;
    if (!isCapital(text, token) && !isStopWord(token.text)) return false;
  }
  return false;
}

/** Whether the evidence has a word as a name. */
const isKnown = (word: string, evidence: Pick<Stated, 'text'>, looked: readonly Span[]): boolean =>
  looked.some((span) => {
    const { text, tokens, bares } = sentenceWithin(evidence, span);
    return bares.some((form, at) => form === word && isCapital(text, tokens[at] as Token));
  });
