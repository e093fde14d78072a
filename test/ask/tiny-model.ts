/**
 * Writes a tiny entailment model into a folder: a real ONNX graph (Gather, then ReduceMean) encoded by hand, and a tokenizer of a few
 * words. Each token votes with its row of a table; the mean of the votes are the three scores.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const varint = (value: number): number[] => {
  const out: number[] = [];
  let rest = value;
  while (rest > 127) {
    out.push((rest & 127) | 128);
    rest = Math.floor(rest / 128);
  }
  return [...out, rest];
};
type Part = Uint8Array;
const joined = (parts: readonly Part[]): Part => Uint8Array.from(parts.flatMap((part) => [...part]));
const number = (field: number, value: number): Part => Uint8Array.from([...varint(field * 8), ...varint(value)]);
const bytes = (field: number, value: Part): Part => joined([Uint8Array.from([...varint(field * 8 + 2), ...varint(value.length)]), value]);
const text = (field: number, value: string): Part => bytes(field, new TextEncoder().encode(value));
const message = (field: number, ...parts: readonly Part[]): Part => bytes(field, joined(parts));

const shape = (...dims: readonly (string | number)[]): Part =>
  message(2, ...dims.map((dim) => message(1, typeof dim === 'number' ? number(1, dim) : text(2, dim))));
const value = (field: number, name: string, type: number, ...dims: readonly (string | number)[]): Part =>
  message(field, text(1, name), message(2, message(1, number(1, type), shape(...dims))));

/** The graph as bytes: `rows` are the votes of each token for contradiction, neutral, entailment. */
export function graphOf(rows: readonly (readonly [number, number, number])[]): Uint8Array {
  const table = new Uint8Array(Float32Array.from(rows.flat()).buffer);
  const graph = message(
    7,
    message(1, text(1, 'table'), text(1, 'input_ids'), text(2, 'votes'), text(4, 'Gather')),
    message(
      1,
      text(1, 'votes'),
      text(2, 'logits'),
      text(4, 'ReduceMean'),
      message(5, text(1, 'axes'), number(8, 1), number(20, 7)),
      message(5, text(1, 'keepdims'), number(3, 0), number(20, 2)),
    ),
    text(2, 'tiny'),
    message(5, number(1, rows.length), number(1, 3), number(2, 1), text(8, 'table'), bytes(9, table)),
    value(11, 'input_ids', 7, 1, 'length'),
    value(12, 'logits', 1, 1, 3),
  );
  return joined([number(1, 8), graph, message(8, number(2, 13))]);
}

const VOTES: Readonly<Record<string, readonly [number, number, number]>> = {
  '[UNK]': [0, 0, 0],
  '[CLS]': [0, 0, 0],
  '[SEP]': [0, 0, 0],
  agrees: [-20, 0, 60],
  denies: [60, 0, -20],
  filler: [0, 1, 0],
};

/** Writes the folder; `votes` may be left out to write one without a graph. */
export function writeModel(
  folder: string,
  { labels = ['contradiction', 'neutral', 'entailment'], longest = 64, graph = true } = {},
): string {
  mkdirSync(folder, { recursive: true });
  const words = Object.keys(VOTES);
  const tokenizer = {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: [],
    normalizer: { type: 'Lowercase' },
    pre_tokenizer: { type: 'Whitespace' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [
        { SpecialToken: { id: '[CLS]', type_id: 0 } },
        { Sequence: { id: 'A', type_id: 0 } },
        { SpecialToken: { id: '[SEP]', type_id: 0 } },
      ],
      pair: [
        { SpecialToken: { id: '[CLS]', type_id: 0 } },
        { Sequence: { id: 'A', type_id: 0 } },
        { SpecialToken: { id: '[SEP]', type_id: 0 } },
        { Sequence: { id: 'B', type_id: 1 } },
        { SpecialToken: { id: '[SEP]', type_id: 1 } },
      ],
      special_tokens: { '[CLS]': { id: '[CLS]', ids: [1], tokens: ['[CLS]'] }, '[SEP]': { id: '[SEP]', ids: [2], tokens: ['[SEP]'] } },
    },
    decoder: null,
    model: { type: 'WordLevel', vocab: Object.fromEntries(words.map((word, id) => [word, id])), unk_token: '[UNK]' },
  };
  writeFileSync(join(folder, 'tokenizer.json'), JSON.stringify(tokenizer));
  writeFileSync(
    join(folder, 'tokenizer_config.json'),
    JSON.stringify({ tokenizer_class: 'PreTrainedTokenizerFast', model_max_length: longest, unk_token: '[UNK]' }),
  );
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ id2label: Object.fromEntries(labels.map((label, id) => [id, label])) }));
  if (graph) writeFileSync(join(folder, 'model.onnx'), graphOf(Object.values(VOTES)));
  return folder;
}
