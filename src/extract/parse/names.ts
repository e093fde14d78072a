/**
 * Reads a printed list of names ("Smith, J. A., de Oliveira SD & Marie Curie") into CSL names. Order of family and given
 * name is decided name by name from initials, commas and capitals, with the way the list began as a tie-breaker.
 * Particles are kept apart from the family name whichever side they are printed on; that a style would drop them when
 * sorting cannot be seen in print, so all are non-dropping. A group, or a name whose parts cannot be told, is literal.
 */
import type { CslName } from '../../model/csl.ts';
import { codeAt, isCapitalAscii, isLetterAscii } from '../../text/letters.ts';
import { isPlain } from './edges.ts';
import {
  familyLike,
  givenInitials,
  givenLike,
  initialsOnly,
  isInitials,
  isParticle,
  isSuffix,
  isUpperName,
  startsShort,
} from './name-signs.ts';
import { cleaned } from './names-cleaned.ts';
import { bodyBehind, isGroup, namesGroup, officesByLetters, partGroups } from './names-groups.ts';
import { parted, partRun } from './names-joined.ts';
import { familiesAlone, firstTurned } from './names-order.ts';

export interface ParsedNames {
  readonly names: readonly CslName[];
  /** True when the list ends in "et al." or the like: there are more names than printed. */
  readonly etAl: boolean;
}

const AND =
  /(?:\s|^|(?<=[,;.]))(?:[aA][nN][dD]|[uU]nd|UND|et|(?<!^)ET(?=\s\p{Lu})|y|e|ed|och|og|en|и|&|sowie|with|mit|و)(?=\s|$)|\s?&\s?|\s?[;；]\s?|\s?[・、，]\s?|\s\/\s|\/(?=\p{L}|\s)|\s[•·|]\s/gu;

const LETTER = /\p{L}/u;
/** Whether a piece has a letter at all; nearly every one begins with it. */
const lettered = (piece: string): boolean => isLetterAscii(codeAt(piece, 0)) || LETTER.test(piece);
const SMALL = /^\p{Ll}/u;
const SMALL_OR_MARK = /^[\p{Ll}'’]/u;
const SMALL_OR_OTHER = /^[\p{Ll}\p{Lo}'’]/u;
/** A name that goes on with a particle of its own: "Dohrn-van Rossum", "Freyer-von der Marwitz". */
const JOINED_PARTICLE = /^\p{Lu}[\p{L}’']+-(?:van|von|de|di|da|del|della|zu|zur|af)$/u;
const TWO_LETTERS = /^\p{Lu}{2}$/u;
const SPOKEN = /^(?=.{1,3}[AEIOUYÀ-Ü]|[AEIOUÀ-Ü])\p{Lu}{4}$/u;
const ENDS_SMALL = /^\p{Lu}[\p{L}’'.-]*\p{Ll}$/u;
const TWO_CAPITALS = /^\p{Lu}\p{Lu}/u;
const SHORT_FAMILY = /^\p{Lu}{2}\s\p{Lu}{1,2}$/u;
const STOP_OF_TWO = /(?<=^\p{Lu}\p{Ll})\.$/u;
/** "McHugh PR.": initials without stops, and the stop that ends the list. */
const STOP_OF_LIST = /(?<=^\p{Lu}{2,4})\.$/u;
/** "J.A.Smith" */
const GLUED_INITIALS = /^((?:\p{Lu}\.-?){1,4})(\p{Lu}\p{Ll}{2}.*)$/u;
const AROUND = /^[\s,.;:()[\]"“”«»*–—-]+|(?<![\s,;:()[\]"“”«»*–—])[\s,;:()[\]"“”«»*–—]+$/gu;
const LAST_STOP = /(?<=\p{L}{3}|\)|[\u2e80-\u9fff\uac00-\ud7af]|\s(?:d[aeiou]|af|av|zu|al|el|l[ae]))\.$/u;

const CJK = /^[\u2e80-\u9fff\uac00-\ud7af\u30fb]+$/;

const NOBODY = /^(?:id|ead|others?)\.?$/i;
const LONGEST_NOBODY = 7;
/** Given names of two parts whose second follows an article: María del Carmen, José de Jesús. */
const SPANISH_GIVEN =
  /^(?:mar[ií]a|m\.ª|mª|jos[eé]|juan|ana|rosa|luz|teresa) (?:de |del |de la |de los |de las )(?=\p{L})(?:carmen|pilar|rosario|mar|jes[uú]s|dios|[aá]ngeles|dolores|roc[ií]o|socorro|refugio|consuelo|guadalupe|lourdes|f[aá]tima|luz|valle|sol|mercedes|reyes|remedios|cruz|rosa)(?= \p{Lu})/iu;
const PATRONYMIC = /[а-яёіїєґ](?:[оеё]вич|ьич|[оеё]вна|ична|йович|ївна)$/u;

const withoutStop = (name: string, stop: RegExp): string => (name.endsWith('.') ? name.replace(stop, '') : name);

/** One name given as family and given parts, particles still inside. */
function named(familyText: string, givenText: string, suffix: string | undefined): CslName {
  const family = parted(familyText)
    .split(' ')
    .filter((word) => word !== '');
  const given = givenText.split(' ').filter((word) => word !== '');
  const particles: string[] = [];
  while (family.length > 1 && isParticle(family[0] ?? '') && !TWO_CAPITALS.test(family[0] ?? '')) particles.push(family.shift() ?? '');
  const trailing: string[] = [];
  while (given.length > 1 && isParticle(given.at(-1) ?? '') && SMALL_OR_MARK.test(given.at(-1) ?? '')) trailing.unshift(given.pop() ?? '');
  const particle = [...trailing, ...particles].join(' ');
  return {
    family: withoutStop(family.join(' '), STOP_OF_TWO),
    ...(given.length > 0 ? { given: withoutStop(given.join(' '), STOP_OF_LIST) } : {}),
    ...(particle === '' ? {} : { 'non-dropping-particle': particle }),
    ...(suffix === undefined ? {} : { suffix }),
  };
}

/** Capitals that may be initials or a short family name, and a given name beside them. */
const SHORT_CAPITALS = /^\p{Lu}{3,4}$/u;
const GIVEN_WORD = /^\p{Lu}\p{Ll}/u;
/** A family name in capitals beside a given name. */
const SHOUTED = /(?<!\p{L})(?:\p{Lu}{4,30}\s\p{Lu}\p{Ll}{2}|\p{Lu}\p{Ll}{2,20}\s\p{Lu}{6})/u;
/** Initials as medical lists print them. */
const BARE_INITIALS = /(?<!\p{L})\p{Lu}{1,2}(?![\p{L}.’'-])/u;

/** A name without comma inside: "J. A. Smith", "Smith JA", "SMITH John", "John Smith". */
function unordered(text: string, shouted = false): CslName {
  let words = text.split(' ');
  // "Sipho DUBE" and "DUBE Sipho" in a list that prints family names in capitals; elsewhere such capitals are initials.
  const [ahead = '', behind = ''] = shouted && words.length === 2 ? words : [];
  if (SHORT_CAPITALS.test(ahead) && GIVEN_WORD.test(behind)) return named(ahead, behind, undefined);
  if (SHORT_CAPITALS.test(behind) && GIVEN_WORD.test(ahead)) return named(behind, ahead, undefined);
  let suffix: string | undefined;
  while (
    words.length > 1 &&
    isSuffix(words.at(-1) ?? '') &&
    !(
      words.length === 2 &&
      ((isInitials(words[1] ?? '') && /^[IV]+$/.test(words[1] ?? '')) || (/^[JS]R$/.test(words[1] ?? '') && !isUpperName(words[0] ?? '')))
    )
  )
    suffix = words.pop();
  if (codeAt(text, 0) > 127 && CJK.test(words.join('')))
    return words.length === 2 ? { family: words[0] ?? '', given: words[1] ?? '' } : { literal: text };
  // "J.A.Smith", "Smith J.A."
  if (text.includes('.')) words = words.flatMap((word) => (word.length > 4 ? GLUED_INITIALS.exec(word)?.slice(1) : undefined) ?? [word]);
  if (words.length === 1) return { family: words[0] ?? '', ...(suffix === undefined ? {} : { suffix }) };
  let back = words.length;
  // "HE K", "LI XY": two capitals before initials are a family name.
  const least = text.length < 10 && SHORT_FAMILY.test(text) ? 1 : 0;
  while (back > least && isInitials(words[back - 1] ?? '')) back -= 1;
  let front = 0;
  // "DE HEERING A.": no initials, but a particle, where initials stand at the end.
  const particled = back > 1 && back < words.length && isParticle(words[0] ?? '');
  // "LE BRAS Hervé", "EL HAMEL Chouki": two capitals before a family name in capitals belong to it where a given name is behind.
  const article =
    words.length > 2 && TWO_LETTERS.test(words[0] ?? '') && isUpperName(words[1] ?? '') && ENDS_SMALL.test(words.at(-1) ?? '');
  // "MARX Karl": four capitals that can be spoken are a family name, as nobody has four initials that can.
  const spoken = words.length < 4 && SPOKEN.test(words[0] ?? '') && words.slice(1).every((word) => ENDS_SMALL.test(word));
  while (!particled && !article && !spoken && front < words.length && startsShort(words, front)) front += 1;
  if (front > 0 && front < words.length) return named(words.slice(front).join(' '), words.slice(0, front).join(' '), suffix);
  if (back < words.length && back > 0) {
    // "Marie K. Smith" has initials in the middle and never comes here; "Smith Marie K." does.
    const capitals = isUpperName(words[0] ?? '') && back > 1 && !isUpperName(words[back - 1] ?? '') && !isParticle(words[0] ?? '');
    return capitals
      ? named(words[0] ?? '', words.slice(1).join(' '), suffix)
      : named(words.slice(0, back).join(' '), words.slice(back).join(' '), suffix);
  }
  const upper = words.map((word, at) => isUpperName(word) || (article && at === 0));
  if (upper.includes(true) && upper.includes(false)) {
    const first = upper.indexOf(true);
    const last = upper.lastIndexOf(true);
    if (first === 0) return named(words.slice(0, last + 1).join(' '), words.slice(last + 1).join(' '), suffix);
    if (last === words.length - 1) return named(words.slice(first).join(' '), words.slice(0, first).join(' '), suffix);
  }
  // "Иванов Иван Иванович": what is called after the father stands last where the family name stands first.
  if (words.length === 3 && PATRONYMIC.test(words[2] ?? '')) return named(words[0] ?? '', words.slice(1).join(' '), suffix);
  let cut = words.length - 1;
  while (cut > 1 && isParticle(words[cut - 1] ?? '') && SMALL_OR_OTHER.test(words[cut - 1] ?? '')) cut -= 1;
  // "Gerhard Dohrn-van Rossum"
  if (cut > 1 && JOINED_PARTICLE.test(words[cut - 1] ?? '')) cut -= 1;
  if (isParticle(words[0] ?? '') && words.length < 4 && SMALL.test(words[0] ?? '')) cut = 0;
  const given = SPANISH_GIVEN.exec(text);
  if (given !== null) return named(text.slice(given[0].length).trim(), given[0], suffix);
  const lower = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isParticle(word) && SMALL.test(word));
  if (lower > 0 && lower < cut) cut = lower;
  return named(words.slice(cut).join(' '), words.slice(0, cut).join(' '), suffix);
}

/** Names of one chunk, which holds no "and" and no semicolon: pieces between commas. */
function fromPieces(pieces: readonly string[], inverted: boolean | null, out: CslName[], shouted = false): void {
  for (let i = 0; i < pieces.length; i += 1) {
    const piece = pieces[i] ?? '';
    const next = pieces[i + 1];
    const last = out.at(-1);
    if (isSuffix(piece) && last?.family !== undefined) {
      out[out.length - 1] = { ...last, suffix: piece };
      continue;
    }
    if (initialsOnly(piece) && last?.family !== undefined && last.given === undefined) {
      out[out.length - 1] = { ...last, ...named(last.family, piece, last.suffix) };
      continue;
    }
    const suffixed = next !== undefined && isSuffix(next) ? next : undefined;
    const given = suffixed === undefined ? next : pieces[i + 2];
    if (given !== undefined && familyLike(piece) && (givenInitials(given) || (inverted !== false && givenLike(given)))) {
      const words = piece.split(' ');
      const capitals = isUpperName(words.at(-1) ?? '') && !isUpperName(words[0] ?? '') && !isParticle(words[0] ?? '');
      // "Mohsen NAGHAVI, Rafael LOZANO" behind "VOS, Theo": whole names, whatever the first one was.
      const twoNames =
        words.length > 1 && !givenInitials(given) && ((!isParticle(words[0] ?? '') && inverted !== true) || (capitals && /\s/.test(given)));
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
    out.push(unordered(piece, shouted));
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

/** What `grouped` is where the whole list is one chunk, which is then no group. */
const ONE_PERSON: readonly boolean[] = [false];

/** Parses a list of names as printed, role words ("ed.", "Hrsg.") and "et al." included or not. */
export function parseNames(printed: string): ParsedNames {
  const { text, etAl } = cleaned(printed);
  if (text === '' || !lettered(text)) return { names: [], etAl };
  const names: CslName[] = [];
  const grouping = namesGroup(text);
  if (isGroup(text, grouping)) return { names: [{ literal: trimmed(text) }], etAl };
  const offices = officesByLetters(text);
  if (offices !== null) return { names: offices.map((literal) => ({ literal })), etAl };
  const [people, ...body] = (grouping ? bodyBehind(text) : null) ?? [text];
  const chunks = [...people.split(AND).flatMap((chunk) => (grouping ? partGroups(chunk) : [chunk])), ...body].map(trimmed).filter(lettered);
  const several = chunks.map((chunk) => piecesOf(chunk).map(trimmed).filter(lettered).flatMap(partRun));
  // Without such a word in the whole list no part of it has one.
  const grouped = chunks.length === 1 && chunks[0] === text ? ONE_PERSON : chunks.map((chunk) => isGroup(chunk, grouping));
  // How the list writes names: the first chunk with a comma tells.
  let inverted: boolean | null = null;
  const persons = grouped.includes(true) ? several.filter((_, at) => grouped[at] !== true) : several;
  const firstPieces = persons[0] ?? [];
  if (firstPieces.length > 1) {
    const lead = firstPieces[0] ?? '';
    const words = lead.split(' ');
    const second = firstPieces[1] ?? '';
    if (givenInitials(second)) inverted = true;
    else if (words.length > 1 && (isInitials(words[0] ?? '') || isInitials(words.at(-1) ?? ''))) inverted = false;
    else if (familyLike(lead) && givenLike(second))
      inverted = words.length === 1 || isParticle(words[0] ?? '') || (firstPieces.length === 2 && !/\s/.test(second)) ? true : null;
    // "Smith, Jones, Brown and Green": families alone
    if (
      inverted === true &&
      firstPieces.length > 2 &&
      (chunks.length > 1 || firstPieces.length % 2 === 1) &&
      firstPieces.every((piece) => !/[\s.]/.test(piece)) &&
      chunks.slice(1).every((chunk) => !/[\s.,]/.test(chunk))
    )
      inverted = false;
  }
  const turned = persons[0] === several[0] ? firstTurned(persons, etAl) : 0;
  if (turned > 0 || (!/[;/]/.test(text) && familiesAlone(several))) inverted = false;
  const shouted = (chunks.length > 1 || firstPieces.length > 1) && /[A-Z]{4}/.test(text) && SHOUTED.test(text) && !BARE_INITIALS.test(text);
  for (const [at, chunk] of chunks.entries()) {
    let pieces = several[at] ?? [];
    if (grouped[at] === true) {
      names.push({ literal: chunk });
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
      shouted,
    );
  }
  const others = names.some(({ family = '' }) => mayBeNobody(family) && /^others?$/i.test(family));
  return { names: names.filter(namesSomebody), etAl: etAl || others };
}
