/** What every page has around it: the mark, its own head, the theme, the keys, and one voice for those who hear the page. */

import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { doesWords, type KeyHelp } from './keys.ts';
import { words } from './messages/language.ts';
import { Linking } from './parts.tsx';
import { signal, useSignal } from './signal.ts';
import { setTheme, type Theme, theme } from './theme.ts';

const NEXT: Readonly<Record<Theme, Theme>> = { system: 'dark', dark: 'light', light: 'system' };

export function ThemeButton(): JSX.Element {
  const now = useSignal(theme);
  const { frame } = words();
  return (
    <button type="button" class="icon" onClick={() => setTheme(NEXT[now])} title={frame.colours(now)}>
      <span aria-hidden="true">{now === 'dark' ? '☾' : now === 'light' ? '☀' : '◐'}</span>
      <span class="unseen">
        {frame.colours(now)}. {frame.change}
      </span>
    </button>
  );
}

const voice = signal('');
let lastSaid = 0;
let waiting: ReturnType<typeof setTimeout> | null = null;
const PAUSE = 5_000;

/** Says something to those who hear the page: politely, and at most once in five seconds, the latest winning. */
export function say(words: string): void {
  if (waiting !== null) clearTimeout(waiting);
  const wait = Math.max(0, lastSaid + PAUSE - Date.now());
  waiting = setTimeout(() => {
    waiting = null;
    lastSaid = Date.now();
    voice.set(words);
  }, wait);
}

export function Voice(): JSX.Element {
  return (
    <div class="unseen" role="status" aria-live="polite">
      {useSignal(voice)}
    </div>
  );
}

/** The head of a page: the mark leads home. */
export function Head(props: {
  readonly children?: ComponentChildren;
  readonly acts?: ComponentChildren;
  readonly help?: () => void;
}): JSX.Element {
  const { children, acts, help } = props;
  const { frame } = words();
  return (
    <header class="head">
      <a class="wordmark" href="/" aria-label={frame.home}>
        stet
      </a>
      <div class="between">{children}</div>
      {acts ?? (
        <nav class="ends" aria-label={frame.pages}>
          <a href="/playground">{frame.playground}</a>
          <a href="/lookup">{frame.lookup}</a>
          <a href="/settings">{frame.settings}</a>
        </nav>
      )}
      <ThemeButton />
      {help === undefined ? null : (
        <button type="button" class="icon" onClick={help} title={`${frame.keys} (?)`}>
          <span aria-hidden="true">?</span>
          <span class="unseen">{frame.keys}</span>
        </button>
      )}
    </header>
  );
}

/** The keys, over the page; Escape or the button closes it and the focus goes back. */
export function KeysDialog({ keys, onClose }: { readonly keys: readonly KeyHelp[]; readonly onClose: () => void }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const { frame } = words();
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} class="keys" aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title">{frame.keys}</h2>
      <dl>
        {keys.map(({ keys: own, does }) => (
          <div key={does}>
            <dt>
              {own.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{doesWords(does)}</dd>
          </div>
        ))}
      </dl>
      <p class="quiet">
        <Linking words={frame.keysOff} href="/settings" />
      </p>
      <button type="button" class="main" onClick={() => dialog.current?.close()}>
        {frame.close}
      </button>
    </dialog>
  );
}
