import { expect, it } from 'vitest';
import { doerAt, isDeed, sentenceOf, sufferer } from '../../../../src/compare/claim/exchanged/parties.ts';

/** Who does what in a sentence, each deed with its doer. */
const doers = (text: string): string[] => {
  const sentence = sentenceOf(text);
  return sentence.tokens.flatMap((token, at) => {
    const doer = isDeed(sentence, at) ? doerAt(sentence, at) : null;
    return doer === null ? [] : [`${text.slice(doer.start, doer.end)}: ${token.text}`];
  });
};

it.each<[string, string[]]>([
  [
    'The owners of the mill offered a rise in March but later rejected it.',
    ['The owners of the mill: offered', 'The owners of the mill: rejected'],
  ],
  [
    'Her nephew, Arthur Dell, enlarged it in 1904 and added a laboratory.',
    ['Her nephew, Arthur Dell: enlarged', 'Her nephew, Arthur Dell: added'],
  ],
  ['The night porter, who raised the alarm, was praised by the coroner.', ['The night porter: raised', 'the coroner: praised']],
  ['Lind was hired by the former head, Jonas Berg.', ['the former head, Jonas Berg: hired']],
  ['Grant, Lee and Moor signed the treaty.', ['Grant, Lee and Moor: signed']],
  ['The treaty was signed by Germany, Austria-Hungary and Italy.', ['Germany, Austria-Hungary and Italy: signed']],
  ['Okafor et al. (2018) found a difference.', ['Okafor: found']],
  ['Weiss dates it to his stay in Vienna.', ['Weiss: dates']],
  ['The county blames the mayor for the loss.', ['The county: blames']],
  ['Fishermen doubt the figures.', ['Fishermen: doubt']],
  ['Rats given the extract learned the maze.', ['Rats: given', 'Rats given the extract: learned']],
  // Nobody did it: "by" tells when.
  ['Grain prices doubled by autumn.', ['Grain prices: doubled']],
  // Nobody who is named.
  ['It rejected the plan.', []],
  ['The plan was rejected in March.', []],
  ['A late goal which put them ahead decided it.', []],
])('reads who does what: %s', (text, expected) => {
  expect(doers(text)).toEqual(expected);
});

it('knows to whom a passive is done where nobody is named who does it', () => {
  const sentence = sentenceOf('The tenant was fined in March.');
  const at = sentence.tokens.findIndex(({ text }) => text === 'fined');
  expect(sufferer(sentence, at)?.head).toBe('tenant');
  const named = sentenceOf('The tenant was fined by the court.');
  expect(sufferer(named, at)).toBeNull();
});
