/**
 * Sets right a title that was cut where the print holds it together: inside its quotation marks, inside an abbreviation ("U.S."), or before
 * its second sentence where nothing follows that a venue would have ("Der flexible Mensch. Die Kultur des neuen Kapitalismus, Berlin."). And
 * gives to the series what stands in "(= …)" and to the translator what stands behind "Trans." at the head of a venue.
 */
import { bitsOf, LABEL_INDEX, type Label, labelsIn, placeOf } from './labels.ts';
import type { Token } from './tokens.ts';

const L = LABEL_INDEX;
const isOne = (label: number | undefined, ...of: readonly Label[]): boolean => of.some((name) => L[name] === label);

/** Sets such labels in place. */
export function labelHeldTogether(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  if (raw.includes('=')) equalsSeries(raw, tokens, labels);
  if (/trans/i.test(raw)) translatorBeforeVenue(raw, tokens, labels);
  initialAmongNames(raw, tokens, labels);
  const from = placeOf(labels, L.title);
  if (from === -1) return;
  colonBehindQuotation(raw, tokens, labels, from);
  if (quotedWhole(raw, tokens, labels, from)) return;
  abbreviation(raw, tokens, labels, from);
  secondSentence(raw, tokens, labels, from);
}

const textAt = (raw: string, token: Token | undefined): string => (token === undefined ? '' : raw.slice(token.start, token.end));
const stopOf = (raw: string, token: Token): string => raw.slice(token.coreEnd, token.end);

/** The last token of a run that begins at `from`. */
function endOf(labels: Uint8Array, count: number, from: number): number {
  let to = from;
  while (to + 1 < count && labels[to + 1] === labels[from]) to += 1;
  return to;
}

/** "Song WM, Di Matteo T, Aste T": a letter among names announces no volume. */
function initialAmongNames(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  for (let i = 1; i + 1 < tokens.length && labels[i - 1] === L.author; i += 1)
    if (labels[i] === L.volume && isOne(labels[i + 1], 'author', 'date') && /^\p{Lu}{1,3}[.,]?$/u.test(textAt(raw, tokens[i])))
      labels[i] = L.author;
}

/** "The ‘Tor Stress Test’: A tool for rain. Neurobiology": a colon behind a quotation leads on, up to the end of the sentence. */
function colonBehindQuotation(raw: string, tokens: readonly Token[], labels: Uint8Array, from: number): void {
  const to = endOf(labels, tokens.length, from);
  const last = tokens[to];
  if (last === undefined || labels[to + 1] !== L.container || !/^["”’»]:$/.test(stopOf(raw, last).trim())) return;
  const end = endOf(labels, tokens.length, to + 1);
  for (let i = to + 2; i < end; i += 1) {
    const token = tokens[i];
    // An abbreviation is no end.
    if (token === undefined || !/^[.?!]$/.test(stopOf(raw, token).trim()) || token.coreEnd - token.coreStart < 5) continue;
    labels.fill(L.title, to + 1, i + 1);
    return;
  }
}

const CLOSES: Readonly<Record<string, string>> = { '“': '”', '„': '“”', '«': '»', '»': '«', '"': '"', '‘': '’' };
/** A quotation longer than this is one whose end is lost. */
const LONGEST_QUOTE = 60;

/** How much deeper in quotations one is behind a stretch of text. */
function turnOf(text: string, open: string, closers: string): number {
  let turn = 0;
  for (const char of text) {
    if (closers.includes(char)) turn -= 1;
    else if (char === open) turn += 1;
  }
  return turn;
}

/** A title that begins with a quotation mark ends with its fellow, not at a full stop inside. Gives whether the title is quoted. */
function quotedWhole(raw: string, tokens: readonly Token[], labels: Uint8Array, from: number): boolean {
  const first = tokens[from];
  if (first === undefined) return false;
  const prior = tokens[from - 1];
  // A mark stands alone, or on the head of the first word.
  if (first.coreStart === first.start && first.end - first.start !== 1 && (prior === undefined || prior.end - prior.start !== 1))
    return false;
  const lone = /^[“„«»"]$/;
  const before = textAt(raw, prior);
  const own = textAt(raw, first);
  const open = lone.test(before) ? before : lone.test(own) ? own : /[“„«»"]/.exec(raw.slice(first.start, first.coreStart))?.[0];
  if (open === undefined) return false;
  const closers = CLOSES[open] ?? '';
  const to = endOf(labels, tokens.length, from);
  let depth = 1;
  for (let i = from; i < tokens.length && i < from + LONGEST_QUOTE; i += 1) {
    const token = tokens[i];
    if (token === undefined) return true;
    // A mark that hangs on the head of the next word ("model, "Physical Review") closes before it.
    const ahead = i === from ? '' : raw.slice(token.start, token.coreStart);
    depth += turnOf(ahead, open, closers);
    if (depth > 0) depth += turnOf(i === from && lone.test(own) ? '' : raw.slice(token.coreStart, token.end), open, closers);
    else i -= 1;
    if (depth > 0) continue;
    // Only what was read as the rest of a title or as what holds it: a year or a name inside would say that the marks are not a pair.
    const held = (k: number): boolean =>
      isOne(labels[k], 'title', 'container', 'series', 'publisher', 'place', 'other') || !/[\p{L}\p{N}]/u.test(textAt(raw, tokens[k]));
    let k = to + 1;
    while (k <= i && held(k)) k += 1;
    if (i > to && k > i) labels.fill(L.title, to + 1, i + 1);
    return true;
  }
  return true;
}

/** "40 Major U.S. Corporations": a venue does not begin in the midst of an abbreviation; the title goes on to the end of its sentence. */
function abbreviation(raw: string, tokens: readonly Token[], labels: Uint8Array, from: number): void {
  const to = endOf(labels, tokens.length, from);
  const last = tokens[to];
  const next = tokens[to + 1];
  if (last === undefined || next === undefined || labels[to + 1] !== L.container || last.end !== next.start) return;
  const initial = /^\p{Lu}\.$/u;
  if (!initial.test(textAt(raw, last)) || !initial.test(textAt(raw, next))) return;
  for (let i = to + 1; i < tokens.length && labels[i] === L.container; i += 1) {
    const token = tokens[i];
    if (token === undefined) return;
    labels[i] = L.title;
    if (i > to + 1 && /[.,]/.test(stopOf(raw, token))) return;
  }
}

/** What the name of a venue, of a series or of a body begins with or holds. */
const VENUE =
  /^[([=]?(?:i[nm][\s:]|poster|presented|vortrag|editio|proc|lect|notes|journal|transactions|annals|acta|bull|phys|zeitschr|revista|revue|rivista|review|handbook of|forschung|working|discussion|arbeits|schriften|reihe|beiträge|studien)|(?:papers?|reports?|series|reihe|journal|zeitschrift|bulletin|proceedings|review|berichte?|hefte|hochschule|universität|university|institute?|conference|meeting|session|edition|dokumentation|manual|handbuch)(?!\p{L})/iu;

const NUMBERED = bitsOf('volume', 'issue', 'pages', 'genre', 'number', 'id', 'url', 'series');

/** A venue without number, pages and "In", behind a title that ends a sentence and before a place, is the rest of the title. */
function secondSentence(raw: string, tokens: readonly Token[], labels: Uint8Array, from: number): void {
  if (labels[0] !== L.author && labels[0] !== L.editor) return;
  if ((labelsIn(labels) & NUMBERED) !== 0) return;
  const to = endOf(labels, tokens.length, from);
  const last = tokens[to];
  if (last === undefined || labels[to + 1] !== L.container || !/^[.?!:]\s?$/.test(stopOf(raw, last))) return;
  const end = endOf(labels, tokens.length, to + 1);
  if (labels.subarray(end + 1).includes(L.container) || labels.subarray(to + 1).includes(L.title)) return;
  const behind = labels[end + 1];
  if (behind !== L.place && !(behind === L.editor && labels.subarray(end + 1).includes(L.place))) return;
  const words = raw.slice(tokens[to + 1]?.start, tokens[end]?.end);
  if (end - to < 3 || VENUE.test(words) || /\d|["“”„«»]/.test(words)) return;
  labels.fill(L.title, to + 1, end + 1);
}

/** "(= Ordnungssysteme. Studien zur Ideengeschichte, Bd. 14)" names the series. */
function equalsSeries(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  for (let i = 1; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token === undefined || !isOne(labels[i], 'title', 'container', 'series', 'other', 'note')) continue;
    if (!/\(\s?=/.test(raw.slice(token.start, token.coreStart)) && textAt(raw, token) !== '(=') continue;
    for (let k = i; k < tokens.length && k < i + 25; k += 1) {
      const one = tokens[k];
      if (one === undefined || !isOne(labels[k], 'title', 'container', 'series', 'other', 'note', 'place')) break;
      labels[k] = L.series;
      if (stopOf(raw, one).includes(')')) break;
    }
    return;
  }
}

const TRANSLATOR = /^(?:trans|transl)\.\s(?=\p{Lu})|^translated\s(?:from\s\S{2,20}\s(?:\S{2,20}\s)?)?by\s/iu;

/** "Trans. Nicholas Rand. Critical Inquiry 13.2": the names before the first full stop are those of who translated. */
function translatorBeforeVenue(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = labels.indexOf(L.container);
  if (from < 1) return;
  const to = endOf(labels, tokens.length, from);
  // Behind a quotation that ends a sentence; elsewhere "Trans. Japan Inst. Metals" is a journal.
  const before = tokens[from - 1];
  if (before === undefined || !/[.?!]["”»]$/.test(stopOf(raw, before).trim())) return;
  if (!TRANSLATOR.test(raw.slice(tokens[from]?.start, tokens[to]?.end))) return;
  for (let i = from + 1; i < to; i += 1) {
    const token = tokens[i];
    if (token === undefined) return;
    if (/^\./.test(stopOf(raw, token)) && token.coreEnd - token.coreStart > 2) {
      labels.fill(L.translator, from, i + 1);
      return;
    }
  }
}
