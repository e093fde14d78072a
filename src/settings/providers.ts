/** Whom a run can ask over the network: names for the settings, and who is asked when they say nothing. */

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
