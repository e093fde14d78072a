/**
 * Papers of parliaments, governments and international bodies by their numbers (bills, reports, debates, resolutions): nobody's registry
 * of publications sets out to hold them, and their number is what they are found by. And works that registries hold only here and there,
 * though they have authors and titles like any other: theses, and what stood in newspapers, was broadcast or posted.
 */
import type { CanonicalKind } from '../../model/cited.ts';
import type { CslItem } from '../../model/csl.ts';
import type { Form } from './law.ts';

export const OFFICIAL: readonly Form[] = [
  {
    kind: 'official-document',
    name: 'papers of parliaments and governments',
    own: true,
    sign: /\b(?:BT-Drs|BR-Drs|LT-Drs|Drs|Drucks)\. ?\d{1,2}\/\d|\b(?:Bundestags|Bundesrats|Landtags)?[Dd]rucksache (?:Nr\. ?)?\d{1,4}\/\d|\bPlenarprotokoll \d|^(?:H\. ?R\.|S\.|H\.|Sen\.) ?(?:Conf\. )?(?:Rep|Doc|Res|Con\. Res|J\. Res)\. (?:No\. ?)?\d|\b\d{2,3} Cong\. ?Rec\. ?[SH]?\d|\b(?:HC|HL) Deb\b|\bHansard\b.{0,40}\bcol|\((?:Cm|Cmd|Cmnd|Cd|CP|C|HC|HL|Law Com|Scot Law Com|LC)\.?(?: No\.?| Paper)? ?\d{1,5}(?:[-–]\w{1,4})?(?:,| \d{4}|\))|\b(?:COM|SEC|SWD|JOIN) ?\(\d{4}\) ?\d{1,4}\b|\bKamerstukken I{1,2}\b|\bAssemblée nationale.{0,60} n[°ºo]\s?\d|\bProp\. (?:19|20)\d\d\/\d\d:\d|\bSOU (?:19|20)\d\d:\d|\bNOU (?:19|20)\d\d:? ?\d/u,
    takes: [
      'Bundestagsdrucksache 18/12345 vom 3. Mai 2017.',
      'BT-Drs. 19/4674.',
      'S. Rep. No. 104-98, at 5 (1995).',
      'HC Deb 3 May 2011, vol 527, col 450.',
      'Home Office, Crime in England and Wales (Cm 1234, 2001).',
      'Law Commission, Consent in Sex Offences (Law Com No 139, 1995).',
      'COM(2018) 237 final.',
      'SOU 2017:39.',
    ],
    leaves: ['Roe, J. (2001). Reports of committees. Journal of Reports 3, 1-9.', 'Doe, S. Rep. songs of birds. Ibis 3:4-9, 1999.'],
  },
  {
    kind: 'official-document',
    name: 'papers of international bodies',
    own: true,
    sign: /\bU\.? ?N\.? Docs?\.? [A-Z]{1,6}\/|\b(?:A|S|E|CCPR|CEDAW|CERD|CRC|CAT|CRPD|HRI|TD|FCCC|UNEP)\/(?:RES|C|HRC|CN|CP|PV|GC|\d{2,4})\b[./\d]|^(?:S\. ?C\.|G\. ?A\.|UNGA|UNSC|UN (?:General Assembly|Security Council)|Security Council|General Assembly) Res(?:olution|\.)?s? ?[\dA]|\b(?:WHA|WHO\/|FAO\/)\d{1,2}\.\d{1,3}\b/u,
    takes: [
      'S.C. Res. 1373, U.N. Doc. S/RES/1373 (Sept. 28, 2001).',
      'UN Doc. A/RES/70/1.',
      'UN General Assembly Resolution 60/1, 2005.',
      'Human Rights Council, Report on privacy, A/HRC/27/37.',
    ],
    leaves: ['Roe, A. (2001). Resolutions of the assembly. Journal of Assemblies 3, 1-9.'],
  },
];

/** How a thesis says that it is one, in the words of several countries: never the bare word, which titles bear too. */
export const THESIS =
  /(?<![\p{L}])(?:(?:Ph\.? ?D\.?|D\.? ?Phil\.?|Ed\.? ?D\.?|doctoral|doctorate|master['’]?s|bachelor['’]?s|M\.? ?A\.?|M\.? ?Sc\.?|M\.? ?Phil\.?|B\.? ?Sc\.?|undergraduate|honou?rs|licentiate)\s(?:thesis|dissertation)|(?:thesis|dissertation)\s[([](?:Ph\.? ?D|doctoral|master)|\[(?:doctoral|master['’]?s|unpublished|Ph\.? ?D\.?)[^\]]{0,40}(?:thesis|dissertation)|Diss\.?(?:ertation)?[,:]\s(?:(?:Univ|Technische|Humboldt|Freie|Phil)[\p{L}.-]{0,12}|ETH|TU|LMU|\p{Lu}\p{L}{2,20}(?:\s\d{4}|,))|Inaugural-?[Dd]issertation|Diplomarbeit|Magisterarbeit|Masterarbeit|Bachelorarbeit|Habilitationsschrift|thèse (?:de doctorat|d['’]État|de \d|pour le doctorat)|mémoire de (?:master|maîtrise|DEA)|tesis (?:doctoral|de (?:maestría|grado|licenciatura|doctorado))|tesi di (?:laurea|dottorato)|tese (?:de|\(doutorado)|dissertação (?:de|\()|proefschrift|doktorsavhandling|praca (?:doktorska|magisterska)|disertační práce|doktora tezi|yüksek lisans tezi)(?![\p{L}])|博士(?:学位)?(?:論文|论文)|修士論文|硕士(?:学位)?论文|박사\s?학위\s?논문|석사\s?학위\s?논문|(?:дис|диссертация)\.{0,1}\s?(?:\.\.\.|…)?\s?(?:на соискание|канд|д-ра|докт)/iu;

/** Newspapers and agencies that are cited by name. */
const PAPERS =
  /(?<![\p{L}])(?:The (?:Guardian|Times|Observer|Independent|Telegraph|Economist|Hindu|Age|Australian|Irish Times|Globe and Mail|Japan Times|Wall Street Journal|New York Times|Washington Post|Boston Globe|Financial Times)|(?:New York|Los Angeles|Financial|Sunday|Irish|Straits|Japan|Hindustan) Times|Washington Post|Wall Street Journal|Chicago Tribune|USA Today|Daily (?:Mail|Telegraph|Mirror|Express)|Süddeutsche Zeitung|Frankfurter (?:Allgemeine|Rundschau)|FAZ|Die (?:Zeit|Welt|Presse)|Der (?:Spiegel|Standard)|Neue Zürcher Zeitung|NZZ|Tagesspiegel|taz|Le (?:Monde|Figaro|Temps|Soir)|Libération|Les Échos|El (?:País|Mundo|Universal|Mercurio)|La (?:Vanguardia|Repubblica|Stampa|Nación|Croix)|Corriere della Sera|Il Sole 24 Ore|Folha de S\. ?Paulo|O (?:Globo|Estado de S\. ?Paulo)|Público|NRC Handelsblad|de Volkskrant|Dagens Nyheter|Aftenposten|Gazeta Wyborcza|Reuters|Associated Press|BBC News|CNN|Bloomberg|Правда|Известия|Коммерсантъ)(?![\p{L}])|朝日新聞|読売新聞|毎日新聞|日本経済新聞|人民日报|光明日报|조선일보|한겨레/u;
/** A day of a month, which journals do not print. */
const DAY =
  /(?<!\d)\d{1,2}\.?\s(?:de\s)?\p{L}{3,10}\.?,?\s(?:de\s)?(?:1[6-9]|20)\d\d(?!\d)|(?<![\p{L}])\p{Lu}\p{L}{2,9}\.?\s\d{1,2},\s(?:1[6-9]|20)\d\d|(?<!\d)\d{1,2}[./]\d{1,2}[./](?:1[6-9]|20)?\d\d(?!\d)|(?:19|20)\d\d年\d{1,2}月\d{1,2}日|(?<!\d)(?:1[6-9]|20)\d\d,?\s\p{Lu}\p{L}{2,9}\s\d{1,2}(?!\d)/u;

/** What a work says of itself in brackets that is broadcast, posted or shown, and what stands for it in print. */
const BROADCAST =
  /[[(](?:(?:audio |video )?podcast(?: episode| series)?|audio podcast|video(?: file| recording)?|youtube video|film|documentary|motion picture|tv (?:series|program(?:me)?|episode)|television (?:series|broadcast|program(?:me)?)|radio (?:broadcast|program(?:me)?)|webinar|tweet|twitter post|x post|facebook (?:post|page)|instagram post|linkedin post|blog post|web ?log post|online forum post|press release|news release|infographic)(?: episode)?[\])]|\bpress release,|^documentary:|\bdirected by \p{Lu}/iu;

/** The kind of a work that registries hold only here and there, though it is cited like any other; undefined for all others. */
export function seldomHeld(raw: string, fields: CslItem): CanonicalKind | undefined {
  const sample = raw.slice(0, 1000);
  if (fields.volume !== undefined && fields['container-title'] !== undefined) return undefined;
  if (fields.type === 'thesis' || THESIS.test(`${fields.genre ?? ''} ${sample}`)) return 'thesis';
  if (fields.type === 'article-newspaper' || (PAPERS.test(sample) && DAY.test(sample)) || BROADCAST.test(sample)) return 'newspaper';
  return undefined;
}
