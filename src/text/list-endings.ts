/**
 * What stands behind a list of references and ends it: words of headings in many languages (appendices, thanks, declarations, notes on authors)
 * and headings of single appendices, which have a letter or a number.
 */
import { fold } from './fold.ts';
import { headingWords } from './list-headings.ts';

/** Rows of headings, parted by semicolons. */
export const LIST_ENDINGS: readonly string[] = [
  'Appendix;Appendices;Annex;Annexes;Annexe;Anhang;Anhänge;Anexo;Anexos;Apêndice;Apéndice;Appendice;Allegato;Allegati;Приложение;Приложения;Додаток;附录;附錄;付録;부록;Ek;Ekler;Bilaga;Vedlegg;Bilag;Bijlage;Bijlagen;Liite;Liitteet;Załącznik;Příloha;Függelék;Παράρτημα',
  'Apêndices;Apéndices;Appendici;Lampiran;Phụ lục;Dodatek;Dodatki;Aneks;Załączniki;Přílohy;Príloha;Prílohy;Prilog;Priloga;Melléklet;Додатки;Παραρτήματα;الملحق;الملاحق;ملحق;پیوست;נספח;נספחים;ภาคผนวก;परिशिष्ट;Lisa;Pielikums;Priedas',
  'Bilagor;Bilagsliste;Appendiks;Mellékletek;Függelékek;Anexe;Anexă;Annexos;Apèndix;Apèndixs;Прилог;Прилози;Prilozi;Dodatak;Dodaci;Privitak;Privitci;Priloge;Dodatok;Zoznam príloh;Priedai;Pielikumi;Lisad;Lampiran-lampiran;ملاحق;پیوست‌ها;ضمیمه;ضمائم;পরিশিষ্ট',
  'Daftar riwayat hidup;Biodata penulis;السيرة الذاتية;Βιογραφικό σημείωμα;Биографија аутора;Biografija autora;Životopis;ประวัติผู้เขียน;ประวัติผู้วิจัย;Изјава о ауторству;Izjava o autorstvu;Izjava o avtorstvu;Lihtlitsents;Agraïments;תודות',
  'واژه‌نامه;واژه نامه;واژه‌نامه فارسی به انگلیسی;واژه‌نامه انگلیسی به فارسی;واژه نامه فارسی به انگلیسی;واژه نامه انگلیسی به فارسی;نمایه;چکیده انگلیسی;Γλωσσάρι;Συντομογραφίες;Ευρετήριο;Ordlista;Ordliste;Stvarno kazalo;ดัชนี',
  'فهرس الأشكال;فهرس الجداول;Lijst van figuren;Lijst van tabellen;Figurliste;Kuvaluettelo;Ábrajegyzék;Lista figurilor;Popis slika;Popis tablica;Kazalo slik;Zoznam obrázkov;Danh mục hình;Daftar gambar;Sažetak;Santrauka;תקציר;الملخص',
  'Teşekkür;Poděkování;Poďakovanie;Köszönetnyilvánítás;Kiitokset;Takk;Подяки;Подяка;Ευχαριστίες;Lời cảm ơn;Ucapan terima kasih;شكر وتقدير;Özgeçmiş;Oświadczenie;Prohlášení;Čestné prohlášení;Nyilatkozat;Izjava;Riwayat hidup;Verklaring;Déclaration;Dichiarazione;Deklaracja',
  'Story source;Cite this page;Author contributions and funding;About this article;Download references;Export references;Footer navigation;Claims;Detailed description',
  'Acknowledgements;Acknowledgments;Acknowledgement;Acknowledgment;Danksagung;Remerciements;Agradecimientos;Agradecimentos;Ringraziamenti;Благодарности;致谢;致謝;謝辞;감사의 글;Podziękowania;Dankwoord;Tack',
  'Author biographies;Author biography;Biographies;Biography;About the author;About the authors;Notes on contributors;Notes on contributor;Author information;Author information and affiliations;Authors information;Zur Person;Über die Autoren;Zum Autor;Autorenangaben;作者简介;作者簡介;著者紹介;저자 소개;Сведения об авторах;Сведения об авторе;Информация об авторах',
  'Author contributions;Authors contributions;Author contribution;Contributions;Conflict of interest;Conflicts of interest;Competing interests;Competing interest;Declaration of competing interest;Declaration of interest;Declarations;Disclosure;Disclosures;Disclosure statement;Funding;Funding information;Financial support;Ethics statement;Ethics approval;Ethical approval;Data availability;Data availability statement;Availability of data and materials;Code availability;Additional information;Supplementary information;Supplementary material;Supplementary materials;Supplementary data;Supporting information;Supplemental material;Supplement;Electronic supplementary material;Publisher s note;Open access;Rights and permissions;How to cite;How to cite this article;Cite this article;Interessenkonflikt;Interessenkonflikte;Korrespondenzadresse;Correspondence;Copyright;License;Licence;Author details;Abbreviations;List of abbreviations;Glossary;Nomenclature;Index;Subject index;Author index;Register;Personenregister;Sachregister',
  'NeurIPS paper checklist;Paper checklist;Checklist;Reproducibility checklist;Reporting summary;ML reproducibility checklist;Responsible NLP checklist;ACL responsible NLP checklist',
  'Figures;Tables;Figure legends;Figure captions;List of figures;List of tables;Tables and figures;Figure legend;Legends to figures;Abbildungsverzeichnis;Tabellenverzeichnis;Tabellen;Abbildungen',
  'Affiliation;Affiliations;Table of contents;Contents;Inhaltsverzeichnis;Inhalt;Table des matières;Sommaire;Tabla de contenido;Tabla de contenidos;Índice;Indice;Sumário;Inhoudsopgave;Spis treści;Obsah;Оглавление;Содержание;目次;目录;目錄;차례;목차;İçindekiler',
  'See also;External links;Weblinks;Siehe auch;Liens externes;Voir aussi;Enlaces externos;Véase también;Collegamenti esterni;Ligações externas;Externe links;Ссылки;Related posts;Related articles;Related content;Comments;Leave a comment;Leave a reply;Interview guide;Questionnaire;Word count;Discography;Filmography;Diskographie;Filmographie;Discographie',
  'Eidesstattliche Versicherung;Eigenständigkeitserklärung;Selbständigkeitserklärung;Selbstständigkeitserklärung;Ehrenwörtliche Erklärung;Versicherung;Declaration;Declaration of authorship;Statement of authorship;Introduction;Abstract;Summary;Conclusion;Conclusions;Discussion;Methods;Online methods;Methods summary;STAR methods;Materials and methods;Results;Proofs;Proof;Additional experiments;Additional results;Implementation details;Experimental details;Einleitung;Zusammenfassung;Fazit;Einführung;Résumé;Resumen;Resumo;Riassunto;Аннотация;摘要;Eidesstattliche Erklärung;Erklärung;Lebenslauf;Curriculum vitae;Vita',
];

/** "Příloha A: Dotazník", "Załącznik 1. Ankieta", "EK 1", "Bilaga 2": what is behind a list has a letter or a number. */
const ANNEX =
  /^(?:appendix|annex|anhang|annexe|anexo|ap[êé]ndice|appendice|allegato|додаток|приложение|ek|bilaga|vedlegg|bilag|bijlage|liite|załącznik|aneks|příloha|príloha|prilog|priloga|függelék|melléklet|παρ[αά]ρτημα|phụ lục|lampiran|lisa|priedas|pielikums|anexa|dodatak|dodatek|dodatok|прилог|נספח|ملحق|الملحق|پیوست|परिशिष्ट|ภาคผนวก)\s(?:nr\.\s)?(?:[\p{Lu}\p{Lo}]|الف|\d{1,2}|[IVX]{1,4})(?:$|\s?[.:)–—-]|\s\p{Lu})/iu;
/** The same in scripts that set no space before it: "附录 A 外文资料", "부록 1". */
const ANNEX_TIGHT = /^(?:附录|附錄|附件|付録|부록)\s?(?:[\p{Lu}\d]|[一二三四五六七八九十甲乙丙])/u;

/** True for the heading of one appendix: "Appendix B: Proofs", "APÊNDICE A – QUESTIONÁRIO". */
export const isAnnex = (line: string): boolean => ANNEX.test(line) || ANNEX_TIGHT.test(line);

/** The next section of a Chinese form or thesis: "（二）研究基础", "第三章 …", "三、…". No entry begins so. */
const SECTION =
  /^(?:[（(][一二三四五六七八九十]{1,3}[）)]|第[一二三四五六七八九十]{1,3}[章节部]|[一二三四五六七八九十]{1,3}、)(?!.{0,80}(?:19|20)\d{2})/u;

/** True for the numbered heading of a section in Chinese. */
export const isChineseSection = (line: string): boolean => line.length <= 60 && SECTION.test(line);

/** Signs of a script without capitals, each by itself. */
const SET_APART = /^\p{Lo}(?:\s{1,4}\p{Lo}){1,5}$/u;

const KNOWN: ReadonlySet<string> = new Set(LIST_ENDINGS.flatMap((row) => row.split(';')).map(fold));
/** True for a line that, set as a heading, ends a list. Letters may be set apart ("致 谢"). */
export function endsList(text: string): boolean {
  const line = text.trim();
  if (line === '' || line.length > 90) return false;
  return isAnnex(line) || headingWords(line).some((words) => KNOWN.has(fold(SET_APART.test(words) ? words.replace(/\s/g, '') : words)));
}
