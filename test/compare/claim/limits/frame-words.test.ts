import { expect, test } from 'vitest';
import { framesBefore } from '../../../../src/compare/claim/limits/frame-words.ts';

const how = (text: string): string => {
  const words = text.toLowerCase().split(' ');
  const verb = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const led = `${before.join(' ')} `;
  const leading = framesBefore(verb, before.slice(-3), led);
  return leading?.frames.find((frame) => frame.before.test(leading.lead))?.how ?? 'none';
};

test.each([
  ['she was unable to attend', 'not'],
  ['she has yet to attend', 'not'],
  ['she was kept by them from attending', 'not'],
  ['she was cleared of ever attending', 'not'],
  ['she almost attended', 'not'],
  ['she no longer regularly attends', 'ended'],
  ['she stopped attending', 'ended'],
  ['she wanted her son to attend', 'open'],
  ['she should have attended', 'open'],
  ['she was able to attend', 'so'],
  ['she was not able to attend', 'not'],
  ['she may attend', 'so'],
  ['she kept attending', 'so'],
  ['she was too ill to attend', 'not'],
  ['it remains to attend', 'not'],
  ['she told him not to attend', 'not'],
  ['her promise to attend', 'open'],
  ['they asked her to attend', 'open'],
  ['she is said to have attended', 'open'],
  ['she knew nobody who attended', 'not'],
  ['there was no surgeon who attended', 'not'],
  ['she resumed attending', 'so'],
  ['she had to attend', 'so'],
  ['she was only too glad to attend', 'none'],
  ['all but attends', 'none'],
  ['a jury acquitted him of conspiracy', 'none'],
  ['she was nearly attending', 'not'],
  ['she stopped regularly attending', 'ended'],
  ['she wanted to regularly attend', 'open'],
  ['she attended', 'none'],
])('%s: %s', (text, wanted) => {
  expect(how(text)).toBe(wanted);
});

test('a promise that was kept leaves nothing open, however it is named', () => {
  const leading = framesBefore('attend', ['her', 'promise', 'to'], 'her promise to ');
  const frame = leading?.frames.find(({ before }) => before.test(leading.lead));
  expect(frame?.unless?.test('thus fulfilling his 1980 campaign promise to attend')).toBe(true);
  expect(frame?.unless?.test('she broke her promise to attend')).toBe(false);
});
