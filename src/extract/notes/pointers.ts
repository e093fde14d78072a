/**
 * Words that point back at an earlier reference, in many languages: ibid., ebd., op. cit., supra note 5, wie Anm. 4. Tells
 * whether a text points back, at which note, and which place in the work it means.
 */
import { UNCHECKABLE } from '../triage/uncheckable.ts';

const POINTERS = UNCHECKABLE.filter(({ id }) => id === 'points-back' || id === 'short-form');
const OPENS =
  /^[\s"“'([]{0,3}(?:[ií]b[ií]d(?:em)?\b|ib\.|id\.(?=[\s,;]|$)|[ií]dem\b|ebd\b|ebenda\b|a\.\s?a\.\s?o\.|loc\. ?cit|op\. ?cit|там же|同[上書书]|前掲|前揭|tamże|tamtéž|ivi\b)/iu;
const WITHIN =
  /^(?=.{3,140}$).{2,100}?[,.(\s](?:(?:op|loc|art|dz|ouvr)\. ?(?:cit|cyt|préc)\.|op\. ?cit|loc\. ?cit|a\.\s?a\.(?:\s?o\.)?(?=[,\s]|$)|supra,? (?:note|nota|n\.|fn)|infra,? (?:note|nota|n\.|fn)|(?:notes?|n\.|fn\.?) ?\d{1,4},? (?:above|supra|oben)|\(?(?:wie )?Anm(?:\.|erkung) ?\d|\(?oben,? (?:Anm|Fn)|above,? (?:note|n\.) ?\d|\((?:n|fn\.?|fußn\.) ?\d{1,4}\)|\(note \d{1,4}\)|указ\. ?соч)/iu;

/** The same in print of East Asia: "田中、前掲書、20頁", "王伟，前揭书，第20页", "김철수, 앞의 책, 20쪽". */
const EAST_ASIAN =
  /^[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}ー々・\s]{2,30}?(?:[、，,：:]\s?(?:同書|같은|앞의|위의|전게)|[、，,：:・]?\s?[前上][掲揭引])/u;

/** What notes are called where one points at another. */
const NOTE = String.raw`(?:foot)?notes?|nn?\.|fn\.?|Fußn(?:ote|\.)|Fu(?:ss|ß)note|Anm(?:erkung|\.)|nota|nt\.|noot|voetnoot|сноск[аеу]|прим\.`;
const BACK = String.raw`supra|infra|above|below|oben|unten|cit\.|(?<!\p{L})o\.`;
/**
 * Words that point at a note, its number in one of the groups `before` ("supra note 12"), `behind` ("n. 12 above"), `plain` ("siehe Fn. 3",
 * which may also be said of other things where it says "note") and `short` ("Roe (n 7)", which needs a name).
 */
export const POINTS_AT_NOTE = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:${BACK}),?\s(?:(?:at|in|die|der|dans la|à la|alla|in der)\s)?(?:${NOTE})\s?(?<before>\d{1,4})(?!\d)`,
    String.raw`(?<![\p{L}\d])(?:${NOTE})\s?(?<behind>\d{1,4}),?\s(?:supra|infra|above|oben)(?!\p{L})`,
    String.raw`(?<![\p{L}\d])(?:see|see also|cf\.|vgl\.|siehe|siehe auch|s\.|wie|voir|cfr\.|vedi|véase|см\.)\s(?:in\s)?(?:fn\.?|footnote|Fußnote|Fussnote|Fußn\.|Anm\.|сноск[ау])\s?(?<plain>\d{1,4})(?!\d)`,
    String.raw`\(n\.?\s(?<short>\d{1,4})\)`,
  ].join('|'),
  'giu',
);
/** A note, or a part of one, that says nothing else: "Siehe oben Fn. 3, S. 12." */
const ALONE = new RegExp(
  String.raw`^\s{0,3}(?:(?:see|see also|cf\.|vgl\.|siehe|siehe auch|s\.|wie|so|dazu|hierzu|voir|cfr\.|vedi|véase|см\.)\s){0,2}(?:(?:bereits|already|auch)\s)?(?:(?:${BACK}),?\s)?(?:in\s)?(?:${NOTE})\s?\d{1,4}(?:,?\s(?:supra|infra|above|below|oben|unten))?(?:(?:,|\sat|:)?\s(?:pp?\.|S\.|at|Rn\.|Rz\.|Tz\.|paras?\.?|¶|§|E\.|consid\.)?\s?\d{1,5}(?:\s?[–-]\s?\d{1,5})?(?:\s?ff?\.)?)?[.;]?\s{0,3}$`,
  'iu',
);

/** True when the text is a pointer back and not a work of its own. */
export function isBackPointer(text: string): boolean {
  const line = text.slice(0, 300);
  return (
    POINTERS.some(({ sign }) => sign.test(line)) ||
    (OPENS.test(line) && line.length < 140) ||
    WITHIN.test(line) ||
    EAST_ASIAN.test(line) ||
    ALONE.test(line)
  );
}

/** True for a pointer that begins with the word for the same place, and names neither an author nor a note. */
export function isIbid(text: string): boolean {
  return OPENS.test(text.replace(/^(?:see|but see|vgl\.|cf\.|siehe|voir|cfr\.|por\.|см\.),?:?\s(?:also\s|auch\s)?/iu, ''));
}

/** The note it names ("supra note 5", "wie Anm. 4", "(n 7)"), or null. */
export function noteNumber(text: string): string | null {
  return (
    /(?:supra|above|infra|oben|wie|\()\s?,?\s?\(?(?:at\s)?(?:notes?|n\.?|fn\.?|Anm(?:\.|erkung)|Fn\.|Fußn\.)\s?(\d{1,4})/iu.exec(
      text,
    )?.[1] ??
    (ALONE.test(text) ? /\d{1,4}/.exec(text)?.[0] : undefined) ??
    /(?:notes?|nn?\.|fn\.?)\s(\d{1,4}),?\s(?:supra|infra|above|below|oben|unten)/iu.exec(text)?.[1] ??
    /cit\.,?\s(?:supra|infra),?\s(?:alla\s)?nota\s(\d{1,4})/iu.exec(text)?.[1] ??
    /\bAnm\. ?(\d{1,4})/u.exec(text)?.[1] ??
    /(?:前[掲揭引]?|同前|同)[注註]\s?[（(［[]?(\d{1,4})/u.exec(text)?.[1] ??
    null
  );
}

/** The place in the work, as printed: "p. 5", "S. 12 f.", "at 34". */
export function locatorOf(text: string): string | undefined {
  const tail = text.slice(-60);
  const found =
    /(?:\bpp?\.|\bpages?|\bS\.|\bSeiten?|\bс\.|\bС\.|\bstr\.|\bat|§{1,2}|¶{1,2}|\bpara\.|\bp)\s?(\d[\d–—-]{0,11}(?:\s?ff?\.)?)(?=[\s.,;)]|$)|第?\d{1,5}(?:[–—-]\d{1,5})?[頁页쪽]/u.exec(
      tail,
    );
  return found?.[0].trim();
}
