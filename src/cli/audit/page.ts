/**
 * Checks a page that somebody kept, with nothing but the page: the report that lies in it against its seal, and the words on it by
 * making the page again from that report. Pages of another version are laid out otherwise, so their words cannot be compared.
 */
import * as audit from '../../audit/index.ts';
import { renderAll } from '../../report/index.ts';
import { readSealedPage } from '../../report/sealed-page.ts';
import { counted } from '../../report/words.ts';
import { ENGINE } from '../../version.ts';
import type { Result } from './result.ts';

/** What is found in a page; null when it carries no sealed report. */
export function verifyPage(text: string, target: string, anchors: readonly audit.Anchor[]): Result | null {
  const page = readSealedPage(text);
  if (page === null) return null;
  const findings = page.reports.flatMap((report) => audit.verifyReport(report, anchors));
  const again = readSealedPage(renderAll(page.reports, 'html', { texts: page.texts, language: page.language }));
  if (again?.bare !== page.bare)
    findings.push(
      otherWords(
        page.reports.every(({ engine }) => engine === ENGINE),
        target,
      ),
    );
  return {
    target,
    findings,
    checked: `${counted(page.reports.length, 'report')} in the page against ${page.reports.length === 1 ? 'its seal' : 'their seals'}, and the words on the page against ${page.reports.length === 1 ? 'it' : 'them'}`,
    anchored: anchors.some(({ vkey }) => vkey !== null),
  };
}

const otherWords = (sameEngine: boolean, where: string): audit.Finding =>
  sameEngine
    ? { kind: 'tampered', where, says: 'The words on the page are not those of the report in it.' }
    : {
        kind: 'unclear',
        where,
        says: 'The report in the page was checked; the page was made by another version, so its words were not compared with it.',
      };

/** What a kept file can anchor: a page by the reports in it, anything else by its text. Throws StetError 'usage'. */
export function anchorsOf(text: string, from: string): readonly audit.Anchor[] {
  const page = readSealedPage(text);
  return audit.anchorsIn(page === null ? text : JSON.stringify(page.reports), from);
}
