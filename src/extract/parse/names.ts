/**
 * Reads a printed list of names ("Smith, J. A., de Oliveira SD & Marie Curie") into CSL names. Order of family and given
 * name is decided name by name from initials, commas and capitals, with the way the list began as a tie-breaker.
 * Particles are kept apart from the family name whichever side they are printed on; that a style would drop them when
 * sorting cannot be seen in print, so all are non-dropping. A group, or a name whose parts cannot be told, is literal.
 */
import type { CslName } from '../../model/csl.ts';
import { isPlain } from './edges.ts';
import { familyLike, givenInitials, givenLike, initialsOnly, isInitials, isParticle, isUpperName, startsShort } from './name-signs.ts';
import { isGroup, namesGroup, partGroups } from './names-groups.ts';
import { compounds, partDashed, parted, partJoined, partRun } from './names-joined.ts';
import { familiesAlone, firstTurned } from './names-order.ts';
import { withoutRoles } from './names-roles.ts';
import { partAttachedAnd } from './names-rtl.ts';

export interface ParsedNames {
  readonly names: readonly CslName[];
  /** True when the list ends in "et al." or the like: there are more names than printed. */
  readonly etAl: boolean;
}

const ET_AL =
  /[\s,;([&]{0,4}(?:(?:\b(?:and|und|et|y|e)\s)?\b(?:a\s(?:others|kol\.|kolektiv)|et\.?\s?(?:alii|al|coll)\b\.?|co-?workers\b|colleagues\b|others\b|y\s(?:otros|cols?)\b\.?|e\soutros\b|ed\saltri\b|m\.\s?fl\.)|и\sдр\.?|等|ほか|他(?=\s|$)|[,;]?\s?(?:وآخرون|و\sآخرون|آخرون|و\sهمکاران|ואח['׳]|ואחרים)|\[\s?…\s?\]|…|\.\s?\.\s?\.)[)\]]?/giu;
/** What a list must hold to end so. */
const MAY_GO_ON = /al|col|others|kol|work|otros|outros|fl\.|др|等|ほ|他|[\u05d0-\u06ff]|…|\.\s?\./iu;
/** "u. a." and "u." of German lists, "a" of Czech ones between names in capitals. */
const AND_OTHERS = /(?<![\p{L}.])u\.\s?(?:v\.\s?)?a\.?(?!\p{L})/gu;
const AND_SHORT = /(?<=[\s,;.])u\.(?=\s)|(?<=\p{Lu}{3}\s)a(?=\s\p{Lu}[\p{Ll}.-]{1,20}\s\p{Lu}{2})/gu;
const AND =
  /(?:\s|^|(?<=[,;.]))(?:[aA][nN][dD]|[uU]nd|UND|et|(?<!^)ET(?=\s\p{Lu})|y|e|ed|och|og|en|и|&|sowie|with|mit|و)(?=\s|$)|\s?&\s?|\s?[;；]\s?|\s?[・、，]\s?|\s\/\s|\/(?=\p{L}|\s)|\s[•·|]\s/gu;
const SUFFIX = /^(?:jr|sr|jnr|snr|ii|iii|iv|2nd|3rd)\.?$/i;

const LETTER = /\p{L}/u;
const SMALL = /^\p{Ll}/u;
const SMALL_OR_MARK = /^[\p{Ll}'’]/u;
const SMALL_OR_OTHER = /^[\p{Ll}\p{Lo}'’]/u;
const TWO_CAPITALS = /^\p{Lu}\p{Lu}/u;
const SHORT_FAMILY = /^\p{Lu}{2}\s\p{Lu}{1,2}$/u;
const STOP_OF_TWO = /(?<=^\p{Lu}\p{Ll})\.$/u;
/** "McHugh PR.": initials without stops, and the stop that ends the list. */
const STOP_OF_LIST = /(?<=^\p{Lu}{2,4})\.$/u;
/** "J.A.Smith" */
const GLUED_INITIALS = /^((?:\p{Lu}\.-?){1,4})(\p{Lu}\p{Ll}{2}.*)$/u;
/** "CoxR., SmithJ.,", "Rvan der Straaten" */
const GLUED_BEHIND = /(?<=(?<!\p{L})\p{Lu}\p{Ll}{2,20})(?=\p{Lu}\.,)|(?<=(?<!\p{L})[A-DF-HJ-Z])(?=v[ao]n\sde[rnm]?\s)/gu;
/** "Smith,Jones" */
const GLUED_NAMES = /(?<=[\p{L}.][.,](?:and)?)(?=\p{Lu}[\p{Ll}’'])|(?<=[.,]\s?)(?=and\p{Lu}\.)|(?<=[.,]\s?and)(?=\p{Lu}\.)/gu;
const AROUND = /^[\s,.;:()[\]"“”«»*–—-]+|(?<![\s,;:()[\]"“”«»*–—])[\s,;:()[\]"“”«»*–—]+$/gu;
const LAST_STOP = /(?<=\p{L}{3}|[\u2e80-\u9fff\uac00-\ud7af]|\s(?:d[aeiou]|af|av|zu|al|el|l[ae]))\.$/u;
const SEE = /^\s?(?:vgl\.|siehe|see(?:\salso)?|cf\.|cfr\.?|voir|véase|vid\.)\s(?=\p{Lu})/iu;
/** Not the particle of a name that begins a list: "de Souza, A.", "von Mises L". */
const BY =
  /^\s?(?:E[nm]\s(?=\p{Lu}\.\s)|(?:[iI][nN]|[dD]ans|[bB][yY]|[pP]ar|[pP]or)(?:\s?:\s?|\s{1,2})(?=\p{L})|(?:[vV]on|VON|[dD]e|DE)(?:\s?:\s?|\s{1,2})(?=\p{Lu})(?!\p{Lu}[\p{L}'’-]{1,30}(?:,|\s(?:e\s|\p{Lu}{1,3}(?:-\p{Lu})?\.?(?:,|$|\s(?:&|and|et|und)\s)))))/u;
/** "In:" of a work that holds another. */
const HOLDER = /^\s?in\s?:\s?$|(?<=[,;.]\s)in\s?:(?=\s)/iu;
const MARKED = /[*†‡§¶#\d]/;
const NOTE_MARKS = /(?:(?<![*†‡§¶#])[*†‡§¶#]+|(?<=[\p{L}.\s,])\d{1,2}(?!\d)[*†‡§¶#]*)(?=[\s,;]|$)/gu;

const CJK = /^[\u2e80-\u9fff\uac00-\ud7af\u30fb]+$/;

/** "Lefèvre (C.), Martin (Denis)": the French manner, in which brackets hold what is given. */
const BRACKETED_GIVEN =
  /(?<=^|[,;&]\s|\set\s)(?:(\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{1,30})?)\s\(((?:\p{Lu}\p{Ll}?\.[\s-]?){1,3})\)|(\p{Lu}[\p{Lu}'’-]{2,30})\s\((?!Producer|Direct|Writer|Editor|Author)(\p{Lu}\p{Ll}{2,11}(?:[\s-]\p{Lu}\p{Ll}{2,11})?)\))(?=[,;:.]|\s(?:et|&)\s|\s?[([]|$)/gu;
/** Letters that a scan took for others: "0. L. Peterson", "lvanova". */
const MISREAD_O = /(?<=^|[\s,])0(?=\.[\s-]?\p{Lu})/gu;
const MISREAD_I = /(?<=^|[\s,&])l(?=[bcdfghjkmnpqrstvwxz]\p{Ll}{3})/gu;
/** A word torn by the end of a line: "Thomp- son". */
const TORN = /(?<=\p{Ll}{2})-\s(?!(?:und|oder|bzw|sowie|and|or|et|ou|y|e|og|och|en)(?!\p{L}))(?=\p{Ll}{2})/gu;
/** Words in the place of a name that name nobody. */
const SAME = /(?<=^|[\s,;:/])(?:[dD](?:ers|ies)\.?|[iI]dem|[eE]adem)(?=[\s,;:/(]|$),?/gu;
const NOBODY = /^(?:id|ead|others?)\.?$/i;
/** Given names of two parts whose second follows an article: María del Carmen, José de Jesús. */
const SPANISH_GIVEN =
  /^(?:mar[ií]a|m\.ª|mª|jos[eé]|juan|ana|rosa|luz|teresa) (?:de |del |de la |de los |de las )(?=\p{L})(?:carmen|pilar|rosario|mar|jes[uú]s|dios|[aá]ngeles|dolores|roc[ií]o|socorro|refugio|consuelo|guadalupe|lourdes|f[aá]tima|luz|valle|sol|mercedes|reyes|remedios|cruz|rosa)(?= \p{Lu})/iu;
const PATRONYMIC = /[а-яёіїєґ](?:[оеё]вич|ьич|[оеё]вна|ична|йович|ївна)$/u;

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
    family: family.join(' ').replace(STOP_OF_TWO, ''),
    ...(given.length > 0 ? { given: given.join(' ').replace(STOP_OF_LIST, '') } : {}),
    ...(particle === '' ? {} : { 'non-dropping-particle': particle }),
    ...(suffix === undefined ? {} : { suffix }),
  };
}

/** A name without comma inside: "J. A. Smith", "Smith JA", "SMITH John", "John Smith". */
function unordered(text: string): CslName {
  let words = text.split(' ');
  let suffix: string | undefined;
  while (
    words.length > 1 &&
    SUFFIX.test(words.at(-1) ?? '') &&
    !(
      words.length === 2 &&
      ((isInitials(words[1] ?? '') && /^[IV]+$/.test(words[1] ?? '')) || (/^[JS]R$/.test(words[1] ?? '') && !isUpperName(words[0] ?? '')))
    )
  )
    suffix = words.pop();
  if (CJK.test(words.join(''))) return words.length === 2 ? { family: words[0] ?? '', given: words[1] ?? '' } : { literal: text };
  // "J.A.Smith", "Smith J.A."
  words = words.flatMap((word) => GLUED_INITIALS.exec(word)?.slice(1) ?? [word]);
  if (words.length === 1) return { family: words[0] ?? '', ...(suffix === undefined ? {} : { suffix }) };
  let back = words.length;
  // "HE K", "LI XY": two capitals before initials are a family name.
  while (back > (SHORT_FAMILY.test(text) ? 1 : 0) && isInitials(words[back - 1] ?? '')) back -= 1;
  let front = 0;
  // "DE HEERING A.": no initials, but a particle, where initials stand at the end.
  const particled = back > 1 && back < words.length && isParticle(words[0] ?? '');
  while (!particled && front < words.length && startsShort(words, front)) front += 1;
  if (front > 0 && front < words.length) return named(words.slice(front).join(' '), words.slice(0, front).join(' '), suffix);
  if (back < words.length && back > 0) {
    // "Marie K. Smith" has initials in the middle and never comes here; "Smith Marie K." does.
    const capitals = isUpperName(words[0] ?? '') && back > 1 && !isUpperName(words[back - 1] ?? '') && !isParticle(words[0] ?? '');
    return capitals
      ? named(words[0] ?? '', words.slice(1).join(' '), suffix)
      : named(words.slice(0, back).join(' '), words.slice(back).join(' '), suffix);
  }
  const upper = words.map((word) => isUpperName(word));
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
  if (isParticle(words[0] ?? '') && words.length < 4 && SMALL.test(words[0] ?? '')) cut = 0;
  const given = SPANISH_GIVEN.exec(text);
  if (given !== null) return named(text.slice(given[0].length).trim(), given[0], suffix);
  const lower = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isParticle(word) && SMALL.test(word));
  if (lower > 0 && lower < cut) cut = lower;
  return named(words.slice(cut).join(' '), words.slice(0, cut).join(' '), suffix);
}

/** Names of one chunk, which holds no "and" and no semicolon: pieces between commas. */
function fromPieces(pieces: readonly string[], inverted: boolean | null, out: CslName[]): void {
  for (let i = 0; i < pieces.length; i += 1) {
    const piece = pieces[i] ?? '';
    const next = pieces[i + 1];
    const last = out.at(-1);
    if (SUFFIX.test(piece) && last?.family !== undefined) {
      out[out.length - 1] = { ...last, suffix: piece };
      continue;
    }
    if (initialsOnly(piece) && last?.family !== undefined && last.given === undefined) {
      out[out.length - 1] = { ...last, ...named(last.family, piece, last.suffix) };
      continue;
    }
    const suffixed = next !== undefined && SUFFIX.test(next) ? next : undefined;
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
        if (tail.length > 1 && SUFFIX.test(tail.at(-1) ?? '')) {
          suffix = tail.at(-1);
          tail = tail.slice(0, -1);
        }
        out.push(named(piece, tail.join(' '), suffix));
        i += suffixed === undefined ? 1 : 2;
        continue;
      }
    }
    out.push(unordered(piece));
  }
}

/** A piece without the signs around it. One that begins and ends with a plain letter, or ends in an initial, has none. */
function trimmed(text: string): string {
  const last = text.length - 1;
  if (isPlain(text.charCodeAt(0))) {
    const end = text.charCodeAt(last);
    if (isPlain(end)) return text;
    if (end === STOP && isCapital(text.charCodeAt(last - 1)) && !isPlain(text.charCodeAt(last - 2)) && text.charCodeAt(last - 2) < 128)
      return text;
    if (end === STOP && last === 1) return text;
  }
  return text.replace(AROUND, '').replace(LAST_STOP, '');
}

const STOP = 46;
const isCapital = (code: number): boolean => code >= 65 && code <= 90;
const piecesOf = (chunk: string): readonly string[] => (chunk.includes(',') ? chunk.split(/,\s?/) : [chunk]);

/** What `grouped` is where the whole list is one chunk, which is then no group. */
const ONE_PERSON: readonly boolean[] = [false];

/** Parses a list of names as printed, role words ("ed.", "Hrsg.") and "et al." included or not. */
export function parseNames(printed: string): ParsedNames {
  let text = (/[^\S ]|\s\s/.test(printed) ? printed.replace(/[\u00a0\s]+/g, ' ') : printed).replace(SEE, '').replace(BY, '');
  // Most lists hold nothing of these: a letter tells.
  const bracketed = /[([]/.test(text);
  if (bracketed) text = text.replace(/\(\s?(?=\))/g, '');
  if (text.includes(':')) text = text.replace(HOLDER, ' ; ');
  if (MARKED.test(text)) text = text.replace(NOTE_MARKS, ' ');
  if (bracketed) text = text.replace(/\((?:executive\s)?(?:director|producer|writer|narrator|host)s?\)/gi, ' ');
  if (text.includes('0.')) text = text.replace(MISREAD_O, 'O');
  if (/(?:^|[\s,&])l[b-z]/.test(text)) text = text.replace(MISREAD_I, 'I');
  if (text.includes('- ')) text = text.replace(TORN, '');
  if (bracketed) text = text.replace(BRACKETED_GIVEN, '$1$3, $2$4;');
  if (/(?:ers|ies|dem)\b/.test(text)) text = text.replace(SAME, ' ');
  // In small letters alone: "U. A. Khan" is a name.
  if (/u\.|\sa\s/.test(text)) text = text.replace(AND_OTHERS, ' et al. ').replace(AND_SHORT, ' & ');
  if (text.includes('& al')) text = text.replace(/&\sal\.?(?=\s?[,;()]|\s?$)/g, 'et al.');
  ET_AL.lastIndex = 0;
  const joined = partJoined(compounds(text));
  text = joined.text;
  const endless = MAY_GO_ON.test(text) && ET_AL.test(text.slice(Math.min(2, text.length)));
  if (endless) text = text.replace(ET_AL, ' ; ');
  const etAl = endless || joined.others;
  if (/\p{Ll}{2}\p{Lu}\.,|[A-Z]v[ao]n\sd/u.test(text)) text = text.replace(GLUED_BEHIND, ' ');
  if (/[.,]\p{Lu}/u.test(text)) text = text.replace(GLUED_NAMES, ' ');
  if (text.includes('..')) text = text.replace(/\.{2,9}/g, '.');
  text = withoutRoles(text);
  if (text.includes(' .')) text = text.replace(/\s\.(?=[\s,;]|$)/g, ' ');
  text = partDashed(text);
  if (/[\u05d0-\u06ff]/.test(text)) text = partAttachedAnd(text);
  if (bracketed) text = text.replace(/[([]\s?[)\]]|\s[)\]]{1,2}[.,]?(?=\s|$)/g, ' ');
  if (text.includes('  ')) text = text.replace(/\s{2,}/g, ' ');
  text = (text.includes(' ,') ? text.replace(/\s,/g, ',') : text).trim();
  if (text === '' || !LETTER.test(text)) return { names: [], etAl };
  const names: CslName[] = [];
  const grouping = namesGroup(text);
  if (isGroup(text, grouping)) return { names: [{ literal: trimmed(text) }], etAl };
  const chunks = text
    .split(AND)
    .flatMap((chunk) => (grouping ? partGroups(chunk) : [chunk]))
    .map(trimmed)
    .filter((chunk) => LETTER.test(chunk));
  const several = chunks.map((chunk) =>
    piecesOf(chunk)
      .map(trimmed)
      .filter((piece) => LETTER.test(piece))
      .flatMap(partRun),
  );
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
    );
  }
  const others = names.some((name) => /^others?$/i.test(name.family ?? ''));
  return {
    names: names.filter((name) => !NOBODY.test(name.literal ?? name.family ?? '') && (name.literal ?? name.family ?? '') !== ''),
    etAl: etAl || others,
  };
}
