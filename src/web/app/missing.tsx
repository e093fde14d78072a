/** What stands for a page whose run, batch or log cannot be shown: that there is none, or that it was not given now and may be asked for again. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Head } from './frame.tsx';
import { words } from './messages/language.ts';

export function Missing(props: {
  readonly problem: string;
  /** There is no such thing for whoever asks. */
  readonly absent: boolean;
  readonly onAgain: () => void;
}): JSX.Element {
  const { problem, absent, onAgain } = props;
  const { frame } = words();
  const heading = absent ? frame.notHere : frame.notNow;
  useEffect(() => {
    window.document.title = `${heading} · stet`;
  }, [heading]);
  return (
    <>
      <Head />
      <main class="page">
        <h1>{heading}</h1>
        <p role="alert">{problem}</p>
        {absent ? null : (
          <p>
            <button type="button" class="button" onClick={onAgain}>
              {frame.tryAgain}
            </button>
          </p>
        )}
        <p>
          <a href="/">{frame.backToStart}</a>
        </p>
      </main>
    </>
  );
}
