/** Papers of no sense that cite real records, as sources of TeX, with the works as BibTeX. For bench/documents-typeset.ts. */
import type { CslItem } from '../../src/model/csl.ts';
import { type Chance, one } from '../references-noise.ts';
import type { Marks, Template } from './templates.ts';

const SUBJECTS = ['The method', 'Our approach', 'A larger sample', 'In 2012 the survey', 'The classical theory', 'Each participant'];
const VERBS = ['improves upon', 'agrees with', 'is limited by', 'rests on', 'follows from', 'was compared with', 'extends'];
const OBJECTS = ['the choice of initial values', 'a set of 48 measurements', 'standard practice', 'results of 2003', 'the original model'];
const ENDS = [
  '',
  ' in most cases',
  ' for values below 0.05',
  ' under mild conditions',
  ' in COVID-19',
  ' as the table shows',
  ' since 1998',
];
const sentence = (chance: Chance): string => `${one(SUBJECTS, chance)} ${one(VERBS, chance)} ${one(OBJECTS, chance)}${one(ENDS, chance)}.`;

const SECTIONS = ['Introduction', 'Related Work', 'Methods', 'Data', 'Results', 'Discussion', 'Limitations', 'Conclusion'];
const EQUATION = String.raw`\begin{equation} x_{i+1} = \alpha x_i + \sum_{k=1}^{n} \beta_k y_k \end{equation}`;
const TABLE = String.raw`\begin{table}[tb]\centering\caption{Values by group.}\begin{tabular}{lrr}Group & 2010 & 2015\\ \hline A & 12 & 14\\ B & 9 & 17\end{tabular}\end{table}`;

const SPECIAL: Readonly<Record<string, string>> = { '~': '\\textasciitilde{}', '^': '\\textasciicircum{}' };
const escaped = (text: string): string => text.replace(/[&%#_]/g, '\\$&').replace(/[~^]/g, (sign) => SPECIAL[sign] ?? sign);

/** A sentence that cites works by their keys. */
function citing(said: string, keys: readonly string[], marks: Marks, chance: Chance): string {
  const [first = '', ...rest] = keys;
  const without = said.slice(0, -1);
  const lower = `${without.charAt(0).toLowerCase()}${without.slice(1)}`;
  if (marks === 'cite') return `${without}~\\cite{${keys.join(',')}}.`;
  if (marks === 'behind-stop') return `${said}\\cite{${keys.join(',')}}`;
  if (marks === 'footcite') return keys.map((key) => `${sentence(chance)}\\footcite{${key}}`).join(' ');
  const [text, bracket] = marks === 'natbib' ? ['citet', 'citep'] : ['textcite', 'parencite'];
  if (chance() < 0.7) return `${without} \\${bracket}{${keys.join(',')}}.`;
  return `\\${text}{${first}} showed that ${lower}${rest.length > 0 ? ` \\${bracket}{${rest.join(',')}}` : ''}.`;
}

/** The text of a paper that cites every key once, by one to three at a time. */
export function textOf(template: Template, keys: readonly string[], chance: Chance): string {
  const left = [...keys].sort(() => chance() - 0.5);
  const out: string[] = [];
  for (let n = 0; left.length > 0 || n < SECTIONS.length; n += 1) {
    out.push(`\\${template.heading}{${SECTIONS[n] ?? `Further matters ${n}`}}`);
    for (let paragraph = 0; paragraph < 3; paragraph += 1) {
      const said = Array.from({ length: 5 }, () => {
        const some = chance() < 0.6 ? left.splice(0, 1 + Math.floor(chance() * 3)) : [];
        return some.length === 0 ? sentence(chance) : citing(sentence(chance), some, template.marks, chance);
      });
      out.push(`${said.join(' ')}\n`);
    }
    if (n === 2) out.push(`This holds for most of them.\\footnote{Not for all: ${sentence(chance)}}\n`);
    if (n === 3) out.push(EQUATION);
    if (n === 4) out.push(TABLE);
  }
  const begun = template.front.includes('\\begin{document}') ? '' : '\\begin{document}';
  return [template.preamble, begun, template.front, ...out, template.list, template.behind, '\\end{document}'].join('\n');
}

const TYPES: Readonly<Record<string, string>> = {
  'article-journal': 'article',
  'paper-conference': 'inproceedings',
  book: 'book',
  chapter: 'incollection',
  thesis: 'phdthesis',
  report: 'techreport',
};
const PUBLISHER: Readonly<Record<string, string>> = { phdthesis: 'school', techreport: 'institution' };
const CONTAINER: Readonly<Record<string, string>> = { article: 'journal', inproceedings: 'booktitle', incollection: 'booktitle' };

/** A record as an entry of BibTeX. */
export function bibOf(item: CslItem, key: string): string {
  const type = TYPES[item.type ?? ''] ?? 'misc';
  const people = (names: CslItem['author']): string =>
    (names ?? []).map(({ family = '', given }) => escaped(given === undefined ? family : `${family}, ${given}`)).join(' and ');
  const container = CONTAINER[type];
  const fields: readonly (readonly [string, string])[] = [
    ['author', people(item.author)],
    ['editor', container === 'booktitle' ? people(item.editor) : ''],
    ['title', escaped(item.title ?? '')],
    ['year', String(item.issued?.['date-parts']?.[0]?.[0] ?? '')],
    [container ?? 'note', container === undefined ? '' : escaped(item['container-title'] ?? 'Annals of Unnamed Things')],
    ['volume', escaped(String(item.volume ?? ''))],
    ['number', escaped(String(item.issue ?? ''))],
    ['pages', escaped(String(item.page ?? '')).replace(/\s?[-–—]+\s?/g, '--')],
    [PUBLISHER[type] ?? 'publisher', escaped(item.publisher ?? '')],
    ['doi', item.DOI ?? ''],
    ['url', type === 'misc' ? (item.URL ?? '') : ''],
  ];
  const told = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}}`);
  return `@${type}{${key},\n${told.join(',\n')}\n}\n`;
}

/** Whether TeX can print a record as it stands: names by family and given, Latin letters, no commands. */
export function settable(item: CslItem): boolean {
  const title = item.title ?? '';
  const text = JSON.stringify(item);
  return (
    (item.author ?? []).length > 0 &&
    (item.author ?? []).every(({ family, literal }) => family !== undefined && literal === undefined && !family.includes(',')) &&
    item.issued?.['date-parts']?.[0]?.[0] !== undefined &&
    title.length >= 12 &&
    title.length <= 200 &&
    !/\\\\|[${}<]/.test(title) &&
    !text.includes('\\\\') &&
    !/[$<]/.test(text) &&
    /^[\u0020-\u017f–—‘’“”]*$/.test(text)
  );
}
