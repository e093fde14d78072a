/**
 * Labels groups at the head of a reference that were read as the beginning of the title: one with its short form or what it stands for in
 * brackets ("NCD Risk Factor Collaboration (NCD-RisC).", "ISIS-2 (Second International Study of Infarct Survival) Collaborative Group."),
 * several in a row ("COVIDSurg Collaborative, GlobalSurg Collaborative."), one whose first word is a number ("1000 Genomes Project
 * Consortium"), "Wikipedia contributors." before an entry in quotation marks, and any body whose name stands before the year and a title
 * behind it. Other labels are left.
 */
import { LABEL_INDEX, placeOf } from './labels.ts';
import type { Token } from './tokens.ts';

const L = LABEL_INDEX;

const NOUN =
  '(?:Investigators|Collaborators|(?:Study|Collaborative|Research|Working|Writing|Trial)\\sGroup|Collaborative|Consortium|Collaboration|Trialists|Initiative)';
const BODY = `(?:The\\s)?(?:[\\p{Lu}\\d][\\p{L}\\d&/-]{1,20}\\s(?:\\([^()]{3,80}\\)\\s)?(?:(?:of|for|on|and|the|in)\\s){0,2}){1,8}${NOUN}(?:\\s\\([A-Z][\\p{L}\\d-]{1,14}\\))?`;
const BODIES = new RegExp(`^${BODY}(?:(?:,|;|\\sand|\\s&)\\s${BODY}){0,4}[.:]\\s(?=[\\p{Lu}\\d"“])`, 'u');
const BETWEEN = new RegExp(`(?<=${NOUN}(?:\\s\\([^()]{2,15}\\))?)[,;]\\s(?=[\\p{Lu}\\d])`, 'u');
const HINT = /Investigators|Collaborat|Group|Consortium|Trialists|Initiative|contributors/;

/** The groups of a list of nothing else, each by itself; two joined by "and" may be one. */
export const bodiesOf = (printed: string): readonly string[] => (HINT.test(printed) ? printed.split(BETWEEN) : [printed]);

/** Sets such labels in place. */
export function labelStudyGroups(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  bodyBeforeYear(raw, tokens, labels);
  if (!HINT.test(raw.slice(0, REACH))) return;
  numbered(raw, tokens, labels);
  const from = labels[0] === L.label ? 1 : 0;
  const title = placeOf(labels, L.title);
  const first = tokens[from];
  if (first === undefined || title === -1) return;
  for (let i = from; i < title; i += 1) if (labels[i] !== L.group && labels[i] !== L.author && labels[i] !== L.editor) return;
  const start = first.coreStart;
  const found = BODIES.exec(raw.slice(start));
  const end = start + (found?.[0].length ?? 0);
  if (found !== null && (tokens[title]?.start ?? 0) < end) fill(tokens, labels, from, end, L.group);
  if (title === from) contributors(raw, tokens, labels, start, title);
}

/** Letters at the head that are looked at. */
const REACH = 300;

/** Labels the tokens from one on that begin before a place. */
function fill(tokens: readonly Token[], labels: Uint8Array, from: number, end: number, label: number): void {
  for (let i = from; i < tokens.length && (tokens[i]?.coreStart ?? end) < end; i += 1) labels[i] = label;
}

/** A name of several words with capitals and small words between, as far as the bracket of the year: "International Union for Conservation of Nature. (2020).". */
const NAMED =
  /^(?:The\s)?\p{Lu}[\p{L}\p{M}’'&-]{2,25}(?:,?\s(?:\p{Lu}[\p{L}\p{M}’'&-]{1,25}|of|for|on|and|the|in|&|de|des|du|la|le|für|und|der|di|do|da)){1,14}(?:\s\([A-Z][\p{L}-]{1,12}\))?[.,]?\s\(?(?:1[5-9]|20)\d\d[a-h]?\)?[.,:]\s$/u;

const OFFICE =
  /(?<!\p{L})(?:Commission|Committee|Council|Ministry|Department|Association|Organi[sz]ation|Institutes?|Agency|Society|Bureau|Office|Board|Panel|Union|Academy|Foundation|Federation)(?!\p{L})/u;

/**
 * "World Commission on Hedges. (1987). Our common hedges.": two titles are none; the first, the name of a body, is who wrote the second. One
 * that was read as people, "National Commission for Biomedical and Behavioral Research", is told by what it calls itself.
 */
function bodyBeforeYear(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = labels[0] === L.label ? 1 : 0;
  const date = placeOf(labels, L.date);
  const [first, second] = [tokens[from], tokens[date + 1]];
  if (date < from + 2 || labels[date + 1] !== L.title || first === undefined || second === undefined) return;
  const one = labels.slice(from, date).every((label) => label === L.title);
  const head = raw.slice(first.start, second.start);
  if (head.length > REACH || !(one || (/\sand\s/.test(head) && OFFICE.test(head))) || !NAMED.test(head)) return;
  labels.fill(L.group, from, date);
}

/** "1000 Genomes Project Consortium": no list counts so far without a sign behind its number. */
function numbered(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const [first, second] = tokens;
  if (first === undefined || second === undefined || labels[0] !== L.label) return;
  if (!/^\d{4,6}\s\p{Lu}\p{L}{2,20}\s(?:Project|Consortium|Study)/u.test(raw.slice(first.start, second.start + 40))) return;
  labels[0] = labels[1] ?? L.group;
}

const CONTRIBUTORS = /^(\p{Lu}[\p{L}-]{2,20}\scontributors)[.,]\s(?=["“])/u;

/** "Wikipedia contributors. "Bayes' theorem." Wikipedia, The Free Encyclopedia.": the quotation is the title, and what follows holds it. */
function contributors(raw: string, tokens: readonly Token[], labels: Uint8Array, start: number, title: number): void {
  const found = CONTRIBUTORS.exec(raw.slice(start));
  if (found === null) return;
  const open = start + found[0].length;
  const close = raw.slice(open + 1).search(/["”]/);
  if (close < 3) return;
  const held = placeOf(labels, L.container) === -1 ? L.container : L.other;
  for (let i = title; i < tokens.length && labels[i] === L.title; i += 1) {
    const at = tokens[i]?.coreStart ?? 0;
    labels[i] = at < open ? L.group : at <= open + 1 + close ? L.title : held;
  }
}
