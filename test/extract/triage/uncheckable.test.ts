import { describe, expect, it } from 'vitest';
import { hasTitle, isEmpty, UNCHECKABLE, uncheckable } from '../../../src/extract/triage/uncheckable.ts';

describe.each(UNCHECKABLE)('rule $id', (rule) => {
  it.each([...rule.takes])('takes “%s”', (example) => {
    expect(rule.sign.test(example)).toBe(true);
  });
  it.each([...rule.leaves])('leaves “%s”', (example) => {
    // What the words alone do not settle, a title does.
    const fields = rule.always ? {} : { title: 'The growth of small towns' };
    expect(uncheckable(example, fields)).toBeNull();
  });
});

describe('uncheckable', () => {
  it('never sends a reference with an identifier away', () => {
    expect(uncheckable('J. Roe, personal communication', { DOI: '10.5555/12345678' })).toBeNull();
  });
  it('says why in one clause', () => {
    expect(uncheckable('Ibid., p. 5', {})?.why).toBe('points at another reference');
  });
});

describe('hasTitle', () => {
  it('does not take the marker for a title', () => {
    expect(hasTitle({ title: 'Unpublished data' })).toBe(false);
    expect(hasTitle({ title: 'The growth of small towns' })).toBe(true);
    expect(hasTitle({ title: '论语言的起源' })).toBe(true);
    expect(hasTitle({})).toBe(false);
  });
});

describe('isEmpty', () => {
  it('wants something to look up', () => {
    expect(isEmpty('12–14.', {})).toBe(true);
    expect(isEmpty('https://example.org', {})).toBe(false);
    expect(isEmpty('Roe, J. On hedges.', { title: 'On hedges' })).toBe(false);
  });
});
