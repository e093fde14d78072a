/**
 * Time that grows with the text and no faster, whatever the text: no pattern that hostile documents can stall, and no reader or
 * search that walks over its text again and again. A busy machine must not turn this red: only what grows by more than three times
 * from n to 2n, measured again in processor time, and takes long besides, is a failure.
 */
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bounded, stale } from '../scripts/regex/bounded.ts';
import { type Literal, literalsOf } from '../scripts/regex/collect.ts';
import { attacksOn, PUMPS, slowest } from '../scripts/regex/pumps.ts';
import { idle, linearBecause, unlimited } from '../scripts/regex/reasons.ts';
import { extractClaims } from '../src/extract/claims.ts';
import { factsOf } from '../src/extract/facts.ts';
import { extract } from '../src/extract/index.ts';
import { markedText, placedMarks } from '../src/extract/quotes/blocks.ts';
import { partsOfLines } from '../src/extract/quotes/text.ts';
import { extractQuotes } from '../src/extract/quotes.ts';
import { parseReference } from '../src/extract/reference.ts';
import { readDocument } from '../src/read/index.ts';
import { parseXml } from '../src/read/xml/tree.ts';
import { findIdentifiers } from '../src/text/identifiers.ts';
import { readNumbers } from '../src/text/numbers.ts';
import { sentencesOf } from '../src/text/sentences.ts';
import { tokensOf } from '../src/text/tokens.ts';

const literals = literalsOf(resolve(import.meta.dirname, '../src'));
const different = [...new Map(literals.map((literal) => [`/${literal.source}/${literal.flags}${literal.all}`, literal])).values()];

describe('every regular expression of the sources', () => {
  it('is found, with its constant parts put together', () => {
    expect(literals.length).toBeGreaterThan(1500);
    for (const { source, flags } of different) expect(() => new RegExp(source, flags)).not.toThrow();
    expect(literals.filter(({ open }) => open).length).toBeLessThan(20);
  });

  it('takes time that grows with the text, however hostile', () => {
    const slow = different
      .filter((literal) => bounded(literal) === null)
      .flatMap((literal) => {
        const attacks = attacksOn(literal.source, literal.flags, 24).slice(0, 32);
        // What is slow is slow every time; what was slow once met a busy machine.
        const tries = [6000, 6000, 12_000].map((length) => () => slowest(literal, attacks, length));
        let found = tries.shift()?.() ?? null;
        for (const again of tries) found = found === null ? null : again();
        return found === null ? [] : [told(literal, found.attack.pump, found.growth)];
      });
    expect(slow).toEqual([]);
  }, 300_000);

  it('has no reason kept for a pattern that is gone', () => {
    expect(stale(literals)).toEqual([]);
    expect(idle(literals)).toEqual([]);
  });

  it('counts repeats without a limit, wherever they stand', () => {
    expect(['a*', 'a+b{2,}', '[*+]{1,3}', String.raw`\*\+\[a+`, String.raw`[\]+]{0,9}x{2}`, '(?:a{1,3}){2,5}'].map(unlimited)).toEqual([
      1, 2, 0, 1, 0, 0,
    ]);
    expect(linearBecause({ file: 'a.ts', source: '(?:a{1,3}){2,5}' })).not.toBeNull();
    expect(linearBecause({ file: 'a.ts', source: 'a+b+' })).toBeNull();
  });

  it('would be caught if it were slow', () => {
    // A busy machine can hide once that something is slow, or make it seem so; three times in a row it does not.
    const seenAs = (slow: boolean, source: string, all: boolean): boolean =>
      [1, 2, 3].some(() => (slowest({ source, flags: '', all }, attacksOn(source, '', 8).slice(0, 8)) !== null) === slow);
    for (const [source, all] of [
      [String.raw`\s+$`, false],
      ['(a+)+$', false],
      [String.raw`^\s*,?\s*;`, false],
      [String.raw`\[[^\]]*\]`, true],
    ] as const)
      expect(seenAs(true, source, all), source).toBe(true);
    expect(seenAs(false, String.raw`(?<!\s)\s+$`, false)).toBe(true);
  }, 300_000);
});

const told = ({ file, line, source, flags }: Literal, pump: string, growth: number): string =>
  `${file}:${line} /${source}/${flags}: ${JSON.stringify(pump)} over and over takes ${growth.toFixed(1)} times as long when doubled`;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read =
  (name: string) =>
  async (text: string): Promise<unknown> =>
    await readDocument({ name, bytes: bytes(text) }).catch((error: unknown) => error);

const ENTRIES: Readonly<Record<string, (text: string) => unknown>> = {
  plain: read('a.txt'),
  markdown: read('a.md'),
  html: read('a.html'),
  latex: read('a.tex'),
  bibtex: async (text) => await read('a.bib')(`@article{k, title = {${text}`),
  ris: async (text) => await read('a.ris')(`TY  - JOUR\nTI  - ${text}\nER  - \n`),
  csl: async (text) => await read('a.json')(JSON.stringify([{ id: 'a', type: 'book', title: text }])),
  'docx xml': async (text) => await parseXml(`<w:p><w:t>${text}</w:t></w:p>`, 'a.docx').catch((error: unknown) => error),
  findIdentifiers,
  extract: async (text) => extract(await readDocument({ name: 'a.txt', bytes: bytes(`A text [1].\n\nReferences\n\n[1] ${text}`) })),
  parseReference,
  quotes: (text) => extractQuotes(text, partsOfLines(text).paragraphs),
  claims: (text) => {
    const marked = markedText(text, [{ id: 'a' }]);
    return extractClaims(marked, marked, placedMarks(marked.marks), { ids: ['a'], linked: false });
  },
  facts: (text) => factsOf(text),
  sentences: (text) => sentencesOf(text),
  tokens: (text) => tokensOf(text),
  numbers: (text) => readNumbers(text),
};

/** Milliseconds of processor time. */
async function spent(run: (text: string) => unknown, text: string): Promise<number> {
  const before = process.cpuUsage();
  await run(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('every entry', () => {
  const SIZE = 1500;
  /** Milliseconds that 2n characters may always take: some ten times what any entry takes. */
  const ENOUGH = 400;

  it.each(Object.keys(ENTRIES))(
    '%s reads hostile text in time that grows with it',
    async (name) => {
      const run = ENTRIES[name];
      if (run === undefined) throw new Error(`no entry ${name}`);
      const slow: string[] = [];
      for (const pump of PUMPS) {
        const text = (size: number): string => pump.repeat(Math.ceil(size / pump.length));
        if ((await spent(run, text(2 * SIZE))) < ENOUGH) continue;
        const growths: number[] = [];
        for (let i = 0; i < 3; i += 1) growths.push((await spent(run, text(2 * SIZE))) / Math.max(1, await spent(run, text(SIZE))));
        const growth = Math.min(...growths);
        if (growth > 3) slow.push(`${JSON.stringify(pump)}: ${growth.toFixed(1)} times as long when doubled`);
      }
      expect(slow).toEqual([]);
    },
    300_000,
  );
});
