import { describe, expect, it } from 'vitest';
import { COURTS } from '../../../src/extract/triage/courts.ts';

const kindOf = (text: string) => COURTS.find(({ sign }) => sign.test(text))?.kind;

describe.each(COURTS)('$name', (form) => {
  it.each([...form.takes])('takes “%s”', (example) => {
    expect(kindOf(example)).toBe(form.kind);
  });
  it.each([...(form.leaves ?? [])])('leaves “%s”', (example) => {
    expect(kindOf(example)).toBeUndefined();
  });
});
