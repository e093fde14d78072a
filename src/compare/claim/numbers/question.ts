/** The question that a number of a claim answers, said so that a person can put it to the evidence (seed 003, stage 6). */
import type { AboutNumber } from './context.ts';

/** "How many patients?", "What share of adults?", "When?": the question and, where it is plain, what it is asked about. */
export function questionOf({ quantity, noun }: AboutNumber): string {
  switch (quantity.kind) {
    case 'date':
      return quantity.date?.year === undefined && quantity.date?.decade === undefined && quantity.date?.century === undefined
        ? 'On what date?'
        : 'When?';
    case 'time':
      return 'At what time?';
    case 'currency':
      return 'How much money?';
    case 'ratio':
      return noun === null ? 'What share?' : `What share (${noun})?`;
    case 'points':
      return 'By how many points?';
    case 'times':
      return 'How many times?';
    case 'ordinal':
      return noun === null ? 'Which place?' : `Which ${noun}?`;
    case 'score':
      return 'What score?';
    case 'label':
      return `Which ${quantity.unit}?`;
    case 'measure':
      return quantity.unit === 'time'
        ? 'How long?'
        : quantity.unit === 'length'
          ? 'How far or long?'
          : quantity.unit === 'mass'
            ? 'How heavy?'
            : 'How much?';
    default:
      return noun === null ? 'How many?' : `How many ${noun}?`;
  }
}
