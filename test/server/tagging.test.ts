/** Tags of answers: the same bytes are said to be the same, streams and others' bytes pass by. */
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Env } from '../../src/server/house.ts';
import { names, tagged, unchanged } from '../../src/server/tagging.ts';

const app = new Hono<Env>();
app.use('*', tagged);
let figure = 1;
app.get('/data', (c) => c.json({ figure }));
app.get('/page', (c) => c.body('<p>', 200, { 'content-type': 'text/html', 'content-disposition': 'attachment' }));
app.get('/stream', (c) => c.body('data: 1\n\n', 200, { 'content-type': 'text/event-stream' }));
app.get('/bytes', (c) => c.body('%PDF', 200, { 'content-type': 'application/pdf' }));
app.get('/own', (c) => unchanged(c, '"mine"') ?? c.json({}));
app.post('/data', (c) => c.json({ figure }));
app.get('/wrong', (c) => c.json({}, 404));
const get = (path: string, tag?: string) => app.request(path, tag === undefined ? {} : { headers: { 'if-none-match': tag } });

it('tells whoever has the bytes already that they have them', async () => {
  const first = await get('/data');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]{32}"$/);
  expect(await first.json()).toEqual({ figure: 1 });
  const again = await get('/data', tag);
  expect([again.status, await again.text(), again.headers.get('etag'), again.headers.get('content-type')]).toEqual([304, '', tag, null]);
  figure = 2;
  const other = await get('/data', tag);
  expect([other.status, await other.json()]).toEqual([200, { figure: 2 }]);
  expect((await get('/page', '*')).status).toBe(304);
});

it('leaves streams, bytes that were handed in, changes, problems and tags of their own alone', async () => {
  for (const path of ['/stream', '/bytes', '/wrong']) expect((await get(path)).headers.get('etag')).toBeNull();
  expect((await app.request('/data', { method: 'POST' })).headers.get('etag')).toBeNull();
  expect((await get('/own')).headers.get('etag')).toBe('"mine"');
  expect((await get('/own', 'W/"other", W/"mine"')).status).toBe(304);
});

it('reads lists of tags, and no more than a reasonable one', () => {
  expect(names('"a", W/"b"', '"b"')).toBe(true);
  expect(names('"ab"', '"a"')).toBe(false);
  expect(names('', '"a"')).toBe(false);
  expect(names(`${'x'.repeat(5_000)},"a"`, '"a"')).toBe(false);
});
