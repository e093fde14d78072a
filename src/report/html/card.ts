/** One reference on the page: what it was called, why, the citation beside the record, who was asked, where it is cited. */
import { COMPONENTS, type Component, type ComponentEvidence } from '../../model/evidence.ts';
import type { ReferenceFinding, Report } from '../../model/report.ts';
import { asPrinted, closest, confirmLinks, doiLink, fullCitation, reasonOf, shortCitation } from '../cite.ts';
import { difference, type Piece } from '../diff.ts';
import { type Markup, markup } from '../markup.ts';
import { type PageWords, ruled } from '../page/index.ts';
import { lineOrFile } from '../places.ts';
import { groupOf, isOpen, pageAt } from '../problems.ts';
import { safeHref } from '../visible.ts';
import { classWord, partName } from '../words.ts';

const marked = (pieces: readonly Piece[], side: 'cited' | 'found'): Markup[] =>
  pieces.map(({ text, same }) => (same ? markup`${text}` : side === 'cited' ? markup`<del>${text}</del>` : markup`<ins>${text}</ins>`));

function partRow(component: Component, { label, cited, found, why }: ComponentEvidence, words: PageWords): Markup {
  const apart = cited !== null && found !== null && label !== 'match' && label !== 'unknown' ? difference(cited, found) : null;
  const left = apart === null ? markup`${cited ?? '—'}` : markup`${marked(apart.cited, 'cited')}`;
  const right = apart === null ? markup`${found ?? '—'}` : markup`${marked(apart.found, 'found')}`;
  const { cited: before, recorded } = words.sides;
  return markup`<tr><th scope="row">${partName(words, component, { cited, found })}</th><td dir="auto" data-side="${before}">${left}</td><td dir="auto" data-side="${recorded}">${right}</td><td class="label ${label}" title="${words.clause(why)}">${words.labels[label]}</td></tr>
`;
}

function parts(finding: ReferenceFinding, words: PageWords): Markup | null {
  const record = closest(finding);
  if (record === null) return null;
  const taken = finding.verdict.source !== null;
  const components = taken ? finding.verdict.components : finding.verdict.candidates[0]?.components;
  if (components === undefined) return null;
  const rows = COMPONENTS.filter((component) => components[component].cited !== null || components[component].found !== null).map(
    (component) => partRow(component, components[component], words),
  );
  return rows.length === 0
    ? null
    : markup`<div class="wide"><table class="parts"><caption>${taken && finding.verdict.outcome !== 'fake' ? words.besideRecord : words.besideClosest}: ${fullCitation(record.fields)} <span class="key">${record.id}</span>${likeness(finding, record.id, words)}</caption>
<thead><tr><th scope="col">${words.columns.part}</th><th scope="col">${words.columns.cited}</th><th scope="col">${words.columns.recorded}</th><th scope="col">${words.columns.label}</th></tr></thead>
<tbody>${rows}</tbody></table></div>
`;
}

/** How like the citation a record is, in all, beside the chance that the citation is right. */
function likeness({ verdict }: ReferenceFinding, id: string, words: PageWords): Markup {
  const score = verdict.candidates.find(({ source }) => source === id)?.score;
  const like = score === undefined ? '' : ` ${words.likeness(score.toFixed(2))} ·`;
  return markup` <small>${like} ${words.pValid(verdict.pValid.toFixed(2))}</small>`;
}

function candidates(finding: ReferenceFinding, words: PageWords): Markup | null {
  const shown = closest(finding)?.id;
  const rest = finding.verdict.candidates
    .filter(({ source }) => source !== shown)
    .flatMap(({ source, score, components }) =>
      finding.sources.filter(({ id }) => id === source).map((record) => ({ record, score, components })),
    )
    .map(({ record, score, components }) => {
      const labels = COMPONENTS.filter((name) => components[name].label !== 'unknown').map(
        (name) => `${partName(words, name, components[name])} ${words.labels[components[name].label]}`,
      );
      return markup`<li>${fullCitation(record.fields)} <span class="key">${record.id}</span> <small>${words.likeness(score.toFixed(2))} · ${labels.join(' · ')}</small></li>`;
    });
  return rest.length === 0
    ? null
    : markup`<details><summary>${words.candidates(rest.length)}</summary><ul>${rest}</ul></details>
`;
}

function sourcesAsked(finding: ReferenceFinding, words: PageWords): Markup | null {
  if (finding.asked.length === 0) return null;
  const rows = finding.asked.map(
    (asked) =>
      markup`<tr><th scope="row">${asked.adapter}</th><td>${asked.question === 'identifier' ? words.identifier : words.search} ${asked.query}</td><td>${words.covers[asked.covers]}</td><td>${words.outcome(asked)}</td></tr>
`,
  );
  const named = words.askedColumns;
  return markup`<details><summary>${words.asked(finding.asked.length, finding.verdict.coverage.kind)}</summary><p>${words.coverage(finding)}</p><div class="wide"><table><thead><tr><th scope="col">${named.source}</th><th scope="col">${named.askedFor}</th><th scope="col">${named.covers}</th><th scope="col">${named.answer}</th></tr></thead><tbody>${rows}</tbody></table></div></details>
`;
}

export const AROUND = 140;

/** Where the text cites it, with the words around the mark when the text is at hand. */
function sites(finding: ReferenceFinding, report: Report, text: string | undefined, words: PageWords): Markup | null {
  const own = report.citations.filter(({ to }) => to === finding.reference.id);
  if (own.length === 0) return null;
  const items = own.slice(0, 20).map(({ span, label }) => {
    const page = pageAt(report.document.pages, span.start);
    const where = page === null ? markup`` : markup`<span class="key">${words.page(page)}</span> `;
    if (text === undefined) return markup`<li>${where}${words.citedAs(label)}</li>`;
    const before = text.slice(Math.max(0, span.start - AROUND), span.start).replace(/^\S{0,40}\s/, '');
    const after = text.slice(span.end, span.end + AROUND).replace(/\s\S{0,40}$/, '');
    return markup`<li>${where}<q>… ${before}<b>${text.slice(span.start, span.end)}</b>${after} …</q></li>`;
  });
  const more = own.length > 20 ? markup`<li>${words.andMore(own.length - 20)}</li>` : null;
  return markup`<details><summary>${words.citedTimes(own.length)}</summary><ul>${items}${more}</ul></details>
`;
}

function notices(finding: ReferenceFinding, words: PageWords): Markup[] {
  return finding.warnings.map((warning) => {
    const href = warning.notice?.doi === undefined ? (warning.notice?.url ?? '') : doiLink(warning.notice.doi);
    const safe = safeHref(href);
    const link = safe === null ? null : markup` <a href="${safe}" rel="noreferrer noopener">${words.notice}</a>`;
    return markup`<p class="notice ${warning.severity}"><strong>${words.warnings[warning.kind]}.</strong> ${ruled(words, warning.rule, warning.says)}${link}</p>
`;
  });
}

const links = (finding: ReferenceFinding, words: PageWords): Markup => {
  const all = confirmLinks(finding).map(({ name, href }) => markup`<a href="${href}" rel="noreferrer noopener">${words.link(name)}</a>`);
  return markup`<nav aria-label="${words.confirm(finding.reference.key)}"><span>${words.confirmYourself}</span>${all}</nav>
`;
};

/** A whole card. `id` is unique on the page and made by us. */
export function card(finding: ReferenceFinding, report: Report, id: string, text: string | undefined, words: PageWords): Markup {
  const { reference, verdict } = finding;
  const group = groupOf(finding);
  const word = classWord(finding);
  const called = words.classes[verdict.outcome === 'unknown' && reference.route === 'uncheckable' ? 'uncheckable' : verdict.outcome];
  const kinds = ['card', `k-${group}`, ...(group === 'error' || group === 'check' || isOpen(finding) ? ['k-needs'] : [])];
  const look = group === 'error' ? 'error' : group === 'check' ? 'warning' : group === 'open' ? 'open' : 'fine';
  // Beside a worse chip a green one would calm where it should not.
  const chip = verdict.outcome === 'exist' ? (group === 'verified' ? 'fine' : 'open') : word.severity === 'info' ? 'open' : word.severity;
  const place = reference.page !== undefined ? words.page(reference.page) : lineOrFile(finding.at, words.line);
  const chips = [
    ...finding.warnings
      .filter(({ severity }) => severity !== 'info')
      .map((warning) => markup`<span class="chip ${warning.severity}">${words.warnings[warning.kind]}</span>`),
    markup`<span class="chip ${chip}"><span aria-hidden="true">${word.glyph} </span>${called}</span>`,
  ];
  const body = markup`${notices(finding, words)}${
    finding.decision === undefined
      ? null
      : markup`<p class="notice info decided"><strong>${words.decided}</strong> ${words.decision(finding.decision)}</p>
`
  }${
    verdict.outcome === 'exist'
      ? null
      : markup`<p class="why">${ruled(words, verdict.rule, reasonOf(finding))}</p>
`
  }${parts(finding, words)}${candidates(finding, words)}${sourcesAsked(finding, words)}${sites(finding, report, text, words)}${reference.route === 'uncheckable' ? null : links(finding, words)}`;
  const named = shortCitation(reference.fields, reference.raw, 160);
  const rule = markup`<span class="place">${place === '' ? '' : `${place} · `}${verdict.rule}</span>`;
  if (group === 'verified')
    return markup`<article class="${kinds.join(' ')} ${look} slim" id="${id}"><div class="top"><span class="key">[${reference.key}]</span><h3 dir="auto">${named}</h3>${chips}</div><details><summary>${words.evidence}</summary><p class="raw" dir="auto">${asPrinted(reference.fields, reference.raw)}</p>${body}<p class="place">${verdict.rule}</p></details></article>
`;
  return markup`<article class="${kinds.join(' ')} ${look}" id="${id}"><div class="top">${chips}<span class="key">[${reference.key}]</span>${rule}</div><h3 dir="auto">${named}</h3><p class="raw" dir="auto">${asPrinted(reference.fields, reference.raw)}</p>
${body}</article>
`;
}
