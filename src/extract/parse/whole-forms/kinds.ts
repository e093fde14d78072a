/**
 * Forms of kinds of works, whose order says what each part is: recordings, films, broadcasts, pictures and data; standards behind who issued them, reports and
 * working papers with their numbers, newspapers, press releases, maps; books, chapters and reprints as single styles print them. Laid over a reference by whole-forms.ts.
 */
import type { WholeForm } from './styles.ts';

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
const HOUSE = '\\p{Lu}[^,.:\\d]{2,50}';

const SHOWN =
  '(?:Album|Film|Motion\\spicture|Movie|Documentary|Short\\sfilm|Video|Online\\svideo|Video\\sfile|Video\\sgame|Game|Audio\\spodcast|Video\\spodcast|Podcast|TV\\s(?:series|program(?:me)?|broadcast|mini-?series|show)|Television\\s(?:series|program|broadcast|mini-?series)|Radio\\s(?:broadcast|program(?:me)?)|Webinar|Audiobook|Mobile\\sapp|Speech\\saudio\\srecording|Board\\sgame|Opera|Concert|Film;[^\\]]{3,30}|Álbum|Película|Vídeo|Filme|Vidéo|Balado|Jeu\\svidéo|Série\\stélévisée|Fernsehserie|Hörspiel|Videospiel)';
const PICTURE =
  '(?:Painting|Lithograph|Photograph|Sculpture|Print|Etching|Engraving|Woodcut|Drawing|Watercolou?r|Poster|Exhibition|Ausstellung|Exposition|Exposición|Installation|Fresco|Oil\\son\\scanvas|Peinture|Photographie|Pintura|Fotografía|Gemälde|Fotografie)';
const DOES =
  '(?:Executive\\s)?(?:Host|Curator|Speaker|Director|Producer|Writer|Creator|Composer|Artist|Photographer|Narrator|Presenter|Moderator|Showrunner|Réalisat(?:eur|rice)|Regisseur(?:in)?)s?';
const ROLE = `${DOES}(?:\\s(?:&|and)\\s${DOES})?`;

/** How lists that are made from the catalogue of specifications say who wrote one, who issued it, and how far it has come. */
const GIVEN = "\\p{Lu}[\\p{L}’'-]{1,25}";
const LINK = '(?:van|von|de|der|den|di|da|le|la|del|O)';
const PERSON = `(?:(?:\\p{Lu}\\.[\\s-]?){1,3}(?:${LINK}\\s){0,3}${GIVEN}|${GIVEN}(?:\\s(?:\\p{Lu}\\.|${LINK}(?=\\s)|${GIVEN})){1,4})(?:,\\sEd)?`;
const PEOPLE = `${PERSON}(?:\\.?;\\s${PERSON}){0,30}`;
const ISSUER =
  '(?:W3C|(?:W3C\\s)?\\p{Lu}[\\p{L}\\d -]{2,50}\\s(?:Working|Community|Interest|Business)\\sGroup|IETF|Internet\\sEngineering\\sTask\\sForce\\s\\(IETF\\)|WHATWG)';
const STATUS =
  "(?:W3C[\\s-](?:\\p{Lu}[\\p{L}’'-]{1,15}\\s){0,3}(?:Recommendation|Draft|Snapshot|Note|Report|Statement|Document)|(?:Draft\\s)?Community\\sGroup\\sReport|CG-DRAFT|Editors?-DRAFT|Editor[’']s\\sDraft|(?:Proposed|Draft|Internet|Living)\\sStandard|Best\\sCurrent\\sPractice|Informational|Experimental|Historic|Internet-Draft|FPWD|[WE]D|CR[DY]?|PR|REC|D?NOTE|LS)";
const ISSUED = `(?:(?<date>(?:(?:\\d{1,2}\\s)?\\p{Lu}\\p{Ll}{2,8}\\s)?${YEAR})\\.\\s)?(?<genre>${STATUS})\\.\\s(?<other>URL:)`;

export const KIND_FORMS: readonly WholeForm[] = [
  // "Hedge Syntax 1.1. Ada Roe; B. Poe, Ed. W3C. 16 July 2020. W3C Recommendation. URL: https://…"
  {
    tells: '. URL: http',
    form: new RegExp(`^(?<title>\\S.{1,200}?)\\.\\s(?<author>${PEOPLE})\\.{1,2}\\s(?<publisher>${ISSUER})\\.\\s${ISSUED}`, 'du'),
  },
  // "Hedge audio – Part 3: Leaves. Standard. URL: https://…"
  {
    tells: '. URL: http',
    form: /^(?<title>(?:[^.;]|\.(?!\s)){8,250})\.\s(?<genre>Standard|Paper|Spec|Best Practice)\.\s(?<other>URL:)/du,
  },
  // "Ada Roe; B. Poe. Hedge Standard. Living Standard. URL: https://…"
  {
    tells: '. URL: http',
    form: new RegExp(`^(?!.{3,300}\\.\\s${ISSUER}\\.\\s)(?<author>${PEOPLE})\\.{1,2}\\s(?<title>[^;]{3,200}?)\\.\\s${ISSUED}`, 'du'),
  },
  // "Blackstar [Album]. Columbia.", "Hidden brain [Audio podcast]. NPR. https://…"
  {
    tells: ']. ',
    form: new RegExp(
      `(?<genre>\\[${SHOWN}\\])\\.\\s(?!In\\s|On\\s)(?:(?<place>\\p{Lu}[\\p{L} ]{2,30}):\\s)?(?<publisher>[\\p{Lu}\\d][^[\\],:]{1,80}?)\\.?(?:\\s?$|\\s(?=https?:|www\\.))`,
      'du',
    ),
  },
  // "[Lithograph]. The Louvre, Paris, France."
  {
    tells: ']. ',
    form: new RegExp(
      `(?<genre>\\[${PICTURE}\\])\\.\\s(?<publisher>\\p{Lu}[^[\\],.]{2,60})(?:,\\s(?<place>\\p{Lu}[^[\\].]{2,60}))?\\.?(?:\\s?$|\\s(?=https?:|www\\.))`,
      'du',
    ),
  },
  // "Baelor (Season 1, Episode 9) [TV series episode]. In D. Benioff (Executive Producer), Game of Thrones. HBO."
  {
    tells: / episode\]\. In /,
    form: new RegExp(
      `(?<genre>\\[[\\p{L} ]{2,30}\\sepisode\\])\\.\\s(?<other>In\\s(?:[^()[\\]]{3,120}\\s\\(${ROLE}\\),\\s)?)(?<container>[\\p{Lu}\\d][^[\\]]{1,90}?)\\.\\s(?<publisher>\\p{Lu}[^[\\]]{1,80}?)\\.?(?:\\s?$|\\s(?=https?:|www\\.))`,
      'du',
    ),
  },
  // "Vedantam, S. (Host). (2015–present). Hidden brain"
  {
    tells: /\)\. \(\d{4}/,
    form: new RegExp(
      `^(?<author>\\p{Lu}[^()\\d]{2,120}?)\\s(?<other>\\(${ROLE}\\))\\.?\\s(?<date>\\((?:1[89]|20)\\d\\d(?:[–-](?:\\d{4}|present|heute))?(?:,\\s\\p{L}{3,9}(?:\\s\\d{1,2})?)?\\))\\.\\s(?<title>\\p{Lu}[^[\\].]{1,120})(?=[.[\\s])`,
      'du',
    ),
  },
  // "(Season 1, Episode 9) [", "(No. 134) [": which one it is.
  {
    tells: ') [',
    form: /(?<note>\((?:Season|Series|Saison|Staffel|Temporada|No\.|Nr\.|Episode|Folge|Épisode)\s\d{1,5}(?:,\s(?:Episode|Folge|épisode|Ep\.|episodio)\s\d{1,4})?\))\s(?=\[)/du,
  },
  // "“Ozymandias.” Breaking Bad, created by Vince Gilligan, season 5, episode 14, AMC, 15 Sept. 2013."
  {
    tells: /, (?:episode|ep\.) \d/,
    form: /(?<=[”"]\s)(?<container>[\p{Lu}\d][^,“”"]{1,60})(?<note>(?:,\s(?:created|hosted|directed|written|produced|narrated|performances?)\sby\s[^,]{3,60}){0,3}(?:,\s(?:season|series)\s\d{1,3})?,\s(?:episode|ep\.)\s\d{1,5}),\s(?<publisher>[^,]{2,60}),\s(?<date>(?:\d{1,2}\s)?(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d)/du,
  },
  // "Directed by Michael Curtiz, performances by Humphrey Bogart and Ingrid Bergman, Warner Bros., 1942."
  {
    tells: /, (?:performances? by|starring|with) /,
    form: /[Dd]irected\sby\s[^.;]{3,60},\s(?:performances?\sby|starring|with)\s[^.;]{3,160}?,\s(?<publisher>\p{Lu}[^,;]{1,50}),\s(?<date>(?:1[89]|20)\d\d)(?=\.?(?:\s|$))/du,
  },
  // "Dir. Ada Roe. Perf. Bea Doe. Reef, Santa Monica, Calif., 1996."
  {
    tells: '. Perf. ',
    form: /\.\sPerf\.\s[^.]{3,160}\.\s(?<publisher>\p{Lu}[^,.]{2,50}),\s(?:(?<place>\p{Lu}[^\d:;()]{2,40}?),\s)?(?<date>(?:19|20)\d\d)(?=[.,]|$)/du,
  },
  // "Conducted by Herbert von Karajan. Deutsche Grammophon 447 401-2, 1995, compact disc."
  {
    tells: /, (?:\d )?(?:LPs?|CDs?|DVDs?|[Cc]ompact|[Vv]inyl|[Aa]udio|\d\d)/,
    form: /(?<=[.?!”"]\s)(?<note>(?:(?:Conducted|Performed|Directed|Recorded|With)\s[^.]{3,80}\.\s){1,3})?(?<publisher>\p{Lu}(?:[\p{L}&’'! ]|\.(?!\s)){1,40}?)\s(?<number>(?:[A-Z][A-Z\d]{0,5}[\s-]?)?\d{2,6}(?:[\s-]\d{1,5}){0,3}),\s(?<date>(?:1[89]|20)\d\d),\s(?<genre>(?:\d\s)?(?:LPs?|CDs?|DVDs?|[Cc]ompact\sdiscs?|[Vv]inyl|[Aa]udiocassette|\d{2}[\s\d/⅓]{0,6}rpm[^.,]{0,20}))\.?$/du,
  },
  // "Copernicus Climate Data Store (CDS) [data set], https://doi.org/…, 2018.", "Zenodo [code],"
  {
    tells: /\[(?:[Dd]ata|[Cc]ode|[Ss]oftware|[Mm]odel|[Vv]ideo)[^\]]{0,8}\],/,
    form: /[,.]\s(?<publisher>\p{Lu}[^,[\].]{2,110})\s(?<genre>\[(?:[Dd]ata\s?set|[Dd]ata|[Cc]ode|[Ss]oftware|[Mm]odel|[Vv]ideo)\])(?=,\s)/du,
  },
  // "The Milkmaid. c. 1660. Oil on canvas, 45.5 × 41 cm."
  { tells: / ca?\. 1\d{3}/, form: /(?<=[.,]\s)(?<date>ca?\.\s1\d{3}(?:[–-]\d{2,4})?)(?=[.,])/du },
  {
    tells: / on (?:canvas|panel|wood|paper|board|copper|linen|silk)|[Bb]ronze|[Mm]arble|silver print|[Ff]resco/,
    form: /(?<=\d{4}[.,]\s|[.,]\s)(?<note>(?:(?:Oil|Tempera|Acrylic|Watercolou?r|Gouache|Pastel|Ink|Charcoal|Pencil|Chalk)(?:\sand\s\p{L}{3,12})?\son\s\p{L}{4,10}|Bronze|Marble|Gelatin\ssilver\sprint|Fresco)(?:,\s[\d.,]{1,6}\s?[×x]\s?[\d.,]{1,6}(?:\s?[×x]\s?[\d.,]{1,6})?\s?(?:cm|mm|m|in)\.?)?)(?=[.,])/du,
  },
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
  // "Ute Moser (Ed.). Fenwick, Oxford, 311–318.", "Vol. 3. Ducas, Lyon."
  {
    tells: /\(Eds?\.\)\. \p{Lu}/u,
    form: new RegExp(`\\(Eds?\\.\\)\\.\\s(?<publisher>${HOUSE}),\\s(?<place>${TOWN}),\\s(?<pages>\\d{1,4}[–-]\\d{1,4})\\.?$`, 'du'),
  },
  {
    tells: '. Vol. ',
    form: new RegExp(`\\.\\s(?<volume>Vol\\.\\s\\d{1,3})\\.\\s(?<publisher>${HOUSE}),\\s(?<place>${TOWN})\\.?$`, 'du'),
  },
  // "Lamprey fisheries[M]//MOSER U. Encyclopedia of Inland Waters. Oxford: …"
  {
    tells: ']//',
    form: /\[[A-Z](?:\/OL)?\]\s?\/\/\s?(?<editor>\p{Lu}[\p{Lu}’'-]{1,20}\s\p{Lu}{1,3}(?:,\s\p{Lu}[\p{Lu}’'-]{1,20}\s\p{Lu}{1,3}){0,3})(?:,\s(?:et\sal\.?|eds?))?\.\s(?<container>\p{Lu}[^.:[\]]{2,120})(?=[.[:]\s?)/du,
  },
  // "History of the inland canals: в 4 т. Т. 3. – Lyon: …"
  {
    tells: /: в \d/,
    form: /(?<=[\p{L}\d)]):\s(?<other>в\s\d{1,2}\s(?:т|ч|кн)\.)\s(?<volume>(?:Т|Ч|Кн)\.\s(?:\d{1,3}|[IVX]{1,5}))(?=[.:]\s)/du,
  },
  // "A survey of drovers’ roads. 1843. Scholar Reprints, 1972."
  {
    tells: /\. 1[5-9]\d\d\. \p{Lu}/u,
    form: new RegExp(`(?<=[\\p{L}”"]\\.?\\s)(?<note>1[5-9]\\d\\d)\\.\\s(?<publisher>${HOUSE}),\\s(?<date>(?:19|20)\\d\\d)\\.?$`, 'du'),
  },
  // "Reprint of 1843 ed. Leeds: …", "Nachdruck der Ausgabe 1843."
  {
    tells: /\. (?:Reprint of|Nachdruck) /,
    form: new RegExp(
      `(?<=[\\p{L}\\d]\\.\\s)(?<note>Reprint\\sof\\s(?:the\\s)?${YEAR}\\sed(?:ition|n)?|Nachdruck\\sder\\s(?:\\d\\.\\s)?(?:Ausgabe|Ausg\\.|Auflage|Aufl\\.)[^.:]{0,30}?${YEAR})\\.?(?=\\s\\p{Lu})`,
      'du',
    ),
  },
  // "Leeds 1843, Nachdruck Leeds: Scholar Reprints 1972."
  {
    tells: 'druck ',
    form: new RegExp(
      `(?<note>${TOWN}\\s${YEAR}[,;]\\s(?:Nachdruck|Neudruck))\\s(?<place>${TOWN})(?::\\s(?<publisher>\\p{Lu}[^,:;.\\d]{2,50}))?\\s(?<date>${YEAR})(?=[.,]|$)`,
      'du',
    ),
  },
  // "presented at …, Porto, Jun. 14–17, 2016": days of a month, no pages.
  {
    tells: /[–-]\d\d?, (?:19|20)\d\d/,
    form: /(?<=[,(.]\s)(?<date>(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)(?:\.|\p{Ll}{1,6})?\s\d{1,2}[–-]\d{1,2},\s(?:19|20)\d\d)(?=[.,;)]|$)/du,
  },
  // "The salt road (2007) Directed by Livia Marchetti [Film]. Torino: Cinecittà Nord."
  {
    tells: ' Directed by ',
    form: new RegExp(
      `^(?<title>[^()]{2,120}?)\\s(?<date>\\(${YEAR}\\))[.,]?\\s(?<other>Directed\\sby\\s[^.[\\]]{3,80}?)\\s?(?:(?<genre>\\[[^[\\]]{3,30}\\])\\.\\s)?(?:(?<place>${TOWN}):\\s(?<publisher>[^:.]{2,60}))?(?=\\.|$)`,
      'du',
    ),
  },
  // "Hallström E, Cho J, inventors. Fastener"
  { tells: ', inventor', form: /(?<=\p{L}),\s(?<other>inventors?)(?=\.\s|\s?[;,])/du },
  // "Sonata for viola and piano, op. 22. Wien: …"
  { tells: ' op. ', form: /(?<=\p{L},\s)(?<title>[Oo]p\.\s\d{1,3}(?:,?\s[Nn]o\.\s\d{1,3})?)(?=\.\s|\s\[|\s\()/du },
];
