/** What a reader may choose for this browser, and what the server was set to. The server's own settings are changed where it runs. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { visible } from '../../report/visible.ts';
import { counted } from '../../report/words.ts';
import { Keys, Links } from './access.tsx';
import { getMe, type Me } from './api.ts';
import { Head, setTheme, type Theme, theme, Voice } from './frame.tsx';
import { keysOn, setKeys } from './keys.ts';
import { useSignal } from './signal.ts';

const THEMES: readonly (readonly [Theme, string])[] = [
  ['system', 'As the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

export function Settings(): JSX.Element {
  const shown = useSignal(theme);
  const [keys, setOn] = useState(keysOn());
  const [me, setMe] = useState<Me | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    getMe().then(setMe, (thrown: unknown) => setProblem(thrown instanceof Error ? thrown.message : 'The server does not answer.'));
  }, []);
  return (
    <>
      <Voice />
      <Head />
      <main class="page settings">
        <h1>Settings</h1>
        <fieldset class="options">
          <legend>Colours</legend>
          {THEMES.map(([id, word]) => (
            <label key={id}>
              <input type="radio" name="theme" checked={shown === id} onChange={() => setTheme(id)} /> <span>{word}</span>
            </label>
          ))}
        </fieldset>
        <fieldset class="options">
          <legend>Keyboard</legend>
          <label>
            <input
              type="checkbox"
              checked={keys}
              onChange={(event) => {
                setKeys(event.currentTarget.checked);
                setOn(event.currentTarget.checked);
              }}
            />{' '}
            <span>Single keys (j, k, o, b, u, …) do something while nothing is being written</span>
          </label>
        </fieldset>
        <section aria-labelledby="server-title">
          <h2 id="server-title">This server</h2>
          {problem === '' ? null : <p class="problem">{problem}</p>}
          {me === null ? null : (
            <dl class="facts">
              <dt>Engine</dt>
              <dd>{visible(me.engine)}</dd>
              <dt>You are</dt>
              <dd>{visible(me.name)}</dd>
              <dt>Asks over the network</dt>
              <dd>{me.offline || me.providers.length === 0 ? 'no one' : me.providers.map(visible).join(', ')}</dd>
              <dt>Indexes on this machine</dt>
              <dd>{me.indexes.length === 0 ? 'none' : me.indexes.map(visible).join(', ')}</dd>
              <dt>What was checked is kept</dt>
              <dd>
                {me.limits.keepDays == null ? 'until somebody deletes it' : `for ${counted(me.limits.keepDays, 'day')}, then deleted`}
              </dd>
            </dl>
          )}
          <p class="quiet">
            Sources, their keys and how long things are kept are set where the server runs, in its settings file; the pages never show a
            key. For programs there is <a href="/docs/api">the API</a>.
          </p>
        </section>
        {me?.scopes.includes('admin') ? <Keys login={me.login} /> : null}
        {me?.scopes.includes('decide') ? <Links /> : null}
      </main>
    </>
  );
}
