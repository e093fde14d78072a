/**
 * Labels what is printed by a fixed formula that the weights have seldom seen: the number of a German patent, "Bd. 1:" before a title, "for
 * the … Investigators" behind names, "Anonymous." in their place, "editors." behind "et al.", the bracket of a review, a town and its
 * publisher parted by a comma, the day of an act. Each asks for the whole formula; other labels are left as they are.
 */

import { has, Signs, signsIn } from '../../text/signs.ts';
import { LABEL_INDEX, placeOf } from './labels.ts';
import type { Token } from './tokens.ts';

const { author: AUTHOR, editor: EDITOR, title: TITLE, container: CONTAINER, volume: VOLUME, number: NUMBER, group: GROUP } = LABEL_INDEX;
const { issue: ISSUE, pages: PAGES, label: LABEL } = LABEL_INDEX;
const { place: PLACE, publisher: PUBLISHER, genre: GENRE, other: OTHER, date: DATE, note: NOTE, edition: EDITION } = LABEL_INDEX;

/** What a formula may be laid over. */
interface Printed {
  readonly raw: string;
  readonly tokens: readonly Token[];
  readonly labels: Uint8Array;
}

/** Sets such labels in place. */
export function labelFormulas(raw: string, tokens: readonly Token[], labels: Uint8Array, signs = signsIn(raw)): void {
  const printed = { raw, tokens, labels };
  // Most references hold nothing of these: a word tells.
  if (raw.includes('DE')) patent(printed);
  if (raw.includes(' vom ')) act(printed);
  if (/[vVwW]yd|[Ии]зд|kiadás|[IVX] [eé]d/.test(raw)) again(printed);
  if (raw.includes('RFC')) standard(printed);
  if (has(signs, Signs.square)) {
    bracketOfReview(printed);
    nowhere(printed);
  }
  if (raw.includes('inventor')) inventors(printed);
  if (has(signs, Signs.quote) && has(signs, Signs.bracket) && /[’'”"]\s[([]/.test(raw)) lawyersArticle(printed);
  if (KEYED.test(raw)) keyedHead(printed);
  headOfTitle(printed);
  editorsAlone(printed);
  if (placeOf(labels, PLACE) === -1 && placeOf(labels, PUBLISHER) === -1) townBehindTitle(printed);
  townAndPublisher(printed);
}

function paint({ tokens, labels }: Printed, from: number, to: number, label: number): void {
  tokens.forEach(({ coreStart, scheme }, i) => {
    if (coreStart >= from && coreStart < to && scheme === null) labels[i] = label;
  });
}

const word = ({ raw, tokens }: Printed, at: number): string =>
  tokens[at] === undefined ? '' : raw.slice(tokens[at].start, tokens[at].end);

/** "DE 10 2004 012 345 A1": kind, year and number of what the German office has filed since 2004. */
const GERMAN_PATENT =
  /(?<![\p{L}\d])((?:deutsches\s|german\s)?(?:patent(?:schrift)?|schutzrecht|offenlegungsschrift|gebrauchsmuster)\s(?:nr\.?\s)?)?(DE\s?(?:10|11|12|20|21|50|60)\s(?:19|20)\d\d\s\d{3}\s?\d{3}(?:\.\d|-\d)?(?:\s?[ABCTU]\d?)?)(?![\p{L}\d])/iu;

function patent(printed: Printed): void {
  const found = GERMAN_PATENT.exec(printed.raw);
  if (found === null) return;
  const [, kind = '', number = ''] = found;
  const at = found.index + kind.length;
  paint(printed, found.index, at, GENRE);
  paint(printed, at, at + number.length, NUMBER);
  const behind = /^[.,;]?\s{1,2}\(?((?:\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}{3,9})\s?)?(?:19|20)\d\d)(?!\d)/u.exec(
    printed.raw.slice(at + number.length),
  );
  if (behind !== null) {
    const day = at + number.length + behind[0].length - (behind[1]?.length ?? 0);
    paint(printed, day, at + number.length + behind[0].length, DATE);
  }
}

/** "vom 14. Oktober 2014 (BGBl. I S. 1602)": the day belongs to the name of the act, what follows is where it was printed. */
const ACT =
  /\svom\s\d{1,2}\.\s(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|\d{1,2}\.)\s?(?:18|19|20)\d\d(?=[\s,]{1,2}\(?(?:BGBl|RGBl|GVBl|GV\.|ABl|BAnz|GBl))/u;

function act(printed: Printed): void {
  const found = ACT.exec(printed.raw);
  const from = printed.labels.indexOf(TITLE);
  const first = printed.tokens[from];
  if (found === null || first === undefined || first.start > found.index) return;
  const to = found.index + found[0].length;
  paint(printed, first.start, to, TITLE);
  paint(printed, to, printed.raw.length, NOTE);
}

/** "2. vyd., přeprac.", "wyd. 2 popr.": how Czech, Slovak and Polish lists count an edition; "Изд. 4-е", "Második kiadás", "IV ed.". */
const EDITED_AGAIN =
  /(?<=[\p{L}\p{N})”"“»]{2}[.,;:?!]\s(?:[–—-]\s)?)(?:(?:\d{1,2}\.\s(?:vyd|vydání|vydanie|wyd)(?![\p{L}])|wyd\.\s(?:\d{1,2}|[IVX]{1,4})(?![\p{L}\d]))\.?(?:(?:,\s|\s)(?:(?:a|i)\s)?(?:přeprac|dopl|rozš|upr|aktual|popr|rozsz|uzup|zm|poszerz)\p{L}{0,8}\.?){0,3}|(?:изд\.\s\d{1,2}-е|\d{1,2}-е\sизд\.)(?:,?\s(?:перераб|испр|доп|стер)\p{L}{0,8}\.?(?:\sи\s\p{L}{2,6}\.)?)?|(?:\d{1,2}\.|első|második|harmadik|negyedik|ötödik)(?:,?\s(?:javított|bővített|átdolgozott))?\skiadás|[IVX]{1,4}\s(?:ed|éd)\.|[IVX]{1,4}\s(?:edizione|edición|edição|édition)(?!\p{L}))[.,]?/iu;

function again(printed: Printed): void {
  const found = EDITED_AGAIN.exec(printed.raw);
  const title = printed.labels.indexOf(TITLE);
  const first = printed.tokens[title === -1 ? printed.labels.indexOf(CONTAINER) : title];
  // Behind the beginning of the title alone: elsewhere it may count something else.
  if (found !== null && first !== undefined && first.start < found.index)
    paint(printed, found.index, found.index + found[0].length, EDITION);
}

/** "STD 66, RFC 3986": the standard's number is another name of the memorandum, no journal. */
function standard(printed: Printed): void {
  const found = /(?<=[\s,.;])(?:STD|BCP|FYI)\s\d{1,3}[,;]\s(?=RFC\s\d)/u.exec(printed.raw);
  if (found !== null) paint(printed, found.index, found.index + found[0].length, OTHER);
}

/** "[Place unknown]: PublicAffairs", "[S.l.]:": no place. */
function nowhere(printed: Printed): void {
  const found = /\[(?:place\sunknown|place\sof\spublication\snot\sidentified|s\.\s?l\.)\]\s?:/iu.exec(printed.raw);
  if (found !== null) paint(printed, found.index, found.index + found[0].length, OTHER);
}

/** "[Review of the book Petals, by D. J. Saunders]": all of the bracket is the title. */
function bracketOfReview(printed: Printed): void {
  const found = /\[(?:Review\sof|Rezension\s(?:von|zu)|Reseña\sde|Compte\srendu\sde)\s[^[\]]{3,300}\]/u.exec(printed.raw);
  if (found === null) return;
  const inner = printed.tokens.findIndex(({ coreStart }) => coreStart > found.index);
  const first = printed.labels.indexOf(TITLE);
  // Behind another title the bracket says what kind of work it is.
  if (inner === -1 || first === -1) return;
  if (first === inner) paint(printed, found.index, found.index + found[0].length, TITLE);
  else if (first < inner && printed.labels[inner] === TITLE) paint(printed, found.index, found.index + found[0].length, NOTE);
}

/** "Roe A, inventor; Petal Inc., assignee. A device. United States patent US 123. 2002 Aug 1." */
const INVENTORS =
  /,\sinventors?;\s(?:([^;]{2,150}),\sassignees?\.\s)?([^.]{3,300}(?:\.[^.\s][^.]{0,100})?)\.\s((?:[\p{L}.]{2,12}\s){1,3}patent(?:\s[\p{L}]{2,14})?)\s([\p{L}\d][\p{L}\d,./-]{2,24}(?:\s[A-Z]\d)?)\.?(?=\s|$)/iu;

function inventors(printed: Printed): void {
  const found = INVENTORS.exec(printed.raw);
  if (found === null) return;
  const [whole, holder = '', title = '', kind = '', number = ''] = found;
  const at = (text: string, from: number): number => printed.raw.indexOf(text, from);
  const first = printed.labels[0] === LABEL ? 1 : 0;
  paint(printed, printed.tokens[first]?.start ?? 0, found.index, AUTHOR);
  paint(printed, found.index, found.index + whole.length, OTHER);
  if (holder !== '') paint(printed, at(holder, found.index), at(holder, found.index) + holder.length, PUBLISHER);
  const title0 = at(title, found.index + holder.length);
  paint(printed, title0, title0 + title.length, TITLE);
  const kind0 = at(kind, title0 + title.length);
  paint(printed, kind0, kind0 + kind.length, GENRE);
  const number0 = at(number, kind0 + kind.length);
  paint(printed, number0, number0 + number.length, NUMBER);
}

/** "‘The Rule of Law and its Virtue’ (1977) 93 LQR 195, 198": year, volume, journal and first page as English lawyers cite an article. */
const LAWYERS_ARTICLE_AT_YEAR =
  /(?<=[’'”"]\s)\[((?:19|20)\d\d)\]\s(?:(\d)\s)?()((?:\p{Lu}[\p{L}&]{0,5}\.?|(?:\p{Lu}[\p{L}&’']{1,20}\s){1,3}L(?:aw)?\s?(?:J|Rev)\p{L}{0,5}))\s(\d{1,4})(?=$|[.,:]|\s[–-])/u;
const LAWYERS_ARTICLE =
  /(?<=[’'”"]\s)\(((?:1[89]|20)\d\d)\)\s(\d{1,3})(?:\((\d{1,2})\))?\s(\p{Lu}[\p{L}.&’' -]{1,80}?)\s(\d{1,4})(?=$|[.,:]|\s[–-])/u;

function lawyersArticle(printed: Printed): void {
  const found = LAWYERS_ARTICLE.exec(printed.raw) ?? LAWYERS_ARTICLE_AT_YEAR.exec(printed.raw);
  if (found === null || !printed.labels.includes(TITLE)) return;
  const [, year = '', volume, issue, journal = '', page = ''] = found;
  let from = found.index + 1;
  const put = (text: string, label: number): void => {
    const start = printed.raw.indexOf(text, from);
    paint(printed, start, start + text.length, label);
    from = start + text.length;
  };
  put(year, DATE);
  if (volume !== undefined) put(volume, VOLUME);
  if (issue !== undefined && issue !== '') put(issue, ISSUE);
  put(journal, CONTAINER);
  put(page, PAGES);
}

/** "Cesa-Bianchi et al. 2003 N. Cesa-Bianchi – R. Gaudio, …", "SENED 2001: H. Sened, …": short form by which a text cites the work, then the work. */
const KEYED =
  /^(\p{Lu}[\p{L}\p{M}’'-]{1,24})((?:(?:\s[–-]\s|,\s|\s(?:and|und|et|e|y|&)\s|\/)\p{Lu}[\p{L}\p{M}’'-]{1,24}){0,4}(?:\set\s(?:al\.?|alii)|\su\.\s?a\.)?)(?:\s((?:1[5-9]|20)\d\d[a-z]?))?\s?([:=]\s|\s(?=(?:\p{Lu}\.[\s-]?){1,3}\p{Lu}))/u;
const ROLE_BEHIND = /[([](?:eds?|éds?|hrsgg?|hgg?|orgs?|dirs?|coords?|a\scura\sdi)\.?[)\]]/i;
const INITIALS_BEFORE = /^(?:\p{Lu}\p{Ll}{0,2}\.[\s-]?){1,4}$/u;

/** The short form is a label; of its year nothing is said again where none stands behind. */
function keyedHead(printed: Printed): void {
  const { raw, tokens, labels } = printed;
  const found = KEYED.exec(raw);
  if (found === null) return;
  const [whole, family = '', , year, sign = ''] = found;
  if (year === undefined && !sign.startsWith('=')) return;
  const rest = raw.slice(whole.length);
  const again = rest.toLowerCase().indexOf(family.toLowerCase());
  if (again < 1 || again > 14 || !INITIALS_BEFORE.test(rest.slice(0, again))) return;
  const dated = year !== undefined && !/(?<!\d)(?:1[5-9]|20)\d\d(?![\d-])/.test(rest);
  for (const [i, token] of tokens.entries()) {
    if (token.start >= whole.length) break;
    labels[i] = dated && raw.slice(token.coreStart, token.coreEnd) === year ? DATE : LABEL;
  }
  const edited = ROLE_BEHIND.test(rest);
  for (let i = tokens.findIndex(({ start }) => start >= whole.length); i !== -1 && i < tokens.length; i += 1) {
    const token = tokens[i];
    const named = labels[i] === AUTHOR || labels[i] === EDITOR;
    if (token === undefined || (token.start >= whole.length + again && !named)) return;
    if (!named || !edited) labels[i] = edited ? EDITOR : AUTHOR;
  }
}

const ON_BEHALF =
  /^(?:(?:and|on\sbehalf\sof|for)\s)?(?:for\s|on\sbehalf\sof\s)(?:the\s)?(?:[\p{L}\p{N}&/-]{1,30}\s){1,10}(?:Investigators|Collaborators|Study\sGroup|Group|Network|Committee|Team|Consortium|Collaboration|Writing\sGroup|Trialists|Initiative|(?:College|Society|Association|Academy|Institute|Federation|Register|Registry|Program(?:me)?)(?:\s(?:of|for|on)\s(?:the\s)?(?:\p{L}{3,20}\s){0,3}\p{L}{3,20})?)(?:\sand\s(?:Investigators|Collaborators))?[.:]\s(?=[\p{Lu}\p{N}"“])/u;
/** "Global Burden of Disease Study 2013 Collaborators." */
const COLLABORATION =
  /^(?:The\s)?\p{Lu}[\p{L}\p{N}&/-]{1,20}\s(?:[\p{L}\p{N}&/-]{1,20}\s){1,9}(?:Investigators|Collaborators|Study\sGroup|Collaborative\sGroup|Consortium|Collaboration|Trialists|Research\sGroup|Working\sGroup|Staff)\.\s(?=[\p{Lu}\p{N}"“])|^The\s(?:\p{Lu}[\p{L}&-]{1,20}\s){1,5}Editors\.\s(?=[\p{Lu}\p{N}"“])/u;
/** "…, et al; C4591001 Clinical Trial Group. Safety and efficacy": a group behind the people, parted from them by a semicolon. */
const GROUP_BEHIND =
  /^(?:[\p{Lu}\p{N}][\p{L}\p{N}&/-]{1,20}\s(?:(?:of|for|on|and|the|in)\s){0,2}){1,8}(?:Investigators|Collaborators|Group|Consortium|Collaboration|Trialists|Network|Committee|Team|Initiative)\.\s(?=[\p{Lu}\p{N}"“])/u;
const NOBODY = /^\[?(?:Anonymous|Anon|Anonym|Anónimo|Anonyme|N\.\s?N)\]?\.\s(?=[\p{Lu}\p{N}"“])/u;
const VOLUME_FIRST = /^(?:Bd|Band|Vol|Volume|Tome|Teil|T)\.?\s(?:\d{1,3}|[IVX]{1,5})\s?:\s(?=\p{Lu})/u;

/** "Marsh A and colleagues. Growth of salt" */
const AND_OTHERS = /^(?:and|&)\s(?:colleagues|co-?workers|associates|others)\.\s(?=[\p{Lu}\p{N}"“])/u;

/** What stands between the names and the title and belongs to neither or to the names. */
function headOfTitle(printed: Printed): void {
  const { raw, tokens, labels } = printed;
  const at = placeOf(labels, TITLE);
  const first = tokens[at];
  if (first === undefined) return;
  const rest = raw.slice(first.coreStart);
  if (at > 0 && labels[at - 1] === AUTHOR) {
    const others = AND_OTHERS.exec(rest);
    if (others !== null) paint(printed, first.start, first.coreStart + others[0].length, AUTHOR);
    const behalf = ON_BEHALF.exec(rest) ?? (/;\s$/.test(raw.slice(0, first.start)) ? GROUP_BEHIND.exec(rest) : null);
    if (behalf !== null) paint(printed, first.start, first.coreStart + behalf[0].length, GROUP);
    // "Weber M. Bd. 1: …": the word went with the names.
    const before = /^(?:Bd|Band|Vol|Tome|Teil)\.?$/.test(word(printed, at - 1)) ? (tokens[at - 1]?.start ?? first.start) : first.start;
    const volume = VOLUME_FIRST.exec(raw.slice(before));
    if (volume !== null && at > 1) paint(printed, before, before + volume[0].length, VOLUME);
  } else {
    const named = placeOf(labels, AUTHOR) >>> 0 < at || placeOf(labels, EDITOR) >>> 0 < at;
    const nobody = named ? null : NOBODY.exec(rest);
    if (nobody !== null) paint(printed, first.start, first.coreStart + nobody[0].length, AUTHOR);
    studyWithYear(printed, at);
    const group = named || nobody !== null ? null : COLLABORATION.exec(rest);
    if (group !== null) paint(printed, first.start, first.coreStart + group[0].length, GROUP);
  }
}

/** "GBD 2019 Diseases and Injuries Collaborators. Global burden …": the year belongs to the name of the study. */
function studyWithYear(printed: Printed, title: number): void {
  const { raw, tokens, labels } = printed;
  const head = labels[0] === LABEL ? 1 : 0;
  const start = tokens[head]?.coreStart ?? 0;
  if (labels[title - 1] !== DATE || title - head !== 2 || !/^[A-Z]{2,8}\s\d{4}\s$/.test(raw.slice(start, tokens[title]?.start))) return;
  const found = COLLABORATION.exec(raw.slice(start));
  if (found !== null) paint(printed, start, start + found[0].length, GROUP);
}

/** "Purves D, et al., editors. Neuroscience.": the word alone is no title. */
function editorsAlone(printed: Printed): void {
  const { labels } = printed;
  const at = placeOf(labels, TITLE);
  if (at < 1 || labels[at + 1] === TITLE || !/^\(?(?:editors?|eds?)\)?[.:]$/i.test(word(printed, at))) return;
  if (!labels.subarray(0, at).some((label) => label === AUTHOR) || labels[at + 1] !== CONTAINER) return;
  for (let i = 0; i <= at; i += 1) if (labels[i] === AUTHOR) labels[i] = EDITOR;
  labels[at] = EDITOR;
  for (let i = at + 1; labels[i] === CONTAINER; i += 1) labels[i] = TITLE;
}

const TOWN =
  /^(?:Milano|Torino|Roma|Bologna|Firenze|Napoli|Venezia|Padova|Palermo|Bari|Genova|Pisa|Brescia|Paris|Lyon|Genève|Bruxelles|Madrid|Barcelona|Lisboa|Porto|México|Bogotá|Santiago|Buenos\sAires|Rio\sde\sJaneiro|São\sPaulo|Berlin|Frankfurt|Wien|Zürich|Leipzig|Stuttgart|München|Warszawa|Kraków|Praha|București|Zagreb|Beograd|Budapest),\s/u;
const NO_PUBLISHER =
  /^(?:Italia|Italy|France|Frankreich|España|Spain|Portugal|Deutschland|Germany|Allemagne|Österreich|Austria|Schweiz|Suisse|Switzerland|Belgique|Belgium|Polska|Poland|D\.?\s?F\.?|New|London|Oxford|Wien|Paris|Roma|Milano|Torino|Berlin|Madrid|Barcelona|München|Zürich|Leipzig|Stuttgart|Texas|TX|NY)/u;

const TOWN_TAIL =
  /[,:.]\s((?:Milano|Torino|Roma|Bologna|Firenze|Napoli|Paris|Lyon|Genève|Bruxelles|Madrid|Barcelona|Salamanca|Sevilla|Lisboa|México|Bogotá|Buenos\sAires|Rio\sde\sJaneiro|São\sPaulo|Berlin|Leipzig|Stuttgart|München|Wien|Zürich|New\sYork|London|Oxford|Cambridge|Boston|Chicago|San\sFrancisco|Philadelphia|Amsterdam|Edinburgh|Warszawa|Kraków|Praha)),$/u;

/** "La rebelión de las masas, Madrid, Revista de Occidente, 1930": a town at the end of the title, then a name and a year and nothing that a journal has. */
function townBehindTitle(printed: Printed): void {
  const { raw, tokens, labels } = printed;
  if ([VOLUME, ISSUE].some((label) => placeOf(labels, label) !== -1)) return;
  const from = placeOf(labels, TITLE);
  if (from === -1) return;
  let to = from;
  while (labels[to + 1] === TITLE) to += 1;
  const found = TOWN_TAIL.exec(raw.slice(tokens[from]?.start, tokens[to]?.end).trim());
  let end = to + 1;
  while (end < labels.length && labels[end] === labels[to + 1]) end += 1;
  if (found === null || ![CONTAINER, AUTHOR, EDITOR].some((label) => labels[to + 1] === label) || labels[end] !== DATE) return;
  const at = (tokens[to]?.coreEnd ?? 0) - (found[1] ?? '').length;
  paint(printed, at, tokens[to]?.end ?? 0, PLACE);
  labels.fill(PUBLISHER, to + 1, end);
}

/** "Milano, Bompiani, 1980": where both were read as a place, the second is the publisher. */
function townAndPublisher(printed: Printed): void {
  const { raw, tokens, labels } = printed;
  const at = placeOf(labels, PLACE);
  if (at < 1 || placeOf(labels, PUBLISHER) !== -1) return;
  let to = at;
  while (labels[to + 1] === PLACE) to += 1;
  const start = tokens[at]?.start ?? 0;
  const town = TOWN.exec(raw.slice(start, tokens[to]?.end))?.[0].length ?? 0;
  const house = tokens.findIndex((token) => token.start >= start + town);
  if (town === 0 || house > to || to > house + 2 || labels[to + 1] !== DATE || !word(printed, to).endsWith(',')) return;
  if (!NO_PUBLISHER.test(word(printed, house))) labels.fill(PUBLISHER, house, to + 1);
}
