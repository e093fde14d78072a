import { expect, test } from 'vitest';
import { sameTrade } from '../../../../src/compare/claim/recall/traded.ts';
import { plainForm } from '../../../../src/compare/claim/select/expand.ts';
import { tokensOf } from '../../../../src/text/tokens.ts';

const VERB = /^(?:sold|bought|exports?|imports?|won|win|lost|defeated|verlor|gewonnen)$/;
const same = (claim: string, sentence: string): boolean => {
  const [said, found] = [claim, sentence].map((text) => {
    const tokens = tokensOf(text);
    const at = tokens.findIndex((token) => VERB.test(token.text));
    return { at, read: { text, tokens, forms: tokens.map(plainForm) } };
  });
  return said !== undefined && found !== undefined && sameTrade(said.read, said.at, found.read, found.at);
};

test.each([
  ['The brewery had been sold by the Tulls.', 'Marsh bought the brewery from the Tulls.'],
  ['The painting was sold to the museum.', 'The museum bought the painting.'],
  ['Japan imports rice from Thailand.', 'Thailand exports rice to Japan.'],
  ['Corbin bought the patent from Elser.', 'The firm of Corbin, to which they had sold the patent, began to deliver.'],
  ['Dublin were defeated by Kerry.', 'Kerry won against Dublin.'],
  ['Kerry won the final.', 'Dublin lost the final to Kerry.'],
  ['Lindholm lost the final to Varga.', 'Varga beat Lindholm in the final to win the cup.'],
  ['Howard Poe lost the prize to her.', 'Her novel won the prize, beating a book by her teacher Howard Poe.'],
  ['Der HC Ilm verlor das Spiel.', 'Altmark hat das Spiel gegen den HC Ilm gewonnen.'],
  ['Greet’s brother-in-law bought her mill.', 'Greet sold her mill to her brother-in-law.'],
  ['Ruud Stam bought the mill from Visser.', 'In 1751 she sold the mill to her brother-in-law Ruud Stam.'],
])('one trade: %s — %s', (claim, sentence) => {
  expect(same(claim, sentence)).toBe(true);
});

test.each([
  ['Varga lost the final to Lindholm.', 'Varga beat Lindholm in the final to win the cup.'],
  ['Altmark verlor das Spiel.', 'Altmark hat das Spiel gegen den HC Ilm gewonnen.'],
  ['The brewery had been bought by the Tulls.', 'The Tulls sold the brewery to Marsh.'],
  ['Japan imports rice from Thailand.', 'Japan exports rice to Thailand.'],
  ['Kerry won the final.', 'Kerry lost the final to Dublin.'],
])('not one trade: %s — %s', (claim, sentence) => {
  expect(same(claim, sentence)).toBe(false);
});
