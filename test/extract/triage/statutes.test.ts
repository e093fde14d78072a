import { describe, expect, it } from 'vitest';
import { STATUTES } from '../../../src/extract/triage/statutes.ts';

const kindOf = (text: string) => STATUTES.find(({ sign }) => sign.test(text))?.kind;

describe.each(STATUTES)('$name', (form) => {
  it.each([...form.takes])('takes “%s”', (example) => {
    expect(kindOf(example)).toBe(form.kind);
  });
  it.each([...(form.leaves ?? [])])('leaves “%s”', (example) => {
    expect(kindOf(example)).toBeUndefined();
  });
});
