/** What `stet evidence` does, loaded when it is asked to: reads the sources and shows the passages that bear on the question. */
import { selectEvidence } from '../../compare/claim/select.ts';
import { StetError } from '../../errors.ts';
import type { EvidencePassage } from '../../model/judge.ts';
import type { PreparedQuoteSource } from '../../quotes.ts';
import { closeReaders } from '../../read/index.ts';
import { textOf as decodedText } from '../../read/sniff.ts';
import { wrapped } from '../../report/columns.ts';
import { shortened, visible } from '../../report/visible.ts';
import type { Settings } from '../../settings/index.ts';
import { addressOf } from '../../text/site-names.ts';
import { bytesOf } from '../inputs.ts';
import { sourcesOf } from '../quotes/sources.ts';
import { readOptions } from '../reading.ts';
import type { World } from '../world.ts';

/** A form of the list. */
export type Form = 'pretty' | 'json' | 'jsonl';

/** Longest question, in characters; what is longer is no question. */
const MOST = 20_000;

/** Shows the passages that bear on a question ("-": standard input), `most` of them; gives the exit status. Throws StetError. */
export async function run(word: string, form: Form, most: number, settings: Settings, world: World): Promise<number> {
  const question = await questionOf(word, world);
  try {
    const sources = await sourcesOf(settings.sources, world, readOptions(settings, world.signal));
    const found = selectEvidence(
      question,
      sources.map(({ version, searched }) => ({ version, text: searched.passages.text })),
      settings.citation_verification.evidence_preselection,
    ).slice(0, most);
    const byId = new Map(sources.map((source) => [source.id, source]));
    const shown = found.map((passage) => named(passage, byId.get(passage.source.id)));
    world.stdout.write(written(shown, form, world.stdout.columns ?? 100));
    return found.length === 0 ? 1 : 0;
  } finally {
    closeReaders();
  }
}

/** A question as it was given, "-" from standard input. Throws StetError `usage` for none, and for what is too long to be one. */
export async function questionOf(word: string, world: World): Promise<string> {
  const question =
    word === '-' ? decodedText(await bytesOf(world.stdin, word, MOST * 4, 'a question is a sentence or two'), 'standard input') : word;
  if (question.trim() === '' || question.length > MOST)
    throw new StetError('usage', `the question must have 1 to ${MOST.toLocaleString('en')} characters`);
  return question;
}

/** The page that a passage begins on, as it is printed or else counted; null for a text without pages. */
function pageOf({ searched }: PreparedQuoteSource, { span }: EvidencePassage): string | null {
  const page = searched.pages().findLast(({ start }) => start <= span.start);
  return page === undefined ? null : (page.label ?? String(page.number));
}

/** A passage in the seed's names, with its place and the version of its source. */
export const named = (passage: EvidencePassage, source: PreparedQuoteSource | undefined) => ({
  source: passage.source.id,
  source_url: source === undefined ? passage.source.id : addressOf(source),
  source_title: passage.source.name,
  quote: passage.quote,
  relevance_score: passage.relevance,
  // The bare heading; for people it stands between quotation marks.
  section_heading: passage.sectionHeading?.replace(/^“([^“”]*)”$/, '$1') ?? null,
  page: source === undefined ? null : pageOf(source, passage),
  has_numeric_content: passage.hasNumericContent,
  is_snippet_based: passage.isSnippetBased,
  span: passage.span,
  sha256: passage.source.sha256,
  heading: passage.sectionHeading,
});
type Named = ReturnType<typeof named>;

/** As it is told to programs. */
export const withoutHeading = ({ heading: _, ...passage }: Named): Omit<Named, 'heading'> => passage;

/** Columns that the passage stands in from the left, below its place. */
const INDENT = 6;

function written(found: readonly Named[], form: Form, width: number): string {
  const data = found.map(withoutHeading);
  if (form === 'json') return `${JSON.stringify(data, null, 2)}\n`;
  if (form === 'jsonl') return data.map((passage) => `${JSON.stringify(passage)}\n`).join('');
  if (found.length === 0) return 'Nothing in these sources bears on it.\n';
  return found
    .map(({ source_title, quote, relevance_score, heading, page }) => {
      const place = [source_title, ...(page === null ? [] : [`p. ${page}`]), ...(heading === null ? [] : [heading])]
        .map(visible)
        .join(', ');
      const lines = (text: string): string => wrapped(text, Math.max(20, width - INDENT)).join(`\n${' '.repeat(INDENT)}`);
      return `${relevance_score.toFixed(2)}  ${lines(place)}\n${' '.repeat(INDENT)}${lines(shortened(visible(quote.replace(/\s+/g, ' ')), 500))}\n`;
    })
    .join('\n');
}
