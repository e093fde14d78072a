/**
 * Quotes on one page: the text itself, each quote that was not found underlined in red where it stands with its one sentence
 * behind it, and the differences below. No script, nothing fetched; all of the text goes through the template that escapes.
 */

import type { QuoteFinding } from '../../model/quote.ts';
import type { Report } from '../../model/report.ts';
import { decidedPart } from '../claim-html.ts';
import { AROUND } from '../html/card.ts';
import { htmlPage } from '../html/page.ts';
import { STYLE } from '../html/style.ts';
import { type Markup, markup } from '../markup.ts';
import { type PageWords, pageWords, ruled, spoken } from '../page/index.ts';
import type { CheckedQuotes } from './words.ts';
import { needsLook, shortHash } from './words.ts';

/** What a page needs to show words underlined where they stand. */
export const QUOTE_STYLE = `
.said{background:var(--sheet);border:1px solid var(--line);border-radius:.5rem;padding:1.1rem 1.3rem;margin:1rem 0}
.said mark{background:none;color:inherit;text-underline-offset:.2em}
.said .not_found{text-decoration:underline wavy 2px var(--red)}.said .citation_unresolved{text-decoration:underline dashed 2px var(--amber)}
.said .verified{text-decoration:underline 1px var(--green)}
.said small{font:.8rem/1.4 system-ui,sans-serif;border-radius:.35rem;padding:.05rem .45rem;margin:0 .25rem;background:var(--redbg);color:var(--red)}
.said small.citation_unresolved{background:var(--amberbg);color:var(--amber)}
`;
const OWN = `${STYLE}${QUOTE_STYLE}`;

/** Text with its line ends kept. */
const lines = (text: string): Markup[] => text.split('\n').map((line, i) => (i === 0 ? markup`${line}` : markup`<br>${line}`));

function body({ text, report }: CheckedQuotes, n: number): Markup[] {
  const parts: Markup[] = [];
  let at = 0;
  report.items.forEach(({ span, status, says }, i) => {
    if (span.start < at) return;
    parts.push(...lines(text.slice(at, span.start)));
    const words = lines(text.slice(span.start, span.end));
    parts.push(
      status === 'verified'
        ? markup`<mark class="verified" title="${says}">${words}</mark>`
        : markup`<mark class="${status}"><a href="#q-${n}-${i + 1}">${words}</a></mark><small class="${status}">${says}</small>`,
    );
    at = span.end;
  });
  parts.push(...lines(text.slice(at)));
  return parts;
}

/** The quote within its sentence, underlined. */
function inPlace({ span, status }: QuoteFinding, text: string, whole: number): Markup {
  // Cut between words, where the script has spaces: half a word is read as another one.
  const [cutBefore, cutAfter] = [span.start > AROUND, span.end + AROUND < whole];
  const lead = text.slice(Math.max(0, span.start - AROUND), span.start);
  const rest = text.slice(span.end, span.end + AROUND);
  const before = cutBefore ? lead.replace(/^\S{1,30}\s/, '') : lead;
  const after = cutAfter ? rest.replace(/\s\S{1,30}$/, ' ') : rest;
  return markup`<p class="said">${cutBefore ? '…' : ''}${lines(before)}<mark class="${status}">${lines(text.slice(span.start, span.end))}</mark>${lines(after)}${cutAfter ? '…' : ''}</p>`;
}

const placeOf = ({ page, at }: QuoteFinding, words: PageWords): string =>
  page !== undefined ? `${words.page(page)} · ` : at !== undefined ? `${words.line(at.line)} · ` : '';

/** The quotes of a document on the page of all its findings: those that need a person as cards, the rest as counts. */
export function quotesSection({ document, quotes }: Report, n: number, text: string | undefined, words: PageWords): Markup | null {
  if (quotes === undefined) return null;
  const open = quotes.items.map((finding, i) => ({ finding, i })).filter(({ finding }) => needsLook(finding));
  const passed = words.skipped(quotes);
  return markup`<section class="group g-needs" id="quotes-${n}"><h2>${words.quotes} <small>${document.name}: ${words.quoteCounts(quotes)}</small></h2>
${open.map(({ finding, i }) => card(finding, `q-${n}-${i + 1}`, words, text === undefined ? null : inPlace(finding, text, document.characters)))}
${passed === '' ? null : markup`<details><summary>${words.notChecked(passed)}</summary><ul>${quotes.skipped.map((one) => markup`<li>${one.text}: ${spoken(words, words.clause(one.says), one.says)}</li>`)}</ul></details>`}
<p class="facts">${words.versions(quotes.sources.map(({ name, sha256 }) => `${name} ${sha256}`).join(', '))}</p></section>
`;
}

function card(finding: QuoteFinding, id: string, words: PageWords, place: Markup | null = null): Markup {
  const { status, severity, quote, says, rule, nearest, notes, source } = finding;
  const away = finding.detail === 'elsewhere-in-source' ? words.elsewhere(finding) : null;
  const changes = nearest?.changes.map(({ op, text }) =>
    op === 'same' ? markup`${text} ` : op === 'only-quoted' ? markup`<del>${text}</del> ` : markup`<ins>${text}</ins> `,
  );
  return markup`<article class="card ${severity === 'error' ? 'error' : 'warning'}" id="${id}"><p class="top"><span class="chip ${severity}">${words.quoteStatus[status]}</span><span class="key">${placeOf(finding, words)}${rule}</span></p>
<h3>“${quote}”</h3>${place}<p class="why">${ruled(words, rule, says)}</p>${away === null ? null : markup`<p class="why">${away}</p>`}${
    changes === undefined ? null : markup`<p class="why">${words.nearestWords} ${changes}<span class="facts">${words.differs}</span></p>`
  }${notes.map((note) => markup`<p class="facts">${spoken(words, words.noted(note), note)}</p>`)}${
    source === null ? null : markup`<p class="facts">${words.checkedIn(source.name, shortHash(source.sha256))}</p>`
  }${decidedPart(finding.decision, words)}</article>
`;
}

function one(checked: CheckedQuotes, n: number, words: PageWords): Markup {
  const { name, report, outdated = [] } = checked;
  const open = report.items.map((finding, i) => ({ finding, i })).filter(({ finding }) => needsLook(finding));
  const passed = words.skipped(report);
  return markup`<section><h2>${name} <small>${words.quoteCounts(report)}</small></h2>
${outdated.map(({ source, before, now }) => markup`<p class="notice warning">${source}: checked against an older version (${shortHash(before)}, ${now === null ? 'no longer at hand' : `now ${shortHash(now)}`})</p>`)}
<div class="said">${body(checked, n)}</div>
${open.map(({ finding, i }) => card(finding, `q-${n}-${i + 1}`, words))}
${passed === '' ? null : markup`<details><summary>${words.notChecked(passed)}</summary><ul>${report.skipped.map(({ text, says }) => markup`<li>${text}: ${says}</li>`)}</ul></details>`}
<p class="facts">${words.versions(report.sources.map(({ name: source, sha256 }) => `${source} ${sha256}`).join(', '))}</p></section>
`;
}

export function quotesHtml(all: readonly CheckedQuotes[]): string {
  const words = pageWords();
  return htmlPage({
    title: words.quotes,
    style: OWN,
    body: markup`<body><header><span class="mark">stet</span><h1>${words.quotes}</h1></header><main>${all.map((checked, n) => one(checked, n + 1, words))}</main></body>`,
  });
}
