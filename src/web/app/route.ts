/** Which page an address is of. Every page has an address of its own, so that it can be kept, sent and come back to. */
import { signal } from './signal.ts';

export type Route =
  | { readonly page: 'start' }
  /** `finding` is the id that it has in the list, as `quote-3`; "" for none. */
  | { readonly page: 'run'; readonly run: string; readonly finding: string }
  | { readonly page: 'trace'; readonly run: string; readonly ref: number | null }
  | { readonly page: 'batch'; readonly batch: string }
  | { readonly page: 'playground' }
  | { readonly page: 'lookup' }
  | { readonly page: 'settings' }
  | { readonly page: 'api' }
  | { readonly page: 'nowhere' };

const ID = /^[A-Za-z0-9_-]{1,64}$/;
const FINDINGS = /^(?:ref|quote|claim|remark)$/;

/** Takes the path of an address; gives its page. Never throws. */
export function routeOf(path: string): Route {
  const [first = '', second = '', third = '', fourth = '', ...more] = path.replace(/^\/+|\/+$/g, '').split('/');
  const nowhere: Route = { page: 'nowhere' };
  if (more.length > 0) return nowhere;
  if (first === '') return { page: 'start' };
  if (second === '') return first === 'playground' || first === 'lookup' || first === 'settings' ? { page: first } : nowhere;
  if (first === 'docs' && second === 'api' && third === '') return { page: 'api' };
  if (!ID.test(second)) return nowhere;
  const number = /^[1-9]\d{0,5}$/.test(fourth) ? Number(fourth) : null;
  if (first === 'b' && third === '') return { page: 'batch', batch: second };
  if (first === 'audit' && third === '') return { page: 'trace', run: second, ref: null };
  if (first !== 'r') return nowhere;
  if (third === '') return { page: 'run', run: second, finding: '' };
  if (FINDINGS.test(third) && number !== null) return { page: 'run', run: second, finding: `${third}-${number}` };
  if (third === 'trace' && (fourth === '' || number !== null)) return { page: 'trace', run: second, ref: number };
  return nowhere;
}

/** The address of a run with one of its findings open; with "" that of the run. */
export const findingPath = (run: string, finding: string): string =>
  `/r/${encodeURIComponent(run)}${finding === '' ? '' : `/${finding.replace('-', '/')}`}`;

/** Where the reader is: path and query. */
export const here = signal({ path: '/', query: '' });

const look = (): void => {
  here.set({ path: location.pathname, query: location.search });
};

/** Begins to follow the address, and every link of this server. */
export function followAddress(): void {
  look();
  addEventListener('popstate', look);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/v1/') || routeOf(link.pathname).page === 'nowhere') return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** Goes to another page and begins it at its top. */
export function go(address: string): void {
  const to = new URL(address, location.href);
  // Whoever came by a shared link goes on by it.
  const token = new URLSearchParams(location.search).get('share');
  if (token !== null && !to.searchParams.has('share')) to.searchParams.set('share', token);
  history.pushState(null, '', to.pathname + to.search + to.hash);
  look();
  scrollTo(0, 0);
}

/** Keeps a choice (a filter, a search) in the address without making a step to go back to. */
export function keepInAddress(changes: Readonly<Record<string, string | null>>): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  history.replaceState(null, '', location.pathname + (text === '' ? '' : `?${text}`) + location.hash);
}
