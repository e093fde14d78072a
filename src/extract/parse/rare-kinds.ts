/**
 * Labels what works of rare kinds are printed with and no weights know: who directed a film, the names in
 * a bracket before "Trans.", "(2nd ed., Vols. 1–2)", the scale of a map, keys and opus numbers of music, a symbol of the United
 * Nations, an authority in capitals at the head, a song and its album, a journal in quotation marks behind a title. Each asks for the whole formula; other labels are left as they are.
 */
import { matchesOf } from '../../text/matches.ts';
import { has, Signs, signsIn } from '../../text/signs.ts';
import { LABEL_INDEX, paint, placeOf } from './labels.ts';
import type { Token } from './tokens.ts';

const L = LABEL_INDEX;

/** Sets such labels in place. */
export function labelRareKinds(raw: string, tokens: readonly Token[], labels: Uint8Array, signs = signsIn(raw)): void {
  // Most references hold nothing of these: a sign or a word tells.
  if (/irected by |Dir\. |Dirigid|Réalis|Regie/.test(raw)) directed(raw, tokens, labels);
  if (has(signs, Signs.bracket)) {
    if (/(?:Trans|Eds?)\.\)/.test(raw)) rolesInBracket(raw, tokens, labels);
    if (raw.includes(' ed., ')) editionInBracket(raw, tokens, labels);
    if (/COM|SWD|JOIN/.test(raw)) communication(raw, tokens, labels);
  }
  if (has(signs, Signs.colon) && /1 ?:/.test(raw)) scale(raw, tokens, labels);
  if (/ (?:No\.|Nr\.|Op\.) | n°/.test(raw)) music(raw, tokens, labels);
  if (has(signs, Signs.square) && raw.includes('[Song]. ')) album(raw, tokens, labels);
  if (has(signs, Signs.beyond) && /[„«“]/.test(raw) && QUOTED_BEFORE_NUMBER.test(raw)) quotedJournal(raw, tokens, labels);
  if (/(?:word|oduction|face) by |Vorwort von|Préface de|Prólogo de/.test(raw)) introduced(raw, tokens, labels);
  capitals(raw, tokens, labels);
  if (has(signs, Signs.stroke) && /[ASET]\//.test(raw)) symbol(raw, tokens, labels);
}

const NAME = "(?:\\p{Lu}\\.|\\p{Lu}[\\p{L}\\p{M}’'-]{1,20})";
const DIRECTED = new RegExp(
  `(?<=[.?!)\\]]\\s)(?:Directed\\sby|Dir\\.|Dirigid[ao]\\spor|Réalisé\\spar|Réalisation\\s?:|Regie:?)\\s${NAME}(?:\\s(?:(?:and|und|et|y|de|von|van)\\s)?${NAME}){1,6}(?:(?:,\\s(?:performances?|perf\\.|starring|with)|[.,;]\\sPerf(?:ormers)?\\.)\\s[^.;]{3,160})?[.,;]`,
  'u',
);

/** "Citizen Kane. Directed by Orson Welles. RKO, 1941.": what stands before is the title where nothing else does. */
function directed(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const found = DIRECTED.exec(raw);
  if (found === null) return;
  paint(tokens, labels, found.index, found.index + found[0].length, L.note);
  const names = placeOf(labels, L.title);
  if (names !== -1 && (tokens[names]?.start ?? 0) < found.index) return;
  const head = raw.slice(0, found.index);
  if (!/\d{4}/.test(head)) paint(tokens, labels, labels[0] === L.label ? (tokens[0]?.end ?? 0) : 0, found.index, L.title);
}

const PERSON =
  "(?:\\p{Lu}\\.[\\s-]?){1,4}(?:(?:van|von|de|der|den|la|di|du|le)\\s){0,2}\\p{Lu}[\\p{L}\\p{M}’'-]{1,25}(?:\\s\\p{Lu}[\\p{L}’'-]{1,25})?";
const IN_BRACKET = new RegExp(
  `\\((${PERSON}(?:(?:,\\s(?:&\\s|and\\s)?|\\s&\\s|\\sand\\s)${PERSON}){0,7}),\\s(Trans|Eds?)\\.(?:\\s&\\s(?:Eds?|Trans)\\.)?\\)`,
  'u',
);

/** "(T. A. Brown & C. E. Kaegi, Trans.)": all names of the bracket are those of who translated. */
function rolesInBracket(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const found = IN_BRACKET.exec(raw);
  if (found === null) return;
  paint(tokens, labels, found.index, found.index + found[0].length, found[2] === 'Trans' ? L.translator : L.editor);
}

const EDITION_THEN =
  /\(((?:\d{1,2}(?:st|nd|rd|th)|Rev\.|\d{1,2}(?:st|nd|rd|th)\srev\.)\sed\.),\s(Vols?\.\s(?:\d{1,3}|[IVX]{1,5})(?:[–-](?:\d{1,3}|[IVX]{1,5}))?)(?:,\s(pp?\.\s\d{1,5}(?:[–-]\d{1,5})?))?\)/;

function editionInBracket(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const found = EDITION_THEN.exec(raw);
  if (found === null) return;
  const [whole, edition = '', volume = '', pages = ''] = found;
  const at = found.index;
  paint(tokens, labels, at, at + 1 + edition.length, L.edition);
  paint(tokens, labels, at + 1 + edition.length, at + whole.length, L.volume);
  if (pages !== '') paint(tokens, labels, at + whole.indexOf(pages, volume.length + edition.length), at + whole.length, L.pages);
}

/** "1:24,000" is no volume. */
function scale(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const found = /(?<![\d(;:,])\s\(?1\s?:\s?\d{1,3}[ ,. ]\d{3}(?:[ ,.]\d{3})?(?!\d)/u.exec(raw);
  if (found === null) return;
  tokens.forEach(({ coreStart }, i) => {
    const label = labels[i];
    if (coreStart < found.index || coreStart >= found.index + found[0].length) return;
    if (label === L.volume || label === L.pages || label === L.issue) labels[i] = L.note;
  });
}

const MUSIC =
  /(?<![\p{L}])(?:Symphon(?:y|ie)|Sinfonia|Sonat[ae]|Concerto|Konzert|(?:String\s)?Quartet|Streichquartett|Quintet|Trio|Suite|Étude|Prelude|Mazurka|Nocturne|Mass|Messe)(?:\s(?!(?:No|Nr|Op|in|KV)\b)\p{L}{2,14}){0,3}(?:\s(?:No|Nr)\.\s\d{1,3}|\sn[°º]\s\d{1,3})?(?:,?\s(?:in\s)?[A-H](?:[\s-](?:flat|sharp|moll|dur|major|minor)){0,2})?(?:,?\s(?:Op|K|KV|BWV|Hob)\.?\s\d{1,4}(?:,?\s(?:No|Nr)\.\s\d{1,3})?)?(?:\s\([^()]{1,40}\))?/giu;

/** "Symphony No. 9 in D Minor, Op. 125": the full stops and numbers of the name end no title. */
function music(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const first = tokens[placeOf(labels, L.title)];
  if (first === undefined) return;
  for (const found of matchesOf(MUSIC, raw)) {
    if (!/\s(?:No|Nr|Op|n)[.°º]|\s(?:K|KV|BWV|Hob)\.?\s\d/u.test(found[0]) || found.index < first.start || found.index > first.end + 60)
      continue;
    // Only where the title was cut: what holds the work would begin behind a stop.
    if (!raw.slice(first.start, found.index).includes('. ')) paint(tokens, labels, first.start, found.index + found[0].length, L.title);
    return;
  }
}

/** "S/RES/1325", "A/HRC/45/12": the symbol of a document of the United Nations. */
const SYMBOL =
  /(?<![\p{L}\d/])(?:A|S|E|ST)\/(?:[A-Z][A-Za-z.]{1,9}\/|\d{1,4}\/){1,3}(?:[A-Z]{1,4}\.)?\d{1,5}(?:\/(?:Add|Rev|Corr)\.\d{1,2})?(?![\p{L}\d/])/u;

function symbol(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const found = SYMBOL.exec(raw);
  if (found !== null) paint(tokens, labels, found.index, found.index + found[0].length, L.number);
}

/** "Humble [Song]. On Damn. Aftermath; Interscope.": the album and who brought it out. */
function album(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const found = /\[Song\]\.\s(?:On\s([^.[\]]{2,80})\.\s)?([^.[\]]{2,120})\.?(?=\shttps?:|\s?$)/u.exec(raw);
  if (found === null) return;
  const [whole, on = '', firm = ''] = found;
  const end = found.index + whole.length;
  paint(tokens, labels, found.index, found.index + 7, L.genre);
  if (on !== '') {
    const at = raw.indexOf(on, found.index + 7);
    paint(tokens, labels, found.index + 7, at, L.other);
    paint(tokens, labels, at, at + on.length, L.container);
  }
  paint(tokens, labels, end - firm.length - 1, end, L.publisher);
}

const QUOTED_BEFORE_NUMBER = /\s[„«“][^„«“”»]{2,90}[”»“]\s\(?(?:[12]\d{3}|\d{1,3}|nr|R\.|t\.)/u;

/** "Zmiany klimatu, „Wieś i Rolnictwo” 2014, nr 3": a quotation behind the title and before a year or number is the journal. */
function quotedJournal(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = placeOf(labels, L.title);
  const first = tokens[from];
  if (first === undefined || placeOf(labels, L.container) !== -1 || /[„«“"]/.test(raw.slice(first.start, first.coreStart))) return;
  let to = from;
  while (labels[to + 1] === L.title) to += 1;
  const last = tokens[to];
  if (last === undefined || !/[”»“]/.test(raw.slice(last.coreEnd, last.end))) return;
  if (labels[to + 1] !== L.date && labels[to + 1] !== L.volume && labels[to + 1] !== L.issue) return;
  for (let i = to; i > from; i -= 1) {
    const token = tokens[i];
    if (token === undefined) return;
    if (!/[„«“]/.test(raw.slice(token.start, token.coreStart))) continue;
    if (/,\s?$/.test(raw.slice(tokens[i - 1]?.coreEnd, token.start))) labels.fill(L.container, i, to + 1);
    return;
  }
}

const CAPITALS =
  /^(?:\p{Lu}{2,20}\.\s(?=(?:Ministério|Secretaria|Conselho|Presidência|Agência|Tribunal|Congresso|Senado|Câmara|Departamento|Instituto|Supremo|Comissão|Ministerio|Consejo|Congreso)\s)[^.]{5,90}|(?=[^.]{0,60}(?:ASSOCIAÇÃO|INSTITUTO|MINISTÉRIO|CONSELHO|ORGANIZAÇÃO|COMISSÃO|FUNDAÇÃO|SECRETARIA|AGÊNCIA|CONFEDERAÇÃO|UNIVERSIDADE|EMPRESA|BANCO|ASOCIACIÓN|ORGANIZACIÓN|MINISTERIO|COMISIÓN|INSTITUTE|ORGANI[SZ]ATION|COUNCIL|COMMISSION|MINISTRY|SOCIETY))\p{Lu}{2,20}(?:\s\p{Lu}{1,20}){1,9})\.\s(?=[\p{Lu}\p{N}])/u;

/** "BRASIL. Ministério da Saúde. Política …", "ASSOCIAÇÃO BRASILEIRA DE NORMAS TÉCNICAS. NBR 6023: …": an authority in capitals answers for the work. */
function capitals(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const code = raw.charCodeAt(1);
  if ((code >= 97 && code <= 122) || code < 65 || placeOf(labels, L.author) !== -1) return;
  if (labels[0] !== L.title && labels[0] !== L.editor) return;
  const found = CAPITALS.exec(raw);
  if (found === null) return;
  let to = 0;
  while (labels[to + 1] === labels[0]) to += 1;
  if ((tokens[to]?.start ?? 0) < found[0].length) return;
  const end = tokens[to]?.end ?? 0;
  paint(tokens, labels, 0, found[0].length, L.author);
  paint(tokens, labels, found[0].length, end, L.title);
}

const INTRODUCED = new RegExp(
  `(?<=[.?!]\\s)(?:(?:With\\san?\\s)?(?:Foreword|Introduction|Preface|Afterword|foreword|introduction|preface)\\sby|Vorwort\\svon|Préface\\sde|Prólogo\\sde)\\s${NAME}(?:\\s${NAME}){1,4}\\.\\s(?=\\p{Lu})`,
  'u',
);

/** "Foreword by Joseph Frank." names nobody who answers for the work. */
function introduced(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const found = INTRODUCED.exec(raw);
  if (found !== null) paint(tokens, labels, found.index, found.index + found[0].length - 1, L.note);
}

/** "COM(2020) 65 final": the number of a document of the European Commission. */
function communication(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const found = /(?<!\p{L})(?:COM|SWD|SEC|JOIN)\s?\((?:19|20)\d\d\)\s?\d{1,4}(?:\/\d)?(?:\sfinal)?(?!\d)/u.exec(raw);
  if (found !== null) paint(tokens, labels, found.index, found.index + found[0].length, L.number);
}
