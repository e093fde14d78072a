/**
 * The report as one file that opens anywhere, years from now: no script, nothing fetched, its own style allowed by hash.
 * Filters are radio buttons and style rules. Everything cited is text, put in by a template that escapes.
 */
import type { ReferenceFinding, Report } from '../model/report.ts';
import { CLAIM_STYLE, claimsSection } from './answer/html.ts';
import { claimsShown } from './answer/words.ts';
import { AROUND, card, groupOf } from './html-card.ts';
import { htmlPage } from './html-page.ts';
import { STYLE as BASE, FILTERS } from './html-style.ts';
import { type Markup, markup } from './markup.ts';
import type { RenderOptions } from './options.ts';
import { isOpen, problemsOf, urgency, worstFirst } from './problems.ts';
import { QUOTE_STYLE, quotesSection } from './quotes/html.ts';
import { sealedData } from './sealed-page.ts';
import { counted, LEAD_NOT_PROOF, outageWords, readingWords } from './words.ts';

const STYLE = `${BASE}${QUOTE_STYLE}${CLAIM_STYLE}`;

const GROUPS = [
  ['error', 'Look at these first', 'no match found, retracted, or an identifier of another work'],
  ['check', 'Check the details', 'the work exists or may exist; something differs'],
  ['open', 'Could not be checked', 'nothing is claimed about these'],
  ['verified', 'Verified', 'found as described'],
] as const;

const FILTER_WORDS: Readonly<Record<(typeof FILTERS)[number], string>> = {
  all: 'references',
  needs: 'need a person',
  error: 'look first',
  check: 'check details',
  open: 'not checked',
  verified: 'verified',
};

function stats(all: readonly ReferenceFinding[]): Markup {
  const count = (id: (typeof FILTERS)[number]): number => {
    if (id === 'all') return all.length;
    if (id === 'needs') return all.filter((finding) => ['error', 'check'].includes(groupOf(finding)) || isOpen(finding)).length;
    return all.filter((finding) => groupOf(finding) === id).length;
  };
  return markup`<div class="stats">${FILTERS.map((id) => markup`<label class="stat ${id}" for="f-${id}"><b>${count(id)}</b>${FILTER_WORDS[id]}</label>`)}</div>`;
}

/** Quotes and sentences that need a person: the boxes above count references alone. */
function beside(reports: readonly Report[]): Markup | null {
  const quotes = reports.flatMap((report) => report.quotes?.items ?? []);
  const claims = reports.flatMap((report) => report.claims?.claims ?? []);
  const open = reports.flatMap((report) => (report.claims === undefined ? [] : claimsShown(report.claims)));
  const needs = (n: number): string => (n === 0 ? 'none needs a person' : `${n} ${n === 1 ? 'needs' : 'need'} a person`);
  const parts = [
    ...(quotes.length === 0
      ? []
      : [
          markup`<a href="#quotes-${reports.findIndex((report) => report.quotes !== undefined) + 1}">${counted(quotes.length, 'quote')}: ${needs(quotes.filter(({ status }) => status !== 'verified').length)}</a>`,
        ]),
    ...(claims.length === 0
      ? []
      : [
          markup`<a href="#claims-${reports.findIndex((report) => report.claims !== undefined) + 1}">${counted(claims.length, 'citing sentence')}: ${needs(open.length)}</a>`,
        ]),
  ];
  return parts.length === 0 ? null : markup`<p class="facts">${parts.map((part, i) => (i === 0 ? part : markup` · ${part}`))}</p>`;
}

const facts = ({ document, references, citations }: Report): string =>
  [
    document.pages.length > 0 ? counted(document.pages.length, 'page') : '',
    counted(references.length, 'reference'),
    citations.length > 0 ? counted(citations.length, 'in-text citation') : '',
  ]
    .filter((fact) => fact !== '')
    .join(' · ');

function groups(report: Report, n: number, text: string | undefined, several: boolean): Markup[] {
  return GROUPS.flatMap(([group, title, meaning]) => {
    const own = report.references
      .map((finding, i) => ({ finding, i }))
      .filter(({ finding }) => groupOf(finding) === group)
      .sort((a, b) => urgency(a.finding) - urgency(b.finding));
    if (own.length === 0) return [];
    const needs = group === 'error' || group === 'check' || own.some(({ finding }) => isOpen(finding));
    const head = several ? markup`${title} <small>${report.document.name}</small>` : markup`${title} <small>${meaning}</small>`;
    return [
      markup`<section class="group g-${group}${needs ? ' g-needs' : ''}"><h2>${head}</h2>
${own.map(({ finding, i }) => card(finding, report, `ref-${n}-${i + 1}`, text))}</section>
`,
    ];
  });
}

function whole(report: Report): Markup | null {
  const said = worstFirst(
    problemsOf(report).filter(({ finding, quote, claim }) => finding === null && quote === undefined && claim === undefined),
  );
  const down = outageWords(report.outages).map(({ adapter, says }) => markup`<li>${adapter} was not heard: ${says}</li>`);
  const left = report.document.skipped.map(
    ({ what, why, page }) => markup`<li>Left out${page === undefined ? '' : ` on page ${page}`}: ${what}, because ${why}</li>`,
  );
  const items = [
    ...said.map(({ message, page }) => markup`<li>${message}${page === null ? '' : ` (page ${page})`}</li>`),
    ...down,
    ...readingWords(report.extraction).map((words) => markup`<li>${words}</li>`),
    ...left,
  ];
  return items.length === 0
    ? null
    : markup`<section class="group"><h2>The document as a whole <small>${report.document.name}</small></h2><ul>${items}</ul></section>
`;
}

const about = (
  report: Report,
): Markup => markup`<dl><dt>document</dt><dd>${report.document.name}</dd><dt>hash</dt><dd>${report.document.id}</dd><dt>run</dt><dd>${report.run}</dd><dt>engine</dt><dd>${report.engine}</dd>${
  report.audit === null ? null : markup`<dt>log</dt><dd>${report.audit.path}: ${report.audit.events} events, last ${report.audit.head}</dd>`
}</dl>
`;

/** One page for one or several reports; sealed reports lie in it whole, so that it can be checked by itself. */
export function html(reports: readonly Report[], options: RenderOptions = {}): string {
  const all = reports.flatMap(({ references }) => references);
  const several = reports.length > 1;
  const first = reports[0];
  const title =
    first === undefined || several
      ? counted(reports.length, 'document')
      : (first.document.name.split(/[\\/]/).at(-1) ?? first.document.name);
  const lead = all.some(({ verdict }) => verdict.outcome === 'fake') ? markup`<p class="lead">${LEAD_NOT_PROOF}</p>` : null;
  const inputs = FILTERS.map((id) =>
    id === 'all'
      ? markup`<input class="seen" type="radio" name="show" id="f-all" checked aria-label="Show all references">`
      : markup`<input class="seen" type="radio" name="show" id="f-${id}" aria-label="Show only: ${FILTER_WORDS[id]}">`,
  );
  const body = reports.map(
    (report, n) =>
      markup`${groups(report, n + 1, options.texts?.get(report.document.id), several)}${quotesSection(report, n + 1, options.texts?.get(report.document.id))}${claimsSection(report, n + 1, options.texts?.get(report.document.id))}${whole(report)}`,
  );
  const page = markup`<body>
${inputs}
<header><span class="mark">stet</span><h1>${title}</h1><p class="facts">${several || first === undefined ? counted(all.length, 'reference') : facts(first)}</p>
${stats(all)}${beside(reports)}${lead}</header>
<main>${body}</main>
<footer><p>Each class is given by the rule named beside it, on the evidence shown. A source that was not heard never counts against a reference.</p>${reports.map(about)}</footer>
</body>`;
  return htmlPage({ title: `Citations in ${title}`, style: STYLE, body: page, data: sealedData(reports, options.texts, AROUND) });
}
