import { describe, expect, it } from 'vitest';
import { CANONICAL } from '../../../src/extract/triage/canonical.ts';

const kindOf = (text: string) => CANONICAL.find(({ sign }) => sign.test(text))?.kind;

describe.each(CANONICAL)('$name', (form) => {
  it.each([...form.takes])('takes “%s”', (example) => {
    expect(kindOf(example)).toBe(form.kind);
  });
  it.each([...(form.leaves ?? [])])('leaves “%s”', (example) => {
    expect(kindOf(example)).toBeUndefined();
  });
});
