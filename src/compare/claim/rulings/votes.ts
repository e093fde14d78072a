/** The votes of the other side: "by 207 votes to 221" for "by 221 votes to 207", "eleven abstained" for "14 votes to 11, with 5 abstentions". */
import { CARDINALS } from '../../../text/numbers/lexicon.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Ruled } from './ruled.ts';

interface Tally {
  readonly won?: number;
  readonly lost?: number;
  readonly for?: number;
  readonly against?: number;
  readonly abstained?: number;
}

const N = '(\\d{1,4}|\\p{L}{3,9}(?:-\\p{L}{3,5})?)';
const OTHERS = '(?: (?:of the )?(?:\\p{L}{3,15} ){0,2}?)?';
const TO = new RegExp(`\\b(?:by|vote of|voted) ${N}(?: votes)?(?: to | ?[–-] ?)${N}\\b(?! ?%| per ?cent)`, 'iu');
const FOR = new RegExp(`\\b${N} (?:votes? )?(?:in favou?r|for)\\b|\\b${N}${OTHERS} ?(?:voted|were) (?:for|in favou?r)\\b`, 'iu');
const AGAINST = new RegExp(`\\b${N} (?:votes? )?(?:against|opposed)\\b|\\b${N}${OTHERS} ?(?:voted|were) against\\b`, 'iu');
const ABSTAINED = new RegExp(`\\b${N} (?:abstentions?|abstaining|abstained)\\b|\\b${N}${OTHERS} ?abstained\\b`, 'iu');
const CARRIED = /\b(?:pass(?:es|ed)|adopt(?:s|ed)|approv(?:es|ed)|carried|backed|agreed|endorsed|ratified|elected)\b/i;
const LOST = /\b(?:reject(?:s|ed)|defeat(?:s|ed)|voted down|failed|turned down)\b/i;

/** A quick look: most claims tell of no votes. */
export const VOTES = /\b(?:votes?|voted|by (?:\d|\p{L}{3,12} (?:votes )?to )|abst(?:ain|ent)|against|in favou?r|opposed)/iu;

/** The number that is written so; undefined where it is none. */
function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^\d/.test(word)) return Number(word);
  const parts = word
    .toLowerCase()
    .split('-')
    .map((part) => CARDINALS.get(part));
  return parts.reduce<number | undefined>((sum, part) => (sum === undefined || part === undefined ? undefined : sum + part), 0);
}

const first = (form: RegExp, text: string): number | undefined => {
  const found = form.exec(text);
  return numberOf(found?.[1] ?? found?.[2]);
};

/** The votes that a text tells; null where it tells of none. */
export function tallyIn(text: string): Tally | null {
  const to = TO.exec(text);
  const [won, lost] = [numberOf(to?.[1]), numberOf(to?.[2])];
  const way = CARRIED.test(text) === LOST.test(text) ? 0 : CARRIED.test(text) ? 1 : -1;
  const tally = {
    won,
    lost,
    for: first(FOR, text) ?? (way === 0 ? undefined : way > 0 ? won : lost),
    against: first(AGAINST, text) ?? (way === 0 ? undefined : way > 0 ? lost : won),
    abstained: first(ABSTAINED, text),
  };
  const out: Tally = Object.fromEntries(Object.entries(tally).filter(([, value]) => value !== undefined));
  return Object.keys(out).length === 0 ? null : out;
}

const ROLES = ['won', 'lost', 'for', 'against', 'abstained'] as const;
/** The same at a sentence. */
export const TALLIED = /\d|\bvote|\babst/i;
const told = ({ text }: SentenceRead): Tally | null => (TALLIED.test(text) ? tallyIn(text) : null);
const tally = ({ text }: SentenceRead): Tally | null => tallyIn(text);

/** A number of votes of a claim that the evidence gives to another side, and to the claim's another. */
export function votesTurned(claim: SentenceRead, sentences: readonly SentenceRead[]): Ruled | null {
  const own = claim.kept(tally);
  if (own === null) return null;
  for (const sentence of sentences) {
    const there = sentence.kept(told);
    if (there === null) continue;
    for (const role of ROLES) {
      const [mine, theirs] = [own[role], there[role]];
      if (mine === undefined || theirs === undefined || mine === theirs) continue;
      if (!ROLES.some((other) => there[other] === mine)) continue;
      if (sentences.some((other) => other.kept(told)?.[role] === mine)) continue;
      const token = claim.tokens.find(({ text }) => numberOf(text) === mine) ?? claim.tokens[0];
      return {
        how: 'swapped',
        start: token?.start ?? 0,
        end: token?.end ?? 0,
        against: sentence.text.trim().slice(0, 120),
        sentence: sentence.span,
      };
    }
  }
  return null;
}
