/**
 * How lists of names are joined and cut off in the languages of citation styles: "и др.", "i in.", "e.a.", "idr.", "dkk.", "等", and the
 * words for "and". A parser that does not know them takes them for people, or two people for one. A list that says it goes on is no
 * shorter than its record, and a word that joins names is none.
 */
import { fold } from '../../text/fold.ts';

/** What a list says at its end where it goes on, as the last "name" of it. */
export const OTHERS = new RegExp(
  `^(?:[–—-]\\s?)?(?:${[
    '(?:a |and )?(?:et\\.?\\s?al\\.?|al\\.|(?:et )?alii|others|u\\.\\s?a\\.|m\\.\\s?fl\\.|等)(?: a| and)?',
    '(?:et|&|y|\\+)\\s?(?:coll?|cols)\\.?',
    '(?:et|ed?|y|i|und|en|och|og|in|ja|ir|a|și|ve) (?:altri|altres|otros|outros|autres|andere|anderen|andra|andre|drugi|inni|ostali|teised|muut|alții|kiti|další|ďalší|diğerleri)',
    'y cols?\\.?',
    'a kol\\.|i (?:wsp|in|dr)\\.|ve (?:ark|diğ)\\.|vd\\.|e\\.?\\s?a\\.|i\\.?dr\\.|m\\.?\\s?fl\\.?|mfl\\.?|o\\.?\\s?fl\\.?|og fleiri|med (?:flere|fleire)|ym\\.|dkk\\.?|dan (?:lainnya|lain-lain)|és mtsai\\.?|mtsai\\.?|és mások|ir kt\\.|u\\.\\s?c\\.|un citi|eta beste|c\\.\\s?s\\.|và c\\.\\s?s\\.|ac eraill',
    '(?:и |та )?(?:др|соавт|съавт|сотр|ін|інші|другие|други|остали)\\.?|κ\\.\\s?ά\\.|και (?:άλλοι|συν\\.?)|και συνεργάτες',
    'ほか|他|外|기타|외|及其他|等人|และคณะ|וא?חרים|ואח׳|וآخرون|و ?همکاران|و ?دیگران|وآخرون|इत्यादि|व अन्य',
  ].join('|')})$`,
  'iu',
);

/** The same within a printed reference, in whatever case. */
const GOES_ON =
  /\bet\.? ?al(?:ii)?\b|[–—] al\.|\band others\b|\ba others\b|\bet coll\b|\by (?:otros|cols?)\b|\be (?:outros|altri)\b|\ba kol\.|\bi (?:in|wsp)\.|\bve (?:ark|diğ)\.|\bve diğerleri\b|(?<!\p{L})(?:og fleiri|med fleire?|dan lain-lain|dan lainnya|ja teised|i ostali|и остали|eta beste|un citi)(?!\p{L})|(?<!\p{L})(?:и|та) (?:др|соавт|съавт|сотр|ін)\.|等|ほか|他(?!\p{L})|기타(?!\p{L})|及其他|และคณะ|وآخرون|و همکاران|ואחרים/iu;
/** In small letters alone: with capitals they are initials. */
const IN_SMALL = /(?<![\p{L}.])(?:u\. ?a|m\. ?fl|o\. ?fl|idr|i dr|dkk|mfl|és mtsai|ir kt|κ\. ?ά|(?<=, ?)(?:e\. ?a|ea|vd|ym|u\. ?c))\./u;

/** Whether a printed reference says of a list of names that it goes on. */
export const goesOn = (text: string): boolean => GOES_ON.test(text) || IN_SMALL.test(text);

/** Words that stand between two names, or behind the last one, and are no names themselves; small letters, folded. */
const BETWEEN: ReadonlySet<string> = new Set(
  'a ac al alii altri altres and andere anderen andra andre ark autres beste citi coll cols dalsi dan dig digerleri dkk dr drugi e ea ed en eraill es et eta fl fleire fleiri flere i idr in inni ir ja k kai kiti kol kt lainnya m med mfl mtsai muut o och og ostali others otros outros si sp spol te teised u un und v vd ve w wsp y ym та и 和 与 與 及 と および 및 와 과 等 等人 ほか 他 외 기타 และ'.split(
    ' ',
  ),
);
const SMALL = /(?<![\p{L}.'’-])(?:\p{Ll}{1,9}|[和与與及と및와과等他외]|および|ほか|等人|기타|และ)(?![\p{L}'’-])/gu;

/** A printed list of names without the words that join them and say that it goes on. */
export const unjoined = (names: string): string =>
  names.replace(SMALL, (word) => (BETWEEN.has(fold(word)) || BETWEEN.has(word) ? ' ' : word));

/** Such a word of another script at either end of a name in Latin letters: "和 L. Quill", "Quill と". */
const STRAY =
  /^(?:和|与|與|及|と|および|및|와|과|และ|и|та|و|ו)\s+(?=\p{Script=Latin})|(?<=[\p{Script=Latin}.])\s+(?:和|与|與|及|と|および|및|와|과|等|ほか|他|외)$/u;

/** A part of a name without them. */
export const withoutJoining = (part: string): string => part.replace(STRAY, '');
