/**
 * The findings of a run: one row each, of one height, so that nothing moves when a row that was waiting is filled; the chosen
 * one is opened in place. What is opened stays where the eye is when another one closes.
 */
import { Fragment, type JSX } from 'preact';
import { memo } from 'preact/compat';
import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';
import type { Edit } from '../../model/report.ts';
import { visible } from '../../report/visible.ts';
import type { DecisionRequest } from './api/decisions.ts';
import type { DocumentView } from './api.ts';
import { ReferenceCard, Sites } from './card.tsx';
import { ClaimCard, QuoteCard } from './claim-card.tsx';
import { DecisionBar, decisionLine } from './decision.tsx';
import type { Item } from './items.ts';
import type { Mark } from './marks.ts';
import { words } from './messages/language.ts';

export interface ListProps {
  readonly items: readonly Item[];
  /** Id of the chosen item; "" for none. */
  readonly active: string;
  readonly open: boolean;
  readonly making: 'ok' | 'bad' | 'unsure' | null;
  readonly edits: readonly Edit[];
  readonly marks: readonly Mark[];
  readonly document: DocumentView | null;
  /** False for those who may only read. */
  readonly mayDecide: boolean;
  readonly onChoose: (id: string) => void;
  readonly onMake: (making: 'ok' | 'bad' | 'unsure' | null) => void;
  /** What could not be done, and about which finding. */
  readonly trouble: { readonly of: string; readonly says: string };
  readonly onDecide: (item: Item, request: DecisionRequest) => Promise<void>;
  readonly onSettle: (item: Item, request: DecisionRequest) => void;
  readonly onRecheck: (item: Item) => void;
}

/** Drawn again only when something of it changed: a list may have hundreds, and one more settles every few milliseconds. */
const Row = memo(function Row({
  item,
  chosen,
  open,
  onChoose,
}: {
  readonly item: Item;
  readonly chosen: boolean;
  readonly open: boolean;
  /** The same function from drawing to drawing. */
  readonly onChoose: (id: string) => void;
}) {
  const { id, layer, key, title, why, word, glyph, look, decision } = item;
  return (
    <button
      type="button"
      id={`row-${id}`}
      class="row"
      aria-expanded={open}
      aria-controls={open ? `card-${id}` : undefined}
      aria-current={chosen ? 'true' : undefined}
      onClick={() => onChoose(id)}
    >
      <span class={`sign ${look}`} aria-hidden="true">
        {look === 'waiting' ? '' : glyph}
      </span>
      <span class="text">
        <span class="title" dir="auto">
          {/* The direction is that of the title alone, so that what is cut off is its end. */}
          {key === '' ? null : (
            <span class="key">
              <bdi>{visible(key)}</bdi>
            </span>
          )}
          {title}
        </span>
        <span class="under" dir="auto" lang={decision === null ? item.whyIn : undefined}>
          {decision === null ? why : decisionLine(decision, layer)}
        </span>
      </span>
      <span class={`chip ${decision === null ? look : 'done'}`}>{decision === null ? word : words().decisions.decided}</span>
    </button>
  );
});

function Opened(props: ListProps & { readonly item: Item }): JSX.Element {
  const { item, edits, marks, document, mayDecide, making, trouble, onMake, onDecide, onSettle, onRecheck } = props;
  const finding = item.reference;
  const own = finding === undefined ? [] : edits.filter(({ of }) => of === finding.reference.id);
  const sites = marks.filter((mark) => mark.item === item.id);
  return (
    <section id={`card-${item.id}`} class={`card ${item.look}`} aria-label={`${item.word}: ${item.title}`}>
      {finding === undefined ? null : <ReferenceCard item={item} finding={finding} edits={own} sites={sites} document={document} />}
      {item.quote === undefined ? null : <QuoteCard quote={item.quote} />}
      {item.claim === undefined ? null : <ClaimCard finding={item.claim} />}
      {item.layer === 'remark' ? (
        <p class="why" lang={item.whyIn}>
          {item.title} <span class="rule">{item.rule}</span>
        </p>
      ) : null}
      {finding === undefined ? <Sites sites={sites} document={document} /> : null}
      {mayDecide ? (
        <DecisionBar
          decision={item.decision}
          hasFix={own.length > 0}
          making={making}
          onMake={onMake}
          layer={item.layer}
          problem={trouble.of === item.id ? trouble.says : ''}
          onDecide={(request) => onDecide(item, request)}
          onSettle={(request) => onSettle(item, request)}
          onRecheck={finding === undefined ? null : () => onRecheck(item)}
          copied={finding?.reference.raw ?? null}
        />
      ) : null}
    </section>
  );
}

export function FindingList(props: ListProps): JSX.Element {
  const { items, active, open, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  /** Where the chosen row was in the window before this drawing, so that it can be put there again. */
  const was = useRef<{ readonly id: string; readonly top: number } | null>(null);
  const latest = useRef(onChoose);
  latest.current = onChoose;
  const choose = useCallback((id: string): void => {
    const row = window.document.getElementById(`row-${id}`);
    was.current = row === null ? null : { id, top: row.getBoundingClientRect().top };
    latest.current(id);
  }, []);
  useLayoutEffect(() => {
    const kept = was.current;
    was.current = null;
    if (kept === null) return;
    const row = window.document.getElementById(`row-${kept.id}`);
    const pane = row?.closest('.pane');
    if (row == null || pane == null) return;
    const moved = row.getBoundingClientRect().top - kept.top;
    if (Math.abs(moved) > 1) pane.scrollTop += moved;
  }, [active, open]);
  let layer = '';
  return (
    <div class="findings" ref={list}>
      {items.map((item) => {
        const head = item.layer !== layer ? <h2 class="layer">{words().layerHeads[item.layer]}</h2> : null;
        layer = item.layer;
        const chosen = item.id === active;
        return (
          <Fragment key={item.id}>
            {head}
            <div class={`finding ${item.look}${chosen ? ' chosen' : ''}${chosen && open ? ' opened' : ''}`}>
              <Row item={item} chosen={chosen} open={chosen && open} onChoose={choose} />
              {chosen && open && item.look !== 'waiting' ? <Opened {...props} item={item} /> : null}
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}
