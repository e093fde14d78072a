/** Quotes and claims, opened: the words beside those of the source, the facts one by one, the numbers, and who judged. */
import { Fragment, type JSX } from 'preact';
import type { ClaimFact, ClaimFinding, ClaimSupport } from '../../model/claim.ts';
import type { Span } from '../../model/document.ts';
import type { NumberFinding } from '../../model/judge.ts';
import type { QuoteFinding } from '../../model/quote.ts';
import { FACT_WORDS } from '../../report/claim-words.ts';
import { visible } from '../../report/visible.ts';
import { claimWord } from './items.ts';
import { languageOf, words } from './messages/language.ts';
import { Clause, Said } from './said.tsx';

/** Texts up to this length stand whole in the row above an opened card, and need not be said again in it. */
const BRIEF = 130;
const SHOWN_ABOVE = 160;

/** A quote beside the passage that comes nearest. */
export function QuoteCard({ quote }: { readonly quote: QuoteFinding }): JSX.Element {
  const { source, nearest, elsewhere } = quote;
  const { quote: says } = words();
  return (
    <>
      <blockquote dir="auto" class={`quoted${quote.status === 'verified' ? '' : ' lost'}${quote.quote.length <= BRIEF ? ' brief' : ''}`}>
        {visible(quote.quote)}
      </blockquote>
      <p class="why">
        <Said rule={quote.rule} says={quote.says} /> <span class="rule">{quote.rule}</span>
      </p>
      {nearest === null || quote.status === 'verified' ? null : (
        <div class="nearest">
          <h3>{says.nearest}</h3>
          <p dir="auto">
            {nearest.changes.map(({ op, text }, i) => {
              // A space between, so that whoever copies or hears them has words and not one long one.
              const space = i === 0 ? '' : ' ';
              if (op === 'same') return <span key={i}>{space + text}</span>;
              return (
                <Fragment key={i}>
                  {space}
                  {op === 'only-quoted' ? <del>{text}</del> : <ins>{text}</ins>}
                </Fragment>
              );
            })}
          </p>
          <p class="quiet">{says.changes}</p>
        </div>
      )}
      {elsewhere === null ? null : (
        <p class="notice warning">{says.elsewhere(visible(elsewhere.source.name), visible(elsewhere.section ?? ''))}</p>
      )}
      {quote.notes.map((note, i) => (
        <p key={i} class="quiet" lang={languageOf(words().noted(note), note)}>
          {visible(words().noted(note))}
        </p>
      ))}
      <dl class="facts">
        <dt>{says.cites}</dt>
        <dd>{quote.citations.length === 0 ? says.citesNothing : quote.citations.map(({ label }) => visible(label)).join(', ')}</dd>
        {source === null ? null : (
          <>
            <dt>{says.lookedIn}</dt>
            <dd>
              <bdi>{visible(source.name)}</bdi> <span class="id">sha256 {source.sha256.slice(0, 12)}…</span>
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

/** A text with stretches of it marked; stretches that overlap or lie outside are passed over. */
function Marked({ text, spans }: { readonly text: string; readonly spans: readonly Span[] }): JSX.Element {
  const parts: JSX.Element[] = [];
  let at = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (start < at || end <= start || end > text.length) continue;
    parts.push(<span key={`t${at}`}>{text.slice(at, start)}</span>, <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <>
      {parts}
      <span>{text.slice(at)}</span>
    </>
  );
}

/** Where words stand in a text, first places only. */
const placesOf = (text: string, words: readonly string[]): Span[] =>
  words.flatMap((word) => {
    const start = word === '' ? -1 : text.indexOf(word);
    return start < 0 ? [] : [{ start, end: start + word.length }];
  });

/** What one cited source bears of a claim: its passage, and the numbers beside each other. What is `said` above is not said again. */
function Support({ support, said }: { readonly support: ClaimSupport; readonly said: string }): JSX.Element {
  const { citation, source, outcome, rule, says, passage, numbers } = support;
  const { word, glyph, look } = claimWord(outcome);
  return (
    <li class={look}>
      <span class="tick" aria-hidden="true">
        {glyph}
      </span>
      <strong>
        <bdi>{visible(source?.name ?? citation.label)}</bdi>
      </strong>{' '}
      <span class="quiet">{word}</span>
      {says === said ? null : (
        <small>
          <Said rule={rule} says={says} />
        </small>
      )}
      {passage === null ? null : (
        <figure class="passage">
          <p dir="auto">
            <Marked
              text={passage.quote}
              spans={placesOf(
                passage.quote,
                numbers.map(({ evidenceValue }) => evidenceValue ?? ''),
              )}
            />
          </p>
          {passage.sectionHeading === null ? null : <figcaption>{visible(passage.sectionHeading)}</figcaption>}
        </figure>
      )}
      <Numbers numbers={numbers} />
    </li>
  );
}

/** A value as it was read, in base units, where its print says something else; not one too small or too great to be read by a person. */
const readAs = (printed: string, normalized: number | null): string => {
  const size = Math.abs(normalized ?? 0);
  if (normalized === null || (size !== 0 && (size < 0.001 || size >= 1e15))) return '';
  return printed.replace(/[\s,]/g, '').includes(String(normalized)) ? '' : words().claim.readAs(normalized);
};

/** Each number of the claim beside that of the source. */
function Numbers({ numbers }: { readonly numbers: readonly NumberFinding[] }): JSX.Element | null {
  if (numbers.length === 0) return null;
  const { claim: says } = words();
  return (
    <table class="plain numbers">
      <caption>{says.numbers}</caption>
      <thead>
        <tr>
          <th scope="col">{says.inClaim}</th>
          <th scope="col">{says.inSource}</th>
          <th scope="col">{says.compared}</th>
        </tr>
      </thead>
      <tbody>
        {numbers.map(({ claimValue, evidenceValue, normalizedClaim, normalizedEvidence, match, derivation, why }, i) => (
          <tr key={i}>
            <th scope="row">
              {visible(claimValue)}
              <small>{readAs(claimValue, normalizedClaim)}</small>
            </th>
            <td>
              {visible(evidenceValue ?? '—')}
              <small>{derivation === null ? readAs(evidenceValue ?? '', normalizedEvidence) : visible(derivation)}</small>
            </td>
            <td class={`label ${match}`}>
              {says.matches[match] ?? visible(match)}
              <small>
                <Clause why={why} />
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The claim fact by fact: which part of the sentence stands, with the passage that bears it. */
function Facts({ facts }: { readonly facts: readonly ClaimFact[] }): JSX.Element | null {
  if (facts.length === 0) return null;
  const { claim: says } = words();
  return (
    <section class="claim-facts" aria-label={says.facts}>
      <h3>{says.factCount(facts)}</h3>
      <ol class="ticks">
        {facts.map(({ text, standing, passage }, i) => {
          const { glyph, look } = FACT_WORDS[standing] ?? FACT_WORDS['not-found'];
          return (
            <li key={i} class={look}>
              <span class="tick" aria-hidden="true">
                {glyph}
              </span>
              <bdi>{visible(text)}</bdi> <span class="quiet">{says.standings[standing] ?? says.standings['not-found']}</span>
              {passage === null ? null : (
                <details>
                  <summary>
                    {standing === 'borne' ? says.passage : says.nearestPassage}
                    <span class="quiet">{says.inText(visible(passage.source.name))}</span>
                  </summary>
                  <figure class="passage">
                    <p dir="auto">{visible(passage.quote)}</p>
                  </figure>
                </details>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** A claim beside its evidence: every cited source must bear it, so each is ticked by itself. */
export function ClaimCard({ finding }: { readonly finding: ClaimFinding }): JSX.Element {
  const { claim, unsupported, supports, elsewhere, judge, score, facts = [] } = finding;
  const { claim: says } = words();
  const lacking = unsupported.map(({ text }) => text);
  return (
    <>
      {claim.text.length <= SHOWN_ABOVE ? null : (
        <blockquote class="quoted" dir="auto">
          <Marked text={claim.text} spans={placesOf(claim.text, lacking)} />
        </blockquote>
      )}
      <p class="why">
        <Said rule={finding.rule} says={finding.says} /> <span class="rule">{finding.rule}</span>
      </p>
      {lacking.length === 0 ? null : (
        <p class="lacking">
          {says.notBorne}{' '}
          {lacking.map((word, i) => (
            <span key={i}>
              {i === 0 ? '' : ', '}
              <mark>{visible(word)}</mark>
            </span>
          ))}
        </p>
      )}
      <p class="quiet">{says.judged(says.judges[judge] ?? visible(judge), `${Math.round(score * 100)} %`)}</p>
      <Facts facts={facts} />
      {facts.length === 0 || supports.length === 0 ? null : (
        <h3 class="sources-of">{supports.length === 1 ? says.theSource : says.theSources}</h3>
      )}
      {supports.length === 0 ? null : (
        <ul class="ticks">
          {supports.map((support, i) => (
            <Support key={i} support={support} said={finding.says} />
          ))}
        </ul>
      )}
      {elsewhere.length === 0 ? null : (
        <p class="notice info">{says.byOthers(elsewhere.map(({ source }) => visible(source.name)).join(', '))}</p>
      )}
    </>
  );
}
