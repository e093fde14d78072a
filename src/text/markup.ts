/**
 * What stands within words of a text and is no part of them: character references (`&eacute;`), tags (`<i>`), unseen characters,
 * hyphens that a line's end left. It is written over in one pass, and every place leads back to the text as it was.
 */
import { GREEK } from './characters.ts';

/** Soft hyphen, zero-width characters, marks of direction. */
const UNSEEN = '\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060\ufeff';
const HYPHEN = '[-‐‑﹘﹣－]';
const BLANK = String.raw`[ \t\r\xa0]`;
/** Signs and letters that stand for plain ones: full and half width, ℃, Ⅳ, ㎏, ⁺, radicals in the place of characters. */
const COMPATIBLE = '[℀-℡℣-⅏Ⅰ-ↈ⒜-ⓩ⺀-⿕㌀-㏿！-￮⁺⁼₊₌][ﾞﾟ]?|[ᄀ-ᇿ]+';
/** Where a Markdown link leads to. */
const TARGET = String.raw`\((?<=\]\()(?:[a-z]+:|www\.|[#/.])[^()\s]{0,500}\)`;
/**
 * "evalu-⏎ation", with a soft hyphen as well, "evalu -⏎ation", and "evalu- ation" where a line once ended. Not "pre- and post-"; at a line's end fewer words
 * forbid it, since these are also syllables.
 */
const PATTERN = new RegExp(
  [
    '&(#\\d{1,7}|#[xX][\\da-fA-F]{1,6}|[A-Za-z]{2,8});',
    String.raw`<\/?([A-Za-z][A-Za-z\d]{0,12})(?:\s[^<>]{0,300})?\/?>`,
    TARGET,
    '<!--[^>]{0,500}>',
    `(${COMPATIBLE})`,
    `\u00ad(?<=\\p{L}.)${BLANK}{0,6}\\n${BLANK}{0,6}(?=\\p{Ll})`,
    `[${UNSEEN}]+`,
    `${HYPHEN}(?<=\\p{L}.)[${UNSEEN}]?(?:${BLANK}{1,12}(?!(?:and|or|nor|to|und|oder|bis|et|ou|y|o|e)\\b)|${BLANK}{0,6}\\n${BLANK}{0,6}(?!(?:and|und|oder)\\b))(?=\\p{Ll})`,
    ` (?=${HYPHEN})(?<=\\p{L} )${HYPHEN}\\n${BLANK}{0,6}(?!(?:and|und|oder)\\b)(?=\\p{Ll})`,
  ].join('|'),
  'gu',
);

/** Named references before the character they stand for, as far as it is neither a letter with an accent nor Greek. */
const NAMED = new Map(
  "amp& lt< gt> apos' rsquo' sect§ para¶ deg° plusmn± times× micro\u00b5 euro€ pound£ copy© reg® szligß oslashø Oslash\u00d8 aeligæ AElig\u00c6"
    .split(' ')
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);
const SPACE = /^(?:(?:nb|en|em|thin)sp|[nm]dash|hellip|quot|[lr][ad]quo|lsquo)$/;
const ACCENTS = new Map(
  'grave\u0300 acute\u0301 circ\u0302 tilde\u0303 uml\u0308 ring\u030a cedil\u0327'
    .split(' ')
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);
const BLOCK = /^(?:p|div|br|li|ul|ol|td|tr|th|table|h[1-6]|blockquote|section)$/i;

/** What a reference stands for: a space where it parts words, empty where it is as if it were not there; undefined: it is none. */
function referred(name: string): string | undefined {
  if (name.startsWith('#')) {
    const code = Number(`0${name.slice(1)}`);
    return code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? undefined : String.fromCodePoint(code);
  }
  const accent = ACCENTS.get(name.slice(1));
  const greek = GREEK.indexOf(name.toLowerCase());
  if (accent) return name.charAt(0) + accent;
  if (name === 'shy') return '';
  return greek >= 0 ? String.fromCharCode(0x3b1 + greek) : SPACE.test(name) ? ' ' : NAMED.get(name);
}

/** A text with those stretches written over. */
export interface Cleared {
  readonly text: string;
  /** Where a place of it was in the text as printed; `end`: the end of something. To be asked with places that only grow. */
  moved(at: number, end: boolean): number;
}

/** Clears a text of mark-up within words. Linear. */
export function cleared(printed: string): Cleared {
  /** Where each stretch ends in the new text, its length there, and how far what lies behind it has moved. */
  const edits: { readonly at: number; readonly length: number; readonly shift: number }[] = [];
  let shift = 0;
  const text = printed.replace(
    PATTERN,
    (whole: string, reference: string | undefined, tag: string | undefined, sign: string | undefined, index: number) => {
      const by = reference ? referred(reference) : tag ? (BLOCK.test(tag) ? ' ' : '') : sign ? sign.normalize('NFKC') : '';
      if (by === undefined) return whole;
      const at = index - shift + by.length;
      shift += whole.length - by.length;
      edits.push({ at, length: by.length, shift });
      return by;
    },
  );
  let passed = 0;
  let by = 0;
  return {
    text,
    moved(place, end) {
      let edit = edits[passed];
      // What was taken out at the end of a word is not part of it.
      for (; edit && edit.at <= place && !(end && edit.at === place && edit.length === 0); edit = edits[++passed]) by = edit.shift;
      // Within what one sign stands for there are no places of the text.
      if (edit && place > edit.at - edit.length) return end ? edit.at + edit.shift : edit.at - edit.length + by;
      return place + by;
    },
  };
}
