/**
 * An entailment model in a folder of the user's: the graph (model.onnx), the words it knows (tokenizer.json) and its settings
 * (config.json), as the usual exporters lay them out. Tells what is missing, and which output means what. Nothing is fetched.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StetError } from '../errors.ts';

/** Which output stands for what. -1: the model has none such. */
export interface Outputs {
  readonly entailment: number;
  readonly contradiction: number;
  readonly count: number;
}

export interface ModelFolder {
  /** Path of the graph. */
  readonly graph: string;
  /** Content of tokenizer.json and tokenizer_config.json. */
  readonly tokenizer: object;
  readonly tokenizerConfig: object;
  readonly outputs: Outputs;
  /** Most tokens of claim and evidence together. */
  readonly longest: number;
}

const GRAPHS = ['model.onnx', 'onnx/model.onnx', 'model_quantized.onnx', 'onnx/model_quantized.onnx'];
const USUAL_LENGTH = 512;

/** Reads a folder. Throws `bad-settings` when it holds no entailment model. */
export function readModelFolder(folder: string): ModelFolder {
  const wrong = (what: string): StetError =>
    new StetError(
      'bad-settings',
      `${folder} holds no entailment model: ${what}. It needs model.onnx, tokenizer.json and config.json, as exported from a model with labels such as "entailment".`,
    );
  const graph = GRAPHS.map((name) => join(folder, name)).find((path) => existsSync(path));
  if (graph === undefined) throw wrong('there is no model.onnx');
  const object = (name: string, needed: boolean): Record<string, unknown> => {
    const path = join(folder, name);
    if (!existsSync(path)) {
      if (needed) throw wrong(`there is no ${name}`);
      return {};
    }
    try {
      const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
    } catch {
      // Told below.
    }
    throw wrong(`${name} is not a JSON object`);
  };
  const config = object('config.json', true);
  const tokenizer = object('tokenizer.json', true);
  const tokenizerConfig = object('tokenizer_config.json', false);
  const outputs = outputsOf(config.id2label);
  if (outputs === null) throw wrong('config.json names no label for entailment (id2label)');
  const lengths = [tokenizerConfig.model_max_length, config.max_position_embeddings].filter(
    (value): value is number => typeof value === 'number' && value >= 32 && value <= 100_000,
  );
  // Some families count two positions of their own.
  return { graph, tokenizer, tokenizerConfig, outputs, longest: Math.min(...lengths, lengths.length > 0 ? 8192 : USUAL_LENGTH) - 2 };
}

/** Finds the outputs by their names; null when none stands for entailment. A model of two outputs may say only "supported" or not. */
export function outputsOf(labels: unknown): Outputs | null {
  if (typeof labels !== 'object' || labels === null) return null;
  const names = Object.entries(labels).map(([id, name]) => [Number(id), String(name).toLowerCase()] as const);
  const find = (pattern: RegExp): number => names.find(([, name]) => pattern.test(name))?.[0] ?? -1;
  const entailment = find(/^(?:entail(?:ment|s|ed)?|support(?:s|ed)?|consistent|factual|1-entailment)$/);
  return entailment < 0 ? null : { entailment, contradiction: find(/^(?:contradict(?:ion|s|ed)?|refut(?:e|es|ed))$/), count: names.length };
}

/** Shares of the outputs (softmax), from raw scores. */
export function shares(scores: ArrayLike<number>): number[] {
  const values = Array.from(scores);
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}
