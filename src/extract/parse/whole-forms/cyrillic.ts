/**
 * Whole references as lists in Cyrillic print them, where neither the strokes of GOST (slashed.ts) nor the learned labels part them: acts and
 * constitutions, files of an archive, collected works of which one volume is cited, journals with series of several words (GOST R 7.0.5, 7.0.100).
 */
import { LABEL_INDEX, placeOf } from '../labels.ts';
import type { Token } from '../tokens.ts';
import type { WholeForm } from './styles.ts';

const YEAR = '(?:1[5-9]|20)\\d\\d';
const PAGES = '[СсPp]{1,2}\\.\\s?\\d{1,5}(?:\\s?[–—-]\\s?\\d{1,5})?';
const TOWN =
  '(?:М|Л|СПб|Спб|Пг|К|Х|Мн|Н\\.\\s?Новгород|Ростов\\s?н\\/Д|Москва|Ленинград|Санкт-Петербург|Петроград|Київ|Киев|Харків|Харьков|Львів|Львов|Одеса|Одесса|Минск|Мінск|Казань|Екатеринбург|Новосибирск|Томск|София|Београд|Нови\\sСад|Алматы|Ташкент|Тбилиси|Ереван|Баку)';

/** The forms, in the order in which they are laid over a reference: what a later one says stands. */
export const CYRILLIC_FORMS: readonly WholeForm[] = [
  // "// Вестник университета. Серия: Философия. Психология. — 2017. — Т. 27": the journal's name goes on to the dash before the year.
  {
    tells: '//',
    form: new RegExp(
      `\\/\\/\\s(?<container>\\p{Lu}[^/\\d—–]{3,220}?)\\.\\s[—–-]\\s(?<date>${YEAR})\\.\\s[—–-]\\s(?=[ТтNn№ВвСC]|Vol|Iss|URL|DOI)`,
      'du',
    ),
  },
  // "Красота в природе : соч. в 2 т. М. : Прогресс, 1988. Т. 1. С. 35–36."
  {
    tells: /\. ?[ТС]\. ?\d/,
    form: new RegExp(
      `(?<=[.\\])»]\\s(?:[—–-]\\s)?)(?<place>${TOWN}\\.?)\\s?:\\s(?<publisher>\\p{Lu}[^,:;/\\d]{1,70}),\\s(?<date>${YEAR})\\.(?:\\s[—–-])?\\s(?:(?<volume>[ТтTt]\\.\\s?(?:\\d{1,3}|[IVX]{1,5}))\\.?,?(?:\\s[—–-])?\\s)?(?<pages>${PAGES})\\.?$`,
      'du',
    ),
  },
  // "Биосфера. Л., 1926.": a town by its letter.
  {
    tells: /\. (?:М|Л|СПб|Пг|К)\., \d/,
    form: new RegExp(`(?<=\\p{L}{2}[.»]\\s(?:[—–-]\\s)?)(?<place>(?:М|Л|СПб|Пг|К)\\.),\\s(?<date>${YEAR})(?=[.:;,]|\\s?$)`, 'du'),
  },
  // "Российская Федерация. Законы. О защите прав : Федеральный закон № 2300-1 : [принят …]. — Москва : Проспект, 2019."
  {
    tells: /^[^.]{3,40}\. Законы\. /u,
    form: new RegExp(
      `^(?<group>\\p{Lu}[\\p{L} ]{3,40})\\.\\s(?<other>Законы)\\.\\s(?<title>\\p{Lu}[^:№]{3,200}?)\\s?:\\s(?<genre>(?:[Фф]едеральный\\s(?:конституционный\\s)?)?[Зз]акон)(?:\\sот\\s[\\d.]{8,10}(?:\\sг\\.)?)?\\s(?<number>№\\s?[\\p{L}\\d-]{1,12})(?:\\s?:\\s(?<note>\\[[^\\[\\]]{5,200}\\]))?(?:\\.\\s[—–-]\\s(?<place>\\p{Lu}[\\p{L}. -]{0,24})\\s?:\\s(?<publisher>\\p{Lu}[^,:\\d]{1,60}),\\s(?<date>${YEAR}))?`,
      'du',
    ),
  },
  // "Конституция Российской Федерации : [принята всенародным голосованием …]. М.: Эксмо, 2013.", "Гражданский кодекс …"
  {
    tells: /^(?:\d{1,3}\. )?(?:Конституц|\p{Lu}\p{L}+ий кодекс)/u,
    form: /^(?:\d{1,3}\.\s)?(?<title>(?:Конституц[ия]{1,2}|\p{Lu}\p{Ll}{3,20}\sкодекс)(?:\s\p{L}{4,20}){1,3})(?:\s?[:.]?\s?(?<note>[[(][^[\]()]{5,200}[\])]))?(?=[.:]|\s[—–-])/du,
  },
  // "РГАЛИ. Ф. 631. Оп. 15. Ед. хр. 265. Л. 12."
  {
    tells: /(?:Оп|Ед\. ?хр|Д|Спр)\. ?\d/,
    form: /^(?:\d{1,3}\.\s)?(?<publisher>\p{Lu}[\p{L} .()«»-]{2,60}?)\.?,?\s(?<number>Ф\.\s?[\p{L}\d-]{1,8}[.,]?\s(?:Оп\.\s?\d{1,4}(?:\s?\p{L})?[.,]?\s)?(?:(?:Ед\.\s?хр|Д|Спр)\.\s?\d{1,6}\p{L}?))(?:[.,]?\s(?<pages>(?:Лл?|Арк)\.\s?\d{1,4}(?:\s?об)?(?:\.?[–-]\d{1,4})?(?:\s?об)?))?\.?$/du,
  },
  // "Икономическа мисъл, бр. 4, с. 33-51."
  {
    tells: /, (?:бр|кн)\. ?\d/,
    form: new RegExp(
      `(?<=\\p{L}),\\s(?:(?<date>${YEAR}),\\s)?(?<issue>(?:бр|кн)\\.\\s?\\d{1,4}(?:[–-]\\d{1,3})?)(?:,\\s(?<pages>${PAGES}|стр?\\.\\s?\\d{1,5}[–-]\\d{1,5}))?`,
      'du',
    ),
  },
  // "опубл. 20.08.2002, Бюл. № 23": the day of a patent is the one on which it was printed.
  {
    tells: 'опубл. ',
    form: /(?<other>опубл\.)\s(?<date>\d{1,2}\.\d{1,2}\.(?:19|20)\d\d)(?:,\s(?<note>Бюл\.\s№\s?\d{1,3}(?:\s\([^()]{1,10}\))?))?/du,
  },
];

const FAMILY = "[А-ЯЁІЇЄҐЎЂЈЉЊЋЏ][А-ЯЁа-яёіїєґўђјљњћџ'’-]{1,30}";
const INITIALS = '(?:[А-ЯЁІЇЄҐЎЂЈЉЊЋЏ]\\.\\s?){1,2}';
const HEAD = new RegExp(
  `^(?:\\[?\\d{1,3}[\\].]{1,2}\\s)?((?:${FAMILY},?\\s${INITIALS}(?:,\\s|(?:и|та|й)\\s)?){1,12})(?=[А-ЯЁІЇЄҐЎ«"“][\\p{L}’'-]{2,40}[\\s.,:])`,
  'u',
);

/** "Жуков В.Н. Государство. Право.", "Грушевський М. Історія України-Руси.": who is named with initials at the head wrote it, and what follows is the title. */
export function labelHeadInCyrillic(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const found = HEAD.exec(raw);
  const names = found?.[1]?.trimEnd();
  if (found === null || names === undefined || !names.endsWith('.')) return;
  const end = found[0].trimEnd().length;
  const first = tokens.findIndex(({ coreStart }) => coreStart >= found[0].length - (found[1]?.length ?? 0));
  const behind = tokens.findIndex(({ coreStart }) => coreStart >= end);
  const label = labels[behind];
  if (first < 0 || behind < 0 || (label !== LABEL_INDEX.author && placeOf(labels, LABEL_INDEX.title) >= 0)) return;
  if (label !== LABEL_INDEX.author && label !== LABEL_INDEX.container && label !== LABEL_INDEX.other) return;
  labels.fill(LABEL_INDEX.author, first, behind);
  for (let i = behind; i < tokens.length && labels[i] === label; i += 1) {
    labels[i] = LABEL_INDEX.title;
    const token = tokens[i];
    if (token !== undefined && /[.?!]\s?$/.test(raw.slice(token.coreEnd, token.end)) && token.coreEnd - token.coreStart > 2) break;
  }
}
