/** The browser's checks beside those of src/audit: same roots, same paths, same verdict on everything that was changed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { verifyAnswer } from '../../../src/answer.ts';
import { signCheckpoint } from '../../../src/audit/checkpoint.ts';
import { leafHash as nodeLeaf, rootOf as nodeRoot } from '../../../src/audit/merkle.ts';
import { newSigner } from '../../../src/audit/note.ts';
import { inclusionProof, subtreesOf, verifyInclusion } from '../../../src/audit/proofs.ts';
import { reportHash as nodeReportHash } from '../../../src/audit/reported.ts';
import type { ClaimsReport } from '../../../src/model/claim.ts';
import type { Report } from '../../../src/model/report.ts';
import {
  checkSeal,
  fromBase64,
  fromHex,
  hex,
  leadsTo,
  leafHash,
  openCheckpoint,
  pathOf,
  readProof,
  reportHash,
  rootOf,
} from '../../../src/web/app/verify-proof.ts';
import { paper } from '../../report/make.ts';
import { sealedRun } from './sealed.ts';

const folder = mkdtempSync(join(tmpdir(), 'stet-proof-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the tree', () => {
  it('has the roots and paths of the log, for every size up to 33', async () => {
    for (let size = 0; size <= 33; size += 1) {
      const lines = Array.from({ length: size }, (_, i) => `{"i":${i},"ü":"${'x'.repeat(i)}"}`);
      const leaves = await Promise.all(lines.map(leafHash));
      const theirs = lines.map((line) => nodeLeaf(Buffer.from(line)));
      const root = await rootOf(leaves);
      expect(hex(root)).toBe(hex(nodeRoot(theirs)));
      for (const index of new Set([0, 1, size >> 1, size - 1].filter((i) => i >= 0 && i < size))) {
        const path = await pathOf(index, leaves);
        expect(path.map(hex)).toEqual(inclusionProof(index, size, subtreesOf(theirs)).map(hex));
        const leaf = leaves[index] ?? new Uint8Array();
        expect(await leadsTo(index, size, leaf, path, root)).toBe(true);
        expect(await leadsTo(index, size + 1, leaf, path, root)).toBe(verifyInclusion(index, size + 1, leaf, path, root));
        if (size > 1) expect(await leadsTo((index + 1) % size, size, leaf, path, root)).toBe(false);
      }
    }
  });

  it('refuses a path that is too long, too short or has a hash of another length', async () => {
    const leaves = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(leafHash));
    const root = await rootOf(leaves);
    const path = await pathOf(2, leaves);
    const leaf = leaves[2] ?? new Uint8Array();
    expect(await leadsTo(2, 5, leaf, path.slice(1), root)).toBe(false);
    expect(await leadsTo(2, 5, leaf, [...path, root], root)).toBe(false);
    expect(await leadsTo(2, 5, leaf, [new Uint8Array(31), ...path.slice(1)], root)).toBe(false);
    expect(await leadsTo(-1, 5, leaf, path, root)).toBe(false);
    expect(await leadsTo(2.5, 5, leaf, path, root)).toBe(false);
  });
});

describe('signed checkpoints', () => {
  const signer = newSigner('stet.example');
  const root = nodeRoot([nodeLeaf(Buffer.from('a'))]);
  const note = signCheckpoint({ origin: 'stet.example', size: 1, root }, [signer]);

  it('opens what the log signed', async () => {
    const opened = await openCheckpoint(note, signer.verifier.vkey);
    expect(opened).toMatchObject({ origin: 'stet.example', size: 1 });
    expect(hex(opened?.root ?? new Uint8Array())).toBe(hex(root));
  });

  it('refuses a changed text, another key, another name, no signature', async () => {
    const { vkey } = signer.verifier;
    expect(await openCheckpoint(note.replace('\n1\n', '\n2\n'), vkey)).toBeNull();
    expect(await openCheckpoint(note, newSigner('stet.example').verifier.vkey)).toBeNull();
    expect(await openCheckpoint(note, newSigner('other').verifier.vkey)).toBeNull();
    expect(await openCheckpoint(note.slice(0, note.indexOf('—')), vkey)).toBeNull();
    expect(await openCheckpoint('', vkey)).toBeNull();
    expect(await openCheckpoint(note, 'no key')).toBeNull();
    expect(await openCheckpoint(note, `stet.example+00000000+${vkey.split('+').slice(2).join('+')}`)).toBeNull();
  });
});

describe('a sealed report', async () => {
  const { report, lines } = await sealedRun(folder);

  it('fits its seal and its log', async () => {
    const checks = await checkSeal(report, lines);
    expect(checks.map(({ what, held }) => [what, held])).toEqual(
      ['entry', 'lines', 'root', 'signature', 'inclusion', 'logged', 'report'].map((what) => [what, true]),
    );
    expect(await reportHash(report)).toBe(nodeReportHash(report));
  });

  it('fits it as well with what people decided since, on whatever kind of finding, and where a later batch took it over', async () => {
    const decision = { decision: 'ok' as const, reason: 'known_good', by: 'Ada', at: '2026-03-01T10:00:00.000Z', covers: [] };
    const decided = {
      ...report,
      references: report.references.map((one) => ({ ...one, decision })),
      decisions: [{ rule: 'doc/duplicate', says: 'Listed twice.', ...decision }],
      checkedAt: '2026-03-02T10:00:00.000Z',
    };
    expect((await checkSeal(decided, lines)).at(-1)).toMatchObject({ what: 'report', held: true });
    const { quotes, ...answer } = verifyAnswer('It was “open to boats in spring” and closed in winter [1].', [
      { id: 'lagoon.txt', text: 'The lagoon was open to boats in spring and closed in winter. Its reef was mapped in 1971.' },
    ]);
    const { sources, counts, citationsTotal, citationsSupported, minRecall } = answer;
    const claims: ClaimsReport = {
      ...{ sources, counts, citationsTotal, citationsSupported, minRecall, notAtHand: 0 },
      claims: answer.claims.map((one) => ({ ...one, grounding: null })),
    };
    const bare: Report = { ...report, quotes, claims };
    const texts: Report = {
      ...decided,
      quotes: { ...quotes, items: quotes.items.map((one) => ({ ...one, decision })) },
      claims: { ...claims, claims: claims.claims.map((one) => ({ ...one, decision })) },
    };
    expect([texts.quotes?.items, texts.claims?.claims].map((list) => list?.length)).toEqual([1, 1]);
    expect(await reportHash(texts)).toBe(await reportHash(bare));
    expect(nodeReportHash(texts)).toBe(await reportHash(bare));
  });

  it('names what does not hold', async () => {
    const last = async (changed: typeof report, log: readonly string[] | null = null): Promise<string | undefined> => {
      const checks = await checkSeal(changed, log);
      expect(checks.slice(0, -1).every(({ held }) => held)).toBe(true);
      expect(checks.at(-1)?.held).toBe(false);
      return checks.at(-1)?.what;
    };
    const { audit } = report;
    if (audit?.reported === undefined) throw new Error('the run was not sealed');
    expect(await last({ ...report, counts: { ...report.counts, fake: 9 } })).toBe('report');
    expect(await last({ ...report, run: 'r_other' })).toBe('entry');
    expect(await last({ ...report, audit: null })).toBe('seal');
    expect(await last(report, lines.slice(1))).toBe('lines');
    expect(
      await last(
        report,
        lines.map((line, i) => (i === 2 ? line.replace('"v":1', '"v":2') : line)),
      ),
    ).toBe('root');
    expect(await last({ ...report, audit: { ...audit, entry: 'none' } })).toBe('entry');
    expect(await last({ ...report, audit: { ...audit, vkey: newSigner('x').verifier.vkey } })).toBe('signature');
    expect(await last({ ...report, audit: { ...audit, proof: 'c2sp.org/tlog-proof@v1\nindex 0\n' } })).toBe('signature');
    expect(await last({ ...report, audit: { ...audit, reported: { ...audit.reported, index: 0 } } })).toBe('logged');
    expect(await last({ ...report, audit: { ...audit, reported: { ...audit.reported, path: ['zz'] } } })).toBe('logged');
  });
});

describe('the small parts', () => {
  it('reads hex and base64 strictly', () => {
    expect(fromHex('00ff')).toEqual(Uint8Array.of(0, 255));
    expect(fromHex('0')).toBeNull();
    expect(fromHex('FF')).toBeNull();
    expect(fromBase64('AA==')).toEqual(Uint8Array.of(0));
    expect(fromBase64('AB==')).toBeNull();
    expect(fromBase64('A A==')).toBeNull();
    expect(fromBase64('?')).toBeNull();
  });

  it('reads proofs strictly', () => {
    expect(readProof('c2sp.org/tlog-proof@v1\nindex 3\n\nnote\n')).toMatchObject({ index: 3, path: [], checkpoint: 'note\n' });
    expect(readProof('c2sp.org/tlog-proof@v1\nextra AA==\nindex 0\n\n')).toMatchObject({ index: 0 });
    for (const wrong of ['', 'x\nindex 0\n\n', 'c2sp.org/tlog-proof@v1\nindex 03\n\n', 'c2sp.org/tlog-proof@v1\nindex 0\nAA==\n\n'])
      expect(readProof(wrong)).toBeNull();
  });

  it('hashes a report that holds half a character as the log does', async () => {
    const { report } = paper();
    const odd = { ...report, engine: 'half \ud800' };
    expect(await reportHash(odd)).toBe(nodeReportHash(odd));
  });
});
