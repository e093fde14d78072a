/**
 * Whole references as lists of one land print them in Latin letters, beside what whole-forms/styles.ts and whole-forms/tongues.ts know: the houses and towns of Italian,
 * Turkish and Romanian footnotes, journals in «guillemets» with a volume in Roman figures, "[w:]" of Polish ones, "roč. … č." of Czech and "évf. … sz." of
 * Hungarian ones, commentaries of German lawyers, authorities and courts of Brazil (ABNT NBR 6023), newspapers named first.
 */
import type { WholeForm } from './styles.ts';

const YEAR = '(?:1[5-9]|20)\\d\\d';
const TOWN =
  '(?:Milano|Torino|Roma|Bologna|Firenze|Napoli|Venezia|Padova|Bari|Genova|Pisa|Palermo|Brescia|Verona|Macerata|Paris|Lyon|Genève|Bruxelles|Madrid|Barcelona|Valencia|Sevilla|Salamanca|Granada|Lisboa|Coimbra|Porto|México|Bogotá|Santiago|Lima|Buenos\\sAires|Rio\\sde\\sJaneiro|São\\sPaulo|Brasília|Berlin|Leipzig|Stuttgart|München|Frankfurt\\sa(?:m|\\.)\\s?M(?:ain|\\.)|Wien|Zürich|Warszawa|Kraków|Wrocław|Poznań|Gdańsk|Łódź|Lublin|Praha|Brno|Bratislava|Budapest|București|Bucureşti|Cluj-Napoca|Iași|Zagreb|Beograd|Novi\\sSad|Ljubljana|Sarajevo|İstanbul|Istanbul|Ankara|İzmir|London|New\\sYork|Oxford|Cambridge)';
/** Names that are those of a house. */
const HOUSE =
  '(?:(?:Edizioni|Editrice|Editura|Editorial|Ediciones|Éditions|Les\\s[ÉE]ditions|Edições|Editora|Librería|Librairie|Libreria|Casa\\sEditrice|Wydawnictwo|Nakladatelství|Verlag)\\s[^,:();\\d]{2,40}|\\p{Lu}[^,:();\\d.]{1,40}\\s(?:Edizioni|Editrice|Editore|Editori|Verlag|Kiadó|Yayınları|Yayınevi|Yayıncılık|Kitabevi|Éditeur|University\\sPress|Publishers|Editora)|Einaudi|Bompiani|Laterza|(?:[Ii]l\\s)?Mulino|Feltrinelli|(?:A\\.\\s)?Mondadori|Giuffrè|Cedam|CEDAM|Carocci|La\\sNuova\\sItalia|(?:Bollati\\s)?Boringhieri|Adelphi|Garzanti|Rizzoli|Utet|UTET|Franco\\s?Angeli|Giappichelli|Donzelli|Olschki|Sansoni|Zanichelli|Vallardi|Marsilio|Sellerio|Guerini|Liguori|PWN|Ossolineum|PIW|Znak|Humanitas|Polirom|Minerva)';
const PAGES = '(?:pp?|pagg?|s|S|ss|str|sid)\\.\\s?\\d{1,5}(?:\\s?[–-]\\s?\\d{1,5})?(?:\\s(?:e\\s)?ss?\\.)?';
const NAME = "(?:(?:\\p{Lu}\\.[\\s-]?){1,3}(?:(?:de|di|von|van|da|del)\\s){0,2}\\p{Lu}[\\p{L}’'-]{1,25})";
const NAMES = `${NAME}(?:(?:,\\s|\\s(?:i|e|und|et|y|and|[-–])\\s)${NAME}){0,6}`;

/** The forms, in the order in which they are laid over a reference: what a later one says stands. */
export const LAND_FORMS: readonly WholeForm[] = [
  // "Annales ESC, 44e année, n° 6", "Revista Mexicana de Sociología, año 76, núm. 2": the year of a journal counts its volumes.
  {
    tells: /, (?:\d{1,3}e année|año \d|año [IVXL]|anno \d|anno [IVXL])/,
    form: /,\s(?<volume>\d{1,3}e\sannée|(?:año|anno)\s(?:\d{1,3}|[IVXL]{1,7}))(?=[,.]\s)/du,
  },
  // "núm. 2, abril-junio, México: UNAM": months before a town.
  {
    tells: /, \p{Ll}{4,10}[-–/]\p{Ll}{4,10}, \p{Lu}/u,
    form: /,\s(?<other>(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janvier|février|mars|avril|juin|juillet|septembre|octobre|décembre)[-–/]\p{Ll}{4,10}),\s(?<place>\p{Lu}[\p{L}. ]{2,25}):\s(?<publisher>\p{Lu}[^,:\d]{1,40})(?=,\s)/du,
  },
  // "Le Monde, « La réforme en débat », 12 décembre 2019, p. 8."
  {
    tells: /^(?:\p{Lu}[\p{L}’']{1,12} ){0,2}\p{L}{2,15}, ?[«"“„]/u,
    form: /^(?<container>Le\sMonde(?:\sdiplomatique)?|Libération|Le\sFigaro|Les\s[ÉE]chos|La\sCroix|L[’']Express|Le\sPoint|L[’']Humanité|El\sPa[ií]s|El\sMundo|ABC|La\sVanguardia|La\sNación|Clarín|La\sRepubblica|Corriere\sdella\sSera|La\sStampa|Il\sSole\s24\sOre|Die\sZeit|Die\sWelt|Der\sSpiegel|Der\sStandard|Die\sPresse|Süddeutsche\sZeitung|Frankfurter\s(?:Allgemeine\sZeitung|Rundschau)|Neue\sZürcher\sZeitung|Folha\sde\sS(?:ão|\.)\sPaulo|O\sGlobo|Público|Expresso|Diário\sde\sNotícias),\s?(?<title>[«"“„][^«»"“”„]{5,200}[»"”“]),?\s(?<date>\d{1,2}(?:er|\.)?\s(?:de\s)?\p{L}{3,10}\s(?:de\s)?(?:19|20)\d\d)(?:,\s(?<pages>(?:p|pág|S)\.\s?[A-Z]?\d{1,4}(?:[–-]\d{1,4})?))?/du,
  },
  // "BRASIL. Ministério da Saúde. Secretaria de Vigilância em Saúde. Guia de vigilância": an authority and its offices.
  {
    tells:
      /^[\p{Lu} ]{3,30}(?:\([^()]{3,20}\))?\. (?:Minist|Secretari|Ag[êe]ncia|Institut|Conselho|Funda|Departam|Coorden|Presid|Congresso|Senado|Câmara|Tribunal|Superior|Supremo)/u,
    form: /^(?<group>\p{Lu}[\p{Lu} ]{2,30}(?:\([^()]{3,20}\))?\.\s(?:(?:Ministério|Ministerio|Secretaria|Agência|Agencia|Instituto|Conselho|Fundação|Departamento|Coordenação|Coordenadoria|Presidência|Congresso|Senado|Câmara|Tribunal|Superior|Supremo)[^.:\d]{3,80}\.\s){1,4})(?=[\p{Lu}“"])/du,
  },
  // "Constitución Española. Boletín Oficial del Estado, 29 de diciembre de 1978, núm. 311."
  {
    tells: /^Constitu/,
    form: /^(?<title>Constitu(?:ción|ição|tion|zione)(?:\s(?:de|da|do|du|de\sla|della|of|the)|\s\p{Lu}\p{L}{3,15}){1,7})[.,]\s(?<container>(?:Boletín|Diario|Diário|Journal|Gazzetta|Gaceta)\s[\p{L}’' ]{4,40}),\s(?<date>\d{1,2}\.?\s(?:de\s)?\p{L}{3,10}\s(?:de\s)?(?:1[89]|20)\d\d)(?:,\s(?<issue>(?:núm|n)\.\s?\d{1,4}))?/du,
  },
  // "München 1971, zugl. Habil. München 1967.": where else a book was handed in.
  {
    tells: ' zugl',
    form: /,\s(?<note>[Zz]ugl\.?:?\s(?:\p{L}{2,20},?\s(?:Univ\.,?\s)?)?(?:Habil|Diss)\.?[^;]{0,50})$/du,
  },
  // "Galgano, Diritto privato, XIII ed., Padova, 2006, 234 ss."
  {
    tells: /, (?:[IVX]{1,5}|\d{1,2}[ªa°]?) ?ed\., /,
    form: new RegExp(
      `^(?<author>\\p{Lu}[\\p{L}’'-]{2,25}(?:\\s(?:\\p{Lu}\\.){1,2}|,?\\s\\p{Lu}\\p{Ll}{2,12})?),\\s(?<title>\\p{Lu}[^,()«»“”]{3,140}),\\s(?<edition>(?:[IVX]{1,5}|\\d{1,2}[ªa°]?)\\s?ed\\.),\\s(?:(?<publisher>${HOUSE}),\\s)?(?<place>${TOWN}),?\\s(?<date>${YEAR})(?:,\\s(?<pages>(?:pp?\\.\\s)?\\d{1,4}(?:[–-]\\d{1,4})?(?:\\s(?:e\\s)?ss?\\.)?))?\\.?$`,
      'du',
    ),
  },
  // "La Divina Commedia, a cura di N. Sapegno, …"
  {
    tells: ', a cura di ',
    form: new RegExp(
      `(?<=[\\p{L}\\d»”"!?)]),\\s(?<editor>a\\scura\\sdi\\s(?:${NAMES}|(?:\\p{Lu}[\\p{L}’'-]{1,20}\\s){1,2}\\p{Lu}[\\p{L}’'-]{1,25}))(?=,\\s[\\p{Lu}\\d])`,
      'du',
    ),
  },
  // "Droit du sel, 11e éd., Dalloz, 2013": a French house without its town.
  {
    tells: /, (?:19|20)\d\d/,
    form: new RegExp(
      `(?<=[\\p{L}\\d)’”».][,.]\\s)(?<publisher>Dalloz|LGDJ|L\\.G\\.D\\.J\\.|PUF|P\\.U\\.F\\.|Economica|L[’']Harmattan|Armand\\sColin|La\\sDécouverte|Les\\sÉditions\\sde\\sMinuit|Bruylant|Larcier|Lextenso|LexisNexis|Litec|Montchrestien|Sirey|Defrénois|Vrin|Albin\\sMichel),\\s(?<date>${YEAR})(?=[.,;]|\\s?$)`,
      'du',
    ),
  },
  // "La Divina Commedia, a cura di …, La Nuova Italia, Firenze 1985, vol. II, p. 34.": the house, then its town.
  {
    tells: new RegExp(`, ${TOWN},? \\d{4}`),
    form: new RegExp(
      `(?<=[\\p{L}\\d)’”»]{2}[,.]\\s)(?<publisher>${HOUSE}),\\s(?<place>${TOWN}),?\\s(?<date>${YEAR})(?:,\\s(?<volume>(?:vol|t|tom|cilt)\\.\\s(?:[IVX]{1,6}|\\d{1,3})))?(?:,\\s(?<pages>${PAGES}))?\\.?$`,
      'du',
    ),
  },
  // "(2010), La città diffusa, FrancoAngeli, Milano."
  {
    tells: new RegExp(`, ${TOWN}\\.?$`),
    form: new RegExp(
      `\\((?<date>${YEAR})\\),\\s(?<title>\\p{Lu}[^“”«»()]{3,180}?),\\s(?<publisher>${HOUSE}),\\s(?<place>${TOWN})\\.?$`,
      'du',
    ),
  },
  // "Istoria literaturii române, vol. II, Editura Minerva, București, 1985"
  {
    tells: /, vol\. [IVX\d]{1,4}, /,
    form: new RegExp(
      `(?<=\\p{L}{2}),\\s(?<volume>vol\\.\\s(?:[IVX]{1,6}|\\d{1,3})),\\s(?<publisher>${HOUSE}),\\s(?<place>${TOWN}),\\s(?<date>${YEAR})(?=[,.]|$)`,
      'du',
    ),
  },
  // "«Strumenti critici», XX (2005), 3, pp. 345-367.", "in «Rivista italiana», XVI, 2 (2011), pp. 211-240."
  {
    tells: /», ?(?:[a-z.]{1,7} )?[IVXLC\d]{1,7}[ ,(]/,
    form: new RegExp(
      `(?:(?<other>in)\\s)?(?<container>[«][^«»]{3,90}[»]),\\s?(?:(?:n\\.s\\.|a\\.),?\\s)?(?<volume>[IVXLC]{1,8}|\\d{1,4})(?:,\\s(?<issue>\\d{1,3}(?:[-–/]\\d{1,3})?))?,?\\s\\(?(?<date>${YEAR})\\)?(?:,\\s(?:n\\.\\s)?(?<issue2>\\d{1,3}(?:[-–/]\\d{1,3})?))?,\\s(?<pages>${PAGES})`,
      'du',
    ),
  },
  // "Schmidt, in: Münchener Kommentar zum BGB, 8. Aufl. 2018, § 305 Rn. 12."
  {
    tells: /(?:§|Art\.) ?\d/,
    form: new RegExp(
      `^(?<author>\\p{Lu}[\\p{L}-]{2,25}),\\s(?<container>in:?\\s\\p{Lu}[^,;]{4,90}?),\\s(?:(?<volume>Bd\\.\\s(?:\\d{1,2}|[IVX]{1,4})),\\s)?(?<edition>\\d{1,2}\\.\\sAufl\\.),?\\s(?<date>${YEAR}),\\s(?<note>(?:§§?|Art\\.|[Vv]or\\s§)\\s?\\d[^;]{0,40}?)\\.?$`,
      'du',
    ),
  },
  // "Palandt-Grüneberg, § 280 Rn. 12.", "MüKoBGB/Schmidt, § 305 Rn. 3"
  {
    tells: /^[^,]{4,45}, §/,
    form: /^(?<author>\p{Lu}[\p{L}-]{1,20}\/\p{Lu}[\p{L}-]{1,20}|\p{Lu}\p{Ll}{2,15}-\p{Lu}\p{Ll}{2,15}),\s(?<note>§§?\s?\d[^,;]{0,40}?)\.?$/du,
  },
  // "M. Zieliński, Wykładnia prawa, „Państwo i Prawo” 2002, nr 5, s. 12–25."
  {
    tells: /[„"«][^„”"«»]{3,90}[”"»],? (?:r\. )?\d{4}/,
    form: new RegExp(
      `^(?<author>${NAMES}|(?:\\p{Lu}[\\p{L}-]{2,25}\\s(?:\\p{Lu}\\.){1,2},?\\s?){1,4}),?\\s(?<title>\\p{Lu}[^„”"«»]{3,220}),\\s(?<container>[„"«][^„”"«»]{3,90}[”"»]),?\\s(?:r\\.\\s)?(?<date>${YEAR}),?\\s(?:(?:t|R|vol)\\.\\s(?<volume>[IVXLC\\d]{1,7}),\\s)?(?:(?:nr|z|zesz|č)\\.?\\s(?<issue>\\d{1,3}(?:[-–/]\\d{1,3})?)(?:\\s\\(\\d{1,4}\\))?,\\s)?(?<pages>s\\.\\s?\\d{1,5}(?:\\s?[–-]\\s?\\d{1,5})?)`,
      'du',
    ),
  },
  // "Kultura ludowa [w:] Encyklopedia Polski, red. K. Lis, t. 3, Kraków 1998, s. 230–245."
  {
    tells: '[w:]',
    form: new RegExp(
      `^(?<author>[^[\\]:;]{3,120}?),\\s(?<title>\\p{Lu}[^[\\]]{3,200}?),?\\s(?<other>\\[w:\\])\\s(?<container>\\p{Lu}[^[\\]]{3,160}?),\\s(?:(?<editor>(?:pod\\s)?red\\.\\s[^,]{3,80}),\\s)?(?:(?<volume>t\\.\\s?(?:\\d{1,3}|[IVX]{1,5})),\\s)?(?:(?<publisher>[^,\\d]{2,60}),\\s)?(?<place>\\p{Lu}[\\p{L}–-]{2,20}(?:\\s\\p{Lu}\\p{L}{2,12})?),?\\s(?<date>${YEAR})(?:,\\s(?<pages>s\\.\\s?\\d{1,5}(?:\\s?[–-]\\s?\\d{1,5})?))?`,
      'du',
    ),
  },
  // "In: DVOŘÁK, Jan, ed. Evropa v pohybu. Brno: Masarykova univerzita, 2012, s. 45-67."
  {
    tells: /\. In: [^.:]{3,90}(?:, eds?\.| \(eds?\.?\))/u,
    form: new RegExp(
      `\\.\\s(?<editor>In:\\s\\p{Lu}[^.:]{3,90}(?:,\\seds?\\.|\\s\\(eds?\\.?\\)\\.))\\s(?<container>\\p{Lu}[^.:]{3,140})\\.\\s(?<place>\\p{Lu}[^:.,]{1,30})\\s?:\\s(?<publisher>[^,:]{2,60}),\\s(?<date>${YEAR}),\\s(?<pages>s\\.\\s?\\d{1,5}(?:\\s?[–-]\\s?\\d{1,5})?)`,
      'du',
    ),
  },
  // "Nesnesitelná lehkost bytí. Vyd. 2. Brno: Atlantis, 2006."
  {
    tells: /\. (?:[Vv]yd\. \d|\d{1,2}\. (?:[a-zě.]{2,9} )?vyd\.)/u,
    form: new RegExp(
      `(?<=[\\p{L}\\d)]{2}\\.\\s)(?<edition>[Vv]yd\\.\\s\\d{1,2}|\\d{1,2}\\.\\s(?:[a-zěéý.]{2,9}\\s)?vyd)\\.\\s(?<place>\\p{Lu}[^:.,\\d]{1,30}|V\\sPraze)\\s?:\\s(?<publisher>[^,:\\d]{2,60}),\\s(?<date>${YEAR})`,
      'du',
    ),
  },
  // "LVII. évf., 5. sz., 425–442. o."
  {
    tells: /évf\.?,/,
    form: /(?<volume>[IVXLC]{1,8}|\d{1,4})(?<other>\.\sévf\.?),?\s(?<issue>\d{1,2}(?:[-–/]\d{1,2})?)\.\s(?<other2>sz\.?)(?:,?\s\((?<date>(?:19|20)\d\d)\.?\))?(?:,?\s(?<pages>\d{1,5}\.?[–-]\d{1,5}\.?\s?(?:o|p|old)\.))?/du,
  },
  // "מגמות, מ\"ז(2), 215-240": volumes in Hebrew letters.
  {
    tells: /[א-ת]["״][א-ת] ?\(/,
    form: /,\s(?<volume>[א-ת]{1,3}["״][א-ת])\s?\((?<issue>\d{1,2}(?:[-–]\d{1,2})?)\)[,:]\s?(?<pages>\d{1,5}[–-]\d{1,5})/du,
  },
];
