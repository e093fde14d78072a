/**
 * How a route is said: its path, who may call it, what it takes and gives, in one place that both the router and
 * docs/openapi.json are made from. A body is checked against the very schema that the document shows.
 */
import { OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import { type Asked, cursorOf, type Env, fromCursor, type House } from './house.ts';
import { notFound, PROBLEM_TYPE, Problem } from './problem.ts';
import { ID, problem } from './shapes.ts';

export type App = OpenAPIHono<Env>;
export const newApp = (): App => new OpenAPIHono<Env>();

type Method = 'get' | 'post' | 'patch' | 'delete';

export interface Route {
  readonly method: Method;
  /** With `{id}` for parameters. */
  readonly path: string;
  readonly tag: 'runs' | 'findings' | 'batches' | 'verify' | 'audit' | 'sharing' | 'webhooks' | 'access' | 'server';
  readonly summary: string;
  readonly description?: string;
  /** Scope that is wanted; none for what everybody may ask. */
  readonly scope?: string;
  readonly query?: z.ZodObject;
  /** Media type → schema of the body. */
  readonly takes?: Readonly<Record<string, z.ZodType>>;
  /** Status → what it gives: a schema for JSON, a media type for anything else, both where Accept chooses, null for nothing. */
  readonly gives: Readonly<Record<number, z.ZodType | string | readonly (z.ZodType | string)[] | null>>;
  /** Header fields of the request that it honours. */
  readonly headers?: z.ZodObject;
  /** The path as the router is to match it, where that differs from how it is written down. */
  readonly pattern?: string;
}

const PARAMS: Readonly<Record<string, z.ZodType>> = {
  n: z.coerce.number().int().min(1).openapi({ description: 'Number of the finding, from 1.' }),
  ext: z.string(),
  delivery: z.string().regex(ID),
  id: z.string().regex(ID),
};

const REASONS: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Made',
  202: 'Taken; it is checked in its turn',
  204: 'Done',
  304: 'Not changed',
};

/** Puts a route into the router and into the document. */
export function route(app: App, said: Route, answer: (c: Asked) => Response | Promise<Response>): void {
  const names = [...said.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const config: RouteConfig = {
    method: said.method,
    path: said.path,
    tags: [said.tag],
    summary: said.summary,
    ...(said.description === undefined ? {} : { description: said.description }),
    ...(said.scope === undefined ? { security: [] } : { security: [{ key: [said.scope] }, { session: [said.scope] }] }),
    request: {
      ...(names.length === 0 ? {} : { params: z.object(Object.fromEntries(names.map((name) => [name, PARAMS[name] ?? z.string()]))) }),
      ...(said.query === undefined ? {} : { query: said.query }),
      ...(said.headers === undefined ? {} : { headers: said.headers }),
      ...(said.takes === undefined
        ? {}
        : {
            body: { required: true, content: Object.fromEntries(Object.entries(said.takes).map(([type, schema]) => [type, { schema }])) },
          }),
    },
    responses: {
      ...Object.fromEntries(Object.entries(said.gives).map(([status, given]) => [status, responseOf(Number(status), given)])),
      default: { description: 'A problem (RFC 9457)', content: { [PROBLEM_TYPE]: { schema: problem } } },
    },
  };
  app.openAPIRegistry.registerPath(config);
  app.on(said.method.toUpperCase(), said.pattern ?? said.path.replace(/\{(\w+)\}/g, ':$1'), (c) => answer(c));
}

function responseOf(status: number, given: z.ZodType | string | readonly (z.ZodType | string)[] | null) {
  const description = REASONS[status] ?? 'Done';
  if (given === null) return { description };
  const all: readonly (z.ZodType | string)[] = typeof given === 'string' || given instanceof z.ZodType ? [given] : given;
  return { description, content: Object.fromEntries(all.map(contentOf)) };
}

/** JSON is any value where no schema of ours says more: only what is no JSON arrives as text. */
function contentOf(given: z.ZodType | string): readonly [string, { readonly schema: z.ZodType }] {
  if (typeof given !== 'string') return ['application/json', { schema: given }];
  return [given, { schema: /^application\/(?:[\w.-]{1,80}\+)?json\b/.test(given) ? z.unknown() : z.string() }];
}

/** A parameter of the path that is an id. What is none names nothing. */
export function idOf(c: Asked, name = 'id'): string {
  const id = c.req.param(name) ?? '';
  if (!ID.test(id)) throw notFound('thing');
  return id;
}

/** A parameter that is a number of a finding. */
export function numberOf(c: Asked): number {
  const text = c.req.param('n') ?? '';
  if (!/^[1-9]\d{0,6}$/.test(text)) throw notFound('finding');
  return Number(text);
}

/** How many rows a page is to have. Throws Problem. */
export function limitOf(c: Asked, usual = 50, most = 500): number {
  const text = c.req.query('limit');
  if (text === undefined) return usual;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Problem('usage', `limit: a whole number from 1 to ${most}`);
  return Math.min(most, Number(text));
}

/** A parameter that is one of a few words; undefined where it is not said. What is asked for otherwise would be answered with more than was asked. Throws Problem. */
export function wordOf<Word extends string>(c: Asked, name: string, words: readonly Word[]): Word | undefined {
  const said = c.req.query(name);
  if (said === undefined || said === '') return undefined;
  const found = words.find((word) => word === said);
  if (found === undefined) throw new Problem('usage', `${name}: one of ${words.join(', ')}`);
  return found;
}

export const paging = { limit: z.coerce.number().int().min(1).max(500).optional(), cursor: z.string().optional() };

/** Where a page of what was made newest first goes on, as the cursor of a request says it. Throws Problem. */
export function pageAfter(c: Asked): { readonly after?: { readonly createdAt: number; readonly id: string } } {
  const cursor = c.req.query('cursor');
  const [createdAt, id] = cursor === undefined ? [] : fromCursor(cursor);
  return typeof createdAt === 'number' && typeof id === 'string' ? { after: { createdAt, id } } : {};
}

/** The cursor of the page after these rows; null where they end. */
export function nextPage(rows: readonly { readonly created_at: number; readonly id: string }[], limit: number): string | null {
  const end = rows.length === limit ? rows.at(-1) : undefined;
  return end === undefined ? null : cursorOf([end.created_at, end.id]);
}

export type Routes = (app: App, house: House) => void;
