/**
 * The only way text gets into a page: a template that escapes whatever it is handed, unless that was made by the template
 * itself. Forgetting to escape is then not possible; there is no function that takes markup as a string.
 */
import { visible } from './visible.ts';

/** A piece of a page. Made only by `markup`, so it holds nothing that was not escaped. */
export class Markup {
  readonly #html: string;

  private constructor(html: string) {
    this.#html = html;
  }

  static of(strings: TemplateStringsArray, values: readonly Insert[]): Markup {
    return new Markup(strings.map((part, i) => part + (i < values.length ? inserted(values[i] ?? null) : '')).join(''));
  }

  toString(): string {
    return this.#html;
  }
}

export type Insert = string | number | Markup | readonly Markup[] | null;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for between tags and for quoted attributes: unseen characters shown as escapes, the five signs as entities. */
const escapeText = (text: string): string => visible(text).replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');

function inserted(value: Insert): string {
  if (value === null) return '';
  if (value instanceof Markup) return value.toString();
  if (typeof value === 'string') {
    // White space at the edges separates words of a difference; only what is inside is collapsed.
    const edge = /^(\s?)[\s\S]*?(\s?)$/.exec(value);
    return value.trim() === '' ? (value === '' ? '' : ' ') : (edge?.[1] ? ' ' : '') + escapeText(value) + (edge?.[2] ? ' ' : '');
  }
  return typeof value === 'number' ? String(value) : value.map(String).join('');
}

/** Tagged template: the literal parts are ours, every insertion is escaped. Attributes must be quoted. */
export const markup = (strings: TemplateStringsArray, ...values: readonly Insert[]): Markup => Markup.of(strings, values);
