/** `stet check --sources`: the sentences and quotes of a paper against the texts of its works, in every format, and replayed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { place, RECORDS } from './cli/made-world.ts';

const ENTRY = 'Marsh, A. and Okoro, B. (2018). On the slow growth of imaginary corals in glass lagoons. Journal of Invented Reefs.';
const PAPER = `# Corals

Corals in glass lagoons grow ten millimetres a year [1]. They grow 90 millimetres a year in glass lagoons [1]. The divers drank
tea from silver cups every evening of that long winter [1]. The authors saw “no bleaching at all” [1].

## References

1. ${ENTRY}
`;
const world = place({
  'works.csl.jsonl': RECORDS,
  'paper.md': PAPER,
  'src/marsh2018.txt':
    'On the slow growth of imaginary corals in glass lagoons\n\nCorals in glass lagoons grow ten millimetres a year. We saw no bleaching at all.\n',
});
const ask = ['check', 'paper.md', '--index', 'works', '--offline', '--sources', 'src', '--progress', 'none'];
const written = (name: string): string => readFileSync(join(world.cwd, name), 'utf8');

beforeAll(async () => {
  expect((await world.stet(['index', 'build', '--from', 'works.csl.jsonl', '--out', 'works', '--declare-complete'])).status).toBe(0);
});

describe('stet check --sources', () => {
  it('shows the sentences that need a person in every format, and counts the rest', async () => {
    const formats = ['json', 'html', 'markdown', 'sarif', 'junit', 'jsonl'].flatMap((format) => ['-f', format, '-o', `out.${format}`]);
    const { status, out } = await world.stet([...ask, '-f', 'pretty', '-o', '-', ...formats]);
    expect(status).toBe(1);
    expect(out).toContain('OTHERWISE');
    expect(out).toContain('They grow 90 millimetres a year in glass lagoons [1].');
    expect(out.replace(/\s+/g, ' ')).toContain('4 citing sentences: 2 borne out, 1 where the source says otherwise, 1 not borne out');
    const report = JSON.parse(written('out.json'));
    expect(report.claims.claims.map((claim: { outcome: string; grounding: string }) => `${claim.outcome} ${claim.grounding}`)).toEqual([
      'supported supported',
      'contradicted unsupported',
      'unsupported unsupported',
      'supported supported',
    ]);
    expect(report.quotes.counts).toMatchObject({ verified: 1, not_found: 0 });
    expect(written('out.html')).toContain('<h2>Claims');
    expect(written('out.html')).toContain('<a href="#claims-1">4 citing sentences: 2 need a person</a>');
    expect(written('out.html')).toContain('<span class="missing">90 millimetres');
    expect(written('out.markdown')).toContain('**Source says otherwise** (line 3): They grow 90 millimetres');
    const rules = JSON.parse(written('out.sarif')).runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId);
    expect(rules).toEqual(expect.arrayContaining(['claim/contradicted-number', 'claim/unsupported-recall']));
    expect(written('out.junit')).toMatch(/tests="6" failures="1"/);
    expect(written('out.jsonl').match(/"type":"claim"/g)).toHaveLength(4);
  });

  it('leaves out the layers it is told to, and needs texts for what stays', async () => {
    const quotes = JSON.parse((await world.stet([...ask, '--skip', 'claims', '-f', 'json'])).out);
    expect([quotes.quotes?.items.length, quotes.claims]).toEqual([1, undefined]);
    const claims = JSON.parse((await world.stet([...ask, '--only', 'claims', '-f', 'json'])).out);
    expect([claims.references, claims.quotes, claims.claims.claims.length]).toEqual([[], undefined, 4]);
    expect((await world.stet(['check', 'paper.md', '--only', 'claims'])).status).toBe(2);
  });

  it('is replayed byte for byte, its claims among the events', async () => {
    const run = JSON.parse((await world.stet([...ask, '-f', 'json'])).out).run;
    const folder = (await world.stet(['config', 'show', '--json'])).out;
    const logs = join(JSON.parse(folder).dataDir?.value ?? JSON.parse(folder).dataDir, 'logs');
    const log = readFileSync(join(logs, run, 'events.jsonl'), 'utf8');
    expect(log.match(/"ev":"claim_checked"/g)).toHaveLength(4);
    expect(log).not.toContain('silver cups');
    const replay = await world.stet(['audit', 'replay', run, 'paper.md', '--index', 'works', '--offline', '--sources', 'src']);
    expect([replay.status, replay.out]).toEqual([0, expect.stringContaining('byte for byte the same')]);
  });

  it('takes no document for a source of itself, and replays such a run', async () => {
    writeFileSync(
      join(world.cwd, 'note.md'),
      'The lagoon is full of purple giraffes [1]. They say “the lagoon is full of purple giraffes” [1].\n',
    );
    const flags = ['--index', 'works', '--offline', '--sources', 'note.md', '--sources', 'src/marsh2018.txt'];
    const report = JSON.parse((await world.stet(['check', 'note.md', ...flags, '-f', 'json'])).out);
    expect(report.quotes.sources.map(({ name }: { name: string }) => name)).toEqual(['marsh2018.txt']);
    expect([report.quotes.counts, report.claims.counts.supported]).toMatchObject([{ verified: 0, not_found: 1 }, 0]);
    const replay = await world.stet(['audit', 'replay', report.run, 'note.md', ...flags]);
    expect([replay.status, replay.out]).toEqual([0, expect.stringContaining('byte for byte the same')]);
  });
});
