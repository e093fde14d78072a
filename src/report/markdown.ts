/** The report as Markdown, for a pull request, a review form or a note: problems as a list, everything else as counts. */

import { COMPONENTS } from '../model/evidence.ts';
import type { Decision, ReferenceFinding, Report } from '../model/report.ts';
import { claimsPart } from './answer/markdown.ts';
import { asPrinted, chosen, closest, confirmLinks, fullCitation, reasonOf, shortCitation } from './cite.ts';
import { decisionLine } from './decisions.ts';
import { COUNTED, countParts, headline, KINDS, onceCounted } from './front.ts';
import { plain } from './markdown/text.ts';
import type { RenderOptions } from './options.ts';
import { lineOrFile } from './places.ts';
import { problemsOf, urgency, worstFirst, worstOf } from './problems.ts';
import { quotesPart } from './quotes/markdown.ts';
import { sealPart } from './seal.ts';
import { shortened } from './visible.ts';
import { leftOutOf } from './whole.ts';
import {
  answersOf,
  counted,
  coverageWords,
  earlierWords,
  LABEL_WORDS,
  LEAD_NOT_PROOF,
  outageWords,
  PART_WORDS,
  partName,
  readingWords,
  WARNING_WORDS,
} from './words.ts';

/** The same for text that begins a line: nothing at its start makes a list. */
const opening = (text: string): string =>
  plain(text)
    .replace(/^([-.:])/, '\\$1')
    .replace(/^(\d{1,9})(\.)/, '$1\\$2');

const link = (name: string, href: string): string => `[${plain(name)}](<${href.replace(/[<>\s\\]/g, encodeURIComponent)}>)`;

function item(finding: ReferenceFinding): string {
  const { reference, verdict, warnings } = finding;
  const word = headline(finding);
  const place = reference.page !== undefined ? `, page ${reference.page}` : finding.at !== undefined ? `, ${lineOrFile(finding.at)}` : '';
  const lines = [
    `### ${word.glyph} ${word.word}: \\[${plain(reference.key)}\\] ${plain(shortCitation(reference.fields, reference.raw))}`,
    '',
    `> ${opening(shortened(asPrinted(reference.fields, reference.raw), 1000))}`,
    '',
    `- **Why:** ${plain(reasonOf(finding))} (rule \`${verdict.rule.replace(/`/g, '')}\`${place})`,
    ...(finding.decision === undefined ? [] : [`- **Decided:** ${plain(decisionLine(finding.decision))}`]),
    ...warnings.map((warning) => `- **${WARNING_WORDS[warning.kind].word}:** ${plain(warning.says)}`),
    ...COMPONENTS.filter((component) => !['match', 'unknown'].includes(verdict.components[component].label)).map((component) => {
      const { label, cited, found } = verdict.components[component];
      return `- **${partName(PART_WORDS, component, { cited, found })}** ${LABEL_WORDS[label]}: cited ${plain(cited ?? 'nothing')}; record ${plain(found ?? 'nothing')}`;
    }),
  ];
  const record = closest(finding);
  if (record !== null)
    lines.push(
      `- **${chosen(finding) === null || verdict.outcome === 'fake' ? 'Closest record' : 'Record'}:** ${plain(fullCitation(record.fields))}`,
    );
  if (reference.route !== 'uncheckable') {
    lines.push(
      `- **Coverage:** ${plain(coverageWords(finding))}. Asked: ${[...answersOf(finding.asked)].map(([adapter, said]) => plain(`${adapter}: ${said}`)).join('; ') || 'nobody'}`,
    );
    lines.push(
      `- **Confirm yourself:** ${confirmLinks(finding)
        .map(({ name, href }) => link(name, href))
        .join(', ')}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** What a person decided about the document as a whole, behind what was said of it; nothing where nobody has. */
const decidedOn = (decision: Decision | undefined): string =>
  decision === undefined ? '' : ` **Decided:** ${plain(decisionLine(decision, 'document'))}`;

function one(report: Report): string {
  const { counts } = report;
  const shown = report.references.filter((finding) => worstOf(finding) !== null).sort((a, b) => urgency(a) - urgency(b));
  const whole = worstFirst(problemsOf(report).filter((problem) => problem.whole !== undefined));
  return [
    `## Citations in ${plain(report.document.name)}`,
    '',
    `${[
      counted(report.references.length, 'reference'),
      countParts(onceCounted(report.references))
        .map(([, said]) => said)
        .join(', '),
    ]
      .filter((part) => part !== '')
      .join(': ')}.`,
    '',
    ...earlierWords(report).flatMap((said) => [plain(said), '']),
    ...(counts.fake > 0 ? [`*${LEAD_NOT_PROOF}*`, ''] : []),
    ...shown.map(item),
    ...quotesPart(report.quotes),
    ...claimsPart(report.claims),
    ...(whole.length > 0
      ? [
          '### The document',
          '',
          ...whole.map(({ word, message, decision }) => `- ${plain(word)}: ${plain(message)}${decidedOn(decision)}`),
          '',
        ]
      : []),
    ...(report.outages.length > 0
      ? [
          `Sources that were down: ${outageWords(report.outages)
            .map(({ adapter, says }) => plain(`${adapter} ${says}`))
            .join(', ')}`,
          '',
        ]
      : []),
    ...readingWords(report.extraction).flatMap((said) => [said, '']),
    ...leftOutOf(report)
      .filter(({ why }) => !/not part of the text/.test(why))
      .flatMap(({ what, why, decision }) => [`Left out: ${plain(what)}, because ${plain(why)}.${decidedOn(decision)}`, '']),
    `<sub>stet ${plain(report.engine)}, run ${plain(report.run)}, document ${plain(report.document.id)}</sub>`,
    '',
    ...sealPart(report),
  ].join('\n');
}

/** Every report, and behind them what could not be read. */
export const markdown = (reports: readonly Report[], { unread = [] }: RenderOptions = {}): string =>
  [
    ...reports.map(one),
    ...(unread.length === 0 ? [] : [`## Not read\n\n${unread.map(({ name, why }) => `- **${plain(name)}**: ${plain(why)}\n`).join('')}`]),
  ].join('\n');

/** The counts alone, one table row a document, and what could not be read: for the summary page of a CI run. */
export function markdownSummary(reports: readonly Report[], { unread = [] }: RenderOptions = {}): string {
  const rows = reports.map(
    ({ document, references }) =>
      `| ${[plain(document.name), ...KINDS.map((kind) => String(onceCounted(references)[kind]))].join(' | ')} |`,
  );
  const head = [`| document | ${KINDS.map((kind) => COUNTED[kind]).join(' | ')} |`, `|---|${'--:|'.repeat(KINDS.length)}`];
  const missing = unread.length === 0 ? [] : [`**Could not be read:** ${unread.map(({ name }) => plain(name)).join(', ')}`, ''];
  return [...(rows.length === 0 ? [] : [...head, ...rows, '']), ...missing].join('\n');
}
