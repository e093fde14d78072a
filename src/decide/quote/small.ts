/**
 * The verdicts of the small check (`stet/quotes/small`), under the names they have in the full one. Of words that were not found
 * it only says so: what stands there instead, or where else they stand, it has not looked for.
 */
import type { QuoteMatch } from '../../model/quote.ts';
import type { QuoteOutcome, Severity } from '../../model/verdict.ts';

/** The facts of one quote as far as the small check knows them. */
export interface SmallEvidence {
  readonly citation: 'known' | 'unknown-source' | 'malformed-citation' | 'uncited';
  readonly match: QuoteMatch | null;
  /** Not found, but what only the full check knows might yet find it. */
  readonly unsure: boolean;
  /** Its parts lie far apart. */
  readonly apart: boolean;
  readonly short: boolean;
  /** The source's text is recognised from an image, or only a part of it. */
  readonly partial: boolean;
  /** The pairing leaned on a citation further off, or the quote leaves something out: said less loudly. */
  readonly leaning: boolean;
  /** Name of the source, and the place in it that was cited and not looked for. */
  readonly source: string | undefined;
  readonly place: string | undefined;
}

export interface SmallVerdict {
  /** As in the full check; `unsettled` where only that can tell. */
  readonly status: QuoteOutcome | 'unsettled';
  readonly rule: string;
  readonly severity: Severity;
  readonly says: string;
}

/** For each rule how its sentence ends. What is no error and not listed below is information. */
const SAYS: Readonly<Record<string, string>> = {
  'malformed-citation': 'Its citation cannot be read',
  'unknown-source': 'Its citation leads to no source',
  uncited: 'No citation governs it',
  'verified-normalized': '; only form differs',
  'verified-elided': ', with words left out',
  'verified-altered-in-brackets': '; its brackets are the quoter’s',
  'verified-apart': ', but far apart',
  'verified-unplaced': '; the place was not looked at: ',
  unsettled: '; the full check can tell',
  'too-short': '; they may be the writer’s',
  'incomplete-source': ', only a part or image of which is at hand',
};

/** The verdict of the small check on one quote. */
export function decideSmall({ citation, match, source, place, ...it }: SmallEvidence): SmallVerdict {
  const how = it.apart ? 'apart' : place ? 'unplaced' : match;
  const missing = it.unsure ? 'unsettled' : it.short ? 'too-short' : it.partial ? 'incomplete-source' : 'not-found';
  const known = citation === 'known';
  const name = !known ? citation : match ? `verified-${how}` : missing;
  const says = SAYS[name] ?? '';
  return {
    status: !known ? 'citation_unresolved' : match ? 'verified' : it.unsure ? 'unsettled' : 'not_found',
    rule: `quote/${name}`,
    severity: /^(?:m|unk|n)/.test(name) && !it.leaning ? 'error' : /^(?:verified-(?!ap)|uns)/.test(name) ? 'info' : 'warning',
    says: known
      ? `These words ${match ? 'stand' : 'were not found'} in ${source}${says}${how === 'unplaced' ? place : ''}.`
      : `${says}, so nothing was searched.`,
  };
}
