/**
 * Whether the cited address is one of the work's. Addresses are compared in canonical form; an address that merely differs
 * says nothing, for a work may stand in many places. An address that holds an identifier is judged as that identifier.
 */
import type { Reference } from '../../model/cited.ts';
import type { ComponentEvidence, IdentifierEvidence, Label } from '../../model/evidence.ts';
import type { Source } from '../../model/source.ts';
import { identifierKeys } from '../../text/keys.ts';
import { keysOf } from './identifiers.ts';

/** The URL component against all records of one work. */
export function compareUrl(reference: Reference, judged: readonly IdentifierEvidence[], sources: readonly Source[]): ComponentEvidence {
  const cited = reference.fields.URL ?? null;
  const found = sources.find(({ fields }) => fields.URL !== undefined)?.fields.URL ?? null;
  const tell = (label: Label, score: number | null, source: string | null, why: string): ComponentEvidence => ({
    label,
    cited,
    found,
    score,
    source,
    why,
  });
  if (cited === null) return tell('unknown', null, null, 'the citation gives no address');
  const keys = identifierKeys('url', cited);
  if (keys.length === 0) return tell('unknown', null, null, 'not an address that can be compared');
  const bearer = sources.find((source) => {
    const own = keysOf(source);
    return keys.some((key) => own.has(key));
  });
  if (bearer !== undefined) return tell('match', 1, bearer.id, 'an address of this work');
  const evidence = judged.find(({ identifier }) => identifier === cited || keys.some((key) => identifierKeysOf(identifier).includes(key)));
  if (evidence?.outcome === 'same') return tell('match', 0.9, evidence.source ?? null, 'leads to this work');
  if (evidence?.outcome === 'elsewhere') return tell('not_match', 0, evidence.source ?? null, `leads to another work: ${evidence.why}`);
  if (evidence?.outcome === 'unregistered' && !keys.some((key) => key.startsWith('url:') || key.startsWith('acl:'))) {
    return tell('not_match', 0, null, evidence.why);
  }
  return tell('unknown', null, null, 'another address than those recorded, which says nothing');
}

const identifierKeysOf = (identifier: string): readonly string[] =>
  /^10\.\d/.test(identifier) ? identifierKeys('doi', identifier) : /^https?:/i.test(identifier) ? identifierKeys('url', identifier) : [];
