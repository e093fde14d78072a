/**
 * Small papers full of what looks like a mark and is none: years of events and works of art, intervals, ages, counts, boxes, answers of people.
 */
import type { Paper } from './papers.ts';

const br = (i: number) => `[${i + 1}] `;
const dot = (i: number) => `${i + 1}. `;
const NAMES = ['Aalto', 'Berg', 'Caro', 'Dahl', 'Eder', 'Falk', 'Graf', 'Holm'];
const WORDS = ['moss', 'fern', 'reed', 'sedge', 'heath', 'clover', 'thyme', 'sorrel'];
const entries = (n: number) =>
  WORDS.slice(0, n).map(
    (w, i) =>
      [
        w,
        `${NAMES[i]}, ${'ABCDEFGH'[i]}. (${2001 + i}). The ${w} of the valley. Journal of Plants, ${i + 1}(1), ${i + 1}0-${i + 1}9.`,
      ] as const,
  );

export const TRAPS: readonly Paper[] = [
  {
    id: 'not history',
    list: entries(6),
    paras: [
      ['Moss grows (Aalto, 2001), fern too (Berg, 2002; Caro, 2003).', 'moss|fern|reed'],
      ['After the Treaty of Lausanne (1923) and the Battle of Verdun (1916), Queen Victoria (1837–1901) was long dead.', ''],
      ['Heath was cut in Norway (1905), Sedge Hill (1910) and at the Berlin Congress (1878).', ''],
      ['Blade Runner (1982), Guernica (1937) and Symphony No. 5 (1808) are works of art.', ''],
      ['Dahl (2004) and Eder (2005) and Falk (2006) differ.', 'sedge|heath|clover'],
      ['Jane Eyre (1847) and War and Peace (1869) are novels (see Dahl, 2004).', 'sedge'],
      ['The iPhone (2007), Windows XP (2001) and Python 3 (2008) came out; Toyota Corolla (1966) sold.', ''],
      ['Rapper Falk (born 1990) and chef Eder (aged 45) cooked; Olympics in Rio (2016).', ''],
    ],
  },
  {
    id: 'not math',
    label: br,
    list: entries(8),
    paras: [
      ['Moss grows [1], fern too [2,3].', 'moss|fern|reed'],
      ['Let I = [0, 1], J = [2, 3] and K = [4, 5] be intervals; the pair [6, 7] is in Z[3].', ''],
      ['By (3) and (4), f maps [1, 4] to [2, 8] and [a, b] to [1, ∞).', ''],
      ['Heath was in [4] and clover in [5]–[7]; sorrel [8].', 'sedge|heath|clover|thyme|sorrel'],
      ['The shift A[2] vanishes. Lemma 3 [5, Lemma 2] holds.', 'heath@Lemma 2'],
      ['Scores were 3 [2–5] and 4 [3, 6] (median [IQR]).', ''],
      ['See [1, Theorem 4.2], [2, §3], [3, Appendix A] and [4, p. 7].', 'moss@Theorem 4.2|fern@§3|reed@Appendix A|sedge@p. 7'],
    ],
  },
  {
    id: 'not med',
    label: dot,
    list: entries(8),
    paras: [
      ['Moss heals (1), fern helps (2, 3), and heath soothes (4–6).', 'moss|fern|reed|sedge|heath|clover'],
      ['Of 40 patients, 12 (30%) improved (95% CI 2–5), 8 (20%) did not, and 3 (7) died.', ''],
      ['Mean age was 45 (12) years; BMI 24 (3) kg/m2; range (2–8).', ''],
      ['Thyme (7) and sorrel (8) were used (doses: 2 mg, 4 mg).', 'thyme|sorrel'],
      ['Outcomes were: (1) death, (2) recovery, (3) relapse (1,8).', 'moss|sorrel'],
    ],
  },
  {
    id: 'not contents',
    label: br,
    list: entries(8),
    paras: [
      '# Contents',
      '1 Introduction 3',
      '2 Methods 7',
      '# 1 Introduction',
      [
        'Moss [1] and fern [2], reed [3] and sedge [4], heath [5], clover [6], thyme [7], sorrel [8].',
        'moss|fern|reed|sedge|heath|clover|thyme|sorrel',
      ],
      ['[Figure 12 about here] [Table 9] [see Box 10] [Note 11]', ''],
      ['Interview [14]: “We were 12 [people].” Respondent [22] agreed. Question [9] was hard.', ''],
    ],
  },
  {
    id: 'not one-name',
    list: entries(8),
    paras: [
      ['Moss, fern and reed are known (Aalto, 2001; Berg, 2002; Caro, 2003).', 'moss|fern|reed'],
      [
        'Sedge, heath (Dahl, 2004; Eder, 2005), clover (Falk, 2006), thyme (Graf, 2007), sorrel (Holm, 2008).',
        'sedge|heath|clover|thyme|sorrel',
      ],
      ['(Summer, 2010) (Figure, 2011) (Ministry, 2012) (Source: own data, 2013) (Personal communication, 2014) (Photo: Smith, 2015)', ''],
      ['Company X (founded 1999), Act No. 5 (2003), WHO Region (2004), Phase II (2005), Wave 3 (2006), Team Alpha (2007).', ''],
      [
        '(Kim, personal communication, May 4, 2015) (Interview with Ms Lund, 12 June 2016) (Author, 2017) (Anonymous, 2018) (XXX, 2019)',
        '',
      ],
    ],
  },
];
