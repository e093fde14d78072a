/** Quotes and claims, opened: the words beside those of the source, the facts one by one, the numbers, and who judged. */
import type { JSX } from 'preact';
import type { Span } from '../../model/document.ts';
import type { QuoteFinding } from '../../model/quote.ts';
import { visible } from '../../report/visible.ts';
import { claimWord, type ShownClaim } from './items.ts';

const MATCH_WORDS: Readonly<Record<string, string>> = {
  exact: 'same',
  approximate: 'about the same',
  mismatch: 'differs',
  absent: 'not in the source',
};

const JUDGE_WORDS: Readonly<Record<string, string>> = {
  lexical: 'by counting words',
  numeric: 'by comparing numbers',
  'built-in': 'by the model that is packed with stet',
  entailment: 'by an entailment model on this machine',
  'language-model': 'by a language model; its quoted passage was checked again',
};

/** Texts up to this length stand whole in the row above an opened card, and need not be said again in it. */
const BRIEF = 130;

/** A quote beside the passage that comes nearest. */
export function QuoteCard({ quote }: { readonly quote: QuoteFinding }): JSX.Element {
  const { source, nearest, elsewhere } = quote;
  return (
    <>
      <blockquote class={`quoted${quote.status === 'verified' ? '' : ' lost'}${quote.quote.length <= BRIEF ? ' brief' : ''}`}>
        {visible(quote.quote)}
      </blockquote>
      <p class="why">
        {visible(quote.says)} <span class="rule">{quote.rule}</span>
      </p>
      {nearest === null || quote.status === 'verified' ? null : (
        <div class="nearest">
          <h3>The nearest passage of the source</h3>
          <p>
            {nearest.changes.map(({ op, text }, i) => {
              if (op === 'same') return <span key={i}>{text}</span>;
              return op === 'only-quoted' ? <del key={i}>{text}</del> : <ins key={i}>{text}</ins>;
            })}
          </p>
          <p class="quiet">Struck: only as quoted. Underlined: only in the source.</p>
        </div>
      )}
      {elsewhere === null ? null : (
        <p class="notice warning">
          These words stand in {visible(elsewhere.source.name)}
          {elsewhere.section === undefined ? '' : `, ${visible(elsewhere.section)}`}.
        </p>
      )}
      {quote.notes.map((note, i) => (
        <p key={i} class="quiet">
          {visible(note)}
        </p>
      ))}
      <dl class="facts">
        <dt>cites</dt>
        <dd>{quote.citations.length === 0 ? 'nothing' : quote.citations.map(({ label }) => visible(label)).join(', ')}</dd>
        {source === null ? null : (
          <>
            <dt>looked in</dt>
            <dd>
              {visible(source.name)} <span class="id">sha256 {source.sha256.slice(0, 12)}…</span>
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

/** A passage with the stretch that decided. */
function Passage({ text, span }: { readonly text: string; readonly span: Span | null }): JSX.Element {
  if (span === null || span.end <= span.start || span.end > text.length) return <p>{visible(text)}</p>;
  return (
    <p>
      {text.slice(0, span.start)}
      <mark>{text.slice(span.start, span.end)}</mark>
      {text.slice(span.end)}
    </p>
  );
}

/** A claim beside its evidence. */
export function ClaimCard({ claim }: { readonly claim: ShownClaim }): JSX.Element {
  return (
    <>
      <blockquote class={`quoted${claim.text.length <= BRIEF ? ' brief' : ''}`}>{visible(claim.text)}</blockquote>
      <p class="why">
        {visible(claim.says)} <span class="rule">{claim.rule}</span>
      </p>
      {claim.judge === '' ? null : (
        <p class="quiet">
          Judged {JUDGE_WORDS[claim.judge] ?? visible(claim.judge)}
          {claim.score === null ? '' : `; support ${Math.round(claim.score * 100)} %`}.
        </p>
      )}
      {claim.evidence.length === 0 ? null : (
        <div class="evidence">
          <h3>What the source says</h3>
          {claim.evidence.map(({ source, text, span }, i) => (
            <figure key={i}>
              <Passage text={text} span={span} />
              <figcaption>{visible(source)}</figcaption>
            </figure>
          ))}
        </div>
      )}
      {claim.facts.length === 0 ? null : (
        <ul class="ticks">
          {claim.facts.map(({ text, outcome, says }, i) => (
            <li key={i} class={claimWord(outcome).look}>
              <span class="tick" aria-hidden="true">
                {claimWord(outcome).glyph}
              </span>
              <span class="unseen">{claimWord(outcome).word}: </span>
              {visible(text)} <small>{visible(says)}</small>
            </li>
          ))}
        </ul>
      )}
      {claim.numbers.length === 0 ? null : (
        <table class="plain">
          <caption>Numbers</caption>
          <thead>
            <tr>
              <th scope="col">in the claim</th>
              <th scope="col">in the source</th>
              <th scope="col">compared</th>
            </tr>
          </thead>
          <tbody>
            {claim.numbers.map(({ cited, found, match, derivation, why }, i) => (
              <tr key={i}>
                <td>{visible(cited)}</td>
                <td>
                  {visible(found ?? '—')}
                  {derivation === null ? null : <small>{visible(derivation)}</small>}
                </td>
                <td>
                  {MATCH_WORDS[match] ?? visible(match)}
                  <small>{visible(why)}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
