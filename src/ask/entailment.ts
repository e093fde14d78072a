/**
 * An entailment model on this machine as a judge: a folder that the user names, run with onnxruntime-node, cut into words with
 * @huggingface/tokenizers. Both are optional packages, loaded on first use. Evidence longer than the model reads goes in windows that
 * overlap; the window that supports most speaks, and one that contradicts only when none supports. Testimony, like any judge's.
 */
import { StetError } from '../errors.ts';
import type { Span } from '../model/document.ts';
import type { WaitingJudge } from '../model/judge.ts';
import { readModelFolder, shares } from './model-folder.ts';

/** What is used of onnxruntime (node and web alike). */
export interface OnnxSession {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(feeds: Record<string, unknown>): Promise<Record<string, { readonly data: ArrayLike<number> } | undefined>>;
}
export interface OnnxRuntime {
  readonly InferenceSession: { create(graph: string | Uint8Array): Promise<OnnxSession> };
  readonly Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => unknown;
}

/** What is used of @huggingface/tokenizers. */
export interface Words {
  encode(
    text: string,
    options: { readonly text_pair?: string; readonly add_special_tokens?: boolean },
  ): {
    readonly ids: readonly number[];
    readonly attention_mask: readonly number[];
    readonly token_type_ids?: readonly number[];
  };
}
type TokenizerPackage = { readonly Tokenizer: new (tokenizer: object, config: object) => Words };

const missing = (name: string, cause: unknown): StetError =>
  new StetError(
    'missing-package',
    `An entailment model needs the package "${name}": npm install onnxruntime-node @huggingface/tokenizers.`,
    {
      cause,
    },
  );

/** Loads a package by name; kept apart so that nothing is looked for before it is needed. */
async function load(name: string): Promise<unknown> {
  return import(name).catch((cause: unknown) => {
    throw missing(name, cause);
  });
}

const isRuntime = (value: unknown): value is OnnxRuntime =>
  typeof value === 'object' && value !== null && 'InferenceSession' in value && 'Tensor' in value;
const isTokenizers = (value: unknown): value is TokenizerPackage => typeof value === 'object' && value !== null && 'Tokenizer' in value;

async function loadRuntime(): Promise<OnnxRuntime> {
  const loaded = await load('onnxruntime-node');
  for (const one of [loaded, (loaded as { readonly default?: unknown }).default]) if (isRuntime(one)) return one;
  throw missing('onnxruntime-node', new Error('the package exports no InferenceSession'));
}

export interface EntailmentOptions {
  /** Runs the graph. Default: onnxruntime-node. */
  readonly runtime?: OnnxRuntime;
  /** Gives the graph to the runtime as bytes instead of a path (for runtimes without a file system). */
  readonly asBytes?: boolean;
  /** Most windows of one piece of evidence. Default 64. */
  readonly most?: number;
}

/** Opens the model of a folder. Throws `bad-settings` for a folder that holds none, `missing-package` when the packages are not installed. */
export async function entailmentJudge(
  folder: string,
  { runtime, asBytes = false, most = 64 }: EntailmentOptions = {},
): Promise<WaitingJudge> {
  const { graph, tokenizer, tokenizerConfig, outputs, longest } = readModelFolder(folder);
  const tokenizers = await load('@huggingface/tokenizers');
  if (!isTokenizers(tokenizers)) throw missing('@huggingface/tokenizers', new Error('the package exports no Tokenizer'));
  const words = new tokenizers.Tokenizer(tokenizer, tokenizerConfig);
  const { InferenceSession, Tensor } = runtime ?? (await loadRuntime());
  let session: OnnxSession;
  try {
    const { readFile } = await import('node:fs/promises');
    session = await InferenceSession.create(asBytes ? await readFile(graph) : graph);
  } catch (cause) {
    throw new StetError('bad-settings', `${graph} cannot be run as a model: ${cause instanceof Error ? cause.message : String(cause)}.`, {
      cause,
    });
  }
  const ask = async (claim: string, window: string): Promise<{ supported: number; contradicted: number } | null> => {
    const { ids, attention_mask: mask, token_type_ids: kinds } = words.encode(window, { text_pair: claim });
    const given: Readonly<Record<string, readonly number[]>> = {
      input_ids: ids,
      attention_mask: mask,
      token_type_ids: kinds ?? kindsOf(ids.length),
    };
    const feeds: Record<string, unknown> = {};
    for (const name of session.inputNames) {
      const values = given[name];
      if (values === undefined)
        throw new StetError('bad-settings', `The model in ${folder} asks for an input "${name}" that is not known.`);
      feeds[name] = new Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length]);
    }
    const result = (await session.run(feeds))[session.outputNames[0] ?? 'logits'];
    if (result === undefined || result.data.length < outputs.count) return null;
    const share = shares(Array.from(result.data).slice(0, outputs.count));
    return { supported: share[outputs.entailment] ?? 0, contradicted: outputs.contradiction < 0 ? 0 : (share[outputs.contradiction] ?? 0) };
  };
  const count = (text: string): number => words.encode(text, { add_special_tokens: false }).ids.length;
  return {
    name: 'entailment',
    async judge(claim, evidence, signal) {
      const room = longest - count(claim) - 4;
      if (room < 16) return null;
      let best: { supported: number; contradicted: number; span: Span } | null = null;
      let against = 0;
      let againstSpan: Span | null = null;
      for (const span of windowsOf(evidence, room, count).slice(0, most)) {
        if (signal.aborted) return null;
        const said = await ask(claim, evidence.slice(span.start, span.end));
        if (said === null) return null;
        if (best === null || said.supported > best.supported) best = { ...said, span };
        if (said.contradicted > against) [against, againstSpan] = [said.contradicted, span];
      }
      if (best === null) return null;
      // A window about something else "contradicts" easily; what another window supports is not contradicted.
      const contradicted = best.supported >= 0.5 ? Math.min(against, 1 - best.supported) : against;
      const span = contradicted > best.supported && againstSpan !== null ? againstSpan : best.span;
      return {
        supported: best.supported,
        contradicted,
        why: `the entailment model gives ${Math.round(best.supported * 100)} % to “supported” and ${Math.round(contradicted * 100)} % to “contradicted”`,
        span,
      };
    },
  };
}

const kindsOf = (length: number): number[] => new Array<number>(length).fill(0);

const SENTENCE_END = /[.!?…。][)\]"'”’]{0,3}\s|\n/g;
/** Share of a window that the next one repeats. */
const OVERLAP = 0.25;

/** Windows of whole sentences with at most `room` tokens, each beginning with the last quarter of the one before. */
export function windowsOf(text: string, room: number, count: (text: string) => number): Span[] {
  const cuts = [0];
  for (const found of text.matchAll(SENTENCE_END)) cuts.push(found.index + found[0].length);
  if (cuts.at(-1) !== text.length) cuts.push(text.length);
  const pieces: { span: Span; tokens: number }[] = [];
  for (let i = 0; i + 1 < cuts.length; i += 1) pieces.push(...halves({ start: cuts[i] ?? 0, end: cuts[i + 1] ?? 0 }, text, room, count));
  const windows: Span[] = [];
  let from = 0;
  while (from < pieces.length) {
    let to = from;
    let sum = 0;
    while (to < pieces.length && (to === from || sum + (pieces[to]?.tokens ?? 0) <= room)) {
      sum += pieces[to]?.tokens ?? 0;
      to += 1;
    }
    windows.push({ start: pieces[from]?.span.start ?? 0, end: pieces[to - 1]?.span.end ?? text.length });
    if (to >= pieces.length) break;
    let back = 0;
    let next = to;
    while (next - 1 > from && back + (pieces[next - 1]?.tokens ?? 0) <= sum * OVERLAP) {
      next -= 1;
      back += pieces[next]?.tokens ?? 0;
    }
    from = next;
  }
  return windows;
}

/** A sentence longer than the model reads, cut in the middle at a space until it fits. */
function halves(span: Span, text: string, room: number, count: (text: string) => number): { span: Span; tokens: number }[] {
  const own = text.slice(span.start, span.end);
  if (own.trim() === '') return [];
  const tokens = own.length > room * 40 ? Number.POSITIVE_INFINITY : count(own);
  if (tokens <= room || own.length < 2) return [{ span, tokens }];
  const middle = Math.floor(own.length / 2);
  const space = own.indexOf(' ', middle);
  const cut = span.start + (space > 0 && space < own.length - 1 ? space + 1 : middle);
  return [...halves({ start: span.start, end: cut }, text, room, count), ...halves({ start: cut, end: span.end }, text, room, count)];
}
