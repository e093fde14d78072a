import markdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { sarif } from '../../src/report/machines.ts';
import { markdown } from '../../src/report/markdown.ts';
import { sealPart, sealsOf } from '../../src/report/seal.ts';
import { HOSTILE } from './hostile.ts';
import { NO_MATCH, report } from './make.ts';

const plain = report([NO_MATCH]);
const sealed = (entry: string, proof: string, vkey: string) => ({
  ...plain,
  audit: { path: 'logs', events: 3, head: 'ab', entry, proof, vkey, checkpoint: 'c', reported: { line: '{}', index: 1, path: [] } },
});

describe('the seal of a report', () => {
  it('is in Markdown and SARIF word for word, and nowhere when there is none', () => {
    expect(sealPart(plain)).toEqual([]);
    expect(markdown([plain])).not.toContain('<details>');
    expect(sarif([plain])).not.toContain('seals');
    const one = sealed('{"h":"r_1"}', 'c2sp.org/tlog-proof@v1\nindex 0\n\nlog\n1\nAA==\n\n— log AAAA\n', 'log+1+AA');
    expect(markdown([one])).toContain('````text\nc2sp.org/tlog-proof@v1\nindex 0\n\nlog\n1\nAA==\n\n— log AAAA\n````\n');
    expect(JSON.parse(sarif([one])).runs[0].properties.seals).toEqual(sealsOf([one]));
  });

  it('stays text, whatever a report that somebody sent has in its place', () => {
    const md = markdownIt({ html: true });
    const heads = (text: string): number =>
      (md.render(sealPart(sealed(text, `${text}\n${text}`, text)).join('\n')).match(/<[a-z]/g) ?? []).length;
    for (const text of [...HOSTILE, '````\n<b>x</b>', '</details><script>']) expect(heads(text), text).toBe(heads('plain'));
  });
});
