/**
 * Forms of kinds of works that lists print in the manner of another kind: standards behind who issued them, reports and working papers with
 * their numbers, reprints, translations, newspapers, press releases, maps, and the series that a bracket names. Laid over a reference by
 * whole-forms.ts.
 */
import type { WholeForm } from './style-forms.ts';

const YEAR = '(?:1[5-9]|20)\\d\\d';
const TOWN = "\\p{Lu}[\\p{L}.’' -]{1,30}";
const BODY = "\\p{Lu}[\\p{L}&’' -]{5,70}";
/** Who issues standards, without the forms that standards.ts knows at the head of a reference. */
const STANDARD =
  '(?:(?:BS|DIN|EN|ISO|IEC|ASTM|ANSI|IEEE|NF|UNE|UNI|SN|AS|NZS|CSA|ÖNORM|NEN|JIS|SANS|NBR|ETSI)[\\s/]){1,3}(?:[A-Z]{1,3}\\s?)?\\d[\\d.-]{0,12}(?::\\d{4}(?:\\+A\\d:\\d{4})?)?';
const MONTH = '\\p{L}{3,9}\\.?';
/** Papers that a house counts. */
const PAPER =
  '(?:(?:Working|Discussion|Research|Policy|Staff|Occasional|Technical)\\s(?:[Pp]aper|[Rr]eport|[Nn]ote|[Mm]emorandum)|Documents?\\sde\\stravail|Documento\\sde\\strabajo|Texto\\spara\\sdiscussão)';

export const KIND_FORMS: readonly WholeForm[] = [
  // "British Standards Institution. Rope ladders: specification. BS 7193:2011. London: BSI, 2011."
  {
    tells: /:\d{4}\. \p{Lu}/u,
    form: new RegExp(`^(?<group>${BODY})\\.\\s(?<title>\\p{Lu}[^.]{5,160})\\.\\s(?<number>${STANDARD})(?=\\.\\s${TOWN}:)`, 'du'),
  },
  // "British Standards Institution (2011) BS 7193:2011: Rope ladders. London: BSI.", "British Standards Institution: BS 7193:2011 – Rope ladders, London 2011."
  {
    tells: /:\d{4}(?:: | [–—-] )\p{Lu}/u,
    form: new RegExp(
      `^(?<group>${BODY})(?:\\s?(?<date1>\\(${YEAR}\\))\\.?|\\.\\s(?<date2>${YEAR})\\.|[.:])\\s(?<number>${STANDARD})(?::|\\s[–—-])\\s(?<title>\\p{Lu}[^.]{3,160}?)(?=\\.(?:\\s|$)|,\\s${TOWN}\\s${YEAR}\\.?$)`,
      'du',
    ),
  },
  // "Rope ladders: specification, BS 7193:2011, British Standards Institution, London, 2011."
  {
    tells: /:\d{4}, \p{Lu}/u,
    form: new RegExp(
      `^(?<title>\\p{Lu}[^,.“”"]{5,160}),\\s(?<number>${STANDARD}),\\s(?<group>${BODY}),\\s(?<place>${TOWN}),\\s(?<date>${YEAR})\\.?$`,
      'du',
    ),
  },
  // "Peat fires: TR-2014-07[R]. Wallingford: …": the number of a report or a patent in Chinese lists.
  {
    tells: /\[[RPS](?:\/OL)?\]/,
    form: /(?<=[\p{L}\d]{2}):\s?(?<number>(?:No\.\s?)?[A-Z\d][A-Z\d./-]{0,24}\d)\s?(?<genre>\[[RPS](?:\/OL)?\])/du,
  },
  // "in Credit and kinship (Studies in Rural History 12), P. Vidal, Ed.", "(Studies in Rural History, Vol. 12)"
  {
    tells: /\d\), \p{Lu}/u,
    form: /(?<=[,.”"’']\s)(?<container>[Ii]n\s\p{Lu}[^(),:;.“”"]{3,120})\s\((?<series>\p{Lu}[^()\d,;:]{5,80}?\s[^()\d,;:]{3,40}?),?\s(?<volume>(?:[Vv]ol\.?\s)\d{1,5}|\d{1,3})\)(?=,\s)/du,
  },
  // "[podcast]. Buried Towns. Prairie Radio; 2020 Jun 14."
  {
    tells: /\]\. [^;[\]]{3,120}; (?:19|20)\d\d/,
    form: new RegExp(
      `(?<genre>\\[(?:podcast|audio\\spodcast|film|video|blog|television\\sbroadcast|radio\\sbroadcast)\\])\\.\\s(?<container>\\p{Lu}[^.;:]{1,80})\\.\\s(?:(?<place>${TOWN}):\\s)?(?<publisher>\\p{Lu}[^.;:]{1,60});\\s(?<date>${YEAR})`,
      'du',
    ),
  },
  // "In: Vidal P, editor. Credit and kinship. Dublin: Arden Press; 1994. p. 88–113. (Studies in rural history; vol 12)."
  {
    tells: /, editors?\. \p{Lu}[^.]+\. [^.]+: [^.]+; \d{4}\. p{1,2}\. [^ ]+ \(/u,
    form: /,\seditors?\.\s(?<container>\p{Lu}[^.:;]{3,120})\.\s(?<place>\p{Lu}[^.:;\d]{2,40}):\s(?<publisher>\p{Lu}[^.:;]{1,60});/du,
  },
  // "p. 88–113. (Studies in rural history; vol 12)."
  {
    tells: /\. \(\p{Lu}[^()]{8,90}\d\)\.?$/u,
    form: /(?<=\d\.\s)\((?<series>\p{Lu}[^()\d;:]{8,80}?)[;,]\s(?<volume>(?:(?:vol|no|Bd|n|Nr)\.?\s)?\d{1,3})\)\.?$/du,
  },
  // "The Straits Observer, 3.": the page of a paper of that day, which has no volume.
  {
    tells: /\(\d{4}, \p{Lu}\p{L}+ \d\d?\)\. /u,
    form: new RegExp(
      `\\(${YEAR},\\s${MONTH}\\s\\d{1,2}\\)\\.\\s[^\\d]{5,240},\\s(?<pages>(?:pp?\\.\\s)?[A-Z]?\\d{1,3}(?:[–-][A-Z]?\\d{1,3})?)\\.?$`,
      'du',
    ),
  },
  // "[N]. The Straits Observer, 2011-06-14(3)."
  {
    tells: '[N',
    form: /\[N(?:\/OL)?\]\.\s(?<container>[^,.]{2,60}),\s(?<date>\d{4}-\d{2}-\d{2})\s?(?<pages>\([A-Z]?\d{1,3}\))/du,
  },
  // "‘Harbour bridge to close’, The Halifax Chronicle, 14 June, p. A4."
  {
    tells: '’, ',
    form: /’\)?,\s(?<container>\p{Lu}[^,‘’“”\d]{2,60}),\s(?<date>\d{1,2}\s\p{Lu}\p{Ll}{2,8}),\s(?<pages>pp?\.\s?[A-Z]?\d{1,3}(?:[–-][A-Z]?\d{1,3})?)\.?$/du,
  },
  // "A survey of drovers’ roads. 1843. Reprint, Leeds: Scholar Reprints, 1972."
  {
    tells: '. Repr',
    form: new RegExp(
      `\\.\\s(?<note>${YEAR}\\.\\s(?:Reprint|Repr\\.)),?\\s(?<place>${TOWN}):\\s(?<publisher>\\p{Lu}[^,:;]{2,60}),\\s(?<date>${YEAR})(?=[.,]|$)`,
      'du',
    ),
  },
  // "Scholar Reprints. (Original work published 1843)"
  {
    tells: '(Original work published ',
    form: /(?<=[.)?!]\s)(?<publisher>\p{Lu}[^.()[\]:,]{2,60})\.?\s(?<note>\(Original\swork\spublished\s(?:ca?\.\s)?\d{3,4}(?:\sB\.?C\.?E?\.?)?\))\.?$/du,
  },
  // "Roads. Reimpr. Leeds: …"
  { tells: 'impr. ', form: /(?<=[\p{L}\d]{2}\.\s)(?<note>Reimpr\.)(?=\s\p{Lu}[\p{L}. ]{2,30}:\s)/du },
  // "Translated by Mary Holt. Northgate, Toronto."
  {
    tells: '. Translated by ',
    form: new RegExp(`\\.\\sTranslated\\sby\\s[^.,]{3,60}\\.\\s(?<publisher>\\p{Lu}[^,.\\d]{2,50}),\\s(?<place>${TOWN})\\.?$`, 'du'),
  },
  // "Northern Rail Authority: Night trains return, Pressemitteilung vom 14.6.2016, https://…"
  {
    tells: 'mitteilung ',
    form: /^(?<group>\p{Lu}[^:,;“”„\d]{3,80}):\s(?<title>\p{Lu}[^“”„]{5,200}?),\s(?<genre>(?:Presse|Medien)mitteilung)(?:\sNr\.\s[\d/]{1,9})?\s(?<other>vom|v\.)\s(?<date>\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}{3,9})\s?\d{4})/du,
  },
  // "“Minimum wages.” Working paper no. 412, Institute for Labour Studies, 2010."
  {
    tells: /(?:orking|iscussion) [Pp]aper|ocument de travail/,
    form: new RegExp(
      `(?<=(?:[.”"]|»,)\\s)(?<genre>${PAPER})\\s(?<number>(?:(?:[Nn]o\\.|[Nn]r\\.|n[°º.])\\s?)?[A-Z\\d][\\w/-]{0,14}),\\s(?<publisher>\\p{Lu}[^,.]{3,80}),\\s(?<date>${YEAR})\\.?$`,
      'du',
    ),
  },
  // "Ph.D. dissertation, Dept. Biol., University of Plymouth, Plymouth, 2016."
  {
    tells: ', Dept. ',
    form: new RegExp(
      `(?:dissertation|thesis),\\s(?<other>Dept\\.\\s[^,]{2,50}),\\s(?<publisher>\\p{Lu}[^,]{2,60}),\\s(?<place>\\p{Lu}[^\\d]{1,40}?),\\s(?<date>${YEAR})`,
      'du',
    ),
  },
  // "The salt road. Direção: Livia Marchetti. Torino: …"
  { tells: 'Direção: ', form: /\.\s(?<other>Direção:\s[^.:]{3,80})(?=\.\s)/du },
  // "LichenFlow. Versão 2.1.0. [S. l.], 2021."
  { tells: /\[[Ss]\. ?l\./, form: /(?<place>\[[Ss]\.\s?l\.(?:\]|\s?[:,]\s?s\.\s?n\.\]))/du },
  { tells: ' Versão ', form: /(?<=[\p{L}\d)]{2}[.,]\s)(?<note>Versão\s\d[\d.]{0,10})(?=[.,]\s)/du },
  // "Bodmin Moor, 1:50 000."
  { tells: /[:/] ?\d{1,3}[ .,\u00a0]000/, form: /(?<![\d:])(?<note>1\s?[:/]\s?\d{1,3}(?:[\s.,]000){1,2})(?!\d)/du },
];
