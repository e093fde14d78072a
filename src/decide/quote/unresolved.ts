/**
 * When no source can be searched (seed 002, "citation_unresolved"): the citation cannot be read, leads to no source at hand,
 * or there is none. Other sources are then not searched for a home: words that turn up in one would still be cited wrongly. Only of a
 * document, which need not cite each time what it is about, it is said where words without any citation stand.
 */
import { type QuoteRule, rulesOf } from './rule.ts';

const NOTHING = ', so nothing was searched.';

export const UNRESOLVED: readonly QuoteRule[] = rulesOf('citation_unresolved', ({ citation }) => citation !== 'known', [
  [
    'malformed-citation',
    'error',
    `This quote’s citation cannot be read${NOTHING}`,
    ({ citation }) => citation === 'malformed',
    'malformed',
  ],
  [
    'unknown-source',
    'error',
    `The citation {label} leads to no source at hand${NOTHING}`,
    ({ citation, complete }) => citation === 'unknown-source' && complete,
  ],
  [
    'source-not-at-hand',
    'info',
    `The work cited as {label} is not at hand${NOTHING}`,
    ({ citation }) => citation === 'unknown-source',
    'unknown-source',
  ],
  [
    'cited-aside',
    'info',
    'No citation stands with this quote. {label}, which is cited nearby, does not hold its words, and need not.',
    ({ citation }) => citation === 'aside',
    'uncited',
  ],
  [
    'uncited-held',
    'info',
    'No citation governs this quote; its words stand in {other}.',
    (it) => it.citation === 'none' && it.otherSource,
    'uncited',
  ],
  ['uncited', 'warning', `No citation governs this quote${NOTHING}`, ({ citation }) => citation === 'none'],
]);
