/**
 * When a claim cannot be checked: it speaks of the sources themselves, its citation leads to no source, the source's text is
 * missing, cut or in another language. None of these says anything about the claim.
 */
import type { ClaimEvidence } from '../../model/claim.ts';
import { type ClaimRule, NEARLY_ALL, SAME_MATTER } from './rule.ts';

const aboutSources: ClaimRule = {
  id: 'claim/about-sources',
  outcome: 'unverifiable',
  severity: 'info',
  by: 'lexical',
  says: 'This sentence speaks of the sources themselves, so it was not held against them.',
  when: ({ kind }) => kind === 'about-sources',
  examples: [
    { evidence: { kind: 'about-sources' }, holds: true, note: '"The sources do not say when [1][2]."' },
    { evidence: {}, holds: false, note: 'a statement' },
  ],
};

const notAClaim: ClaimRule = {
  id: 'claim/no-statement',
  outcome: 'unverifiable',
  severity: 'info',
  by: 'lexical',
  says: 'This sentence states nothing that a source could bear out.',
  when: ({ kind }) => kind === 'not-a-claim',
  examples: [
    { evidence: { kind: 'not-a-claim' }, holds: true, note: '"The findings are [1]:"' },
    { evidence: {}, holds: false, note: 'a statement' },
  ],
};

const malformed: ClaimRule = {
  id: 'claim/malformed-citation',
  outcome: 'unverifiable',
  severity: 'error',
  by: 'lexical',
  says: 'What stands where this sentence’s citation should be ({label}) cannot be read as one, so nothing was searched.',
  when: ({ citation }) => citation === 'malformed',
  examples: [
    { evidence: { citation: 'malformed' }, holds: true, note: '"… [?]"' },
    { evidence: {}, holds: false, note: '[1]' },
  ],
};

const unknown: ClaimRule = {
  id: 'claim/unknown-source',
  outcome: 'unverifiable',
  severity: 'error',
  by: 'lexical',
  says: 'The citation {label} leads to no source at hand, so nothing was searched.',
  when: ({ citation, complete }) => citation === 'unknown-source' && complete,
  examples: [
    { evidence: { citation: 'unknown-source' }, holds: true, note: '[9] where there are four sources' },
    { evidence: { citation: 'unknown-source', complete: false }, holds: false, note: 'a paper beside a few of the works it cites' },
  ],
};

const notAtHand: ClaimRule = {
  id: 'claim/source-not-at-hand',
  outcome: 'unverifiable',
  severity: 'info',
  by: 'lexical',
  says: 'The work cited as {label} is not among the sources at hand, so nothing was searched.',
  when: ({ citation }) => citation === 'unknown-source',
  examples: [
    { evidence: { citation: 'unknown-source', complete: false }, holds: true, note: 'a paper cites forty works, three are at hand' },
    { evidence: {}, holds: false, note: 'the work is at hand' },
  ],
};

const uncited: ClaimRule = {
  id: 'claim/uncited',
  outcome: 'unverifiable',
  severity: 'info',
  by: 'lexical',
  says: 'No citation governs this sentence, so nothing was searched.',
  when: ({ citation }) => citation === 'none',
  examples: [
    { evidence: { citation: 'none' }, holds: true, note: 'a statement without a mark' },
    { evidence: {}, holds: false, note: 'a mark follows' },
  ],
};

const empty: ClaimRule = {
  id: 'claim/empty-source',
  outcome: 'unverifiable',
  severity: 'warning',
  by: 'lexical',
  says: 'The text at hand of {source} is too short to bear anything out.',
  when: ({ source }) => source === 'empty',
  examples: [
    { evidence: { source: 'empty', recall: 0 }, holds: true, note: '"Access denied"' },
    { evidence: {}, holds: false, note: 'a page' },
  ],
};

/** A model may read what words cannot tell. */
const noModel = (judge: ClaimEvidence['judge']): boolean => judge === null || judge.name === 'built-in';

const wordsAlone: ClaimRule = {
  id: 'claim/words-alone',
  outcome: 'unverifiable',
  severity: 'info',
  by: 'lexical',
  says: 'Of this sentence’s language stet compares words only as they stand; and fewer than three in four of them are in {source}, so nothing is said. An entailment or language model could.',
  when: ({ wordsAlone: alone, recall, verbatim, mismatches, numbersAbsent, judge }) =>
    alone && !verbatim && recall < NEARLY_ALL && mismatches + numbersAbsent === 0 && noModel(judge),
  examples: [
    { evidence: { wordsAlone: true, recall: 0.4 }, holds: true, note: 'a Chinese sentence in other words than its Chinese source' },
    { evidence: { wordsAlone: true, recall: 0.9 }, holds: false, note: 'nearly all of its words stand there' },
    { evidence: { wordsAlone: true, recall: 0.6, mismatches: 1 }, holds: false, note: 'figures are read in every language' },
  ],
};

const otherLanguage: ClaimRule = {
  id: 'claim/other-language',
  outcome: 'unverifiable',
  severity: 'info',
  by: 'lexical',
  says: '{source} is in another language than this sentence, so their words cannot be compared.',
  when: ({ sameLanguage, recall, judge }) => !sameLanguage && recall < SAME_MATTER && noModel(judge),
  examples: [
    { evidence: { sameLanguage: false, recall: 0.1 }, holds: true, note: 'an English sentence cites a Japanese page' },
    { evidence: { sameLanguage: false }, holds: false, note: 'names and numbers enough are the same' },
  ],
};

const fewWords: ClaimRule = {
  id: 'claim/few-words',
  outcome: 'unverifiable',
  severity: 'info',
  by: 'lexical',
  says: 'This sentence has too few words of meaning to be held against a source.',
  when: ({ words, mismatches, numbersAbsent, names, recall, minRecall }) =>
    words < 2 || (words < 3 && recall < minRecall && mismatches + numbersAbsent + names === 0),
  examples: [
    { evidence: { words: 1, recall: 0 }, holds: true, note: '"Then. [1]"' },
    { evidence: { words: 3, recall: 0 }, holds: false, note: 'three words of meaning' },
  ],
};

const incomplete: ClaimRule = {
  id: 'claim/incomplete-source',
  outcome: 'unverifiable',
  severity: 'warning',
  by: 'lexical',
  says: 'The part of {source} that is at hand does not bear this sentence out; the rest was not searched.',
  when: ({ source, recall, minRecall, turned, mismatches, names, numbersAbsent }) =>
    source === 'incomplete' && turned === null && mismatches === 0 && (recall < minRecall || names + numbersAbsent > 0),
  examples: [
    { evidence: { source: 'incomplete', recall: 0.2 }, holds: true, note: 'only the abstract was there' },
    { evidence: { source: 'incomplete', names: 1 }, holds: true, note: 'the name may stand in the rest' },
    { evidence: { source: 'incomplete' }, holds: false, note: 'the abstract says it' },
  ],
};

/** What is decided where a citation was meant to lead somewhere and leads to nothing: what it was meant for may be at hand. */
export const LEADS_NOWHERE: ReadonlySet<string> = new Set([malformed.id, unknown.id]);

/** In the order asked. */
export const UNVERIFIABLE: readonly ClaimRule[] = [
  aboutSources,
  malformed,
  unknown,
  notAtHand,
  uncited,
  notAClaim,
  empty,
  otherLanguage,
  wordsAlone,
  fewWords,
  incomplete,
];
