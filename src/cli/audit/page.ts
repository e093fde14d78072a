/**
 * Checks a page that somebody kept, with nothing but the page: the report that lies in it against its seal, and the words on it by
 * making the page again from that report. Pages of another version are laid out otherwise, so their words cannot be compared.
 */
import * as audit from '../../audit/index.ts';
import type { Report } from '../../model/report.ts';
import { renderAll } from '../../report/index.ts';
import { readSealedPage, saysItCarries } from '../../report/sealed-page.ts';
import { counted } from '../../report/words.ts';
import { ENGINE } from '../../version.ts';
import type { Result } from './result.ts';

/** What is found in a page; null when it carries no sealed report. */
export function verifyPage(text: string, target: string, anchors: readonly audit.Anchor[]): Result | null {
  const page = readSealedPage(text);
  if (page === null) {
    if (!saysItCarries(text)) return null;
    const says = 'The report in the page cannot be read, or is there twice: the page was cut off or written into.';
    return { target, findings: [{ kind: 'tampered', where: target, says }], checked: '', anchored: false };
  }
  const findings = page.reports.flatMap((report) => audit.verifyReport(report, anchors));
  const again = readSealedPage(renderAll(page.reports, 'html', { texts: page.texts, language: page.language, unread: page.unread }));
  if (again?.bare !== page.bare)
    findings.push(
      otherWords(
        page.reports.every(({ engine }) => engine === ENGINE),
        target,
        firstOther(page.bare, again?.bare ?? ''),
      ),
    );
  return {
    target,
    findings,
    said: decidedOn(page.reports),
    checked: `${counted(page.reports.length, 'report')} in the page against ${page.reports.length === 1 ? 'its seal' : 'their seals'}, and the words on the page against ${page.reports.length === 1 ? 'it' : 'them'}`,
    anchored: anchors.some(({ vkey }) => vkey !== null),
  };
}

/** What people decided about findings comes after the seal: whoever has the file can write it there. */
export function decidedOn(reports: readonly Report[]): readonly string[] {
  const decided = reports
    .flatMap(({ references, quotes, claims }) => [...references, ...(quotes?.items ?? []), ...(claims?.claims ?? [])])
    .filter(({ decision }) => decision !== undefined).length;
  return decided === 0
    ? []
    : [
        `${counted(decided, 'decision')} of a person ${decided === 1 ? 'is' : 'are'} in it, made after the seal and not under it: see the marks file.`,
      ];
}

/** Where a page first differs from the one that its report makes, with some of the words around. */
function firstOther(kept: string, made: string): string {
  let at = 0;
  while (at < kept.length && kept[at] === made[at]) at += 1;
  const around = (text: string): string => `“${text.slice(Math.max(0, at - 20), at + 30).replace(/\s+/g, ' ')}”`;
  if (around(kept) === around(made)) return `line ${kept.slice(0, at).split('\n').length} has other white space`;
  return `line ${kept.slice(0, at).split('\n').length} reads ${around(kept)}, the report makes ${around(made)}`;
}

const otherWords = (sameEngine: boolean, where: string, difference: string): audit.Finding =>
  sameEngine
    ? { kind: 'tampered', where, says: `The words on the page are not those of the report in it: ${difference}.` }
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
