import { describe, expect, it } from 'vitest';
import { NUMBERS } from '../../../src/extract/triage/numbers.ts';
import { triage } from '../../../src/extract/triage.ts';

const kindOf = (text: string) => NUMBERS.find(({ sign }) => sign.test(text))?.kind;

describe.each(NUMBERS)('$name', (form) => {
  it.each([...form.takes])('takes “%s”', (example) => {
    expect(triage(example, {}).canonical).toBe(form.kind);
    expect(form.sign.test(example)).toBe(true);
  });
  it.each([...(form.leaves ?? [])])('leaves “%s”', (example) => {
    expect(kindOf(example)).toBeUndefined();
  });
});
