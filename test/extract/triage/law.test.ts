import { describe, expect, it } from 'vitest';
import { LAW } from '../../../src/extract/triage/law.ts';

const kindOf = (text: string) => LAW.find(({ sign }) => sign.test(text))?.kind;

describe.each(LAW)('$name', (form) => {
  it.each([...form.takes])('takes “%s”', (example) => {
    expect(kindOf(example)).toBe(form.kind);
  });
  it.each([...(form.leaves ?? [])])('leaves “%s”', (example) => {
    expect(kindOf(example)).toBeUndefined();
  });
});
