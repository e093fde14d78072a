/**
 * What a brief cites and is no work: the record of its own case ("R. at 12", "Dkt. 45", "Compl. ¶ 12", "Bl. 23 d. A.", "pièce n° 12"), and
 * statutes, rules and treatises by section. None of them becomes a reference. They are told because "id." behind them means them, and because
 * words in quotation marks before them stand there, and not in the decision that was cited last.
 */
import type { Span } from '../../model/document.ts';

const NUMBER = String.raw`(?:¶{1,2}\s?)?[\dIVX]{1,6}[a-z]?(?!\p{L})`;
const AT = String.raw`(?:,?\sat)?\s${NUMBER}`;
/** Papers of the court's own file, as the Bluebook's table BT1 abbreviates them. */
const PAPERS = String.raw`Am\.\sCompl|Compl|Decl|Aff(?:[’']t|id)?|Dep|Br|Mem|Mot|Opp(?:[’']n)?|Stip|Tr|Stmt|Resp|Ans|Admis|Interrog|Pet\.\sApp|App|Req|Verif|Hr[’']g\sTr`;
const RECORD: readonly string[] = [
  String.raw`(?<![\p{L}\d.])(?:R\.|J\.A\.|A\.R\.|C\.R\.|SER|ER|CP|RP|AA)(?:\sVol\.\s[\dIVX]{1,4},?)?${AT}`,
  String.raw`(?<![\p{L}\d.])(?:${PAPERS})\.(?:\sof\s[^.;()]{1,30})?${AT}`,
  String.raw`(?<![\p{L}\d.])(?:Dkt|Doc|ECF|Docket\sEntry|D\.E|Dk)\.?(?:\sNos?\.)?\s\d{1,4}`,
  // Briefs, the appendices and the argument, as the Supreme Court cites them, and other pages of the opinions beside this one.
  String.raw`(?<!\p{L})(?:Reply\s)?Brief\s(?:for|of|in)\s(?:(?<=\s(?:al|Nos?|v|[OTUS]|Inc|Co|Corp|Cert|Ass’n|Assn))\.|[^.;()“”"]){2,160}?\s(?:pp?\.\s)?\d{1,3}(?:[–-]\d{1,3})?(?![\p{L}\d]|,?\s\d)`,
  String.raw`(?<!\p{L})(?:App\.\sto\s(?:Pet|Juris|Brief|Opp)|(?:Pet|Opp)\.\sfor\sCert|Tr\.\sof\sOral\sArg|Juris\.\sStatement)\.?[^;()“”"\d]{0,40}\d{1,4}[a-zA-Z]?(?![\p{L}\d])`,
  String.raw`(?<![\p{L}\d])(?:\d{1,3}\s)?(?:Record|Tr\.|App\.),?\s(?:Doc\.\s)?(?:[A-Z]{1,4}\s?)?\d{1,5}(?![\p{L}\d])`,
  // "Roe, supra, at 12" is a work by its name.
  String.raw`(?<!\p{L}|(?<!\p{L})\p{Lu}[\p{L}’'-]{0,40}\.?,\s)(?:[Aa]nte|[Pp]ost|[Ss]upra|[Ii]nfra),\sat\s(?:\d{1,4}|_{2,6}|n\.)`,
  String.raw`(?<!\p{L})(?:Exs?\.|Exhs?\.|Exhibits?)\s(?:\p{Lu}{1,3}|\d{1,4})(?!\p{L})`,
  String.raw`(?<!\p{L})(?:Witness\sStatement|WS|Particulars\sof\sClaim|Claim\sForm|Defence|Bundle|Transcript|Complaint|Answer|Slip\s[Oo]p\.),?\s(?:at\s)?(?:pp?\.?\s|paras?\.?\s|tab\s|¶{1,2}\s?)?\d{1,4}`,
  String.raw`(?<!\p{L})(?:GA\s)?Bl\.\s\d{1,4}(?:\sff?\.)?(?:\sd\.\s?A\.|\sder\sAkten?)?`,
  String.raw`(?<!\p{L})(?:Anlage|Beilage|Beil\.|Anl\.|Schriftsatz\svom|act\.|pièces?(?:\sadverses?)?|conclusions|productie|folios?|doc\.|all\.)[,\s]\s?(?:n[°º]\s|nr\.\s|p\.\s|\p{Lu}{1,3}\s?)?\d{1,4}`,
];
const STATUTES: readonly string[] = [
  String.raw`(?<!\p{L})(?:H\.\s?R\.|S\.)\sRep\.(?:\sNo\.|,\sat)\s\d|(?<![\p{L}\d])\d{1,3}\sCong\.\s(?:Rec|Globe)\.?`,
  String.raw`(?<![\p{L}\d])\d{1,2}\s(?:U\.\s?S\.\s?C|C\.\s?F\.\s?R)\.`,
  String.raw`(?<!\p{L})Fed\.\sR\.\s(?:Civ|Crim|App|Evid|Bankr)\.`,
  String.raw`(?<!\p{L})(?:[A-Z][a-z]{1,4}\.\s)?Const\.(?:,)?\s(?:art|amend|pmbl)\.`,
  String.raw`(?<!\p{L})(?:[Ss]ections?|[Aa]rticles?|Rules?|Arts?\.|Restatement|ss?)\s(?:\d|\((?:First|Second|Third)\))`,
  String.raw`§{1,2}\s?\d`,
];
/** "5 Roe, Hedges (4th ed. 2010)", "57 Harv. L. Rev. 139 (2004)": whatever else bears its year in brackets. */
const DATED = String.raw`\([^()\d]{0,40}(?:\d{1,2}(?:st|nd|rd|th|d)\s[^()\d]{0,20})?(?:1[6-9]|20)\d\d\)`;

/** Papers of a file, which have pages and paragraphs as decisions have. */
const PAPER = new RegExp(RECORD.join('|'), 'gu');
const LAW = new RegExp(STATUTES.join('|'), 'gu');
const OTHER = new RegExp(DATED, 'gu');

/** A place that is cited and is in no decision. `paged`: it may have pages, so that a page behind it may be its own. */
export interface Elsewhere extends Span {
  readonly paged: boolean;
}

const found = (text: string, sign: RegExp, paged: boolean): Elsewhere[] =>
  [...text.matchAll(sign)].map(({ index, 0: whole }) => ({ start: index, end: index + whole.length, paged }));

/** Where a text cites the record, statutes or what else is dated, in reading order. `text` is without the citations that were read. */
export const elsewhereIn = (text: string): Elsewhere[] =>
  [...recordAndLawIn(text), ...found(text, OTHER, true)].sort((a, b) => a.start - b.start);

/** Where a text cites the record of its case, a statute or a rule, in reading order. */
export const recordAndLawIn = (text: string): Elsewhere[] =>
  [...found(text, PAPER, true), ...found(text, LAW, false)].sort((a, b) => a.start - b.start);
