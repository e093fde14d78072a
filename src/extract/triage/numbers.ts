/**
 * Works by a number at their head or a mark that nothing else bears, beside the forms of the other pages: dockets, neutral citations, acts by
 * chapter or instrument, standards of further bodies, patents of further offices, entries of registers (trials, sequences, structures,
 * vulnerabilities). What a title may mention is taken only where the reference begins with it.
 */
import { CANADIAN_COURTS, COMMONWEALTH_SERIES, GERMAN_JOURNALS, NEUTRAL_COURTS } from '../../text/reporters.ts';
import type { Form } from './law.ts';

const YEAR = String.raw`(?:1[6-9]|20)\d\d`;
/** Courts of German, Austrian and Swiss law by their short names. */
const COURT_DE =
  'BVerfG|BGH|BAG|BSG|BFH|BVerwG|BPatG|BayObLG|BGer|BVGer|BStGer|EVG|OGH|VfGH|VwGH|BVwG|EuGH|EuG|EGMR|(?:OLG|LG|AG|VG|OVG|VGH|KG|FG|ArbG|LAG|SG|LSG|OGer|KGer|HGer)(?:\\s\\p{Lu}[\\p{L}.-]{1,20}){0,2}';

export const NUMBERS: readonly Form[] = [
  {
    kind: 'court-decision',
    name: 'courts by their own numbers, and parties before a series',
    own: true,
    sign: new RegExp(
      `\\[${YEAR}\\]\\s(?:${NEUTRAL_COURTS})\\s\\d{1,6}(?!\\d)|(?<=\\S[,;]?\\s)${YEAR}\\s(?:${NEUTRAL_COURTS}|${CANADIAN_COURTS})\\s\\d{1,7}(?=[\\s,.;(]|$)|^.{3,160}\\s(?:v|c)\\.?\\s.{2,160}[([]${YEAR}[)\\]]\\s(?:\\d{1,3}\\s)?(?:${COMMONWEALTH_SERIES})\\s\\d|\\bU(?:K)?EAT[/S]|\\b(?:ICSID|PCA|LCIA)\\sCase\\sNo|^.{3,120}\\sv\\.?\\s.{3,120}\\b[Nn]os?\\.?\\s\\d{3,6}\\/\\d\\d\\b|\\[${YEAR}\\]\\seKLR|^Cases?\\s\\d{1,4}\\/\\d\\d\\s`,
      'u',
    ),
    takes: [
      'Roe v Doe [2009] TASSC 80.',
      'Roe v Air Hedge, 2024 BCCRT 149',
      'Roe v Doe (2011) 110 SASR 1.',
      'Roe SpA v Morocco (ICSID Case No ARB/00/4) Decision on Jurisdiction, 23 July 2001',
      'Roe v Doe UKEAT/0105/20/JOJ (2021)',
      'Roe and Doe v Switzerland [GC], no. 53600/20, ECHR 2024',
    ],
    leaves: ['Roe, A. (2001). Hedges v fences. Journal of Gardens 3, 1-9.', 'Doe A. Cases of 2019. J Gardens 2019;12:1-9.'],
  },
  {
    kind: 'court-decision',
    name: 'courts of Germany, Austria and Switzerland by day and docket',
    own: true,
    sign: new RegExp(
      `^(?:${COURT_DE}),?\\s(?:(?:Urteil|Urt\\.|Beschlu(?:ss|ß)|Beschl\\.|Erkenntnis|Entscheid(?:ung)?)\\s)?(?:(?:vom|v\\.)\\s)?(?:\\d{1,2}\\.\\s?(?:\\d{1,2}\\.\\s?|\\p{L}{3,9}\\.?\\s)\\d{4}|[\\dA-G][A-Z_]?[-_]?\\d{1,5}\\/\\d{4})|^(?:${COURT_DE}),?\\s(?:${GERMAN_JOURNALS})\\s(?:19|20)\\d\\d,\\s\\d|^RIS-Justiz,?\\sRS\\d{5}|^(?:[Aa]rrêt|[Ss]entenza|TF,?(?:\\sarrêt)?)\\s(?:du\\sTribunal\\sfédéral\\s|del\\sTribunale\\sfederale\\s)?\\d?[A-G][A-Z]?[_-]\\d{1,5}\\/\\d{4}|^(?:Urteil|Beschluss|Entscheid|Arrêt|Sentenza)\\s(?:des\\s|du\\s|del\\s)(?:Bundes(?:verwaltungs|straf)?gerichts|Tribunal\\sf[ée]d[ée]ral|Tribunale\\sfederale|Obergerichts|Verwaltungsgerichts)\\b|^(?:BGE|ATF|DTF)\\s\\d{1,3}\\s[IV]{1,3}[ab]?\\s\\d|^(?:BVerfGE|BGHZ|BGHSt|BVerwGE|BFHE|BAGE|BSGE)\\s\\d{1,3},\\s\\d`,
      'u',
    ),
    takes: [
      'VfGH 27.06.2014, G 47/2012 ua, VfSlg 19.892',
      'VwGH 21.11.2019, Ra 2019/04/0068',
      'BVGer, Urteil A-7040/2009 vom 30. März 2011',
      'Urteil des Bundesgerichts 1C_230/2011 vom 31. Mai 2012',
      'ATF 140 III 115 consid. 3.2',
      'BAG v. 13.9.2022 - 1 ABR 22/21',
      'OLG Köln, MDR 2011, 498',
      'RIS-Justiz RS0012345',
      'arrêt 4A_471/2009 du 3 mars 2009',
    ],
    leaves: ['AG Hecken. Bericht der Hecken. Hecke 3, 1-9 (2001).', 'BSG, A. Urteile. Berlin 2001.'],
  },
  {
    kind: 'court-decision',
    name: 'courts of China by number',
    own: true,
    sign: /[（(](?:19|20)\d\d[）)][\p{Script=Han}\d]{2,12}(?:民|刑|行|知|商|执|破)[\p{Script=Han}]{0,3}第?\d{1,6}号|(?:民事|刑事|行政)(?:判决|裁定|调解)书/u,
    takes: ['北京互联网法院(2023)京0491民初11279号民事判决书', '（2019）最高法知民终147号'],
    leaves: ['王小明. 判决书的写法[J]. 法学, 2001, 3: 1-9.'],
  },
  {
    kind: 'court-decision',
    name: 'courts of the Romance languages, in full, and the European courts in theirs',
    own: true,
    sign: /^(?:C[JG]UE|C[JG]CE|TPICE|TJUE|TJCE|CEDH|Cour\s?EDH|Corte EDU|TEDH|HvJ(?:\sEU|\sEG|EU|EG)|EHRM|TSUE|ETPCz|Cour de cassation|Conseil d[’']État|Conseil constitutionnel|Cour d[’']appel|Cass\.|CE|CAA|TA|Corte d[i’'](?:\s[Cc]assazione|\s?[Aa]ppello)|Corte [Cc]ostituzionale|Consiglio di Stato|TAR|Tribunale? (?:di|de|Supremo|Constitucional|Superior)|Audiencia|España\. Tribunal|BRASIL\. (?:Supremo|Superior|Tribunal)|Sentencia|SAP|SAN|STS|STC|STSJ|TJSP|STF|STJ)\b.{0,90}(?:\d{1,2}(?:er)?\s(?:de\s)?\p{Ll}{3,10}\.?\s(?:de\s)?(?:19|20)\d\d|n[°ºo.]\s?\d|\d{1,5}\/(?:19|20)\d\d)/u,
    takes: [
      'Corte di Cassazione, Sezioni Unite, sentenza 11 novembre 2008, n. 26972',
      'BRASIL. Supremo Tribunal Federal. Ação Direta de Inconstitucionalidade n. 3510. Relator: Min. Roe, 29 de maio de 2008.',
      'España. Tribunal Constitucional. Sentencia 292/2000, de 30 de noviembre de 2000',
      'CJUE, 3 mars 2011, Haie, aff. C-12/09',
      'CEDH, 7 juillet 1999, Haie c. Suisse, n° 14038/98',
    ],
    leaves: ['Ta, C. (2001). Hedges of the north. Journal of Gardens 3, 1-9.', 'CEDH, A. Rapport annuel. Strasbourg 2001.'],
  },
  {
    kind: 'statute',
    name: 'acts and instruments by chapter and number',
    own: true,
    sign: new RegExp(
      `\\bSI (?:No\\.? )?${YEAR}\\/\\d{1,4}\\b|\\bSSI ${YEAR}\\/\\d|,\\s(?:S\\.?C\\.?|R\\.?S\\.?C\\.?|L\\.?R\\.?C\\.?|L\\.?C\\.?|RSO|RSBC|SBC|RSA|SO|SM|SS|SNB|SNS|RSNB|CCSM|CQLR|RLRQ),?\\s(?:(?:19|20)\\d\\d,?\\s)?(?:c|ch)\\.?\\s?[A-Z\\d]|\\b(?:Alta|BC|Man|NB|NS|O|Ont|Sask|SOR)\\s?(?:Reg\\s|\\/)(?:\\d{1,4}\\/)?\\d|^\\p{Lu}[\\p{L}’' ]{2,80}\\s(?:HL |HC )?Bill\\s\\(?(?:19|20)\\d\\d|^Bill\\s[CS]-\\d{1,3},|^(?:The\\s)?\\p{Lu}[\\p{L}()’', -]{3,110}\\s(?:Regulations?|Rules|Order|Act|Code)\\s${YEAR}\\s\\((?:Cth|NSW|Vic|Qld|WA|SA|Tas|ACT|NT|NZ|UK|Imp)\\)|^(?:The\\s)?\\p{Lu}[\\p{L}()’', -]{3,110}\\sAct,?\\s(?:No\\.?\\s)?\\d{1,3}\\sof\\s${YEAR}\\b|\\bT\\.?I\\.?A\\.?S\\.?\\sNo|\\bConsolidated [Vv]ersion of the Treaty\\b|^\\p{Lu}{4,20}\\.\\s\\[?(?:Constitui|Constituci|Código|Lei\\s|Decreto)`,
      'u',
    ),
    takes: [
      'The Management of Hedges Regulations 1999, SI 1999/3242.',
      'Hedges and Fences Act, SC 2000, c 5.',
      'Academies HL Bill (2010–11) [1], cl 8(2)',
      'Police Regulations 2013 (SA) reg 6.',
      'BRASIL. [Constituição (1988)]. Constituição da República. Brasília, DF: Presidência da República.',
      'Offence Grievance Procedure Regulations, Alta Reg 10/1990, s 4',
    ],
    leaves: ['Roe, A. (2001). Orders in hedges. Journal of Gardens 3, 1-9.'],
  },
  {
    kind: 'standard',
    name: 'further bodies of standards',
    sign: /^(?:[[(]\d{1,4}[\])]\s|\d{1,3}\.\s)?(?:(?:UNE|UNI|NF|BS|DIN|SN|ÖNORM|NEN|NBN|SS|DS|NS|SFS|PN|ČSN|STN|MSZ|AS|NZS|IEC|ISO|EN|PAS|PD|SIST|ABNT)(?:[\s/-](?:EN|ISO|IEC|IEEE|TS|TR|NZS|NBR|PAS))+\s\d{2,6}|(?:PAS|CLSI|ASHRAE|VDI|AISC|ACI|AWS|API|SAE|UL|NSF|ISA)\s(?:Standard\s|RP\s|[A-Z]{0,2})\d{1,5})|\b(?:ANSI|ISO|IEC|DIN|ASTM|ASME|CSA|SAE)\sStandard\s(?:No\.\s)?[A-Z]{0,2}\d{1,5}(?:[.-]\d)|\bCLSI\s[A-Z]{1,3}\d{1,3}\b|\bASHRAE\s(?:Standard|Guideline)\s\d|\bFIPS\s(?:PUB\s)?\d{2,3}|\bITU-[TR]\s(?:Rec(?:ommendation|\.)?\s)?[A-Z]{1,3}\.\d|\bSAE\sJ\d{3,4}/u,
    takes: [
      'UNE-EN ISO 9241-210:2019 Ergonomía de la interacción hombre-sistema.',
      'CLSI M100. Performance Standards for Susceptibility Testing. 33rd ed. 2023.',
      'Letter Symbols for Hedges, ANSI Standard Y10.5-1968.',
      'ASHRAE Standard 55-2020, Thermal Environmental Conditions for Human Occupancy',
    ],
    leaves: ['Roe A. Standards of care. J Care 2001;3:1-9.'],
  },
  {
    kind: 'patent',
    name: 'patents of further offices',
    sign: /\b(?:AU|CA|CH|AT|RU|BR|TW|NL|SE|DK|IN|MX|PL|KR|JP)[\s-]?(?:\d{1,3}(?:[,. ]\d{3}){1,3}|\d{6,13}|\d{4}-\d{6}|\d{2}-\d{4}-\d{7})\s?[ABCUY]\d?(?![\p{L}\d])|^S(?:CHUTZRECHT|chutzrecht)\s[A-Z]{2}\s?\d|\b(?:JP|KR|CN|AU|CA|RU|IN)\s[Pp]atent\s(?:No\.?\s)?\d/u,
    takes: ['AU 2017203456 B2, Method for treating water, 2018', 'Schutzrecht EP 2013/B1 (1981-05-20). Roe. – Verfahren'],
    leaves: ['Roe A. Hedges. Stanford, CA 94305: Garden Press; 2001.'],
  },
  {
    kind: 'dataset',
    name: 'entries of registers: trials, sequences, structures, vulnerabilities',
    sign: /\b(?:NCT\d{8}|ISRCTN\d{6,8}|ACTRN\d{14}|DRKS\d{8}|ChiCTR[-A-Za-z]{0,7}\d{8,10}|UMIN\d{9}|jRCT[a-z]?\d{9,10}|KCT\d{7}|PACTR\d{15}|CVE-\d{4}-\d{4,7}|GSE\d{3,7}|PRJ(?:NA|EB|DB)\d{3,8}|[SED]R[PRX]\d{6,9}|PXD\d{6}|MTBLS\d{1,5}|EGA[SDN]\d{11}|E-MTAB-\d{2,6})\b|\b(?:EudraCT|EUCTR)\b.{0,16}\d{4}-\d{6}-\d\d|\bPDB(?:\s(?:ID|code|entry))?:?\s\d[A-Za-z\d]{3}\b|\b[Aa]ccession(?:\s(?:[Nn]o\.?|[Nn]umbers?|code))?:?\s[A-Z]{1,4}_?\d{5,9}|\bUniProt(?:KB)?\b.{0,20}\b(?:[OPQ]\d[A-Z\d]{3}\d|[A-NR-Z]\d(?:[A-Z][A-Z\d]{2}\d){1,2})\b|\bCCDC\s\d{6,7}\b|\bICPSR\s\d{3,6}\b/u,
    takes: [
      'Chinese Clinical Trial Registry. A trial of hedges. ChiCTR2000029308. 2020.',
      'Hedge Corp. Study of hedges. ClinicalTrials.gov NCT04368728; 2020.',
      'UniProt Consortium. Cellular tumor antigen. UniProtKB P04637. 2023.',
      'CVE-2014-0160. National Vulnerability Database. 2014.',
      'PDB 6VSB: Prefusion spike glycoprotein. 2020.',
    ],
    leaves: ['Roe A. A trial of hedges. J Gardens 2001;3:1-9.'],
  },
  {
    kind: 'official-document',
    name: 'papers by their symbols',
    own: true,
    sign: /^BT-Dr(?:s|ucks)?\.?\s\d|\bUN\sDESA\/POP\/|\bST\/[A-Z]{2,8}\/|^(?:United Nations|UN)\b.{0,160}\b(?:[ASE]|ST|TD|CRC|CEDAW)\/[A-Z\d]|^UNGA\sRes|^UNSC\sRes/u,
    takes: ['United Nations. World Population Prospects 2022. UN DESA/POP/2022/TR/NO. 3, 2022.', 'BT-Drucks. 19/4674, S. 210.'],
    leaves: ['Un, A. (2001). Hedges. Journal of Gardens 3, 1-9.'],
  },
];
