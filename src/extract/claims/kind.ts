/**
 * What a sentence of an answer is: a statement that a source could bear out, a sentence about the sources themselves ("The
 * documents do not say when"), or none of these (a question, an offer of help, the line that leads into a list). Sentences about
 * the sources are not held against them: that the sources are silent stands in none of them. Told narrowly, so that "energy
 * sources do not emit carbon" remains a statement.
 */
import type { SentenceKind } from '../../model/claim.ts';
import { contentOf } from '../../text/tokens/stop.ts';
import { tokensOf } from '../../text/tokens.ts';

const NOUN =
  '(?:sources?|documents?|passages?|excerpts?|search results?|references|citations|articles?|materials?|texts?|context|snippets?|evidence|information|results)';
const OWN = '(?:the|these|those|my|your|any|all|both|either|each|none|no|of)';
const GIVEN = String.raw`(?:provided|given|available|cited|listed|retrieved|supplied|search|other|remaining|above|attached|two|three|four|five|\d{1,2})`;
/** "the sources", "these two documents", "source 3", "the articles provided", "[2]". */
const SOURCES = String.raw`(?:\b${OWN} (?:${GIVEN} ){0,2}${NOUN}(?: ${GIVEN})?|\b(?:source|document|passage|reference) #?\d{1,2}|\bthe provided ${NOUN}|\[\d{1,3}\])`;
const SAYS =
  '(?:mention|state|say|specify|provide|contain|include|discuss|address|indicate|cover|give|explain|describe|offer|clarify|confirm|list|report|detail|name|reveal|disclose|identify|answer|tell|define|support|establish|elaborate|go into|appear)';
const NOT = "(?:do(?:es)? not|don['’]t|doesn['’]t|did not|didn['’]t|cannot|can['’]t|fails? to|neither|nowhere)";
const SILENT = String.raw`(?:${NOT} (?:\w+ ){0,2}${SAYS}|(?:are|is|remains?) silent|says? nothing|(?:offers?|gives?|contains?|provides?|makes?|has|have|includes?) no (?:\w+ ){0,2}(?:information|details?|data|mention|evidence|answer|reference|figures?))`;
const AGREE = '(?:agree|disagree|differ|conflict|contradict|diverge|vary|are consistent|are inconsistent|overlap)';

const ABOUT: readonly RegExp[] = [
  new RegExp(String.raw`${SOURCES}[^.;:]{0,40}?\s${SILENT}`, 'i'),
  new RegExp(
    String.raw`\b(?:none|neither|not one|nothing|no one|no) (?:of |in |among |from )?(?:the |these |those |my |your |any )?(?:${GIVEN} ){0,2}${NOUN}\b[^.;:]{0,40}\b${SAYS}(?:s|es|ed|d)?\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:not|n['’]t|never|nowhere) (?:\w+ ){0,4}(?:in|by|from) (?:the|these|any of the) (?:${GIVEN} ){0,2}${NOUN}\b`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:\W*|however,? |overall,? )(?:the |these |those |all |both |all of the |most of the )(?:${GIVEN} ){0,2}(?:sources|documents|passages|articles|references)\b[^.;:]{0,40}\b${AGREE}\b`,
    'i',
  ),
  /^\W*(?:sources?\s)?(?:\[[^\]]{1,20}\],? ?(?:and |or )?){2,8}\s*(?:all |both |also )?(?:agree|disagree|differ|conflict|contradict)/i,
  /\b(?:I|we) (?:could not|couldn['’]t|cannot|can['’]t|was unable to|were unable to|am unable to|did not|didn['’]t) (?:find|locate|verify|determine|confirm|identify)\b/i,
  /\b(?:is|are|was|were) not (?:\w+ )?(?:mentioned|specified|stated|disclosed)\W*$/i,
  /^\W*(?:nothing|no (?:details?|information|mention|figures?)) (?:is|are|was|were) (?:said|stated|mentioned|specified|provided) (?:about|on|of|for|regarding)\b/i,
];
/** What a writer does, and what research at large has done, stand in no cited work: "We used the scales of Ng [3]", "Few studies have …". */
const OWN_WORK: readonly RegExp[] = [
  /^\W*(?:(?:here|in|for|to|from|with|by|on|at|following|based|after|before|using|unlike|like|contrary|similar|as|building)\b[^;:?]{0,200}?[\s,])?(?:we|I)\s(?!(?:now |all |already |do |do not |don['’]t )?(?:know|live|need|eat|breathe|tend|inhabit|share)\b)/i,
  /^\W*(?:(?:in|for|throughout) )?(?:our|my|the present|the current)\s(?:\w+ ){0,2}(?:stud(?:y|ies)|paper|article|thesis|chapter|work|survey|experiments?|analys[ie]s|approach|methods?|model|measures?|results?|findings?|data|sample|hypothes[ie]s|procedures?|design|framework|questionnaire|implementation|interviews?)\b/i,
  /\bour own\b/i,
  /^\W*(?:the |all |these )?(?:data|figures|scores|maps?|images?|stimuli|texts|records|statistics)\b[^.;]{0,80}\b(?:was|were|is|are) (?:taken|obtained|drawn|downloaded|retrieved|extracted|derived|compiled|collected)\b/i,
  /\b(?:was|were) (?:coded|scored|analy[sz]ed|calculated|computed|estimated|fitted|processed|transcribed|classified|annotated|trained|implemented|measured|assessed|performed|carried out|conducted|diagnosed|determined) (?:\w+ ){0,3}(?:with|using|by means of|following|according to)\b/i,
  /\b(?:[Tt]his|[Tt]he present|[Tt]hese) (?:\w+ ){0,2}?(?:document|memo|specification|section|subsection|appendix|proposal|draft|RFC|[A-Z]?[EB]IP|[KP]EP)s?\b(?! ?\[1\])/,
  /^\W*(?:the )?IANA (?:has|have|is|was|will|shall|SHALL|should|maintains|assigned|registered|updated)\b/,
  /^\W*(?:to support this|servers? (?:implementing|supporting) (?:this|these|the)|clients? (?:implementing|supporting) (?:this|these|the))\b/i,
  /^\W*(?:(?:to date|so far|until now|however|yet|but),? )?(?:no|few|little|hardly any)\s(?:\w+ ){0,2}?(?:stud(?:y|ies)|research|work|attention|papers|trials|surveys|authors|is known)\b/i,
];
/** What a registry did for the document itself: other documents say the same of themselves, with other numbers. */
const REGISTERED = /^\W*(?:the )?(?:IANA|Internet Assigned Numbers Authority)\b[^;:?]{0,300}\bthis (?:document|memo|specification|RFC)\b/i;
/** "Ng [3] did not examine X", "Neither [3] nor [4] looked at X": what a work leaves out stands nowhere in it. */
const LEAVES_OUT =
  /\[\d{1,3}\],? (?:did|do|does) not (?:\w+ )?(?:examine|study|investigate|look|consider|assess|explore|analy[sz]e|evaluate|address|discuss|mention|report|cover|include|deal)\b|^\W*(?:neither [^;]{0,60})?\[\d{1,3}\][^;]{0,4} nor [^;]{0,60}\[\d{1,3}\]/i;
/** A word that each of these has: asked before them, since most sentences have none. */
const MAYBE_ABOUT =
  /n['’]t\b|\bno(?:t|ne|thing|where)?\b|\b(?:neither|never|cannot|unable|silent)\b|\bfail|agree|differ|conflict|contradict|diverge|vary|consistent|overlap/i;
const OFFER =
  /^\W*(?:let me know|i hope|hope this|feel free|would you like|please (?:note|let|see|consult|refer|contact)|if you (?:need|want|would like|have)|here (?:is|are)|here['’]s|sure[,!.]|certainly[,!.]|of course[,!.]|below (?:is|are)|this (?:answer|summary|response|section)|in this (?:answer|summary|response|section)|i (?:will|have|can|am|recommend|suggest|would)|note that this|see also|sources?:|references?:|read more|learn more|i['’](?:ll|ve|m|d)\b)/i;

/**
 * Sorts one sentence. Takes it without its marks and as printed; `marked`: with "[1]" for each of its citations, null where it bears none;
 * `listed`: it is of a text with a list of works, whose "we" are its authors.
 */
export function kindOf(text: string, printed: string, marked: string | null, listed: boolean): SentenceKind {
  const cited = marked !== null;
  if (MAYBE_ABOUT.test(printed) && ABOUT.some((pattern) => pattern.test(printed))) return 'about-sources';
  if (cited && LEAVES_OUT.test(marked)) return 'about-sources';
  const trimmed = text.trim();
  if (/[?？؟]["”’)]*$/.test(trimmed) || /[:：]["”’)*_]*$/.test(trimmed)) return 'not-a-claim';
  if (!cited && OFFER.test(trimmed)) return 'not-a-claim';
  if (!saysAtLeast(trimmed, cited ? 1 : 3)) return 'not-a-claim';
  if (cited && listed && (REGISTERED.test(trimmed) || !WORD.test(trimmed))) return 'not-a-claim';
  return cited && listed && OWN_WORK.some((pattern) => pattern.test(trimmed)) ? 'own-work' : 'claim';
}

/** A word: "RFC7230 1.1, 1.2, C" of an index has none. */
const WORD = /(?<![\p{L}\p{N}])\p{L}{3,}(?![\p{L}\p{N}])|[^\p{sc=Latin}\P{L}]/u;

/** Characters from which on a space is looked for: the words before it mostly tell. */
const ENOUGH = 40;

/** Whether a sentence has so many words of meaning. No word goes on behind a space. */
function saysAtLeast(text: string, words: number): boolean {
  const space = text.indexOf(' ', ENOUGH);
  if (space >= 0 && contentOf(tokensOf(text, 0, space)).length >= words) return true;
  return contentOf(tokensOf(text)).length >= words;
}
