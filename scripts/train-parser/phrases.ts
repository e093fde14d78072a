/**
 * Words for references that records do not hold: places, publishers, titles and names in languages the records lack. Titles in
 * Chinese, Japanese and Russian are put together from parts; they name no real work.
 */
export const PLACES: readonly string[] =
  'New York;London;Cambridge;Cambridge, MA;Oxford;Berlin;München;Munich;Frankfurt am Main;Frankfurt a. M.;Stuttgart;Leipzig;Hamburg;Köln;Wien;Vienna;Zürich;Bern;Basel;Paris;Lyon;Bruxelles;Amsterdam;Dordrecht;Leiden;The Hague;Madrid;Barcelona;Lisboa;Porto;São Paulo;Rio de Janeiro;Roma;Milano;Torino;Bologna;Firenze;Buenos Aires;México;México, D.F.;Santiago;Bogotá;Lima;Москва;М.;СПб.;Санкт-Петербург;Киев;Chicago;Chicago, IL;Boston;Boston, MA;San Francisco, CA;Los Angeles;Princeton;Princeton, NJ;Hillsdale, NJ;Upper Saddle River, NJ;Philadelphia;Washington, DC;Washington, D.C.;Baltimore;Berkeley;Stanford, CA;Thousand Oaks, CA;Beverly Hills;Englewood Cliffs;Reading, MA;New Haven;Ithaca;Durham, NC;Ann Arbor;Toronto;Montréal;Ottawa;Vancouver;Sydney;Melbourne;Canberra;Singapore;Hong Kong;Tokyo;東京;京都;大阪;北京;上海;武汉;南京;Beijing;New Delhi;Delhi;Bombay;Jerusalem;Tel Aviv;Cape Town;Nairobi;Cairo;Istanbul;Athens;Warsaw;Warszawa;Kraków;Praha;Prague;Budapest;Stockholm;Oslo;Copenhagen;København;Helsinki;Göttingen;Tübingen;Heidelberg;Freiburg i. Br.;Opladen;Wiesbaden;Bielefeld;Baden-Baden;Bonn;Weinheim;Reinbek bei Hamburg;Neuwied;Darmstadt;Mannheim;Nürnberg;Dublin;Edinburgh;Manchester;Aldershot;Cheltenham;Basingstoke;Harmondsworth;Dallas, TX;Austin;Geneva;Genf;Luxembourg;Brüssel;Jakarta;Bangkok;Manila;Seoul;Taipei;台北'.split(
    ';',
  );

export const PUBLISHERS: readonly string[] =
  'Springer;Springer-Verlag;Springer Nature;Springer VS;Springer Science & Business Media;Elsevier;Wiley;John Wiley & Sons;Wiley-Blackwell;Cambridge University Press;Oxford University Press;Harvard University Press;Princeton University Press;MIT Press;The MIT Press;University of Chicago Press;Univ. of California Press;University of Minnesota Press;Yale University Press;Stanford University Press;Routledge;Taylor & Francis;CRC Press;Sage;SAGE Publications;Academic Press;McGraw-Hill;Prentice Hall;Prentice-Hall;Addison-Wesley;Morgan Kaufmann;W. H. Freeman;W. W. Norton;Norton;Penguin;Random House;HarperCollins;Basic Books;Free Press;Macmillan;Palgrave Macmillan;Blackwell;Kluwer Academic Publishers;Kluwer;Birkhäuser;Brill;De Gruyter;Walter de Gruyter;Mouton;John Benjamins;Lawrence Erlbaum;Erlbaum;Guilford Press;Hogrefe;Beltz;Campus;Campus Verlag;Suhrkamp;Nomos;Leske + Budrich;VS Verlag für Sozialwissenschaften;Westdeutscher Verlag;Duncker & Humblot;Mohr Siebeck;C.H. Beck;Luchterhand;Fischer;Rowohlt;Juventa;Lit Verlag;transcript;Böhlau;Vandenhoeck & Ruprecht;Metzler;Kohlhammer;Gallimard;Seuil;Éditions du Seuil;PUF;Presses Universitaires de France;La Découverte;Armand Colin;Flammarion;Minuit;Alianza;Ariel;Crítica;Siglo XXI;Fondo de Cultura Económica;Taurus;Anagrama;Atlas;Martins Fontes;Editora UFMG;Companhia das Letras;Il Mulino;Einaudi;Laterza;Feltrinelli;Franco Angeli;Giuffrè;Наука;Мир;Высшая школа;Физматлит;Изд-во МГУ;科学出版社;清华大学出版社;高等教育出版社;人民出版社;岩波書店;東京大学出版会;講談社;培風館;IEEE;IEEE Press;IEEE Computer Society;ACM;ACM Press;AAAI Press;SIAM;American Mathematical Society;American Psychological Association;World Bank;OECD Publishing;United Nations;Edward Elgar;Ashgate;Polity Press;Verso;Duke University Press;Cornell University Press;Pergamon Press;North-Holland;World Scientific;Plenum Press;Marcel Dekker;Dover;Thieme;Karger;Lippincott Williams & Wilkins;Saunders;Mosby;Churchill Livingstone;Humana Press;BMJ Books;IOS Press;Curran Associates;PMLR;ISCA;USENIX Association;O’Reilly Media;Pearson;Pearson Education;Houghton Mifflin;Doubleday;Bloomsbury;Continuum;Berghahn Books;Manchester University Press;Open University Press;Island Press'.split(
    ';',
  );

export const UNIVERSITIES: readonly string[] =
  'University of California, Berkeley;Stanford University;Massachusetts Institute of Technology;University of Cambridge;Technische Universität München;Universität Bielefeld;Universität zu Köln;Freie Universität Berlin;Ludwig-Maximilians-Universität München;ETH Zürich;Universität Wien;Université Paris I;Université de Lyon;Université Laval;Universidad Complutense de Madrid;Universidad Nacional Autónoma de México;Universidade de São Paulo;Universidade do Porto;Università di Bologna;Politecnico di Milano;Московский государственный университет;清华大学;北京大学;東京大学;University of Michigan, Ann Arbor;University of Toronto;Uppsala University;Delft University of Technology;Carnegie Mellon University;University of Sydney'.split(
    ';',
  );

export const INSTITUTIONS: readonly string[] =
  'World Health Organization;WHO;OECD;United Nations;UNESCO;European Commission;Europäische Kommission;Commission of the European Communities;World Bank;International Monetary Fund;Statistisches Bundesamt;Bundesministerium für Bildung und Forschung;Bundesagentur für Arbeit;BMFSFJ;National Institute of Standards and Technology;National Research Council;Institute of Medicine;American Psychiatric Association;Centers for Disease Control and Prevention;U.S. Census Bureau;U.S. Department of Energy;Ministère de l’Éducation nationale;INSEE;Ministerio de Sanidad;Instituto Nacional de Estadística;Ministério da Saúde;IBGE;ISTAT;Росстат;国家统计局;厚生労働省;R Core Team;The Cochrane Collaboration;ATLAS Collaboration;The 1000 Genomes Project Consortium;OpenAI;Google;Microsoft Corporation;Amnesty International;Human Rights Watch;Greenpeace;International Organization for Standardization;ISO;IEEE;Food and Agriculture Organization;European Environment Agency;House of Commons;Deutscher Bundestag'.split(
    ';',
  );

export interface Tongue {
  readonly families: readonly string[];
  readonly givens: readonly string[];
  readonly titles: readonly (readonly string[])[];
  readonly journals: readonly string[];
}

const list = (text: string): string[] => text.split(' ');

export const CHINESE: Tongue = {
  families: list(
    '王 李 张 刘 陈 杨 赵 黄 周 吴 徐 孙 胡 朱 高 林 何 郭 马 罗 梁 宋 郑 谢 韩 唐 冯 于 董 萧 程 曹 袁 邓 许 傅 沈 曾 彭 吕 欧阳',
  ),
  givens: list(
    '伟 芳 娜 敏 静 丽 强 磊 军 洋 勇 艳 杰 涛 明 超 秀英 建国 志强 晓明 文博 海燕 春华 玉兰 国栋 立新 思远 子涵 雨桐 永红 俊峰 佳',
  ),
  titles: [
    list('基于深度学习的 基于改进遗传算法的 面向大数据的 我国 城市 农村 中国古代 高校 区域 新型 复杂网络 纳米材料 碳排放 糖尿病患者 水稻'),
    list(
      '图像识别 经济增长 人口流动 教育公平 故障诊断 土地利用 产业结构 知识图谱 语义分割 免疫功能 产量预测 文献计量 制度变迁 社会保障 信息安全',
    ),
    list('方法研究 研究综述 的影响因素分析 及其应用 的实证研究 研究进展 模型构建 评价体系研究 的现状与对策 机制探讨 算法 初探'),
  ],
  journals: list(
    '计算机学报 软件学报 中国社会科学 经济研究 自动化学报 物理学报 中华医学杂志 图书情报工作 科学通报 生态学报 管理世界 教育研究 地理学报 电子学报 情报学报 中国科学',
  ),
};

export const JAPANESE: Tongue = {
  families: list('佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 林 斎藤 清水 山崎 森 池田 橋本'),
  givens: list('太郎 一郎 健一 裕子 恵子 誠 学 大輔 翔太 美咲 直樹 由美子 和夫 浩二 真理 健太 智子 隆 洋一 茂'),
  titles: [
    list('日本における 高齢者の 深層学習を用いた 地域社会の 近代日本の 大学生の 都市部における 企業の 児童の 量子ドットの'),
    list('音声認識 意識調査 生活環境 経済政策 教育制度 構造解析 画像処理 健康状態 人口移動 言語習得 情報検索'),
    list('に関する研究 の検討 についての一考察 の現状と課題 の分析 とその応用 の評価 の試み'),
  ],
  journals: list(
    '情報処理学会論文誌 電子情報通信学会誌 日本機械学会論文集 社会学評論 教育学研究 日本化学会誌 言語研究 心理学研究 人工知能学会誌 史学雑誌 土木学会論文集',
  ),
};

export const RUSSIAN: Tongue = {
  families: list(
    'Иванов Петров Сидоров Смирнов Кузнецов Попов Васильев Соколов Михайлов Новиков Фёдоров Морозов Волков Алексеев Лебедев Семёнова Егоров Павлова Козлов Степанов Николаев Орлов Андреев Макаров Никитин Захарова',
  ),
  givens: list('А. Б. В. Г. Д. Е. И. К. Л. М. Н. О. П. С. Т. Ю.'),
  titles: [
    [
      'Исследование',
      'Методы анализа',
      'Особенности',
      'Применение',
      'К вопросу о',
      'Моделирование',
      'Развитие',
      'Основы теории',
      'Современные проблемы',
      'Влияние температуры на',
    ],
    [
      'нелинейных колебаний',
      'социальной структуры',
      'русской литературы',
      'тонких плёнок',
      'экономического роста',
      'нейронных сетей',
      'правовой системы',
      'квантовых систем',
      'высшего образования',
      'свойства сплавов',
    ],
    [
      'в условиях рынка',
      'и их приложения',
      'в системах управления',
      'на современном этапе',
      'при низких температурах',
      'в XIX веке',
      ': опыт анализа',
      'в России',
      'и методика преподавания',
      '',
    ],
  ],
  journals: [
    'Журнал экспериментальной и теоретической физики',
    'Вопросы философии',
    'Социологические исследования',
    'Успехи физических наук',
    'Вестник МГУ',
    'Доклады АН СССР',
    'Физика твердого тела',
    'Вопросы истории',
    'Экономика и управление',
    'Известия РАН',
  ],
};

/** Parts of titles in languages with Latin letters, put together at random: enough to learn the little words. */
export const LATIN_TITLES: Readonly<Record<'de' | 'fr' | 'es' | 'pt' | 'it', readonly (readonly string[])[]>> = {
  de: [
    [
      'Die Rolle',
      'Zur Bedeutung',
      'Der Wandel',
      'Die Entwicklung',
      'Grundlagen',
      'Eine Untersuchung',
      'Theorie und Praxis',
      'Einführung in die Geschichte',
      'Die Folgen',
      'Das Problem',
    ],
    [
      'der sozialen Ungleichheit',
      'des Arbeitsmarktes',
      'der politischen Bildung',
      'des Wohlfahrtsstaates',
      'der deutschen Sprache',
      'der Familie',
      'des Klimawandels',
      'der Migration',
      'der Werkstoffe',
      'des öffentlichen Rechts',
    ],
    [
      'in Deutschland',
      'im internationalen Vergleich',
      'seit 1945',
      'in der Europäischen Union',
      ': eine empirische Studie',
      '. Ein Überblick',
      '. Beiträge zur Diskussion',
      'nach der Wiedervereinigung',
      ': Chancen und Risiken',
      '',
    ],
  ],
  fr: [
    [
      'Le rôle',
      'Les enjeux',
      'L’évolution',
      'La construction',
      'Une histoire',
      'Essai sur la théorie',
      'Les transformations',
      'Étude',
      'La place',
      'Analyse',
    ],
    [
      'de la langue française',
      'des politiques publiques',
      'du travail social',
      'de l’école',
      'des soins infirmiers',
      'du droit européen',
      'de la mémoire',
      'des territoires ruraux',
      'du genre',
      'des sols',
    ],
    [
      'en France',
      'au XIXe siècle',
      'dans les pays en développement',
      ': approche comparative',
      'et ses limites',
      ': entre théorie et pratique',
      'en milieu hospitalier',
      'sous l’Ancien Régime',
      '',
      ': une synthèse',
    ],
  ],
  es: [
    [
      'El papel',
      'La evolución',
      'Los efectos',
      'Análisis',
      'Hacia una teoría',
      'El estudio',
      'Las políticas',
      'La construcción',
      'Historia',
      'Evaluación',
    ],
    [
      'de la educación superior',
      'del mercado laboral',
      'de la lengua española',
      'de la salud pública',
      'del cambio climático',
      'de las redes sociales',
      'de la democracia',
      'del suelo',
      'de la infancia',
      'del derecho penal',
    ],
    [
      'en América Latina',
      'en España',
      'durante el siglo XX',
      ': un estudio de caso',
      ': retos y perspectivas',
      'en el contexto rural',
      'y sus determinantes',
      '',
      'en México',
      ': una revisión',
    ],
  ],
  pt: [
    ['O papel', 'A evolução', 'Os efeitos', 'Análise', 'Avaliação', 'A construção', 'História', 'Políticas', 'Um estudo', 'Fundamentos'],
    [
      'da educação básica',
      'do mercado de trabalho',
      'da língua portuguesa',
      'da saúde coletiva',
      'do desmatamento',
      'das redes sociais',
      'da enfermagem',
      'do solo',
      'da infância',
      'do direito civil',
    ],
    [
      'no Brasil',
      'em Portugal',
      'no século XX',
      ': um estudo de caso',
      ': desafios e perspectivas',
      'na região Nordeste',
      'e seus determinantes',
      '',
      'em São Paulo',
      ': revisão integrativa',
    ],
  ],
  it: [
    [
      'Il ruolo',
      'L’evoluzione',
      'Gli effetti',
      'Analisi',
      'La costruzione',
      'Storia',
      'Le politiche',
      'Uno studio',
      'Introduzione allo studio',
      'La teoria',
    ],
    [
      'della lingua italiana',
      'del diritto romano',
      'della letteratura',
      'del mercato del lavoro',
      'della famiglia',
      'del paesaggio',
      'della memoria',
      'dell’arte',
      'della città',
      'dei beni culturali',
    ],
    [
      'in Italia',
      'nel Novecento',
      'tra Otto e Novecento',
      ': problemi e prospettive',
      'e le sue applicazioni',
      'nel Medioevo',
      '',
      'in età moderna',
      ': un’indagine',
      'nell’Unione Europea',
    ],
  ],
};
