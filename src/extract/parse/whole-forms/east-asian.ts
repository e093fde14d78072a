/**
 * Whole references as lists of China, Taiwan, Japan and Korea print them: their brackets and the words beside their numbers (第…期, 巻, 頁, 쪽) say
 * alone what each part is. Asked only of references in these scripts, in half width (，is a comma there, （ a bracket; 《》「」『』。 stay). Sources: GB/T 7714
 * (codes in square brackets), the footnotes of Chinese journals of the humanities, SIST 02, and the guides of Japanese and Korean societies.
 */
import type { WholeForm } from './styles.ts';

const YEAR = '(?:1[5-9]|20)\\d\\d';
/** Letters of these scripts, and what stands within foreign names. */
const HAN = '[\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af々ー]';
/** A number of its entry before it. */
const COUNT = '(?:[\\[(]?\\d{1,3}[\\])]?[.,]?\\s?)?';
/** "费孝通、王某", "塞缪尔·亨廷顿": no land before them. */
const PEOPLE = `${HAN}[^《》〈〉「」『』"“”:\\d.()[\\]]{0,90}?`;
const ROLE = '(?:编著|編著|主编|主編|编|編|著|等|监修|監修)';
/** One house, or two of which the first says that it is one. */
const PUBLISHER = `(?:${HAN}{2,16}出版社,\\s?)?${HAN}(?:${HAN}|[·・A-Za-z& ]){1,30}?`;
const PLACE = `(?:${HAN}|[·・ ]){2,10}`;
/** "第3版", "修订版", "上册". */
const EDITION = '(?:第?[\\d一二三四五六七八九十]{1,3}版|(?:修订|修訂|增订|增訂|新|改訂|増補|增补)(?:\\S{0,2})版)';
const PAGES_CN = '(?:第\\s?\\d{1,4}(?:\\s?[—–~-]{1,2}\\s?\\d{1,4})?\\s?[页頁](?:以下)?|[页頁]\\s?\\d{1,4}(?:\\s?[—–~-]{1,2}\\s?\\d{1,4})?)';
const PAGES_JA = '(?:pp?\\.\\s?)?\\d{1,5}(?:\\s?[—–~-]\\s?\\d{1,5})?\\s?(?:頁|ページ)(?:以下)?|pp?\\.\\s?\\d{1,5}(?:\\s?[–-]\\s?\\d{1,5})?';
const TITLE = '[《〈「](?<title>[^《》〈〉「」]{2,120}(?:[《〈「][^《》〈〉「」]{1,60}[》〉」][^《》〈〉「」]{0,60})?)[》〉」]';
const NAME = `${HAN}{1,5}(?:\\s${HAN}{1,4})?`;
const NAMES = `${NAME}(?:[,・·]\\s?${NAME}){0,12}`;
/** What journals of Japan are called at their end. */
const JOURNAL_JA = '(?:研究|学会誌|会誌|論文誌|論文集|論集|紀要|雑誌|学報|年報|評論|ジャーナル|学誌|研究報告|医学|教室|時報|ジュリスト)';

/** "[美]", "(德)": the land of who wrote it, before the name. */
const LAND = '(?:(?<other9>[[(]\\p{L}{1,4}[\\])])\\s?)?';

/** Forms of China and Taiwan. */
const CHINESE: readonly WholeForm[] = [
  // "王铭铭:《人类学是什么》,北京大学出版社2002年版,第56—58页。", "哈贝马斯著,曹卫东译:《…》"
  {
    tells: '》',
    form: new RegExp(
      `^${COUNT}${LAND}(?:(?<editor>${PEOPLE}(?:主编|主編))[,、]\\s?)?(?<author>${PEOPLE})(?:[,、]\\s?(?<translator>${HAN}[^《》「」:\\d,]{1,20}译))?\\s?[:,。]?\\s?《(?<title>[^《》]{2,120}(?:《[^《》]{1,60}》[^《》]{0,60})?)》(?:\\(?(?:(?<edition>${EDITION})|(?<volume>[上中下][册冊卷]|第\\s?[\\d一二三四五六七八九十]{1,3}\\s?[册冊卷]))\\)?)?,?\\s?(?:(?<translator2>${HAN}(?:${HAN}|[·, ]){1,30}译),\\s?)?(?:(?<place>${PLACE}):\\s?)?(?<publisher>${PUBLISHER}),?\\s?(?<date>${YEAR})\\s?(?<other>年?(?:${EDITION}|版)?)(?=[,。.;]|\\s?$)(?:,\\s?(?<pages>${PAGES_CN}))?`,
      'du',
    ),
  },
  // "李培林、张翼:《…》,载《社会》2008年第2期,第100-115页。"
  {
    tells: '》',
    form: new RegExp(
      `^${COUNT}${LAND}(?<author>${PEOPLE})\\s?(?:\\((?<date3>${YEAR})(?:年)?\\))?\\s?[:,。]\\s?${TITLE}[,。]?\\s?(?<other>载于|載於|载|載|发表于)?\\s?《(?<container>[^《》]{2,50})》,?\\s?(?:(?<date>${YEAR})\\s?(?<other2>年),?\\s?)?(?:(?<other3>第)\\s?(?<volume>\\d{1,3})\\s?(?<other4>卷),?\\s?)?(?:(?<other5>第)\\s?(?<issue>\\d{1,3}(?:[—–-]\\d{1,3})?)\\s?(?<other6>期))(?:[,(]\\s?(?<date2>${YEAR})\\s?年?(?:\\d{1,2}月)?\\)?)?(?:,\\s?(?<pages>${PAGES_CN}))?`,
      'du',
    ),
  },
  // "林毓生,〈…〉,收入氏著,《思想與人物》,頁139-196。台北:聯經,1983。"
  {
    tells: /[〉」》],? ?(?:收入|收錄於|收录于|收於|載於|载于|載|载)/,
    form: new RegExp(
      `^${COUNT}${LAND}(?<author>${PEOPLE})(?:\\((?<date2>${YEAR})\\))?\\s?[:,。]\\s?${TITLE},?\\s?(?<other>收入|收錄於|收录于|收於|載於|载于|載|载)\\s?(?:(?<other2>氏著|同氏著)[,:]?\\s?|(?<editor>${PEOPLE}(?:主编|主編|编|編|等编|等編))[,:]?\\s?)?《(?<container>[^《》]{2,80})》,?\\s?(?:\\(?(?<pages>${PAGES_CN})\\)?[,。.]?\\s?)?\\(?(?:(?<place>${PLACE}):\\s?)?(?<publisher>${PUBLISHER}),?\\s?(?<date>${YEAR})?\\s?(?<other3>年?版?)\\)?(?=[,。.;]|\\s?$)(?:,\\s?(?<pages2>${PAGES_CN}))?`,
      'du',
    ),
  },
  // "〈祭祀圈與地方社會〉。收錄於張珣、江燦騰(編),《臺灣宗教研究》(頁123-156)。臺北:博揚。"
  {
    tells: /[〉》]。? ?(?:收錄於|收录于|收於|載於|载于|載|载)/,
    form: new RegExp(
      `^${COUNT}(?<author>${PEOPLE})\\((?<date>${YEAR})\\)[。,:]?\\s?${TITLE}[。,]\\s?(?<other>收錄於|收录于|收於|載於|载于|載|载)\\s?(?:(?<editor>${PEOPLE}\\((?:主编|主編|编|編)\\)|${PEOPLE}(?:主编|主編|编|編))[,:]?\\s?)?《(?<container>[^《》]{2,80})》,?\\s?(?:\\(?(?<pages>${PAGES_CN})\\)?[,。.]?\\s?)?(?:(?<place>${PLACE}):\\s?)?(?<publisher>${PUBLISHER})[。.]?\\s?$`,
      'du',
    ),
  },
  // "《…讲话》,《人民日报》2011年7月2日,第2版。"
  {
    tells: /》 ?\(?\d{4}年\d{1,2}月/,
    form: new RegExp(
      `^${COUNT}(?:(?<author>${PEOPLE})\\s?[:,。]\\s?)?${TITLE},?\\s?(?<other>载于|載於|载|載)?\\s?《(?<container>[^《》]{2,30})》,?\\s?\\(?(?<date>${YEAR}年\\d{1,2}月\\d{1,2}日)\\)?(?:,\\s?(?<pages>第?\\s?[A-Z]?\\d{1,3}\\s?版))?`,
      'du',
    ),
  },
  // "姚明:《我国农村金融改革研究》,硕士学位论文,西南财经大学,2011年,第33页。"
  {
    tells: /论文|論文/,
    form: new RegExp(
      `^${COUNT}(?<author>${PEOPLE})\\s?[:,。]\\s?[《〈](?<title>[^《》〈〉]{2,120})[》〉],\\s?(?:(?<publisher>${HAN}{3,20}),?\\s?)?(?<genre>(?:${HAN}{2,8}(?:系|所|专业))?(?:硕士|碩士|博士|学士|學士)(?:学位|學位)?(?:论文|論文))(?:,\\s?(?<publisher2>${HAN}{3,30}))?,\\s?(?<date>${YEAR})(?<other>年)?(?:,\\s?(?<pages>${PAGES_CN}))?`,
      'du',
    ),
  },
  // "…的通知: 京政办发[2005]37号[A/OL]."
  {
    tells: /号 ?\[A/,
    form: /:\s?(?<number>\p{L}{2,10}\[\d{4}\]\d{1,4}号)\s?(?<genre>\[A(?:\/OL)?\])/du,
  },
  // "[M]//许厚泽, 赵其国. 长江流域洪涝灾害与科技对策. 北京: 科学出版社, 1999: 32-36.": who edited the book stands before its name.
  {
    tells: /\[[MCG](?:\/OL)?\] ?\/[/ ]/,
    form: new RegExp(
      `(?<genre>\\[[MCG](?:\\/OL)?\\])\\s?(?<other>\\/[/ ])\\s?(?<editor>${HAN}[^.[\\]\\d]{1,60})\\.\\s?(?<container>[^.[\\]]{3,120})\\.\\s?(?<place>[^.,:\\d]{2,15}):\\s?(?<publisher>[^.,:\\d]{2,40}),\\s?(?<date>${YEAR})(?::\\s?(?<pages>\\d[\\d, –-]{0,15}))?`,
      'du',
    ),
  },
  // "[M]. 于晓, 陈维纲, 译. 北京: 三联书店, 1987."
  {
    tells: /译[.。]/,
    form: new RegExp(
      `(?<genre>\\[[MZ](?:\\/OL)?\\])[.。]\\s?(?:(?<edition>${EDITION})[.。]\\s?)?(?<translator>${HAN}[^.。:[\\]\\d]{1,60}译)[.。]\\s?(?:(?<edition2>${EDITION})[.。]\\s?)?(?<place>[^.,:\\d]{2,15}):\\s?(?<publisher>[^.,:\\d]{2,40}),\\s?(?<date>${YEAR})(?::\\s?(?<pages>\\d[\\d, –-]{0,15}))?`,
      'du',
    ),
  },
  // "一种制备方案: 中国, 88105607.3[P]. 1989-07-26": the land and the number of a patent.
  {
    tells: /\[P(?:\/OL)?\]/,
    form: /[:,]\s?(?<place>\p{L}{2,6}),\s?(?<number>(?:ZL|CN)?\s?\d[\d.]{5,16}[\dXA-C]?)\s?(?<genre>\[P(?:\/OL)?\])[.。]?\s?(?<date>\d{4}-\d{1,2}-\d{1,2})/du,
  },
  // "1999, 18(2): 4[2000-01-18]": the day of a visit stands behind the page.
  {
    tells: /\d\[\d{4}-\d/,
    form: new RegExp(
      `,\\s?(?<date>${YEAR}),\\s?(?<volume>\\d{1,4})\\s?\\((?<issue>\\d{1,3})\\)\\s?:\\s?(?<pages>\\d[\\d–-]{0,11})(?<note>\\[\\d{4}-\\d{1,2}-\\d{1,2}\\])`,
      'du',
    ),
  },
  // "文献著录: 第4部分 非书资料: GB/T 3792.4—2009[S]."
  {
    tells: /\[S(?:\/OL)?\]/,
    form: /(?<=[\p{L}\p{N}]\s?[:.,]\s?)(?<number>[A-Z]{2,4}(?:\/[A-Z]{1,2})?\s?\d[\d.]{1,8}\s?[—–-]\s?\d{4})\s?(?<genre>\[S(?:\/OL)?\])/du,
  },
  // "《中华人民共和国民法典》第1165条。"
  {
    tells: /^《[^《》]{2,40}》第/,
    form: /^(?<title>《[^《》]{2,40}》)(?<note>第\s?[\d一二三四五六七八九十百千]{1,6}\s?条(?:第?[\d一二三四五六七八九十]{1,3}款)?)[。.]?$/du,
  },
  // "吳明隆(2010年5月)。SPSS操作與應用。臺北市:五南。"
  {
    tells: /\(\d{4}年\d{1,2}月/,
    form: new RegExp(
      `^${COUNT}(?<author>${HAN}[^()。:《》\\d]{1,60})\\((?<date>${YEAR}年\\d{1,2}月(?:\\d{1,2}日)?)\\)[。.]\\s?(?<title>[^。《》()]{3,120})[。.]`,
      'du',
    ),
  },
  // "吳明隆(2010)。SPSS操作與應用:問卷統計分析實務(第二版)。臺北市:五南。"
  {
    tells: /版\)[。.]/,
    form: new RegExp(
      `\\(?(?<date>${YEAR})\\)?[。.]\\s?(?<title>[^。()]{3,120})\\((?<edition>${EDITION})\\)[。.]\\s?(?<place>${PLACE}):\\s?(?<publisher>[^。.,:]{2,30})[。.]?\\s?$`,
      'du',
    ),
  },
];

/** Forms of Japan. */
const JAPANESE: readonly WholeForm[] = [
  // "中村元『インド思想史』第2版,岩波書店,1968年,123頁。", "我妻栄『新訂民法総則』(岩波書店,1965年)234頁。"
  {
    tells: '』',
    form: new RegExp(
      `^${COUNT}(?<author>${PEOPLE})(?<other>\\(${HAN}{2,10}(?:補訂|改訂|校訂|校注|監修|訳)\\))?,?\\s?『(?<title>[^『』]{2,120})』,?\\s?(?:\\(?(?<edition>${EDITION})\\)?[,\\s]?\\s?)?[(,]?\\s?(?:(?<place>${PLACE}):\\s?)?(?<publisher>${PUBLISHER})[,\\s]\\s?(?<date>${YEAR})年?\\)?(?:,?\\s?(?<pages>${PAGES_JA}))?[。.]?\\s?$`,
      'du',
    ),
  },
  // "夏目漱石「坊っちゃん」『ホトトギス』9巻7号,1906年4月。", "「契約の成立」法学教室 250号(2001年)45頁以下。"
  {
    tells: /\d[巻号]|第\d/,
    form: new RegExp(
      `^${COUNT}${LAND}(?<author>${PEOPLE})\\s?(?:\\((?<date2>${YEAR})年?\\))?[,:]?\\s?「(?<title>[^「」]{2,150})」,?\\s?(?:『(?<container>[^『』]{2,60})』|(?<container2>${HAN}[^『』「」\\d,()]{2,40}?)),?\\s?(?:第?(?<volume>\\d{1,4})(?<other>巻),?\\s?)?(?:第?(?<issue>\\d{1,4}(?:[·・–-]\\d{1,3})?)(?<other2>号))?(?:\\s?[,(]\\s?(?<date>${YEAR})\\s?年?(?<other3>(?:\\d{1,2}月)?(?:\\d{1,2}日)?)(?<other4>号?)\\)?)?(?:,?\\s?(?<pages>${PAGES_JA}))?[。.]?\\s?$`,
      'du',
    ),
  },
  // "丸山眞男「超国家主義の論理と心理」『世界』1946年5月号,2-15頁。"
  {
    tells: /月号/,
    form: new RegExp(
      `「(?<title>[^「」]{2,150})」,?\\s?『(?<container>[^『』]{2,60})』,?\\s?(?<date>${YEAR})年?(?<issue>\\d{1,2}月)(?<other>号)(?:,?\\s?(?<pages>${PAGES_JA}))?`,
      'du',
    ),
  },
  // "田中 宏, 高橋 誠: 深層学習による音声認識, 電子情報通信学会論文誌 D, Vol. J98-D, No. 8, pp. 1045-1057 (2015)."
  {
    tells: /[Vv]ol\. ?[A-Z\d]/,
    form: new RegExp(
      `^${COUNT}(?<author>${NAMES}):\\s?["“「]?(?<title>[^:「」"”]{4,150}?)["”」]?,\\s?(?<container>${HAN}[^,]{2,60}?),?\\s?[Vv]ol\\.\\s?(?<volume>[A-Z]?\\d{1,4}(?:-[A-Z]{1,3})?),?\\s?(?:[Nn]o\\.\\s?(?<issue>\\d{1,3}(?:[–-]\\d{1,3})?),?\\s?)?(?<pages>pp?\\.\\s?[A-Z]?\\d{1,6}(?:\\s?[–-]\\s?[A-Z]?\\d{1,6})?),?\\s?\\(?(?<date>${YEAR}(?:[.-]\\d{1,2})?)\\)?[.。]?\\s?$`,
      'du',
    ),
  },
  // "鈴木一郎・田中次郎 (2010). 児童の読解力に及ぼす要因 教育心理学研究, 58, 123-134."
  {
    tells: new RegExp(`${JOURNAL_JA}[, ]`),
    form: new RegExp(
      `^(?<author>${NAMES})\\s?\\(?(?<date>${YEAR})\\)?[.。]?\\s(?<title>${HAN}[^.。,「」『』]{3,120})[\\s.。]\\s?(?<container>(?:${HAN}|[A-Za-z]){1,24}${JOURNAL_JA}),\\s?(?<volume>\\d{1,4})(?:\\((?<issue>\\d{1,3})\\))?,\\s?(?<pages>\\d{1,5}(?:[–-]\\d{1,5})?)`,
      'du',
    ),
  },
  // "山岸俊男 1998 信頼の構造 東京大学出版会"
  {
    tells: /^[^\s\d,.]{2,30}\s(?:\(?(?:1[89]|20)\d\d\)?)\.?\s\S{3,60}\s\S{2,20}$/,
    form: new RegExp(
      `^(?<author>${NAMES})\\s\\(?(?<date>${YEAR})\\)?[.]?\\s(?<title>${HAN}\\S{2,60})\\s(?<publisher>${HAN}{1,16}(?:出版会?|出版社|書店|書房|書院|社|堂|館|新書|文庫|房|閣))[.。]?$`,
      'du',
    ),
  },
  // "「『格差社会』と教育機会の不平等」神野直彦・宮本太郎編『脱「格差社会」への戦略』岩波書店, 123-145."
  {
    tells: /」,? ?[^「」『』]{1,30}[編著]?,?『/,
    form: new RegExp(
      `^${COUNT}(?<author>${PEOPLE}),?\\s?(?:\\(?(?<date>${YEAR})\\)?[,.]?\\s?)?「(?<title>(?:[^「」]{2,120}|[^「」]{0,60}「[^「」]{1,60}」[^「」]{0,60}))」,?\\s?(?:(?<editor>${NAMES}(?:ほか|他)?[編著])|(?<other>同))[,:]?\\s?『(?<container>[^『』]{2,100})』,?\\s?\\(?(?:(?<place>${PLACE}):\\s?)?(?<publisher>${PUBLISHER})[,\\s]?\\s?(?:(?<date2>${YEAR})年?\\)?)?,?\\s?(?<pages>${PAGES_JA}|\\d{1,5}[–-]\\d{1,5})[。.]?\\s?$`,
      'du',
    ),
  },
  // "松尾豊.人工知能は人間を超えるか.KADOKAWA,2015."
  {
    tells: /[.。] ?[^.。,]{2,30}, ?(?:1[89]|20)\d\d[.。]?\s?$/,
    form: new RegExp(
      `^${COUNT}(?<author>${NAMES})[.。]\\s?(?<title>${HAN}[^.。,「」『』:[\\]]{2,100})[.。]\\s?(?<publisher>(?:KADOKAWA|${HAN}{1,16}(?:出版会?|出版社|書店|書房|書院|社|堂|館|新書|文庫|房|閣)|${HAN}?有斐閣)),\\s?(?<date>${YEAR})[.。]?\\s?$`,
      'du',
    ),
  },
  // "村上春樹. ノルウェイの森. 上, 講談社, 1987, 268p.", "井上達夫, 松浦好治編. 法の臨界. 東京大学出版会, 1999, 3冊."
  {
    tells: /, (?:p\. ?\d|\d{1,4}p\b|\d{1,2}冊)/,
    form: new RegExp(
      `^${COUNT}(?<author>${NAMES}(?:${ROLE})?)[.。]\\s?(?<title>${HAN}[^.。"“”]{1,120})[.。]\\s?(?:(?<edition>${EDITION}),\\s?|(?<volume>[上中下]|第?\\d{1,2}巻),\\s?)?(?<publisher>${HAN}[^.,。]{1,30}),\\s?(?<date>${YEAR}),\\s?(?<pages>p\\.\\s?\\d{1,5}(?:[–-]\\d{1,5})?|\\d{1,4}p|\\d{1,2}冊)`,
      'du',
    ),
  },
  // "森田邦久. "科学とはなにか". 科学哲学講義. 筑摩書房, 2012, p. 15-40."
  {
    tells: /["”][.。] ?/,
    form: new RegExp(
      `^${COUNT}(?<author>${NAMES})[.。]\\s?["“](?<title>[^"“”]{3,120})["”][.。]\\s?(?<container>${HAN}[^.。,]{1,80})[.。]\\s?(?:(?<editor>${NAMES}編)[.。]\\s?)?(?<publisher>${HAN}[^.,。]{1,30}),\\s?(?<date>${YEAR}),\\s?(?<pages>p\\.\\s?\\d{1,5}(?:[–-]\\d{1,5})?)`,
      'du',
    ),
  },
];

/** A newspaper alone, and its day: nobody wrote it. */
const NEWSPAPER: WholeForm = {
  tells: /新聞|日报|日報|晚报|신문|일보/,
  form: new RegExp(
    `^${COUNT}[『《「]?(?<container>${HAN}{2,8}(?:新聞|日报|日報|晚报|晚報|신문|일보))[』》」]?,?\\s?(?<date>${YEAR}[年.-]\\s?\\d{1,2}[月.-]\\s?\\d{1,2}日?)(?:\\s?(?<other>(?:朝刊|夕刊|付)))?(?:,?\\s?(?<pages>第?\\d{1,2}(?:面|版)))?[。.]?$`,
    'du',
  ),
};

/** Forms of Korea. */
const KOREAN: readonly WholeForm[] = [
  // "이기백, 『한국사신론』, 일조각, 1999, 45쪽.": whose house stands between commas.
  {
    tells: '』',
    form: new RegExp(
      `^(?<author>[\\uac00-\\ud7af·, ]{2,40}?)(?:\\s(?<other>지음|엮음|저|편|편저|외))?,\\s?『(?<title>[^『』]{2,120})』(?:\\s(?:제\\s?)?(?<edition>\\d{1,2}판))?,\\s?(?:(?<place>[\\uac00-\\ud7af]{2,6}):\\s?)?(?<publisher>[\\uac00-\\ud7af][^,:『』\\d]{1,25}),\\s?(?<date>${YEAR})(?:,\\s?(?<pages>\\d{1,4}(?:[–~-]\\d{1,4})?쪽))?`,
      'du',
    ),
  },
  // "『창작과비평』 제102호, 1998."
  {
    tells: /제\d{1,4}호/,
    form: new RegExp(
      `』,?\\s?(?:(?:제)?(?<volume>\\d{1,3})(?<other>권)\\s?)?(?:제)?(?<issue>\\d{1,4})(?<other2>호)(?:,\\s?(?<date>${YEAR}))?`,
      'du',
    ),
  },
  // "서울: 문학과지성사, 2005, p. 88."
  {
    tells: /[\uac00-\ud7af]: ?[\uac00-\ud7af]/,
    form: new RegExp(
      `(?<=[.』”"],?\\s)(?<place>[\\uac00-\\ud7af]{2,5}):\\s?(?<publisher>[\\uac00-\\ud7af][\\uac00-\\ud7afA-Za-z& ]{1,25}),\\s?(?<date>${YEAR})(?=[.,]|\\s?$)`,
      'du',
    ),
  },
  // "석사학위논문, 서울대학교": what kind of thesis, then the university.
  {
    tells: '학위논문',
    form: /(?<=[.,]\s)(?<genre>[\uac00-\ud7af ]{0,12}(?:석사|박사)\s?학위\s?논문)[,.]?\s?(?<publisher>[\uac00-\ud7af][\uac00-\ud7af ]{1,30}대학교(?:\s[\uac00-\ud7af]{2,10})?)/du,
  },
  {
    tells: '학위논문',
    form: /(?<=[.,]\s)(?<publisher>[\uac00-\ud7af][\uac00-\ud7af ]{1,30}대학교(?:\s[\uac00-\ud7af]{2,10})?),?\s(?<genre>[\uac00-\ud7af ]{0,12}(?:석사|박사)\s?학위\s?논문)/du,
  },
];

/** All of them, in the order in which they are laid over a reference: what a later one says stands. */
export const EAST_ASIAN_FORMS: readonly WholeForm[] = [...CHINESE, ...JAPANESE, NEWSPAPER, ...KOREAN];
