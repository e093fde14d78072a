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
const SEVERAL = /[([](?:eds|editors|hrsgg|hgg|éds|coords|orgs|dirs)\.?[)\]][.,:]{0,2}$/iu;
const BY = /^(?:by|von|par|por|de|di)$/iu;

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
  if (next === L.title) roleInTitle(raw, tokens, labels, from, to);
  else if (next === L.editor) {
    const last = endOf(labels, to + 1);
    const behind = labels[last + 1];
    if ((behind === L.title || behind === L.date) && SEVERAL.test(raw.slice(tokens[to + 1]?.start, tokens[last]?.end)))
      labels.fill(L.editor, from, to + 1);
  }
}

/** "…, translators. War and Bells. By Leo Moss, House": the word is no part of the title, and who wrote it stands behind it. */
function roleInTitle(raw: string, tokens: readonly Token[], labels: Uint8Array, from: number, to: number): void {
  const token = tokens[to + 1];
  if (token === undefined || labels[to + 2] !== L.title || !/^[.,]/.test(raw.slice(token.coreEnd, token.end))) return;
  const word = raw.slice(token.coreStart, token.coreEnd);
  const role = TRANSLATORS.test(word) ? L.translator : EDITORS.test(word) ? L.editor : null;
  if (role === null || !/,\s?$/.test(raw.slice(tokens[to]?.coreEnd, token.coreStart))) return;
  labels.fill(role, from, to + 2);
  const behind = endOf(labels, to + 2) + 1;
  const by = tokens[behind];
  if (by === undefined || (labels[behind] !== L.editor && labels[behind] !== L.author) || !BY.test(raw.slice(by.coreStart, by.coreEnd)))
    return;
  labels.fill(L.author, behind, endOf(labels, behind) + 1);
}
