/** The last lines of a report in a terminal: what was counted, what stayed open and why, where the log lies. */
import type { Report } from '../../model/report.ts';
import { type Paint, wrapped } from '../columns.ts';
import { decisionLine } from '../decisions.ts';
import { type CountedAs, countParts, onceCounted } from '../front.ts';
import type { RenderOptions } from '../options.ts';
import { isOpen, problemsOf } from '../problems.ts';
import { visible } from '../visible.ts';
import { leftOutOf, STOPPED } from '../whole.ts';
import { counted, earlierWords, LEAD_NOT_PROOF, outageWords, readingWords } from '../words.ts';

/** What a page in a terminal looks like. */
export interface Page extends RenderOptions {
  readonly width: number;
  readonly unicode: boolean;
  readonly ink: Paint;
}

/** Text broken to the page, its later lines set in. */
export function lines(text: string, indent: number, page: Page): string {
  return wrapped(text.trimStart(), page.width - indent).join(`\n${' '.repeat(indent)}`);
}

/** How many of what was left out are shown where not all is asked for. */
const FEW = 5;

/** What was left out of the document, first that with which references went unread. */
function leftOut(report: Report, page: Page): string[] {
  // That the check was stopped has a line of its own.
  const told = leftOutOf(report)
    .filter(({ why }) => why !== STOPPED)
    .filter(({ why }) => page.verbose === true || !/not part of the text/.test(why));
  const all = [...told.filter(({ references }) => references === true), ...told.filter(({ references }) => references !== true)];
  const shown = page.verbose === true ? all : all.slice(0, FEW);
  const more = all.length - shown.length;
  return [
    ...shown.map(({ what, why, references, decision }) => {
      const made = decision === undefined ? '' : ` Decided: ${visible(decisionLine(decision, 'document'))}`;
      const said = ` ${lines(`${references === true ? 'Could not be read' : 'Left out'}: ${visible(what)}: ${visible(why)}${made}`, 1, page)}`;
      return references === true ? page.ink.yellow(said) : said;
    }),
    ...(more > 0 ? [` ${lines(`and ${more} more left out; -v shows all`, 1, page)}`] : []),
  ];
}

const nobodyAsked = ({ references }: Report): boolean =>
  references.every(({ asked }) => asked.every(({ lookup }) => lookup.kind === 'not-asked'));

const TINT: Readonly<Record<CountedAs, (ink: Paint) => (text: string) => string>> = {
  exist: ({ green }) => green,
  exist_minor: ({ yellow }) => yellow,
  fake: ({ red }) => red,
  retracted: ({ red }) => red,
  id_points_elsewhere: ({ red }) => red,
  unsure: ({ yellow }) => yellow,
  unknown: ({ yellow }) => yellow,
  uncheckable: ({ dim }) => dim,
};

/** The counts under a report, and what a reader must know of them. */
export function summary(report: Report, page: Page): string {
  const { ink } = page;
  const { counts } = report;
  const open = report.references.filter(isOpen).length;
  const settled = problemsOf(report).filter((problem) => problem.settled === true).length;
  const said = countParts(onceCounted(report.references)).map(([kind, words]) => TINT[kind](ink)(words));
  const down = outageWords(report.outages).map(({ adapter, says }) => visible(`${adapter} ${says}`));
  const unchecked = report.references.filter(({ warnings }) => warnings.some(({ kind }) => kind === 'retraction_unknown')).length;
  const took = [
    page.seconds === undefined ? '' : `${page.seconds.toFixed(1)} s`,
    page.offline === true ? 'nothing left this machine' : page.offline === false ? 'only citation strings left this machine' : '',
  ].filter((part) => part !== '');
  return [
    report.references.length === 0
      ? ''
      : ` ${lines(`${ink.bold(counted(report.references.length, 'reference'))}: ${said.join(' · ')}`, 1, page)}`,
    open > 0
      ? ` ${lines(
          `${counted(open, 'reference')} stayed open: no source that can settle ${open === 1 ? 'it' : 'them'} was asked and answered.`,
          1,
          page,
        )}`
      : '',
    open > 0 && page.offline === true && page.commands !== undefined && nobodyAsked(report)
      ? ` ${lines('Nobody could be asked: name an index with --index, or leave --offline out.', 1, page)}`
      : '',
    down.length > 0 ? ` ${lines(`Sources that were down: ${down.join(' · ')}`, 1, page)}` : '',
    unchecked > 0
      ? ` ${lines(
          `Retractions were not checked for ${counted(unchecked, 'reference')}: no list covers ${unchecked === 1 ? 'it' : 'them'}.`,
          1,
          page,
        )}`
      : '',
    report.interrupted === true
      ? ink.yellow(` ${lines('Interrupted: the references behind the last one were not checked.', 1, page)}`)
      : '',
    settled > 0
      ? ` ${lines(`${counted(settled, 'of these problems was', 'of these problems were')} settled by a person and ${settled === 1 ? 'moves' : 'move'} no exit status.`, 1, page)}`
      : '',
    counts.fake > 0 ? ` ${lines(LEAD_NOT_PROOF, 1, page)}` : '',
    ...earlierWords(report).map((said) => ` ${lines(visible(said), 1, page)}`),
    ...readingWords(report.extraction).map((said) => ` ${lines(said, 1, page)}`),
    ...leftOut(report, page),
    ink.dim(
      ` run ${visible(report.run)}${took.length === 0 ? '' : `   ${took.join(' · ')}`}${report.audit === null ? '' : `   log ${visible(report.audit.path)}`}`,
    ),
  ]
    .filter((line) => line !== '')
    .map((line) => `${line}\n`)
    .join('');
}
