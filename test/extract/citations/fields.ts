/**
 * Small papers as several fields of research set them: what each paragraph cites, by a word of the entry, with the place behind an “@”.
 */
import type { Paper } from './papers.ts';

const br = (i: number) => `[${i + 1}] `;
const dot = (i: number) => `${i + 1}. `;
const par = (i: number) => `(${i + 1}) `;

export const FIELDS: readonly Paper[] = [
  {
    id: 'psych',
    list: [
      [
        'attention',
        'Anderson, P. Q., & Brook, R. (1998). On attention in gardens. Journal of Minds, 12, 101–119. https://doi.org/10.5555/minds.101',
      ],
      ['memory', 'Brook, R. (2007). Garden memory. Oxford University Press.'],
      ['sleep', 'Carver-Jones, L., DuPont, M., & O’Hara, K. T. (2011). Sleep beneath trees. Journal of Minds, 25(4), 55–70.'],
      ['noise', 'Danish Ministry of Parks. (2016). Noise in parks (Report No. 12).'],
      ['walks', 'El-Sayed, N. (2018, March 4). Long walks. The Daily Garden. https://example.org/walks'],
      ['benches', 'Fitzgerald, S., Jr. (2020). Benches we share [Doctoral dissertation, Hill University].'],
      ['light', 'Gómez-Peña, V., de Souza, W., & Ito, X. (in press). Light at dusk. Journal of Minds.'],
    ],
    paras: [
      ['Gardens hold attention (Anderson & Brook, 1998; see also Brook, 2007, Chapter 4).', 'attention|memory@Chapter 4'],
      ['Anderson and Brook’s (1998) early account was revised by Brook (2007, pp. 12–19, 34).', 'attention|memory'],
      ['Sleep is better beneath trees (Carver-Jones et al., 2011, Experiment 2).', 'sleep'],
      ['Carver-Jones, DuPont, and O’Hara (2011) measured it.', 'sleep'],
      ['Noise harms (Danish Ministry of Parks, 2016), as El-Sayed (2018) wrote.', 'noise|walks'],
      ['The Danish Ministry of Parks (2016, Table 3) counted 24 parks.', 'noise'],
      ['Fitzgerald (2020) sat there, and Gómez-Peña et al. (in press) stayed.', 'benches|light'],
      ['In Brook’s words, “memory is a garden” (2007, p. 9).', 'memory'],
      ['Participants (N = 2011) came in March (2018) from Denmark (2016 census).', ''],
      ['We used SPSS (Version 25, 2017) and R (R 3.6, 2019).', ''],
    ],
  },
  {
    id: 'chem',
    label: par,
    list: [
      ['esters', 'Allen, B. C.; Dale, E. F. J. Gard. Chem. 2001, 12, 101–119, esters of leaves.'],
      ['amides', 'Ford, G. H. Garden Lett. 2003, 5, 11–19, amides of bark.'],
      ['ketones', 'Hale, I. J.; Kerr, L. M.; Nash, O. J. Gard. Chem. 2005, 16, 21–29, ketones of roots.'],
      ['resins', 'Page, Q. R. Resins; Garden Press: London, 2007; pp 31–39.'],
      ['waxes', 'Shaw, S. T. Garden Lett. 2009, 11, 41–49, waxes of fruit.'],
    ],
    paras: [
      ['Esters are common (1), amides are not (2).', 'esters|amides'],
      ['Ketones (3) and resins (4) were made from 2 g of 1 (3 mmol) and 5 mL of acid (12 M).', 'ketones|resins'],
      ['Waxes melt (5); others agree (1, 3–5).', 'waxes|esters|ketones|resins|waxes'],
      ['Compounds (S)-1 and (2R)-3 gave 4 (80%) at pH 7 (25 °C).', ''],
    ],
  },
  {
    id: 'ieee',
    label: br,
    list: [
      ['sensors', 'A. Adams, B. Bell, and C. Cole, “Garden sensors,” IEEE Trans. Gard., vol. 3, no. 1, pp. 1–9, Jan. 2001.'],
      ['networks', 'D. Dunn, “Garden networks,” in Proc. Int. Conf. Gardens, 2003, pp. 11–19.'],
      ['robots', 'E. Ellis et al., “Garden robots,” IEEE Trans. Gard., vol. 5, no. 2, pp. 21–29, 2005.'],
      ['drones', 'F. Finch, Garden Drones. New York, NY, USA: Garden Press, 2007.'],
      ['cameras', 'G. Grant and H. Hall, “Garden cameras,” arXiv:2101.00001, 2021.'],
      ['maps', 'I. Irwin, “Garden maps,” Ph.D. dissertation, Hill Univ., 2012.'],
    ],
    paras: [
      '# I. INTRODUCTION',
      ['Sensors [1] and networks [2] were joined in [3]–[5].', 'sensors|networks|robots|drones|cameras'],
      ['See [1, Fig. 2], [2, eq. (3)], [4, Ch. 2], [6, pp. 5–7].', 'sensors|networks|drones|maps'],
      ['As in [1], [2], [6], we let u[n] = x[n−1] and h[0] = 1.', 'sensors|networks|maps'],
      ['The vector v = [1, 2, 3]^T and the set {1, 2} with A[1][2] are given.', ''],
      ['Ellis et al. [3] and Finch [4, p. 3] differ from Grant and Hall [5].', 'robots|drones|cameras'],
      ['Algorithm 1: for i in range[1..5] do a[i] := b[2].', ''],
      ['The voltage is in [1 V, 3 V], the weight in (0, 5] kg.', ''],
    ],
  },
  {
    id: 'nature',
    label: dot,
    list: [
      ['leaves', 'Adams, A. & Bell, B. Leaves in wind. Nat. Gard. 1, 1–9 (2001).'],
      ['stems', 'Cole, C. Stems in rain. Nat. Gard. 2, 11–19 (2003).'],
      ['roots', 'Dunn, D. et al. Roots in frost. Nat. Gard. 3, 21–29 (2005).'],
      ['seeds', 'Ellis, E. Seeds in snow (Garden Press, 2007).'],
      ['fruit', 'Finch, F. & Grant, G. Fruit in heat. Nat. Gard. 5, 41–49 (2009).'],
    ],
    paras: [
      ['Leaves move^{1}, stems bend^{2,3} and roots stay^{3–5}.', 'leaves|stems|roots|roots|seeds|fruit'],
      ['The area was 3 m^{2} (ref. ^{4}), with 10^{5} cells cm^{−2} and p = 0.01^{2}.', 'seeds'],
      ['Adams and Bell^{1} used ^{14}C, NH_4^{+}, a 2^{nd} dose and E = mc^{2}.', 'leaves'],
      ['As reviewed elsewhere^{1–3,5}.', 'leaves|stems|roots|fruit'],
    ],
  },
  {
    id: 'jura',
    heading: 'Literaturverzeichnis',
    list: [
      ['Heckenrecht', 'Adler, Jana, Heckenrecht, 3. Aufl., München 2018.'],
      ['Nachbarrecht', 'Birke, Tom/Cremer, Udo, Nachbarrecht, Berlin 2015.'],
      ['Zaunrecht', 'Dorn, Eva, Zaunrecht, in: ZHR 2012, S. 101–119.'],
    ],
    paras: [
      ['Hecken sind Grenze (Adler 2018, Rn. 12; Birke/Cremer 2015, § 4 Rn. 7).', 'Heckenrecht|Nachbarrecht'],
      // A decision is cited by court and journal: a work of the running text. A section is none.
      ['Nach § 910 BGB (2002) und BGH NJW 2010, 123 gilt das.', 'BGH NJW 2010, 123'],
      ['Dorn (2012, 103) und Adler (2018) sehen das anders.', 'Zaunrecht|Heckenrecht'],
      ['Das Urteil vom 3.5.2015 (Az. 2 U 12/15) folgte Birke/Cremer (2015).', 'Nachbarrecht'],
      ['Vgl. dazu Dorn, a.a.O., 105; Art. 14 GG (1949).', ''],
    ],
  },
  {
    id: 'es2',
    heading: 'Bibliografía',
    list: [
      ['parques', 'Álvarez, J. y Núñez, P. (2009). Los parques. Revista Verde, 3(1), 1-9.'],
      ['plazas', 'Del Río, M. (2013a). Las plazas. Madrid: Verde.'],
      ['calles', 'Del Río, M. (2013b). Las calles. Madrid: Verde.'],
      ['fuentes', 'Ministerio de Jardines (2017). Las fuentes. Madrid: Gobierno.'],
    ],
    paras: [
      ['Los parques (Álvarez y Núñez, 2009: 3) crecen.', 'parques'],
      ['Del Río (2013a, 2013b) y Álvarez y Núñez (2009) coinciden.', 'plazas|calles|parques'],
      ['El Ministerio de Jardines (2017) contó fuentes (véase Del Río, 2013b, p. 7).', 'fuentes|calles'],
      ['Así fue (Del Río, 2013a; Ministerio de Jardines, 2017).', 'plazas|fuentes'],
      ['En Madrid (2013) y en la Ley 5 (2009) no.', ''],
    ],
  },
  {
    id: 'fr2',
    heading: 'Références bibliographiques',
    list: [
      ['parcs', 'L’Hermitte J., Dubois P. (2009), « Les parcs », Revue verte, n° 3, p. 1-9.'],
      ['places', 'Mouret-Blanc S. (2013), Les places, Paris, Éditions vertes.'],
      ['rues', 'Insee (2017), Les rues, Paris, Insee.'],
    ],
    paras: [
      ['Les parcs (L’Hermitte et Dubois, 2009) grandissent.', 'parcs'],
      ['Mouret-Blanc (2013, p. 7) le dit, l’Insee (2017) aussi.', 'places|rues'],
      ['On le sait (Insee, 2017 ; Mouret-Blanc, 2013 ; L’Hermitte & Dubois, 2009).', 'rues|places|parcs'],
      ['La loi Jardin (2005) et la conférence de Lyon (2013) n’y changent rien.', ''],
    ],
  },
  {
    id: 'zh2',
    heading: '参考文献',
    list: [
      ['公园', '陈明（2015）。公园的历史。园林学刊，3（1），1-9。'],
      ['广场', '林志强、黄丽（2017）。广场的空间。园林学刊，5（2），11-19。'],
      ['街道', '欧阳修文、周杰、吴敏（2019）。街道的尺度。园林学刊，7（3），21-29。'],
      ['绿地', '北京市园林局（2020）。绿地报告。北京：园林出版社。'],
    ],
    paras: [
      ['公园很多（陈明，2015，第3页）。', '公园'],
      ['林志强与黄丽（2017）研究了广场。', '广场'],
      ['街道很宽（欧阳修文等，2019）。', '街道'],
      ['北京市园林局（2020）公布了数据；据统计（2018），人口增加。', '绿地'],
      ['多项研究表明（陈明，2015；林志强、黄丽，2017；欧阳修文等，2019）。', '公园|广场|街道'],
      ['陈明在2015年指出，公园（如中山公园，1928年建）很老。', ''],
    ],
  },
  {
    id: 'ja2',
    heading: '引用文献',
    label: (i) => `${i + 1}) `,
    list: [
      ['公園', '田中太郎：公園の歴史．園芸誌，3(1)，1-9，2015．'],
      ['広場', '山田花子，鈴木一郎：広場の空間．園芸誌，5(2)，11-19，2017．'],
      ['街路', '佐藤健ほか：街路の尺度．園芸誌，7(3)，21-29，2019．'],
    ],
    paras: [
      ['公園は多い1)。', ''],
      ['公園は多い^{1)}。広場は広い^{2)}。街路は長い^{3)}。', '公園|広場|街路'],
    ],
  },
  {
    id: 'ar2',
    heading: 'قائمة المراجع',
    label: dot,
    list: [
      ['الحدائق', 'أحمد الشريف. (2015). الحدائق العامة. مجلة البيئة، 3(1)، 1-9.'],
      ['الميادين', 'سعاد المنصوري وخالد عمر. (2017). الميادين. مجلة البيئة، 5(2)، 11-19.'],
      ['الشوارع', 'وزارة البيئة. (2020). الشوارع الخضراء. القاهرة: الوزارة.'],
    ],
    paras: [
      ['الحدائق كثيرة (الشريف، 2015، ص 3).', 'الحدائق'],
      ['يرى الشريف (2015) ذلك.', 'الحدائق'],
      ['الميادين واسعة (المنصوري وعمر، 2017).', 'الميادين'],
      ['أعلنت وزارة البيئة (2020) ذلك.', 'الشوارع'],
    ],
  },
  {
    id: 'lists',
    label: br,
    list: [
      ['leaves', 'A. Adams, Leaves in wind, J. Gard. 1 (2001) 1–9.'],
      ['stems', 'C. Cole, Stems in rain, J. Gard. 2 (2003) 11–19.'],
      ['roots', 'D. Dunn, Roots in frost, J. Gard. 3 (2005) 21–29.'],
      ['seeds', 'E. Ellis, Seeds in snow, J. Gard. 4 (2007) 31–39.'],
    ],
    paras: [
      ['Leaves [1,2], roots [3, and references therein], seeds [see 4].', 'leaves|stems|roots|seeds'],
      ['Others [cf. 1; 3, Sect. 2.1].', 'leaves|roots'],
      ['Both [1, 2] and [3][4] agree, [1]-[4].', 'leaves|stems|roots|seeds|leaves|stems|roots|seeds'],
      ['Item [5] in the box [7] is not a reference; [10%] nor [3rd].', ''],
    ],
  },
  {
    id: 'org',
    list: [
      ['heat', 'Centers for Disease Control and Prevention. (2019). On heat. CDC.'],
      ['fire', 'Food and Agriculture Organization of the United Nations (FAO). (2018). On fire. FAO.'],
      ['flood', 'Intergovernmental Panel on Climate Change. (2014). On flood. Cambridge University Press.'],
      ['storm', 'The Royal Society for Gardens. (2012). On storm. RSG.'],
      ['quake', 'U.S. Geological Survey. (2016). On quake. USGS.'],
    ],
    paras: [
      ['Heat kills (Centers for Disease Control and Prevention [CDC], 2019).', 'heat'],
      ['The CDC (2019) warns, and FAO (2018) agrees.', 'heat|fire'],
      ['Flood comes (IPCC, 2014; FAO, 2018).', 'flood|fire'],
      ['The Intergovernmental Panel on Climate Change (IPCC, 2014, p. 12) says so.', 'flood'],
      ['Storms pass (Royal Society for Gardens, 2012). The Royal Society for Gardens (2012) agrees.', 'storm|storm'],
      ['Quakes come (U.S. Geological Survey, 2016), per the USGS (2016).', 'quake|quake'],
      ['According to the Food and Agriculture Organization of the United Nations (2018), fires spread.', 'fire'],
    ],
  },
  {
    id: 'mixed',
    list: [
      ['alpha', 'Adams, A. (2001). On alpha. Journal A, 1, 1-9.'],
      ['beta', 'Adams, A., & Bell, B. (2001). On beta. Journal A, 1, 11-19.'],
      ['gamma', 'Adams, A., Bell, B., & Cole, C. (2001). On gamma. Journal A, 1, 21-29.'],
      ['delta', 'Bell, B. (n.d.). On delta. Press.'],
      ['epsilon', 'Cole, C. (1899/1999). On epsilon. Press.'],
      ['zeta', 'Dunn, D. (2001a). On zeta. Press.'],
      ['eta', 'Dunn, D. (2001b). On eta. Press.'],
    ],
    paras: [
      ['Adams (2001), Adams and Bell (2001), Adams et al. (2001) differ.', 'alpha|beta|gamma'],
      ['It holds (Adams, 2001; Adams & Bell, 2001; Adams, Bell, & Cole, 2001).', 'alpha|beta|gamma'],
      ['Bell (n.d.) and Cole (1899/1999) agree (Bell, n.d.; Cole, 1999).', 'delta|epsilon|delta|epsilon'],
      ['Dunn (2001a; 2001b) and (Dunn 2001a/b) too.', 'zeta|eta|zeta|eta'],
      ['(e.g., Dunn, 2001b; but cf. Adams, 2001: 4; pace Bell, n.d.)', 'eta|alpha|delta'],
    ],
  },
];
