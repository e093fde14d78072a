/**
 * What would put an answer right: each change with its reason, taken or left one by one; the answer as it then reads; and the two ways to
 * have it: copied, or taken over and checked again.
 */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { AnswerEdit } from '../../model/claim.ts';
import { visible } from '../../report/visible.ts';
import { say } from './frame.tsx';
import { words } from './messages/language.ts';
import type { Proposal } from './playground-check.ts';
import { Clause } from './said.tsx';

/** A stretch of the preview. */
export interface PreviewPiece {
  readonly text: string;
  readonly kind: 'same' | 'gone' | 'new';
}

/** The answer with these edits made, and the stretches to show it by. Of two that overlap the first is made. */
export function applied(answer: string, edits: readonly AnswerEdit[]): { readonly text: string; readonly pieces: readonly PreviewPiece[] } {
  const pieces: PreviewPiece[] = [];
  const add = (text: string, kind: PreviewPiece['kind']): void => {
    if (text !== '') pieces.push({ text, kind });
  };
  let at = 0;
  for (const { span, replacement } of [...edits].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)) {
    if (span.start < at || span.end > answer.length) continue;
    add(answer.slice(at, span.start), 'same');
    add(answer.slice(span.start, span.end), 'gone');
    add(replacement, 'new');
    at = span.end;
  }
  add(answer.slice(at), 'same');
  const text = pieces
    .filter(({ kind }) => kind !== 'gone')
    .map((piece) => piece.text)
    .join('');
  return { text, pieces };
}

export function Corrections(props: {
  readonly answer: string;
  readonly proposal: Proposal;
  readonly onTake: (text: string) => void;
}): JSX.Element | null {
  const { answer, proposal, onTake } = props;
  const { corrections } = words();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [uncopied, setUncopied] = useState(false);
  const { edits } = proposal;
  if (edits.length === 0) return <p class="quiet">{corrections.none}</p>;
  const taken = edits.filter((_, i) => !left.has(i));
  const { text, pieces } = applied(answer, taken);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      say(words().frame.copied);
      setUncopied(false);
    } catch {
      // Pages that did not come over https, or from this machine, may not copy.
      setUncopied(true);
    }
  };
  return (
    <div class="proposal">
      <ul class="edits">
        {edits.map((edit, i) => (
          <li key={`${edit.of} ${edit.span.start}`}>
            <label>
              <input
                type="checkbox"
                checked={!left.has(i)}
                onChange={(event) => {
                  const next = new Set(left);
                  if (event.currentTarget.checked) next.delete(i);
                  else next.add(i);
                  setLeft(next);
                }}
              />{' '}
              <span class="chip plain">{corrections.actions[edit.action]}</span> <del dir="auto">{visible(edit.before)}</del>{' '}
              {edit.replacement === '' ? null : <ins dir="auto">{visible(edit.replacement)}</ins>}
            </label>
            <small>
              {edit.strategy === null ? null : `${corrections.strategies[edit.strategy]} `}
              <Clause why={edit.why} />
            </small>
          </li>
        ))}
      </ul>
      <h3>{corrections.preview}</h3>
      <div class="answer preview" dir="auto">
        {pieces.map(({ text: piece, kind }, i) =>
          kind === 'same' ? <span key={i}>{piece}</span> : kind === 'gone' ? <del key={i}>{piece}</del> : <ins key={i}>{piece}</ins>,
        )}
      </div>
      <p class="quiet">
        {taken.length < edits.length
          ? corrections.partly
          : corrections.checksTo(proposal.citationsTotal, proposal.citationsSupported, proposal.ok)}
      </p>
      <div class="choices">
        <button type="button" class="main" onClick={() => void copy()}>
          {corrections.copy}
        </button>
        <button type="button" onClick={() => onTake(text)}>
          {corrections.take}
        </button>
      </div>
      {uncopied ? (
        <p class="problem" role="alert">
          {corrections.uncopied}
        </p>
      ) : null}
    </div>
  );
}
