/**
 * Titles that a year stands within, as those of yearbooks and reports do: "Rapporto annuale 2015. La situazione del Paese, Roma, 2015", "World Bank.
 * World Development Report 2019. The Changing Nature of Work. …, 2019". The year in the middle dates nothing where another stands behind the imprint.
 */
import { LABEL_INDEX, placeOf } from './labels.ts';
import type { Token } from './tokens.ts';

const { author: AUTHOR, group: GROUP, date: DATE, title: TITLE } = LABEL_INDEX;

const YEAR = /^(?:1[89]|20)\d\d(?:[/–-]\d{2,4})?$/;
/** What is brought out year by year. */
const YEARLY =
  /(?<!\p{L})(?:reports?|yearbook|outlook|survey|statistics|indicators|index|handbook|review|almanac|abstract|atlas|rapports?|annuaire|bilan|jahrbuch|\p{L}{0,16}bericht|jahresgutachten|gutachten|rapporto|annuario|informe|anuario|memoria|panorama|relatório|anuário|jaarverslag|årsrapport|årbog|rocznik|ročenka)(?!\p{L})/iu;
/** Words of a title before its year, at most. */
const MOST_WORDS = 9;

/** Gives such a year, and the words before it that were taken for names, to the title. Changes `labels`. */
export function labelDatedTitles(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  for (let at = placeOf(labels, DATE); at > 0; at = placeOf(labels, DATE, at + 1)) {
    const token = tokens[at];
    if (token === undefined || labels[at - 1] === DATE || labels[at + 1] !== TITLE || !YEAR.test(raw.slice(token.coreStart, token.coreEnd)))
      continue;
    // Behind the stop or the colon the title goes on, and the work is dated later.
    const again = placeOf(labels, DATE, at + 1);
    if (again < 0 || raw[token.coreStart - 1] !== ' ' || !/^[.:]\s?$/.test(raw.slice(token.coreEnd, token.end))) continue;
    if (labels[at - 1] === TITLE) labels[at] = TITLE;
    else if (labels[at - 1] === AUTHOR || labels[at - 1] === GROUP) {
      const from = headOf(raw, tokens, labels, at);
      if (from > 0) labels.fill(TITLE, from, at + 1);
    }
  }
}

/** Where the title begins among the names before its year: behind the last stop or comma, if what follows is called as such works are; −1 where it does not. */
function headOf(raw: string, tokens: readonly Token[], labels: Uint8Array, at: number): number {
  for (let from = at - 1; from > 0 && at - from <= MOST_WORDS && labels[from] === labels[at - 1]; from -= 1) {
    const before = tokens[from - 1];
    const first = tokens[from];
    if (before === undefined || first === undefined || labels[from - 1] !== labels[at - 1]) return -1;
    if (!/[.,]\s?$/.test(raw.slice(before.coreEnd, before.end)) || before.coreEnd - before.coreStart < 3) continue;
    return YEARLY.test(raw.slice(first.coreStart, tokens[at]?.coreStart)) ? from : -1;
  }
  return -1;
}
