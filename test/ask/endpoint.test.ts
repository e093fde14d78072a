import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Completion, endpoint, patient, waiting } from '../../src/ask/endpoint.ts';
import { proxiesOf } from '../../src/proxy.ts';
import { startProxy } from '../servers/proxy.ts';

type Answer = (request: IncomingMessage, body: string, reply: ServerResponse) => void;
let server: Server | null = null;
const heard: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];

async function serve(answer: Answer): Promise<string> {
  heard.length = 0;
  const made = createServer((request, reply) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      heard.push({ url: request.url ?? '', headers: request.headers, body });
      answer(request, body, reply);
    });
  });
  server = made;
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}/v1`;
}
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((done) => (server === null ? done(null) : server.close(done)));
  server = null;
});

const prompt = { system: 'be exact', user: 'claim and evidence' };
const signal = new AbortController().signal;
const openai = (text: string): string => JSON.stringify({ choices: [{ message: { role: 'assistant', content: text } }] });

describe('an endpoint behind a proxy', () => {
  it('is asked through it unless it is this machine, and is not blamed for what the proxy does', async () => {
    const url = await serve((_, __, reply) => reply.end(openai('hello')));
    const port = Number(new URL(url).port);
    const one = await startProxy({ http: port });
    const proxies = proxiesOf({ proxy: `http://ann:s3cret@127.0.0.1:${one.port}` });
    expect(await endpoint({ form: 'openai', url, model: 'm', proxies })(prompt, signal)).toEqual({ ok: true, text: 'hello' });
    expect(one.heard).toEqual([]);
    const far = endpoint({ form: 'openai', url: 'http://models.example/v1', model: 'm', key: 'k', timeoutMs: 1000, proxies });
    expect(await far(prompt, signal)).toEqual({ ok: true, text: 'hello' });
    expect(one.heard).toMatchObject([{ method: 'POST', asked: 'http://models.example/v1/chat/completions' }]);
    one.behave({ status: 407 });
    const detail = `the proxy 127.0.0.1:${one.port} asks for a name and a password (407), or does not take those that were named`;
    expect(await far(prompt, signal)).toEqual({ ok: false, why: 'refused', detail });
    const safe = endpoint({ form: 'openai', url: 'https://models.example/v1', model: 'm', timeoutMs: 1000, proxies });
    expect(await safe(prompt, signal)).toEqual({ ok: false, why: 'refused', detail });
    one.behave('silent');
    const silent = { ok: false, why: 'down', detail: `the proxy 127.0.0.1:${one.port} did not answer in time` };
    expect(await safe(prompt, signal)).toEqual(silent);
    await one.close();
  });
});

describe('an endpoint of the OpenAI form', () => {
  it('is asked once, with the key in its header alone, and gives the text', async () => {
    const url = await serve((_, __, reply) => reply.end(openai('hello')));
    const said = await endpoint({ form: 'openai', url: `${url}/`, model: 'm-1', key: 'secret-key' })(prompt, signal);
    expect(said).toEqual({ ok: true, text: 'hello' });
    expect(heard).toHaveLength(1);
    expect(heard[0]?.url).toBe('/v1/chat/completions');
    expect(heard[0]?.headers.authorization).toBe('Bearer secret-key');
    expect(heard[0]?.body).not.toContain('secret-key');
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
      model: 'm-1',
      temperature: 0,
      messages: [
        { role: 'system', content: 'be exact' },
        { role: 'user', content: 'claim and evidence' },
      ],
    });
  });

  it('tells each failure apart and never shows the key', async () => {
    const faults: [string, Answer, number?][] = [
      ['refused', (_, __, reply) => reply.writeHead(401).end('{"error":"bad key secret-key"}')],
      ['refused', (_, __, reply) => reply.writeHead(404).end('no such model')],
      ['busy', (_, __, reply) => reply.writeHead(429, { 'retry-after': '2' }).end(), 2000],
      ['busy', (_, __, reply) => reply.writeHead(503).end()],
      ['malformed', (_, __, reply) => reply.end('<html>gateway</html>')],
      ['malformed', (_, __, reply) => reply.end('{"choices":[]}')],
      ['malformed', (_, __, reply) => reply.end('null')],
      ['too-large', (_, __, reply) => reply.end(openai('x'.repeat(1_100_000)))],
      ['down', (request) => request.socket.destroy()],
      ['down', (_, __, reply) => reply.writeHead(302, { location: 'http://example.org/' }).end()],
      ['timeout', () => undefined],
    ];
    for (const [why, answer, wait] of faults) {
      const url = await serve(answer);
      const said = await endpoint({ form: 'openai', url, model: 'm', key: 'secret-key', timeoutMs: why === 'timeout' ? 300 : 120_000 })(
        prompt,
        signal,
      );
      expect([said.ok, !said.ok && said.why], JSON.stringify(said)).toEqual([false, why]);
      expect(JSON.stringify(said)).not.toContain('secret-key');
      expect(!said.ok && said.wait).toBe(wait);
      server?.closeAllConnections();
    }
  });

  it('is down when nothing listens, and stops when it is told to', async () => {
    const nobody = await endpoint({ form: 'openai', url: 'http://127.0.0.1:9', model: 'm' })(prompt, signal);
    expect(!nobody.ok && nobody.why).toBe('down');
    const url = await serve(() => stop.abort());
    const stop = new AbortController();
    const said = await endpoint({ form: 'openai', url, model: 'm' })(prompt, stop.signal);
    expect(!said.ok && said.why).toBe('interrupted');
  });
});

describe('an endpoint of the Anthropic form', () => {
  it('is asked in its own way', async () => {
    const url = await serve((_, __, reply) =>
      reply.end(
        JSON.stringify({
          content: [
            { type: 'text', text: 'one ' },
            { type: 'text', text: 'two' },
          ],
        }),
      ),
    );
    const said = await endpoint({ form: 'anthropic', url, model: 'm', key: 'k' })(prompt, signal);
    expect(said).toEqual({ ok: true, text: 'one two' });
    expect(heard[0]?.url).toBe('/v1/messages');
    expect(heard[0]?.headers['x-api-key']).toBe('k');
    expect(heard[0]?.headers['anthropic-version']).toBeDefined();
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
      system: 'be exact',
      messages: [{ role: 'user', content: 'claim and evidence' }],
    });
  });
});

describe('patience', () => {
  it('waits as long as it is asked to, and tries three times', async () => {
    let n = 0;
    const url = await serve((_, __, reply) => {
      n += 1;
      if (n < 3) reply.writeHead(429, { 'retry-after': '1' }).end();
      else reply.end(openai('late'));
    });
    const waits: number[] = [];
    const wait = async (ms: number): Promise<void> => {
      waits.push(ms);
    };
    const asked = patient(endpoint({ form: 'openai', url, model: 'm' }), { wait });
    expect(await asked(prompt, signal)).toEqual({ ok: true, text: 'late' });
    expect(waits).toEqual([1000, 1000]);
    n = -9;
    expect((await asked(prompt, signal)).ok).toBe(false);
    expect(waits).toHaveLength(4);
  });

  it('does not try again what was refused, nor wait for an hour', async () => {
    let n = 0;
    const failing = (why: 'refused' | 'busy', wait: number) => async (): Promise<Completion> => {
      n += 1;
      return { ok: false, why, detail: '', wait };
    };
    const wait = async (): Promise<void> => undefined;
    await patient(failing('refused', 0), { wait })(prompt, signal);
    expect(n).toBe(1);
    await patient(failing('busy', 3_600_000), { wait })(prompt, signal);
    expect(n).toBe(2);
  });

  it('stops waiting when it is told to', async () => {
    const stop = new AbortController();
    const asked = patient(async () => ({ ok: false, why: 'busy', detail: '', wait: 10_000 }), { wait: waiting })(prompt, stop.signal);
    setTimeout(() => stop.abort(), 5);
    expect(await asked).toMatchObject({ ok: false, why: 'interrupted' });
  });
});
