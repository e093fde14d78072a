/**
 * Names in .bib fields, by the rules of BibTeX (Patashnik, "Designing BibTeX Styles", 1988, § 4): `First von Last`,
 * `von Last, First`, `von Last, Jr, First`; braces keep words together and make a name of an institution. Beside the rules,
 * what people type in good faith is understood: "et al.", lists not joined by "and" (`names-listed.ts`), biblatex's `family=…` form.
 */
import type { CslName } from '../../model/csl.ts';
import { withoutFormerName } from '../../text/names/spelling.ts';
import { texText } from '../tex/text.ts';
import { closeOf, splitTop } from './braces.ts';
import { asPrinted, listed, SUFFIX, turnedAbout } from './names-listed.ts';

export interface Names {
  readonly names: readonly CslName[];
  /** The list ends in "and others" or "et al.". */
  readonly more: boolean;
}

const MORE = /^(others|et\.?\s{1,60}al\.?|al\.?|al\.?,\s?et\.?|\.\.\.|…|\\dots|\\ldots|u\. a\.|[\p{L} ]{0,3}and others)$/iu;
const MORE_BEHIND = /[\s,]+(?:et\.? al\.?|\\emph\{et al\.?\})\s*$/i;
/** A body as programs write one that keep it as a family name without a given one: `{R Core Team, }`. */
const ALONE = /^(?!.{0,300}\sand\s)\s{0,20}[^\s,{}]{1,100}\s[^,{}]{1,300},\s{1,20}$/;

/** Parts a name field (TeX source) into names. Linear in its length. */
export function parseNames(source: string): Names {
  let more = false;
  const whole = ALONE.test(source) ? [`{${source.replace(/,\s{1,20}$/, '').trim()}}`] : splitAnd(source.trim());
  const given: string[] = [];
  for (const part of whole.map((one) => one.trim())) {
    const cut = MORE_BEHIND.exec(part.slice(-40));
    const says = MORE.test(part.replace(/[{}]/g, ''));
    more ||= cut !== null || says;
    if (!says) given.push(cut === null ? part : part.slice(0, part.length - cut[0].length));
  }
  const alone = given.length === 1;
  const parts = (alone ? unwrapped(given[0] ?? '') : null) ?? given.flatMap((part) => listed(part, alone && !more) ?? [part]);
  const printed = asPrinted(source, parts);
  if (printed !== null) return { names: printed, more };
  const names = (turnedAbout(parts) ?? parts).map(nameOf).filter((name) => name !== null);
  return { names, more };
}

/** Splits at "and" between names, outside braces. */
function splitAnd(source: string): string[] {
  if (!/\sand\s/i.test(source)) return [source];
  if (!source.includes('{')) return source.split(/(?<!\s)\s+and\s+/i);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < source.length; at++) {
    const sign = source[at];
    if (sign === '\\') at++;
    else if (sign === '{') depth++;
    else if (sign === '}') depth--;
    else if (depth <= 0 && (sign === 'a' || sign === 'A') && isAnd(source, at)) {
      parts.push(source.slice(start, at));
      start = at + 3;
      at += 2;
    }
  }
  parts.push(source.slice(start));
  return parts;
}

const isAnd = (source: string, at: number): boolean =>
  at > 0 && /\s/.test(source[at - 1] ?? '') && /\s/.test(source[at + 3] ?? '') && source.slice(at, at + 3).toLowerCase() === 'and';

/** A whole list in extra braces, `{{Smith, Ann and Roe, Bo}}`: names, unless it reads like an institution. */
function unwrapped(source: string): string[] | null {
  if (!source.startsWith('{') || !source.endsWith('}') || closeOf(source, 0) !== source.length - 1) return null;
  const parts = splitAnd(source.slice(1, -1));
  return parts.length > 1 && parts.every((part) => part.includes(',')) ? parts : null;
}

/** A name in print's order before its suffix, as JSTOR has it: "Robert K. Hale, Jr.". */
const WHOLE_NAME = /^\p{Lu}[\p{L}’'-]{0,30}\.?\s(?:\p{Lu}\.\s?){1,3}\p{Lu}[\p{L}’'-]{1,40}$/u;

/** One name. Null when nothing is left of it. */
export function nameOf(source: string): CslName | null {
  const trimmed = source.trim().replace(/(?<!,),+$/, '');
  if (trimmed.startsWith('{') && !trimmed.startsWith('{\\') && closeOf(trimmed, 0) === trimmed.length - 1) {
    const literal = texText(trimmed);
    return literal === '' ? null : { literal };
  }
  if (/^["{]?(family|given|prefix|suffix)\s?=/.test(trimmed)) return keyed(trimmed);
  // "Roe (née Weber)": a word in small letters that is no particle.
  const parts = splitTop(withoutFormerName(trimmed), ',').map((part) => part.trim());
  if (parts.length === 1) return inOrder(wordsOf(parts[0] ?? ''));
  const [last = '', second = '', third] = parts;
  // "Smith, Ann, Jr." and "Smith, Jr., Ann" are both met; so is a degree or a role behind the name, which is dropped.
  if (third === undefined && SUFFIX.test(second) && WHOLE_NAME.test(last)) {
    const name = inOrder(wordsOf(last));
    return name === null ? null : { ...name, suffix: texText(second) };
  }
  if (third === undefined) return inverted(last, SUFFIX.test(second) ? '' : second, SUFFIX.test(second) ? second : '');
  return SUFFIX.test(third) && !SUFFIX.test(second) ? inverted(last, second, third) : inverted(last, third, second);
}

/** biblatex: `family=Smith, given=Ann, prefix=van, given-i=A`. */
function keyed(source: string): CslName | null {
  const fields = new Map<string, string>();
  for (const part of splitTop(source, ',')) {
    const cut = part.indexOf('=');
    if (cut > 0)
      fields.set(part.slice(0, cut).replace(/["{]/g, '').trim().toLowerCase(), texText(part.slice(cut + 1).replace(/^\s*"|"\s*$/g, '')));
  }
  return built(fields.get('family') ?? '', fields.get('given') ?? '', fields.get('prefix') ?? '', fields.get('suffix') ?? '');
}

function inverted(last: string, given: string, suffix: string): CslName | null {
  const words = wordsOf(last);
  let von = 0;
  for (let at = 0; at < words.length - 1; at++) if (isLower(words[at] ?? '')) von = at + 1;
  return built(join(words.slice(von)), texText(given), join(words.slice(0, von)), texText(suffix));
}

function inOrder(words: readonly string[]): CslName | null {
  if (words.length <= 1) {
    const literal = join(words);
    return literal === '' ? null : { literal };
  }
  let suffix = '';
  let rest = words;
  if (words.length > 2 && SUFFIX.test(words.at(-1) ?? '')) {
    suffix = words.at(-1) ?? '';
    rest = words.slice(0, -1);
  }
  // "Smith J. K.": no family name is an initial with its stop.
  if (/^(?:\p{Lu}\.-?){1,4}$/u.test(rest.at(-1) ?? '') && /^\p{L}{2}/u.test(rest[0] ?? '')) {
    const at = rest.findIndex((word) => /^\p{Lu}\./u.test(word));
    if (rest.slice(at).every((word) => /^(?:\p{Lu}\.-?)+$/u.test(word)))
      return inverted(rest.slice(0, at).join(' '), rest.slice(at).join(' '), suffix);
  }
  const first = rest.findIndex((word, at) => at < rest.length - 1 && isLower(word));
  if (first > 0) {
    const to = lastLower(rest) + 1;
    return built(join(rest.slice(to)), join(rest.slice(0, first)), join(rest.slice(first, to)), suffix);
  }
  // A name all in small letters ("danah boyd") has no particle; one that begins with a particle has no given name.
  if (first === 0 && !rest.every(isLower)) {
    const to = lastLower(rest) + 1;
    return built(join(rest.slice(to)), '', join(rest.slice(0, to)), suffix);
  }
  return built(join(rest.slice(-1)), join(rest.slice(0, -1)), '', suffix);
}

function lastLower(words: readonly string[]): number {
  for (let at = words.length - 2; at >= 0; at--) if (isLower(words[at] ?? '')) return at;
  return -1;
}

function built(family: string, given: string, particle: string, suffix: string): CslName | null {
  if (family === '' && given === '') return null;
  return {
    ...(family === '' ? {} : { family }),
    ...(given === '' ? {} : { given }),
    ...(particle === '' ? {} : { 'non-dropping-particle': particle }),
    ...(suffix === '' ? {} : { suffix }),
  };
}

const join = (words: readonly string[]): string => texText(words.join(' '));

/** Words of a name: parted by white space and `~` outside braces. */
function wordsOf(source: string): string[] {
  if (!/[{\\~]/.test(source)) return source.split(/\s+/).filter((word) => word !== '');
  const words: string[] = [];
  let depth = 0;
  let word = '';
  for (let at = 0; at < source.length; at++) {
    const sign = source[at] ?? '';
    if (sign === '\\') {
      word += sign + (source[at + 1] ?? '');
      at++;
      // `\v s`, `\o ` : the space belongs to the command.
      if (/[a-zA-Z]/.test(source[at] ?? '')) {
        while (/[a-zA-Z]/.test(source[at + 1] ?? '')) word += source[++at] ?? '';
        if (/\s/.test(source[at + 1] ?? '') && depth === 0 && word.length <= 30) word += source[++at] ?? '';
      }
      continue;
    }
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    if (depth <= 0 && (sign === '~' || /\s/.test(sign))) {
      if (word !== '') words.push(word);
      word = '';
    } else word += sign;
  }
  if (word !== '') words.push(word);
  return words;
}

/** Whether a word begins with a small letter, as BibTeX counts it: braced words have no case, accents in braces do. */
function isLower(word: string): boolean {
  if (word.startsWith('{') && !word.startsWith('{\\')) return false;
  const text = word.includes('\\') ? texText(word.slice(0, 60)) : word;
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter !== undefined && letter !== letter.toUpperCase() && letter === letter.toLowerCase() && !/^(d'|l'|o')\p{Lu}/u.test(text);
}
