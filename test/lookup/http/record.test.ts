import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAnswer, encodeAnswer, questionKey, redact, type StoredAnswer } from '../../../src/lookup/http/record.ts';

describe('encodeAnswer and decodeAnswer', () => {
  const reply: StoredAnswer = { v: 1, asked: 'a', url: 'b', accept: 'c', status: 200, headers: { 'content-type': 'd' }, body: 'é' };
  const failure: StoredAnswer = { v: 1, asked: 'a', accept: 'c', failure: { why: 'timeout', detail: 'd' } };

  it('bring back what was kept', () => {
    expect(decodeAnswer(encodeAnswer(reply))).toEqual(reply);
    expect(decodeAnswer(encodeAnswer(failure))).toEqual(failure);
  });

  it('give equal bytes for equal answers, whatever the order of their parts', () => {
    const turned = Object.fromEntries(Object.entries(reply).reverse()) as unknown as StoredAnswer;
    expect(encodeAnswer(turned)).toEqual(encodeAnswer(reply));
  });

  it('take anything else for nothing', () => {
    const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
    for (const text of [
      '',
      'null',
      '[]',
      '{"v":2}',
      '{"v":1,"asked":"a","accept":"b"}',
      '{"v":1,"asked":"a","accept":"b","url":"c","status":"200","body":"","headers":{}}',
    ])
      expect(decodeAnswer(bytes(text))).toBeNull();
    fc.assert(
      fc.property(fc.uint8Array(), (random) => {
        decodeAnswer(random);
      }),
    );
  });
});

describe('redact', () => {
  it('cuts a secret out in every form it may come back in', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, unit: fc.constantFrom(...'aB3+/ &="\\é') }), (secret) => {
        const text = [secret, encodeURIComponent(secret), new URLSearchParams({ s: secret }).toString(), JSON.stringify({ secret })].join(
          '\n',
        );
        const cut = redact(text, [secret]);
        for (const form of [secret, encodeURIComponent(secret)]) expect(cut).not.toContain(form);
      }),
    );
  });

  it('leaves short words and other text alone', () => expect(redact('an abc of things', ['abc', 'zzzz'])).toBe('an abc of things'));
});

describe('questionKey', () => {
  it('tells questions apart by URL and by the form asked for', () => {
    const keys = [questionKey('https://a/', 'x'), questionKey('https://a/', 'y'), questionKey('https://b/', 'x')];
    expect(new Set(keys).size).toBe(3);
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  });
});
