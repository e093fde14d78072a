/**
 * Marks as papers set them, beside a list that holds what they cite: each leads to the right entry, and none is said to cite a work that is
 * missing. What is no mark is left alone.
 */
import { describe, expect, it } from 'vitest';
import { extract } from '../../src/extract/index.ts';
import { readDocument } from '../../src/read/index.ts';

const LIST = [
  ['ng24a', 'Ng, A. (2024a). Hedges in winter. Journal of Hedges, 3(2), 1-9.'],
  ['ng24b', 'Ng, A. (2024b). Fences in spring. Journal of Hedges, 4, 11-19.'],
  ['ngli24', 'Ng, A., & Li, B. (2024). Walls of the north. Journal of Hedges, 5, 21-29.'],
  ['li23', 'Li, B., Doe, C., & Roe, D. (2023). Ditches and dams. Journal of Hedges, 6, 31-39.'],
  ['mul19', 'Müller-Lüdenscheidt, K. (2019). Zäune im Wandel. Zeitschrift für Hecken, 7, 41-49.'],
  ['berg98', 'van der Berg, P. (1998). Stiles of the lowlands. Journal of Hedges, 8, 51-59.'],
  ['neil05', "O'Neil, S. (2005). Stone rows of the west. Journal of Hedges, 9, 61-69."],
  ['who20', 'World Health Organization. (2020). Guidelines on garden safety. WHO Press.'],
  ['apa', 'American Psychological Association. (n.d.). Gardens and the mind. Retrieved from https://example.org/gardens'],
  ['kim', 'Kim, H. (in press). Ponds and their edges. Journal of Hedges.'],
  ['doe01', 'Doe, C. (2001). Banks of earth. Garden Press.'],
  ['doe07', 'Doe, C. (2007). Banks of turf. Garden Press.'],
  ['garcia', 'García Márquez, L., & Peña, R. (2010). Setos del sur. Revista de Setos, 2, 71-79.'],
  ['cruz', 'De la Cruz, M. (1999). Ramparts of clay. Journal of Hedges, 10, 81-89.'],
  ['freud', 'Freud, S. (1953). The garden of dreams (J. Strachey, Trans.). Hogarth Press. (Original work published 1900)'],
  ['stlouis', 'St. Louis, T. (2011). Bridges over brooks. Journal of Hedges, 11, 91-99.'],
  ['mcd', 'McDonald, R. A., & MacIntyre, F. (2012). Gates that swing. Journal of Hedges, 12, 101-109.'],
  ['smithj', 'Smith, J. (2015). Paths of gravel. Journal of Hedges, 13, 111-119.'],
  ['smitha', 'Smith, A. (2015). Paths of sand. Journal of Hedges, 14, 121-129.'],
  ['lee', 'Lee, K., Park, S., Cho, M., & Han, J. (2016). Lawns in drought. Journal of Hedges, 15, 131-139.'],
  ['ung', 'Ångström, Ö. (1868). Spectra of leaves. Annals of Hedges, 1, 1-9.'],
  ['wei', 'Weiß, G. (2003). Mauern aus Kalk. Zeitschrift für Hecken, 1, 5-9.'],
  ['alr', 'Al-Rashid, N. (2018). Wells and gardens. Journal of Hedges, 16, 141-149.'],
  ['unesco', 'UNESCO. (2017). Heritage of gardens. UNESCO Publishing.'],
  ['ons', 'Office for National Statistics. (2021). Gardens by region. ONS.'],
  ['daSilva', 'da Silva, J. P., Costa, A. B., & Lima, T. (2014). Muros do norte. Revista de Muros, 3, 1-9.'],
] as const;
/** Text that cites all of it, so that the document plainly cites by name and year. */
const BACK =
  "Ground (Ng, 2024a; Ng, 2024b; Ng & Li, 2024; Li et al., 2023; Müller-Lüdenscheidt, 2019; van der Berg, 1998; O'Neil, 2005). More (World Health Organization, 2020; American Psychological Association, n.d.; Kim, in press; Doe, 2001, 2007; García Márquez & Peña, 2010; De la Cruz, 1999). Also (Freud, 1900/1953; St. Louis, 2011; McDonald & MacIntyre, 2012; J. Smith, 2015; A. Smith, 2015; Lee et al., 2016). So (Ångström, 1868; Weiß, 2003; Al-Rashid, 2018; UNESCO, 2017; Office for National Statistics, 2021; da Silva et al., 2014).";

/** What is read of a document, with names for the entries of LIST. */
async function read(name: string, text: string) {
  const document = await readDocument({ name, bytes: new TextEncoder().encode(text) }, { isolate: false });
  const { references, citations, remarks } = extract(document);
  const nameOf = (raw: string) => LIST.find(([, entry]) => raw.includes(entry.slice(entry.indexOf('('), entry.indexOf('(') + 30)))?.[0];
  const keys = new Map(references.map(({ id, key, raw }) => [id, nameOf(raw) ?? key]));
  return { document, references, keys, citations, remarks: remarks.map(({ kind, says }) => `${kind}: ${says}`) };
}

/** All cases in one document, a paragraph each: what each of them yields. "!" is a mark that leads nowhere, "@" what it says of the place. */
async function readCases(name: string, before: string, cases: readonly (readonly [string, string])[], list: string) {
  const whole = await read(name, `${before}\n\n${cases.map(([text]) => text).join('\n\n')}\n\n${list}`);
  let from = before.length - 40;
  const places = cases.map(([text]) => {
    from = whole.document.text.indexOf(text.split('\n')[0] ?? '', from + 1);
    return from;
  });
  const marks = cases.map((_, i) =>
    whole.citations
      .filter(({ span }) => span.start >= (places[i] ?? 0) && span.start < (places[i + 1] ?? Number.POSITIVE_INFINITY))
      .map(({ to, label, locator }) => `${to === null ? `!${label}` : whole.keys.get(to)}${locator === undefined ? '' : `@${locator}`}`)
      .join(' '),
  );
  return { ...whole, marks };
}

const BY_NAME: readonly (readonly [string, string])[] = [
  ['As shown here (Ng, 2024a; Li et al., 2023).', 'ng24a li23'],
  ['Ng (2024a) says so.', 'ng24a'],
  ['As seen (see e.g. Ng 2024a, p. 5) it is.', 'ng24a@p. 5'],
  ['Here Ng and Li (2024) say so.', 'ngli24'],
  ['This is Ng’s (2024b) claim.', 'ng24b'],
  ["This is Ng's (2024b) claim.", 'ng24b'],
  ["In Ng and Li's (2024) view it holds.", 'ngli24'],
  ["Li et al.'s (2023) ditches are deep.", 'li23'],
  ['Van der Berg (1998) says so.', 'berg98'],
  ['It holds (Van der Berg, 1998).', 'berg98'],
  ['It holds (Berg, 1998, pp. 52–53).', 'berg98@pp. 52–53'],
  ['O’Neil (2005) says so.', 'neil05'],
  ['It is so (O’Neil, 2005: 62).', 'neil05@62'],
  ['Nach Müller-Lüdenscheidt (2019, S. 42 f.) gilt das.', 'mul19@S. 42 f.'],
  ['Es gilt (vgl. Müller-Lüdenscheidt 2019, S. 42).', 'mul19@S. 42'],
  ['It is safe (WHO, 2020).', 'who20'],
  ['It is safe (World Health Organization [WHO], 2020).', 'who20'],
  ['The World Health Organization (WHO, 2020) says so.', 'who20'],
  ['The World Health Organization (2020) says so.', 'who20'],
  ['Minds heal (APA, n.d.).', 'apa'],
  ['American Psychological Association (n.d.) says so.', 'apa'],
  ['Edges matter (Kim, in press).', 'kim'],
  ['Kim (in press) says so.', 'kim'],
  ['Banks last (Doe, 2001, 2007).', 'doe01 doe07'],
  ['Doe (2001, 2007) says so.', 'doe01 doe07'],
  ['Doe (2001; 2007) says so.', 'doe01 doe07'],
  ['Banks last (Doe, 2001, p. 3; 2007, p. 9).', 'doe01@p. 3 doe07@p. 9'],
  ['Hedges hold (Ng, 2024a, 2024b).', 'ng24a ng24b'],
  ['Hedges hold (Ng, 2024a,b).', 'ng24a ng24b'],
  ['Hedges hold (Ng, 2024a, b).', 'ng24a ng24b'],
  ['Hedges hold (Ng 2024a & b).', 'ng24a ng24b'],
  ['Hedges hold (Ng 2024a and 2024b).', 'ng24a ng24b'],
  ['Hedges hold (Ng 2024a-b).', 'ng24a ng24b'],
  ['Setos (García Márquez y Peña, 2010).', 'garcia'],
  ['Setos (García Márquez & Peña, 2010, p. 73).', 'garcia@p. 73'],
  ['García Márquez and Peña (2010) say so.', 'garcia'],
  ['De la Cruz (1999) says so.', 'cruz'],
  ['It is so (de la Cruz, 1999).', 'cruz'],
  ['It is dreamt (Freud, 1900/1953).', 'freud'],
  ['Freud (1953) dreamt.', 'freud'],
  ['Freud ([1900] 1953) dreamt.', 'freud'],
  ['It is dreamt (Freud [1900] 1953).', 'freud'],
  ['Brooks run (St. Louis, 2011).', 'stlouis'],
  ['St. Louis (2011) says so.', 'stlouis'],
  ['Gates swing (McDonald and MacIntyre 2012).', 'mcd'],
  ['McDonald & MacIntyre (2012: 103-104) say so.', 'mcd@103-104'],
  ['Gravel (J. Smith, 2015).', 'smithj'],
  ['Sand (A. Smith, 2015).', 'smitha'],
  ['J. Smith (2015) and A. Smith (2015) say so.', 'smithj smitha'],
  ['Lawns dry (Lee et al., 2016).', 'lee'],
  ['Lee and colleagues (2016) say so.', 'lee'],
  ['Lee, Park, Cho and Han (2016) say so.', 'lee'],
  ['Lawns dry (Lee, Park, Cho, & Han, 2016).', 'lee'],
  ['Lawns dry (Lee, Park, et al., 2016).', 'lee'],
  ['Lawns dry (Lee u. a. 2016).', 'lee'],
  ['Lawns dry (LEE et al., 2016).', 'lee'],
  ['Spectra (Ångström, 1868).', 'ung'],
  ['Spectra (Angstrom, 1868).', 'ung'],
  ['Mauern (Weiß 2003, 7).', 'wei@7'],
  ['Mauern (Weiss 2003).', 'wei'],
  ['Mauern (WEISS 2003).', 'wei'],
  ['Al-Rashid (2018) says so.', 'alr'],
  ['It is so (Al-Rashid, 2018).', 'alr'],
  ['It is so (al-Rashid, 2018).', 'alr'],
  ['Heritage (UNESCO, 2017).', 'unesco'],
  ['UNESCO (2017) says so.', 'unesco'],
  ['By region (Office for National Statistics, 2021).', 'ons'],
  ['By region (ONS, 2021).', 'ons'],
  ['The Office for National Statistics (2021) says so.', 'ons'],
  ['The Office for National Statistics (ONS, 2021) says so.', 'ons'],
  ['Norte (da Silva et al., 2014).', 'daSilva'],
  ['Norte (Silva et al., 2014).', 'daSilva'],
  ['Norte (Da Silva, Costa e Lima, 2014).', 'daSilva'],
  ['Da Silva et al. (2014) say so.', 'daSilva'],
  ['Hedges hold [Ng, 2024a].', 'ng24a'],
  ['Hedges hold (Ng, 2024a, as cited in Doe, 2001).', 'ng24a doe01'],
  ['Hedges hold (as cited in Doe, 2001).', 'doe01'],
  ['Hedges hold (Doe, 2001, emphasis added).', 'doe01'],
  ['Hedges hold (but see Doe, 2001; cf. Ng & Li, 2024).', 'doe01 ngli24'],
  ['Hedges hold (for a review, see Doe, 2001).', 'doe01'],
  ['Hedges hold (e.g., Doe, 2001; see also Li et al., 2023, for ditches).', 'doe01 li23'],
  ['Hedges hold (Doe 2001, ch. 3).', 'doe01@ch. 3'],
  ['Hedges hold (Doe, 2001, Chapter 3).', 'doe01@Chapter 3'],
  ['Hedges hold (Doe, 2001, § 4.2).', 'doe01@§ 4.2'],
  ['Hedges hold (Doe, 2001, para. 4).', 'doe01@para. 4'],
  ['Hedges hold (Doe, 2001:45–47).', 'doe01@45–47'],
  ['Hedges hold (Doe, 2001, 45).', 'doe01@45'],
  ['“It holds” (Doe, 2001, p. 5).', 'doe01@p. 5'],
  ['Doe (2001) holds that “it is” (p. 5).', 'doe01'],
  ['According to Doe (2001), it holds.', 'doe01'],
  ['In Doe (2001) it holds.', 'doe01'],
  ['Doe, 2001 said so.', 'doe01'],
  ['It was Doe in 2001 who said so.', ''],
  ['It was so in May (2001).', ''],
  ['The survey (March, 2001) was long.', ''],
  ['The war (1939–1945) was long.', ''],
  ['She was born (Boston, 1973) early.', '!Boston 1973'],
  ['Windows (2000) ran well.', ''],
  ['The Clean Air Act (1970) was passed.', '!Clean Air Act 1970'],
];
const NAMED_LIST = `# References\n\n${LIST.map(([, entry]) => entry).join('\n\n')}\n`;

describe('marks of name and year', () => {
  it('lead to their entries, and accuse nobody', async () => {
    const { marks, references, remarks } = await readCases('a.md', BACK, BY_NAME, NAMED_LIST);
    expect(references).toHaveLength(LIST.length);
    expect(BY_NAME.map(([text], i) => [text, marks[i]])).toEqual(BY_NAME);
    expect(remarks).toEqual([]);
  });

  it.each([
    ['It is so (Quist, 2003).', 'Quist 2003'],
    ['It is so (Quist & Roe, 2003; Doe, 2001).', 'Quist and Roe 2003'],
    ['It is so (Ng, 2024c).', 'Ng 2024c'],
    ['Quist et al. (2003) say so.', 'Quist et al. 2003'],
    ['It is so (Doe, 2003).', 'Doe 2003'],
  ])('says that the list lacks what this cites: %s', async (text, label) => {
    const { remarks } = await read('a.md', `${BACK}\n\n${text}\n\n${NAMED_LIST}`);
    expect(remarks).toEqual([`cited-but-missing: The text cites “${label}”, which the reference list does not hold.`]);
  });
});

const TITLES = ['hedges', 'fences', 'walls', 'ditches', 'banks', 'stiles', 'gates', 'ponds', 'paths', 'lawns', 'wells', 'bridges'];
const FAMILIES = ['Roe', 'Doe', 'Poe', 'Moe', 'Foe', 'Coe', 'Noe', 'Loe', 'Zoe', 'Boe', 'Joe', 'Voe'];
const NUMBERED = TITLES.map(
  (title, i) =>
    `[${i + 1}] ${FAMILIES[i]?.charAt(0)}. ${FAMILIES[i]}, “On ${title} and their keepers,” Journal of Hedges, vol. ${i + 3}, pp. ${i + 1}1–${i + 1}9, ${1999 + i}.`,
);
const ALL = 'On gardens\n\nFirst [1]. Then [2], [3]. Then [4]-[6] and [7, 8]. Also [9], [10,11]. Last [12].';

const BY_NUMBER: readonly (readonly [string, string])[] = [
  ['See [3].', '3'],
  ['See [3-5, 9].', '3 4 5 9'],
  ['See [3]-[5].', '3 4 5'],
  ['See [3]–[5].', '3 4 5'],
  ['See [3] – [5].', '3 4 5'],
  ['See [3], [5], [7].', '3 5 7'],
  ['See [1,3–5,7].', '1 3 4 5 7'],
  ['See [1; 3].', '1 3'],
  ['See [1, p. 5].', '1@p. 5'],
  ['See [1, pp. 5-7].', '1@pp. 5-7'],
  ['See [1, Ch. 4].', '1@Ch. 4'],
  ['See [1, Chapter 4].', '1@Chapter 4'],
  ['See refs. [1] and [2].', '1 2'],
  ['See Ref. [1].', '1'],
  ['See [Ref. 1].', '1'],
  ['See [refs. 1, 2].', '1 2'],
  ['See [1–3] and [5].', '1 2 3 5'],
  ['See [ 1 ].', '1'],
  ['See [1,\n2].', '1 2'],
  ['See [1,\n  3-\n4].', '1 3 4'],
  ['See [1 and 2].', '1 2'],
  ['See [1, 2, and 3].', '1 2 3'],
  ['See [1, 2 & 3].', '1 2 3'],
  ['See [1 & 2].', '1 2'],
  ['See [1 und 2].', '1 2'],
  ['See [1 et 2].', '1 2'],
  ['See [see 1, 2].', '1 2'],
  ['See [e.g., 1, 2].', '1 2'],
  ['See [1] (p. 5).', '1'],
  ['Roe [1] says so.', '1'],
  ['Roe et al. [1] say so.', '1'],
  ['Roe[1] says so.', '1'],
  ['Roe,[1] Doe,[2] say so.', '1 2'],
  ['See [1][2][3].', '1 2 3'],
  ['See [1]–[3], [5].', '1 2 3 5'],
  ['See [1−3].', '1 2 3'],
  ['See [1‐3].', '1 2 3'],
  ['See [1‑3].', '1 2 3'],
  ['See [1--3].', '1 2 3'],
  ['See [1 - 3].', '1 2 3'],
  ['See [1...3].', '1 2 3'],
  ['See [1:5].', '1@5'],
  ['See [1, 45].', '1 !45'],
  ['The interval [0, 1] is closed.', ''],
  ['The interval [1, 2] is closed.', ''],
  ['The array a[1] is set.', ''],
  ['x ∈ [1, 3] holds.', ''],
  ['The matrix [1 2 3] holds.', ''],
  ['The data set [1, 2, 3] is large.', '1 2 3'],
  ['A Likert scale [1–5] was used.', ''],
  ['Rated from 1 [1] on.', '1'],
  ['In [2019] it rained.', ''],
  ['Quoted “[t]he hedge” and [sic].', ''],
  ['Values in [1, 12] months.', ''],
  ['95% CI [1, 4] was seen.', ''],
  ['95% CI [1.2, 4.5] was seen.', ''],
  ['(95% CI, [2, 5])', ''],
  ['IQR [2–5] was seen.', ''],
  ['a median of 4 [3–6] days', ''],
  ['aged 7 [5-9] years', ''],
  ['range [2–9]', ''],
  ['См. [1, с. 5].', '1@с. 5'],
  ['См. [1; 3].', '1 3'],
  ['См. [1, 3, 5].', '1 3 5'],
  ['见文献[1]。', '1'],
  ['见文献[1-3]。', '1 2 3'],
  ['见文献［1，3］。', '1 3'],
  ['参照【4】。', '4'],
  ['王等[5]发现', '5'],
  ['参考［1］～［3］。', '1 2 3'],
  ['［1、3］', '1 3'],
];
const NUMBERED_LIST = `References\n\n${NUMBERED.join('\n')}\n`;

describe('marks of numbers', () => {
  it('lead to their entries, and accuse nobody', async () => {
    const { marks, references, remarks } = await readCases('a.txt', ALL, BY_NUMBER, NUMBERED_LIST);
    expect(references).toHaveLength(12);
    expect(BY_NUMBER.map(([text], i) => [text, marks[i]])).toEqual(BY_NUMBER);
    expect(remarks).toEqual([]);
  });

  it.each([
    ['See [13].', ['[13]']],
    ['See [1, 14].', ['[14]']],
    ['See [11-14].', ['[13]', '[14]']],
    ['See [99].', []],
  ])('says that the list lacks what this cites: %s', async (text, lost) => {
    const { remarks } = await read('a.txt', `${ALL}\n\n${text}\n\n${NUMBERED_LIST}`);
    expect(remarks).toEqual(lost.map((label) => `cited-but-missing: The text cites ${label}, which the reference list does not hold.`));
  });
});
