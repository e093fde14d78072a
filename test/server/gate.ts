/** A search server that answers when it is told to, not before: a check that asks it stands still for as long as a test needs. */
import { startRegistry } from '../servers/registry.ts';

export interface Gate {
  readonly origin: string;
  /** Settings with which each reference that no index holds is asked of the gate, and nobody else is. */
  readonly env: Readonly<Record<string, string>>;
  /** Resolves when somebody waits at the gate. */
  knocked(): Promise<void>;
  /** Lets through whoever waits and whoever comes. */
  open(): void;
  close(): Promise<void>;
}

export async function startGate(): Promise<Gate> {
  let knock: () => void = () => undefined;
  let open: () => void = () => undefined;
  const knocked = new Promise<void>((done) => {
    knock = done;
  });
  const opened = new Promise<void>((done) => {
    open = done;
  });
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
    close() {
      open();
      return registry.close();
    },
  };
}
