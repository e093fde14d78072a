/**
 * Numbers written in Hebrew letters: volumes and issues behind the word that announces them (כרך י״ב, גיליון ג׳) and years of the Jewish
 * reckoning (תשע״א). No learned weight knows them, since a number in letters looks like a word; the announcing word is sure.
 */
import { LABEL_INDEX } from './labels.ts';
import type { Token } from './tokens.ts';

const VOLUME = /^ה?כר(?:ך|כים)$/u;
const ISSUE = /^(?:ה?גילי?ון|ה?גליון|ה?חוברת)$/u;
const NUMBER = /^(?:[א-ת]{1,2}["״׳']{0,2}|[א-ת]{1,3}["״׳']{1,2}[א-ת])$/u;
/** A year from 5500 (1739) on: the thousands are left out, or stand as ה׳ before. */
const YEAR = /^(?:ה['׳])?ת[א-ת]{0,3}["״][א-ת]$/u;
/** The same in a text. */
export const HEBREW_YEAR = /(?<![א-ת])(?:ה['׳])?ת[א-ת]{0,3}["״][א-ת](?![א-ת])/u;

/** Sets the labels of such numbers, and of the words that announce them. */
export function labelLetterNumbers(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const core = (token: Token | undefined): string => {
    if (token === undefined || token.scheme !== null) return '';
    // A gershayim or a geresh belongs to the number, a comma behind it does not.
    return raw.slice(token.start, token.end).replace(/^[([]{1,2}|[,.;:)\]]{1,3}$/g, '');
  };
  for (let i = 0; i < tokens.length; i += 1) {
    const word = core(tokens[i]);
    const label = VOLUME.test(word) ? LABEL_INDEX.volume : ISSUE.test(word) ? LABEL_INDEX.issue : -1;
    if (label >= 0 && NUMBER.test(core(tokens[i + 1]))) {
      labels[i] = label;
      labels[i + 1] = label;
      i += 1;
    } else if (i > 0 && YEAR.test(word) && labels[i] !== LABEL_INDEX.title) labels[i] = LABEL_INDEX.date;
  }
}
