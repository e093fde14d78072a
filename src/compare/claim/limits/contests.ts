/** Who won, who voted which way, who bought: "lost 3–1" and "drew 3–1" for "beat them 3–1", "won" for "finished seventh", votes for for votes against, "sold" for "paid". */
import type { SentenceRead } from '../exchanged/read.ts';
import { hasAllBut, isNoun, type Sign } from './limit.ts';

const BEAT = /\b(?:beat|beats|defeated|defeats|thrashed|overcame|trounced)\b(?! by)/i;
const LOST = /\b(?:lost|loses|was (?:beaten|defeated)|were (?:beaten|defeated))\b/i;
const DREW = /\b(?:drew|tied)\b/i;

/** The first word of meaning of a text that stands before a place. */
const subject = ({ tokens, forms }: SentenceRead, before: number): string | undefined =>
  forms.find((_, at) => isNoun(tokens[at]) && (tokens[at]?.end ?? 0) <= before);

/** Lost or drew for beat, beat for lost, of the same. */
export const resultTurned: Sign = (claim, sentence) => {
  for (const [word, others] of [
    [BEAT, [LOST, DREW]],
    [LOST, [BEAT, DREW]],
    [DREW, [BEAT, LOST]],
  ] as const) {
    const there = word.exec(sentence.text);
    if (there === null || others.some((other) => other.test(sentence.text))) continue;
    for (const other of others) {
      const own = other.exec(claim.text);
      if (own === null || word.test(claim.text)) continue;
      const [mine, theirs] = [subject(claim, own.index), subject(sentence, there.index)];
      const both = other === DREW || word === DREW;
      if (mine === undefined || theirs === undefined || (mine !== theirs && !(both && sentence.set.has(mine)))) continue;
      return { how: 'swapped', start: own.index, end: own.index + own[0].length, against: there[0] };
    }
  }
  return null;
};

const WON = /\bw(?:on|ins)\b(?! by)/i;
const PLACED =
  /\b(?:finish(?:ed|es)|came|comes|placed|ended|was|were|ranked) (?:in )?(?:joint )?(second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d{1,3}(?:nd|rd|th|st))\b/i;

/** "Won the race" for "finished seventh". */
export const placedTold: Sign = (claim, sentence) => {
  const [own, there] = [WON.exec(claim.text), PLACED.exec(sentence.text)];
  if (own === null || there === null || WON.test(sentence.text) || there[1] === '1st') return null;
  return subject(claim, own.index) === subject(sentence, there.index) && /\b(?:medal|bronze|silver|prize)\b/i.test(claim.text) === false
    ? { how: 'swapped', start: own.index, end: own.index + own[0].length, against: there[0] }
    : null;
};

/** "Came third" for "came fourth". */
export const otherRank: Sign = (claim, sentence) => {
  const [own, there] = [PLACED.exec(claim.text), PLACED.exec(sentence.text)];
  if (own === null || there === null || own[1]?.toLowerCase() === there[1]?.toLowerCase()) return null;
  const [mine, theirs] = [own[1] ?? '', there[1] ?? ''].map((rank) => RANKS.indexOf(rank.toLowerCase()));
  // "4th" and "fourth" are one.
  if (/^\d/.test(own[1] ?? '') !== /^\d/.test(there[1] ?? '') || mine === theirs) return null;
  if (subject(claim, own.index) !== subject(sentence, there.index) || !hasAllBut(claim, sentence, own.index, own.index + own[0].length))
    return null;
  return { how: 'swapped', start: own.index, end: own.index + own[0].length, against: there[0] };
};

const RANKS = 'second third fourth fifth sixth seventh eighth ninth tenth last'.split(' ');

const VOTES = /\b(?:by|of) (\d[\d,]*)(?: votes?)? (?:to|against) (\d[\d,]*\d|\d)/i;
const ABSTAINED = /(?<![\d,])(\d[\d,]{0,15}) (?:abstentions?|abstained|abstaining)/i;
const PASSED = /\b(?:approv|adopt|pass|carried|accept|ratif|endors|elect|back|support|agree)/i;
const FAILED = /\b(?:reject|defeat|vot\p{L}{1,3} down|refus|block|threw out|turned down)/iu;
const CAST =
  /(?<![\d,])(\d[\d,]{0,15}) (?:(?:of the |\p{L}{3,15} ){0,3}?)(?:in \p{L}{3,20} )?(?:(voted for|voted in favou?r|were in favou?r|supported|backed)|(voted against|were against|opposed|rejected)|(abstain))/iu;

/** Votes for told as votes against, and others. */
export const votesTurned: Sign = (claim, sentence) => {
  const [own, votes] = [CAST.exec(claim.text), VOTES.exec(sentence.text)];
  const failed = FAILED.test(sentence.text);
  if (own === null || votes?.[1] === undefined || votes[2] === undefined || failed === PASSED.test(sentence.text)) return null;
  // The greater number is told first, whichever way it went.
  const [yes, no] = failed ? [votes[2], votes[1]] : [votes[1], votes[2]];
  const abstained = ABSTAINED.exec(sentence.text)?.[1];
  const right = own[2] !== undefined ? yes : own[3] !== undefined ? no : abstained;
  if (own[1] === right || ![yes, no, abstained].includes(own[1])) return null;
  return { how: 'swapped', start: own.index, end: own.index + own[0].length, against: votes[0] };
};

const SOLD = /\b(?:sold|sells)\b/i;
const BOUGHT = /\b(?:paid|pays|bought|buys|spent)\b/i;

/** "Sold the land" for "paid for the land". */
export const soldForPaid: Sign = (claim, sentence) => {
  for (const [one, other] of [
    [SOLD, BOUGHT],
    [BOUGHT, SOLD],
  ] as const) {
    const [own, there] = [one.exec(claim.text), other.exec(sentence.text)];
    if (own === null || there === null || one.test(sentence.text) || other.test(claim.text)) continue;
    const [mine, theirs] = [subject(claim, own.index), subject(sentence, there.index)];
    const passive = /\b(?:was|were|been|be|is|are) $/i;
    if (
      mine === undefined ||
      mine !== theirs ||
      passive.test(claim.text.slice(0, own.index)) !== passive.test(sentence.text.slice(0, there.index))
    )
      continue;
    return { how: 'swapped', start: own.index, end: own.index + own[0].length, against: there[0] };
  }
  return null;
};
