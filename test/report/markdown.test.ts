import markdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { plain } from '../../src/report/markdown/text.ts';
import { markdown, markdownSummary } from '../../src/report/markdown.ts';
import { HOSTILE } from './hostile.ts';
import { MINOR, NO_MATCH, paper, RETRACTED, report, VERIFIED } from './make.ts';

const md = markdownIt({ html: true, linkify: false });

describe('plain', () => {
  it('stays text: no markup, no HTML, no link', () => {
    for (const text of HOSTILE) {
      const shown = md.renderInline(`x ${plain(text)} y`);
      expect(shown.replace(/&(?:amp|lt|gt|quot|#64);/g, ''), text).not.toMatch(/</);
    }
    expect(plain('https://example.org')).toBe('https\\://example.org');
  });
});

describe('markdown', () => {
  it('has the same headings whatever is cited', () => {
    const heads = (raw: string): number =>
      (
        md
          .render(markdown([report([{ ...NO_MATCH, raw, key: raw, says: raw, fields: { title: raw } }])]))
          .match(/<h\d|<li>|<script|<img/g) ?? []
      ).length;
    for (const text of HOSTILE) expect(heads(text), text).toBe(heads('plain'));
  });

  it('names behind the reports what could not be read', () => {
    const text = markdown([report([VERIFIED])], { unread: [{ name: 'a_b.pdf', why: 'it is <b>no</b> PDF' }] });
    expect(text).toContain('## Not read\n\n- **a\\_b.pdf**: it is ');
    expect(text).not.toContain('<b>');
  });

  it('names and counts each reference by what stands in front of it', () => {
    const text = markdown([report([VERIFIED, RETRACTED, MINOR, NO_MATCH])]);
    expect(text).toContain('4 references: 1 verified, 1 to check, 1 no match, 1 retracted.');
    expect(text).toContain('### ✗ Retracted: \\[23\\]');
    expect(text).not.toContain('✓ Verified');
    expect(markdownSummary([report([VERIFIED, RETRACTED])])).toContain('| 1 | 0 | 0 | 1 | 0 | 0 | 0 | 0 |');
  });

  it('says class, reason, record, coverage and links', () => {
    const text = markdown([paper().report]);
    expect(text).toContain('### ✗ No match found: \\[17\\]');
    expect(text).toContain('- **year** partly: cited 2015; record 2016');
    expect(text).toContain('[cited DOI](<https://doi.org/10.5555/none.0999>)');
  });
});
