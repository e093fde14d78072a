/** What a reader may choose for this browser, and what the server was set to. The server's own settings are changed where it runs. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { visible } from '../../report/visible.ts';
import { Keys, Links } from './access.tsx';
import { getMe, type Me } from './api.ts';
import { Head, Voice } from './frame.tsx';
import { keysOn, setKeys } from './keys.ts';
import { chooseLanguage, keptLanguage, LANGUAGE_TAGS, LANGUAGES, words } from './messages/language.ts';
import { Linking, told } from './parts.tsx';
import { ProviderKeys } from './provider-keys.tsx';
import { useSignal } from './signal.ts';
import { setTheme, type Theme, theme } from './theme.ts';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export function Settings(): JSX.Element {
  const { settings, problems } = words();
  const shown = useSignal(theme);
  const [tag, setTag] = useState(keptLanguage());
  const [keys, setOn] = useState(keysOn());
  const [me, setMe] = useState<Me | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    getMe().then(setMe, (thrown: unknown) => setProblem(told(thrown, problems.silent)));
  }, []);
  return (
    <>
      <Voice />
      <Head />
      <main class="page settings">
        <h1>{settings.title}</h1>
        <fieldset class="options">
          <legend>{settings.colours}</legend>
          {THEMES.map((id) => (
            <label key={id}>
              <input type="radio" name="theme" checked={shown === id} onChange={() => setTheme(id)} /> <span>{settings.themes[id]}</span>
            </label>
          ))}
        </fieldset>
        <fieldset class="options">
          <legend>{settings.language}</legend>
          {[null, ...LANGUAGE_TAGS].map((one) => (
            <label key={one ?? 'browser'}>
              <input
                type="radio"
                name="language"
                checked={tag === one}
                onChange={() => {
                  setTag(one);
                  void chooseLanguage(one);
                }}
              />{' '}
              {one === null ? <span>{settings.asBrowser}</span> : <span lang={one}>{LANGUAGES[one].name}</span>}
            </label>
          ))}
          <p class="quiet">{settings.languageSays}</p>
        </fieldset>
        <fieldset class="options">
          <legend>{settings.keyboard}</legend>
          <label>
            <input
              type="checkbox"
              checked={keys}
              onChange={(event) => {
                setKeys(event.currentTarget.checked);
                setOn(event.currentTarget.checked);
              }}
            />{' '}
            <span>{settings.singleKeys}</span>
          </label>
        </fieldset>
        <section aria-labelledby="server-title">
          <h2 id="server-title">{settings.server}</h2>
          {problem === '' ? null : <p class="problem">{problem}</p>}
          {me === null ? null : (
            <dl class="facts">
              <dt>{settings.engine}</dt>
              <dd>{visible(me.engine)}</dd>
              <dt>{settings.you}</dt>
              <dd>{visible(me.name)}</dd>
              <dt>{settings.asks}</dt>
              <dd>{me.offline || me.providers.length === 0 ? settings.noOne : me.providers.map(visible).join(', ')}</dd>
              <dt>{settings.indexes}</dt>
              <dd>{me.indexes.length === 0 ? settings.none : me.indexes.map(visible).join(', ')}</dd>
              <dt>{settings.kept}</dt>
              <dd>{me.limits.keepDays == null ? settings.keptUntil : settings.keptFor(me.limits.keepDays)}</dd>
            </dl>
          )}
          <p class="quiet">
            <Linking words={settings.setElsewhere} href="/docs/api" />
          </p>
        </section>
        {me?.scopes.includes('admin') ? <ProviderKeys /> : null}
        {me?.scopes.includes('admin') ? <Keys login={me.login} /> : null}
        {me?.scopes.includes('decide') ? <Links /> : null}
      </main>
    </>
  );
}
