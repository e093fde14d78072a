/**
 * Sets right what a labelling says twice or not at all: a reference has one title, so that a second one behind the publisher is the rest of
 * the publisher's name ("Ticknor, Reed, and Fields") and one behind "in X (ed.)," the work that holds it; a word that says only what somebody
 * did ("trans.", "(editors)") speaks of the names beside it; and where nothing was read as the title although a book's imprint is
 * there, the title hides among the names ("Ellmann, Richard, James Joyce (Oxford: …)") or was taken for a venue. Other labels are left.
 */
import { bitsOf, LABEL_INDEX, type Label, labelsIn, placeOf } from './labels.ts';
import type { Token } from './tokens.ts';

const L = LABEL_INDEX;

interface Run {
  readonly label: number;
  readonly from: number;
  readonly to: number;
}

/** Sets such labels in place. */
export function labelSecondRuns(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const text = ({ from, to }: Run): string => raw.slice(tokens[from]?.start, tokens[to]?.end);
  const runs = runsOf(labels, tokens.length);
  runs.forEach((run, at) => {
    const before = runs[at - 1];
    const next = runs[at + 1];
    if (before !== undefined && (run.label === L.editor || run.label === L.translator)) roleAlone(labels, text, run, next, before);
    if (next !== undefined && run.label === L.publisher && next.label !== L.place) publisherGoesOn(labels, text, tokens, run, next);
    if (
      next !== undefined &&
      run.label === L.series &&
      isOne(next.label, 'container', 'title') &&
      SERIES_WORD.test(text(run)) &&
      (/^[«“"„]/.test(text(next)) || /[«“"„]$/.test(text(run)))
    )
      labels.fill(L.series, next.from, next.to + 1);
    if (run.label === L.place && placeOf(labels, L.publisher) === -1 && PRESS.test(text(run)))
      labels.fill(L.publisher, run.from, run.to + 1);
  });
  const has = labelsIn(labels);
  if ((has & bit.title) === 0) {
    if ((has & bit.container) === 0) {
      titleAmongNames(raw, tokens, labels);
      titleAsNote(labels, runs, text);
    } else if ((has & NUMBERED) === 0) titleAsVenue(labels, text);
    return;
  }
  if ((has & bit.container) !== 0) {
    runsOnBehind(labels, text);
    goesOnWithAnd(raw, tokens, labels);
  } else if ((has & bit.editor) !== 0) {
    heldInEditors(raw, tokens, labels);
    heldBehindEditors(labels, text);
  }
  if ((has & bit.date) !== 0) yearInTitle(raw, tokens, labels);
  nameInTitle(raw, tokens, labels);
}

function runsOf(labels: Uint8Array, count: number): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (let i = 1; i <= count; i += 1)
    if (i === count || labels[i] !== labels[from]) {
      runs.push({ label: labels[from] ?? 0, from, to: i - 1 });
      from = i;
    }
  return runs;
}

const bit = { title: bitsOf('title'), container: bitsOf('container'), editor: bitsOf('editor'), date: bitsOf('date') };
const NUMBERED = bitsOf('volume', 'issue', 'pages', 'genre', 'group', 'id', 'url');

const isOne = (label: number | undefined, ...of: readonly Label[]): boolean => of.some((name) => L[name] === label);

const SERIES_WORD = /^\(?(?:coll|collection|col|reihe|schriftenreihe|ser|series|serie)[.:]?\s?[«“"„]?$/i;
/** A university's press shortened, as the Modern Language Association prints it. */
const PRESS = /\p{L}\s(?:UP|Press|Publishers|Verlag)[.,:;)]{0,3}$|^U\sof\s\p{L}{2,20}(?:\s\p{L}{2,20})?\sP[.,:;)]{0,3}$/u;
const EDITED =
  /^[([](?:editors?|eds?|hrsgg?|hgg?|éds?|dirs?|coords?|orgs?|red|szerk|toim|ur|haz|der|zost|prir|επιμ)\.?[)\]][.,:]{0,2}$|^(?:editors|eds|hrsg|hgg)\.?[.,:]{0,2}$/iu;
/** Begins the work that holds another. */
const HOLDS = /^[([]?(?:in|im|dans|en|em)[\s:]/iu;
const TRANSLATES = /^[([]?(?:trans|transl|tr|trad|übers)\.?(?:\sby|\sde|\sdi|\svon|\sv\.)?$/iu;
const TRANSLATED_END = /\s(?:trans|transl|translators?|trad|übers)\.?(?:[)\]][.,;:]{0,2}|,)$/iu;
const TRANSLATED = /^[([]?(?:trans|transl|translators?|trad|übers)\.?[)\]][.,;:]{0,2}$/iu;

/** "Peter, F. (editors).", "(G. Gellerier, Trans.)", "trans. D. F. Pears": whose names they are. */
function roleAlone(labels: Uint8Array, text: (run: Run) => string, run: Run, next: Run | undefined, before: Run): void {
  const words = text(run);
  if (
    run.label === L.editor &&
    before.label === L.author &&
    next !== undefined &&
    isOne(next.label, 'title', 'date') &&
    EDITED.test(words)
  ) {
    const head = before.from === 0 || (before.from === 1 && labels[0] === L.label);
    if (head) labels.fill(L.editor, before.from, before.to + 1);
  }
  if (run.label === L.editor && /^[([]/.test(words) && TRANSLATED_END.test(words)) labels.fill(L.translator, run.from, run.to + 1);
  if (run.label !== L.translator) return;
  if (next?.label === L.editor && /^(?:and|und|et|&)\s\p{Lu}/u.test(text(next))) labels.fill(L.translator, next.from, next.to + 1);
  if (TRANSLATES.test(words) && next !== undefined && isOne(next.label, 'editor', 'author'))
    labels.fill(L.translator, next.from, next.to + 1);
  else if (TRANSLATED.test(words) && before.label === L.editor && (/^[([]/.test(text(before)) || /^[([]/.test(words)))
    labels.fill(L.translator, before.from, before.to + 1);
}

const LONGEST_REST = 8;

/** "Boston: Ticknor, Reed, and Fields, 1852": a publisher's name with commas goes on up to the year. */
function publisherGoesOn(labels: Uint8Array, text: (run: Run) => string, tokens: readonly Token[], run: Run, next: Run): void {
  if (!isOne(next.label, 'title', 'container', 'author', 'editor', 'other') || next.to - next.from >= LONGEST_REST) return;
  if (next.to + 1 < tokens.length && labels[next.to + 1] !== L.date) return;
  const rest = text(next);
  if (!/,\s?$/.test(text(run)) || !/^(?:and\s|&\s)?\p{Lu}/u.test(rest) || /["“”«»:;]/.test(rest)) return;
  if (labels.subarray(0, run.from).includes(L.title)) labels.fill(L.publisher, next.from, next.to + 1);
}

/** "… in Id., Sui fondamenti", "In P. H. Mussen (Ed.), Carmichael's manual": a second title behind those who hold the first. */
function heldBehindEditors(labels: Uint8Array, text: (run: Run) => string): void {
  const runs = runsOf(labels, labels.length);
  runs.forEach((run, at) => {
    const before = runs[at - 1];
    // "in: Lowry, P.: The Handbook" has the word apart from the names, "In: J. Lowry, ed. 1986. The Handbook" a year behind them.
    const lead = isOne(before?.label, 'author', 'date') ? runs[at - 2] : before;
    if (run.label !== L.title || lead === undefined || lead.label !== L.editor || !HOLDS.test(text(lead))) return;
    if (labels.subarray(0, lead.from).includes(L.title)) labels.fill(L.container, run.from, run.to + 1);
  });
}

/** "in Optics East (M. Lipson, K. Asakawa, eds.)": between the word and the bracket of those who edited it stands the work. */
function heldInEditors(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  for (const run of runsOf(labels, labels.length)) {
    if (run.label !== L.editor || !labels.subarray(0, run.from).includes(L.title)) continue;
    const last = tokens[run.to];
    if (!HOLDS.test(raw.slice(tokens[run.from]?.start, tokens[run.from + 1]?.end)) || last === undefined) continue;
    for (let i = run.from + 3; i < run.to; i += 1) {
      const token = tokens[i];
      if (token === undefined || !raw.slice(token.start, token.coreStart).includes('(')) continue;
      const bracket = raw.slice(token.start, last.end);
      if (/(?<!\p{L})(?:eds?|hrsgg?|hgg?|editors?|éds?|coords?|orgs?)(?!\p{L})/iu.test(bracket)) labels.fill(L.container, run.from, i);
      return;
    }
  }
}

/** "Soil Analysis in Forensic Taphonomy: Chemical Effects": what was read as a second title right behind the work's name goes on with it. */
function runsOnBehind(labels: Uint8Array, text: (run: Run) => string): void {
  let second = 1;
  while (second < labels.length && (labels[second] !== L.title || labels[second - 1] !== L.container)) second += 1;
  if (second >= labels.length) return;
  const runs = runsOf(labels, labels.length);
  runs.forEach((run, at) => {
    const before = runs[at - 1];
    const next = runs[at + 1];
    if (run.label !== L.title || before?.label !== L.container || !/[:?.–—-]\s?$/.test(text(before))) return;
    if (!labels.subarray(0, before.from).includes(L.title)) return;
    if (next !== undefined && isOne(next.label, 'place', 'publisher', 'editor')) labels.fill(L.container, run.from, run.to + 1);
  });
}

/** "Redescription of Triadobatrachus massinoti (Piveteau, 1936), an anuran": a year in a bracket of the title is no date of the work. */
function yearInTitle(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const first = placeOf(labels, L.date);
  for (let i = Math.max(first, 0) + 1; i + 1 < tokens.length; i += 1) {
    const token = tokens[i];
    if (token === undefined || labels[i] !== L.date || labels[i - 1] !== L.title || labels[i + 1] !== L.title) continue;
    const before = tokens[i - 1];
    const opened = before !== undefined && raw.slice(before.start, before.coreStart).includes('(');
    if (opened && stopOf(raw, token).startsWith(')')) labels[i] = L.title;
  }
}

/** What the name of a venue or a series begins with. */
const VENUE = /^[([]?(?:in[\s:]|proc|lect|notes|j\.|journal|trans|ann|acta|bull|adv\.|phys|zeitschr|rev\.|revista|revue)/iu;

/** "R. Hartshorne, Algebraic Geometry, Springer (1977)": with a publisher, no number and no other title it is the book itself. */
function titleAsVenue(labels: Uint8Array, text: (run: Run) => string): void {
  const runs = runsOf(labels, labels.length);
  const editors = runs.filter(({ label }) => label === L.editor);
  if (editors.some((run) => !EDITED.test(text(run)))) return;
  const at = runs.findIndex(({ label }) => label === L.container);
  const run = runs[at];
  const behind = runs[at + 1];
  if (run === undefined || runs.filter(({ label }) => label === L.container).length > 1) return;
  const ahead = runs.slice(0, at).map(({ label }) => label);
  if (!ahead.includes(L.author) || ahead.some((label) => !isOne(label, 'author', 'date', 'editor', 'label'))) return;
  // Nothing behind it: a name as long as a sentence is the title of a work whose venue is not printed.
  const alone = behind === undefined && run.to - run.from >= 5 && /\.\s?$/.test(text(run)) && /\p{Ll}{2}\s\p{Ll}/u.test(text(run));
  const imprint =
    alone || behind?.label === L.publisher || (behind?.label === L.place && (editors.length > 0 || runs[at + 2]?.label === L.publisher));
  if (imprint && !VENUE.test(text(run))) labels.fill(L.title, run.from, run.to + 1);
}

/** "Smith, J. 2003. Cardiolipin stabilizes complexes.": a sentence with nothing behind it and no title before is the title. */
function titleAsNote(labels: Uint8Array, runs: readonly Run[], text: (run: Run) => string): void {
  const last = runs.at(-1);
  const before = runs.at(-2);
  if (last === undefined || before === undefined || last.label !== L.note || last.to - last.from < 3) return;
  if (!isOne(before.label, 'author', 'date') || !runs.slice(0, -1).every(({ label }) => isOne(label, 'label', 'author', 'date'))) return;
  const words = text(last);
  if (/^\p{Lu}\p{L}[^\d:;]{10,300}\p{L}{3}\.?$/u.test(words) && !NO_TITLE.test(words) && /\.\)?,?\s?$/.test(text(before)))
    labels.fill(L.title, last.from, last.to + 1);
}

const NO_TITLE =
  /^(?:personal|private|unpublished|in\s|to\s(?:appear|be)|submitted|forthcoming|manuscript|accessed|retrieved|cited|see|siehe|vgl|quoted|zit|available|paper|lecture|vortrag|talk|preprint|arxiv|(?:ph\.?\s?d|doctoral|master|bachelor))/iu;

/** "Recombination rates in the rat, mouse, and human genomes.": a venue does not begin with "and". */
function goesOnWithAnd(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = placeOf(labels, L.container);
  const token = tokens[from];
  const before = tokens[from - 1];
  if (
    token === undefined ||
    token.coreEnd - token.coreStart > 3 ||
    before === undefined ||
    labels[from - 1] !== L.title ||
    !/^(?:and|und|et|y|or)$/u.test(coreOf(raw, token))
  )
    return;
  let to = from;
  while (labels[to + 1] === L.container) to += 1;
  const words = raw.slice(token.start, tokens[to]?.coreEnd);
  if (labels[to + 1] !== L.volume && !words.includes('.')) labels.fill(L.title, from, to + 1);
}

const JOINS = /^(?:and|und|et|y|e|&|en|och|i|u)$/iu;
const coreOf = (raw: string, token: Token): string => raw.slice(token.coreStart, token.coreEnd);
const stopOf = (raw: string, token: Token): string => raw.slice(token.coreEnd, token.end);

/** First and last token of the authors at the head; null when there are none. */
function headNames(labels: Uint8Array): readonly [number, number] | null {
  const from = labels[0] === L.label ? 1 : 0;
  if (labels[from] !== L.author) return null;
  let to = from;
  while (labels[to + 1] === L.author) to += 1;
  return [from, to];
}

/** Names with no title beside them although place, publisher or volume follow: what a full stop, or a comma before "(Place:", parts off is the title. */
function titleAmongNames(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const names = headNames(labels);
  if (names === null) return;
  const [from, to] = names;
  const follows = labels[to + 1];
  if (!isOne(follows, 'place', 'publisher', 'volume', 'date', 'edition')) return;
  for (let k = to; k > from; k -= 1) {
    const before = tokens[k - 1];
    const token = tokens[k];
    if (before === undefined || token === undefined) return;
    const core = coreOf(raw, before);
    if (/\.["”]?$/.test(stopOf(raw, before)) && core.length > 3 && !/\./.test(core) && /^\p{Lu}/u.test(coreOf(raw, token))) {
      // Two words at least, or the names of one person more: "Smith, John. Brown, Peter. Paris".
      if (isOne(follows, 'date') && to - k < 2) return;
      labels.fill(L.title, k, to + 1);
      return;
    }
  }
  const open = raw.slice(tokens[to + 1]?.start, tokens[to + 1]?.coreStart);
  if (open.includes('(') && isOne(follows, 'place', 'publisher')) {
    const cut = lastOfTwo(raw, tokens, from, to);
    if (cut !== -1) labels.fill(L.title, cut, to + 1);
  }
}

/** "Ray Monk, Ludwig Wittgenstein: The Duty of Genius (London: …)": the name before a colon in a note is who the book is about. */
function nameInTitle(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const names = headNames(labels);
  if (names === null || labels[names[1] + 1] !== L.title) return;
  const [from, to] = names;
  const last = tokens[to];
  if (last === undefined || stopOf(raw, last) !== ':') return;
  let end = to + 1;
  while (labels[end + 1] === L.title) end += 1;
  if (!isOne(labels[end + 1], 'place') || !raw.slice(tokens[end + 1]?.start, tokens[end + 1]?.coreStart).includes('(')) return;
  const cut = lastOfTwo(raw, tokens, from, to);
  if (cut !== -1) labels.fill(L.title, cut, to + 1);
}

/** Where the second of two full names begins ("Family, Given, Given Family" or "Given Family, Given Family"); −1 when it is not so. */
function lastOfTwo(raw: string, tokens: readonly Token[], from: number, to: number): number {
  const commas: number[] = [];
  for (let i = from; i <= to; i += 1) {
    const token = tokens[i];
    if (token === undefined || JOINS.test(coreOf(raw, token)) || stopOf(raw, token).includes(';')) return -1;
    if (i < to && stopOf(raw, token).includes(',')) commas.push(i);
  }
  const last = commas.at(-1);
  const first = commas[0];
  if (last === undefined || first === undefined || commas.length > 2 || to - last < 2) return -1;
  const inverted = commas.length === 2 && first === from;
  if (commas.length === 2 && !inverted) return -1;
  if (commas.length === 1 && first - from < 1) return -1;
  for (let i = from; i <= to; i += 1) {
    const token = tokens[i];
    // Initials make a list of authors as likely.
    if (token !== undefined && coreOf(raw, token).replace(/\./g, '').length < 3) return -1;
  }
  return last + 1;
}
