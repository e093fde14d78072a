/**
 * One answer read and checked as the settings say, for the commands that check answers and for the replay of what they logged: the
 * same bytes, sources and settings give the same report.
 */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { answerOf } from '../../answer/document.ts';
import { type AnswerOptions, type AnswerReport, type PreparedAnswerSource, verifyAnswer, verifyAnswerWith } from '../../answer.ts';
import { StetError } from '../../errors.ts';
import { factsOf } from '../../extract/facts.ts';
import { extract } from '../../extract/index.ts';
import { answerOptionsOf, claimCheckOf } from '../../judging.ts';
import type { QuotedText } from '../../quotes-document.ts';
import { readDocument } from '../../read/index.ts';
import type { CheckedAnswer } from '../../report/answer.ts';
import type { Settings } from '../../settings/index.ts';
import { liesAsItIs } from '../../text/file-lines.ts';
import { type ListedText, listedText } from '../listed-text.ts';
import { notEmpty, plainText, rawBytes } from '../plain-text.ts';
import { heldAgainst } from '../quotes/sources.ts';
import { readOptions } from '../reading.ts';
import type { World } from '../world.ts';

export interface ReadAnswer {
  readonly name: string;
  readonly text: string;
  readonly remade?: true;
  /** `sha256:…` over its bytes. */
  readonly document: string;
  readonly answer: string | QuotedText;
  /** Those that it is held against: all that were named but itself. */
  readonly sources: readonly PreparedAnswerSource[];
  readonly options: AnswerOptions;
}

/** Characters of an answer: each of its sentences is kept with what was found of it, some seventy bytes a character. */
const LONGEST = 20_000_000;

/**
 * Reads one answer; "-" is standard input. Plain and Markdown texts are taken as they lie on the disk, so that places are the file's
 * own. Throws StetError for what cannot be read.
 */
export async function readAnswer(
  word: string,
  given: readonly PreparedAnswerSource[],
  settings: Settings,
  world: World,
): Promise<ReadAnswer> {
  const path = resolve(world.cwd, word);
  const plain = await plainText(word, path, world.stdin);
  if (plain !== null) {
    const { text, bytes } = plain;
    notEmpty(word, bytes);
    if (text.length > LONGEST)
      throw new StetError(
        'too-large',
        `${word}: has ${text.length.toLocaleString('en')} characters, and an answer is checked sentence by sentence up to ${LONGEST.toLocaleString('en')}; split it`,
      );
    if (isJson(text)) throw jsonRefused(word);
    const document = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
    const sources = heldAgainst(word, document, given, world);
    const listed = await listedText(word, plain, sources, readOptions(settings, world.signal));
    if (listed !== null) return readPaper(word, listed, sources);
    return { name: word, text, document, answer: text, sources, options: {} };
  }
  const document = await readDocument({ name: word, path }, readOptions(settings, world.signal)).catch((thrown: unknown) => {
    // A program's output is no list of works either, and who hands it in as an answer means neither.
    throw /\.json$/i.test(word) && thrown instanceof StetError && isJson(new TextDecoder().decode(rawBytes(word, path)))
      ? jsonRefused(word)
      : thrown;
  });
  return readPaper(word, { document, cited: extract(document) }, heldAgainst(word, document.id, given, world));
}

/** JSON that holds no answer's text: what it may be, and what to do with it. */
const jsonRefused = (word: string): StetError =>
  new StetError(
    'unreadable-input',
    `${word}: is JSON, not the text of an answer; hand in the text alone, or check JSON with source_refs by: stet claims --structured ${word} --sources …`,
  );

function readPaper(name: string, { document, cited }: ListedText, sources: readonly PreparedAnswerSource[]): ReadAnswer {
  const { answer, options } = answerOf(document, cited, sources);
  const remade = liesAsItIs(document) ? {} : { remade: true as const };
  return { name, text: document.text, ...remade, document: document.id, answer, sources, options };
}

/** Of an answer that was read, what a report shows. */
export const shownOf = ({ name, text, remade }: ReadAnswer): Omit<CheckedAnswer, 'report'> => ({
  name,
  text,
  ...(remade === undefined ? {} : { remade }),
});

/** Whether a text is what a program handed over: an object, or a list of objects or texts. */
function isJson(text: string): boolean {
  const bare = text.trim();
  if (!/^(?:\{[\s\S]*\}|\[\s*[{"][\s\S]*\])$/.test(bare)) return false;
  try {
    JSON.parse(bare);
    return true;
  } catch {
    return false;
  }
}

/** What came of one answer, and which kept answers of language models it rests on. */
export interface Settled {
  readonly report: AnswerReport;
  readonly replies: readonly string[];
}

export type AnswerCheck = (read: ReadAnswer, signal: AbortSignal) => Promise<Settled>;

/**
 * What the settings make of checking: which judges, which threshold. `told` hears why a model did not count, `progress` how many claims are settled while a model is asked. With `replay`, nobody is
 * asked. Throws StetError for a judge that cannot be opened.
 */
export async function answerCheck(
  settings: Settings,
  told: (why: string) => void,
  { replay = false, progress }: { readonly replay?: boolean; readonly progress?: (done: number, total: number) => void } = {},
): Promise<AnswerCheck> {
  let replies: string[] = [];
  const claims = await claimCheckOf(settings, { told, replay, used: (snapshot) => replies.push(snapshot) });
  // What is judged on this machine at once needs no progress.
  const waits = claims?.judges.some(({ name }) => name === 'language-model' || name === 'entailment') === true;
  const shown = waits && progress !== undefined ? { progress } : {};
  return async ({ answer, sources, options }, signal) => {
    replies = [];
    if (claims === null)
      return { report: verifyAnswer(answer, sources, { ...answerOptionsOf(settings), facts: factsOf, ...options }), replies };
    const report = await verifyAnswerWith(answer, sources, { ...claims, ...shown, facts: factsOf, ...options, signal });
    return { report, replies };
  };
}

/** Says once why a model did not count. */
export function saidOnce(write: (text: string) => void): (why: string) => void {
  const said = new Set<string>();
  return (why) => {
    if (!said.has(why)) write(`A model was not heard, so the built-in judge speaks: ${why}\n`);
    said.add(why);
  };
}

/** The report without its quotes: what `stet claims` shows. */
export const claimsAlone = (report: AnswerReport): AnswerReport => ({
  ...report,
  ok: report.claims.every(({ severity }) => severity !== 'error'),
  quotes: { ...report.quotes, ok: true, items: [], skipped: [], counts: { verified: 0, not_found: 0, citation_unresolved: 0 } },
});
