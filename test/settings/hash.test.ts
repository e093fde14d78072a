/** Which settings the name of a run's settings is made of: another list would call runs alike that differ, or different that are alike. */
import { describe, expect, it } from 'vitest';
import { loadSettings, SETTINGS, type Settings, settingOf, settingsHash } from '../../src/settings/index.ts';

/** Every setting that can move a verdict. Whoever adds a setting to the table decides here whether it does. */
const MOVING = [
  'offline',
  'providers',
  'web',
  'searxng',
  'retractionWatch',
  'only',
  'skip',
  'onlyCited',
  'replay',
  'ocr',
  'limits.seconds',
  'limits.megabytes',
  'limits.pages',
  'limits.inputBytes',
  'strictCites',
  'citeMinRecall',
  'noVerifyCites',
  'citation_verification.depth',
  'citation_verification.generation_mode',
  'citation_verification.enable_evidence_preselection',
  'citation_verification.enable_interleaved_generation',
  'citation_verification.enable_confidence_classification',
  'citation_verification.isolated_verification',
  'citation_verification.enable_citation_correction',
  'citation_verification.enable_numeric_qa_verification',
  'citation_verification.enable_verification_retrieval',
  'citation_verification.evidence_preselection.max_spans_per_source',
  'citation_verification.evidence_preselection.min_span_length',
  'citation_verification.evidence_preselection.max_span_length',
  'citation_verification.evidence_preselection.numeric_content_boost',
  'citation_verification.verification_retrieval.enable_verification_retrieval',
  'citation_verification.verification_retrieval.max_searches',
  'citation_verification.verification_retrieval.decomposition_tier',
  'citation_verification.verification_retrieval.softening_strategies',
  'citation_verification.post_verification.enabled',
  'citation_verification.post_verification.max_claims_to_verify',
  'citation_verification.post_verification.include_stage4_isolation',
  'citation_verification.post_verification.include_stage5_correction',
  'citation_verification.post_verification.include_stage6_numeric',
  'citation_verification.post_verification.confidence_threshold',
  'citation_verification.post_verification.skip_low_priority_claims',
  'judge.llm',
  'judge.references',
  'judge.llmUrl',
  'judge.entailment',
];

const plain = async (): Promise<Settings> =>
  (await loadSettings({ flags: {}, env: { HOME: '/nowhere' }, cwd: '/nowhere', config: false })).settings;

/** The same settings with another value at a dotted name. */
function changed(settings: Settings, path: string, value: unknown): Settings {
  const copy = structuredClone(settings);
  const names = path.split('.');
  let group: Record<string, unknown> = copy;
  for (const name of names.slice(0, -1)) group = group[name] as Record<string, unknown>;
  group[names.at(-1) ?? ''] = value;
  return copy;
}

/** A value that differs from the one given, of its kind. */
function other(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return Array.isArray(value) ? [...value, 'one more'] : `${String(value)} and more`;
}

describe('settingsHash', () => {
  it('is made of these settings', () => {
    expect(SETTINGS.filter(({ about }) => about.moves === true).map(({ path }) => path)).toEqual(MOVING);
  });

  it('is another for another value of each of them, and the same for any value of all others', async () => {
    const settings = await plain();
    const before = settingsHash(settings);
    const told = SETTINGS.filter(({ path }) => settingsHash(changed(settings, path, other(settingOf(settings, path)))) !== before);
    expect(told.map(({ path }) => path)).toEqual(MOVING);
  });

  it('is never made of a secret: a log that carries it must not let anybody try keys', () => {
    expect(SETTINGS.filter(({ about }) => about.secret === true && about.moves === true)).toEqual([]);
  });

  it('takes lists for sets, but where the first way is tried first', async () => {
    const settings = await plain();
    const before = settingsHash(settings);
    const turned = (path: string): string => {
      const value = settingOf(settings, path);
      return settingsHash(changed(settings, path, Array.isArray(value) ? [...value].reverse() : value));
    };
    expect([turned('providers'), turned('only')]).toEqual([before, before]);
    // The language named first is the one that a scan is read in where it could be either.
    const scans = (languages: readonly string[]): string => settingsHash(changed(settings, 'ocr', languages));
    expect(scans(['eng', 'deu'])).not.toBe(scans(['deu', 'eng']));
    expect(turned('citation_verification.verification_retrieval.softening_strategies')).not.toBe(before);
  });

  it('does not hang on the machine or the folder', async () => {
    const here = await loadSettings({ flags: {}, env: { HOME: '/elsewhere', XDG_CACHE_HOME: '/c' }, cwd: '/work', config: false });
    expect(settingsHash(here.settings)).toBe(settingsHash(await plain()));
    expect(settingsHash(here.settings)).toMatch(/^sha256:[0-9a-f]{64}$/);
  });
});
