/**
 * One word put in another's place: "stopped in 12 patients given the drug" for "given placebo". Told only where the sentence has every other word of the
 * claim and another one behind the same two words, and where the two stand side by side elsewhere: joined by "and", "or", "than", or behind the same
 * preposition of one sentence. Such two are not the same.
 */

import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import type { Exchange } from './deeds.ts';
import { readSentence, type SentenceRead } from './read.ts';
import { bare } from './sides.ts';

const LEADS = /^(?:in|on|at|for|with|among|from|to|by|given|receiving|taking|assigned|randomi[sz]ed|under|using|against|via)$/;
const TURNS = /\b(?:not|never|no|neither|nor|than|compared|both|unlike|while|whereas|versus|all|either|or|and)\b|n['’]t\b/i;
const LEAST = 3;
const LONGEST = 80;
const MOST_SENTENCES = 60;

interface Led extends Span {
  readonly lead: string;
  /** Its last word, and all. */
  readonly word: string;
  readonly words: readonly string[];
}

/** Most words of a phrase before its noun. */
const MODIFIERS = 2;

/** Nouns behind a preposition or a participle of giving, at the end of a phrase: "to usual care". */
function ledIn(text: string, tokens: readonly Token[]): Led[] {
  return tokens.flatMap((lead, i): Led[] => {
    if (!LEADS.test(lead.text)) return [];
    const first = /^(?:the|a|an)$/.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1;
    for (let at = first; at <= first + MODIFIERS; at += 1) {
      const [noun, next] = [tokens[at], tokens[at + 1]];
      if (noun?.kind !== 'word' || isStopWord(noun.text) || noun.text.length < 3) return [];
      if (next !== undefined && !isStopWord(next.text) && /^[ -]$/.test(text.slice(noun.end, next.start))) continue;
      const words = tokens.slice(first, at + 1).map(bare);
      return [{ lead: lead.text, word: bare(noun), words, start: tokens[first]?.start ?? noun.start, end: noun.end }];
    }
    return [];
  });
}

/** The first word of a claim in whose place the sentence has another. `places`: the sentences that are looked at. */
export function wordReplaced(said: Said, held: () => Pick<Stated, 'text' | 'sentences'>, places?: () => readonly Span[]): Exchange | null {
  if (TURNS.test(said.text)) return null;
  const own = ledIn(said.text, said.tokens);
  if (own.length === 0) return null;
  const evidence = held();
  const content = [...new Set(said.tokens.filter(({ kind, text: word }) => kind === 'number' || !isStopWord(word)).map(bare))];
  for (const one of own) {
    const rest = content.filter((form) => !one.words.includes(form));
    if (rest.length < LEAST) continue;
    let found: { readonly exchange: Exchange; readonly other: string } | null = null;
    for (const sentence of places?.() ?? evidence.sentences) {
      const read = readSentence(evidence, sentence);
      const { text, tokens } = read;
      const forms = read.kept(formsOf);
      const held = rest.filter((form) => forms.has(form)).length;
      // A sentence that has the word and much of the rest may bear it out.
      if (forms.has(one.word) && held * 2 >= rest.length) return null;
      if (tokens.length > LONGEST || held < rest.length) continue;
      const others = read.kept(ledOf).filter((other) => other.lead === one.lead && !other.words.some((word) => content.includes(word)));
      const [other] = others;
      if (other === undefined || others.length > 1) continue;
      found ??= {
        other: other.word,
        exchange: { start: one.start, end: one.end, against: text.slice(other.start, other.end), sentence },
      };
    }
    if (found !== null && sideBySide(one.word, found.other, evidence)) return found.exchange;
  }
  return null;
}

const formsOf = ({ bares }: SentenceRead): ReadonlySet<string> => new Set(bares);
const ledOf = ({ text, tokens }: SentenceRead): Led[] => ledIn(text, tokens);

const JOINS = anyOf('and or than versus vs');

/** The small word before a noun and its article. */
const leadBefore = (tokens: readonly Token[], at: number): string =>
  tokens[at - (/^(?:the|a|an)$/.test(tokens[at - 1]?.text ?? '') ? 2 : 1)]?.text ?? '';

/** Whether two words stand side by side in a sentence. */
function sideBySide(one: string, other: string, evidence: Pick<Stated, 'text' | 'sentences'>): boolean {
  return evidence.sentences.slice(0, MOST_SENTENCES).some((sentence) => {
    const read = readSentence(evidence, sentence);
    const at = [one, other].map((word) => read.bares.indexOf(word));
    const [first, last] = [Math.min(...at), Math.max(...at)];
    if (first < 0) return false;
    if (last - first <= 4 && read.tokens.slice(first + 1, last).some((token) => JOINS.test(token.text))) return true;
    const led = read.kept(ledOf);
    if ([first, last].every((i) => /^of$/.test(leadBefore(read.tokens, i)))) return true;
    return led.some((mine) => mine.word === one && led.some((theirs) => theirs.word === other && theirs.lead === mine.lead));
  });
}
