/**
 * Takes references apart that are printed by the rule of eastern Europe (GOST 7.1, 7.0.5): "Author I. O. Title / who answers for it // What
 * it stands in / its editors. Place: Publisher, 2010. Т. 5. № 3. С. 12–20." The strokes say outright where each part ends, in whatever
 * language, so they go before the weights. Where strokes stand but the parts do not look like that, the labels are left as they are.
 */

import { matchesOf } from '../../text/matches.ts';
import { namesGroup } from '../../text/people/groups.ts';
import { labelImprint } from './imprint.ts';
import { LABEL_INDEX } from './labels.ts';
import type { Token } from './tokens.ts';

const { author: AUTHOR, editor: EDITOR, translator: TRANSLATOR, title: TITLE, container: CONTAINER, date: DATE } = LABEL_INDEX;
const { genre: GENRE, other: OTHER, label: LABEL, group: GROUP, publisher: PUBLISHER } = LABEL_INDEX;

/** Sets the label of the tokens that begin between two places of the reference; identifiers keep theirs. */
export type Paint = (from: number, to: number, label: number) => void;

const TWO_STROKES = /(?<![:/])\/\/(?!\/)/g;
const ONE_STROKE = /\s\//;
const EASTERN_SCRIPT = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const CYRILLIC = '[А-ЯЁІЇЄҐЎ][а-яёіїєґў]?';
/** Cyrillic names have two initials; a third begins the title: "Петров П. П. А. С. Пушкин и время". */
const INITIALS = String.raw`(?:${CYRILLIC}\.(?:[\s-]?${CYRILLIC}\.)?|[A-Z\u00c0-\u017f]\p{Ll}?\.(?:[\s-]?[A-Z\u00c0-\u017f]\p{Ll}?\.){0,2})`;
const FAMILY = String.raw`(?:(?:[Vv]an|[Vv]on|[Dd]e|[Dd]er|zur|фон|де|ван)\s){0,2}\p{Lu}[\p{L}'’ʼ-]{1,30}`;
/** "Baas P., Vidya Nadar C.": behind others a family name may be of two words. */
const SECOND = String.raw`(?:\s[A-Z\u00c0-\u017f]\p{Ll}{2,30})?`;
const NAMES = String.raw`${FAMILY},?\s${INITIALS}(?:(?:[,;]|,?\s(?:и|і|й|та|and|&))\s?${FAMILY}${SECOND},?\s${INITIALS}){0,20}`;
const GIVEN_FIRST = String.raw`${INITIALS}\s?${FAMILY}`;
const MORE = String.raw`(?:,?\s\[?(?:и\s(?:др|соавт)|та\s(?:ін|інші)|і\sін|et\sal)\.?\]?)?`;
/** "Иванов И. И., Петров П. П. [и др.]" at the head of a part. */
const LIST = new RegExp(String.raw`^(?:${NAMES}${MORE}[.,:]?|${GIVEN_FIRST}(?:,\s${GIVEN_FIRST}){0,20}${MORE}[.,])(?=\s)`, 'u');
/** "А. А. Иванов" or a word of office: what a statement behind one stroke begins with. */
const PERSON = String.raw`(?:${INITIALS}\s?${FAMILY}|${FAMILY}\s${INITIALS})`;
const OFFICE = String.raw`\[?(?:(?:под|отв|науч|гл|за)\.?\s(?:общ\.\s|науч\.\s|общей\s)?(?:ред|заг)\p{L}{0,10}\.?(?:\s(?:и\sсост\.|ред\.))?|сост\.|составител[ьи]|редкол\.?\s?:|ред\.(?:-сост\.)?|упоряд\.|eds?\.\sby|edited\sby|eds?\.|compiled\sby)`;
const STATED_BY = new RegExp(String.raw`\s\/\s{0,2}(?=${PERSON})`, 'u');
const STATED_AS = new RegExp(String.raw`\s\/\s{0,2}(?=${OFFICE}|пер\.\sс)`, 'iu');
const OFFICE_AT = new RegExp(String.raw`^\s{0,2}${OFFICE}\s?`, 'iu');
const TRANSLATED = /^\s{0,2}(?:пер\.|перев\.|перевод|transl\.)\s(?:(?:с|з|from)\s\p{L}{2,12}\.?\s)?/iu;
const ANY_PERSON = new RegExp(PERSON, 'gu');
/** What kind of print it is, in brackets behind the title. */
const MATTER = /\s?\[(?:Электронный\sресурс|Електронний\sресурс|Electronic\sresource|Текст|Text|Online|[A-Z](?:\/OL)?)\]\s?[.:]?\s?$/iu;
/** "дис. ... канд. филол. наук": the degree behind the title of a thesis. */
const DEGREE =
  /[:.]\s{1,2}((?:автореф(?:ерат)?\.?\s)?дис{1,2}(?:ертац\p{L}{1,4})?\.?\s?(?:\.{2,4}|…)?\s?(?:на\sсоиск\.\s\p{L}{2,10}\.?\sстеп\.\s)?(?:канд|д-ра|докт|доктора|кандидата)\.?\s\p{L}{2,14}\.?(?:-\p{L}{2,8}\.?)?\s(?:наук|н\.))/iu;
const YEAR_BEHIND = /^\s{0,2}\(?(?:1[5-9]|20)\d\d[a-zа-е]?\)?[.,:]?\s/u;
const NOTHING_HELD = /^\s{0,2}(?:URL|https?:|www\.|сайт:|режим\sдоступа)/iu;

/** Relabels a reference of that kind in place. */
export function labelSlashed(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const slashed = raw.includes('/');
  if ((!slashed && !raw.includes('дис')) || EASTERN_SCRIPT.test(raw)) return;
  const paint: Paint = (from, to, label) => {
    tokens.forEach((token, i) => {
      if (token.coreStart >= from && token.coreStart < to && token.scheme === null) labels[i] = label;
    });
  };
  const inside = (at: number): boolean => tokens.some(({ scheme, start, end }) => scheme !== null && start <= at && at < end);
  const strokes = raw.includes('//')
    ? matchesOf(TWO_STROKES, raw)
        .map(({ index }) => index)
        .filter((at) => !inside(at))
    : [];
  const at = strokes[0];
  if (strokes.length > 1) return;
  if (at !== undefined) article(raw, tokens, labels, paint, at);
  else if (ONE_STROKE.test(raw) || raw.includes('дис')) book(raw, tokens, labels, paint);
}

/** A work that stands in another: the strokes part the two. */
function article(raw: string, tokens: readonly Token[], labels: Uint8Array, paint: Paint, at: number): void {
  const from = headOf(raw, tokens, labels);
  let held = at + 2;
  const lead = LIST.exec(raw.slice(from, at));
  // An address behind the strokes is no work that holds another.
  const nothing = NOTHING_HELD.test(raw.slice(held));
  const before = labels.slice();
  const put = nothing ? null : labelImprint(raw, held, paint);
  if ((put === null && lead === null) || !head(raw, tokens, labels, paint, from, at)) {
    labels.set(before);
    return;
  }
  paint(at, held, OTHER);
  const end = nothing ? held : (put?.at ?? raw.length);
  if (put !== null) forget(raw, tokens, labels, put.at, put.placed);
  held += /^\s{0,3}/.exec(raw.slice(held))?.[0].length ?? 0;
  const again = LIST.exec(raw.slice(held, end));
  if (again !== null && ownsAgain(raw.slice(from, at), again[0])) {
    // Whose collected works they are: the author of the work, or those who wrote the book around it.
    const same = lead !== null && familyOf(lead[0]) === familyOf(again[0]);
    paint(held, held + again[0].length, same ? OTHER : EDITOR);
    held += again[0].length;
  }
  const stated = statedIn(raw.slice(held, end));
  const until = stated === null ? end : held + stated.index;
  const parts = /\s?[:.]\s[вВ]\s\d{1,2}(?:-[тх])?\s(?:т|ч|кн|томах|частях)\.?$/u.exec(
    raw
      .slice(held, until)
      .trimEnd()
      .replace(/[.,;\s–—-]{1,4}$/u, ''),
  );
  paint(held, until, CONTAINER);
  // "// Proceedings of the meeting. — Society of Gardens, 2016": who brought it out stands apart behind it.
  const area = raw.slice(held, until).search(/\.\s[—–]\s[^—–\d:]{6,120}$/u);
  if (area > 0 && namesGroup(raw.slice(held + area, until))) paint(held + area + 3, until, PUBLISHER);
  if (parts !== null) paint(held + parts.index + 1, until, OTHER);
  if (stated !== null) statement(raw, paint, until + stated[0].length, end, OTHER);
}

/** A whole book: who answers for it, then place, publisher and year. */
function book(raw: string, tokens: readonly Token[], labels: Uint8Array, paint: Paint): void {
  const from = headOf(raw, tokens, labels);
  const stated = statedIn(raw.slice(from));
  const degree = stated === null ? DEGREE.exec(raw.slice(from)) : null;
  const sign = stated ?? degree;
  if (sign === null) return;
  const before = labels.slice();
  const close = from + sign.index + sign[0].length;
  const put = labelImprint(raw, close, paint);
  if (put === null || !head(raw, tokens, labels, paint, from, put.at)) labels.set(before);
  else forget(raw, tokens, labels, put.at, put.placed);
}

/** Where the names and the title begin: behind the label of the list. */
function headOf(raw: string, tokens: readonly Token[], labels: Uint8Array): number {
  let i = 0;
  while (labels[i] === LABEL && /\d|^[*•–-]/.test(raw.slice(tokens[i]?.start, tokens[i]?.end))) i += 1;
  return tokens[i]?.start ?? 0;
}

const familyOf = (list: string): string => /^[^\s,]{1,40}/u.exec(list.replace(/^(?:(?:van|von|de|der|фон|де|ван)\s){1,2}/u, ''))?.[0] ?? '';

/** "Physica D. 2010" is a journal: names behind the strokes have two initials, or are the author's once more. */
const ownsAgain = (cited: string, list: string): boolean =>
  /\p{Lu}\p{Ll}?\.[\s-]?\p{Lu}\p{Ll}?\./u.test(list) || (familyOf(list).length > 2 && cited.startsWith(familyOf(list)));

/** Labels names, title, kind and statement of the cited work; false where no title is left. */
function head(raw: string, tokens: readonly Token[], labels: Uint8Array, paint: Paint, from: number, to: number): boolean {
  const text = raw.slice(from, to);
  const stated = statedIn(text);
  const lead = LIST.exec(text);
  const persons = stated === null ? [] : [...text.slice(stated.index).matchAll(ANY_PERSON)].map(([name]) => name);
  let begin = from;
  if (lead !== null && (stated === null || lead[0].length < stated.index)) {
    begin += lead[0].length;
    paint(from, begin, AUTHOR);
    const year = YEAR_BEHIND.exec(raw.slice(begin, to))?.[0].length ?? 0;
    paint(begin, begin + year, DATE);
    begin += year;
  } else {
    const first = tokens.findIndex(
      ({ start }, i) => start >= from && ![AUTHOR, DATE, EDITOR, GROUP, OTHER].some((label) => label === labels[i]),
    );
    const named = tokens[first]?.start ?? to;
    // Names at the head that the statement does not know are no names: "Теория вероятностей / Е. С. Вентцель".
    const known = persons.length === 0 || persons.some((name) => raw.slice(from, named).includes(longest(name)));
    if (known && named < to && named > from && (stated === null || named < from + stated.index)) begin = named;
  }
  let end = stated === null ? to : from + stated.index;
  const title = raw.slice(begin, end);
  if (!/\p{L}{3}/u.test(title)) return false;
  paint(begin, end, TITLE);
  const degree = DEGREE.exec(title);
  const matter = MATTER.exec(title);
  if (degree !== null) {
    end = begin + degree.index;
    paint(end, end + degree[0].length, GENRE);
  } else if (matter !== null) paint(begin + matter.index, end, GENRE);
  if (!/\p{L}{3}/u.test(raw.slice(begin, end))) return false;
  if (stated === null) return true;
  // The statement names everybody, the head often only the first: the longer of the two is the list of authors.
  const listed = lead === null ? 0 : (lead[0].match(/\p{Lu}[\p{L}'’ʼ-]{2,30}/gu) ?? []).length;
  const authors = text.slice(stated.index).split(/;/, 1)[0] ?? '';
  const full = !OFFICE_AT.test(text.slice(stated.index + stated[0].length)) && (authors.match(ANY_PERSON) ?? []).length > listed;
  if (lead !== null && full && authors.includes(familyOf(lead[0]))) paint(from, from + lead[0].length, OTHER);
  statement(raw, paint, from + stated.index + stated[0].length, to, full ? AUTHOR : OTHER);
  return true;
}

/** Where a statement behind one stroke begins. */
function statedIn(text: string): RegExpExecArray | null {
  const by = STATED_BY.exec(text);
  const as = STATED_AS.exec(text);
  return by !== null && (as === null || by.index <= as.index) ? by : as;
}

const longest = (name: string): string => name.split(/[\s.,]/u).reduce((best, word) => (word.length > best.length ? word : best), '');

/** Labels what stands behind one stroke, clause by clause: who wrote, who edited, who translated. */
function statement(raw: string, paint: Paint, from: number, to: number, first: number): void {
  let at = from;
  for (const clause of raw.slice(from, to).split(/(?<=;)/)) {
    const office = OFFICE_AT.exec(clause);
    const language = TRANSLATED.exec(clause);
    const lead = office ?? language;
    const skip = lead?.[0].length ?? 0;
    paint(at, at + skip, OTHER);
    const role = office !== null ? EDITOR : language !== null ? TRANSLATOR : at === from ? first : OTHER;
    paint(at + skip, at + clause.length, new RegExp(PERSON, 'u').test(clause) ? role : OTHER);
    for (const { index, 0: aside } of clause.matchAll(/\([^()]{1,40}\)(?:\s\[(?:и|та|і)\s\p{L}{2,4}\.?\])?/gu))
      paint(at + index, at + index + aside.length, OTHER);
    at += clause.length;
  }
}

/** Behind the work that holds the cited one stand no names, titles and venues, whatever the weights saw. */
function forget(
  raw: string,
  tokens: readonly Token[],
  labels: Uint8Array,
  from: number,
  placed: readonly (readonly [number, number, number])[],
): void {
  tokens.forEach(({ coreStart, coreEnd }, i) => {
    const label = labels[i];
    if (coreStart < from || placed.some(([a, b]) => coreStart >= a && coreStart < b)) return;
    if (!/[\p{L}\p{N}]/u.test(raw.slice(coreStart, coreEnd))) labels[i] = OTHER;
    // "Ser. 2. Vol. 42": there is one volume, and it says so.
    if (label !== DATE && placed.some(([, , sure]) => sure === label)) labels[i] = OTHER;
    if (label === AUTHOR || label === TITLE || label === CONTAINER || label === EDITOR || label === GROUP) labels[i] = OTHER;
  });
}
