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
    const held = matched.listed.find(({ doaj }) => doaj !== undefined)?.doaj;
    // Lists of this kind age; a journal that DOAJ reviewed and took up is told of with that, and alarms nobody.
    const besides =
      held === undefined
        ? ''
        : held.by === 'issn'
          ? ` DOAJ, which reviews journals before it lists them, holds it too: “${held.title}”.`
          : ` DOAJ holds a journal of this name, “${held.title}”; whether it is the same one was not seen, for the record states no ISSN.`;
    const entries = matched.listed.map(({ list, entry }) => `“${entry}” (${list})`).join(', ');
    return [
      warning(
        held?.by === 'issn' ? { ...PREDATORY, severity: 'info' } : PREDATORY,
        matched,
        `The journal stands on a list: ${entries}.${besides}`,
        matched.listed.map(({ list }) => list),
      ),
    ];
  },
};
