/**
 * Named and numbered characters of HTML that stay behind in reference lists and records ("&ndash;", "&#39;", "&eacute;"): undone
 * before anything is kept or compared, so that how a program wrote a letter is no difference. Those for letters with marks follow a
 * pattern and need no list. The quote check reads them one at a time and with less vocabulary (`markup.ts`): it must stay small.
 */
import { entryOf } from './entry.ts';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  thinsp: ' ',
  ensp: ' ',
  emsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  minus: '-',
  hyphen: '-',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  middot: '·',
  deg: '°',
  times: '×',
  plusmn: '±',
  micro: 'µ',
  infin: '∞',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  aring: 'å',
  Aring: 'Å',
  eth: 'ð',
  ETH: 'Ð',
  thorn: 'þ',
  THORN: 'Þ',
  lstrok: 'ł',
  Lstrok: 'Ł',
  inodot: 'ı',
};
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  caron: '\u030c',
  ring: '\u030a',
  breve: '\u0306',
  macr: '\u0304',
  ogon: '\u0328',
  dot: '\u0307',
  dblac: '\u030b',
};
const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega'.split(' ');
/** Final sigma stands in the middle of the small letters. */
const greek = (at: number): string => String.fromCodePoint(0x3b1 + at + (at > 16 ? 1 : 0));

const ENTITY = /&(#x[0-9a-f]{1,6}(?![0-9a-f])|#\d{1,7}(?!\d)|[a-z]{2,12});?/gi;

/** A number that no printed character bears stands for nothing: a space. */
function meant(whole: string, name: string): string {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
  }
  // "AT&T" and "R&D" are no entities: a name counts only with its semicolon.
  if (!whole.endsWith(';')) return whole;
  const known = entryOf(NAMED, name) ?? entryOf(NAMED, name.toLowerCase());
  if (known !== undefined) return known;
  const mark = entryOf(MARKS, name.slice(1));
  if (mark !== undefined) return `${name[0] ?? ''}${mark}`.normalize('NFC');
  const at = GREEK.indexOf(name.toLowerCase());
  return at < 0 ? whole : name[0] === name[0]?.toUpperCase() ? greek(at).toUpperCase() : greek(at);
}

/** Where entities stand in a text, and what they mean; those that mean nothing known are left out. */
export function entitiesIn(text: string): readonly { readonly start: number; readonly end: number; readonly means: string }[] {
  if (!text.includes('&')) return [];
  return [...text.matchAll(ENTITY)].flatMap(({ index, 0: whole, 1: name = '' }) => {
    const means = meant(whole, name);
    return means === whole ? [] : [{ start: index, end: index + whole.length, means }];
  });
}

/** The text with its entities undone, once; a text without any is given back as it is. */
export const withoutEntities = (text: string): string => (text.includes('&') ? text.replace(ENTITY, meant) : text);
