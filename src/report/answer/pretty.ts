/**
 * A checked answer in a terminal: each sentence or quotation that needs a person in a few lines, the words that are not borne out
 * underlined, the nearest passage of the source below. What stands is counted.
 */
import type { Report } from '../../model/report.ts';
import { factLines } from '../claim-words.ts';
import { ascii, type Paint, padded, paint, wrapped, wrappedParts } from '../columns.ts';
import { decisionLine } from '../decisions.ts';
import type { RenderOptions } from '../options.ts';
import { placesOf, placeWords } from '../places.ts';
import { versionsIn } from '../quotes/words.ts';
import { shortened, visible } from '../visible.ts';
import {
  type AnswerProblem,
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

const SIDE = 18;
/** Characters of a sentence that are shown. */
const MOST = 500;

type Page = RenderOptions & { readonly unicode: boolean; readonly width: number };

export function answerPretty(all: readonly CheckedAnswer[], options: RenderOptions): string {
  const unicode = options.unicode ?? true;
  const width = Math.min(120, Math.max(60, options.width ?? 100));
  const text = all.map((one) => document(one, { ...options, unicode, width }, paint(options.color ?? false))).join('\n');
  return unicode ? text : ascii(text);
}

/** The sentences of a document whose references were checked too: a block for each that needs a person, then the counts. */
export function claimsPart({ document, quotes, claims }: Report, page: Page, ink: Paint): string {
  if (claims === undefined) return '';
  const text = page.texts?.get(document.id);
  const blocks = claimsShown(claims, page.verbose === true).map((finding) => {
    const place = finding.page !== undefined ? `p.${finding.page}` : finding.at !== undefined ? `line ${finding.at.line}` : '';
    const rests = finding.grounding === 'retracted_source' ? ' It rests on a work that has been retracted.' : '';
    const problem = ofClaim(finding);
    const decided = finding.decision === undefined ? '' : ` Decided: ${decisionLine(finding.decision, 'text')}.`;
    return `${block({ ...problem, says: `${problem.says}${rests}${decided}` }, place, text, page, ink)}\n`;
  });
  // The counts of the quotes stand above, and are none of the first sentence.
  const apart = quotes !== undefined && blocks.length > 0 ? '\n' : '';
  return `${apart}${blocks.join('')} ${wrapped(claimCounts(claims), page.width - 1).join('\n ')}\n`;
}

function document(checked: CheckedAnswer, page: Page, ink: Paint): string {
  const { name, text, report } = checked;
  const at = placesOf(checked);
  const shown = answerProblems(report, page.verbose === true);
  const blocks = shown.map((problem) => `${block(problem, placeWords(visible(name), at(problem.span.start)), text, page, ink)}\n`);
  const bad = answerProblems(report);
  const uncited =
    page.verbose === true ? report.uncited.map((claim) => `   ${ink.dim(`cites nothing: ${shortened(visible(claim.text), 90)}`)}\n`) : [];
  const counts = answerCounts(report);
  // Nothing was wrong with what was not there: that is no tick.
  const sign =
    counts.length === 0
      ? ink.dim(page.unicode ? '–' : '-')
      : bad.length === 0
        ? ink.green(page.unicode ? '✓' : 'ok')
        : report.ok
          ? ink.yellow('!')
          : ink.red(page.unicode ? '✗' : 'x');
  const versions = versionsIn(report.sources).map(visible);
  const said = counts.length === 0 ? 'there was nothing to check, neither a citation nor a quotation' : counts.join(' · ');
  return [
    ...blocks,
    ...uncited,
    `${sign} ${wrapped(`${visible(name)}: ${visible(said)}`, page.width - 2).join('\n  ')}\n`,
    versions.length === 0
      ? ''
      : `  ${ink.dim(wrapped(`checked in these versions: ${versions.join(', ')}`, page.width - 2).join('\n  '))}\n`,
  ].join('');
}

function block(problem: AnswerProblem, place: string, text: string | undefined, page: Page, ink: Paint): string {
  const { severity, span, words, passage, elsewhere } = problem;
  const tint = severity === 'error' ? ink.red : severity === 'warning' ? ink.yellow : ink.green;
  const side = ' '.repeat(SIDE);
  const out = [
    `${tint(` ${page.unicode ? problem.glyph : problem.ascii} ${padded(problem.brief, SIDE - 4)} `)}${ink.dim(`${place}  ${visible(problem.rule)}`)}`,
  ];
  const say = (line: string, show: (part: string) => string = (part) => part): void => {
    for (const part of wrapped(visible(line), page.width - SIDE)) out.push(side + show(part));
  };
  if (text === undefined) say(shortened(problem.text, MOST));
  else
    for (const line of sentence(text, span.start, Math.min(span.end, span.start + MOST), words, page.width - SIDE))
      out.push(side + line.map((piece) => (piece.open ? ink.underline(tint(piece.text)) : piece.text)).join(''));
  say(problem.says);
  for (const line of factLines(problem.facts)) say(line);
  if (passage !== null) say(`${passagePlace(passage)}: “${shortened(passage.quote.replace(/\s+/g, ' '), MOST)}”`, ink.dim);
  for (const other of elsewhere.slice(0, 1))
    say(`${passagePlace(other)} does say so: “${shortened(other.quote.replace(/\s+/g, ' '), MOST)}”`);
  if (page.verbose === true && problem.score !== null) say(`judge: ${problem.judge ?? ''}, score ${problem.score.toFixed(2)}`, ink.dim);
  return `${out.map((line) => line.trimEnd()).join('\n')}\n`;
}

type Piece = ReturnType<typeof pieces>[number];

/** The sentence in lines of the page, in pieces, the words that are not borne out told apart where they stand. */
function sentence(text: string, from: number, to: number, words: AnswerProblem['words'], width: number): Piece[][] {
  const found = pieces(text, from, to, words);
  const shown = found.map((piece) => (piece.open ? visible(piece.text) : spaced(piece.text, visible)));
  return wrappedParts(shown, width).map((line) =>
    line.flatMap((part, i) => (part === '' ? [] : [{ text: part, open: found[i]?.open === true }])),
  );
}
