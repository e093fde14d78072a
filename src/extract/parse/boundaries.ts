/**
 * Sets right the one boundary that a sequence model misses most: where a title ends and the work it stands in begins. Two
 * signs are surer than any weight: "In" after the end of a sentence, and a closing quotation mark behind a full stop or comma.
 */

import { has, Signs, signsIn } from '../../text/signs.ts';
import { labelAnnounced } from './announced.ts';
import { labelBesideTitle } from './beside-title.ts';
import { labelDateBrackets } from './date-brackets.ts';
import { labelDatedTitles } from './dated-titles.ts';
import { labelFirms } from './firms.ts';
import { labelFormulas } from './formulas.ts';
import { labelHeldTogether } from './held-together.ts';
import { bitsOf, LABEL_INDEX, labelsIn, placeOf } from './labels.ts';
import { labelLetterNumbers } from './letter-numbers.ts';
import { labelNamedParts } from './named-parts.ts';
import { labelPatents, labelRussianPatent } from './patents.ts';
import { labelDatedHead, labelQuotedHead } from './quoted-head.ts';
import { labelRareKinds } from './rare-kinds.ts';
import { labelRolesBehind } from './roles-behind.ts';
import { labelSecondRuns } from './second-runs.ts';
import { labelSlashed } from './slashed.ts';
import { labelStudyGroups } from './study-groups.ts';
import { labelTaggedParts } from './tagged-parts.ts';
import type { Token } from './tokens.ts';
import { labelToldApart } from './told-apart.ts';
import { labelWholeForms } from './whole-forms.ts';

const TITLE = LABEL_INDEX.title;
const AUTHOR = LABEL_INDEX.author;
const CONTAINER = LABEL_INDEX.container;
const GENRE = LABEL_INDEX.genre;
const EDITOR = LABEL_INDEX.editor;
const VOLUME = LABEL_INDEX.volume;
const IN = /^(?:in|dans|en|em|im|из|в|aus):?$/iu;
const CAPITAL_IN = /^(?:In|Dans|En|Em|IN|В):?$/u;
const OPENING = /["“„«‘`]/;
const CLOSING = /[.,?!]["”“»’']{1,2}|["”“»’']{1,2}[.,]|''/;
const BEGINS = /^[\s("“„«‘[]*[\p{Lu}\p{Nd}\u2e80-\u9fff]/u;

const [HYPHEN, UNDERSCORE, D, E, I] = [45, 95, 68, 69, 73];
const WORK = bitsOf('title', 'container', 'volume');
const HELD = bitsOf('container');

/**
 * Labels with the tail of a title given to the container where a sign says so. Other labels are left as they are. `signs` are those of the
 * reference.
 */
export function repairTitle(raw: string, tokens: readonly Token[], labels: Uint8Array, signs = signsIn(raw)): Uint8Array {
  const out = labels.slice();
  // Most references begin with a name and have a title: a character and a label tell.
  const head = raw.charCodeAt(tokens[0]?.start ?? 0);
  if (head === HYPHEN || head > 0x2000 || head === UNDERSCORE) titleBehindDash(raw, tokens, out);
  if (head === D || head === E || head === I) titleBehindSame(raw, tokens, out);
  if ((labelsIn(out) & WORK) === HELD) {
    titleOfEditors(raw, tokens, out);
    venueAlone(raw, tokens, out);
  }
  if (has(signs, Signs.hebrew)) labelLetterNumbers(raw, tokens, out);
  labelDateBrackets(raw, tokens, out);
  labelAnnounced(raw, tokens, out);
  labelRareKinds(raw, tokens, out, signs);
  if (has(signs, Signs.digit)) labelPatents(raw, tokens, out);
  labelFormulas(raw, tokens, out, signs);
  labelStudyGroups(raw, tokens, out);
  labelBesideTitle(raw, tokens, out);
  labelHeldTogether(raw, tokens, out);
  labelRolesBehind(raw, tokens, out);
  labelSecondRuns(raw, tokens, out);
  labelToldApart(raw, tokens, out);
  labelFirms(raw, tokens, out);
  let from = placeOf(out, TITLE);
  while (from !== -1) {
    let to = from;
    while (to + 1 < out.length && out[to + 1] === TITLE) to += 1;
    const cut = cutOf(raw, tokens, from, to);
    if (cut > from) {
      // Only where nothing is lost: the container is missing, or goes on right behind.
      const later = placeOf(out, CONTAINER, to + 1);
      if (placeOf(out, CONTAINER) === -1 || (later !== -1 && later - to <= 2 && !(later === to + 1 && endsSentence(raw, tokens, cut, to))))
        out.fill(CONTAINER, cut, to + 1);
    }
    // "GPT-4 technical report": words that go on without a stop still belong to the title.
    const last = tokens[to];
    for (let i = to + 1; out[i] === GENRE && last !== undefined && last.end === last.coreEnd; i += 1) {
      if (!/^\p{Ll}/u.test(raw.slice(tokens[to + 1]?.start ?? 0))) break;
      out[i] = TITLE;
    }
    from = placeOf(out, TITLE, to + 1);
    while (from !== -1 && out[from - 1] === TITLE) from = placeOf(out, TITLE, from + 1);
  }
  if (has(signs, Signs.stroke | Signs.cyrillic)) labelSlashed(raw, tokens, out);
  if (has(signs, Signs.cyrillic)) labelRussianPatent(raw, tokens, out);
  if (has(signs, Signs.quote)) labelQuotedHead(raw, tokens, out);
  labelDatedHead(raw, tokens, out);
  if (has(signs, Signs.colon)) labelNamedParts(raw, tokens, out);
  labelTaggedParts(raw, tokens, out);
  if (has(signs, Signs.digit)) labelDatedTitles(raw, tokens, out);
  labelWholeForms(raw, tokens, out, signs);
  return out;
}

/** "“Mini-mental state”. A practical method for the clinician. | J Psychiatr Res": a title that begins with a quotation and ends where the venue begins. */
function endsSentence(raw: string, tokens: readonly Token[], from: number, to: number): boolean {
  const [first, last] = [tokens[from], tokens[to]];
  if (first === undefined || last === undefined || to - from < 3 || IN.test(raw.slice(first.start, first.end))) return false;
  return /\p{Ll}{4}[.?!]$/u.test(raw.slice(last.start, last.end)) && /\s\p{Ll}{4}/u.test(raw.slice(first.start, last.end));
}

const DASHES = /^(?:-{3,20}|[–—―_‒⸺⸻]{2,20}|⸻)[.,:]?$/;

/** "———. Stephen Hero.": where a dash stands for the author and nothing was read as the title, the names behind it are the title. */
function titleBehindDash(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const first = tokens[0];
  if (first === undefined || !DASHES.test(raw.slice(first.start, first.end)) || labels.includes(TITLE) || labels.includes(CONTAINER))
    return;
  for (let i = 1; i < tokens.length && labels[i] === AUTHOR; i += 1) labels[i] = TITLE;
}

/** "Ders.," and the like: the author of the entry before, and nobody else. */
const SAME = /^(?:Ders|Dies|Idem|Id|Eadem|Ead)\.?[,:]$/u;

/** "Ders., Heinrich Heine. Leben und Werk": names behind a word that stands for the author belong to the title that follows. */
function titleBehindSame(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const first = tokens[0];
  if (first === undefined || !SAME.test(raw.slice(first.start, first.end))) return;
  let to = 1;
  while (to < tokens.length && labels[to] === AUTHOR) to += 1;
  if (labels[to] === TITLE) labels.fill(TITLE, 1, to);
}

/** "(Hrsg.):" and its fellows behind a list of names: all of them are editors, and what follows is the work they edited. */
const EDITED =
  /[([](?:hrsgg?|hgg?|eds?|éds?|dirs?|coords?|orgs?|red|szerk|toim|ur|haz|der|zost|prir|επιμ|comps?|a cura di|编|編|主编|ред)\.?[)\]]\s?[:.,]?$/iu;

/** "Müller, H.; Schmidt, K. (Hrsg.): Die Zählung": where nothing was read as the title and no "In" leads the editors, the work is theirs. */
function titleOfEditors(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = labels.indexOf(CONTAINER);
  const before = tokens[from - 1];
  if (before === undefined || labels.includes(TITLE) || labels.includes(VOLUME) || !EDITED.test(raw.slice(0, before.end))) return;
  for (let i = 0; i < from; i += 1) {
    const token = tokens[i];
    const label = labels[i];
    if (label !== AUTHOR && label !== EDITOR && label !== LABEL_INDEX.label && label !== LABEL_INDEX.group) return;
    if (token === undefined || IN.test(raw.slice(token.start, token.end))) return;
  }
  for (let i = 0; i < from; i += 1) if (labels[i] === AUTHOR) labels[i] = EDITOR;
  for (let i = from; i < labels.length && labels[i] === CONTAINER; i += 1) labels[i] = TITLE;
}

/** What a venue would have beside it, and who may have written. */
const COUNTED = bitsOf('title', 'issue', 'pages', 'genre', 'number', 'note', 'id', 'series');
const NAMED = bitsOf('author');
const VENUE =
  /(?<!\p{L})(?:journal|j|revue|revista|rivista|zeitschrift|zeitung|proc|proceedings|conference|konferenz|annals|bulletin|review|letters|acta|times|news|magazin|magazine|reports?|vom|in|nature|science|press|verlag)(?!\p{L})/iu;

/** "Wahba, Grace, Spline Models for Observational Data (Tor, 2003).": what stands alone behind the names, of three words and more, is no venue. */
function venueAlone(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const has = labelsIn(labels);
  if ((has & COUNTED) !== 0 || (has & NAMED) === 0) return;
  const from = placeOf(labels, CONTAINER);
  let to = from;
  while (to + 1 < labels.length && labels[to + 1] === CONTAINER) to += 1;
  if (from === 0 || to - from < 2 || placeOf(labels, CONTAINER, to + 1) !== -1) return;
  if (![AUTHOR, LABEL_INDEX.date, EDITOR].some((label) => labels[from - 1] === label) || placeOf(labels, EDITOR) !== -1) return;
  if (!VENUE.test(raw.slice(tokens[from]?.start, tokens[to]?.end))) labels.fill(TITLE, from, to + 1);
}

/** "dans:" is the longest word that leads to what holds a work. */
const LONGEST_IN = 5;

/** First token of the run that no longer belongs to the title; −1 when all does. */
function cutOf(raw: string, tokens: readonly Token[], from: number, to: number): number {
  const first = tokens[from];
  const quoted = first !== undefined && OPENING.test(raw.slice(first.start, first.coreStart));
  for (let i = from + 1; i <= to; i += 1) {
    const token = tokens[i];
    const before = tokens[i - 1];
    const next = tokens[i + 1];
    if (token === undefined || before === undefined) break;
    if (!quoted && token.end - token.start > LONGEST_IN) continue;
    const stop = raw.slice(before.coreEnd, before.end);
    const text = raw.slice(token.start, token.end);
    // A colon behind the quotation leads on to the rest of the title.
    const closed = quoted && CLOSING.test(stop) && !/["”»’]:$/.test(stop);
    if (IN.test(text) && next !== undefined && i < to && BEGINS.test(raw.slice(next.start, next.end))) {
      if (closed || (/[.?!]/.test(stop) && (CAPITAL_IN.test(text) || text.endsWith(':')) && before.coreEnd - before.coreStart > 1))
        return i;
      if (text.endsWith(':') && /[.,;?!”"»]/.test(stop)) return i;
    }
    if (closed && BEGINS.test(text)) return i;
  }
  return -1;
}
