/**
 * The report as a Word file to print, sign and put into a file: counts, what needs a person with rule and evidence, what people
 * decided, every verified work in a line, and the root under which the log was sealed. It says what the other formats say.
 */

import type { FilePlace } from '../model/document.ts';
import { COMPONENTS } from '../model/evidence.ts';
import type { QuoteFinding } from '../model/quote.ts';
import type { ReferenceFinding, Report } from '../model/report.ts';
import { claimCounts, claimsShown, ofClaim, passagePlace } from './answer/words.ts';
import { asPrinted, chosen, closest, confirmLinks, fullCitation, reasonOf, shortCitation } from './cite.ts';
import { NUMBER_WORDS } from './claim-words.ts';
import { decisionLine } from './decisions.ts';
import { decided } from './docx/decided.ts';
import { headline, type OnceCounted, onceCounted } from './front.ts';
import type { RenderOptions } from './options.ts';
import { lineOrFile } from './places.ts';
import { isOpen, problemsOf, urgency, worstFirst, worstOf } from './problems.ts';
import { countWords, elsewhereWords, needsLook, QUOTE_WORDS, shortHash } from './quotes/words.ts';
import { shortened, visible } from './visible.ts';
import { leftOutOf } from './whole.ts';
import type { Part, Piece, Stretch } from './word-file.ts';
import { wordFile } from './word-file.ts';
import {
  answersOf,
  CLASS_WORDS,
  counted,
  coverageWords,
  earlierWords,
  LABEL_WORDS,
  LEAD_NOT_PROOF,
  outageWords,
  PART_WORDS,
  partName,
  readingWords,
  WARNING_WORDS,
} from './words.ts';

const bold = (text: string): Stretch => ({ text, bold: true });
const quiet = (text: string): Stretch => ({ text, colour: 'quiet' });
const part = (kind: Exclude<Part['kind'], 'table'>, ...pieces: readonly Piece[]): Part => ({ kind, pieces });
const named = (name: string, ...pieces: readonly Piece[]): Part => part('item', bold(`${name}: `), ...pieces);

const CLASSES = ['exist', 'exist_minor', 'fake', 'unsure', 'unknown'] as const;
const COLOUR = { error: 'error', warning: 'warning', info: 'open' } as const;

const placeOf = ({ page, at }: { readonly page?: number; readonly at?: FilePlace }): string =>
  page !== undefined ? `page ${page}` : lineOrFile(at);

/** The root over the lines of the log, as its signed entry states it; null when the run was not sealed. */
function rootOf(audit: Report['audit']): string | null {
  try {
    const { root }: { root?: unknown } = JSON.parse(audit?.entry ?? '{}');
    return typeof root === 'string' ? root : null;
  } catch {
    return null;
  }
}

/** Every class with how many there are, and what stands in front of one, where there is any. */
function rowsOf(once: OnceCounted): string[][] {
  const classes = CLASSES.map((outcome) => [
    CLASS_WORDS[outcome].word,
    String(once[outcome] + (outcome === 'unknown' ? once.uncheckable : 0)),
    CLASS_WORDS[outcome].meaning,
  ]);
  const grave = (['retracted', 'id_points_elsewhere'] as const).filter((kind) => once[kind] > 0);
  return [...grave.map((kind) => [WARNING_WORDS[kind].word, String(once[kind]), GRAVE_MEANING[kind]]), ...classes];
}

const GRAVE_MEANING = {
  retracted: 'the work was withdrawn by whoever published it',
  id_points_elsewhere: 'the identifier that is cited leads to another work',
} as const;

function counts(report: Report): Part[] {
  const { references, quotes, claims } = report;
  return [
    part('heading', 'In figures'),
    {
      kind: 'table',
      head: ['references', 'how many', 'what it means'],
      rows: rowsOf(onceCounted(references)),
      widths: [28, 14, 58],
    },
    part('paragraph', `${counted(references.length, 'reference')} in all.`),
    ...(quotes === undefined ? [] : [part('paragraph', `${countWords(quotes)}.`)]),
    ...(claims === undefined ? [] : [part('paragraph', `${claimCounts(claims)}.`)]),
    ...(report.interrupted === true ? [part('paragraph', bold('The check was stopped before every reference was checked.'))] : []),
    part('paragraph', { text: LEAD_NOT_PROOF, italic: true }),
  ];
}

function components(finding: ReferenceFinding): Part[] {
  const record = closest(finding);
  const taken = finding.verdict.source !== null;
  const compared = taken ? finding.verdict.components : finding.verdict.candidates[0]?.components;
  if (record === null || compared === undefined) return [];
  const rows = COMPONENTS.filter((one) => compared[one].cited !== null || compared[one].found !== null).map((one): Piece[] => {
    const { label, cited, found } = compared[one];
    const word = LABEL_WORDS[label];
    return [
      partName(PART_WORDS, one, compared[one]),
      cited ?? '—',
      found ?? '—',
      label === 'match' || label === 'unknown'
        ? quiet(word)
        : { text: word, bold: true, colour: label === 'not_match' ? 'error' : 'warning' },
    ];
  });
  const near = chosen(finding) === null || finding.verdict.outcome === 'fake';
  return [
    named(near ? 'Closest record' : 'Record', fullCitation(record.fields), quiet(` ${record.id}`)),
    ...(rows.length === 0
      ? []
      : [{ kind: 'table', head: ['part', 'as cited', 'as recorded', 'compared'], rows, widths: [12, 38, 38, 12] } as const]),
  ];
}

function reference(finding: ReferenceFinding): Part[] {
  const { reference: cited, verdict, warnings, asked } = finding;
  const word = headline(finding);
  const place = placeOf({
    ...(cited.page === undefined ? {} : { page: cited.page }),
    ...(finding.at === undefined ? {} : { at: finding.at }),
  });
  const worst = worstOf(finding) ?? 'info';
  const links = confirmLinks(finding);
  return [
    part('subheading', { text: word.word, colour: COLOUR[worst] }, `: [${cited.key}] ${shortCitation(cited.fields, cited.raw)}`),
    part('quote', shortened(asPrinted(cited.fields, cited.raw), 1_500)),
    named('Why', reasonOf(finding), quiet(` (rule ${verdict.rule}${place === '' ? '' : `, ${place}`})`)),
    ...warnings.map((warning) => named(WARNING_WORDS[warning.kind].word, warning.says, quiet(` (rule ${warning.rule})`))),
    ...(finding.decision === undefined ? [] : [named('Decided', decisionLine(finding.decision))]),
    ...components(finding),
    ...(cited.route === 'uncheckable'
      ? []
      : [
          named('Coverage', coverageWords(finding)),
          named('Asked', [...answersOf(asked)].map(([adapter, said]) => `${adapter}: ${said}`).join('; ') || 'nobody'),
          named('Confirm yourself', ...links.flatMap(({ name, href }, i): Piece[] => [...(i === 0 ? [] : [', ']), { text: name, href }])),
        ]),
  ];
}

function quote(finding: QuoteFinding): Part[] {
  const elsewhere = elsewhereWords(finding);
  const place = placeOf(finding);
  return [
    part('subheading', { text: QUOTE_WORDS[finding.status].word, colour: COLOUR[finding.severity] }, place === '' ? '' : `, ${place}`),
    part('quote', `“${shortened(finding.quote, 1_500)}”`),
    named('Why', finding.says, quiet(` (rule ${finding.rule})`)),
    ...(elsewhere === null ? [] : [named('Found elsewhere', elsewhere)]),
    ...(finding.nearest === null || finding.status === 'verified'
      ? []
      : [
          named(
            'Nearest words',
            ...finding.nearest.changes.flatMap(({ op, text }): Piece[] => [
              op === 'same' ? text : op === 'only-quoted' ? { text, struck: true, colour: 'error' } : { text, underlined: true },
              ' ',
            ]),
            quiet('(struck: only as quoted; underlined: only in the source)'),
          ),
        ]),
    ...finding.notes.map((note) => part('item', note)),
    ...(finding.source === null ? [] : [named('Looked in', finding.source.name, quiet(` sha256 ${shortHash(finding.source.sha256)}…`))]),
  ];
}

function claims(report: NonNullable<Report['claims']>): Part[] {
  return claimsShown(report).flatMap((finding) => {
    const { word, severity, says, rule, text, passage, numbers, facts } = ofClaim(finding);
    const place = placeOf(finding);
    return [
      part('subheading', { text: word, colour: COLOUR[severity] }, place === '' ? '' : `, ${place}`),
      part('quote', shortened(text, 1_500)),
      named(
        'Why',
        `${finding.grounding === 'retracted_source' ? 'A work it cites has been retracted. ' : ''}${says}`,
        quiet(` (rule ${rule})`),
      ),
      ...(passage === null ? [] : [named('Nearest passage', `in ${passagePlace(passage)}: “${shortened(passage.quote, 800)}”`)]),
      ...facts.map((fact) => part('item', `• ${fact.text} `, quiet(fact.standing.replaceAll('-', ' ')))),
      ...numbers.map(({ claimValue, evidenceValue, match }) =>
        part('item', `• ${claimValue} beside ${evidenceValue ?? '—'}: ${NUMBER_WORDS[match]}`),
      ),
    ];
  });
}

function evidence(report: Report): Part[] {
  const root = rootOf(report.audit);
  const { document, audit } = report;
  const rows: Piece[][] = [
    ['document', document.name],
    ['its hash', document.id],
    ['run', report.run],
    ['engine', report.engine],
    ...(audit === null ? [['log', 'none was kept']] : [['lines in the log', String(audit.events)]]),
    ...(root === null ? [] : [['Merkle root of the log', root]]),
    ...(audit?.vkey === undefined ? [] : [['signed by', audit.vkey]]),
  ];
  return [
    part('heading', 'Evidence'),
    { kind: 'table', head: ['what', 'value'], rows, widths: [26, 74] },
    part(
      'paragraph',
      root === null
        ? 'The log of this run was not sealed, so nothing stands behind this page but the page itself.'
        : 'Every step of the check is a line of that log. Whoever has the log can hold it against the root above with “stet audit verify”; a line that was changed, added or left out shows.',
    ),
  ];
}

function one(report: Report): Part[] {
  const open = report.references.filter((finding) => worstOf(finding) !== null || isOpen(finding)).sort((a, b) => urgency(a) - urgency(b));
  const verified = report.references.filter((finding) => !open.includes(finding));
  const quotes = report.quotes?.items.filter(needsLook) ?? [];
  const sentences = report.claims === undefined ? [] : claims(report.claims);
  const whole = worstFirst(problemsOf(report).filter((problem) => problem.whole !== undefined));
  const reading = [...readingWords(report.extraction), ...earlierWords(report)];
  const left = leftOutOf(report);
  return [
    part('title', `Citations in ${report.document.name}`),
    ...counts(report),
    ...(open.length === 0 ? [] : [part('heading', 'References that need a look'), ...open.flatMap(reference)]),
    ...(quotes.length === 0 ? [] : [part('heading', 'Quotes that need a look'), ...quotes.flatMap(quote)]),
    ...(sentences.length === 0 ? [] : [part('heading', 'Sentences that need a look'), ...sentences]),
    ...(whole.length === 0 ? [] : [part('heading', 'The document'), ...whole.map(({ word, message }) => named(word, message))]),
    ...decided(report),
    ...(verified.length === 0
      ? []
      : [
          part('heading', 'Verified works'),
          ...verified.map((finding) =>
            part(
              'small',
              `[${finding.reference.key}] ${shortCitation(finding.reference.fields, finding.reference.raw, 160)}`,
              quiet(finding.verdict.source === null ? '' : ` ${finding.verdict.source}`),
            ),
          ),
        ]),
    ...(report.outages.length === 0
      ? []
      : [part('heading', 'Sources that were not heard'), ...outageWords(report.outages).map(({ adapter, says }) => named(adapter, says))]),
    ...(reading.length + left.length === 0
      ? []
      : [
          part('heading', 'How far the document was read'),
          ...reading.map((said) => part('paragraph', said)),
          ...left.map(({ what, why }) => named('Left out', `${what}, because ${why}.`)),
        ]),
    ...evidence(report),
    part('paragraph', 'Looked through by: ________________________    Date: ______________'),
  ];
}

/** Reports as one Word file; the same reports give the same bytes. */
export function docx(reports: readonly Report[], { unread = [] }: RenderOptions = {}): Uint8Array {
  const [first] = reports;
  const name = reports.length === 1 && first !== undefined ? visible(first.document.name) : `${reports.length} documents`;
  const foot = reports.map(({ run }) => run).join(', ');
  return wordFile(`Citations in ${name}`, `stet, run ${shortened(foot, 80)}`, [
    ...reports.flatMap(one),
    ...(unread.length === 0 ? [] : [part('title', 'Not read'), ...unread.map((missing) => named(missing.name, missing.why))]),
  ]);
}
