/**
 * A server that speaks as much of S3 as a locked store needs, with the rules of Object Lock as they are documented: a version under
 * compliance retention is deleted by nobody, a delete without a version only hides, a put over another makes a newer version, and
 * If-None-Match: * refuses where an object is to be seen. Faults can be put in its way.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Version {
  readonly id: string;
  readonly bytes: Buffer | null;
  readonly at: Date;
  readonly until: Date | null;
}

export interface LockedServer {
  readonly url: string;
  /** What happens to the next writes: refused as busy, or done and the answer lost. */
  fail(times: number, how: 'busy' | 'lost'): void;
  /** What a person with every right does behind our back; gives the status. */
  act(method: 'PUT' | 'DELETE', path: string, body?: string): Promise<number>;
  /** Whether If-None-Match is honoured; some services do not. */
  strict: boolean;
  close(): void;
}

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export async function lockedServer(bucket: string): Promise<LockedServer> {
  const objects = new Map<string, Version[]>();
  const faults: string[] = [];
  let count = 0;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://s3');
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
    const versions = objects.get(key) ?? [];
    const answer = (status: number, body: string | Buffer = '', headers: Record<string, string> = {}): void => {
      response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(body);
    };
    const refused = (status: number, code: string): void => answer(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    if (request.method === 'GET' && url.searchParams.has('versions')) {
      const prefix = url.searchParams.get('prefix') ?? '';
      const marker = url.searchParams.get('key-marker') ?? '';
      const keys = [...objects.keys()].filter((one) => one.startsWith(prefix) && one > marker).sort();
      // Small pages, so that reading several is tried.
      const page = keys.slice(0, 5);
      const listed = page.flatMap((one) =>
        (objects.get(one) ?? []).toReversed().map(({ id, bytes, at }) => {
          const tag = bytes === null ? 'DeleteMarker' : 'Version';
          return `<${tag}><Key>${escapeXml(one)}</Key><VersionId>${id}</VersionId><LastModified>${at.toISOString()}</LastModified></${tag}>`;
        }),
      );
      const more = keys.length > page.length;
      const next = more ? `<NextKeyMarker>${escapeXml(page.at(-1) ?? '')}</NextKeyMarker>` : '';
      return answer(200, `<ListVersionsResult><IsTruncated>${more}</IsTruncated>${next}${listed.join('')}</ListVersionsResult>`);
    }
    if (request.method === 'GET') {
      const found = versions.find(({ id }) => id === url.searchParams.get('versionId'));
      return found?.bytes == null
        ? refused(404, 'NoSuchVersion')
        : answer(200, found.bytes, { 'content-type': 'application/octet-stream' });
    }
    const body = await bodyOf(request);
    const fault = request.headers['x-person'] === undefined ? faults.shift() : undefined;
    if (fault === 'busy') return refused(503, 'SlowDown');
    const put = (bytes: Buffer | null, until: Date | null): void => {
      count += 1;
      objects.set(key, [...versions, { id: `v${count}`, bytes, at: new Date(Date.UTC(2026, 0, 1) + count * 1000), until }]);
    };
    if (request.method === 'DELETE') {
      const id = url.searchParams.get('versionId');
      const named = versions.find((one) => one.id === id);
      if (id === null) put(null, null);
      else if (named?.until != null && named.until > new Date()) return refused(403, 'AccessDenied');
      else
        objects.set(
          key,
          versions.filter((one) => one !== named),
        );
      return answer(204);
    }
    if (locked.strict && request.headers['if-none-match'] === '*' && versions.at(-1)?.bytes != null)
      return refused(412, 'PreconditionFailed');
    const until = request.headers['x-amz-object-lock-retain-until-date'];
    put(body, typeof until === 'string' ? new Date(until) : null);
    if (fault === 'lost') return void response.destroy();
    return answer(200, '', { etag: `"${count}"`, 'x-amz-version-id': `v${count}` });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const locked: LockedServer = {
    url,
    strict: true,
    fail: (times, how) => faults.push(...Array<string>(times).fill(how)),
    act: async (method, path, body = '') =>
      (await fetch(`${url}/${bucket}/${path}`, { method, headers: { 'x-person': 'yes' }, ...(method === 'PUT' ? { body } : {}) })).status,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return locked;
}
