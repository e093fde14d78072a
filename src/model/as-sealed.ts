/**
 * A report as its seal knows it: without what comes after it (what people decide, that a later batch took it over) and without what says
 * which run it was and where its log lies, so that a replay of the same run reports the same. Whoever hashes a report, on a server or in a
 * browser, hashes this.
 */
import type { Report } from './report.ts';

const undecided = ({ decision: _later, ...found }: { readonly decision?: unknown }): object => found;

/** What the hash of a report is over. */
export function asSealed({ quotes, claims, decisions: _decided, checkedAt: _taken, ...rest }: Report): object {
  return {
    ...rest,
    references: rest.references.map(undecided),
    ...(quotes === undefined ? {} : { quotes: { ...quotes, items: quotes.items.map(undecided) } }),
    ...(claims === undefined ? {} : { claims: { ...claims, claims: claims.claims.map(undecided) } }),
    run: '',
    audit: null,
  };
}
