/** Notebooks (Jupyter, Colab) as Markdown: their cells of text as they stand, their code in fences, what the code printed left out. */
import { StetError } from '../errors.ts';
import { citing, fenced, keysIn } from './markdown/made.ts';

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
    .map((cell: unknown) => {
      const source = linesOf(property(cell, 'source') ?? property(cell, 'input'));
      const kind = property(cell, 'cell_type');
      if (kind === 'markdown' || kind === 'heading') return cited(source);
      return kind === 'code' && source.trim() !== '' ? fenced(source.split('\n')).join('\n') : '';
    })
    .filter((part) => part.trim() !== '')
    .join('\n\n');
}

/** Marks as MyST and older extensions write them. */
const cited = (source: string): string =>
  source
    .replace(/\{(?:foot)?cite(?::\w{1,10})?\}`([^`\n]{1,500})`/g, (_, keys: string) => citing(keysIn(keys)))
    .replace(/<cite\s[^<>]{0,100}?data-cite="([^"]{1,300})"[^<>]{0,100}>[^<]{0,300}<\/cite>/gi, (_, keys: string) =>
      citing(keysIn(keys.replace(/^[\w-]{1,20}\/(?=[\w:-]{1,100}$)/, ''))),
    );
