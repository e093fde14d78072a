/**
 * The order in which the rules about claims are asked; the first that holds decides. First whether there is anything to hold the
 * claim against, then whether it stands there word for word, then whether the source says the contrary, then what is missing.
 * What of several sources is the verdict on the whole claim: every cited source must bear it out.
 */
import type { ClaimEvidence } from '../../model/claim.ts';
import type { JudgeName } from '../../model/judge.ts';
import type { ClaimOutcome, Severity } from '../../model/verdict.ts';
import { CONTRADICTED } from './contradicted.ts';
import { PARTIAL_AGAINST, PARTIAL_CROSSED, PARTIAL_FACT } from './fact.ts';
import { FIELD } from './field.ts';
import { OWN_WORK } from './own.ts';
import type { ClaimRule } from './rule.ts';
import { SUPPORTED, SUPPORTED_TOGETHER, VERBATIM } from './supported.ts';
import { PARTIAL_ELSEWHERE, UNSUPPORTED } from './unsupported.ts';
import { LEADS_NOWHERE, UNVERIFIABLE } from './unverifiable.ts';

export { routeClaim } from './route.ts';
export { type ClaimRule, NEARLY_ALL } from './rule.ts';
export { LEADS_NOWHERE };

/** Every rule in the order asked. */
export const CLAIM_RULES: readonly ClaimRule[] = [
  ...FIELD,
  ...UNVERIFIABLE,
  VERBATIM,
  OWN_WORK,
  ...CONTRADICTED,
  ...UNSUPPORTED,
  PARTIAL_AGAINST,
  PARTIAL_FACT,
  PARTIAL_CROSSED,
  SUPPORTED_TOGETHER,
  PARTIAL_ELSEWHERE,
  ...SUPPORTED,
];

/** What the sentence names. */
export interface ClaimNames {
  readonly source?: string;
  readonly label?: string;
  /** Words of the claim it is about. */
  readonly words?: string;
  /** Words of the source that stand against them. */
  readonly against?: string;
  readonly why?: string;
}

export interface ClaimDecision {
  readonly outcome: ClaimOutcome;
  readonly rule: string;
  readonly severity: Severity;
  readonly judge: JudgeName;
  /** 0..1, how well the evidence supports the claim. */
  readonly score: number;
  readonly says: string;
}

/** The verdict on one claim beside one source, by the table of rules. */
export function decideClaim(evidence: ClaimEvidence, names: ClaimNames = {}): ClaimDecision {
  const rule = CLAIM_RULES.find((one) => one.when(evidence));
  if (rule === undefined) throw new Error('no rule about claims holds');
  const told: Readonly<Record<string, string | undefined>> = { ...names };
  const named = (name: string): string =>
    name === 'share'
      ? `${Math.round(evidence.recall * 100)} %; ${Math.round(evidence.minRecall * 100)} % are asked for`
      : (told[name] ?? (name === 'source' ? 'the source' : '…'));
  const judge = rule.by === 'judge' ? (evidence.judge?.name ?? 'lexical') : rule.by;
  return {
    outcome: rule.outcome,
    rule: rule.id,
    severity: rule.severity,
    judge,
    score: scoreOf(rule, evidence),
    says: rule.says.replace(/\{(\w+)\}/g, (_, name: string) => named(name)),
  };
}

/** How well the evidence supports the claim: the judge's word where one spoke, else the recall, less what is missing. */
function scoreOf({ outcome }: ClaimRule, { recall, names, mismatches, numbersAbsent, verbatim, field, judge }: ClaimEvidence): number {
  if (outcome === 'unverifiable') return 0;
  if ((verbatim || field) && outcome === 'supported') return 1;
  const missing = names + mismatches + numbersAbsent;
  const base = judge === null ? recall : (judge.supported + recall) / 2;
  const score = outcome === 'contradicted' ? Math.min(0.1, base) : base / (1 + missing);
  return Math.round(Math.max(0, Math.min(1, score)) * 1000) / 1000;
}

/** From the gravest to the best: the verdict on a claim is that on its least source. */
const GRAVITY: readonly ClaimOutcome[] = ['contradicted', 'unsupported', 'partial', 'unverifiable', 'supported'];

/**
 * The verdict on a claim with several sources: the gravest of theirs, since each is cited for it. `leaning`: the citations were
 * carried over from another line, and a slip may be in that, so it is said one step softer. `strict`: what is not borne out is
 * an error.
 */
export function decideTogether<Support extends ClaimDecision>(
  supports: readonly Support[],
  { leaning, strict }: { readonly leaning: boolean; readonly strict: boolean },
): { readonly support: Support; readonly severity: Severity } | null {
  const [support] = [...supports].sort(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      GRAVITY.indexOf(a.outcome) - GRAVITY.indexOf(b.outcome) ||
      a.score - b.score,
  );
  if (support === undefined) return null;
  const open = support.outcome === 'unsupported' || support.outcome === 'partial' || support.outcome === 'contradicted';
  const said = strict && open ? 'error' : support.severity;
  const softer = SEVERITIES[Math.min(2, SEVERITIES.indexOf(said) + 1)] ?? said;
  return { support, severity: leaning && !strict ? softer : said };
}

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];
