/**
 * MediaWiki's markup as Markdown: sections, `<ref>` notes, lists, tables. Templates are left out but those that cite a work: these are
 * printed as the work they describe.
 */
import { bibDate } from './bibtex/dates.ts';
import { cslItem } from './csl-item.ts';
import { printedOf } from './jats-citation.ts';
import { outdented } from './markdown/made.ts';

/** How deep templates are looked through. */
const DEEP = 8;

export function mediawikiAsMarkdown(text: string): string {
  let source = text.replace(/<!--[^-]{0,5000}(?:-(?!->)[^-]{0,5000}){0,200}-->/g, '');
  // From the inside out: a template without another in it is the next to go.
  for (let deep = 0; deep < DEEP && source.includes('{{'); deep += 1)
    source = source.replace(/\{\{([^{}]{1,5000})\}\}/g, (_, inside: string) => template(inside));
  const notes: string[] = [];
  let count = 0;
  const names = new Map<string, string>();
  // What is defined at the list is called elsewhere.
  const whole = source.replace(
    /<references(?:\s[^<>/]{0,200})?>((?:[^<]|<(?!\/references>)){0,100000})<\/references>/gi,
    (_, inside: string) => inside.replace(/<ref(?=[\s>])/gi, '<ref listed="1"'),
  );
  source = whole.replace(
    /<ref(?=[\s/])([^<>]{0,300}?)\/>|<ref(?=[\s>])([^<>]{0,300})>((?:[^<]|<(?!\/ref>)){0,5000})<\/ref>/gi,
    (_, again?: string, given?: string, words?: string) => {
      const name = /\bname\s?=\s?"?([^"/>]{1,200})"?/i.exec(again ?? given ?? '')?.[1]?.trim() ?? '';
      const known = name === '' ? undefined : names.get(name);
      const label = known ?? `note${++count}`;
      if (name !== '') names.set(name, label);
      if (words !== undefined) notes.push(`[^${label}]: ${inline(words.replace(/\s+/g, ' ').trim())}`);
      return /\blisted="1"/.test(given ?? '') ? '' : `[^${label}]`;
    },
  );
  const out = source.split('\n').map(plain);
  return `${out.join('\n')}\n\n${notes.join('\n\n')}\n`;
}

function plain(line: string): string {
  const heading = /^(={1,6})\s{0,5}([^=\n](?:.{0,300}[^=\s])?)\s{0,5}={1,6}\s*$/.exec(line);
  if (heading !== null) return `\n${'#'.repeat(heading[1]?.length ?? 1)} ${inline(heading[2] ?? '')}\n`;
  if (/^\{\||^\|[}-]|^<\/?references|^\[\[(?:Category|Kategorie|File|Image|Datei|Catégorie):/i.test(line)) return '';
  if (/^\|\+/.test(line)) return `\n${inline(line.slice(2))}\n`;
  if (/^[|!]/.test(line)) return `${inline(line.replace(/^[|!]\s?/, '').replace(/\|\||!!/g, ' | '))}  `;
  const item = /^([*#:;]{1,6})\s?(.{0,5000})$/.exec(line);
  if (item !== null)
    return `${'  '.repeat((item[1]?.length ?? 1) - 1)}${item[1]?.endsWith('#') === true ? '1.' : '-'} ${inline(item[2] ?? '')}`;
  return inline(outdented(line));
}

const inline = (text: string): string =>
  text
    .replace(/'{3}([^'\n]{1,500})'{3}/g, '**$1**')
    .replace(/'{2}([^'\n]{1,500})'{2}/g, '*$1*')
    .replace(/\[\[#([^[\]|]{1,200})\|((?:[^[\]]|\[[^[\]]{0,100}\]){1,300})\]\]/g, '[$2](<#$1>)')
    .replace(/\[\[(?:[^[\]|]{1,300}\|)?([^[\]|]{1,300})\]\](?!\(<)/g, '$1')
    .replace(/\[(https?:[^\s[\]]{1,500})\s([^[\]\n]{1,500})\]/g, '[$2](<$1>)')
    .replace(/\[(https?:[^\s[\]]{1,500})\]/g, '<$1>');

/** How templates that name a work by its authors and year are printed: a note of them, brackets, or a name and brackets. */
const SHORT: Readonly<Record<string, (names: string, year: string) => string>> = {
  sfn: (names, year) => `<ref>${names} ${year}</ref>`,
  sfnp: (names, year) => `<ref>${names} (${year})</ref>`,
  harv: (names, year) => `(${names} ${year})`,
  harvp: (names, year) => `(${names} ${year})`,
  harvtxt: (names, year) => `${names} (${year})`,
  harvnb: (names, year) => `${names} ${year}`,
  harvcol: (names, year) => `(${names} ${year})`,
};

/** "{{sfn|Roe|Poe|2004|p=3}}" as print; null for any other template. */
function short(name: string, rest: readonly string[]): string | null {
  const print = SHORT[name.trim().toLowerCase()];
  const plain = rest.map((part) => part.trim()).filter((part) => part !== '' && !part.includes('='));
  const year = plain.pop();
  if (print === undefined || year === undefined || plain.length === 0) return null;
  const place = rest.map((part) => /^\s*(pp?)\s*=\s*([^=]{1,40})$/.exec(part)).find((found) => found !== null);
  const names =
    plain.length > 3 ? `${plain[0]} et al.` : plain.length > 1 ? `${plain.slice(0, -1).join(', ')} & ${plain.at(-1)}` : (plain[0] ?? '');
  return print(names, `${year}${place === undefined ? '' : `, ${place[1]}. ${place[2]?.trim()}`}`);
}

/** A template that cites, as print; nothing for any other. */
function template(inside: string): string {
  const [name = '', ...rest] = inside.split('|');
  const named = short(name, rest);
  if (named !== null) return named;
  if (!/^\s*(?:cite|citation|literatur|internetquelle|ouvrage|article|chapitre|cita)\b/i.test(name)) return '';
  const values = new Map(
    rest.map((part) => [
      part.slice(0, part.indexOf('=')).trim().toLowerCase(),
      part
        .slice(part.indexOf('=') + 1)
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  );
  const first = (...keys: string[]): string => keys.map((key) => values.get(key) ?? '').find((value) => value !== '') ?? '';
  const people = (...numbers: string[]): { family: string; given?: string }[] =>
    numbers.flatMap((number) => {
      const [family, given] = [
        first(`last${number}`, `surname${number}`, `nom${number}`),
        first(`first${number}`, `given${number}`, `prénom${number}`),
      ];
      return family === '' ? [] : [{ family, ...(given !== '' && { given }) }];
    });
  const authors = people('', ...Array.from({ length: 30 }, (_, at) => String(at + 1)));
  const whole = first('author', 'authors', 'autor', 'vauthors', 'author1');
  const container = first('journal', 'work', 'sammelwerk', 'périodique', 'website', 'newspaper', 'magazine');
  const item = cslItem({
    type: container === '' ? 'book' : 'article-journal',
    title: first('chapter', 'title', 'titel', 'titre'),
    'container-title': first('chapter') === '' ? container : first('title'),
    author: authors.length > 0 ? authors : whole === '' ? [] : [{ literal: whole }],
    issued: bibDate({ date: first('date', 'year', 'datum', 'jahr', 'année') }).date,
    volume: first('volume', 'band'),
    issue: first('issue', 'number', 'nummer', 'numéro'),
    page: first('pages', 'page', 'seiten', 'pages totales', 'at'),
    publisher: first('publisher', 'verlag', 'éditeur'),
    'publisher-place': first('location', 'place', 'ort', 'lieu'),
    DOI: first('doi'),
    URL: first('url'),
  });
  return item === null ? '' : printedOf(item).replace(/[[\]*_<>]/g, ' ');
}
