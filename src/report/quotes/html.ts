/**
 * Quotes on one page: the text itself, each quote that was not found underlined in red where it stands with its one sentence
 * behind it, and the differences below. No script, nothing fetched; all of the text goes through the template that escapes.
 */
import type { QuoteFinding } from '../../model/quote.ts';
import type { Report } from '../../model/report.ts';
import { AROUND } from '../html-card.ts';
import { htmlPage } from '../html-page.ts';
import { STYLE } from '../html-style.ts';
import { type Markup, markup } from '../markup.ts';
import type { CheckedQuotes } from './words.ts';
import { countWords, elsewhereWords, needsLook, QUOTE_WORDS, shortHash, skippedWords } from './words.ts';

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
  const before = text.slice(Math.max(0, span.start - AROUND), span.start);
  const after = text.slice(span.end, span.end + AROUND);
  return markup`<p class="said">${span.start > AROUND ? '…' : ''}${lines(before)}<mark class="${status}">${lines(text.slice(span.start, span.end))}</mark>${lines(after)}${span.end + AROUND < whole ? '…' : ''}</p>`;
}

const placeOf = ({ page, at }: QuoteFinding): string =>
  page !== undefined ? `page ${page} · ` : at !== undefined ? `line ${at.line} · ` : '';

/** The quotes of a document on the page of all its findings: those that need a person as cards, the rest as counts. */
export function quotesSection({ document, quotes }: Report, n: number, text: string | undefined): Markup | null {
  if (quotes === undefined) return null;
  const open = quotes.items.map((finding, i) => ({ finding, i })).filter(({ finding }) => needsLook(finding));
  const passed = skippedWords(quotes);
  return markup`<section class="group g-needs" id="quotes-${n}"><h2>Quotes <small>${document.name}: ${countWords(quotes)}</small></h2>
${open.map(({ finding, i }) => card(finding, `q-${n}-${i + 1}`, text === undefined ? null : inPlace(finding, text, document.characters)))}
${passed === '' ? null : markup`<details><summary>In quotation marks and not checked: ${passed}</summary><ul>${quotes.skipped.map(({ text: words, says }) => markup`<li>${words}: ${says}</li>`)}</ul></details>`}
<p class="facts">Checked in these versions: ${quotes.sources.map(({ name, sha256 }) => `${name} ${sha256}`).join(', ')}</p></section>
`;
}

function card(finding: QuoteFinding, id: string, place: Markup | null = null): Markup {
  const { status, severity, quote, says, rule, nearest, notes, source } = finding;
  const away = finding.detail === 'elsewhere-in-source' ? elsewhereWords(finding) : null;
  const changes = nearest?.changes.map(({ op, text }) =>
    op === 'same' ? markup`${text} ` : op === 'only-quoted' ? markup`<del>${text}</del> ` : markup`<ins>${text}</ins> `,
  );
  return markup`<article class="card ${severity === 'error' ? 'error' : 'warning'}" id="${id}"><p class="top"><span class="chip ${severity}">${QUOTE_WORDS[status].word}</span><span class="key">${placeOf(finding)}${rule}</span></p>
<h3>“${quote}”</h3>${place}<p class="why">${says}</p>${away === null ? null : markup`<p class="why">${away}</p>`}${
    changes === undefined
      ? null
      : markup`<p class="why">Nearest words: ${changes}<span class="facts">(struck out: only quoted; inserted: only in the source)</span></p>`
  }${notes.map((note) => markup`<p class="facts">${note}</p>`)}${
    source === null ? null : markup`<p class="facts">Checked in ${source.name}, version ${shortHash(source.sha256)}</p>`
  }</article>
`;
}

function one(checked: CheckedQuotes, n: number): Markup {
  const { name, report, outdated = [] } = checked;
  const open = report.items.map((finding, i) => ({ finding, i })).filter(({ finding }) => needsLook(finding));
  const passed = skippedWords(report);
  return markup`<section><h2>${name} <small>${countWords(report)}</small></h2>
${outdated.map(({ source, before, now }) => markup`<p class="notice warning">${source}: checked against an older version (${shortHash(before)}, ${now === null ? 'no longer at hand' : `now ${shortHash(now)}`})</p>`)}
<div class="said">${body(checked, n)}</div>
${open.map(({ finding, i }) => card(finding, `q-${n}-${i + 1}`))}
${passed === '' ? null : markup`<details><summary>In quotation marks and not checked: ${passed}</summary><ul>${report.skipped.map(({ text, says }) => markup`<li>${text}: ${says}</li>`)}</ul></details>`}
<p class="facts">Checked in these versions: ${report.sources.map(({ name: source, sha256 }) => `${source} ${sha256}`).join(', ')}</p></section>
`;
}

export function quotesHtml(all: readonly CheckedQuotes[]): string {
  return htmlPage({
    title: 'Quotes',
    style: OWN,
    body: markup`<body><header><span class="mark">stet</span><h1>Quotes</h1></header><main>${all.map((checked, n) => one(checked, n + 1))}</main></body>`,
  });
}
