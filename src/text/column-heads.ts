/**
 * What stands above the columns of a table of works, in the languages people write such tables in and in the words of the programs that
 * export them (Zotero, JabRef, Mendeley, Scopus, Web of Science, PubMed, IEEE, Dimensions, Lens, Rayyan, Covidence, Google Scholar, Publish or
 * Perish). "Study" is where reviews name authors and year.
 */
import { fold } from './fold.ts';

/** The part of a work that a column holds. `printed` is the whole reference in one cell, `key` what the row is called. */
export type ColumnPart =
  | 'key'
  | 'type'
  | 'printed'
  | 'full-authors'
  | 'authors'
  | 'editors'
  | 'title'
  | 'venue'
  | 'book'
  | 'short-venue'
  | 'series'
  | 'publisher'
  | 'place'
  | 'year'
  | 'date'
  | 'volume'
  | 'issue'
  | 'first-page'
  | 'last-page'
  | 'pages'
  | 'article-number'
  | 'edition'
  | 'doi'
  | 'pmid'
  | 'pmcid'
  | 'number'
  | 'link';

const NAMES: Readonly<Record<ColumnPart, string>> = {
  key: 'Key;Citation key;Citekey;BibTeX key;Identifier key;ID;Ref ID;Record ID;Record number;Study ID;Covidence #',
  type: 'Item type;Document type;Publication type;Reference type;Bibliography type;Entry type;Type;Doctype;Documenttype;Typ;Dokumenttyp',
  printed:
    'Reference;References;Full reference;Reference text;Full citation;Citation;Citations;Cited reference;Bibliographic reference;Raw;Raw reference;APA;APA reference;Literature;Literatur;Literaturangabe;Literaturverweis;Quelle;Quellenangabe;Référence;Références;Référence bibliographique;Referencia;Referencias;Referência;Referências;Riferimento;Riferimenti;Bibliografia;Bibliografía;Referentie;Referens;Źródło;Ссылка;Источник;文献;参考文献;引用文献;참고문헌',
  'full-authors': 'Author full names;Authors full name;Book author full names',
  authors:
    'Author;Authors;Author(s);Author/s;Author name;Author names;Authors/year;Author/year;Author, year;Author (year);Authors (year);Author(s), year;Author(s) (year);Author and year;Authors and year;Study;First author;Verfasser;Autor;Autoren;Autor(en);Autorin;Autor/in;Autor und Jahr;Auteur;Auteurs;Auteur(s);Auteur(e)s;Autores;Autor(es);Autor (año);Autor/año;Autore;Autori;Forfatter;Författare;Autorzy;Автор;Авторы;Автор(ы);作者;著者;저자',
  editors: 'Editor(s);Editor;Editors;Book editors;Herausgeber',
  title:
    'Title;Titles;Title of work;Title of the work;Title of paper;Paper title;Article title;Document title;Item title;Book title;Study title;Work;Titel;Titre;Título;Titolo;Tytuł;Tittel;Название;Заглавие;标题;題名;题名;標題;タイトル;論文名;제목',
  venue:
    'Journal;Journal/book;Journal or book;Journal/publisher;Source;Source title;Publication title;Journal title;Venue;Venue & year;Venue and year;Venue, year;Venue/year;Venue (year);Journal & year;Journal and year;Journal, year;Journal/year;Journal (year);Published in;Appeared in;Publication;Preprint;Proceedings;Pubtitle;Conference;Journal/conference;Journal name;Container;Outlet;Zeitschrift;Quelle;Erschienen in;Veröffentlicht in;Revue;Publié dans;Journal/revue;Source/revue;Revista;Publicado en;Publicado em;Fuente;Rivista;Pubblicato in;Fonte;Tidsskrift;Tidskrift;Tijdschrift;Gepubliceerd in;Czasopismo;Журнал;Опубликовано в;Издание;期刊;刊名;杂志;雑誌;雑誌名;학술지',
  // What holds a chapter or a paper, beside a column for journals.
  book: 'Book title;Anthology title;Proceedings title;Full journal;Container title',
  'short-venue': 'Journal abbreviation;Journal ISO abbreviation;Abbreviated source title;Abbreviated journal',
  series: 'Series;Series title;Book series title;Reihe;Collection',
  publisher: 'Publisher;Verlag;Éditeur;Editorial;Editora;Editore;Uitgever;Wydawca;Издательство;出版社',
  place: 'Place;Place of publication;Publisher city;City;Ort;Erscheinungsort;Verlagsort;Lieu;Lugar;Luogo',
  year: 'Year;Publication year;Published year;PubYear;Year of publication;Pub. year;Published;Jahr;Erscheinungsjahr;Année;Año;Ano;Anno;Jaar;År;Rok;Год;年;年份;年代;発行年;出版年;연도',
  date: 'Date;Publication date;Date published;Pubdate;Date de publication;Datum;Fecha',
  volume: 'Volume;Journal volume;Volume number;Vol.;Vol;Band;Bd.;Tome;Volumen;Том;卷;巻;권',
  issue: 'Issue;Issue number;Journal issue;No;Number;Nr.;Heft;Numéro;Número;Numero;Номер;期;号;호',
  'first-page': 'Start page;Page start;StartPage;First page;Beginning page',
  'last-page': 'End page;Page end;EndPage;Last page;Ending page',
  pages: 'Pages;Page info;Page;pp.;Page(s);Pagination;Seiten;Seite;Páginas;Pagine;Strony;Страницы;页码;页;頁;ページ;쪽',
  'article-number': 'Article number;Art. No.;Article no.',
  edition: 'Edition;Auflage;Édition;Edición;Edição',
  doi: 'DOI;Item DOI;DOI link;Digital object identifier;DigitalObjectIdentifier',
  pmid: 'PMID;PubMed ID;Pubmed_id',
  pmcid: 'PMCID;PMC ID;Pmc_id',
  number: 'ISBN;ISBNs;ISSN;ISSNs;eISSN;ISBN/ISSN;ISSN/ISBN',
  link: 'DOI/URL;URL;Link;Address;DOI or URL;Adresse;Lien;Enlace;Web;Identifier;ArticleURL',
};

const PARTS: ReadonlyMap<string, readonly ColumnPart[]> = (() => {
  const parts = new Map<string, ColumnPart[]>();
  for (const part of Object.keys(NAMES) as ColumnPart[])
    for (const name of NAMES[part].split(';')) {
      const key = fold(name);
      const there = parts.get(key) ?? [];
      if (!there.includes(part)) parts.set(key, [...there, part]);
    }
  return parts;
})();

/** "primary_location.source.display_name": what is named last, but for words that only say that it is a name. */
const named = (head: string): string => {
  if (!/^[a-z_]{1,40}(?:\.[a-z_]{1,40}){1,6}$/.test(head)) return head;
  const steps = head.split('.').filter((step) => step !== 'display_name' && step !== 'name');
  return steps.at(-1) ?? head;
};

/** The parts that a column may hold by what stands above it; several where a word means several ("Quelle"), none where it means none. */
export const partsOfHead = (head: string): readonly ColumnPart[] =>
  PARTS.get(
    fold(
      named(head.trim())
        .replace(/(?<=[\p{L}\d])_(?=[\p{L}\d])/gu, ' ')
        .replace(/[*_:]/g, '')
        .trim(),
    ),
  ) ?? [];
