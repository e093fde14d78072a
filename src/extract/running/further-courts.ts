/**
 * Decisions of courts in running text in forms that decisions.ts and abroad.ts have not: administrative and civil courts of France and Belgium ("CE,
 * 12 avril 2013, Roe, req. n° 329570", "Soc., 4 mars 2020, n° 19-13.316"), those of Brazil by class and number ("REsp 1.737.412/SE"), the courts of
 * the Union by day, name and number ("CJUE, 5 juin 2018, Roe, aff. C-210/16"), Swiss dockets and volumes in a string, and courts of Spain, Poland and
 * the North. Each has a number in a form that nothing else has.
 */
const YEAR = String.raw`(?:1[89]|20)\d\d`;
const DAY = String.raw`\d{1,2}(?:er|º|\.)?\s(?:de\s)?\p{L}{3,10}\.?\s(?:de\s)?${YEAR}|\d{1,2}[./]\d{1,2}[./]${YEAR}`;
/** What a decision is called, between its day and its number. */
const NAME = String.raw`(?:,\s\p{Lu}[^,;()\n]{2,80}){0,2}`;
const NO = String.raw`(?:req\.|requête|pourvoi|déc\.|décision|arrêt)?\s?(?:n(?:[°ºo]s?|r\.?)|no\.)\s?`;

/** Classes of appeals and actions of the higher courts of Brazil. */
const CLASS = String.raw`(?:AgInt|AgRg|EDcl|EDv|EREsp|AgR|QO)\s(?:n[oa]s?\s)`;
const BRAZILIAN = String.raw`\d{1,3}(?:\.\d{3}){1,3}(?:\s?[/-]\s?\p{Lu}{2}(?!\p{L}))?`;
const COURT_BR = String.raw`(?:STF|STJ|TST|TSE|STM)[,:]?\s(?:\p{L}{4,9}\s\p{L}{5,9},\s)?`;
const DETAILS_BR = String.raw`(?:,\sRel\.\s(?:p/\s?[Aa]córdão\s)?Min\.?ª?\s\p{Lu}[^,;()\d]{2,40}|,\s(?:Tribunal\s)?Plen(?:o|ário)|,\s(?:Primeira|Segunda|Terceira|Quarta|Quinta|Sexta|\dª)\s(?:Turma|Seção)|,\sCorte\sEspecial|,\s(?:j\.|julgad[oa]\sem)\s(?:${DAY})|,\sDJe?\s(?:de\s)?(?:${DAY})){0,6}`;

const SWISS = String.raw`(?:\d[A-H]_\d{1,4}\/\d{4}|[A-F]-\d{1,5}\/\d{4})`;
const UNION = String.raw`[CTF][-‑–]\d{1,4}\/\d\d(?!\d|\/)(?:\s(?:P|PPU)(?!\p{L}))?`;

export const FURTHER: readonly RegExp[] = [
  // "CAA Paris, 4 juillet 2017, n° 16PA01234", "C.E., 12 janvier 2016, n° 233.456", "C. const., 15 mars 2018, n° 29/2018"
  new RegExp(
    String.raw`(?<![\p{L}.])(?:CE|C\.E\.|Conseil\sd[’']État|RvS|T\.\sconfl\.|TC|(?:CAA|TA|CA|TJ|TGI)\s(?:de\s)?\p{Lu}[\p{L}-]{2,20}|C\.\sconst\.|Cour\sconst(?:\.|itutionnelle)|GwH|Grondwettelijk\sHof|Arbitragehof)(?:,\s(?:[Aa]ss|[Ss]ect|[Pp]lén)\.|,\s\d{1,2}(?:e|ème)?(?:/\d{1,2}(?:e|ème)?)?\s(?:ch|SSR)\.?){0,2},?\s(?:${DAY})${NAME},\s${NO}(?:\d[\dA-Z./-]{1,13}\d)(?:,\s(?:Rec(?:ueil)?\.?|Lebon)(?:\sLebon)?,?\s(?:p\.\s)?\d{1,4}|,\sB\.\d{1,3}(?:\.\d{1,2}){0,2})?`,
    'gu',
  ),
  // "Cass. com., 3 nov. 1992, n° 90-18.547", "Civ. 1re, 17 mai 2017, n° 15-24.840, Bull. civ. I, n° 114"
  new RegExp(
    String.raw`(?<![\p{L}.])(?:Cass\.,?\s)?(?:[Aa]ss\.\splén\.|(?:[Cc]h\.\s)?mixte|(?:\d(?:re|ère|e|ème)\s)?(?:[Cc]iv|[Cc]om|[Ss]oc|[Cc]rim)\.(?:\s\d(?:re|ère|e|ème))?),?\s(?:${DAY}),\s${NO}\d\d-\d\d[.\s]?\d{3}(?!\d)(?:,\sBull\.(?:\s(?:civ|crim)\.|\s[Aa]ss\.\splén\.)?(?:\s\d{4})?,?\s?[IVX]{0,4},?\sn[°o]\s?\d{1,4})?`,
    'gu',
  ),
  // "Cass., 14 november 2014, C.13.0441.N"
  new RegExp(
    String.raw`(?<!\p{L})Cass\.,?\s(?:\(\d\p{L}{1,3}\sk\.\)\s)?(?:${DAY}),\s(?:AR\s|RG\s)?[A-Z]\.\d\d\.\d{4}\.[NF](?!\p{L})`,
    'gu',
  ),
  // "STF, RE 574.706/PR, Rel. Min. …", "AgInt no AREsp 1.234.567/SP", "ADI 4.277/DF"
  new RegExp(
    String.raw`(?<![\p{L}.])(?:${COURT_BR})?(?:(?:${CLASS}){0,3}(?:REsp|AREsp|EREsp|ARE|ADPF|ADIn?|ADC|ADO|IRDR)(?:\sn[.º°]{1,2})?\s(?:${BRAZILIAN}|\d{2,4}(?:/\p{Lu}{2})?(?![\d.]\d))|(?:${CLASS}){0,3}(?:RE|HC|RHC|MS|RMS|MI|Rcl|RR|CC)(?:\sn[.º°]{1,2})?\s(?:${BRAZILIAN}(?<=\p{Lu}{2})|\d{4,7}/(?:AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)(?!\p{L})))${DETAILS_BR}`,
    'gu',
  ),
  // "CJUE, 5 juin 2018, Wirtschaftsakademie, aff. C-210/16", "STJUE de 21 de diciembre de 2016, asunto C-154/15"
  new RegExp(
    String.raw`(?<!\p{L})(?:CJUE|CJCE|TPICE|TPIUE|S?TJUE|S?TJCE|CGUE|HvJ(?:\sEU)?|EuGH|EuG),?\s(?:(?:gde|gr\.)\sch\.,\s|sentenza\s|sentencia\sde\s|Urt(?:eil|\.)\s(?:vom|v\.)\s|de\s)?(?:${DAY})(?:,\s(?:\([^()]{3,40}\),\s)?[^,;()\n]{2,80}?)?(?:,|\s[–-]|\s\(Rs\.)\s(?:aff\.\s(?:jtes\s)?|asunto\s|causa\s|[Zz]aak\s|Rs\.\s)?${UNION}`,
    'gu',
  ),
  // "2C_345/2017 vom 12. März 2018" in a string, "; 136 II 304 E. 2.5" behind a decision of the same collection
  new RegExp(String.raw`(?<![\p{L}\d_])${SWISS}\s(?:vom|du|del)\s(?:${DAY})`, 'gu'),
  /(?<=[;,]\s|(?:und|et|e)\s)\d{2,3}\s(?:I{1,3}|IV|V)[ab]?\s\d{1,4}(?=\s(?:E\.|consid\.|cons\.)\s?\d)/gu,
  // "AIR 1978 SC 597", "2023 SCC OnLine SC 1341", "2023 INSC 790", but where it is another place of the decision before it
  new RegExp(
    String.raw`(?<![\p{L}\d.]|\d\s?[,:=]\s|v\.?\s[^;\n]{1,80},\s)(?:AIR\s${YEAR}\s\p{Lu}[\p{L}&]{1,9}|${YEAR}\sSCC\sOnLine\s\p{Lu}\p{L}{1,8}|${YEAR}\sINSC)\s\d{1,5}(?!\d)`,
    'gu',
  ),
  // "sentencia 241/2013, de 9 de mayo"
  new RegExp(
    String.raw`(?<!\p{L})(?:STS|STC|ATS|ATC|(?:SAN|SAP)(?:\s\p{Lu}\p{L}{2,15})?|[Ss]entencia|[Aa]uto)\s(?:(?:núm\.?|n\.º|nº)\s)?\d{1,5}\/${YEAR},\sde\s\d{1,2}\sde\s\p{L}{4,10}`,
    'gu',
  ),
  // "Wyrok SN z dnia 12 lutego 2014 r., IV CSK 288/13"
  new RegExp(
    String.raw`(?<!\p{L})(?:[Ww]yrok|[Uu]chwała|[Pp]ostanowienie)\s(?:SN|TK|NSA|WSA|SA|SO)(?:\sw\s\p{Lu}\p{L}{2,15})?\sz\s(?:dnia\s)?(?:${DAY})\s?r?\.?,\s(?:sygn\.\s(?:akt\s)?)?(?:[IVX]{1,5}\s)?\p{Lu}{1,5}(?:\/\p{L}{2,3})?\s\d{1,5}\/\d{2}`,
    'gu',
  ),
  // "4 Ob 112/04f ecolex 2005, 112"
  /(?<![\p{L}\d./-])\d{1,2}\s?Ob[AS]?\s?\d{1,4}\/\d{2}\p{Ll}(?!\p{L})(?:,?\s(?:ecolex|JBl|ÖJZ|EvBl|SZ|MietSlg|wobl|RdW)\s\d{4}(?:\/\d{1,5}|,\s\d{1,5}))?/gu,
  // "NJA 2012 s. 211", "Rt. 2005 s. 1757", "HR-2018-1234-A", "KKO 2015:12"
  new RegExp(
    String.raw`(?<!\p{L})(?:NJA\s${YEAR}\ss\.\s\d{1,4}|Rt\.\s${YEAR}\ss\.\s\d{1,4}|Rt-${YEAR}-\d{1,4}|HR-${YEAR}-\d{1,5}-[A-Z]|(?:KKO|KHO)\s${YEAR}:\d{1,4}|(?:RÅ|HFD)\s${YEAR}\sref\.\s\d{1,3})(?!\d)`,
    'gu',
  ),
];
