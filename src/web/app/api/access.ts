/** Keys of this server and links that were shared, as the pages list, make and close them. A key's secret is told once, when it is made. */
import { ask, type Listed, read, send } from '../api.ts';

export const SCOPES = ['read', 'run', 'decide', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

export interface AccessKey {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  readonly usedAt: string | null;
}

export interface SharedLink {
  readonly id: string;
  readonly run: string | null;
  readonly batch: string | null;
  readonly view: 'author' | 'reviewer';
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
}

type Plain<T> = Pick<Listed<T>, 'items'>;

export const getKeys = async (): Promise<readonly AccessKey[]> => (await read<Plain<AccessKey>>('/v1/keys')).items;

/** Makes a key; its secret is in the answer and nowhere else. */
export const makeKey = async (request: {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresInDays?: number;
}): Promise<AccessKey & { readonly secret: string }> =>
  (await (await send('/v1/keys', request)).json()) as AccessKey & { readonly secret: string };

export const revokeKey = async (id: string): Promise<void> => {
  await ask(`/v1/keys/${encodeURIComponent(id)}`, { method: 'DELETE' });
};

export const getLinks = async (): Promise<readonly SharedLink[]> => (await read<Plain<SharedLink>>('/v1/shares')).items;

export const closeLink = async (id: string): Promise<void> => {
  await ask(`/v1/shares/${encodeURIComponent(id)}`, { method: 'DELETE' });
};

/** Whether a key or a link still opens anything, at a time. */
export const inForce = ({ revokedAt, expiresAt }: Pick<AccessKey, 'revokedAt' | 'expiresAt'>, now: number): boolean =>
  revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now);

/** A service that may want a key; where it is set. The key itself is never given. */
export interface ProviderKey {
  readonly name: 'semanticScholar' | 'openalex' | 'ncbi' | 'courtlistener' | 'openai' | 'anthropic' | 'brave';
  readonly from: 'settings' | 'page' | null;
}

export const getProviderKeys = async (): Promise<readonly ProviderKey[]> => (await read<Plain<ProviderKey>>('/v1/provider-keys')).items;

export const keepProviderKey = async (name: ProviderKey['name'], key: string): Promise<void> => {
  await send('/v1/provider-keys', { name, key });
};

export const dropProviderKey = async (name: ProviderKey['name']): Promise<void> => {
  await ask(`/v1/provider-keys/${name}`, { method: 'DELETE' });
};
