/**
 * Decisions and acts as the law of other lands cites them (French, Italian, Spanish, Portuguese, Dutch, Polish, Russian: court, day and number,
 * "Cass. civ. 1re, 5 avril 2012, n° 11-14.177", or kind, number and day, "Ley 39/2015, de 1 de octubre"), decisions of German, Austrian and Swiss
 * courts that law/cases.ts leaves, and decisions and acts of Japan and China, "最判昭和50年4月30日民集29巻4号572頁": each reader sets what its form
 * says and gives the type, or gives null and leaves everything as it was.
 */

import { BEFORE_ERA } from '../../../text/eras.ts';
import { GERMAN_ARTICLE, GERMAN_JOURNALS } from '../../../text/reporters.ts';
import { READ_AMISS } from './cases.ts';
import type { LawForm } from './form.ts';

/** What the parser may have read amiss, the title and the kind too: in these forms what stands there is part of the name. */
const ALL_AMISS = [...READ_AMISS, 'title', 'genre'] as const;

const MONTH = '\\p{L}{3,12}';
const DAY = `\\d{1,2}(?:\\.|º|°|er|st|nd|rd|th)?\\s(?:de\\s)?${MONTH}\\.?\\s(?:del?\\s)?(?:1[89]|20)\\d\\d|\\d{1,2}[./-]\\d{1,2}[./-](?:1[89]|20)\\d\\d`;
const COURT =
  "Cour\\sde\\scassation|Cass\\.?|Conseil\\sd[’']État|Conseil\\sconstitutionnel|Cons\\.\\sconst\\.|Cour\\sd[’']appel\\sde\\s\\p{Lu}[\\p{L}-]{2,20}|CA\\s\\p{Lu}[\\p{L}-]{2,20}|CE|CAA\\s\\p{Lu}[\\p{L}-]{2,20}|TGI\\s\\p{Lu}[\\p{L}-]{2,20}|Corte\\s[Cc]ost(?:ituzionale|\\.)|Corte\\sdi\\s[Cc]assazione|Cons(?:iglio\\sdi|\\.)\\sStato|Trib(?:unale|\\.)\\s(?:di\\s)?\\p{Lu}[\\p{L}-]{2,20}|Tribunal\\s(?:Supremo|Constitucional|Federal)|Supremo\\sTribunal\\sFederal|Superior\\sTribunal\\sde\\sJustiça";
/** "Cass. civ., sez. un., 26 novembre 2015, n. 24822", "Cour de cassation, civ. 1re, 5 avril 2012, no 11-14.177". */
const DECIDED = new RegExp(
  `^((?:${COURT}))(?:,?\\s(?:(?!n[°ºo.]|no\\.)[\\p{L}\\d.’'°]{1,16},?\\s){0,6}?|,\\s)((?:${DAY})),?\\s(?:req\\.\\s|pourvoi\\s|décision\\s)?(?:n[°ºo]|n\\.|no\\.|n\\.°)\\s?(\\d[\\d./-]{0,14}\\d|\\d)(?![\\d])`,
  'u',
);
/** "Rb. Amsterdam 11 maart 2021, ECLI:NL:RBAMS:2021:1018": a court, a day, and the European identifier behind both. */
const DAY_THEN_ECLI = new RegExp(
  `^(\\p{Lu}[\\p{L}.’' -]{0,60}?)[,.]?\\s((?:${DAY})),?\\s(?:[^:]{0,80}?[,;(]\\s?)?ECLI:[A-Z]{2}:[A-Z0-9.]{1,15}:\\d{4}:`,
  'u',
);
/** "Judgment of 6 October 2015, Schrems, C-362/14". */
const JUDGMENT = new RegExp(
  `^(?:CJEU|ECJ|CJUE|EuGH|TJUE|Court\\sof\\sJustice)?,?\\s?([Jj]udgment|[Oo]rder|Opinion|Urteil|Beschluss|Arrêt|Sentencia|Sentenza|Arrest|Acórdão)(?:\\sof\\sthe\\sCourt(?:\\s\\([^()]{3,30}\\))?)?\\s(?:of|vom|du|de|del|van)\\s((?:${DAY})),\\s(?:Case\\s)?(.{2,160}?),\\s(?:Case\\s|Rs\\.\\s|aff(?:aire|\\.)\\s|asunto\\s|causa\\s)?([CTF][-‑–]\\d{1,4}\\/\\d{2})(?!\\d)`,
  'u',
);
/** "STC 292/2000, de 30 de noviembre": the year stands in the number. */
const SPANISH =
  /^(STC|ATC|STS|SAN|STJUE|STEDH|SAP\s\p{Lu}\p{L}+)\s(\d{1,5}\/((?:19|20)\d\d)),?\sde\s(\d{1,2}\sde\s\p{L}{4,10})(?![\p{L}])/u;

type Case = 'legal_case' | null;

/** A court, the day it decided and the number of the decision. */
export function courtAbroad(form: LawForm): Case {
  const { text } = form;
  const found = DECIDED.exec(text) ?? (text.includes('ECLI:') ? DAY_THEN_ECLI.exec(text) : null);
  if (found === null) return null;
  const [, court = '', day = '', number] = found;
  form.clear(...ALL_AMISS);
  form.body(court);
  const at = text.indexOf(day, court.length);
  form.day(day, at);
  form.set('number', number, at + day.length);
  return 'legal_case';
}

/** A judgment of a court of the Union, by its day. */
export function judgmentByDay(form: LawForm): Case {
  const found = /[CTF][-‑–]\d{1,4}\//.test(form.text) ? JUDGMENT.exec(form.text) : null;
  if (found === null) return null;
  const [, kind, day = '', name, number] = found;
  form.clear(...ALL_AMISS, 'note');
  const at = form.text.indexOf(day, form.set('genre', kind, 0));
  form.day(day, at);
  form.set('number', number, form.set('title', name, at + day.length));
  return 'legal_case';
}

/** A Spanish judgment, by its number. */
export function spanishCase(form: LawForm): Case {
  const found = SPANISH.exec(form.text);
  if (found === null) return null;
  const [, , number = '', year = '', day = ''] = found;
  form.clear(...ALL_AMISS, 'note');
  form.set('number', number, 0);
  const at = form.text.indexOf(day, number.length);
  form.day(`${day} ${year}`, at);
  return 'legal_case';
}

const KIND =
  'Lei(?:\\sComplementar|\\sOrgânica)?|Decreto(?:-Lei|\\sLegislativo)?|Medida\\sProvisória|Portaria|Ley(?:\\sOrgánica)?|Real\\sDecreto(?:-ley|-Ley|\\sLegislativo)?|Loi(?:\\sorganique)?|Ordonnance|Décret|Legge|D\\.\\s?Lgs\\.|D\\.\\s?L\\.|Decreto\\s[Ll]egislativo|D\\.P\\.R\\.|Ustawa|Rozporządzenie[^\\d]{0,80}|Zákon|Nařízení\\svlády|Федеральный\\s(?:конституционный\\s)?закон|Закон\\s(?:РФ|України|Республики\\s\\p{Lu}\\p{L}+)|Постановление\\sПравительства\\s(?:РФ|Российской\\sФедерации)|Указ\\sПрезидента\\s(?:РФ|Российской\\sФедерации)|\\p{Lu}\\p{L}+\\sкодекс\\sРоссийской\\sФедерации(?:\\s\\([^()]{3,40}\\))?';
const NUMBER = '\\d[\\d.]{0,7}(?:\\/(?:\\d{4}|\\d{2}))?(?:-\\d{1,5})?(?:-(?:ФЗ|ФКЗ|I|II|III|IV|V|VI|VII|VIII|IX|X))?';
/** "Lei nº 9.394, de 20 de dezembro de 1996", "Ley 39/2015, de 1 de octubre", "Loi n° 78-17 du 6 janvier 1978". */
const NUMBER_DAY = new RegExp(
  `^((?:\\p{Lu}{2,20}\\.\\s)?(?:${KIND})\\s(?:n[.º°o]{0,2}\\s?)?(${NUMBER}),?\\s(?:de|du|del|di|z\\sdnia)\\s((?:${DAY})|\\d{1,2}\\.?º?\\sde\\s\\p{L}{4,10}(?!\\p{L}|\\sde\\s\\d)))`,
  'u',
);
/** "Legge 7 agosto 1990, n. 241", "Ustawa z dnia 29 sierpnia 1997 r. o ochronie", "Федеральный закон от 27.07.2006 № 152-ФЗ". */
const DAY_NUMBER = new RegExp(
  `^((?:${KIND})(?:\\sz\\sdnia|\\sот|\\sвід|\\sdel|\\sde|,)?\\s((?:${DAY}))(?:\\s?[гр]\\.|\\sr\\.)?(?:,?\\s(?:n\\.|nr|№|č\\.|N)\\s?(${NUMBER}))?)`,
  'u',
);
/** Where an act is printed: what stands from here on is no part of its name. */
const GAZETTE =
  /[.,;]?\s(?:\/\/\s|[-–—]\s|in:?\s|en:\s)?(?=(?:Dz\.\s?U\.|Diário\s(?:Oficial|da\sRepública)|DOU|Journal\sofficiel|JORF|JO\s|BOE|Boletín\sOficial|G\.\s?U\.|Gazzetta\sUfficiale|Собрание\sзаконодательства|СЗ\sРФ|Российская\sгазета|Відомості|Sbírka|Sb\.|\[Электронный|\[Електронний|[Dd]isponível\sem|[Dd]isponible\sen|URL|https?:))/u;

/** "Zákon č. 89/2012 Sb., občanský zákoník": number and year in the collection of laws. */
const CZECH = /^((?:Zákon|Nařízení\svlády|Vyhláška|Ústavní\szákon)\sč\.\s(\d{1,4}\/((?:19|20)\d\d))\s(?:Sb|Z\.\s?z)\.)(,\s[^;]{3,200})?/u;

type Act = 'legislation' | null;

/** An act, by its kind, number and day. */
export function actAbroad(form: LawForm): Act {
  const { text } = form;
  const czech = CZECH.exec(text);
  if (czech !== null) {
    form.clear(...ALL_AMISS);
    const [whole, title, number = '', year = '', name] = czech;
    form.set('number', number, form.set('title', name === undefined ? title : whole.replace(/[\s.]{1,3}$/, ''), 0) - whole.length);
    form.day(year, text.indexOf(year));
    return 'legislation';
  }
  const numbered = NUMBER_DAY.exec(text);
  const dated = numbered === null ? DAY_NUMBER.exec(text) : null;
  const [whole, number, day = ''] = numbered !== null ? [numbered[1], numbered[2], numbered[3]] : [dated?.[1], dated?.[3], dated?.[2]];
  if (whole === undefined) return null;
  // An act of Poland is told by its day; the others have a number.
  if (number === undefined && !/^(?:Ustawa|Rozporządzenie)/.test(whole)) return null;
  const state = /^\p{Lu}{2,20}(?=\.\s)/u.exec(text)?.[0];
  const printed = GAZETTE.exec(text.slice(whole.length));
  const from = state === undefined ? 0 : state.length + 2;
  const to = whole.length + (printed?.index ?? text.length);
  // Where the act is printed may have been read as it should.
  const journal = (form.fields['container-title'] ?? '').replace(/\s(?:núm|n[°ºo]|nr|n)\.?$/iu, '');
  if (form.placeOf('container-title') < to || !/^\p{Lu}\D{2,}$/u.test(journal)) form.clear('container-title', 'volume', 'issue', 'page');
  else form.set('container-title', journal, form.placeOf('container-title'));
  form.clear('author', 'editor', 'et-al', 'title', 'collection-title', 'publisher', 'publisher-place', 'number', 'genre');
  if (state !== undefined) form.body(state);
  form.set('title', text.slice(from, to).replace(/[\s.,;]{1,4}$/u, ''), from);
  const year = /(?:1[89]|20)\d\d$/.exec(day) === null ? /\/((?:19|20)\d\d)$/.exec(number ?? '')?.[1] : '';
  form.day(year === undefined ? day : `${day} ${year}`.trim(), text.indexOf(day, from));
  form.set('number', number, from);
  return 'legislation';
}

const GERMAN_COURT =
  'BVerfG|BGH|BAG|BSG|BFH|BVerwG|BPatG|BayObLG|BGer|BVGer|BStGer|OGH|VfGH|VwGH|BVwG|(?:OLG|LG|AG|VG|OVG|VGH|KG|FG|ArbG|LAG|SG|LSG|OGer)(?:\\s\\p{Lu}[\\p{L}-]{2,20})?';
const GERMAN_KIND = 'Urteil|Beschlu(?:ss|ß)|Urt\\.|Beschl\\.|Erkenntnis|Entscheid(?:ung)?';
const GERMAN_DAY = '\\d{1,2}\\.\\s?(?:\\d{1,2}\\.\\s?|\\p{L}{3,9}\\.?\\s)\\d{4}';
/** "I ZR 121/08", "7 C 26.16", "B 12 R 4/19 R", "1 Ob 123/10s", "G 47/2012", "Ra 2019/04/0068". */
const DOCKET =
  '(?:B\\s\\d{1,2}\\s[A-Z]{1,3}\\s\\d{1,4}\\/\\d{2}(?:\\s[A-Z]{1,2}(?![\\p{L}\\d]))?|(?:\\d{1,3}\\s)?(?:[IVX]{1,5}[a-z]?\\s)?\\p{Lu}\\p{L}{0,4}(?:\\s\\(\\p{L}{1,8}\\))?\\s\\d{1,5}(?:\\/\\d{2,4}(?:\\/\\d{4})?|\\.\\d{2,5})\\p{Ll}?(?!\\p{L}))';
const SWISS_DOCKET = '\\d?[A-G][A-Z]?[_.-]\\d{1,5}\\/\\d{4}';
const DAY_THEN_DOCKET = new RegExp(
  `^(${GERMAN_COURT}),?\\s(?:(${GERMAN_KIND})\\s)?(?:(?:vom|v\\.)\\s)?(${GERMAN_DAY})(?:\\s?[-–—,;])?\\s(?:Az\\.:?\\s|GZ\\s)?(${DOCKET}|${SWISS_DOCKET})`,
  'u',
);
const DOCKET_THEN_DAY = new RegExp(
  `^(?:(${GERMAN_COURT}|Bundesgericht|Bundesverwaltungsgericht),?\\s(${GERMAN_KIND})|(${GERMAN_KIND}|[Aa]rrêt|[Ss]entenza)(?:\\sd(?:es|u|el)\\s(Bundes(?:verwaltungs|straf)?gerichts|Tribunal(?:\\sadministratif)?\\sfédéral|Tribunale\\sfederale))?)\\s(${SWISS_DOCKET})\\s(?:vom|du|del)\\s(${GERMAN_DAY}|${DAY})`,
  'u',
);
const IN_JOURNAL = new RegExp(`^(${GERMAN_COURT}),?\\s(${GERMAN_JOURNALS})\\s((?:19|20)\\d\\d),\\s(\\d{1,6})(?!\\d)`, 'u');
const PRINTED =
  /(?<!\p{L})(BVerfGE|BGHZ|BGHSt|BAGE|BSGE|BVerwGE|BFHE|NJW|NZA|NVwZ|NStZ|JZ|GRUR|MDR|FamRZ|ecolex|ÖJZ|JBl)\s(\d{1,4}),\s(\d{1,5})(?!\d)/u;

/** A court, the day and the docket, with the kind of decision or without. */
export function germanByDay(form: LawForm): Case {
  const found = DAY_THEN_DOCKET.exec(form.text);
  if (found === null) return null;
  const [whole, court = '', kind, day = '', docket] = found;
  form.clear(...READ_AMISS, 'title', 'genre');
  form.body(court);
  const at = form.text.indexOf(day, form.set('genre', kind, court.length));
  form.day(day, at);
  form.set('number', docket, at + day.length);
  printed(form, whole.length);
  return 'legal_case';
}

/** A Swiss court, the docket and the day behind it. */
export function swissByDocket(form: LawForm): Case {
  const found = DOCKET_THEN_DAY.exec(form.text);
  if (found === null) return null;
  const [, court, kindBehind, kindBefore, courtBehind, docket, day = ''] = found;
  form.clear(...READ_AMISS, 'title', 'genre');
  let at = 0;
  if (court !== undefined) form.body(court);
  else if (courtBehind !== undefined) form.body(courtBehind, form.text.indexOf(courtBehind));
  at = form.set('genre', kindBehind ?? kindBefore, court?.length ?? 0);
  at = form.set('number', docket, at);
  form.day(day, form.text.indexOf(day, at));
  return 'legal_case';
}

/** "BVerfG NJW 2021, 1723": a court and the page of a journal. */
export function germanInJournal(form: LawForm): Case {
  const found = IN_JOURNAL.exec(form.text);
  if (found === null) return null;
  const [, court = '', journal, year = '', page] = found;
  form.clear(...READ_AMISS, 'title');
  form.body(court);
  const at = form.set('container-title', journal, court.length);
  form.day(year, form.text.indexOf(year, at));
  form.set('page', page, form.text.indexOf(year, at) + year.length);
  return 'legal_case';
}

const ARTICLE = new RegExp(`^(?:so\\s|vgl\\.\\s)?${GERMAN_ARTICLE}\\.?$`, 'u');

/** "Müller/Roe, NJW 2014, 123, 125": an article by who wrote it and where, without its title. */
export function articleOfLawyers(form: LawForm): 'article-journal' | null {
  const { names, journal, archive, volume, year, dated = '', page } = ARTICLE.exec(form.text)?.groups ?? {};
  if (names === undefined) return null;
  form.clear(...READ_AMISS, 'title');
  form.people(names.split(/\s?\/\s?/));
  const behind = form.set('volume', volume, form.set('container-title', journal ?? archive, names.length));
  const at = form.text.indexOf(year ?? dated, behind);
  form.day(year ?? dated, at);
  form.set('page', page, at + 4);
  return 'article-journal';
}

/** Where the decision is printed, behind its docket. */
function printed(form: LawForm, from: number): void {
  const found = PRINTED.exec(form.text.slice(from));
  if (found === null) return;
  const [, series, volume, page] = found;
  form.set('page', page, form.set('volume', volume, form.set('container-title', series, from + found.index)));
}

const ERA = '(?:明治|大正|昭和|平成|令和)(?:\\d{1,2}|元)年|(?:19|20)\\d\\d年';
const JAPANESE = new RegExp(
  `^(最高裁(?:判所)?(?:大法廷|第[一二三]小法廷)?|最(?:大|[一二三]小)?[判決](?=[\\p{Script=Han}\\d]{2})|大審院|[\\p{Script=Han}]{2,6}(?:高等裁判所|地方裁判所|高裁|地裁))(判決|決定|判|決)?[、,\\s]{0,2}((?:${ERA})\\d{1,2}月\\d{1,2}日)(?:判決|決定)?[、,\\s]{0,2}(民集|刑集|判時|判タ|家月)(\\d{1,4})(?:巻|号)(?:\\d{1,2}号)?(\\d{1,5})頁`,
  'u',
);
const CHINESE =
  /^([\p{Script=Han}]{3,20}法院)?((?:民事|刑事|行政)(?:判决|裁定)书)?[,，\s]{0,2}([（(]((?:19|20)\d\d)[）)][\p{Script=Han}\d]{2,14}第?\d{1,6}号)/u;
const ACT = new RegExp(
  `^([\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]{3,60})[（(]((?:${ERA}))(?:法律|政令|省令|条約)第(\\d{1,4})号[）)]`,
  'u',
);
const CHINESE_ACT = /^(中华人民共和国[\p{Script=Han}]{1,24}?(?:法典|法|条例|宪法))\s?(?:[（(.,，]|$)/u;

/** A Japanese year in the common count. */
export function yearOfEra(printed: string): number | null {
  const [, era = '', count = ''] = /^(明治|大正|昭和|平成|令和)(\d{1,2}|元)年/.exec(printed) ?? [];
  if (era !== '') return (BEFORE_ERA[era] ?? 0) + (count === '元' ? 1 : Number(count));
  const common = /^(\d{4})年/.exec(printed);
  return common === null ? null : Number(common[1]);
}

/** A court, the day of an era, volume and page of a series. */
export function japaneseCase(form: LawForm): 'legal_case' | null {
  const found = JAPANESE.exec(form.text);
  if (found === null) return null;
  const [, court = '', , day = '', series, volume, page] = found;
  form.clear(...READ_AMISS, 'title', 'issued');
  form.body(court);
  const at = form.text.indexOf(day, court.length);
  const [, month = '', date = ''] = /(\d{1,2})月(\d{1,2})日$/.exec(day) ?? [];
  form.when([yearOfEra(day) ?? 0, Number(month), Number(date)], at, day.length);
  form.set('page', page, form.set('volume', volume, form.set('container-title', series, at + day.length)));
  return 'legal_case';
}

/** The number that a court of China gives: year, court, kind and count. */
export function chineseCase(form: LawForm): 'legal_case' | null {
  const found = CHINESE.exec(form.text);
  if (found === null || !/[民刑行知商执破]/u.test(found[3] ?? '')) return null;
  const [, court, kind, number = '', year = ''] = found;
  form.clear(...READ_AMISS, 'title', 'genre', 'issued');
  if (court !== undefined) form.body(court);
  const at = form.set('genre', kind, court?.length ?? 0);
  form.set('number', number, at);
  form.when([Number(year)], form.text.indexOf(year, at), year.length);
  return 'legal_case';
}

/** An act with the number that its year gave it, or one of China by its name. */
export function eastAsianAct(form: LawForm): 'legislation' | null {
  const found = ACT.exec(form.text);
  if (found === null) {
    const named = CHINESE_ACT.exec(form.text)?.[1];
    if (named === undefined) return null;
    form.clear(...READ_AMISS);
    form.set('title', named, 0);
    return 'legislation';
  }
  const [, title, day = '', number] = found;
  form.clear(...READ_AMISS, 'title', 'issued');
  const at = form.set('title', title, 0);
  form.when([yearOfEra(day) ?? 0], form.text.indexOf(day, at), day.length);
  form.set('number', number, form.text.indexOf(day, at) + day.length);
  return 'legislation';
}
