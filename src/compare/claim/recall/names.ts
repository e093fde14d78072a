/**
 * The names in a claim, and whether a source knows them at all. A name that stands nowhere in the source (Merck where the source
 * speaks of Pfizer) is what a paraphrase never brings in. Held to be known: other forms (Italian for Italy), initials (WHO for
 * World Health Organization and back), spellings that share most letters. A word that opens the sentence is a name only when
 * nobody writes it small; whoever is in doubt is no name.
 */

import { anyOf } from '../../../text/any-of.ts';
import { entryOf } from '../../../text/entry.ts';
import { oncePer } from '../../../text/remembered.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import type { ClaimWords } from '../recall.ts';
import { formOf, lettersShared } from '../select/expand.ts';
import type { EvidenceIndex } from './index.ts';

/** Words that begin sentences and are no names, whatever letter they begin with. */
const COMMON = new Set(
  `research researcher researchers study studies scientist scientists expert experts critics analyst analysts author authors data evidence result results finding
   findings revenue revenues sales profit profits income earnings growth demand supply price prices cost costs rate rates share shares market markets trade exports imports
   mortality treatment treatments patient patients participants people women men children adults students teachers workers employees users customers consumers
   government governments officials authorities police court courts judge judges lawmakers voters residents citizens companies company firms firm investors
   climate temperature temperatures emissions water energy oil gas power food health education technology software hardware science history art music film
   water rain snow weather fire flood early late recent current previous new old high low large small long short higher lower total average overall
   today yesterday tomorrow later earlier often usually sometimes generally typically initially eventually ultimately originally additionally similarly
   construction production development design work building buildings city cities town towns village villages country countries region regions area areas
   scholars historians doctors physicians nurses surgeons engineers developers designers artists writers players team teams club clubs league season seasons
   deaths cases infections symptoms vaccines vaccination drugs drug medicine medicines therapy surgery diagnosis prevention exposure risk risks factors
   species animals plants birds fish mammals insects trees forests oceans rivers lakes mountains island islands coastal urban rural public private
   evaluation analysis application applications methods method approach approaches models model training tests testing performance accuracy results
   someone somebody everyone everybody anyone anybody nobody well yeah yes sure okay key main important employ employing use using consider ensure
   members president presidents minister ministers leaders leader king queen prince church churches soldiers troops army navy forces war battle peace`.split(
    /\s+/,
  ),
);
/** Tells which words somebody writes small. */
export type Smalls = Pick<ReadonlySet<string>, 'has'>;

/** Words of many names, which alone name nothing: a University of somewhere is told by the somewhere. */
const GENERIC = new Set(
  `university college institute institution school academy company corporation corp inc ltd llc group bank commission committee council association organization
   organisation society union federation agency authority bureau office department ministry foundation trust center centre act law bill rule article section
   chapter part figure table type step phase level class grade stage passage case study test theory model effect syndrome disease index street avenue road
   river lake mount mountain sea ocean bay island islands city county state states united kingdom republic province district house hall tower bridge park
   station airport museum library church cathedral hospital journal times post news press magazine party court king queen prince princess duke earl
   president minister world national international american general royal federal central great new old saint san los las grand first second third
   earth health science sciences research technology war battle treaty prize award cup league club championship games series day year association variable fixed
   usage based chinese well access benefit higher lower`.split(/\s+/),
);
/** Names that others stand for. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  us: ['united', 'usa', 'america', 'american', 'states'],
  usa: ['united', 'us', 'america', 'american', 'states'],
  american: ['us', 'usa', 'states'],
  america: ['us', 'usa', 'states'],
  uk: ['united', 'britain', 'british', 'england', 'kingdom'],
  british: ['uk', 'britain', 'england', 'kingdom'],
  britain: ['uk', 'british', 'kingdom'],
  eu: ['european', 'europe'],
  un: ['united', 'nations'],
  dutch: ['netherlands', 'holland'],
  netherlands: ['dutch'],
  german: ['deutsche'],
  swiss: ['switzerland'],
  french: ['france'],
  france: ['french'],
  spanish: ['spain'],
  spain: ['spanish'],
  greek: ['greece'],
  welsh: ['wales'],
  danish: ['denmark'],
  turkish: ['turkey'],
  soviet: ['ussr', 'russia', 'russian'],
  covid: ['coronavirus', 'sars'],
};
const TITLES = new Set(
  'mr mrs ms dr prof professor sir lady lord president king queen pope saint st general captain senator governor january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday jan feb mar apr jun jul aug sept sep oct nov dec north south east west northern southern eastern western bc ad bce ce am pm'.split(
    ' ',
  ),
);

/**
 * The names of a claim, each a run of words ("Filippo Brunelleschi", "Merck"), without those that only say what kind of thing it is.
 * `small`: words that the answer or the source writes small.
 */
export function namesOf({ text, tokens, content }: ClaimWords, small: Smalls): Token[][] {
  const runs: Token[][] = [];
  let last = -2;
  let at = 0;
  for (const token of content) {
    // Words of meaning are words of the claim, in its order.
    while (tokens[at] !== token && at < tokens.length - 1) at += 1;
    if (!isName(text, tokens, token, at, small)) continue;
    const between = last < 0 ? '' : text.slice(tokens[last]?.end ?? 0, token.start);
    if (last >= 0 && at - last <= 3 && /^(?:[\s.-]{1,3}|\s(?:of|de|van|von|der|al|bin)(?:\s(?:the|der|la))?\s)$/.test(between))
      runs.at(-1)?.push(token);
    else runs.push([token]);
    last = at;
  }
  return runs.map((run) => run.filter(({ text: word }) => !GENERIC.has(word))).filter((run) => run.length > 0);
}

/** Words that stand beside each other with a capital in any German sentence and name nobody. */
const GERMAN_PAIRS = anyOf(
  'ende anfang mitte prozent euro dollar millionen milliarden million milliarde tausend liter kilo kilometer meter tonnen gramm grad uhr jahr jahre jahren tag tage tagen stunde stunden minuten monat monate monaten woche wochen menschen personen herr frau herrn',
);

/**
 * Of the names found by their capitals those that are names in German too, where every noun has one: words with capitals inside, and two
 * or more words side by side.
 */
export const namesInGerman = (runs: readonly (readonly Token[])[], text: string): (readonly Token[])[] =>
  runs.filter(
    (run) =>
      run.some((token) => /^.+\p{Lu}/u.test(text.slice(token.start, token.end))) ||
      (run.length > 1 && !run.some((token) => GERMAN_PAIRS.test(token.text))),
  );

function isName(text: string, tokens: readonly Token[], token: Token, at: number, small: Smalls): boolean {
  if (token.kind === 'number' || token.text.length < 2) return false;
  const raw = text.slice(token.start, token.end);
  // Most words are written small, as they are compared.
  if (raw === token.text || !/\p{Lu}/u.test(raw) || TITLES.has(token.text) || isStopWord(token.text)) return false;
  // "(CTR)" behind the words it stands for.
  if (/^[\p{Lu}\p{N}]{2,7}$/u.test(raw) && text.charAt(token.start - 1) === '(') return false;
  // Letters inside tell a name wherever it stands: NASA, iPhone, McDonald.
  if (/^.+\p{Lu}/u.test(raw) && !/^[\p{Lu}]{6,}$/u.test(raw)) return true;
  if (!/^\p{Lu}/u.test(raw)) return false;
  // Whether somebody writes it small is asked last: it is looked for in the whole answer.
  return (!opens(text, tokens, at) || (!COMMON.has(token.text) && isNamelike(text, tokens, at))) && !small.has(token.text);
}

/** Short titles of other languages than English. */
const TITLE_ELSEWHERE = anyOf('m mm mme mlle sr sra srta dra dott sig hr fr dhr mevr');

/** True for the first word of a sentence, of a quotation, of a title line. */
function opens(text: string, tokens: readonly Token[], at: number): boolean {
  const before = text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
  // "M. Durand", "la Sra. Ortiz": the stop is the title's.
  const titled = /^\. ?$/.test(before) && TITLE_ELSEWHERE.test(tokens[at - 1]?.text ?? '');
  return at === 0 || (!titled && /[.!?:;“"‘(\n|•]/.test(before));
}

/** The first word of a sentence is a name when the next is one too, or when a verb of doing follows it and it has no ending of a common noun. */
function isNamelike(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || next === undefined) return false;
  if (/^['’]s/.test(text.slice(token.end - 2, token.end + 2))) return true;
  if (/(?:s|ing|ed|ly|ion|ity|ment|ness|ism|ure|ance|ence|age|al|ive|ous|able|er|or|ology|ics|th|ship|hood|ty|gy|cy)$/.test(token.text))
    return false;
  if (/^\p{Lu}\p{Ll}/u.test(text.slice(next.start, next.start + 2)) && next.kind === 'word' && !isStopWord(next.text)) return true;
  return /^(?:is|was|has|had|will|said|says|reported|announced|became|won|lost|bought|sold|acquired|founded|launched|released|published|developed|discovered|invented|wrote|died|joined|led|made|began|agreed|plans|posted|earned|raised|cut|paid|merged|approved|recorded)$/.test(
    next.text,
  );
}

/** True when a source knows a name: one of its words as it is or in another form, its initials, or what its initials stand for. */
export function knowsName(run: readonly Token[], text: string, index: EvidenceIndex): boolean {
  if (run.some(({ text: word }) => index.small.has(word))) return true;
  const initials = run.map((token) => token.text.charAt(0)).join('');
  // "Acme Widget Works" where the source says AWW.
  if (run.length >= 2 && index.places.has(initials)) return true;
  return run.some((token) => knowsWord(token.text, text.slice(token.start, token.end), index));
}

function knowsWord(word: string, raw: string, index: EvidenceIndex): boolean {
  if (index.places.has(formOf({ text: word, kind: 'word' }))) return true;
  if ((entryOf(ALSO, word) ?? []).some((other) => index.places.has(formOf({ text: other, kind: 'word' })))) return true;
  if (/^\p{Lu}[\p{Lu}\p{N}.&]{1,6}s?$/u.test(raw)) return index.capitals.has(`=${word}`) || spelt(word.replace(/s$/, ''), index);
  if (word.length >= 5 && index.capitals.has(word.slice(0, 4))) return true;
  // "Exxon" in "ExxonMobil", "miR" in "microRNA".
  if (word.length >= 4 && index.within(word)) return true;
  for (let from = 0; from + 5 <= word.length; from += 1)
    for (let to = from + 5; to <= word.length; to += 1) if (index.places.has(word.slice(from, to))) return true;
  return index.beginning(word).some((other) => Math.abs(other.length - word.length) <= 3 && lettersShared(other, word) >= 0.6);
}

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
/** Of longer sources the words are read anew for each abbreviation, so that none of their size stay in memory. */
const LONGEST_KEPT = 200_000;

const wordsOfAll = ({ text, sentences }: EvidenceIndex): readonly (readonly string[])[] =>
  sentences.map(({ start, end }) => text.slice(start, end).toLowerCase().split(BETWEEN_WORDS));
const wordsKept = oncePer(wordsOfAll);

/** The words of each sentence of a source, in small letters: read when the first abbreviation is asked for. */
const lettersOf = (index: EvidenceIndex): readonly (readonly string[])[] =>
  index.text.length > LONGEST_KEPT ? wordsOfAll(index) : wordsKept(index);

/** True when words side by side spell an abbreviation: "human papillomavirus" is HPV. Each letter begins a word or stands in the one before. */
function spelt(letters: string, index: EvidenceIndex): boolean {
  if (letters.length < 2) return true;
  for (const words of lettersOf(index)) {
    for (let from = 0; from < words.length; from += 1)
      if (words[from]?.charAt(0) === letters.charAt(0) && spells(letters, words, from)) return true;
  }
  return false;
}

function spells(letters: string, words: readonly string[], from: number): boolean {
  let word = from;
  let at = 0;
  for (const letter of letters.slice(1)) {
    const within = (words[word] ?? '').indexOf(letter, at + 1);
    if (words[word + 1]?.charAt(0) === letter) [word, at] = [word + 1, 0];
    else if (within >= 0) at = within;
    else if (words[word + 2]?.charAt(0) === letter && (words[word + 1]?.length ?? 9) <= 3) [word, at] = [word + 2, 0];
    else return false;
  }
  // A word of one's own is no abbreviation of itself: at least two words, or a long one.
  return word > from || (words[from]?.length ?? 0) >= letters.length * 3;
}
