/** English: the playground for a model's answer. */
import { speaking } from './speaking.ts';

const { counted, number } = speaking('en');

export const PLAYGROUND = {
  playground: {
    title: 'Playground',
    intro:
      'Paste what a model answered and the sources it was given. Each quote is looked for in the source it cites, word for word, in this browser; nothing is sent.',
    given: 'Given',
    answer: 'Answer',
    answerHint: 'It says “…” [1].',
    sourceName: (n: number): string => `Source ${number(n)}`,
    nameOf: (n: number): string => `Name of source ${number(n)}`,
    textOf: (n: number): string => `Text of source ${number(n)}`,
    removeSource: (n: number): string => ` source ${number(n)}`,
    textHint: 'The text of the source',
    addSource: 'Add a source',
    example: 'Fill in an example',
    checked: 'Checked',
    empty: 'The answer appears here, with a red line under words that are not in the source they cite.',
    play: 'Play as a stream',
    stop: 'Stop',
    playHeld: 'Play, holding each sentence',
    counts: (quotes: number, lost: number): string => `${counted(quotes, { one: 'quote', other: 'quotes' })}, ${number(lost)} not found`,
    said: (quotes: number, lost: number): string =>
      `${counted(quotes, { one: 'quote', other: 'quotes' })}, ${number(lost)} not found as quoted.`,
  },
};
