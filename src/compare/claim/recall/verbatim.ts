/** Where a claim stands word for word in a source. */
import type { Span } from '../../../model/document.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { findPassage, type PreparedSource } from '../../quote/passage.ts';
import type { ClaimWords } from '../recall.ts';
import type { EvidenceIndex } from './index.ts';

interface SearchedSource {
  readonly index: EvidenceIndex;
  readonly passages: PreparedSource;
}

/** Where a claim stands word for word: looked for by form only where its words follow each other in the best window. */
export function verbatimIn({ text, tokens }: ClaimWords, { index, passages }: SearchedSource, best: Span): Span | null {
  const bare = bareOf(text);
  const passage = index.text.slice(best.start, best.end);
  const at = standsWhole(passage, bare);
  if (at >= 0) return { start: best.start + at, end: best.start + at + bare.length };
  if (!mayFollow(text, tokens, passage)) return null;
  const there = tokensOf(index.text, best.start, best.end);
  const first = tokens[0]?.text;
  const follows = there.some((token, from) => token.text === first && tokens.every((own, i) => there[from + i]?.text === own.text));
  const found = follows ? findPassage(passages, bare) : null;
  return found !== null && (found.how === 'exact' || found.how === 'normalized') ? (found.spans[0] ?? null) : null;
}

/** A word or a figure goes on in the passage where the claim ends. */
const GOES_ON = /^[\p{L}\p{N}](?=[\p{L}\p{N}])|^\p{N}[.,]\p{Nd}/u;

/** Where the words of a claim stand, and are no part of others: not "by 3 percent" of "by 3 percentage points", nor "12 were sold" of "112 were sold". */
function standsWhole(passage: string, bare: string): number {
  for (let at = passage.indexOf(bare); at >= 0; at = passage.indexOf(bare, at + 1)) {
    const end = at + bare.length;
    const cut = /[\p{L}\p{N}]/u.test(passage.charAt(at - 1)) || GOES_ON.test(passage.slice(end - 1, end + 2));
    if (!cut || !PLAIN.test(bare)) return at;
  }
  return -1;
}

/** Characters that may part two words that follow each other, of plain texts. */
const FOLLOWS = 12;
/** ASCII alone. */
export const PLAIN = /^[\t\n\r -~]*$/;

/** False when the words of a claim cannot follow each other in a passage: told for plain texts, without reading the passage. */
function mayFollow(text: string, tokens: readonly Token[], passage: string): boolean {
  if (!PLAIN.test(text) || !PLAIN.test(passage)) return true;
  const lower = passage.toLowerCase();
  const words = tokens.filter(({ kind }) => kind === 'word');
  const first = words[0]?.text;
  if (first === undefined || words.length < tokens.length) return true;
  for (let from = lower.indexOf(first); from >= 0; from = lower.indexOf(first, from + 1)) {
    let at = from + first.length;
    let i = 1;
    for (; i < words.length; i += 1) {
      const next = lower.indexOf((words[i] as Token).text, at);
      if (next < 0 || next - at > FOLLOWS) break;
      at = next + (words[i] as Token).text.length;
    }
    if (i === words.length) return true;
  }
  return false;
}

/** Without the full stop at its end, which a sentence quoted in the middle does not have. */
function bareOf(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.;:,]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
