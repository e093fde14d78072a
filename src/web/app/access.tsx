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
} from './api/access.ts';
import { say } from './frame.tsx';
import { day, words } from './messages/language.ts';
import { SureButton, Trouble, told } from './parts.tsx';

/** For how many days a key may be made; 0: until it is closed. */
const SPANS = [30, 90, 365, 0] as const;

const closing = (): { readonly ask: string; readonly sure: string; readonly keep: string } => {
  const { access } = words();
  return { ask: access.close, sure: access.closeNow, keep: access.keep };
};

/** What may be closed: the things in force, how to close one, and what went wrong. `says` has the sentences for it. */
function useInForce<Item extends { readonly id: string } & Parameters<typeof inForce>[0]>(
  says: { readonly unlisted: string; readonly closed: (name: string) => string; readonly unclosed: string },
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
    list().then(setItems, (thrown: unknown) => setProblem(told(thrown, says.unlisted)));
  };
  useEffect(load, []);
  const close = (item: Item, name = ''): void => {
    end(item.id).then(
      () => {
        say(says.closed(name));
        load();
      },
      (thrown: unknown) => setProblem(told(thrown, says.unclosed)),
    );
  };
  return { open: items?.filter((item) => inForce(item, Date.now())) ?? null, problem, load, close };
}

/** The table of what is in force, in whose last column each thing can be closed; `none` is said where there is nothing. */
function InForce<Item>(props: {
  /** Null until they were listed. */
  readonly all: readonly Item[] | null;
  readonly none: string;
  readonly heads: readonly string[];
  readonly children: (item: Item) => JSX.Element;
}): JSX.Element | null {
  const { all, none, heads, children } = props;
  if (all === null) return null;
  if (all.length === 0) return <p class="empty">{none}</p>;
  return (
    <div class="wide-table">
      <table class="plain access">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">
              <span class="unseen">{words().access.closeIt}</span>
            </th>
          </tr>
        </thead>
        <tbody>{all.map(children)}</tbody>
      </table>
    </div>
  );
}

export function Keys({ login }: { readonly login: boolean }): JSX.Element {
  const { access, frame } = words();
  const says = { unlisted: access.keysNotListed, closed: access.keyClosed, unclosed: access.keyNotClosed };
  const { open, problem, load, close } = useInForce<AccessKey>(says, getKeys, revokeKey);
  const [secret, setSecret] = useState('');
  return (
    <section aria-labelledby="keys-of-server">
      <h2 id="keys-of-server">{access.keys}</h2>
      <p class="quiet">{login ? access.keysNeeded : access.keysNotNeeded}</p>
      <Trouble problem={problem} />
      <InForce all={open} none={access.noKey} heads={[access.name, access.may, access.lastUsed, access.until]}>
        {(key) => (
          <tr key={key.id}>
            <th scope="row" dir="auto">
              {visible(key.name)}
            </th>
            <td>{key.scopes.map(visible).join(', ')}</td>
            <td>{key.usedAt === null ? access.never : day(key.usedAt)}</td>
            <td>{key.expiresAt === null ? access.untilClosed : day(key.expiresAt)}</td>
            <td>
              <SureButton says={closing()} name={visible(key.name)} onSure={() => close(key, visible(key.name))} />
            </td>
          </tr>
        )}
      </InForce>
      <NewKey
        onMade={(made) => {
          setSecret(made);
          load();
        }}
      />
      {secret === '' ? null : (
        <p class="secret" role="status">
          <label>
            <span>{access.secret}</span>
            <input type="text" readOnly value={secret} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <button type="button" onClick={() => void navigator.clipboard?.writeText(secret).then(() => say(frame.copied))}>
            {frame.copy}
          </button>
        </p>
      )}
    </section>
  );
}

function NewKey({ onMade }: { readonly onMade: (secret: string) => void }): JSX.Element {
  const { access, problems } = words();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['read', 'run', 'decide']);
  const [days, setDays] = useState<number>(90);
  const [problem, setProblem] = useState('');
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    setProblem('');
    try {
      const made = await makeKey({ name: name.trim(), scopes, ...(days === 0 ? {} : { expiresInDays: days }) });
      setName('');
      onMade(made.secret);
    } catch (thrown) {
      setProblem(told(thrown, problems.keyNotMade));
    }
  };
  return (
    <details class="new-key">
      <summary>{access.makeKey}</summary>
      <form onSubmit={(event) => void make(event)}>
        <label class="spans">
          <span>{access.forWhom}</span>
          <input type="text" required maxLength={200} value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <fieldset class="options">
          <legend>{access.itMay}</legend>
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
                {access.scopes[scope]} <span class="id">{scope}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <label class="spans">
          <span>{access.howLong}</span>
          <select value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
            {SPANS.map((value) => (
              <option key={value} value={value}>
                {access.spans[value]}
              </option>
            ))}
          </select>
        </label>
        <Trouble problem={problem} />
        <button type="submit" class="main" disabled={name.trim() === '' || scopes.length === 0}>
          {access.makeTheKey}
        </button>
      </form>
    </details>
  );
}

/** Links that were shared and still open something. */
export function Links(): JSX.Element {
  const { access } = words();
  const says = { unlisted: access.linksNotListed, closed: () => access.linkClosed, unclosed: access.linkNotClosed };
  const { open, problem, close } = useInForce<SharedLink>(says, getLinks, closeLink);
  return (
    <section aria-labelledby="links-of-server">
      <h2 id="links-of-server">{access.links}</h2>
      <Trouble problem={problem} />
      <InForce all={open} none={access.noLink} heads={[access.of, access.for, access.until]}>
        {(link) => (
          <tr key={link.id}>
            <th scope="row">
              <a href={link.run === null ? `/b/${encodeURIComponent(link.batch ?? '')}` : `/r/${encodeURIComponent(link.run)}`}>
                {link.run === null ? access.aBatch : access.aReport} <span class="id">{visible(link.run ?? link.batch ?? '')}</span>
              </a>
            </th>
            <td>{link.view === 'author' ? access.author : access.reviewer}</td>
            <td>{day(link.expiresAt)}</td>
            <td>
              <SureButton says={closing()} name={visible(link.run ?? link.batch ?? '')} onSure={() => close(link)} />
            </td>
          </tr>
        )}
      </InForce>
    </section>
  );
}
