/**
 * Tells groups from people in a printed list of authors: "World Health Organization", "STROBE Initiative". A list may name both ("Rumelhart DE,
 * McClelland JL, PDP Research Group"), so that a word for a body makes a group of all of it only where nothing in it is a person.
 */
import { OFFICE_LETTERS } from '../office-letters.ts';
import { initialsOnly, isInitials } from './parts.ts';

const GROUP =
  /\b(?:group|consorti(?:um|a)|collaborations?|collaborators|contributors|commission|committee|council|corps|army|association|organi[sz]ation|organizaci[oó]n|organiza[cç][aã]o|organizzazione|weltgesundheitsorganisation|naciones|ministry|ministère|ministero|ministerium|ministerie|ministerio|ministério|department|institut[eo]?s?|institution|universit(?:y|ät|é|à|ies)|universidade?|agency|bureau|office|society|foundation|federation|network|initiative|program(?:me)?|project|team|academy|bank|board|cent(?:er|re|ro)s?|college|hospital|laborator(?:y|ies)|nations|union|parliament|congress|government|bundes\p{L}{2,30}|statisti(?:sch\p{L}{1,8}|ska|sk)|standards|amt|gesellschaft|verband|verein|stiftung|kommission|rat der|senat|company|corporation|corp|inc|ltd|gmbh|press|news|authority|service|services|administration|assembly|court|library|museum|trust|fund|task force|panel|investigators|trialists|staff|alliance|health|europäische|international|survey|online|studios|games|entertainment|software|secretariat|community)\b/iu;
const ACRONYM = /^[\p{Lu}\d]{2,10}(?:[-/][\p{Lu}\d]{2,10})?$/u;
const COMMA_INITIAL = /[,;]\s\p{Lu}\.|^\p{Lu}[\p{L}'’-]{2,20},\s(?!U[KSN]|EU)\p{Lu}{1,3}(?:$|,|\s(?:and|&|et|und)\s)/u;
/** "Smith JA", "van der Berg A-M", "García López R" between commas: people as medical journals list them. */
const WITH_INITIALS =
  /(?<=^|[,;]\s?)(?:(?:van|von|de|der|den|del|di|da|dos|la|le|el|al)\s){0,2}\p{Lu}[\p{L}\p{M}’'-]{1,24}(?:\s\p{Lu}[\p{L}\p{M}’'-]{1,24})?\s\p{Lu}(?:-?\p{Lu}){0,2}(?=\s?[,;]|\s?$|\s(?:Jr|Sr|I{2,3})\b)/gu;

/** "William H. Press, Saul A. Teukolsky": whole names with an initial within. */
const WITHIN = /(?<=^|[,;]\s?)\p{Lu}\p{Ll}{1,15}\s(?:\p{Lu}\.\s?){1,3}\p{Lu}[\p{L}’'-]{1,24}(?=[,;])/u;
/** An initial as people have them; "U. S." is none. */
const INITIAL = /(?:^|\s)(?!U\.\sS\.)\p{Lu}{1,3}\.\s/u;
/** Words for bodies that people are called by as well. */
const SURNAME = /^(?:press|bank|court|board|college|news|office|staff|union|congress)$/i;

/** Whether a text has a word of those that bodies and studies are called by. */
export const namesGroup = (text: string): boolean => GROUP.test(text);

/** "Robin Emsley", "Ana-Maria de Souza" */
const WHOLE = /^\p{Lu}\p{Ll}[\p{L}’'‐-]{0,20}(?:\s\p{Lu}\.)?(?:\s\p{Ll}{2,3}){0,2}(?:\s\p{Lu}[\p{L}’'‐-]{1,24}){1,2}$/u;
/** Whether two whole names at least stand before the first body of a list, which is its last: "Ada Roe, Bo Poe, Early Psychosis Working Group". */
function bodyLast(text: string): boolean {
  const pieces = text.split(/,\s(?:and\s|&\s)?|;\s|\sand\s/);
  const body = pieces.findIndex((piece) => GROUP.test(piece));
  // "Emsley, Robin, Ada Roe, Bo Poe": the first alone is turned about.
  const from = pieces.slice(0, 2).every((piece) => !piece.includes(' ')) ? 2 : 0;
  return body > from + 1 && body === pieces.length - 1 && pieces.slice(from, body).every((piece) => WHOLE.test(piece));
}

/** Whether somebody in the list is a person: somebody's initials stand behind a comma or a family name, or within a whole name. */
function namesPeople(text: string): boolean {
  if (COMMA_INITIAL.test(text)) return true;
  if (!/[,;]/.test(text)) return false;
  if (bodyLast(text)) return true;
  return WITHIN.test(text) || [...text.matchAll(WITH_INITIALS)].some(([name]) => !GROUP.test(name) && !/\s(?:UK|USA?|EU|UN)$/.test(name));
}

/** Whether a piece between commas is a body among people; `next` is the piece behind it, which may be the initials of a Mr Bank. */
function isBody(piece: string, next: string): boolean {
  const words = piece.split(' ');
  if (words.length < 2 || !GROUP.test(piece) || INITIAL.test(piece) || initialsOnly(next)) return false;
  return !(words.length === 2 && SURNAME.test(words[1] ?? '')) && !namesPeople(`${piece},`);
}

/** "on behalf of the European Society of Cardiology" */
const BEHALF = /^(?:(?:on\sbehalf\sof|for)\s)?(?:the\s)?(?=\p{Lu})/u;

/** The groups of a list between commas, and the people between them, each by themselves; the list itself where it names only one kind. */
export function partGroups(text: string): readonly string[] {
  if (!text.includes(',') || !GROUP.test(text) || !namesPeople(text)) return [text];
  const out: string[] = [];
  let people: string[] = [];
  const pieces = text.split(/,\s?/);
  for (const [at, piece] of pieces.entries()) {
    if (!isBody(piece, pieces[at + 1] ?? '')) {
      people.push(piece);
      continue;
    }
    if (people.length > 0) out.push(people.join(', '));
    people = [];
    out.push(piece.replace(BEHALF, ''));
  }
  if (people.length > 0) out.push(people.join(', '));
  return out;
}

/** The last of a list behind its article: "… and the Equal Opportunity and Human Rights Commission". */
const BEHIND_ARTICLE =
  /,?\s(?:and|with|for|und|mit|für|et|avec|pour|&)\s(?=(?:the|das|die|der|le|la|les)\s\p{Lu}[^,;]{3,120}\s(?:and|und|et|&)\s[^,;]{3,80}$)/u;

/** People and, behind them, the body that wrote with them, where its own name has an "and"; null where no list ends so. */
export function bodyBehind(text: string): readonly [people: string, body: string] | null {
  const found = BEHIND_ARTICLE.exec(text);
  if (found === null || found.index === 0) return null;
  const body = text.slice(found.index + found[0].length);
  return GROUP.test(body) && !namesPeople(body) ? [text.slice(0, found.index), body] : null;
}

/** "World Bank, & International Monetary Fund", "World Health Organization; UNICEF": bodies in a list, each with a word of its own for one or by its letters. */
const severalBodies = (text: string): boolean =>
  (text.includes(', & ') && text.split(/,\s(?:&\s)?/).every((part) => part.includes(' ') && GROUP.test(part))) ||
  (text.includes('; ') && text.split(/;\s/).every((part) => GROUP.test(part) || ACRONYM.test(part.replace(/\.$/, ''))));

/** Whether a text names a group: it says so, or it is an acronym alone, or it is too long for a person. `grouping` is `namesGroup` of a list with it. */
export function isGroup(text: string, grouping: boolean): boolean {
  if (grouping && severalBodies(text)) return false;
  const words = text.split(' ');
  if (grouping && GROUP.test(text)) return !namesPeople(text) && !(words.length === 2 && isInitials(words[1] ?? ''));
  if (words.length === 1) return text.length < 7 && ACRONYM.test(text);
  return words.length > 5 && !/[,;]|\s\/\s/.test(text) && !words.some((word) => isInitials(word) || /^(?:and|und|et|y|&)$/i.test(word));
}

/** Between offices that a list calls by their letters. */
const BETWEEN_LETTERS = /,\s(?:(?:and|&)\s)?|;\s|\s(?:and|&)\s/;

/**
 * "FAO, IFAD, UNICEF, WFP and WHO": offices by their letters, each by itself; null where anything else stands in the list, or no office that
 * is known, for people may be printed in capitals too.
 */
export function officesByLetters(text: string): readonly string[] | null {
  const parts = text.replace(/\.$/, '').split(BETWEEN_LETTERS);
  if (parts.length < 2 || !parts.every((part) => ACRONYM.test(part))) return null;
  return parts.some((part) => OFFICE_LETTERS.has(part.toLowerCase())) ? parts : null;
}

/** "Planck Collaboration VI.": which of its papers it is, and no part of the name. */
export const withoutSeries = (name: string): string => name.replace(/(?<=\s(?:Collaboration|Consortium|Team))\s[IVXL]{1,7}\.?$/, '');
