/**
 * Acts, instruments and treaties by forms that law/acts.ts leaves (an instrument with its year and number, acts of Canada by chapter, German acts with
 * their gazette, the Official Journal without the word for its page, treaties by their day, papers of the United Nations) and laws of the United
 * States by marks of their own: each reader sets what its form says and gives the type, or gives null and leaves everything as it was.
 */
import type { LawForm } from './form.ts';

type Act = 'legislation' | null;

/** What the parser may have read amiss in an act. */
export const ACT_AMISS = [
  'author',
  'editor',
  'et-al',
  'title',
  'container-title',
  'collection-title',
  'volume',
  'issue',
  'page',
  'publisher',
  'publisher-place',
  'number',
  'genre',
  'note',
  'edition',
] as const;
const YEAR = '(?:1[5-9]|20)\\d\\d';
const LAND = 'Cth|NSW|Vic|Qld|WA|SA|Tas|ACT|NT|NZ|UK|Imp|Ireland|India|Singapore|Canada|South\\sAfrica';
/** What points into an act: "s 6", "ss 1(1)", "sch 2", "r 7.2", "§ 135". */
const INTO = '(?:ss?|sections?|sch|reg|regs|rr?|arts?|cl|pt|para|paras|pmbl)\\.?\\s\\d|§';

const INSTRUMENT = new RegExp(
  `^((?:The\\s)?\\p{Lu}[\\p{L}()’',&/ -]{2,140}?\\s(?:Regulations?|Rules|Order|Act|Code|Bill|Ordinance|Proclamation),?\\s(${YEAR}))(?:\\s\\((?:${LAND})\\))?(?=[,.;]?\\s?$|,?\\s(?:${INTO})|,\\s(SS?I\\s(?:No\\.?\\s)?\\d{4}\\/\\d{1,4})|,\\sNo\\.\\s(\\d{1,3}(?:\\sof\\s\\d{4})?))`,
  'u',
);
const CANADA = new RegExp(
  `^(\\p{Lu}[\\p{L}()’',& -]{2,140}?),\\s((?:R\\.?S\\.?C\\.?|S\\.?C\\.?|L\\.?R\\.?C\\.?|L\\.?C\\.?|RS[OBANM]C?|SBC|S[OAM]|CQLR|RLRQ|CCSM),?\\s(?:(${YEAR}),?\\s)?(?:c|ch)\\.?\\s[A-Z\\d][A-Z\\d.‑-]{0,12})(?![\\p{L}\\d])`,
  'u',
);
const REGULATION =
  /^(\p{Lu}[\p{L}()’',& -]{2,140}?),\s((?:Alta|BC|Man|NB|NS|O|Ont|Sask|PEI|Nfld|SOR|CRC)(?:\sReg\s|\/)\d{1,4}(?:[/-]\d{1,4})?)(?!\d)/u;
const OF_YEAR = new RegExp(`^(\\p{Lu}[\\p{L}()’'& -]{2,110}\\sAct,?\\s(?:No\\.?\\s)?\\d{1,3}\\sof\\s(${YEAR}))(?!\\d)`, 'u');
const CHARTER =
  /^((?:[Tt]he\s)?(?:Canadian\s)?Charter\sof\s(?:Fundamental\s)?Rights(?:\sand\sFreedoms|\sof\sthe\sEuropean\sUnion)?)(?=,\s(?:s|ss|art|arts)\.?\s\d)/u;

/** "Civil Procedure Rules 1998, SI 1998/3132, r 7.2", "Police Regulations 2013 (SA) reg 6", "Hedges Act, SC 2000, c 5", "Companies Act, No. 18 of 2013". */
export function instrument(form: LawForm): Act {
  const { text } = form;
  const charter = CHARTER.exec(text);
  if (charter !== null) {
    form.clear(...ACT_AMISS, 'issued');
    form.set('title', charter[1], 0);
    return 'legislation';
  }
  const canada = CANADA.exec(text) ?? REGULATION.exec(text);
  if (canada !== null) {
    const [, title, number, year] = canada;
    form.clear(...ACT_AMISS, 'issued');
    const at = form.set('title', title, 0);
    form.set('number', number, at);
    const when = year ?? /\/((?:19|20)\d\d)$/.exec(number ?? '')?.[1];
    if (when !== undefined) form.day(when, text.indexOf(when, at));
    return 'legislation';
  }
  const counted = OF_YEAR.exec(text);
  const found = counted ?? INSTRUMENT.exec(text);
  const [, title = '', year = '', si, no] = found ?? [];
  // An act and nothing else behind names may be an article about it.
  if (found === null || (form.fields.author !== undefined && /^[.,;\s]{0,3}$/.test(text.slice(title.length)))) return null;
  form.clear(...ACT_AMISS, 'issued');
  const at = form.set('title', title, 0);
  form.day(year, at - year.length);
  if (counted === null) form.set('number', si ?? no, at);
  return 'legislation';
}

const SECTION_ALONE =
  /^((?:§{1,2}|Art(?:\.|ikel))\s?\d{1,4}[a-z]?(?:\s(?:Abs|Satz|S|Nr|Alt|lit|Hs)\.?\s?[\da-z]{1,3}){0,4})\s(\p{Lu}\p{L}{0,2}\p{Lu}\p{L}{0,6}|\p{Lu}[\p{L}-]{2,40}(?:gesetz|ordnung|gesetzbuch)(?:e?s)?|SGB\s[IVX]{1,4})[.;]?\s?$/u;
const NAMED_SECTION =
  /^(\p{Lu}[\p{L} -]{3,90}?(?:[gG]esetzbuch|[gG]esetz|[oO]rdnung|verfassung)(?:\s\([\p{L}-]{2,14}\))?),\s((?:§{1,2}|Art\.)\s?\d{1,4}[a-z]?(?:\s(?:Abs|Nr|S)\.\s?\d{1,3}){0,2})/u;
const IN_GAZETTE =
  /^(\p{Lu}[\p{L}()\d -]{4,160}?)(?:,?\sin\sder\sFassung(?:\sder\sBekanntmachung)?)?\s(?:vom|v\.)\s(\d{1,2}\.\s?(?:\d{1,2}\.\s?|\p{L}{3,9}\s)\d{4})(?:,?\s\(?(?:(BGBl\.(?:\sI{1,3})?|RGBl\.(?:\sI{1,3})?|GVBl\.)\s(?:(?:19|20)\d\d\s)?(?:I{1,3},?\s)?S\.\s(\d{1,5})|SR\s(\d{3}(?:\.\d{1,4}){1,3})))/u;

/** Sections alone, "§ 823 Abs. 1 BGB", which stand in their act as an article in its journal; an act with a section; an act with its day and its gazette. */
export function germanLaw(form: LawForm): Act {
  const { text } = form;
  const alone = SECTION_ALONE.exec(text);
  if (alone !== null) {
    form.clear(...ACT_AMISS);
    form.set('container-title', alone[2], form.set('title', alone[1], 0));
    return 'legislation';
  }
  const named = NAMED_SECTION.exec(text);
  if (named !== null) {
    form.clear(...ACT_AMISS);
    form.set('number', named[2], form.set('title', named[1], 0));
    return 'legislation';
  }
  const found = IN_GAZETTE.exec(text);
  if (found === null) return null;
  const [, title, day = '', series, page, number] = found;
  form.clear(...ACT_AMISS, 'issued');
  const at = text.indexOf(day, form.set('title', title, 0));
  form.day(day, at);
  form.set('number', number, form.set('page', page, form.set('container-title', series, at + day.length)));
  return 'legislation';
}

const IN_OFFICIAL_JOURNAL = /^(.{6,400}?)\s\[((?:19|20)\d\d)\]\s(OJ\s[LC])\s?(\d{1,3})\/(\d{1,5})(?!\d)/u;
const NUMBER_OF_ACT = /(?:Regulation|Directive|Decision)\s(?:\((?:EU|EC|EEC|Euratom)\)\s)?(?:No\s)?(\d{1,4}\/\d{1,4})(?!\d)/u;
const DAY_OF_ACT = /\sof\s(\d{1,2}\s\p{L}{3,10}\s(?:19|20)\d\d)(?!\d)/u;

/** "Charter of Fundamental Rights of the European Union [2012] OJ C326/391": the Official Journal as English lawyers cite it. */
export function inOfficialJournal(form: LawForm): Act {
  const found = form.text.includes('] OJ ') ? IN_OFFICIAL_JOURNAL.exec(form.text) : null;
  if (found === null) return null;
  const [, title = '', year = '', journal, volume, page] = found;
  form.clear(...ACT_AMISS, 'issued');
  form.set('number', NUMBER_OF_ACT.exec(title)?.[1], 0);
  const at = form.set('title', title, 0);
  const day = DAY_OF_ACT.exec(title);
  if (day?.[1] !== undefined) form.day(day[1], day.index + day[0].length - day[1].length);
  else form.day(year, form.text.indexOf(year, at));
  const printed = form.set('container-title', journal, form.text.indexOf('] OJ ', at));
  form.set('page', page, form.set('volume', volume, printed));
  return 'legislation';
}

const TREATY =
  /^(\p{Lu}[^\d()[\]]{3,200}?)(?:\s\([^()\d]{3,80}\))?(?:\s(?:arts?|pmbl)\.?\s[\dIVX]{1,4})?,\s((?:\p{Lu}\p{L}{2,8}\.?\s\d{1,2},|\d{1,2}\s\p{L}{3,9})\s(?:1[89]|20)\d\d),\s(?:(\d{1,4})\s(UNTS|U\.\s?N\.\s?T\.\s?S\.|Stat\.|U\.\s?S\.\s?T\.|CETS|E\.?T\.?S\.?)\s(\d{1,6})|(T\.?I\.?A\.?S\.?\sNo\.\s[\d-]{3,10}|C?ETS\sNo\.\s\d{1,4}))/u;
const IS_TREATY = /Treaty|Convention|Covenant|Agreement|Protocol|Charter|Statute|Pact|Accord/u;

/** "Paris Agreement, Dec. 12, 2015, T.I.A.S. No. 16-1104": a treaty by its day and its series. */
export function treatyByDay(form: LawForm): Act {
  const found = /UNTS|U\.\s?N\.|Stat\.|U\.\s?S\.\s?T\.|T\.?I\.?A\.?S|ETS|E\.T\.S/.test(form.text) ? TREATY.exec(form.text) : null;
  if (found === null || !IS_TREATY.test(found[1] ?? '')) return null;
  const [, title, day = '', volume, series, page, number] = found;
  form.clear(...ACT_AMISS, 'issued');
  let at = form.text.indexOf(day, form.set('title', title, 0));
  form.day(day, at);
  at = form.set('volume', volume, at + day.length);
  form.set('number', number, form.set('page', page, form.set('container-title', series, at)));
  return 'legislation';
}

const ASSEMBLY =
  /^(?:UNGA|UNSC|G\.?\s?A\.|S\.?\s?C\.)\sRes(?:olution|\.)?\s(\d{1,4}(?:\/\d{1,4})?(?:\s[A-Z]\s\([IVX]{1,6}\))?)(?:,\s(\p{Lu}[^()\d]{5,160}?))?\s\(((?:\p{Lu}\p{L}{2,8}\.?\s\d{1,2},\s|\d{1,2}\s\p{L}{3,9}\s)?(?:19|20)\d\d)\)/u;
const OF_ASSEMBLY =
  /^((?:UN|United\sNations)\s(?:General\sAssembly|Security\sCouncil|Human\sRights\sCouncil|Economic\sand\sSocial\sCouncil)),\s(\p{Lu}[^;]{8,240}?)[,.]\s(?:(\d{1,2}\s\p{L}{3,9}\s(?:19|20)\d\d),\s)?([ASE]\/[A-Z\d][\w./]{3,30})(?:\s\((\d{1,2}\s\p{L}{3,9}\s(?:19|20)\d\d)\))?/u;

/** Resolutions and papers of the United Nations by their numbers and symbols. */
export function unitedNations(form: LawForm): Act {
  const { text } = form;
  const resolved = ASSEMBLY.exec(text);
  if (resolved !== null) {
    const [whole, number, title, day = ''] = resolved;
    form.clear(...ACT_AMISS, 'issued');
    form.set('title', title, form.set('number', number, 0));
    form.day(day, whole.length - day.length - 1);
    return 'legislation';
  }
  const found = OF_ASSEMBLY.exec(text);
  if (found === null || /^Resolution\s/.test(found[2] ?? '')) return null;
  const [whole, body = '', title, before, symbol, behind] = found;
  form.clear(...ACT_AMISS, 'issued');
  form.body(body);
  const at = form.set('title', title, body.length);
  if (before !== undefined) form.day(before, text.indexOf(before, at));
  else if (behind !== undefined) form.day(behind, whole.length - behind.length - 1);
  form.set('number', symbol, at);
  return 'legislation';
}

const DAY = String.raw`(?:(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{L}{0,6}\.?\s\d{1,2},\s)?(?:19|20)\d\d`;
const PUBLIC_LAW = /^(Public\sLaw\s\d{1,3}[-–]\d{1,4})[.,:]\s(\p{Lu}[^.]{3,200})/u;
const REGISTER = new RegExp(
  `^(.{3,250}?),\\s(\\d{1,3})\\s(Fed\\.\\s?Reg\\.)\\s(\\d{1,3},\\d{3}|\\d{1,6})(?:,\\s\\d{1,6})?\\s\\((${DAY})`,
  'u',
);
const ORDER = new RegExp(
  `^((?:Exec(?:utive|\\.)\\sOrder|Proclamation)\\s(?:No\\.\\s)?\\d{1,2},?\\d{3})(?:,\\s(\\d{1,3})\\s(Fed\\.\\s?Reg\\.|C\\.\\s?F\\.\\s?R\\.)\\s(\\d{1,3},\\d{3}|\\d{1,6}))?(?:\\s\\((${DAY})\\))?`,
  'u',
);
const OF_STATES =
  /^((?:\p{Lu}[\p{L}.&’']{0,15}\s){1,8}?(?:Code|Laws?|Stat\.|Const\.)(?:\sAnn\.)?(?:\s(?:tit|ch)\.\s?\d{1,4}[A-Z]?,)?\s(?:§{1,2}|art\.|amend\.)\s?[\dIVX][\w.:()–-]{0,24}(?:,\s(?:§{1,2}\s?\d{1,3}|cl\.\s?\d{1,3})){0,2})(?=[\s,.;(]|$)(?:\s\((?:(?:West|McKinney|LexisNexis|Deering|Vernon)\s)?((?:19|20)\d\d)\))?/u;
const RULE = /^(Fed\.\sR\.\s(?:Civ|Crim|App|Evid|Bankr)\.(?:\sP\.)?\s\d{1,4}(?:\.\d)?(?:\(\w{1,4}\)){0,5})/u;

/** Laws of the United States that a mark of their own tells. */
export function americanLaw(form: LawForm): 'legislation' | null {
  const { text } = form;
  const law = PUBLIC_LAW.exec(text);
  if (law !== null) {
    form.clear(...ACT_AMISS);
    form.set('title', law[2], form.set('number', law[1], 0));
    return 'legislation';
  }
  const order = ORDER.exec(text);
  const register = order === null && text.includes('Fed.') ? REGISTER.exec(text) : null;
  const placed = order ?? register;
  if (placed !== null) {
    const [, name, volume, series, page, day] = placed;
    form.clear(...ACT_AMISS, 'issued');
    let at = form.set(order === null ? 'title' : 'number', name, 0);
    at = form.set('page', page, form.set('container-title', series, form.set('volume', volume, at)));
    if (day !== undefined) form.day(day, text.indexOf(day, at));
    return 'legislation';
  }
  const rule = OF_STATES.exec(text) ?? RULE.exec(text);
  if (rule === null) return null;
  const [, number, year] = rule;
  form.clear(...ACT_AMISS, 'issued');
  const at = form.set('number', number, 0);
  if (year !== undefined) form.day(year, text.indexOf(year, at));
  return 'legislation';
}
