/**
 * Words that point back at an earlier reference, in many languages: ibid., ebd., op. cit., supra note 5, wie Anm. 4. Tells
 * whether a text points back, at which note, and which place in the work it means.
 */
import { UNCHECKABLE } from './triage-uncheckable.ts';

const POINTERS = UNCHECKABLE.filter(({ id }) => id === 'points-back' || id === 'short-form');
const OPENS =
  /^[\s"“'([]{0,3}(?:ibid(?:em)?\b|ib\.|id\.(?=[\s,;]|$)|idem\b|ebd\b|ebenda\b|a\.\s?a\.\s?o\.|loc\. ?cit|op\. ?cit|там же|同上|前掲|前揭|tamże|tamtéž|ivi\b)/iu;
const WITHIN =
  /^(?=.{3,140}$).{2,100}?[,.(\s](?:op\. ?cit|loc\. ?cit|a\.\s?a\.\s?o\.|supra,? (?:note|n\.|fn)|\(?(?:wie )?Anm(?:\.|erkung) ?\d|\(?oben,? (?:Anm|Fn)|above,? (?:note|n\.) ?\d|\(n ?\d{1,4}\)|\(note \d{1,4}\)|указ\. ?соч)/iu;

/** True when the text is a pointer back and not a work of its own. */
export function isBackPointer(text: string): boolean {
  const line = text.slice(0, 300);
  return POINTERS.some(({ sign }) => sign.test(line)) || (OPENS.test(line) && line.length < 140) || WITHIN.test(line);
}

/** The note it names ("supra note 5", "wie Anm. 4", "(n 7)"), or null. */
export function noteNumber(text: string): string | null {
  return (
    /(?:supra|above|infra|oben|wie|\()\s?,?\s?\(?(?:at\s)?(?:notes?|n\.?|fn\.?|Anm(?:\.|erkung)|Fn\.|Fußn\.)\s?(\d{1,4})/iu.exec(
      text,
    )?.[1] ??
    /\bAnm\. ?(\d{1,4})/u.exec(text)?.[1] ??
    null
  );
}

/** The place in the work, as printed: "p. 5", "S. 12 f.", "at 34". */
export function locatorOf(text: string): string | undefined {
  const tail = text.slice(-60);
  const found =
    /(?:\bpp?\.|\bpages?|\bS\.|\bSeiten?|\bс\.|\bС\.|\bstr\.|\bat|§{1,2}|¶{1,2}|\bpara\.|\bp)\s?(\d[\d–—-]{0,11}(?:\s?ff?\.)?)(?=[\s.,;)]|$)/u.exec(
      tail,
    );
  return found?.[0].trim();
}
