/** Begins the pages: theme, address, and the page that the address names. */
import './style/main.css';
import { type JSX, render } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { Head } from './frame.tsx';
import { Login, useDoor } from './login.tsx';
import { beginLanguage, language, words } from './messages/language.ts';
import { followAddress, here, routeOf } from './route.ts';
import { useSignal } from './signal.ts';
import { Start } from './start.tsx';
import { beginTheme } from './theme.ts';

const Desk = lazy(() => import('./desk.tsx').then(({ Desk: page }) => ({ default: page })));
const Trace = lazy(() => import('./trace.tsx').then(({ Trace: page }) => ({ default: page })));
const Batch = lazy(() => import('./batch.tsx').then(({ Batch: page }) => ({ default: page })));
const Playground = lazy(() => import('./playground.tsx').then(({ Playground: page }) => ({ default: page })));
const Lookup = lazy(() => import('./lookup.tsx').then(({ Lookup: page }) => ({ default: page })));
const ApiPage = lazy(() => import('./api/page.tsx').then(({ ApiPage: page }) => ({ default: page })));
const Settings = lazy(() => import('./settings.tsx').then(({ Settings: page }) => ({ default: page })));

function Page(): JSX.Element {
  const { path } = useSignal(here);
  useSignal(language);
  const closed = useDoor();
  const route = routeOf(path);
  const say = words();
  // The desk bears the name of its document.
  if (route.page !== 'run') document.title = say.titles[route.page];
  if (closed) return <Login />;
  switch (route.page) {
    case 'start':
      return <Start />;
    case 'run':
      return <Desk key={route.run} run={route.run} finding={route.finding} />;
    case 'trace':
      return <Trace key={route.run} run={route.run} number={route.ref} />;
    case 'batch':
      return <Batch key={route.batch} batch={route.batch} />;
    case 'playground':
      return <Playground />;
    case 'lookup':
      return <Lookup />;
    case 'settings':
      return <Settings />;
    case 'api':
      return <ApiPage />;
    case 'nowhere':
      return (
        <>
          <Head />
          <main class="page">
            <h1>{say.frame.notHere}</h1>
            <p>{say.frame.noPage}</p>
            <p>
              <a href="/">{say.frame.backToStart}</a>
            </p>
          </main>
        </>
      );
  }
}

beginTheme();
followAddress();
const root = document.getElementById('desk');
if (root !== null)
  void beginLanguage().then(() =>
    render(
      <Suspense fallback={<p class="opening unseen">{words().frame.opening}</p>}>
        <Page />
      </Suspense>,
      root,
    ),
  );
