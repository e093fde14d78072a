/**
 * A title that begins with an authority and a full stop begins with its author: "Institute of Medicine. To Mend Is Human", "Organisation mondiale de la
 * Santé. Rapport". Only where nobody else is named at the head of the reference.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };
type Places = Record<string, Span[]>;

/** The head of a title that is an authority: capitalised words, the last or the first of which says what it is, then a full stop. */
const AUTHORITY =
  /^((?:U\.\s?[SKN]\.\s)?(?:The\s)?\p{Lu}[\p{L}'’-]{2,20}(?:\s(?:(?:of|for|and|on|the|de|des|du|la|für|der|und|&)\s){0,2}\p{Lu}[\p{L}'’-]{1,20}){1,7}(?:\s\(\p{Lu}[\p{Lu}\p{N}-]{1,10}\))?)\.\s(?=[\p{Lu}\p{Nd}“"'])/u;
/** The same in languages that write the words of such a name in small letters: "Organisation mondiale de la Santé." */
const ABROAD =
  /^((?:Organisation|Organización|Organização|Organizzazione|Ministère|Ministerio|Ministério|Ministero|Institut|Instituto|Istituto|Conseil|Consejo|Consiglio|Conselho|Comisión|Comissão|Commissione|Assemblée|Agence|Agencia|Agência|Agenzia|Secrétariat|Secretaría|Banque|Banco|Fonds|Fondo|Fundo|Bundesministerium|Bundesamt|Bundesanstalt|Haute\sAutorité|Arbeitsgemeinschaft|(?:Deutsche|Österreichische|Schweizerische|Europäische)\sGesellschaft|Société\s(?:française|canadienne|suisse|belge)|Sociedad\s(?:Española|Argentina|Mexicana|Chilena)|Sociedade\s(?:Brasileira|Portuguesa)|Società\s[Ii]taliana)(?:\s(?:d['’])?[\p{L}’'-]{1,25}){1,10}(?:\s\(\p{Lu}[\p{Lu}\p{N}-]{1,10}\))?|Weltgesundheitsorganisation|Nations\sunies|Naciones\sUnidas|Vereinte\sNationen)\.\s(?=[\p{Lu}\p{Nd}“"'«])/u;
const OFFICE =
  /^(?:(?:the\s)?(?:world\shealth|national\s(?:institutes?|academy|research|center|centre|library|council)|ministry|ministère|ministerio|department|institute|board|office|bureau|committee|commission|council|centers?\sfor|academy|association|international\s(?:organi[sz]ation|monetary)|(?:organi[sz]ation|agency|secretariat|federation|association|society)\sfor)(?!\p{L}))|(?<!\p{L})(?:organi[sz]ation|agency|association|commission|committee|council|ministry|foundation|administration|authority|consortium|institut[eo]?|secretariat|federation|parliament|assembly|community|collaboration|working\sgroup|task\sforce|guidelines\snetwork|registry|health\sservice)$|^(?:world\sbank|european\sunion|asian\sdevelopment\sbank|united\snations)(?!\p{L})/iu;

/** Makes the authority the author, and what stands behind it the title. Changes `fields` and `spans`; `raw` is the reference. */
export function authorityBeforeTitle(fields: Draft, spans: Places, raw: string): void {
  const place = spans.title?.[0];
  if (place === undefined || fields.author !== undefined || fields.editor !== undefined) return;
  if (/[\p{L}\p{N}]/u.test(raw.slice(0, place.start).replace(/^\s*\[?\d{1,4}[\].)]?/, ''))) return;
  const printed = raw.slice(place.start, place.end);
  const abroad = ABROAD.exec(printed);
  const found = abroad ?? AUTHORITY.exec(printed);
  const head = found?.[1] ?? '';
  if (found === null || (abroad === null && !OFFICE.test(head.replace(/\s\([^()]{2,12}\)$/, '')))) return;
  const title = (fields.title ?? '').slice(found[0].length);
  if (title.length < 4 || !(fields.title ?? '').startsWith(found[0])) return;
  fields.author = [{ literal: head }];
  fields.title = title;
  spans.author = [{ start: place.start, end: place.start + head.length }];
  spans.title = [{ start: place.start + found[0].length, end: place.end }];
}
