/**
 * What a proxy on the way to a source does wrong, told apart from what the source does. Whose fault it is decides what a person does
 * next, and whether the source is left alone: a proxy that is down says nothing about a registry, and never that a work is not there.
 */

/**
 * `down`: no connection, or one that broke before the way was open; `slow`: no answer in time; `credentials`: it asks who goes there (407);
 * `refused`: it does not pass this on; `unreached`: it passed it on and nobody answered there; `certificate`: what is encrypted comes back
 * under a name that is not trusted, which is how proxies that read along look.
 */
export type ProxyFault = 'down' | 'slow' | 'credentials' | 'refused' | 'unreached' | 'certificate';

const SAYS: Readonly<Record<ProxyFault, (told: string) => string>> = {
  down: (told) => `did not answer${told}`,
  slow: () => 'did not answer in time',
  credentials: () => 'asks for a name and a password (407), or does not take those that were named',
  refused: (told) => `refuses to pass this on${told}`,
  unreached: (told) => `could not reach the other side${told}`,
  certificate: (told) =>
    `lets through a certificate that is not trusted${told}; where it opens what is encrypted, name its certificate with NODE_EXTRA_CA_CERTS`,
};

/** Thrown into a connection attempt. Its message names the proxy by host and port, never with what was in front of them. */
export class ProxyTrouble extends Error {
  readonly fault: ProxyFault;
  /** Whether asking once more will not mend it. */
  readonly final: boolean;
  /** Keeps undici from trying the same again on its own. */
  readonly code = 'STET_PROXY';

  /** `told`: a status or the code of an error. */
  constructor(proxy: string, fault: ProxyFault, told?: string | number) {
    super(`the proxy ${proxy} ${SAYS[fault](told === undefined || told === '' ? '' : ` (${told})`)}`);
    this.name = 'ProxyTrouble';
    this.fault = fault;
    this.final = fault === 'credentials' || fault === 'refused' || fault === 'certificate';
  }
}

/** How something goes to where it is sent. */
export interface Passage {
  /** Host and port of the proxy; null when it goes directly. */
  readonly proxy: string | null;
  /** Sent to the proxy as it is (http), so that all that comes back is the proxy's word; https goes through it unread. */
  readonly open: boolean;
}

/** Everything on the chain of causes: undici wraps what really happened. */
export function causesOf(error: unknown): Error[] {
  const out: Error[] = [];
  for (let at = error; at instanceof Error && out.length < 5; at = at.cause) out.push(at);
  return out;
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');
/** The errors by which Node refuses a certificate. */
const NOT_TRUSTED = /^(?:SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_|CERT_|ERR_TLS_CERT_)/;
const TIMEOUTS = /TIMEOUT|ETIMEDOUT/;

/** What the proxy had to do with an error; null when nothing that one can see. `timedOut`: the time for the whole was over. */
export function proxyTroubleIn(error: unknown, { proxy, open }: Passage, timedOut = false): ProxyTrouble | null {
  if (proxy === null) return null;
  const causes = causesOf(error);
  const told = causes.find((cause) => cause instanceof ProxyTrouble);
  if (told instanceof ProxyTrouble) return told;
  const codes = causes.map(codeOf).filter((code) => code !== '');
  const untrusted = codes.find((code) => NOT_TRUSTED.test(code));
  if (untrusted !== undefined) return new ProxyTrouble(proxy, 'certificate', untrusted);
  if (causes.some(({ message }) => message.includes('(407)'))) return new ProxyTrouble(proxy, 'credentials');
  if (!open) return null;
  if (timedOut || codes.some((code) => TIMEOUTS.test(code))) return new ProxyTrouble(proxy, 'slow');
  return codes.some((code) => /^(?:E[A-Z]|UND_ERR_SOCKET)/.test(code)) ? new ProxyTrouble(proxy, 'down', codes[0]) : null;
}

/** What a reply says of the proxy itself (407; RFC 9209, and Squid's own header, where it went to the proxy as it is); null when it is the source's. */
export function proxyTroubleOf(
  status: number,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  { proxy, open }: Passage,
): ProxyTrouble | null {
  if (proxy === null) return null;
  if (status === 407) return new ProxyTrouble(proxy, 'credentials');
  const own = headers['x-squid-error'] !== undefined || /;\s{0,9}error=/.test(String(headers['proxy-status'] ?? ''));
  if (!open || status < 400 || !own) return null;
  return new ProxyTrouble(proxy, status >= 500 ? 'unreached' : 'refused', status);
}
