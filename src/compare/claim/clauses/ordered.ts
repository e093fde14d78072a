/** What is done once something else is done, told as done before it: "calibrate it before the burrs are refitted" for "when the burrs have been refitted, calibrate it". */
import { orderedIn } from '../across/orders.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Shown } from '../limits/limit.ts';
import { meantIn } from '../limits/limit.ts';

/** "When" alone may be of the same time: it is not behind "has been". */
const AFTER =
  /(?:^|[;:,] |\band )(?:(?:once|after|as soon as|following) (.{5,120}?)|(?:when|where) (.{3,80}? (?:has|have|had) (?:been )?.{3,80}?)), (.{5,160})$/i;
/** "It must be calibrated once the burrs have been refitted". */
const BEHIND =
  /^(.{5,160}?),? (?:(?:only )?(?:once|after|as soon as) (.{5,120})|(?:only )?when (.{3,80}? (?:has|have|had) (?:been )?.{3,80}))$/i;
const SHARE = 0.75;

const shareOf = (forms: readonly string[], others: readonly string[]): number =>
  forms.length === 0 ? 0 : forms.filter((form) => others.includes(form)).length / forms.length;

export function afterTurned(claim: SentenceRead, sentence: SentenceRead): Shown | null {
  const own = /\b(?:not|never|no|only)\b|n['’]t\b/i.test(claim.text) ? null : orderedIn(claim);
  if (own === null) return null;
  const text = sentence.text.replace(/[.\s]{1,8}$/, '');
  if (/\b(?:not|never|no|nor)\b|n['’]t\b/i.test(text)) return null;
  const opens = AFTER.exec(text);
  const behind = opens === null ? BEHIND.exec(text) : null;
  const first = opens?.[1] ?? opens?.[2] ?? behind?.[2] ?? behind?.[3];
  const then = opens?.[3] ?? behind?.[1];
  if (first === undefined || then === undefined) return null;
  const formsOf = (part: string): string[] => meantIn(sentence, text.indexOf(part), text.indexOf(part) + part.length);
  const [earlier, later] = [formsOf(first), formsOf(then)];
  if (shareOf(own.first, later) < SHARE || shareOf(own.second, earlier) < SHARE) return null;
  if (shareOf(own.first, earlier) >= SHARE || shareOf(own.second, later) >= SHARE) return null;
  return { start: claim.tokens[0]?.start ?? 0, end: claim.tokens.at(-1)?.end ?? 0, against: sentence.text.trim(), how: 'swapped' };
}
