/**
 * A checked answer on one page: the answer itself, each sentence that needs a person underlined where it stands, and below it what
 * was seen, with the passage of the source. No script, nothing fetched; all text goes through the template that escapes.
 */
import type { Decision } from '../../model/decision.ts';
import type { Report } from '../../model/report.ts';
import { CLAIM_PARTS_STYLE, decidedPart, factsPart, numbersPart } from '../claim-html.ts';
import { htmlPage } from '../html/page.ts';
import { STYLE } from '../html/style.ts';
import { type Markup, markup } from '../markup.ts';
import { type PageWords, pageWords, spoken } from '../page/index.ts';
import { shortened } from '../visible.ts';
import {
  type AnswerProblem,
  answerCounts,
  answerProblems,
  type CheckedAnswer,
  claimsShown,
  ofClaim,
  passagePlace,
  pieces,
} from './words.ts';

/** What a page needs to show the words of a sentence that are not borne out. */
export const CLAIM_STYLE = `
.missing{background:var(--amberbg);font-weight:600}
${CLAIM_PARTS_STYLE}`;
const OWN = `${STYLE}${CLAIM_STYLE}
.said{background:var(--sheet);border:1px solid var(--line);border-radius:.5rem;padding:1.1rem 1.3rem;margin:1rem 0}
.said mark{background:none;color:inherit;text-underline-offset:.2em}
.said .error{text-decoration:underline wavy 2px var(--red)}.said .warning{text-decoration:underline dashed 2px var(--amber)}
.said .info{text-decoration:underline 1px var(--green)}
`;

const lines = (text: string): Markup[] => text.split('\n').map((line, i) => (i === 0 ? markup`${line}` : markup`<br>${line}`));

/** The answer with its findings where they stand; of two that overlap the first is marked. */
function body(text: string, problems: readonly AnswerProblem[], n: number): Markup[] {
  const parts: Markup[] = [];
  let at = 0;
  problems.forEach(({ span, severity, word, says }, i) => {
    if (span.start < at) return;
    parts.push(...lines(text.slice(at, span.start)));
    const words = lines(text.slice(span.start, span.end));
    parts.push(
      severity === 'info'
        ? markup`<mark class="info" title="${says}">${words}</mark>`
        : markup`<mark class="${severity}"><a href="#a-${n}-${i + 1}" title="${word}: ${says}">${words}</a></mark>`,
    );
    at = span.end;
  });
  parts.push(...lines(text.slice(at)));
  return parts;
}

const sentence = (text: string, { span, words }: AnswerProblem): Markup[] =>
  pieces(text, span.start, span.end, words).map((piece) =>
    piece.open ? markup`<span class="missing">${piece.text}</span>` : markup`${piece.text}`,
  );

/** The sentences of a document on the page of all its findings: those that need a person as cards, the rest as counts. */
export function claimsSection({ document, claims }: Report, n: number, text: string | undefined, words: PageWords): Markup | null {
  if (claims === undefined) return null;
  const cards = claimsShown(claims).map((finding, i) => {
    const problem = ofClaim(finding);
    const place =
      finding.page !== undefined ? `${words.page(finding.page)} · ` : finding.at !== undefined ? `${words.line(finding.at.line)} · ` : '';
    const own = words.said(finding.rule, problem.says);
    const says = finding.grounding === 'retracted_source' ? words.onRetracted(own) : own;
    const unresolved = finding.outcome === 'unverifiable' && finding.severity === 'error';
    const word = words.claimOutcome[unresolved ? 'unresolved' : finding.outcome];
    const laid = { text, id: `c-${n}-${i + 1}`, place, words, original: problem.says };
    return card({ ...problem, word, says }, { ...laid, ...(finding.decision === undefined ? {} : { decision: finding.decision }) });
  });
  return markup`<section class="group g-needs" id="claims-${n}"><h2>${words.claims} <small>${document.name}: ${words.claimCounts(claims)}</small></h2>
${cards}
<p class="facts">${words.versions(claims.sources.map(({ name, sha256 }) => `${name} ${sha256}`).join(', '))}</p></section>
`;
}

/** How a card is laid out: the text it quotes, its id, where its sentence stands, the words of the page, what the rule said in its own. */
interface Laid {
  readonly text: string | undefined;
  readonly id: string;
  readonly place: string;
  readonly words: PageWords;
  readonly original: string;
  /** What a person decided about it. */
  readonly decision?: Decision;
}

function card(problem: AnswerProblem, { text, id, place, words, original, decision }: Laid): Markup {
  const { severity, word, rule, says, passage, elsewhere, facts, numbers, judge, score } = problem;
  return markup`<article class="card ${severity}" id="${id}"><p class="top"><span class="chip ${severity}">${word}</span><span class="key">${place}${rule}</span></p>
<h3>${problem.kind === 'quote' ? markup`“${problem.text}”` : text === undefined ? problem.text : sentence(text, problem)}</h3><p class="why">${spoken(words, says, original)}</p>${
    passage === null
      ? null
      : markup`<p class="why">${words.nearestPassage(passagePlace(passage))} <q>${shortened(passage.quote, 900)}</q></p>`
  }${factsPart(facts, words)}${numbersPart(numbers, words)}${elsewhere.slice(0, 1).map((other) => markup`<p class="why">${words.saysSo(passagePlace(other))} <q>${shortened(other.quote, 600)}</q></p>`)}${
    judge === null ? null : markup`<p class="facts">${words.judged(judge, score === null ? null : score.toFixed(2))}</p>`
  }${decidedPart(decision, words)}</article>
`;
}

function one({ name, text, report }: CheckedAnswer, n: number, words: PageWords): Markup {
  const all = answerProblems(report, true);
  return markup`<section><h2>${name} <small>${answerCounts(report).join(' · ')}</small></h2>
<div class="said">${body(text, all, n)}</div>
${all.flatMap((problem, i) => (problem.severity === 'info' ? [] : [card(problem, { text, id: `a-${n}-${i + 1}`, place: '', words, original: problem.says })]))}
${report.uncited.length === 0 ? null : markup`<details><summary>Statements that cite nothing: ${report.uncited.length}</summary><ul>${report.uncited.map((claim) => markup`<li>${claim.text}</li>`)}</ul></details>`}
<p class="facts">${words.versions(report.sources.map((source) => `${source.name} ${source.sha256}`).join(', '))}</p></section>
`;
}

export function answerHtml(all: readonly CheckedAnswer[]): string {
  return htmlPage({
    title: 'Answer',
    style: OWN,
    body: markup`<body><header><span class="mark">stet</span><h1>Answer</h1></header><main>${all.map((checked, n) => one(checked, n + 1, pageWords()))}</main></body>`,
  });
}
