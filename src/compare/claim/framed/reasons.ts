/**
 * Another reason than the source's: "cut the service because of falling passenger numbers" beside "cut it, blaming congestion"; and what the source sets aside told for what it
 * has: "in order to save money" beside "an error rather than a decision to save money".
 */
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { DENIED, meant, meantBetween, share } from './words.ts';

const BECAUSE =
  /(?<![\p{L}])(?:because of|because|due to|owing to|as a result of|on account of|thanks to|wegen|aufgrund|infolge|weil|en raison (?:de|des|d['’])|à cause (?:de|des|d['’])|du fait (?:de|des)|dus? (?:à|aux)|parce qu(?:e|['’])|debido a|a causa de|por culpa de|porque)(?![\p{L}])/iu;
const REASON =
  /(?<![\p{L}])(?:because of|because|blaming|citing|due to|owing to|as a result of|on account of|on grounds of|on the grounds? (?:of|that)|thanks to|for want of|for lack of|wegen|aufgrund|infolge|weil|en raison (?:de|des|d['’])|à cause (?:de|des|d['’])|du fait (?:de|des)|parce qu(?:e|['’])|debido a|a causa de|porque)(?![\p{L}])/iu;
/** Share of what is told that the sentence with the other reason must have. */
const SHARE = 0.6;
/** Letters by which words are known again that are formed of one another. */
const KNOWN = 4;

const akin = (form: string, text: string): boolean => text.includes(form.slice(0, Math.max(KNOWN, form.length - 3)));

/** A reason that the sentence which tells the same has otherwise. */
export function otherReason(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = BECAUSE.exec(claim.text);
  if (own === null || own.index === 0 || DENIED.test(claim.text)) return null;
  const told = meantBetween(claim, 0, own.index);
  const stop = claim.text.slice(own.index).search(/[,;:—–]/);
  const end = stop < 0 ? claim.text.length : own.index + stop;
  const reason = meantBetween(claim, own.index + own[0].length, end).filter((form) => !told.includes(form));
  if (told.length < 2 || reason.length === 0) return null;
  // One word may be the source's reason in another.
  if (reason.length === 1 && !sentences.some(({ set }) => set.has(reason[0] ?? ''))) return null;
  let found: Told | null = null;
  for (const [at, sentence] of sentences.entries()) {
    if (share(told, sentence) < SHARE) continue;
    const round = `${sentences[at - 1]?.text ?? ''} ${sentence.text} ${sentences[at + 1]?.text ?? ''}`.toLowerCase();
    // The reason may stand there in a word of its own.
    if (reason.some((form) => akin(form, round))) return null;
    const there = REASON.exec(sentence.text);
    if (there === null || DENIED.test(sentence.text) || REASON.test(sentence.text.slice(there.index + there[0].length))) continue;
    const behind = meantBetween(sentence, there.index + there[0].length, sentence.text.length);
    if (behind.length === 0 || told.every((form) => behind.includes(form))) continue;
    found ??= {
      how: 'swapped',
      start: own.index,
      end,
      against: sentence.text.slice(there.index, there.index + SHOWN).trim(),
      sentence: sentence.span,
    };
  }
  return found;
}
/** Letters of the source's reason that are shown. */
const SHOWN = 60;

const RATHER = /\b(?:rather than|and not|not because of|instead of) ([^.,;:]{4,60})/i;
const ASIDE = /\b(?:rather than|instead of|not|no|never|or)\b|n['’]t\b/i;

/** What stands behind "rather than", told as so. */
export function setAsideTold(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (ASIDE.test(claim.text.replace(/\b(?:not|never) (?=acted|carried|done|taken|built|made|paid|kept)/i, ''))) return null;
  const words = meant(claim);
  for (const sentence of sentences) {
    const there = RATHER.exec(sentence.text);
    if (there === null) continue;
    const from = there.index + there[0].length - (there[1] ?? '').length;
    const aside = meantBetween(sentence, from, there.index + there[0].length);
    const kept = meantBetween(sentence, Math.max(0, there.index - BEFORE), there.index).filter((form) => !aside.includes(form));
    const has = aside.filter((form) => words.includes(form));
    if (aside.length < 2 || has.length < 2 || has.length < SHARE * aside.length || kept.some((form) => words.includes(form))) continue;
    // It may be told for so elsewhere.
    if (sentences.some((other) => other !== sentence && share(has, other) === 1)) continue;
    const at = claim.tokens.findIndex((_, i) => has.includes(claim.forms[i] ?? ''));
    const own = claim.tokens[at];
    if (own !== undefined)
      return { how: 'swapped', start: own.start, end: claim.tokens.at(-1)?.end ?? own.end, against: there[0], sentence: sentence.span };
  }
  return null;
}
/** Letters before "rather than" in which stands what is so. */
const BEFORE = 40;
