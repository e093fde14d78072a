/**
 * What is known of words before a reference is read: months, the little words that announce a volume, an editor or a page
 * in many languages, and two tables learned from real records and kept beside the weights: how often a word stands in
 * names, titles, venues and publishers, and the names and abbreviations of venues. Tables hold hashes, not words.
 */

import { codeAt } from '../../text/letters.ts';

/** Classes of announcing words. A word has at most one. */
export const WORD_CLASS: ReadonlyMap<string, number> = new Map(
  (
    [
      // 1 months
      'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec januar jänner februar märz mai juni juli oktober dezember okt dez janvier février mars avril juin juillet août septembre octobre novembre décembre janv févr avr juil déc enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ene abr ago dic gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre gen mag giu lug ott janeiro fevereiro março maio junho julho setembro outubro novembro dezembro fev set out января февраля марта апреля мая июня июля августа сентября октября ноября декабря январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь spring summer autumn fall winter يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר januari februari maart mei augustus oktober maj juli augusti stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık leden ledna únor února březen března duben dubna květen května červen června červenec července srpen srpna září říjen října listopad prosinec prosince január februára marec apríl apríla máj mája jún júna júl júla augusta septembra októbra novembra decembra januára siječanj siječnja veljača veljače ožujak ožujka travanj travnja svibanj svibnja lipanj lipnja srpanj srpnja kolovoz kolovoza rujan rujna studeni studenoga prosinac prosinca januarja februarja julij avgust avgusta oktobra tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta desember gener febrer març maig juny juliol agost setembre desembre ianuarie februarie martie aprilie iunie iulie septembrie octombrie noiembrie decembrie augusztus szeptember október szept márc ápr febr jaanuar veebruar märts aprill juuni juuli oktoober detsember sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio janvārī februārī aprīlī maijā jūnijā jūlijā augustā septembrī oktobrī novembrī decembrī janúar febrúar maí júní júlí ágúst nóvember agustus styczeń luty marzec kwiecień czerwiec lipiec sierpień wrzesień październik grudzień січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня януари февруари април юни юли септември октомври ноември декември јануар фебруар јун јул септембар октобар новембар децембар ιανουαρίου φεβρουαρίου μαρτίου απριλίου μαΐου ιουνίου ιουλίου αυγούστου σεπτεμβρίου οκτωβρίου νοεμβρίου δεκεμβρίου şub',
      // 2 volume
      'vol vols volume volumes bd band bde bände jg jahrgang jhrg t tome tomo tom том т v 卷 第 巻 ج مج المجلد مجلد الجزء جلد دوره سال س السنة כרך כ jaargang jrg årg årgång rocznik cilt roč 권 svezak svazek svesci bind bindi köt kötet sējums letnik köide ročník vuosikerta vsk volum volumen volumul volym årgang evf évf τόμος τομ томове',
      // 3 issue
      'no nr num number issue iss n heft h fasc hft núm nº n° № numero número numéro вып выпуск 期 号 ع العدد عدد ش شماره גיליון חוברת גליון afl zesz zeszyt sayı häfte hefte nummer č 호 ч # szám sz številka št številke číslo čísla čís br број брой τεύχος τχ tölublað tbl zenb zenbakia nro numer numeris numurs numărul nomor випуск вип nᵒ nos nᵒˢ nummern',
      // 4 pages
      'p pp pg pgs page pages s ss seite seiten pag págs pág página páginas pagina pagine с стр str 页 頁 ff f ff ص صص صفحة صفحات עמ עמ׳ עמודים blz sayfa sf 쪽 면 bls blaðsíða blaðsíður sid sida sidor sider sivu sivut hlm hal halaman lpp lappuse lk lehekülg psl puslapis puslapiai sayfalar oldal stran strana strany strony strona stranica stranice bll bladsy bladsye pàg pàgina pàgines σ σσ σελ σελίδες сс страница страници',
      // 5 editor
      'ed eds edt editor editors edited hrsg hg hgg herausgeber herausgegeben coord coords dir éd éds cur org orgs редактор ред 编 編 主编 編著 editado a cura تحقيق تحرير إشراف إعداد بإشراف ویراسته گردآورنده עורך עורכים בעריכת עורכת redactie redaktion redakcja redaktor haz editör editörler redigerad redigert 편 편집 ritstj ritstjóri ritstjórar szerk szerkesztette szerkesztő toim toimittaja toimittanut toimetaja urednik urednici uredil uredio zostavil editoval sudarė επιμ επιμέλεια derleyen hazırlayan hgin herausgeberin édité editori editores organizador organizadores упоряд редкол',
      // 6 in
      'in im dans en em w в 载 в: في ضمن در בתוך 収録 收录 dalam içinde teoksessa trong στο',
      // 7 translator
      'trans transl translated translator übers übersetzt übersetzung traduit trad traducción traducido traduzione tr перевод пер 译 訳 ترجمة ترجمه مترجم תרגום תרגם מאנגלית vertaald vert çev çeviren översättning oversatt przekł przeł tłum 역 옮김 překl přeložil přel preložil prevedel preveo käänt kääntäjä kääntänyt suom þýð þýddi tõlk tõlkinud övers översatt översättare oversettere μτφ μετάφραση traduttore traductor tradutor traducteur',
      // 8 edition
      'edn edition aufl auflage edición édition edizione edição изд издание rev reprint revised 版 überarb erw ط الطبعة طبعة چاپ ویرایش מהדורה druk uitg uitgave wyd baskı utg upplagan 판 vyd vydání vydanie izd izdanje izdaja kiad kiadás painos leid leidimas väljaanne udg udgave upplaga uppl utgave utgåve útg útgáfa edisi έκδ έκδοση издания видання baskısı',
      // 9 thesis and report
      'thesis dissertation diss phd ph.d habilitation magisterarbeit diplomarbeit masterarbeit master bachelor doctoral thèse tesis tesi tese диссертация 学位论文 博士 修士 report rep technical tech bericht arbeitspapier working discussion rapport informe memo preprint manuscript unpublished رسالة ماجستير دكتوراه أطروحة پایان‌نامه دکتری رساله דיסרטציה עבודת תזה דוקטור proefschrift avhandling rozprawa tezi 학위논문 석사 박사',
      // 10 access
      'accessed retrieved available abgerufen zugriff verfügbar consulté disponible consultado accesso visited online url http aufgerufen letzter zuletzt stand viewed обращения 访问 アクセス تاريخ الاطلاع متاح بازیابی נדלה אוחזר geraadpleegd hämtad dostęp erişim 검색일 zugegriffen consultato acessado acedido acesso citováno viitattu sótt hentet läst pobrano elérés letöltve pridobljeno preuzeto pristupljeno accedido recuperado recuperat diakses diambil geciteerd žiūrėta skatīts vaadatud просмотрено приступљено вилучено ανακτήθηκε åpnet disponível dostupné dostupno dostępne dostopno tilgjengelig tillgänglig tilgængelig beschikbaar saatavissa saatavilla elérhető disponibile doступно доступно',
      // 11 and
      'and und et y e & u i и с and/or sowie og och en و ו ve 및 와 과 和 与 及 と ja ir és și και і',
      // 12 et al
      'al al. others andere mult altri others وآخرون آخرون همکاران ואחרים др 等 ほか 외 alii autres otros outros dkk mfl vd ym mtsai inni остали съавт kol',
      // 13 venue of proceedings
      'proceedings proc conference conf symposium symp workshop congress meeting annual international colloquium tagung konferenz kongress actes atti actas congrès труды конференция 会议 论文集 مؤتمر المؤتمر ندوة وقائع همایش کنفرانس مجموعه כנס konferencja sempozyumu 학술대회',
      // 14 journal
      'journal j zeitschrift revue revista rivista annals annales acta archives archiv bulletin bull review rev letters lett transactions trans magazine quarterly annual jahrbuch журнал вестник 学报 雑誌 学会誌 研究 杂志 jahrb zs z مجلة المجلة جريدة حوليات دورية مجله فصلنامه نشریه پژوهش‌نامه רבעון tijdschrift tidskrift dergisi czasopismo 학회지 논문지',
      // 15 publisher
      'press verlag publishers publishing publications university univ universität universitätsverlag éditions editorial edizioni editora издательство books wiley springer elsevier routledge sage mcgraw-hill addison-wesley prentice-hall prentice academic blackwell macmillan palgrave kluwer birkhäuser suhrkamp campus vs nomos leske budrich beck mohr siebeck duncker humblot fischer rowohlt presses gallimard seuil puf 出版社 大学出版社 书店 書店 出版 gmbh inc ltd دار مكتبة مطبعة مؤسسة انتشارات نشر הוצאת uitgeverij wydawnictwo yayınları yayınevi förlag forlag nakladatelství 출판사 출판부',
      // 16 particles of names
      'von van de der den del della di da du le la dos das ten ter zu zur vom af al el bin ibn st',
      // 17 suffixes of names
      'jr sr ii iii iv jnr',
      // 18 institutions as authors
      'association institute institut department ministry council commission committee organization organisation society office bureau agency bundesministerium bundesamt statistisches kommission ministerium national federal united world european center centre group consortium collaboration team network foundation union bank government وزارة جامعة مركز منظمة معهد دانشگاه سازمان مرکز משרד אוניברסיטת אוניברסיטה מכון ministerstwo universiteit uniwersytet üniversitesi universitet bakanlığı',
      // 19 forthcoming
      'press forthcoming submitted appear erscheinen erscheint i.e. n.d o.j sine anno',
      // 20 identifier labels
      'doi pmid pmcid pubmed arxiv isbn issn medline handle urn',
    ] as const
  ).flatMap((list, index) => list.split(' ').map((word): [string, number] => [word, index + 1])),
);

/** Words that begin or fill titles in each language: 1 English, 2 German, 3 French, 4 Spanish and Portuguese, 5 Italian, 6 Russian and scripts from right to left, 7 others. */
export const FUNCTION_WORDS: ReadonlyMap<string, number> = new Map(
  [
    'the of and for on with to a an by from as at is are using between through',
    'der die das und des dem den von für mit zur zum im ein eine einer auf als über bei aus',
    'le la les des du et une un dans sur pour par au aux',
    'el los las del y una para por con o os um uma do da no na',
    'il lo gli dei della delle nel nella per tra di',
    'на по для с при о об из от к и не как في من على إلى عن بين از به با برای של על את בין אל',
    'het een voor bij op och av för till med på og til fra na z w od dla ve ile için bir üzerine olarak',
  ].flatMap((list, index) => list.split(' ').map((word): [string, number] => [word, index + 1])),
);

/**
 * A set or map of 32-bit hashes in one flat array with open addressing; key and value lie side by side, for the cache's sake. Most
 * hashes that are asked for are not there: a bit for each twelfth of a key, small enough to stay near the processor, tells so at once.
 */
export class HashTable {
  private readonly slots: Uint32Array;
  private readonly mask: number;
  private readonly bits: Int32Array;
  private readonly shift: number;

  constructor(keys: Uint32Array, values: ArrayLike<number> | null) {
    let size = 16;
    while (size < keys.length * 1.5) size *= 2;
    this.mask = size - 1;
    this.slots = new Uint32Array(size * 2);
    let width = 5;
    while (width < 24 && 2 ** width < keys.length * 12) width += 1;
    this.shift = 32 - width;
    this.bits = new Int32Array(2 ** (width - 5));
    for (let i = 0; i < keys.length; i += 1) {
      const key = keys[i] || 1;
      const bit = key >>> this.shift;
      this.bits[bit >>> 5] = (this.bits[bit >>> 5] as number) | (1 << (bit & 31));
      let at = key & this.mask;
      while (this.slots[at * 2] !== 0 && this.slots[at * 2] !== key) at = (at + 1) & this.mask;
      this.slots[at * 2] = key;
      this.slots[at * 2 + 1] = values?.[i] ?? 0;
    }
  }

  /** The value of a key, or −1. In a set every member has the value 0. */
  get(hash: number): number {
    const key = hash >>> 0 || 1;
    const bit = key >>> this.shift;
    if ((((this.bits[bit >>> 5] as number) >>> (bit & 31)) & 1) === 0) return -1;
    let at = key & this.mask;
    for (;;) {
      const there = this.slots[at * 2] as number;
      if (there === key) return this.slots[at * 2 + 1] as number;
      if (there === 0) return -1;
      at = (at + 1) & this.mask;
    }
  }
}

/** What a hash begins with, one more UTF-16 unit in it, and its end: for what is hashed without being written down first. */
export const HASH_START = 0x811c9dc5;
export const hashed = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);
export function hashEnd(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}

/** FNV-1a over UTF-16 units, then mixed: the same hash in training and in use. Of the part from `from` to `to` where these are given. */
export function hashOf(text: string, from = 0, to = text.length): number {
  let hash = HASH_START;
  for (let i = from; i < to; i += 1) hash = hashed(hash, codeAt(text, i));
  return hashEnd(hash);
}

/** Joins two hashes; order matters. */
export function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ b;
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x7feb352d);
  return hash ^ (hash >>> 15);
}

/** The learned tables. `words`: profile of a word, two bits each for family name, given name, title, venue, publisher. */
export interface Lexicon {
  readonly words: HashTable;
  readonly venues: HashTable;
}

export const EMPTY_LEXICON: Lexicon = { words: new HashTable(new Uint32Array(0), null), venues: new HashTable(new Uint32Array(0), null) };
