/** The door of a server that others can reach: a key opens a session for this browser; the key itself is not kept. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { getMe, openSession, shareToken } from './api.ts';
import { Head } from './frame.tsx';
import { words } from './messages/language.ts';
import { Trouble, told } from './parts.tsx';

/** Whether a key must be given before anything can be seen. A shared link opens what it is of without one. */
export function useDoor(): boolean {
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (shareToken() !== null) return;
    getMe().then(
      ({ login, owner }) => setClosed(login && owner === ''),
      () => undefined,
    );
  }, []);
  return closed;
}

export function Login(): JSX.Element {
  const { login, problems } = words();
  const [key, setKey] = useState('');
  const [problem, setProblem] = useState('');
  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    setProblem('');
    try {
      await openSession(key.trim());
      location.reload();
    } catch (thrown) {
      setProblem(told(thrown, problems.keyNotTaken));
    }
  };
  return (
    <>
      <Head />
      <main class="page login">
        <h1>{login.title}</h1>
        <p class="intro">{login.says}</p>
        <form class="paste" onSubmit={(event) => void open(event)}>
          <label for="key">{login.key}</label>
          <input
            id="key"
            type="password"
            autocomplete="current-password"
            value={key}
            onInput={(event) => setKey(event.currentTarget.value)}
          />
          <button type="submit" class="main" disabled={key.trim() === ''}>
            {login.open}
          </button>
        </form>
        <Trouble problem={problem} />
      </main>
    </>
  );
}
