/** "Cho won gold" for "Rivera, Cho and Baptiste won gold, silver and bronze, respectively": one of a row with what is another's. */
import type { Span } from '../../../model/document.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import type { Exchange } from './deeds.ts';
import { readSentence, type SentenceRead } from './read.ts';
import { bare } from './sides.ts';

const RESPECTIVELY = /\b(?:respectively|beziehungsweise|respectivement|respectivamente)\b/i;
const MOST = 6;
/** Share of the claim's words that the sentence must have. */
const SHARE = 0.7;

/** The rows of a sentence: members joined by commas and a last "and", three or more, or two. */
function rowsIn({ text, tokens }: SentenceRead): Token[][] {
  const rows: Token[][] = [];
  for (const [at, token] of tokens.entries()) {
    if (!/^(?:and|und|et|y)$/.test(token.text)) continue;
    const last = phraseFrom(text, tokens, at + 1);
    const row: Token[][] = last.length === 0 ? [] : [last];
    let end = at - 1;
    while (row.length > 0 && row.length <= MOST) {
      const member = phraseTo(text, tokens, end);
      const [first] = member;
      if (first === undefined) break;
      row.unshift(member);
      end = tokens.indexOf(first) - 1;
      if (end < 0 || !/^,\s$/.test(text.slice(tokens[end]?.end, first.start))) break;
    }
    if (row.length > 1) rows.push(row.map((member) => member.at(-1) as Token));
  }
  return rows;
}

const LONGEST_MEMBER = 3;
const inMember = (token: Token | undefined): token is Token => token !== undefined && (token.kind === 'number' || !isStopWord(token.text));

function phraseTo(text: string, tokens: readonly Token[], last: number): Token[] {
  const member: Token[] = [];
  for (let i = last; i >= 0 && member.length < LONGEST_MEMBER; i -= 1) {
    const token = tokens[i];
    if (!inMember(token) || (member[0] !== undefined && /[,;:]/.test(text.slice(token.end, member[0].start)))) break;
    member.unshift(token);
  }
  return member;
}

function phraseFrom(text: string, tokens: readonly Token[], from: number): Token[] {
  const token = tokens[from];
  const next = tokens[from + 1];
  if (!inMember(token)) return [];
  return inMember(next) &&
    /^ $/.test(text.slice(token.end, next.start)) &&
    /^\p{Lu}/u.test(text.slice(next.start)) &&
    /^\p{Lu}/u.test(text.slice(token.start))
    ? [token, next]
    : [token];
}

const rowsOf = (sentence: SentenceRead): Token[][] => rowsIn(sentence);

/** The first member of a row that a claim pairs with what is another's. `places`: the sentences that are looked at. */
export function pairExchanged(said: Said, held: () => Pick<Stated, 'text' | 'sentences'>, places?: () => readonly Span[]): Exchange | null {
  if (RESPECTIVELY.test(said.text) || /\b(?:not|never|no|than|and)\b/i.test(said.text)) return null;
  const evidence = held();
  const own = said.tokens.map(bare);
  for (const span of places?.() ?? evidence.sentences) {
    if (!RESPECTIVELY.test(evidence.text.slice(span.start, span.end))) continue;
    const sentence = readSentence(evidence, span);
    const meant = said.tokens.filter(({ kind, text }) => kind === 'number' || !isStopWord(text)).map(bare);
    const theirs = new Set(sentence.bares);
    if (meant.filter((form) => theirs.has(form)).length < SHARE * meant.length) continue;
    const [first, second, more] = sentence.kept(rowsOf);
    if (first === undefined || second === undefined || more !== undefined || first.length !== second.length) continue;
    const places = [first, second].map((row) => row.flatMap((token, i) => (own.includes(bare(token)) ? [i] : [])));
    const [mine, other] = places;
    if (mine?.length !== 1 || other?.length !== 1 || mine[0] === other[0]) continue;
    const at = said.tokens.find((token) => bare(token) === bare(second[other[0] ?? 0] as Token));
    if (at !== undefined) return { start: at.start, end: at.end, against: sentence.text.trim(), sentence: span };
  }
  return null;
}
