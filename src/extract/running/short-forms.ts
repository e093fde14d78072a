/**
 * Short forms behind a full citation in running text: "Twombly, 550 U.S. at 555", "550 U.S. at 555", "Twombly, supra, at 555", "Id. at 556",
 * "Roe at [24]", "Roe (above) at [5]", "Roe, cited above, § 63", "BGH, a.a.O., Rn. 13", "ibid., § 25". A short form means the decision with its
 * volume and reporter or with its name; "id." and "ibid." what was cited last, and nothing where two were.
 */
import type { Span } from '../../model/document.ts';
import { AMERICAN_REPORTERS } from '../../text/reporters.ts';
import { apartFrom } from '../citations/apart.ts';
import { nameBefore, shortNameBefore } from './case-names.ts';
import { seriesKey } from './printed-at.ts';

export interface ShortForm {
  readonly span: Span;
  /** As printed, without the place. */
  readonly label: string;
  readonly locator?: string;
  /** The name in front, "Twombly"; empty for none. */
  readonly name: string;
  /** Volume and reporter without spaces and points: `550us`; absent for "supra" and "id.". */
  readonly series?: string;
  /** The first page, or the number of a data base, where the short form repeats it: 12345 of "2020 WL 12345, at *4". */
  readonly first?: number;
  /** True for "id.", which means what was cited last. */
  readonly again?: true;
  /** True for a name and a place alone, which are a short form only if a decision is called so. */
  readonly bare?: true;
}

const PLACE = String.raw`(?:¶{1,2}\s?)?\*?\d{1,5}(?:\s?[–-]\s?\*?\d{1,5})?(?:,\s\d{1,4}(?:[–-]\d{1,4})?(?!\d|\s?\p{L}))?(?:\s(?:&\s)?nn?\.\s?\d{1,3})?`;
/** A page that is not known yet, as slip opinions have it: "560 U. S., at ___–___". */
const BLANK = String.raw`_{2,6}(?:\s?[–-]\s?_{2,6})?`;
const IN_SERIES = new RegExp(
  String.raw`(?<!\d)(\d{1,4}\s(?:${AMERICAN_REPORTERS}))(?:\s(\d{1,8}))?,?\sat\s(?:((?:pp?\.\s)?${PLACE})|${BLANK})`,
  'gu',
);
/** Paragraphs and other places that only decisions and laws have. */
const PARAGRAPH = String.raw`\[\d{1,4}\](?:\s?[–-]\s?\[?\d{1,4}\]?)?|(?:au\s)?(?:paras?\.?|paragraphs?|points?|pts?\.?|¶{1,2}|§{1,2}|Rn\.|Rz\.|Rdnr\.|Tz\.|Randnr\.|E\.|Erw\.|consid\.|FJ|r\.o\.)\s?\d{1,4}(?:\.\d{1,3}){0,3}(?!\d)[a-z]?(?:\s?[–-]\s?\d{1,4})?`;
/** The number of the citing text's own next paragraph: "Id.\n¶ 180 The court …". */
const OWN_PARAGRAPH = String.raw`(?!\s*\n\s*¶\s?\d{1,4}\s+\p{Lu})`;
const BEHIND = String.raw`(?:${OWN_PARAGRAPH},?\s(?:at\s)?(?:(${PARAGRAPH}|(?:(?:pp?|S)\.\s)?${PLACE}(?!\d|\s\p{Lu}))|${BLANK}))?`;
/** Words that point at what was cited before, in the languages of courts. */
const POINTER = String.raw`supra|above|cited\sabove|ante|op\.\s?cit\.|loc\.\s?cit\.|a\.\s?a\.\s?O\.|aaO|préc\.|précitée?s?|citad[oa]s?|cit\.|cited\sin\s(?:paragraph|para\.)\s\d{1,3}\sabove|hierboven|reeds\saangehaald`;
const ABOVE = new RegExp(String.raw`,?\s(?:\((${POINTER})\)|(?<=,\s)(${POINTER}))(?![\p{L}\d])${BEHIND}`, 'gu');
const AGAIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(?:[Ii]d\.|[Ii]bid(?:em)?(?![\p{L}])\.?|[Ee]bd\.|[Ee]benda(?!\p{L})|(?<=[(;]\s?)a\.\s?a\.\s?O\.|(?<=[(;]\s?)aaO(?!\p{L})|(?<=[(;]\s?)[Ll]oc\.\s?cit\.|(?<=\()[Ii]vi(?!\p{L}))${BEHIND}`,
  'gu',
);
/** A place behind a name and nothing else: "Roe at [24]", "Roe, paragraph 81", "Roe at 520". */
const NAME_AND_PLACE = new RegExp(
  String.raw`(?<=[\p{L}.])(?:,?\sat\s(${PARAGRAPH}|\d{1,5}(?:\s?[–-]\s?\d{1,5})?(?!\d|,\d|\p{L}|\s\p{Lu}|\s?%|\s(?:per|percent|million|billion|thousand|pounds|dollars|euros|days|weeks|months|years|hours|minutes|[ap]\.?m)))|,\s(${PARAGRAPH}))(?!\s(?:of|des|der|du|de)\s)`,
  'gu',
);

/** All short forms of a text, in reading order. */
export function shortFormsIn(text: string): ShortForm[] {
  const located = (place: string | undefined) => (place === undefined ? {} : { locator: place.trim() });
  const named = (at: number) => {
    const before = text.slice(Math.max(0, at - 90), at);
    // "Roe, supra, 23 Cal.3d at p. 680" is one mark.
    const joint = /,\s(?:supra,\s)?$/.exec(before)?.[0].length ?? 0;
    const name = joint === 0 ? '' : shortNameBefore(before.slice(0, -joint));
    return { name, start: name === '' ? at : at - joint - name.length };
  };
  const inSeries = [...text.matchAll(IN_SERIES)].map(({ index, 0: whole, 1: series = '', 2: first, 3: place }): ShortForm => {
    const { name, start } = named(index);
    const label = name === '' ? series : `${name}, ${series}`;
    const number = first === undefined ? {} : { first: Number(first) };
    return { span: { start, end: index + whole.length }, label, name, series: seriesKey(series), ...number, ...located(place) };
  });
  const byName = (index: number, whole: string, words: string, place: string | undefined, bare: boolean): ShortForm[] => {
    const name = nameBefore(text.slice(Math.max(0, index - 120), index));
    if (name === '') return [];
    const span = { start: index - name.length, end: index + whole.length };
    return [{ span, label: words === '' ? name : `${name}, ${words}`, name, ...(bare ? { bare } : {}), ...located(place) }];
  };
  const above = [...text.matchAll(ABOVE)].flatMap(({ index, 0: whole, 1: bracketed, 2: words = bracketed ?? '', 3: place }) =>
    byName(index, whole, words, place, false),
  );
  const placed = [...text.matchAll(NAME_AND_PLACE)].flatMap(({ index, 0: whole, 1: at, 2: place = at }) =>
    byName(index, whole, '', place, true),
  );
  const again = [...text.matchAll(AGAIN)].map(
    ({ index, 0: whole, 1: place }): ShortForm => ({
      span: { start: index, end: index + whole.length },
      label: /^\S+(?:\sa\.|\scit\.|\sO\.)*/u.exec(whole)?.[0].replace(/,$/, '') ?? whole,
      name: '',
      again: true,
      ...located(place),
    }),
  );
  const firm = [...inSeries, ...above, ...again];
  const beside = apartFrom(
    firm.map(({ span }) => span),
    placed,
    ({ span }) => span,
  );
  return [...firm, ...beside].sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
}
