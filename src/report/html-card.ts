/** One reference on the page: what it was called, why, the citation beside the record, who was asked, where it is cited. */
import { COMPONENTS, type ComponentEvidence } from '../model/evidence.ts';
import type { ReferenceFinding, Report } from '../model/report.ts';
import { asPrinted, closest, confirmLinks, doiLink, fullCitation, reasonOf, shortCitation } from './cite.ts';
import { decisionLine } from './decisions.ts';
import { difference, type Piece } from './diff.ts';
import { type Markup, markup } from './markup.ts';
import { isOpen, pageAt, worstOf } from './problems.ts';
import { safeHref } from './visible.ts';
import { COMPONENT_WORDS, classWord, counted, coverageWords, LABEL_WORDS, outcomeWord, WARNING_WORDS } from './words.ts';

/** Which filters keep a card; a card may answer to several. */
export function groupOf(finding: ReferenceFinding): 'error' | 'check' | 'open' | 'verified' {
  const worst = worstOf(finding);
  if (worst === 'error') return 'error';
  if (worst === 'warning') return 'check';
  return finding.verdict.outcome === 'unknown' ? 'open' : 'verified';
}

const marked = (pieces: readonly Piece[], side: 'cited' | 'found'): Markup[] =>
  pieces.map(({ text, same }) => (same ? markup`${text}` : side === 'cited' ? markup`<del>${text}</del>` : markup`<ins>${text}</ins>`));

function partRow(name: string, { label, cited, found, why }: ComponentEvidence): Markup {
  const apart = cited !== null && found !== null && label !== 'match' && label !== 'unknown' ? difference(cited, found) : null;
  const left = apart === null ? markup`${cited ?? '—'}` : markup`${marked(apart.cited, 'cited')}`;
  const right = apart === null ? markup`${found ?? '—'}` : markup`${marked(apart.found, 'found')}`;
  return markup`<tr><th scope="row">${name}</th><td dir="auto">${left}</td><td dir="auto">${right}</td><td class="label ${label}" title="${why}">${LABEL_WORDS[label]}</td></tr>
`;
}

function parts(finding: ReferenceFinding): Markup | null {
  const record = closest(finding);
  if (record === null) return null;
  const taken = finding.verdict.source !== null;
  const components = taken ? finding.verdict.components : finding.verdict.candidates[0]?.components;
  if (components === undefined) return null;
  const rows = COMPONENTS.filter((component) => components[component].cited !== null || components[component].found !== null).map(
    (component) => partRow(COMPONENT_WORDS[component], components[component]),
  );
  return rows.length === 0
    ? null
    : markup`<div class="wide"><table class="parts"><caption>${taken && finding.verdict.outcome !== 'fake' ? 'As cited, beside the record' : 'As cited, beside the closest record'}: ${fullCitation(record.fields)} <span class="key">${record.id}</span>${likeness(finding, record.id)}</caption>
<thead><tr><th scope="col">part</th><th scope="col">as cited</th><th scope="col">as recorded</th><th scope="col">label</th></tr></thead>
<tbody>${rows}</tbody></table></div>
`;
}

/** How like the citation a record is, in all, beside the chance that the citation is right. */
function likeness({ verdict }: ReferenceFinding, id: string): Markup {
  const score = verdict.candidates.find(({ source }) => source === id)?.score;
  const like = score === undefined ? '' : ` likeness ${score.toFixed(2)} ·`;
  return markup` <small>${like} p(valid) ${verdict.pValid.toFixed(2)}</small>`;
}

function candidates(finding: ReferenceFinding): Markup | null {
  const shown = closest(finding)?.id;
  const rest = finding.verdict.candidates
    .filter(({ source }) => source !== shown)
    .flatMap(({ source, score, components }) =>
      finding.sources.filter(({ id }) => id === source).map((record) => ({ record, score, components })),
    )
    .map(({ record, score, components }) => {
      const labels = COMPONENTS.filter((name) => components[name].label !== 'unknown').map(
        (name) => `${COMPONENT_WORDS[name]} ${LABEL_WORDS[components[name].label]}`,
      );
      return markup`<li>${fullCitation(record.fields)} <span class="key">${record.id}</span> <small>likeness ${score.toFixed(2)} · ${labels.join(' · ')}</small></li>`;
    });
  return rest.length === 0
    ? null
    : markup`<details><summary>${counted(rest.length, 'other candidate')}</summary><ul>${rest}</ul></details>
`;
}

function sourcesAsked(finding: ReferenceFinding): Markup | null {
  if (finding.asked.length === 0) return null;
  const rows = finding.asked.map(
    (asked) =>
      markup`<tr><th scope="row">${asked.adapter}</th><td>${asked.question === 'identifier' ? 'identifier' : 'search'} ${asked.query}</td><td>${asked.covers === 'no' ? 'does not cover it' : `${asked.covers} coverage`}</td><td>${outcomeWord(asked)}</td></tr>
`,
  );
  return markup`<details><summary>${counted(finding.asked.length, 'question')} asked · coverage ${finding.verdict.coverage.kind}</summary><p>Coverage ${coverageWords(finding)}.</p><div class="wide"><table><thead><tr><th scope="col">source</th><th scope="col">asked for</th><th scope="col">covers</th><th scope="col">answer</th></tr></thead><tbody>${rows}</tbody></table></div></details>
`;
}

export const AROUND = 140;

/** Where the text cites it, with the words around the mark when the text is at hand. */
function sites(finding: ReferenceFinding, report: Report, text: string | undefined): Markup | null {
  const own = report.citations.filter(({ to }) => to === finding.reference.id);
  if (own.length === 0) return null;
  const items = own.slice(0, 20).map(({ span, label }) => {
    const page = pageAt(report.document.pages, span.start);
    const where = page === null ? markup`` : markup`<span class="key">page ${page}</span> `;
    if (text === undefined) return markup`<li>${where}cited as ${label}</li>`;
    const before = text.slice(Math.max(0, span.start - AROUND), span.start).replace(/^\S{0,40}\s/, '');
    const after = text.slice(span.end, span.end + AROUND).replace(/\s\S{0,40}$/, '');
    return markup`<li>${where}<q>… ${before}<b>${text.slice(span.start, span.end)}</b>${after} …</q></li>`;
  });
  const more = own.length > 20 ? markup`<li>and ${own.length - 20} more</li>` : null;
  return markup`<details><summary>Cited in the text ${counted(own.length, 'time')}</summary><ul>${items}${more}</ul></details>
`;
}

function notices(finding: ReferenceFinding): Markup[] {
  return finding.warnings.map((warning) => {
    const href = warning.notice?.doi === undefined ? (warning.notice?.url ?? '') : doiLink(warning.notice.doi);
    const safe = safeHref(href);
    const link = safe === null ? null : markup` <a href="${safe}" rel="noreferrer noopener">notice</a>`;
    return markup`<p class="notice ${warning.severity}"><strong>${WARNING_WORDS[warning.kind].word}.</strong> ${warning.says}${link}</p>
`;
  });
}

const links = (finding: ReferenceFinding): Markup => {
  const all = confirmLinks(finding).map(({ name, href }) => markup`<a href="${href}" rel="noreferrer noopener">${name}</a>`);
  return markup`<nav aria-label="Confirm reference ${finding.reference.key} yourself"><span>Confirm yourself:</span>${all}</nav>
`;
};

/** A whole card. `id` is unique on the page and made by us. */
export function card(finding: ReferenceFinding, report: Report, id: string, text: string | undefined): Markup {
  const { reference, verdict } = finding;
  const group = groupOf(finding);
  const word = classWord(finding);
  const kinds = ['card', `k-${group}`, ...(group === 'error' || group === 'check' || isOpen(finding) ? ['k-needs'] : [])];
  const look = group === 'error' ? 'error' : group === 'check' ? 'warning' : group === 'open' ? 'open' : 'fine';
  // Beside a worse chip a green one would calm where it should not.
  const chip = verdict.outcome === 'exist' ? (group === 'verified' ? 'fine' : 'open') : word.severity === 'info' ? 'open' : word.severity;
  const place = reference.page !== undefined ? `page ${reference.page}` : finding.at !== undefined ? `line ${finding.at.line}` : '';
  const chips = [
    ...finding.warnings
      .filter(({ severity }) => severity !== 'info')
      .map((warning) => markup`<span class="chip ${warning.severity}">${WARNING_WORDS[warning.kind].word}</span>`),
    markup`<span class="chip ${chip}"><span aria-hidden="true">${word.glyph} </span>${word.word}</span>`,
  ];
  const body = markup`${notices(finding)}${
    finding.decision === undefined
      ? null
      : markup`<p class="notice info decided"><strong>Decided.</strong> ${decisionLine(finding.decision)}</p>
`
  }${
    verdict.outcome === 'exist'
      ? null
      : markup`<p class="why">${reasonOf(finding)}</p>
`
  }${parts(finding)}${candidates(finding)}${sourcesAsked(finding)}${sites(finding, report, text)}${reference.route === 'uncheckable' ? null : links(finding)}`;
  const named = shortCitation(reference.fields, reference.raw, 160);
  const rule = markup`<span class="place">${place === '' ? '' : `${place} · `}${verdict.rule}</span>`;
  if (group === 'verified')
    return markup`<article class="${kinds.join(' ')} ${look} slim" id="${id}"><div class="top"><span class="key">[${reference.key}]</span><h3 dir="auto">${named}</h3>${chips}</div><details><summary>evidence</summary><p class="raw" dir="auto">${asPrinted(reference.fields, reference.raw)}</p>${body}<p class="place">${verdict.rule}</p></details></article>
`;
  return markup`<article class="${kinds.join(' ')} ${look}" id="${id}"><div class="top">${chips}<span class="key">[${reference.key}]</span>${rule}</div><h3 dir="auto">${named}</h3><p class="raw" dir="auto">${asPrinted(reference.fields, reference.raw)}</p>
${body}</article>
`;
}
