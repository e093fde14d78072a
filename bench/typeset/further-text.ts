/** The text of a further kind of paper: sentences with a word of their own, so that it is known which works each cites. For bench/documents-typeset-further.ts. */
import { type Chance, one } from '../references-noise.ts';
import type { Kind } from './further-kinds.ts';

/** The word of a sentence, and the keys of the works it cites; by chapter, where lists stand by chapters. */
export interface Said {
  readonly word: string;
  readonly keys: readonly string[];
}

interface Tongue {
  readonly begins: readonly (readonly [string, string])[];
  readonly ends: readonly string[];
  readonly named: readonly [string, string];
  readonly sections: readonly string[];
}
const ENGLISH: Tongue = {
  begins: [
    ['The ', ' procedure rests on a larger sample than that of 1997'],
    ['For ', ' areas the estimates lie between 12 and 19'],
    ['What is known of ', ' has been settled for some time'],
    ['Early work on ', ' took the linear model for granted'],
    ['Most of the ', ' cases were closed in 2014'],
    ['A second reading of ', ' gives another picture'],
  ],
  ends: ['', ' below the threshold of 0.3', ' in most regions', ' (see Section 3)', ' at 95% confidence', ' after 2001', ' for SARS-CoV-2'],
  named: ['As to ', ', another view was taken by '],
  sections: ['Introduction', 'Background', 'Materials', 'Measurements', 'Findings', 'Implications', 'Outlook'],
};
const TONGUES: Readonly<Record<'russian' | 'japanese' | 'greek', Tongue>> = {
  russian: {
    begins: [
      ['Метод ', ' основан на большей выборке, чем в 1997 году'],
      ['Для областей ', ' оценки лежат между 12 и 19'],
      ['Работы о ', ' исходят из линейной модели'],
    ],
    ends: ['', ' ниже порога 0,3', ' в большинстве случаев', ' после 2001 года'],
    named: ['Что касается ', ', иначе считает '],
    sections: ['Введение', 'Обзор', 'Материалы', 'Измерения', 'Результаты', 'Обсуждение', 'Выводы'],
  },
  greek: {
    begins: [
      ['Η μέθοδος ', ' στηρίζεται σε μεγαλύτερο δείγμα από εκείνο του 1997'],
      ['Για τις περιοχές ', ' οι εκτιμήσεις κυμαίνονται από 12 έως 19'],
    ],
    ends: ['', ' κάτω από το όριο 0,3', ' στις περισσότερες περιπτώσεις', ' μετά το 2001'],
    named: ['Όσον αφορά τις ', ', άλλη άποψη έχουν οι '],
    sections: ['Εισαγωγή', 'Επισκόπηση', 'Υλικά', 'Μετρήσεις', 'Ευρήματα', 'Συζήτηση', 'Συμπεράσματα'],
  },
  japanese: {
    begins: [
      ['手法', 'は1997年のものより大きな標本に基づいている'],
      ['地域', 'の推定値は12から19の間にある'],
    ],
    ends: [''],
    named: ['地域', 'については別の見方がある'],
    sections: ['はじめに', '背景', '資料', '測定', '結果', '考察', 'まとめ'],
  },
};
const SYLLABLES = 'bam cor dil fep gos hin jun kal lem mip nor pul quen ras sif tov ubi wen yar zol'.split(' ');

const EQUATION = String.raw`\begin{equation} y_{t} = \gamma + \sum_{j=1}^{m} \lambda_j z_{t-j}^2 \end{equation}`;
const TABLE = String.raw`\begin{table}[h]\centering\caption{Areas by year.}\begin{tabular}{lrr}Area & 2009 & 2014\\ \hline North & 31 & 27\\ South & 8 & 15\end{tabular}\end{table}`;

/** Writes a paper that cites every key, by one to three at a time; gives the text by files (`paper.tex` and what it includes) and what each sentence cites. */
export function writtenOf(
  kind: Kind,
  keys: readonly string[],
  chance: Chance,
): { readonly files: Readonly<Record<string, string>>; readonly said: readonly Said[] } {
  const said: Said[] = [];
  const words = new Set<string>();
  const tongue = kind.script === undefined ? ENGLISH : TONGUES[kind.script];
  const stop = kind.script === 'japanese' ? '。' : '.';
  const wordOf = (): string => {
    for (;;) {
      const word = `${one(SYLLABLES, chance)}${one(SYLLABLES, chance)}${one(SYLLABLES, chance)}`;
      if (!words.has(word)) {
        words.add(word);
        return word;
      }
    }
  };
  const sentence = (): readonly [string, string] => {
    const word = wordOf();
    const [before, after] = one(tongue.begins, chance);
    return [word, `${before}\\mbox{${word}}${after}${one(tongue.ends, chance).replace('%', '\\%')}`];
  };
  const cites = (some: readonly string[], secondly: boolean): string => {
    const put = (command: string, which: readonly string[]): string =>
      (secondly ? command.replace('\\cite', '\\citeS') : command).replace('KEYS', which.join(','));
    if (kind.named !== undefined && chance() < 0.25) {
      const word = wordOf();
      const [first = '', ...rest] = some;
      const behind =
        rest.length === 0 ? '' : ` ${kind.single === true ? rest.map((key) => put(kind.mark, [key])).join(' ') : put(kind.mark, rest)}`;
      said.push({ word, keys: some });
      return `${tongue.named[0]}\\mbox{${word}}${tongue.named[1]}${put(kind.named, [first])}${behind}${stop}`;
    }
    const noted = kind.mark.includes('note{');
    const [word, text] = sentence();
    const [, ...others] = some;
    if (kind.single === true && others.length > 0) return some.map((key) => cites([key], secondly)).join(' ');
    said.push({ word, keys: some });
    const mark = put(kind.mark, some);
    if (noted || kind.behind === true) return `${text}${stop}${mark}`;
    return `${text}${kind.script === 'japanese' ? '' : '~'}${mark}${stop}`;
  };
  const files: Record<string, string> = {};
  const out: string[] = [];
  const chapters = kind.opens === undefined ? 1 : 3;
  const share = Math.ceil(keys.length / chapters);
  for (let chapter = 0; chapter < chapters; chapter += 1) {
    const left = keys.slice(chapter * share, (chapter + 1) * share).sort(() => chance() - 0.5);
    const done: string[] = [];
    const part: string[] = [];
    if (kind.opens !== undefined) part.push(kind.opens.replace('INCLUDED', ''));
    const least = chapters > 1 ? 3 : tongue.sections.length;
    for (let n = 0; left.length > 0 || n < least; n += 1) {
      const title = tongue.sections[n] ?? `${tongue.sections[1]} ${n}`;
      if (kind.frames !== true) part.push(`\\${kind.heading}{${title}}`);
      for (let paragraph = 0; paragraph < (kind.frames === true ? 1 : 2); paragraph += 1) {
        const lines = Array.from({ length: kind.frames === true ? 3 : 5 }, () => {
          if (kind.again === true && done.length > 0 && chance() < 0.25)
            return cites([chance() < 0.5 ? (done.at(-1) ?? '') : one(done, chance)], false);
          const secondly = kind.list.includes('S}') && chance() < 0.3;
          const some = chance() < 0.6 ? left.splice(0, kind.frames === true ? 1 : 1 + Math.floor(chance() * 3)) : [];
          done.push(...some);
          if (some.length === 0) return `${sentence()[1]}${stop}`;
          return cites(some, secondly);
        });
        part.push(
          kind.frames === true
            ? `\\begin{frame}{${title}}\\begin{itemize}${lines.map((line) => `\\item ${line}`).join('\n')}\\end{itemize}\\end{frame}\n`
            : `${lines.join(kind.script === 'japanese' ? '' : ' ')}\n`,
        );
      }
      if (kind.frames === true) continue;
      if (n === 1 && kind.single !== true) part.push(`${sentence()[1]}${stop}\\footnote{${sentence()[1]}${stop}}\n`);
      if (n === 2) part.push(EQUATION);
      if (n === 3 && !kind.front.includes('multicols') && kind.tables !== false) part.push(TABLE);
    }
    part.push(kind.closes ?? '');
    if (kind.opens?.includes('INCLUDED') === true) {
      files[`part${chapter}.tex`] = part.join('\n');
      out.push(`\\include{part${chapter}}`);
    } else out.push(...part);
  }
  files['paper.tex'] = [kind.head, '\\begin{document}', kind.front, ...out, kind.list, '\\end{document}'].join('\n');
  return { files, said };
}
