/**
 * Kinds that the other lists have not. Wrong ones: the sibling of a word, a journal or a person for the one that is meant ("in vivo" for
 * "in vitro", "IL-8" for "IL-6", Physical Review B for A, John Smith's coauthor under Jane Smith's initials), a comment for the work
 * commented on, identifiers one figure off that lead to another work. Right ones: the same person by a short or foreign form of the given
 * name, offices by their letters, words written closed or open, ordinals, centuries and dates otherwise. For bench/references-by-kind.ts.
 */
import type { CslItem, CslName } from '../src/model/csl.ts';
import { isPerson, like, rows, titled } from './references-changes.ts';
import { type Chance, type Change, one, pick } from './references-noise.ts';

type People = (names: readonly CslName[], chance: Chance, others: readonly CslItem[]) => readonly CslName[] | null;
const people =
  (change: People): Change =>
  (item, chance, others) => {
    const names = item.author === undefined || !item.author.every(isPerson) ? null : change(item.author, chance, others);
    return names === null || JSON.stringify(names) === JSON.stringify(item.author) ? null : { ...item, author: [...names] };
  };
/** The first row of which one side stands in the text as a word, exchanged for the other side. */
const exchanged = (text: string, pairs: readonly (readonly [string, string])[], both = true): string => {
  for (const [a, b] of pairs)
    for (const [from, to] of both ? [[a, b] as const, [b, a] as const] : [[a, b] as const]) {
      const word = new RegExp(`(?<![\\p{L}\\d-])${from}(?![\\p{L}\\d])`, 'iu');
      if (word.test(text)) return text.replace(word, (found) => like(to, found));
    }
  return text;
};
const swap = (pairs: string): Change => titled((title) => exchanged(title, rows(pairs)));
const strangers = (names: readonly CslName[], others: readonly CslItem[]): readonly CslName[] => {
  const own = new Set(names.map(({ family }) => family?.toLowerCase()));
  return others.flatMap(({ author }) => author ?? []).filter((name) => isPerson(name) && !own.has(name.family?.toLowerCase()));
};
/** Another given name, of another initial or of the same. */
const givenLike = (name: CslName, others: readonly CslItem[], same: boolean): string | undefined =>
  others
    .flatMap(({ author }) => author ?? [])
    .filter(isPerson)
    .map(({ given = '' }) => given)
    .find((given) => /^\p{L}{4}/u.test(given) && (given[0] === name.given?.[0]) === same && given.slice(0, 3) !== name.given?.slice(0, 3));
const venue =
  (change: (name: string, item: CslItem) => string): Change =>
  (item) => {
    const name = item['container-title'];
    const other = name === undefined || item.type === 'article' ? name : change(name, item);
    return other === undefined || other === name ? null : { ...item, 'container-title': other };
  };
const yearOf = (item: CslItem): number => item.issued?.['date-parts']?.[0]?.[0] ?? 0;
const bare = ({ DOI: _d, URL: _u, arxiv: _a, ISBN: _i, PMID: _p, ...rest }: CslItem): CslItem => rest;

export const SIBLINGS: Readonly<Record<string, Change>> = {
  'a word of the laboratory': swap(
    'in vitro>in vivo|rat>mouse|rats>mice|human>murine|acute>chronic|primary>secondary|upper>lower|left>right|anterior>posterior|maternal>paternal|mother>father|systolic>diastolic|benign>malignant|central>peripheral|inner>outer|proximal>distal|dorsal>ventral',
  ),
  'a prefix put before or taken off': swap(
    'efficient>inefficient|stable>unstable|known>unknown|regular>irregular|sensitive>insensitive|parametric>nonparametric|homogeneous>heterogeneous|continuous>discontinuous|complete>incomplete|equilibrium>disequilibrium|reversible>irreversible|certainty>uncertainty|conscious>unconscious|dependent>independent|dependence>independence|formal>informal|finite>infinite|direct>indirect|equality>inequality|balanced>imbalanced|symmetric>asymmetric|visible>invisible|structured>unstructured',
  ),
  'a prefix for its opposite': titled((title) =>
    title.replace(/(?<!\p{L})(hypo|hyper|inter|intra|micro|macro|mono|multi|under|over|uni|bi)-?(?=\p{Ll}{4})/iu, (found, prefix: string) =>
      found.replace(prefix, like(OPPOSED.get(prefix.toLowerCase()) ?? prefix, prefix)),
    ),
  ),
  'the other number of a part, phase or type': titled((title) =>
    title.replace(/(?<=\b(?:part|phase|type|volume|book|chapter|grade|stage|class) )(?:II?I?|[123])\b/iu, (n) =>
      /\d/.test(n) ? String(Number(n) + 1) : n === 'II' ? 'III' : n === 'I' ? 'II' : 'IV',
    ),
  ),
  'a letter behind a word': titled((title) =>
    title.replace(
      /(?<=\b(?:vitamin|hepatitis|influenza|group|factor|protein|type|class|case|plan|model|complex|kinase|cyclin) )[A-E]\b/i,
      (letter) => (letter === 'C' ? 'D' : 'C'),
    ),
  ),
  'a number in a short name': titled((title) =>
    title.replace(/(?<=\b\p{Lu}[\p{L}]{0,5}-?)\d{1,2}(?![\d.,%])/u, (digits) => String(Number(digits) + (digits === '9' ? -1 : 1))),
  ),
  'another number of dimensions': swap(
    '2D>3D|2-D>3-D|two-dimensional>three-dimensional|one-dimensional>two-dimensional|two>three|first>second|single>double|binary>ternary',
  ),
  'another Greek letter': swap('alpha>beta|gamma>delta|sigma>lambda|kappa>omega|α>β|γ>δ|μ>π'),
  'another short name': swap(
    'CNN>RNN|LSTM>GRU|GAN>VAE|BERT>GPT|SVM>HMM|DNA>RNA|HIV>HPV|MRI>PET|EEG>MEG|CPU>GPU|SGD>ADMM|PCA>ICA|AIDS>SARS|NLP>NLG|QCD>QED',
  ),
  'another land or tongue': swap(
    'Germany>France|Italy>Spain|China>Japan|Chinese>Japanese|India>Brazil|Indian>Mexican|Africa>Asia|European>African|England>Ireland|London>Paris|French>Italian|Russian>Polish|Latin>Greek|America>Australia|American>Canadian|Arabic>Persian|Spanish>Portuguese|Swedish>Danish',
  ),
  'another element': swap(
    'carbon>nitrogen|gold>silver|iron>copper|zinc>cobalt|sodium>potassium|calcium>magnesium|hydrogen>helium|oxygen>sulfur|lead>tin|lithium>cesium',
  ),
  'another season, age or time': swap(
    'summer>winter|spring>autumn|day>night|morning>evening|infants>adolescents|boys>girls|weekly>monthly|nineteenth>eighteenth|19th>18th|twentieth>nineteenth|20th>19th|medieval>classical|past>future|short-term>long-term|pre-war>post-war',
  ),
  'what acts on what, turned about': titled((title) =>
    title.replace(/(\p{L}{5,}) (of|by|from|for|on|in) (\p{L}{5,})$/u, (_, a: string, by: string, b: string) => `${b} ${by} ${a}`),
  ),
  'a comment for the work': titled(
    (title, chance) => `${one(['Comment on ', 'Reply to ', 'A critique of ', 'Rethinking ', 'Beyond ', 'Against '], chance)}${title}`,
  ),
  'a review for the work': (item) =>
    item.title === undefined || item.type !== 'book' ? null : { ...item, type: 'article-journal', title: `Review of ${item.title}` },
  'another head before its subtitle': (item, _chance, others) => {
    const tail = item.title?.split(': ')[1];
    const other = others.find(({ title = '' }) => title.includes(': ') && title.split(': ')[0] !== item.title?.split(': ')[0]);
    return tail === undefined || other === undefined ? null : { ...item, title: `${other.title?.split(': ')[0]}: ${tail}` };
  },
  'the subtitle of another record': (item, _chance, others) => {
    const other = others.find(({ title = '' }) => (title.split(': ')[1] ?? '').split(' ').length > 2);
    return item.title?.includes(': ') !== true || other === undefined
      ? null
      : { ...item, title: `${item.title.split(': ')[0]}: ${other.title?.split(': ')[1]}` };
  },
  'a coauthor dropped': people((names, chance) => {
    const at = 1 + Math.floor(chance() * (names.length - 1));
    return names.length < 3 || names.length > 5 ? null : names.filter((_, i) => i !== at);
  }),
  'the first author dropped': people((names) => (names.length < 2 || names.length > 5 ? null : names.slice(1))),
  'an author put in the middle': people((names, chance, others) => {
    const person = pick(strangers(names, others), chance);
    return names.length < 2 || names.length > 6 || person === undefined ? null : [names[0] ?? {}, person, ...names.slice(1)];
  }),
  'an author put first': people((names, chance, others) => {
    const person = pick(strangers(names, others), chance);
    return names.length > 6 || person === undefined ? null : [person, ...names];
  }),
  'a stranger et al.': (item, chance, others) => {
    const person = pick(strangers(item.author ?? [], others), chance);
    return (item.author?.length ?? 0) < 3 || person === undefined ? null : { ...item, author: [person], 'et-al': true };
  },
  'the second author et al.': (item) =>
    (item.author?.length ?? 0) < 4 || item.author?.[1] === undefined || !item.author.every(isPerson)
      ? null
      : { ...item, author: [item.author[1]], 'et-al': true },
  'one given name of another initial': people((names, _chance, others) => {
    const given = names[0] === undefined || names.length > 4 ? undefined : givenLike(names[0], others, false);
    return given === undefined ? null : names.map((name, at) => (at === 0 ? { ...name, given } : name));
  }),
  'one given name of the same initial': people((names, _chance, others) => {
    const full = /^\p{L}\p{Ll}{3}/u.test(names[0]?.given ?? '');
    const given = names[0] === undefined || names.length > 4 || !full ? undefined : givenLike(names[0], others, true);
    return given === undefined ? null : names.map((name, at) => (at === 0 ? { ...name, given } : name));
  }),
  'given names dealt round': people((names) => {
    const other = names.every(({ given = '' }, at) => given[0] !== names[(at + 1) % names.length]?.given?.[0]);
    return names.length < 2 || names.length > 5 || !other
      ? null
      : names.map((name, at) => ({ ...name, given: names[(at + 1) % names.length]?.given ?? '' }));
  }),
  'the sibling of the journal': venue((name) =>
    exchanged(
      name,
      rows(
        'Phys.Rev.D>Phys.Rev.B|Phys.Lett.B>Phys.Lett.A|Nucl.Phys.B>Nucl.Phys.A|Eur.Phys.J.C>Eur.Phys.J.A|Nature Communications>Nature Physics|Nat Genet>Nat Med|Mol Cell>Mol Cell Biol|Cancer Res>Cancer Lett|Trends in Cognitive Sciences>Trends in Neurosciences|Psychological Bulletin>Psychological Review|Psychological Science>Psychological Methods|Frontiers in Psychology>Frontiers in Psychiatry|American>British|International Journal>European Journal|J Exp Psychol Gen>J Exp Psychol Appl|Annals>Archives|Neural Computation>Neural Networks|Physical Review B>Physical Review A|Transactions>Letters',
      ),
    ),
  ),
  'a word put to the journal': venue((name, { type }) =>
    type !== 'article-journal' || name.split(' ').length > 3 || !/^[A-Z][a-z]+/.test(name)
      ? name
      : /^Journal of/.test(name)
        ? `International ${name}`
        : /^(?:Nature|Science|Cell|Neuron|Cognition|Ecology|Development|Lancet|Language|Brain)$/.test(name)
          ? `${name} ${name === 'Nature' ? 'Medicine' : 'Letters'}`
          : /^\p{L}+ \p{L}+$/u.test(name)
            ? `${name} Letters`
            : name,
  ),
  'the sibling of the meeting': venue((name, { type }) =>
    type !== 'paper-conference'
      ? name
      : exchanged(
          name,
          rows(
            'International Conference on Machine Learning>International Conference on Learning Representations|European Conference on Computer Vision>British Machine Vision Conference|Computational Linguistics>Language Resources|North American Chapter of the>European Chapter of the|Winter Conference>Summer Conference|Language Resources and Evaluation>Empirical Methods in Natural Language Processing|Advances in Neural Information Processing Systems>International Conference on Machine Learning|Robotics and Automation>Intelligent Robots and Systems',
          ),
        ),
  ),
  'two years off': (item, chance) =>
    item.type === 'book' || item.type === 'article'
      ? null
      : { ...item, issued: { 'date-parts': [[yearOf(item) + (chance() < 0.5 ? 2 : -2)]] } },
  'invented behind a real DOI': (item, chance, others) => {
    const words = others.flatMap(({ title }) => title?.match(/\p{L}{6,}/gu) ?? []);
    const author = strangers(item.author ?? [], others).slice(0, 2);
    return item.DOI === undefined || words.length < 6 || author.length < 2
      ? null
      : {
          ...item,
          author,
          title: `On ${pick(words, chance)} ${pick(words, chance)} and the ${pick(words, chance)} of ${pick(words, chance)}`,
        };
  },
  'the arXiv number of another': (item, _chance, others) => {
    const arxiv = others.find((other) => other.arxiv !== undefined && other.arxiv !== item.arxiv)?.arxiv;
    return item.arxiv === undefined || arxiv === undefined ? null : { ...bare(item), arxiv, URL: `https://arxiv.org/abs/${arxiv}` };
  },
  'another work with this head alone': (item, chance, others) => {
    const words = others.flatMap(({ title }) => title?.match(/\p{L}{6,}/gu) ?? []);
    const head = (item.title ?? '').split(' ').slice(0, 3).join(' ');
    return (item.title ?? '').split(' ').length < 6 || words.length < 6
      ? null
      : { ...bare(item), title: `${head} ${pick(words, chance)} ${pick(words, chance)} and ${pick(words, chance)}` };
  },
};

const OPPOSED: ReadonlyMap<string, string> = new Map(
  rows('hypo>hyper|inter>intra|micro>macro|mono>multi|under>over|uni>bi').flatMap(([a, b]) => [[a, b] as const, [b, a] as const]),
);
