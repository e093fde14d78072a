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

const PERSON = String.raw`(?:\p{Lu}\.[\s-]?){1,3}(?:(?:van|von|de|der|den|di|da|del)\s){0,2}\p{Lu}[\p{L}’'-]{1,30}`;
/** A title, its year in brackets, and to the end who wrote it, initials first: "Hedges in winter (2015), A. Roe and B. Thorne [pdf]". */
const DATED = new RegExp(
  String.raw`^([^()]{6,250}?)\s?\((?:1[5-9]|20)\d\d[a-z]?\),?\s((?:${PERSON})(?:(?:,\s(?:and\s|&\s)?|\s(?:and|&)\s)${PERSON}){0,12})(,?\set\sal\.?)?[\s,.]{0,3}(?:\[[^[\]]{1,20}\][\s,.]{0,3}){0,4}(?:https?:\S{1,500})?$`,
  'u',
);

/** Sets labels in place where a title is followed by its year and its authors, and by nothing else: no list has names on both sides of a year. */
export function labelDatedHead(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const [whole, title = '', people = '', others = ''] = DATED.exec(raw) ?? [];
  if (whole === undefined || /\p{Lu}\.(?:[\s,]|$)/u.test(title)) return;
  const from = raw.indexOf(people, title.length);
  tokens.forEach(({ coreStart, coreEnd, scheme }, at) => {
    if (scheme !== null) return;
    if (coreEnd <= title.length) labels[at] = LABEL_INDEX.title;
    else if (coreStart >= from && coreEnd <= from + people.length + others.length) labels[at] = LABEL_INDEX.author;
    else if (coreEnd <= from) labels[at] = LABEL_INDEX.date;
    else labels[at] = LABEL_INDEX.other;
  });
}
