import { describe, expect, it } from 'vitest';
import { preparePassages } from '../../../src/compare/quote/passage.ts';
import { mayStand } from '../../../src/compare/quote/unsettled.ts';

const SOURCE = [
  'The committee found that the dam was safe.12 It asked (Ng et al., 2019) for a second survey of the northern wall before the winter.',
  'The engineers of the coun-',
  '',
  'Annual Report',
  '',
  'cil shall not close the gate by night; the keepers may open it in 14 days.',
  '“It is safe,” they said, “and dry.”',
].join('\n');
const may = (quote: string): boolean => mayStand(preparePassages(SOURCE), quote);

describe('mayStand', () => {
  it.each([
    ['a footnote call', 'found that the dam was safe. It asked'],
    ['an inline citation', 'It asked for a second survey of the northern wall'],
    ['ligatures set apart', 'a sec ond sur vey of the northern wall'],
    ['who speaks', 'It is safe and dry'],
    ['a call between parts of an elided quote', 'The committee found … was safe. It asked for'],
  ])('%s may part the words', (_, quote) => expect(may(quote)).toBe(true));

  it.each([
    ['a word of the sentence left out', 'a second survey of the wall before the winter'],
    ['another number', 'the keepers may open it in 15 days'],
    ['an ellipsis that swallows a negation', 'of the council shall … close the gate by night'],
    ['a bracket that puts a negation in', 'the keepers may [not] open it'],
    ['other words', 'the harbour master slept until noon'],
    ['words in another order', 'by night close the gate'],
    ['no words', '…'],
  ])('%s is settled', (_, quote) => expect(may(quote)).toBe(false));

  it('settles nothing in old print', () => {
    expect(mayStand(preparePassages('They haue obserued it.'), 'They have observed it')).toBe(true);
    expect(mayStand(preparePassages('The Houfe did affent.'), 'The House did assent')).toBe(true);
  });

  it('looks at no more of a source for a quote without end', () => {
    const source = preparePassages('so it goes on and '.repeat(20_000));
    expect(mayStand(source, `${'so it goes on and '.repeat(15_000)} never`)).toBe(false);
  });
});
