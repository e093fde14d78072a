import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { entailmentJudge, type OnnxRuntime, windowsOf } from '../../src/ask/entailment.ts';
import { writeModel } from './tiny-model.ts';

const root = mkdtempSync(join(tmpdir(), 'stet-entailment-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const signal = new AbortController().signal;
const installed = existsSync(new URL('../../node_modules/onnxruntime-node', import.meta.url));
const runtime = async (): Promise<OnnxRuntime> => (await import('onnxruntime-web')) as OnnxRuntime;

describe('an entailment model', () => {
  it('is run, and its outputs are read by their names', async () => {
    const judge = await entailmentJudge(writeModel(join(root, 'plain')), { runtime: await runtime(), asBytes: true });
    expect(judge.name).toBe('entailment');
    const yes = await judge.judge('it agrees', 'the source agrees.', signal);
    expect(yes?.supported).toBeGreaterThan(0.9);
    expect(yes?.contradicted).toBeLessThan(0.1);
    const no = await judge.judge('it denies', 'the source denies.', signal);
    expect(no?.contradicted).toBeGreaterThan(0.9);
    const other = await judge.judge('filler', 'filler filler', signal);
    expect(other?.supported).toBeLessThan(0.5);
  });

  it('reads outputs in another order, and models that only support or not', async () => {
    const turned = await entailmentJudge(writeModel(join(root, 'turned'), { labels: ['ENTAILMENT', 'NEUTRAL', 'CONTRADICTION'] }), {
      runtime: await runtime(),
      asBytes: true,
    });
    expect((await turned.judge('denies', 'denies', signal))?.supported).toBeGreaterThan(0.9);
    const two = await entailmentJudge(writeModel(join(root, 'two'), { labels: ['not_supported', 'other', 'supported'] }), {
      runtime: await runtime(),
      asBytes: true,
    });
    expect(await two.judge('denies', 'denies', signal)).toMatchObject({ contradicted: 0 });
  });

  it('reads long evidence in windows, and names the one that decides', async () => {
    const judge = await entailmentJudge(writeModel(join(root, 'windows'), { longest: 34 }), { runtime: await runtime(), asBytes: true });
    const filler = 'Filler filler filler filler filler. '.repeat(20);
    const evidence = `${filler}Agrees agrees agrees agrees agrees agrees. ${filler}`;
    const said = await judge.judge('filler', evidence, signal);
    expect(said?.supported).toBeGreaterThan(0.9);
    expect(evidence.slice(said?.span?.start, said?.span?.end)).toContain('Agrees');
    expect((said?.span?.end ?? 0) - (said?.span?.start ?? 0)).toBeLessThan(evidence.length / 2);
    // What one window supports, another that is about something else does not contradict.
    const mixed = await judge.judge('filler', `${'Denies denies denies denies. '.repeat(8)}${evidence}`, signal);
    expect(mixed?.supported).toBeGreaterThan(0.9);
    expect(mixed?.contradicted).toBeLessThan(0.1);
  });

  it('cannot say of a claim longer than it reads, nor once it is told to stop', async () => {
    const judge = await entailmentJudge(writeModel(join(root, 'short'), { longest: 34 }), { runtime: await runtime(), asBytes: true });
    expect(await judge.judge('filler '.repeat(40), 'agrees', signal)).toBeNull();
    expect(await judge.judge('filler', 'agrees', AbortSignal.abort())).toBeNull();
  });

  it('is refused with what is missing', async () => {
    await expect(entailmentJudge(join(root, 'nowhere'))).rejects.toThrow(/there is no model\.onnx/);
    await expect(entailmentJudge(writeModel(join(root, 'labels'), { labels: ['LABEL_0', 'LABEL_1'] }))).rejects.toThrow(
      /names no label for entailment/,
    );
    const damaged = writeModel(join(root, 'damaged'));
    writeFileSync(join(damaged, 'model.onnx'), 'no graph');
    await expect(entailmentJudge(damaged, { runtime: await runtime(), asBytes: true })).rejects.toThrow(/cannot be run as a model/);
    writeFileSync(join(damaged, 'config.json'), '[]');
    await expect(entailmentJudge(damaged)).rejects.toThrow(/config\.json is not a JSON object/);
  });

  it.skipIf(installed)('names the package that is not installed', async () => {
    await expect(entailmentJudge(writeModel(join(root, 'package')))).rejects.toMatchObject({
      code: 'missing-package',
      message: expect.stringContaining('npm install onnxruntime-node @huggingface/tokenizers'),
    });
  });
});

describe('windows', () => {
  const count = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

  it('cover the whole text, in order, none larger than the room', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem({ maxCount: 12 }), { maxLength: 12 }), fc.integer({ min: 3, max: 30 }), (sentences, room) => {
        const text = sentences.join('. ');
        const windows = windowsOf(text, room, count);
        let reached = 0;
        for (const { start, end } of windows) {
          expect(text.slice(reached, Math.max(reached, start)).trim()).toBe('');
          expect(end).toBeGreaterThan(start);
          expect(count(text.slice(start, end))).toBeLessThanOrEqual(room);
          reached = Math.max(reached, end);
        }
        expect(text.slice(reached).trim()).toBe('');
      }),
    );
  });

  it('end even where nothing can be cut', () => {
    expect(windowsOf('x'.repeat(5000), 16, (text) => text.length).every(({ start, end }) => end - start <= 16)).toBe(true);
    expect(windowsOf('', 16, count)).toEqual([]);
  });
});
