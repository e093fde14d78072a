/**
 * How claims are checked, in the names of the seed documents, so that a `citation_verification:` section written for them is
 * accepted as it stands. `stet answer`, `stet check` and `stet claims` read what is about checking, `stet evidence` what is about
 * choosing passages, `stet compose` all of it.
 */
import { z } from 'zod';
import { about } from './about.ts';

const share = () => z.number().min(0).max(1);
const whole = (least: number, most: number) => z.number().int().min(least).max(most);
const onOff = (says: string) => z.boolean().default(true).register(about, { kind: 'switch', says, moves: true });

const DEPTHS = ['light', 'medium', 'extended'] as const;
type Depth = (typeof DEPTHS)[number];

/** What each depth of the seed sets, where nothing else was said: its table of three rows. The full budget of searches is the default. */
const AT_DEPTH: Readonly<Record<Depth, Readonly<Record<string, string | number | boolean>>>> = {
  light: { generation_mode: 'natural', enable_numeric_qa_verification: false, enable_verification_retrieval: false },
  medium: {
    generation_mode: 'natural',
    enable_numeric_qa_verification: true,
    enable_verification_retrieval: true,
    'verification_retrieval.max_searches': 1,
  },
  extended: { generation_mode: 'strict', enable_numeric_qa_verification: true, enable_verification_retrieval: true },
};

/** Settings by their dotted names that a depth stands for; none for what is no depth. */
export const settingsAtDepth = (depth: unknown): ReadonlyMap<string, string | number | boolean> =>
  new Map(
    Object.entries(DEPTHS.some((one) => one === depth) ? AT_DEPTH[depth as Depth] : {}).map(([name, value]) => [
      `citation_verification.${name}`,
      value,
    ]),
  );

export const citationSettings = z.strictObject({
  depth: z.enum(DEPTHS).optional().register(about, {
    kind: 'text',
    says: 'How deep claims are checked: light (words alone, no numbers and no facts), medium (one web search at most), extended. Sets what is not set by itself.',
    flag: '--depth <depth>',
    moves: true,
  }),
  generation_mode: z.enum(['strict', 'natural', 'classical']).default('natural').register(about, {
    kind: 'text',
    says: 'How stet compose writes: strict (nothing but what passages say, each sentence cited), natural (prose that cites), classical (free prose with links, not checked).',
    moves: true,
  }),
  enable_evidence_preselection: onOff(
    'Show the writer of stet compose the passages that bear on the question; when off, the beginnings of the sources. stet evidence always chooses.',
  ),
  enable_interleaved_generation: onOff('Write with marks that are checked; when off, stet compose writes as classical.'),
  enable_confidence_classification: onOff('Route claims by what they say of themselves; when off, every claim is checked in full.'),
  isolated_verification: onOff('Ask a judge that sees the claim and the evidence alone; when off, words and numbers decide.'),
  enable_citation_correction: onOff('Look for a source that bears out a claim better than the one it cites.'),
  enable_numeric_qa_verification: onOff('Compare the numbers of a claim with those of its evidence.'),
  enable_verification_retrieval: onOff('Split claims into facts and look for evidence of each.'),
  evidence_preselection: z.strictObject({
    max_spans_per_source: whole(1, 1000).default(10).register(about, {
      kind: 'number',
      says: 'Passages chosen from one source, at most.',
      moves: true,
    }),
    min_span_length: whole(1, 10_000).default(30).register(about, {
      kind: 'number',
      says: 'Shortest passage, in characters.',
      moves: true,
    }),
    max_span_length: whole(40, 100_000).default(500).register(about, {
      kind: 'number',
      says: 'Longest passage, in characters.',
      moves: true,
    }),
    numeric_content_boost: share().default(0.2).register(about, {
      kind: 'number',
      says: 'Added to the relevance of a passage that holds numbers, 0 to 1.',
      moves: true,
    }),
  }),
  verification_retrieval: z.strictObject({
    enable_verification_retrieval: onOff('The same as enable_verification_retrieval above; both must be on.'),
    max_searches: whole(0, 1000).default(20).register(about, {
      kind: 'number',
      says: 'Web searches for facts that the sources do not bear out, at most, in one run.',
      moves: true,
    }),
    decomposition_tier: z.enum(['simple', 'analytical', 'complex']).default('analytical').register(about, {
      kind: 'text',
      says: 'Who splits claims into facts when an answer is repaired: simple, rules alone; analytical and complex, the language model too, where one is named, for what rules keep whole.',
      moves: true,
    }),
    softening_strategies: z
      .array(z.enum(['hedge', 'qualify', 'parenthetical']))
      .default(['hedge', 'qualify', 'parenthetical'])
      .register(about, {
        kind: 'list',
        says: 'Ways to soften what is not borne out, in order: hedge, qualify, parenthetical.',
        moves: true,
        ordered: true,
      }),
  }),
  post_verification: z.strictObject({
    enabled: onOff('Check claims of structured output after it was written.'),
    max_claims_to_verify: whole(1, 100_000).default(50).register(about, {
      kind: 'number',
      says: 'Claims of one structured output that are checked, the most important first.',
      moves: true,
    }),
    include_stage4_isolation: onOff('Structured output: ask a judge.'),
    include_stage5_correction: onOff('Structured output: correct source_refs.'),
    include_stage6_numeric: onOff('Structured output: compare numbers.'),
    confidence_threshold: share().default(0.6).register(about, {
      kind: 'number',
      says: 'Structured output: support from which on a claim stands, 0 to 1.',
      moves: true,
    }),
    skip_low_priority_claims: onOff('Structured output: leave out claims of little weight.'),
  }),
});

/** The three flags of the seed, and who judges. Names of the table, not of a group: `STET_STRICT_CITES` and so on. */
export const citeFlags = {
  strictCites: z.boolean().default(false).register(about, {
    kind: 'switch',
    says: 'Make every sentence that its sources do not bear out an error, so that the exit status is 1.',
    flag: '--strict-cites',
    moves: true,
  }),
  citeMinRecall: share().default(0.4).register(about, {
    kind: 'number',
    says: "Share of a citing sentence's words that a passage of each cited source must hold, 0 to 1.",
    flag: '--cite-min-recall <0..1>',
    moves: true,
  }),
  noVerifyCites: z.boolean().default(false).register(about, {
    kind: 'switch',
    says: 'Check quotes alone, not whether cited sources bear the sentences out.',
    flag: '--no-verify-cites',
    moves: true,
  }),
};
