/**
 * What a heading announces: a reference list, the end of one, or neither. Tables of words in many languages, compared in
 * folded form, so that case, accents, colons and letter-spacing do not matter. Whether a list really follows is not
 * settled here: a heading is a promise, the lines below it are the proof.
 */
import { fold } from '../text/fold.ts';

/** `list`: a reference list begins. `end`: whatever list was open is over. `group`: a part of a list ("Primary sources"). */
export type Announced = 'list' | 'end' | 'group';

const LIST_WORDS = [
  // English
  'References;Reference;Reference list;List of references;References cited;References and notes;Notes and references;Cited references;Bibliography',
  'Bibliographic references;Bibliographical references;Works cited;Work cited;Works consulted;Literature;Literature cited;Cited literature;Cited works',
  'Sources;Sources cited;Sources and literature;List of sources;Selected references;Selected bibliography;Select bibliography;General references',
  'Annotated bibliography;Key references;Primary references;Further reading;Further readings;Recommended reading;Suggested reading;Suggested readings',
  'Additional references;Supplementary references;Supplemental references;Supporting references;Supporting information references;Online references',
  'References and further reading;References and recommended reading;Bibliography and references;References and bibliography;References online',
  'Appendix references;Methods references;References for methods;STAR methods references;Method references;Table of authorities;Citations;List of works cited;Main references',
  'Referencess;Refrences;Referances;Refernces;Reference s;Reference section',
  // German
  'Literatur;Literaturverzeichnis;Literaturliste;Literaturnachweis;Literaturnachweise;Literaturangaben;Literaturhinweise;Quellen;Quellenverzeichnis;Quellenangaben',
  'Quellen und Literatur;Literatur und Quellen;Quellen- und Literaturverzeichnis;Literatur- und Quellenverzeichnis;Bibliographie;Bibliografie;Referenzen',
  'Zitierte Literatur;Verwendete Literatur;Weiterführende Literatur;Schrifttum;Schrifttumsverzeichnis;Verzeichnis der zitierten Literatur;Internetquellen;Onlinequellen',
  // French
  'Références;Référence;Références bibliographiques;Références citées;Liste des références;Bibliographie sélective;Ouvrages cités;Œuvres citées;Sources et bibliographie',
  'Bibliographie et sources;Bibliographie générale;Littérature citée;Travaux cités;Pour en savoir plus',
  // Spanish, Portuguese, Catalan, Galician
  'Referencias;Referencias bibliográficas;Bibliografía;Bibliografía citada;Bibliografía consultada;Obras citadas;Literatura citada;Lista de referencias;Fuentes;Fuentes y bibliografía;Trabajos citados;Referencias citadas',
  'Referências;Referências bibliográficas;Bibliografia;Bibliografia consultada;Bibliografia citada;Obras consultadas;Lista de referências;Fontes;Fontes e bibliografia;Referências citadas',
  'Referències;Referències bibliogràfiques;Referencias bibliograficas;Obres citades',
  // Italian, Romanian
  'Riferimenti;Riferimenti bibliografici;Bibliografia essenziale;Opere citate;Fonti;Fonti bibliografiche;Letteratura citata;Note bibliografiche',
  'Bibliografie selectivă;Referințe;Referințe bibliografice;Lucrări citate',
  // Dutch, Afrikaans
  'Referenties;Literatuur;Literatuurlijst;Literatuurverwijzingen;Bibliografie;Bronnen;Bronnenlijst;Geraadpleegde literatuur;Bronvermelding;Verwysings;Bronnelys',
  // Scandinavian, Finnish, Icelandic, Estonian, Latvian, Lithuanian
  'Referenser;Källor;Källförteckning;Litteraturförteckning;Litteratur;Referenslista;Käll- och litteraturförteckning;Referanser;Referanseliste;Litteraturliste;Litteraturhenvisninger',
  'Kilder;Kildeliste;Referencer;Kildehenvisninger;Kirjallisuus;Lähteet;Lähdeluettelo;Kirjallisuusluettelo;Viitteet;Heimildir;Heimildaskrá;Tilvísanir',
  'Kirjandus;Kasutatud kirjandus;Viidatud allikad;Allikad;Literatūra;Izmantotā literatūra;Atsauces;Literatūros sąrašas;Nuorodos;Naudota literatūra;Šaltiniai',
  // Slavic
  'Литература;Список литературы;Список использованной литературы;Список использованных источников;Библиография;Библиографический список;Источники;Список источников;Использованная литература;Цитированная литература;Примечания и литература;Список источников и литературы;Список цитируемой литературы',
  'Література;Список літератури;Список використаних джерел;Список використаної літератури;Бібліографія;Джерела;Спіс літаратуры;Літаратура',
  'Литература и източници;Библиографија;Извори;Референци;Използвана литература;Цитирана литература',
  'Literatura;Bibliografia i źródła;Piśmiennictwo;Spis literatury;Wykaz literatury;Literatura cytowana;Źródła;Przypisy bibliograficzne;Bibliografia załącznikowa',
  'Seznam literatury;Použitá literatura;Seznam použité literatury;Použité zdroje;Literatura a zdroje;Zoznam literatúry;Zoznam použitej literatúry;Literatúra;Použitá literatúra;Prameny a literatura;Reference a literatura',
  'Viri;Viri in literatura;Literatura in viri;Seznam virov;Izvori;Popis literature;Reference;Korištena literatura;Popis korištene literature',
  // Hungarian, Turkish, Greek, Albanian
  'Irodalom;Irodalomjegyzék;Felhasznált irodalom;Hivatkozások;Források;Szakirodalom;Bibliográfia;Felhasznált források',
  'Kaynakça;Kaynaklar;Referanslar;Kaynak;Bibliyografya;Yararlanılan kaynaklar;Ədəbiyyat;İstifadə olunmuş ədəbiyyat',
  'Βιβλιογραφία;Αναφορές;Βιβλιογραφικές αναφορές;Πηγές;Παραπομπές;Referencat;Literatura e shfrytëzuar;Burimet',
  // Chinese, Japanese, Korean
  '参考文献;參考文獻;参考资料;參考資料;参考书目;參考書目;引用文献;引用文獻;主要参考文献;引文;文献;文獻;参考文献及注释;注释与参考文献;徵引書目;征引书目;參考書目與文獻;参考文献与注释',
  '参考書目;引用・参考文献;参考・引用文献;文献一覧;文献リスト;引用文献一覧;参照文献;參照文獻;参考図書',
  '참고문헌;참고 문헌;참고자료;인용문헌;참고서적;문헌;참고문헌 목록',
  // Arabic, Hebrew, Persian, Hindi, Thai, Vietnamese, Indonesian, Malay
  'المراجع;قائمة المراجع;المصادر;المصادر والمراجع;قائمة المصادر والمراجع;ثبت المصادر والمراجع;منابع;منابع و مآخذ;فهرست منابع;کتابنامه;مراجع;کتاب شناسی',
  'ביבליוגרפיה;מקורות;רשימת מקורות;רשימה ביבליוגרפית;הפניות;संदर्भ;संदर्भ सूची;सन्दर्भ;ग्रंथ सूची;เอกสารอ้างอิง;บรรณานุกรม;รายการอ้างอิง',
  'Tài liệu tham khảo;Danh mục tài liệu tham khảo;Daftar pustaka;Referensi;Daftar rujukan;Daftar referensi;Rujukan;Bibliografi;Sanggunian;Marejeleo',
  'Erreferentziak;Bibliografia orokorra;Tagairtí;Tagairtí agus foinsí;Llyfryddiaeth;Cyfeiriadau;Lähdeviitteet',
];

const END_WORDS = [
  'Appendix;Appendices;Annex;Annexes;Annexe;Anhang;Anhänge;Anexo;Anexos;Apêndice;Apéndice;Appendice;Allegato;Allegati;Приложение;Приложения;Додаток;附录;附錄;付録;부록;Ek;Ekler;Bilaga;Vedlegg;Bilag;Bijlage;Bijlagen;Liite;Liitteet;Załącznik;Příloha;Függelék;Παράρτημα',
  'Acknowledgements;Acknowledgments;Acknowledgement;Acknowledgment;Danksagung;Remerciements;Agradecimientos;Agradecimentos;Ringraziamenti;Благодарности;致谢;致謝;謝辞;감사의 글;Podziękowania;Dankwoord;Tack',
  'Author biographies;Author biography;Biographies;Biography;About the author;About the authors;Notes on contributors;Notes on contributor;Author information;Author information and affiliations;Authors information;Zur Person;Über die Autoren;Zum Autor;Autorenangaben;作者简介;作者簡介;著者紹介;저자 소개;Сведения об авторах;Сведения об авторе;Информация об авторах',
  'Author contributions;Authors contributions;Author contribution;Contributions;Conflict of interest;Conflicts of interest;Competing interests;Competing interest;Declaration of competing interest;Declaration of interest;Declarations;Disclosure;Disclosures;Disclosure statement;Funding;Funding information;Financial support;Ethics statement;Ethics approval;Ethical approval;Data availability;Data availability statement;Availability of data and materials;Code availability;Additional information;Supplementary information;Supplementary material;Supplementary materials;Supplementary data;Supporting information;Supplemental material;Supplement;Electronic supplementary material;Publisher s note;Open access;Rights and permissions;How to cite;How to cite this article;Cite this article;Interessenkonflikt;Interessenkonflikte;Korrespondenzadresse;Correspondence;Copyright;License;Licence;Author details;Abbreviations;List of abbreviations;Glossary;Nomenclature;Index;Subject index;Author index;Register;Personenregister;Sachregister',
  'NeurIPS paper checklist;Paper checklist;Checklist;Reproducibility checklist;Reporting summary;ML reproducibility checklist;Responsible NLP checklist;ACL responsible NLP checklist',
  'Figures;Tables;Figure legends;Figure captions;List of figures;List of tables;Tables and figures;Figure legend;Legends to figures;Abbildungsverzeichnis;Tabellenverzeichnis;Tabellen;Abbildungen',
  'Introduction;Abstract;Summary;Conclusion;Conclusions;Discussion;Methods;Materials and methods;Results;Proofs;Proof;Additional experiments;Additional results;Implementation details;Experimental details;Einleitung;Zusammenfassung;Fazit;Einführung;Résumé;Resumen;Resumo;Riassunto;Аннотация;摘要;Eidesstattliche Erklärung;Erklärung;Lebenslauf;Curriculum vitae;Vita',
];

/** Parts into which lists are divided; they do not end one. */
const GROUP_WORDS = [
  'Primary sources;Secondary sources;Primary literature;Secondary literature;Books;Articles;Journal articles;Book chapters;Websites;Web sites;Web pages;Online sources;Internet sources;Newspapers;Reports;Theses;Dissertations;Conference papers;Legislation;Cases;Statutes;Statutes and regulations;Case law;Treaties;Official documents;Archives;Archival sources;Unpublished sources;Manuscripts;Interviews;Software;Data;Datasets;Patents;Standards;Films;Media;Other;Others;Other sources;Other authorities;Rules;Regulations;Constitutional provisions;Court cases;Government documents;Government publications;Journals;Monographs;Edited volumes',
  'Primärliteratur;Primärquellen;Sekundärliteratur;Bücher;Aufsätze;Zeitschriftenartikel;Internetquellen;Onlinequellen;Gesetze;Rechtsprechung;Urteile;Monographien;Monografien;Sammelbände;Zeitungen;Zeitungsartikel;Unveröffentlichte Quellen;Gedruckte Quellen;Archivalien;Normen;Sonstige;Sonstiges',
  'Sources primaires;Sources secondaires;Ouvrages;Articles de revues;Sites web;Webographie;Sitographie;Sources imprimées;Jurisprudence;Législation;Fuentes primarias;Fuentes secundarias;Libros;Artículos;Páginas web;Libri;Articoli;Sitografia;Livros;Artigos;Webgrafía;Legislación;Legislação;Книги;Статьи;Электронные ресурсы;Нормативные акты;Интернет-источники;图书;期刊;论文;网站;書籍;論文',
];

const setOf = (rows: readonly string[]): ReadonlySet<string> => new Set(rows.flatMap((row) => row.split(';')).map(fold));
const LIST = setOf(LIST_WORDS);
const END = setOf(END_WORDS);
const GROUP = setOf(GROUP_WORDS);

/** "7.", "VII", "A.1", "§ 5", "Chapter 3", "第五章" before the word. */
const NUMBERING =
  /^(?:(?:chapter|part|section|kapitel|teil|chapitre|capítulo|capitolo|глава)\s+)?(?:§\s?)?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[IVXLC]{1,7}|[A-Z](?:\.\d{1,2}){0,2}|[一二三四五六七八九十]{1,3})[.):、．]?\s+/u;
const NUMBERING_TIGHT = /^(?:\d{1,3}(?:\.\d{1,3}){0,4}[.)]?|[一二三四五六七八九十]{1,3}[、．.])(?=\p{L})/u;
/** Decoration of plain text and Markdown: # **References** ==. */
const DECORATION = /^[#*_=~>■●◆▪•|\s–—-]{1,12}|[#*_=~|\s–—:.：。-]{1,12}$/gu;
/** What may follow the word: a chapter it belongs to, the count of entries, "(continued)". */
const TAIL =
  /(?:(?<!\s)\s+)?(?:[([（【](?:\d{1,4}|continued|cont d|cont\.|fortsetzung|suite|selection|auswahl|english|engl\.)[)\]）】]|(?:for|to|of|zu|zum|du|de|del) (?:the )?(?:chapter|supplement|appendix|methods|online methods|main text|supplementary (?:material|materials|information)|kapitel|anhang|chapitre|capítulo)\b.{0,24})$/iu;
/** Headings that begin with an ending word and go on: "Appendix A: Proofs", "Figure 3. …", "Author contributions: …". */
const END_START =
  /^(?:appendix|appendices|annex|anhang|annexe|anexo|appendice|приложение|附录|附錄|supplementary (?:material|information|figure|table|note)s?|supporting information|supplemental|author (?:biograph|contribution|information)|about the author|acknowledge?ments?|received:?\s|accepted:?\s|correspondence(?: to|:)|conflicts? of interest|competing interests?|publisher['’]?s note|data availability|how to cite this|neurips paper checklist)\b/iu;
const CAPTION =
  /^(?:(?:supplementary|extended data)\s+)?(?:fig(?:ure|\.)?|table|tab\.|abb(?:ildung|\.)|tabelle|figura|tabla|tabela|tableau|рис\.|рисунок|таблица|图|表|図)\s{0,2}(?:S\.?)?\d{1,3}\s*[.:|．：–—]/iu;

/** "R E F E R E N C E S" read as one word; other texts come back as they are. */
export function joinSpaced(text: string): string {
  return /^\p{L}(?:\s\p{L}){4,}$/u.test(text) ? text.replace(/\s/gu, '') : text;
}

function bare(text: string): string {
  const plain = joinSpaced(text.trim().replace(DECORATION, '').trim());
  return plain.replace(NUMBERING, '').replace(NUMBERING_TIGHT, '').replace(TAIL, '').trim();
}

/** What a line announces if it is a heading at all; null when it announces nothing. Long lines announce nothing. */
export function announced(text: string): Announced | null {
  const line = text.trim();
  if (line === '' || line.length > 160) return null;
  if (CAPTION.test(line)) return 'end';
  if (line.length > 90) return END_START.test(line) && /^[^.]{0,40}:/u.test(line) ? 'end' : null;
  const plain = bare(line);
  const word = fold(plain);
  const whole = fold(joinSpaced(line.replace(DECORATION, '').trim()));
  if (LIST.has(word) || LIST.has(whole)) return 'list';
  if (GROUP.has(word)) return 'group';
  if (END.has(word) || END.has(whole)) return 'end';
  if (
    /^(?:references?|bibliography|literatur(?:verzeichnis)?|références|bibliographie|referencias|bibliografía) [–—:-] ?.{1,40}$/iu.test(
      plain,
    )
  )
    return 'list';
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
