/** Papers as people write them with word processors: a mark, a list and whatever else stands there. For bench/documents-office.ts. */
import type { StyleName } from '../documents-styles.ts';
import type { MarkKind } from './marks.ts';
import type { Counted, Language, Manager } from './paper.ts';

export type ListKind =
  | 'none'
  | 'counted'
  | 'typed [n] tab'
  | 'typed n. tab'
  | 'typed [n]'
  | 'hanging'
  | 'styled'
  | 'plain'
  | 'blank lines between'
  | 'one paragraph'
  | 'lines within'
  | 'table'
  | 'bullets';

export type Extra =
  | 'changes'
  | 'comments'
  | 'box'
  | 'columns'
  | 'table'
  | 'furniture'
  | 'line numbers'
  | 'signs'
  | 'captions'
  | 'formulas'
  | 'contents'
  | 'appendix'
  | 'east'
  | 'right to left'
  | 'points'
  | 'numbered points'
  | 'caps'
  | 'links'
  | 'quotes'
  | 'legends'
  | 'numbered headings'
  | 'remarks in notes'
  | 'thanks';

export interface Habit {
  readonly name: string;
  readonly style: StyleName;
  readonly mark: MarkKind;
  readonly list: ListKind;
  readonly counted?: Counted;
  readonly sorted?: boolean;
  readonly heading?: string;
  readonly headed?: 'heading' | 'bold heading' | 'paragraph';
  readonly manager?: Manager;
  readonly language?: Language;
  readonly extras?: readonly Extra[];
  /** Two works of one author stand in the list. */
  readonly twice?: true;
  /** Works of records in this script. */
  readonly script?: 'cyrillic';
}

export const HABITS: readonly Habit[] = [
  {
    name: 'Word numbers, REF fields',
    style: 'ieee',
    mark: '[n] by field',
    list: 'counted',
    counted: '[1]',
    extras: ['captions', 'formulas', 'furniture'],
  },
  {
    name: 'Word numbers, REF within brackets',
    style: 'elsevier',
    mark: 'n by field',
    list: 'counted',
    counted: '1.',
    extras: ['numbered points', 'table'],
  },
  {
    name: 'Word numbers, raised REF',
    style: 'nature',
    mark: 'raised by field',
    list: 'counted',
    counted: '1.',
    extras: ['captions', 'points'],
  },
  {
    name: 'Word numbers, typed marks',
    style: 'vancouver',
    mark: '[n]',
    list: 'counted',
    counted: '1.',
    extras: ['numbered points', 'captions', 'legends'],
  },
  { name: 'Word numbers bare, round marks', style: 'vancouver', mark: '(n)', list: 'counted', counted: '1', extras: ['table', 'formulas'] },
  {
    name: 'Word numbers (n), marks raised',
    style: 'acm',
    mark: 'raised',
    list: 'counted',
    counted: '(1)',
    extras: ['furniture', 'thanks'],
  },
  {
    name: 'two columns, numbers',
    style: 'ieee',
    mark: '[n], [n]',
    list: 'counted',
    counted: '[1]',
    heading: 'REFERENCES',
    extras: ['columns', 'captions', 'furniture', 'formulas'],
  },
  { name: 'links to entries', style: 'lncs', mark: '[n] by link', list: 'typed n. tab', extras: ['appendix', 'contents'] },
  { name: 'typed [n] and tab', style: 'ieee', mark: '[n]', list: 'typed [n] tab', extras: ['line numbers', 'furniture'] },
  {
    name: 'typed n. and tab, raised',
    style: 'vancouver',
    mark: 'raised',
    list: 'typed n. tab',
    headed: 'bold heading',
    extras: ['table', 'comments'],
  },
  {
    name: 'typed [n] and line breaks within',
    style: 'elsevier',
    mark: '[n]',
    list: 'lines within',
    headed: 'bold heading',
    extras: ['captions'],
  },
  { name: 'numbers in one paragraph', style: 'vancouver', mark: '(n)', list: 'one paragraph', headed: 'bold heading', extras: ['points'] },
  { name: 'numbers in a table', style: 'ieee', mark: '[n]', list: 'table', extras: ['columns'] },
  {
    name: 'changes tracked, numbers',
    style: 'vancouver',
    mark: '[n]',
    list: 'counted',
    counted: '1.',
    extras: ['changes', 'comments', 'line numbers'],
  },
  {
    name: 'APA hanging',
    style: 'apa',
    mark: 'author, year',
    list: 'hanging',
    sorted: true,
    extras: ['furniture', 'table', 'captions', 'links'],
  },
  { name: 'APA styled', style: 'apa', mark: 'author, year', list: 'styled', sorted: true, extras: ['signs', 'appendix', 'quotes'] },
  {
    name: 'APA plain, changes tracked',
    style: 'apa',
    mark: 'author, year',
    list: 'plain',
    sorted: true,
    headed: 'bold heading',
    extras: ['changes', 'comments', 'box'],
  },
  {
    name: 'Harvard, blank lines',
    style: 'harvard',
    mark: 'author year',
    list: 'blank lines between',
    sorted: true,
    headed: 'bold heading',
    heading: 'Reference list',
    extras: ['contents', 'links', 'thanks'],
  },
  {
    name: 'Harvard, one paragraph',
    style: 'harvard',
    mark: 'author year',
    list: 'one paragraph',
    sorted: true,
    headed: 'paragraph',
    extras: ['box'],
  },
  {
    name: 'Chicago bullets',
    style: 'acm',
    mark: 'author year',
    list: 'bullets',
    sorted: true,
    heading: 'Works Cited',
    extras: ['right to left', 'east', 'points'],
  },
  {
    name: 'author-year links',
    style: 'apa',
    mark: 'author, year by link',
    list: 'hanging',
    sorted: true,
    extras: ['contents', 'appendix', 'formulas'],
  },
  {
    name: 'German author-year',
    style: 'german',
    mark: 'author year: page',
    list: 'styled',
    sorted: true,
    language: 'de',
    heading: 'Literaturverzeichnis',
    extras: ['contents', 'numbered headings', 'caps', 'remarks in notes'],
  },
  {
    name: 'French',
    style: 'french',
    mark: 'author, year',
    list: 'hanging',
    sorted: true,
    language: 'fr',
    heading: 'Bibliographie',
    extras: ['remarks in notes', 'furniture'],
  },
  {
    name: 'Zotero APA',
    style: 'apa',
    mark: 'managed author, year',
    list: 'styled',
    sorted: true,
    manager: 'zotero',
    extras: ['comments', 'captions', 'remarks in notes'],
  },
  { name: 'Zotero numbers', style: 'ieee', mark: 'managed [n]', list: 'typed [n] tab', manager: 'zotero', extras: ['table', 'columns'] },
  {
    name: 'Zotero raised',
    style: 'nature',
    mark: 'managed raised',
    list: 'typed n. tab',
    manager: 'zotero',
    extras: ['formulas', 'thanks'],
  },
  { name: 'Zotero notes', style: 'notes', mark: 'managed notes', list: 'styled', sorted: true, manager: 'zotero', heading: 'Bibliography' },
  {
    name: 'Mendeley old',
    style: 'elsevier',
    mark: 'managed [n]',
    list: 'typed [n] tab',
    manager: 'mendeley old',
    extras: ['line numbers'],
  },
  {
    name: 'Mendeley new',
    style: 'harvard',
    mark: 'managed author, year',
    list: 'plain',
    sorted: true,
    manager: 'mendeley',
    extras: ['captions'],
  },
  { name: 'EndNote', style: 'vancouver', mark: 'managed raised', list: 'typed n. tab', manager: 'endnote', extras: ['table', 'legends'] },
  {
    name: 'EndNote author-year',
    style: 'apa',
    mark: 'managed author, year',
    list: 'styled',
    sorted: true,
    manager: 'endnote',
    extras: ['changes'],
  },
  {
    name: 'Citavi',
    style: 'german',
    mark: 'managed author, year',
    list: 'styled',
    sorted: true,
    manager: 'citavi',
    language: 'de',
    heading: 'Literaturverzeichnis',
    extras: ['numbered headings', 'contents'],
  },
  {
    name: "Word's own citations",
    style: 'apa',
    mark: 'managed author, year',
    list: 'styled',
    sorted: true,
    manager: 'word',
    heading: 'Works Cited',
    extras: ['captions'],
  },
  { name: "Word's own, numbered table", style: 'ieee', mark: 'managed [n]', list: 'table', manager: 'word', extras: ['formulas'] },
  { name: 'whole notes, no list', style: 'notes', mark: 'whole notes', list: 'none', extras: ['remarks in notes', 'quotes'] },
  { name: 'whole endnotes, no list', style: 'oscola', mark: 'whole endnotes', list: 'none', extras: ['table'] },
  {
    name: 'notes and a list',
    style: 'mla',
    mark: 'short notes',
    list: 'hanging',
    sorted: true,
    heading: 'Bibliography',
    extras: ['remarks in notes', 'furniture'],
  },
  { name: 'endnotes are the list', style: 'vancouver', mark: 'endnotes are the list', list: 'none', extras: ['captions', 'table'] },
  {
    name: 'German author-title notes',
    style: 'german',
    mark: 'author-title notes',
    list: 'hanging',
    sorted: true,
    language: 'de',
    heading: 'Literatur',
    extras: ['caps', 'remarks in notes'],
    twice: true,
  },
  {
    name: 'German author-year notes',
    style: 'german',
    mark: 'author-year notes',
    list: 'plain',
    sorted: true,
    language: 'de',
    heading: 'Quellen- und Literaturverzeichnis',
    extras: ['caps', 'contents'],
  },
  {
    name: 'MLA pages',
    style: 'mla',
    mark: '(author page)',
    list: 'hanging',
    sorted: true,
    heading: 'Works Cited',
    extras: ['furniture', 'quotes'],
  },
  {
    name: 'MLA titles',
    style: 'mla',
    mark: '(author, title page)',
    list: 'hanging',
    sorted: true,
    heading: 'Works Cited',
    extras: ['furniture', 'quotes'],
    twice: true,
  },
  {
    name: 'German titles in the text',
    style: 'german',
    mark: '(author, title, S. page)',
    list: 'hanging',
    sorted: true,
    language: 'de',
    heading: 'Literaturverzeichnis',
    extras: ['contents'],
    twice: true,
  },
  {
    name: 'GOST author, year, page',
    style: 'gost',
    mark: '[author, year, page]',
    list: 'counted',
    counted: '1.',
    sorted: true,
    language: 'ru',
    heading: 'Список литературы',
    script: 'cyrillic',
  },
  {
    name: 'GOST numbers',
    style: 'gost',
    mark: '[n]',
    list: 'counted',
    counted: '1.',
    language: 'ru',
    heading: 'СПИСОК ЛИТЕРАТУРЫ',
    script: 'cyrillic',
    headed: 'bold heading',
    extras: ['table'],
  },
];

/**
 * Whether LibreOffice takes into a format what a habit cites by. It drops the words of fields that old Word files do not know, cross-references
 * and citing controls from EPUB, notes and raised letters from plain text, and prints what tracked changes deleted into PDF and HTML.
 */
export function carries({ mark, manager = 'none', extras = [] }: Habit, format: string): boolean {
  if (format === 'doc') return manager === 'none' || manager === 'word' || manager === 'mendeley';
  if (format === 'txt') return !/raised|notes/.test(mark) && !extras.includes('changes');
  if (format === 'epub') return !/by field/.test(mark) && manager !== 'word' && manager !== 'mendeley' && !extras.includes('changes');
  if (format === 'html') return mark !== 'raised by field' && !extras.includes('changes');
  return format !== 'pdf' || !extras.includes('changes');
}
