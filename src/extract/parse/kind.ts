/**
 * Guesses the CSL type of a parsed reference from the fields it has and the words it uses. A guess for routing and for
 * choosing sources; nothing is compared by it. Order matters: the surest signs come first.
 */
import type { CslItem } from '../../model/csl.ts';
import { isDesignation } from './standards.ts';
import { IS_THESIS } from './thesis-words.ts';

const COURT =
  /\b\d{1,4}\s(?:U\.\s?S\.|S\.\s?Ct\.|L\.\s?Ed\.(?:\s?2d)?|F\.(?:\s?(?:2d|3d|4th))?|F\.\s?Supp\.(?:\s?[23]d)?|A\.(?:2d|3d)|P\.(?:2d|3d)|N\.\s?[EW]\.(?:2d|3d)?|S\.\s?[EW]\.(?:2d|3d)?|So\.(?:\s?[23]d)?|Cal\.(?:\s?\d(?:d|th))?|N\.\s?Y\.(?:\s?S?\.?[23]d)?)\s\d{1,5}\b|\[\d{4}\]\s(?:\d\s)?(?:UKHL|UKSC|EWCA|EWHC|AC|QB|KB|Ch|WLR|All ER|HCA|SCC|SCR)\b|\bBGE\s\d+|\bBVerfGE?\b|\bBGHZ?\b|\bECLI:|\bCase\s[CT]-\d+\/\d+/;
const STATUTE =
  /\b(?:Pub(?:lic)?\.?\s?L(?:aw)?\.?\s?(?:No\.\s?)?\d|\d+\sU\.\s?S\.\s?C\.|\d+\sC\.\s?F\.\s?R\.|Directive\s(?:\(EU\)\s)?\d+\/\d+|Regulation\s\((?:EU|EC|EEC)\)|Richtlinie\s\d+\/\d+|Verordnung\s\((?:EU|EG|EWG)\)|BGBl\.?|Fed\.\s?Reg\.)/;
const STANDARD =
  /\b(?:RFC\s?\d{1,5}|ISO(?:\/IEC)?(?:\/TS|\/TR)?\s?\d{2,5}|IEEE\s(?:Std\.?\s)?\d{3,5}|DIN(?:\sEN)?(?:\sISO)?\s\d{2,6}|ANSI\s?\/?[A-Z]*\s?[A-Z]?\d|NIST\sSP\s?\d|FIPS\s(?:PUB\s)?\d|ITU-[TR]\s|ETSI\s|GB\/T\s?\d|ASTM\s[A-Z]\d|BS\sEN\s|W3C\sRecommendation|MIL-STD-\d|ECMA-\d{3}|3GPP\sT[SR]\s\d|Internet-Draft)\b/;
const PATENT =
  /\b(?:DE\s?[1256][0-2]\s(?:19|20)\d\d\s\d{3}\s?\d{3}|(?:US|EP|WO|DE|GB|JP|CN|FR)\s?(?:patent\s)?(?:No\.\s?)?\d[\d,/]{5,14}\s?[AB]?\d?\b|U\.\s?S\.\s?Patent|patent\s(?:application|no\b|number)|offenlegungsschrift|patentschrift)|\[P(?:\/OL)?\]/i;
/** Kinds of works that are heard, shown or looked at, by what was read as their kind. */
const MEDIA: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:motion\spicture|film|movie|documentary|short\sfilm|película|filme|video(?!\sgame)(?:\sfile)?|online\svideo|vídeo|vidéo)(?!\p{L})/iu,
    'motion_picture',
  ],
  [/^(?:album|song|álbum|canción|chanson|(?:\d\s)?(?:LP|CD)s?|compact\sdiscs?|vinyl|audiocassette)(?!\p{L})/iu, 'song'],
  [/^(?:(?:audio\s|video\s)?podcast|tv|television|radio|série\stélévisée|fernsehserie|hörspiel|balado)(?!\p{L})/iu, 'broadcast'],
  [
    /^(?:painting|lithograph|photograph|sculpture|etching|engraving|woodcut|drawing|watercolou?r|peinture|pintura|gemälde|fresco)(?!\p{L})/iu,
    'graphic',
  ],
  [/^map(?!\p{L})/iu, 'map'],
];
/** How libraries number what was written by hand. */
const SHELFMARK = /^(?:(?:MSS?|Mss?|mss?|[Cc]od|Clm|Cgm|Hs)\.?\s|Ф\.\s?\S{1,8}\s?(?:Оп|Ед|Д|Спр)\.)/;
/** What is read as the kind of a patent. */
const PATENTED = /^(?:(?:[A-Z]{2}|\p{Lu}\p{L}{3,12})\s)?patent|gebrauchsmuster|brevet|^пат|авторское\sсвидетельство/iu;
const THESIS =
  /\b(?:ph\.?\s?d\.?|doctoral|master(?:'?s|’s)?|bachelor(?:'?s|’s)?|m\.\s?(?:sc|s|a)\.?)\s(?:thesis|dissertation|diss)|\bdissertation\b|\b(?:inaugural-?)?diss\.|\bthesis\b|\bthèse\b|\btesis\b|\btesi di\b|\btese (?:de\b|\(dout)|\bdissertação\b|habilitation|magisterarbeit|diplomarbeit|masterarbeit|диссертация|(?<![а-яё])дис(?:с|серт)?\.|автореф|学位论文|博士論文|\[D(?:\/OL)?\]/i;
/** The same in languages that have words of their own for it; asked of what was read as the kind of the work alone. */
const THESIS_ELSEWHERE =
  /mémoire|praca\s(?:doktorska|magisterska)|rozprawa\sdoktorska|disertační|diplomová\spráce|dizertačná|avhandling|afhandling|väitöskirja|doktora\stezi|lisans\stezi|proefschrift|teză\sde|disszertáció|disertacija/i;
/** Letters without which none of the theses below is named: asked of the whole reference first. */
const MAY_BE_THESIS = /diss|th[eè]s|tes[ie]|habil|arbeit|дис|автореф|论文|論文|\[D/i;
const MAY_BE_REPORT = /rep|pap|tr[-\s]\d|bericht|rapport|\[R/i;
const REPORT =
  /\b(?:technical|tech\.?|research|annual|final|working|discussion)\s(?:report|rep\.|papers?)\b|\breport\s(?:no|number|series)\b|\btr[-\s]\d|arbeitspapier|forschungsbericht|\brapport\b|whitepaper|white paper|\[R(?:\/OL)?\]/i;
const SOFTWARE =
  /\b(?:software|computer program|r package|python (?:package|library)|source code|version \d+\.\d+)\b|github\.com|gitlab\.com|cran\.r-project|pypi\.org|\[CP\]/i;
const DATASET = /\b(?:data ?set|data file|database|data collection)\b|\[data|zenodo|dryad|figshare|10\.5281\/zenodo|icpsr|\[DB/i;
const MEETING =
  /\b(?:proc(?:eedings|\.)?|conference|conf\.|symposium|workshop|congress|tagung|kongress|actes|atti|advances in neural|colloquium|sigir|icml|neurips|nips|iclr|cvpr|iccv|eccv|acl|emnlp|naacl|aaai|ijcai|kdd|chi)\b|会议|论文集|\[C(?:\/OL)?\]/i;

const JOURNAL =
  /\b(?:j|journal|zeitschrift|revue|revista|rivista|annals|annales|acta|archiv\w*|bulletin|review|letters?|lett|transactions|trans|magazine|quarterly|ann|rev|bull)\b|журнал|вестник|学报|雑誌|학회지/iu;

/** What codes of Chinese lists say a work is (GB/T 7714), where the fields tell no better. */
const CODED = /\[([NS])(?:\/(?:OL|CD))?\]/;
const OF_CODE: Readonly<Record<string, string>> = { N: 'article-newspaper', S: 'standard' };

/** Series whose items are counted and stand alone. */
const COUNTED =
  /(?:special\spublications?|technical\s(?:summary\s)?reports?|working\spapers?(?:\sseries)?|discussion\spapers?(?:\sseries)?|occasional\spapers?|research\smemorand(?:um|a)|technical\snotes?)$/i;

/** The CSL type that fits the parsed fields best; `document` when nothing tells. */
export function kindOf(fields: CslItem, raw: string, genre: string): string {
  const container = fields['container-title'] ?? '';
  if (COURT.test(raw) && /\bv(?:s)?\.?\s|\bin re\b|BGE|BVerf|BGH|ECLI|\[\d{4}\]|Case\s[CT]-/i.test(raw)) return 'legal_case';
  const coded = raw.includes(']') ? OF_CODE[CODED.exec(raw)?.[1] ?? ''] : undefined;
  if (coded !== undefined) return coded;
  // The fields are asked before the whole reference is read once more.
  const alone = container === '' && fields.volume === undefined;
  if ((container === '' || STATUTE.test(container)) && STATUTE.test(raw)) return 'legislation';
  const shown = genre === '' ? undefined : MEDIA.find(([word]) => word.test(genre));
  if (shown !== undefined) return shown[1];
  if (fields.title === undefined && SHELFMARK.test(fields.number ?? '')) return 'manuscript';
  if (fields.note?.startsWith('Directed by') === true) return 'motion_picture';
  if (alone && (PATENT.test(raw) || PATENTED.test(genre))) return 'patent';
  if (
    (genre !== '' && (THESIS.test(genre) || THESIS_ELSEWHERE.test(genre) || IS_THESIS.test(genre))) ||
    (alone && MAY_BE_THESIS.test(raw) && THESIS.test(raw))
  )
    return 'thesis';
  if (/^arxiv\b|^corr\b|preprint|biorxiv|medrxiv|ssrn/i.test(container) || (fields.arxiv !== undefined && container === ''))
    return 'article';
  if (alone && (STANDARD.test(raw) || isDesignation(fields.number ?? ''))) return 'standard';
  if (container !== '' && fields.page === undefined && COUNTED.test(container)) return 'report';
  if (MEETING.test(container)) return 'paper-conference';
  if (
    container !== '' &&
    fields.editor === undefined &&
    (fields.volume !== undefined || fields.issue !== undefined || (JOURNAL.test(container) && fields.publisher === undefined))
  )
    return 'article-journal';
  // An address, and neither the year nor any number of an article: a page, whatever its site is called.
  const { URL, DOI, issued, volume, page, publisher } = fields;
  if (container !== '' && URL !== undefined && [DOI, issued, volume, page, publisher].every((one) => one === undefined)) return 'webpage';
  if (container !== '')
    return fields.editor !== undefined || fields.publisher !== undefined || fields.page !== undefined ? 'chapter' : 'article-journal';
  if (REPORT.test(genre) || (MAY_BE_REPORT.test(raw) && REPORT.test(raw))) return 'report';
  if (DATASET.test(genre) || DATASET.test(fields.title ?? '')) return 'dataset';
  if (SOFTWARE.test(genre) || SOFTWARE.test(raw)) return 'software';
  if (
    fields.publisher !== undefined ||
    fields['publisher-place'] !== undefined ||
    fields.ISBN !== undefined ||
    fields.edition !== undefined
  )
    return 'book';
  if (fields.URL !== undefined) return 'webpage';
  if (fields.volume !== undefined && fields.page !== undefined) return 'article-journal';
  return 'document';
}
