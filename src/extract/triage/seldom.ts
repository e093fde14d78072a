/**
 * Works that registries hold only here and there, though they have authors and titles like any other: theses, what stood in newspapers, was
 * broadcast or posted, and what an office brings out itself or somebody told at a meeting. That no record of one is found means little.
 */
import type { CanonicalKind } from '../../model/cited.ts';
import type { CslItem, CslName } from '../../model/csl.ts';
import { fold } from '../../text/fold.ts';
import { officeOf } from '../../text/offices-abroad.ts';
import { hasGroupWord, standsForOrganisation } from '../../text/organisations.ts';

/** How a thesis says that it is one, in the words of several countries: never the bare word, which titles bear too. */
export const THESIS =
  /(?<![\p{L}])(?:(?:Ph\.? ?D\.?|D\.? ?Phil\.?|Ed\.? ?D\.?|doctoral|doctorate|master['’]?s|bachelor['’]?s|M\.? ?A\.?|M\.? ?Sc\.?|M\.? ?Phil\.?|B\.? ?Sc\.?|undergraduate|honou?rs|licentiate)\s(?:thesis|dissertation)|(?:thesis|dissertation)\s[([](?:Ph\.? ?D|doctoral|master)|\[(?:doctoral|master['’]?s|unpublished|Ph\.? ?D\.?)[^\]]{0,40}(?:thesis|dissertation)|Diss\.?(?:ertation)?[,:]\s(?:(?:Univ|Technische|Humboldt|Freie|Phil)[\p{L}.-]{0,12}|ETH|TU|LMU|\p{Lu}\p{L}{2,20}(?:\s\d{4}|,))|Inaugural-?[Dd]issertation|Diplomarbeit|Magisterarbeit|Masterarbeit|Bachelorarbeit|Habilitationsschrift|thèse (?:de doctorat|d['’]État|de \d|pour le doctorat)|mémoire de (?:master|maîtrise|DEA)|tesis (?:doctoral|de (?:maestría|grado|licenciatura|doctorado))|tesi di (?:laurea|dottorato)|tese (?:de|\(doutorado)|dissertação (?:de|\()|proefschrift|doktorsavhandling|praca (?:doktorska|magisterska)|disertační práce|doktora tezi|yüksek lisans tezi)(?![\p{L}])|博士(?:学位)?(?:論文|论文)|修士論文|硕士(?:学位)?论文|박사\s?학위\s?논문|석사\s?학위\s?논문|(?:дис|диссертация)\.{0,1}\s?(?:\.\.\.|…)?\s?(?:на соискание|канд|д-ра|докт)/iu;

/** Newspapers and agencies that are cited by name. */
const PAPERS =
  /(?<![\p{L}])(?:The (?:Guardian|Times|Observer|Independent|Telegraph|Economist|Hindu|Age|Australian|Irish Times|Globe and Mail|Japan Times|Wall Street Journal|New York Times|Washington Post|Boston Globe|Financial Times)|(?:New York|Los Angeles|Financial|Sunday|Irish|Straits|Japan|Hindustan) Times|Washington Post|Wall Street Journal|Chicago Tribune|USA Today|Daily (?:Mail|Telegraph|Mirror|Express)|Süddeutsche Zeitung|Frankfurter (?:Allgemeine|Rundschau)|FAZ|Die (?:Zeit|Welt|Presse)|Der (?:Spiegel|Standard)|Neue Zürcher Zeitung|NZZ|Tagesspiegel|taz|Le (?:Monde|Figaro|Temps|Soir)|Libération|Les Échos|El (?:País|Mundo|Universal|Mercurio)|La (?:Vanguardia|Repubblica|Stampa|Nación|Croix)|Corriere della Sera|Il Sole 24 Ore|Folha de S\. ?Paulo|O (?:Globo|Estado de S\. ?Paulo)|Público|NRC Handelsblad|de Volkskrant|Dagens Nyheter|Aftenposten|Gazeta Wyborcza|Reuters|Associated Press|BBC News|CNN|Bloomberg|Правда|Известия|Коммерсантъ)(?![\p{L}])|朝日新聞|読売新聞|毎日新聞|日本経済新聞|人民日报|光明日报|조선일보|한겨레/u;
/** A paper that is named in the place of an author. */
const BEGINS = new RegExp(`^\\W{0,3}(?:\\d{1,3}\\W{1,3})?${PAPERS.source}`, 'u');
/** A day of a month, which journals do not print. */
const DAY =
  /(?<!\d)\d{1,2}\.?\s(?:de\s)?\p{L}{3,10}\.?,?\s(?:de\s)?(?:1[6-9]|20)\d\d(?!\d)|(?<![\p{L}])\p{Lu}\p{L}{2,9}\.?\s\d{1,2},\s(?:1[6-9]|20)\d\d|(?<!\d)\d{1,2}[./]\d{1,2}[./](?:1[6-9]|20)?\d\d(?!\d)|(?:19|20)\d\d年\d{1,2}月\d{1,2}日|(?<!\d)(?:1[6-9]|20)\d\d,?\s\p{Lu}\p{L}{2,9}\s\d{1,2}(?!\d)/u;

/** What a work says of itself in brackets that is broadcast, posted or shown, and what stands for it in print. */
const BROADCAST =
  /[[(](?:(?:audio |video )?podcast(?: episode| series)?|audio podcast|video(?: file| recording)?|youtube video|film|documentary|motion picture|tv (?:series|program(?:me)?|episode)|television (?:series|broadcast|program(?:me)?)|radio (?:broadcast|program(?:me)?)|webinar|tweet|twitter post|x post|facebook (?:post|page)|instagram post|linkedin post|blog post|web ?log post|online forum post|press release|news release|infographic)(?: episode)?[\])]|\bpress release,|^documentary:|\bdirected by \p{Lu}|\bWikipedia contributors\b|\bWikipedia[,:.] the free encyclopedia\b/iu;

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
/** A day without its year at the end of a paper's name, "The Guardian, October 6", and the whole day that APA puts where others have the year. */
const DAY_ALONE = new RegExp(`,\\s${MONTH}\\s\\d{1,2}(?=[.,;)]|\\s{0,3}$)`, 'u');
const APA_DAY = new RegExp(`\\((?:19|20)\\d\\d,\\s${MONTH}\\s\\d{1,2}\\)`, 'u');

/** What somebody told or showed at a meeting or to a class, and what is printed to be given away. */
const GREY =
  /\b(?:paper|poster|talk|lecture|keynote|abstract)s? (?:was )?presented (?:at|to|during)\b|\[(?:conference|paper|poster|oral) (?:presentation|session)\]|\b(?:white paper|policy brief|fact ?sheet|lecture notes,|course notes|course materials?|unpublished report|consultancy report|user manual|dispense del corso|notes de cours|apuntes de clase|Vorlesungsskript)\b/i;

/** A painting or the like: what it is made of, or its year before the museum that has it; catalogues have the museum before the year. */
const ARTWORK =
  /\b(?:[Oo]il|[Tt]empera|[Gg]ouache|[Aa]crylic|[Ww]atercolou?r|[Ii]nk|[Pp]astel|[Cc]harcoal) on (?:canvas|panel|paper|wood|board|silk|linen)\b|(?<!\d)(?:1\d|20)\d\d[.,]\s(?:[^,.;()]{1,40}\s)?(?:Museum|Museo|Musée|Museu|Gallery|Galleria|Gemäldegalerie|Pinakothek|Rijksmuseum|Louvre|Uffizi|Hermitage)(?:\s[^,.;()]{1,40})?,\s\p{Lu}[^,.;()]{2,30}\.?\s{0,3}$/u;

/** Printed music: the number of a composition, and a house that prints nothing else. */
const COMPOSITION = /(?<!\p{L})(?:[Oo]p\.|[Oo]pus|BWV|KV|K\.|Hob\.|WoO|RV|HWV|TWV|D\.)\s?\d{1,4}(?!\d)/u;
const MUSIC_HOUSE =
  /(?<!\p{L})(?:Henle|Bärenreiter|Breitkopf|Schott(?: Music)?|Ricordi|Durand|Boosey|Universal Edition|Eulenburg|Novello|Salabert|Leduc|Sikorski|Edition Peters|C\. ?F\. Peters)(?!\p{L})/u;

/** Words of a journal's or a meeting's name. */
const PERIODICAL =
  /\b(?:journal|j|review|rev|annals|archives|transactions|trans|proceedings|proc|letters|lett|bulletin|conference|symposium|workshop|quarterly|acta|zeitschrift|revue|revista|rivista)\b/i;

/** What an office is called, in the languages in which such names begin with it. */
const OFFICE =
  /^(?:the )?(?:city|town|county|state|government|ministry|department|office|bureau|bundes|ministeri|ministere|stadt|ville|comune|ayuntamiento|gobierno)/;

const nameOf = ({ family = '', given = '', literal }: CslName): string => fold(literal ?? `${given} ${family}`);

/** Whether an author is an office or a firm: the name says so, or who bears it brought the work out, too, or is named in its title or its number. */
function isOffice(
  author: CslName,
  { publisher = '', 'publisher-place': place = '', 'container-title': container = '', title = '', number = '' }: CslItem,
): boolean {
  const name = nameOf(author);
  const brought = fold(publisher);
  if (name === '') return false;
  if (name === brought) return true;
  if (author.given !== undefined) return false;
  if (standsForOrganisation(name, brought.split(' '))) return true;
  const says =
    hasGroupWord(name.split(' ')) ||
    officeOf(name.split(' ')) !== null ||
    OFFICE.test(name) ||
    /&\s(?:Co|Company)\b/.test(author.literal ?? '');
  if (author.literal !== undefined && says) return true;
  return [publisher, place, container, title, number].some((text) => ` ${fold(text)} `.includes(` ${name} `));
}

/** Whether nobody but offices and firms made a work; where no author was read, one may stand before the title. */
function isByOffice(fields: CslItem): boolean {
  const { author = [], publisher = '', title = '' } = fields;
  if (author.length === 0) return publisher !== '' && `${fold(title)} `.startsWith(`${fold(publisher)} `);
  return author.every((one) => isOffice(one, fields));
}

/** Whether it has no place in a volume, and stood in nothing that has a name of a periodical. */
const hasNoPlace = ({ 'container-title': container = '', publisher = '', page, volume, issue }: CslItem): boolean =>
  page === undefined && volume === undefined && issue === undefined && !PERIODICAL.test(`${container} ${publisher}`);

/** Whether it stood by itself, or in what its own author calls by the author's name: "Deloitte Insights". */
const standsAlone = (fields: CslItem): boolean => {
  const { 'container-title': container, author = [] } = fields;
  return hasNoPlace(fields) && (container === undefined || author.some((one) => fold(container).includes(nameOf(one))));
};

/** The kind of a work that registries hold only here and there, though it is cited like any other; undefined for all others. */
export function seldomHeld(raw: string, fields: CslItem): CanonicalKind | undefined {
  const sample = raw.slice(0, 1000);
  if (fields.volume !== undefined && fields['container-title'] !== undefined) return undefined;
  if (fields.type === 'thesis' || THESIS.test(`${fields.genre ?? ''} ${sample}`)) return 'thesis';
  if (fields.type === 'article-newspaper' || BROADCAST.test(sample)) return 'newspaper';
  if (PAPERS.test(sample) && (DAY.test(sample) || DAY_ALONE.test(sample) || BEGINS.test(sample))) return 'newspaper';
  if (hasNoPlace(fields) && APA_DAY.test(sample)) return 'newspaper';
  if (
    fields.ISBN === undefined &&
    (GREY.test(sample) ||
      (standsAlone(fields) && /^lecture notes\b/i.test(fields.title ?? '')) ||
      (standsAlone(fields) && isByOffice(fields)) ||
      (hasNoPlace(fields) && (ARTWORK.test(sample) || (COMPOSITION.test(fields.title ?? '') && MUSIC_HOUSE.test(sample)))))
  )
    return 'grey-literature';
  return undefined;
}
