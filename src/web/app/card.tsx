/**
 * One reference, opened: why it was called so, the citation beside the record, who was asked, where it is cited, where to look
 * with one's own eyes. The same parts in the same words as the one-file report.
 */
import type { JSX } from 'preact';
import { COMPONENTS, type ComponentEvidence } from '../../model/evidence.ts';
import type { Edit, ReferenceFinding } from '../../model/report.ts';
import { asPrinted, closest, confirmLinks, doiLink, fullCitation, reasonOf } from '../../report/cite.ts';
import { difference, type Piece } from '../../report/diff.ts';
import { lineOrFile } from '../../report/places.ts';
import { pageAt } from '../../report/problems.ts';
import { safeHref, visible } from '../../report/visible.ts';
import { partName } from '../../report/words.ts';
import type { DocumentView } from './api.ts';
import type { Item } from './items.ts';
import type { Mark } from './marks.ts';
import { words } from './messages/language.ts';
import { Clause, Said } from './said.tsx';

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
  const { card } = words();
  const apart = cited !== null && found !== null && label !== 'match' && label !== 'unknown' ? difference(cited, found) : null;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-side={card.cited} dir="auto">
        {apart === null ? visible(cited ?? '—') : <Words pieces={apart.cited} side="cited" />}
      </td>
      <td data-side={card.recorded} dir="auto">
        {apart === null ? visible(found ?? '—') : <Words pieces={apart.found} side="found" />}
      </td>
      <td class={`label ${label}`}>
        {card.labels[label]}
        {label === 'match' || label === 'unknown' || why === '' ? null : (
          <small>
            <Clause why={why} />
          </small>
        )}
      </td>
    </tr>
  );
}

function Parts({ finding }: { readonly finding: ReferenceFinding }): JSX.Element | null {
  const { card } = words();
  const record = closest(finding);
  const taken = finding.verdict.source !== null;
  const components = taken ? finding.verdict.components : finding.verdict.candidates[0]?.components;
  if (record === null || components === undefined) return null;
  const rows = COMPONENTS.filter((component) => components[component].cited !== null || components[component].found !== null);
  if (rows.length === 0) return null;
  return (
    <table class="parts">
      <caption>
        {taken && finding.verdict.outcome !== 'fake' ? card.besideRecord : card.besideClosest}
        <span class="record">
          <bdi>{fullCitation(record.fields)}</bdi> <span class="id">{visible(record.id)}</span>
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{card.part}</th>
          <th scope="col">{card.cited}</th>
          <th scope="col">{card.recorded}</th>
          <th scope="col">{card.label}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((component) => (
          <Part key={component} name={partName(card, component, components[component])} evidence={components[component]} />
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
            <strong>{words().warnings[warning.kind]}.</strong> <Said rule={warning.rule} says={warning.says} />{' '}
            {href === null ? null : (
              <a href={href} target="_blank" rel="noreferrer noopener">
                {words().card.readNotice}
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
  const { card } = words();
  return (
    <div class="corrections">
      <h3>{card.corrections}</h3>
      <ul>
        {edits.map((edit, i) => (
          <li key={i}>
            <span class="field">{card.fields[edit.field] ?? edit.field}</span>{' '}
            {edit.cited === null ? null : <del dir="auto">{visible(edit.cited)}</del>} <ins dir="auto">{visible(edit.replacement)}</ins>
            <small>
              {' '}
              <Clause why={edit.why} />
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Asked({ finding }: { readonly finding: ReferenceFinding }): JSX.Element | null {
  if (finding.asked.length === 0) return null;
  const { card } = words();
  return (
    <details>
      <summary>
        {card.questions(finding.asked.length)} <span class="quiet">{card.coverageKinds[finding.verdict.coverage.kind]}</span>
      </summary>
      <p>{card.coverageIs(visible(card.coverage(finding)))}</p>
      <table class="plain">
        <thead>
          <tr>
            <th scope="col">{card.source}</th>
            <th scope="col">{card.askedFor}</th>
            <th scope="col">{card.answer}</th>
          </tr>
        </thead>
        <tbody>
          {finding.asked.map((asked, i) => (
            <tr key={i}>
              <th scope="row">
                {visible(asked.adapter)}
                <small>{card.covers[asked.covers]}</small>
              </th>
              <td>
                {asked.question === 'identifier' ? card.identifier : card.search} <bdi>{visible(asked.query)}</bdi>
              </td>
              <td>{card.outcome(asked)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Candidates({ finding }: { readonly finding: ReferenceFinding }): JSX.Element | null {
  const { card } = words();
  const shown = closest(finding)?.id;
  const rest = finding.verdict.candidates
    .filter(({ source }) => source !== shown)
    .flatMap(({ source, score }) => finding.sources.filter(({ id }) => id === source).map((record) => ({ record, score })));
  if (rest.length === 0) return null;
  return (
    <details>
      <summary>{card.candidates(rest.length)}</summary>
      <ul class="candidates">
        {rest.map(({ record, score }) => (
          <li key={record.id}>
            <bdi>{fullCitation(record.fields)}</bdi> <span class="id">{visible(record.id)}</span>{' '}
            <span class="quiet">{card.alike(`${Math.round(score * 100)} %`)}</span>
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
  const { card } = words();
  return (
    <details open={cites.length <= 3}>
      <summary>{card.citedTimes(cites.length)}</summary>
      <ul class="sites">
        {cites.slice(0, 50).map(({ id, span }) => {
          const page = pageAt(document.pages, span.start);
          const before = text.slice(Math.max(0, span.start - AROUND), span.start).replace(/^\S{0,40}\s/, '');
          const after = text.slice(span.end, span.end + AROUND).replace(/\s\S{0,40}$/, '');
          return (
            <li key={id}>
              {page === null ? null : <span class="quiet">{card.page(page)}</span>}
              <a href={`#${id}`} data-site={id} dir="auto">
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
  const { card } = words();
  const links = reference.route === 'uncheckable' ? [] : confirmLinks(finding);
  return (
    <>
      <p class="raw" dir="auto">
        {visible(asPrinted(reference.fields, reference.raw))}
        {/* An entry of a list beside the document is put right there. */}
        {finding.at?.file === undefined ? null : <span class="rule"> {lineOrFile(finding.at)}</span>}
      </p>
      <Notices finding={finding} />
      {verdict.outcome === 'exist' ? null : (
        <p class="why">
          <Said rule={verdict.rule} says={reasonOf(finding)} /> <span class="rule">{verdict.rule}</span>
        </p>
      )}
      <Parts finding={finding} />
      <Corrections edits={edits} />
      {links.length === 0 ? null : (
        <nav class="confirm" aria-label={card.confirm(visible(item.key))}>
          <span>{card.lookYourself}</span>
          {links.map(({ name, href }) => (
            <a key={href} href={href} target="_blank" rel="noreferrer noopener">
              {card.links[name] ?? name}
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
