/**
 * Worked cases of the rules about quotes: run as tests, printed in docs/rules.md and by `stet rules`. They lie apart from the
 * rules, which a browser loads without them.
 */
import type { QuoteEvidence } from '../../model/quote.ts';
import { DECIDING } from './index.ts';
import type { QuoteRule } from './rule.ts';

/** A worked case of a rule. What is left out is as in `PLAIN`. */
export interface QuoteExample {
  readonly evidence: Partial<QuoteEvidence>;
  readonly holds: boolean;
  readonly note: string;
}

/** A long quote with a known citation, no place named, whose words were not found anywhere. */
export const PLAIN: QuoteEvidence = {
  citation: 'known',
  by: 'following',
  complete: true,
  match: null,
  place: 'none',
  elsewhere: false,
  counted: false,
  scattered: null,
  otherSource: false,
  nearest: null,
  damaged: false,
  recognised: false,
  incomplete: false,
  strange: false,
  short: false,
  narrowed: false,
  denied: false,
  cut: false,
  speakers: false,
};

const holds = (note: string, evidence: Partial<QuoteEvidence>): QuoteExample => ({ evidence, holds: true, note });
const not = (note: string, evidence: Partial<QuoteEvidence> = {}): QuoteExample => ({ evidence, holds: false, note });
const matched = (match: NonNullable<QuoteEvidence['match']>, note: string): readonly QuoteExample[] => [
  holds(note, { match }),
  holds('and in the cited section', { match, place: 'held' }),
  not('no source was cited that could hold it', { match, citation: 'unknown-source' }),
];

const EXAMPLES: Readonly<Record<string, readonly QuoteExample[]>> = {
  'quote/malformed-citation': [holds('"…" [§]', { citation: 'malformed' }), not('[1]')],
  'quote/unknown-source': [
    holds('[9] where there are four sources', { citation: 'unknown-source' }),
    not('no citation at all', { citation: 'none' }),
  ],
  'quote/source-not-at-hand': [
    holds('a paper cites forty works, three are at hand', { citation: 'unknown-source', complete: false }),
    not('the work is at hand'),
  ],
  'quote/cited-aside': [
    holds('a witness’s words in a paragraph that cites a decision before', { citation: 'aside', by: 'carried', complete: false }),
    not('the decision is cited behind the words'),
  ],
  'quote/uncited-held': [
    holds('an essay on a novel at hand, which gives its words without a place', { citation: 'none', otherSource: true }),
    not('no text at hand holds them'),
  ],
  'quote/uncited': [holds('a sentence in marks, and no source named', { citation: 'none' }), not('a citation follows')],
  'quote/verified-exact': matched('exact', 'the very characters'),
  'quote/verified-normalized': matched('normalized', 'curly marks, a line break'),
  'quote/verified-elided': matched('elided', 'fragments round an ellipsis'),
  'quote/verified-altered-in-brackets': matched('altered-in-brackets', 'a bracket for a name'),
  'quote/verified-apart': [
    holds('a sentence of page 2, an ellipsis, a sentence of page 20', { match: 'elided', scattered: 'apart' }),
    not('a paragraph is left out', { match: 'elided' }),
    not('a few words of page 2, a few of page 20', { scattered: 'apart' }),
  ],
  'quote/verified-narrowed': [
    holds('"The duty ends in May." where the source goes on ", unless agreed otherwise"', { match: 'normalized', narrowed: true }),
    not('the sentence ends there', { match: 'normalized' }),
    not('no words of the source stand there', { narrowed: true }),
  ],
  'quote/verified-denied': [
    holds('"adverse events were reported" where the source has "No adverse events were reported"', { match: 'exact', denied: true }),
    not('the writer denies it too: found no "adverse events"', { match: 'exact' }),
    not('no words of the source stand there', { denied: true }),
  ],
  'quote/verified-cut': [
    holds('"sales grew to 20" where the source has "sales grew to 20 million"', { match: 'exact', cut: true }),
    not('the sentence ends in 20', { match: 'exact' }),
    not('no words of the source stand there', { cut: true }),
  ],
  'quote/verified-speakers': [
    holds('what Brutus says, an ellipsis, what Lucius answers', { match: 'elided', speakers: true }),
    not('one speech, shortened', { match: 'elided' }),
    not('no words of the source stand there', { speakers: true }),
  ],
  'quote/elsewhere-in-source': [
    holds('cited to § 4.2, stands in § 7', { place: 'held', elsewhere: true }),
    not('stands in both', { place: 'held', elsewhere: true, match: 'exact' }),
  ],
  'quote/elsewhere-by-count': [
    holds('cited to p. 7, stands on the third page of a file without page numbers', { place: 'held', elsewhere: true, counted: true }),
    not('the page bears its number', { place: 'held', elsewhere: true }),
  ],
  'quote/misattributed': [
    holds('the sentence is in the other contract', { otherSource: true }),
    not('two common words stand everywhere', { otherSource: true, short: true }),
    not('the cited file is a scan without a text', { otherSource: true, incomplete: true }),
  ],
  'quote/reordered': [
    holds('the end of a sentence, an ellipsis, its beginning', { scattered: 'reordered' }),
    not('in order', { scattered: 'apart' }),
  ],
  'quote/scattered': [
    holds('a clause of page 2, an ellipsis, a clause of page 20', { scattered: 'apart' }),
    not('the ellipsis swallowed a negation', { nearest: 0.9 }),
  ],
  'quote/too-short': [holds('"hard bargaining" [3]', { short: true }), not('a whole sentence')],
  'quote/near-recognised': [
    holds('the scan reads "snch" for "such"', { recognised: true, nearest: 0.9 }),
    not('the text was typed', { nearest: 0.9 }),
  ],
  'quote/near-damaged': [
    holds('"signicant" and "bothgroups" in the file', { damaged: true, nearest: 0.8 }),
    not('another word', { nearest: 0.8 }),
  ],
  'quote/incomplete-source': [
    holds('only the abstract was there', { incomplete: true }),
    not('the sentence is there, with other words in it', { incomplete: true, nearest: 0.9 }),
  ],
  'quote/near': [
    holds('"within 24 hours" for "without undue delay"', { nearest: 0.95 }),
    not('only few of the words agree', { nearest: 0.4 }),
  ],
  'quote/other-language': [
    holds('a German sentence, cited to an English contract', { strange: true }),
    not('other words of the same language', { strange: false }),
  ],
  'quote/absent': [holds('stands nowhere', {}), not('stands there', { match: 'normalized' })],
};

/** Every rule in the order asked, with its examples. */
export const QUOTE_RULES: readonly (QuoteRule & { readonly examples: readonly QuoteExample[] })[] = DECIDING.map((rule) => ({
  ...rule,
  examples: EXAMPLES[rule.id] ?? [],
}));
