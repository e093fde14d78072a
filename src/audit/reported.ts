/**
 * Ties a report to its log: the hash of all that is shown, logged before anything is. Run id and seal are left out, so that a
 * replay of the same run reports the same.
 */
import { createHash } from 'node:crypto';
import { asSealed } from '../model/as-sealed.ts';
import type { Report } from '../model/report.ts';
import { canonicalKeys, canonicalMended } from '../text/canonical.ts';

/** `sha256:…` over the report's canonical JSON. Text that Unicode cannot hold counts as its replacement. */
export function reportHash(report: Report): string {
  return shownHash(asSealed(report));
}

/** The same of anything else that is shown: a JSON value. Hashed piece by piece, for a report may be larger than one string can be. */
export function shownHash(shown: object): string {
  const hash = createHash('sha256');
  const members = shown as Readonly<Record<string, unknown>>;
  for (const [i, key] of canonicalKeys(shown).entries()) {
    const member = members[key];
    hash.update(`${i === 0 ? '{' : ','}${canonicalMended(key)}:`);
    if (!Array.isArray(member)) hash.update(canonicalMended(member));
    else {
      for (const [at, item] of member.entries()) hash.update(`${at === 0 ? '[' : ','}${canonicalMended(item ?? null)}`);
      hash.update(member.length === 0 ? '[]' : ']');
    }
  }
  return `sha256:${hash.update(canonicalKeys(shown).length === 0 ? '{}' : '}').digest('hex')}`;
}
