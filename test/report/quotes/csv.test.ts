import { describe, expect, it } from 'vitest';
import { verifyQuotes } from '../../../src/quotes.ts';
import { renderQuotes } from '../../../src/report/quotes.ts';

const SOURCES = [{ id: 'a', name: 'a<b>.txt', text: 'The fee of ten euros is due in May, and the tenant pays it in full.' }];

describe('quotes as a sheet', () => {
  it('has a row for each quote and each stretch that was not checked', () => {
    const skipping = '“The fee of ten euros is due in May” [a]. The pipe is 6" wide. “=1+1 is no such fee” [a].';
    const sheet = renderQuotes([{ name: 'x.md', text: skipping, report: verifyQuotes(skipping, SOURCES) }], 'csv');
    const lines = sheet.split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^document,status,detail,.*,nearest,elsewhere,notes$/);
    expect(lines[1]).toMatch(/^x\.md,verified,exact,Verified,quote\/verified-exact,info,.*,a<b>\.txt,[0-9a-f]{64},,,$/);
    expect(lines[2]).toContain(",'=1+1 is no such fee,");
    expect(lines[3]).toContain('x.md,not_checked,inches,');
  });
});
