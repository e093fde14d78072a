/** A work in a journal that stands on a list of predatory, hijacked or delisted ones. The list is named, with its version: it is an opinion. */
import { type ReferenceWarningRule, warning } from './rule.ts';

export const PREDATORY: ReferenceWarningRule = {
  id: 'warn/predatory-source',
  kind: 'predatory_source',
  severity: 'warning',
  says: 'The work appeared in a journal on a list of predatory, hijacked or delisted journals.',
  why: 'Such journals publish without review; the work may still be sound, so it is told and not judged.',
  of: (matched) => {
    if (matched.listed === null || matched.listed.length === 0 || matched.work.length === 0) return [];
    const entries = matched.listed.map(({ list, entry }) => `“${entry}” (${list})`).join(', ');
    return [
      warning(
        PREDATORY,
        matched,
        `The journal stands on a list: ${entries}.`,
        matched.listed.map(({ list }) => list),
      ),
    ];
  },
};
