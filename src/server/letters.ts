/**
 * What is sent to people about many papers: a letter that asks and accuses nobody, and the sheet of a batch. A letter names what
 * could not be matched, says that this is no proof of anything, and asks for a link, a copy or a correction; what a person has
 * found to be right is not in it.
 */
import type { ReferenceFinding } from '../model/report.ts';
import { cell, visible } from '../report/index.ts';
import type { RefusedFile } from '../store/desk/batches.ts';
import { referenceIn, textIn } from './findings.ts';
import type { FindingShape, RunShape } from './present.ts';

/** Text of others in Markdown: one line, controls shown, signs with a meaning escaped. */
const plain = (text: string): string =>
  visible(text.replace(/\s+/g, ' ').trim())
    .slice(0, 1_500)
    .replace(/[\\`*_{}[\]<>()#+!|~-]/g, '\\$&');

/** What is asked about quotes and claims, in this order. The words of a text are never called untrue: they were not found, that is all. */
const TEXT_QUESTIONS: readonly {
  readonly title: string;
  readonly wants: string;
  readonly kind: 'quote' | 'claim';
  readonly which: (status: string, grounding: unknown) => boolean;
}[] = [
  {
    title: 'Quotations that were not found as they stand',
    wants: 'Please give the page, or the edition that was quoted.',
    kind: 'quote',
    which: (status) => status === 'not_found',
  },
  {
    title: 'Statements for which the cited text seems to say something else',
    wants: 'Please tell us where the cited work says so, or correct the statement.',
    kind: 'claim',
    which: (status) => status === 'contradicted',
  },
  {
    title: 'Statements that rest on a work with an editorial notice',
    wants: 'Please confirm that you are aware of the notice, or cite another work.',
    kind: 'claim',
    which: (_, grounding) => grounding === 'retracted_source',
  },
  {
    title: 'Statements that we did not find in the cited text',
    wants: 'Please tell us where the cited work says so.',
    kind: 'claim',
    which: (status) => status === 'unsupported' || status === 'partial',
  },
];

/** Questions about quotes and claims; each is asked once. */
function textParts(findings: readonly FindingShape[]): string[] {
  const left = new Set(findings.filter(({ kind, needs, effective }) => kind !== 'reference' && needs && effective !== 'confirmed_ok'));
  return TEXT_QUESTIONS.flatMap(({ title, wants, kind: asked, which }) => {
    const own = [...left].filter(({ kind, status, finding }) => kind === asked && which(status, finding.grounding));
    for (const one of own) left.delete(one);
    if (own.length === 0) return [];
    const items = own.map(({ finding }) => {
      const { words, says, place } = textIn(finding);
      return `- ${place}“${plain(words)}”\n  ${plain(says)}\n`;
    });
    return [`### ${title}\n\n${wants}\n\n${items.join('')}`];
  });
}

interface Asked {
  readonly title: string;
  readonly wants: string;
  readonly which: (finding: ReferenceFinding) => boolean;
}

const has = (finding: ReferenceFinding, ...kinds: readonly string[]): boolean => finding.warnings.some(({ kind }) => kinds.includes(kind));

/** In this order; a reference is asked about once. */
const QUESTIONS: readonly Asked[] = [
  {
    title: 'Works with an editorial notice',
    wants: 'Please confirm that you are aware of the notice, or cite another work.',
    which: (finding) => has(finding, 'retracted', 'expression_of_concern'),
  },
  {
    title: 'Entries for which no record was found',
    wants: 'Please send a link, a copy of the first page, or the corrected entry.',
    which: (finding) => finding.verdict.outcome === 'fake',
  },
  {
    title: 'Identifiers that lead to another work',
    wants: 'Please check the identifier.',
    which: (finding) => has(finding, 'id_points_elsewhere'),
  },
  {
    title: 'Entries whose details differ from the record',
    wants: 'Please correct them, or tell us that they are as intended.',
    which: (finding) =>
      finding.verdict.outcome === 'exist_minor' || (finding.verdict.outcome === 'unsure' && finding.verdict.coverage.missing.length === 0),
  },
];

/** The letter about one paper; null when there is nothing to ask. */
export function letter(run: Pick<RunShape, 'name'>, findings: readonly FindingShape[], anonymous = false): string | null {
  const open = findings.filter(({ kind, needs, effective }) => kind === 'reference' && needs && effective !== 'confirmed_ok');
  const left = new Set(open);
  const parts = QUESTIONS.flatMap(({ title, wants, which }) => {
    const own = [...left].filter(({ finding }) => which(referenceIn({ finding })));
    for (const one of own) left.delete(one);
    if (own.length === 0) return [];
    const items = own.map(({ finding }) => {
      const { reference, verdict, warnings } = referenceIn({ finding });
      const says = [verdict.outcome === 'exist' ? '' : verdict.says, ...warnings.map((warning) => warning.says)]
        .filter((one) => one !== '')
        .join(' ');
      return `- **\\[${plain(reference.key)}\\]** ${plain(reference.raw)}\n  ${plain(says)}\n`;
    });
    return [`### ${title}\n\n${wants}\n\n${items.join('')}`];
  });
  parts.push(...textParts(findings));
  if (parts.length === 0) return null;
  const name = anonymous ? 'your submission' : `“${plain(run.name)}”`;
  return `Dear authors,

while checking the citations of ${name} we could not settle the points below by ourselves. This is no finding against you:
records are incomplete, works appear under several titles and in several editions, and texts are garbled by the tools that make them. For
each point we say what was looked for and what would help.

${parts.join('\n')}
Thank you for your help.
`;
}

const HEAD = [
  'run',
  'paper',
  'state',
  'references',
  'verified',
  'check_details',
  'no_match',
  'unsure',
  'not_checked',
  'not_checkable',
  'covered',
  'with_warnings',
  'quotes',
  'quotes_open',
  'citing_sentences',
  'citing_sentences_open',
  'needs_a_person',
  'decided',
  'reviewer',
  'error',
  'checked_at',
];

/** What stayed unknown, as what was not checked and what cannot be; of runs that ended before this was told apart, all as the first. */
const unknowns = ({ counts, coverage }: RunShape): readonly (number | string)[] =>
  counts === null ? ['', ''] : [counts.unknown - (coverage?.notCheckable ?? 0), coverage?.notCheckable ?? ''];

/** The sheet of a batch: a row for each paper, and one for each file that was given with them and not taken. */
export function batchSheet(runs: readonly RunShape[], anonymous: boolean, refused: readonly RefusedFile[] = []): string {
  const numbers = new Map([...runs].sort((a, b) => ((a.paper ?? a.id) < (b.paper ?? b.id) ? -1 : 1)).map(({ id }, i) => [id, i + 1]));
  const rows = runs.map((run) => [
    run.id,
    anonymous ? `paper ${numbers.get(run.id)}` : run.name,
    run.state,
    run.progress.done,
    run.counts?.exist ?? '',
    run.counts?.exist_minor ?? '',
    run.counts?.fake ?? '',
    run.counts?.unsure ?? '',
    ...unknowns(run),
    run.coverage?.covered ?? '',
    run.warnings,
    run.texts?.quotes ?? '',
    run.texts?.quotesOpen ?? '',
    run.texts?.claims ?? '',
    run.texts?.claimsOpen ?? '',
    run.needs,
    run.decided,
    run.reviewer ?? '',
    run.error?.detail ?? '',
    // Of a paper that was taken over, when that was; before the batch.
    run.checkedAt ?? (run.state === 'done' ? (run.finishedAt ?? '') : ''),
  ]);
  const lost = refused.map(({ name, detail }) => {
    const cells: Readonly<Record<string, string>> = { paper: name, state: 'not taken', error: detail };
    return HEAD.map((column) => cells[column] ?? '');
  });
  return [HEAD, ...rows, ...lost].map((row) => `${row.map((value) => cell(String(value))).join(',')}\r\n`).join('');
}
