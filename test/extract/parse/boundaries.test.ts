import { describe, expect, it } from 'vitest';
import { repairTitle } from '../../../src/extract/parse/boundaries.ts';
import { LABEL_INDEX, LABELS, type Label } from '../../../src/extract/parse/labels.ts';
import { tokensOf } from '../../../src/extract/parse/tokens.ts';
import { relabelledBy } from './relabelled.ts';

/** What of the text is labelled so after the repair, when all of it was labelled title (or `tail`, behind the mark |). */
const given = (marked: string, label: Label, tail: Label = 'date'): string => {
  const [head = '', rest = ''] = marked.split('|');
  const text = head + rest;
  const tokens = tokensOf(text, []);
  const labels = Uint8Array.from(tokens, (token) => LABEL_INDEX[token.start < head.length ? 'title' : tail]);
  const repaired = repairTitle(text, tokens, labels);
  return tokens
    .filter((_, i) => LABELS[repaired[i] ?? 0] === label)
    .map((token) => text.slice(token.start, token.end))
    .join(' ');
};

describe('repairTitle', () => {
  it.each([
    ['Counting petals. In Proceedings of the Garden Meeting, |2011', 'In Proceedings of the Garden Meeting,'],
    ['“Counting Petals.” A Companion to Gardens. |2011', 'A Companion to Gardens.'],
    ['“Counting Petals,” in The Garden Book |(2011)', 'in The Garden Book'],
    ['Blüten zählen, in: Das Gartenbuch, |2011', 'in: Das Gartenbuch,'],
    ['Counting petals? In: Gardens, |2011', 'In: Gardens,'],
  ])('parts %s', (text, container) => {
    expect(given(text, 'container')).toBe(container);
  });

  it.each([
    'Counting petals in Garden Books. |2011',
    '“Petals” in Verdi’s operas. |2011',
    'Petals. A study in Method. |2011',
    'In Defence of Petals. |2011',
  ])('leaves %s whole', (text) => {
    expect(given(text, 'container')).toBe('');
  });

  it('leaves a title that begins with a quotation and ends where the venue begins', () => {
    const raw = '“Petal fall”. A practical way of counting gardens. J Gard Res. 1975';
    const tokens = tokensOf(raw, []);
    const labels = Uint8Array.from(tokens, (_, i) => LABEL_INDEX[i < 8 ? 'title' : i < 11 ? 'container' : 'date']);
    expect([...repairTitle(raw, tokens, labels)]).toEqual([...labels]);
  });

  it('takes a name behind a dash for the title where nothing else is one', () => {
    const text = '———. Stephen Hahn. London 1956';
    const tokens = tokensOf(text, []);
    const labels = Uint8Array.from(tokens, (_, i) => LABEL_INDEX[i < 3 ? 'author' : 'date']);
    expect([...repairTitle(text, tokens, labels)].map((label) => LABELS[label])).toEqual(['author', 'title', 'title', 'date', 'date']);
    const named = Uint8Array.from(tokens, (_, i) => LABEL_INDEX[i < 3 ? 'author' : i === 3 ? 'title' : 'date']);
    expect([...repairTitle(text, tokens, named)]).toEqual([...named]);
  });

  it('takes nothing from a title when the container stands elsewhere', () => {
    expect(given('Counting petals. In Gardens we trust. |A B C D Journal', 'title', 'container')).not.toBe(
      'Counting petals. In Gardens we trust.',
    );
    const text = 'Counting petals. In Gardens. 2011 2012 2013 Journal';
    const tokens = tokensOf(text, []);
    const labels = Uint8Array.from(tokens, (_, i) => LABEL_INDEX[i < 4 ? 'title' : i < 7 ? 'date' : 'container']);
    expect([...repairTitle(text, tokens, labels)]).toEqual([...labels]);
  });
});

describe('what stands alone behind the names', () => {
  const repaired = relabelledBy((raw, tokens, labels) => labels.set(repairTitle(raw, tokens, labels)));

  it('is the title, though it was read as a venue', () => {
    expect(repaired(['author', 'Roe, Grace,'], ['container', 'Spline Models for Petal Data'], ['place', '(Tor,'], ['date', '2003).'])).toBe(
      'author: Roe, Grace, | title: Spline Models for Petal Data | place: (Tor, | date: 2003).',
    );
  });

  it('is left where it names a venue, or counts as one does', () => {
    expect(repaired(['author', 'Roe G.'], ['container', 'Journal of Petal Studies'], ['date', '(2003).'])).toContain('container: Journal');
    expect(repaired(['author', 'Roe G.'], ['container', 'Petal Studies of Tor'], ['volume', '12,'], ['pages', '3.'])).toContain(
      'container: Petal',
    );
  });
});
