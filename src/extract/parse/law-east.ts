/**
 * Decisions and acts of Japan and China by their form: "最判昭和50年4月30日民集29巻4号572頁", "最高人民法院民事判决书(2019)最高法知民终147号",
 * "個人情報の保護に関する法律(平成15年法律第57号)". Each reader sets what its form says and gives the type, or gives null.
 */
import { READ_AMISS } from './law-cases.ts';
import type { LawForm } from './law-form.ts';

const ERA = '(?:明治|大正|昭和|平成|令和)(?:\\d{1,2}|元)年|(?:19|20)\\d\\d年';
const FIRST: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };
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
  if (era !== '') return (FIRST[era] ?? 0) + (count === '元' ? 1 : Number(count));
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
