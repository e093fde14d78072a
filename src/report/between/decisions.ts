/**
 * What people decided between two reports: made, changed, taken back, and decisions that no longer hold because the words they are about
 * were changed. Each with who decided, when and why; nothing is decided here.
 */
import type { Decision, ReferenceFinding, Report } from '../../model/report.ts';
import { shortCitation } from '../cite.ts';
import { claimPrint, type DecidedOn, decisionLine, quotePrint, remarkPrint } from '../decisions.ts';
import { shortened } from '../visible.ts';
import { wholeFindings } from '../whole.ts';

/** `lapsed`: it was about words that have been changed since. */
export type DecisionKind = 'decided' | 'redecided' | 'taken-back' | 'lapsed';

export interface DecisionChange {
  readonly kind: DecisionKind;
  readonly on: DecidedOn;
  /** Key of the reference; "" of anything else. */
  readonly key: string;
  /** What it is about: the reference, the words of a quote or a sentence, what was said of the document. */
  readonly about: string;
  readonly was: Decision | null;
  readonly is: Decision | null;
}

const ABOUT = 120;
const alike = (one: Decision | undefined, other: Decision | undefined): boolean =>
  one?.decision === other?.decision &&
  one?.reason === other?.reason &&
  one?.note === other?.note &&
  one?.by === other?.by &&
  one?.at === other?.at;

function changeOf(
  was: Decision | undefined,
  is: Decision | undefined,
  said: Pick<DecisionChange, 'on' | 'key' | 'about'>,
  reworded = false,
): DecisionChange[] {
  if (alike(was, is)) return [];
  const kind = was === undefined ? 'decided' : is !== undefined ? 'redecided' : reworded ? 'lapsed' : 'taken-back';
  return [{ kind, ...said, was: was ?? null, is: is ?? null }];
}

/** What is decided on, by its name, with the words that say what it is. */
type Named = ReadonlyMap<string, { readonly about: string; readonly decision: Decision | undefined }>;

const quotesOf = ({ quotes }: Report): Named =>
  new Map((quotes?.items ?? []).map((one) => [quotePrint(one), { about: one.quote, decision: one.decision }]));
const claimsOf = ({ claims }: Report): Named =>
  new Map((claims?.claims ?? []).map((one) => [claimPrint(one), { about: one.claim.text, decision: one.decision }]));
/** About a document as a whole a decision is one on this very text. */
const wholeOf = (report: Report): Named =>
  new Map(
    wholeFindings(report).map(({ rule, says, decision }) => [remarkPrint(report.document.id, { rule, says }), { about: says, decision }]),
  );

/** Of words that are gone, what was decided about them is no longer asked for. */
function among(before: Named, now: Named, on: DecidedOn): DecisionChange[] {
  return [...now].flatMap(([name, { about, decision }]) =>
    changeOf(before.get(name)?.decision, decision, { on, key: '', about: shortened(about.replace(/\s+/g, ' ').trim(), ABOUT) }),
  );
}

/** What was decided between two reports; `pairs` are their references, each with its other half, `open` those of the later one that need a person. */
export function decisionsBetween(
  before: Report,
  now: Report,
  pairs: readonly (readonly [was: ReferenceFinding | null, is: ReferenceFinding | null])[],
  open: ReadonlySet<ReferenceFinding>,
): DecisionChange[] {
  const references = pairs.flatMap(([was, is]) => {
    const shown = is ?? was;
    if (shown === null) return [];
    const { key, fields, raw } = shown.reference;
    const said = { on: 'reference' as const, key, about: shortCitation(fields, raw) };
    // With a reference that is gone, or was mended, what was decided about it is no longer asked for.
    if (is === null) return [];
    const reworded = was !== null && was.reference.raw !== is.reference.raw;
    return reworded && is.decision === undefined && !open.has(is) ? [] : changeOf(was?.decision, is.decision, said, reworded);
  });
  return [
    ...references,
    ...among(quotesOf(before), quotesOf(now), 'text'),
    ...among(claimsOf(before), claimsOf(now), 'text'),
    ...among(wholeOf(before), wholeOf(now), 'document'),
  ];
}

/** What happened to a decision, in a sentence: "It stands: found in another place (Ada, 2026-03-01)". */
export function decisionWords({ kind, on, was, is }: DecisionChange): string {
  const [earlier, later] = [was, is].map((one) => (one === null ? '' : decisionLine(one, on)));
  if (kind === 'redecided') return `${later}; before: ${earlier}`;
  if (kind === 'taken-back') return `taken back: ${earlier}`;
  return kind === 'lapsed' ? `changed since it was decided on, and open again: ${earlier}` : (later ?? '');
}
