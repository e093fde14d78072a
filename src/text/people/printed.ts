/**
 * Reads a printed list of names ("Smith, J. A., de Oliveira SD & Marie Curie") into CSL names. Order of family and given
 * name is decided name by name from initials, commas and capitals, with the way the list began as a tie-breaker.
 * Particles are kept apart from the family name whichever side they are printed on; that a style would drop them when
 * sorting cannot be seen in print, so all are non-dropping. A group, or a name whose parts cannot be told, is literal.
 */
import type { CslName } from '../../model/csl.ts';
import { codeAt, isCapitalAscii, isLetterAscii, isPlain } from '../letters.ts';
import { cleaned } from './cleaned.ts';
import { bodyBehind, isGroup, namesGroup, officesByLetters, partGroups, withoutSeries } from './groups.ts';
import { partRun } from './joined.ts';
import { type Manner, named, unordered } from './one.ts';
import { abbreviates, allPaired, familiesAlone, firstTurned, runOn, shoutsShort, turnedAbout } from './order.ts';
import { familyLike, givenInitials, givenLike, initialsOnly, isParticle, isSuffix, isUpperName, onInitials } from './parts.ts';

export interface ParsedNames {
  readonly names: readonly CslName[];
  /** True when the list ends in "et al." or the like: there are more names than printed. */
  readonly etAl: boolean;
}

const AND =
  /(?:\s|^|(?<=[,;.]))(?:[aA][nN][dD]|[uU]nd|UND|et|(?<!^)ET(?=\s\p{Lu})|y|e|ed|och|og|en|и|&|sowie|with|mit|و)(?=\s|$)|\s?&\s?|\s?[;；]\s?|\s?[・、，]\s?|\s\/\s|\/(?=\p{L}|\s)|\s[•·|]\s|(?<=[\uac00-\ud7af]{2})·(?=[\uac00-\ud7af]{2})/gu;

const LETTER = /\p{L}/u;
/** Whether a piece has a letter at all; nearly every one begins with it. */
const lettered = (piece: string): boolean => isLetterAscii(codeAt(piece, 0)) || LETTER.test(piece);
const AROUND = /^[\s,.;:()[\]"“”«»*–—-]+|(?<![\s,;:()[\]"“”«»*–—])[\s,;:()[\]"“”«»*–—]+$/gu;
const LAST_STOP = /(?<=\p{L}{3}|\)|[\u0900-\u0e7f\u2e80-\u9fff\uac00-\ud7af]|\s(?:d[aeiou]|af|av|zu|al|el|l[ae]))\.$/u;

const NOBODY = /^(?:id|ead|others?)\.?$/i;
const LONGEST_NOBODY = 7;
/** A family name in capitals beside a given name. */
const SHOUTED = /(?<!\p{L})(?:\p{Lu}{4,30}\s\p{Lu}\p{Ll}{2}|\p{Lu}\p{Ll}{2,20}\s\p{Lu}{6})/u;
const CAPITALS = /\p{Lu}{2}/u;
/** Initials as medical lists print them. */
const BARE_INITIALS = /(?<!\p{L})\p{Lu}{1,2}(?![\p{L}.’'-])/u;

/** Capitals that may be initials as well. */
const CAPITAL_SUFFIX = /^[JS]R$/;
/** Whether the piece at `at` is a suffix. "Ali, JR" and "Kay, SR, Roe, A" have initials there, as no others are behind. */
const suffixAt = (pieces: readonly string[], at: number): boolean => {
  const piece = pieces[at] ?? '';
  return isSuffix(piece) && !(CAPITAL_SUFFIX.test(piece) && !givenInitials(pieces[at + 1] ?? ''));
};

/** Names of one chunk, which holds no "and" and no semicolon: pieces between commas. */
function fromPieces(pieces: readonly string[], inverted: boolean | null, out: CslName[], manner?: Manner): void {
  for (let i = 0; i < pieces.length; i += 1) {
    const piece = pieces[i] ?? '';
    const next = pieces[i + 1];
    const last = out.at(-1);
    if ((last?.given === undefined ? suffixAt(pieces, i) : isSuffix(piece)) && last?.family !== undefined) {
      out[out.length - 1] = { ...last, suffix: piece };
      continue;
    }
    if (initialsOnly(piece) && last?.family !== undefined && last.given === undefined) {
      out[out.length - 1] = { ...last, ...named(last.family, piece, last.suffix) };
      continue;
    }
    const suffixed = suffixAt(pieces, i + 1) ? next : undefined;
    const given = suffixed === undefined ? next : pieces[i + 2];
    if (
      given !== undefined &&
      familyLike(piece) &&
      (givenInitials(given) ||
        (inverted !== false &&
          (givenLike(given) ||
            (onInitials(given) && !initialsOnly(pieces[i + 2] ?? '') && (inverted === true || manner?.abbreviates() !== true)))))
    ) {
      const words = piece.split(' ');
      const capitals = isUpperName(words.at(-1) ?? '') && !isUpperName(words[0] ?? '') && !isParticle(words[0] ?? '');
      // "Mohsen NAGHAVI, Rafael LOZANO" behind "VOS, Theo": whole names, whatever the first one was.
      // "VARELA SOUTO, María José": what is in capitals throughout is a family's, beside what is not.
      const shouted = words.length > 1 && words.every(isUpperName) && !given.split(' ').some(isUpperName);
      const twoNames =
        words.length > 1 &&
        !shouted &&
        !givenInitials(given) &&
        ((!isParticle(words[0] ?? '') && inverted !== true) || (capitals && /\s/.test(given)));
      if (!twoNames) {
        let tail = given.split(' ');
        let suffix = suffixed;
        if (tail.length > 1 && isSuffix(tail.at(-1) ?? '')) {
          suffix = tail.at(-1);
          tail = tail.slice(0, -1);
        }
        out.push(named(piece, tail.join(' '), suffix));
        i += suffixed === undefined ? 1 : 2;
        continue;
      }
    }
    out.push(unordered(piece, manner));
  }
}

/** A piece without the signs around it. One that begins and ends with a plain letter, or ends in an initial, has none. */
function trimmed(text: string): string {
  const last = text.length - 1;
  if (isPlain(codeAt(text, 0))) {
    const end = codeAt(text, last);
    if (isPlain(end)) return text;
    if (end === STOP && isCapitalAscii(codeAt(text, last - 1)) && !isPlain(codeAt(text, last - 2)) && codeAt(text, last - 2) < 128)
      return text;
    if (end === STOP && last === 1) return text;
  }
  return text.replace(AROUND, '').replace(LAST_STOP, '');
}

const STOP = 46;

/** Between commas; a space behind one is not taken along. */
const piecesOf = (chunk: string): readonly string[] =>
  chunk.includes(',') ? chunk.split(',').map((piece, at) => (at > 0 && piece.startsWith(' ') ? piece.slice(1) : piece)) : [chunk];

const mayBeNobody = (name: string): boolean => name.length <= LONGEST_NOBODY && 'iIeEoO'.includes(name.charAt(0));

function namesSomebody({ literal, family }: CslName): boolean {
  const name = literal ?? family ?? '';
  return name !== '' && !(mayBeNobody(name) && NOBODY.test(name));
}

/** Whether family names are in capitals, long ones or a few short ones among names written out. */
const shouts = (text: string, persons: readonly (readonly string[])[]): boolean =>
  (persons.length > 1 || (persons[0]?.length ?? 0) > 1) &&
  CAPITALS.test(text) &&
  ((/[A-Z]{4}/.test(text) && SHOUTED.test(text) && !BARE_INITIALS.test(text)) || shoutsShort(persons.flat()));

/** Asks once, and only where somebody wants to know: a list may be long. */
function once(ask: () => boolean): () => boolean {
  let answer: boolean | null = null;
  return () => {
    answer ??= ask();
    return answer;
  };
}

/** What `grouped` is where the whole list is one chunk, which is then no group. */
const ONE_PERSON: readonly boolean[] = [false];

/** Parses a list of names as printed, role words ("ed.", "Hrsg.") and "et al." included or not. */
export function parseNames(printed: string): ParsedNames {
  const { text, etAl } = cleaned(printed);
  if (text === '' || !lettered(text)) return { names: [], etAl };
  const names: CslName[] = [];
  const grouping = namesGroup(text);
  if (isGroup(text, grouping)) return { names: [{ literal: withoutSeries(trimmed(text)) }], etAl };
  const offices = officesByLetters(text);
  if (offices !== null) return { names: offices.map((literal) => ({ literal })), etAl };
  const [people, ...body] = (grouping ? bodyBehind(text) : null) ?? [text];
  const chunks = [...people.split(AND).flatMap((chunk) => (grouping ? partGroups(chunk) : [chunk])), ...body].map(trimmed).filter(lettered);
  const several = chunks.map((chunk) => runOn(piecesOf(chunk).map(trimmed).filter(lettered).flatMap(partRun)));
  // Without such a word in the whole list no part of it has one.
  const grouped = chunks.length === 1 && chunks[0] === text ? ONE_PERSON : chunks.map((chunk) => isGroup(chunk, grouping));
  const persons = grouped.includes(true) ? several.filter((_, at) => grouped[at] !== true) : several;
  const paired = allPaired(persons);
  const turned = !paired && persons[0] === several[0] ? firstTurned(persons, etAl || persons.length < several.length) : 0;
  const inverted = turned > 0 || (!/[;/]/.test(text) && familiesAlone(several)) ? false : turnedAbout(persons);
  const manner: Manner = {
    shouted: shouts(text, persons),
    abbreviates: once(() => abbreviates(persons.flat())),
  };
  for (const [at, chunk] of chunks.entries()) {
    let pieces = several[at] ?? [];
    if (grouped[at] === true) {
      names.push({ literal: withoutSeries(chunk) });
      continue;
    }
    const [family = '', given = '', suffix] = pieces;
    if (paired) {
      names.push(named(family, given, suffix));
      continue;
    }
    if (at === 0 && turned > 0) {
      fromPieces(pieces.slice(0, turned), true, names);
      pieces = pieces.slice(turned);
    }
    fromPieces(
      pieces,
      chunks.length > 1 && pieces.length === 2 && inverted !== false && !/\s/.test(pieces[0] ?? '') ? true : inverted,
      names,
      manner,
    );
  }
  const others = names.some(({ family = '' }) => mayBeNobody(family) && /^others?$/i.test(family));
  return { names: names.filter(namesSomebody), etAl: etAl || others };
}
