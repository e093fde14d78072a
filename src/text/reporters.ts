/**
 * Series in which decisions of courts of the United States are printed, as the Bluebook (table T1) abbreviates them ("347 U.S. 483"; spaces may be left
 * out, but the points are asked for, for "US" and "Cal" are words of other texts), and courts and series of the Commonwealth, for patterns.
 */

/** Courts of the Union: their own reporters, those of private houses, and what data bases count in place of one. */
const FEDERAL = String.raw`U\.\s?S\.|S\.\s?Ct\.|L\.\s?Ed\.(?:\s?2d)?|F\.\s?(?:2d|3d|4th)|F\.(?=\s\d)|F\.\s?Supp\.(?:\s?[23]d)?|F\.\s?App[’']x\.?|Fed\.\s?App[’']?x\.?|F\.\s?R\.\s?D\.|B\.\s?R\.|Fed\.\s?Cl\.|Ct\.\s?Cl\.|T\.\s?C\.(?:\s?M\.)?(?:\s\(CCH\))?|Op\.\sO\.L\.C\.|Op\.\sAtt[’']y\sGen\.|M\.\s?J\.|Vet\.\s?App\.|I\.\s?&\s?N\.\sDec\.|WL|U\.\s?S\.\s(?:Dist|App)\.\sLEXIS|LEXIS`;
/** Several states in one series. */
const REGIONAL = String.raw`(?:A|P|So)\.(?:\s?[23]d)?|[NS]\.\s?[EW]\.(?:\s?[23]d)?`;
/** States that print their own, with the courts below the highest. */
const STATES = String.raw`(?:(?:Ala|Ariz|Ark|Cal|Colo|Conn|Del|Fla|Ga|Haw|Ill|Ind|Kan|Ky|La|Mass|Md|Me|Mich|Minn|Miss|Mo|Mont|Neb|Nev|Okla|Or|Pa|Tenn|Tex|Va|Vt|Wash|Wis|Wyo|N\.\s?[CDHJMY]|R\.\s?I|S\.\s?[CD]|W\.\s?Va)\.|Alaska|Hawaii|Idaho|Iowa|Ohio|Utah)(?:\s?(?:App|Super|St|Ct|Rptr|Crim|Div|S)\.){0,3}(?:\s?(?:2d|3d|4th|5th))?|A\.\s?D\.(?:\s?[23]d)?|Misc\.(?:\s?[23]d)?`;

/** An alternation of all of them, to be put into brackets. */
export const AMERICAN_REPORTERS: string = [FEDERAL, STATES, REGIONAL].join('|');

/** Numbers that states give their own decisions: "2013 IL App (1st) 111279-U", "2015-Ohio-1234". Such decisions count paragraphs. */
export const STATE_NUMBERS: string = String.raw`(?:19|20)\d\d[\s-](?:IL(?:\sApp\s\(\d\p{L}{2}\))?|NY\sSlip\sOp|Ohio|UT(?:\sApp)?|[NS]D|OK(?:\sCIV\sAPP|\sCR)?|WI(?:\sApp)?|MT|NM(?:CA|SC)|CO|ME|VT|AR|WY|PA\sSuper|NH)[\s-]\d{1,7}(?:-U|\(U\))?`;

/** Who reported the earliest decisions of the Supreme Court, by whom these are cited alone: "16 Pet. 367", only where parties stand before. */
export const OLD_REPORTERS: string = String.raw`Dall\.|Cranch|Wheat\.|Pet\.|How\.|Black|Wall\.`;

/** The same without their points, as many print them: only where parties stand before and a page behind, for these are words of other texts. */
export const UNPOINTED_REPORTERS: string = String.raw`US|S\s?Ct|L\s?Ed(?:\s?2d)?|F\s?(?:2d|3d|4th)|F\s?Supp(?:\s?[23]d)?|Cal\s?(?:2d|3d|4th|5th)|N\s?Y\s?(?:2d|3d)|[NS]\s?[EW]\s?[23]d|(?:A|P|So)\s?[23]d`;

/** Names of such series in full, as catalogues have them, with their abbreviations. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['united states reports', 'U.S.'],
  ['u s reports', 'U.S.'],
  ['us reports', 'U.S.'],
  ['supreme court reporter', 'S. Ct.'],
  ['federal reporter second series', 'F.2d'],
  ['federal reporter third series', 'F.3d'],
  ['federal supplement', 'F. Supp.'],
]);

/** A series as decisions are cited by it; the name as given where it is none of those in full. */
export const reporterOf = (name: string): string =>
  NAMES.get(
    name
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  ) ?? name;

/** Courts and tribunals, by land; each also with what stands in brackets behind it in the same name, "SGCA(I)". */
export const NEUTRAL_COURTS: string = [
  // United Kingdom and Ireland.
  `UK(?:SC|HL|PC|UT|FTT|EAT|SIAC|AIT|IAT|IPTrib)`,
  String.raw`EW(?:CA(?:\s(?:Civ|Crim))?|HC(?:\sAdmin)?|COP|FC|MC)`,
  `CSIH|CSOH|HCJAC|HCJT?|NI(?:CA|QB|KB|Ch|Fam|CC)|IE(?:SC|CA|HC|CCA|CC)`,
  // Australia and New Zealand.
  String.raw`HCA(?:SL)?|FCA(?:FC)?|F(?:MCA|CCA)(?:fam)?|FamCA(?:FC)?|FedCFamC\d[AFG]?|AATA|ARTA|FWC(?:FB|A)?`,
  `NSW(?:SC|CA|CCA|DC|LEC|IRC|CATAD|CATAP|WCC)|V(?:SCA?|CC|CAT)|Q(?:SC|CA|DC|LC|CAT|PEC|ChC|IRC)|SA(?:SCFC|SCA|SC|CA|DC|CAT|ET)|WA(?:SCA|SC|CA|DC|SAT)|TAS(?:SC|FC|CCA|CAT)|ACT(?:SC|CA|AT)|NT(?:SC|CA|CCA|CAT)`,
  `NZ(?:SC|CA|HC|DC|FC|YC|EmpC|ERA|EnvC|HRRT|LCDT|ACC)`,
  // The Caribbean.
  String.raw`CCJ|ECSC[A-Z]?|(?:JM|TT|BB|GY|BZ|BS|KY)(?:SC|CA|HC|FC)(?:\s(?:Civ|Crim|App))?`,
  // Africa and Asia.
  String.raw`ZA[A-Z]{2,9}|KE(?:SC|CA|HC|ELC|ELRC)|SG(?:CA|HCF|HCR|HC|DC|MC|FC)(?:\([A-Z]\))?|HK(?:CFA|CA|CFI|DC)|INSC|MY(?:FC|CA)`,
].join('|');

/** Those of Canada, whose years stand without brackets. */
export const CANADIAN_COURTS: string = `SCC|CSC|FCA?|CAF|TCC|CCI|CHRT|TCDP|(?:ON|BC|AB|SK|MB|QC|NB|NS|NL|PE|YK|NT|NU)(?:CA|SC|CJ|CS|CQ|QB|KB|BR|TD|PC|CRT|SCDC|HRT|LTB|LRB|WSIAT|CCS|TAT)|CanLII`;

/** Series counted by years, or by volumes behind a year in round brackets. */
export const COMMONWEALTH_SERIES: string = String.raw`All\s?E\.?R\.?(?:\s\((?:Comm|EC|D)\))?|All\sSA|Lloyd[’']?s\s(?:Rep|LR)\.?|PTSR|Bus\sLR|J\.?P\.?L\.?|Imm\sAR|INLR|WIR|PNLR|WTLR|BPIR|Pens\sLR|Costs\sLR|Cr\.?\sApp\.?\sR(?:\s?\(S\))?|A\.?C\.?|Q\.?B\.?D?|K\.?B\.?|Ch\.?(?:\s?D)?|W\.?L\.?R\.?|S\.?C\.?R\.?|R\.?C\.?S\.?|SCC|S\.C\.C\.|D\.?L\.?R\.?|C\.?L\.?R\.?|A\.?L\.?J?\.?R\.?|F\.?C\.?R\.?|F\.?L\.?R\.?|NSWLR|VR|SASR|WAR|Qd\sR|Tas\sR|NTLR|ACTR|N\.?Z\.?L\.?R\.?|O\.?R\.?|B\.?C\.?L\.?R\.?|C\.?C\.?C\.?|E\.?H\.?R\.?R\.?|BHRC|I\.?R\.?L\.?R\.?|I\.?C\.?R\.?|F\.?S\.?R\.?|R\.?P\.?C\.?|ILRM|I\.?R\.?|S\.?C\.?|S\.?L\.?T\.?|SCLR|Fam(?:\sLR)?|FLR|BCLC|BCC|P\s?&\s?CR|HLR|LGR|TC|STC(?:\s\(SCD\))?|E\.?R\.?|H\.?L\.?C\.?|App\.?\sCas|St\sTr|Ex|LR|SLR(?:\(R\))?|MLJ|HKLRD|HKCFAR|HKLR|BLR|AIR|SACR|SA|BCLR|EA|KLR|ECR|CMLR`;

/** Journals in which decisions of German and Austrian courts are printed, by year and page. */
export const GERMAN_JOURNALS: string = String.raw`NJW(?:-RR)?|NZA(?:-RR)?|NVwZ(?:-RR)?|NStZ(?:-RR)?|JZ|GRUR(?:-RR|-RS|\sInt\.?)?|MDR|WM|ZIP|VersR|FamRZ|NZM|NZG|NZI|NJOZ|BeckRS|DB|BB|StV|JR|JuS|MMR|CR|ZUM(?:-RD)?|WRP|ZInsO|NZBau|BauR|NZV|DAR|EuZW|EuGRZ|DÖV|DVBl\.?|ZMR|WuM|ecolex|JBl|ÖJZ`;

/** Journals of German lawyers that number their volumes and print no decisions. */
const GERMAN_ARCHIVES = 'AcP|ZHR|ZStW|A[öo]R|RabelsZ|ZZP|ZGR|ARSP|Der Staat';
/** One or more lawyers, parted by strokes: "Canaris", "von Bar/Mankowski". */
const LAWYER = String.raw`(?:(?:v\.|von|van|de|zu|Graf)\s){0,2}\p{Lu}\p{Ll}[\p{L}’'-]{0,24}`;
const LAWYERS = String.raw`${LAWYER}(?:\s?/\s?${LAWYER}){0,4}`;
/**
 * An article as German lawyers cite it: who wrote it, journal, year and first page, or volume, year and first page; groups `names`, `journal`, `volume`,
 * `year`, `page`. Behind it a page may stand that is meant: "Müller, NJW 2014, 123, 125", "Canaris, AcP 184 (1984), 201 (210)".
 */
export const GERMAN_ARTICLE: string = String.raw`(?<names>${LAWYERS}),\s(?:(?<journal>${GERMAN_JOURNALS}|JURA|JA|RdA|IPRax|RIW|ZRP|KritV|GA|AuR|NJOZ|wistra|K&R)\s(?<year>(?:19|20)\d\d)|(?<archive>${GERMAN_ARCHIVES})\s(?<volume>\d{1,3})\s\((?<dated>(?:18|19|20)\d\d)\)),\s(?:S\.\s)?(?<page>\d{1,4})(?:,\s\d{1,4}|\s\(\d{1,4}\)|\s?ff?\.)?(?![\d/])`;
