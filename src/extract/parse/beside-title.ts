/**
 * Sets right what stands right behind a title or before it and was read as part of something else: who translated it ("Trans. H. M.
 * Parshley.", "…, Richard Stokes (trans.)"), the series in a bracket with its number ("(Janua Linguarum 4). The Hague: Mouton"), a body
 * that wrote with the people before the year, and an institution at the head that a corpus marks as editor although nothing says that it
 * edited. Other labels are left.
 */
import { bitsOf, LABEL_INDEX, type Label, labelsIn } from './labels.ts';
import type { Token } from './tokens.ts';

const L = LABEL_INDEX;
const isOne = (label: number | undefined, ...of: readonly Label[]): boolean => of.some((name) => L[name] === label);
const coreOf = (raw: string, token: Token): string => raw.slice(token.coreStart, token.coreEnd);
const stopOf = (raw: string, token: Token): string => raw.slice(token.coreEnd, token.end);

/** Sets such labels in place. */
export function labelBesideTitle(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  // Most references hold nothing of these: a letter or a label tells.
  const has = labelsIn(labels);
  if ((has & HEADS) === EDITED) {
    institution(raw, tokens, labels);
    if ((has & TITLED) === 0) titleAlone(raw, tokens, labels);
  }
  if ((has & TITLED) === 0) return;
  bodyBesideNames(raw, tokens, labels);
  if (/trans/i.test(raw)) translatorGoesOn(raw, tokens, labels);
  if (!raw.includes('(') && !raw.includes('[')) return;
  roleBehindName(raw, tokens, labels);
  if ((has & IMPRINT) !== 0) seriesInBracket(raw, tokens, labels);
}

const EDITED = bitsOf('editor');
const HEADS = bitsOf('editor', 'author');
const TITLED = bitsOf('title');
const IMPRINT = bitsOf('place', 'publisher');

/** What joins a body to the people before it. */
const BESIDE = /^(?:and|und|et|y|e|og|och|with|mit|avec|con|for|für|pour|para)$/iu;

/** "Berman, G and the Equal Opportunity Commission (2008). Harnessing diversity": before the year, with the title behind it, stands a body that wrote with them. */
function bodyBesideNames(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = labels.indexOf(L.title);
  const token = tokens[from];
  if (token === undefined || labels[from - 1] !== L.author || !BESIDE.test(coreOf(raw, token))) return;
  const to = endOf(labels, tokens.length, from);
  if (labels[to + 1] !== L.date) return;
  const behind = endOf(labels, tokens.length, to + 1) + 1;
  if (labels[behind] === L.title && labels[behind + 1] === L.title) labels.fill(L.author, from, to + 1);
}

/** The last token of the run that begins at `from`. */
function endOf(labels: Uint8Array, count: number, from: number): number {
  let to = from;
  while (to + 1 < count && labels[to + 1] === labels[from]) to += 1;
  return to;
}

const ROLE =
  /(?<!\p{L})(?:eds?|edited|editors?|hrsgg?|hgg?|herausg\p{L}{0,12}|éds?|dirs?|coords?|orgs?|red|szerk|toim|haz|zost|prir|επιμ|comps?|a\scura|sous\sla\sdirection|编|編|主编|ред|עור\p{L}{1,6}|in|von|unter)(?!\p{L})/iu;

/** "IPCC, 2021: …": who stands alone at the head, with no word that says so, did not edit the work but answers for it. */
function institution(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = labels[0] === L.label ? 1 : 0;
  if (labels[from] !== L.editor) return;
  const to = endOf(labels, tokens.length, from);
  if (!isOne(labels[to + 1], 'date', 'title') || ROLE.test(raw.slice(tokens[from]?.start, tokens[to]?.end))) return;
  // "X 2003 (Hrsg.): …" says it behind the year.
  if (labels.subarray(to + 1, to + 5).includes(L.editor)) return;
  labels.fill(L.author, from, to + 1);
}

/** "Antigone. Oxford: Clarendon Press, 1924.": what stands alone at the head of a work without a title, and no word says that it edited, is the title. */
function titleAlone(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = labels[0] === L.label ? 1 : 0;
  if (labels[from] !== L.editor) return;
  const to = endOf(labels, tokens.length, from);
  const print = raw.slice(tokens[from]?.start, tokens[to]?.end);
  if (isOne(labels[to + 1], 'place', 'container', 'publisher') && to - from < 4 && !/[,;]/.test(print) && !ROLE.test(print))
    labels.fill(L.title, from, to + 1);
}

const TRANSLATED = /^[([]?(?:transl?\.?|translated(?:\sfrom\s\S{2,20}(?:\s\S{2,20})?)?\sby)\s(?=\p{Lu})/iu;
const LONGEST_CLAUSE = 14;

/** "Translated by C. K. Scott Moncrieff and Terence Kilmartin,": goes on behind an initial, whatever the names were read as. */
function translatorGoesOn(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const title = labels.indexOf(L.title);
  const last = tokens.at(-1);
  if (title === -1 || last === undefined) return;
  for (let i = title + 1; i < tokens.length; i += 1) {
    if (labels[i] === labels[i - 1] || !isOne(labels[i], 'translator', 'author', 'editor')) continue;
    const token = tokens[i];
    if (token === undefined || !TRANSLATED.test(raw.slice(token.start, last.end))) continue;
    // A journal may begin so ("Trans. Am. Math. Soc."), but nobody reads names in it.
    for (let k = i; k < tokens.length && k < i + LONGEST_CLAUSE; k += 1) {
      const one = tokens[k];
      if (one === undefined || !isOne(labels[k], 'translator', 'author', 'editor', 'title', 'container')) return;
      if (k > i && /^revised|^introduc|^with$/i.test(coreOf(raw, one))) return;
      labels[k] = L.translator;
      const initial = one.coreEnd - one.coreStart < 3;
      if (k > i + 1 && !initial && /[.,;)\]]/.test(stopOf(raw, one))) return;
    }
    return;
  }
}

const TRANSLATOR_WORD = /^[([](?:trans|transl|translators?|trad|übers|tr)\.?[)\]]/iu;
const EDITOR_WORD = /^[([](?:eds?|editors?|hrsgg?|hgg?)\.?[)\]]/iu;
const NAME = /^(?:\p{Lu}[\p{L}\p{M}'’-]*\.?|\p{Lu}\.|de|van|von|der|di|la|and|&)$/u;

/** "Encounters with Verdi, Richard Stokes (trans.)": the names behind the last comma of a title are those that the bracket speaks of. */
function roleBehindName(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  for (let i = 3; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token === undefined || token.coreStart === token.start || labels[i - 1] !== L.title) continue;
    if (!isOne(labels[i], 'translator', 'editor', 'title')) continue;
    const text = raw.slice(token.start, token.end);
    const role = TRANSLATOR_WORD.test(text) ? L.translator : EDITOR_WORD.test(text) ? L.editor : -1;
    if (role === -1) continue;
    let from = i;
    while (from > 1 && labels[from - 1] === L.title && NAME.test(coreOf(raw, tokens[from - 1] ?? token))) {
      const before = tokens[from - 2];
      from -= 1;
      if (before === undefined) return;
      if (/[,.]/.test(stopOf(raw, before)) && before.coreEnd - before.coreStart > 2) break;
    }
    const before = tokens[from - 1];
    if (before === undefined || i - from < 2 || i - from > 6 || labels[from - 1] !== L.title || !/[,.]/.test(stopOf(raw, before))) return;
    labels.fill(role, from, i + 1);
    return;
  }
}

const MONTH =
  /^(?:(?:jan(?:uary?)?|feb(?:ruary?)?|mar(?:ch)?|märz|april?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)\.?\s|part|vol|band|teil|book|bd)/i;

/** "Syntactic Structures (Janua Linguarum 4). The Hague: Mouton": a name and a number in a bracket before the imprint of a book. */
function seriesInBracket(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  if (labels.includes(L.pages) && labels.includes(L.issue)) return;
  for (let i = 1; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token === undefined || token.coreStart === token.start || (labels[i] !== L.title && labels[i] !== L.container)) continue;
    if (!raw.slice(token.start, token.coreStart).includes('(')) continue;
    if (labels[i] === L.container && labels[i - 1] === L.container) continue;
    let to = i;
    while (
      to < tokens.length &&
      to < i + 12 &&
      isOne(labels[to], 'title', 'container', 'volume', 'number') &&
      !stopOf(raw, tokens[to] ?? token).includes(')')
    )
      to += 1;
    const last = tokens[to];
    if (last === undefined || to === i || !stopOf(raw, last).includes(')') || !isOne(labels[to], 'title', 'container', 'volume', 'number'))
      continue;
    if (!isOne(labels[to + 1], 'place', 'publisher')) continue;
    const number = coreOf(raw, last);
    const name = raw.slice(token.coreStart, last.coreStart);
    if (!/^\d{1,3}$/.test(number) || MONTH.test(name) || !/^\p{Lu}\p{L}/u.test(name) || /\d/.test(name)) continue;
    labels.fill(L.series, i, to);
    labels[to] = L.volume;
    return;
  }
}
