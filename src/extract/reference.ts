/**
 * Parses one printed reference into CSL-JSON with the place of every field. Identifiers are found first and by their own
 * shape; the rest is labelled by a learned model (`parse/crf.ts`) and put together by rules (`parse/assemble.ts`).
 */
import type { CslItem } from '../model/csl.ts';
import type { Span } from '../model/document.ts';
import { withCommonYears } from '../text/eras.ts';
import { halfWidth } from '../text/half-width.ts';
import { findIdentifiers } from '../text/identifiers.ts';
import { has, Signs, signsIn } from '../text/signs.ts';
import { withoutAsides } from './parse/asides.ts';
import { assemble } from './parse/assemble.ts';
import { repairTitle } from './parse/boundaries.ts';
import { label } from './parse/crf.ts';
import { see } from './parse/features.ts';
import { withoutMarkup } from './parse/marked-up.ts';
import { WIDTH } from './parse/sights.ts';
import { MOST_TOKENS, tokensOf } from './parse/tokens.ts';
import { learned } from './parse/weights.ts';

export { useWeights } from './parse/weights.ts';

/**
 * One printed reference as it was read: its fields as CSL-JSON, and where each stands (half-open UTF-16 offsets into the text that was
 * given). What was not read is absent.
 */
export interface ParsedReference {
  readonly fields: CslItem;
  /** Where each field stands in the reference; several spans when it is printed in pieces. */
  readonly spans: Readonly<Record<string, readonly Span[]>>;
  /** 0..1, how sure the parser is of the fields: calibrated to the share of such references that it reads wholly right. */
  readonly confidence: number;
}

/** Longer input is no reference; the rest of it is not looked at. */
const MOST_CHARACTERS = 6000;
/** Where features are put: filled anew for every reference, and nothing of it is handed out. */
const room = new Uint32Array(MOST_TOKENS * WIDTH);
/** "[C]//2009 IEEE …", "[M]//许厚泽. …": what stands behind the code begins the name of the meeting or of who edited the book, and is no part of it. */
const CODE_AND_HOST = /(?<=\[[A-Z](?:\/OL)?\]\s?)\/\/(?=(?:19|20)\d\d\s|[\u3400-\u9fff])/g;
const WIDE_LETTER = /[\uff21-\uff3a\uff41-\uff5a]/g;

/**
 * Parses a reference string. Pure and synchronous; the same string always gives the same result. A line without anything
 * to read gives no fields and confidence 0. In a browser `useWeights` must have been called before.
 */
export function parseReference(raw: string): ParsedReference {
  const marked = raw.length > MOST_CHARACTERS ? raw.slice(0, MOST_CHARACTERS) : raw;
  const markedSigns = signsIn(marked);
  const unmarked = withoutMarkup(marked, markedSigns);
  const text = unmarked?.text ?? marked;
  const printedSigns = unmarked === null ? markedSigns : signsIn(text);
  const identifiers = findIdentifiers(text);
  // As long as the print, unit for unit: the model and the rules know （２００８）， and ١٩٩٨، by the same signs as (2008), and 1998,
  const counted = has(printedSigns, Signs.wide) ? withCommonYears(text) : text;
  const half = has(printedSigns, Signs.wide | Signs.arabic | Signs.indian)
    ? halfWidth(counted).replace(WIDE_LETTER, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    : text;
  const parted = half.includes(']//') || half.includes('] //') ? half.replace(CODE_AND_HOST, '/ ') : half;
  const plain = has(printedSigns, Signs.cyrillic | Signs.bracket) ? withoutAsides(parted) : parted;
  const signs = plain === text ? printedSigns : printedSigns | signsIn(plain);
  const tokens = tokensOf(plain, identifiers);
  if (!/[\p{L}\p{N}]/u.test(text)) return { fields: {}, spans: {}, confidence: 0 };
  const { model, lexicon, calibration } = learned();
  const labelling = label(model, see(plain, tokens, lexicon, room));
  const { fields, spans } = assemble(plain, tokens, repairTitle(plain, tokens, labelling.labels, signs), identifiers, text, signs);
  const [slope = 1, intercept = 0] = calibration;
  const confidence = 1 / (1 + Math.exp(-(slope * labelling.logChance + intercept)));
  const places =
    unmarked === null ? spans : Object.fromEntries(Object.entries(spans).map(([name, list]) => [name, list.map(unmarked.printed)]));
  return { fields, spans: places, confidence: Math.round(confidence * 1000) / 1000 };
}
