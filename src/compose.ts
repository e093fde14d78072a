/**
 * An answer written and checked (seed 003): draft → verify → repair. Passages that bear on the question are chosen, a writer writes out
 * of them and of nothing else, its marks become keys that people can read, and from there on the text is a stranger's: it is held
 * against the sources, put right and softened by the very steps that serve any answer, none of which is told how it was made.
 */
import type { PreparedAnswerSource } from './answer.ts';
import { chunksOf } from './compare/claim/select/chunks.ts';
import { type SelectionSettings, selectEvidence } from './compare/claim/select.ts';
import { repairAnswerWith, type WaitingRepairOptions } from './corrections.ts';
import { shortKeys, sourceKeys } from './draft/keys.ts';
import { keyed, type Marked, type Named, unwrapped } from './draft/markers.ts';
import type { AnswerEdit, ClaimFinding } from './model/claim.ts';
import type { GenerationMode, InterleavedClaim, Writer } from './model/draft.ts';
import type { EvidencePassage } from './model/judge.ts';
import { addressOf } from './text/site-names.ts';

export type { DraftMark, DraftPassage, GenerationMode, InterleavedClaim, Writer } from './model/draft.ts';

/** How an answer is written, and how it is then checked and put right. */
export interface ComposeOptions extends WaitingRepairOptions {
  readonly writer: Writer;
  /** Default: natural. */
  readonly mode?: GenerationMode;
  /** How passages are chosen; null to show the writer the sources from their beginnings, in order, and choose none. */
  readonly selection?: SelectionSettings | null;
  /** Passages that the writer is shown at most. Default 20. */
  readonly most?: number;
}

/** What was written, and what came of it. */
export interface Composed {
  readonly mode: GenerationMode;
  /** What the writer was shown, in the order of its numbers. */
  readonly evidence: readonly EvidencePassage[];
  /** By which key each shown source is cited: source id → key. */
  readonly keys: Readonly<Record<string, string>>;
  /** As it was written, with keys for numbers. */
  readonly draft: string;
  /** The sentences of the draft that cite, with what they rest on; none of a classical text, which nobody checks. */
  readonly claims: readonly InterleavedClaim[];
  /** Marks that lead to no passage that was shown: the check tells of them. */
  readonly stray: readonly string[];
  /** What was changed in the draft. */
  readonly edits: readonly AnswerEdit[];
  /** The answer: what was put right, and the sources that it cites. */
  readonly text: string;
}

/** Why nothing was written. */
export interface NotComposed {
  readonly why: string;
  /** `no-evidence`: nothing in the sources bears on the question, and nobody was asked. `no-draft`: the writer gave none. */
  readonly reason: 'no-evidence' | 'no-draft';
}

const SHOWN = 20;
/** Characters that a writer is shown at most. */
const MOST_SHOWN = 60_000;

/**
 * Writes an answer to a question out of sources, checks it and puts it right.
 * Takes the question, prepared sources, and options with a writer and the judges to be asked. Gives the answer with everything that led to
 * it, or why there is none. A classical answer is neither checked nor put right. Throws as `verifyAnswer` does.
 */
export async function compose(
  question: string,
  sources: readonly PreparedAnswerSource[],
  { writer, mode = 'natural', selection, most = SHOWN, ...options }: ComposeOptions,
): Promise<Composed | NotComposed> {
  const evidence = shownTo(question, sources, selection, most);
  if (evidence.length === 0) return { why: 'Nothing in these sources bears on it.', reason: 'no-evidence' };
  const passages = evidence.map(({ source, sectionHeading, quote }) => ({ title: source.name, section: sectionHeading, quote }));
  const written = await writer.write(question, passages, mode, options.signal);
  if ('why' in written) return { why: written.why, reason: 'no-draft' };
  const plain = unwrapped(written.text);
  if (plain === '') return { why: 'the writer wrote nothing', reason: 'no-draft' };
  const keys = sourceKeys(sources);
  const {
    text: draft,
    marks,
    stray,
  } = keyed(
    plain,
    evidence.map((passage) => namedBy(passage, sources, keys, mode)),
  );
  const shown = new Set(evidence.map(({ source }) => source.id));
  const told = {
    mode,
    evidence,
    keys: Object.fromEntries([...keys].filter(([id]) => shown.has(id))),
    draft,
    stray,
  };
  if (mode === 'classical') return { ...told, claims: [], edits: [], text: `${draft}\n` };
  // Sources are called by their keys while the text is put right, so that a mark that is added is printed as its fellows are.
  const called = sources.map((source) => ({
    ...source,
    name: keys.get(source.id) ?? source.name,
    aliases: [...source.aliases, source.name],
  }));
  const { before, edits, text } = await repairAnswerWith(draft, called, options);
  const claims = before.claims.flatMap((finding) => interleaved(finding, marks));
  return { ...told, claims, edits, text: withSources(text, sources, keys) };
}

/** The passages that a writer is shown: those that bear on the question, or the sources from their beginnings. */
function shownTo(
  question: string,
  sources: readonly PreparedAnswerSource[],
  selection: SelectionSettings | null | undefined,
  most: number,
): EvidencePassage[] {
  const texts = sources.map(({ version, searched }) => ({ version, text: searched.passages.text }));
  const all =
    selection === null
      ? texts.flatMap(({ version, text }) =>
          chunksOf(text)
            .slice(0, Math.ceil(MOST_SHOWN / Math.max(1, texts.length) / 8000))
            .map((span): EvidencePassage => ({ ...WHOLE, source: version, span, quote: text.slice(span.start, span.end) })),
        )
      : selectEvidence(question, texts, selection);
  let room = MOST_SHOWN;
  return all.slice(0, most).filter(({ quote }) => {
    room -= quote.length;
    return room >= 0 && quote.trim() !== '';
  });
}

/** Of a passage that was not chosen. */
const WHOLE = { relevance: 1, sectionHeading: null, hasNumericContent: false, isSnippetBased: false };

function namedBy(
  { source }: EvidencePassage,
  sources: readonly PreparedAnswerSource[],
  keys: ReadonlyMap<string, string>,
  mode: GenerationMode,
): Named {
  const key = keys.get(source.id) ?? source.name;
  if (mode !== 'classical') return { mark: `[${key}]`, key };
  const whole = sources.find(({ id }) => id === source.id);
  return { mark: `[${titleIn(source.name)}](${addressOf(whole ?? source).replace(/[\s()]/g, encodeURIComponent)})`, key };
}

const titleIn = (name: string): string => name.replace(/[[\]\n]/g, ' ').trim();

/** A checked sentence in the seed's names; none where it cites no passage that was shown. */
function interleaved({ claim, confidence }: ClaimFinding, marks: Marked['marks']): InterleavedClaim[] {
  const own = marks.filter(
    ({ span, key }) =>
      !key.startsWith('unknown-') && claim.citations.some((cited) => cited.span.start < span.end && span.start < cited.span.end),
  );
  const [first] = own;
  const index = first?.evidence[0];
  if (first === undefined || index === undefined) return [];
  return [
    {
      claim_text: claim.text,
      position_start: claim.span.start,
      position_end: claim.span.end,
      evidence_index: index,
      evidence_indices: own.flatMap(({ evidence }) => evidence),
      citation_key: first.key,
      confidence,
      claim_type: /\p{Nd}/u.test(claim.text) ? 'numeric' : 'general',
    },
  ];
}

/** The text with a list of the sources that it cites, by their keys, below it. */
function withSources(body: string, sources: readonly PreparedAnswerSource[], keys: ReadonlyMap<string, string>): string {
  const cited = sources.filter(({ id }) => body.includes(`[${keys.get(id) ?? ''}]`));
  const lines = cited.map((source) => {
    const [key, address] = [keys.get(source.id) ?? '', addressOf(source)];
    return `- [${key}] ${source.name === address || source.name === key ? address : `${titleIn(source.name)}, ${address}`}`;
  });
  const whole = cited.length === 0 ? body.trimEnd() : `${body.trimEnd()}\n\n## Sources\n\n${lines.join('\n')}`;
  return `${shortKeys(whole, new Set(keys.values()))}\n`;
}
