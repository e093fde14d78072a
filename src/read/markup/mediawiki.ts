/**
 * MediaWiki's markup as Markdown: sections, `<ref>` notes, lists, tables. Templates are left out but those that cite a work: these are
 * printed as the work they describe.
 */
import type { CslItem } from '../../model/csl.ts';
import { bibDate } from '../bibtex/dates.ts';
import { cslItem } from '../csl/item.ts';
import { printedOf } from '../jats/citation.ts';
import { withoutComments } from '../markdown/comments.ts';
import { outdented } from '../markdown/made.ts';

/** How deep templates are looked through. */
const DEEP = 8;

/** A call of a note again, and a note with its words. */
const REF = /<ref(?=[\s/])([^<>]{0,300}?)\/>|<ref(?=[\s>])([^<>]{0,300})>((?:[^<]|<(?!\/ref>)){0,5000})<\/ref>/gi;

/** A quotation that is set apart. */
const QUOTATION = /<blockquote(?:\s[^<>]{0,200})?>((?:[^<]|<(?!\/?blockquote[\s>])){0,20000})<\/blockquote>/gi;
const setApart = (words: string): string =>
  words
    .trim()
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

export function mediawikiAsMarkdown(text: string): string {
  let source = withoutComments(text, '');
  // From the inside out: a template without another in it is the next to go.
  for (let deep = 0; deep < DEEP && source.includes('{{'); deep += 1)
    source = source.replace(/\{\{([^{}]{1,5000})\}\}/g, (_, inside: string) => template(inside));
  const notes: string[] = [];
  let count = 0;
  const names = new Map<string, string>();
  // What is defined at the list is called elsewhere.
  const whole = source.replace(
    /<references(?:\s[^<>/]{0,200})?>((?:[^<]|<(?!\/?references[\s>])){0,100000})<\/references>/gi,
    (_, inside: string) => inside.replace(/<ref(?=[\s>])/gi, '<ref listed="1"'),
  );
  const noted = (text: string): string =>
    text.replace(REF, (_, again?: string, given?: string, words?: string) => {
      const name = /\bname\s?=\s?"?([^"/>]{1,200})"?/i.exec(again ?? given ?? '')?.[1]?.trim() ?? '';
      const known = name === '' ? undefined : names.get(name);
      const label = known ?? `note${++count}`;
      if (name !== '') names.set(name, label);
      // A note may call another.
      if (words !== undefined) notes.push(`[^${label}]: ${inline(noted(words).replace(/\s+/g, ' ').trim())}`);
      return /\blisted="1"/.test(given ?? '') ? '' : `[^${label}]`;
    });
  source = noted(whole).replace(QUOTATION, (_, words: string) => `\n\n${setApart(words)}\n\n`);
  const out = source.split('\n').map(plain);
  return `${out.join('\n')}\n\n${notes.join('\n\n')}\n`;
}

function plain(line: string): string {
  const heading = /^(={1,6})\s{0,5}([^=\n](?:.{0,300}[^=\s])?)\s{0,5}={1,6}\s*$/.exec(line);
  if (heading !== null) return `\n${'#'.repeat(heading[1]?.length ?? 1)} ${inline(heading[2] ?? '')}\n`;
  if (/^\{\||^\|[}-]|^<\/?references|^\[\[(?:Category|Kategorie|Catégorie):/i.test(line)) return '';
  const picture = PICTURE.exec(line);
  if (picture !== null) return `\n${inline(captionOf(picture[1] ?? ''))}\n`;
  if (/^\|\+/.test(line)) return `\n${inline(line.slice(2))}\n`;
  if (/^[|!]/.test(line)) return `${inline(line.replace(/^[|!]\s?/, '').replace(/\|\||!!/g, ' | '))}  `;
  const item = /^([*#:;]{1,6})\s?(.{0,5000})$/.exec(line);
  if (item !== null)
    return `${'  '.repeat((item[1]?.length ?? 1) - 1)}${item[1]?.endsWith('#') === true ? '1.' : '-'} ${inline(item[2] ?? '')}`;
  return inline(outdented(line));
}

/** A picture on a line of its own. */
const PICTURE = /^\[\[(?:File|Image|Datei|Bild|Fichier|Archivo|Immagine|Ficheiro|Bestand):([^\n]{1,3000})\]\]\s{0,9}$/i;
/** What says how a picture is set, before its caption. */
const SETTING =
  /^(?:thumb|thumbnail|frame|frameless|mini|border|left|right|center|none|links|rechts|zentriert|hochkant|upright|\d{1,4}px|x\d{1,4}px|\w{2,12}\s?=.*)$/is;

/** The words below a picture: the last of its parts, where that is no setting. Links in it hold strokes too. */
function captionOf(inside: string): string {
  const parts = inside.replace(/\[\[[^[\]]{1,300}\]\]/g, (link) => link.replaceAll('|', '\u0000')).split('|');
  const last = (parts.length > 1 ? (parts.at(-1) ?? '') : '').replaceAll('\u0000', '|').trim();
  return SETTING.test(last) ? '' : last;
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
  harvsp: (names, year) => `${names} ${year}`,
  harvard: (names, year) => `(${names} ${year})`,
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

/** Templates that are notes: of words ({{efn|…}}), or calls of others by their names ({{r|roe|poe}}). Null for any other. */
function noteOf(name: string, words: string, rest: readonly string[]): string | null {
  if (/^(?:efn(?:-(?:ua|la|lr))?|refn|#tag:ref|fn|anm)$/.test(name))
    return words.trim() === '' ? '' : `<ref>${words.replace(/^1\s?=/, '')}</ref>`;
  if (!/^(?:r|rp?fn|ref name)$/.test(name)) return null;
  const names = rest.map((part) => part.trim()).filter((part) => part !== '' && !part.includes('='));
  return names.map((one) => `<ref name="${one}" />`).join('');
}

/** Names written out as print parts them, for in "Marsh Ada" either may be the family's. */
const asPrinted = (names: readonly { family: string; given?: string }[]): readonly { family?: string; literal?: string }[] =>
  names.some(({ given = '' }) => /\p{Ll}{2}/u.test(given))
    ? [{ literal: names.map(({ family, given }) => (given === undefined ? family : `${family}, ${given}`)).join('; ') }]
    : names;

/** What Wikipedias of many languages call the parts of a work. */
const FAMILY = ['last', 'surname', 'nom', 'apellidos', 'apellido', 'cognome', 'sobrenome', 'último', 'achternaam', 'nazwisko', 'efternamn'];
const GIVEN = ['first', 'given', 'prénom', 'nombre', 'nome', 'primeiro', 'voornaam', 'imię', 'förnamn'];
const WHOLE = ['author', 'authors', 'autor', 'auteur', 'auteurs', 'autore', 'autores', 'автор', 'författare', 'vauthors'];
const TITLE = ['title', 'titel', 'titre', 'título', 'titolo', 'tytuł', 'заглавие', 'название'];

/** Templates that print their words: as a quotation set apart ({{quote|…}}), or in the line ({{lang|fr|…}}). Null for any other. */
function wordsOf(name: string, rest: readonly string[]): string | null {
  const apart = /^(?:(?:block|c|r)?quote|quotation|zitat|citation bloc|citaat)$/.test(name);
  if (!apart && !/^(?:lang|lang-\w{2,3}|langue|nowrap|nobr|em|strong|small|smaller|larger|sic)$/.test(name)) return null;
  const named = rest.map((part) => /^\s*([\p{L}\d]{1,20})\s*=(.*)$/su.exec(part));
  const given = (names: RegExp): string => named.find((part) => names.test(part?.[1] ?? ''))?.[2]?.trim() ?? '';
  const plain = rest.filter((_, at) => named[at] === null);
  if (!apart) return (given(/^1$/) || plain.at(-1)) ?? '';
  const words = given(/^(?:text|quote|1)$/i) || (plain[0] ?? '').trim();
  const from = [given(/^(?:author|autor|auteur|2)$/i) || plain[1], given(/^(?:source|quelle|3)$/i) || plain[2]].filter(Boolean).join(', ');
  return words === '' ? '' : `<blockquote>${words}${given(/^ref$/i)}${from === '' ? '' : `\n— ${from}`}</blockquote>`;
}

/** A template that cites, as print, and one that prints its words; nothing for any other. */
function template(inside: string): string {
  const [name = '', ...rest] = inside.split('|');
  const words = wordsOf(name.trim().toLowerCase(), rest);
  if (words !== null) return words;
  const note = noteOf(name.trim().toLowerCase(), inside.slice(name.length + 1), rest);
  if (note !== null) return note;
  const named = short(name, rest);
  if (named !== null) return named;
  if (
    !/^\s*(?:cite|citation|literatur|internetquelle|ouvrage|article|chapitre|lien web|cita|citeer|citar|cytuj|книга|статья|bokref|tidskriftsref|webbref)(?![\p{L}\d])/iu.test(
      name,
    )
  )
    return '';
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
      const [family, given] = [first(...FAMILY.map((key) => `${key}${number}`)), first(...GIVEN.map((key) => `${key}${number}`))];
      return family === '' ? [] : [{ family, ...(given !== '' && { given }) }];
    });
  const authors = people('', ...COUNTED);
  const editors = ['editor-last', 'editor-surname'].flatMap((family) =>
    ['', ...COUNTED].flatMap((number) => {
      const [last, given] = [first(`${family}${number}`), first(`editor-first${number}`, `editor-given${number}`)];
      return last === '' ? [] : [given === '' ? last : `${given} ${last}`];
    }),
  );
  const edited = editors.length > 0 ? editors.join(', ') : first('editor', 'editors', 'editor1', 'hrsg', 'herausgeber');
  const whole = first(...WHOLE.flatMap((key) => [key, `${key}1`]));
  const container = first(
    'journal',
    'book-title',
    'work',
    'sammelwerk',
    'périodique',
    'website',
    'newspaper',
    'magazine',
    'werk',
    'publicación',
    'rivista',
    'periódico',
    'czasopismo',
    'издание',
    'tidskrift',
    'site',
    'opera',
  );
  const chapter = first('chapter', 'contribution', 'kapitel');
  const paper = /^\s*cite (?:conference|proceedings)/i.test(name) || first('book-title') !== '';
  const [kind] = KINDS.flatMap(([kinds, told]) => (kinds.test(name) ? [told] : []));
  const dated = bibDate({
    date: first('date', 'year', 'datum', 'jahr', 'année', 'fecha', 'año', 'data', 'anno', 'ano', 'rok', 'год', 'jaar', 'år'),
  });
  const item = cslItem({
    type: kind ?? (container === '' ? 'book' : 'article-journal'),
    title: chapter || first(...TITLE),
    'container-title': chapter === '' ? container : first(...TITLE),
    author: authors.length > 0 ? asPrinted(authors) : whole === '' ? [] : [{ literal: whole }],
    issued: dated.date,
    // "{{sfn|Roe|2004a}}" is called by it.
    'year-suffix': dated.suffix,
    volume: first('volume', 'band', 'volumen', 'tom', 'том'),
    issue: first('issue', 'number', 'nummer', 'numéro'),
    page: first('pages', 'page', 'seiten', 'pages totales', 'páginas', 'pagine', 'strony', 'страницы', 'at'),
    publisher: first(
      'publisher',
      'verlag',
      'éditeur',
      'editorial',
      'editore',
      'editora',
      'uitgever',
      'wydawca',
      'издательство',
      'utgivare',
    ),
    'publisher-place': first('location', 'place', 'ort', 'lieu', 'ubicación', 'ciudad', 'città', 'local', 'plaats', 'miejsce', 'место'),
    DOI: first('doi'),
    ISBN: first('isbn'),
    URL: first('url'),
  });
  if (item === null) return '';
  const isPart = chapter !== '' || paper || (edited !== '' && container !== '');
  return `${isPart ? asPart(item, edited) : printedOf(withEditors(item, edited))}${beside(item, first('id'))}`.replace(/[[\]*_<>]/g, ' ');
}

/** Kinds of works that a template names, and how print tells them. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^\s*cite (?:thesis|dissertation)/i, 'thesis'],
  [/^\s*cite (?:report|techreport)/i, 'report'],
];
/** Numbers of people behind the names of their parts. */
const COUNTED = Array.from({ length: 30 }, (_, at) => String(at + 1));

/** A book that nobody wrote has those who edited it in front. */
const withEditors = (item: CslItem, edited: string): CslItem =>
  item.author !== undefined || edited === '' ? item : { ...item, author: [{ literal: `${edited} (eds.)` }] };

/** What holds a part stands behind "In", as styles print it. */
function asPart(item: CslItem, edited: string): string {
  const { author = [], issued, title, DOI, URL } = item;
  const [year] = issued?.['date-parts']?.[0] ?? [];
  const people = author.map(({ literal, family, given }) => literal ?? [family, given].filter(Boolean).join(' ')).join(', ');
  const when = year === undefined ? '' : ` (${year}${item['year-suffix'] ?? ''})`;
  const editors = edited === '' ? '' : `${edited} (eds.), `;
  const pages = item.page === undefined ? '' : `, pp. ${item.page}`;
  const house = [item['publisher-place'], item.publisher].filter(Boolean).join(': ');
  const parts = [`${people}${when}`.trim(), `“${title ?? ''}”`, `In ${editors}${item['container-title'] ?? ''}${pages}`, house];
  return [...parts, DOI === undefined ? (URL ?? '') : `doi:${DOI}`].filter((part) => part !== '').join('. ');
}

/** Numbers behind a work: an ISBN where nothing else finds it, and what a report is numbered. */
function beside(item: CslItem, id: string): string {
  const isbn = item.ISBN === undefined || item.DOI !== undefined ? '' : `. ISBN ${item.ISBN}`;
  return item.type === 'report' && id !== '' ? `${isbn}. Report ${id}` : isbn;
}
