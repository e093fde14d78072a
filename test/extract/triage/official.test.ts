import { describe, expect, it } from 'vitest';
import { OFFICIAL } from '../../../src/extract/triage/official.ts';

const kindOf = (text: string) => OFFICIAL.find(({ sign }) => sign.test(text))?.kind;

describe.each(OFFICIAL)('$name', (form) => {
  it.each([...form.takes])('takes “%s”', (example) => {
    expect(kindOf(example)).toBe(form.kind);
  });
  it.each([...(form.leaves ?? [])])('leaves “%s”', (example) => {
    expect(kindOf(example)).toBeUndefined();
  });
});
