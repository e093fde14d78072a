import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { loadSettings, settingOf } from '../../src/settings/index.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const load = (yaml: string, env: NodeJS.ProcessEnv = {}, flags: Readonly<Record<string, unknown>> = {}) => {
  const cwd = mkdtempSync(join(tmpdir(), 'stet-citation-'));
  folders.push(cwd);
  writeFileSync(join(cwd, 'stet.config.yaml'), yaml);
  return loadSettings({ flags, env: { HOME: cwd, ...env }, cwd });
};

/** The section as the seed document has it. */
const SECTION = `
citation_verification:
  generation_mode: natural      # strict, natural, classical
  enable_evidence_preselection: true
  enable_interleaved_generation: true
  enable_confidence_classification: true
  isolated_verification: true
  enable_citation_correction: true
  enable_numeric_qa_verification: true
  enable_verification_retrieval: true   # Stage 7

  evidence_preselection:
    max_spans_per_source: 10
    min_span_length: 30
    max_span_length: 500
    numeric_content_boost: 0.2

  verification_retrieval:
    enable_verification_retrieval: true
    decomposition_tier: analytical
    softening_strategies:
      - hedge
      - qualify
      - parenthetical
`;

it('accepts the section as it stands; its values are the defaults', async () => {
  const { settings } = await load(SECTION);
  expect(settings.citation_verification).toEqual((await load('{}')).settings.citation_verification);
  expect(settings.citation_verification.evidence_preselection.numeric_content_boost).toBe(0.2);
  expect(settings.citation_verification.verification_retrieval.softening_strategies).toEqual(['hedge', 'qualify', 'parenthetical']);
});

it('accepts the section about structured output', async () => {
  const { settings } = await load(
    'citation_verification:\n  post_verification:\n    enabled: true\n    max_claims_to_verify: 7\n    confidence_threshold: 0.5\n',
  );
  expect(settings.citation_verification.post_verification).toMatchObject({
    max_claims_to_verify: 7,
    confidence_threshold: 0.5,
    include_stage4_isolation: true,
  });
});

it('takes the seed’s flags from the command line and the environment', async () => {
  const { settings } = await load('{}', { STET_STRICT_CITES: '1', STET_CITE_MIN_RECALL: '0.55', STET_NO_VERIFY_CITES: 'true' });
  expect([settings.strictCites, settings.citeMinRecall, settings.noVerifyCites]).toEqual([true, 0.55, true]);
  expect((await load('{}', { STET_CITE_MIN_RECALL: '0.55' }, { citeMinRecall: '0.6' })).settings.citeMinRecall).toBe(0.6);
  await expect(load('{}', { STET_CITE_MIN_RECALL: '4' })).rejects.toThrow('citeMinRecall');
});

it('refuses a name it does not know, however deep, and names the nearest', async () => {
  await expect(load('citation_verification:\n  evidence_preselection:\n    max_span_lenght: 5\n')).rejects.toThrow('max_span_length');
});

it('takes a depth for what the seed says of it, and leaves what was set by itself', async () => {
  const at = async (yaml: string, env: NodeJS.ProcessEnv = {}) => {
    const { settings, origins } = await load(`citation_verification:\n${yaml}`, env);
    const { generation_mode, enable_numeric_qa_verification, enable_verification_retrieval, verification_retrieval } =
      settings.citation_verification;
    const said = [generation_mode, enable_numeric_qa_verification, enable_verification_retrieval, verification_retrieval.max_searches];
    return { said, from: origins['citation_verification.enable_numeric_qa_verification']?.where };
  };
  expect(await at('  depth: light\n')).toEqual({ said: ['natural', false, false, 20], from: 'depth light' });
  expect((await at('  depth: medium\n')).said).toEqual(['natural', true, true, 1]);
  expect((await at('  depth: extended\n')).said).toEqual(['strict', true, true, 20]);
  expect((await at('  depth: light\n  enable_numeric_qa_verification: true\n')).said).toEqual(['natural', true, false, 20]);
  expect((await at('  isolated_verification: true\n', { STET_CITATION_VERIFICATION_DEPTH: 'medium' })).said[3]).toBe(1);
  await expect(at('  depth: deep\n')).rejects.toThrow('depth');
});

it.each([
  ['evidence_preselection.max_spans_per_source', 1, 1000],
  ['evidence_preselection.min_span_length', 1, 10_000],
  ['evidence_preselection.max_span_length', 40, 100_000],
  ['evidence_preselection.numeric_content_boost', 0, 1],
  ['verification_retrieval.max_searches', 0, 1000],
  ['post_verification.max_claims_to_verify', 1, 100_000],
  ['post_verification.confidence_threshold', 0, 1],
] as const)('takes %s from %d to %d, and nothing beyond', async (path, least, most) => {
  const name = `citation_verification.${path}`;
  const [group, last] = path.split('.');
  const at = (value: number) => load(`citation_verification:\n  ${group}:\n    ${last}: ${value}\n`);
  for (const value of [least, most]) expect(settingOf((await at(value)).settings, name)).toBe(value);
  const step = most === 1 ? 0.001 : 1;
  await expect(at(least - step)).rejects.toThrow(`setting ${name}`);
  await expect(at(most + step)).rejects.toThrow(`may be at most ${most}`);
  if (most > 1) await expect(at(least + 0.5)).rejects.toThrow('must be a whole number');
});

it.each([
  ['0', 0],
  ['1', 1],
])('takes a least recall of %s', async (said, value) => {
  expect((await load('{}', { STET_CITE_MIN_RECALL: said })).settings.citeMinRecall).toBe(value);
});

it.each(['-0.01', '1.01'])('refuses a least recall of %s', async (said) => {
  await expect(load('{}', { STET_CITE_MIN_RECALL: said })).rejects.toThrow('citeMinRecall');
});
