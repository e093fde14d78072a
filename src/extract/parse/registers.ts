/**
 * Numbers that registers give their entries (trials, sequences, structures, vulnerabilities) and the names of internet drafts: each has a form of its
 * own, so that it is the number of the work wherever it stands, and no page, no volume and no end of a title. Works with a journal keep what they have.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };

const REGISTERED =
  /(?<![\p{L}\d/=._-])(NCT\d{8}|ISRCTN\d{6,8}|ACTRN\d{14}|DRKS\d{8}|ChiCTR[-A-Za-z]{0,7}\d{8,10}|UMIN\d{9}|jRCT[a-z]?\d{9,10}|KCT\d{7}|PACTR\d{15}|CVE-\d{4}-\d{4,7}|GSE\d{3,7}|PRJ(?:NA|EB|DB)\d{3,8}|PXD\d{6}|E-MTAB-\d{2,6}|draft-[a-z]{2,20}-[a-z\d-]{3,60})(?![\p{L}\d/=_-])/u;
/** Numbers that a word announces. */
const ANNOUNCED =
  /(?<![\p{L}\d])(?:EudraCT(?:\s(?:[Nn]umber|No\.?))?:?\s(\d{4}-\d{6}-\d\d)|PDB(?:\s(?:ID|code|entry))?:?\s(\d[A-Za-z\d]{3})|[Aa]ccession(?:\s(?:[Nn]o\.?|[Nn]umber|code))?:?\s([A-Z]{1,4}_?\d{5,9}(?:\.\d)?)|UniProt(?:KB)?\s([OPQ]\d[A-Z\d]{3}\d|[A-NR-Z]\d(?:[A-Z][A-Z\d]{2}\d){1,2})|ICPSR\s(\d{3,6}))(?![\p{L}\d])/u;

/** Sets such a number. Changes `fields` and `spans`. */
export function numberOfRegister(fields: Draft, spans: Record<string, Span[]>, raw: string): void {
  if (!/\d{3}|draft-|PDB/.test(raw) || fields.volume !== undefined) return;
  const found = REGISTERED.exec(raw) ?? ANNOUNCED.exec(raw);
  const number = found?.slice(1).find((part) => part !== undefined);
  if (found === null || number === undefined) return;
  const start = found.index + found[0].lastIndexOf(number);
  const end = start + number.length;
  const over = (name: 'page' | 'number' | 'issue'): boolean => (spans[name] ?? []).some((span) => span.start < end && span.end > start);
  // Another number was read as the work's own.
  if (fields.number !== undefined && !over('number')) return;
  if (fields.page !== undefined && !over('page')) return;
  for (const name of ['page', 'issue'] as const)
    if (over(name)) {
      delete fields[name];
      delete spans[name];
    }
  fields.number = number;
  spans.number = [{ start, end }];
}
