import { describe, expect, it } from 'vitest';
import { AIDS } from '../../../src/compare/quote/aids.ts';
import { findPassage, preparePassages } from '../../../src/compare/quote/passage.ts';

const SOURCE =
  'All we decide on this appeal is that he is not entitled to have the entire case set aside on immunity grounds. ' +
  'An appellate court may consider the nature of the statement, the other evidence in the case, and the action taken by the court. ' +
  'The evidence must be viewed in the light most favorable to the party against whom the motion has been made. ' +
  'Mr. Smith testified at trial that the plaintiff produced 3 letters [n = 30] in 2015.';
const source = preparePassages(SOURCE, AIDS);
const CATS = '吾輩は猫である。名前はまだ無い。どこで生れたか見当がつかぬ。';
const SAFE =
  'It is sold. It is not free. The drug is safe in adults. It has not been shown at all to be safe in children. It costs 3 euros.';
const within = (text: string, quote: string) => findPassage(preparePassages(text, AIDS), quote)?.how ?? null;
const found = (quote: string) => findPassage(source, quote);

describe('quotes that say they were changed', () => {
  it.each([
    ['an ellipsis', 'The evidence must be viewed in … favorable to the party', 'elided'],
    ['a spaced ellipsis', 'The evidence must be viewed in . . . favorable to the party', 'elided'],
    ['an ellipsis in brackets', 'consider the nature of the statement [...] and the action taken', 'elided'],
    ['asterisks', 'the nature of the statement * * * the action taken by the court', 'elided'],
    ['a capital in brackets', '[t]he evidence must be viewed in the light', 'normalized'],
    ['a capital put in', '[A]n appellate court may consider', 'normalized'],
    ['a word replaced', '[He] testified at trial that the plaintiff', 'altered-in-brackets'],
    ['a word put in', 'the plaintiff [company] produced 3 letters', 'altered-in-brackets'],
    ['an editor’s note', 'the plaintiff produced 3 letters (emphasis added)', 'normalized'],
    ['sic', 'the plaintiff [sic] produced 3 letters', 'normalized'],
    ['brackets of the source itself', 'produced 3 letters [n = 30] in 2015', 'exact'],
    ['both', 'The evidence must be viewed … against [the movant] the motion', 'elided'],
  ])('finds %s', (_, quote, how) => expect(found(quote)?.how ?? null).toBe(how));

  it.each([
    ['an ellipsis that swallows a negation', 'on this appeal is that he is ... entitled to have the entire case'],
    ['fragments in the wrong order', 'the motion has been made ... The evidence must be viewed'],
    ['a bracket over a modal', 'An appellate court [will] consider the nature'],
    ['a bracket that brings a negation', 'An appellate court may [not] consider the nature'],
    ['a bracket over a negation', 'that he is [clearly] entitled to have'],
    ['a bracket over a number', 'the plaintiff produced [many] letters'],
    ['a bracket over too much', 'All we decide [here] entire case set aside'],
    ['a fragment that is not there', 'The evidence must be viewed … in the dark'],
  ])('does not find %s', (_, quote) => expect(found(quote)).toBeNull());

  it.each([
    [CATS, '吾輩は猫である。……どこで生れたか'],
    [CATS, '吾輩は猫である。（中略）どこで生れたか'],
    [CATS, '吾輩は猫である。〔……〕どこで生れたか'],
    ['муж был в связи с бывшею в их доме гувернанткой', 'муж был в связи с <…> гувернанткой'],
    // What is left out is made of whole sentences.
    [SAFE, 'It is sold. … The drug is safe in adults.'],
  ])('of %j finds %j', (text, quote) => expect(within(text, quote)).toBe('elided'));
  it.each([
    [CATS, '名前は……無い。どこで……つく'],
    [SAFE, 'The drug is safe in … children.'],
    [SAFE, 'It has … been shown at all to be safe'],
    [SAFE, 'It is … free. The drug'],
  ])('of %j does not find %j', (text, quote) => expect(within(text, quote)).toBeNull());

  it('shows what was replaced', () => {
    expect(found('[He] testified at trial')?.replaced).toEqual(['smith']);
    expect(found('must be viewed in … favorable to')?.replaced).toEqual(['the light most']);
  });

  it('does not let two words far apart pass for a quote', () => {
    const long = preparePassages(`The court ${'and so on '.repeat(200)} held otherwise.`, AIDS);
    expect(findPassage(long, 'The court … held otherwise')).toBeNull();
  });
});
