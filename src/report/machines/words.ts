/** Sentences that the formats of build machines share: what was left out, and the nearest words of a source. */
import type { Skipped } from '../../model/document.ts';
import type { QuoteFinding } from '../../model/quote.ts';
import type { Report } from '../../model/report.ts';
import { shortened, visible } from '../visible.ts';
import { leftOutOf } from '../whole.ts';
import { earlierWords, readingWords } from '../words.ts';

/** The nearest words of the source, for formats that show one line. */
export const nearestWords = ({ nearest }: QuoteFinding): string =>
  nearest === null
    ? ''
    : ` Nearest words: “${shortened(
        visible(
          nearest.changes
            .filter(({ op }) => op !== 'only-quoted')
            .map(({ text }) => text)
            .join(' '),
        ),
        200,
      )}”`;

/** Something that was left out, as a sentence. */
export const leftOut = ({ what, why, page }: Skipped): string =>
  `Left out${page === undefined ? '' : ` on page ${page}`}: ${visible(what)}, because ${visible(why)}.`;

/** What was left out of a document, or read only in part, in sentences; `lost` where references went unread with it. */
export const unreadParts = (report: Report): { readonly says: string; readonly lost: boolean }[] => [
  ...[...readingWords(report.extraction), ...earlierWords(report)].map((says) => ({ says, lost: false })),
  ...leftOutOf(report).map((row) => ({ says: leftOut(row), lost: row.references === true })),
];
