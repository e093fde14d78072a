/**
 * Whether words beside the name of a work are said to be its own: a quote closes right before it (“…” (Article 5 of the Act)), or the sentence goes on to
 * say what it provides. Elsewhere the work is only mentioned. What is cited to an effect bears a statement out in words of its own.
 */
import type { Span } from '../../model/document.ts';

/** Letters that are looked at before and behind a name. */
const [BEFORE, BEHIND] = [48, 160];

/** A quote that closes right before. */
const CLOSED = /["”’»“]\s{0,2}[,.]?\s?\[?\(?(?:(?:see|cf\.|vgl\.|siehe|so|per|under|pursuant\sto|gemäß)\s(?:also\s|auch\s)?)?$/u;
/** What says that the words that follow are those of what is named. */
const SAYS =
  /^[^.;"“”„‘«»\n]{0,90}(?<!\p{L})(?:provid(?:es?|ed|ing)|stat(?:es?|ed|ing)|reads?|reading|says?|worded|defin(?:es?|ed|ing)|lays?\sdown|stipulat(?:es?|ed)|prescrib(?:es?|ed)|lautet|bestimmt|heißt\ses|definiert|dispose|prévoit|énonce)(?!\p{L})[^.;"“”„‘«»\n]{0,60}(?:["“„‘«]|:\s)/u;

/** Whether the words beside a name in a text are said to be those of what it names. */
export const isSaidThere = (text: string, { start, end }: Span): boolean =>
  CLOSED.test(text.slice(Math.max(0, start - BEFORE), start)) || SAYS.test(text.slice(end, end + BEHIND));

/** What says in a bracket that a decision bears a statement out, and not that the words before it are its own. */
const TO_THAT_EFFECT =
  /\((?:[Ss]ee|[Cc]f\.|[Vv]oir|[Vv]gl\.|[Ss]iehe)[^()]{0,40}(?:to\sthat\seffect|by\sanalogy|en\sce\ssens|par\sanalogie|in\sdiesem\sSinne|sinngemäß|entsprechend)(?:[^()]|\([^()]{0,80}\)){0,360}$/u;

/** Whether a citation stands in a bracket that only cites to an effect: "(see, to that effect, judgment of …)". */
export const toThatEffect = (text: string, start: number): boolean => TO_THAT_EFFECT.test(text.slice(Math.max(0, start - 420), start));
