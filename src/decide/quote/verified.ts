/**
 * When the quoted words are in the cited place (seed 002, "verified"): exactly, or with form alone folded away, or round the
 * ellipses and brackets that the quote itself shows. To a reader a match is a match; the detail says how it was found.
 */
import type { QuoteMatch } from '../../model/quote.ts';
import { type QuoteRule, rulesOf } from './rule.ts';

const MATCHES: readonly (readonly [QuoteMatch, string])[] = [
  ['exact', ''],
  ['normalized', '; only spacing, marks or other form differs'],
  ['elided', ', in this order, with words left out where the quote says so'],
  ['altered-in-brackets', '; the brackets are the quoter’s own'],
];

export const VERIFIED: readonly QuoteRule[] = rulesOf('verified', ({ citation, match }) => citation === 'known' && match !== null, [
  [
    'verified-apart',
    'warning',
    'These words stand in {place}, in this order, but too far apart to be one passage.',
    ({ scattered }) => scattered === 'apart',
    'elided',
  ],
  [
    'verified-narrowed',
    'warning',
    'These words stand in {place}, but the sentence goes on there and narrows them.',
    ({ match, narrowed }) => match === 'normalized' && narrowed,
    'normalized',
  ],
  [
    'verified-denied',
    'warning',
    'These words stand in {place}, but a word right before them denies them there.',
    ({ denied }) => denied,
    'normalized',
  ],
  [
    'verified-cut',
    'warning',
    'These words stand in {place}, but a number at their edge is only a part of the value there.',
    ({ cut }) => cut,
    'normalized',
  ],
  [
    'verified-speakers',
    'warning',
    'These words stand in {place}, but those on both sides of the ellipsis are different speakers’.',
    ({ match, speakers }) => match === 'elided' && speakers,
    'elided',
  ],
  ...MATCHES.map(([match, how]): Parameters<typeof rulesOf>[2][number] => [
    `verified-${match}`,
    'info',
    `These words stand in {place}${how}.`,
    (evidence) => evidence.match === match,
    match,
  ]),
]);
