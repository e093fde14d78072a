import { describe, expect, it } from 'vitest';
import { parseReference } from '../../../../src/extract/reference.ts';
import { shown } from '../shown.ts';

/** Works nobody wrote, as lists of these lands print such works. */
const FORMS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    '周海：《河口的盐》，北京：石桥书店，1985年，第24页。',
    { author: '周海', title: '河口的盐', issued: '1985', page: '24', publisher: '石桥书店', 'publisher-place': '北京' },
  ],
  [
    '周海：《河口学是什么》，南岸大学出版社2002年版，第56—58页。',
    { author: '周海', title: '河口学是什么', issued: '2002', page: '56-58', publisher: '南岸大学出版社' },
  ],
  [
    '李田、张禾：《河口盐税的规模》，《盐业》2008年第2期。',
    { author: '李田; 张禾', title: '河口盐税的规模', 'container-title': '盐业', issued: '2008', issue: '2' },
  ],
  [
    '李田：《河口盐税十年：制度与后果》，载《南岸社会科学》2006年第6期，第100-115页。',
    { author: '李田', title: '河口盐税十年：制度与后果', 'container-title': '南岸社会科学', issued: '2006', issue: '6', page: '100-115' },
  ],
  [
    '[美]塞缪尔·福克斯：《变化中的河口》，王冠等译，上海：上海石桥出版社，2008年。',
    {
      author: '塞缪尔·福克斯',
      translator: '王冠',
      title: '变化中的河口',
      issued: '2008',
      publisher: '上海石桥出版社',
      'publisher-place': '上海',
    },
  ],
  [
    '马丁·罗. 河口的精神[M]. 于晓, 陈维, 译. 北京: 石桥书店, 1987.',
    { author: '马丁·罗', translator: '于晓; 陈维', title: '河口的精神', issued: '1987', publisher: '石桥书店', 'publisher-place': '北京' },
  ],
  [
    '罗斯著，曹东译：《河口的转型》，学海出版社1999年版。',
    { author: '罗斯', translator: '曹东', title: '河口的转型', issued: '1999', publisher: '学海出版社' },
  ],
  [
    '陈光主编：《盐法学》，南岸大学出版社、高地教育出版社2016年版。',
    { editor: '陈光', title: '盐法学', issued: '2016', publisher: '南岸大学出版社、高地教育出版社' },
  ],
  [
    '葛雄主编，曹基著：《中国盐史》第5卷，上海：南岸大学出版社，2001年，第832页。',
    {
      author: '曹基',
      editor: '葛雄',
      title: '中国盐史',
      issued: '2001',
      volume: '5',
      page: '832',
      publisher: '南岸大学出版社',
      'publisher-place': '上海',
    },
  ],
  [
    '林生，〈河口的盐與税〉，收入氏著，《盐與人物》，頁139-196。台北：石橋，1983。',
    {
      author: '林生',
      title: '河口的盐與税',
      'container-title': '盐與人物',
      issued: '1983',
      page: '139-196',
      publisher: '石橋',
      'publisher-place': '台北',
    },
  ],
  [
    '程伟. 1998年河口洪水的成因[M]//许泽, 赵国. 河口洪涝与对策. 北京: 石桥出版社, 1999: 32-36.',
    {
      author: '程伟',
      editor: '许泽; 赵国',
      title: '1998年河口洪水的成因',
      'container-title': '河口洪涝与对策',
      issued: '1999',
      page: '32-36',
      publisher: '石桥出版社',
      'publisher-place': '北京',
    },
  ],
  [
    '姜洲. 一种河盐制备方案: 中国, 88105607.3[P]. 1989-07-26.',
    { author: '姜洲', title: '一种河盐制备方案', issued: '1989-7-26', 'publisher-place': '中国', number: '88105607.3' },
  ],
  [
    '江东. 河口信息管理方案[J/OL]. 盐业学报, 1999, 18(2): 4[2000-01-18]. http://example.org/yanye.',
    { author: '江东', title: '河口信息管理方案', 'container-title': '盐业学报', issued: '1999', volume: '18', issue: '2', page: '4' },
  ],
  [
    '盐业标准委员会. 河盐著录: 第4部分 矿盐: GB/T 3792.4—2009[S]. 北京: 石桥标准出版社, 2010: 3.',
    {
      author: '盐业标准委员会',
      title: '河盐著录: 第4部分 矿盐',
      issued: '2010',
      page: '3',
      publisher: '石桥标准出版社',
      'publisher-place': '北京',
      number: 'GB/T 3792.4—2009',
    },
  ],
  [
    '丁祥. 河口的竞争[N]. 河口青年报, 2000-11-20(15).',
    { author: '丁祥', title: '河口的竞争', 'container-title': '河口青年报', issued: '2000-11-20', page: '15' },
  ],
  [
    '姚明：《河口盐业改革研究》，硕士学位论文，南岸财经大学，2011年，第33页。',
    { author: '姚明', title: '河口盐业改革研究', issued: '2011', page: '33', publisher: '南岸财经大学', genre: '硕士学位论文' },
  ],
  [
    '胡涛：《在盐业大会上的讲话》，《河口日报》2011年7月2日，第2版。',
    { author: '胡涛', title: '在盐业大会上的讲话', 'container-title': '河口日报', issued: '2011-7-2', page: '2' },
  ],
  [
    '林容（2008）。〈盐神圈與河口社會〉。收錄於張江（編），《河口宗教研究》（頁123-156）。臺北：石橋。',
    {
      author: '林容',
      title: '盐神圈與河口社會',
      'container-title': '河口宗教研究',
      issued: '2008',
      page: '123-156',
      publisher: '石橋',
      'publisher-place': '臺北',
    },
  ],
  [
    '吳隆（2010）。河鹽操作與應用：實務（第二版）。臺北市：石橋。',
    { author: '吳隆', title: '河鹽操作與應用：實務', issued: '2010', edition: '2', publisher: '石橋', 'publisher-place': '臺北市' },
  ],
  [
    '中村海『河口思想史』第2版、石橋書店、1968年、123頁。',
    { author: '中村海', title: '河口思想史', issued: '1968', page: '123', edition: '2', publisher: '石橋書店' },
  ],
  [
    '夏目海「河口の塩」『川蝉』9巻7号、1906年4月。',
    { author: '夏目海', title: '河口の塩', 'container-title': '川蝉', issued: '1906', volume: '9', issue: '7' },
  ],
  [
    '大村志「塩税の成立」塩業教室 250号（2001年）45頁以下。',
    { author: '大村志', title: '塩税の成立', 'container-title': '塩業教室', issued: '2001', issue: '250', page: '45' },
  ],
  [
    '田中 海, 高橋 川: 深層塩分認識, 河口情報学会論文誌 D, Vol. J98-D, No. 8, pp. 1045-1057 (2015).',
    {
      author: '田中|海; 高橋|川',
      title: '深層塩分認識',
      'container-title': '河口情報学会論文誌 D',
      issued: '2015',
      volume: 'J98-D',
      issue: '8',
      page: '1045-1057',
    },
  ],
  [
    '鈴木海・田中川 (2010). 児童の塩分に及ぼす要因 河口心理学研究, 58, 123-134.',
    {
      author: '鈴木海; 田中川',
      title: '児童の塩分に及ぼす要因',
      'container-title': '河口心理学研究',
      issued: '2010',
      volume: '58',
      page: '123-134',
    },
  ],
  ['山岸海 1998 河口の構造 石橋大学出版会', { author: '山岸海', title: '河口の構造', issued: '1998', publisher: '石橋大学出版会' }],
  [
    '村上海. 川蝉の森. 上, 石橋社, 1987, 268p.',
    { author: '村上海', title: '川蝉の森', issued: '1987', volume: '上', page: '268p', publisher: '石橋社' },
  ],
  [
    '井上海, 嶋津川, 松浦岸編. 塩の臨界. 石橋大学出版会, 1999, 3冊.',
    { editor: '井上海; 嶋津川; 松浦岸', title: '塩の臨界', issued: '1999', page: '3冊', publisher: '石橋大学出版会' },
  ],
  [
    '森田海. "塩とはなにか". 塩学講義. 石橋書房, 2012, p. 15-40.',
    { author: '森田海', title: '塩とはなにか', 'container-title': '塩学講義', issued: '2012', page: '15-40', publisher: '石橋書房' },
  ],
  [
    '橋本海, 2009, 「『塩格差』と教育」神野川・宮本岸編『脱「塩格差」への戦略』石橋書店, 123-145.',
    {
      author: '橋本海',
      editor: '神野川; 宮本岸',
      title: '『塩格差』と教育',
      'container-title': '脱「塩格差」への戦略',
      issued: '2009',
      page: '123-145',
      publisher: '石橋書店',
    },
  ],
  [
    '松尾海．塩は人間を超えるか．石橋書院，2015．',
    { author: '松尾海', title: '塩は人間を超えるか', issued: '2015', publisher: '石橋書院' },
  ],
  ['藤田岸編『河口学派の哲学』石橋堂、2001年。', { editor: '藤田岸', title: '河口学派の哲学', issued: '2001', publisher: '石橋堂' }],
  [
    '김바다·박강물(2019), 「하구 사회의 소금」, 『한국소금학』 53(2), 1-34쪽.',
    {
      author: '김바다; 박강물',
      title: '하구 사회의 소금',
      'container-title': '한국소금학',
      issued: '2019',
      volume: '53',
      issue: '2',
      page: '1-34',
    },
  ],
  [
    '이바다, 『한국소금신론』, 돌다리사, 1999, 45쪽.',
    { author: '이바다', title: '한국소금신론', issued: '1999', page: '45', publisher: '돌다리사' },
  ],
  [
    '박하구 편, 『하구를 읽는다』, 서울: 돌다리문화사, 2010.',
    { author: '박하구', title: '하구를 읽는다', issued: '2010', publisher: '돌다리문화사', 'publisher-place': '서울' },
  ],
  [
    '홍하구 (2020). 소금과 원격교육의 과제. 석사학위논문, 하구대학교.',
    { author: '홍하구', title: '소금과 원격교육의 과제', issued: '2020', publisher: '하구대학교', genre: '석사학위논문' },
  ],
];

describe('forms of China, Taiwan, Japan and Korea', () => {
  it.each(FORMS)('%s', (raw, fields) => {
    expect(shown(parseReference(raw).fields)).toMatchObject(fields);
  });
});
