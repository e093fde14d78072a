/**
 * A checked answer as Markdown: the answer as it stands, and at its end a section "Citation health" only when something is wrong
 * (seed 004). An answer that stands is left alone.
 */
import type { AnswerReport, ClaimsReport, DocumentClaim } from '../../model/claim.ts';
import type { Span } from '../../model/document.ts';
import { factLines } from '../claim-words.ts';
import { decisionLine } from '../decisions.ts';
import { plain } from '../markdown/text.ts';
import { lineWords, placesOf } from '../places.ts';
import { shortened } from '../visible.ts';
import {
  answerCounts,
  answerProblems,
  type CheckedAnswer,
  claimCounts,
  claimsShown,
  ofClaim,
  passagePlace,
  pieces,
  spaced,
} from './words.ts';

const inBrackets = (place: string): string => (place === '' ? '' : ` (${place})`);

/** The section alone; empty when nothing is wrong. For programs that show an answer and append what is to be said of it. */
export function citationHealth(text: string, report: AnswerReport, at = placesOf({ text })): string {
  const problems = answerProblems(report);
  if (problems.length === 0) return '';
  const items = problems.map(({ glyph, word, says, rule, span, words, passage, elsewhere, kind, facts }) => {
    const said =
      kind === 'quote'
        ? `“${plain(shortened(text.slice(span.start, span.end), 400))}”`
        : underlined(text, span.start, Math.min(span.end, span.start + 600), words);
    return [
      `- ${glyph} **${word}**${inBrackets(lineWords(at(span.start)))}: ${said}`,
      `  ${plain(says)} (rule \`${rule}\`)`,
      ...factLines(facts).map((line) => `  ${plain(shortened(line, 300))}`),
      ...(passage === null ? [] : [`  Nearest passage, in ${plain(passagePlace(passage))}: “${plain(shortened(passage.quote, 400))}”`]),
      ...elsewhere.slice(0, 1).map((other) => `  ${plain(other.source.name)} does say so: “${plain(shortened(other.quote, 300))}”`),
    ].join('  \n');
  });
  return ['## Citation health', '', `${answerCounts(report).map(plain).join(' · ')}.`, '', ...items, ''].join('\n');
}

/** The sentences of a document whose references were checked too, as lines under a heading. */
export function claimsPart(report: ClaimsReport | undefined): string[] {
  if (report === undefined) return [];
  const place = ({ page, at }: DocumentClaim): string => inBrackets(page !== undefined ? `page ${page}` : lineWords(at));
  const items = claimsShown(report).map((finding) => {
    const { glyph, word, says, rule, passage, text, facts } = ofClaim(finding);
    return [
      `- ${glyph} **${word}**${place(finding)}: ${plain(shortened(text, 400))}`,
      `  ${finding.grounding === 'retracted_source' ? 'A work it cites has been retracted. ' : ''}${plain(says)} (rule \`${rule.replace(/`/g, '')}\`)`,
      ...factLines(facts).map((line) => `  ${plain(shortened(line, 300))}`),
      ...(passage === null ? [] : [`  Nearest passage, in ${plain(passagePlace(passage))}: “${plain(shortened(passage.quote, 400))}”`]),
      ...(finding.decision === undefined ? [] : [`  **Decided:** ${plain(decisionLine(finding.decision, 'text'))}`]),
    ].join('  \n');
  });
  return ['### Claims', '', `${plain(claimCounts(report))}.`, '', ...items, ...(items.length > 0 ? [''] : [])];
}

/** A sentence of the answer with some of its words underlined. */
const underlined = (text: string, from: number, to: number, words: readonly Span[]): string =>
  pieces(text, from, to, words)
    .map((piece) => (piece.open ? `<u>${plain(piece.text)}</u>` : spaced(piece.text, plain)))
    .join('');

export const answerMarkdown = (all: readonly CheckedAnswer[]): string =>
  all
    .map((checked) => {
      const { text, report } = checked;
      const health = citationHealth(text, report, placesOf(checked));
      return `${text.trimEnd()}\n${health === '' ? '' : `\n${health}`}`;
    })
    .join('\n');
