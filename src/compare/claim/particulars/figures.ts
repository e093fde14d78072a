/** A figure of a narrower kind told of the plain one, a fall told as a rise by its bare sign, a way told backwards, and what is to come told as done. */
import { stemOf } from '../../../text/tokens/stem.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { plainForm } from '../select/expand.ts';
import { placesIn } from './placed.ts';
import type { Told } from './told.ts';

/** What makes a figure one of a narrower kind. */
export const NARROWER = /\b(?:adjusted|underlying|non-GAAP|organic|pro forma|comparable|like-for-like|same-store)\b/i;

const figuresOf = ({ text }: SentenceRead): readonly string[] => text.match(/\d[\d.,]*\d|\d/g) ?? [];
const meantOf = ({ tokens }: SentenceRead): readonly string[] =>
  tokens.flatMap((token) => (token.kind === 'number' || isStopWord(token.text) ? [] : [plainForm(token)]));

/** "Operating profit was 188 million" where that is the adjusted one, and the plain one has another figure. */
export function kindDropped(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const [figure, more] = claim.kept(figuresOf);
  if (NARROWER.test(claim.text) || figure === undefined || more !== undefined) return null;
  const own = claim.kept(meantOf).filter((form) => !/^(?:million|billion|amount|total|reach|percent)/.test(form));
  const has = (forms: ReadonlySet<string>): boolean => own.every((form) => forms.has(form));
  const theirs = sentences.filter(({ text }) => text.includes(figure));
  const narrower = theirs[0] === undefined ? null : NARROWER.exec(theirs[0].text);
  if (
    theirs.length !== 1 ||
    narrower === null ||
    theirs[0] === undefined ||
    !has(theirs[0].set) ||
    theirs[0].text.indexOf(figure) < narrower.index
  )
    return null;
  const between = theirs[0].text.slice(0, narrower.index);
  if (/\d/.test(between) || /[;,] (?:and|but|while)\b/.test(theirs[0].text.slice(narrower.index, theirs[0].text.indexOf(figure))))
    return null;
  const plain = placesIn(sentences, ({ set }) => has(set)).some(
    ({ part }) => !NARROWER.test(part.text) && part.numbers.length > 0 && has(part.forms),
  );
  const at = claim.text.indexOf(figure);
  return plain ? { how: 'swapped', start: at, end: at + figure.length, against: narrower[0], sentence: theirs[0].span } : null;
}

const ROSE = /\b(?:gr[eo]w|rose|increased|climbed|gained|growth of|up|rise of|higher)\b/i;
const FELL = /\b(?:f[ae]ll|fell|declin|decreas|drop|shr[ai]nk|down|lost|not|no)\w{0,3}\b|n['’]t\b/i;
/** A quick look: a figure with a bare sign. */
export const SIGNED = /(?<![\p{L}\d])[-−–]\d[\d.,]*%?/u;
/** "Grew 4%" beside a cell "-4%". */
export function signDropped(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const rose = FELL.test(claim.text) ? null : ROSE.exec(claim.text);
  const [figure] = claim.kept(figuresOf);
  if (rose === null || figure === undefined) return null;
  const own = claim.kept(meantOf);
  for (const { text, set, span } of sentences) {
    const signed = SIGNED.exec(text)?.[0] ?? '';
    if (signed.replace(/[-−–%]/g, '') !== figure || !own.some((form) => set.has(form)) || !text.includes('|')) continue;
    return { how: 'swapped', start: rose.index, end: rose.index + rose[0].length, against: signed, sentence: span };
  }
  return null;
}

const WAY = /\bfrom (?:the )?(\p{Lu}[\p{L}’-]{2,20}) to (?:the )?(\p{Lu}[\p{L}’-]{2,20})/u;
/** A quick look. */
export const LEADS_TO: RegExp = /\bfrom (?:the )?\p{Lu}[^.;]{2,40} to (?:the )?\p{Lu}/u;
/** "From Merrow to Aldes" for "from Aldes to Merrow". */
export function wayTurned(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = WAY.exec(claim.text);
  if (own === null || /\b(?:back|return)/i.test(claim.text)) return null;
  let found: Told | null = null;
  for (const { text, span } of sentences) {
    const there = WAY.exec(text);
    if (there?.[1] === own[1] && there?.[2] === own[2]) return null;
    if (there !== null && there[1] === own[2] && there[2] === own[1] && !/\b(?:back|return)/i.test(text))
      found ??= { how: 'swapped', start: own.index, end: own.index + own[0].length, against: there[0], sentence: span };
  }
  return found;
}

const TO_COME =
  /\b(?:will|(?:is|are) (?:due|set|expected|planned|scheduled|likely) to|(?:is|are) to|plans? to|expects? to|aims? to|intends? to) (?:be )?(\p{L}{3,20})/iu;
/** A quick look. */
export const COMES: RegExp =
  /\b(?:will|due to|set to|expected to|planned to|scheduled to|is to|are to|plans? to|expects? to|aims? to|intends? to)\b/i;
const OPEN = /\b(?:will|would|to|plan\w{0,4}|expect\w{0,3}|may|might|could|should|if|due|scheduled|originally|not|no)\b|n['’]t\b/i;
/** "Opened in 2026" for "will open in 2026". */
export function toComeAsDone(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const figures = claim.kept(figuresOf);
  if (OPEN.test(claim.text) || figures.length === 0) return null;
  // "Is produced" tells no time.
  if (/\b(?:is|are) /.test(claim.text)) return null;
  const done = claim.tokens.filter(({ text }) => /ed$/.test(text)).map((token) => ({ token, stem: stemOf(token.text) }));
  for (const { text, span, set } of sentences) {
    const there = TO_COME.exec(text);
    const verb = stemOf((there?.[1] ?? '').toLowerCase());
    const own = done.find(({ stem }) => stem === verb);
    if (there === null || own === undefined || !figures.every((figure) => text.includes(figure))) continue;
    if (!claim.kept(meantOf).every((form) => set.has(form))) continue;
    return { how: 'stronger', start: own.token.start, end: own.token.end, against: there[0], sentence: span };
  }
  return null;
}
