/**
 * The report as one file that opens anywhere, years from now: no script, nothing fetched, its own style allowed by hash.
 * Filters are radio buttons and style rules. Everything cited is text, put in by a template that escapes.
 */
import type { ReferenceFinding, Report } from '../model/report.ts';
import { CLAIM_STYLE, claimsSection } from './answer/html.ts';
import { claimsShown } from './answer/words.ts';
import { decidedPart } from './claim-html.ts';
import { AROUND, card } from './html/card.ts';
import { htmlPage } from './html/page.ts';
import { STYLE as BASE, FILTERS } from './html/style.ts';
import { type Markup, markup } from './markup.ts';
import type { RenderOptions, Unread } from './options.ts';
import { type PageWords, pageWords, spoken } from './page/index.ts';
import { groupOf, isOpen, problemsOf, urgency, worstFirst } from './problems.ts';
import { QUOTE_STYLE, quotesSection } from './quotes/html.ts';
import { sealedData } from './sealed-page.ts';
import { leftOutOf } from './whole.ts';
import { minuteOf } from './words.ts';

const STYLE = `${BASE}${QUOTE_STYLE}${CLAIM_STYLE}`;

const GROUPS = ['error', 'check', 'open', 'verified'] as const;

function stats(all: readonly ReferenceFinding[], words: PageWords): Markup {
  const count = (id: (typeof FILTERS)[number]): number => {
    if (id === 'all') return all.length;
    if (id === 'needs') return all.filter((finding) => ['error', 'check'].includes(groupOf(finding)) || isOpen(finding)).length;
    return all.filter((finding) => groupOf(finding) === id).length;
  };
  return markup`<div class="stats">${FILTERS.map((id) => markup`<label class="stat ${id}" for="f-${id}"><b>${count(id)}</b>${words.filters[id]}</label>`)}</div>`;
}

/** Quotes and sentences that need a person: the boxes above count references alone. */
function beside(reports: readonly Report[], words: PageWords): Markup | null {
  const quotes = reports.flatMap((report) => report.quotes?.items ?? []);
  const claims = reports.flatMap((report) => report.claims?.claims ?? []);
  const open = reports.flatMap((report) => (report.claims === undefined ? [] : claimsShown(report.claims)));
  const parts = [
    ...(quotes.length === 0
      ? []
      : [
          markup`<a href="#quotes-${reports.findIndex((report) => report.quotes !== undefined) + 1}">${words.quotesCounted(quotes.length)}: ${words.needPerson(quotes.filter(({ status }) => status !== 'verified').length)}</a>`,
        ]),
    ...(claims.length === 0
      ? []
      : [
          markup`<a href="#claims-${reports.findIndex((report) => report.claims !== undefined) + 1}">${words.sentencesCounted(claims.length)}: ${words.needPerson(open.length)}</a>`,
        ]),
  ];
  return parts.length === 0 ? null : markup`<p class="facts">${parts.map((part, i) => (i === 0 ? part : markup` · ${part}`))}</p>`;
}

/** How a report is laid out: its text, whether others stand on the page, the words of the page. */
interface Laid {
  readonly text: string | undefined;
  readonly several: boolean;
  readonly words: PageWords;
}

function groups(report: Report, n: number, { text, several, words }: Laid): Markup[] {
  return GROUPS.flatMap((group) => {
    const [title, meaning] = words.groups[group];
    const own = report.references
      .map((finding, i) => ({ finding, i }))
      .filter(({ finding }) => groupOf(finding) === group)
      .sort((a, b) => urgency(a.finding) - urgency(b.finding));
    if (own.length === 0) return [];
    const needs = group === 'error' || group === 'check' || own.some(({ finding }) => isOpen(finding));
    const head = several ? markup`${title} <small>${report.document.name}</small>` : markup`${title} <small>${meaning}</small>`;
    return [
      markup`<section class="group g-${group}${needs ? ' g-needs' : ''}"><h2>${head}</h2>
${own.map(({ finding, i }) => card(finding, report, `ref-${n}-${i + 1}`, text, words))}</section>
`,
    ];
  });
}

function whole(report: Report, words: PageWords): Markup | null {
  const said = worstFirst(problemsOf(report).filter(({ whole: about }) => about !== undefined));
  const down = words.outages(report.outages).map((says) => markup`<li>${says}</li>`);
  const left = leftOutOf(report).map(
    ({ what, why, page, decision }) => markup`<li>${words.leftOut(what, why, page)}${decidedPart(decision, words, 'document')}</li>`,
  );
  const items = [
    ...said.map(({ rule, message, page, decision }) => {
      const own = words.said(rule, message);
      return markup`<li>${spoken(words, words.onPage(own, page), words.onPage(message, page))}${decidedPart(decision, words, 'document')}</li>`;
    }),
    ...down,
    ...words.reading(report.extraction).map((says) => markup`<li>${says}</li>`),
    ...(report.checkedAt === undefined ? [] : [markup`<li>${words.earlier(minuteOf(report.checkedAt))}</li>`]),
    ...left,
  ];
  return items.length === 0
    ? null
    : markup`<section class="group"><h2>${words.whole} <small>${report.document.name}</small></h2><ul>${items}</ul></section>
`;
}

function about({ document, run, engine, audit }: Report, words: PageWords): Markup {
  const named = words.about;
  return markup`<dl><dt>${named.document}</dt><dd>${document.name}</dd><dt>${named.hash}</dt><dd>${document.id}</dd><dt>${named.run}</dt><dd>${run}</dd><dt>${named.engine}</dt><dd>${engine}</dd>${
    audit === null ? null : markup`<dt>${named.log}</dt><dd>${words.logged(audit.path, audit.events, audit.head)}</dd>`
  }</dl>
`;
}

/** What could not be read, before everything that was: nobody scrolls to the end of a page for what is not on it. */
const notRead = (unread: readonly Unread[], words: PageWords): Markup | null =>
  unread.length === 0
    ? null
    : markup`<section class="group g-needs g-open"><h2>${words.unread} <small>${words.unreadMeans}</small></h2><ul>${unread.map(
        ({ name, why }) => markup`<li><b>${name}</b>: ${spoken(words, why, why)}</li>`,
      )}</ul></section>
`;

/** One page for one or several reports; sealed reports lie in it whole, so that it can be checked by itself. */
export function html(reports: readonly Report[], options: RenderOptions = {}): string {
  const words = pageWords(options.language);
  const { unread = [] } = options;
  const all = reports.flatMap(({ references }) => references);
  const several = reports.length > 1;
  const first = reports[0];
  const title =
    first === undefined || several ? words.documents(reports.length) : (first.document.name.split(/[\\/]/).at(-1) ?? first.document.name);
  const lead = all.some(({ verdict }) => verdict.outcome === 'fake') ? markup`<p class="lead">${words.lead}</p>` : null;
  const inputs = FILTERS.map((id) =>
    id === 'all'
      ? markup`<input class="seen" type="radio" name="show" id="f-all" checked aria-label="${words.showAll}">`
      : markup`<input class="seen" type="radio" name="show" id="f-${id}" aria-label="${words.showOnly(words.filters[id])}">`,
  );
  const body = reports.map((report, at) => {
    const text = options.texts?.get(report.document.id);
    const n = at + 1;
    return markup`${groups(report, n, { text, several, words })}${quotesSection(report, n, text, words)}${claimsSection(report, n, text, words)}${whole(report, words)}`;
  });
  const page = markup`<body>
${inputs}
<header><span class="mark">stet</span><h1>${title}</h1><p class="facts">${several || first === undefined ? words.references(all.length) : words.facts(first)}</p>
${stats(all, words)}${beside(reports, words)}${lead}</header>
<main>${notRead(unread, words)}${body}</main>
<footer><p>${words.footer}</p>${reports.map((report) => about(report, words))}</footer>
</body>`;
  const data = sealedData(reports, options.texts, AROUND, unread);
  return htmlPage({ title: words.citationsIn(title), style: STYLE, body: page, data, language: words.tag });
}
