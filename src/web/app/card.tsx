/**
 * One reference, opened: why it was called so, the citation beside the record, who was asked, where it is cited, where to look
 * with one's own eyes. The same parts in the same words as the one-file report.
 */
import type { JSX } from 'preact';
import { COMPONENTS, type ComponentEvidence } from '../../model/evidence.ts';
import type { Edit, ReferenceFinding } from '../../model/report.ts';
import { closest, confirmLinks, doiLink, fullCitation, reasonOf } from '../../report/cite.ts';
import { difference, type Piece } from '../../report/diff.ts';
import { pageAt } from '../../report/problems.ts';
import { safeHref, visible } from '../../report/visible.ts';
import { COMPONENT_WORDS, counted, coverageWords, LABEL_WORDS, outcomeWord, WARNING_WORDS } from '../../report/words.ts';
import type { DocumentView } from './api.ts';
import type { Item } from './items.ts';
import type { Mark } from './marks.ts';

/** Words that differ, marked for eyes and for readers that hear the page. */
function Words({ pieces, side }: { readonly pieces: readonly Piece[]; readonly side: 'cited' | 'found' }): JSX.Element {
  return (
    <>
      {pieces.map(({ text, same }, i) => {
        if (same) return visibleInline(text);
        return side === 'cited' ? <del key={i}>{visibleInline(text)}</del> : <ins key={i}>{visibleInline(text)}</ins>;
      })}
    </>
  );
}

/** Text within a line: unseen characters as escapes, but the spaces at its edges kept, since they part words. */
const visibleInline = (text: string): string => {
  const plain = visible(text);
  return plain === '' ? (text === '' ? '' : ' ') : `${/^\s/.test(text) ? ' ' : ''}${plain}${/\s$/.test(text) ? ' ' : ''}`;
};

function Part({ name, evidence }: { readonly name: string; readonly evidence: ComponentEvidence }): JSX.Element {
  const { label, cited, found, why } = evidence;
  const apart = cited !== null && found !== null && label !== 'match' && label !== 'unknown' ? difference(cited, found) : null;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-side="as cited" dir="auto">
        {apart === null ? visible(cited ?? '—') : <Words pieces={apart.cited} side="cited" />}
      </td>
      <td data-side="as recorded" dir="auto">
        {apart === null ? visible(found ?? '—') : <Words pieces={apart.found} side="found" />}
      </td>
      <td class={`label ${label}`}>
        {LABEL_WORDS[label]}
        {label === 'match' || label === 'unknown' || why === '' ? null : <small>{visible(why)}</small>}
      </td>
    </tr>
  );
}

function Parts({ finding }: { readonly finding: ReferenceFinding }): JSX.Element | null {
  const record = closest(finding);
  const taken = finding.verdict.source !== null;
  const components = taken ? finding.verdict.components : finding.verdict.candidates[0]?.components;
  if (record === null || components === undefined) return null;
  const rows = COMPONENTS.filter((component) => components[component].cited !== null || components[component].found !== null);
  if (rows.length === 0) return null;
  return (
    <table class="parts">
      <caption>
        {taken && finding.verdict.outcome !== 'fake' ? 'As cited, beside the record' : 'As cited, beside the closest record'}
        <span class="record">
          {fullCitation(record.fields)} <span class="id">{visible(record.id)}</span>
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">part</th>
          <th scope="col">as cited</th>
          <th scope="col">as recorded</th>
          <th scope="col">label</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((component) => (
          <Part key={component} name={COMPONENT_WORDS[component]} evidence={components[component]} />
        ))}
      </tbody>
    </table>
  );
}

function Notices({ finding }: { readonly finding: ReferenceFinding }): JSX.Element {
  return (
    <>
      {finding.warnings.map((warning, i) => {
        const href = safeHref(warning.notice?.doi === undefined ? (warning.notice?.url ?? '') : doiLink(warning.notice.doi));
        return (
          <p key={i} class={`notice ${warning.severity}`}>
            <strong>{WARNING_WORDS[warning.kind].word}.</strong> {visible(warning.says)}{' '}
            {href === null ? null : (
              <a href={href} target="_blank" rel="noreferrer noopener">
                Read the notice
              </a>
            )}
          </p>
        );
      })}
    </>
  );
}

function Corrections({ edits }: { readonly edits: readonly Edit[] }): JSX.Element | null {
  if (edits.length === 0) return null;
  return (
    <div class="corrections">
      <h3>As the record has it</h3>
      <ul>
        {edits.map((edit, i) => (
          <li key={i}>
            <span class="field">{edit.field === 'container-title' ? 'venue' : edit.field === 'issued' ? 'year' : edit.field}</span>{' '}
            {edit.cited === null ? null : <del>{visible(edit.cited)}</del>} <ins>{visible(edit.replacement)}</ins>
            <small> {visible(edit.why)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Asked({ finding }: { readonly finding: ReferenceFinding }): JSX.Element | null {
  if (finding.asked.length === 0) return null;
  return (
    <details>
      <summary>
        {counted(finding.asked.length, 'question')} asked <span class="quiet">· coverage {finding.verdict.coverage.kind}</span>
      </summary>
      <p>Coverage {visible(coverageWords(finding))}.</p>
      <table class="plain">
        <thead>
          <tr>
            <th scope="col">source</th>
            <th scope="col">asked for</th>
            <th scope="col">answer</th>
          </tr>
        </thead>
        <tbody>
          {finding.asked.map((asked, i) => (
            <tr key={i}>
              <th scope="row">
                {visible(asked.adapter)}
                <small>{asked.covers === 'no' ? 'does not cover it' : `${asked.covers} coverage`}</small>
              </th>
              <td>
                {asked.question === 'identifier' ? 'identifier' : 'search'} {visible(asked.query)}
              </td>
              <td>{outcomeWord(asked)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Candidates({ finding }: { readonly finding: ReferenceFinding }): JSX.Element | null {
  const shown = closest(finding)?.id;
  const rest = finding.verdict.candidates
    .filter(({ source }) => source !== shown)
    .flatMap(({ source, score }) => finding.sources.filter(({ id }) => id === source).map((record) => ({ record, score })));
  if (rest.length === 0) return null;
  return (
    <details>
      <summary>{counted(rest.length, 'other candidate')}</summary>
      <ul class="candidates">
        {rest.map(({ record, score }) => (
          <li key={record.id}>
            {fullCitation(record.fields)} <span class="id">{visible(record.id)}</span>{' '}
            <span class="quiet">alike {Math.round(score * 100)} %</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const AROUND = 110;

/** The sentences that cite it, each a link to its place. */
export function Sites({
  sites,
  document,
}: {
  readonly sites: readonly Mark[];
  readonly document: DocumentView | null;
}): JSX.Element | null {
  const cites = sites.filter(({ kind }) => kind === 'cite');
  if (cites.length === 0 || document === null) return null;
  const { text } = document;
  return (
    <details open={cites.length <= 3}>
      <summary>Cited in the text {counted(cites.length, 'time')}</summary>
      <ul class="sites">
        {cites.slice(0, 50).map(({ id, span }) => {
          const page = pageAt(document.pages, span.start);
          const before = text.slice(Math.max(0, span.start - AROUND), span.start).replace(/^\S{0,40}\s/, '');
          const after = text.slice(span.end, span.end + AROUND).replace(/\s\S{0,40}$/, '');
          return (
            <li key={id}>
              {page === null ? null : <span class="quiet">p. {page} </span>}
              <a href={`#${id}`} data-site={id}>
                … {visibleInline(before)}
                <b>{visibleInline(text.slice(span.start, span.end))}</b>
                {visibleInline(after)} …
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Everything of a reference below its row. */
export function ReferenceCard(props: {
  readonly item: Item;
  readonly finding: ReferenceFinding;
  readonly edits: readonly Edit[];
  readonly sites: readonly Mark[];
  readonly document: DocumentView | null;
}): JSX.Element {
  const { item, finding, edits, sites, document } = props;
  const { reference, verdict } = finding;
  const links = reference.route === 'uncheckable' ? [] : confirmLinks(finding);
  return (
    <>
      <p class="raw">{visible(reference.raw)}</p>
      <Notices finding={finding} />
      {verdict.outcome === 'exist' ? null : (
        <p class="why">
          {visible(reasonOf(finding))} <span class="rule">{verdict.rule}</span>
        </p>
      )}
      <Parts finding={finding} />
      <Corrections edits={edits} />
      {links.length === 0 ? null : (
        <nav class="confirm" aria-label={`Confirm reference ${visible(item.key)} yourself`}>
          <span>Look for yourself</span>
          {links.map(({ name, href }) => (
            <a key={href} href={href} target="_blank" rel="noreferrer noopener">
              {name}
            </a>
          ))}
        </nav>
      )}
      <Sites sites={sites} document={document} />
      <Candidates finding={finding} />
      <Asked finding={finding} />
    </>
  );
}
