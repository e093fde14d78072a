import { describe, expect, it } from 'vitest';
import { caselessMarks } from '../../../src/extract/citations/caseless.ts';
import { extract } from '../../../src/extract/index.ts';
import { halfWidth } from '../../../src/text/half-width.ts';
import { blocksOf } from '../document-of.ts';

const LIST = [
  '田中太郎（2019）「生け垣について」『庭の雑誌』3, 1-9.',
  '山田花子・鈴木一郎（2020）「石垣について」『庭の雑誌』4, 2-8.',
  '佐藤健・高橋実・伊藤誠（2021）「溝について」『庭の雑誌』5, 3-7.',
  '王芳, 张明. 树篱研究. 园林杂志, 2018, 40(2): 10-15.',
  '李伟. 石墙研究. 园林杂志, 2017, 39(1): 1-6.',
  '김철수, 이영희, 박민수 (2016). 울타리에 관하여. 정원 잡지, 2, 1-9.',
];
const read = (text: string, list: readonly string[] = LIST) => {
  const document = blocksOf([
    ['paragraph', text],
    ['heading', '参考文献', { level: 1 }],
    ...list.map((entry) => ['reference', entry] as const),
  ]);
  const { citations, references } = extract(document);
  return citations.map(({ span, to, locator }) => {
    const shown = document.text.slice(span.start, span.end);
    const target = references.find(({ id }) => id === to)?.raw.slice(0, 2) ?? null;
    return locator === undefined ? [shown, target] : [shown, target, locator];
  });
};

describe('marks by author and year without capitals', () => {
  it.each<[string, string, unknown[][]]>([
    ['in full-width brackets', '生け垣は育つ（田中，２０１９）。', [['（田中，２０１９）', '田中']]],
    ['in ASCII brackets', '生け垣は育つ(田中, 2019)。', [['(田中, 2019)', '田中']]],
    ['in running text', '一方、田中（2019）によれば育つ。', [['田中（2019）', '田中']]],
    ['where nothing parts the name from the sentence', '根据李伟（2017）的研究，石墙很老。', [['李伟（2017）', '李伟']]],
    ['two authors', '石垣は古い（山田・鈴木, 2020, p. 5）。', [['（山田・鈴木, 2020, p. 5）', '山田', 'p. 5']]],
    ['two authors in running text', '王、张（2018）认为如此。', [['王、张（2018）', '王芳']]],
    ['ra', '佐藤ら（2021）は溝を測った。', [['佐藤ら（2021）', '佐藤']]],
    ['hoka', '溝は深い（佐藤ほか 2021）。', [['（佐藤ほか 2021）', '佐藤']]],
    ['deng', '王芳等(2018)研究了树篱。', [['王芳等(2018)', '王芳']]],
    ['oe', '김철수 외(2016)는 울타리를 보았다.', [['김철수 외(2016)', '김철']]],
    [
      'several in one pair',
      '育つという（田中 2019；佐藤ら，2021）。',
      [
        ['（田中 2019；佐藤ら，2021）', '田中'],
        ['（田中 2019；佐藤ら，2021）', '佐藤'],
      ],
    ],
  ])('%s', (_, text, expected) => expect(read(text)).toEqual(expected));

  it('takes no words before a year for a name that the list does not bear', () => {
    expect(read('日本（2019）では生け垣が多い。这一年（2017）很冷。第二版（2020）')).toEqual([]);
    expect(caselessMarks('根据报告（2017）的研究', () => false)).toEqual([]);
  });

  it('reads them in Arabic and Hebrew print', () => {
    const marks = caselessMarks(halfWidth('ينمو السياج (الخطيب وآخرون، ٢٠١٩، 12). (כהן ואחרים, 2018)'), () => true).filter(
      ({ form }) => form === 'bracketed',
    );
    expect(marks.map(({ families, etAl, year, locator }) => [families, etAl, year, locator])).toEqual([
      [['الخطيب'], true, '2019', '12'],
      [['כהן'], true, '2018', undefined],
    ]);
  });

  it('finds where a name begins behind other words of a script with spaces', () =>
    expect(read('כפי שכתב כהן (2018), הגדר גדלה.', ["כהן, א' (2018). על גדרות. כתב העת לגינון, 3, 1-9."])).toEqual([['כהן (2018)', 'כה']]));

  it('keeps a mark without an entry as one that leads nowhere, where the text plainly cites so', () => {
    const text = '育つ（田中, 2019）。古い（山田・鈴木, 2020）。深い（佐藤ら, 2021）。高い（中村, 2015）。';
    expect(read(text).at(-1)).toEqual(['（中村, 2015）', null]);
  });

  it('parts works by commas where each bears its year, and knows undated ones', () => {
    expect(
      caselessMarks('(赵 和 李 1969, 刘 等 2010, 王 不详, p. 7)', () => true).map(({ families, year, locator }) => [
        families,
        year,
        locator,
      ]),
    ).toEqual([
      [['赵', '李'], '1969', undefined],
      [['刘'], '2010', undefined],
      [['王'], '不详', 'p. 7'],
    ]);
  });

  it('knows “and others” in Korean', () => {
    expect(caselessMarks('(이 기타, 1983, p. 33)', () => true).map(({ families, etAl }) => [families, etAl])).toEqual([[['이'], true]]);
  });

  it('reads a note of nothing else', () => {
    const bare = (text: string) => caselessMarks(text, () => true, true).map(({ label }) => label);
    expect(bare('李, 陈 和 刘 1992; 周 2023, p. 33.')).toEqual(['李・陈・刘 1992', '周 2023']);
    expect(bare('我在1992年见过他。')).toEqual([]);
  });

  it('is quick on hostile input', () => {
    for (const piece of ['田', '田中、', '（田', '(田中, 2019', '田(2019)', 'ا '])
      expect(caselessMarks(piece.repeat(20_000), () => false)).toBeInstanceOf(Array);
  });
});

describe('marks by number in East Asian print', () => {
  it.each<[string, unknown[][]]>([
    [
      '树篱生长缓慢［１］，石墙很老〔２〕，沟很深【3】。',
      [
        ['［１］', '1'],
        ['〔２〕', '2'],
        ['【3】', '3'],
      ],
    ],
    [
      '综述见文献［１，３～４］。另见［2］、［4］。',
      [
        ['［１，３～４］', '1'],
        ['［１，３～４］', '3'],
        ['［１，３～４］', '4'],
        ['［2］', '2'],
        ['［4］', '4'],
      ],
    ],
    [
      '生垣は育つ。¹ 石垣は古い」² 溝は深い。³ 門は高い⁴。',
      [
        ['¹', '1'],
        ['²', '2'],
        ['³', '3'],
        ['⁴', '4'],
      ],
    ],
  ])('%s', (text, expected) => {
    const list = [
      '[1] 王芳. 树篱研究. 园林杂志, 2018.',
      '[2] 李伟. 石墙研究. 园林杂志, 2017.',
      '[3] 刘洋. 沟渠研究. 园林杂志, 2019.',
      '[4] 陈静. 大门研究. 园林杂志, 2016.',
    ];
    const document = blocksOf([
      ['paragraph', text],
      ['heading', '参考文献', { level: 1 }],
      ...list.map((entry) => ['reference', entry] as const),
    ]);
    const { citations } = extract(document);
    expect(citations.map(({ span, label }) => [document.text.slice(span.start, span.end), label])).toEqual(expected);
  });
});

describe('names that semicolons part', () => {
  const leads = ({ families }: { readonly families: readonly string[] }) => families.length === 2 || families[0] === '鈴木';
  it('joins those that bear no year to the work behind them', () => {
    const marks = caselessMarks('多くの研究がある (高橋; 中村 1978; 鈴木 2023)。', leads);
    expect(marks.map(({ families, year }) => [families.join('+'), year])).toEqual([
      ['高橋+中村', '1978'],
      ['鈴木', '2023'],
    ]);
  });
  it('reads the name with the year alone where the list has no work of both', () => {
    expect(caselessMarks('研究 (田中; 鈴木 2023)。', ({ families }) => families.length === 1).map(({ families }) => families)).toEqual([
      ['鈴木'],
    ]);
  });
  it.each(['(박 와/과 윤 2023, p. 26)', '(박 기타 2023)', '(박, 일자 없음)'])('reads %s', (text) => {
    expect(caselessMarks(text, () => true)).toHaveLength(1);
  });
});
