/**
 * Right references of kinds that the other lists have not: given names in a short, a foreign or a second form, initials of given names that
 * are written together, offices by their letters, words written closed or open, ordinals, centuries, wars and dates otherwise, units and
 * powers, spellings of two countries that no rule covers, volumes and pages as publishers count supplements. For bench/references-by-kind.ts.
 */
import type { CslItem, CslName } from '../src/model/csl.ts';
import { isPerson, like, rows, titled } from './references-changes.ts';
import { type Chance, type Change, one } from './references-noise.ts';

const named =
  (change: (name: CslName) => CslName): Change =>
  (item) => {
    const author = item.author?.map((name) => (isPerson(name) ? change(name) : name));
    return author === undefined || JSON.stringify(author) === JSON.stringify(item.author) ? null : { ...item, author };
  };
const turned = (text: string, pairs: string, back: boolean): string => {
  let out = text;
  for (const [a, b] of rows(pairs)) {
    const [from, to] = back ? [b, a] : [a, b];
    out = out.replace(new RegExp(`(?<![\\p{L}\\d-])${from}(?![\\p{L}\\d])`, 'giu'), (found) => like(to, found));
  }
  return out;
};
const forth = (pairs: string): Change => titled((title) => turned(title, pairs, false));
const back = (pairs: string): Change => titled((title) => turned(title, pairs, true));
const given = (pairs: string): Change => named((name) => ({ ...name, given: turned(name.given ?? '', pairs, false) }));
const plain = (...pairs: readonly (readonly [RegExp, string])[]): Change =>
  titled((title) => pairs.reduce((text, [from, to]) => text.replace(from, to), title));
const ROMAN_UNITS = ' I II III IV V VI VII VIII IX'.split(' ');
/** A volume up to thirty in Roman numerals; others as they are. */
const roman = (volume: string): string => {
  const value = Number(volume);
  return Number.isInteger(value) && value > 0 && value <= 30 ? 'X'.repeat(Math.floor(value / 10)) + ROMAN_UNITS[value % 10] : volume;
};
const field =
  (name: 'volume' | 'issue' | 'page' | 'container-title', change: (value: string, chance: Chance) => string): Change =>
  (item, chance) => {
    const value = item[name];
    const other = value === undefined || item.type === 'article' ? value : change(value, chance);
    return other === undefined || other === value ? null : { ...item, [name]: other };
  };

const SHORT_NAMES =
  'William>Bill|Robert>Bob|Michael>Mike|James>Jim|Thomas>Tom|Daniel>Dan|David>Dave|Richard>Dick|Edward>Ted|Joseph>Joe|Charles>Charlie|Christopher>Chris|Matthew>Matt|Andrew>Andy|Benjamin>Ben|Samuel>Sam|Alexander>Alex|Anthony>Tony|Steven>Steve|Stephen>Steve|Jeffrey>Jeff|Gregory>Greg|Kenneth>Ken|Ronald>Ron|Donald>Don|Timothy>Tim|Patricia>Pat|Katherine>Kate|Elizabeth>Liz|Susan>Sue|Margaret>Peggy|Jennifer>Jen|Nicholas>Nick|Peter>Pete|Philip>Phil|John>Jack|Lawrence>Larry|Gerald>Jerry|Leonard>Len|Francis>Frank|Henry>Harry|Rebecca>Becky|Deborah>Debbie';
const FOREIGN_NAMES =
  'Aleksandr>Alexander|Sergey>Sergei|Mikhail>Michael|Andrey>Andrei|Alexey>Aleksei|Dmitry>Dmitri|Yuri>Iurii|Nikolay>Nikolai|Vasily>Vassili|Yevgeny>Evgeny|Evgeny>Eugene|Ilya>Ilia|Julia>Yulia|Giuseppe>Joseph|Johann>John|Johannes>John|Karl>Carl|Friedrich>Frederick|Heinrich>Henry|Jacob>Jakob|Stefan>Stephan|Philipp>Philip|Marc>Mark|Mohammed>Muhammad|Mohammad>Mohamed|Ahmed>Ahmad|Yousef>Joseph|Hussein>Hossein|Jose>Joseph|Juan>John|Nicolas>Nicholas|Katharina>Catherine|Christoph>Christopher|Wilhelm>William|Georg>George|Pavel>Paul|Pablo>Paul|Pierre>Peter|Jean>John|Michel>Michael|Luis>Louis|Frederic>Frederick';
const CLOSED =
  'data base>database|on line>online|on-line>online|web site>website|health care>healthcare|real time>realtime|real-time>realtime|multi-agent>multiagent|multi-view>multiview|non-linear>nonlinear|time series>timeseries|e-mail>email|work flow>workflow|wave length>wavelength|key word>keyword|keyword>key-word|life style>lifestyle|world wide>worldwide|data set>dataset|data sets>datasets|deep-learning>deeplearning|cross-lingual>crosslingual|semi-supervised>semisupervised|decision making>decision-making|part-of-speech>part of speech|type setting>typesetting|book making>bookmaking|hand press>handpress|type face>typeface|multi-modal>multimodal|pre-training>pretraining|fine-tuning>finetuning|super-resolution>superresolution|few-shot>fewshot|open source>opensource|large-scale>largescale|text book>textbook|water mark>watermark|note book>notebook|hand book>handbook|hand writing>handwriting|paper making>papermaking|letter press>letterpress';
const SPELT =
  'aging>ageing|fetal>foetal|gray>grey|sulfur>sulphur|aluminum>aluminium|pediatric>paediatric|esophageal>oesophageal|estrogen>oestrogen|diarrhea>diarrhoea|leukemia>leukaemia|hemoglobin>haemoglobin|anesthesia>anaesthesia|artifact>artefact|artifacts>artefacts|defense>defence|license>licence|offense>offence|judgment>judgement|skeptical>sceptical|mold>mould|plow>plough|ischemia>ischaemia|ischemic>ischaemic|hematopoietic>haematopoietic|modeling>modelling|labeled>labelled|unlabeled>unlabelled|labeling>labelling|signaling>signalling|traveling>travelling|counseling>counselling|channeling>channelling|catalog>catalogue|analog>analogue|program>programme|gynecology>gynaecology|orthopedic>orthopaedic|paleography>palaeography|medieval>mediaeval|archaeology>archeology|encyclopedia>encyclopaedia|connection>connexion|inquiry>enquiry|jewelry>jewellery|learned>learnt|fulfillment>fulfilment|enrollment>enrolment|acknowledgment>acknowledgement|maneuver>manoeuvre|tumor>tumour|edema>oedema|glycemic>glycaemic|anemia>anaemia|uremic>uraemic|hemorrhage>haemorrhage|cesarean>caesarean|etiology>aetiology|celiac>coeliac|fiber>fibre|color>colour|center>centre|behavior>behaviour|meter>metre|theater>theatre';
const CENTURIES =
  'nineteenth>19th|eighteenth>18th|seventeenth>17th|sixteenth>16th|fifteenth>15th|twentieth>20th|twenty-first>21st|first>1st|second>2nd|third>3rd|fourth>4th|fifth>5th|World War II>the Second World War|World War I>the First World War|Second World War>World War II|First World War>World War I';
const CONTRACTED =
  "do not>don't|does not>doesn't|cannot>can't|is not>isn't|are not>aren't|what is>what's|it is>it's|you are>you're|we are>we're|that is>that's|let us>let's|should not>shouldn't|will not>won't|you will>you'll";

const month = 'January|February|March|April|May|June|July|August|September|October|November|December';

export const VARIANTS: Readonly<Record<string, Change>> = {
  'short forms of given names': given(SHORT_NAMES),
  'foreign forms of given names': given(FOREIGN_NAMES),
  'the second given name alone': named((name) => ({
    ...name,
    given: (name.given ?? '').replace(/^\p{Lu}\p{Ll}{2,} (?=\p{Lu}\p{Ll}{2,}$)/u, ''),
  })),
  'initial of the first and the second whole': named((name) => ({
    ...name,
    given: (name.given ?? '').replace(/^(\p{Lu})\p{Ll}{2,} (?=\p{Lu}\p{Ll}{2,}$)/u, '$1. '),
  })),
  'two initials of one Chinese name': named((name) => {
    const [, a = '', b = ''] = SYLLABLES.exec(name.given ?? '') ?? [];
    return a === '' || !CHINESE.test(name.family ?? '') ? name : { ...name, given: `${a[0]}.-${b[0]?.toUpperCase()}.` };
  }),
  'two initials without a hyphen': named((name) => {
    const [, a = '', b = ''] = SYLLABLES.exec(name.given ?? '') ?? [];
    return a === '' || !CHINESE.test(name.family ?? '') ? name : { ...name, given: `${a[0]}. ${b[0]?.toUpperCase()}.` };
  }),
  'apostrophes of names lost': named((name) => ({ ...name, family: (name.family ?? '').replace(/['’](?=\p{L})/gu, '') })),
  'Saint for St.': named((name) => ({
    ...name,
    family: (name.family ?? '').replace(/^St\.? /, 'Saint ').replace(/^Saint[- ](?=\p{Lu})/u, 'St. '),
  })),
  'offices by their letters': (item) => {
    const [first, ...rest] = item.author ?? [];
    const name = first?.literal ?? (first?.given === undefined ? first?.family : undefined) ?? '';
    const letters = name.match(/\b\p{Lu}/gu)?.join('') ?? '';
    return rest.length > 0 || name.split(' ').length < 3 || letters.length < 3 ? null : { ...item, author: [{ literal: letters }] };
  },
  'letters behind the office': (item) => {
    const [first, ...rest] = item.author ?? [];
    const name = first?.literal ?? (first?.given === undefined ? first?.family : undefined) ?? '';
    const letters = name.match(/\b\p{Lu}/gu)?.join('') ?? '';
    return rest.length > 0 || name.split(' ').length < 3 || letters.length < 3
      ? null
      : { ...item, author: [{ literal: `${name} (${letters})` }] };
  },
  'Anonymous for nobody': (item, chance) =>
    item.author !== undefined || item.editor !== undefined
      ? null
      : { ...item, author: [{ literal: one(['Anonymous', 'Anon.', '[Anonymous]', 'N. N.', '[No authors listed]', 's.n.'], chance) }] },
  'words written closed': forth(CLOSED),
  'words written open': back(CLOSED),
  'British spelling of single words': forth(SPELT),
  'American spelling of single words': back(SPELT),
  'ordinals, centuries and wars in figures': forth(CENTURIES),
  'ordinals in words': back(CENTURIES.split('|World')[0] ?? ''),
  contractions: forth(CONTRACTED),
  'contractions undone': titled((title) => turned(title.replace(/’/g, "'"), CONTRACTED, true)),
  'dates the other way about': plain(
    [new RegExp(`\\b(${month}) (\\d{1,2}), (\\d{4})`, 'g'), '$2 $1 $3'],
    [new RegExp(`\\b(\\d{1,2}) (${month}),? (\\d{4})`, 'g'), '$2 $1, $3'],
  ),
  'decades with an apostrophe': plain([/\b(\d{3}0)s\b/g, "$1's"]),
  'thousands parted': plain([/(?<![\d.,-])(\d{1,3})(\d{3})(?![\d.,-])(?!s\b)/g, '$1,$2']),
  'thousands not parted': plain([/(?<=\b\d{1,3}),(?=\d{3}\b)/g, '']),
  'decimal commas': plain([/(?<=\d)\.(?=\d)/g, ',']),
  'a percent sign apart': plain([/(?<=\d)%/g, ' %']),
  'units set close': plain([/(?<=\d) (?=(?:nm|mm|cm|km|kg|mg|GeV|TeV|MeV|keV|eV|Hz|GHz|MHz|K|fb)\b)/g, '']),
  'units set apart': plain([/(?<=\d)-?(?=(?:nm|mm|cm|km|kg|mg|GeV|TeV|MeV|keV|eV|Hz|GHz|MHz)\b)/g, ' ']),
  'isotopes raised': plain([/\b(\d{1,3})([A-Z][a-z]?)\b(?!\w)/g, '$^{$1}$$$2']),
  'powers in TeX': plain([/(?<=\p{L})\^?(\d)\b/gu, '$^{$1}$']),
  'a plus or a star in words': plain([/\bC\+\+/g, 'C plus plus'], [/\+/g, ' plus '], [/C#/g, 'C sharp']),
  'and in place of a stroke or comma': plain([/(\p{L}{3,}), and (?=\p{L})/gu, '$1 and ']),
  'a comma before and': plain([/(?<=, \p{L}{3,20}) and (?=\p{L})/gu, ', and ']),
  'three points or a dash at a break': plain([/: /g, ' ... ']),
  'a dash without blanks': plain([/(?:: | [–—-] )/g, '—']),
  'a question mark for the colon': plain([/\? /g, '?: ']),
  'a stop at its end': titled((title) => `${title}..`),
  'the dates of somebody': plain([/\((\d{4})[-–](\d{4})\)/g, '$1-$2']),
  'pages with the letter of a supplement': field('page', (page) => page.replace(/^S?(\d+)[-–]S?(\d+)$/, 'S$1–S$2')),
  'pages in one with the letter': field('page', (page) => page.replace(/^([A-Z])(\d+)[-–][A-Z](\d+)$/, '$1$2-$3')),
  'a supplement behind the volume': field('volume', (volume) => (/^\d+$/.test(volume) ? `${volume} Suppl 1` : volume)),
  'the volume in Roman numerals': field('volume', roman),
  'a combined issue': field('issue', (issue) => (/^\d+$/.test(issue) ? `${issue}–${Number(issue) + 1}` : issue)),
  'the article before the journal': field('container-title', (name) => (/^The /.test(name) ? name.slice(4) : `The ${name}`)),
  'the journal in points': field('container-title', (name) =>
    /^(?:\p{L}{1,6} ){1,5}\p{L}{1,7}$/u.test(name) ? `${name.split(' ').join('. ')}.` : name,
  ),
  'the journal without points and blanks': field('container-title', (name) =>
    /\.\p{L}/u.test(name) ? name.replace(/\./g, ' ').trim() : name,
  ),
  'the meeting by its year': (item) =>
    item.type !== 'paper-conference' || item['container-title'] === undefined || /\d/.test(item['container-title'])
      ? null
      : { ...item, 'container-title': `${item['container-title']} ${item.issued?.['date-parts']?.[0]?.[0] ?? ''}` },
  'the volume in the journal': (item: CslItem) =>
    item.volume === undefined || item['container-title'] === undefined
      ? null
      : { ...item, 'container-title': `${item['container-title']}, Vol. ${item.volume}` },
};

const SYLLABLES =
  /^((?:[BPMFDTNLGKHJQXZCSRYW]|[ZCS]h)(?:[aiu]?[aeiou]|[iu]?ao|ian|uan|[aeiou]ng|iang|iong|[aeiou]n|ei|ou|ui))((?:[bpmfdtlgkhjqxzcsryw]|[zcs]h)(?:[aiu]?[aeiou]|[iu]?ao|ian|uan|[aeiou]ng|iang|iong|[aeiou]n|ei|ou|ui))$/;
const CHINESE =
  /^(?:Wang|Li|Zhang|Liu|Chen|Yang|Huang|Zhao|Wu|Zhou|Xu|Sun|Ma|Zhu|Hu|Guo|He|Lin|Gao|Luo|Zheng|Liang|Xie|Tang|Song|Xu|Deng|Han|Feng|Cao|Peng|Zeng|Xiao|Tian|Dong|Pan|Yuan|Cai|Jiang|Yu|Du|Ye|Cheng|Wei|Su|Lu|Ding|Ren|Shen|Yao|Jin|Fan|Fu|Qian|Dai|Shi|Tan|Zou|Xiong|Meng|Qin|Qiu|Hou|Yin|Lei|Long|Duan|Tao|Hao|Gu|Mao|Gong|Shao|Wan)$/;
