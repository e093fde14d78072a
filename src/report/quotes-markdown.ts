/** Quotes as Markdown, for a pull request or a review: what needs a person as a list, everything else as counts. */
import { lineFinder } from '../text/lines.ts';
import { plain } from './markdown.ts';
import type { CheckedQuotes } from './quotes.ts';
import { countWords, elsewhereWords, QUOTE_WORDS, shortHash, skippedWords } from './quotes-words.ts';
import { shortened } from './visible.ts';

function one({ name, text, report, outdated = [] }: CheckedQuotes): string {
  const at = lineFinder(text);
  const items = report.items
    .filter(({ status }) => status !== 'verified')
    .map((finding) => {
      const { line } = at(finding.span.start);
      const away = finding.detail === 'elsewhere-in-source' ? elsewhereWords(finding) : null;
      const changes = finding.nearest?.changes.map(({ op, text: part }) =>
        op === 'same' ? plain(part) : op === 'only-quoted' ? `~~${plain(part)}~~` : `**${plain(part)}**`,
      );
      return [
        `- ${QUOTE_WORDS[finding.status].glyph} line ${line}: <u>${plain(shortened(finding.quote, 400))}</u>`,
        `  ${plain(finding.says)} (rule \`${finding.rule.replace(/`/g, '')}\`)`,
        ...(away === null ? [] : [`  ${plain(away)}`]),
        ...(changes === undefined ? [] : [`  Nearest words (quoted struck out, source bold): ${changes.join(' ')}`]),
        ...finding.notes.map((note) => `  ${plain(note)}`),
      ].join('  \n');
    });
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
    `<sub>Checked in these versions: ${report.sources.map((source) => plain(`${source.name} ${shortHash(source.sha256)}`)).join(', ') || 'none'}</sub>`,
    '',
  ].join('\n');
}

export const quotesMarkdown = (all: readonly CheckedQuotes[]): string => all.map(one).join('\n');
