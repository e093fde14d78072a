/**
 * What is looked into, expected or drafted, told as so: "a longer version will be built" beside "a longer version is under consideration", "the firm saved 150 million" beside "the firm expects savings of 150 million", "the
 * law limits working time" beside "the bill would limit working time".
 */
import { isPast } from '../../../text/verbs.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { isLeftOpen } from '../limits/hedged.ts';
import type { Told } from '../particulars/told.ts';
import { among, meantIn } from './pieces.ts';
import { clauseRound } from './words.ts';

/** What stands behind the thing that is still open. */
const LOOKED_INTO =
  /(?<![\p{L}])(?:(?:is|are|remains?) (?:still |currently |now |being )?(?:under (?:consideration|discussion|review|study|examination)|being (?:considered|discussed|examined|studied|reviewed|explored|debated|planned)|considered(?= [.,;]|[.,;]|$)|planned|proposed|envisaged)|(?:wird|werden) (?:noch |derzeit |zurzeit |gerade )?(?:geprüft|erwogen|diskutiert|untersucht|beraten)|(?:est|sont) (?:encore |actuellement )?(?:à l[’']étude|envisagée?s?|étudiée?s?|à l[’']examen|en discussion)|(?:está|están) (?:aún |todavía )?(?:en estudio|siendo estudiad\p{L}{1,2}|en discusión|en consideración)|(?:è|sono) (?:ancora )?(?:allo studio|in discussione|in esame|all[’']esame)|(?:está|estão) (?:ainda )?(?:em estudo|a ser estudad\p{L}{1,2}|em análise|em discussão))(?![\p{L}])/iu;
/** What stands before it: the noun is what is expected. */
const EXPECTS =
  /(?<![\p{L}])(?:(?<!as |than |was |is |are |were )(?:expects?|anticipates?|foresees?|predicts?|envisages?|is considering|are considering|considers?(?= \p{L}{3,20}ing\b))|(?:is|are) considering|erwarte[nt]|rechne[nt] mit|attend(?:ent)?|prévoi(?:t|ent)|espera[n]?|prevé[n]?|(?:si )?attend(?:e|ono)|prevede|prevedono|preveem?)(?![\p{L}])(?! (?:to|that|que|che|dass))/iu;
/** A draft, and what it would do. */
const DRAFT = /\b(?:bill|draft|proposal|motion|amendment|plan|initiative|reform)\b[^.;]{0,60}? would (?:also |only |then )?(\p{L}{3,20})/iu;
const IN_FORCE = /\b(?:law|act|statute|regulation|rules?|ordinance|ban|reform)\b/i;
/** A claim that tells of a thing done, to come for sure, or settled. */
const DONE =
  /(?<![\p{L}])(?:will|was|were|has|have|had|wird|werden|wurden?|hat|haben|sera|seront|ont|fut|furent|a été|ha|han|fue|fueron|será|serán|sarà|saranno|hanno|è stat\p{L}|foi|foram|serão)(?![\p{L}])/iu;
const OPEN =
  /(?<![\p{L}])(?:would|could|may|might|should|if|whether|consider\w{0,5}|discuss\w{0,3}|review\w{0,3}|stud(?:y|ies|ied)|examin\w{1,4}|plan\w{0,4}|propos\w{1,4}|expect\w{0,4}|anticipat\w{1,3}|foresee\w{0,1}|predict\w{0,3}|envisage\w{0,1}|hop(?:e|es|ed|ing)|intend\w{0,3}|forecast\w{0,3}|projected|not|no|never|yet|bill|draft|geprüft|prüf\p{L}{0,3}|erw(?:o|ä)g\p{L}{0,3}|diskut\p{L}{2,6}|erwart\p{L}{1,3}|gerechnet|nicht|kein\p{L}{0,2}|noch|soll\p{L}{0,3}|étud\p{L}{1,4}|envisag\p{L}{1,4}|attend\p{L}{0,4}|prév\p{L}{1,5}|pas|ne|encore|estud\p{L}{1,4}|esper\p{L}{1,3}|prev\p{L}{1,6}|no|aún|studi\p{L}{1,3}|attes\p{L}|non|ancora|não|ainda|em análise)(?![\p{L}])|n['’]t(?![\p{L}])/iu;
/** Share of the claim's words that must stand in what is open, and the least of them. */
const SHARE = 0.6;
const LEAST = 2;

interface OpenPart {
  readonly against: string;
  readonly from: number;
  readonly to: number;
  /** Words of the claim that may stand nowhere there: its verb. */
  readonly idle: number;
}

/** What a sentence leaves open: each part with the words that leave it so. */
function openIn({ text }: SentenceRead): readonly OpenPart[] {
  const [looked, expects] = [LOOKED_INTO.exec(text), EXPECTS.exec(text)];
  const parts: OpenPart[] = [];
  if (looked !== null) parts.push({ against: looked[0], from: clauseRound(text, looked.index).from, to: looked.index, idle: 1 });
  if (expects !== null) {
    const from = expects.index + expects[0].length;
    const stop = text.slice(from).search(/[,;:]|(?<![\p{L}])(?:but|and has|aber|mais|pero|ma|mas)(?![\p{L}])/u);
    parts.push({ against: expects[0], from, to: stop < 0 ? text.length : from + stop, idle: 0 });
  }
  return parts;
}

const openParts = (sentence: SentenceRead): readonly (OpenPart & { readonly words: readonly string[] })[] =>
  openIn(sentence).map((part) => ({ ...part, words: meantIn(sentence, part.from, part.to) }));

/** What is still open, told as settled. */
export function undecidedTold(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (OPEN.test(claim.text) || isLeftOpen(claim)) return null;
  if (!DONE.test(claim.text) && !claim.tokens.some(({ text }, i) => i > 0 && isPast(text))) return null;
  const words = meantIn(claim);
  if (words.length < LEAST) return null;
  for (const sentence of sentences) {
    for (const { against, words: open, idle } of sentence.kept(openParts)) {
      const held = words.filter((form) => among(form, open));
      if (held.length < LEAST || held.length < SHARE * (words.length - idle)) continue;
      const elsewhere = sentences.some(
        (other) => other !== sentence && held.filter((form) => among(form, other.forms)).length >= SHARE * held.length,
      );
      const outside = words.filter((form) => !among(form, sentence.forms));
      const token = claim.tokens.find((_, i) => held[0] === claim.forms[i]);
      if (elsewhere || outside.length > 1 || token === undefined) continue;
      return { how: 'stronger', start: token.start, end: claim.tokens.at(-1)?.end ?? token.end, against, sentence: sentence.span };
    }
  }
  return null;
}

/** What a draft would do, told of a law that does it. */
export function draftAsLaw(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = OPEN.test(claim.text) || isLeftOpen(claim) ? null : IN_FORCE.exec(claim.text);
  if (own === null) return null;
  const words = meantIn(claim).filter((form) => !IN_FORCE.test(form));
  for (const sentence of sentences) {
    const there = DRAFT.exec(sentence.text);
    if (there === null || words.filter((form) => among(form, sentence.forms)).length < 0.8 * words.length) continue;
    const verb = sentence.tokens.findIndex(({ end }) => end === there.index + there[0].length);
    if (verb < 0 || !among(sentence.forms[verb] ?? '', words) || words.length < LEAST) continue;
    if (sentences.some(({ text }) => /\b(?:passed|adopted|enacted|in force|took effect|came into force)\b/i.test(text))) return null;
    return { how: 'stronger', start: own.index, end: own.index + own[0].length, against: there[0], sentence: sentence.span };
  }
  return null;
}
