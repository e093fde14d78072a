/**
 * Forms of styles whose order alone says what each part is: the imprint of a book in notes of the humanities, a chapter in lists of geologists, of
 * astronomers and of chemists, an entry of a dictionary, a thesis in a bracket, a hearing, papers of a parliament, manuscripts and letters. Laid
 * over a reference by whole-forms.ts.
 */

/** One form: a cheap test that most references fail, and the pattern, whose groups are called as the labels they give (a digit behind is not read). */
export interface WholeForm {
  readonly tells: RegExp | string;
  readonly form: RegExp;
  /** Set where the form holds only for what was not read as beginning with a name. */
  readonly titleFirst?: true;
}

const TOWN = "\\p{Lu}[\\p{L}.’' &/-]{1,40}(?:,\\s\\p{Lu}[\\p{L}. ]{0,20})?";
const YEAR = '(?:1[5-9]|20)\\d\\d';
const NAME =
  "(?:(?:\\p{Lu}\\.[\\s-]?){1,3}|\\p{Lu}\\p{Ll}{1,15}\\s(?:\\p{Lu}\\.\\s?)?)(?:(?:von|van|de|der)\\s){0,2}\\p{Lu}[\\p{L}’'-]{1,25}";
const THESIS =
  "(?:(?:Unpublished|Undergraduate|Published|Honou?rs)\\s)?(?:Doctoral|Master(?:['’]s)?|Bachelor(?:['’]s)?|Ph\\.?\\s?D\\.?|MA|MSc)\\s(?:thesis|dissertation)|Thèse|Mémoire|Tesis|Tesina|Trabajo\\s(?:de|fin)|Tese|Dissertação|Trabalho\\sde|Dissertation|Masterarbeit|Bachelorarbeit|Diplomarbeit|Doktorarbeit|Habilitationsschrift|Tesi|Proefschrift|Doktorsavhandling|Rozprawa|Praca";

/** The forms, in the order in which they are laid over a reference: what a later one says stands. */
export const STYLE_FORMS: readonly WholeForm[] = [
  // "7 vols (London: Methuen, 1896–1900), iii, 112." The volume that is cited stands behind the imprint.
  {
    tells: ' vols (',
    form: new RegExp(
      `(?<other>\\d{1,2}\\svols)\\s\\((?<place>${TOWN}):\\s(?<publisher>[^():;]{2,70}),\\s(?<date>${YEAR}(?:[–-]\\d{2,4})?)\\),\\s(?<volume>[ivxl]{1,6}|[IVXL]{1,6})(?:,?\\s\\(?${YEAR}\\)?)?(?:,\\s(?<pages>(?:pp?\\.\\s)?\\d{1,4}(?:[–-]\\d{1,4})?))?(?=[.;]?\\s?$|[.;(]\\s)`,
      'du',
    ),
  },
  // "The Prelude, Jonathan Roe, M. H. Doe, and Ada Poe (eds.) (New York, NY: Reef, 1979)"
  {
    tells: /\(eds?\.\) \(\p{Lu}/u,
    form: new RegExp(
      `^(?<author>\\p{Lu}[\\p{L}’'-]{1,30},\\s[^,:()]{2,30}),\\s(?<title>\\p{Lu}[^:()]{3,120}?(?:\\s\\(${YEAR}\\))?),\\s(?<editor>${NAME}(?:(?:,\\s|,?\\s(?:and|&)\\s)${NAME}){0,4}\\s\\(eds?\\.\\))\\s\\((?<place>${TOWN}):\\s(?<publisher>[^():;]{2,70}),\\s(?<date>${YEAR})\\)`,
      'du',
    ),
  },
  // "The Europeans, in Novels, 1871–1880 (New York: Reef, 1983), 886."
  {
    tells: ', in ',
    form: new RegExp(
      `,\\s(?<container>in\\s\\p{Lu}(?![^()]{0,200}(?:\\sed(?:s|ited)?\\.?[\\s,]|trans|vols))[^():;“”"]{3,120}?)\\s\\((?<place>${TOWN}):\\s(?<publisher>[^():;]{2,70}),\\s(?<date>${YEAR})\\)(?:,\\s(?<pages>(?:pp?\\.\\s)?\\d{1,4}(?:[–-]\\d{1,4})?))?\\.?$`,
      'du',
    ),
  },
  // "(=Arbeiten zur Freiraumplanung, Bd. 9)": the series of German lists.
  {
    tells: '(=',
    form: /\s\(=\s?(?![^()]{0,160}\shgg?\.)(?<series>\p{Lu}[^();]{2,120}?)(?:[,.]?\s(?<volume>(?:(?:Bd|Band|Vol|Nr|Heft|H)\.?\s)?\d{1,4}))?\)(?=[,.]|\s\p{Lu}|$)/du,
  },
  // "Os Lusíadas. Vols. 4 and 5 of Obras completas."
  {
    tells: /\. Vols?\. \d/,
    form: /(?<=\p{L}{2}\.\s)(?<volume>Vols?\.\s\d{1,2}(?:\s(?:and|&)\s\d{1,2})?)\s(?<series>of\s\p{Lu}[^.:]{3,80})(?=\.\s)/du,
  },
  // "Petal Institute Planning Report No. 162. Menlo Park, California: …": which of its reports it is.
  {
    tells: / No\. \d{1,5}\. \p{Lu}/u,
    form: /(?<=\p{Ll}{2}[.?!]\s)(?<series>(?:\p{Lu}[\p{L}&’'-]{1,25}\s(?:(?:of|for|in|on|and)\s)?){1,7}(?:Report|Paper|Bulletin|Memorandum|Monograph|Circular|Publication)s?)\s(?<number>No\.\s\d{1,5})(?=\.\s\p{Lu}[\p{L}, .]{2,40}:\s)/du,
  },
  // "(Policy Brief 2012-01PBL)."
  {
    tells: / (?:Brief|Sheet|Memorandum|Bulletin) [^()]{1,20}\)\./,
    form: /\s\((?<genre>(?:\p{Lu}[\p{L}&-]{1,20}\s){0,3}(?:Brief|Sheet|Memorandum|Bulletin))\s(?:No\.\s)?(?<number>(?:[A-Z\d][\w/–-]{0,14})?\d[\w-]{0,6})\)(?=\.\s)/du,
  },
  // "Manstyle, exhibition catalogue, 11 March-27 November, National Gallery"
  {
    tells: ', exhibition catalogue, ',
    form: /,\s(?<genre>exhibition\scatalogue),\s(?<note>\d{1,2}\s\p{L}{3,9}(?:\s\d{4})?\s?[–-]\s?\d{1,2}\s\p{L}{3,9}(?:\s\d{4})?)?(?=,?\s)/du,
  },
  // "Diplomarbeit im Fach Informatik, Universität Bremen, 1994"
  {
    tells: /arbeit(?: i[mn] |, )/,
    form: /[.,]\s(?<genre>(?:Diplom|Magister|Master|Bachelor|Doktor)arbeit(?:\s(?:im\sFach|im\sStudiengang|in)\s\p{L}{3,24})?),\s(?<publisher>(?:(?:Technische|Pädagogische|Freie|Ludwig-Maximilians-|Humboldt-)\s?)?(?:Universität|Hochschule|Fachhochschule|TU|FH|HU|FU|ETH|LMU)(?:\s(?:zu\s)?\p{Lu}[\p{L}/-]{2,25}){1,2})(?=[,.])/du,
  },
  // "Vortrag auf der Fachtagung des INEF in Duisburg am 20. Juli 2005."
  {
    tells: ' Vortrag',
    form: /(?<=\p{L}[”"“»]?[.,?!]\s)(?<note>Vortrag(?:,|\s(?:auf|beim?|im|an|vor|gehalten)\s)[^.]{3,150}?)(?=,?\s(?:am\s)?(?:(?:\d{1,2}\.\s)?\p{L}{3,9}\s)?(?:19|20)\d\d|(?<!\d)\.\s)/du,
  },
  // "The Promise of Peace, The Washington Post 11.12.2005"
  {
    tells: / \d{1,2}\.\s?\d{1,2}\.\s?(?:19|20)\d\d/,
    form: /(?<=[.,?!”"]\s)(?<container>(?:\p{Lu}[\p{L}’'-]{1,20}\s){0,4}(?:Post|Times|Zeitung|Welt|Zeit|Tagesspiegel|Monde|Figaro|País|Guardian|Standard|Presse|Spiegel|Rundschau|Allgemeine|Herald|Tribune|Nachrichten|Anzeiger|Handelsblatt|tageszeitung)),?\s(?:vom\s)?(?<date>\d{1,2}\.\s?\d{1,2}\.\s?(?:19|20)\d\d)/du,
  },
  // "Moby-Dick; or, The Whale."
  {
    tells: /; or,? /,
    form: /(?<=^(?:\[?\d{0,3}\]?\s?[^;:“”"]{2,60}|[—–_-]{2,12}\S{0,2})\.\s)(?<title>\p{Lu}[^.;:()“”"]{2,60};\sor,?\s[^.;“”"]{3,100})(?=\.\s)/du,
  },
  // "3 J. L. & Econ. 1 (1960)": how American lawyers cite an article.
  {
    tells: /, ?["”’]? ?\d{1,3} \p{Lu}[^\d(]{2,60}\. \d{1,4}[^(]{0,14}\(\d{4}\)/u,
    form: /,["”’]?,?\s(?<volume>\d{1,3})\s(?<container>\p{Lu}[\p{L}.&’' ]{1,60}\.)\s(?<pages>\d{1,4})(?:,\s\d{1,4}(?:[–-]\d{1,4})?)?\s\((?<date>(?:1[89]|20)\d\d)\)/du,
  },
  // "Die Kirchliche Dogmatik, III/2 (Zürich: Reef, 1948)"
  {
    tells: /, [IVX]{1,5}(?:\/\d{1,2})? \(\p{Lu}/u,
    form: new RegExp(
      `(?<=\\p{L}{2}),\\s(?<volume>[IVX]{1,5}(?:\\/\\d{1,2})?)\\s\\((?<place>${TOWN}):\\s(?<publisher>[^():;]{2,70}),\\s(?<date>${YEAR})\\)`,
      'du',
    ),
  },
  // "PUF, coll. Thémis, 2000"
  { tells: ', coll. ', form: /,\s(?<other>coll\.)\s(?<series>\p{Lu}[^,;()«»“”]{2,50})(?=,\s)/du },
  // "Palandt/Grüneberg, BGB, 79. Aufl. 2020, § 242 Rn. 5.": a commentary, its first editor, who wrote the part, the edition, the section.
  {
    tells: /\d\. Aufl\. (?:19|20)\d\d/,
    form: /^(?<author>\p{Lu}[\p{L}-]{1,25}\/\p{Lu}[\p{L}-]{1,25}),\s(?<title>\p{Lu}[^,;()]{1,80}),\s(?<edition>\d{1,2}\.\sAufl\.)\s(?<date>(?:19|20)\d\d)(?:,\s(?<note>(?:§§?|Art\.)\s\d[^,]{0,40}))?/du,
  },
  // "IEEE Standard for Petals, IEEE Std 754-2019 (Revision of IEEE 754-2008)"
  {
    tells: /^IEEE (?:Standard|Recommended|Guide)/,
    form: /^(?<title>IEEE\s(?:Standard|Recommended\sPractice|Guide)\sfor\s[^,]{5,160}),\s(?<number>IEEE\sStd\s[\w.-]{1,20})(?:\s(?<note>\([^()]{3,80}\)))?/du,
  },
  // "3. izd.": editions of South Slavic, Nordic, Dutch and Turkish lists.
  {
    tells: / \d{1,2}\. (?:izd|uppl|utg|udg|oplag|druk|bask|painos)/,
    form: /(?<=\p{L}[”"»)]?[,.]\s)(?<edition>\d{1,2}\.\s(?:izd|izdaja|izdanje|uppl|upplagan|utg|utgave|udg|udgave|oplag|druk|bask[ıi]|painos)\.?)(?=[,.]?\s)/du,
  },
  // "London: Printed by J. Roe for Longman, Hurst, and Orme."
  { tells: ': Printed ', form: /:\s(?<publisher>Printed\s(?:for|by)\s[^:;\d]{4,100}?)(?=\.\s?$|,\s(?:1[5-9]|20)\d\d)/du },
  // "Business Week, “Banks Try to Dodge,” April 5, 1969."
  {
    tells: /^\p{Lu}[^,"“]{2,50}, ["“]/u,
    form: /^(?<container>(?:\p{Lu}[\p{L}&’'-]{1,20}\s){0,4}(?:Week|Times|Post|News|Journal|Magazine|Herald|Tribune|Economist|Fortune|Forbes|Newsweek|Guardian|Observer|Telegraph|Globe|Star)),\s(?<title>["“][^"”]{5,160}["”]),?\s(?<date>\p{L}{3,9}\s\d{1,2},\s(?:1[89]|20)\d\d)(?=\.|,|$)/du,
  },
  // "in Engel, A.E.J., and James, H.L., eds., Petrologic studies: Boulder, Colorado, Geological Society of America, p. 599–620."
  {
    tells: /, eds?\., /,
    form: /,\s(?<editor>in\s\p{Lu}[^:;]{3,200}?,\seds?\.),\s(?<container>\p{Lu}.{5,200}?):\s(?<place>\p{Lu}[\p{L}. ]{2,25}(?:,\s\p{Lu}[\p{L}. ]{1,20})?),\s(?<publisher>\p{Lu}[^:;,]{3,80}),\s(?:v\.\s(?<volume>\d{1,4}),\s)?(?<pages>pp?\.\s\d{1,5}[–-]\d{1,5})/du,
  },
  // "Encyclopædia Britannica, 11th ed., s.v. “Steam Engine.”"
  {
    tells: /s\.\s?v\./,
    form: /^(?<container>\p{Lu}[^,;“”"(]{3,90})(?:,\s(?<edition>\d{1,2}(?:st|nd|rd|th)\sed\.|\d{1,2}\.\sAufl\.))?(?:,\s(?<volume>(?:vol|Bd|t)\.\s(?:\d{1,3}|[IVX]{1,5})))?(?:\s\((?<place>[^():,]{3,30}):\s(?<publisher>[^():]{2,50}),\s(?<date>\d{4})\))?,\s(?<other>s\.\s?v\.)\s[“"«„](?<title>[^“”"«»]{2,80}?)[.,]?[”"»“]/du,
  },
  // "Cochrane Database of Systematic Reviews 2013, Issue 1. Art. No.: CD000980."
  {
    tells: ', Issue ',
    form: /(?<=[.?!]\s)(?<container>\p{Lu}[\p{L}& ]{5,80}?),?\s(?<date>(?:19|20)\d\d),\s(?<issue>Issue\s\d{1,2})[.,:]\s(?:(?<other>Art(?:icle|\.)?\s?(?:No\.?|Number)?\s?:?)\s)?(?<pages>[A-Z]{1,4}\d{4,8})/du,
  },
  // "[Mémoire de maîtrise, Université du Québec à Montréal]. Archipel."
  {
    tells: '[',
    form: new RegExp(
      `\\[(?<genre>(?:${THESIS})[^,[\\]]{0,50}),\\s(?<publisher>\\p{Lu}[^[\\]]{3,120})\\](?:\\.\\s(?<note>\\p{Lu}[^.:[\\]]{2,60})\\.?(?=\\s?https?:|\\s?$))?`,
      'du',
    ),
  },
  // "In Reviews in Chemistry, 5th ed.; Roe, K. B., Doe, D. B., Eds.; VCH: New York, 1996; Vol. 8, pp 211–244."
  {
    tells: /[.;?!]\sIn\s\p{Lu}[^;]{5,160};/u,
    form: /(?<=[.?!;]\s)(?<container>In\s\p{Lu}(?![^;]{0,200}\sVol\.)[^;]{5,160}?)(?:,\s(?<edition>\d{1,2}(?:st|nd|rd|th)\sed\.))?;\s(?:(?<editor>\p{Lu}[^:]{4,200}?,\sEds?\.);\s)?(?:(?<series>\p{Lu}[^:;]{5,80}?)\s(?<volume>\d{1,4});\s)?(?<publisher>\p{Lu}[^:;]{1,70}):\s(?<place>\p{Lu}[^:;\d]{1,50}),\s(?<date>\d{4})(?:;\s(?:(?<volume2>(?:Vol\.|Volume)\s\d{1,3})[,;]\s)?(?:(?<note>Chapter\s\d{1,3})(?:[,;]\s|(?=\.?$)))?(?<pages>pp?\.?\s[A-Z]?\d{1,5}(?:[–−-][A-Z]?\d{1,5})?)?)?/du,
  },
  // "161 (1955ApJ...121..161S)": what archives of astronomy call a paper, nineteen signs.
  {
    tells: /\d{4}[A-Za-z&.]{5}[\d.]{4}/,
    form: /(?<![\w.])(?<other>\(?(?=(?:[\w&.]{19})(?![\w&]))(?:1[89]|20)\d\d[A-Za-z&][A-Za-z&.]{4}[\d.]{4}[A-Za-z\d.][\d.]{4}[A-Z.])/du,
  },
  // "Gyps fulvus. The IUCN Red List of Threatened Species 2018: e.T22695219A118593677."
  {
    tells: 'IUCN Red List',
    form: /(?<=\p{L}\.\s)(?<container>The\sIUCN\sRed\sList\sof\sThreatened\sSpecies(?:™)?)(?:,?\s(?:\d{4}|[Vv]ersion\s[\d.-]{4,7}))?(?::\s(?<number>e\.T\d{1,9}A\d{1,10}))?/du,
  },
  // "Froese, R. and D. Pauly. Editors. 2023. FishBase."
  { tells: /\. Ed(?:itor)?s\. \d/, form: /^(?<editor>\p{Lu}[^:;()\d]{5,120}\.\s(?:Editors|Eds)\.)\s(?<date>\d{4}[a-z]?)\./du },
  // "in Piskunov N., Gray D. F., eds, Modelling of Stellar Atmospheres. Astron. Soc. Pac., San Francisco, p. 20"
  {
    tells: ', eds, ',
    form: /,\s(?<editor>in\s\p{Lu}[^:;]{3,160}?,\seds),\s(?![^:]{0,200}\sVol\.)(?<container>\p{Lu}[^:]{4,200}?)\.\s(?<publisher>\p{Lu}[^,:;]{2,50}),\s(?<place>\p{Lu}[\p{L} .]{2,30}),\s(?<pages>p\.\s[A-Z]?\d{1,5})$/du,
  },
  // "The Great Gatsby (ed. M. J. Bruccoli; Cambridge: Cambridge University Press, 1991)"
  {
    tells: / \((?:eds?|trans)\. [^();:]+; /,
    form: new RegExp(
      `^(?<author>\\p{Lu}[\\p{L}’'-]{1,30},\\s(?:\\p{Lu}\\.\\s?){1,3}),\\s(?<title>\\p{Lu}[^()]{3,140}?)\\s\\((?:(?<editor>eds?\\.\\s[^;:()]{3,80})|(?<translator>trans\\.\\s[^;:()]{3,80}));\\s(?<place>${TOWN}):\\s(?<publisher>[^:;()]{2,70}),\\s(?<date>${YEAR})\\)`,
      'du',
    ),
  },
  // "Disability Care and Support (Report No 54, 31 July 2011)": lawyers of Britain and Australia.
  {
    tells: /(?:Report|Paper|Com|Inquiry)(?: No\.? \d{1,4})?, [^()]{0,14}\d{4}\)/,
    form: /(?<=\p{L}{2}\s)\((?<genre>(?:\p{L}{3,14}\s){0,2}(?:Report|Paper|Com|Inquiry))(?:\s(?<other>No\.?)\s(?<number>\d{1,4}))?,\s(?<date>(?:\d{1,2}\s)?(?:\p{L}{3,9}\s)?(?:19|20)\d\d)\)(?=[.,\s]|$)/du,
  },
  // "Darwin, C. R. Letter to J. D. Hooker, 11 January 1844."
  {
    tells: ' Letter to ',
    form: /^(?<author>\p{Lu}[^\d:;“"]{2,60}?[.,])\s(?<title>Letter\sto\s(?:the\s)?\p{Lu}[^,\d:;“"]{2,60}),?\s(?<date>\d{1,2}\s\p{L}{3,9}\s(?:1[4-9]|20)\d\d|\p{L}{3,9}\s\d{1,2},\s(?:1[4-9]|20)\d\d)(?=[.,])/du,
  },
  // "85: i–xvi, 1–350"
  { tells: /: [ivxl]+[–-]/, form: /(?<=\d:\s)(?<pages>[ivxlc]{1,8}[–-][ivxlc]{1,8},\s\d{1,4}[–-]\d{1,4})/du },
  // "1986, Translated from the Russian by M. Hazewinkel."
  {
    tells: /[Tt]ranslated from the /,
    form: new RegExp(`(?<translator>[Tt]ranslated\\sfrom\\sthe\\s\\p{L}{4,14}\\sby\\s${NAME}(?:\\sand\\s${NAME})?)(?=[.,;)])`, 'du'),
  },
  // "Bearb. von Elmar Seebold. 25. Aufl.", "s. v. Kelter."
  { tells: /[Bb]earb/, form: new RegExp(`(?<=[.,]\\s)(?<note>[Bb]earb(?:eitet|\\.)\\s(?:von|v\\.)\\s${NAME})(?=[.,]\\s)`, 'du') },
  { tells: /\d{4}, s\.\s?v\. /, form: /,\s(?<note>s\.\s?v\.\s[^,.;“"]{2,40})\.?$/du },
  // "Tome II, contenant les reptiles.": what a volume holds.
  {
    tells: /(?:Tom(?:e|us)|Vol\.|Volume|Band|Bd\.|Thei?l) [\dIVX]{1,5}, \p{Ll}/u,
    form: /(?<=\p{L}{2}[.,]\s)(?<volume>(?:Tom(?:e|us)|Vol(?:ume|\.)|Band|Bd\.|Thei?l)\s(?:\d{1,3}|[IVX]{1,5})),\s(?<note>(?:contenant|containing|continens|enthaltend|die|den|les)\s[^.]{5,150}\.)/du,
  },
  // "Arlington (VA): American Psychiatric Association": a state behind the town.
  {
    tells: /\([A-Z]{2,3}\):/,
    form: /(?<=[.?;\]]\s)(?<place>\p{Lu}[\p{L} .]{2,24}\s\([A-Z]{2,3}\):)(?=\s\p{Lu})/du,
  },
  // "ed. by J. B. Bury, 7 vols": names that end where the clause does.
  {
    tells: /(?:ed\.|hg\.|hrsg\.|edited) (?:by|von|v\.) /,
    form: new RegExp(
      `(?<=[\\p{L}”"’»)][,.]?\\s)(?<editor>(?:ed\\.|hg\\.|hrsg\\.|edited)\\s(?:by|von|v\\.)\\s${NAME}(?:\\s(?:and|und|&)\\s${NAME})?)(?=,\\s\\d{1,2}(?:\\svols|\\.\\sAufl)|\\s\\(\\p{Lu}[^():]{2,30}:|[.,]\\s\\p{Lu}[\\p{L}/ ]{2,30}:)`,
      'du',
    ),
  },
  // "Guerre et paix. Trad. du russe par Boris de Schlœzer. Paris :": of whom a clause with the language speaks.
  {
    tells: /[Tt]rad(?:uit|\.)? (?:de|du) |[Aa]us dem /,
    form: /(?<=[\p{L}”"»)][,.]\s)(?<translator>(?:[Tt]rad(?:uit|\.)\s(?:de\sl[’']|du\s)\p{L}{4,12}\spar|[Aa]us\sdem\s\p{Lu}\p{L}{4,20}(?:\sübersetzt)?\svon)\s(?:\p{Lu}\.\s?|\p{Lu}\p{Ll}[\p{L}’'-]{1,20}\s){1,3}(?:(?:de|von|van|der)\s){0,2}\p{Lu}[\p{L}’'-]{1,25})(?=[.,]\s)/du,
  },
  // "83rd Cong., 1st sess.": of hearings and bills; no book holds them.
  { tells: ' Cong.', form: /(?<note>\d{2,3}(?:st|nd|rd|d|th)\sCong\.,\s\d(?:st|nd|rd|d|th)\s[Ss]ess\.)/du },
  // "BT-Drs. 18/1558", "GAO-14-159", "EMA/707383/2020 Corr.1": papers of a parliament, reports of an office.
  { tells: /Dr(?:s|uck)/, form: /(?<number>(?:B[TR]-)?(?:Drs\.|Drucks\.|Drucksache)\s(?:Nr\.\s)?\d{1,3}\/\d{1,5})(?![\d/])/du },
  {
    tells: /[.,] [A-Z]{2,8}[-/][A-Z\d]/,
    form: /(?<=\p{L}[.,]\s)(?!(?:COVID|SARS|HIV|ISO|DIN|RFC)(?!\p{L}))(?<number>[A-Z]{2,8}(?:[-/][A-Z]{1,8}){0,3}(?:[-/]\d{3,6}(?:[-/][A-Z\d]{1,6}){0,4}|[-/]\d{1,6}(?:[-/][A-Z\d]{1,6}){1,4})(?:\s(?:Corr|Rev|Add)\.?\s?\d{1,2})?)(?=[.,;]\s)/du,
  },
  // "HL Deb 4 July 2011, vol 729, cols 10-12"
  {
    tells: / Deb[ ,]/,
    form: /^(?<container>H[CL]\sDeb),?\s(?:\([^()]{3,30}\)\s)?(?<date>\d{1,2}\s\p{L}{3,9}\s(?:1[89]|20)\d\d)(?:,?\s(?<volume>vol\.?\s\d{1,4}))?(?:,?\s(?<pages>cc?\.?\s?\d{1,5}\S{0,8}|cols?\.?\s\d{1,5}(?:[–-]\d{1,5})?))?/du,
  },
  // "United Nations, General Assembly, Report …", "United States Congress, Senate, Committee on Foreign Relations. Nomination …"
  {
    tells: /^(?:United (?:Nations|States)|U\.\s?[NS]\.|UN),? /,
    form: /^(?<group>(?:United\sNations|UN|U\.N\.),\s(?:General\sAssembly|Security\sCouncil|Human\sRights\sCouncil|Economic\sand\sSocial\sCouncil)(?=,\s\p{Lu})|(?:United\sStates|U\.\s?S\.),?\s(?:Congress|Senate|House(?:\sof\sRepresentatives)?)(?:[.,]\s(?:Senate|House(?:\sof\sRepresentatives)?|(?:(?:Select|Joint|Special)\s)?(?:Sub)?[Cc]ommittee\son\s[^.,]{3,80})){1,3}(?=\.\s\p{Lu}))[.,]\s(?<title>\p{Lu}[^.,]{3,200})(?=[.,])/du,
  },
  // "“No Use Talking.” Rev. of Letters of Anton Chekhov, ed. Avrahm Yarmolinsky. New Republic 13 Aug. 1962"
  {
    tells: /["”] Rev(?:iew|\.) of /,
    form: /(?<=["”]\s)(?<note>Rev(?:iew|\.)\sof\s[^.]{3,150}(?:,\s(?:eds?|trans)\.\s(?:\p{Lu}\.\s){0,3}[^.]{3,80})?\.)\s(?<container>\p{Lu}[^.\d()“”"]{2,80}?)[,.]?\s(?=\d|\(|vol\.|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}{0,6}\.?\s\d)/du,
  },
  // "Title. British Museum, London, xii+436 pp.": lists of zoologists and botanists.
  {
    tells: /\d\spp?\.?$/,
    form: /(?<=[\p{Ll})]{2}[.?!]\s)(?<publisher>\p{Lu}(?:[\p{L}&’' -]|\.(?!\s\p{Lu}\p{Ll}{2})){3,60}),\s(?<place>\p{Lu}[\p{L}.’' -]{2,25}(?:,\s\p{Lu}[\p{L}. ]{1,20})?),\s(?<pages>(?:[ivxlc]{1,8}\s?\+\s?)?\d{1,4}\spp?\.?)$/du,
  },
  // "GLOBOCAN 2000: cancer incidence": a study and its year begin the title.
  {
    tells: /\. [A-Z][A-Za-z-]{2,14} \d{4}: \p{L}/u,
    form: /(?<=^[^:\d]{4,160}\.\s)(?<title>[A-Z][A-Za-z-]{0,10}[A-Z]{2}[A-Za-z]{0,8}\s(?:19|20)\d\d:)(?=\s\p{L})/du,
  },
  // "Oxford, Bodleian Library, MS Hatton 48, fol. 12r", "BArch, R 43-I/1264, Bl. 34–37": a town, who keeps it, its mark, the leaf.
  {
    tells: /^[^.]{4,90}, (?:MSS?|Ms|ms|Cod|cod|Clm|Cgm|Hs|lat|gr|fr|Add)\.? /,
    form: /^(?<place>\p{Lu}\p{L}{2,20}(?:\s\p{Lu}\p{L}{2,20})?),\s(?<publisher>\p{Lu}[^,;\d]{3,80}),\s(?<number>(?:MSS?|Ms|ms|Cod|cod|Clm|Cgm|Hs|lat|gr|fr|Add)\.?\s[^,;]{1,40})(?:,\s(?<pages>(?:fols?|ff?|Bl|f[°º])\.?\s?\d{1,4}[rv]?(?:[–-]\d{0,4}[rv]?)?))?(?<note>.*)$/du,
  },
  {
    tells:
      /^(?:The )?(?:National Archives|BArch|TNA|NARA|Bundesarchiv|Archivio|Archives|Archivo|Arquivo|Staatsarchiv|Landesarchiv|Stadtarchiv|Hauptstaatsarchiv|Public Record|GStA)/,
    form: /^(?<publisher>(?:The\s)?(?:National\sArchives|BArch|TNA|NARA|Bundesarchiv|Archivio\s(?:di\sStato|[Ss]torico|[Ss]egreto)|Archives\s(?:[Nn]ationales|[Dd]épartementales|[Mm]unicipales)|Archivo\s(?:General|Histórico)|Arquivo\s(?:Nacional|Histórico)|(?:Staats|Landes|Stadt|Hauptstaats)archiv|Public\sRecord\sOffice|GStA\sPK)[^,;:.\d]{0,50}),\s(?<number>\p{Lu}[^.;]{1,60}?\d[^,.;]{0,12})(?:,\s(?<pages>(?:fols?|ff?|Bl|c|cc|leg)\.?\s?\d{1,4}[rv]?(?:[–-]\d{0,4}[rv]?)?))?(?:,\s(?<note>\p{Lu}[^.;\d]{4,80}),\s(?<date>\d{1,2}\s\p{L}{3,9}\s(?:1[4-9]|20)\d\d))?\.?$/du,
  },
  // "Virginia Woolf to Vita Sackville-West, 26 May 1926, Berg Collection, New York Public Library."
  {
    tells: /^\p{Lu}[^,.]{3,40} to \p{Lu}/u,
    form: /^(?<author>(?:\p{Lu}[\p{L}’'-]{0,20}\.?\s){1,4})(?<title>to\s(?:\p{Lu}[\p{L}’'-]{0,20}\.?(?:\s|(?=,))){1,4}),\s(?<date>\d{1,2}\s\p{L}{3,9}\s(?:1[4-9]|20)\d\d|\p{L}{3,9}\s\d{1,2},\s(?:1[4-9]|20)\d\d)(?:[.,]\s(?<note>[^,]{3,80}))?(?:,\s(?<publisher>[^,.]{4,80}))?/du,
  },
  // "vol. J86-D-II, no. 5" of Japanese transactions.
  { tells: /vol\.\s?[A-Z]\d/, form: /(?<volume>vol\.\s?[A-Z]\d{1,3}-[A-Z](?:-?[IVX]{1,3})?)(?=,\s)/du },
  // "1987, 45. o.": pages of Hungarian lists.
  { tells: / o(?:ld)?\./, form: /,\s(?<pages>\d{1,4}(?:[–-]\d{1,4})?)(?<other>\.\so(?:ld)?)\.?$/du },
  // "Editio decima, reformata. Tomus I.", "Second edition. Volume I."
  {
    tells: /[Ee]ditio/,
    form: /(?<=[\p{L})][.,]\s)(?<edition>Editio\s(?:prima|secunda|altera|tertia|quarta|quinta|sexta|septima|octava|nona|decima|nova)(?:,\s\p{Ll}[^.]{3,40})?|(?:First|Second|Third|Fourth|Fifth|Sixth)\sedition)\.\s(?<volume>(?:Vol(?:ume|\.)|Tom(?:us|e|o))\s(?:\d{1,3}|[IVX]{1,5})\.)(?=\s)/du,
  },
  // "(Reprinted from …)", "Cited in: …": another print or another work.
  {
    tells: /[Rr]eprinted|Repr\.|[Cc]ited|[Zz]it|[Cc]it[ée]|Wieder|[Qq]uoted/,
    form: /(?<=\d[\s\S]{0,300}[.;)]\s)(?<note>[([]?(?:Reprinted\s(?:in|from)|Repr\.\sin|Wiederabgedruckt\sin|Cited\s(?:in|by)|Zit(?:iert|\.)\s(?:nach|n\.)|Cité\s(?:dans|par)|Citado\s(?:en|em|por)|Quoted\sin)[\s:][\s\S]*)$/du,
  },
  // "(a) …; (b) …": the second of several works under one number.
  { tells: /^\(?a\)/, form: /^\(?a\)[\s\S]{10,400}?;\s(?:and\s)?(?<note>\(?b\)\s[\s\S]*)$/du },
];
