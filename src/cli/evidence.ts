/**
 * `stet evidence`: the passages of the sources at hand that bear on a question or a claim, best first, each with its place (seed 003,
 * stage 1). For writers who want to quote, and for programs that hand a model only what it may cite. Asks nobody and judges nothing.
 */
import type { Command } from 'commander';
import { StetError } from '../errors.ts';
import { closeReaders, decodedText, type PreparedQuoteSource, selectEvidence } from '../index.ts';
import type { EvidencePassage } from '../model/judge.ts';
import { shortened, visible } from '../report/index.ts';
import { addSettings, READING, settingsOf } from './flags.ts';
import { bytesOf } from './inputs.ts';
import { sourcesOf } from './quotes-sources.ts';
import { readOptions } from './reading.ts';
import type { World } from './world.ts';

const FORMATS = ['pretty', 'json', 'jsonl'] as const;
const SETTINGS = ['sources', ...READING];
/** Longest question, in characters; what is longer is no question. */
const MOST = 20_000;
/** Passages shown when nothing is said. */
const SHOWN = 10;

const EXAMPLES = `
Examples:
  stet evidence "How much did revenue grow in 2020?" --sources papers/
  stet evidence "Corals grow slowly" --sources a.pdf b.md -f json --most 5
  echo "Who may cross the river?" | stet evidence - --sources rules.txt

How many passages a source may give and how long they are is set by citation_verification.evidence_preselection in the settings.
Exit status: 0 something was found, 1 nothing in the sources bears on it, 2 an input or a setting is wrong.`;

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(program.argument('<question>', 'a question or a claim; "-" is standard input'), SETTINGS)
    .option('-f, --format <format>', `Form of the list: ${FORMATS.join(', ')}.`, 'pretty')
    .option('--most <n>', 'How many passages at most, over all sources.', String(SHOWN))
    .addHelpText('after', EXAMPLES)
    .action(async (word: string, flags: { format: string; most: string }, command: Command) => {
      const form = FORMATS.find((name) => name === flags.format);
      if (form === undefined) throw new StetError('usage', `--format may be ${FORMATS.join(', ')}, not ${flags.format}`);
      const most = Number(flags.most);
      if (!Number.isInteger(most) || most < 1) throw new StetError('usage', `--most is a number from 1 on, not ${flags.most}`);
      const { settings } = await settingsOf(command, world);
      if (settings.sources.length === 0) throw new StetError('usage', 'no sources; name them with --sources FILE or FOLDER');
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
        world.stdout.write(written(found, form, addresses));
        done(found.length === 0 ? 1 : 0);
      } finally {
        closeReaders();
      }
    });
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

function written(found: readonly EvidencePassage[], form: (typeof FORMATS)[number], addresses: ReadonlyMap<string, string>): string {
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
      return `${relevance.toFixed(2)}  ${place}\n      ${shortened(visible(quote.replace(/\s+/g, ' ')), 500)}\n`;
    })
    .join('\n');
}
