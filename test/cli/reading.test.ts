/** Every command that reads documents keeps to the limits of the settings, and says which one to raise. */
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../src/settings/index.ts';
import { GOOD, place } from './made-world.ts';

const page = '<p>“Corals grow slowly” [1], the source says in so many words.</p>';
const world = place({
  'good.bib': GOOD,
  'answer.html': page,
  'answer.md': 'Corals grow slowly [1].',
  'source.html': page,
  'source.txt': 'Corals grow slowly.',
});
const tight = ['--limit-input-bytes', '20'];

describe('commands that read documents', () => {
  it.each([
    ['check', 'good.bib', '--offline'],
    ['fix', 'good.bib', '--offline'],
    ['extract', 'good.bib'],
    ['evidence', 'how slowly?', '--sources', 'source.html'],
    ['answer', 'answer.html', '--sources', 'source.txt'],
    ['answer', 'answer.md', '--sources', 'source.html'],
    ['quotes', 'answer.html', '--sources', 'source.txt'],
    ['quotes', 'answer.md', '--sources', 'source.html'],
    ['claims', 'answer.html', '--sources', 'source.txt'],
  ])('stet %s keeps to --limit-input-bytes, and names it', async (...argv: string[]) => {
    const { status, err } = await world.stet([...argv, ...tight]);
    expect(err).toMatch(/^stet: .* more than the \S+ MB that are read\. Split it, or raise the limit \(--limit-input-bytes\)\.$/m);
    expect(status).toBe(2);
    // The environment and a settings file say it as well.
    expect((await world.stet(argv, { env: { STET_LIMITS_INPUT_BYTES: '20' } })).status).toBe(2);
  });

  it('has a flag under every name that a message gives', () => {
    const flags = SETTINGS.flatMap(({ about }) => about.flag?.split(' ')[0] ?? []);
    for (const name of ['--limit-input-bytes', '--limit-seconds', '--limit-megabytes', '--limit-pages']) expect(flags).toContain(name);
  });
});
