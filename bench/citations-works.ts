/**
 * The works of made papers that cite: real records with the names of a language where it has its own, printed as entries of fourteen
 * styles; and the small words with which each language cites. For bench/citations-made.ts. It knows nothing of rules.
 */
import type { CslItem } from '../src/model/csl.ts';

export type Chance = () => number;
export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'ru' | 'pl' | 'cs' | 'nl' | 'sv' | 'tr' | 'zh' | 'ja' | 'ko';

/** One listed work, and what a mark of any style needs of it. */
export interface Work {
  /** Its place in the list, from 0. */
  readonly at: number;
  readonly key: string;
  readonly families: readonly string[];
  readonly given: readonly string[];
  readonly title: string;
  readonly year: string;
  /** `a`, `b` behind the year where an author has several of it. */
  readonly letter: string;
  readonly venue: string;
  readonly volume: string;
  readonly issue: string;
  readonly first: string;
  readonly last: string;
  /** A body that wrote it: its name and its short name. */
  readonly body?: readonly [string, string];
}

export const one = <Item>(items: readonly Item[], chance: Chance): Item => items[Math.floor(chance() * items.length)] as Item;

const POOLS: Readonly<Partial<Record<Language, readonly [string, string]>>> = {
  de: [
    'Müller Schröder Vogel Krämer Weiß Böhm Jäger Lindner Großmann Huber Köhler Seidel Brandt Voß Engelhardt Baumgärtner Kießling Rösler',
    'Anna Jürgen Katrin Uwe Sabine Holger Petra Dieter',
  ],
  fr: [
    'Dupont Lefèvre Béranger Rousseau Gauthier Chevalier Noël Desrosiers Lemaître Fournier Guérin Besançon Perrault Vasseur Aubry Clément Duchêne Hérault',
    'Claire Étienne Mathieu Hélène Luc Sylvie Benoît Agnès',
  ],
  es: [
    'García Ibáñez Muñoz Peña Herrera Castaño Domínguez Zúñiga Rivas Olmedo Ferrer Quiroga Salcedo Bermúdez Núñez Tejada Urrutia Cárdenas',
    'Ana José Lucía Íñigo Marta Raúl Elena Tomás',
  ],
  pt: [
    'Silva Araújo Gonçalves Pinheiro Moraes Camargo Brandão Teixeira Figueiredo Barreto Magalhães Nóbrega Vasconcelos Siqueira Aragão Fontes Peixoto Leitão',
    'João Inês Rui Beatriz Paulo Conceição Nuno Lígia',
  ],
  it: [
    'Bianchi Ferraro Galli Moretti Rinaldi Colombo Pellegrini Caruso Bruni Zanetti Marchetti Sartori Basile Fabbri Lombardi Ricciardi Nicolò Valentini',
    'Giulia Marco Chiara Paolo Elisa Nicola Sara Dario',
  ],
  ru: [
    'Иванов Петров Смирнов Кузнецов Соколов Лебедев Козлов Новиков Морозов Волков Зайцев Павлов Степанов Орлов Макаров Андреев Фёдоров Тихонов',
    'Анна Борис Виктор Галина Дмитрий Елена Олег Юрий',
  ],
  pl: [
    'Kowalski Nowak Wiśniewski Wójcik Zieliński Szymański Woźniak Dąbrowski Kozłowski Jankowski Mazur Krawczyk Piotrowski Grabowski Pawłowski Michalski Król Wieczorek',
    'Anna Łukasz Ewa Piotr Zofia Jan Maria Tomasz',
  ],
  cs: [
    'Novák Svoboda Dvořák Černý Procházka Kučera Veselý Horák Němec Pokorný Marek Pospíšil Hájek Jelínek Růžička Beneš Fiala Sedláček',
    'Jana Petr Eva Jiří Hana Tomáš Lenka Karel',
  ],
  nl: [
    'de Vries|Jansen|van den Berg|Bakker|Visser|Smit|Meijer|de Boer|Mulder|van Dijk|Dekker|Brouwer|de Wit|Dijkstra|van der Meer|Kok|Hendriks|Peeters',
    'Anna Jan Els Pieter Marijke Kees Sanne Bram',
  ],
  sv: [
    'Andersson Berg Lindqvist Nyström Åkesson Ström Sjöberg Öberg Hedlund Wallin Bergström Ekman Holmgren Lundin Norén Sandström Viklund Ahlgren',
    'Anna Erik Karin Lars Ingrid Nils Eva Sven',
  ],
  tr: [
    'Yılmaz Kaya Demir Şahin Çelik Öztürk Aydın Arslan Doğan Kılıç Aslan Çetin Koç Kurt Özkan Şimşek Polat Güneş',
    'Ayşe Mehmet Elif Hasan Zeynep Ömer Fatma Ali',
  ],
  zh: ['王 李 张 刘 陈 杨 赵 黄 周 吴 徐 孙 胡 朱 高 林 何 郭', '伟 芳 建国 丽娜 强 敏 晓明 静'],
  ja: [
    '田中 鈴木 佐藤 高橋 渡辺 伊藤 山本 中村 小林 加藤 吉田 山田 佐々木 松本 井上 木村 清水 斎藤',
    '健一 花子 誠 直樹 美咲 翔太 恵子 隆',
  ],
  ko: ['김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송', '민수 영희 지훈 서연 철수 은정 동현 수진'],
};
const TITLES: Readonly<Partial<Record<Language, readonly (readonly string[])[]>>> = {
  ru: [
    ['Развитие', 'История', 'Проблемы', 'Особенности', 'Структура', 'Методы исследования'],
    ['сельского хозяйства', 'городской среды', 'речных систем', 'народного образования', 'литературного языка', 'лесных почв'],
    ['в Сибири', 'на Урале', 'в XIX веке', 'Поволжья', 'северных районов', 'в современных условиях'],
  ],
  zh: [
    ['我国', '长江流域', '西部地区', '城市', '农村', '近代'],
    ['土壤侵蚀', '教育制度', '水资源利用', '人口迁移', '森林植被', '经济结构'],
    ['变化研究', '的影响因素分析', '的历史演变', '评价方法', '模型构建', '问题探讨'],
  ],
  ja: [
    ['近代日本における', '都市部の', '地方の', '戦後の', '高齢者の', '河川流域の'],
    ['教育政策', '土地利用', '言語変化', '森林管理', '生活環境', '水質'],
    ['に関する研究', 'の変遷', 'の分析', 'とその課題', 'の比較', 'についての考察'],
  ],
  ko: [
    ['한국 ', '농촌 지역의 ', '도시 ', '근대 ', '청소년의 ', '하천 유역의 '],
    ['교육 정책', '토지 이용', '언어 변화', '산림 관리', '생활 환경', '수질'],
    ['에 관한 연구', '의 변화 분석', '의 특성과 과제', ' 비교', '에 대한 고찰', '의 영향 요인'],
  ],
};
const VENUES: Readonly<Partial<Record<Language, readonly string[]>>> = {
  ru: ['Вестник университета', 'Вопросы истории', 'География и природные ресурсы'],
  zh: ['地理学报', '教育研究', '生态学报'],
  ja: ['地理学評論', '教育学研究', '史学雑誌'],
  ko: ['한국지리학회지', '교육학연구', '한국사연구'],
};
const BODIES: readonly (readonly [string, string])[] = [
  ['World Health Organization', 'WHO'],
  ['American Psychological Association', 'APA'],
  ['Organisation for Economic Co-operation and Development', 'OECD'],
  ['National Institute for Health and Care Excellence', 'NICE'],
  ['Office for National Statistics', 'ONS'],
  ['Food and Agriculture Organization', 'FAO'],
  ['European Environment Agency', 'EEA'],
];

const clean = (words: string): string => words.replace(/\s+/g, ' ').trim();
/** Records that print well: people with names in small letters, a title without markup, a year, a venue. */
export const isClean = (item: CslItem): boolean =>
  /^[\p{Lu}][\p{L}\d ,:'’()-]{18,150}$/u.test(clean(item.title ?? '')) &&
  /\p{Ll}{3}/u.test(item.title ?? '') &&
  Number(item.issued?.['date-parts']?.[0]?.[0]) > 1900 &&
  /^[\p{L}\d ,&:.-]{6,80}$/u.test(item['container-title'] ?? '') &&
  (item.author?.length ?? 0) > 0 &&
  (item.author ?? []).every(
    ({ family, given }) => /^\p{Lu}[\p{Ll}'’-][\p{L}'’-]{1,16}$/u.test(family ?? '') && /^\p{Lu}[\p{L}. -]*$/u.test(given ?? ''),
  );

export interface Made {
  readonly lang: Language;
  /** In the order of names; as drawn otherwise. */
  readonly sorted: boolean;
  readonly bodies?: number;
  /** Pairs of works that one author wrote in one year. */
  readonly twice?: number;
  /** Pairs of first authors who share a family name and a year apart. */
  readonly namesakes?: number;
  readonly few?: boolean;
}

export function worksOf(
  records: readonly CslItem[],
  { lang, sorted, bodies = 0, twice = 0, namesakes = 0, few }: Made,
  chance: Chance,
): Work[] {
  const count = few ? 6 + Math.floor(chance() * 4) : 7 + Math.floor(chance() * 13);
  const pool = POOLS[lang];
  const titles = TITLES[lang];
  const own = pool?.[0].split(pool[0].includes('|') ? '|' : ' ') ?? [];
  const givens = pool?.[1].split(' ') ?? [];
  const seen = new Set<string>();
  const drafts: Omit<Work, 'at' | 'letter' | 'key'>[] = [];
  for (let tries = 0; drafts.length < count && tries < 4000; tries += 1) {
    const item = one(records, chance);
    if (!isClean(item)) continue;
    const people = (item.author ?? []).slice(0, 9);
    const from = pool === undefined ? people.map(({ family }) => family ?? '') : people.map(() => one(own, chance));
    const title =
      titles === undefined ? clean(item.title ?? '') : titles.map((part) => one(part, chance)).join(titles === TITLES.ru ? ' ' : '');
    const families = [...new Set(from)];
    const year = String(item.issued?.['date-parts']?.[0]?.[0]);
    const sign = pool === undefined ? families[0] : `${families[0]} ${year}`;
    if (seen.has(String(sign)) || seen.has(title)) continue;
    seen.add(String(sign)).add(title);
    const page = /^(\d+)[-–](\d+)$/.exec(String(item.page ?? ''));
    const start = 10 + Math.floor(chance() * 600);
    drafts.push({
      families,
      given: families.map((_, n) => (pool === undefined ? clean(people[n]?.given ?? 'Ada') : one(givens, chance))),
      title,
      year,
      venue: VENUES[lang] === undefined ? clean(item['container-title'] ?? '') : one(VENUES[lang] ?? [], chance),
      volume: /^\d+$/.test(String(item.volume)) ? String(item.volume) : String(2 + Math.floor(chance() * 60)),
      issue: String(1 + Math.floor(chance() * 6)),
      first: page?.[1] ?? String(start),
      last: page?.[2] ?? String(start + 12),
    });
  }
  for (let n = 0; n < bodies && n < drafts.length; n += 1) {
    const body = BODIES[(n + Math.floor(chance() * 2) * 3) % BODIES.length];
    const draft = drafts[n];
    if (body !== undefined && draft !== undefined && !drafts.some((other) => other.body === body))
      drafts[n] = { ...draft, families: [body[0]], given: [''], body };
  }
  for (let n = 0; n < twice; n += 1) {
    const [a, b] = [drafts[bodies + 2 * n], drafts[bodies + 2 * n + 1]];
    if (a !== undefined && b !== undefined) drafts[bodies + 2 * n + 1] = { ...b, families: a.families, given: a.given, year: a.year };
  }
  for (let n = 0; n < namesakes; n += 1) {
    const [a, b] = [drafts[bodies + 2 * n], drafts[bodies + 2 * n + 1]];
    if (a !== undefined && b !== undefined && a.given[0]?.[0] !== b.given[0]?.[0])
      drafts[bodies + 2 * n + 1] = {
        ...b,
        families: [a.families[0] ?? '', ...b.families.slice(1).filter((name) => name !== a.families[0])],
      };
  }
  const sign = (work: (typeof drafts)[number]): string => `${work.families.join(' ')} ${work.year}`;
  if (sorted) drafts.sort((a, b) => `${sign(a)} ${a.title}`.localeCompare(`${sign(b)} ${b.title}`));
  const heads = (work: (typeof drafts)[number]): string =>
    `${work.families.length > 2 ? `${work.families[0]}+` : work.families.join(' ')} ${work.year}`;
  return drafts.map((draft, at) => {
    const same = drafts.filter((other) => heads(other) === heads(draft));
    return {
      ...draft,
      at,
      letter: same.length > 1 ? (['a', 'b', 'c', 'd'][same.indexOf(draft)] ?? '') : '',
      key: `${(draft.body?.[1] ?? draft.families[0] ?? 'x')
        .normalize('NFD')
        .toLowerCase()
        .replace(/[^a-z]/g, '')}${draft.year}${at}`,
    };
  });
}

/** Words of each language: and, and others, page, see, a lead-in that holds a word nobody else has, what is said. */
export const WORDS: Readonly<
  Record<
    Language,
    {
      and: string;
      others: string;
      page: string;
      see: string;
      lead: (word: string) => string;
      says: readonly string[];
      narrates: readonly string[];
    }
  >
> = {
  en: {
    and: 'and',
    others: 'et al.',
    page: 'p. ',
    see: 'see ',
    lead: (word) => `As for ${word}, `,
    says: ['the effect is well known', 'results depend on the season', 'such estimates are rarely stable', 'most regions show a decline'],
    narrates: ['argued that the effect is weak', 'showed a decline in most regions', 'found no difference', 'proposed another reading'],
  },
  de: {
    and: 'und',
    others: 'et al.',
    page: 'S. ',
    see: 'vgl. ',
    lead: (word) => `Was ${word} betrifft, `,
    says: ['ist der Effekt gut belegt', 'hängt das Ergebnis von der Jahreszeit ab', 'bleibt vieles offen'],
    narrates: ['zeigt einen Rückgang', 'findet keinen Unterschied', 'schlägt eine andere Lesart vor'],
  },
  fr: {
    and: 'et',
    others: 'et al.',
    page: 'p. ',
    see: 'voir ',
    lead: (word) => `Quant à ${word}, `,
    says: ['l’effet est bien connu', 'les résultats dépendent de la saison', 'la question reste ouverte'],
    narrates: ['montre une baisse', 'ne trouve aucune différence', 'propose une autre lecture'],
  },
  es: {
    and: 'y',
    others: 'et al.',
    page: 'p. ',
    see: 'véase ',
    lead: (word) => `En cuanto a ${word}, `,
    says: ['el efecto es bien conocido', 'los resultados dependen de la estación', 'la cuestión sigue abierta'],
    narrates: ['muestra una disminución', 'no encuentra diferencias', 'propone otra lectura'],
  },
  pt: {
    and: 'e',
    others: 'et al.',
    page: 'p. ',
    see: 'ver ',
    lead: (word) => `Quanto a ${word}, `,
    says: ['o efeito é bem conhecido', 'os resultados dependem da estação', 'a questão permanece aberta'],
    narrates: ['mostra uma queda', 'não encontra diferença', 'propõe outra leitura'],
  },
  it: {
    and: 'e',
    others: 'et al.',
    page: 'p. ',
    see: 'cfr. ',
    lead: (word) => `Quanto a ${word}, `,
    says: ['l’effetto è ben noto', 'i risultati dipendono dalla stagione', 'la questione resta aperta'],
    narrates: ['mostra un calo', 'non trova differenze', 'propone un’altra lettura'],
  },
  ru: {
    and: 'и',
    others: 'и др.',
    page: 'с. ',
    see: 'см. ',
    lead: (word) => `Что касается ${word}, `,
    says: ['эффект хорошо известен', 'результаты зависят от сезона', 'вопрос остаётся открытым'],
    narrates: ['показывает снижение', 'не находит различий', 'предлагает иное толкование'],
  },
  pl: {
    and: 'i',
    others: 'i in.',
    page: 's. ',
    see: 'zob. ',
    lead: (word) => `Co do ${word}, `,
    says: ['efekt jest dobrze znany', 'wyniki zależą od pory roku', 'kwestia pozostaje otwarta'],
    narrates: ['wykazuje spadek', 'nie znajduje różnic', 'proponuje inne odczytanie'],
  },
  cs: {
    and: 'a',
    others: 'et al.',
    page: 's. ',
    see: 'srov. ',
    lead: (word) => `Pokud jde o ${word}, `,
    says: ['je tento jev dobře znám', 'výsledky závisí na ročním období', 'otázka zůstává otevřená'],
    narrates: ['ukazuje pokles', 'nenachází rozdíl', 'navrhuje jiné čtení'],
  },
  nl: {
    and: 'en',
    others: 'et al.',
    page: 'p. ',
    see: 'zie ',
    lead: (word) => `Wat ${word} betreft, `,
    says: ['is het effect goed bekend', 'hangen de resultaten af van het seizoen', 'blijft de vraag open'],
    narrates: ['laat een daling zien', 'vindt geen verschil', 'stelt een andere lezing voor'],
  },
  sv: {
    and: 'och',
    others: 'et al.',
    page: 's. ',
    see: 'se ',
    lead: (word) => `Vad gäller ${word}, `,
    says: ['är effekten väl känd', 'beror resultaten på årstiden', 'är frågan öppen'],
    narrates: ['visar en nedgång', 'finner ingen skillnad', 'föreslår en annan läsning'],
  },
  tr: {
    and: 've',
    others: 'vd.',
    page: 's. ',
    see: 'bkz. ',
    lead: (word) => `Bununla birlikte ${word} konusunda `,
    says: ['etki iyi bilinmektedir', 'sonuçlar mevsime bağlıdır', 'soru açık kalmaktadır'],
    narrates: ['bir düşüş göstermiştir', 'fark bulamamıştır', 'başka bir okuma önermiştir'],
  },
  zh: {
    and: '和',
    others: '等',
    page: '',
    see: '见',
    lead: (word) => `关于${word}，`,
    says: ['该效应已为人所知', '结果取决于季节', '问题仍未解决'],
    narrates: ['指出该效应较弱', '没有发现差异', '提出了另一种解释'],
  },
  ja: {
    and: '・',
    others: 'ほか',
    page: '',
    see: '',
    lead: (word) => `${word}については、`,
    says: ['その効果はよく知られている', '結果は季節に依存する', '問題は未解決である'],
    narrates: ['は減少を示した', 'は差を認めていない', 'は別の解釈を提案した'],
  },
  ko: {
    and: '·',
    others: '외',
    page: '',
    see: '',
    lead: (word) => `${word}에 관해서는 `,
    says: ['그 효과는 잘 알려져 있다', '결과는 계절에 따라 다르다', '문제는 남아 있다'],
    narrates: ['은 감소를 보였다', '은 차이를 찾지 못했다', '은 다른 해석을 제안했다'],
  },
};

export const initials = (given: string, dot = '.', gap = ' '): string =>
  given
    .split(/[\s.]+/)
    .filter((part) => part !== '')
    .map((part) => `${[...part][0]}${dot}`)
    .join(gap);
const east = (work: Work): string[] => work.families.map((family, n) => `${family}${work.given[n]}`);
const behind = (work: Work, comma: string, dot = '.', gap = ' '): string[] =>
  work.body !== undefined
    ? [work.body[0]]
    : work.families.map((family, n) => `${family}${comma}${initials(work.given[n] ?? '', dot, gap)}`);
const before = (work: Work): string[] =>
  work.body !== undefined ? [work.body[0]] : work.families.map((family, n) => `${initials(work.given[n] ?? '')} ${family}`);
const whole = (work: Work): string[] =>
  work.body !== undefined ? [work.body[0]] : work.families.map((family, n) => `${work.given[n]} ${family}`);
const joined = (names: readonly string[], by: string, last: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(by)}${last}${names.at(-1)}`;
const most = (names: readonly string[], limit: number, others: string, by: string, last: string): string =>
  names.length > limit ? `${names[0]} ${others}` : joined(names, by, last);
const dated = (work: Work): string => `${work.year}${work.letter}`;
const pages = (work: Work, dash = '–'): string => `${work.first}${dash}${work.last}`;

/** Entries as fourteen styles print them. */
export const PRINTED = {
  apa: (w) =>
    `${joined(behind(w, ', '), ', ', w.families.length > 1 ? ', & ' : '').replace(/\.?$/, '.')} (${dated(w)}). ${w.title}. <i>${w.venue}</i>, ${w.volume}(${w.issue}), ${pages(w)}.`,
  harvard: (w) =>
    `${joined(behind(w, ', ', '.', ''), ', ', ' and ')} (${dated(w)}) ‘${w.title}’, <i>${w.venue}</i>, ${w.volume}(${w.issue}), pp. ${pages(w)}.`,
  chicago: (w) =>
    `${joined([...(w.body ? [w.body[0]] : [`${w.families[0]}, ${w.given[0]}`]), ...whole(w).slice(1)], ', ', ', and ').replace(/\.?$/, '.')} ${dated(w)}. “${w.title}.” <i>${w.venue}</i> ${w.volume} (${w.issue}): ${pages(w)}.`,
  bibliography: (w) =>
    `${joined([...(w.body ? [w.body[0]] : [`${w.families[0]}, ${w.given[0]}`]), ...whole(w).slice(1)], ', ', ', and ').replace(/\.?$/, '.')} “${w.title}.” <i>${w.venue}</i> ${w.volume}, no. ${w.issue} (${w.year}): ${pages(w)}.`,
  mla: (w) =>
    `${most([...(w.body ? [w.body[0]] : [`${w.families[0]}, ${w.given[0]}`]), ...whole(w).slice(1)], 2, 'et al', ', ', ', and ').replace(/\.?$/, '.')} “${w.title}.” <i>${w.venue}</i>, vol. ${w.volume}, no. ${w.issue}, ${w.year}, pp. ${pages(w)}.`,
  vancouver: (w) =>
    `${joined(behind(w, ' ', '', ''), ', ', ', ')}. ${w.title}. ${w.venue}. ${w.year};${w.volume}(${w.issue}):${pages(w, '-')}.`,
  ieee: (w) =>
    `${joined(before(w), ', ', w.families.length > 2 ? ', and ' : ' and ')}, “${w.title},” <i>${w.venue}</i>, vol. ${w.volume}, no. ${w.issue}, pp. ${pages(w)}, ${w.year}.`,
  nature: (w) =>
    `${most(behind(w, ', '), 5, 'et al.', ', ', ' & ')} ${w.title}. <i>${w.venue}</i> <b>${w.volume}</b>, ${pages(w)} (${w.year}).`,
  german: (w) =>
    `${(w.body ? [w.body[0]] : w.families.map((family, n) => `${family}, ${w.given[n]}`)).join('; ')} (${dated(w)}): ${w.title}. In: ${w.venue} ${w.volume} (${w.issue}), S. ${pages(w)}.`,
  french: (w) =>
    `${joined(behind(w, ' '), ', ', ' et ')} (${dated(w)}). « ${w.title} », <i>${w.venue}</i>, vol. ${w.volume}, n° ${w.issue}, p. ${pages(w)}.`,
  spanish: (w) =>
    `${joined(behind(w, ', '), ', ', ' y ')} (${dated(w)}). ${w.title}. <i>${w.venue}</i>, ${w.volume}(${w.issue}), ${pages(w)}.`,
  abnt: (w) =>
    `${behind({ ...w, families: w.families.map((name) => name.toUpperCase()) }, ', ').join('; ')} ${w.title}. <i>${w.venue}</i>, v. ${w.volume}, n. ${w.issue}, p. ${pages(w, '-')}, ${dated(w)}.`,
  gost: (w) => `${joined(behind(w, ' '), ', ', ', ')} ${w.title} // ${w.venue}. ${dated(w)}. Т. ${w.volume}, № ${w.issue}. С. ${pages(w)}.`,
  polish: (w) =>
    `${joined(behind(w, ' '), ', ', ', ')} (${dated(w)}). ${w.title}. <i>${w.venue}</i>, ${w.volume}(${w.issue}), s. ${pages(w)}.`,
  chinese: (w) =>
    `${east(w).slice(0, 3).join('，')}${w.families.length > 3 ? '，等' : ''}. ${w.title}[J]. ${w.venue}, ${dated(w)}, ${w.volume}(${w.issue}): ${pages(w, '-')}.`,
  japanese: (w) => `${east(w).join('・')}（${dated(w)}）「${w.title}」『${w.venue}』${w.volume}(${w.issue})，${pages(w, '-')}頁．`,
  korean: (w) => `${east(w).join(', ')} (${dated(w)}). ${w.title}. ${w.venue}, ${w.volume}(${w.issue}), ${pages(w, '-')}.`,
} satisfies Readonly<Record<string, (work: Work) => string>>;
export type Printed = keyof typeof PRINTED;

/** The authors as a mark names them. */
export function who(work: Work, and: string, others: string, limit = 2, by = ', '): string {
  if (work.body !== undefined) return work.body[1];
  return work.families.length > limit ? `${work.families[0]} ${others}` : joined(work.families, by, and);
}
export const short = (work: Work): string => {
  const head = work.title.split(/[:,(]/)[0] ?? work.title;
  return (head.length > 12 ? head : work.title)
    .split(' ')
    .slice(0, 4)
    .join(' ')
    .replace(/ (?:of|the|a|an|and|in|for|to|with|on|by|from)$/i, '');
};
export const wholeNames = (work: Work): string => joined(whole(work), ', ', ' and ');
export const pagesOf = pages;
