/** Makes a link by which others read a run or a batch and nothing else: it expires, and is made only when asked for. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { makeShare } from './api.ts';
import { say } from './frame.tsx';
import { moment, words } from './messages/language.ts';
import { Trouble, told } from './parts.tsx';

/** For how many hours a link may be made. */
const SPANS = [24, 168, 720] as const;

export function ShareButton(props: { readonly run?: string; readonly batch?: string }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {words().share.share}
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
  const { share, frame, problems } = words();
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState<'reviewer' | 'author'>('reviewer');
  const [hours, setHours] = useState<number>(168);
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
      setUntil(moment(made.expiresAt));
    } catch (thrown) {
      setProblem(told(thrown, problems.linkNotMade));
    }
  };
  const copy = (): void => {
    void navigator.clipboard?.writeText(link).then(() => say(frame.copied));
  };
  return (
    <dialog ref={dialog} class="keys" aria-labelledby="share-title" onClose={onClose}>
      <h2 id="share-title">{share.title}</h2>
      <p class="quiet">{share.says}</p>
      <form class="sharing" onSubmit={(event) => void make(event)}>
        <fieldset class="options">
          <legend>{share.for}</legend>
          <label>
            <input type="radio" name="view" checked={view === 'reviewer'} onChange={() => setView('reviewer')} />{' '}
            <span>{share.reviewer}</span>
          </label>
          <label>
            <input type="radio" name="view" checked={view === 'author'} onChange={() => setView('author')} /> <span>{share.author}</span>
          </label>
        </fieldset>
        <label class="spans">
          <span>{share.howLong}</span>
          <select value={hours} onChange={(event) => setHours(Number(event.currentTarget.value))}>
            {SPANS.map((value) => (
              <option key={value} value={value}>
                {share.spans[value]}
              </option>
            ))}
          </select>
        </label>
        {link === '' ? null : (
          <label class="spans">
            <span>{share.until(until)}</span>
            <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
        <Trouble problem={problem} />
        <div class="choices">
          <button type="submit" class="main">
            {share.make}
          </button>
          {link === '' ? null : (
            <button type="button" onClick={copy}>
              {frame.copy}
            </button>
          )}
          <button type="button" class="quietly" onClick={() => dialog.current?.close()}>
            {frame.close}
          </button>
        </div>
      </form>
    </dialog>
  );
}
