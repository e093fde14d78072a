/**
 * Quotes in a terminal: each that needs a person in a few lines, its words underlined in red within their sentence, the nearest
 * words of the source below with what differs. What stands is counted; what was not checked is counted with its reasons.
 */
import type { QuoteFinding } from '../../model/quote.ts';
import type { Report } from '../../model/report.ts';
import { ascii, type Paint, padded, paint, wrapped, wrappedParts } from '../columns.ts';
import { decisionLine } from '../decisions.ts';
import type { RenderOptions } from '../options.ts';
import { placesOf, placeWords } from '../places.ts';
import { shortened, visible } from '../visible.ts';
import { counted } from '../words.ts';
import type { CheckedQuotes } from './words.ts';
import { briefOf, countWords, elsewhereWords, needsLook, QUOTE_WORDS, shortHash, skippedWords, versionsIn } from './words.ts';

const SIDE = 18;
const AROUND = 60;

export function quotesPretty(all: readonly CheckedQuotes[], options: RenderOptions): string {
  const unicode = options.unicode ?? true;
  const width = Math.min(120, Math.max(60, options.width ?? 100));
  const text = all.map((one) => document(one, { ...options, unicode, width }, paint(options.color ?? false))).join('\n');
  return unicode ? text : ascii(text);
}

/** The quotes of a document whose references were checked too: a block for each that needs a person, then the counts. */
export function quotesPart({ document, quotes }: Report, page: Page, ink: Paint): string {
  if (quotes === undefined) return '';
  const text = page.texts?.get(document.id);
  const shown = quotes.items.filter(({ severity }) => page.verbose === true || severity !== 'info');
  const blocks = shown.map((finding) => {
    const place = finding.page !== undefined ? `p.${finding.page}` : finding.at !== undefined ? `line ${finding.at.line}` : '';
    return `${block(finding, place, text, page, ink)}\n`;
  });
  const passed = skippedWords(quotes);
  const said = [countWords(quotes), ...(passed === '' ? [] : [`in quotation marks and not checked: ${passed}`])];
  return `${blocks.join('')} ${said.flatMap((line) => wrapped(line, page.width - 1)).join('\n ')}\n`;
}

type Page = RenderOptions & { readonly unicode: boolean; readonly width: number };

function document(checked: CheckedQuotes, page: Page, ink: Paint): string {
  const { report, text } = checked;
  const at = placesOf(checked);
  const name = visible(checked.name);
  const shown = report.items.filter((finding) => needsLook(finding) || page.verbose === true);
  const blocks = shown.map((finding) =>
    block(finding, finding.page === undefined ? placeWords(name, at(finding.span.start)) : `${name} p.${finding.page}`, text, page, ink),
  );
  const passed = skippedWords(report);
  const old = (checked.outdated ?? []).map(
    ({ source, before, now }) =>
      ` ${ink.yellow('!')} ${visible(source)}: checked against an older version (${shortHash(before)}, ${now === null ? 'no longer at hand' : `now ${shortHash(now)}`})\n`,
  );
  const held = report.sources.filter(({ id }) => report.items.some(({ source }) => source?.id === id));
  const versions = versionsIn(held).map(visible);
  const listed =
    page.verbose === true
      ? report.skipped.map(({ text: words, says }) => `   ${ink.dim(`not checked: ${shortened(visible(words), 60)} (${says})`)}\n`)
      : [];
  const sign =
    report.items.length === 0
      ? ink.dim(page.unicode ? '–' : '-')
      : report.ok
        ? ink.green(page.unicode ? QUOTE_WORDS.verified.glyph : QUOTE_WORDS.verified.ascii)
        : ink.red('!');
  return [
    ...blocks.map((one) => `${one}\n`),
    ...old,
    ...listed,
    `${sign} ${name}: ${countWords(report)}\n`,
    passed === ''
      ? ''
      : `  ${ink.dim(`in quotation marks and not checked: ${passed}${page.verbose === true ? '' : ' (--verbose lists them)'}`)}\n`,
    versions.length === 0 ? '' : `  ${ink.dim(`checked in these versions: ${versions.join(', ')}`)}\n`,
  ].join('');
}

/** What stands before and behind a quote on its line, with a sign where it goes on. */
function around(text: string, { start, end }: QuoteFinding['span']): [string, string] {
  const [from, to] = [Math.max(0, start - AROUND), Math.min(text.length, end + AROUND)];
  const [lead, rest] = [text.slice(from, start), text.slice(end, to)];
  const before = lead.split('\n').at(-1) ?? '';
  const after = rest.split('\n')[0] ?? '';
  return [
    visible(from > 0 && before === lead ? `… ${before.replace(/^\S*\s/, '')}` : before),
    visible(to < text.length && after === rest ? `${after.replace(/\s\S*$/, '')} …` : after),
  ];
}

function block(finding: QuoteFinding, place: string, text: string | undefined, page: Page, ink: Paint): string {
  const { severity, status, span } = finding;
  const word = QUOTE_WORDS[status];
  const tint = status === 'verified' && severity === 'info' ? ink.green : severity === 'error' ? ink.red : ink.yellow;
  const head = ` ${page.unicode ? word.glyph : word.ascii} ${padded(briefOf(finding), SIDE - 4)} `;
  const side = ' '.repeat(SIDE);
  const out = [`${tint(head)}${ink.dim(`${place}  ${visible(finding.rule)}`)}`];
  const [before, after] = text === undefined ? ['“', '”'] : around(text, span);
  const words = visible(shortened(finding.quote, 300));
  const space = /\s$/.test(text?.slice(span.start - 1, span.start) ?? '') ? ' ' : '';
  const mark = (part: string): string => (status === 'verified' || part === '' ? part : ink.underline(tint(part)));
  const dim = (part: string): string => (part === '' ? '' : ink.dim(part));
  for (const [lead = '', own = '', rest = ''] of wrappedParts([`${before}${space}`, words, after.trimEnd()], page.width - SIDE))
    out.push(side + dim(lead) + mark(own) + dim(rest));
  const say = (line: string): void => {
    for (const part of wrapped(visible(line), page.width - SIDE)) out.push(side + part);
  };
  say(finding.says);
  const away = elsewhereWords(finding);
  if (away !== null && finding.detail === 'elsewhere-in-source') say(away);
  if (finding.nearest !== null) {
    const changes = finding.nearest.changes.map(({ op, text: part }) => {
      const plain = visible(part);
      return op === 'same' ? plain : op === 'only-quoted' ? ink.red(`[-${plain}-]`) : ink.green(`{+${plain}+}`);
    });
    for (const part of wrapped(`nearest: ${shortened(changes.join(' '), 900)}`, page.width - SIDE)) out.push(side + part);
    out.push(side + ink.dim(`${Math.round(finding.nearest.score * 100)} % of the words agree; [-quoted-] {+source+}`));
  }
  if (finding.also.length > 0 && page.verbose === true) say(`also in ${counted(finding.also.length, 'other place')} of the source`);
  for (const note of finding.notes) say(note);
  if (finding.decision !== undefined) say(`decided: ${decisionLine(finding.decision, 'text')}`);
  return `${out.map((line) => line.trimEnd()).join('\n')}\n`;
}
