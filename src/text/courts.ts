/**
 * Courts that number what they decide in a year ("[2019] UKSC 41", "2016 SCC 27"), and series in which decisions of the Commonwealth are
 * printed, for patterns that look for such places. The numbers name one decision each; a page of a series may hold several short ones.
 */

/** Courts and tribunals, by land; each also with what stands in brackets behind it in the same name, "SGCA(I)". */
export const NEUTRAL_COURTS: string = [
  // United Kingdom and Ireland.
  `UK(?:SC|HL|PC|UT|FTT|EAT|SIAC|AIT|IPTrib)`,
  String.raw`EW(?:CA(?:\s(?:Civ|Crim))?|HC(?:\sAdmin)?|COP|FC|MC)`,
  `CSIH|CSOH|HCJAC|HCJT?|NI(?:CA|QB|KB|Ch|Fam|CC)|IE(?:SC|CA|HC|CCA|CC)`,
  // Australia and New Zealand.
  String.raw`HCA(?:SL)?|FCA(?:FC)?|F(?:MCA|CCA)(?:fam)?|FamCA(?:FC)?|FedCFamC\d[AFG]?|AATA|ARTA|FWC(?:FB|A)?`,
  `NSW(?:SC|CA|CCA|DC|LEC|IRC|CATAD|CATAP|WCC)|V(?:SCA?|CC|CAT)|Q(?:SC|CA|DC|LC|CAT|PEC|ChC|IRC)|SA(?:SCFC|SCA|SC|CA|DC|CAT|ET)|WA(?:SCA|SC|CA|DC|SAT)|TAS(?:SC|FC|CCA|CAT)|ACT(?:SC|CA|AT)|NT(?:SC|CA|CCA|CAT)`,
  `NZ(?:SC|CA|HC|DC|FC|YC|EmpC|ERA|EnvC|HRRT|LCDT|ACC)`,
  // Africa and Asia.
  String.raw`ZA[A-Z]{2,9}|KE(?:SC|CA|HC|ELC|ELRC)|SG(?:CA|HCF|HCR|HC|DC|MC|FC)(?:\([A-Z]\))?|HK(?:CFA|CA|CFI|DC)|INSC|MY(?:FC|CA)`,
].join('|');

/** Those of Canada, whose years stand without brackets. */
export const CANADIAN_COURTS: string = `SCC|CSC|FCA?|CAF|TCC|CCI|CHRT|TCDP|(?:ON|BC|AB|SK|MB|QC|NB|NS|NL|PE|YK|NT|NU)(?:CA|SC|CJ|CS|CQ|QB|KB|BR|TD|PC|CRT|SCDC|HRT|LTB|LRB|WSIAT|CCS|TAT)|CanLII`;

/** Series counted by years, or by volumes behind a year in round brackets. */
export const COMMONWEALTH_SERIES: string = String.raw`All\s?E\.?R\.?|Lloyd[’']s\sRep|Cr\.?\sApp\.?\sR(?:\s?\(S\))?|A\.?C\.?|Q\.?B\.?D?|K\.?B\.?|Ch\.?(?:\s?D)?|W\.?L\.?R\.?|S\.?C\.?R\.?|R\.?C\.?S\.?|SCC|S\.C\.C\.|D\.?L\.?R\.?|C\.?L\.?R\.?|A\.?L\.?J?\.?R\.?|F\.?C\.?R\.?|F\.?L\.?R\.?|NSWLR|VR|SASR|WAR|Qd\sR|Tas\sR|NTLR|ACTR|N\.?Z\.?L\.?R\.?|O\.?R\.?|B\.?C\.?L\.?R\.?|C\.?C\.?C\.?|E\.?H\.?R\.?R\.?|BHRC|I\.?R\.?L\.?R\.?|I\.?C\.?R\.?|F\.?S\.?R\.?|R\.?P\.?C\.?|ILRM|I\.?R\.?|S\.?C\.?|S\.?L\.?T\.?|SCLR|Fam(?:\sLR)?|FLR|BCLC|BCC|P\s?&\s?CR|HLR|LGR|TC|STC|E\.?R\.?|H\.?L\.?C\.?|App\.?\sCas|St\sTr|Ex|LR|SLR(?:\(R\))?|MLJ|HKLRD|HKCFAR|HKLR|BLR|AIR|SACR|SA|BCLR|EA|KLR|ECR|CMLR`;
