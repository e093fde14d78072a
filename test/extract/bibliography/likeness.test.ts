import { describe, expect, it } from 'vitest';
import { dated, likeness, looksLikeEntry } from '../../../src/extract/bibliography/likeness.ts';

describe('likeness', () => {
  it.each([
    'Roe, J. and van Doe, A. (1999). On hedges, after the translation of the letters by Ng and Tan (2018). Garden Press, pp. 3-9.',
    'Roe, J., & Doe, A. (1999). On hedges. Journal of Hedges, 3(2), 1-9.',
    '[12] Roe J, Doe A. On hedges. J Hedges 1999;3:1-9.',
    'Müller, K.: Hecken und Zäune. Berlin: Verlag am Rain, 1999, S. 12-40.',
    'Иванов И. И. О живых изгородях // Журнал садовода. 1999. № 3. С. 1–9.',
    '王明. 论篱笆[J]. 园艺学报, 1999, 3(2): 1-9.',
    '王明（1999）：《論籬笆》，臺北：園藝出版社。',
    '［１］王明．论篱笆［Ｊ］．园艺学报，１９９９，３（２）：１－９．',
    '4 Живопліт у саду [Електронний ресурс]. – Режим доступу: https://leaves.org/ua',
    '山田太郎, 佐藤花子. “生垣に関する研究”. 園芸学会. 1999',
    '山田太郎（1999）「生垣に関する研究」『園芸学雑誌』3(2)、1-9頁。',
    'علي، جواد، المفصل في تاريخ العرب قبل الإسلام، دار العلم للملايين، بيروت، ١٩٧٦، ج ١، ص ٤٥.',
    'رضایی، علی (۱۳۹۵). باغ و پرچین. تهران: نشر نی.',
    'כהן, דוד (1998). גדרות בישראל. ירושלים: הוצאת מאגנס.',
    'J. Roe, Nucl. Phys. B 3, 112 (1999) [arXiv:hep-th/9901001].',
    'Gul, Hasan, and Suleyman Onal. Products without Hedges. London: Invented Books, 2016.',
    'Marsch, Anna, Vom Staub, Berlin: Glashaus, 1998.',
    '———. On Gates. Lyon: Seuil et fils, 1972.',
  ])('takes “%s” for an entry', (text) => {
    expect(looksLikeEntry(text)).toBe(true);
  });

  it.each([
    'We planted the hedge in 1999, and it has been growing since; our neighbours, however, were not pleased with it.',
    'This section describes how the hedge was cut.',
    'Our second stop was Berlin: there the hedge was cut in the summer of that year, 1998.',
    'Acknowledgements',
    'The house was founded in Oslo in 2020 by its first three gardeners [Arxiv].',
    'The house was founded in Oslo in 2020 by its first three gardeners [arXiv-2].',
    'HIP: 37 Layer: Gardens Title: Connection of hedges Authors: A. Roe B. Doe Status: Draft Type: Informational Assigned: 2012-10-24 License: PD',
    'The hedge grows by the wall, as shown by Ng and Tan (2018); Roe et al. (2004). The reef confirms the first view Lind (1999).',
    '',
  ])('does not take “%s” for one', (text) => {
    expect(looksLikeEntry(text)).toBe(false);
  });

  it('falls when prose is added', () => {
    const entry = 'Roe, J. (1999). On hedges. Journal of Hedges, 3(2), 1-9.';
    expect(likeness(`${entry} In this paper we show that our hedge can be cut.`)).toBeLessThan(likeness(entry));
  });
});

describe('dated', () => {
  it.each(['Roe 1999', '(2004a)', 'Nr. 3/1997', 'doi:10.5555/12345678', 'arXiv:1701.00001', 'in press', 'o. J.'])(
    'sees a date or an identifier in “%s”',
    (text) => {
      expect(dated(text)).toBe(true);
    },
  );
  it.each(['pp. 12-40', 'vol. 3', '12345', ''])('sees none in “%s”', (text) => {
    expect(dated(text)).toBe(false);
  });
});

describe('lines of other lists', () => {
  it.each([
    'Acharya, Jayadev (1898–1940), 2, 14–15, 90; Optimal fences, 33; and Bhattacharya, 120',
    'SOURCE Roe et al., 2016 Hedge Technologies This paper Doe et al., 2009 Hedge Technologies Moe et al., 2018 This paper',
    'Figure 1.2 - A scatterplot of how often words appear in A. Roe (1965) "On Hedges" Gardens 25:205-207.',
    'Nasevicius, A. Died 1 January, 1830, aged 40. Also J., wife of the above.',
  ])('“%s” has not the look of an entry', (text) => {
    expect(looksLikeEntry(text)).toBe(false);
  });
});

describe('a paragraph that cites by one name and year, twice', () => {
  it('is no entry; once, the name may be a publisher', () => {
    const said = 'Roe A. holds that hedges grow (Marsh, 2016) in the north, pp. 3–9';
    expect(likeness(`${said}, and others that they do not (Quist, 2019).`)).toBeLessThan(likeness(`${said}.`));
  });
});
