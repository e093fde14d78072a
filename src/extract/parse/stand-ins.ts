/**
 * What stands in the place of an author or a title and is none. "o. V." (ohne Verfasser), "N. N.", "s. n.", "AA. VV." (several authors) name nobody: a
 * work so cited has no author in the print, and none is given, since initials made of these letters would be held against the record. And what is told of a
 * work, as answers and letters list what they rest on, is not its title: "Roe et al. (2019) found that salt slows growth (Marine Biology, 166,
 * 45–52)", "A review by Roe (2021), published in …". Taken for one, it would speak against the very work that is meant.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };
type Places = Record<string, Span[]>;

const NOBODY =
  /^[[(]?(?:[oO]\.\s?(?:V|Verf|Autor|A)\.?|ohne (?:Verfasser|Autor|Verf\.)(?:angabe)?|N\.\s?N\.?|[sS]\.\s?(?:n|aut|a)\.?|s\.l\.n\.a\.|(?:AA|Aa)\.?\s?(?:VV|Vv)\.?|(?:VV|Vv)\.?\s?(?:AA|Aa)\.?|[бБ]\.\s?а\.|без автора|[aA](?:non|nón|nòn)\.?|[aA]non[iy]m(?:ous|us|e|o)?|[aA]nónimo|[aA]nônimo|Anoniem|Editorial|Leitartikel|Éditorial|Art\.|Ezez\.|Nafnl\.|Tuntematon|佚名|无名氏|作者不详|作者不詳|著者不明)[\])]?\s?(?:\((?:Hrsg|Hg|Ed|ed)\.?\))?\s?[.:,;]?$/u;

/** Longer than any of them. */
const LONGEST = 30;

/** Whether a printed list of authors says that there is none. */
export function namesNobody(printed: string): boolean {
  const text = printed.trim();
  return text.length < LONGEST && NOBODY.test(text);
}

/** Forms that are verbs and nothing else, in what is said of a work. */
const PAST =
  'analy[sz]ed|argued|asked|assessed|challenged|claimed|compared|concluded|confirmed|criticized|criticised|demonstrated|described|detected|developed|discussed|emphasi[sz]ed|established|estimated|evaluated|examined|explained|explored|extended|followed|found|highlighted|identified|illustrated|investigated|introduced|measured|noted|observed|pointed|presented|proposed|proved|questioned|reached|recommended|reported|revealed|reviewed|showed|stated|stressed|studied|suggested|summari[sz]ed|surveyed|tested|used|warned|wrote';
/** The present, part of which are names of things as well: only in front of what a verb has behind it. */
const PRESENT =
  'analy[sz]es?|argues?|assess(?:es)?|claims?|compares?|concludes?|confirms?|demonstrates?|describes?|develops?|discuss(?:es)?|establish(?:es)?|estimates?|evaluates?|examines?|explains?|explores?|finds?|highlights?|identif(?:ies|y)|investigates?|introduces?|notes?|observes?|offers?|presents?|proposes?|provides?|reports?|reveals?|reviews?|shows?|states?|suggests?|summari[sz]es?|surveys?|tests?|uses?|warns?|writes?';
const OBJECT = '(?:that|how|why|whether|what|the|an?|no|both|this|these|such|some|many|several|evidence|in)';
const ABROAD =
  '(?:zeigten?|fanden?|fand|berichteten?|belegten?|untersuchten?|wiesen|kamen|(?:ont|a)\\s(?:montré|trouvé|démontré|constaté|observé|étudié)|montre(?:nt)?\\sque|encontr(?:ó|aron)|mostr(?:ó|aron|aram|ou)|demostr(?:ó|aron)|demonstr(?:ou|aram)|(?:hanno|ha)\\s(?:mostrato|dimostrato|trovato|osservato)|mostrano\\sche)';
const ADVERB = '(?:(?:also|first|later|recently|similarly|further|independently|has|have|had)\\s){0,2}';

/** A title that begins as a predicate does, with a small letter. */
const PREDICATE = new RegExp(`^${ADVERB}(?:(?:${PAST})\\s\\S|(?:${PRESENT})\\s${OBJECT}[\\s,]|${ABROAD}[\\s,])`, 'u');
/** "This study found that …", "The authors report a …". */
const SENTENCE = new RegExp(
  `^(?:This|The|Their|Our)\\s(?:study|paper|article|review|book|work|survey|trial|authors?|meta-analysis)\\s${ADVERB}(?:(?:${PAST})\\s\\S|(?:${PRESENT})\\s${OBJECT}\\s)`,
  'u',
);
/** "A meta-analysis by": what a name goes on is no title. */
const BEFORE_NAME = /^(?:An?|The|One|Another)\s[^.:]{3,60}\s(?:by|from|of)$/u;

/** Initials alone, as lists of references have them and sentences hardly ever: there a title in small letters may begin with any word. */
const INITIALS = /^(?:\p{Lu}\.?[\s-]?){1,4}$/u;

/** Takes away a title that is none. Changes `fields` and `spans`. */
export function untitled(fields: Draft, spans: Places): void {
  const { title } = fields;
  if (title === undefined || fields.author === undefined) return;
  const spoken = fields.author.every(({ given = '' }) => !INITIALS.test(given)) && (PREDICATE.test(title) || BEFORE_NAME.test(title));
  if (!spoken && !SENTENCE.test(title)) return;
  delete fields.title;
  delete spans.title;
}
