/** Quotes as Markdown, for a pull request or a review: what needs a person as a list, everything else as counts. */
import type { QuoteFinding, QuoteReport } from '../../model/quote.ts';
import { decisionLine } from '../decisions.ts';
import { plain } from '../markdown/text.ts';
import { lineWords, placesOf } from '../places.ts';
import { shortened } from '../visible.ts';
import type { CheckedQuotes } from './words.ts';
import { countWords, elsewhereWords, needsLook, QUOTE_WORDS, shortHash, skippedWords, versionsIn } from './words.ts';

function item(finding: QuoteFinding, place: string): string {
  const away = finding.detail === 'elsewhere-in-source' ? elsewhereWords(finding) : null;
  const changes = finding.nearest?.changes.map(({ op, text: part }) =>
    op === 'same' ? plain(part) : op === 'only-quoted' ? `~~${plain(part)}~~` : `**${plain(part)}**`,
  );
  return [
    `- ${QUOTE_WORDS[finding.status].glyph} ${place === '' ? '' : `${place}: `}<u>${plain(shortened(finding.quote, 400))}</u>`,
    `  ${plain(finding.says)} (rule \`${finding.rule.replace(/`/g, '')}\`)`,
    ...(away === null ? [] : [`  ${plain(away)}`]),
    ...(changes === undefined ? [] : [`  Nearest words (quoted struck out, source bold): ${changes.join(' ')}`]),
    ...finding.notes.map((note) => `  ${plain(note)}`),
    ...(finding.decision === undefined ? [] : [`  **Decided:** ${plain(decisionLine(finding.decision, 'text'))}`]),
  ].join('  \n');
}

/** The quotes of a document whose references were checked too, as lines under a heading. */
export function quotesPart(report: QuoteReport | undefined): string[] {
  if (report === undefined) return [];
  const open = report.items.filter(needsLook);
  const place = ({ page, at }: QuoteFinding): string => (page !== undefined ? `page ${page}` : lineWords(at));
  return [
    '### Quotes',
    '',
    `${countWords(report)}.`,
    '',
    ...open.map((finding) => item(finding, place(finding))),
    ...(open.length > 0 ? [''] : []),
  ];
}

function one(checked: CheckedQuotes): string {
  const { name, report, outdated = [] } = checked;
  const at = placesOf(checked);
  const items = report.items
    .filter(needsLook)
    .map((finding) => item(finding, finding.page === undefined ? lineWords(at(finding.span.start)) : `page ${finding.page}`));
  const passed = skippedWords(report);
  return [
    `## Quotes in ${plain(name)}`,
    '',
    `${countWords(report)}.`,
    '',
    ...items,
    ...(items.length > 0 ? [''] : []),
    ...outdated.map(
      ({ source, before, now }) =>
        `- **${plain(source)}**: checked against an older version (${shortHash(before)}, ${now === null ? 'no longer at hand' : `now ${shortHash(now)}`})`,
    ),
    ...(passed === '' ? [] : [`In quotation marks and not checked: ${passed}.`, '']),
    `<sub>Checked in these versions: ${versionsIn(report.sources).map(plain).join(', ') || 'none'}</sub>`,
    '',
  ].join('\n');
}

export const quotesMarkdown = (all: readonly CheckedQuotes[]): string => all.map(one).join('\n');
