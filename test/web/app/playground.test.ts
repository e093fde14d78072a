/** How far an answer is let through while it is held sentence by sentence. */
import { describe, expect, it } from 'vitest';
import { heldUntil } from '../../../src/web/app/playground.tsx';

describe('heldUntil', () => {
  const text = 'One. Two? Three';
  it('lets whole sentences through, and the rest at the end', () => {
    expect(text.slice(0, heldUntil(text, 3))).toBe('');
    expect(text.slice(0, heldUntil(text, 7))).toBe('One.');
    expect(text.slice(0, heldUntil(text, 12))).toBe('One. Two?');
    expect(text.slice(0, heldUntil(text, 15))).toBe(text);
  });
});
