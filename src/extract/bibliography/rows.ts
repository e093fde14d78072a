/**
 * Works as rows of a table with a column for each part of them: "Authors | Year | Title | Journal". The heads say which column holds what;
 * each row is put together as an entry would be printed, and what is not of the work (a country, what was found) is left out. Other order, other
 * words and further columns do not matter. A table without authors or without titles is none: a row would be half a work.
 */
import { fold } from '../../text/fold.ts';
import type { Line } from './lines.ts';

type Part = 'authors' | 'year' | 'title' | 'venue' | 'volume' | 'issue' | 'pages' | 'link';

/** What stands above the columns. "Study" is where reviews name authors and year. */
const NAMES: Readonly<Record<Part, string>> = {
  authors:
    'Author;Authors;Author(s);Author name;Authors/year;Author/year;Author, year;Author (year);Authors (year);Author(s), year;Author(s) (year);Author and year;Authors and year;Study;First author;Editor;Editors;Verfasser;Autor;Autoren;Autor(en);Autorin;Autor/in;Autor und Jahr;Auteur;Auteurs;Auteur(s);Auteur(e)s;Autores;Autor(es);Autor (año);Autor/año;Autore;Autori;Forfatter;Författare;Autorzy;Автор;Авторы;Автор(ы);作者;著者;저자',
  year: 'Year;Publication year;Year of publication;Pub. year;Published;Date;Publication date;Jahr;Erscheinungsjahr;Année;Date de publication;Año;Ano;Anno;Jaar;År;Rok;Год;年;年份;年代;発行年;出版年;연도',
  title:
    'Title;Titles;Title of work;Title of the work;Title of paper;Paper title;Article title;Book title;Study title;Work;Titel;Titre;Título;Titolo;Tytuł;Tittel;Название;Заглавие;标题;題名;题名;標題;タイトル;論文名;제목',
  venue:
    'Journal;Journal/book;Journal or book;Journal/publisher;Source;Venue;Published in;Publication;Conference;Journal/conference;Journal name;Publisher;Container;Outlet;Zeitschrift;Verlag;Quelle;Erschienen in;Revue;Journal/revue;Éditeur;Source/revue;Revista;Editorial;Editora;Fuente;Rivista;Editore;Fonte;Tidsskrift;Tidskrift;Tijdschrift;Uitgever;Czasopismo;Wydawca;Журнал;Издание;Издательство;期刊;刊名;杂志;出版社;雑誌;雑誌名;학술지',
  volume: 'Volume;Vol.;Vol;Band;Bd.;Tome;Volumen;Том;卷;巻;권',
  issue: 'Issue;No;Number;Nr.;Heft;Numéro;Número;Numero;Номер;期;号;호',
  pages: 'Pages;Page;pp.;Page(s);Seiten;Seite;Páginas;Pagine;Strony;Страницы;页码;页;頁;ページ;쪽',
  link: 'DOI;DOI/URL;URL;Link;Address;DOI or URL;DOI link;Adresse;Lien;Enlace;Web;Identifier',
};
const PARTS: ReadonlyMap<string, Part> = new Map(
  (Object.keys(NAMES) as Part[]).flatMap((part) => NAMES[part].split(';').map((name) => [fold(name), part] as const)),
);
const YEAR = /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/;
const FEWEST = 2;
/** Share of the rows that must name somebody and a title. */
const MOST = 0.7;

/** The cells of a row with their offsets in its text. */
export function cellsOf(text: string): { readonly start: number; readonly end: number }[] {
  const cells: { start: number; end: number }[] = [];
  let start = 0;
  for (const { index, 0: between } of text.matchAll(/ \| |\t/g)) {
    cells.push({ start, end: index });
    start = index + between.length;
  }
  return [...cells, { start, end: text.length }];
}

const cellAt = (row: string, at: number): string => {
  const cell = cellsOf(row)[at];
  return cell === undefined ? '' : row.slice(cell.start, cell.end).trim();
};

/** Whether a line is a row: of a table, or with tabs between its cells as tables are copied out of sheets. */
export const isRow = ({ kind, text }: Line): boolean => kind === 'table' || text.includes('\t');

/** Which column holds which part; null where authors, titles or both of year and venue are missing. */
function columnsOf(head: string): ReadonlyMap<Part, number> | null {
  const columns = new Map<Part, number>();
  cellsOf(head).forEach(({ start, end }, at) => {
    const part = PARTS.get(fold(head.slice(start, end).replace(/[*_:]/g, '').trim()));
    if (part !== undefined && !columns.has(part)) columns.set(part, at);
  });
  // Without volumes a number is that of the row.
  if (!columns.has('volume')) columns.delete('issue');
  // "Author (year)": one column for both. "Last update" above a list of tasks dates no work.
  const dated = columns.has('year') || /year|jahr|ano/u.test(fold(cellAt(head, columns.get('authors') ?? -1)));
  return columns.has('authors') && columns.has('title') && (dated || columns.has('venue') || columns.has('link')) ? columns : null;
}

/** One row as an entry would be printed; null where it names nobody or no title. */
function asEntry(row: string, columns: ReadonlyMap<Part, number>): string | null {
  const cell = (part: Part): string => {
    const words = cellAt(row, columns.get(part) ?? -1);
    return /\p{L}|\d/u.test(words) ? words.replace(/[,;:]$/, '') : '';
  };
  const [authors, title, year] = [cell('authors'), cell('title'), cell('year')];
  if (!/\p{L}{2}/u.test(authors) || !/\p{L}{2}.*\P{L}?\p{L}{2}/u.test(title)) return null;
  const dated = year === '' || YEAR.test(authors) ? authors : `${authors} (${year})`;
  const issue = cell('issue') === '' ? '' : `(${cell('issue')})`;
  const place = [cell('venue'), `${cell('volume')}${issue}`, cell('pages')].filter((words) => words !== '').join(', ');
  return [dated, title, place, cell('link')]
    .filter((words) => words !== '')
    .map((words) => (/[.?!]$|^https?:|^10\./.test(words) ? words : `${words}.`))
    .join(' ');
}

/** The rows below a head that names such columns, each an entry; none where they are no table of works. */
export function worksInRows(head: Line, rows: readonly Line[]): Line[] {
  const columns = columnsOf(head.text);
  if (columns === null) return [];
  const works = rows.flatMap((row) => {
    const printed = asEntry(row.text, columns);
    return printed === null ? [] : [{ ...row, opens: true, printed }];
  });
  // "3 May 2015" above an author and a title is the history of a document, not of works.
  const year = columns.get('year');
  const sure = columns.has('venue') || columns.has('link') || year === undefined;
  const good = sure ? works : works.filter(({ text }) => /^\(?\d{4}[a-z]?\)?$/.test(cellAt(text, year)));
  return good.length >= FEWEST && good.length >= rows.length * MOST ? works : [];
}
