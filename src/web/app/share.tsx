/** Makes a link by which others read a run or a batch and nothing else: it expires, and is made only when asked for. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { makeShare } from './api.ts';
import { say } from './frame.tsx';

const SPANS: readonly (readonly [number, string])[] = [
  [24, 'one day'],
  [24 * 7, 'one week'],
  [24 * 30, 'thirty days'],
];

export function ShareButton(props: { readonly run?: string; readonly batch?: string }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Share
      </button>
      {open ? <ShareDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ShareDialog({
  run,
  batch,
  onClose,
}: {
  readonly run?: string;
  readonly batch?: string;
  readonly onClose: () => void;
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState<'reviewer' | 'author'>('reviewer');
  const [hours, setHours] = useState(24 * 7);
  const [link, setLink] = useState('');
  const [until, setUntil] = useState('');
  const [problem, setProblem] = useState('');
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    setProblem('');
    try {
      const about = { ...(run === undefined ? {} : { run }), ...(batch === undefined ? {} : { batch }) };
      const made = await makeShare({ ...about, view, expiresInHours: hours });
      setLink(new URL(made.path, location.origin).href);
      setUntil(new Date(made.expiresAt).toLocaleString());
    } catch (thrown) {
      setProblem(thrown instanceof Error ? thrown.message : 'The link could not be made.');
    }
  };
  const copy = (): void => {
    void navigator.clipboard?.writeText(link).then(() => say('Copied.'));
  };
  return (
    <dialog ref={dialog} class="keys" aria-labelledby="share-title" onClose={onClose}>
      <h2 id="share-title">A link for reading</h2>
      <p class="quiet">Whoever has the link sees this and nothing else, and can change nothing.</p>
      <form class="sharing" onSubmit={(event) => void make(event)}>
        <fieldset class="options">
          <legend>For</legend>
          <label>
            <input type="radio" name="view" checked={view === 'reviewer'} onChange={() => setView('reviewer')} />{' '}
            <span>a reviewer or editor</span>
          </label>
          <label>
            <input type="radio" name="view" checked={view === 'author'} onChange={() => setView('author')} />{' '}
            <span>the author: the same evidence, worded as questions, without names</span>
          </label>
        </fieldset>
        <label class="spans">
          <span>For how long</span>
          <select value={hours} onChange={(event) => setHours(Number(event.currentTarget.value))}>
            {SPANS.map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </select>
        </label>
        {link === '' ? null : (
          <label class="spans">
            <span>Until {until}</span>
            <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
        {problem === '' ? null : (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <div class="choices">
          <button type="submit" class="main">
            Make the link
          </button>
          {link === '' ? null : (
            <button type="button" onClick={copy}>
              Copy
            </button>
          )}
          <button type="button" class="quietly" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </form>
    </dialog>
  );
}
