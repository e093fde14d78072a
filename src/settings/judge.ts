/** Settings of models that testify: about claims, besides the built-in judge, and about references that rules leave open; and where they are. None is needed. */
import { z } from 'zod';
import { about } from './about.ts';

export const judgeSettings = z.strictObject({
  llm: z
    .string()
    .regex(/^(?:openai|anthropic):\S{1,200}$/, 'expected openai:MODEL or anthropic:MODEL')
    .optional()
    .register(about, {
      kind: 'text',
      says: 'A language model to ask about claims: openai:MODEL (or any server that speaks its form, with --llm-url), anthropic:MODEL. Claim and evidence leave this machine.',
      flag: '--llm <provider:model>',
      env: ['STET_LLM'],
      moves: true,
    }),
  references: z
    .string()
    .regex(/^(?:openai|anthropic):\S{1,200}$/, 'expected openai:MODEL or anthropic:MODEL')
    .optional()
    .register(about, {
      kind: 'text',
      says: 'A language model to hear about references that the rules leave unknown or unsure: openai:MODEL, anthropic:MODEL. It moves a class between those two and nowhere else. The citation and the nearest records leave this machine.',
      flag: '--references-llm <provider:model>',
      env: ['STET_REFERENCES_LLM'],
      moves: true,
    }),
  llmUrl: z
    .url({ protocol: /^https?$/ })
    .optional()
    .register(about, {
      kind: 'text',
      says: 'Address of the API that a language model is asked at, as of a server of your own: http://localhost:11434/v1.',
      flag: '--llm-url <url>',
      env: ['STET_LLM_URL'],
      moves: true,
    }),
  entailment: z
    .string()
    .min(1)
    .optional()
    .register(about, {
      kind: 'text',
      says: 'Folder with an entailment model (model.onnx, tokenizer.json, config.json) to ask about claims on this machine. Needs onnxruntime-node and @huggingface/tokenizers.',
      flag: '--entailment <folder>',
      env: ['STET_ENTAILMENT'],
      path: true,
      moves: true,
    }),
});
