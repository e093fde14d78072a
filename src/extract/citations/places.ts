/**
 * What stands with a year in brackets like an author but may well be none: (Boston, 1973), (Clean Air Act, 1970), (Casablanca Conference,
 * 1943), (Android, 2012). Such a mark still leads to an entry that bears the name; where none does, it is not said to cite a work that is missing.
 */
import { fold } from '../../text/fold.ts';
import { COUNTRY_NAMES } from '../country-names.ts';

const CITIES =
  'Amsterdam|Ankara|Athens|Atlanta|Bangkok|Barcelona|Basel|Beijing|Berkeley|Berlin|Bern|Bogotá|Bologna|Bonn|Boston|Bremen|Brisbane|Brussels|Budapest|Buenos Aires|Cairo|Cambridge|Cape Town|Chicago|Cologne|Copenhagen|Dallas|Delhi|Denver|Detroit|Dresden|Dubai|Dublin|Edinburgh|Florence|Frankfurt|Geneva|Genf|Glasgow|Graz|Hamburg|Hannover|Havana|Helsinki|Houston|Istanbul|Jakarta|Jerusalem|Johannesburg|Kiev|Kyiv|Kyoto|Lagos|Leeds|Leipzig|Lima|Lisbon|Liverpool|London|Londres|Los Angeles|Lyon|Madrid|Manchester|Manila|Melbourne|Mexico City|Miami|Milan|Milano|Montreal|Moscow|Mumbai|Munich|München|Nairobi|Naples|New Delhi|New Orleans|New York|Nürnberg|Osaka|Oslo|Oxford|Paris|Philadelphia|Prague|Praha|Princeton|Quebec|Rio|Rio de Janeiro|Rom|Roma|Rome|Rotterdam|San Diego|San Francisco|Santiago|São Paulo|Seattle|Seoul|Shanghai|Singapore|Stockholm|Strasbourg|Stuttgart|Sydney|Taipei|Tehran|Tel Aviv|Tokyo|Toronto|Turin|Utrecht|Vancouver|Venice|Vienna|Warsaw|Washington|Wien|Wuhan|Zurich|Zürich|Aarhus|Antwerp|Antwerpen|Bordeaux|Bratislava|Bristol|Brussel|Bruxelles|București|Coimbra|Córdoba|Den Haag|Firenze|Gdańsk|Genève|Genova|Göteborg|Göttingen|Granada|Groningen|Heidelberg|Innsbruck|Jena|Kassel|København|Köln|Kraków|Leiden|Leuven|Lille|Lisboa|Ljubljana|Lwów|Łódź|Maastricht|Mainz|Marburg|Marseille|Medellín|Montevideo|Montpellier|Montréal|Münster|Nantes|Napoli|New Haven|Nijmegen|Padova|Palermo|Pisa|Porto|Poznań|Puebla|Quito|Riga|Salamanca|Salzburg|Sevilla|Siena|Sofia|Tallinn|The Hague|Torino|Toulouse|Trento|Trieste|Trondheim|Tübingen|Uppsala|Valencia|Valparaíso|Venezia|Verona|Vilnius|Warszawa|Weimar|Wrocław|Würzburg|Zagreb|Lissabon|Mailand|Neapel|Florenz|Venedig|Genua|Prag|Warschau|Krakau|Breslau|Danzig|Posen|Straßburg|Brüssel|Löwen|Kopenhagen|Moskau|Kiew|Lemberg|Athen|Kairo|Peking|Nizza|Lisbonne|Vienne|Varsovie|Moscou|Athènes|Pékin|Venise|Copenhague|Londra|Parigi|Berlino|Mosca|Ginevra|Atene|Lisbona|Varsavia|Moscú|Ginebra|Viena|Praga|Varsovia|Atenas|Bruselas|Estambul|Pekín|Nueva York|Genebra|Londen|Parijs|Wenen|Londyn|Paryż|Wiedeń|Moskwa|Rzym|Berlín|Москва|Санкт-Петербург|Петербург|Петроград|Ленинград|Новосибирск|Екатеринбург|Казань|Киев|Київ|Минск|Одесса|Харьков|Харків|Львов|Львів|Варшава|Прага|Париж|Берлин|Лондон|Вена|Рим|Женева|Нью-Йорк|Αθήνα|Θεσσαλονίκη|北京|上海|南京|东京|東京|京都|大阪|台北|서울|القاهرة|بيروت|بغداد|دمشق|تهران|ירושלים|תל אביב';
const REGIONS =
  'Africa|Alabama|Alaska|Amazon|America|Antarctica|Arctic|Arizona|Arkansas|Asia|Atlantic|Balkans|Bavaria|Bayern|Brittany|California|Catalonia|Colorado|Connecticut|Crimea|Delaware|England|Europa|Europe|Flanders|Florida|Hawaii|Hessen|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Latin America|Louisiana|Maine|Maryland|Massachusetts|Mediterranean|Michigan|Middle East|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New England|New Hampshire|New Jersey|New Mexico|North America|North Carolina|North Dakota|Northern Ireland|Ohio|Oklahoma|Ontario|Oregon|Pacific|Pennsylvania|Rhode Island|Sachsen|Scandinavia|Scotland|Siberia|South America|South Carolina|South Dakota|Tennessee|Texas|Tibet|UK|USA|US|Utah|Vermont|Virginia|Wales|West Virginia|Wisconsin|Wyoming';
/** How the name of a law, a meeting, a war, a contest, a count of people ends. */
const NO_WORK =
  /(?:^|\s)(?:Acts?|Laws?|Bill|Treaty|Agreement|Accords?|Convention|Protocol|Directive|Regulation|Constitution|Code|Charter|Declaration|Resolution|Amendment|Conference|Congress|Summit|Symposium|Workshop|Olympics|Games|Cup|Championships?|Survey|Census|Edition|Version|Release|Wars?|Crisis|Revolution|Pandemic|Epidemic|Earthquake|Hurricane|Eruption|Flood|Fire|Elections?|Referendum|Prize|Award|Exhibition|Festival|Season|Semester|Term|Quarter|Cohort|Dataset|Corpus|Gesetz|Vertrag|Wahl|Krieg|Konferenz|Loi|Traité|Guerre|Ley|Tratado|Agenda|Horizon|Vision|Strategy|Plan|Programme|Goals|Euro|Room|Flight|Model|Brexit)(?:\sI{1,3})?$/u;

/** What is sold, run or staged under a name and a year or a version. */
const PRODUCT =
  /^(?:Expo|Android|Windows|Office|Excel|Word|Ubuntu|Debian|Fedora|Python|Java|Fortran|Photoshop|AutoCAD|Stata|SPSS|MATLAB|Mathematica|Eviews|NVivo|Playstation|Xbox|Nintendo|Apple|Google|Microsoft|Amazon|Facebook|Samsung|Sony|Nokia|Toyota|Volkswagen|Siemens|Pfizer|Netflix|Twitter|iPhone|iOS|macOS|Eurovision|Documenta|Biennale|Olympia|Fukushima|Chernobyl|Tschernobyl|Katrina|Sandy|Brexit)$/iu;

/** Two words with capitals: a label, a publisher, a house, "(Blue Note, 1964)". Double names look the same. */
const TWO_WORDS = /^(?:The\s)?\p{Lu}[\p{L}’'&]+\s\p{Lu}[\p{L}’'&]+$/u;

let known: ReadonlySet<string> | null = null;

/** Names of countries as the languages have them, of large cities and of regions; folded. Made once. */
function places(): ReadonlySet<string> {
  known ??= new Set([...CITIES.split('|'), ...REGIONS.split('|'), ...COUNTRY_NAMES].map(fold));
  return known;
}

/** A capital within a word, as firms and programs have it and people do behind a particle alone: "StataCorp", "MathWorks". */
const WITHIN =
  /^(?!(?:Ma?c|De[lnrs]?|Va[nu]|Von|L[aei]|D[aiou]|Fitz|Te[nr]|Vander|Vande|Saint|St|Abu|Al|El|Ben|Bin|Ibn|Mb|Nd|Ng|Ap|Ó|Ua)\p{Lu})\p{Lu}\p{L}*\p{Ll}\p{Lu}\p{Ll}/u;
/** A party and its state, "D-Ohio", "R-Texas". */
const SEAT = /^\p{Lu}-\p{Lu}\p{Ll}/u;

/** True for a name that is as likely a place, a law or an event, or where somebody sits. */
export const mayBeNoAuthor = (name: string): boolean =>
  NO_WORK.test(name) ||
  SEAT.test(name) ||
  WITHIN.test(name) ||
  PRODUCT.test(name) ||
  TWO_WORDS.test(name) ||
  places().has(fold(name.replace(/^The\s/, '')));

/** True for what can hardly be one of several authors: a meeting, a place beside it, "(World Parks Congress, Durban 2003)". */
export const namesOccasion = (name: string): boolean => NO_WORK.test(name) || places().has(fold(name));

/** Things that bear a name and a year of their own: "the app (Android 2012)", "won gold (Athens 2004)", "das Gesetz (Roe 1999)". */
const NAMED_THING =
  /(?<!\p{L})(?:apps?|fairs?|schemes?|programmes?|acts?|laws?|bills?|films?|movies?|songs?|albums?|operas?|musicals?|storms?|hurricanes?|typhoons?|floods?|games?|firms?|compan(?:y|ies)|brands?|bands?|teams?|clubs?|wars?|battles?|ships?|cars?|phones?|prizes?|awards?|medals?|gold|silver|bronze|festivals?|exhibitions?|conferences?|congress|summits?|elections?|championships?|tournaments?|treat(?:y|ies)|budgets?|cris[ie]s|pandemics?|outbreaks?|earthquakes?|flights?|wines?|Programme?|Gesetz|Filme?|Spiele|Messe|Konferenz|Firma|Preis|Krieg|Sturm|lois?|jeux|prix|guerre|películas?|ley|juegos|premio|guerra|legge|giochi)\s$/iu;
/** What a bracket says that is no work, "(pers. comm., R. Roe, 2019)", a species and who described it, or a number with what it counts, "(Council, 2012, 14 million)". */
const NO_MARK =
  /(?<!\p{L})(?:pers(?:onal|\.)\s(?:comm(?:unication|\.)|obs(?:ervation|\.))|e-?mail|interview|tweet|unpublished|unpubl\.)(?!\p{L})|^[([]\p{Lu}\p{Ll}{2,}\s(?!(?:and|und|van|von|der|den|des|del|dos|das)\s)\p{Ll}{3,}\s\p{Lu}|\d{4}[a-z]?,\s(?:[€$£]\s?\d|\d[\d.,]{0,12}\s?(?:%|€|million|billion|thousand|percent|per cent|Millionen|Milliarden|Mio|Mrd|millones|milliards|EUR|USD|GBP|km|kg|people|persons|inhabitants|units|hectares?|ha|tonnes?|copies)(?!\p{L}))/u;

/** True where what stands in front of a mark, or within it, makes of a name and a year something that is no citation as likely. */
export const mayNameThing = (before: string, printed: string): boolean => NAMED_THING.test(before) || NO_MARK.test(printed);

/** "in Oaxaca", "rural Oaxaca", and no "in Marsh (2019)" or "in Marsh et al.". */
const WHERE =
  /(?<!\p{L})(?:in|near|across|throughout|around|outside|rural|urban|central|northern|southern|eastern|western|aus|nahe|près d[e’']|cerca de)\s?(?<=[\s’'])(\p{Lu}[\p{L}\p{M}-]{2,30}(?:\s\p{Lu}[\p{L}\p{M}-]{2,30})?)(?!['’\p{L}-]|,?\s?[([]|,?\s?(?:1[5-9]|20)\d\d|,?\s(?:et\sal|(?:et|and|&|und|y|e)\s\p{Lu}))/gu;

/** The names that a text itself uses for places, folded: a survey "(Oaxaca, 2019)" is then as likely held there. */
export const placesNamed = (text: string): ReadonlySet<string> => new Set([...text.matchAll(WHERE)].map(([, name = '']) => fold(name)));
