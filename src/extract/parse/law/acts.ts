/**
 * Statutes, acts and resolutions by their form: public laws and codes of the United States, sections of acts, resolutions of the United Nations,
 * acts of the European Union. Each reader sets what its form says and gives the type, or gives null and leaves everything as it was.
 */
import type { LawForm } from './form.ts';

/** "Clean Air Act, 42 U.S.C. § 7401 et seq. (1970)". */
const CODE =
  /^(?:(.{3,160}?),\s)?(\d{1,3})\s(U\.\s?S\.\s?C\.(?:\s?A\.)?|C\.\s?F\.\s?R\.)\s((?:§{1,2}|[Ss]ec(?:tion|\.)|[Pp](?:ar)?t\.?)\s?\d[\w.()–-]{0,20}(?:\set\sseq)?)/;
/** "Civil Rights Act of 1964, Pub. L. No. 88-352, 78 Stat. 241 (1964)". */
const PUBLIC_LAW = /^(.{3,160}?),\s(Pub\.\s?L\.(?:\sNo\.)?\s\d{2,3}[-–]\d{1,4})(?:,\s(?:§\s?\d{1,5},\s)?(\d{1,3})\s(Stat\.)\s(\d{1,5}))?/;
/** "Companies Act 2006, s 172". */
const SECTION =
  /^(\p{Lu}[\p{L}()’', ]{2,90}\sAct\s\d{4})(?:\s\([^()]{2,30}\))?,?\s(?:ss?|sections?|sch|pt)\.?\s\d{1,4}[A-Z]?(?=[\s,.;()–-]|$)/u;
/** "United Nations Security Council. Resolution 1325 (2000), S/RES/1325". */
const RESOLUTION =
  /^((?:(?:United\sNations|UN|U\.N\.)\s)?(?:Security\sCouncil|General\sAssembly|Human\sRights\sCouncil|Economic\sand\sSocial\sCouncil))[.,:]?\s(Resolution\s\d{1,4}(?:\/\d{1,4})?(?:\s\(\d{4}\))?)/;
/** "Regulation (EU) 2016/679 of … of 27 April 2016". */
const ACT =
  /^(?:(?:Commission|Council|Delegated|Implementing)\s){0,3}(?:Regulation|Directive|Decision|Verordnung|Richtlinie|Règlement|Reglamento|Regolamento)\s\((?:EU|EC|EEC|EG|EWG|UE|CE)\)\s(?:No\.?\s|Nr\.\s|n[°º]\s)?(\d{1,4}\/\d{1,4})(?!\d)|^(?:(?:European\sParliament\sand\s)?(?:Commission|Council|Delegated|Implementing)\s){0,3}(?:Directive|Decision|Richtlinie|Directiva|Direttiva|Diretiva|Entscheidung|Beschluss|Décision|Decisión|Decisione)\s(\d{2,4}\/\d{1,4})\/(?:EU|EC|EEC|EG|EWG|UE|CE|CEE|JHA)(?![\p{L}])/u;
const ACT_DATE = /\s(?:of|vom|du|de|del)\s(\d{1,2}(?:\.|er)?\s(?:de\s)?\p{L}{3,10}\s(?:de\s)?(?:19|20)\d\d)(?!\d)/u;

type Act = 'legislation' | null;

/** A public law, and where the statutes at large print it. */
export function publicLaw(form: LawForm): Act {
  const law = form.text.includes('Pub.') ? PUBLIC_LAW.exec(form.text) : null;
  if (law === null) return null;
  const [, title, number, volume, statutes, page] = law;
  form.clear('author', 'editor', 'et-al', 'container-title', 'volume', 'issue', 'page', 'publisher', 'publisher-place', 'number');
  const at = form.set('number', number, form.set('title', title, 0));
  form.set('page', page, form.set('container-title', statutes, form.set('volume', volume, at)));
  return 'legislation';
}

/** A section of an act that is cited by its name and year. */
export function sectionOfAct(form: LawForm): Act {
  const section = form.text.includes(' Act ') ? SECTION.exec(form.text) : null;
  if (section === null) return null;
  form.clear('author', 'editor', 'et-al', 'container-title', 'volume', 'issue', 'page', 'publisher', 'publisher-place');
  form.set('title', section[1], 0);
  return 'legislation';
}

/** "Data Protection Act 2018, c. 12 (UK).", "Privacy Act 1988 (Cth).": an act and nothing else. */
const ALONE =
  /^(\p{Lu}[\p{L}()’', -]{2,110}\s(?:Act|Ordinance|Code)\s((?:1[5-9]|20)\d\d))(?:,?\s(?:c|ch|cap)\.?\s\d{1,3})?(?:,?\s\((?:UK|Cth|NSW|Vic|Qld|WA|SA|Tas|NT|ACT|NZ|Imp|Eng|Ireland|India|Singapore|Malaysia|Kenya|Nigeria|Ghana|South\sAfrica|Canada|Australia|New\sZealand)\))?[.;,]?\s?(?:$|(?=(?:\[[Oo]nline\]\.?\s)?(?:Available|Retrieved|Accessed|https?:)))/u;

/** An act by its name and year, with its chapter or the land whose law it is. */
export function actAlone(form: LawForm): Act {
  const found = /\s(?:Act|Ordinance|Code)\s\d/.test(form.text) ? ALONE.exec(form.text) : null;
  const [whole = '', title, year = ''] = found ?? [];
  if (found === null || (whole === title && form.fields.author !== undefined)) return null;
  form.clear('author', 'editor', 'et-al', 'container-title', 'volume', 'issue', 'page', 'publisher', 'publisher-place', 'number', 'note');
  const end = form.set('title', title, 0);
  form.day(year, end - year.length);
  return 'legislation';
}

/** "H.R. 3962, 111th Cong. § 501 (2009)", "Clean Energy Act, S. 10, 110th Cong., 1st Sess. (2007)". */
const BILL =
  /^(?:(\p{Lu}[^.;\d]{4,150}?)(?:\sof\s\d{4})?,\s)?((?:H\.\s?R\.|S\.|H\.\s?R\.\s?Res\.|S\.\s?Res\.|[HS]\.\s?(?:Con|J)\.\s?Res\.|H\.\s?Res\.)\s\d{1,5}),\s\d{1,3}(?:st|nd|rd|d|th)\sCong\.[^()]{0,40}\(((?:1[89]|20)\d\d)\)/u;

/** A bill of the Congress of the United States, with its name or without. */
export function bill(form: LawForm): Act {
  const found = form.text.includes(' Cong.') ? BILL.exec(form.text) : null;
  if (found === null) return null;
  const [whole, title, number, year = ''] = found;
  form.clear(
    'author',
    'editor',
    'et-al',
    'title',
    'container-title',
    'volume',
    'issue',
    'page',
    'publisher',
    'publisher-place',
    'number',
    'note',
  );
  form.set('number', number, form.set('title', title, 0));
  form.day(year, whole.length - year.length - 1);
  return 'legislation';
}

/** A resolution, by the body that made it. */
export function resolution(form: LawForm): Act {
  const found = form.text.includes('Resolution ') ? RESOLUTION.exec(form.text) : null;
  if (found === null) return null;
  const [, body = '', name] = found;
  form.clear('author', 'editor', 'et-al', 'container-title', 'volume', 'issue', 'page', 'publisher', 'publisher-place');
  form.body(body);
  form.set('title', name, body.length);
  return 'legislation';
}

/** A section of the U.S. Code or of the Code of Federal Regulations. */
export function code(form: LawForm): Act {
  const found = /\d\s[UC]\.\s?[SF]\./.test(form.text) ? CODE.exec(form.text) : null;
  if (found === null) return null;
  form.clear('author', 'editor', 'issue', 'page', 'title', 'publisher', 'et-al');
  form.clearDateWithin(found[0].length);
  const at = form.set('title', found[1], 0);
  // The whole of it is the number it is found by.
  const number = found[0].slice(at).replace(/^[\s,]{1,5}|\.$/g, '');
  form.set('number', number, at);
  form.set('container-title', found[3], form.set('volume', found[2], at));
  return 'legislation';
}

/** "OJ L 140, 5.6.2009, p. 16–62", "ABl. L 281 vom 23.11.1995, S. 31–50". */
const OFFICIAL_JOURNAL =
  /[.,;]?\s[[(]?((?:OJ|OJEU|ABl\.?(?:\s?EU|\s?EG)?|JO(?:UE|CE)?|DOUE|DOCE|GU(?:UE|CE)?)\s(?:Nr\.\s|n[°º]\s)?[LC])\s?(\d{1,4})(?:[,\s/]{1,2}(?:vom\s|of\s|du\s|del?\s)?\d{1,2}[./]\d{1,2}[./](?:(?:19|20)\d\d|\d\d))?,?\s(?:pp?\.?|S\.|pág\.|pag\.)\s?(\d{1,4}(?:[–-]\d{1,4})?)/u;

/** Where the journal of the Union is named, the title ends. */
function printedIn(form: LawForm, length: number): void {
  const found = /\s[LC]\s?\d/.test(form.text) ? OFFICIAL_JOURNAL.exec(form.text) : null;
  if (found === null || found.index < length) return;
  const [, journal, volume, page] = found;
  form.clear('container-title', 'volume', 'issue', 'page');
  const at = form.set('title', form.text.slice(0, found.index), 0);
  form.set('page', page, form.set('volume', volume, form.set('container-title', journal, at)));
  if (page !== undefined) form.fields.page = page.replace('–', '-');
}

/** A regulation, directive or decision of the Union. */
export function europeanAct(form: LawForm): Act {
  const act = ACT.exec(form.text);
  if (act === null) return null;
  form.actAtHead(act[0].length);
  form.set('number', act[1] ?? act[2], 0);
  printedIn(form, act[0].length);
  const date = ACT_DATE.exec(form.text);
  // The day of the act stands in its name, that of the journal behind it.
  const later = form.fields.issued === undefined || form.dateBehind(date?.index ?? Number.MAX_SAFE_INTEGER);
  if (date?.[1] !== undefined && later) form.day(date[1], date.index + date[0].indexOf(date[1]));
  return 'legislation';
}
