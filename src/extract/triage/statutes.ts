/**
 * Statutes, regulations, treaties and constitutions by the forms of many countries, beside those of `law.ts`. Most begin with the
 * name or number of the law where other references begin with a person: such a beginning settles the matter even where the parser
 * believes it saw a journal with numbers. What stands inside a reference is taken only when nothing but a law is cited so (gazettes,
 * series of treaties), and leaves an article about it formal.
 */
import type { Form } from './law.ts';

/** Years of laws, as they are printed. */
const YEAR = String.raw`(?:1[2-9]|20)\d{2}`;
/** Words of an English title: capitals, with small words and brackets between. */
const TITLE = String.raw`(?:\(?\p{Lu}[\p{L}'’.()&,/-]{0,25},?\s(?:(?:\(?\p{Lu}[\p{L}'’.()&,/-]{0,25}|and|of|for|to|in|the|on|by|with|against)\s){0,12})?`;
const JURISDICTION =
  'Great Britain|United Kingdom|England and Wales|Scotland|Northern Ireland|UK|Ireland|Australia|Canada|Ontario|Québec|Quebec|India|New Zealand|Singapore|South Africa|Hong Kong|Malaysia|Kenya|Nigeria|Ghana|Uganda|Tanzania|Pakistan|Bangladesh|Sri Lanka|Philippines|Republic of (?:South Africa|Ireland|India|Korea|Kenya)|United States|U\\.S\\.|USA|European Union|Parliament of \\p{Lu}\\p{L}{2,20}';

export const STATUTES: readonly Form[] = [
  {
    kind: 'statute',
    name: 'acts of the European Union by number',
    own: true,
    sign: /^(?:(?:Council|Commission|Parliament and Council|European Parliament and Council|Euratom|ECB)\s)?(?:(?:Implementing|Delegated|Framework)\s)?(?:Directive|Regulation|Decision|Recommendation|Richtlinie|Verordnung|Règlement|Reglamento|Directiva|Regolamento|Direttiva)\s(?:\((?:EU|EC|EEC|EG|EWG|UE|CE|CEE)\)\s)?(?:No\.?\s|Nr\.\s|n[°º]\s)?\d{1,4}\/\d{1,4}/u,
    takes: [
      'Council Directive 93/13/EEC of 5 April 1993 on unfair terms in consumer contracts [1993] OJ L95/29.',
      'Commission Implementing Decision (EU) 2021/914 of 4 June 2021.',
    ],
    leaves: ['Council, A. (2001). Directives and their uses. Journal of Law 3, 1-9.'],
  },
  {
    kind: 'statute',
    name: 'codes and rules of the United States and their states',
    own: true,
    sign: /\b(?:Code|Law|Laws|Stat\.|Statutes)(?: Ann\.)?(?: tit\. ?\d{1,3},?)?(?: ch\. ?\d{1,4}[A-Z]?,?)? §{1,2} ?\d|^(?:\p{Lu}[\p{L}.&]{0,15}\s){1,8}(?:Code|Laws?|Stat\.|Const\.)(?: Ann\.)? (?:§{1,2}|art\.) ?[\dIVX]|^(?:Fed|\p{Lu}\p{L}{1,5})\. ?R\. ?(?:Civ|Crim|App|Evid|Bankr)\.|^Restatement \((?:First|Second|Third|Fourth)\) of|\bU\. ?C\. ?C\. §|^(?:Exec(?:utive|\.) Order|Proclamation) (?:No\. ?)?\d{1,2},?\d{3}\b|^Model (?:Penal Code|Rules of Prof)/u,
    takes: [
      'Cal. Civ. Code § 1798.100 (West 2020).',
      'N.Y. Penal Law § 125.25 (McKinney 2009).',
      'Tex. Bus. & Com. Code Ann. § 17.46.',
      'Mass. Gen. Laws ch. 93A, § 2.',
      'Fed. R. Civ. P. 12(b)(6).',
      'Restatement (Second) of Torts § 402A (1965).',
      'U.C.C. § 2-207 (2002).',
      'Executive Order 13,769, 82 Fed. Reg. 8977 (2017).',
    ],
    leaves: ['Law, A. (2001). Code and its limits. Journal of Codes 3, 1-9.'],
  },
  {
    kind: 'statute',
    name: 'acts by name, number and place',
    own: true,
    sign: new RegExp(
      `^(?:[Tt]he\\s)?${TITLE}?(?:Act|Code|Ordinance|Bill|Regulations|Rules|Order|Proclamation|Charter|Constitution),?\\s\\(?${YEAR}\\)?(?=[\\s,.;(]|$)(?:(?=,?\\s(?:s{1,2}|sch|reg|art|cap|c|r|pt|para)\\.?\\s?\\d)|(?=,?\\s\\((?:Cth|NSW|Vic|Qld|WA|SA|Tas|ACT|NT|UK|NZ|Eng|Scot|India|Can|Ont|Ir|Sing|c\\.? ?\\d{1,3})\\))|(?=,?\\sasp\\s\\d)|(?=,?\\sSI\\s\\d)|(?=,?\\s\\(?No\\.?\\s\\d)|(?=\\.?$))|^(?:[Tt]he\\s)?${TITLE}?(?:Act|Ordinance|Law|Code|Decree)(?:\\s|,\\s)(?:No\\.?\\s)?\\d{1,4}\\sof\\s${YEAR}\\b|^(?:${JURISDICTION})[.,:]\\s.{0,120}\\b(?:Act|Ordinance|Regulations|Bill|Code|Constitution)\\b`,
      'u',
    ),
    takes: [
      'Human Rights Act 1998, s 6(1).',
      'Land Reform (Scotland) Act 2003 asp 2.',
      'The Civil Procedure Rules 1998, SI 1998/3132, r 24.2.',
      'Privacy Act 1988 (Cth) s 6.',
      'Crimes Act 1900 (NSW) s 61I.',
      'Information Technology Act, 2000, No. 21 of 2000, India Code.',
      'Right to Information Act, No. 22 of 2005 (India).',
      'Protection of Personal Information Act 4 of 2013 (South Africa).',
      'Great Britain. Data Protection Act 2018: Elizabeth II. Chapter 12. London: The Stationery Office, 2018.',
      'Personal Data Protection Act 2012 (No. 26 of 2012), Singapore.',
      'Resource Management Act 1991 (NZ), s 5.',
    ],
    leaves: [
      'Act, B. (2001). Rules of order. Journal of Acts 3, 1-9.',
      'Roe, J. The Clean Air Act of 1990 and its critics. J. Law 3, 1-20.',
    ],
  },
  {
    kind: 'statute',
    name: 'codes, charters and constitutions',
    own: true,
    sign: /^(?:[Tt]he\s)?(?:\p{Lu}\p{L}{2,20}\s){0,3}(?:Penal|Criminal|Civil|Labou?r|Tax|Commercial|Family|Revenue|Electoral)\s(?:Procedure\s)?Code\b|^(?:[Tt]he\s)?(?:\p{Lu}\p{L}{2,20}\s){0,3}Charter of (?:Fundamental )?(?:Rights|the United Nations)|^(?:[Tt]he\s|[Ll]a\s)?(?:Constitution of (?:the )?\p{Lu}|Constitution (?:française|de la|du \d|fédérale)|Constitución\s|Constituição\s|Costituzione\s|Bundesverfassung|Constitutie\s|Konstytucja\s|Конституци[яи]\s)|\bCap\.? ?\d{1,4}[A-Z]?\b.{0,60}\bOrdinance\b|\b(?:R\. ?S\. ?C\.|RSC|LRC|S\. ?C\.|RSO|RSQ|RLRQ|CQLR|RSBC|SBC|RSA|RSNS|CCSM),? (?:19|20)\d\d,? (?:c|ch)\.? ?[A-Z\d]/u,
    takes: [
      'The Indian Penal Code, 1860, s. 302.',
      'Charter of Fundamental Rights of the European Union, art. 8.',
      'Canadian Charter of Rights and Freedoms, s 7, Part I of the Constitution Act, 1982.',
      'The Constitution of India, art. 21.',
      'Constitution of the Republic of South Africa, 1996, s 9.',
      'Constitución Española de 1978, art. 18.',
      'Constituição da República Federativa do Brasil de 1988.',
      'Costituzione della Repubblica Italiana, art. 21.',
      'Criminal Code, RSC 1985, c C-46, s 718.2(e).',
      'Loi sur la protection des renseignements personnels, LRC 1985, c P-21.',
      'Cap. 486 Personal Data (Privacy) Ordinance, Hong Kong.',
    ],
    leaves: ['Roe, J. (2001). The constitution of small clubs. Journal of Clubs 3, 1-9.'],
  },
  {
    kind: 'statute',
    name: 'German, Austrian and Swiss law',
    own: true,
    sign: /^(?:Gesetz|Bundesgesetz|Landesgesetz|Verordnung|Satzung|Erlass)\s(?:über|gegen|zur|zum|zu|betreffend|für|vom|des|der)\b|^(?:\p{Lu}[\p{L}-]{2,30}\s){0,2}\p{L}{2,40}(?:gesetz(?:es)?|gesetzbuch|ordnung|verordnung|verfassung)(?:\s\([\p{L}-]{2,12}\))?(?:,\s(?:§|Art)|\s(?:vom|in der Fassung|§)|,?\s\(?(?:BGBl|RGBl|GVBl|JGS|SR|AS)\b|[.,]?$)|^(?:Art(?:\.|ikel)|§{1,2})\s?\d{1,4}[a-z]?\b.{0,60}\b(?:\p{Lu}{2,6}|\p{L}{2,30}(?:gesetz|ordnung|G|O|VO))\.?$|\b(?:JGS|RGBl|BGBl|GVBl|GVOBl)\.?\s(?:I{1,3}\s?)?(?:Nr\.|S\.|\d)|\bSR\s\d{3}\.\d{1,3}/u,
    takes: [
      'Gesetz gegen Wettbewerbsbeschränkungen (GWB), § 19.',
      'Bundesgesetz über den Datenschutz (DSG) vom 25. September 2020, SR 235.1.',
      'Verordnung über die Honorare für Architekten- und Ingenieurleistungen (HOAI), 2013.',
      'Strafprozessordnung (StPO), § 136a.',
      'Infektionsschutzgesetz vom 20. Juli 2000 (BGBl. I S. 1045).',
      'Allgemeines bürgerliches Gesetzbuch (ABGB), JGS Nr. 946/1811.',
      'Federal Act on Data Protection of 19 June 1992 (SR 235.1).',
      'Art. 8 BV.',
    ],
    leaves: [
      'Ordnung, K. (2001). Zur Ordnung der Dinge. Zeitschrift für Dinge 3, 1-9.',
      'Gesetz und Recht. Roe J. Berlin: Springer, 1999.',
    ],
  },
  {
    kind: 'statute',
    name: 'French, Spanish, Italian and Portuguese law',
    own: true,
    sign: /^Code (?:de|du|des|civil|pénal|général|électoral|rural)\b(?!.{0,120}\b(?:Paris|Press|Dalloz|LGDJ)\b)|^(?:Loi|Décret|Ordonnance|Arrêté|Circulaire)\s(?:(?:organique|constitutionnelle)\s)?(?:n[°ºo.]|du \d|sur\s|relative?\s|portant\s)|^Art(?:\.|icle)s?\s?(?:[LRD]\.?\s?)?\d[\d.-]{0,12},?\s(?:et s\.,?\s)?(?:du|de la|de l['’]|del|della|dello|c\.\s?[cp]\.|Cost\.|C\.\s?(?:civ|pén|trav))|^(?:Ley|Real Decreto(?:[- ](?:ley|Legislativo))?|Decreto(?:[- ](?:Lei|ley|Legislativo|legge))?|Orden|Lei|Medida Provisória|Emenda Constitucional)\s(?:(?:Orgánica|Complementar|Federal|Foral|General)\s)?(?:n[.º°úo]{1,4}\s?)?(?:núm\.\s?)?\d|^(?:Código|Codice)\s(?:Civil|Penal|Processo|de\s|di\s|del\s|civile|penale|dell)|^(?:Legge|D\.? ?[Ll]gs\.?|D\.? ?P\. ?R\.?|D\. ?L\.|D\. ?M\.)\s(?:\d|n\.)|\b(?:JORF|BOE)\sn|\bGazzetta Ufficiale\s(?:n\.|del)|\bDiário Oficial da União\b/u,
    takes: [
      'Code de la santé publique, article L. 1111-4.',
      'Loi n° 2016-1321 du 7 octobre 2016 pour une République numérique, JORF n°0235 du 8 octobre 2016.',
      'Art. 1382 du Code civil.',
      'Décret n° 2019-536 du 29 mai 2019.',
      'Ley 39/2015, de 1 de octubre, del Procedimiento Administrativo Común de las Administraciones Públicas. BOE núm. 236.',
      'Real Decreto Legislativo 2/2015, de 23 de octubre.',
      'Legge 7 agosto 1990, n. 241. Gazzetta Ufficiale n. 192.',
      'D.lgs. 30 giugno 2003, n. 196.',
      'Art. 2043 c.c.',
      'Lei nº 13.709, de 14 de agosto de 2018. Lei Geral de Proteção de Dados Pessoais.',
      'Código de Processo Civil. Lei n. 13.105, de 16 de março de 2015.',
    ],
    leaves: ['Ley, J. (2001). Decretos y leyes. Revista de Leyes 3, 1-9.', 'Loi, P. L’art de la loi. Revue 3, 1-9.'],
  },
  {
    kind: 'statute',
    name: 'law of other countries of Europe and the Americas',
    own: true,
    sign: /^Wet (?:van|op|houdende)\s|\b(?:Stb|Stcrt)\. (?:19|20)\d\d|^(?:Ustawa|Rozporządzenie|Uchwała)\s|\bDz\. ?U\.\s?(?:z\s|\d|Nr)|^(?:Zákon|Vyhláška|Nařízení)\s(?:č\.|o\s)|\b\d{1,4}\/(?:19|20)\d\d Sb\.|\bSFS (?:19|20)\d\d:\d|^\p{Lu}\p{L}{2,40}(?:lag|lagen|förordning|balken?)\s\((?:1[6-9]|20)\d\d:\d{1,4}\)|^Lov (?:nr|om|av)\.?\s|\bLOV-(?:1[6-9]|20)\d\d|^(?:Lege[a]?|Hotărârea|Ordonanța)\s(?:nr\.|pentru)|\bévi [CDLXVIM]{1,10}\. törvény|^\d{3,5} sayılı\s|^(?:Федеральный|Закон|Указ Президента|Приказ|Распоряжение)\s.{0,80}(?:от|№|N)\s?\d|\bкодекс(?:а|е|ом)? (?:Российской Федерации|РФ|Республики|України)|\b\d{1,4}-ФЗ\b|^Закон України/u,
    takes: [
      'Wet van 16 mei 2018, houdende regels ter uitvoering van Verordening (EU) 2016/679, Stb. 2018, 144.',
      'Ustawa z dnia 10 maja 2018 r. o ochronie danych osobowych (Dz.U. 2018 poz. 1000).',
      'Zákon č. 89/2012 Sb., občanský zákoník.',
      'Personuppgiftslag (1998:204).',
      'Lov om behandling av personopplysninger, LOV-2018-06-15-38.',
      'Legea nr. 677/2001 pentru protecția persoanelor.',
      '6698 sayılı Kişisel Verilerin Korunması Kanunu, 2016.',
      'Указ Президента РФ от 05.12.2016 № 646.',
    ],
    leaves: ['Закон, А. (2001). О законах. Журнал 3, 1-9.', 'Wet, J. de (2001). Water. Journal of Water 3, 1-9.'],
  },
  {
    kind: 'statute',
    name: 'law of East Asia',
    own: true,
    sign: /(?:明治|大正|昭和|平成|令和)(?:\d{1,2}|元)年(?:法律|政令|省令|勅令|条約)第|^.{0,30}(?:憲法|民法|刑法|商法|会社法|法律|条例|施行令|施行規則)(?:（|\(|第\s?\d)|第\s?\d{1,4}\s?条(?:第\s?\d{1,3}\s?[項款])?[。.]?$|中华人民共和国.{0,24}(?:法典|法|条例|办法|规定|宪法)|^《.{2,40}(?:法|条例|办法|规定)》|법률 제\s?\d{1,6}\s?호|대통령령 제|헌법 제\s?\d|민법 제\s?\d|형법 제\s?\d/u,
    takes: [
      '個人情報の保護に関する法律（平成15年法律第57号）',
      '民法（明治29年法律第89号）第709条',
      '日本国憲法第9条',
      '中华人民共和国民法典. 2020年5月28日.',
      '국가보안법, 법률 제3318호, 1980.',
      '대한민국 헌법 제10조',
    ],
    leaves: ['王小明. 统计方法的应用[J]. 统计研究, 2001, 3: 1-9.', '佐藤一郎 (2001) 方法について. 研究 3, 1-9.'],
  },
  {
    kind: 'statute',
    name: 'treaties',
    own: true,
    sign: /^(?:[Tt]he\s)?(?:(?:International|European|American|African|Geneva|Vienna|Hague|Berne|Paris|Rome|Inter-American|UN|United Nations|Budapest|Aarhus|Ramsar)\s){0,2}(?:Covenant on|Convention (?:for the Protection|on|against|concerning|relating to|\(?[IV]{1,3}\)?|of \d)|Additional Protocol|Protocol (?:No\. ?\d|Additional|to the)|Treaty (?:on|of|establishing|between)|Agreement, \w{3,4}\.? \d|Statute of the)|\b\d{2,4} ?U\.? ?N\.? ?T\.? ?S\.? ?\d|\bUNTS\b|\bT\. ?I\. ?A\. ?S\.|\b\d{1,2} U\. ?S\. ?T\. ?\d|\bCETS (?:No\.? ?)?\d|\bETS (?:No\.? )\d|\bConsolidated version of the Treaty\b|\bI\. ?L\. ?M\. ?\d{1,4}\b/u,
    takes: [
      'Convention for the Protection of Human Rights and Fundamental Freedoms, Rome, 4 November 1950, 213 U.N.T.S. 221.',
      'International Covenant on Civil and Political Rights, 16 December 1966, 999 UNTS 171.',
      'Vienna Convention on the Law of Treaties, opened for signature 23 May 1969, 1155 UNTS 331.',
      'Paris Agreement, Dec. 12, 2015, T.I.A.S. No. 16-1104.',
      'Consolidated version of the Treaty on the Functioning of the European Union [2012] OJ C326/47, art 101.',
      'Convention on Cybercrime, CETS No. 185.',
    ],
    leaves: ['Treaty, P. (2001). Agreements of small states. Journal of States 3, 1-9.'],
  },
];
