/**
 * A language model as a judge. It testifies and never decides: what it says the evidence holds must be shown by a quotation, and the
 * quotation is looked up in the evidence before it counts (seed 003, stage 4). A model that "supports" or "contradicts" with
 * words that are not there has not said anything.
 */

import type { Span } from '../model/document.ts';
import type { Judgement, WaitingJudge } from '../model/judge.ts';
import type { Complete } from './endpoint.ts';
import { type ModelAnswer, promptFor, readAnswer } from './prompt.ts';

export interface LanguageModel {
  readonly complete: Complete;
  /** Looks quoted words up in the evidence, with the rules of the quote matcher; null when they do not stand there. */
  readonly find: (quote: string, evidence: string) => Span | null;
  /** Told why an answer did not count. */
  readonly told?: (why: string) => void;
  /** Longest evidence sent, in characters; of longer ones nothing is asked. Default 200,000. */
  readonly longest?: number;
}

/** How sure a verdict of a model is taken to be. */
const WEIGHT: Readonly<Record<ModelAnswer['verdict'], Pick<Judgement, 'supported' | 'contradicted'>>> = {
  supported: { supported: 0.9, contradicted: 0.02 },
  partial: { supported: 0.4, contradicted: 0.1 },
  unsupported: { supported: 0.1, contradicted: 0.1 },
  contradicted: { supported: 0.03, contradicted: 0.9 },
};

/** Makes a judge of a language model. It answers `null` when the model could not be asked or its answer does not count. */
export function languageModelJudge({ complete, find, told = () => {}, longest = 200_000 }: LanguageModel): WaitingJudge {
  return {
    name: 'language-model',
    async judge(claim, evidence, signal) {
      if (evidence.length > longest) {
        told(`the evidence is longer than ${longest} characters`);
        return null;
      }
      const said = await complete(promptFor(claim, evidence), signal);
      if (!said.ok) {
        told(said.detail);
        return null;
      }
      const answer = readAnswer(said.text);
      if (answer === null) {
        told('the model did not answer in the form it was asked for');
        return null;
      }
      const { verdict, quote, reason } = answer;
      const span = quote === null ? null : find(quote, evidence);
      if (span === null && verdict !== 'unsupported') {
        told(quote === null ? 'the model quoted nothing for what it says' : 'the words the model quotes do not stand in the evidence');
        return null;
      }
      const why = reason === '' ? `the model calls it ${verdict}` : reason;
      return { ...WEIGHT[verdict], why, ...(span === null ? {} : { span }) };
    },
  };
}
