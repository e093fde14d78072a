/**
 * Makes names out of the runs that were labelled as such: who wrote, who edited, who translated, in the order of print.
 */
import type { CslItem, CslName } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';
import { parseNames } from '../../text/people/printed.ts';
import { has, Signs, signsIn } from '../../text/signs.ts';
import { trimSpan } from './edges.ts';
import type { Run } from './labels.ts';
import { namesNobody } from './stand-ins.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };

/** Tags, braces of BibTeX, and what somebody is called elsewhere: "(@BarackObama)". */
const NO_NAME = /<[^<>]{1,40}>|[{}]|[([]@[^\s()[\]]{1,40}[)\]]/g;

/** "The PLoS Medicine Editors": they wrote it, and edited no work that is cited. */
const EDITORS = /^The\s(?:\p{Lu}[\p{L}&-]{0,20}\s){0,5}Editors\.?\s?$/u;

/** Sets the names of a role from its runs, all of them in order. Changes `fields` and `spans`. `signs` are those of the reference. */
export function names(
  fields: Draft,
  spans: Record<string, Span[]>,
  raw: string,
  role: 'author' | 'editor' | 'translator',
  runs: readonly Run[],
  signs = signsIn(raw),
): void {
  const all: CslName[] = [];
  for (const run of runs) {
    const printed = raw.slice(run.span.start, run.span.end);
    if (role === 'author' && namesNobody(printed)) continue;
    if (printed.startsWith('The') && EDITORS.test(printed)) {
      all.push({ literal: printed.trim().replace(/\.$/, '') });
      spans[role] = [...(spans[role] ?? []), trimSpan(raw, run.span)];
      continue;
    }
    // "Ada Roe’s “Hedges”": whose it is.
    const whose = /[’']s$/.test(printed) ? printed.slice(0, -2) : printed;
    const { names: found, etAl } = parseNames(has(signs, Signs.tag) && /[<@{]/.test(whose) ? whose.replace(NO_NAME, ' ') : whose);
    if (found.length > 0) spans[role] = [...(spans[role] ?? []), trimSpan(raw, run.span)];
    all.push(...found);
    if (etAl && role === 'author') fields['et-al'] = true;
  }
  if (all.length > 0) fields[role] = all;
}
