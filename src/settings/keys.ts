/** Keys for services. They are never typed on a command line, and never shown, logged or reported. */
import { z } from 'zod';
import { about } from './about.ts';

const optionalText = () => z.string().min(1).optional();

export const keySettings = z.strictObject({
  semanticScholar: optionalText().register(about, {
    kind: 'text',
    says: 'Key for Semantic Scholar.',
    env: ['SEMANTIC_SCHOLAR_API_KEY', 'S2_API_KEY'],
    secret: true,
  }),
  openalex: optionalText().register(about, {
    kind: 'text',
    says: 'Key for OpenAlex.',
    env: ['OPENALEX_KEY', 'OPENALEX_API_KEY'],
    secret: true,
  }),
  ncbi: optionalText().register(about, { kind: 'text', says: 'Key for PubMed (NCBI).', env: ['NCBI_API_KEY'], secret: true }),
  courtlistener: optionalText().register(about, {
    kind: 'text',
    says: 'Token for CourtListener.',
    env: ['COURTLISTENER_TOKEN'],
    secret: true,
  }),
  openai: optionalText().register(about, {
    kind: 'text',
    says: 'Key for a language model of the OpenAI form.',
    env: ['OPENAI_API_KEY'],
    secret: true,
  }),
  anthropic: optionalText().register(about, {
    kind: 'text',
    says: 'Key for a language model of Anthropic.',
    env: ['ANTHROPIC_API_KEY'],
    secret: true,
  }),
  brave: optionalText().register(about, {
    kind: 'text',
    says: 'Key for the search interface of Brave.',
    env: ['BRAVE_API_KEY', 'BRAVE_SEARCH_API_KEY'],
    secret: true,
  }),
});
