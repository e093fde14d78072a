import { describe, expect, it } from 'vitest';
import { deniedBefore } from '../../../src/compare/quote/denied-before.ts';

const denied = (source: string, quote: string, lead?: string) => deniedBefore(source, source.indexOf(quote), quote, lead);

describe('deniedBefore', () => {
  it.each([
    ['No adverse events were reported.', 'adverse events were reported', 'The authors write: '],
    ['It did not change in winter.', 'change in winter', 'Temperatures '],
    ['Das ist nicht zulässig.', 'zulässig', 'Es sei '],
    ['She didn’t sign it.', 'sign it', 'She did '],
  ])('of %j tells %j behind %j', (source, quote, lead) => expect(denied(source, quote, lead)).toBeDefined());

  it.each([
    ['the writer denies too', 'No adverse events were reported.', 'adverse events', 'There were no '],
    ['the writer says so in another word', 'No adverse events were reported.', 'adverse events', 'The absence of '],
    ['it was an alternative', 'Whether or not the parties agree.', 'the parties agree', 'It matters if '],
    ['the denial ends the sentence before', 'He said no. The rest is known.', 'The rest is known', 'As is said, '],
    ['it only limits', 'It binds only four parties.', 'four parties', 'There are '],
  ])('tells nothing where %s', (_, source, quote, lead) => expect(denied(source, quote, lead)).toBeUndefined());

  it('asks that words without their text stand as a sentence', () => {
    const source = 'Not all patients recovered.';
    expect(deniedBefore(source, 4, 'All patients recovered.', undefined)).toBe('Not');
    expect(deniedBefore(source, 4, 'all patients recovered', undefined)).toBeUndefined();
  });
});
