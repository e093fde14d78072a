/**
 * Labels that a printed word settles, whatever the weights say: "Translated by" ends a title, "(coords.)" makes editors of the names before
 * it, "4." before "Aufl." counts the edition, what stands in quotation marks behind "coll." is the series, a capitalised word before ",
 * New York:" is a place, a quotation that no title was found beside is the title. Other labels are left as they are.
 */
import { LABEL_INDEX, placeOf } from './labels.ts';
import type { Token } from './tokens.ts';

const {
  author: AUTHOR,
  editor: EDITOR,
  translator: TRANSLATOR,
  title: TITLE,
  place: PLACE,
  series: SERIES,
  edition: EDITION,
} = LABEL_INDEX;
const { issue: ISSUE, volume: VOLUME, container: CONTAINER, date: DATE, label: LABEL, publisher: PUBLISHER } = LABEL_INDEX;

/** Sets such labels in place. */
export function labelAnnounced(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const words = (from: number, count: number): string =>
    tokens.length > from ? raw.slice(tokens[from]?.start, tokens[Math.min(tokens.length - 1, from + count - 1)]?.end) : '';
  bracketedRole(raw, tokens, labels);
  quotedTitle(raw, tokens, labels);
  for (let i = 1; i < tokens.length; i += 1) {
    // "South Bend, IN: Thorn": the state.
    if (labels[i] === EDITOR && labels[i + 1] === PUBLISHER && words(i, 1) === 'IN:') labels[i] = PLACE;
    if (labels[i] === TITLE) {
      if (labels[i - 1] === TITLE && TRANSLATED_HEAD.has(raw.charCodeAt(tokens[i]?.start ?? 0))) translated(raw, tokens, labels, i, words);
      if (labels[i - 1] === SERIES && SERIES_WORD.test(words(i - 1, 1)) && /^[«“"„]/.test(words(i, 1)))
        for (let k = i; k < tokens.length && labels[k] === TITLE; k += 1) labels[k] = SERIES;
    } else if (labels[i] === EDITION && (labels[i - 1] === ISSUE || labels[i - 1] === VOLUME)) {
      const one = labels[i - 2] !== labels[i - 1];
      if (one && EDITION_WORD.test(words(i, 1)) && /^\(?\d{1,2}(?:\.|st|nd|rd|th|ª|e)?$/.test(words(i - 1, 1))) labels[i - 1] = EDITION;
    } else if (labels[i] === PLACE && labels[i - 1] === TITLE) placePair(raw, tokens, labels, i);
  }
}

const SERIES_WORD = /^\(?(?:coll|collection|col|reihe|schriftenreihe|ser|series|serie)[.:]?$/i;
const EDITION_WORD = /^(?:aufl|auflage|edn?|edition|édition|éd|edizione|edición|edição|изд|überarb|erw|rev|druk|uppl|wyd)[.,]?/i;

/** How a clause begins that names who translated, revised or introduced a work. */
const TRANSLATED =
  /^[([]?(?:translated(?:\s(?:and|from)\s[^\s]{1,15}(?:\s[^\s]{1,15}){0,4})?\sby|transl?\.(?:\sby)?\s(?=\p{Lu})|translation\sby|übersetzt\svon|übers\.\s(?:v\.|von)|aus\sdem\s\p{L}{4,20}(?:\sübersetzt)?\svon|traduit\s(?:d\S{1,12}\s\S{1,12}\s)?par|traduction\s(?:française\s)?(?:de|par)|trad\.\s(?:de|par|por|di|fr\.)|traducción\sde|traducido\s(?:del?\s\S{1,12}\s)?por|tradução\sde|traduzione\sdi)\s?(?=\p{Lu}|$)/iu;
const CLAUSE_WORDS = 8;
/** What such a clause can begin with; few words do. */
const TRANSLATED_HEAD = new Set([...'([tTüÜaA'].map((char) => char.charCodeAt(0)));

/** "Republic. Translated by G. M. A. Grube": from there on it is the translator, up to what is neither name nor title. */
function translated(
  raw: string,
  tokens: readonly Token[],
  labels: Uint8Array,
  at: number,
  words: (from: number, count: number) => string,
): void {
  const before = tokens[at - 1];
  const first = tokens[at];
  if (before === undefined || first === undefined || !/[.?!,;)”"]/.test(raw.slice(before.coreEnd, before.end))) return;
  if (!/^[([]?(?:tr|üb|aus)/i.test(raw.slice(first.start, first.end))) return;
  const found = TRANSLATED.exec(words(at, CLAUSE_WORDS));
  if (found === null || !/^\p{Lu}/u.test(raw.slice(first.start + found[0].length))) return;
  // The names end where a clause does, or at the first thing that was read as something else.
  for (let k = at; k < tokens.length; k += 1) {
    const label = labels[k];
    const token = tokens[k];
    if (token === undefined || (label !== TITLE && label !== EDITOR && label !== AUTHOR && label !== TRANSLATOR)) return;
    labels[k] = TRANSLATOR;
    const stop = raw.slice(token.coreEnd, token.end);
    if (
      token.start >= first.start + found[0].length &&
      /[.;)\]]/.test(stop) &&
      token.coreEnd - token.coreStart > 2 &&
      labels[k + 1] === TITLE
    )
      return;
  }
}

const ROLE =
  /^[([](?:coords?|coordinador(?:es|as?)?|eds?|hrsgg?|hgg?|dirs?|orgs?|organizador(?:es|as?)?|comps?|compilador(?:es)?|red|szerk|toim|ur|haz|der|zost|prir|επιμ|a cura di)\.?[)\]][.,:]?$/iu;
const NAME = /^\p{Lu}[\p{L}\p{M}'’.-]*[,;]?$/u;

/** "Pérez Galdós, Benito (coords.) La novela": the name before the bracket belongs to the names, and all of them edited. */
function bracketedRole(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  let from = 0;
  while (from < tokens.length && (labels[from] === LABEL || labels[from] === AUTHOR || labels[from] === EDITOR)) from += 1;
  // A label of the list alone is no name.
  if (from === 0 || labels[from] !== TITLE || (placeOf(labels, AUTHOR) >>> 0 >= from && placeOf(labels, EDITOR) >>> 0 >= from)) return;
  for (let i = from; i < from + 4 && i < tokens.length && labels[i] === TITLE; i += 1) {
    const text = raw.slice(tokens[i]?.start, tokens[i]?.end);
    if (ROLE.test(text)) {
      if (labels[i + 1] !== TITLE) return;
      for (let k = 0; k <= i; k += 1) if (labels[k] !== LABEL) labels[k] = EDITOR;
      return;
    }
    if (!NAME.test(text)) return;
  }
}

/** A quotation of two words and more at the head or behind the names is the title where nothing else was read as one. */
function quotedTitle(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  if (placeOf(labels, TITLE) !== -1) return;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token === undefined || (labels[i] !== AUTHOR && labels[i] !== LABEL && labels[i] !== DATE && labels[i] !== EDITOR)) return;
    const open = /[“„«‘]/.exec(raw.slice(token.start, token.coreStart))?.[0];
    if (open === undefined) continue;
    const close = open === '«' ? '»' : open === '‘' ? '’' : open === '„' ? '“' : '”';
    for (let k = i + 1; k < tokens.length && k < i + 40; k += 1) {
      const last = tokens[k];
      if (last === undefined || labels[k] === CONTAINER || labels[k] === PUBLISHER) return;
      if (!raw.slice(last.coreEnd, last.end).includes(close)) continue;
      labels.fill(TITLE, i, k + 1);
      return;
    }
    return;
  }
}

/** What follows the name of a town in American and English print. */
const REGION =
  /^(?:[A-Z]{2}|[A-Z]\.\s?[A-Z]\.|Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Ky|La|Mass|Md|Mich|Minn|Miss|Mo|Mont|Neb|Nev|Okla|Ont|Ore|Pa|Tenn|Tex|Vt|Va|Wash|Wis|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New\s(?:Hampshire|Jersey|Mexico|York)|(?:North|South)\s(?:Carolina|Dakota)|Ohio|Oklahoma|Ontario|Oregon|Pennsylvania|Rhode\sIsland|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Wisconsin|Wyoming|England|Scotland|Wales|Ireland|Canada|Australia|USA|UK|U\.S\.A|U\.K)[.,:;]{0,2}$/;

/** "Creative Evolution. Mineola, New York: Dover": the town that begins a sentence before a place goes with it. */
function placePair(raw: string, tokens: readonly Token[], labels: Uint8Array, at: number): void {
  let to = at;
  while (to + 1 < tokens.length && labels[to + 1] === PLACE) to += 1;
  if (!REGION.test(raw.slice(tokens[at]?.start, tokens[to]?.end))) return;
  for (let from = at - 1; from > at - 4 && from > 0 && labels[from] === TITLE; from -= 1) {
    const token = tokens[from];
    const before = tokens[from - 1];
    if (token === undefined || before === undefined) return;
    const text = raw.slice(token.start, token.end);
    if (!/^\p{Lu}[\p{L}'’-]{2,20},?$/u.test(text) || (from === at - 1) !== text.endsWith(',')) return;
    if (labels[from - 1] !== TITLE) return;
    const stop = raw.slice(before.coreEnd, before.end);
    if (/[.?!]["”»)]?$/.test(stop) && before.coreEnd - before.coreStart > 2) {
      labels.fill(PLACE, from, at);
      return;
    }
    if (stop !== '') return;
  }
}
