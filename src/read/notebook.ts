/** Notebooks (Jupyter, Colab) as Markdown: their cells of text as they stand, their code in fences, what the code printed left out. */
import { StetError } from '../errors.ts';
import { fenced, mystCited } from './markdown/made.ts';

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;

const linesOf = (source: unknown): string =>
  typeof source === 'string' ? source : Array.isArray(source) ? source.filter((line) => typeof line === 'string').join('') : '';

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
  return cells
    .map((cell: unknown, at) => {
      const source = linesOf(property(cell, 'source') ?? property(cell, 'input'));
      const kind = property(cell, 'cell_type');
      if (kind === 'markdown' || kind === 'heading') return mystCited(source);
      // Quarto keeps what is said of the whole in a raw cell in front.
      if (kind === 'raw' && at === 0 && /^---\s*\n/.test(source)) return source.trim();
      return kind === 'code' && source.trim() !== '' ? fenced(source.split('\n')).join('\n') : '';
    })
    .filter((part) => part.trim() !== '')
    .join('\n\n');
}
