/**
 * Tells apart what a labelling gave one label, or two, though the print shows otherwise: those who edited and those who translated in one
 * clause ("edited by Hannah Arendt, translated by Harry Zohn"), an address behind a title, a publisher behind "(… Trans.)." that was
 * read as a second title, a title that is a year ("Orwell, George. 1984. London: …") or one word behind initials
 * ("Шевченко Т. Г. Кобзар. Київ: …"). Other labels are left.
 */
import { bitsOf, LABEL_INDEX, type Label, labelsIn, placeOf } from './labels.ts';
import type { Token } from './tokens.ts';

const L = LABEL_INDEX;
const isOne = (label: number | undefined, ...of: readonly Label[]): boolean => of.some((name) => L[name] === label);

const ROLES = bitsOf('editor', 'translator');
const NAMED = bitsOf('title', 'container');
const HOUSED = bitsOf('publisher', 'container', 'issue');

/** Sets such labels in place. */
export function labelToldApart(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  addressBehindTitle(tokens, labels);
  if (/[Ee]dition\)|[Vv]ersion|Released/.test(raw)) versioned(raw, tokens, labels);
  bodyAtHead(raw, tokens, labels);
  thesisAsTitle(raw, tokens, labels);
  wordBehindSpoken(raw, tokens, labels);
  if (raw.includes(' coll. ')) collection(raw, tokens, labels);
  const has = labelsIn(labels);
  if (/trans|edited|przeł|tłum|přel|übers|çev|ford\./i.test(raw)) roleBehindWork(raw, tokens, labels);
  if ((labelsIn(labels) & ROLES) !== 0) {
    holderBeforeEditors(raw, tokens, labels);
    rolesInTurn(raw, tokens, labels);
  }
  if ((has & bitsOf('title')) === 0) {
    titleAmongEditors(raw, tokens, labels);
    titleBehindColon(raw, tokens, labels);
    entryAsName(raw, tokens, labels);
    wordBehindList(raw, tokens, labels);
  }
  if ((has & NAMED) === 0) {
    yearAsTitle(raw, tokens, labels);
    wordBehindInitials(raw, tokens, labels);
  } else if ((has & HOUSED) === 0) houseAsTitle(raw, tokens, labels);
}

/** The last token of the run that begins at `from`. */
function endOf(labels: Uint8Array, from: number): number {
  let to = from;
  while (to + 1 < labels.length && labels[to + 1] === labels[from]) to += 1;
  return to;
}

/** "[Title](https://…)": the address of a link is no part of the title. */
function addressBehindTitle(tokens: readonly Token[], labels: Uint8Array): void {
  const from = placeOf(labels, L.title);
  if (from === -1) return;
  const to = endOf(labels, from);
  for (let i = to; i > from && (tokens[i]?.scheme ?? null) !== null; i -= 1) labels[i] = L.url;
}

/** "(Fall 2017 Edition), Edward N. Zalta (ed.)", "IBM Corp. Released 2020. IBM SPSS Statistics, Version 27.0": words for a version are no names and no venue. */
function versioned(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  for (let i = 1; i < tokens.length; i += 1) {
    const text = raw.slice(tokens[i]?.start, tokens[i]?.end);
    if (labels[i] === L.editor && labels[i - 1] === L.date && /^edition\)[.,]?$/i.test(text)) labels[i] = L.other;
    if (
      labels[i] === L.title &&
      labels[i - 1] === L.author &&
      text === 'Released' &&
      /^\d{4}\.$/.test(raw.slice(tokens[i + 1]?.start, tokens[i + 1]?.end))
    )
      labels.fill(L.date, i, i + 2);
    const alone = labels[i] === L.container && labels[i - 1] === L.title && labels[i + 1] === L.volume;
    if (alone && /^version$/i.test(text)) labels.fill(L.title, i, endOf(labels, i + 1) + 1);
  }
}

/** "Intergovernmental Panel on Climate Change (IPCC). (2014). Climate change …": what stands where authors stand is no venue. */
function bodyAtHead(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = labels[0] === L.label ? 1 : 0;
  if (labels[from] !== L.container || placeOf(labels, L.author) !== -1 || placeOf(labels, L.editor) !== -1) return;
  const to = endOf(labels, from);
  const bracketed = labels[to + 1] === L.date && raw[tokens[to + 1]?.start ?? 0] === '(';
  if (bracketed && labels[endOf(labels, to + 1) + 1] === L.title) labels.fill(L.group, from, to + 1);
}

const TRANSLATES =
  /^[([]?(?:and\s|und\s|et\s|y\s|e\s)?(?:translated(?:\sfrom(?:\sthe)?\s\p{L}{4,12})?\sby|trans\.\sby|trans\.|transl\.|translation\sby|übers(?:etzt|\.)\s(?:von|v\.)|traduit\spar|trad\.\s(?:par|por|de|di)|tłum\.|przeł\.|přel\.|çev\.|ford\.)\s\p{Lu}/iu;
const EDITS =
  /^[([]?(?:and\s|und\s|et\s|y\s|e\s)?(?:edited(?:,?\swith\san?\s(?:introduction|foreword|preface),?)?\sby|ed\.\sby|eds?\.|hrsg\.?\s(?:von|v\.)|herausgegeben\svon|édité\spar|editado\spor|a\scura\sdi|red\.)\s\p{Lu}/iu;

/** Whether a clause begins so and goes on with a name; who did both ("Trans. and ed.") is left. */
function leads(clause: RegExp, text: string): boolean {
  const found = clause.exec(text)?.[0];
  return found !== undefined && /^\p{Lu}/u.test(found.slice(-1)) && !/^\W?(?:and|und|et|y|e)\s/i.test(found);
}

/** Each clause speaks of the names behind it; who edited and translated at once is left with those who edited. */
function rolesInTurn(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  for (let i = 0; i < labels.length; i += 1) {
    if (!isOne(labels[i], 'editor', 'translator')) continue;
    let to = i;
    while (isOne(labels[to + 1], 'editor', 'translator')) to += 1;
    const end = tokens[to]?.end ?? 0;
    let role: number | null = null;
    for (let k = i; k <= to; k += 1) {
      const token = tokens[k];
      const before = tokens[k - 1];
      if (token === undefined) return;
      if (k === i || (before !== undefined && /[.,;)\]]$/.test(raw.slice(before.start, before.end)))) {
        const rest = raw.slice(token.start, end);
        if (leads(TRANSLATES, rest)) role = L.translator;
        else if (leads(EDITS, rest)) role = L.editor;
      }
      if (role !== null) labels[k] = role;
    }
    rolesBehind(raw, tokens, labels, i, to);
    i = to;
  }
}

/** "[w:] Rozwój regionalny w Polsce, red. J. Kowalski": between the word and the clause of those who edited it stands the work. */
function holderBeforeEditors(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = placeOf(labels, L.editor);
  if (from < 1 || !/^\[?(?:w|in|im|u|v):?\]?:?$/i.test(raw.slice(tokens[from]?.start, tokens[from]?.end))) return;
  const to = endOf(labels, from);
  for (let i = from + 2; i < to; i += 1) {
    const before = tokens[i - 1];
    if (before === undefined || !/[,.]$/.test(raw.slice(before.start, before.end))) continue;
    if (!/^(?:pod\s)?(?:red|szerk|ed|eds|ur|hrsg)\.\s\p{Lu}/u.test(raw.slice(tokens[i]?.start, tokens[to]?.end))) continue;
    labels.fill(L.container, from, i);
    return;
  }
}

/** "In Margins of Philosophy, translated by Alan Bass, 1–28": the clause that ends a work's name, or was read as more authors behind it, names who translated or edited. */
function roleBehindWork(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  for (let i = 1; i < labels.length; i += 1) {
    if (labels[i] === L.title && labels[i + 1] === L.author && TRANSLATOR_WORD.test(raw.slice(tokens[i]?.start, tokens[i]?.end)))
      labels.fill(L.translator, i, endOf(labels, i + 1) + 1);
    const [token, before] = [tokens[i], tokens[i - 1]];
    const within = labels[i] === L.container && labels[i - 1] === L.container;
    const behind = labels[i] === L.author && isOne(labels[i - 1], 'title', 'container');
    if (token === undefined || before === undefined || !(within || behind) || !/[.,]$/.test(raw.slice(before.start, before.end))) continue;
    const to = endOf(labels, i);
    const rest = raw.slice(token.start, tokens[to]?.end);
    if (to - i > LONGEST_CLAUSE || /[\d:;“”"]/.test(rest)) continue;
    // "Eos, Trans. Amer. Geophys. Union" are transactions.
    if (leads(TRANSLATES, rest) && !(within && /^trans\.\s(?!by)/i.test(rest))) labels.fill(L.translator, i, to + 1);
    else if (leads(EDITS, rest)) labels.fill(L.editor, i, to + 1);
  }
}
const LONGEST_CLAUSE = 9;
/** What announces the translator, left at the end of the title. */
const TRANSLATOR_WORD = /^(?:przeł|tłum|přel|trans|transl|übers|çev|ford)\.$/iu;

/** "I. B. Cohen and A. Whitman, trans. Berkeley": the word behind the names. */
function rolesBehind(raw: string, tokens: readonly Token[], labels: Uint8Array, from: number, to: number): void {
  const text = raw.slice(tokens[from]?.start, tokens[to]?.end);
  if (labels[to] === L.translator && /^\p{Lu}[^()]{3,120},\strans\.$/u.test(text) && !leads(EDITS, text))
    labels.fill(L.translator, from, to + 1);
}

/** "Orwell, George. 1984. London: Secker & Warburg, 1949.": of two years and no title, the first one is it. */
function yearAsTitle(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const at = placeOf(labels, L.date);
  const token = tokens[at];
  if (token === undefined || labels[at - 1] !== L.author || !isOne(labels[at + 1], 'place', 'publisher')) return;
  if (/^\d{4}\.$/.test(raw.slice(token.start, token.end)) && placeOf(labels, L.date, at + 1) !== -1) labels[at] = L.title;
}

/** "Plato. In: Encyclopaedia Britannica": what stands alone before the work that holds it is the entry. */
function entryAsName(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = labels[0] === L.label ? 1 : 0;
  if (labels[from] !== L.author) return;
  const to = endOf(labels, from);
  if (to - from > 3 || labels[to + 1] !== L.container || !/^in:?$/i.test(raw.slice(tokens[to + 1]?.start, tokens[to + 1]?.end))) return;
  if (/^\p{Lu}\p{L}[^,;&]{2,60}\p{L}\.\s?$/u.test(raw.slice(tokens[from]?.start, tokens[to]?.end)) && placeOf(labels, L.editor) === -1)
    labels.fill(L.title, from, to + 1);
}

const AUTHOR_THEN = /^(\p{Lu}[\p{L}’'-]{1,30},?\s(?:\p{Lu}\.\s?){1,3})(?=\p{Lu}\p{Ll}{3}[^,;.&]{0,120}\.\s?$)/u;

/** One word and more behind the initials of the only author and before a place is the title. */
function wordBehindInitials(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = labels[0] === L.label ? 1 : 0;
  if (labels[from] !== L.author) return;
  const to = endOf(labels, from);
  const head = isOne(labels[to + 1], 'place') ? AUTHOR_THEN.exec(raw.slice(tokens[from]?.start, tokens[to]?.end)) : null;
  if (head === null) return;
  const cut = (tokens[from]?.start ?? 0) + (head[1] ?? '').length;
  for (let i = from; i <= to; i += 1) if ((tokens[i]?.start ?? 0) >= cut) labels[i] = L.title;
}

/** "Roe JR, Doe A. ", then one word. */
const LIST_THEN =
  /^((?:\p{Lu}[\p{L}’'-]{1,24}(?:\s\p{Lu}[\p{L}’'-]{1,24})?\s\p{Lu}{1,3},\s){1,30}\p{Lu}[\p{L}’'-]{1,24}\s\p{Lu}{1,3}\.\s)\p{Lu}\p{Ll}{3,24}\.\s?$/u;

/** "Müller JR, Schmidt A. Tumoren. Dtsch Arztebl": where initials stand behind all families, one word more before the venue is the title. */
function wordBehindList(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = labels[0] === L.label ? 1 : 0;
  if (labels[from] !== L.author) return;
  const to = endOf(labels, from);
  if (labels[to + 1] !== L.container || !LIST_THEN.test(raw.slice(tokens[from]?.start, tokens[to]?.end))) return;
  labels[to] = L.title;
}

/** "145 f. Dissertação (Mestrado em Engenharia Civil) – Universidade …": the kind of a thesis behind its title is no second one. */
function thesisAsTitle(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const first = placeOf(labels, L.title);
  const from = first === -1 ? -1 : placeOf(labels, L.title, endOf(labels, first) + 1);
  if (from === -1) return;
  const words = raw.slice(tokens[from]?.start, tokens[endOf(labels, from)]?.end);
  if (
    /^(?:Dissertação|Tese|Monografia|Trabalho\sde\s[Cc]onclusão|Tesis|Thèse|Tesi)\s(?:\([^()]{3,80}\)|de\s\p{L}{5,12})[.,]?\s?$/u.test(
      words,
    )
  )
    labels.fill(L.genre, from, endOf(labels, from) + 1);
}

const SPOKEN = /^(?:\p{Lu}\.[\s-]?){1,3}\p{Lu}[\p{L}’'-]{2,24},\s\p{Lu}\p{Ll}{3,20}\.\s?$/u;

/** "C. Ginzburg, Spie. Radici di un paradigma": one word without initials behind a name that has them begins the title. */
function wordBehindSpoken(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = labels[0] === L.label ? 1 : 0;
  if (labels[from] !== L.author) return;
  const to = endOf(labels, from);
  if (labels[to + 1] === L.title && SPOKEN.test(raw.slice(tokens[from]?.start, tokens[to]?.end))) labels[to] = L.title;
}

/** "Paris, Gallimard, coll. Folio histoire, 1989": what stands behind the word is the series, up to a comma. */
function collection(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  for (let i = 1; i + 1 < tokens.length; i += 1) {
    if (raw.slice(tokens[i]?.start, tokens[i]?.end) !== 'coll.' || !isOne(labels[i], 'place', 'note', 'other', 'publisher')) continue;
    if (!/,$/.test(raw.slice(0, tokens[i - 1]?.end))) return;
    labels[i] = L.other;
    for (let k = i + 1; k < tokens.length && k < i + 8 && isOne(labels[k], 'place', 'note', 'other', 'publisher', 'container'); k += 1) {
      labels[k] = L.series;
      if (/[,.;)]$/.test(raw.slice(tokens[k]?.start, tokens[k]?.end))) return;
    }
    return;
  }
}

const WRITTEN_THEN_EDITED =
  /^(?:([^:;()]{3,60}):|(\p{Lu}[\p{L}’'-]{1,20}(?:\s(?:von|van|de|der|of)(?:\sder)?)?\s\p{Lu}[\p{L}’'-]{1,20}),)\s(\p{Lu}[^:;()]{3,120}?),\s(?=(?:hrsgg?\.\s(?:v\.|von)|hgg?\.\s(?:v\.|von)|herausgegeben\svon|ed\.\sby|edited\sby|éd\.\spar|a\scura\sdi|red\.)\s\p{Lu})/u;

/** "Adorno, Theodor W.: Ästhetische Theorie, hrsg. von Gretel Adorno": of what was all read as editors, they stand behind the clause. */
function titleAmongEditors(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = labels[0] === L.label ? 1 : 0;
  const start = tokens[from]?.start ?? 0;
  if (labels[from] !== L.editor) return;
  const to = endOf(labels, from);
  const found = WRITTEN_THEN_EDITED.exec(raw.slice(start, tokens[to]?.end));
  if (found === null) return;
  const [whole, before, spoken] = found;
  const names = before ?? spoken ?? '';
  for (let i = from; i <= to; i += 1) {
    const at = (tokens[i]?.start ?? 0) - start;
    if (at < whole.length) labels[i] = at <= names.length ? L.author : L.title;
  }
}

const TURNED = /^\p{Lu}[\p{L}’'-]{1,25}(?:\s\p{Lu}[\p{L}’'-]{1,25})?,\s\p{Lu}[\p{L}.’' -]{1,30}:\s(?=\p{Lu}[^:;&]{4,160}\s?$)/u;

/** "Schulz, Klaus-Peter: Proletarier, Klassenkämpfer. Diss. …": behind the colon of the only author the title stands, though it reads like more names. */
function titleBehindColon(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = labels[0] === L.label ? 1 : 0;
  const start = tokens[from]?.start ?? 0;
  if (labels[from] !== L.author) return;
  const to = endOf(labels, from);
  const found = isOne(labels[to + 1], 'genre', 'place', 'publisher', 'edition') ? TURNED.exec(raw.slice(start, tokens[to]?.end)) : null;
  if (found === null) return;
  for (let i = from; i <= to; i += 1) if ((tokens[i]?.start ?? 0) - start >= found[0].length) labels[i] = L.title;
}

const MOST_WORDS = 6;
const HOUSE = /^\p{Lu}[\p{L}.’'-]{0,20},?(?:\s(?:(?:and|und|et|y|i|of|&)\s)?\p{Lu}[\p{L}.’'-]{0,20},?){0,5}$/u;

/** "(R. Pevear, Trans.). Farrar, Straus and Giroux. (Original work …)", "t. 2, Zysk i S-ka, Poznań": names and nothing else where a publisher stands. */
function houseAsTitle(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const first = placeOf(labels, L.title);
  const from = first === -1 ? -1 : placeOf(labels, L.title, endOf(labels, first) + 1);
  if (from === -1 || !isOne(labels[from - 1], 'translator', 'edition', 'volume', 'editor')) return;
  const to = endOf(labels, from);
  if (to - from >= MOST_WORDS || !(to + 1 === labels.length || isOne(labels[to + 1], 'place', 'date', 'note', 'id', 'url'))) return;
  const before = raw.slice(0, tokens[from - 1]?.end);
  if (before.endsWith(':') || (labels[from - 1] === L.editor && !/[)\]][.,]?$/.test(before))) return;
  if (HOUSE.test(raw.slice(tokens[from]?.start, tokens[to]?.coreEnd))) labels.fill(L.publisher, from, to + 1);
}
