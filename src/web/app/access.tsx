/**
 * Who may do what on this server: keys for people and programs, each with what it may do, and links by which others read one report.
 * Whatever is closed here is closed at once; nothing shows a key again after it was made.
 */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { visible } from '../../report/visible.ts';
import {
  type AccessKey,
  closeLink,
  getKeys,
  getLinks,
  inForce,
  makeKey,
  revokeKey,
  SCOPES,
  type Scope,
  type SharedLink,
} from './api-access.ts';
import { say } from './frame.tsx';

const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  read: 'read reports',
  run: 'begin checks',
  decide: 'decide on findings and share',
  admin: 'see everybody’s runs and make keys',
};

const SPANS: readonly (readonly [number, string])[] = [
  [30, '30 days'],
  [90, '90 days'],
  [365, 'a year'],
  [0, 'until it is closed'],
];

const day = (time: string): string => new Date(time).toLocaleDateString();
const said = (thrown: unknown, otherwise: string): string => (thrown instanceof Error ? thrown.message : otherwise);

/** A button that asks once more before it closes something. */
function CloseButton({ name, word, onClose }: { readonly name: string; readonly word: string; readonly onClose: () => void }): JSX.Element {
  const [sure, setSure] = useState(false);
  return sure ? (
    <span class="sure">
      <button type="button" class="main" onClick={onClose}>
        {word} now<span class="unseen"> {name}</span>
      </button>
      <button type="button" class="quietly" onClick={() => setSure(false)}>
        Keep
      </button>
    </span>
  ) : (
    <button type="button" class="quietly" onClick={() => setSure(true)}>
      {word}
      <span class="unseen"> {name}</span>
    </button>
  );
}

/** What may be closed: the things in force, how to close one, and what went wrong. `what` names one of them in messages. */
function useInForce<Item extends { readonly id: string } & Parameters<typeof inForce>[0]>(
  what: string,
  list: () => Promise<readonly Item[]>,
  end: (id: string) => Promise<unknown>,
): {
  /** Null until they were listed. */
  readonly open: readonly Item[] | null;
  readonly problem: string;
  readonly load: () => void;
  readonly close: (item: Item, name?: string) => void;
} {
  const [items, setItems] = useState<readonly Item[] | null>(null);
  const [problem, setProblem] = useState('');
  const load = (): void => {
    list().then(setItems, (thrown: unknown) => setProblem(said(thrown, `The ${what}s cannot be listed.`)));
  };
  useEffect(load, []);
  const close = (item: Item, name = ''): void => {
    end(item.id).then(
      () => {
        say(`The ${what}${name === '' ? '' : ` ${name}`} is closed.`);
        load();
      },
      (thrown: unknown) => setProblem(said(thrown, `The ${what} could not be closed.`)),
    );
  };
  return { open: items?.filter((item) => inForce(item, Date.now())) ?? null, problem, load, close };
}

/** What went wrong, told where it went wrong. */
const Trouble = ({ problem }: { readonly problem: string }): JSX.Element | null =>
  problem === '' ? null : (
    <p class="problem" role="alert">
      {problem}
    </p>
  );

export function Keys({ login }: { readonly login: boolean }): JSX.Element {
  const { open, problem, load, close } = useInForce<AccessKey>('key', getKeys, revokeKey);
  const [secret, setSecret] = useState('');
  return (
    <section aria-labelledby="keys-of-server">
      <h2 id="keys-of-server">Keys of this server</h2>
      <p class="quiet">
        {login
          ? 'Every request needs one. A key is shown once, when it is made; only its hash is kept.'
          : 'On this machine alone nobody needs one. As soon as the server listens beyond it, every request does.'}
      </p>
      <Trouble problem={problem} />
      {open === null || open.length === 0 ? (
        open === null ? null : (
          <p class="empty">No key is in force.</p>
        )
      ) : (
        <div class="wide-table">
          <table class="plain access">
            <thead>
              <tr>
                <th scope="col">name</th>
                <th scope="col">may</th>
                <th scope="col">last used</th>
                <th scope="col">until</th>
                <th scope="col">
                  <span class="unseen">close it</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {open.map((key) => (
                <tr key={key.id}>
                  <th scope="row" dir="auto">
                    {visible(key.name)}
                  </th>
                  <td>{key.scopes.map(visible).join(', ')}</td>
                  <td>{key.usedAt === null ? 'never' : day(key.usedAt)}</td>
                  <td>{key.expiresAt === null ? 'it is closed' : day(key.expiresAt)}</td>
                  <td>
                    <CloseButton name={visible(key.name)} word="Close" onClose={() => close(key, visible(key.name))} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <NewKey
        onMade={(made) => {
          setSecret(made);
          load();
        }}
      />
      {secret === '' ? null : (
        <p class="secret" role="status">
          <label>
            <span>The key. It is not shown again.</span>
            <input type="text" readOnly value={secret} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <button type="button" onClick={() => void navigator.clipboard?.writeText(secret).then(() => say('Copied.'))}>
            Copy
          </button>
        </p>
      )}
    </section>
  );
}

function NewKey({ onMade }: { readonly onMade: (secret: string) => void }): JSX.Element {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['read', 'run', 'decide']);
  const [days, setDays] = useState(90);
  const [problem, setProblem] = useState('');
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    setProblem('');
    try {
      const made = await makeKey({ name: name.trim(), scopes, ...(days === 0 ? {} : { expiresInDays: days }) });
      setName('');
      onMade(made.secret);
    } catch (thrown) {
      setProblem(said(thrown, 'The key could not be made.'));
    }
  };
  return (
    <details class="new-key">
      <summary>Make a key</summary>
      <form onSubmit={(event) => void make(event)}>
        <label class="spans">
          <span>For whom or what</span>
          <input type="text" required maxLength={200} value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <fieldset class="options">
          <legend>It may</legend>
          {SCOPES.map((scope) => (
            <label key={scope}>
              <input
                type="checkbox"
                checked={scopes.includes(scope)}
                onChange={(event) => {
                  const { checked } = event.currentTarget;
                  setScopes(SCOPES.filter((one) => (one === scope ? checked : scopes.includes(one))));
                }}
              />{' '}
              <span>
                {SCOPE_WORDS[scope]} <span class="id">{scope}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <label class="spans">
          <span>For how long</span>
          <select value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
            {SPANS.map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </select>
        </label>
        <Trouble problem={problem} />
        <button type="submit" class="main" disabled={name.trim() === '' || scopes.length === 0}>
          Make the key
        </button>
      </form>
    </details>
  );
}

/** Links that were shared and still open something. */
export function Links(): JSX.Element {
  const { open, problem, close } = useInForce<SharedLink>('link', getLinks, closeLink);
  return (
    <section aria-labelledby="links-of-server">
      <h2 id="links-of-server">Links you have shared</h2>
      <Trouble problem={problem} />
      {open === null || open.length === 0 ? (
        open === null ? null : (
          <p class="empty">No link is open. One is made with Share, on a report or a batch.</p>
        )
      ) : (
        <div class="wide-table">
          <table class="plain access">
            <thead>
              <tr>
                <th scope="col">of</th>
                <th scope="col">for</th>
                <th scope="col">until</th>
                <th scope="col">
                  <span class="unseen">close it</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {open.map((link) => (
                <tr key={link.id}>
                  <th scope="row">
                    <a href={link.run === null ? `/b/${encodeURIComponent(link.batch ?? '')}` : `/r/${encodeURIComponent(link.run)}`}>
                      {link.run === null ? 'a batch' : 'a report'} <span class="id">{visible(link.run ?? link.batch ?? '')}</span>
                    </a>
                  </th>
                  <td>{link.view === 'author' ? 'the author' : 'a reviewer'}</td>
                  <td>{day(link.expiresAt)}</td>
                  <td>
                    <CloseButton name={visible(link.run ?? link.batch ?? '')} word="Close" onClose={() => close(link)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
