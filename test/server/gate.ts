/** A search server that answers when it is told to, not before: a check that asks it stands still for as long as a test needs. */
import { startRegistry } from '../servers/registry.ts';

export interface Gate {
  readonly origin: string;
  /** Settings with which each reference that no index holds is asked of the gate, and nobody else is. */
  readonly env: Readonly<Record<string, string>>;
  /** Resolves when somebody waits at the gate, or has come since it was shut. A question that was answered is not asked again. */
  knocked(): Promise<void>;
  /** Lets through whoever waits and whoever comes. */
  open(): void;
  /** Lets nobody through from now on. */
  shut(): void;
  close(): Promise<void>;
}

export async function startGate(): Promise<Gate> {
  let knock: () => void = () => undefined;
  let open: () => void = () => undefined;
  let knocked = Promise.resolve();
  let opened = Promise.resolve();
  const shut = (): void => {
    knocked = new Promise((done) => {
      knock = done;
    });
    opened = new Promise((done) => {
      open = done;
    });
  };
  shut();
  const registry = await startRegistry(async () => {
    knock();
    await opened;
    return { body: JSON.stringify({ query: '', results: [] }) };
  });
  return {
    origin: registry.origin,
    // Longer than any test lasts: the gate opens by the test's word, never by the clock.
    env: { STET_PROVIDERS: 'searxng', STET_SEARXNG: registry.origin, STET_TIMEOUT: '600' },
    knocked: () => knocked,
    open: () => open(),
    shut,
    close() {
      open();
      return registry.close();
    },
  };
}
