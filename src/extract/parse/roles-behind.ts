/**
 * Words behind the names at the head of a reference that say what these people did, where the labelling gave them to the title or to the last name
 * alone: "Quill, Ada, and Ben Rook, translators. War and Bells. By Leo Moss", "A. Quill, B. Rook (Eds.), The Handbook". Other labels are left.
 */
import { LABEL_INDEX } from './labels.ts';
import type { Token } from './tokens.ts';

const L = LABEL_INDEX;
const TRANSLATORS = /^(?:translators?|transl?|trad|übers)$/iu;
const EDITORS = /^(?:editors?|eds?|hrsgg?|hgg?)$/iu;
/** Several people did it: the bracket speaks of all names before it. */
const SEVERAL = /(?:[([]|,\s)(?:eds|editors|hrsgg|hgg|éds|coords|orgs|dirs)\.?[)\]]?[.,:]{0,2}$/iu;
const BY = /^(?:By|Von|Par|Por|Di)$/u;
/** Words of the names of who wrote it, at most. */
const MOST_NAMES = 8;

/** Where the run of one label that begins at a place ends. */
function endOf(labels: Uint8Array, from: number): number {
  let to = from;
  while (labels[to + 1] === labels[from]) to += 1;
  return to;
}

/** Sets such labels in place. */
export function labelRolesBehind(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = labels[0] === L.label ? 1 : 0;
  if (labels[from] !== L.author) return;
  const to = endOf(labels, from);
  const next = labels[to + 1];
  if (next === L.title || (next === L.translator && labels[to + 2] === L.title)) roleBeforeTitle(raw, tokens, labels, from, to);
  else if (next === L.editor) {
    const last = endOf(labels, to + 1);
    const behind = labels[last + 1];
    if ((behind === L.title || behind === L.date) && SEVERAL.test(raw.slice(tokens[to + 1]?.start, tokens[last]?.end)))
      labels.fill(L.editor, from, to + 1);
  }
}

/** The role that a word between a comma and a stop says; null where it says none. */
function roleAt(raw: string, before: Token | undefined, token: Token | undefined): number | null {
  if (before === undefined || token === undefined || !/^[.,]/.test(raw.slice(token.coreEnd, token.end))) return null;
  if (!/,\s?$/.test(raw.slice(before.coreEnd, token.coreStart))) return null;
  const word = raw.slice(token.coreStart, token.coreEnd);
  return TRANSLATORS.test(word) ? L.translator : EDITORS.test(word) ? L.editor : null;
}

/** "…, translators. War and Bells. By Leo Moss, House": the word is no part of the title, and who wrote it stands behind it. */
function roleBeforeTitle(raw: string, tokens: readonly Token[], labels: Uint8Array, from: number, to: number): void {
  const own = to > from ? roleAt(raw, tokens[to - 1], tokens[to]) : null;
  const role = own ?? roleAt(raw, tokens[to], tokens[to + 1]);
  const title = own === null ? to + 2 : to + 1;
  if (role === null || labels[title] !== L.title) return;
  labels.fill(role, from, title);
  const end = endOf(labels, title);
  const by = tokens.findIndex(
    ({ coreStart, coreEnd }, at) =>
      at > title &&
      at <= end + 1 &&
      BY.test(raw.slice(coreStart, coreEnd)) &&
      /[.?!]["”]?\s?$/.test(raw.slice(tokens[at - 1]?.coreEnd, coreStart)),
  );
  if (by < 0) return;
  if (by <= end) {
    if (end - by <= MOST_NAMES && /^\p{Lu}/u.test(raw.slice(tokens[by + 1]?.coreStart))) labels.fill(L.author, by, end + 1);
  } else if (labels[by] === L.editor || labels[by] === L.author) labels.fill(L.author, by, endOf(labels, by) + 1);
}
