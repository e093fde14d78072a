/**
 * Forms of single styles that print a book, a chapter, or a reprint in an order of their own: the Association for Computing Machinery, Chinese and
 * Russian lists, the Modern Language Association, reprints in several languages. Laid over a reference by whole-forms.ts.
 */
import type { WholeForm } from './style-forms.ts';

const YEAR = '(?:1[5-9]|20)\\d\\d';
const TOWN = "\\p{Lu}[\\p{L}.’' -]{1,30}";
const HOUSE = '\\p{Lu}[^,.:\\d]{2,50}';

export const PRINT_FORMS: readonly WholeForm[] = [
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
