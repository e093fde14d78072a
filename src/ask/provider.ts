/**
 * "openai:MODEL" or "anthropic:MODEL" → a way to ask it. One place that knows what such a name means, which key belongs to whom and
 * where each provider is at home; nothing is asked here.
 */
import { StetError } from '../errors.ts';
import type { Proxies } from '../proxy.ts';
import { type Complete, type Endpoint, endpoint, patient, waiting } from './endpoint.ts';

export interface ModelChoice {
  /** "openai:MODEL" or "anthropic:MODEL". */
  readonly llm: string;
  /** Address of the API; the provider's own when not given. */
  readonly llmUrl?: string | undefined;
  readonly keys?: { readonly openai?: string | undefined; readonly anthropic?: string | undefined } | undefined;
  /** Seconds an answer may take. Default 60. */
  readonly timeout?: number | undefined;
  /** Through whom it is asked; nobody when not given. */
  readonly proxies?: Proxies | undefined;
}

export interface NamedModel {
  /** Provider and model, as a report names it. */
  readonly by: string;
  /** The same with its address: answers of another server are other answers. */
  readonly model: string;
  readonly complete: Complete;
}

const HOME: Readonly<Record<Endpoint['form'], string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
};

/**
 * Takes a choice; gives the model, not asked yet. `keyless`: it will never be asked over the network (a replay), so that no key is
 * needed. Throws StetError `bad-settings` for a name that names no model, or a key that is missing.
 */
export function namedModel({ llm, llmUrl, keys, timeout = 60, proxies }: ModelChoice, keyless = false): NamedModel {
  const [form = '', ...rest] = llm.split(':');
  const model = rest.join(':');
  if ((form !== 'openai' && form !== 'anthropic') || model === '')
    throw new StetError('bad-settings', `"${llm}" names no language model; write openai:MODEL or anthropic:MODEL.`);
  const key = keys?.[form];
  if (key === undefined && llmUrl === undefined && !keyless)
    throw new StetError(
      'bad-settings',
      `${form} asks for a key: set ${form === 'openai' ? 'OPENAI_API_KEY' : 'ANTHROPIC_API_KEY'}, or name a server of your own with --llm-url.`,
    );
  const url = llmUrl ?? HOME[form];
  const complete = patient(
    endpoint({
      form,
      url,
      model,
      ...(key === undefined ? {} : { key }),
      ...(proxies === undefined ? {} : { proxies }),
      timeoutMs: timeout * 1000,
    }),
    {
      wait: waiting,
    },
  );
  return { by: `${form}:${model}`, model: `${form}:${model}@${url}`, complete };
}
