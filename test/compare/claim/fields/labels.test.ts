import { describe, expect, it } from 'vitest';
import { labelOf, namedBy, sameRoot, type Word } from '../../../../src/compare/claim/fields/labels.ts';
import { formOf } from '../../../../src/compare/claim/select/expand.ts';
import { tokensOf } from '../../../../src/text/tokens.ts';

const words = (text: string): Word[] => tokensOf(text).map((token) => ({ token, form: formOf(token) }));
const named = (label: string, text: string, idle: readonly string[] = []): string[] | null => {
  const found = namedBy(labelOf(label), words(text), new Set(idle));
  return found === null ? null : [...found].map(({ token }) => token.text);
};

describe('the label of a field', () => {
  it.each([
    ['OutdoorSeating', 'There is outdoor seating.', ['outdoor', 'seating']],
    ['WiFi', 'It has free WiFi.', ['wifi']],
    ['hub_motor', 'The Tern has a hub motor.', ['hub', 'motor']],
    ['Smoker', 'The patient does not smoke.', ['smoke']],
    ['foldable', 'It can be folded.', ['folded']],
    ['Single sign-on', 'It includes single sign-on.', ['single', 'sign', 'on']],
    ['auth_required', 'It requires authentication.', ['authentication', 'requires']],
    ['Academy Award', 'It won an Academy Award.', ['academy', 'award']],
  ])('%s is named by %j', (label, text, found) => expect(named(label, text)).toEqual(found));

  it('may leave out what other labels begin with, and be written as one', () => {
    const idle = [formOf({ text: 'restaurants', kind: 'word' })];
    expect(named('RestaurantsTakeOut', 'Takeout is available.', idle)).toEqual(['takeout']);
    expect(named('RestaurantsReservations', 'It takes reservations.', idle)).toEqual(['reservations']);
    // "takes" alone is no take-out.
    expect(named('RestaurantsTakeOut', 'It takes reservations.', idle)).toBeNull();
  });

  it.each([
    ['hub_motor', 'The Tern has a motor.'],
    ['contact', 'There is a contract.'],
    ['', 'Anything.'],
  ])('%s is not named by %j', (label, text) => expect(named(label, text)).toBeNull());

  it('is the same word in another form only with a known ending', () => {
    expect(sameRoot('smoke', 'smoker')).toBe(true);
    expect(sameRoot('contact', 'contract')).toBe(false);
    expect(sameRoot('car', 'care')).toBe(false);
  });
});
