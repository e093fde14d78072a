/** What `stet evidence` does, loaded when it is asked to: reads the sources and shows the passages that bear on the question. */
import { selectEvidence } from '../../compare/select.ts';
import { StetError } from '../../errors.ts';
import type { EvidencePassage } from '../../model/judge.ts';
import type { PreparedQuoteSource } from '../../quotes.ts';
import { closeReaders } from '../../read/index.ts';
import { textOf as decodedText } from '../../read/sniff.ts';
import { wrapped } from '../../report/columns.ts';
import { shortened, visible } from '../../report/visible.ts';
import type { Settings } from '../../settings/index.ts';
import { bytesOf } from '../inputs.ts';
import { sourcesOf } from '../quotes-sources.ts';
import { readOptions } from '../reading.ts';
import type { World } from '../world.ts';

/** A form of the list. */
export type Form = 'pretty' | 'json' | 'jsonl';

/** Longest question, in characters; what is longer is no question. */
const MOST = 20_000;

/** Shows the passages that bear on a question ("-": standard input), `most` of them; gives the exit status. Throws StetError. */
export async function run(word: string, form: Form, most: number, settings: Settings, world: World): Promise<number> {
  const question =
    word === '-' ? decodedText(await bytesOf(world.stdin, word, MOST * 4, 'a question is a sentence or two'), 'standard input') : word;
  if (question.trim() === '' || question.length > MOST)
    throw new StetError('usage', `the question must have 1 to ${MOST.toLocaleString('en')} characters`);
  try {
    const sources = await sourcesOf(settings.sources, world, readOptions(settings, world.signal));
    const found = selectEvidence(
      question,
      sources.map(({ version, searched }) => ({ version, text: searched.passages.text })),
      settings.citation_verification.evidence_preselection,
    ).slice(0, most);
    const addresses = new Map(sources.map((source) => [source.id, addressOf(source)]));
    world.stdout.write(written(found, form, addresses, world.stdout.columns ?? 100));
    return found.length === 0 ? 1 : 0;
  } finally {
    closeReaders();
  }
}

/** Where a source can be opened: its address on the web where one is known, else its name as it was given. */
const addressOf = ({ id, name, aliases }: PreparedQuoteSource): string =>
  [id, name, ...aliases].find((one) => /^https?:\/\//i.test(one) && URL.canParse(one)) ?? id;

/** A passage in the seed's names, with its place and the version of its source. */
const named = (
  { source, span, quote, relevance, sectionHeading, hasNumericContent, isSnippetBased }: EvidencePassage,
  addresses: ReadonlyMap<string, string>,
) => ({
  source: source.id,
  source_url: addresses.get(source.id) ?? source.id,
  source_title: source.name,
  quote,
  relevance_score: relevance,
  // The bare heading; for people it stands between quotation marks.
  section_heading: sectionHeading?.replace(/^“([^“”]*)”$/, '$1') ?? null,
  has_numeric_content: hasNumericContent,
  is_snippet_based: isSnippetBased,
  span,
  sha256: source.sha256,
});

/** Columns that the passage stands in from the left, below its place. */
const INDENT = 6;

function written(found: readonly EvidencePassage[], form: Form, addresses: ReadonlyMap<string, string>, width: number): string {
  if (form === 'json')
    return `${JSON.stringify(
      found.map((one) => named(one, addresses)),
      null,
      2,
    )}\n`;
  if (form === 'jsonl') return found.map((passage) => `${JSON.stringify(named(passage, addresses))}\n`).join('');
  if (found.length === 0) return 'Nothing in these sources bears on it.\n';
  return found
    .map(({ source, quote, relevance, sectionHeading }) => {
      const place = `${visible(source.name)}${sectionHeading === null ? '' : `, ${visible(sectionHeading)}`}`;
      const lines = (text: string): string => wrapped(text, Math.max(20, width - INDENT)).join(`\n${' '.repeat(INDENT)}`);
      return `${relevance.toFixed(2)}  ${lines(place)}\n${' '.repeat(INDENT)}${lines(shortened(visible(quote.replace(/\s+/g, ' ')), 500))}\n`;
    })
    .join('\n');
}
