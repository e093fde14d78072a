/** Begins the pages: theme, address, and the page that the address names. */
import './style/main.css';
import { type JSX, render } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { beginTheme, Head } from './frame.tsx';
import { Login, useDoor } from './login.tsx';
import { followAddress, here, routeOf } from './route.ts';
import { useSignal } from './signal.ts';
import { Start } from './start.tsx';

const Desk = lazy(() => import('./desk.tsx').then(({ Desk: page }) => ({ default: page })));
const Trace = lazy(() => import('./trace.tsx').then(({ Trace: page }) => ({ default: page })));
const Batch = lazy(() => import('./batch.tsx').then(({ Batch: page }) => ({ default: page })));
const Playground = lazy(() => import('./playground.tsx').then(({ Playground: page }) => ({ default: page })));
const Lookup = lazy(() => import('./lookup.tsx').then(({ Lookup: page }) => ({ default: page })));
const ApiPage = lazy(() => import('./api-page.tsx').then(({ ApiPage: page }) => ({ default: page })));
const Settings = lazy(() => import('./settings.tsx').then(({ Settings: page }) => ({ default: page })));

const TITLES: Readonly<Record<string, string>> = {
  start: 'stet',
  trace: 'Trace · stet',
  batch: 'Batch · stet',
  playground: 'Playground · stet',
  lookup: 'Look up · stet',
  settings: 'Settings · stet',
  api: 'The API · stet',
  nowhere: 'Not here · stet',
};

function Page(): JSX.Element {
  const { path } = useSignal(here);
  const closed = useDoor();
  const route = routeOf(path);
  document.title = TITLES[route.page] ?? document.title;
  if (closed) return <Login />;
  switch (route.page) {
    case 'start':
      return <Start />;
    case 'run':
      return <Desk key={route.run} run={route.run} number={route.ref} />;
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
            <h1>Not here</h1>
            <p>There is no page at this address.</p>
            <p>
              <a href="/">Back to the start</a>
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
  render(
    <Suspense fallback={<p class="opening unseen">Opening…</p>}>
      <Page />
    </Suspense>,
    root,
  );
