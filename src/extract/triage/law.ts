/**
 * Works of law, known by the form of their citation: statutes and treaties, court decisions. Forms of many countries, one
 * row each with examples. An article or a book about a law has authors and a venue of its own and is not taken here.
 */
import type { CanonicalKind } from '../../model/cited.ts';

/** One form in which a kind of work is cited. */
export interface Form {
  readonly kind: CanonicalKind;
  readonly name: string;
  /** The printed form settles the matter even where the parser believes it saw a journal with numbers. */
  readonly own?: true;
  readonly sign: RegExp;
  readonly takes: readonly string[];
  readonly leaves?: readonly string[];
}

const REPORTER = String.raw`(?:U\. ?S\.|S\. ?Ct\.|L\. ?Ed\.(?: ?2d)?|F\. ?(?:2d|3d|4th)|F\.(?= \d)|F\. ?Supp\.(?: ?[23]d)?|F\. ?App['’]x|B\. ?R\.|Cal\. ?(?:App\. ?)?(?:2d|3d|4th|5th)|N\. ?Y\. ?(?:S\. ?)?(?:2d|3d)|N\. ?E\. ?(?:2d|3d)|N\. ?W\. ?2d|S\. ?E\. ?2d|S\. ?W\. ?(?:2d|3d)|So\. ?(?:2d|3d)|A\. ?(?:2d|3d)|P\. ?(?:2d|3d)|WL|LEXIS|Fed\. ?Cl\.|T\. ?C\.)`;

export const LAW: readonly Form[] = [
  {
    kind: 'statute',
    name: 'United States statute',
    sign: /\bPub(?:lic|\.)? ?L(?:aw|\.)(?: ?No\.?)? ?\d{1,3}[-–]\d{1,4}\b|\b\d{1,2} ?(?:U\. ?S\. ?C\.?(?: ?A\.)?|C\. ?F\. ?R\.)(?:,? ?(?:§{1,2}|sec\.|part|pt\.)? ?\d)|\b\d{1,3} ?Stat\. ?\d{1,5}|\b\d{1,3} ?Fed\. ?Reg\. ?\d{1,6}|\bU\. ?S\. ?Const\.|\bH\. ?R\. ?\d{1,5},|\bS\. ?\d{1,4}, \d{3}(?:th|d) Cong/iu,
    takes: [
      'Health Insurance Portability and Accountability Act of 1996, Public Law 104-191.',
      '42 U.S.C. § 1983',
      'Pub. L. No. 111-148, 124 Stat. 119 (2010)',
      '45 C.F.R. § 164.502',
      'U.S. Const. amend. XIV, § 1.',
    ],
  },
  {
    kind: 'statute',
    name: 'European Union law',
    sign: /\b(?:directive|regulation|decision|richtlinie|verordnung|règlement|reglamento|directiva|regolamento|direttiva|diretiva|regulamento|rozporządzenie|dyrektywa)\s?(?:\((?:eu|ec|eec|eg|ewg|ue|ce|cee|we)(?:, ?euratom)?\)\s?)?(?:no\.?|nr\.?|nº|n°)?\s?\d{1,4}\/\d{1,4}(?:\/(?:ec|eu|eec|eg|ewg|ce|ue|cee|jha|we))?|\bgeneral data protection regulation\b|\bGDPR\b|\bDSGVO\b|\bDatenschutz-Grundverordnung|\bTFEU\b|\bAEUV\b|\bOJ\s?(?:\d{4},?\s?)?[LC]\s?\d{1,4}/iu,
    takes: [
      'Directive 95/46/EC of the European Parliament and of the Council',
      'Regulation (EU) 2016/679 (GDPR)',
      'Verordnung (EU) Nr. 910/2014',
      'Règlement (UE) 2016/679',
    ],
  },
  {
    kind: 'statute',
    name: 'statute by name',
    sign: /^(?:the\s)?(?:\p{Lu}[\p{L}'’()&,-]{0,25}\s(?:(?:\p{Lu}[\p{L}'’()&,-]{0,25}|and|of|for|to|in|the|on)\s){0,10})?(?:Act|Code|Ordinance|Bill|Charter|Constitution|Statute)(?:\sof)?[\s,]\(?(?:1[2-9]\d{2}|20\d{2})\)?(?:[\s,.]|$)(?![^.]{0,40}\b(?:press|journal|verlag)\b)|(?<!\d)§{1,2}\s?\d{1,4}\s?\p{L}?,?\s(?:Abs\.|BGB|StGB|GG|ZPO|StPO|HGB|UrhG|AO|SGB|ABGB|OR\b|ZGB)|\bArt(?:\.|ikel)\s?\d{1,4}\s(?:(?:Abs|Satz|lit|Nr)\.\s?[\da-z]{1,3}\s){0,3}(?:GG|BV|ZGB|OR|StGB|EMRK|AEUV|DSGVO)\b|\b(?:BGBl|RGBl|GVBl)\.?\s?(?:I{1,3}\s?)?(?:\d{4}|S\.|Nr\.)|\b(?:Grundgesetz|Bürgerliches Gesetzbuch|Strafgesetzbuch|Code civil|Código (?:Civil|Penal)|Codice (?:civile|penale)|Loi n[°º]\s?\d|Décret n[°º]\s?\d|Ley (?:Orgánica )?\d{1,3}\/\d{4}|Lei n[.º°]{1,3}\s?\d|Real Decreto|Legge \d|Decreto[- ](?:Lei|Legislativo|legge)|Treaty (?:on|of|establishing)|Convention on the|United Nations Charter|UN Charter|Universal Declaration of Human Rights|Magna Carta)|Федеральный закон|Закон РФ|Гражданский кодекс|中华人民共和国.{1,24}法/u,
    takes: [
      'Data Protection Act 1998 (UK).',
      'Civil Rights Act of 1964',
      '§ 823 Abs. 1 BGB',
      'Art. 5 Abs. 3 GG',
      'Loi n° 78-17 du 6 janvier 1978',
      'Ley Orgánica 3/2018, de 5 de diciembre',
      'Treaty on European Union',
      '中华人民共和国著作权法',
      'Федеральный закон от 27.07.2006 № 152-ФЗ',
    ],
    leaves: ['Smith, J. (1999). The Clean Air Act of 1990 and its critics. Journal of Law 3, 1-20.'],
  },
  {
    kind: 'court-decision',
    name: 'United States decision',
    sign: new RegExp(
      `\\b\\d{1,4} ${REPORTER} ?(?:at )?\\d{1,7}\\b|\\b(?:No\\.|Case No\\.) ?\\d{1,2}[-:]\\d{1,2}?-?(?:cv|cr|civ|md|mc)?-?\\d{3,6}`,
      'u',
    ),
    takes: [
      'Lucas v. South Carolina Coastal Council, 505 U.S. 1003 (1992).',
      'Mata v. Avianca, Inc., 678 F. Supp. 3d 443 (S.D.N.Y. 2023)',
      'Smith v. Jones, 504 U.S. 555',
      '2023 WL 4114965',
    ],
  },
  {
    kind: 'court-decision',
    name: 'party against party',
    sign: /^(?:in\s)?(?:\p{Lu}[\p{L}.'’&,()-]{0,30}\s){1,8}(?:v\.?|vs\.?|versus|c\.|gegen)\s\p{Lu}[\p{L}.'’&()-]{0,30}(?:[\s,][^()[\]]{0,80})?(?:[([][^()[\]]{0,30}\d{4}[)\]]|\d{4})|^(?:In re|Ex parte|Matter of|In the [Mm]atter of|R v\.?)\s(?:the\s)?\p{Lu}|^(?:Case|Rechtssache|Affaire|Asunto|Causa)\s[CT]-\d{1,4}\/\d{2}|\bECLI:\p{Lu}{2}:[\p{Lu}\d]{1,7}:\d{4}:[\p{Lu}\d.]{1,25}/u,
    takes: [
      'Donoghue v Stevenson [1932] AC 562',
      'Mata v. Avianca, Inc. (S.D.N.Y. 2023)',
      'In re Winship, 397 U.S. 358 (1970)',
      'Case C-131/12 Google Spain SL v AEPD',
      'ECLI:EU:C:2014:317',
      'Roe v. Wade (1973)',
    ],
    leaves: [
      'Venkatesh V. User acceptance of information technology. MIS Q 2003;27:425-478.',
      'Vapnik, V. N. (1995) The nature of statistical learning theory. Springer.',
    ],
  },
  {
    kind: 'court-decision',
    name: 'decisions of other countries',
    sign: /\[\d{4}\]\s(?:\d\s)?(?:UKSC|UKHL|EWCA|EWHC|AC|QB|KB|Ch|WLR|All ER|SCR|SCC|HCA|NZSC|NZLR|FCA|CSIH|UKPC|UKUT|IESC)\b|\b(?:EWCA|EWHC)\s(?:Civ|Crim)?\s?\d|\bBGE\s\d{1,3}\s[IVab]{1,4}\s\d|\bBVerfGE?\b[ ,]{1,2}\d|\bBGHZ?\b[ ,]{1,2}(?:\d|Urt|Beschl|NJW)|\b(?:BGH|BVerfG|BAG|BSG|BFH|BVerwG|OLG|LG|AG|VG|OVG|EuGH|EGMR|OGH|VfGH)\b[^,.]{0,30},?\s(?:Urteil|Urt\.|Beschluss|Beschl\.|Rs\.|Entscheidung)\s|\b(?:Cour de cassation|Cass\.\s(?:civ|crim|com|soc)|Conseil d['’][ÉE]tat|CE,\s\d{1,2}\s|Tribunal (?:Supremo|Constitucional)|STC\s\d|STS\s\d|Corte (?:costituzionale|di cassazione)|Cass\. (?:pen|civ)\.|Supremo Tribunal Federal|Hoge Raad|HR \d{1,2} \p{Ll}{3,10} \d{4}|App(?:lication|\.) no\. ?\d{3,6}\/\d{2}|Eur\. ?Ct\. ?H\. ?R\.|I\. ?C\. ?J\. (?:Reports|Rep\.)|最高人民法院|最判|大判|東京地判)/u,
    takes: [
      '[2019] UKSC 41',
      '[2003] EWCA Civ 1103',
      'BGE 140 III 115',
      'BVerfGE 65, 1',
      'BGH, Urteil vom 12.5.2010 - I ZR 121/08',
      'Cass. civ. 1re, 3 mars 2010',
      'Application no. 12345/06',
    ],
  },
];
