/**
 * Decisions of courts of the Continent and of East Asia in running text, by court, day and docket in the orders that decisions.ts has not:
 * "BVerwG, Urt. v. 27.2.2018 – 7 C 26.16", "Urteil des Bundesgerichts 1C_230/2011 vom 31. Mai 2012", "Cour de cassation, chambre sociale, 4 mars
 * 2020, n° 19-13.316", "Corte cost., sent. 22 novembre 2019, n. 242", "最判昭和50年4月30日民集29巻4号572頁". Each form nothing else has.
 */
import { GERMAN_JOURNALS } from '../../text/reporters.ts';

const YEAR = String.raw`(?:1[89]|20)\d\d`;
const DAY_DE = String.raw`\d{1,2}\.\s?(?:\d{1,2}\.\s?|\p{L}{3,9}\.?\s)${YEAR}`;
const DAY_ROMANCE = String.raw`\d{1,2}(?:er|º)?\s(?:de\s)?\p{L}{3,10}\.?\s(?:de\s)?${YEAR}`;
const SWISS = String.raw`(?:\d[A-H]_\d{1,4}\/\d{4}|[A-F]-\d{1,5}\/\d{4})`;
const PRINTED = String.raw`(?:,\s(?:BVerfGE|BGHZ|BGHSt|BAGE|BSGE|BVerwGE|BFHE|NJW|NZA|NVwZ|NStZ|JZ|GRUR|ecolex)\s\d{1,4},\s\d{1,5})?`;
/** German courts, of which the place may be parted at the end of a line. */
const COURT_DE = String.raw`(?:BVerfG|BGH|BAG|BSG|BVerwG|BFH|BPatG|BayObLG|BayVGH|KG|(?:OLG|LG|AG|VG|OVG|VGH|FG|ArbG|LAG|SG|LSG|VerfGH|StGH)\s\p{Lu}[\p{L}-]{2,24}(?:-?\n\p{Ll}{2,12})?)`;
const KIND_DE = String.raw`(?:Urteile?|Urt\.|Beschl(?:u(?:ss|ß)|üsse|\.)|Gerichtsbescheid|Vorlagebeschluss|Kammerbeschluss)`;
/** "II R 64/08", "29 U 3490/17", "L 11 B 6/09 KA ER", "11 ZB 22.1234", "OVG 1 B 16.17". */
const DOCKET_DE = String.raw`(?:Az\.:?\s)?(?:[IVX]{1,5}[a-z]?\s(?:ZR|ZB|ZA|ARZ|StR|R|B|K|C)(?:\s\([A-Za-z]{1,4}\))?\s\d{1,4}[/.]\d{2}|[A-Z]{1,2}\s\d{1,2}\s[A-Z]{1,2}\s\d{2}\.\d{1,5}|(?:[LSB]|OVG)\s\d{1,2}\s[A-Z]{1,3}\s\d{1,5}[/.]\d{2}(?:\s[A-Z]{1,2}(?!\p{L})){0,3}|\d{1,3}\s[A-Z][A-Za-z]{0,3}(?:\s\([A-Za-z]{1,4}\))?\s(?:\d{1,5}/\d{2}(?:\s(?:GrE|[A-Z]{1,2}))?|\d{2}\.\d{1,5}|\d{1,4}\.\d{2}))(?![\d/])`;
const PRINTED_DE = String.raw`(?:(?:,|\s[-–])\s(?:BVerfGE|BGHZ|BGHSt|BAGE|BSGE|BVerwGE|BFHE|BFH/NV|BStBl\sI{1,3}|EFG|GesR|MedR|${GERMAN_JOURNALS})\s\d{1,4},\s\d{1,5}){0,3}`;
/** What the parties call it, between the day and the docket: ", Jeans, ". */
const NAME_DE = String.raw`(?:[-–—,;]{1,2}\s?(?:\p{L}[\p{L}\d .’-]{2,40},\s)?)`;
const ERA = String.raw`(?:(?:明治|大正|昭和|平成|令和)(?:\d{1,2}|元)年|${YEAR}年)`;

export const ABROAD: readonly RegExp[] = [
  // "BFH-Urteil vom 25.11.2015 - II R 64/08, BFH/NV 2016, 420", "LSG Bayern Beschluss vom 17.6.2009 - L 11 B 6/09 KA ER", "BGH, Urteil vom 15.9.2005, Jeans, I ZR 151/02"
  new RegExp(
    String.raw`(?<![\p{L}-])${COURT_DE}(?:[,;]?\s|-)${KIND_DE}\s(?:vom|v\.)\s?${DAY_DE}\s?${NAME_DE}${DOCKET_DE}${PRINTED_DE}`,
    'gu',
  ),
  // "Urteil des Bundesfinanzhofs -- BFH -- vom 25.11.2015 - II R 64/08", but not the one that the text itself is about
  new RegExp(
    String.raw`(?<!gegen\s(?:das|den|die)\s)(?<!\p{L})(?:Urteile?|Beschlu(?:ss|ß)|Entscheidung)\sdes\s(?:Bundes\p{Ll}{4,20}|(?:Ober|Landes|Land|Amts|Verwaltungs|Finanz|Arbeits|Sozial)\p{Ll}{5,25}\s\p{Lu}[\p{L}-]{2,24}|${COURT_DE})(?:\s[(–-]{1,2}\s?\p{Lu}\p{L}{1,6}\s?[)–-]{1,2})?\svom\s${DAY_DE}\s?${NAME_DE}${DOCKET_DE}${PRINTED_DE}`,
    'gu',
  ),
  // ", und vom 26.10.1989 - IV R 82/88, BFHE 159, 103" behind another of the same court
  new RegExp(
    String.raw`(?<=(?:und|sowie|,)\s(?:des\s)?)(?:${COURT_DE}\s)?vom\s${DAY_DE}\s?[-–—]\s?${DOCKET_DE}(?=,\s(?:B|E|N))${PRINTED_DE}`,
    'gu',
  ),
  // "Cass. 30/12/2019, n. 34657"
  /(?<!\p{L})Cass\.(?:\s(?:civ|pen|lav|trib|sez\.\s\p{L}{1,5})\.?)?,?\s\d{1,2}[/.]\d{1,2}[/.](?:1[89]|20)\d\d,\sn\.\s\d{1,6}(?!\d)/gu,
  // "BGH, NJW 2010, 2061, 2062 Rn. 12", "OLG Köln MDR 2011, 498": a court, and the year and page of a journal.
  new RegExp(
    String.raw`(?<!\p{L})(?:BVerwG|BSG|BAG|BFH|BGH|BVerfG|BPatG|BayObLG|KG|OGH|EuGH|EGMR|(?:OLG|LG|AG|VG|OVG|VGH|FG|ArbG|LAG|SG|LSG)\s\p{Lu}[\p{L}-]{2,20}),?\s(?:${GERMAN_JOURNALS})\s${YEAR},\s\d{1,6}(?:,\s\d{1,5}(?:\sf{1,2}\.)?)?(?:,?\s(?:Rn|Rz|Tz)\.\s\d{1,3})?(?!\d)`,
    'gu',
  ),
  // "BGer 4A_471/2009 vom 3.3.2009"
  new RegExp(String.raw`(?<!\p{L})(?:BGer|BVGer|BStGer),?\s(?:Urteil\s)?${SWISS}\svom\s${DAY_DE}`, 'gu'),
  // "HR 12 maart 2010, ECLI:NL:HR:2010:BK1234, NJ 2010/123", "Rb. Amsterdam 11 maart 2021, ECLI:NL:RBAMS:2021:1018"
  new RegExp(
    String.raw`(?<!\p{L})(?:HR|ABRvS|CRvB|CBb|(?:Rb\.|Rechtbank|Hof|Gerechtshof)\s\p{Lu}[\p{L}-]{2,20})\s\d{1,2}\s\p{L}{3,10}\s${YEAR},\s(?:ECLI:NL:[A-Z]{2,8}:\d{4}:[A-Z\d]{1,10}|(?:NJ|RvdW|JOR|JAR|AB|TBR|BNB|JB)\s\d{4}\/\d{1,5})(?:,\s(?:NJ|RvdW|JOR|JAR|AB|TBR|BNB|JB)\s\d{4}\/\d{1,5}){0,2}`,
    'gu',
  ),
  // "OGH 1 Ob 123/10s"
  /(?<!\p{L})OGH,?\s\d{1,2}\s?Ob[AS]?\s\d{1,4}\/\d{2}\p{Ll}(?!\p{L})/gu,
  // "CEDH, Roe c. France, 12 mars 2006, n° 12345/07"
  new RegExp(
    String.raw`(?<!\p{L})(?:CEDH|Cour\sEDH),?\s(?:(?:gde|gr\.)\sch\.,\s|\[GC\],\s)?(?:${DAY_ROMANCE},\s)?\p{Lu}[^,;()“”]{1,60}\sc\.\s(?:la\s|le\s|l[’'])?\p{Lu}[\p{L}-]{2,20}(?:\s\[GC\])?,\s(?:${DAY_ROMANCE},\s)?(?:req\.\s)?n[°º]\s?\d{3,6}\/\d\d(?:,\s§{1,2}\s\d{1,4})?`,
    'gu',
  ),
  /(?<![\p{L}\d])(?:RIS-Justiz,?\s)?RS\d{7}(?!\d)/gu,
  // "arrêt du Tribunal fédéral 4A_471/2009 du 3 mars 2009", "sentenza 4A_471/2009 del 3 marzo 2009"
  new RegExp(
    String.raw`(?<!\p{L})(?:[Aa]rrêts?|[Ss]entenza|ATF|TF,?(?:\sarrêt)?)\s(?:du\sTribunal\s(?:fédéral|administratif\sfédéral)\s|del\sTribunale\sfederale\s)?${SWISS}\s(?:du|del)\s${DAY_ROMANCE}`,
    'gu',
  ),
  // "Corte cost., sent. n. 21 del 2002", "Cass. civ. n. 1141/1995", "Cass., sez. un., n. 26972/2008"
  /(?<!\p{L})(?:Corte\s[Cc]ost(?:ituzionale|\.)|Cass\.(?:\s(?:civ|pen|lav)\.)?|Cons\.\sStato|Consiglio\sdi\sStato)(?:,\s(?:sez\.\s[\p{L}\d.]{1,8}(?:\s[\p{L}.]{1,8})?))?,?\s(?:(?:sent|ord)\.\s|sentenza\s|ordinanza\s)?n\.\s\d{1,6}(?:\sdel\s|\/)(?:1[89]|20)\d\d(?!\d)/gu,
  new RegExp(
    String.raw`(?<!\p{L})(?:BVerwG|BSG|BAG|BFH|BGH|BVerfG),?\s(?:(?:Urteil|Beschlu(?:ss|ß)|Urt\.|Beschl\.)\s)?(?:(?:vom|v\.)\s)?${DAY_DE}\s?(?:[-–—,]\s)?(?:Az\.:?\s)?(?:\d{1,2}\s(?:CN|BN|C|B|A)\s\d{1,4}\.\d{2}|B\s\d{1,2}\s[A-Z]{1,3}\s\d{1,4}\/\d{2}(?:\s[A-Z]{1,2}(?!\p{L}))?|\d{1,2}\s(?:AZR|ABR|AZB)\s\d{1,4}\/\d{2}|[IVX]{1,5}a?\s(?:ZR|ZB|R|B)\s\d{1,4}\/\d{2})${PRINTED}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:BGer|BVGer|BStGer|Bundesgericht),?\s(?:Urteil|Entscheid)|(?:Urteil|Entscheid|Urteile)\sdes\sBundes(?:verwaltungs|straf)?gerichts)\s${SWISS}\svom\s${DAY_DE}`,
    'gu',
  ),
  /(?<!\p{L})(?:VwGH|VfGH)\s\d{1,2}\.\s?\d{1,2}\.\s?\d{4},\sR[ao]\s\d{4}\/\d{2}\/\d{4}/gu,
  new RegExp(
    String.raw`(?<!\p{L})(?:Cour\sde\scassation|Cass\.|Conseil\sd[’']État|Conseil\sconstitutionnel|Cons\.\sconst\.|Corte\s[Cc]ost(?:ituzionale|\.)|Corte\sdi\s[Cc]assazione|Consiglio\sdi\sStato|Tribunal\s(?:Supremo|Constitucional))(?:,?\s(?:(?!n[°ºo.]\s)[\p{L}\d.’'°ª]{1,16},?\s){0,6}?|,\s)(?:\([^()]{3,50}\)[.,]\s)?${DAY_ROMANCE},\s(?:\p{Lu}[^,;()]{3,60},\s)?(?:req\.\s|pourvoi\s|déc\.\s)?n(?:[°ºo]|\.|úm\.)\s?\d[\d./-]{0,13}\d`,
    'gu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:STC|STS)\s(?:núm\.\s)?\d{1,5}\/${YEAR}(?:,\sde\s\d{1,2}\sde\s\p{L}{4,10})?`, 'gu'),
  new RegExp(
    String.raw`(?:最高裁(?:判所)?(?:大法廷|第[一二三]小法廷)?|最(?:大|[一二三]小)?(?=[判決])|[\p{Script=Han}]{2,4}(?:高裁|地裁|高等裁判所|地方裁判所))(?:判決|決定|判|決)?[、,\s]{0,2}${ERA}\d{1,2}月\d{1,2}日(?:判決|決定)?[、,\s]{0,2}(?:民集|刑集|判時|判タ|家月)\d{1,4}(?:巻|号)(?:\d{1,2}号)?\d{1,5}頁`,
    'gu',
  ),
  /(?:[\p{Script=Han}]{3,16}法院)?(?:(?:民事|刑事|行政)(?:判决|裁定)书)?[（(](?:19|20)\d\d[）)][\p{Script=Han}\d]{1,8}(?:民|刑|行|知|商|执|破)[\p{Script=Han}]{0,3}\d{1,6}号(?:(?:民事|刑事|行政)(?:判决|裁定)书)?/gu,
];
