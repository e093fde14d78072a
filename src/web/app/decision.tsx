/**
 * What a person decides about a finding, with a reason, kept beside the verdict and never in its place. Three keys open it, a
 * digit picks the reason, Enter keeps it: twenty findings need no mouse.
 */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { visible } from '../../report/visible.ts';
import type { DecisionRequest } from './api/decisions.ts';
import type { Decision, Reason } from './api.ts';
import { say } from './frame.tsx';
import type { Layer } from './items.ts';
import { moment, words } from './messages/language.ts';
import { Group, Key, Trouble, told } from './parts.tsx';

type Fitting = Readonly<Record<'ok' | 'bad' | 'unsure', readonly Reason[]>>;

/** Reasons that fit each decision about a reference, the likeliest first. */
const FITTING: Fitting = {
  ok: ['exists_elsewhere', 'broken_parse', 'known_good', 'non_academic', 'other'],
  bad: ['confirmed_absent', 'wrong_details', 'other'],
  unsure: ['sources_unavailable', 'non_academic', 'broken_parse', 'other'],
};

/** The same about a quote or a sentence that cites: no registry need hold it. */
const FITTING_TEXT: Fitting = {
  ok: ['exists_elsewhere', 'broken_parse', 'known_good', 'other'],
  bad: ['confirmed_absent', 'wrong_details', 'other'],
  unsure: ['sources_unavailable', 'broken_parse', 'other'],
};

/** The same about the document as a whole. */
const FITTING_DOCUMENT: Fitting = {
  ok: ['known_good', 'broken_parse', 'exists_elsewhere', 'other'],
  bad: ['confirmed_absent', 'wrong_details', 'other'],
  unsure: ['sources_unavailable', 'broken_parse', 'other'],
};

const fittingOf = (layer: Layer): Fitting => (layer === 'reference' ? FITTING : layer === 'remark' ? FITTING_DOCUMENT : FITTING_TEXT);

/** What the reasons are called for this kind of finding. */
const reasonWords = (layer: Layer): Readonly<Record<Reason, string>> => {
  const { reasons, reasonsOfText, reasonsOfDocument } = words().decisions;
  return layer === 'reference' ? reasons : { ...reasons, ...(layer === 'remark' ? reasonsOfDocument : reasonsOfText) };
};

/** What a decision reads like in one line. */
export function decisionLine({ decision, reason, by }: Decision, layer: Layer): string {
  const { decisions } = words();
  const because = reason === null ? '' : `: ${reasonWords(layer)[reason]}`;
  return `${decisions.words[decision]}${because}${by === '' ? '' : ` (${visible(by)})`}`;
}

export function DecisionBar(props: {
  readonly decision: Decision | null;
  readonly layer: Layer;
  readonly hasFix: boolean;
  /** The decision being made; null when none is. */
  readonly making: 'ok' | 'bad' | 'unsure' | null;
  readonly onMake: (making: 'ok' | 'bad' | 'unsure' | null) => void;
  /** What the form of reasons sends; rejects where it could not be kept. */
  readonly onDecide: (request: DecisionRequest) => Promise<void>;
  /** What a button alone sends; what goes wrong comes back as `problem`. */
  readonly onSettle: (request: DecisionRequest) => void;
  readonly problem: string;
  readonly onRecheck: (() => void) | null;
  /** What is copied; null where there is nothing to copy. */
  readonly copied: string | null;
}): JSX.Element {
  const { decisions } = words();
  const { decision, layer, hasFix, making, onMake, onDecide, onSettle, problem, onRecheck, copied } = props;
  if (decision !== null && making === null)
    return (
      <div class="decided">
        <p>
          <strong>{decisions.words[decision.decision]}.</strong>{' '}
          {decision.reason === null ? null : `${decisions.because(reasonWords(layer)[decision.reason])} `}
          {decision.note === null || decision.note === '' ? null : <q dir="auto">{visible(decision.note)}</q>}
          <small>
            {decision.by === '' ? null : (
              <>
                <bdi>{visible(decision.by)}</bdi>,{' '}
              </>
            )}
            {moment(decision.at)}
            {decision.earlier ? decisions.earlier : ''}
          </small>
          <Trouble problem={problem} />
        </p>
        <button type="button" class="quietly" onClick={() => onSettle({ decision: 'none' })}>
          {decisions.takeBack} <Key>z</Key>
        </button>
      </div>
    );
  return (
    <div class="decide">
      <Group class="choices" says={decisions.yours}>
        {(['ok', 'bad', 'unsure'] as const).map((choice) => (
          <button
            type="button"
            key={choice}
            class={choice}
            aria-expanded={making === choice}
            onClick={() => onMake(making === choice ? null : choice)}
          >
            {decisions.words[choice]} <Key>{choice === 'ok' ? 'x' : choice === 'bad' ? 'b' : 'u'}</Key>
          </button>
        ))}
        {hasFix ? (
          <button type="button" onClick={() => onSettle({ decision: 'fix' })}>
            {decisions.takeCorrection} <Key>a</Key>
          </button>
        ) : null}
        {onRecheck === null ? null : (
          <button type="button" class="quietly" onClick={onRecheck}>
            {decisions.checkAgain} <Key>r</Key>
          </button>
        )}
        {copied === null ? null : (
          <button type="button" class="quietly" onClick={() => copyText(copied)}>
            {decisions.copy} <Key>c</Key>
          </button>
        )}
      </Group>
      <Trouble problem={problem} />
      {making === null ? null : <ReasonForm key={making} making={making} layer={layer} onCancel={() => onMake(null)} onDecide={onDecide} />}
    </div>
  );
}

/** Puts a text on the clipboard and says so; where the browser has none, nothing happens. */
export const copyText = (text: string): void => {
  void navigator.clipboard?.writeText(text).then(
    () => say(words().decisions.copied),
    () => undefined,
  );
};

function ReasonForm(props: {
  readonly making: 'ok' | 'bad' | 'unsure';
  readonly layer: Layer;
  readonly onCancel: () => void;
  readonly onDecide: (request: DecisionRequest) => Promise<void>;
}): JSX.Element {
  const { making, layer, onCancel, onDecide } = props;
  const { decisions, problems } = words();
  const reasons = fittingOf(layer)[making];
  const called = reasonWords(layer);
  const [reason, setReason] = useState<Reason>(reasons[0] ?? 'other');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** Where somebody came from: the button, or the row when a key opened the form. */
  const before = useRef(document.activeElement);
  // Before it is painted: the next key that somebody presses is for the form.
  useLayoutEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  const keep = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      await onDecide({ decision: making, reason, ...(note.trim() === '' ? {} : { note: note.trim() }) });
    } catch (thrown) {
      setProblem(told(thrown, problems.notKept));
      setBusy(false);
    }
  };
  /** Closes the form and gives the focus back; where it came from is gone when the form stands in the place of a decision. */
  const leave = (): void => {
    const row = form.current?.closest('.finding')?.querySelector<HTMLElement>('.row');
    const { current } = before;
    onCancel();
    if (current instanceof HTMLElement && current !== document.body && current.isConnected) current.focus();
    else row?.focus();
  };
  const byDigit = (event: KeyboardEvent): void => {
    const picked = reasons[Number(event.key) - 1];
    if (event.target instanceof HTMLInputElement && event.target.type === 'radio' && picked !== undefined) {
      event.preventDefault();
      setReason(picked);
      form.current?.querySelectorAll<HTMLInputElement>('input[type=radio]')[Number(event.key) - 1]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      leave();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      event.stopPropagation();
      form.current?.requestSubmit();
    }
  };
  return (
    <form ref={form} class="reason" onSubmit={(event) => void keep(event)} onKeyDown={byDigit}>
      <fieldset>
        <legend>{decisions.becauseOf(decisions.words[making])}</legend>
        {reasons.map((one, i) => (
          <label key={one}>
            <input type="radio" name="reason" value={one} checked={reason === one} onChange={() => setReason(one)} />
            <span>{called[one]}</span> <Key>{i + 1}</Key>
          </label>
        ))}
      </fieldset>
      <label class="note">
        <span>{decisions.note}</span>
        <input
          type="text"
          value={note}
          maxLength={2000}
          placeholder={decisions.optional}
          onInput={(event) => setNote(event.currentTarget.value)}
        />
      </label>
      <div class="choices">
        <button type="submit" class="main" disabled={busy}>
          {decisions.keep} <Key>↵</Key>
        </button>
        <button type="button" class="quietly" onClick={leave}>
          {decisions.notNow}
        </button>
      </div>
      <Trouble problem={problem} />
    </form>
  );
}
