/**
 * Brings a record of unknown shape to a CSL item whose every field has the shape the model promises, so that nothing
 * behind the index has to look again. Takes CSL-JSON as people really write it: numbers as text, text in one-element lists
 * (Crossref's dialect), dates as strings. What has neither a title nor an identifier nor an author is no record.
 */
import type { CslDate, CslName } from '../../model/csl.ts';
import { DATE_VARIABLES, NAME_PARTS, NAME_VARIABLES, TEXT_VARIABLES } from '../../model/csl-variables.ts';
import { saysTakenBack } from '../../model/notice-words.ts';
import type { HeldItem } from '../../model/source.ts';
import { cleanNotices, cleanRelated } from './notices.ts';

const TEXTS = ['id', 'type', 'DOI', ...TEXT_VARIABLES] as const;
/** Longest text kept of one field; a longer one is damage, not data. */
const LONGEST = 4000;
const MOST_NAMES = 6000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function text(value: unknown): string | undefined {
  if (typeof value === 'string') {
    const trimmed = value.trim();
    return trimmed === '' ? undefined : trimmed.slice(0, LONGEST);
  }
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return Array.isArray(value) ? text(value[0]) : undefined;
}

function name(value: unknown): CslName | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : { literal: value.trim().slice(0, LONGEST) };
  if (!isRecord(value)) return undefined;
  const out: { -readonly [K in keyof CslName]: CslName[K] } = {};
  for (const part of NAME_PARTS) {
    const found = text(value[part]);
    if (found !== undefined) out[part] = found;
  }
  if (out.family === undefined && out.literal === undefined) {
    const whole = text(value.name) ?? out.given;
    if (whole === undefined) return undefined;
    delete out.given;
    out.literal = whole;
  }
  return out;
}

/** Year, month and day of a list, as far as they are numbers. */
function dateParts(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  const numbers = value
    .slice(0, 3)
    .map((part: unknown) => (typeof part === 'number' || (typeof part === 'string' && part !== '') ? Number(part) : Number.NaN));
  const end = numbers.findIndex((part) => !Number.isInteger(part));
  return end === -1 ? numbers : numbers.slice(0, end);
}

function date(value: unknown): CslDate | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? { 'date-parts': [[value]] } : undefined;
  if (typeof value === 'string') {
    const found = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?/.exec(value.trim());
    if (found !== null) return { 'date-parts': [dateParts(found.slice(1))] };
    return value.trim() === '' ? undefined : { raw: value.trim().slice(0, 200) };
  }
  if (!isRecord(value)) return undefined;
  const out: { -readonly [K in keyof CslDate]: CslDate[K] } = {};
  const parts = value['date-parts'];
  if (Array.isArray(parts)) {
    const clean = parts
      .slice(0, 2)
      .map(dateParts)
      .filter((part) => part.length > 0);
    if (clean.length > 0) out['date-parts'] = clean;
  }
  const literal = text(value.literal);
  const raw = text(value.raw);
  if (literal !== undefined) out.literal = literal;
  if (raw !== undefined) out.raw = raw;
  return Object.keys(out).length === 0 ? undefined : out;
}

/** What a dump says beside the description: notices, years of every slot, other records of the work. */
function saidBeside(value: Readonly<Record<string, unknown>>, out: { -readonly [K in keyof HeldItem]: HeldItem[K] }): void {
  const notices = cleanNotices(value.notices).map(({ about: _, ...notice }) => notice);
  if (notices.length > 0) out.notices = notices;
  if (value['is-notice'] === true) out['is-notice'] = true;
  const about = cleanNotices(value['notice-about']).flatMap((one) => (one.about === undefined ? [] : [{ ...one, about: one.about }]));
  if (about.length > 0) out['notice-about'] = about;
  const related = cleanRelated(value.related);
  if (related.length > 0) out.related = related;
  const years = Array.isArray(value.years) ? value.years.filter((year): year is number => Number.isInteger(year)).slice(0, 12) : [];
  if (years.length > 1) out.years = years;
  const same = Array.isArray(value['same-as'])
    ? value['same-as'].filter((key): key is string => typeof key === 'string' && key.length < 300)
    : [];
  if (same.length > 0) out['same-as'] = same.slice(0, 40);
}

/**
 * The record as a CSL item, or null when it is none. `fallbackId` names it when it has no id of its own.
 * Abstracts and notes are left out: an index says what works exist, not what they say. A note that a work was taken back is kept.
 */
export function cleanItem(value: unknown, fallbackId: string): HeldItem | null {
  if (!isRecord(value)) return null;
  const out: { -readonly [K in keyof HeldItem]: HeldItem[K] } = {};
  for (const key of TEXTS) {
    const found = text(value[key]);
    if (found !== undefined) out[key] = found;
  }
  for (const key of NAME_VARIABLES) {
    const found = value[key];
    if (!Array.isArray(found)) continue;
    const clean = found
      .slice(0, MOST_NAMES)
      .map(name)
      .filter((one) => one !== undefined);
    if (clean.length > 0) out[key] = clean;
  }
  for (const key of DATE_VARIABLES) {
    const found = date(value[key]);
    if (found !== undefined) out[key] = found;
  }
  if (value['et-al'] === true) out['et-al'] = true;
  const note = text(value.note);
  if (note !== undefined && saysTakenBack(note)) out.note = note;
  saidBeside(value, out);
  const says = out.title ?? out.author ?? out.DOI ?? out.arxiv ?? out.PMID ?? out.PMCID ?? out.ISBN ?? out.URL;
  if (says === undefined) return null;
  out.id ??= fallbackId;
  return out;
}
