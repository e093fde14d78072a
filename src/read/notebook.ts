/** Notebooks (Jupyter, Colab) as Markdown: their cells of text as they stand, their code in fences, what the code printed left out, unless it is a list of works. */
import { StetError } from '../errors.ts';
import { property } from './json-values.ts';
import { citing, fenced, otherwiseCited } from './markdown/made.ts';

const linesOf = (source: unknown): string =>
  typeof source === 'string' ? source : Array.isArray(source) ? source.filter((line) => typeof line === 'string').join('') : '';

/** A line of a list of works: its number, and somewhere a year. */
const PRINTED_WORK = /^\[(\d{1,3})\]\s{1,3}\S.{20,1500}$/;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** What code printed, where that is nothing but works counted from one on ("print_citations()"): a paragraph each; nothing otherwise. */
function worksPrinted(outputs: unknown): string {
  if (!Array.isArray(outputs)) return '';
  return outputs
    .flatMap((output: unknown) => {
      if (property(output, 'output_type') !== 'stream' || property(output, 'name') === 'stderr') return [];
      const lines = linesOf(property(output, 'text'))
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
      const isList = lines.length > 0 && lines.every((line, at) => PRINTED_WORK.exec(line)?.[1] === String(at + 1) && YEAR.test(line));
      return isList ? lines : [];
    })
    .join('\n\n');
}

/** Throws StetError `unreadable-input` when it is no notebook. */
export function notebookAsMarkdown(text: string, name: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (thrown) {
    throw new StetError('unreadable-input', `${name}: the notebook is damaged: it is not valid JSON. Save it anew.`, { cause: thrown });
  }
  const sheets = property(value, 'worksheets');
  const cells = property(value, 'cells') ?? (Array.isArray(sheets) ? property(sheets[0], 'cells') : undefined);
  if (!Array.isArray(cells))
    throw new StetError('unreadable-input', `${name}: the notebook has no cells; check that it is the right file.`);
  const held = worksHeld(property(value, 'metadata'));
  const told = cells
    .map((cell: unknown, at) => {
      const source = linesOf(property(cell, 'source') ?? property(cell, 'input'));
      const kind = property(cell, 'cell_type');
      if (kind === 'markdown' || kind === 'heading') return otherwiseCited(held === null ? source : zoteroCited(source));
      // Quarto keeps what is said of the whole in a raw cell in front.
      if (kind === 'raw' && at === 0 && /^---\s*\n/.test(source)) return source.trim();
      if (kind !== 'code') return '';
      const code = source.trim() === '' ? '' : fenced(source.split('\n')).join('\n');
      return [code, worksPrinted(property(cell, 'outputs'))].filter((part) => part !== '').join('\n\n');
    })
    .filter((part) => part.trim() !== '')
    .join('\n\n');
  return held === null || told.startsWith('---') ? told : `---\nreferences: ${held}\n---\n\n${told}`;
}

/** The works that citation managers keep in a notebook, as JSON: cite2c's, and those that JupyterLab's got from Zotero; null when there are none. */
function worksHeld(metadata: unknown): string | null {
  const items = property(property(property(metadata, 'citation-manager'), 'items'), 'zotero');
  const works = [...rows(property(property(metadata, 'cite2c'), 'citations'), keyOf), ...rows(items, (key) => `zotero|${key}`)];
  return works.length === 0 ? null : JSON.stringify(works);
}

/** Items of CSL by their keys, each with its key as id; cite2c writes a date as its parts. */
const rows = (items: unknown, id: (key: string) => string): object[] =>
  typeof items !== 'object' || items === null
    ? []
    : Object.entries(items).flatMap(([key, item]: [string, unknown]) => {
        if (typeof item !== 'object' || item === null) return [];
        const [year, month, day] = ['year', 'month', 'day'].map((part) => property(property(item, 'issued'), part));
        const date = [year, month, day].filter((part) => part !== undefined);
        return [{ ...item, id: id(key), ...(date.length > 0 && { issued: { 'date-parts': [date] } }) }];
      });

/** cite2c names a work by its library and its key. */
const keyOf = (key: string): string => key.replace(/^[\w-]{1,20}\//, '');

/** Marks of JupyterLab's citation manager: links to works of Zotero. */
const zoteroCited = (source: string): string =>
  source.replace(/<cite\s[^<>]{0,200}>((?:[^<]|<(?!\/?cite[\s>])){1,3000})<\/cite>/gi, (whole, inside: string) => {
    const keys = [...inside.matchAll(/href="#zotero(?:%7C|\|)([\w%/-]{1,100})"/gi)].map(([, key = '']) => ({
      key: `zotero|${key.replace(/%2F/gi, '/')}`,
    }));
    return keys.length === 0 ? whole : citing(keys);
  });
