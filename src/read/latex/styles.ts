/**
 * What bibliography styles print through commands of their own. `\bibitem` lists hold the words of an entry, and between them commands that
 * the style defines elsewhere, for "and", "pp." and the brackets about the year (theapa, apacite, babelbst, harvard). Without them names run
 * into each other, volumes into pages, and an entry says what nobody wrote.
 */
import type { TexCommand, TexPlace } from '../tex/place.ts';
import { Tex, texText } from '../tex/text.ts';
import { ARGUMENTS } from './environments.ts';

/** Words by the command that prints them, "name=words" in lines; `_` stands for a space. */
const words = (rows: string): readonly (readonly [string, string])[] =>
  rows
    .trim()
    .split(/\s+/)
    .map((row) => {
      const cut = row.indexOf('=');
      return [row.slice(0, cut), row.slice(cut + 1).replaceAll('_', ' ')] as const;
    });

const PRINTED: readonly (readonly [string, string])[] = [
  // theapa and apacite
  ...words(`BBA=& BBAA=& BBAB=and BAnd=& BBACOMMA=, BCBT=, BCBL=, BBAY=,_ BBC=; BBN=, BBOP=( BBCP=) BBOQ=“ BBCQ=” BPBI=._ BIn=In
    BEd=ed. BED=Ed. BEDS=Eds. BTRANS=Trans. BTRANSS=Trans. BVOL=Vol. BVOLS=Vols. BNUM=No. BNUMS=Nos. BCHAP=chap. BCHAPS=chap. BPG=p.
    BPGS=pp. BPP=pp. BTR=Tech._Rep. BPhD=Doctoral_dissertation BUPhD=Unpublished_doctoral_dissertation BMTh=Master’s_thesis
    BUMTh=Unpublished_master’s_thesis BOthers=et_al. BOthersPeriod=et_al. BIP=in_press BAuthor=Author BREPR=Reprinted_from
    BAvailFrom=Available_from BRetrievedFrom=Retrieved_from BRetrieved=Retrieved_`),
  // babelbst
  ...words(`bbland=and bblwith=with bblin=in bblof=of bbletal=et_al. bbleditor=editor bbleditors=editors bbled=ed. bbleds=eds. bbledby=edited_by
    bbledition=edition bbledn=edn. bblvolume=volume bblvol=vol. bblnumber=number bblno=no. bblpages=pages bblpp=pp. bblpage=page bblp=p.
    bblchapter=chapter bblchap=chap. bbltechreport=Technical_Report bbltechrep=Tech._Rep. bblmthesis=Master’s_thesis bblphdthesis=PhD_thesis
    bblfirsto=1st bblsecondo=2nd bblthirdo=3rd bblfourtho=4th bblfiftho=5th bblst=st bblnd=nd bblrd=rd bblth=th bbljan=January bblfeb=February
    bblmar=March bblapr=April bblmay=May bbljun=June bbljul=July bblaug=August bblsep=September bbloct=October bblnov=November bbldec=December`),
  // harvard, chicago
  ...words('harvardand=and harvardyearleft=( harvardyearright=) citenamefont= citeauthoryear='),
];

/** Writes what a command prints, and swallows what only ends its name: blanks and empty braces. */
const prints =
  (text: string): TexCommand =>
  (tex) => {
    tex.write(text);
    tex.at += /^ {0,8}(?:\{\})?/.exec(tex.source.slice(tex.at, tex.at + 12))?.[0].length ?? 0;
  };

const text = (tex: TexPlace): string => texIn(tex.argument() ?? '').trim();

/** Commands with so many arguments, and what is printed of them. */
const filled = (count: number, print: (...given: string[]) => string): TexCommand => {
  return (tex) => tex.write(print(...Array.from({ length: count }, () => text(tex))));
};

/** What is there, with something between. */
const joined = (given: readonly string[], between: string): string => given.filter((one) => one !== '').join(between);

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Which month it is that a style gives by its number. */
const month = (number: string): string => MONTHS[Number(number) - 1] ?? number;

const ORDINALS = ['th', 'st', 'nd', 'rd'];

/** Commands of apacite, the style of the American Psychological Association. */
const APACITE: readonly (readonly [string, TexCommand])[] = [
  ['APACinsertmetastar', filled(1, () => '')],
  ['PrintBackRefs', filled(1, () => '')],
  ['APACSortNoop', filled(1, () => '')],
  ['APACrefYear', filled(1, (year) => `(${year})`)],
  ['APACrefYearMonthDay', filled(3, (year = '', name = '', day = '') => `(${joined([year, joined([name, day], ' ')], ', ')})`)],
  ['APACmonth', filled(1, (number = '') => month(number))],
  // Sentence case, and the case of the database: one of the two is printed.
  ...['APACrefatitle', 'APACrefbtitle'].map((name) => [name, filled(2, (title = '') => title)] as const),
  ...['APACrefaetitle', 'APACrefbetitle'].map((name) => [name, filled(2, (title = '') => `[${title}]`)] as const),
  [
    'APACjournalVolNumPages',
    filled(4, (journal = '', volume = '', issue = '', pages = '') =>
      joined([journal, issue === '' ? volume : `${volume}(${issue})`, pages], ', '),
    ),
  ],
  ...['APACaddressPublisher', 'APACaddressInstitution', 'APACaddressSchool'].map(
    (name) => [name, filled(2, (...given) => joined(given, ': '))] as const,
  ),
  ['APACaddressPublisherEqAuth', filled(2, (place = '') => joined([place, 'Author'], ': '))],
  ['APACtypeAddressSchool', filled(3, (type = '', place = '', school = '') => `(${type}). ${joined([school, place], ', ')}`)],
  ...['APACbVolEdTR', 'APACbVolEdTRpgs'].map(
    (name) => [name, filled(2, (...given) => (joined(given, '') === '' ? '' : `(${joined(given, ', ')})`))] as const,
  ),
  ['APACrefnote', filled(1, (note) => `(${note})`)],
  ['PrintOrdinal', filled(1, (number = '') => `${number}${/1\d$/.test(number) ? 'th' : (ORDINALS[Number(number.at(-1))] ?? 'th')}`)],
  ['BCnt', filled(1, (number = '') => 'abcdefghijklmnopqrstuvwxyz'[Number(number) - 1] ?? '')],
  ['BPrintNum', filled(1, (number = '') => number)],
];

/** The beginning or end of an environment within an entry: its name is not printed, and of most its words are. */
const environment =
  (quote: string): TexCommand =>
  (tex) => {
    const name = tex.argument(200)?.trim() ?? '';
    if (/quotedtitle$/.test(name)) tex.write(quote);
    if (quote === '”') return;
    tex.optional();
    for (let left = ARGUMENTS.get(name) ?? 0; left > 0; left--) tex.argument();
  };

/** Commands of bibliography styles, and what each prints. */
export const STYLE: ReadonlyMap<string, TexCommand> = new Map<string, TexCommand>([
  ...PRINTED.map(([name, printed]) => [name, prints(printed)] as const),
  ...APACITE,
  ['begin', environment('“')],
  ['end', environment('”')],
  ['newblock', (tex) => tex.write(' ')],
  ['natexlab', (tex) => tex.write(texText(tex.argument() ?? ''))],
  ['MR', (tex) => void tex.argument()],
  ['BIBforeignlanguage', (tex) => void tex.argument()],
  ['bysame', (tex) => tex.write('———')],
  ['bibAnnote', (tex) => [tex.argument(), tex.argument(), tex.argument()]],
  ['BibitemOpen', () => {}],
  ['bibitemStop', () => {}],
]);

/** The words of an argument, read with the commands of styles. */
function texIn(source: string): string {
  let out = '';
  new Tex(source, { write: (part) => (out += part) }, STYLE).run();
  return out.replace(/\s+/g, ' ');
}
