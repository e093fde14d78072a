/**
 * What the kind of a work tells of its fields once they are read: words for a thesis in further languages and "(2 vols.)" behind a title, the
 * number of a university, the year in the number of a standard, a day in the place of a venue, and Vietnamese and
 * Chinese names that are printed family first without a comma. Only where the words show it; names whose order nothing shows stay as read.
 */
import type { CslItem, CslName } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';
import { codeAt, isDigitAscii } from '../../text/letters.ts';
import { mendSlips } from './field-slips.ts';
import { mendStandard, numberOfRegister } from './standards.ts';
import { THESIS_BEHIND } from './thesis-words.ts';
import { mendVenue } from './venue-slips.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };
type Places = Record<string, Span[]>;

/** Sets such fields. Changes `fields` and `spans`. */
export function mendByKind(fields: Draft, spans: Places, raw: string): void {
  const { title } = fields;
  if (title !== undefined) {
    if (fields.genre === undefined && /[.,]\s/.test(title))
      cutEnd(fields, spans, raw, THESIS.test(title) ? THESIS : THESIS_BEHIND, 'genre');
    if (title.endsWith(')') || title.endsWith('.')) cutEnd(fields, spans, raw, VOLUMES, null);
  }
  if (fields.publisher !== undefined && fields.volume !== undefined) numberedUniversity(fields, spans, raw);
  if (fields.issued === undefined && fields.number?.includes(':') === true) yearOfStandard(fields, spans);
  const { 'container-title': venue = '' } = fields;
  if (isDigitAscii(codeAt(venue, 0)) && DAY.test(venue)) {
    delete fields['container-title'];
    delete spans['container-title'];
  }
  mendStandard(fields, spans, raw);
  numberOfRegister(fields, spans, raw);
  mendSlips(fields, spans, raw);
  mendVenue(fields, spans, raw);
  for (const role of ['author', 'editor'] as const) {
    const people = fields[role];
    if (people !== undefined) fields[role] = people.map((name) => familyFirst(name, raw));
  }
}

const THESIS =
  /[.,]\s(praca\s(?:doktorska|magisterska)|rozprawa\sdoktorska|disertační\spráce|diplomová\spráce|dizertačná\spráca|(?:doktors|doktor|licentiat)avhandling|ph\.?\s?d\.?-afhandling|väitöskirja|doktora\stezi|yüksek\slisans\stezi|(?:academisch\s)?proefschrift|teză\sde\sdoctorat|doktori\sdisszertáció|doktorska\sdisertacija)\.?$/iu;
const VOLUMES = /\s\((?:\d{1,2}\svols?|vols?\.?\s\d{1,2}[–-]\d{1,2})\.?\)?\.?$/iu;

/** Takes what the pattern finds at the end of a title away, and gives its first group to the kind. */
function cutEnd(fields: Draft, spans: Places, raw: string, end: RegExp, to: 'genre' | null): void {
  const { title = '' } = fields;
  const place = spans.title?.[0];
  const found = end.exec(title);
  if (found === null || found.index < 3 || place === undefined || spans.title?.length !== 1 || !raw.startsWith(title, place.start)) return;
  fields.title = title.slice(0, found.index);
  spans.title = [{ start: place.start, end: place.start + found.index }];
  if (to === null || found[1] === undefined) return;
  const start = raw.indexOf(found[1], place.start + found.index);
  fields[to] = found[1];
  spans[to] = [{ start, end: start + found[1].length }];
}

/** "Université de Rennes 2": the number is the university's. */
function numberedUniversity(fields: Draft, spans: Places, raw: string): void {
  const { publisher = '', volume = '' } = fields;
  const [house, number] = [spans.publisher?.[0], spans.volume?.[0]];
  if (house === undefined || number === undefined || fields['container-title'] !== undefined) return;
  if (!/^Universit[éày]\s(?:d[eiu]\s|degli\sstudi\sdi\s|of\s)?\p{Lu}\p{L}{2,20}$/u.test(publisher)) return;
  if (!/^(?:\d|1[0-3]|I{1,3}|IV|VI{0,3}|IX|XI{0,3})$/.test(volume) || !/^[\s-]$/.test(raw.slice(house.end, number.start))) return;
  fields.publisher = raw.slice(house.start, number.end);
  spans.publisher = [{ start: house.start, end: number.end }];
  delete fields.volume;
  delete spans.volume;
}

/** "ISO 9001:2015": the year it was issued. */
function yearOfStandard(fields: Draft, spans: Places): void {
  const { number = '' } = fields;
  const year = /^(?:ISO|IEC|DIN|EN|BS|NF|UNI|SIS|SS|NEN|ÖNORM|CEN|CSN|GOST|AS|JIS|GB)[\s/\d].{0,40}:((?:19|20)\d{2})(?!\d)/u.exec(number);
  const place = spans.number?.[0];
  if (year?.[1] === undefined || place === undefined) return;
  fields.issued = { 'date-parts': [[Number(year[1])]] };
  const start = place.start + year[0].length - 4;
  spans.issued = [{ start, end: start + 4 }];
}

/** A day and nothing else. */
const DAY =
  /^\d{1,2}(?:st|nd|rd|th|er|\.)?\s(?:of\s)?(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre)$/u;

/** Vietnamese families with their marks, which no name of another order bears in front. */
const VIETNAMESE = /^(?:Nguyễn|Trần|Lê|Phạm|Hoàng|Huỳnh|Vũ|Võ|Đặng|Bùi|Đỗ|Hồ|Ngô|Dương|Lý|Đinh|Trịnh|Đào|Đoàn|Lương)\s\p{Lu}/u;
/** Families of one syllable as pinyin has them, none of which is a name in front elsewhere. */
const CHINESE =
  /^(?:Wang|Zhang|Liu|Chen|Yang|Zhao|Huang|Zhou|Wu|Xu|Sun|Zhu|Guo|Mao|Deng|Xi|Hu|Jiang|Luo|Gao|Zheng|Liang|Xie|Feng|Cao|Peng|Zeng|Xiao|Tian|Dong|Yuan|Cai|Xue|Ye|Qian|Qin|Qiu|Cui|Meng|Shao|Hou|Zou|Xiong|Liao|Fang)$/;
const KOREAN =
  /^(?:Kim|Lee|Yi|Park|Pak|Choi|Choe|Jung|Jeong|Chung|Kang|Cho|Jo|Yoon|Yun|Jang|Chang|Lim|Han|Oh|Seo|Suh|Shin|Kwon|Hwang|Ahn|Song|Yoo|Ryu|Hong|Ko|Moon|Mun|Yang|Son|Bae|Paik|Baek|Heo|Hur|Nam|Roh|Rhee)$/;
const INITIAL = '(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])';
const FINAL = '(?:iang|iong|uang|ang|eng|ong|ing|ian|iao|uan|uai|ai|ei|ao|ou|an|en|in|un|ia|ie|iu|ua|uo|ui|ue|a|o|e|i|u)';
/** A given name of two syllables; families of two are left as they are. */
const TWO = new RegExp(`^(?!ouyang|sima|zhuge|shangguan|situ|murong)${INITIAL}?${FINAL}${INITIAL}${FINAL}$`);

/** Given names as Hungarian alone writes them. Péter, László and the like are families too: a name of two such words is left. */
const HUNGARIAN = new Set(
  'Ádám Ágnes Ákos András Anikó Árpád Attila Balázs Bálint Béla Bence Csaba Csilla Dezső Endre Ernő Erzsébet Etelka Éva Ferenc Gábor Gergely Géza György Gyöngyi Gyula Ibolya Ildikó Ilona Imre István János Jenő József Judit Kálmán Károly Katalin Klára Kristóf Krisztián Krisztina Lajos László Mária Levente Magdolna Márta Márton Mátyás Mihály Miklós Mónika Orsolya Ottó Pál Péter Piroska Réka Rózsa Sándor Szabolcs Szilvia Tamás Tibor Tünde Vilmos Zoltán Zsófia Zsolt Zsuzsa Zsuzsanna'.split(
    ' ',
  ),
);

/** And such as other languages have too: no family stands where one of them is first. */
const GIVEN_ELSEWHERE =
  /^(?:Anna|Maria|Eva|Robert|Róbert|Peter|Paul|Martin|Dániel|Daniel|Dávid|David|Julia|Júlia|Victor|Viktor|Thomas|Laura|Barbara|Andrea|Edit|Ede|Erika|Rita|Nóra|Lili|Michael|George|John|Joseph|Alexander|Stephen)$/u;

/** "Kertész Imre", "Tóth István György": words at the end that are given names alone, and a first one that is none. */
function hungarian(name: CslName): CslName {
  const [first = '', ...rest] = `${name.given ?? ''} ${name.family ?? ''}`.split(' ');
  const turned =
    rest.length < 3 &&
    first.length > 2 &&
    !first.includes('.') &&
    !HUNGARIAN.has(first) &&
    !GIVEN_ELSEWHERE.test(first) &&
    rest.every((word) => HUNGARIAN.has(word));
  return turned ? { ...name, family: first, given: rest.join(' ') } : name;
}

/** "Nguyễn Văn Huyên", "Mao Zedong": the family is the first word where the print has no comma. */
function familyFirst(name: CslName, raw: string): CslName {
  const { family = '', given = '' } = name;
  if (given === '' || !raw.includes(`${given} ${family}`)) return name;
  if (HUNGARIAN.has(family)) return hungarian(name);
  if (VIETNAMESE.test(`${given} ${family}`)) {
    const [first = '', ...rest] = `${given} ${family}`.split(' ');
    return { ...name, family: first, given: rest.join(' ') };
  }
  // "Kim Dae-jung": Koreans write the second syllable of the given name small.
  if (KOREAN.test(given) && /^\p{Lu}\p{Ll}{1,6}-\p{Ll}{2,6}$/u.test(family)) return { ...name, family: given, given: family };
  return CHINESE.test(given) && TWO.test(family.toLowerCase()) ? { ...name, family: given, given: family } : name;
}
