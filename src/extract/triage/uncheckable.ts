/**
 * References that cannot be checked by design (seed 001, stage 2): pointers back at another reference, private
 * communication, what was never published, what lies in an archive. A work with a title that could be looked up is never
 * sent here for a word like "in press" or "unpublished": only what has nothing to look up.
 */
import type { CslItem } from '../../model/csl.ts';
import { words } from '../../text/fold.ts';
import { dated, likeness } from '../bibliography/likeness.ts';

/** Why it cannot be checked, in one clause; null when it can be tried. */
export interface Uncheckable {
  readonly why: string;
}

/** One family of words; `always` where the words alone settle it, else only when no title is left. */
export interface Rule {
  readonly id: string;
  readonly why: string;
  readonly always: boolean;
  readonly sign: RegExp;
  /** Examples that the rule takes, and some that it leaves: its tests. */
  readonly takes: readonly string[];
  readonly leaves: readonly string[];
}

/** "See", "cf.", "Vgl." and the like before a pointer. */
const SIGNAL = String.raw`(?:(?:see(?: also| generally)?|cf\.?|compare|but see|accord|contra|e\.g\.,?|vgl\.?(?: auch| dazu)?|s\.(?: auch)?|siehe(?: auch)?|so auch|ebenso|voir(?: aussi)?|véase|ver|vedi|cfr\.?|см\.|zie|se|por\.|参见|見|參見)\s*(?::\s*)?)?`;
const POINTER = String.raw`(?:ibid(?:em)?\b\.?|ib\.|id\.(?=[\s,;]|$)|[ií]dem\b\.?|ebd\b\.?|ebenda\b|ebd(?:ort|ortselbst)\b|a\.\s?a\.\s?o\.|aao\.?|loc\. ?cit\.?|op\. ?cit\.?|opus citatum|l\. ?c\.(?=[\s,;]|$)|там же|тамо|указ\. ?соч\.?|同上|同注|前掲|前揭|同前|同書|위의 책|앞의 책|상게서|tamże|tamtéž|[ií]b[ií]d(?:em\b)?\.?|ob\. ?cit\.?|obra citada|ivi\b|samma|samt|zelfde|aynı eser|a\.g\.e\.?|adı geçen eser)`;

export const UNCHECKABLE: readonly Rule[] = [
  {
    id: 'points-back',
    why: 'points at another reference',
    always: true,
    sign: new RegExp(
      `^[\\s"“'(\\[]{0,3}${SIGNAL}${POINTER}[\\s.,;:)\\]，、。]{0,4}(?:(?:at|p{1,2}\\.?|pages?|s\\.|seite|n[.°º]|note|anm\\.?|fn\\.?|§{1,2}|¶{1,2}|art\\.|vol\\.|с\\.|str\\.|第|頁|页|쪽)?\\s?[\\dIVXLivxlf.,;:\\s–—-]{0,40}[页頁]?|[^\\d]{0,30})(?:\\([^)]{0,120}\\))?[\\s.)。]{0,3}$`,
      'iu',
    ),
    takes: [
      'Ibid.',
      'Ibid., p. 5',
      'Ibid. at 34-35.',
      'Id. at 12.',
      'Ebd., S. 77.',
      'A. a. O., S. 12',
      'Vgl. ebd., S. 8f.',
      'Idem, p. 4',
      'Там же. С. 12.',
      '同上',
      'See ibid., 45.',
      'Loc. cit.',
      'op. cit., p. 9',
    ],
    leaves: [
      'Iberall, A. S. Ibid: a history of a footnote. J. Notes 3 (1999) 4-9.',
      'Idema, W. (1977). Chinese Vernacular Fiction. Brill.',
      'Id Software. Quake source code. 1999.',
    ],
  },
  {
    id: 'short-form',
    why: 'is a short form that points at an earlier reference',
    always: true,
    sign: new RegExp(
      `^(?=.{3,110}$)${SIGNAL}[\\p{Lu}\\p{Lo}][^\\d(]{1,70}?[,.(\\s]+(?:op\\. ?cit\\.?|loc\\. ?cit\\.?|a\\.\\s?a\\.\\s?o\\.|aaO\\.?|(?:supra|infra)(?![\\p{L}])|ob\\. ?cit\\.?|obra citada|art\\. ?cit\\.?|указ\\. ?соч\\.?|a\\.\\s?w\\.(?=,?\\s(?:pp?\\.|blz\\.)?\\s?\\d{1,3}(?!\\d)|,?\\s?$)|前掲(?:書|論文|注)?|前揭(?:书|書)?|\\(?(?:above|below),? (?:note|n\\.) ?\\d+|\\(?(?:wie )?Anm(?:\\.|erkung) \\d+|\\(?(?:o\\.|oben),? (?:Fn|Anm)\\.? ?\\d+)`,
      'iu',
    ),
    takes: [
      'Smith, op. cit., p. 45.',
      'Müller, a.a.O., S. 12.',
      'Posner, supra note 5, at 34.',
      'Eichwede (wie Anm. 4), S. 41.',
      'Hart, above note 7, 12.',
      'Иванов И. И. Указ. соч. С. 15.',
      'van den Berg, a.w., 39.',
    ],
    leaves: [
      'Supranational Governance in Europe, Smith J., Oxford University Press, 1998.',
      'Orlow, B., Die Lehren des sowjetischen Totalitarismus, ebd., S. 77-86.',
      // The initials of an author.
      'Wood, A. W. (2008). Kantian Ethics. Cambridge University Press.',
      'Wood, A.W., 2008. Kantian Ethics. Cambridge University Press.',
    ],
  },
  {
    id: 'cross-reference',
    why: 'points at another place of the document',
    always: true,
    sign: /^(?:see|cf\.?|vgl\.?|siehe|voir|см\.)\s(?:also\s)?(?:supra|infra|above|below|oben|unten|plus haut|ci-dessus|ref(?:erence|\.)?s?\s?\[?\d{1,3}|(?:note|notes|section|chapter|appendix|figure|table|footnote|anm\.|fn\.|abschnitt|kapitel|part|eq\.?)\s?[\dIVX])[^"“]{0,60}$|^(?:supra|infra|above|below),? (?:notes?|n\.|part|section|pp?\.|text accompanying)\b.{0,80}$/iu,
    takes: ['See supra note 12.', 'See infra Part II.', 'Siehe oben, Anm. 3.', 'See Section 4.', 'supra note 8, at 4', 'See above, p. 14'],
    leaves: ['See Smith, J. (2001) Above the law. Verso.', 'Below, R. Infrared spectra of salts. 1999.'],
  },
  {
    id: 'private',
    why: 'is private communication, which nobody else can look up',
    always: true,
    sign: /\b(?:(?:personal|private|oral|verbal|written)\s+commun(?:ication|\.)|pers\.? ?comm\b|pers(?:ö|oe)nliche\s+(?:mitteilung|auskunft|kommunikation)|mündliche\s+(?:mitteilung|auskunft)|briefliche\s+mitteilung|communications?\s+(?:personnelle|privée|orale)|comunicación\s+(?:personal|privada|oral)|comunicação\s+(?:pessoal|oral)|comunicazione\s+(?:personale|privata)|persoonlijke\s+(?:mededeling|communicatie)|personlig\s+(?:kommunikation|kommunikasjon|meddelande)|(?:e-?mail|email|letter|message|telephone (?:call|conversation))\s+(?:to|from|with)\s+(?:the\s+)?authors?|(?:interviewed by|interview with|conversation with|interview by)\s+(?:the\s+)?author|interviews?\s(?:with|of)\s[^;]{1,80}\bby\s(?:the\s)?(?:present\s)?(?:author|writer)s?|(?:e-?mail|email|letter|memo(?:randum)?|note)\s(?:from|by)\s[^,()]{1,60}\sto\s(?:the\s)?(?:present\s)?(?:author|writer)s?|interview\s(?:des|der|durch den|mit dem)\sverfassers?|entrevista\s(?:al?|con|com|concedida)\s[^.]{1,60}\bautora?|intervista\s(?:a|con)\s[^.]{1,60}\bautor[ei]|osobní sdělení|informacja ustna|kişisel görüşme|henkilökohtainen tiedonanto)\b|личное сообщение|устное сообщение|частное сообщение|私人通信|私信|个人通信|個人通訊|私信|개인 통신|المراسلة الشخصية/iu,
    takes: [
      'J. Doe, personal communication, 12 May 2019.',
      'Müller, K. (2010): persönliche Mitteilung.',
      'R. Roe (private communication)',
      'Иванов И. И., личное сообщение, 2001.',
      'Doe J. Pers. comm.',
      'Martin, P. Communication personnelle, 3 mars 2004.',
      'Interview with A. Roe, conducted by the author, London, 5 June 2012.',
      'Email from J. Roe to the author (3 June 2014).',
    ],
    leaves: [
      'Doe J. Personal communications: 5G and beyond. IEEE Trans. Pers. Commun. 2001;3:4-9.',
      'IEEE Personal Communications 8(3):10-17, 2001. Smith J. Mobile IP.',
    ],
  },
  {
    id: 'unpublished-data',
    why: 'is unpublished material without a work that could be looked up',
    always: false,
    sign: /(?<![\p{L}\d])(?:unpublished(?:\s+(?:data|results?|observations?|work|manuscript|notes|report|material|paper))?|unpubl\.|data not shown|(?:manuscript\s+)?in\s+prep(?:aration|\.)|work in progress|to be (?:published|submitted)|(?:manuscript )?submitted(?: for publication)?|under review|in press|forthcoming|to appear|unveröffentlicht\p{L}{0,3}|in vorbereitung|im druck|im erscheinen|eingereicht|inédit|non publié|en préparation|à paraître|sous presse|soumis|inédito|sin publicar|en prensa|en preparación|no prelo|não publicado|in corso di stampa|non pubblicato|в печати|не опубликовано|готовится к печати|w druku|niepublikowane)(?![\p{L}\d])|未发表|未發表|待发表|未発表|投稿中|印刷中|미발표/iu,
    takes: [
      'Smith J., unpublished data.',
      'A. Author and B. Writer, in preparation.',
      'Doe et al., manuscript in preparation (2011)',
      'K. Roe, to be published.',
      'Müller, unveröffentlicht.',
      'Smith, J. (forthcoming).',
      'Dupont, J., à paraître.',
      'Durand, P., non publié',
      'X. Y. Li, unpublished results, 2004',
    ],
    leaves: [
      'Smith J. The growth of small towns. Unpublished PhD thesis, University of Leeds, 1999.',
      'Doe, J. (in press). Reading aloud in noisy rooms. Journal of Rooms.',
    ],
  },
  {
    id: 'archive',
    why: 'lies in an archive and was not published',
    always: false,
    sign: /\b(?:national archives|state archives?|city archives?|public record office|bundesarchiv|staatsarchiv|stadtarchiv|landesarchiv|hauptstaatsarchiv|archives nationales|archives départementales|archivo (?:general|histórico|nacional)|arquivo (?:nacional|histórico|público)|archivio (?:di stato|centrale|storico)|riksarkivet|rijksarchief|nachlass|nachlaß|fonds?\s\p{Lu}|papers,? box|box \d{1,4},? (?:folder|file)|folder \d{1,4},? box|record group \d|\bRG \d{1,3}\b|(?:add|cod)\.? ?ms\.?|MSS?\.? \d|fol(?:io|s)?\.? ?\d{1,4}\s?[rv]\b|bl\. \d{1,4}|ф\. ?\d{1,5}[,.]? ?оп\. ?\d|carton \d)|РГАСПИ|ГАРФ|ЦГА|档案馆|檔案館/iu,
    takes: [
      'Bundesarchiv, R 43 I/1459, Bl. 12.',
      'Smith to Jones, 4 May 1921, Smith Papers, Box 12, Folder 3, Library of the Town.',
      'ГАРФ. Ф. 9401. Оп. 2. Д. 64. Л. 14.',
      'The National Archives, Kew, FO 371/1234.',
    ],
    leaves: ['Cook, T. (1997). What is past is prologue: a history of archival ideas. Archivaria 43, 17-63.'],
  },
  {
    id: 'teaching',
    why: 'is teaching material or a talk that was not published',
    always: false,
    // A series may be called so: "volume 27 of CSLI Lecture Notes".
    sign: /(?<!\b(?:no|nr|number|vol|volume)\.?\s\d{1,4}\s(?:in|of)\s(?:\p{L}{1,20}\s){0,3})\b(?:(?:unpublished\s+)?(?:lecture|course|class|seminar)\s+notes|lecture (?:given|delivered|held) at|(?:talk|paper|poster) (?:given|presented|read) at|vorlesung(?:sskript|smitschrift)?|skript zur vorlesung|notes de cours|apuntes de clase|handout|in-class|classroom handout|конспект лекций)\b/iu,
    takes: ['Prof. Doe, unpublished lecture notes.', 'Doe, class notes, 1998.'],
    leaves: [
      'Barndorff-Nielsen, O. Lecture Notes in Statistics 38. Springer, 1986.',
      'Hinton, G. Neural networks for machine learning, lecture notes. Coursera, 2012.',
      'Roe, A. Bells. No. 27 in CSLI Lecture Notes. Bristol, 1992.',
      'Roe, A. Bells, volume 27 of CSLI Lecture Notes. 1992.',
    ],
  },
];

const MARKERS = new Set(
  'unpublished data results result observations work manuscript notes note report material in preparation prep progress to be published submitted for publication under review press forthcoming appear the a an and of et al personal communication see also paper lecture course class given delivered presented read at university a paraitre non publie inedit corso di stampa sous presse unveroffentlicht vorbereitung druck im n d prof dr professor'.split(
    ' ',
  ),
);

/** True when the parsed title names something beyond the words that mark it as unpublished. */
export function hasTitle(fields: CslItem): boolean {
  const left = words(fields.title ?? '').filter((word) => !MARKERS.has(word) && !/^\d+$/.test(word));
  return left.length >= 3 || (left.length > 0 && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]{4,}/u.test(left.join('')));
}

/** The first rule that holds for a reference, or null. */
export function uncheckable(raw: string, fields: CslItem): Uncheckable | null {
  const identified = fields.DOI !== undefined || fields.PMID !== undefined || fields.ISBN !== undefined || fields.arxiv !== undefined;
  if (identified) return null;
  for (const rule of UNCHECKABLE) {
    if (!rule.sign.test(raw)) continue;
    if (rule.id === 'private' && fields['container-title'] !== undefined && fields.volume !== undefined) continue;
    if (rule.always || !hasTitle(fields) || (rule.id === 'archive' && fields.author === undefined && fields.publisher === undefined))
      return { why: rule.why };
  }
  return null;
}

const PROSE =
  /\b(?:we|our|is|are|was|were|this|these|here|note that|because|which|should be|can be|see text|wir|wird|ist|sind|dass|hier|nous|est|sont|ici)\b/iu;

/** True for a remark of the author that stands among the references, as notes do in some journals: sentences, no date, no work. */
export function isRemark(raw: string): boolean {
  return (
    raw.length >= 25 && !dated(raw) && likeness(raw) < 1 && PROSE.test(raw) && !/^[^"“„«\n\r\u2028\u2029]*["“„«].{8,}["”“»]/mu.test(raw)
  );
}

/** True when nothing in it could be looked up: no letters to speak of, or one bare word. */
export function isEmpty(raw: string, fields: CslItem): boolean {
  const letters = raw.match(/\p{L}/gu)?.length ?? 0;
  if (/https?:|www\.|10\.\d{4}/i.test(raw)) return false;
  return letters < 3 || (letters < 12 && fields.title === undefined && fields.author === undefined);
}
