/**
 * What stands among words that a source prints as another's, and is not theirs: who is speaking ("…,” she said, “…"), what was
 * heard or done meanwhile ("[laughs]", "[Exit]").
 */
import { isNegation } from '../weight.ts';

type Place = readonly [start: number, end: number];

const SPEAKS =
  /(?<!\p{L})(?:said|says?|saith|wrote|writes?|ask(?:s|ed)|repl(?:y|ies|ied)|return(?:s|ed)|add(?:s|ed)|told|explain(?:s|ed)|not(?:es|ed)|continue[sd]?|begins?|began|answer(?:s|ed)|cried|cries|argue[sd]?|observe[sd]?|remark(?:s|ed)|declare[sd]?|insist(?:s|ed)|warn(?:s|ed)|conclude[sd]?|recall(?:s|ed)|exclaim(?:s|ed)|sagte?|schr(?:ie|ei)bt?|meinte?|fragte?|erklärte?|antwortete|dit|écri(?:t|vait|vit)|répond(?:it)?|ajout[ea]|expliqu[ea]|dijo|dice|escrib\p{L}+|disse|scri(?:ve|sse|veva)|сказал\p{L}*|пи(?:шет|сал\p{L}*)|ответил\p{L}*)(?!\p{L})/u;
/** Between a mark that closes behind a comma or stop (or before a comma) and one that opens. */
const TAG = /(?:[,!?.—–-]["”’»“]|["”’»“],)\s{1,3}([^"”“„«»\n.!?;:]{3,70}?)([,.;:])\s{1,3}(?=["“„«‘])/gu;
/** French puts it between commas within the marks (", écrit-il,"), Russian between dashes with commas
 * (", – сказал он, –"). Between bare dashes stands an aside of the writer's own. */
const WITHIN = /, ((?:\p{L}{2,20} )?\p{L}{2,20}-(?:t-)?(?:il|elle|ils|elles|on|je)),|, [–—] ?([^–—\n"”»]{3,60}?)[,.]? ?[–—][,.]?\s/gu;
/** What is spoken behind a full stop is the same person's only if nobody else is named behind it. */
const OWN_SPEECH = /^["“„«‘]([^"”“«»\n]{1,600})["”’»“]\s*(\S?)/u;

/** Who speaks, between two stretches of one speech. */
export function* tags(text: string): Generator<Place> {
  for (const { 0: whole, 1: tag = '', 2: stop = '', index } of text.matchAll(TAG)) {
    const start = index + whole.indexOf(tag);
    const end = start + tag.length;
    const [, speech = '', next = ''] = OWN_SPEECH.exec(text.slice(index + whole.length, index + whole.length + 640)) ?? [];
    // A speech that goes on in the same sentence, or in the next one, that ends there.
    const goesOn =
      stop === ',' ? SPEAKS.test(tag) || /^\p{Ll}/u.test(speech) : SPEAKS.test(tag) && /[.!?…]$/.test(speech) && !/\p{Ll}/u.test(next);
    if (
      goesOn &&
      !tag
        .toLowerCase()
        .split(/[^\p{L}'’]+/u)
        .some(isNegation)
    )
      yield [start, end];
  }
  for (const { 0: whole, 1: french, 2: tag = '', index } of text.matchAll(WITHIN)) {
    const start = index + whole.indexOf(french ?? tag);
    if (french || SPEAKS.test(tag)) yield [start, start + (french ?? tag).length];
  }
}

/** The whole of what square brackets hold in encyclopedias that anybody edits: "citation needed", "who?", "note 3". */
export const TAGGED =
  /^\s*(?:edit|[\p{L} -]{3,40} needed|(?:by |according to |to )?who(?:m|se)?\?|(?:when|where|which|what|why|how|how many|further explanation needed)\?|(?:dubious|disputed|sic|vague|ambiguous|original research)(?: [–-] discuss)?\??|(?:note|nb|n) \d{1,3})\s*$/iu;

/** The whole of what a pair of brackets holds in transcripts, minutes and plays. */
export const HEARD =
  /^\s*(?:laugh(?:s|ter|ing)?|chuckles?|applause|(?:long |short )?pauses?|sighs?|coughs?|inaudible|unintelligible|indistinct|cross-?talk|silence|music|overlapping|(?:enter|re-?enter|exit|exeunt|aside|within|kneels?|rises?|dies|sings?|reads?|draws?|gives?|takes?|goes|to)(?: [^()[\]]{1,80})?\.?|(?:Heiterkeit|Beifall|Zurufe?|Lachen|lacht|Pause|Unruhe|Widerspruch)(?: (?:und|bei|des|der|von|im|auf)\b[^()[\]]{0,80})?|rires?|applaudissements?|risas?|aplausos?|rid[eo](?:no)?|applausi|смех|сме[её]тся|пауза|аплодисменты|笑|拍手|沈黙)\s*$/iu;
