/** Routes of the keys for services: which there are, put one in, take one out. No answer, no log and no error holds a key. */
import { z } from '@hono/zod-openapi';
import { StetError } from '../../errors.ts';
import { takeJson } from '../body.ts';
import { may } from '../house.ts';
import { notFound, Problem } from '../problem.ts';
import { KEY_NAMES, type KeyName } from '../provider-keys.ts';
import { type Routes, route } from '../routes.ts';

const providerKey = z
  .object({
    name: z.enum(KEY_NAMES),
    from: z.enum(['settings', 'page']).nullable().openapi({
      description: 'Where it is set: by whoever runs the server, or here; null when there is none. The key itself is never given.',
    }),
  })
  .openapi('ProviderKey');
const request = z
  .object({
    name: z.enum(KEY_NAMES),
    key: z
      .string()
      .trim()
      .regex(/^[\x21-\x7e]{8,500}$/, '8 to 500 visible ASCII characters, no blanks'),
  })
  .strict()
  .openapi('ProviderKeyRequest');

export const providerKeyRoutes: Routes = (app, { providerKeys }) => {
  const keep = async (name: KeyName, key: string | null): Promise<void> => {
    try {
      await providerKeys.keep(name, key);
    } catch (thrown) {
      if (thrown instanceof StetError && thrown.code === 'usage') throw new Problem('conflict', thrown.message);
      throw thrown;
    }
  };
  route(
    app,
    {
      method: 'get',
      path: '/v1/provider-keys',
      tag: 'access',
      summary: 'Which services have a key',
      scope: 'admin',
      gives: { 200: z.object({ items: z.array(providerKey) }) },
    },
    (c) => {
      may(c, 'admin');
      return c.json({ items: providerKeys.list() });
    },
  );
  route(
    app,
    {
      method: 'post',
      path: '/v1/provider-keys',
      tag: 'access',
      summary: 'Put in the key for a service; it is in force at once and never given back',
      scope: 'admin',
      takes: { 'application/json': request },
      gives: { 204: null },
    },
    async (c) => {
      may(c, 'admin');
      const { name, key } = await takeJson(c, request);
      await keep(name, key);
      return c.body(null, 204);
    },
  );
  route(
    app,
    {
      method: 'delete',
      path: '/v1/provider-keys/{name}',
      tag: 'access',
      summary: 'Take out the key for a service',
      scope: 'admin',
      gives: { 204: null },
    },
    async (c) => {
      may(c, 'admin');
      const name = KEY_NAMES.find((one) => one === c.req.param('name'));
      if (name === undefined) throw notFound('service');
      await keep(name, null);
      return c.body(null, 204);
    },
  );
};
