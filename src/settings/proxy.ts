/** Through which proxy the network is asked: by this program's own setting, else by the variables that every program heeds. */
import { z } from 'zod';
import { about } from './about.ts';

const optionalText = () => z.string().min(1).optional();

/** The settings of proxies, as part of the table of settings. They may hold passwords, and so are never shown. */
export const proxySettings = {
  proxy: optionalText().register(about, {
    kind: 'text',
    says: 'Proxy through which everything on the network is asked: http://host:port (a name and password may stand before the host), or off. Without it HTTPS_PROXY, HTTP_PROXY, ALL_PROXY and NO_PROXY hold.',
    flag: '--proxy <address>',
    secret: true,
  }),
  httpsProxy: optionalText().register(about, {
    kind: 'text',
    says: 'Proxy for https addresses, where proxy names none.',
    env: ['https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'],
    secret: true,
  }),
  httpProxy: optionalText().register(about, {
    kind: 'text',
    says: 'Proxy for http addresses, where proxy names none.',
    env: ['http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'],
    secret: true,
  }),
  noProxy: z
    .array(z.string().min(1))
    .default([])
    .register(about, {
      kind: 'list',
      says: 'Hosts asked without a proxy: names (with all under them), addresses, ranges (10.0.0.0/8), each perhaps with :port; * for all. This machine never is asked through one.',
      env: ['no_proxy', 'NO_PROXY'],
    }),
} as const;
