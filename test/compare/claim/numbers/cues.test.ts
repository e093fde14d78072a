import { describe, expect, it } from 'vitest';
import { numberText } from '../../../../src/compare/claim/numbers/context.ts';
import { asksOutright, cuesOf, mayAsk } from '../../../../src/compare/claim/numbers/cues.ts';

const asked = (text: string) => {
  const [number] = numberText(text).numbers;
  if (number === undefined) throw new Error('no number');
  return { outright: asksOutright(number, text), may: mayAsk(number.quantity, cuesOf(number, text)) };
};

describe('what a claim asks for', () => {
  it('is told by the words beside its number', () => {
    expect(asked('Altogether 27 boats came.')).toEqual({ outright: true, may: true });
    // A count of which the claim tells a part.
    expect(asked('Eleven patients had a cough, six of them on the drug.')).toEqual({ outright: true, may: true });
    expect(asked('The new roof adds 1,030 litres.').may).toBe(true);
    expect(asked('The gap was 27 boats.')).toEqual({ outright: true, may: true });
    expect(asked('Both harbours had 27 boats.')).toEqual({ outright: false, may: true });
    expect(asked('An average of 27 boats came.')).toEqual({ outright: false, may: true });
    expect(asked('The harbour had 27 boats.')).toEqual({ outright: false, may: false });
  });

  it('is nothing where the words are only a hedge', () => {
    expect(asked('The harbour had more than 27 boats.').outright).toBe(false);
  });

  it('goes by the kind of the number', () => {
    expect(asked('The harbour took 27 % of the boats.').may).toBe(true);
    expect(asked('The boats lay there for 27 days.').may).toBe(true);
    expect(asked('The harbour was dug in 1927.').may).toBe(false);
  });
});
