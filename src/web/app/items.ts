/**
 * Everything a person may have to look at in one run, in one list: references, quotes, claims, remarks about the document, each
 * with its word, its look and its place. The words are the report's own; nothing is judged here.
 */
import type { ClaimFinding, DocumentClaim } from '../../model/claim.ts';
import type { Span } from '../../model/document.ts';
import type { QuoteFinding } from '../../model/quote.ts';
import type { DocumentFinding, ReferenceFinding, Report } from '../../model/report.ts';
import type { ClaimOutcome, Severity } from '../../model/verdict.ts';
import { reasonOf, shortCitation } from '../../report/cite.ts';
import { groupOf, isOpen } from '../../report/problems.ts';
import { shortened, visible } from '../../report/visible.ts';
import { wholeFindings } from '../../report/whole.ts';
import { classWord } from '../../report/words.ts';
import type { Decision } from './api.ts';
import { type LanguageTag, languageOf, words } from './messages/language.ts';

/** The last part of a path: what people call a file. */
export const nameOf = (path: string): string =>
  /^(?:doi|arxiv|pmid|isbn):/i.test(path) ? visible(path) : visible(path).split(/[\\/]/).at(-1) || visible(path);

/** How an item is shown: red solid, amber dashed, grey dotted, nothing, or a place kept free for what is still being checked. */
export type Look = 'error' | 'warning' | 'open' | 'fine' | 'waiting';
export type Layer = 'reference' | 'quote' | 'claim' | 'remark';

export interface Item {
  /** Unique on the page, made by us: `ref-3`, `quote-1`. */
  readonly id: string;
  readonly layer: Layer;
  /** Place among its kind, from 1. */
  readonly n: number;
  /** What people call it: the key of a reference; "" otherwise. */
  readonly key: string;
  readonly title: string;
  /** One clause under the title. */
  readonly why: string;
  /** The language of what a rule said, which stands there: `why`, or the title of a remark. */
  readonly whyIn: LanguageTag;
  readonly word: string;
  readonly glyph: string;
  readonly look: Look;
  /** True when nothing further can be said without a person. */
  readonly open: boolean;
  readonly rule: string;
  readonly span: Span | null;
  readonly reference?: ReferenceFinding;
  readonly quote?: QuoteFinding;
  readonly claim?: ClaimFinding;
  readonly decision: Decision | null;
}

const LOOK: Readonly<Record<Severity, Look>> = { error: 'error', warning: 'warning', info: 'fine' };
const GROUP_LOOK = { error: 'error', check: 'warning', open: 'open', verified: 'fine' } as const;

/** What the class of a reference is called: what cannot be checked by design otherwise than what could not be checked this time. */
function classOf({ reference, verdict }: ReferenceFinding): string {
  const { classes } = words();
  return verdict.outcome === 'unknown' && reference.route === 'uncheckable' ? classes.uncheckable : classes[verdict.outcome];
}

/** What a rule said, in the page's language, and the language it then stands in. */
function why(rule: string, says: string): Pick<Item, 'why' | 'whyIn'> {
  const said = words().said(rule, says);
  return { why: visible(said), whyIn: languageOf(said, says) };
}

/** The same as the title of a remark, which has nothing under it. */
function titled(rule: string, says: string): Pick<Item, 'title' | 'why' | 'whyIn'> {
  const said = why(rule, says);
  return { title: said.why, why: '', whyIn: said.whyIn };
}

export function referenceItem(finding: ReferenceFinding, n: number, decision: Decision | null): Item {
  const { reference, verdict, warnings } = finding;
  const worst = warnings.find(({ severity }) => severity === 'error') ?? (verdict.outcome === 'exist' ? warnings[0] : undefined);
  const shown = worst === undefined || worst.severity === 'info' ? null : worst;
  return {
    id: `ref-${n}`,
    layer: 'reference',
    n,
    key: reference.key,
    title: shortCitation(reference.fields, reference.raw, 140),
    ...(shown === null ? why(verdict.rule, reasonOf(finding)) : why(shown.rule, shown.says)),
    word: shown === null ? classOf(finding) : words().warnings[shown.kind],
    glyph: shown === null ? classWord(finding).glyph : shown.severity === 'error' ? '✗' : '!',
    look: GROUP_LOOK[groupOf(finding)],
    open: isOpen(finding),
    rule: shown === null ? verdict.rule : shown.rule,
    span: reference.span,
    reference: finding,
    decision,
  };
}

const QUOTE_GLYPH = { verified: '✓', not_found: '✗', citation_unresolved: '?' } as const;

export function quoteItem(quote: QuoteFinding, n: number, decision: Decision | null = null): Item {
  return {
    id: `quote-${n}`,
    layer: 'quote',
    n,
    key: '',
    title: `“${shortened(visible(quote.quote), 140)}”`,
    ...why(quote.rule, quote.says),
    word: words().quoteStatus[quote.status],
    glyph: QUOTE_GLYPH[quote.status],
    // What could not be looked for is not found either: it is open, however little it weighs.
    look: quote.status === 'citation_unresolved' && quote.severity === 'info' ? 'open' : LOOK[quote.severity],
    open: false,
    rule: quote.rule,
    span: quote.span,
    quote,
    decision,
  };
}

const CLAIM_SIGN: Readonly<Record<ClaimOutcome, { readonly glyph: string; readonly look: Look }>> = {
  supported: { glyph: '✓', look: 'fine' },
  partial: { glyph: '~', look: 'warning' },
  unsupported: { glyph: '!', look: 'warning' },
  contradicted: { glyph: '✗', look: 'error' },
  unverifiable: { glyph: '?', look: 'open' },
};

export const CLAIM_OUTCOMES = [
  'supported',
  'partial',
  'unsupported',
  'contradicted',
  'unverifiable',
] as const satisfies readonly ClaimOutcome[];

/** The word, sign and look of a claim's outcome. */
export const claimWord = (outcome: ClaimOutcome): { readonly word: string; readonly glyph: string; readonly look: Look } => ({
  ...CLAIM_SIGN[outcome],
  word: words().claimOutcome[outcome],
});

/** A statement that rests on a retracted work needs a look, whatever that work says. */
const ON_RETRACTED = { glyph: '!', look: 'warning' } as const;

export function claimItem(finding: ClaimFinding & Partial<DocumentClaim>, n: number, decision: Decision | null = null): Item {
  const own = claimWord(finding.outcome);
  const retracted = finding.grounding === 'retracted_source' && own.look !== 'error';
  const { word, glyph, look } = retracted ? { ...ON_RETRACTED, word: words().onRetracted } : own;
  return {
    id: `claim-${n}`,
    layer: 'claim',
    n,
    key: '',
    // What cites at the beginning of a sentence is no part of its claim, but leaves its comma.
    title: shortened(visible(finding.claim.text).replace(/^[\s,;:.–—-]+(?=\S)/, ''), 160),
    ...why(finding.rule, finding.says),
    word,
    glyph,
    look,
    open: false,
    rule: finding.rule,
    span: finding.claim.span,
    claim: finding,
    decision,
  };
}

/** What concerns the document as a whole: remarks, warnings about its list of works, what was not read. */
export const remarkItems = (report: Report, decided: (n: number) => Decision | null = () => null): Item[] =>
  wholeFindings(report).map((finding, i) => remarkItem(finding, i + 1, decided(i + 1)));

function remarkItem({ kind, rule, severity, says, span, skipped }: DocumentFinding, n: number, decision: Decision | null): Item {
  const { desk, remarks, warnings } = words();
  const named: Readonly<Record<string, string>> = { ...warnings, ...remarks };
  return {
    id: `remark-${n}`,
    layer: 'remark',
    n,
    key: '',
    ...(skipped === undefined
      ? titled(rule, says)
      : { title: desk.leftOut(visible(skipped.what), visible(skipped.why)), why: '', whyIn: 'en' }),
    word: skipped === undefined ? (named[kind] ?? visible(kind)) : desk.unread,
    glyph: severity === 'info' && rule.startsWith('doc/') ? '·' : '!',
    look: LOOK[severity],
    open: false,
    rule,
    span,
    decision,
  };
}

/** The same finding in the words of a view: to those it concerns everything is a question. The evidence is the same. */
export function wordedFor(item: Item, view: 'owner' | 'author' | 'reviewer'): Item {
  const outcome = item.reference?.verdict.outcome;
  const { classes, classesForAuthors } = words();
  const asked: Readonly<Record<string, string>> = classesForAuthors;
  const word = view === 'author' && outcome !== undefined && item.word === classes[outcome] ? asked[outcome] : undefined;
  return word === undefined ? item : { ...item, word };
}

/** Whether an item waits for a person: something was seen or could not be seen, and nobody has decided. */
export const needsYou = ({ look, open, decision }: Item): boolean => decision === null && (look === 'error' || look === 'warning' || open);
