/**
 * A whole file corrected: every finding about its entries turned into changes of its text, or into a line that says why not.
 * Works are never added or removed, and no change reaches outside the values that are corrected.
 */
import { StetError } from '../../errors.ts';
import type { Document, Entry } from '../../model/document.ts';
import type { ReferenceFinding } from '../../model/report.ts';
import { type Correction, correctionsOf, type LeftAlone } from '../metadata.ts';
import { inBibtex, type Written } from './bibtex.ts';
import { applyChanges, composed, type TextChange, unifiedDiff } from './changes.ts';
import { inCsl } from './csl.ts';
import { inRis } from './ris.ts';
import { bibitems, inBibitem } from './tex.ts';

/** What becomes of a file. */
export interface FixPlan {
  /** The file's text afterwards. */
  readonly text: string;
  readonly changes: readonly TextChange[];
  readonly applied: readonly Correction[];
  readonly left: readonly LeftAlone[];
  /** As a unified diff; "" when nothing changes. */
  readonly diff: string;
}

/** Media types whose entries can be corrected in place. */
const FIXABLE: readonly string[] = [
  'application/x-bibtex',
  'application/x-research-info-systems',
  'application/vnd.citationstyles.csl+json',
  'application/x-latex',
];

type Writer = (entry: Entry, correction: Correction, ascii: boolean) => Written;
const WRITERS: Readonly<Record<string, Writer>> = {
  'application/x-bibtex': inBibtex,
  'application/x-research-info-systems': inRis,
  'application/vnd.citationstyles.csl+json': inCsl,
};

/** Whether a text keeps to ASCII. */
const isAscii = (text: string): boolean => !/[\u0080-\uffff]/.test(text);

/** Accents and letters as commands of TeX. */
const SPELT = /\\(?:[`'"^~=.]\{?\\?[a-zA-Z]|[uvHcdkr](?:\s|\{)\\?[a-zA-Z]|(?:ss|ae|oe|aa|o|l|i)[}\s\\{])/;

/**
 * Whether letters beyond ASCII are to be spelt: in .bib text where the file or the entry does without them (old BibTeX reads no more), in
 * JSON, which is UTF-8, where the file writes escapes.
 */
function spells(mediaType: string, source: string): (raw: string) => boolean {
  if (mediaType === 'application/x-bibtex') {
    const ascii = isAscii(source);
    return (raw) => ascii || (SPELT.test(raw) && isAscii(raw));
  }
  const escaped = isAscii(source) && /\\u[0-9a-fA-F]{4}/.test(source);
  return () => escaped;
}

/** Throws StetError `unknown-media-type` for a file that holds no entries of a known form. */
export function checkFixable({ mediaType, name }: Pick<Document, 'mediaType' | 'name'>): void {
  if (FIXABLE.includes(mediaType)) return;
  throw new StetError(
    'unknown-media-type',
    `${name}: corrections are written into BibTeX, RIS, CSL-JSON and LaTeX files only; stet check tells what differs in other documents`,
  );
}

/**
 * Plans the corrections of one file.
 * Takes the document as read, the text of the file itself, and the findings about it; gives the text afterwards, what was
 * changed and what was left alone. Throws StetError `unknown-media-type` for a file that holds no entries of a known form.
 */
export function planFixes(document: Document, source: string, findings: readonly ReferenceFinding[]): FixPlan {
  checkFixable(document);
  const { mediaType, name } = document;
  const entries = new Map(document.entries.map((entry) => [entry.key, entry]));
  const items = mediaType === 'application/x-latex' ? bibitems(source) : null;
  const spelt = spells(mediaType, source);
  const written = WRITERS[mediaType];
  const changes: TextChange[] = [];
  const applied: Correction[] = [];
  const left: LeftAlone[] = [];
  const write = (correction: Correction): { readonly made: Written; readonly base: number } => {
    const entry = entries.get(correction.key);
    if (written !== undefined && entry !== undefined && source.slice(entry.span.start, entry.span.end) === entry.raw)
      return { made: written(entry, correction, spelt(entry.raw)), base: entry.span.start };
    const item = items?.get(correction.key);
    if (item === undefined || item.end === 0) return { made: 'the entry was not found again in the file', base: 0 };
    return { made: inBibitem(source, item, correction), base: 0 };
  };
  for (const finding of findings) {
    const wanted = correctionsOf(finding);
    left.push(...wanted.left);
    for (const correction of wanted.corrections) {
      const { made, base } = write(correction);
      const of = { key: correction.key, field: correction.field };
      if (typeof made === 'string') left.push({ ...of, why: made, recorded: shown(correction) });
      else if (made.length === 0) left.push({ ...of, why: 'the file says the same in another way', recorded: shown(correction) });
      else {
        applied.push(correction);
        changes.push(...made.map(({ start, end, text }) => ({ start: base + start, end: base + end, text })));
      }
    }
  }
  return { text: applyChanges(source, changes), changes, applied, left, diff: unifiedDiff(name, source, changes) };
}

/**
 * A plan, and what a look at its text found further, as one plan. A wrong year hides a wrong volume: what a record says of the volume
 * counts only where it is of the cited year. A field is corrected once. `name` and `source` are those of the first plan; the second is
 * of the references that the first corrected. Gives the first as it is where nothing further is to be changed.
 */
export function furthered(name: string, source: string, first: FixPlan, second: FixPlan): FixPlan {
  const known = new Set(first.applied.map(({ key, field }) => `${field} ${key}`));
  const changes = second.applied.some(({ key, field }) => known.has(`${field} ${key}`)) ? null : composed(first.changes, second.changes);
  if (changes === null) return first;
  const seen = new Set(first.applied.map(({ key }) => key));
  return {
    text: applyChanges(source, changes),
    changes,
    applied: [...first.applied, ...second.applied],
    left: [...first.left.filter(({ key }) => !seen.has(key)), ...second.left],
    diff: unifiedDiff(name, source, changes),
  };
}

/** The new value, for a person. */
export function shown({ value }: Correction): string {
  if (value.kind === 'text') return value.text;
  if (value.kind === 'date') return value.parts.join('-');
  return value.names
    .map(({ family, given, literal }) => literal ?? [given, family].filter((part) => part !== undefined).join(' '))
    .join(', ');
}
