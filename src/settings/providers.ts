/** Whom a run can ask over the network: names for the settings, who is asked when they say nothing, and what else may be fetched. */
import { z } from 'zod';
import { about } from './about.ts';
import { proxySettings } from './proxy.ts';

/** Registries that can be asked over the network. */
export const PROVIDERS = [
  'crossref',
  'datacite',
  'doi-agency',
  'openalex',
  'arxiv',
  'pubmed',
  'dblp',
  'open-library',
  'rfc-editor',
  'openreview',
  'doaj',
  'semantic-scholar',
  'unpaywall',
  'google-books',
  'europe-pmc',
  'acl-anthology',
  'standards',
  'courtlistener',
  'orcid',
  'internet-archive',
  'web-page',
  'brave',
  'searxng',
] as const;

/** Asked unless the settings say otherwise: those that serve everybody without a key. */
export const USUAL_PROVIDERS: readonly (typeof PROVIDERS)[number][] = [
  'crossref',
  'datacite',
  'doi-agency',
  'openalex',
  'arxiv',
  'pubmed',
  'dblp',
  'open-library',
  'rfc-editor',
  'acl-anthology',
  'standards',
  'courtlistener',
  'orcid',
];

const optionalText = () => z.string().min(1).optional();

/** The settings of sources, as part of the table of settings. */
export const sourceSettings = {
  providers: z
    .array(z.enum(PROVIDERS))
    .default([...USUAL_PROVIDERS])
    .register(about, {
      kind: 'list',
      says: `Registries to ask over the network: ${PROVIDERS.join(', ')}.`,
      flag: '--providers <names>',
      moves: true,
    }),
  web: z.boolean().default(false).register(about, {
    kind: 'switch',
    says: 'Also fetch web pages that are cited by their address, from any public host, and look for lost ones in the Internet Archive; when an answer is repaired, pages that a search engine lists for a fact.',
    flag: '--web',
    moves: true,
  }),
  searxng: z
    .url({ protocol: /^https?$/ })
    .optional()
    .register(about, {
      kind: 'text',
      says: 'Address of a SearXNG server of your own, to search the web for works that no registry knows; what it lists is a lead, never proof.',
      flag: '--searxng <url>',
      moves: true,
    }),
  store: optionalText().register(about, {
    kind: 'text',
    says: 'PostgreSQL database (postgres://…) that keeps replies and the lines of logs for several machines, in place of the data and cache folders.',
    secret: true,
  }),
  retractionWatch: z.boolean().default(false).register(about, {
    kind: 'switch',
    says: 'Keep the list of Retraction Watch up to date in the data folder (60 MB, looked at hourly when online) and use it.',
    flag: '--retraction-watch',
    moves: true,
  }),
  retractionWatchUrl: z
    .url({ protocol: /^https?$/ })
    .optional()
    .register(about, {
      kind: 'text',
      says: 'Where to fetch that list from, in place of where Crossref publishes it.',
    }),
  ...proxySettings,
} as const;
