/** The description of the API: fresh, whole, and what the server really gives. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openapiPage } from '../../scripts/openapi.ts';
import * as shapes from '../../src/server/shapes.ts';

interface Operation {
  readonly summary?: string;
  readonly security?: unknown[];
  readonly responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
  readonly parameters?: { name: string; in: string }[];
}
const page = openapiPage();
const document = JSON.parse(page) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => ({ path, method, one })),
);

describe('docs/openapi.json', () => {
  it('is fresh: run npx tsx scripts/openapi.ts', () => {
    expect(readFileSync(resolve(import.meta.dirname, '../../docs/openapi.json'), 'utf8')).toBe(page);
  });

  it('describes every operation: what it is for, who may, how it fails, each parameter of its path', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operations.length).toBeGreaterThan(50);
    for (const { path, method, one } of operations) {
      expect([method, path, (one.summary ?? '').length > 3]).toEqual([method, path, true]);
      expect([path, one.responses.default?.content?.['application/problem+json'] !== undefined]).toEqual([path, true]);
      expect(one.security).toBeDefined();
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([path, (one.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name)]).toEqual([path, names]);
    }
  });

  it('calls no JSON a string, and names every form that Accept can choose', () => {
    for (const { path, one } of operations)
      for (const [status, { content }] of Object.entries(one.responses))
        for (const [media, { schema }] of Object.entries(content ?? {}))
          if (/\bjson\b/.test(media) && !media.includes('ndjson'))
            expect([path, status, media, schema]).not.toEqual([path, status, media, { type: 'string' }]);
    expect(Object.keys(document.paths['/v1/audit/{run}']?.get?.responses['200']?.content ?? {})).toEqual([
      'application/json',
      'application/x-ndjson',
    ]);
  });

  it('points at nothing that is not there', () => {
    for (const [, name] of page.matchAll(/"\$ref": "#\/components\/schemas\/(\w+)"/g))
      expect(document.components.schemas).toHaveProperty(name ?? '');
  });
});

describe('the stream of events', () => {
  it('is described item by item, each event with what it carries', () => {
    const events = document.paths['/v1/runs/{id}/events']?.get?.responses['200']?.content?.['text/event-stream'] as
      | { readonly itemSchema: { readonly oneOf: readonly { readonly properties: { readonly event: { readonly const: string } } }[] } }
      | undefined;
    const names = events?.itemSchema.oneOf.map(({ properties }) => properties.event.const) ?? [];
    expect(names).toEqual(expect.arrayContaining(['ref.verified', 'quote.checked', 'claim.judged', 'run.done']));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('ids', () => {
  it('are of a kind that can stand in a path and in a file name', () => {
    for (const good of ['chk_mwr73bmu_dc35453fd14c9ddd', 'a', '0']) expect(shapes.ID.test(good)).toBe(true);
    for (const bad of ['', '..', '../a', 'A', 'a/b', 'a.b', 'a b', '_a', 'a\0', `a${'b'.repeat(64)}`])
      expect([bad, shapes.ID.test(bad)]).toEqual([bad, false]);
  });
});
