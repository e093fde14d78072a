/**
 * The words that stand above lists of references, in many languages: one table for those who read a page by its layout and those who read
 * its words. Semicolons part the words of a row; compare them folded.
 */
import { fold } from './fold.ts';

export const LIST_HEADINGS: readonly string[] = [
  // English
  'References;Reference;Reference list;List of references;References cited;References and notes;Notes and references;Cited references;Bibliography',
  'Bibliographic references;Bibliographical references;Bibliographies;Works cited;Work cited;Works consulted;Literature;Literature cited;Cited literature;Cited works',
  'Key citations;Web sources;Sources and further reading;Sources and links;Sources;Sources cited;Sources and literature;List of sources;Selected references;Selected bibliography;Select bibliography;General references',
  'Annotated bibliography;Key references;Key works;Key papers;Key texts;Key publications;Key literature;Important works;Landmark papers;Seminal works;Seminal papers;Primary references;Further reading;Further readings;Recommended reading;Suggested reading;Suggested readings',
  'Thesis bibliography;Thesis references;Dissertation bibliography;General bibliography;Overall bibliography;Overall references;Full references;Full reference list;Full bibliography;Complete references;Complete bibliography;Combined references',
  'Additional references;Supplementary references;Supplemental references;Supporting references;Supporting information references;Online references',
  'References and further reading;References and recommended reading;Bibliography and references;References and bibliography;References online',
  'Appendix references;Methods references;References for methods;STAR methods references;Method references;Table of authorities;Citations;List of works cited;Main references',
  'Normative references;Informative references;Required readings;Required reading;Course readings;Readings;Reading list;Works referenced;Works mentioned;Literature review sources;Sources consulted;Documents consulted;References consulted;References cited in this report',
  'Journal reference;Journal references;Publication reference;Publications;Selected publications;Peer-reviewed publications;Refereed publications;List of publications;Recent publications;Key publications;Key papers;Other publications;Non-patent literature;Non-patent documents;Publications cited;Patent citations;Applicable documents;Referenced documents;Selected works;Veröffentlichungen;Publikationen;Publikationsliste;Schriftenverzeichnis;Publicaciones;Publicações;Pubblicazioni;Publikacje',
  'Bibliography and abbreviations;Abbreviations and bibliography;References and abbreviations;Abbreviations and references;List of abbreviations and references;Abbreviations and works cited;Abbreviations and literature cited',
  'References and links;References and resources;References and sources;Sources and references;Sources and bibliography;Bibliography and sources;References and data sources;References and footnotes;References and endnotes;Footnotes and references;Endnotes and references;References and credits;Archives and bibliography;Archival sources and bibliography;Manuscripts and bibliography;References and websites;Bibliography and filmography;Bibliography and discography;Primary sources and bibliography;References and suggested reading;References and suggested readings;References and additional reading',
  'Referencess;Refrences;Referances;Refernces;Reference s;Reference section',
  // German
  'Literatur;Literaturverzeichnis;Literaturliste;Literaturnachweis;Literaturnachweise;Literaturangaben;Literaturhinweise;Quellen;Quellenverzeichnis;Quellenangaben',
  'Literatur und Abkürzungen;Abkürzungen und Literatur;Literatur- und Abkürzungsverzeichnis;Abkürzungs- und Literaturverzeichnis;Siglen und Literatur;Sigel- und Literaturverzeichnis;Siglen- und Literaturverzeichnis;Literatur und Internetquellen;Literatur und Links;Anmerkungen und Literatur;Literatur und Anmerkungen;Literatur- und Internetverzeichnis;Quellen und Literaturverzeichnis;Ungedruckte und gedruckte Quellen;Archivalien und Literatur;Quelleneditionen und Literatur',
  'Quellen und Literatur;Literatur und Quellen;Quellen- und Literaturverzeichnis;Literatur- und Quellenverzeichnis;Bibliographie;Bibliografie;Referenzen',
  'Literatur-, Quellen- und Internetverzeichnis;Literatur- und Internetverzeichnis;Quellen-, Literatur- und Internetverzeichnis;Abgekürzt zitierte Literatur;Einzelnachweise;Normative Verweisungen;Pflichtlektüre',
  'Zitierte Literatur;Verwendete Literatur;Weiterführende Literatur;Schrifttum;Schrifttumsverzeichnis;Verzeichnis der zitierten Literatur;Internetquellen;Onlinequellen;Onlinequellenverzeichnis;Internetquellenverzeichnis;Verzeichnis der Internetquellen;Verzeichnis der Quellen',
  // French
  'Références;Référence;Références bibliographiques;Références citées;Liste des références;Bibliographie sélective;Ouvrages cités;Œuvres citées;Sources et bibliographie',
  'Références normatives;Ouvrages consultés;Ouvrages de référence;Bibliographie indicative;Bibliographie citée;Bibliographie et sitographie',
  'Bibliographie et sources;Bibliographie générale;Littérature citée;Travaux cités;Pour en savoir plus;Table des références;Bibliographie et webographie',
  // Spanish, Portuguese, Catalan, Galician
  'Referencias;Referencias bibliográficas;Bibliografía;Bibliografía citada;Bibliografía consultada;Obras citadas;Literatura citada;Lista de referencias;Fuentes;Fuentes y bibliografía;Trabajos citados;Referencias citadas;Fuentes de información;Fuentes de consulta;Bibliografía y webgrafía',
  'Referências;Referências bibliográficas;Bibliografia;Bibliografia consultada;Bibliografia citada;Obras consultadas;Lista de referências;Fontes;Fontes e bibliografia;Referências citadas',
  'Referències;Referències bibliogràfiques;Referencias bibliograficas;Obres citades',
  'Bibliografia i webgrafia;Bibliografia i fonts;Fonts consultades;Fonts bibliogràfiques;Fonts d’informació;Bibliografia i recursos;Bibliografia bàsica;Llista de referències;Referències citades',
  // Italian, Romanian
  'Riferimenti;Riferimenti bibliografici;Bibliografia essenziale;Opere citate;Fonti;Fonti bibliografiche;Letteratura citata;Note bibliografiche;Bibliografia e sitografia;Bibliografia e webgrafia',
  'Bibliografie selectivă;Referințe;Referințe bibliografice;Lucrări citate',
  'Bibliografie și webografie;Bibliografie și surse web;Bibliografie și resurse web;Bibliografie generală;Lista bibliografică;Listă bibliografică;Webografie;Surse bibliografice;Surse;Surse web;Referințe web;Surse de documentare;Referințe și bibliografie',
  // Dutch, Afrikaans
  'Referenties;Literatuur;Literatuurlijst;Literatuurverwijzingen;Bibliografie;Bronnen;Bronnenlijst;Geraadpleegde literatuur;Bronvermelding;Verwysings;Bronnelys',
  'Referentielijst;Lijst van referenties;Literatuuropgave;Literatuurreferenties;Literatuurverwijzing;Bibliografische referenties;Bronverwijzingen;Lijst van bronnen;Bronnen en literatuur;Literatuur en bronnen;Bronnen- en literatuurlijst;Literatuur- en bronnenlijst;Bronnen en literatuurlijst;Bibliografie en bronnen;Aangehaalde literatuur;Geciteerde literatuur;Gebruikte literatuur;Gebruikte bronnen;Geraadpleegde bronnen;Lijst van geraadpleegde werken;Verwijzingen;Internetbronnen',
  // Scandinavian, Finnish, Icelandic, Estonian, Latvian, Lithuanian
  'Referenser;Källor;Källförteckning;Litteraturförteckning;Litteratur;Referenslista;Käll- och litteraturförteckning;Referanser;Referanseliste;Litteraturliste;Litteraturhenvisninger',
  'Kilder;Kildeliste;Referencer;Kildehenvisninger;Kirjallisuus;Lähteet;Lähdeluettelo;Kirjallisuusluettelo;Viitteet;Heimildir;Heimildaskrá;Tilvísanir',
  'Referensförteckning;Käll- och referensförteckning;Källhänvisningar;Källreferenser;Källlista;Källor och litteratur;Litteratur och källor;Källor och referenser;Litteraturlista;Litteraturreferenser;Litteraturhänvisningar;Tryckta källor;Otryckta källor;Elektroniska källor;Internetkällor',
  'Referansar;Kjelder;Kjeldeliste;Litteraturreferanser;Litteraturfortegnelse;Kildefortegnelse;Kilder og litteratur;Litteratur og kilder;Litteratur- og kildeliste;Kilde- og litteraturliste;Litteratur- og kildefortegnelse;Kilde- og litteraturfortegnelse;Referenceliste;Referencefortegnelse;Kildehenvisning;Anvendt litteratur;Internetkilder;Nettkilder;Trykte kilder;Utrykte kilder',
  'Lähteet ja kirjallisuus;Lähde- ja kirjallisuusluettelo;Viiteluettelo;Kirjallisuuslähteet;Kirjallisuusviitteet;Lähdekirjallisuus;Tutkimuskirjallisuus;Viitatut lähteet;Painetut lähteet;Painamattomat lähteet;Sähköiset lähteet;Verkkolähteet;Internetlähteet;Heimildalisti;Ritaskrá',
  'Kirjandus;Kasutatud kirjandus;Viidatud allikad;Allikad;Literatūra;Izmantotā literatūra;Atsauces;Literatūros sąrašas;Nuorodos;Naudota literatūra;Šaltiniai',
  'Kasutatud allikad;Kasutatud materjalid;Kasutatud kirjanduse loetelu;Kasutatud allikate loetelu;Kasutatud materjalide loetelu;Kasutatud kirjandus ja allikad;Kasutatud allikad ja kirjandus;Kirjanduse loetelu;Allikate loetelu;Allikad ja kirjandus;Viidatud kirjandus;Viidatud allikate loetelu;Viidatud kirjanduse loetelu;Viited',
  'Literatūras saraksts;Literatūras un avotu saraksts;Izmantotie avoti;Izmantotās literatūras saraksts;Izmantotās literatūras un avotu saraksts;Izmantotās literatūras un citu avotu saraksts;Izmantoto avotu saraksts;Izmantotā literatūra un avoti;Izmantotie informācijas avoti;Informācijas avoti;Literatūras avoti;Literatūra un avoti;Avoti un literatūra;Avoti;Avotu saraksts;Bibliogrāfija;Bibliogrāfiskais saraksts;Atsauču saraksts',
  'Literatūros ir šaltinių sąrašas;Literatūros šaltinių sąrašas;Literatūros šaltiniai;Literatūra ir šaltiniai;Šaltiniai ir literatūra;Šaltinių sąrašas;Šaltinių ir literatūros sąrašas;Informacijos šaltiniai;Informacijos šaltinių sąrašas;Panaudota literatūra;Panaudotos literatūros sąrašas;Naudotos literatūros sąrašas;Naudotos literatūros ir šaltinių sąrašas;Naudoti šaltiniai;Bibliografinių nuorodų sąrašas;Bibliografinis sąrašas;Bibliografija',
  // Slavic
  'Литература;Список литературы;Список использованной литературы;Список использованных источников;Библиография;Библиографический список;Источники;Список источников;Использованная литература;Цитированная литература;Примечания и литература;Список источников и литературы;Список цитируемой литературы;Источники информации;Список источников информации;Список использованных информационных ресурсов;Список литературы и интернет-ресурсов;Список литературы и электронных ресурсов',
  'Література;Список літератури;Список використаних джерел;Список використаної літератури;Бібліографія;Джерела;Спіс літаратуры;Літаратура;Список джерел;Список джерел та літератури;Список джерел і літератури;Перелік посилань;Перелік джерел;Перелік джерел посилання;Перелік використаних джерел',
  'Литература и източници;Библиографија;Извори;Референци;Използвана литература;Цитирана литература',
  'Източници;Използвани източници;Използвани литературни източници;Използвана литература и източници;Източници и литература;Литературни източници;Информационни източници;Интернет източници;Списък на литературата;Списък на използваната литература;Списък на използваните източници;Списък на използваните литературни източници;Списък на цитираната литература;Списък с използвана литература;Библиографска справка;Референции',
  'Списак литературе;Списак коришћене литературе;Списак референци;Коришћена литература;Референце;Литература и референце;Попис литературе;Литература и извори;Извори и литература;Библиографија и извори;Користена литература;Список на користена литература;Преглед литературе и извора',
  'Literatura;Bibliografia i źródła;Piśmiennictwo;Spis literatury;Wykaz literatury;Literatura cytowana;Źródła;Przypisy bibliograficzne;Bibliografia załącznikowa',
  'Seznam literatury;Použitá literatura;Seznam použité literatury;Použité zdroje;Literatura a zdroje;Zoznam literatúry;Zoznam použitej literatúry;Literatúra;Použitá literatúra;Prameny a literatura;Reference a literatura;Seznam použitých zdrojů;Seznam zdrojů;Seznam literatury a zdrojů;Seznam použité literatury a zdrojů;Použitá literatura a zdroje;Seznam použitých pramenů;Zoznam použitých zdrojov',
  'Zoznam bibliografických odkazov;Zoznam použitých bibliografických odkazov;Zoznam citovanej literatúry;Zoznam zdrojov;Zoznam použitej literatúry a zdrojov;Zoznam literatúry a zdrojov;Bibliografické odkazy;Bibliografické referencie;Referencie;Internetové zdroje;Zdroje;Bibliografia a zdroje;Literatúra a zdroje;Zoznam použitých prameňov',
  'Viri;Viri in literatura;Literatura in viri;Seznam virov;Izvori;Popis literature;Reference;Korištena literatura;Popis korištene literature',
  'Seznam literature;Seznam literature in virov;Seznam virov in literature;Seznam uporabljene literature;Seznam uporabljenih virov;Seznam uporabljenih virov in literature;Seznam uporabljene literature in virov;Uporabljeni viri;Uporabljena literatura;Uporabljena literatura in viri;Citirana literatura;Celotna literatura;Spletni viri;Navedenke',
  'Spisak literature;Spisak korišćene literature;Spisak referenci;Korišćena literatura;Korišćena literatura i izvori;Popis literature i izvora;Popis literature i ostalih izvora;Popis izvora;Popis izvora i literature;Popis korištenih izvora;Popis referenci;Popis referencija;Literatura i izvori;Izvori i literatura;Literatura i reference;Internetski izvori;Mrežni izvori;Internet izvori',
  // Hungarian, Turkish, Greek, Albanian
  'Irodalom;Irodalomjegyzék;Felhasznált irodalom;Hivatkozások;Források;Szakirodalom;Bibliográfia;Felhasznált források',
  'Felhasznált irodalom jegyzéke;Felhasznált irodalmak;Felhasznált irodalmak jegyzéke;Felhasznált szakirodalom;Hivatkozott irodalom;Hivatkozott források;Hivatkozásjegyzék;Hivatkozások jegyzéke;Irodalmi hivatkozások;Irodalmi jegyzék;Irodalmi források;Idézett irodalom;Irodalom és források;Irodalomjegyzék és források;Források és irodalom;Forrásjegyzék;Források jegyzéke;Internetes források;Webes források;Online források;Ajánlott irodalom',
  'Kaynakça;Kaynaklar;Referanslar;Kaynak;Bibliyografya;Yararlanılan kaynaklar;Ədəbiyyat;İstifadə olunmuş ədəbiyyat',
  'Βιβλιογραφία;Αναφορές;Βιβλιογραφικές αναφορές;Πηγές;Παραπομπές;Referencat;Literatura e shfrytëzuar;Burimet',
  'Βιβλιογραφικές πηγές;Βιβλιογραφικές παραπομπές;Βιβλιογραφία και αναφορές;Βιβλιογραφία και πηγές;Πηγές και βιβλιογραφία;Ελληνική βιβλιογραφία;Ελληνόγλωσση βιβλιογραφία;Ξενόγλωσση βιβλιογραφία;Ξένη βιβλιογραφία;Ενδεικτική βιβλιογραφία;Βιβλιογραφία - Δικτυογραφία;Δικτυογραφία;Κατάλογος αναφορών;Διαδικτυακές πηγές;Ηλεκτρονικές πηγές;Διαδικτυακές αναφορές',
  // Chinese, Japanese, Korean
  '参考文献;參考文獻;来源;來源;资料来源;資料來源;参考资料;參考資料;参考书目;參考書目;引用文献;引用文獻;主要参考文献;引文;文献;文獻;参考文献及注释;注释与参考文献;徵引書目;征引书目;參考書目與文獻;参考文献与注释',
  '参考書目;出典;引用・参考文献;参考・引用文献;文献一覧;文献リスト;引用文献一覧;参照文献;參照文獻;参考図書;参考文献一覧;参考文献リスト;参考文献一览;参考文献目录;参考文献列表;参考文献・URL;参考サイト;参考URL;参考ウェブサイト',
  '참고문헌;참고 문헌;참고자료;인용문헌;참고서적;문헌;참고문헌 목록',
  // Arabic, Hebrew, Persian, Hindi, Bengali, Thai, Vietnamese, Indonesian, Malay
  'المراجع;قائمة المراجع;المصادر;المصادر والمراجع;قائمة المصادر والمراجع;ثبت المصادر والمراجع;منابع;منابع و مآخذ;فهرست منابع;کتابنامه;مراجع;کتاب شناسی',
  'المراجع والمصادر;قائمة المصادر;قائمة المراجع والمصادر;قائمة المراجع العربية;المراجع العربية;المراجع الأجنبية;المراجع باللغة العربية;المراجع باللغة الإنجليزية;مراجع البحث;مصادر البحث ومراجعه;ثبت المراجع;فهرس المصادر والمراجع;المراجع المستخدمة;الببليوغرافيا',
  'فهرست مراجع;فهرست منابع و مآخذ;فهرست منابع و مراجع;فهرست منابع و ماخذ;منابع و ماخذ;منابع و مراجع;مراجع و منابع;منابع فارسی;منابع لاتین;منابع انگلیسی;مراجع فارسی;مراجع انگلیسی;منابع مورد استفاده',
  'ביבליוגרפיה;מקורות;רשימת מקורות;רשימה ביבליוגרפית;הפניות;संदर्भ;संदर्भ सूची;सन्दर्भ;ग्रंथ सूची;เอกสารอ้างอิง;บรรณานุกรม;รายการอ้างอิง',
  'רשימת המקורות;רשימת ספרות;רשימת ספרות מצוטטת;מקורות ביבליוגרפיים;ביבליוגרפיה ומקורות;מראי מקום;מקורות מידע;संदर्भ ग्रंथ सूची;सन्दर्भ सूची;सन्दर्भ ग्रन्थ सूची;सन्दर्भ ग्रन्थ;संदर्भ ग्रंथ;ग्रन्थ सूची;ग्रंथसूची;सहायक ग्रंथ;তথ্যসূত্র;গ্রন্থপঞ্জি;গ্রন্থপঞ্জী;সহায়ক গ্রন্থ;সহায়ক গ্রন্থপঞ্জি;তথ্যপঞ্জি;উল্লেখপঞ্জি;รายการเอกสารอ้างอิง;แหล่งอ้างอิง;หนังสืออ้างอิง;อ้างอิง;บรรณานุกรมและเอกสารอ้างอิง',
  'Tài liệu tham khảo;Danh mục tài liệu tham khảo;Daftar pustaka;Referensi;Daftar rujukan;Daftar referensi;Rujukan;Bibliografi;Sanggunian;Marejeleo',
  'Danh sách tài liệu tham khảo;Danh mục các tài liệu tham khảo;Tài liệu tham khảo tiếng Việt;Tài liệu tham khảo tiếng Anh;Tài liệu trích dẫn;Nguồn tham khảo;Sách tham khảo;Thư mục tham khảo;Daftar acuan;Daftar bacaan;Daftar kepustakaan;Daftar sumber;Kepustakaan;Pustaka;Pustaka acuan;Pustaka rujukan;Sumber pustaka;Sumber referensi;Sumber rujukan;Senarai rujukan',
  'Erreferentziak;Bibliografia orokorra;Tagairtí;Tagairtí agus foinsí;Llyfryddiaeth;Cyfeiriadau;Lähdeviitteet',
];

const KNOWN: ReadonlySet<string> = new Set(
  LIST_HEADINGS.flatMap((row) => row.split(';'))
    .map(fold)
    .filter((word) => word !== ''),
);
/** "7.", "3.5", "IV", "A.1", "Chapter 3:", "第五章" before the words. */
const NUMBERING =
  /^(?:(?:chapter|part|section|kapitel|teil|chapitre|capítulo|capitolo|глава)\s+)?(?:§\s?)?(?:(?:제\s?)?\d{1,2}\s?[장절]|\d{1,2}(?:\.\d{1,2}){0,3}|[IVX]{1,5}|[A-H](?:\.\d{1,2}){0,2}|第?\s?[一二三四五六七八九十]{1,3}\s?[章节節]?|第\s?\d{1,2}\s?[章节節])(?:[.:)、．]\s{0,3}|\s{1,3}|(?=\p{Lo}))/iu;
/** "for Chapter 3", "(continued)", "iii" and "(2/5)" on slides, ":" behind them. */
const TAIL =
  /(?:\s(?:for|to|of|zu|zum|du|de)\s(?:chapter|part|section|kapitel|chapitre)\s[\dIVX]{1,4}|\s\((?:continued|cont\.|cont[’']d|fortsetzung|suite|\d{1,2}(?:\s?\/\s?\d{1,2})?)\)|\s{1,3}(?:[ivx]{1,5}|\d{1,2}\s?\/\s?\d{1,2}))?\s{0,2}[.:：]?$/iu;

/** The words of a heading without its number and without what follows them: "3.5 References (continued)" gives "References". */
export function headingWords(text: string): readonly string[] {
  const trimmed = text.trim();
  return [trimmed, trimmed.replace(NUMBERING, '')].map((words) => words.replace(TAIL, ''));
}

/** What stands between two headings that make one: "참고문헌 - References", "ЛИТЕРАТУРА / REFERENCES", "参考文献 (References)". */
const BETWEEN = /\s[–—|-]\s|\s?[/·・]\s?|\s?\(|\)$|(?<=[\p{sc=Han}\p{sc=Hangul}])\s(?=\p{Lu}\p{L}{5})/u;
/** And within one language, where sections that speak of references are called so too: "Bibliografía y referencias". */
const BESIDE = /\s(?:and|&|und|et|y|e|и|та|і|ve|a|i|och|og|en|in|ja|és|și|ir|un|dan|và|και|و)\s/u;

/** Whether words are two or three headings of lists in one, each of which would be one alone: in two languages, or, where `beside` is true, of two kinds. */
export function headsTwice(words: string, beside = false): boolean {
  if (words.length > 80) return false;
  const parts = words.normalize('NFKC').split(BETWEEN);
  const each = (beside ? parts.flatMap((part) => part.split(BESIDE)) : parts).filter((part) => part !== '');
  return each.length > 1 && each.length < 4 && each.every((part) => KNOWN.has(fold(part)) || KNOWN.has(fold(part.replace(/\s/g, ''))));
}

/** True for a line that says nothing but that a list of references follows. */
export function headsList(text: string): boolean {
  return text.length <= 80 && headingWords(text).some((words) => KNOWN.has(fold(words)) || headsTwice(words));
}
