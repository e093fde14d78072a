/**
 * What a heading announces: a reference list, the end of one, or neither. Tables of words in many languages, compared in
 * folded form, so that case, accents, colons and letter-spacing do not matter. Whether a list really follows is not
 * settled here: a heading is a promise, the lines below it are the proof.
 */
import { fold } from '../text/fold.ts';
import { isAnnex, LIST_ENDINGS } from '../text/list-endings.ts';
import { headsTwice, LIST_HEADINGS } from '../text/list-headings.ts';

/** `list`: a reference list begins. `end`: whatever list was open is over. `group`: a part of a list ("Primary sources"). */
export type Announced = 'list' | 'end' | 'group';

/** Parts into which lists are divided; they do not end one. */
const GROUP_WORDS = [
  'Primary sources;Secondary sources;Primary literature;Secondary literature;Books;Articles;Journal articles;Book chapters;Websites;Web sites;Web pages;Online sources;Internet sources;Newspapers;Reports;Theses;Dissertations;Conference papers;Legislation;Cases;Statutes;Statutes and regulations;Case law;Treaties;Official documents;Archives;Archival sources;Unpublished sources;Manuscripts;Interviews;Software;Data;Datasets;Patents;Standards;Films;Media;Other;Others;Other sources;Other authorities;Rules;Regulations;Constitutional provisions;Court cases;Government documents;Government publications;Journals;Monographs;Edited volumes',
  'Primärliteratur;Primärquellen;Sekundärliteratur;Bücher;Aufsätze;Zeitschriftenartikel;Internetquellen;Onlinequellen;Gesetze;Rechtsprechung;Urteile;Monographien;Monografien;Sammelbände;Zeitungen;Zeitungsartikel;Unveröffentlichte Quellen;Gedruckte Quellen;Archivalien;Normen;Sonstige;Sonstiges',
  'U.S. patent documents;US patent documents;Foreign patent documents;Patent documents;Patent literature;Print sources;Electronic sources;Essential reading;Essential readings;Required;Recommended;Optional;Essential;Journal papers;Conference proceedings;Refereed journal articles;Edited books;Preprints;Theses and dissertations',
  'Ungedruckte Quellen;Veröffentlichte Quellen;Forschungsliteratur;Quelleneditionen;Zeitgenössische Literatur;Darstellungen;Nachschlagewerke;Hilfsmittel;Archivquellen;Archivalische Quellen;Filme;Interviews und Gespräche;Online-Quellen;Internet-Quellen;Weiterführende Literatur;Graue Literatur;Manuskripte;Printed primary sources;Secondary works;Printed sources;Secondary material;Online resources;Web resources;Internet resources;Normative;Informative;Cases Page(s);Cases Page;Authorities Page(s);Statutes Page(s);Other authorities Page(s);Page(s);Studies included;Studies excluded;References to studies included in this review;References to studies excluded from this review;References to studies awaiting assessment;References to ongoing studies;References to other published versions of this review',
  'Sources primaires;Sources secondaires;Ouvrages;Articles de revues;Sites web;Webographie;Sitographie;Sources imprimées;Jurisprudence;Législation;Fuentes primarias;Fuentes secundarias;Libros;Artículos;Páginas web;Libri;Articoli;Sitografia;Livros;Artigos;Webgrafía;Legislación;Legislação;Книги;Статьи;Электронные ресурсы;Нормативные акты;Интернет-источники;图书;期刊;论文;网站;書籍;論文;中文文献;英文文献;外文文献;中文文獻;英文文獻;外文文獻;中文部分;英文部分;日本語文献;外国語文献;英語文献;欧文文献;和文文献;邦文文献;국내 문헌;국외 문헌;국내문헌;국외문헌;국내;국외;영문 문헌;На русском языке;На иностранных языках;На английском языке;Источники на русском языке;Articles et chapitres d ouvrages;Ouvrages généraux;Zeitschriftenaufsätze;Monographien und Sammelbände',
  'Boeken;Artikelen;Böcker;Artiklar;Bøker;Bøger;Artikler;Kirjat;Artikkelit;Könyvek;Cikkek;Folyóiratcikkek;Cărți;Articole;Site-uri web;Книги и учебници;Статии;Интернет страници;Књиге;Чланци;Knjige;Članci;Članki;Članki v revijah;Članki v zbornikih;Poglavja v zbornikih;Web stranice;Knihy;Články;Llibres;Articles de revista;Pàgines web;Webgrafia;Knygos;Straipsniai;Grāmatas;Raksti;Raamatud;Artiklid;Internetiallikad;Buku;Jurnal;Skripsi;Internet',
  'Βιβλία;Άρθρα;Ιστοσελίδες;Ιστότοποι;Tiếng Việt;Tiếng Anh;Tài liệu tiếng Việt;Tài liệu tiếng Anh;Tài liệu nước ngoài;Trang web;ภาษาไทย;ภาษาอังกฤษ;เว็บไซต์;كتب;الكتب;المقالات;الرسائل الجامعية;الرسائل والأطروحات;المواقع الإلكترونية;مواقع الإنترنت;کتاب‌ها;مقالات;وبگاه‌ها;ספרים;מאמרים;אתרי אינטרנט',
];

const setOf = (rows: readonly string[]): ReadonlySet<string> => new Set(rows.flatMap((row) => row.split(';')).map(fold));
const LIST = setOf(LIST_HEADINGS);
/** The same of scripts that need no blanks between words. */
const TIGHT_LIST = setOf(
  LIST_HEADINGS.map((row) => row.replace(/(?<=[\p{Script=Hangul}\p{Script=Han}])\s(?=[\p{Script=Hangul}\p{Script=Han}])/gu, '')),
);
const END = setOf(LIST_ENDINGS);
const GROUP = setOf(GROUP_WORDS);

/** "7.", "VII", "A.1", "§ 5", "Chapter 3", "第五章", "제5장" before the word. */
const NUMBERING =
  /^(?:(?:chapter|part|section|kapitel|teil|chapitre|capítulo|capitolo|глава|розділ|bölüm)\s+)?(?:§\s?)?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[IVXLC]{1,7}|[A-Z](?:\.\d{1,2}){0,2}|[一二三四五六七八九十]{1,3}|第\s?(?:\d{1,2}|[一二三四五六七八九十]{1,3})\s?[章节節部]|(?:제\s?)?\d{1,2}\s?[장절])[.):、．]?\s+/u;
const NUMBERING_TIGHT =
  /^(?:\d{1,3}(?:\.\d{1,3}){0,4}[.)]?|[一二三四五六七八九十]{1,3}[、．.]|第\s?(?:\d{1,2}|[一二三四五六七八九十]{1,3})\s?[章节節部]|(?:제\s?)?\d{1,2}\s?[장절])(?=\p{L})/u;
/** Decoration of plain text and Markdown: # **References** ==. */
const DECORATION = /^[#*_=~>■●◆▪•|\s–—-]{1,12}|[#*_=~|\s–—:.：。-]{1,12}$/gu;
/** What may follow the word: a chapter it belongs to, the count of entries, "(continued)". */
const TAIL =
  /(?:(?<!\s)\s+)?(?:[([（【](?:\d{1,4}|continued|cont d|cont\.|fortsetzung|suite|selection|auswahl|english|engl\.)[)\]）】]|(?:for|to|of|zu|zum|du|de|del) (?:the )?(?:chapter|supplement|appendix|methods|online methods|main text|supplementary (?:material|materials|information)|kapitel|anhang|chapitre|capítulo)\b.{0,24})$/iu;
/** Headings that begin with an ending word and go on: "Appendix A: Proofs", "Figure 3. …", "Author contributions: …". */
const END_START =
  /^(?:appendix|appendices|annex|anhang|annexe|anexo|appendice|приложение|附录|附錄|supplementary (?:material|information|figure|table|note)s?|supporting information|supplemental|author (?:biograph|contribution|information)|about the author|notes? on (?:the )?contributors?|sobre (?:la|el|los|las|o|a) autor|über (?:den|die) autor|zur person|zu den autor|à propos de l|sull['’]autor|cómo citar|como citar|comment citer|zitierhinweis|zitiervorschlag|acknowledge?ments?|received:?\s|accepted:?\s|correspondence(?: to|:)|conflicts? of interest|competing interests?|publisher['’]?s note|data availability|how to cite this|neurips paper checklist)\b/iu;
const CAPTION =
  /^(?:(?:supplementary|extended data)\s+)?(?:fig(?:ure|\.)?|table|tab\.|abb(?:ildung|\.)|tabelle|figura|tabla|tabela|tableau|рис\.|рисунок|таблица|图|表|図)\s{0,2}(?:S\.?)?\d{1,3}\s*[.:|．：–—]/iu;

/** How a letter or a mail ends: what follows is a name and an address. */
const PARTING =
  /^(?:(?:(?:with )?(?:kind|best|warm) (?:regards|wishes)|best|cheers|regards|(?:yours )?(?:sincerely|faithfully|truly)(?: yours)?|yours|many thanks|thanks|thank you|respectfully submitted|mit (?:freundlichen|besten|herzlichen) grüßen|(?:viele|beste|herzliche) grüße|(?:bien )?cordialement|bien à vous|à bientôt|amicalement|bonne journée|saludos(?: cordiales)?|atentamente|cordiali saluti|(?:un )?(?:caro )?saluto|a presto|un abrazo|(?:um )?abraço|atenciosamente|med vänliga hälsningar|vennlig hilsen|met vriendelijke groeten?|с уважением)[,!.]?)$/iu;
/** A line above a message: "On 3 May 2019, at 10:12, Ada Marsh <…> wrote:", "Bo Quist  10:17 AM", "[10:12] bo: thanks". */
export const MESSAGE = /^(?:On\s[^<>\n]{6,80}(?:<[^<>\s]{3,80}>)?\swrote:|\p{Lu}[\p{L} .’'-]{2,40}\s{1,3}\d{1,2}:\d{2}\s(?:AM|PM))$/u;

/** What publishers' pages print below everything: "© 2020 Reef Press. All rights reserved." */
const NOTICE =
  /^(?:©|\(c\)\s|copyright\s(?:©|\(c\)|(?:19|20)\d\d)|all rights reserved|(?:posted|published|filed|tagged|last (?:updated|modified|edited)|updated|share this)\s?(?:in|on|by|under|with|:|$)|terms (?:of use|of service|and conditions)\b|privacy (?:policy|statement|notice)\b|cookie (?:policy|settings)\b|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados)/iu;

/** A line of a program: "REFERENCES = {", "sources: [". */
const CODE = /\S\s?[=:]\s?[[{(]|[{;]$|^[}\])]/u;

/** "R E F E R E N C E S" read as one word; other texts come back as they are. */
export function joinSpaced(text: string): string {
  return /^\p{L}(?:\s\p{L}){4,}$/u.test(text) ? text.replace(/\s/gu, '') : text;
}

function bare(text: string): string {
  const plain = joinSpaced(text.trim().replace(DECORATION, '').trim());
  return plain.replace(NUMBERING, '').replace(NUMBERING_TIGHT, '').replace(TAIL, '').trim();
}

/** "Papers mentioned in this episode", "Works cited in the text", "Selected bibliography of Ada Marsh", "References for this letter". */
const NAMED_LIST =
  /^(?:the |all |selected |further |other |key )?(?:(?:papers|articles|books|works|studies|publications|sources|references|literature|readings?)(?: and (?:papers|articles|books|works|links|sources))? (?:mentioned|cited|discussed|referenced|referred to|used|consulted|quoted)(?: (?:in|on|by|for) .{1,40})?|acknowledge?ments (?:and|&) (?:references|sources|bibliography)|(?:(?:selected |select |annotated )?bibliography|references|works cited) (?:of|for|to|in|from) (?:this|the|these|\p{Lu}).{1,50})$/iu;

/** "Fuentes consultadas", "Verwendete Quellen und Literatur", "Список использованных источников и литературы": works, and that they were used. */
const USED_WORKS =
  /^(?:(?:fuentes|obras|textos|documentos|libros|trabajos|fontes|textos|livros|bibliografía|bibliografia) (?:consultad|citad|utilizad|referid)[ao]s?|fuentes bibliográficas|(?:fonti|opere|testi|libri|lavori) (?:consultat|citat|utilizzat)[ei]|(?:ouvrages|sources|textes|travaux|œuvres|livres) (?:cit|consult|utilis)ée?s|(?:verwendete|benutzte|zitierte|genutzte) (?:quellen|literatur|werke)(?: und (?:quellen|literatur))?|список (?:использованн|цитируем|цитированн|рекомендуем)(?:ых|ой) (?:источников|литературы|работ)(?: и (?:источников|литературы))?|(?:wykorzystane|cytowane) (?:źródła|prace|publikacje)|(?:geraadpleegde|gebruikte) (?:bronnen|literatuur|werken)|(?:använda|anförda|citerade) (?:källor|arbeten|verk))$/iu;

/** What a line announces if it is a heading at all; null when it announces nothing. Long lines announce nothing. */
export function announced(text: string): Announced | null {
  const line = text.trim();
  if (line === '' || line.length > 160) return null;
  if (CAPTION.test(line) || NOTICE.test(line) || isAnnex(line) || PARTING.test(line) || MESSAGE.test(line)) return 'end';
  if (line.length > 90) return END_START.test(line) && /^[^.]{0,40}:/u.test(line) ? 'end' : null;
  if (CODE.test(line)) return null;
  const plain = bare(line);
  const word = fold(plain);
  const whole = fold(joinSpaced(line.replace(DECORATION, '').trim()));
  if (LIST.has(word) || LIST.has(whole) || TIGHT_LIST.has(word.replaceAll(' ', '')) || headsTwice(plain, true)) return 'list';
  if (GROUP.has(word)) return 'group';
  if (END.has(word) || END.has(whole)) return 'end';
  if (
    /^(?:references?|bibliography|literatur(?:verzeichnis)?|références|bibliographie|referencias|bibliografía) [–—:-] ?.{1,40}$/iu.test(
      plain,
    )
  )
    return 'list';
  if (!/[.!?]$/.test(line) && (NAMED_LIST.test(plain) || USED_WORKS.test(plain))) return 'list';
  if (END_START.test(line) && line.length < 90) return 'end';
  return null;
}

const RUN_IN =
  /^\s*(?:\d{1,2}\.?\s+)?(?:R ?E ?F ?E ?R ?E ?N ?C ?E ?S|References(?: and notes)?|BIBLIOGRAPHY|Bibliography|Literature cited|LITERATURE CITED|Works cited|Literatur(?:verzeichnis)?|Références(?: bibliographiques)?|Bibliographie|Referencias(?: bibliográficas)?|Bibliografía|Referências|Riferimenti bibliografici|Список литературы|Литература|ЛИТЕРАТУРА|参考文献|參考文獻|참고문헌)\s*[:：.]?\s+(?=\S)/u;

/** How many characters of a long line are a heading run into the first entry ("References [1] A. Author…"); 0 when none. */
export function runInHeading(text: string): number {
  if (text.length < 60) return 0;
  const found = RUN_IN.exec(text.slice(0, 80));
  if (found === null) return 0;
  const rest = text.slice(found[0].length, found[0].length + 60);
  return /^(?:[[(]?\d{1,3}[\]).]|\[\p{L}|\p{Lu}[\p{L}’'-]*[\p{L}.],? ?(?:\p{Lu}|and\b|et\b))/u.test(rest) ? found[0].length : 0;
}
