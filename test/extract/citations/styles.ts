/**
 * Small papers in many styles of citing: what each paragraph cites, by a word of the entry, with the place behind an “@”.
 */
import type { Paper } from './papers.ts';

const W = [
  'hedges',
  'fences',
  'walls',
  'ditches',
  'banks',
  'stiles',
  'gates',
  'ponds',
  'paths',
  'lawns',
  'wells',
  'bridges',
  'groves',
  'arbours',
];
const F = ['Roe', 'Quill', 'Poe', 'Moss', 'Ford', 'Coe', 'Nash', 'Lowe', 'Zeller', 'Boyd', 'Joyce', 'Voss', 'Hart', 'Kemp'];
const I = 'ABCDEFGHJKLMNP';
const ieee = (n: number) =>
  W.slice(0, n).map(
    (w, i) =>
      [
        w,
        `${I[i]}. ${F[i]}, “On ${w} and their keepers,” Journal of Gardens, vol. ${i + 3}, no. 2, pp. ${i + 1}1–${i + 1}9, ${1999 + i}.`,
      ] as const,
  );
const vanc = (n: number) =>
  W.slice(0, n).map(
    (w, i) => [w, `${F[i]} ${I[i]}, Hill B. On ${w} and their keepers. J Gardens. ${1999 + i};${i + 3}(2):${i + 1}1-${i + 1}9.`] as const,
  );
const br = (i: number) => `[${i + 1}] `;
const dot = (i: number) => `${i + 1}. `;

export const STYLES: readonly Paper[] = [
  {
    id: 'num-mix',
    label: br,
    list: ieee(12),
    paras: [
      '# Introduction [1]',
      ['Hedges were studied first [1], [2].', 'hedges|fences'],
      ['Ranges occur too [3]–[5], and [6, p. 12; 7].', 'walls|ditches|banks|stiles@p. 12|gates'],
      ['Roe et al. [1, Sec. 3] measured; see also Refs. [8,9].', 'hedges@Sec. 3|ponds|paths'],
      ['We let x ∈ [0, 1] and y ∈ [2, 5], and call array[3] or list[4].', ''],
      ['The rest is known [10–12].', 'lawns|wells|bridges'],
      ['The matrix has shape [3, 4] and f[2] is its second entry; in [23] § 4 BGB it is otherwise.', ''],
      ['Benzo[3]annulene and bicyclo[2.2.1]heptane were used, as was 1H-indeno[1,2-b]pyridine.', ''],
      ['Temperatures in the range [2, 8] and a 95% CI of [1, 4] were seen.', ''],
      ['Table 1. Results of [2] and [5].', 'fences|banks'],
      ['Figure 2. Hedges, adapted from [1].', 'hedges'],
    ],
  },
  {
    id: 'num-dash',
    label: br,
    list: ieee(10),
    paras: [
      ['All of [1]-[3] agree.', 'hedges|fences|walls'],
      ['As do [2]—[4] and [5] to [7].', 'fences|walls|ditches|banks|stiles|gates'],
      ['And [1 – 3], [4−6].', 'hedges|fences|walls|ditches|banks|stiles'],
      ['Also [1, 3, 5–7, 9].', 'hedges|walls|banks|stiles|gates|paths'],
      ['Further [8-10] [1].', 'ponds|paths|lawns|hedges'],
      ['Last [2;3;4] and [5/6].', 'fences|walls|ditches'],
    ],
  },
  {
    id: 'van-round',
    label: dot,
    list: vanc(12),
    paras: [
      ['Hedges grow slowly (1).', 'hedges'],
      ['Fences rot (2,3), and walls stand (3-5).', 'fences|walls|walls|ditches|banks'],
      ['Stiles and gates are used (6, 7).', 'stiles|gates'],
      ['Participants were men (n = 12) and women (8).', 'ponds'],
      ['Ponds fill (8), paths wind (9), lawns dry (10–12).', 'ponds|paths|lawns|wells|bridges'],
      ['There were three groups: (1) tall, (2) short, and (3) none.', ''],
      ['Equation (4) holds, as in Fig. 2 (5).', ''],
      ['We met in Kent (2003) and later.', ''],
    ],
  },
  {
    id: 'sup',
    label: dot,
    list: vanc(12),
    paras: [
      ['Hedges grow slowly.^{1} Fences rot,^{2,3} and walls stand.^{3–5}', 'hedges|fences|walls|walls|ditches|banks'],
      ['Stiles^{6} and gates^{7,8} are used.', 'stiles|gates|ponds'],
      ['Plots of 20 m^{2} yielded 10^{3} seeds, r^{2} = 0.9, and 5 kg m^{-3}.', ''],
      ['Paths wind.^{9–11} Bridges last.^{12}', 'paths|lawns|wells|bridges'],
      ['Isotopes such as ^{13}C and ions such as Ca^{2+} were measured.', ''],
      ['Others agree.^{1,4–6,9}', 'hedges|ditches|banks|stiles|paths'],
    ],
  },
  {
    id: 'sup-affil',
    label: dot,
    list: vanc(8),
    paras: [
      ['Ann Roe^{1}, Ben Quill^{2,3}, Cy Poe^{1,2}', ''],
      ['^{1}Department of Gardens, ^{2}School of Walls, ^{3}Institute of Ponds', ''],
      '# Introduction',
      ['Hedges grow slowly.^{1} Fences rot.^{2,3}', 'hedges|fences|walls'],
      ['Ditches fill.^{4} Banks slip.^{5,6} Gates swing.^{7} Ponds dry.^{8}', 'ditches|banks|stiles|gates|ponds'],
    ],
  },
  {
    id: 'alpha',
    label: (i) => ['[AB12] ', '[Knu84] ', '[Smi+20] ', '[BGM99] ', '[Roe01a] ', '[Roe01b] '][i] ?? '',
    list: [
      ['hedges', 'A. Ash and B. Birch. On hedges. Journal of Gardens 3 (2012), 1–9.'],
      ['fences', 'D. Knurr. Literate fences. Garden Journal 27 (1984), 97–111.'],
      ['walls', 'J. Smith, K. Long, and M. Short. Deep walls. Ground 4 (2020), 11–19.'],
      ['ditches', 'P. Bean, R. Gale, and S. Marsh. On ditches. Ground 7 (1999), 21–29.'],
      ['banks', 'A. Roe. On banks. Ground 8 (2001), 31–39.'],
      ['stiles', 'A. Roe. On stiles. Ground 8 (2001), 41–49.'],
    ],
    paras: [
      ['As shown in [AB12] and [Knu84, §3].', 'hedges|fences@§3'],
      ['Deep walls [Smi+20] and ditches [BGM99; Roe01a].', 'walls|ditches|banks'],
      ['See [Roe01a, Roe01b, p. 42].', 'banks|stiles@p. 42'],
      ['The set [ABC] and [sic] and [emphasis added] are no marks.', ''],
      ['Smith et al. [Smi+20, Thm. 2.1] prove it.', 'walls@Thm. 2.1'],
    ],
  },
  {
    id: 'ay-parts',
    list: [
      ['hedges', 'Ng, A. (2019a). On hedges. Journal of Gardens, 3(2), 1-9.'],
      ['fences', 'Ng, A. (2019b). On fences. Journal of Gardens, 3(3), 11-19.'],
      ['walls', 'Ng, A. (2019c). On walls. Journal of Gardens, 3(4), 21-29.'],
      ['ditches', 'Ng, A. (2020a). On ditches. Journal of Gardens, 4(2), 31-39.'],
      ['banks', 'Ng, A. (2020b). On banks. Journal of Gardens, 4(3), 41-49.'],
      ['stiles', 'O’Brien-Smith, K. (2015). On stiles. Journal of Gardens, 5, 1-9.'],
      ['gates', 'van den Heuvel, P., & de la Cruz, M. (2016). On gates. Journal of Gardens, 6, 1-9.'],
      ['ponds', 'World Health Organization. (2020). On ponds. WHO Press.'],
      ['paths', 'Smith, J. A. (2017). On paths. Journal of Gardens, 8, 1-9.'],
      ['lawns', 'Jones, B., & Lee, C. (2018). On lawns. Journal of Gardens, 9, 1-9.'],
      ['wells', 'Jones, B., Lee, C., & Park, D. (2018). On wells. Journal of Gardens, 9, 11-19.'],
      ['bridges', 'National Institute for Garden Research. (2014). On bridges. NIGR.'],
    ],
    paras: [
      '# Hedges and their keepers (Ng, 2019a)',
      ['Hedges grow (Ng, 2019a–c).', 'hedges|fences|walls'],
      ['Ditches too (Ng, 2019a, 2020b; Smith 2017).', 'hedges|banks|paths'],
      ['It is known (Ng, 2019a,c, 2020a-b).', 'hedges|walls|ditches|banks'],
      ['O’Brien-Smith’s (2015) stiles and Smith’s (2017) paths.', 'stiles|paths'],
      ["O'Brien-Smith (2015, p. 3) says so; so does van den Heuvel and de la Cruz (2016).", 'stiles@p. 3|gates'],
      ['Gates swing (Van den Heuvel & De la Cruz, 2016: 23-25).', 'gates@23-25'],
      ['Ponds help (World Health Organization [WHO], 2020), and the WHO (2020) repeats it.', 'ponds|ponds'],
      ['They help (WHO, 2020, p. 4).', 'ponds@p. 4'],
      ['Jones, Lee and Park (2018) disagree with Jones and Lee (2018).', 'wells|lawns'],
      ['Lawns differ (Jones & Lee, 2018; Jones et al., 2018).', 'lawns|wells'],
      ['John Smith (2017) wrote on paths.', 'paths'],
      ['Bridges last (National Institute for Garden Research [NIGR], 2014; NIGR, 2014).', 'bridges|bridges'],
      ['In 2017 Smith walked; in 2018, nobody did.', ''],
      ['The sample (Group A, 2018) and the fund (Grant 2017) are thanked.', ''],
      ['Table 2. Gates (data: Smith, 2017).', 'paths'],
      ['Figure 1. A pond (from World Health Organization, 2020, Fig. 3).', 'ponds'],
    ],
  },
  {
    id: 'ay-harvard',
    list: [
      ['hedges', 'Adams, R. and Baker, S. 2001, ‘On hedges’, Journal of Gardens, vol. 3, no. 2, pp. 1-9.'],
      ['fences', 'Clark, T 2003, On fences, 2nd edn, Garden Press, London.'],
      ['walls', 'Clark, T, Davis, U, Evans, V & Frost, W 2005, ‘On walls’, Journal of Gardens, vol. 5, pp. 21-29.'],
      ['ditches', 'Department of Water 2010, On ditches, Government Press, Canberra.'],
      ['banks', 'MacDonald, H 2012, On banks, Garden Press, Leeds.'],
    ],
    paras: [
      ['It is so (Adams and Baker 2001).', 'hedges'],
      ['It is so (Adams & Baker 2001, pp. 3–4; Clark 2003).', 'hedges@pp. 3–4|fences'],
      ['Clark et al. 2005 found it, as Clark (2003, p. 9) had.', 'walls|fences@p. 9'],
      ['Ditches fill (Department of Water 2010).', 'ditches'],
      ['According to the Department of Water (2010), they do.', 'ditches'],
      ['(MacDonald 2012, cited in Clark 2003, p. 4) it was.', 'banks|fences@p. 4'],
      ['MacDonald’s book (2012) is long.', 'banks'],
    ],
  },
  {
    id: 'ay-back',
    list: [
      ['Hedges', 'Adams, Rose. On Hedges. London: Garden Press, 2001.'],
      ['Fences', 'Clark, Tom. “On Fences.” Journal of Gardens 3, no. 2 (2003): 1–9.'],
      ['Walls', 'Clark, Tom. On Walls. Leeds: Wall Press, 2005.'],
      ['Ditches', 'Davis, Una, and Vic Evans. On Ditches. York: Ditch Press, 2008.'],
    ],
    paras: [
      ['It is so (Adams 2001, 12). And more so (ibid., 14).', 'Hedges@12|Hedges@14'],
      ['Fences rot (Clark 2003, 5); walls stand (Clark 2005). Adams disagrees (Adams, op. cit., p. 20).', 'Fences|Walls|Hedges'],
      ['Ditches fill (Davis and Evans 2008). They do so slowly (Davis and Evans, loc. cit.).', 'Ditches|Ditches'],
      ['Both fill (idem, p. 4).', 'Ditches'],
      ['It is repeated (Adams 2001; Clark 2003). It is so (ibid.).', 'Hedges|Fences'],
    ],
  },
  {
    id: 'ay-mla',
    heading: 'Works Cited',
    list: [
      ['Hedges', 'Adams, Rose. On Hedges. Garden Press, 2001.'],
      ['Fences', 'Clark, Tom. “On Fences.” Journal of Gardens, vol. 3, no. 2, 2003, pp. 1–9.'],
      ['Ditches', 'Davis, Una, and Vic Evans. On Ditches. Ditch Press, 2008.'],
    ],
    paras: ['Adams holds that hedges grow (12).', 'Fences rot (Clark 5), and ditches fill (Davis and Evans 23-25).'],
  },
  {
    id: 'fn-de',
    heading: 'Literatur',
    list: [
      ['Hecken', 'Becker, Anna: Hecken im Wandel. Berlin: Gartenverlag 2012.'],
      ['Zäune', 'Schröder, Jens: Zäune der Welt. Bonn: Hausverlag 2015.'],
      ['Wege', 'Lange, Tim: Wege im Garten. Köln: Wegverlag 2019.'],
    ],
    paras: [
      'Hecken wandeln sich.{{fn:Vgl. Becker 2012, S. 3.}} Zäune stehen.{{fn:Schröder 2015, S. 12 f.}} Sie fallen.{{fn:Ebd., S. 14.}}',
      'Wege führen.{{fn:Lange 2019, S. 5; vgl. auch Becker 2012, S. 9.}} Mehr dazu später.{{fn:Dies ist eine Anmerkung ohne Beleg.}}',
    ],
  },
  {
    id: 'chapters',
    label: br,
    list: ieee(5),
    paras: ['# Chapter 1', ['Hedges [1] and fences [2] and walls [3–5] are known.', 'hedges|fences|walls|ditches|banks']],
  },
  {
    id: 'num-code',
    label: br,
    list: ieee(6),
    paras: [
      ['The list[2] and x[3] = 4 are data (see [5]).', 'banks'],
      ['The value f[4] and row[6] stay; see [1] and [2,3].', 'hedges|fences|walls'],
      ['Version [4] of the tool [4] differs from others [6].', 'ditches|ditches|stiles'],
    ],
  },
  {
    id: 'num-paragraphs',
    label: br,
    list: ieee(8),
    paras: [
      '[12] The court held in paragraph [7] that hedges grow.',
      ['Later writers [1, 2] doubt it; see [3] at [45].', 'hedges|fences|walls'],
      ['We follow [4]–[6] and [7,8].', 'ditches|banks|stiles|gates|ponds'],
      ['The survey of [2001] and [sic] was “[t]aken”.', ''],
    ],
  },
];
