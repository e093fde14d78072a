/**
 * Labels what a style prints in one fixed order from sign to sign, so that the order alone says what each part is. A form is a pattern whose
 * groups bear the names of the labels (whole-forms/styles.ts, whole-forms/kinds.ts); all else is left as it was read.
 */

import { has, Signs, signsIn } from '../../text/signs.ts';
import { LABEL_INDEX, type Label, paint } from './labels.ts';
import type { Token } from './tokens.ts';
import { ANSWER_FORMS } from './whole-forms/answers.ts';
import { CYRILLIC_FORMS, labelHeadInCyrillic } from './whole-forms/cyrillic.ts';
import { EAST_ASIAN_FORMS } from './whole-forms/east-asian.ts';
import { KIND_FORMS } from './whole-forms/kinds.ts';
import { LAND_FORMS } from './whole-forms/lands.ts';
import { STYLE_FORMS, type WholeForm } from './whole-forms/styles.ts';
import { TONGUE_FORMS } from './whole-forms/tongues.ts';

const YEAR = '(?:19|20)\\d\\d';
/** What the lists of one land print and no others: codes of GB/T 7714, theses of ABNT, and who looked at a page when. */
const NATIONAL_FORMS: readonly WholeForm[] = [
  // "[D]. 武汉理工大学, 2015", "[D].武汉:华中科技大学,2013": a thesis has a university, and no journal.
  {
    tells: /\[D(?:\/OL)?\]/,
    form: new RegExp(
      `(?<genre>\\[D(?:\\/OL)?\\])\\s?[.,:]?\\s?(?:(?<place>[^.,:[\\]\\d]{2,20}):\\s?)?(?<publisher>(?![^,]{0,40}学报)[^.,:[\\]\\d]{2,60}),\\s?(?<date>${YEAR})(?=[.:,;]|\\s?$|\\s?\\[)`,
      'du',
    ),
  },
  // "[C]//2009 IEEE Hedge Symposium (HCS). IEEE, 2009: 1-314."
  {
    tells: /\[[CA](?:\/OL)?\]\s?\/[/ ]/,
    form: new RegExp(
      `(?<genre>\\[[CA](?:\\/OL)?\\])\\s?(?<other>\\/[/ ])\\s?(?<container>[^[\\]]{5,250}?)\\.\\s(?:(?<place>[^.,:\\d]{2,30}):\\s)?(?<publisher>[^.:;\\d]{2,90}),\\s(?<date>${YEAR})(?::\\s?(?<pages>[\\d-]{1,15}))?\\.?\\s?$`,
      'du',
    ),
  },
  // "[J].信息与电脑,2018(22):22-23.", "[J].计算机产品与流通,2019(03):17.": the number in the bracket is that of the issue.
  {
    tells: /\[J\].{3,80}[\u3400-\u9fff].{0,40}\(\d{1,3}\)\s?:/u,
    form: new RegExp(
      `\\[J\\]\\s?\\.?\\s?(?<container>[^[\\],:]{2,50}),\\s?(?<date>${YEAR})\\s?\\((?<issue>\\d{1,3})\\)\\s?:\\s?(?<pages>\\d[\\d+, -]{0,24})\\.?\\s?$`,
      'du',
    ),
  },
  // "[J].重庆工商大学学报,2009,06:563-566": no volume is printed with a nought before it; it is the month's issue.
  {
    tells: /\[J\].{3,80}[\u3400-\u9fff].{0,40},\s?0\d\s?:/u,
    form: new RegExp(
      `\\[J\\]\\s?\\.?\\s?(?<container>[^[\\],:]{2,50}),\\s?(?<date>${YEAR}),\\s?(?<issue>0\\d)\\s?:\\s?(?<pages>\\d[\\d+, -]{0,24})\\.?\\s?$`,
      'du',
    ),
  },
  // "Tese (Doutorado em Física) — Universidade de Serra, Serra, 2011."
  {
    tells: /\((?:[Dd]outora|[Mm]estra|[Gg]radua|[Ee]specializ|[Mm]aster|[Bb]achar|[Pp]h[Dd])/,
    form: new RegExp(
      `(?<=[.?!]\\s)(?:(?<other>\\d{1,4}\\s[pf]\\.)\\s)?(?<genre>(?:Tese|Dissertação|Monografia|Trabalho\\sde\\sConclusão\\s(?:de\\sCurso)?)\\s?\\([^()]{4,80}\\))\\s?[—–-]\\s(?<publisher>\\p{Lu}[^,.]{4,120}),\\s(?<place>\\p{Lu}[^,.\\d]{2,40}),\\s(?<date>${YEAR})`,
      'du',
    ),
  },
  // "[S. l.]: Nau Editora, 18 mar. 2013.": what stands behind the place that is not known is the house.
  {
    tells: /\[S\. ?l\.\]: \p{Lu}/u,
    form: new RegExp(
      `(?<place>\\[S\\.\\s?l\\.\\]):\\s(?<publisher>\\p{Lu}[^,[\\]:]{1,70}),\\s(?<date>(?:\\d{1,2}\\s\\p{Ll}{3,5}\\.?\\s)?${YEAR})`,
      'du',
    ),
  },
  // "PWA [Електронний ресурс]. – Режим доступу: https://…": where nobody's initials stand before it, all of it is the title.
  {
    tells: /Режим доступ[ау]/,
    form: /^(?!.{0,200}?(?:(?<!\p{L})\p{Lu}\.(?:\s?\p{Lu}\.|[\s,])|[/]).{0,200}Режим)(?:\d{1,3}[.)]?\s)?(?<title>[^[\]]{2,200}?)\s?[.:]?(?:\s(?<genre>\[(?:Электронный|Електронний)\sресурс\])\.?)?\s[–—-]\s(?<other>Режим\sдоступ[ау]\s?:?)/du,
  },
  // "(最終閲覧日:2020年12月19日)", "(Ziyaret Tarihi: 16 Aralık 2023)", "[vid. 2022-10-30]": the day of a visit, whatever stands around it.
  {
    tells: /閲覧|アクセス|参照|確認/,
    form: /(?<note>\(?(?:最終)?(?:閲覧|アクセス|参照|確認)日?\s?[:は]?\s?\d{4}[年/.-]\s?\d{1,2}[月/.-]\s?\d{1,2}日?\)?)/du,
  },
  { tells: / Tarihi/, form: /(?<note>\(?(?:Son\s)?(?:Ziyaret|Erişim)\sTarihi\s?:?\s[^():]{6,30}\)?)\.?\s?$/du },
  { tells: '[vid. ', form: /(?<note>\[vid\.\s\d{4}-\d{1,2}-\d{1,2}\])/du },
  { tells: 'Дата обращения к ', form: /(?<note>Дата\sобращения\sк\s\p{Ll}{6,10}\s?:\s[^():]{4,25})\.?\s?$/du },
];

const FORMS = [...STYLE_FORMS, ...KIND_FORMS, ...NATIONAL_FORMS, ...TONGUE_FORMS, ...LAND_FORMS, ...ANSWER_FORMS];

const ofBracket = ({ tells }: WholeForm): boolean => (typeof tells === 'string' ? /[[\]]/.test(tells) : /\\[[\]]/.test(tells.source));
/** Those that need no square bracket: all that most references may have. */
const UNBRACKETED = FORMS.filter((form) => !ofBracket(form));

const LABEL_OF = (group: string): number => LABEL_INDEX[group.replace(/\d$/, '') as Label];

/** "AGILAR, E. d. V.; ALMEIDA, R. B. Título": authors as ABNT prints them at the head. The last of them ends with the initials that no semicolon follows. */
const SHOUTED =
  "\\p{Lu}[\\p{Lu}’'-]{1,25}(?:\\s(?:\\p{Lu}[\\p{Lu}’'-]{1,25}|d[aeo]s?|DE|DA|DO|DOS|E)){0,4}(?:\\s(?:FILHO|JÚNIOR|JUNIOR|NETO|SOBRINHO))?";
const INITIALS = '(?:\\p{Lu}\\.[\\s-]?|(?:d[aeo]?s?|e)\\.?\\s){1,7}';
const ABNT_HEAD = new RegExp(`^${SHOUTED},\\s${INITIALS}(?:;\\s${SHOUTED},\\s${INITIALS}){0,30}(?=\\p{Lu}\\p{Ll}|\\p{Lu}\\s)`, 'u');

/** Names that were read on into the title behind such a head belong to the title. */
function labelShoutedHead(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const names = ABNT_HEAD.exec(raw)?.[0];
  if (names === undefined) return;
  const end = names.trimEnd().length;
  const stop = /[.?!:]\s/.exec(raw.slice(names.length));
  const until = stop === null ? names.length : names.length + stop.index + 1;
  tokens.forEach((token, i) => {
    if (token.scheme !== null) return;
    if (token.coreStart < end) labels[i] = LABEL_INDEX.author;
    else if (token.coreStart < until && PERSONS.has(labels[i] ?? 0)) labels[i] = LABEL_INDEX.title;
  });
}
const PERSONS: ReadonlySet<number> = new Set([LABEL_INDEX.author, LABEL_INDEX.editor, LABEL_INDEX.group, LABEL_INDEX.translator]);

/** As a name at the head is printed: with a comma or initials near. */
const NAME_FIRST = /^(?:\S{1,40}\s){0,3}\S{1,40},|^\p{Lu}\.|^\S{1,40}\s\p{Lu}{1,3}[\s,.]|^(?:\S{1,40}\s){1,3}(?:and|und|et|&|y)\s/u;

/** Sets the labels of every form that the reference has, in place. `signs` are those of the reference. */
export function labelWholeForms(raw: string, tokens: readonly Token[], labels: Uint8Array, signs = signsIn(raw)): void {
  labelShoutedHead(raw, tokens, labels);
  const named = PERSONS.has(labels[0] ?? 0) && NAME_FIRST.test(raw);
  layForms(raw.includes('[') ? FORMS : UNBRACKETED, raw, tokens, labels, named);
  if (has(signs, Signs.cyrillic)) {
    labelHeadInCyrillic(raw, tokens, labels);
    layForms(CYRILLIC_FORMS, raw, tokens, labels, named);
  }
  if (!has(signs, Signs.wide)) return;
  layForms(EAST_ASIAN_FORMS, raw, tokens, labels, named);
  labelEditorsInHan(raw, tokens, labels);
}

/** "井上達夫, 松浦好治編. 法の臨界.", "陈晓主编:《…》": who is named at the head edited the work. */
function labelEditorsInHan(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const first = labels.indexOf(LABEL_INDEX.author);
  let last = first;
  while (first >= 0 && labels[last + 1] === LABEL_INDEX.author) last += 1;
  const token = tokens[last];
  if (token === undefined || tokens.slice(0, first).some((_, i) => labels[i] === LABEL_INDEX.title)) return;
  if (/[\u3400-\u9fff]{2}(?:主编|主編|等?[编編])$/u.test(raw.slice(token.coreStart, token.coreEnd)))
    labels.fill(LABEL_INDEX.editor, first, last + 1);
}

/** Lays those of the forms over a reference that it has, in their order. `named`: it begins with a name. */
function layForms(forms: readonly WholeForm[], raw: string, tokens: readonly Token[], labels: Uint8Array, named: boolean): void {
  for (const { tells, form, titleFirst } of forms) {
    if (typeof tells === 'string' ? !raw.includes(tells) : !tells.test(raw)) continue;
    if (named && titleFirst === true) continue;
    const found = form.exec(raw);
    const groups = found?.indices?.groups;
    if (groups === undefined) continue;
    for (const name of Object.keys(groups)) {
      const place = groups[name];
      if (place !== undefined) paint(tokens, labels, place[0], place[1], LABEL_OF(name));
    }
  }
}
