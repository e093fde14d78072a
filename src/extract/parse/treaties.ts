/**
 * Treaties as lawyers cite them: the title, the day it was adopted or signed, volume and page of the United Nations Treaty Series. Treaties by
 * other series, and those without any, are left to the weights.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };
type Places = Record<string, Span[]>;

const TREATY =
  /^([^([\d]{8,200}?)(?:,?\s\((?:adopted|opened\sfor\ssignature|signed|concluded|done)\s[^)\d]{0,20}\d{0,2}\s?\p{L}{0,10}\s?(\d{4})[^)]{0,120}\)|,\s(?:(?:adopted|opened\sfor\ssignature|signed|concluded|done)\s(?:on\s|at\s[^,\d]{3,40},?\s)?)?(?:(?:\d{1,2}\s)?\p{L}{3,10}\s(?:\d{1,2},?\s)?)(\d{4})(?:[,;]?\s\(?(?:entered\sinto|in)\sforce\s[^,;()]{4,24}(?:,\s\d{4})?\)?)?),?\s(\d{1,4})\s(UNTS|U\.\s?N\.\s?T\.\s?S\.)\s(\d{1,6})/u;

/** Sets the fields of a treaty by volume and page of the series of the United Nations. Changes `fields` and `spans`; null for all else. */
export function readTreaty(fields: Draft, spans: Places, raw: string): 'legislation' | null {
  const found = /UNTS|U\.\s?N\.\s?T/.test(raw) ? TREATY.exec(raw) : null;
  if (found === null) return null;
  const [whole, title = '', bracketed, plain, volume = '', series = '', page = ''] = found;
  const year = bracketed ?? plain ?? '';
  for (const name of ['author', 'editor', 'publisher', 'publisher-place', 'issue', 'number'] as const) {
    delete fields[name];
    delete spans[name];
  }
  const set = (name: 'title' | 'volume' | 'container-title' | 'page', value: string, start: number): void => {
    fields[name] = value;
    spans[name] = [{ start, end: start + value.length }];
  };
  set('title', title, 0);
  const atPage = whole.length - page.length;
  const atSeries = raw.lastIndexOf(series, atPage);
  set('page', page, atPage);
  set('container-title', series, atSeries);
  set('volume', volume, raw.lastIndexOf(volume, atSeries - 1));
  if (fields.issued?.['date-parts']?.[0]?.[0] === Number(year)) return 'legislation';
  const start = raw.indexOf(year, title.length);
  fields.issued = { 'date-parts': [[Number(year)]] };
  spans.issued = [{ start, end: start + 4 }];
  return 'legislation';
}
