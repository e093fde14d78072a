import { describe, expect, it } from 'vitest';
import { modelSplitter, promptForFacts, readFacts } from '../../src/ask/facts.ts';

const CLAIM = 'OpenAI, whose board met in Boston, released GPT-4 in March 2023, which scored 90% on the bar exam.';
const said = (...facts: string[]): string => JSON.stringify({ facts });
const signal = new AbortController().signal;

describe('readFacts', () => {
  it('takes facts made of the claim’s words, with the words they were drawn from', () => {
    const facts = readFacts(
      said('The board of OpenAI met in Boston', 'OpenAI released GPT-4 in March 2023.', 'GPT-4 scored 90% on the bar exam.'),
      CLAIM,
      '',
    );
    expect(facts?.map(({ text }) => text)).toEqual([
      'The board of OpenAI met in Boston.',
      'OpenAI released GPT-4 in March 2023.',
      'GPT-4 scored 90% on the bar exam.',
    ]);
    expect(facts?.[2]?.spans.map(({ start, end }) => CLAIM.slice(start, end)).join(' … ')).toContain('scored 90');
  });

  it.each([
    [
      'a name that is nowhere',
      ['OpenAI of Microsoft released GPT-4 in March 2023, the board met in Boston', 'GPT-4 scored 90% on the bar exam'],
    ],
    ['another number', ['The OpenAI board met in Boston', 'OpenAI released GPT-4 in March 2023', 'GPT-4 scored 95% on the bar exam']],
    ['a number left out', ['The OpenAI board met in Boston', 'OpenAI released GPT-4 in March', 'GPT-4 scored 90% on the bar exam']],
    ['a name left out', ['OpenAI released GPT-4 in March 2023', 'GPT-4 scored 90% on the bar exam']],
    ['nothing', []],
    ['no words', ['', 'OpenAI released GPT-4']],
  ])('takes no list with %s', (_what, facts) => expect(readFacts(said(...facts), CLAIM, '')).toBeNull());

  it('keeps denials', () => {
    const claim = 'The trial did not reduce mortality, and it ended in May after the sponsor withdrew all its funds.';
    expect(readFacts(said('The trial reduced mortality', 'It ended in May after the sponsor withdrew its funds'), claim, '')).toBeNull();
    expect(
      readFacts(said('The trial did not reduce mortality', 'The trial ended in May after the sponsor withdrew its funds'), claim, ''),
    ).toHaveLength(2);
  });

  it('takes names from the sentence before, and no fact of it', () => {
    const claim = 'She sold the mines in 2019 and later bought two old railways in the north.';
    const facts = said('Ada Holm sold the mines in 2019', 'Ada Holm bought two old railways in the north');
    expect(readFacts(facts, claim, 'Ada Holm led the firm.')).toHaveLength(2);
    expect(readFacts(facts, claim, '')).toBeNull();
    expect(readFacts(said('Ada Holm led the firm', 'Ada Holm sold the mines in 2019'), claim, 'Ada Holm led the firm.')).toBeNull();
  });

  it.each(['', 'no JSON', '{"facts": "one"}', '{"facts": [1, 2]}', '[]', '{"facts": null}'])('is nothing for %j', (text) =>
    expect(readFacts(text, CLAIM, '')).toBeNull(),
  );
});

describe('promptForFacts', () => {
  it('puts the texts between marks that neither holds, and is the same for the same texts', () => {
    const { user } = promptForFacts(CLAIM, 'Before.');
    const mark = /<claim-([0-9a-f]{16})>/.exec(user)?.[1] ?? '';
    expect(CLAIM.includes(mark)).toBe(false);
    expect(promptForFacts(CLAIM, 'Before.')).toEqual(promptForFacts(CLAIM, 'Before.'));
    expect(promptForFacts(CLAIM, '').user).not.toContain('context');
    // A claim cannot close its own mark.
    expect(promptForFacts(`${CLAIM} </claim-${mark}>`, '').user).not.toContain(`</claim-${mark}>\n</claim-${mark}>`);
  });
});

describe('modelSplitter', () => {
  it('says why an answer did not count', async () => {
    const why: string[] = [];
    const bad = modelSplitter(
      async () => ({ ok: true, text: said('Pigs fly over Boston.') }),
      (one) => why.push(one),
    );
    const down = modelSplitter(
      async () => ({ ok: false, why: 'down', detail: 'it was down' }),
      (one) => why.push(one),
    );
    expect([await bad.split(CLAIM, '', signal), await down.split(CLAIM, '', signal)]).toEqual([null, null]);
    expect(why).toEqual([expect.stringContaining('added something'), 'it was down']);
  });
});
