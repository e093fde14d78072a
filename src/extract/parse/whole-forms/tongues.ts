/**
 * What lists in many languages print around a work and beside it: the day somebody looked at a page, that a page can be had at an address,
 * that a work bears no year, which edition it is, and in what it stands, who edited it. One form for what one kind of words says, in every language that has
 * them; `whole-forms.ts` asks them.
 */
import type { WholeForm } from './styles.ts';

/** A day in digits or with the name of its month, by the order of any land; its year always stands in it. */
const DAY =
  "(?:\\d{1,2}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?(?:20)?\\d\\d|20\\d\\d\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?\\d{1,2}|\\d{1,2}\\.?\\s(?:de\\s|d[’'])?\\p{L}{3,14}\\.?,?\\s(?:de\\s)?20\\d\\d|20\\d\\d\\.?\\s(?:(?:g|m)\\.\\s)?(?:(?:gada|metų)\\s)?(?:\\d{1,2}\\.\\s)?\\p{L}{3,14}(?:\\s\\d{1,2})?)";
/** Words that somebody looked at a page, as they begin a note: "Truy cập ngày", "Pridobljeno", "[žiūrėta". */
const LOOKED =
  'Accesată?|Accesat|Ultima\\saccesare|Pridobljeno|Dostopano|Ogled(?:ano)?|Zadnji\\s(?:dostop|pristup)|Truy\\scập|Ngày\\struy\\scập|Consulta(?:t|da)?|Data\\sde\\sconsulta|Recuperat|Besøgt|Tilgået|Lokaliseret|Skatīts|Aplūkots|Žiūrėta|Peržiūrėta|Vaadatud|Viimati\\s(?:vaadatud|külastatud)|Ανακτήθηκε|Ανάκτηση|Πρόσβαση|Προσπελάστηκε|Ημερομηνία\\s(?:πρόσβασης|ανάκτησης)|Τελευταία\\sπρόσβαση|Diakses|Diunduh|Посетено?|Последно\\sпосетено?|Преузето|Приступљено|Pristupljeno|Pristup|Preuzeto|Posjećeno|Verkregen|Bekeken|Läst|Lest|Nedlastet|Haettu|Megtekintve|Utolsó\\s(?:megtekintés|letöltés|hozzáférés)|Letöltés(?:\\s(?:dátuma|ideje))?|Letöltve|تاريخ\\s(?:الدخول|الزيارة|الاطلاع)|آخر\\sدخول|بازیابی(?:\\sشده)?';
/** Words that a page can be had somewhere, before its address. */
const TO_BE_HAD =
  'Διαθέσιμ(?:ο|η|α|ος)(?:\\s(?:στο|στη|στην|από|online|σε))?|Pieejam[sai]{1,2}(?:\\sinternetā)?|Prieiga(?:\\s(?:per\\sinternetą|internete|internetu))?|Kättesaadav|Disponibilă?(?:\\s(?:la|online|pe))?(?:\\sadresa)?|Dostopno(?:\\s(?:na|prek))?|Dostupno(?:\\s(?:na|sa|putem))?|Доступно(?:\\s(?:на|са))?|Достъпно\\sна|Налично\\sна|Tillgänglig(?:t)?(?:\\s(?:på|via))?|Tilgjengelig(?:\\s(?:på|fra|via))?|Tilgængelig(?:\\s(?:på|fra|via))?|Saatavi(?:lla|ssa)|Elérhető(?:ség)?|Beschikbaar(?:\\s(?:op|via))?|Tersedia(?:\\s(?:di|pada|dari))?|Có\\s(?:sẵn\\s)?tại|Dostupné\\s(?:na|z)(?:\\sinternete)?|Disponible\\sa|متاح\\s(?:على|في)|متوفر\\sعلى|זמין\\sב';

const ORDINAL_RTL = 'اول|دوم|سوم|چهارم|پنجم|ششم|هفتم|هشتم|نهم|دهم|الأولى|الثانية|الثالثة|الرابعة|الخامسة|السادسة|السابعة|الثامنة';

/** Forms of whole references, as `whole-forms/styles.ts` has those of single styles. */
export const TONGUE_FORMS: readonly WholeForm[] = [
  // "Pridobljeno 12. 3. 2020 s https://…", "[Consulta: 12 març 2020]", "(посетен на 12.03.2020 г.)": a day of a visit is no date of the work.
  {
    tells: /20\d\d/,
    form: new RegExp(
      `(?<=^|[.,;:!?>)\\]”"“»/;\\p{L}\\d]\\s|[[(])(?<note>(?:${LOOKED})(?:\\s\\p{L}{1,5}\\.?){0,3}\\s?:?\\s?${DAY}(?:\\.\\s?\\p{Ll}\\.|\\s?г\\.|[,.]{0,2}(?:\\sde)?\\s(?:la|s|z|sa|iz|van|från|fra|dari|di|từ|tại|από|no|c|на|от|osoitteesta)(?=\\s(?:https?:|www\\.))|[,.])?)`,
      'diu',
    ),
  },
  // "Διαθέσιμο στο https://…", "Pieejams: https://…"
  {
    tells: /https?:|www\./,
    form: new RegExp(`(?<=^|[.,;:!?)\\]”"“»]\\s|\\p{L}\\s)(?<other>(?:${TO_BE_HAD})\\s?:?)\\s?<?(?=https?:|www\\.)`, 'diu'),
  },
  // "Skolverket (u.å.). …", "Hribar, M. (b. d.). …"
  {
    tells: /\(\p{L}[^()]{1,12}\)/u,
    form: /(?<=^[^()]{2,120}\s)(?<date>\((?:u\.\s?[åd]\.|z\.\s?[dj]\.|g\.\s?d\.|b\.\s?[dlg]\.|t\.\s?t\.|f\.\s?a\.|é\.\s?n\.|χ\.\s?[χη]\.|б\.\s?[гд]\.|д\.\s?н\.|udateret|udatert|odaterad|tanpa\stahun|ללא\sתאריך|ל\.\s?ת\.?|بی\s?تا|بی‌تا|د\.\s?ت\.?|ม\.ป\.ป\.)\))(?=[.,:]?\s)/diu,
  },
  // ". Ediția a II-a. ", ". Edisi 2. ", ". Tái bản lần 2. ", " (2e druk). ", ". چاپ دوم. ": which edition it is belongs to no title.
  {
    tells: /Edi[țtsc]|Ed\.\sa|Cetakan|bản lần|druk|trükk|چاپ|الطبعة|מהדורה|พิมพ์ครั้ง/iu,
    form: new RegExp(
      `(?<=[\\p{L}\\p{N}\\p{M})”"“»]{2}(?:[.,;:?!]\\s|\\s(?=\\()|[،]\\s))\\(?(?<edition>Ediția\\s(?:a\\s)?[IVX\\d]{1,4}(?:-a)?|Edisi\\s(?:ke-?\\s?|Revisi\\s)?[IVX\\d]{1,4}|Edisi\\s(?:kedua|ketiga|pertama|keempat|kelima|revisi)|Cetakan\\s(?:ke-?\\s?)?[IVX\\d]{1,4}|(?:Tái\\sbản|[Ii]n|Xuất\\sbản)\\slần\\s(?:thứ\\s)?\\p{L}{0,4}\\d{0,2}|(?:\\d{1,2}(?:e|de|ste)|eerste|tweede|derde|vierde|vijfde|zesde|zevende)(?:,?\\sherziene|,?\\sgeheel\\sherziene)?\\sdruk|\\d{1,2}\\.\\strükk|چاپ\\s(?:${ORDINAL_RTL}|\\d{1,2})|(?:الطبعة|ط)\\s(?:${ORDINAL_RTL}|\\d{1,2})|מהדורה\\s(?:ראשונה|שנייה|שניה|שלישית|רביעית|\\d{1,2})|พิมพ์ครั้งที่\\s\\d{1,2})\\)?(?=[.,;،]|\\s?$)`,
      'du',
    ),
  },
  // "“Hedges”. V: Reef Letters 4.3 (2010)", "”. У: …": in what a work stands, as Slovene and Serbian lists say it.
  {
    tells: /[“”"»’‘]\.?\s[VUУ]:\s/u,
    form: /(?:^(?<author>[^„“”"«»:()\d]{3,160})\s)?[„“"«](?<title>[^„“”"«»]{5,250})[“”"»]\.?\s(?<other>[VUУ]:)\s(?<container>(?!\()[^„“”"«».]{3,160}?)(?=\.\s|,\s|\s\d{1,4}(?:\.\d{1,4})?\s\(|\s\()/du,
  },
  // "Marić, T. i Horvat, A. (ur.) (2006).", "Phạm Văn Dũng (chủ biên)": all whom such a word stands behind at the head are editors.
  {
    tells: /\(\p{Ll}[\p{L} ]{1,12}\.?\)/u,
    form: /^(?:\[?\d{1,3}[\].]{1,2}\s)?(?!.{0,120}?\p{Ll}{3}\.\s.{0,120}\((?:ur|sud|съст|прир|prir|chủ))(?<editor>\p{Lu}[\p{L}\p{M}.,'’-]{0,25}\s(?:(?:\p{Lu}[\p{L}\p{M}.,'’-]{0,25}|i|in|a|ir|un|ja|og|och|și|và|и|και|&)\s){0,14}\((?:ur|uredn|sud|sast|koost|prir|прир|ур|съст|chủ\sbiên|biên\ssoạn|peny|penyunting|επιμ)\.?\))(?:[\s:,.]{1,2}(?<date>\((?:1[5-9]|20)\d\d\)))?[\s:,.]{1,3}(?:(?<title>(?:\p{Lu}|[„“«])[^.:()]{4,160}?)(?=[.:]\s))?/du,
  },
  // "Geografski vestnik, let. 89, št. 2", "τόμ. 12,", "33.–47. lpp.", "(hlm. 56-72)"
  { tells: /(?:let|god|год|τόμ|sēj)\. \d/, form: /,\s(?<volume>(?:let|god|год|τόμ|sēj)\.\s\d{1,4})(?=[,.(\s])/du },
  { tells: / lpp/, form: /[,.:]\s(?<pages>\d{1,4}\.?\s?[–-]\s?\d{1,4}\.\s?lpp\.?)/du },
  { tells: /\((?:hlm|hal|lk|str|σσ|tr)\. ?\d/, form: /\s\((?<pages>(?:hlm|hal|lk|str|σσ|tr)\.\s?\d{1,5}\s?[–-]\s?\d{1,5})\)/du },
  // "כהן, א' ולוי, ד' (2012). …": names with commas and a year in brackets, in scripts without capitals.
  {
    tells: /^[\u05d0-\u05ea\u0900-\u09ff]/,
    form: /^(?<author>[\u05d0-\u05ea\u0900-\u09ff][^(),.:\d]{1,25},\s[^().:\d]{1,120}?)\s(?<date>\((?:(?:1[5-9]|20)\d\d|ת[רש][א-ת]?["״][א-ת])\))[.,:]?\s(?<title>[^.:]{3,200})(?=[.:]\s)/du,
  },
];
