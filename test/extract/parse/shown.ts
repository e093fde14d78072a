/** Fields of a parsed reference as short strings, for tables of forms: names as "Family|Given", the date by its parts. */
import type { CslItem, CslName } from '../../../src/model/csl.ts';

const named = ({ literal, family, given }: CslName): string =>
  literal ?? [family, given].filter((part) => part !== undefined && part !== '').join('|');

export function shown(fields: CslItem): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [field, value] of Object.entries(fields)) if (typeof value === 'string') out[field] = value;
  for (const role of ['author', 'editor', 'translator'] as const) {
    const names = fields[role];
    if (names !== undefined) out[role] = names.map(named).join('; ');
  }
  const { issued } = fields;
  if (issued !== undefined) out.issued = issued['date-parts']?.[0]?.join('-') ?? issued.literal ?? '';
  return out;
}
