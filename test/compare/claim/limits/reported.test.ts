import { describe, expect, it } from 'vitest';
import { saidIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { limitDropped } from '../../../../src/compare/claim/limits/index.ts';
import { sentencesIn } from '../../../../src/compare/claim/read-once.ts';
import { verifyAnswer, verifyClaims } from '../../../../src/index.ts';

/** What the source has against a claim that leaves out whose word it is; null where it has nothing. */
function against(claim: string, text: string): string | null {
  return limitDropped(saidIn(claim), () => ({ text, sentences: sentencesIn(text) }))?.against ?? null;
}

describe('viewDropped', () => {
  it.each([
    ['The dam destroyed the fishery.', 'Critics argue that the dam destroyed the fishery. Sediment has doubled.', 'Critics argue that'],
    ['The tax cut smoking by half.', 'Supporters of the ban say that the tax cut smoking by half.', 'Supporters of the ban say that'],
    [
      'Vitamin C prevents colds.',
      'It is often said that vitamin C prevents colds. Pooled data do not bear this out.',
      'It is often said that',
    ],
    ['Tutoring raised scores.', 'We hypothesised that tutoring raised scores. Attendance improved.', 'We hypothesised that'],
    [
      'The judge misdirected the jury.',
      'The appellant submits that the judge misdirected the jury. We do not agree.',
      'The appellant submits that',
    ],
    ['The emperor burned the library.', 'A widespread myth holds that the emperor burned the library.', 'A widespread myth holds that'],
    ['The town was founded by a shepherd.', 'According to legend, the town was founded by a shepherd.', 'According to legend'],
    ['The species was extinct.', 'Lindgren (1998) claimed that the species was extinct. We saw 14 adults.', 'Lindgren (1998) claimed that'],
    [
      'The battery lasts 20 hours.',
      'According to the manufacturer, the battery lasts 20 hours. In our test it lasted less.',
      'According to the manufacturer, … In our test',
    ],
    [
      'The gene causes the disease.',
      'Earlier work suggested that the gene causes the disease. We could not replicate this.',
      'work suggested that … could not replicate',
    ],
    ['Mindfulness reduces burnout.', 'The study set out to show that mindfulness reduces burnout.', 'set out to show that'],
    [
      'The tablets were made in Nineveh.',
      'Smith had argued that the tablets were made in Nineveh. Most came from Assur.',
      'Smith had argued that',
    ],
    [
      'The boiler had been sabotaged.',
      'The landlord, who had argued that the boiler had been sabotaged, withdrew it.',
      'The landlord, who had argued that',
    ],
    ['The canal will drain the wetlands.', 'The canal would, they warned, drain the wetlands.', 'they warned'],
    ['The path doubled the noise over the school.', 'The path had, they argued, doubled the noise over the school.', 'they argued'],
    [
      'A fuel filter had been blocked.',
      'The company said a fuel filter had been blocked; the inquiry found no sign of that.',
      'company said … found no',
    ],
    ['The scheme is the best on the market.', 'The publisher advertises the scheme as the best on the market.', 'advertises'],
    [
      'The device doubles the yield.',
      'The university said that the device doubles the yield. The paper itself has less.',
      'university said that … paper itself',
    ],
  ])('tells whose word it is: %s', (claim, text, words) => {
    expect(against(claim, text)).toBe(words);
  });

  it.each([
    ['In a pilot of 20 houses bills fell.', 'Opponents fear that bills will rise; in a pilot of 20 houses bills fell.'],
    ['Exposed bees made many trips.', 'The hypothesis was not supported: exposed bees made many trips.'],
    ['According to Smith, the tablets were made in Nineveh.', 'Smith had argued that the tablets were made in Nineveh.'],
    ['Critics argue that the dam destroyed the fishery.', 'Critics argue that the dam destroyed the fishery.'],
    ['Sleep improved memory.', 'The researchers found that sleep improved memory.'],
    ['Two men were arrested.', 'The police said that two men were arrested. Nobody was hurt.'],
    ['Rates will stay high.', 'Economists say that rates will stay high.'],
    ['Bees die of it.', 'We argue that bees die of it. However, wasps do not.'],
    ['Forty percent of bridges need repair.', 'In the United States forty percent of bridges need repair. But money is short.'],
    [
      'The dam destroyed the fishery.',
      'Critics argue that the dam destroyed the fishery. Our survey shows that the dam destroyed the fishery.',
    ],
  ])('leaves what a witness says, and what the source makes its own: %s', (claim, text) => {
    expect(against(claim, text)).toBeNull();
  });

  it('says so of the very words as well, in answers and of pairs', () => {
    const text =
      'Critics argue that the dam destroyed the fishery. The survey of 2018 recorded more fish than before. Sediment upstream has doubled.';
    const [claim] = verifyAnswer('The dam destroyed the fishery [1].', [{ id: 'a.txt', text }]).claims;
    expect(claim).toMatchObject({ outcome: 'partial', rule: 'claim/partial-stronger' });
    const [pair] = verifyClaims([{ claim: 'The dam destroyed the fishery.', evidence: text }]);
    expect(pair).toMatchObject({ verdict: 'partial', rule: 'claim/pair-partial-stronger' });
  });
});

describe('unrealTold', () => {
  it.each([
    [
      'The town was flooded within an hour.',
      'If the reservoir had been full, the town would have been flooded within an hour.',
      'would have been flooded',
    ],
    ['The painting was by Rembrandt.', 'The painting was long believed to be by Rembrandt.', 'was long believed to be'],
    ['The drug acts on the liver.', 'The drug was originally assumed to act on the liver.', 'was originally assumed to act'],
  ])('tells what was not so, or not known: %s', (claim, text, words) => {
    expect(against(claim, text)).toBe(words);
  });

  it.each([
    ['The town would have been flooded.', 'If the reservoir had been full, the town would have been flooded.'],
    ['The painting was believed to be by Rembrandt.', 'The painting was long believed to be by Rembrandt.'],
    ['The drug acts on the kidney.', 'The drug was assumed to act on the liver. Imaging shows that it acts on the kidney.'],
  ])('leaves what says so, and what another sentence has: %s', (claim, text) => {
    expect(against(claim, text)).toBeNull();
  });
});
