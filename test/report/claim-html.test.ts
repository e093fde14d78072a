import { describe, expect, it } from 'vitest';
import type { ClaimFact } from '../../src/model/claim.ts';
import type { NumberFinding } from '../../src/model/judge.ts';
import { factsPart, numbersPart } from '../../src/report/claim-html.ts';
import { FACT_WORDS, factCount, NUMBER_WORDS } from '../../src/report/claim-words.ts';
import { pageWords } from '../../src/report/page/index.ts';
import { HOSTILE } from './hostile.ts';

const fact = (text: string, standing: ClaimFact['standing'], quote: string | null = null): ClaimFact => ({
  text,
  spans: [{ start: 0, end: 4 }],
  standing,
  rule: 'claim/supported-recall',
  judge: 'built-in',
  score: 0.8,
  passage:
    quote === null
      ? null
      : {
          source: { id: 's', name: 'Hull 2016', sha256: 'a'.repeat(64) },
          span: { start: 0, end: quote.length },
          quote,
          relevance: 0.9,
          sectionHeading: null,
          hasNumericContent: false,
          isSnippetBased: false,
        },
});
const number = (match: NumberFinding['match'], text = '14'): NumberFinding => ({
  claimValue: text,
  claimSpan: { start: 0, end: 2 },
  evidenceValue: match === 'absent' ? null : text,
  evidenceSpan: null,
  normalizedClaim: 14,
  normalizedEvidence: null,
  match,
  derivation: match === 'approximate' ? '6 + 8 = 14' : null,
  why: text,
});

describe('facts and numbers on the one-file page', () => {
  it('shows each fact with its sign, its word and its passage', () => {
    const facts = [fact('Birds fold paper.', 'borne', 'Paper birds fold.'), fact('Birds sink ships.', 'not-found')];
    const page = factsPart(facts, pageWords())?.toString() ?? '';
    expect(page).toContain('1 of 2 facts borne out');
    expect(page).toContain('Birds sink ships. <small>not found in the cited source</small>');
    expect(page).toContain('Paper birds fold.');
    expect(factCount(facts)).toBe('1 of 2 facts borne out');
    expect([factsPart([], pageWords()), numbersPart([], pageWords())]).toEqual([null, null]);
  });

  it('has a sign and a word for every standing and match, and none of them accuses', () => {
    const said = [...Object.values(FACT_WORDS).map(({ word }) => word), ...Object.values(NUMBER_WORDS)].join(' ');
    expect(said).not.toMatch(/fake|false|wrong|lie|cheat|invented/i);
    expect(new Set(Object.values(FACT_WORDS).map(({ glyph }) => glyph)).size).toBe(4);
    const page =
      numbersPart(
        (['exact', 'approximate', 'mismatch', 'absent'] as const).map((match) => number(match)),
        pageWords(),
      )?.toString() ?? '';
    for (const word of Object.values(NUMBER_WORDS)) expect(page).toContain(word);
    expect(page).toContain('6 + 8 = 14');
    expect(page).toContain('—');
  });

  it('lets no text become a part of the page', () => {
    for (const text of HOSTILE) {
      const page = `${factsPart([fact(text, 'borne', text), fact(text, 'against')], pageWords())}${numbersPart([number('mismatch', text)], pageWords())}`;
      expect(page).not.toMatch(/<(?:script|img|svg|iframe|style)/i);
      expect(page.replace(/<[a-z/][^>]*>/g, '')).not.toContain('<');
    }
  });
});
