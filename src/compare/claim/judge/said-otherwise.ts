/** What a denial says, said by a word of another kind: "left open" beside "did not decide", "has yet to rule" beside "has not yet ruled". */
import type { Reading, Word } from './word.ts';

/** "Had received no warnings" beside "denied that it had received warnings". */
const deniedBy = (other: readonly Word[]): boolean =>
  other.some(({ text }, i) => /^den(?:y|ies|ied|ying)$/.test(text) && /^(?:that|having)$/.test(other[i + 1]?.text ?? ''));

/** "Has not yet ruled" beside "has yet to rule", "did not decide" beside "left open", "denied doing it" beside "rejected the accusation". */
const sameSaid = (reading: Reading, at: number, other: readonly Word[]): boolean => {
  const own = reading.words[at]?.text ?? '';
  return other.some(({ text }, i) => {
    const next = other[i + 1]?.text;
    if (reading.words[at + 1]?.text === 'yet') return text === 'pending' || (text === 'yet' && next === 'to');
    if (/^den(?:y|ies|ied)$/.test(own)) return /^(?:reject|dismiss|disput)/.test(text);
    return (/^(?:left|leaves?|leaving)$/.test(text) && next === 'open') || text === 'undecided';
  });
};

/** Whether the other text says with such a word what the denial at this place says. */
export const saidOtherwise = (reading: Reading, at: number, other: readonly Word[]): boolean =>
  deniedBy(other) || sameSaid(reading, at, other);
