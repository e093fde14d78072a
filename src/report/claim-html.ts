/**
 * Facts and numbers of a claim on the one-file page: each fact with its sign, its word and its passage, each number of the claim
 * beside that of the evidence. No script; all text goes through the template that escapes.
 */
import type { ClaimFact } from '../model/claim.ts';
import type { Decision } from '../model/decision.ts';
import type { NumberFinding } from '../model/judge.ts';
import { passagePlace } from './answer/words.ts';
import { FACT_WORDS } from './claim-words.ts';
import type { DecidedOn } from './decisions.ts';
import { type Markup, markup } from './markup.ts';
import { type PageWords, spoken } from './page/index.ts';
import { shortened } from './visible.ts';

/** What a page needs to show them. */
export const CLAIM_PARTS_STYLE = `
.facts-of{list-style:none;margin:.6rem 0 0;padding:0}.facts-of li{padding:.3rem 0 .3rem 1.6rem;position:relative;border-top:1px solid var(--line)}
.facts-of .tick{position:absolute;left:0;font-weight:700}.facts-of .fine .tick{color:var(--green)}.facts-of .warning .tick{color:var(--amber)}
.facts-of .error .tick{color:var(--red)}.facts-of small{color:var(--soft)}.facts-of q{display:block;color:var(--soft);font-size:.95rem}
.parts .mismatch{color:var(--red)}.parts .approximate{color:var(--amber)}
`;

/** What a person decided; null when nobody has. */
export const decidedPart = (decision: Decision | undefined, words: PageWords, on: DecidedOn = 'text'): Markup | null =>
  decision === undefined
    ? null
    : markup`<p class="notice info decided"><strong>${words.decided}</strong> ${words.decision(decision, on)}</p>`;

/** The facts one by one; null when there are none. */
export function factsPart(facts: readonly ClaimFact[], words: PageWords): Markup | null {
  if (facts.length === 0) return null;
  const rows = facts.map(({ text, standing, passage }) => {
    const { glyph, look } = FACT_WORDS[standing];
    return markup`<li class="${look}"><span class="tick" aria-hidden="true">${glyph}</span>${text} <small>${words.standings[standing]}</small>${
      passage === null ? null : markup`<q title="${passagePlace(passage)}">${shortened(passage.quote, 400)}</q>`
    }</li>`;
  });
  return markup`<details open><summary>${words.factCount(facts)}</summary><ul class="facts-of">${rows}</ul></details>`;
}

/** The numbers of the claim beside those of the evidence; null when it has none. */
export function numbersPart(numbers: readonly NumberFinding[], words: PageWords): Markup | null {
  if (numbers.length === 0) return null;
  const rows = numbers.map(
    ({ claimValue, evidenceValue, match, derivation, why }) =>
      markup`<tr><th scope="row">${claimValue}</th><td>${evidenceValue ?? '—'}${derivation === null ? null : markup`<br><small>${derivation}</small>`}</td><td class="label ${match}">${words.matches[match]}<br><small>${spoken(words, words.clause(why), why)}</small></td></tr>`,
  );
  const named = words.numberColumns;
  return markup`<div class="wide"><table class="parts numbers"><caption>${words.numbers}</caption><thead><tr><th scope="col">${named.claim}</th><th scope="col">${named.source}</th><th scope="col">${named.compared}</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}
