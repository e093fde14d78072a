/**
 * The series of numbers by which works that nobody signs are cited, each with the sign by which it is known in print and its normal form.
 * work-numbers.ts reads texts with them. A normal form, once given, stays: indexes are filed by it.
 */
import { CANADIAN_COURTS, NEUTRAL_COURTS } from './reporters.ts';

export interface Series {
  readonly sign: RegExp;
  /** Normal form of what the sign caught; null when it is none after all. */
  readonly key: (found: readonly (string | undefined)[]) => string | null;
  /** The edition, where the series counts by editions: a year, a revision, a version. */
  readonly year?: (found: readonly (string | undefined)[]) => string | undefined;
}

const tight = (text: string | undefined): string => (text ?? '').toLowerCase().replace(/[\s.]/g, '');
const dashed = (text: string | undefined): string => (text ?? '').replace(/[–—‑]/g, '-').toLowerCase();

/** Reports of courts and series of treaties that are cited by volume and page. */
const REPORTS =
  "U\\.? ?S\\.?|S\\.? ?Ct\\.?|L\\.? ?Ed\\.?(?: ?2d)?|F\\.? ?(?:2d|3d|4th)|F\\.? ?Supp\\.?(?: ?[23]d)?|F\\.? ?App[’']x|Cal\\.? ?(?:App\\.? ?)?(?:2d|3d|4th|5th)|N\\.? ?Y\\.? ?(?:2d|3d)?|Mass\\.|N\\.? ?E\\.? ?(?:2d|3d)|N\\.? ?W\\.? ?2d|S\\.? ?E\\.? ?2d|S\\.? ?W\\.? ?(?:2d|3d)|So\\.? ?(?:2d|3d)|A\\.? ?(?:2d|3d)|P\\.? ?(?:2d|3d)|Stat\\.?|Fed\\.? ?Reg\\.?|C\\.?L\\.?R\\.?|A\\.?L\\.?R\\.?|D\\.?L\\.?R\\.?|S\\.?C\\.?R\\.?|S\\.?C\\.?C\\.?|SASR|NSWLR|FCR|ALJR|NZLR|HKCFAR|U\\.? ?N\\.? ?T\\.? ?S\\.?|UNTS|E\\.?H\\.?R\\.?R\\.?|F\\.(?=\\s\\d)|F\\. ?R\\. ?D\\.|B\\. ?R\\.|T\\.I\\.A\\.S\\.";

/** Two figures that are a year of the last century before they are a part: "DIN 1301-78". */
const FIRST_OF_YEARS = 60;

/** Whether two figures behind a dash are a part and no year, as in series that write the year behind a colon: "ISO 10993-10". */
const isPart = (body = '', sign: string | undefined, figures: string | undefined): boolean =>
  sign === '-' &&
  figures?.length === 2 &&
  Number(figures) < FIRST_OF_YEARS &&
  /^(?:ISO|IEC|DIN|EN|BS|UNE|UNI|NF|NIST|FIPS|SN|ÖNORM|PD|PAS|VDI)/.test(body);

/** Who issues standards that are known by a short name and a number. */
const BODIES =
  'ISO(?:\\/(?:IEC|IEEE|TS|TR|PAS))?(?:\\/(?:IEEE|TS|TR))?|IEC(?:[ /](?:TS|TR|PAS))?|DIN(?: (?:VDE|SPEC|V))?(?: EN)?(?: ISO)?|VDI(?:\\/VDE)?|(?:SN|ÖNORM|NEN|NBN|SS|DS|NS|SFS|PN|ČSN|STN|MSZ)[ -](?:EN)(?: ISO)?|ÖNORM|EN(?: ISO)?|BS(?: EN)?(?: ISO)?|PAS|PD|UNE(?:-EN)?(?: ISO)?|UNI(?: EN)?(?: ISO)?|NF EN(?: ISO)?|ANSI(?:\\/[A-Z]{2,6})?|IEEE(?: (?:Std\\.?|Standard))?|NIST (?:SP|Special Publication|IR)|FIPS(?: PUB)?|GB(?:\\/T)?|JIS [A-Z]|AS(?:\\/NZS)?(?: ISO)?|NFPA|ACI|ASHRAE(?: Standard)?|ASTM|ASME|CSA|SAE|API (?:RP|Spec|Std|SPEC|STD)|MIL-(?:STD|PRF|HDBK|DTL)|CISPR|CLSI|AASHTO|(?:ABNT )?NBR(?: ISO)?|ECMA|ITU-[TR](?: Rec(?:ommendation|\\.))?|ГОСТ(?: Р)?(?: ИСО)?';

/** The name of a body as others print it, so that both are one. */
const body = (name: string | undefined): string =>
  tight(name)
    .replace('specialpublication', 'sp')
    .replace('fipspub', 'fips')
    .replace(/rec(?:ommendation)?$/, '')
    .replace(/^(ieee)st(?:d|andard)$/, '$1std')
    .replace(/^ashraestandard$/, 'ashrae');

/** Dockets that tell their court: the highest ones of Germany, Austria and Switzerland, the Court of Cassation of France. */
const DOCKETS = String.raw`\d{1,2}\sBv[RLFGEQ]\w{0,2}\s\d{1,5}\/\d{2}|[IVX]{1,5}a?\s(?:ZR|ZB|ZA|ARZ|StR|R|B|S)\s?(?:\(\w{1,6}\)\s)?\d{1,4}\/\d{2}|\d\s(?:StR|ARs|BGs)\s\d{1,4}\/\d{2}|\d{1,2}\s(?:AZR|ABR|AZB|ABN|AZN)\s\d{1,4}\/\d{2}|B\s\d{1,2}\s[A-Z]{1,3}\s\d{1,4}\/\d{2}\s[A-Z]{1,2}|\d{1,2}\s(?:CN|BN|C|B|A)\s\d{1,4}\.\d{2}|\d{1,2}\s?Ob[A-Z]?\s?\d{1,4}\/\d{2}\p{Ll}|R[ao]\s(?:19|20)\d\d\/\d\d\/\d{4}|\d[A-H]_\d{1,4}\/\d{4}|[A-F]-\d{1,5}\/(?:19|20)\d\d|\d{2}-\d{2}\.\d{3}`;

export const SERIES: readonly Series[] = [
  { sign: /\bPub(?:lic|\.)? ?L(?:aw|\.)?(?: ?No\.?)? ?(\d{1,3}[-–]\d{1,4})\b/giu, key: ([n]) => `us-law:${dashed(n)}` },
  {
    sign: /\b(\d{1,2}) ?U\. ?S\. ?C\.?(?: ?A\.)?,? ?(?:§{1,2}|sec\.)? ?(\d{1,5}[a-z]{0,2}(?:-\d{1,3})?)\b/gu,
    key: ([t, s]) => `usc:${t}:${s}`,
  },
  { sign: /\b(\d{1,2}) ?C\. ?F\. ?R\.?,? ?(?:§{1,2}|pt\.|part)? ?(\d{1,4}(?:\.\d{1,4})?)\b/gu, key: ([t, s]) => `cfr:${t}:${s}` },
  { sign: /\bExec(?:utive|\.)? ?Order (?:No\. ?)?(\d{1,2},?\d{3})\b/gu, key: ([n]) => `us-order:${(n ?? '').replace(',', '')}` },
  {
    // "5 U.S. (1 Cranch) 137": whose volume it was before it was the court's.
    sign: new RegExp(`\\b(\\d{1,4}) (${REPORTS})(?: \\(\\d{1,2} \\p{Lu}\\p{Ll}{2,6}\\.?\\))? (\\d{1,6})\\b`, 'gu'),
    key: ([v, r, p]) => `rep:${v}:${tight(r)}:${p}`,
  },
  {
    sign: new RegExp(
      `[([]?((?:18|19|20)\\d\\d)[)\\]]?\\s(\\d{0,2}\\s?(?:${NEUTRAL_COURTS}|${CANADIAN_COURTS}|A\\.?C\\.?|Q\\.?B\\.?|K\\.?B\\.?|Ch\\.?|Fam|W\\.?L\\.?R\\.?|All E\\.?R\\.?|I\\.?R\\.?|S\\.?C\\.?R\\.?|NZLR|SLR\\(R\\)|Lloyd[’']s Rep|ECR))\\s((?:I{1,2}[-–])?\\d{1,6})\\b`,
      'gu',
    ),
    key: ([y, c, n]) => `neutral:${y}:${tight(c)}:${dashed(n)}`,
  },
  {
    sign: /\b(?:Case|Rs\.?|Rechtssache|Affaire|Asunto|Causa|C\.)?\s?\b([CT][-‑–]\d{1,4}\/\d{2})\b/gu,
    key: ([n]) => `eu-case:${dashed(n)}`,
  },
  { sign: /\b(?:Joined )?Cases? (\d{1,4}\/\d{2})(?![\d/])/gu, key: ([n]) => `eu-case:${n}` },
  { sign: /\b(?:ICSID|PCA|LCIA) Case Nos?\.? ([A-Z\d][A-Z\d()]{0,7}[/-][\d/-]{1,12})/gu, key: ([n]) => `icsid:${(n ?? '').toLowerCase()}` },
  { sign: /\bSeries A,? [Nn]o\. ?(\d{1,3}(?:-[A-Z])?)\b/gu, key: ([n]) => `echr-a:${(n ?? '').toLowerCase()}` },
  { sign: /\b[Ss]er(?:ies|\.) C\)?,? [Nn]o\. ?(\d{1,4})\b/gu, key: ([n]) => `iachr-c:${n}` },
  {
    sign: /\bI\.?C\.?J\.? Rep(?:orts|\.)? \(?((?:19|20)\d\d)\)?,? (?:p\. ?|at )?(\d{1,4})\b/gu,
    key: ([y, p]) => `neutral:${y}:icj:${p}`,
  },
  { sign: /[[(]((?:19|20)\d\d)[\])] I\.?C\.?J\.?(?: Rep(?:orts|\.)?)? (\d{1,4})\b/gu, key: ([y, p]) => `neutral:${y}:icj:${p}` },
  { sign: /\bAIR ((?:19|20)\d\d) (SC|[A-Z][A-Za-z&]{1,9}) (\d{1,5})\b/gu, key: ([y, c, p]) => `neutral:${y}:air${tight(c)}:${p}` },
  {
    sign: /\b((?:19|20)\d\d) \((\d{1,2})\) (SA|SACR|BCLR|SCC|SCR) (\d{1,5})\b/gu,
    key: ([y, v, s, p]) => `neutral:${y}:${v}${tight(s)}:${p}`,
  },
  { sign: /\b(ECLI:[A-Z]{2}:[A-Z\d]{1,7}:\d{4}:[A-Z\d.]{1,25})\b/giu, key: ([n]) => (n ?? '').toLowerCase().replace(/\.$/, '') },
  { sign: /(?<=\s|^)(EU:[CTF]:\d{4}:\d{1,5})\b/gu, key: ([n]) => `ecli:${(n ?? '').toLowerCase()}` },
  { sign: /\bn(?:os?\b\.?|[°º]) ?(\d{3,6}\/\d{2})(?![\d/])/giu, key: ([n]) => `echr:${n}` },
  { sign: /\b(BGE|ATF|DTF) (\d{1,3}) ([IV]{1,3}[ab]?) (\d{1,4})\b/gu, key: ([, v, p, n]) => `bge:${v}:${tight(p)}:${n}` },
  { sign: /\b(BVerfGE|BGHZ|BGHSt|BVerwGE|BFHE|BAGE|BSGE) (\d{1,3}), (\d{1,4})\b/gu, key: ([c, v, n]) => `${tight(c)}:${v}:${n}` },
  { sign: new RegExp(`(?<![\\p{L}\\d./-])(${DOCKETS})(?![\\p{L}\\d/])`, 'gu'), key: ([n]) => `docket:${dashed(n).replace(/\s/g, '')}` },
  {
    sign: /(?:\((?:EU|EC|EEC|EG|EWG|UE|CE|CEE)\)|\b(?:Directive|Regulation|Decision|Richtlinie|Verordnung|Règlement|Reglamento|Directiva|Regolamento|Direttiva))\s(?:\((?:EU|EC|EEC|EG|EWG|UE|CE|CEE)\)\s)?(?:No\.?\s|Nr\.\s|n[°º]\s)?(\d{2,4}\/\d{1,4})\b/giu,
    key: ([n]) => `eu:${n}`,
  },
  {
    sign: /(?<!\p{L})((?:COM|SWD|SEC|JOIN)) ?\(((?:19|20)\d\d)\) ?(\d{1,4})(?!\d)/gu,
    key: ([k, y, n]) => `eu-paper:${tight(k)}:${y}:${n}`,
  },
  { sign: /\bSI (?:No\.? )?((?:19|20)\d\d\/\d{1,4})(?![\d/])/gu, key: ([n]) => `uk-si:${n}` },
  {
    sign: /\b(R\.?S\.?C\.?|L\.?R\.?C\.?|S\.?C\.?|L\.?C\.?|RSO|RSBC|SBC|RSA|SO|CQLR|RLRQ),? ((?:19|20)\d\d),? (?:c|ch)\.? ?([A-Z]{0,3}[-‑.]?\d{1,4}(?:\.\d{1,3})?)\b/gu,
    key: ([k, y, n]) => `ca-act:${tight(k)}:${y}:${dashed(n)}`,
  },
  { sign: /\bSR (\d{3}(?:\.\d{1,4}){1,3})\b/gu, key: ([n]) => `ch-sr:${n}` },
  { sign: /\b(?:BT-?Dr(?:s|ucks)?\.?|Bundestagsdrucksache|Drucksache) ?(\d{1,2}\/\d{1,5})\b/giu, key: ([n]) => `bt-drs:${n}` },
  { sign: /\bLoi\sn[°º]\s?(\d{2,4}-\d{1,5})\b/giu, key: ([n]) => `fr-loi:${n}` },
  { sign: /\bLey\s(?:Orgánica\s)?(\d{1,3}\/\d{4})\b/gu, key: ([n]) => `es-ley:${n}` },
  { sign: /\b(ST[CS]) (?:núm\. )?(\d{1,5}\/(?:19|20)\d\d)\b/gu, key: ([c, n]) => `es-${tight(c)}:${n}` },
  { sign: /\bLei\sn?[.º°]{0,3}\s?(\d{1,3}\.\d{3})\b/giu, key: ([n]) => `br-lei:${n}` },
  { sign: /(明治|大正|昭和|平成|令和)(\d{1,2}|元)年(法律|政令|省令)第(\d{1,4})号/gu, key: ([e, y, k, n]) => `jp:${e}${y}${k}${n}` },
  { sign: /(民集|刑集|判時|判タ)(\d{1,4})巻(?:\d{1,2}号)?(\d{1,5})頁/gu, key: ([r, v, p]) => `rep:${v}:${r}:${p}` },
  {
    sign: /[（(]((?:19|20)\d\d)[）)]([\p{Script=Han}\d]{2,12}?)第?(\d{1,6})号/gu,
    key: ([y, c, n]) => (/[民刑行知商执破]/u.test(c ?? '') ? `cn-case:${y}:${c}:${n}` : null),
  },
  { sign: /№?\s?(\d{1,4}-ФЗ)(?![\p{L}])/gu, key: ([n]) => `ru:${(n ?? '').toLowerCase()}` },
  {
    sign: /(?<![\p{L}\d/])([ASE]\/(?:[A-Z][A-Za-z.]{1,9}\/){0,3}(?:\d{1,4}\/)?\d{1,5}(?:\/(?:Add|Rev|Corr)\.\d)?)(?![\d/])/gu,
    key: ([n]) => (/^.\/[A-Z\d].*\/\d/.test(n ?? '') ? `un:${(n ?? '').toLowerCase()}` : null),
  },
  { sign: /\bRFC[\s#-]{0,2}0{0,3}(\d{1,5})\b/giu, key: ([n]) => `rfc:${n}` },
  { sign: /\bRequest(?:s)? for Comments:? (?:No\. ?)?0{0,3}(\d{1,5})\b/giu, key: ([n]) => `rfc:${n}` },
  {
    sign: /(?<![\p{L}\d-])(draft-[a-z]{2,20}-[a-z\d-]{2,60}?)(?:-(\d\d))?(?![a-z\d-])/gu,
    key: ([n]) => `draft:${n}`,
    year: ([, v]) => v,
  },
  {
    sign: /\bETSI (EN|TS|TR|ES|EG|GS(?: [A-Z]{2,5})?) (\d{3}) ?(\d{3}(?:-\d{1,3})?)(?!\d)/gu,
    key: ([k, a, b]) => `std:etsi${tight(k)}:${a}${b}`,
  },
  { sign: /\b(T[SR]) (\d{2}\.\d{3})(?!\d)/gu, key: ([k, n]) => `std:3gpp${tight(k)}:${n}` },
  {
    sign: new RegExp(
      `(?<![\\p{L}\\d]|ETSI )(${BODIES})[\\s-]((?:[A-Z]{1,3}\\.?\\s?)?\\d{1,6}(?:[-.]\\d{1,4}[a-z]{0,3}){0,3}?[A-Z]?(?: Blatt \\d{1,2})?(?:\\/[A-Z]\\d{1,4}M)?)(?:([:_–—-])((?:19|20)\\d\\d(?:-?\\d\\d)?|\\d\\d(?!\\d)))?(?: (Rev\\.? ?\\d{1,2}|r\\d))?(?!\\d|\\/(?!A)|[-.]\\d)`,
      'gu',
    ),
    key: ([b, n, sign, y]) => `std:${body(b)}:${dashed(n).replace(' blatt ', '-').replace(/\s/g, '')}${isPart(b, sign, y) ? `-${y}` : ''}`,
    year: ([b, , sign, y, revision]) => {
      if (revision !== undefined) return revision.replace(/\D/g, '');
      if (y === undefined || isPart(b, sign, y)) return undefined;
      return y.length > 2 ? y.slice(0, 4) : `${Number(y) > 50 ? '19' : '20'}${y}`;
    },
  },
  {
    sign: /\b(U\.? ?S\.?(?: ?A\.)?|USA|United States|EP|European|WO|DE|GB|FR|JP|CN|KR|ES|IT)[\s-]?(?:[Pp]at(?:ent|\.)(?: (?:No\.?|Appl?\.?|Application|Publication|US|EP)){0,3}\s?)?(\d{1,4}\/\d{3},?\d{3,4}|\d{4}[/ ]\d{5,7}|\d{2} \d{4} \d{3} ?\d{3}|[12]0-(?:19|20)\d\d-\d{7}|(?:19|20)\d\d-\d{6}|\d{1,3}(?:[,. ]\d{3}){1,3}|\d{5,13})\s?(?:[ABCTUS]\d?)?(?!\d)/gu,
    key: ([c, n]) => patent(c, n),
  },
  // Letters that are a state's or a word's as often: only with the kind of document behind the number.
  {
    sign: /\b(AU|CA|CH|AT|RU|BR|TW|NL|SE|DK|IN|MX|PL)[\s-]?(\d{1,3}(?:[,. ]\d{3}){1,3}|\d{5,13}) ?[ABCUTY]\d?(?![\p{L}\d])/gu,
    key: ([c, n]) => patent(c, n),
  },
  { sign: /[特実]開(?:平|昭)?(\d{1,4}-\d{5,6})/gu, key: ([n]) => patent('JP', n) },
  { sign: /(?<!\d)(\d{8,13})(?:\.[\dX])?\s?\[P/gu, key: ([n]) => patent('CN', n) },
  {
    sign: /\b(NCT\d{8}|ISRCTN\d{6,8}|ACTRN\d{14}|DRKS\d{8}|ChiCTR-?[A-Za-z]{0,6}-?\d{8,10}|UMIN\d{9}|jRCT[a-z]?\d{9,10}|KCT\d{7}|PACTR\d{15})\b/giu,
    key: ([n]) => `trial:${tight(n)}`,
  },
  { sign: /\b(?:EudraCT|EUCTR)(?: ?(?:No\.?|[Nn]umber))?:? ?(\d{4}-\d{6}-\d{2})\b/gu, key: ([n]) => `trial:${n}` },
  { sign: /\bCVE[-‑–](\d{4})[-‑–](\d{4,7})\b/gu, key: ([y, n]) => `cve:${y}-${n}` },
];

function patent(office: string | undefined, number: string | undefined): string | null {
  const digits = (number ?? '').replace(/\D/g, '');
  const letters = tight(office)
    .replace(/^(?:usa|unitedstates)$/, 'us')
    .replace(/^european$/, 'ep');
  return digits.length < 5 || digits.length > 13 ? null : `pat:${letters}:${digits}`;
}
