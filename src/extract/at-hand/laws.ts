/**
 * Acts that a text cites by the place of a provision, "Article 5(1)(c) of the GDPR", "§ 3 Nr. 1 IFG", "section 40(2) of the Roe Act 2000", and whose text
 * is at hand. Decides which source such a name means: the one whose file or first lines bear it, or what the text itself says that it stands for. A
 * provision is mentioned far more often than it is quoted, so that words are told as absent from it only where the sentence says that they are its own.
 */
import type { Span } from '../../model/document.ts';
import { indexFrom } from '../../text/lowest.ts';
import type { KnownMark } from '../quotes/blocks.ts';
import { isAct, namesOfActs } from './laws-named.ts';
import { isSaidThere } from './said-there.ts';

/** A source as far as its name goes. */
interface Named {
  readonly id: string;
  readonly name?: string;
  readonly text: string;
}

const NUMBER = String.raw`\d{1,4}[a-z]{0,2}(?:\s?\([\dA-Za-z]{1,5}\)){0,5}`;
/** What stands behind the number of a provision and narrows it. */
const NARROWED = String.raw`(?:,?\s(?:Abs|Nr|Satz|Sätze|S|Halbs|Hs|lit|Buchst|UAbs|Alt|Var|Ziff|[Pp]aras?|[Pp]aragraph|[Pp]oint|al|alinéa|phrase)\.?\s?(?:\([\da-z]{1,3}\)|\d{1,3}|[IVX]{1,4}|[a-z])(?![\p{L}\d])){0,5}`;
const FURTHER = String.raw`(?:(?:,\s(?:and\s|or\s)?|\s(?:and|or|to|und|oder|bis|et|i\.\s?V\.\s?m\.)\s|[–-])(?:(?:(?:Articles?|Art\.|§{1,2})\s?)?${NUMBER}|\([\da-z]{1,4}\))${NARROWED}){0,8}`;
/** The place of a provision: "Articles 13 and 14", "§ 3 Nr. 1 Buchst. a", "s 40(2)". */
const PLACE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<art>(?:[Aa]rticles?|[Aa]rtikels?|[Aa]rts?\.?|[Ss]ections?|[Ss]ecs?\.|[Ss]s?\.?|[Rr]ules?|[Rr]ecitals?|[Ee]rwägungsgr(?:und|ünde)|[Cc]onsidérants?)\s|§{1,2}\s?)(?<number>${NUMBER})(?<narrowed>${NARROWED})(?<further>${FURTHER}))`,
  'gu',
);
/** What joins a place to the name of its act. */
const JOINED = /^,?\s(?:(?:of|in|under|to|des|der|dem|im|de|du|de\sla|della|del)\s)?(?:(?:the|said|la|le|les|l['’])\s?)?/u;
/** What points back to the act that was named last. */
const SAME_ACT =
  /^\s(?:(?:of|in|under)\s(?:that|the\s(?:said|same|latter|aforementioned))\s([Rr]egulation|[Aa]ct|[Ll]aw|[Cc]ode|[Ss]tatute)|thereof)(?!\p{L})/u;
/** Any act that a text names by a number or a year, at hand or not. */
const ANY_ACT =
  /(?<!\p{L})(?:Regulation|Directive|Decision|Law|Act|Code|Convention|Treaty|Charter|Constitution)(?:\s\([A-Z]{2,4}\))?\s(?:of\s)?(?:No\.?\s)?\d[\d/]{1,9}|(?<!\p{L})the\s(?:Charter|Treaty|Constitution|Convention|Directive)(?!\p{L})/gu;
/** What is no part of a text that can be had apart from its preamble. */
const PREAMBLE = /^(?:[Rr]ecital|[Ee]rwägungsgr|[Cc]onsidérant)/u;

/**
 * The marks of provisions of acts at hand, in reading order, each with its place where it is one alone; none where no text at hand is an act that is
 * named so. A mark that only mentions a provision names it, and cites none of its words.
 */
export function lawsAtHand(text: string, sources: readonly Named[]): KnownMark[] {
  const acts = sources.filter(isAct);
  if (acts.length === 0) return [];
  const named = namesOfActs(text, acts);
  if (named.length === 0) return [];
  const others = [...text.matchAll(ANY_ACT)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
  return [...text.matchAll(PLACE)].flatMap(({ index, 0: place, groups = {} }): KnownMark[] => {
    const behind = index + place.length;
    const joined = JOINED.exec(text.slice(behind, behind + 24))?.[0].length ?? 0;
    const own = joined === 0 ? undefined : named[indexFrom(named, behind)];
    const direct = own !== undefined && own.start === behind + joined ? own : undefined;
    const ahead = named[indexFrom(named, index) - 1];
    const led = ahead !== undefined && /^,?\s$/u.test(text.slice(ahead.end, index)) ? ahead : undefined;
    const [back = '', kind = ''] = SAME_ACT.exec(text.slice(behind, behind + 48)) ?? [];
    const last = back === '' || ahead === undefined || isNamedSince(text, others, ahead, index, kind) ? undefined : ahead;
    const act = direct ?? led ?? last;
    if (act === undefined) return [];
    const span = { start: act === led ? act.start : index, end: act === direct ? act.end : behind + (act === last ? back.length : 0) };
    const alone = groups.further === '' && !PREAMBLE.test(place);
    return [
      {
        span,
        label: text.slice(span.start, span.end),
        source: act.source,
        act: true,
        ...(alone ? { locator: place } : {}),
        ...(isSaidThere(text, span) && act !== last && !PREAMBLE.test(place) ? {} : { named: true as const }),
      },
    ];
  });
}

/** Whether another act, of the kind that points back where it tells one, is named between an act and what points back. */
function isNamedSince(text: string, others: readonly Span[], act: Span, index: number, kind: string): boolean {
  for (let at = indexFrom(others, act.end); (others[at]?.start ?? index) < index; at += 1)
    if (text.slice(others[at]?.start, others[at]?.end).toLowerCase().includes(kind.toLowerCase())) return true;
  return false;
}
