/**
 * The report in a terminal: problems first, one block each that a person can check in ten seconds; what is verified is one
 * line, and a clean document is one line in all. Sign and word always stand together, so colour is never the only carrier.
 */
import { COMPONENTS } from '../model/evidence.ts';
import type { ReferenceFinding, Report } from '../model/report.ts';
import { claimsPart } from './answer/pretty.ts';
import { claimsShown } from './answer/words.ts';
import { type ConfirmLink, closest, confirmLinks, people, reasonOf, shortCitation, yearOf } from './cite.ts';
import { ascii, columns, type Paint, padded, paint, wrapped } from './columns.ts';
import { decisionLine } from './decisions.ts';
import { countedAs, headline } from './front.ts';
import type { RenderOptions } from './options.ts';
import { lineOrFile } from './places.ts';
import { lines, type Page, summary } from './pretty/summary.ts';
import { isOpen, pageAt, severityRank, urgency, worstOf } from './problems.ts';
import { quotesPart } from './quotes/pretty.ts';
import { shellWord } from './shell-word.ts';
import { shortened, visible } from './visible.ts';
import { lostOf, wholeFindings, wholeWord } from './whole.ts';
import { answersOf, CLASS_WORDS, counted, LABEL_WORDS, PART_WORDS, partName, readingWords, WARNING_WORDS, type Word } from './words.ts';

/** Columns for sign and word, left of everything else. */
const SIDE = 18;
/** Columns that a title needs at least beside the rule. */
const ROOM = 32;
/** Open references shown one by one before the rest is only counted. */
const OPEN_SHOWN = 8;

/** All reports, one after the other, with a summary under each. */
export function pretty(reports: readonly Report[], options: RenderOptions): string {
  const page: Page = {
    ...options,
    width: Math.min(120, Math.max(60, options.width ?? 100)),
    unicode: options.unicode ?? true,
    ink: paint(options.color ?? false),
  };
  const text = reports.map((report) => document(report, page)).join('\n');
  return page.unicode ? text : ascii(text);
}

const inColor = (ink: Paint, word: Pick<Word, 'severity'>, text: string): string =>
  word.severity === 'error' ? ink.red(text) : word.severity === 'warning' ? ink.yellow(text) : ink.dim(text);

function document(report: Report, page: Page): string {
  const { ink } = page;
  const name = visible(report.document.name);
  const facts = [
    report.document.pages.length > 0 ? counted(report.document.pages.length, 'page') : '',
    counted(report.references.length, 'reference'),
    report.citations.length > 0 ? counted(report.citations.length, 'in-text citation') : '',
  ].filter((fact) => fact !== '');
  const shown = report.references
    .filter((finding) => worstOf(finding) !== null)
    .filter((finding) => page.verbose === true || finding.verdict.outcome !== 'exist' || worstOf(finding) !== 'info')
    .sort((a, b) => urgency(a) - urgency(b));
  const whole = wholeFindings(report)
    .filter(({ skipped }) => skipped === undefined)
    .filter(({ severity }) => page.verbose === true || severity !== 'info');
  if (
    shown.length === 0 &&
    whole.length === 0 &&
    readingWords(report.extraction).length === 0 &&
    lostOf(report) === 0 &&
    report.quotes?.ok !== false &&
    (report.claims === undefined || claimsShown(report.claims).length === 0) &&
    report.outages.length === 0 &&
    report.interrupted !== true &&
    page.verbose !== true
  )
    return clean(report, name, page);
  const open = shown.filter((finding) => finding.verdict.outcome === 'unknown' && worstOf(finding) === 'info');
  const hidden = page.verbose === true ? [] : open.slice(OPEN_SHOWN);
  const blocks = shown.filter((finding) => !hidden.includes(finding)).map((finding) => block(finding, report, page));
  if (hidden.length > 0)
    blocks.push(
      `   ${' '.repeat(SIDE - 3)}and ${counted(hidden.length, 'more reference')} that could not be checked (--verbose shows them)\n`,
    );
  const about = whole.flatMap(({ kind, rule, severity, says, decision }) => {
    const sign = severity === 'info' && rule.startsWith('doc/') ? '-' : '!';
    const word = rule.startsWith('doc/') ? '' : `${wholeWord({ kind })}: `;
    return [
      ` ${inColor(ink, { severity }, sign)} ${lines(`${word}${visible(says)}`, 3, page)}`,
      ...(decision === undefined ? [] : [ink.cyan(`   ${lines(`decided: ${visible(decisionLine(decision, 'document'))}`, 3, page)}`)]),
    ];
  });
  return [
    `${ink.bold(name)}  ${ink.dim(facts.join(' · '))}\n\n`,
    blocks.map((text) => `${text}\n`).join(''),
    about.length === 0 ? '' : `${about.join('\n')}\n\n`,
    page.verbose === true ? verified(report, page) : '',
    quotesPart(report, page, ink),
    claimsPart(report, page, ink),
    summary(report, page),
  ].join('');
}

function clean(report: Report, name: string, page: Page): string {
  const { ink, unicode } = page;
  const quotes = `${quotesPart(report, page, ink)}${claimsPart(report, page, ink)}`;
  if (report.references.length === 0 && quotes !== '') return `${ink.bold(name)}\n${quotes}`;
  if (report.references.length === 0) return `${ink.yellow('!')} ${name}: no references found\n`;
  const sign = unicode ? CLASS_WORDS.exist.glyph : CLASS_WORDS.exist.ascii;
  const took = page.seconds === undefined ? '' : ink.dim(`  ${page.seconds.toFixed(1)} s`);
  return `${ink.green(sign)} ${name}: ${counted(report.references.length, 'reference')}, ${report.references.length === 1 ? 'verified' : 'all verified'}${took}\n${quotes}`;
}

/** Files that `stet fix` corrects, as they lie on the disk: what came out of an archive or from an address is not there. */
const CORRECTED = /^(?!https?:)(?!.*\.zip\/).*\.(?:bib|ris|json|tex|ltx|latex)$/i;

function block(finding: ReferenceFinding, report: Report, page: Page): string {
  const { ink, width } = page;
  const { reference, verdict } = finding;
  const head = headline(finding);
  const place = reference.page !== undefined ? `p.${reference.page}` : lineOrFile(finding.at);
  const right = `${visible(head.rule)}  ${place}`.trimEnd();
  const left = ` ${page.unicode ? head.glyph : head.ascii} ${padded(head.brief, SIDE - 4)} `;
  // Where little is left beside the rule and the place, these stand below: a title of one word a line is not read.
  const beside = width - SIDE - columns(right) - 2 >= ROOM;
  const room = width - SIDE - (beside ? columns(right) + 2 : 0);
  const title = `[${shortened(visible(reference.key), 24)}] ${shortCitation(reference.fields, reference.raw, Math.max(30, 2 * room - 24))}`;
  const first = wrapped(title, room);
  const out = [
    inColor(ink, head, left) + (beside ? `${padded(first[0] ?? '', room)}  ${ink.dim(right)}` : (first[0] ?? '')),
    ...first.slice(1).map((line) => ' '.repeat(SIDE) + line),
    ...(beside ? [] : [' '.repeat(SIDE) + ink.dim(right)]),
  ];
  const say = (text: string, tint: (text: string) => string = (same) => same): void => {
    for (const line of wrapped(text, width - SIDE)) out.push(' '.repeat(SIDE) + tint(line));
  };
  for (const warning of [...finding.warnings].sort((a, b) => severityRank(a.severity) - severityRank(b.severity))) {
    if (warning.severity === 'info' && page.verbose !== true) continue;
    const notice = warning.notice?.doi === undefined ? '' : ` · notice ${visible(warning.notice.doi)}`;
    say(`${warning.rule === head.rule ? '' : `${WARNING_WORDS[warning.kind].word}: `}${visible(warning.says)}${notice}`);
  }
  if (verdict.outcome !== 'exist') say(visible(reasonOf(finding)));
  if (finding.decision !== undefined) say(`decided: ${visible(decisionLine(finding.decision))}`, ink.cyan);
  const sites = [
    ...new Set(report.citations.filter(({ to }) => to === reference.id).map(({ span }) => pageAt(report.document.pages, span.start))),
  ].filter((at) => at !== null);
  if (sites.length > 0)
    say(`cited on ${sites.length === 1 ? 'page' : 'pages'} ${sites.slice(0, 12).join(', ')}${sites.length > 12 ? ', …' : ''}`, ink.dim);
  if (verdict.outcome === 'exist_minor') changes(finding, verdict.components, say);
  if (verdict.outcome === 'fake' || verdict.outcome === 'unsure' || BESIDE_RECORD.has(verdict.rule)) near(finding, say);
  if (verdict.outcome !== 'exist' && reference.route !== 'uncheckable') say(asked(finding), ink.dim);
  if ((severityRank(head.severity) < 2 || isOpen(finding)) && verdict.outcome !== 'exist_minor') confirm(confirmLinks(finding), page, out);
  const hints = [
    page.commands?.includes('fix') === true &&
    CORRECTED.test(report.document.name) &&
    report.edits.some(({ of, grade }) => of === reference.id && grade === 'identifier')
      ? `fixable: stet fix ${shellWord(report.document.name)} --dry-run`
      : '',
    page.commands?.includes('mark') === true && verdict.outcome === 'fake' && finding.decision === undefined
      ? `mark: stet mark ${shellWord(reference.key)} ok --reason exists_elsewhere`
      : '',
  ].filter((hint) => hint !== '');
  // Whole, however narrow the page is: a command that is cut in two is another command.
  for (const hint of hints) out.push(' '.repeat(SIDE) + ink.cyan(hint));
  return `${out.map((line) => line.trimEnd()).join('\n')}\n`;
}

/** An identifier, or people and place without a title, say nothing of the work: what its record is called is what a reader can hold against it. */
const BESIDE_RECORD: ReadonlySet<string> = new Set(['ref/unknown-identifier-alone', 'ref/unknown-no-title']);

type Say = (text: string, tint?: (text: string) => string) => void;

function changes({ warnings }: ReferenceFinding, components: ReferenceFinding['verdict']['components'], say: Say): void {
  const strayed = warnings.some(({ kind }) => kind === 'id_points_elsewhere');
  for (const component of COMPONENTS) {
    const { label, cited, found, why } = components[component];
    if (label === 'match' || label === 'unknown') continue;
    // That an address leads to another work is told by the warning before.
    if (strayed && component === 'url' && found === null) continue;
    const both =
      cited !== null && found !== null ? `cited ${shortened(visible(cited), 90)} → record ${shortened(visible(found), 90)}` : visible(why);
    say(`${padded(partName(PART_WORDS, component, components[component]), 7)} ${both}`);
  }
}

function near(finding: ReferenceFinding, say: Say): void {
  const record = closest(finding);
  if (record === null) return;
  const components = finding.verdict.source === null ? finding.verdict.candidates[0]?.components : finding.verdict.components;
  const labels = COMPONENTS.flatMap((component) => {
    const evidence = components?.[component];
    return evidence === undefined || evidence.label === 'unknown'
      ? []
      : [`${partName(PART_WORDS, component, evidence)} ${LABEL_WORDS[evidence.label]}`];
  });
  const named = `"${shortened(visible(record.fields.title ?? record.id), 70)}" ${people(record.fields)} ${yearOf(record.fields)}`.trim();
  say(`closest: ${named}`);
  if (labels.length > 0) say(`         ${labels.join(' · ')}`);
  if (components !== undefined) changes(finding, components, say);
}

function asked(finding: ReferenceFinding): string {
  const answers = answersOf(finding.asked);
  for (const { adapter, why } of finding.verdict.coverage.missing) if (!answers.has(adapter)) answers.set(adapter, why);
  const said = [...answers].map(([adapter, word]) => `${visible(adapter)} ${visible(word)}`).join(' · ');
  return `asked (coverage ${finding.verdict.coverage.kind}): ${said === '' ? 'nobody' : said}`;
}

function confirm(links: readonly ConfirmLink[], page: Page, out: string[]): void {
  const side = ' '.repeat(SIDE);
  if (page.links === true) {
    out.push(
      `${side}confirm yourself: ${links.map(({ name, href }) => page.ink.underline(`\x1b]8;;${href}\x1b\\${name}\x1b]8;;\x1b\\`)).join(' · ')}`,
    );
    return;
  }
  const wide = Math.max(...links.map(({ name }) => name.length));
  out.push(`${side}confirm yourself:`, ...links.map(({ name, href }) => `${side}  ${padded(name, wide)}  ${page.ink.dim(href)}`));
}

function verified(report: Report, { ink, unicode }: Page): string {
  // A retracted work, or one under another's identifier, is told above: it is described right, and no less wrong to lean on.
  const good = report.references.filter((finding) => countedAs(finding) === 'exist' && worstOf(finding) !== 'error');
  const sign = unicode ? CLASS_WORDS.exist.glyph : CLASS_WORDS.exist.ascii;
  return (
    good
      .map(({ reference }) => ` ${ink.green(sign)} [${visible(reference.key)}] ${shortCitation(reference.fields, reference.raw, 90)}\n`)
      .join('') + (good.length > 0 ? '\n' : '')
  );
}
