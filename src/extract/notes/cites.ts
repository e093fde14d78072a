/** Whether a part of a note stands for a work: full enough to be a reference, or not made out and citing all the same. */
import { likeness } from '../bibliography/likeness.ts';
import { nameForm } from '../entries/starts.ts';
import { decisionsIn } from '../running/decisions.ts';
import { CANONICAL } from '../triage/canonical.ts';
import { COURTS } from '../triage/courts.ts';
import { LAW } from '../triage/law.ts';
import { NUMBERS } from '../triage/numbers.ts';
import { OFFICIAL } from '../triage/official.ts';
import { STATUTES } from '../triage/statutes.ts';
import { UNCHECKABLE } from '../triage/uncheckable.ts';
import type { Part } from './parts.ts';
import { isBackPointer } from './pointers.ts';

const PRIVATE = UNCHECKABLE.filter(({ id }) => id === 'private' || id === 'archive');

/** A title in quotation marks behind some words and before a year: "A. Roe, “On hedges,” Nature (2004)". */
const TITLED = /^[^"“„«]{3,160}["“„«][^"”“»]{8,300}["”“»][,.]?\s.{2,120}?\(?(?:1[5-9]|20)\d{2}(?!\d)/u;

/** A commentary or a textbook as German notes have them: "Roe, Hecken, 7. Aufl., Berlin 2015, § 7 Rn. 3". */
const EDITION = /^\p{Lu}[^,]{1,60},\s[^;]{3,160},\s\d{1,2}\.\sAufl(?:\.|age)[,\s].{0,60}(?:1[5-9]|20)\d{2}(?!\d)/u;

/** A person as a note begins with one: "Ada Roe", "P Craig", "G de Búrca". */
const NAMED = String.raw`(?:\p{Lu}[\p{L}.’'-]{0,25}\s){1,4}(?:(?:de|del|della|di|da|du|la|le|van|von|der|den|ter)\s){0,2}\p{Lu}[\p{L}’'-]{1,25}`;

/** A book as English lawyers' notes have it: "Ada Roe, Hedges (2nd edn, OUP 2009) 14", and historians': "Ada Roe, Hedges (London: Garden Press, 1991), 14–16". */
const PRINTED = new RegExp(
  String.raw`^${NAMED}(?:,?\s(?:and|&|und|et)\s${NAMED}){0,2},\s[^()“”‘;]{3,160}\s\([^()]{2,60}\s(?:1[5-9]|20)\d{2}\)(?:,?\s\d|[.,]|$)`,
  'u',
);

/**
 * A book that ends in its place and year, as notes in German and French have it: "Rolf Roe, Die Hecke, München 2000", "…, Paris, Seuil, 1984, p. XIX",
 * "Rolf Roe/Ina Poe: Die Hecke. Geschichte einer Grenze, Frankfurt am Main 1979, S. 107".
 */
const PLACED = new RegExp(
  String.raw`^${NAMED}(?:(?:\s?\/\s?|,?\s(?:und|u\.|et|and|e|y)\s)${NAMED}){0,3}(?:\s\((?:dir|éd|éds|Hrsg|Hg|ed|eds|a cura di)\.?\))?[,:]\s[^()“”;]{3,200}[,.]\s\p{Lu}[\p{L}./’ -]{2,40},?\s(?:1[5-9]|20)\d{2}(?:,\s(?:pp?|S|s|Sp|f|str)\.\s?[\dIVXLCivxlc].{0,40})?\.?$`,
  'u',
);

/** A book as American lawyers' notes have it, its page behind the title: "ADA ROE, HEDGES OF THE NORTH 77 (2d ed. 1998)", "1 Ada Roe, Hedges § 3.2 (1998)". */
const PAGED =
  /^(?:\d{1,2}\s)?(?:\p{Lu}[\p{L}.’'-]{0,25}\s){1,4}\p{Lu}[\p{L}’'-]{1,25}(?:\s(?:&|ET AL\.|et al\.)(?:\s(?:\p{Lu}[\p{L}.’'-]{0,25}\s?){1,4})?)?,\s\p{Lu}[^;()“”]{5,160}\s(?:\d{1,4}|§{1,2}\s[\d.:-]{1,9})(?:[–-]\d{1,4})?\s\((?:[^()]{2,50}\s)?(?:1[5-9]|20)\d{2}\)/u;

/** A name and a title in the brackets of East Asia: "费孝通：《乡土中国》，北京：人民出版社，2008年", "김철수, 『한국의 강』". */
const BRACKETED_TITLE = /^[\p{Lo}、·・\s]{2,40}(?:[:：，,、]\s?)?[《〈『「]/u;

/** Longer notes that begin with a number say more than what they cite. */
const NUMBERED_NOTE = 260;
const FORMS = [
  ...STATUTES,
  ...COURTS,
  ...OFFICIAL,
  ...NUMBERS,
  ...CANONICAL.filter(({ kind }) => kind === 'standard' || kind === 'patent'),
];

/** Whether a note begins with a work that is cited by its number: "ISO 9001:2015, Quality management", "S/RES/1325", "EP 1 234 567 B1". */
function headed(text: string): boolean {
  return FORMS.some(({ sign }) => (sign.exec(text)?.index ?? 9) < 3) && !/[.?!]\s\p{Lu}[\p{L}’']{0,20}\s(?:\p{Ll}+\s){4}/u.test(text);
}

/** Full enough to stand for a work: has the look of an entry and begins like one, or is a decision, a law, a private letter. */
export function isReference(part: Part, hasList: boolean, ease: number): boolean {
  const { text } = part;
  if (isBackPointer(text)) return !hasList;
  if (text.length < 12) return false;
  if (text.length < 400 && (LAW.some(({ sign }) => sign.test(text)) || (decisionsIn(text)[0]?.start ?? 9) < 3))
    return !hasList || part.signalled;
  if (text.length < NUMBERED_NOTE && headed(text)) return !hasList || part.signalled;
  if (PRIVATE.some(({ sign }) => sign.test(text)) && text.length < 300) return !hasList;
  if (text.length > 900) return false;
  const bracketed = BRACKETED_TITLE.test(text);
  const book = EDITION.test(text) || PRINTED.test(text) || PLACED.test(text) || PAGED.test(text);
  const begins = book || bracketed || nameForm(text) !== null || /^["“„«»‘'‚]/.test(text) || /^(?:https?:|www\.)/.test(text);
  const score = likeness(text) + (TITLED.test(text) ? 0.5 : 0) + (book ? 0.75 : 0) + (bracketed ? 0.5 : 0);
  if (hasList) return begins && score >= 3.5;
  return begins ? score >= 1.75 : score >= (part.signalled ? 2 : 2.75 - ease);
}

/** Whether words that were not made out may cite all the same: a short form, a title in quotation marks, a name and a year; no sentence. */
export function mayCite({ text }: Part): boolean {
  if (isBackPointer(text)) return true;
  return text.length < 240 && (/["“„«]|\d{4}|,\s\d{1,4}\.?$/.test(text) || (text.length < 100 && /\p{L}{3}/u.test(text)));
}
