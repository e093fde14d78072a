import { describe, expect, it } from 'vitest';
import { passesForEntry } from '../../../src/extract/bibliography/entry.ts';
import { extract } from '../../../src/extract/index.ts';
import { CANONICAL } from '../../../src/extract/triage/canonical.ts';
import { COURTS } from '../../../src/extract/triage/courts.ts';
import { LAW } from '../../../src/extract/triage/law.ts';
import { OFFICIAL } from '../../../src/extract/triage/official.ts';
import { STATUTES } from '../../../src/extract/triage/statutes.ts';
import { readDocument } from '../../../src/read/index.ts';

const cited = [...CANONICAL, ...LAW, ...STATUTES, ...COURTS, ...OFFICIAL].flatMap(({ takes }) => takes);

async function entriesOf(name: string, text: string): Promise<string[]> {
  return extract(await readDocument({ name, bytes: new TextEncoder().encode(text) })).references.map(({ raw }) => raw);
}

describe('passesForEntry', () => {
  it('takes laws, decisions, standards and patents, which have neither names nor pages', () => {
    for (const text of [
      '42 U.S.C. § 1983.',
      'DIN EN ISO 9001:2015',
      '3. BGH, Urteil vom 12. Mai 2010 – I ZR 121/08.',
      'US Patent 5,960,411.',
    ])
      expect(passesForEntry(text), text).toBe(true);
  });

  it('leaves sentences that speak of them, and plain words', () => {
    for (const text of [
      'However, it is RFC 2119 that has been cited most, and we follow it in this section.',
      'Acknowledgements',
      'The garden of the college',
    ])
      expect(passesForEntry(text), text).toBe(false);
  });
});

describe('lists that hold little else than laws, decisions and standards', () => {
  it.each([
    ['numbers', 'laws.md', '## References', (text: string, i: number) => `${i + 1}. ${text}`],
    ['points', 'laws.md', '## References', (text: string) => `- ${text}`],
    ['numbers in brackets', 'laws.txt', 'References', (text: string, i: number) => `[${i + 1}] ${text}`],
  ])('keep every entry: %s', async (_, name, heading, line) => {
    // A third of them at a time, so that none is carried by its neighbours alone.
    for (let part = 0; part < 3; part += 1) {
      const some = cited.filter((__, i) => i % 3 === part);
      const found = await entriesOf(name, `Of laws\n\nSome words.\n\n${heading}\n\n${some.map(line).join('\n')}\n`);
      expect(found).toEqual(some.map((text) => text.replace(/\s+/g, ' ').trim()));
    }
  });

  it('keep nearly every entry where each has a line and nothing else, among other works too', async () => {
    const some = cited
      .filter((text, i) => i % 4 === 0 && !/^[[（(]|^\p{Ll}|^https?:/u.test(text))
      .map((text) => text.replace(/\s+/g, ' ').trim());
    const mixed = some.flatMap((text, i) => (i % 3 === 0 ? [text, 'Roe, A. (2001). On hedges. Journal of Hedges, 3, 1-9.'] : [text]));
    for (const lines of [some, mixed]) {
      const found = new Set(await entriesOf('laws.txt', `Of laws\n\nSome words.\n\nReferences\n\n${lines.join('\n')}\n`));
      expect(lines.filter((text) => !found.has(text))).toEqual([]);
    }
  });

  it('keep entries that are paragraphs of their own', async () => {
    const some = [
      'Directive 95/46/EC of the European Parliament',
      '42 U.S.C. § 1983',
      'DIN EN ISO 9001:2015',
      'Loi n° 78-17 du 6 janvier 1978',
    ];
    expect(await entriesOf('laws.md', `# Of laws\n\nSome words.\n\n## References\n\n${some.join('\n\n')}\n`)).toEqual(some);
  });
});
