/** Sources as retrieval hands them over: chunks that share the id of their document, and texts that came back empty. */
import { describe, expect, it } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../src/answer.ts';
import { prepareEach } from '../src/extract/pair/sources.ts';
import { prepareSource, verifyQuotes } from '../src/quotes.ts';
import { verifyQuotes as verifyDocument } from '../src/quotes-document.ts';
import { verifyQuotes as verifySmall } from '../src/quotes-small.ts';

const CHUNKS = [
  { id: 'lease', text: 'The roof was mended in spring by two men from the village.' },
  { id: 'other', text: 'Doors and windows were painted in the autumn of that year.' },
  { id: 'lease', text: 'The well was dug in autumn and it was forty feet deep.' },
];
const SAID = 'It is told that “the well was dug in autumn”';

describe('chunks that share an id', () => {
  it.each(['[lease]', '[1]', '[3]'])('are one source, cited as %s', (cited) => {
    for (const verify of [verifyQuotes, verifyDocument])
      expect(verify(`${SAID} ${cited}.`, CHUNKS).items).toMatchObject([{ status: 'verified', source: { id: 'lease' } }]);
    const { quotes, claims } = verifyAnswer(`${SAID} ${cited}. The well was forty feet deep ${cited}.`, CHUNKS);
    expect(quotes.items).toMatchObject([{ status: 'verified' }]);
    expect(claims.map(({ outcome }) => outcome)).toEqual(['supported', 'supported']);
  });

  it('leave the numbers of the others as they are', () =>
    expect(verifyQuotes(`${SAID} [2].`, CHUNKS).items).toMatchObject([{ status: 'not_found', elsewhere: { source: { id: 'lease' } } }]));

  it('are not flagged by the small check for their shared id', () =>
    expect(verifySmall(`${SAID} [lease].`, CHUNKS).items).toMatchObject([{ status: 'citation_unresolved' }]));

  it('are made ready once, also from sources that are ready', () => {
    let times = 0;
    const made = prepareEach(CHUNKS, (source) => {
      times += 1;
      return { id: source.id, at: times };
    });
    expect(times).toBe(2);
    expect(made.map(({ at }) => at)).toEqual([1, 2, 1]);
    const ready = prepareAnswerSources(CHUNKS.map((chunk) => prepareSource(chunk)));
    expect(ready[0]).toBe(ready[2]);
    expect(ready[0]?.text).toBe(`${CHUNKS[0]?.text}\n${CHUNKS[2]?.text}`);
    expect(prepareAnswerSources(ready)).toEqual(ready);
  });
});

describe('a source whose text is empty', () => {
  it.each(['', ' \n\t'])('is said to be at hand in part alone: %j', (text) => {
    const [item] = verifyQuotes(`${SAID} [1].`, [{ id: 'lease', text }]).items;
    expect(item).toMatchObject({ status: 'not_found', rule: 'quote/incomplete-source', severity: 'warning' });
    expect(verifySmall(`${SAID} [1].`, [{ id: 'lease', text }]).items[0]?.severity).toBe('warning');
  });
});
