/** Keys for the services that are asked: put in and taken out, and never shown again, for the server gives none back. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dropProviderKey, getProviderKeys, keepProviderKey, type ProviderKey } from './api/access.ts';
import { say } from './frame.tsx';
import { words } from './messages/language.ts';
import { Trouble, told } from './parts.tsx';

/** What the services call themselves. */
const SERVICES: Readonly<Record<ProviderKey['name'], string>> = {
  semanticScholar: 'Semantic Scholar',
  openalex: 'OpenAlex',
  ncbi: 'PubMed (NCBI)',
  courtlistener: 'CourtListener',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  brave: 'Brave Search',
};

export function ProviderKeys(): JSX.Element {
  const { providerKeys } = words();
  const [items, setItems] = useState<readonly ProviderKey[] | null>(null);
  const [problem, setProblem] = useState('');
  const load = (): void => {
    getProviderKeys().then(setItems, (thrown: unknown) => setProblem(told(thrown, providerKeys.unlisted)));
  };
  useEffect(load, []);
  const after = (done: Promise<void>, says: string): Promise<boolean> =>
    done.then(
      () => {
        setProblem('');
        say(says);
        load();
        return true;
      },
      (thrown: unknown) => {
        setProblem(told(thrown, providerKeys.notKept));
        return false;
      },
    );
  return (
    <section aria-labelledby="provider-keys">
      <h2 id="provider-keys">{providerKeys.title}</h2>
      <p class="quiet">{providerKeys.says}</p>
      <Trouble problem={problem} />
      {items === null ? null : (
        <ul class="provider-keys">
          {items.map((item) => (
            <Service
              key={item.name}
              item={item}
              onKeep={(key) => after(keepProviderKey(item.name, key), providerKeys.kept(SERVICES[item.name]))}
              onDrop={() => void after(dropProviderKey(item.name), providerKeys.dropped(SERVICES[item.name]))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Service({
  item: { name, from },
  onKeep,
  onDrop,
}: {
  readonly item: ProviderKey;
  readonly onKeep: (key: string) => Promise<boolean>;
  readonly onDrop: () => void;
}): JSX.Element {
  const { providerKeys } = words();
  const [typed, setTyped] = useState('');
  const service = SERVICES[name];
  const keep = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (await onKeep(typed.trim())) setTyped('');
  };
  return (
    <li class="provider-key">
      <span class="service">
        <b>{service}</b> <span class="quiet">{providerKeys.from[from ?? 'none']}</span>
      </span>
      {from === 'settings' ? null : (
        <form onSubmit={(event) => void keep(event)}>
          {/* Of type password, so that nobody reads along; no browser is to offer to keep it. */}
          <input
            type="password"
            autocomplete="off"
            spellcheck={false}
            maxLength={500}
            aria-label={providerKeys.keyOf(service)}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <button type="submit" disabled={typed.trim().length < 8}>
            {providerKeys.keep}
            <span class="unseen"> {service}</span>
          </button>
          {from === null ? null : (
            <button type="button" class="quietly" onClick={onDrop}>
              {providerKeys.drop}
              <span class="unseen"> {service}</span>
            </button>
          )}
        </form>
      )}
    </li>
  );
}
