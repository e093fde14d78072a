/**
 * Labels a title that stands in quotation marks at the head of a reference, with who wrote it behind a dash, a comma or "by": "“On hedges
 * and walls” — A. Roe, 1999". A name or a number within such a title draws a learned labelling away from it; the marks are surer.
 */
import { LABEL_INDEX } from './labels.ts';
import type { Token } from './tokens.ts';

const QUOTED = /^\s?([“"«„])([^“”"«»„]{12,300})[”"»“]\s?(?![,.;]?\s?["“«„])(?=[,.;]|[–—-]\s|by\s|von\s|par\s|por\s)/u;
/** Who wrote it, between the title and the year. */
const PEOPLE = /^(?:[–—-]\s|by\s|von\s|par\s|por\s){1,2}(\p{Lu}[^\d“”"]{1,80}?)[,.\s]{0,2}\(?(?:1[5-9]|20)\d\d(?!\d)/u;
/** Words that a quotation must have to be a title: a nickname and a company have fewer. */
const FEWEST = 3;

/** Sets such labels in place; what was taken for a second title behind it is where it appeared. */
export function labelQuotedHead(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const [whole = '', , words = ''] = QUOTED.exec(raw) ?? [];
  if (words.split(' ').length < FEWEST) return;
  const within = tokens.flatMap((token, at) => (token.coreEnd <= whole.length && token.scheme === null ? [at] : []));
  if (within.length < FEWEST) return;
  const last = within.at(-1) ?? 0;
  labels.forEach((label, at) => {
    if (at > last && label === LABEL_INDEX.title) labels[at] = LABEL_INDEX.container;
  });
  for (const at of within) labels[at] = LABEL_INDEX.title;
  const [behind = '', people = ''] = PEOPLE.exec(raw.slice(whole.length)) ?? [];
  const from = whole.length + behind.indexOf(people);
  if (people === '') return;
  tokens.forEach((token, at) => {
    if (token.coreStart >= from && token.coreEnd <= from + people.length) labels[at] = LABEL_INDEX.author;
    else if (token.coreStart > from && labels[at] === LABEL_INDEX.author) labels[at] = LABEL_INDEX.container;
  });
}
