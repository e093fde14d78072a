/**
 * Which citation governs which quote (seed 002): the one that follows; else the one its sentence opens with; else one carried
 * forward from before in the same paragraph, or the next one behind when only quotes lie between. What stands directly behind
 * a quote and cannot be read makes it unresolved; a quote that nothing governs is uncited. No source is ever guessed.
 */
import type { Span } from '../model/document.ts';
import type { PairedBy, PassedQuote } from '../model/quote.ts';
import { BEFORE_CITATION } from '../text/editor-notes.ts';
import { indexFrom, lowest } from '../text/lowest.ts';
import { locatorIn } from './pair/locator.ts';
import type { Mark } from './pair/marks.ts';
import { isLoose, skipped } from './quotes/sort.ts';
import { ITEM, type Paragraph } from './quotes/text.ts';
import type { FoundQuote, FoundQuotes } from './quotes.ts';

/** A quote with what governs it. */
export interface PairedQuote {
  readonly span: Span;
  /** The words for matching: without a block's quote signs and the citation at its end. */
  readonly words: string;
  readonly marks: readonly Mark[];
  readonly by?: PairedBy | undefined;
  /** Something stands behind it that should be a citation and is not closed. */
  readonly broken?: boolean;
}

/** Marks that stand together: [1][3], (Ng 2024; Doe 2019), [1] and [2]. */
interface Group extends Span {
  readonly marks: readonly Mark[];
}

/** Where a sentence may end: a stop, marks that close, white space, and something that can begin one, or the rule over a page's notes. Not behind "p." or "Dr.". */
const STOP = /[.!?][”"’»\])*_]{0,3}\s+(?=[\p{Lu}"“„«‘'[(\d*_])|(?<![—_])[—_]{5,80}\s+|[。！？][”」』）］]{0,3}/gu;
const SHORT_FORM =
  /(?:\b(?:pp?|cf|vs?|nos?|sec|art|para|cl|ch|fig|vol|eds?|et al|al|e\.g|i\.e|id|ibid|dr|mrs?|ms|st|prof|jr|sr|inc|ltd|co|corp)|\b\p{Lu})$/iu;
/** A line that is only a heading; what it names is what the quotes below it are from. */
const HEADING = /^\s*(?:#{1,6} [^\n]*(?:\n\s*)?|\*\*[^*\n]*\*\*:?\s*)$/;
const LONGEST_HEAD = 300;

/** Pairs every quote; those that turn out to be no quotes are listed with their reason. */
export function pairQuotes(
  text: string,
  { quotes: all, skipped: given }: FoundQuotes,
  paragraphs: readonly Paragraph[],
  marks: readonly Mark[],
): { readonly paired: readonly PairedQuote[]; readonly skipped: readonly PassedQuote[] } {
  const paired: PairedQuote[] = [];
  const groups = grouped(text, marks);
  const quotes: FoundQuote[] = [];
  const passed = [...given];
  for (const quote of all)
    if (isPlace(text, quote, groups[indexFrom(groups, quote.start) - 1])) passed.push(skipped(text, quote.start, quote.end, 'title'));
    else quotes.push(quote);
  const outside = groups.filter(
    ({ start, end }) => (quotes[lowest(quotes.length, (i) => (quotes[i] as Span).end > start)]?.start ?? end) >= end,
  );
  const firm = outside
    .map((group) => ({ ...group, marks: group.marks.filter(({ loose }) => !loose) }))
    .filter((group) => group.marks.length > 0);
  const real = quotes.filter(({ doubt }) => !doubt);
  /** What governs the quote before from behind, though words lie between. */
  let taken: Group | undefined;
  for (const quote of quotes) {
    const { start, end, block, doubt } = quote;
    const inner = trailing(text, quote, groups[indexFrom(groups, quote.words.end) - 1]);
    const paragraph = paragraphs[indexFrom(paragraphs, start + 1) - 1] as Paragraph;
    const next = adjacent(text, end, outside);
    const follows = inner ?? (next && isAnothers(text, quote, paragraph, next, outside, quotes) ? undefined : next);
    const span = trimmed(text, inner ? { start: quote.words.start, end: inner.start } : quote.words, block ? (inner ? '>—–*_-' : '>') : '');
    const words = text.slice(span.start, span.end);
    if (doubt && (doubt === 'title' || doubt === 'empty' || (!follows && doubt !== 'dialogue'))) {
      passed.push(skipped(text, start, end, doubt));
      continue;
    }
    // A bracket that is never closed.
    const broken = !follows && /^[.,;:]?[ \t]?[[【][^\]】\n]{0,100}(?:\n|$)/.test(text.slice(end, end + 120));
    const governing = follows || broken ? undefined : governed(text, quote, paragraphs, firm, real, taken);
    taken = governing?.by === 'following' ? governing.group : undefined;
    // What somebody says is quoted from what its own sentence cites; of other sentences' sources nobody says that it is from there.
    if (doubt && !follows && !/^[bf]/.test(governing?.by ?? '')) passed.push(skipped(text, start, end, doubt));
    else if (!follows && !broken && !governing && !block && isLoose(words)) passed.push(skipped(text, start, end, 'term'));
    else
      paired.push({
        span,
        words: block ? words.replace(/^[ \t]*>+ ?/gm, '') : words,
        marks: (follows ?? governing?.group)?.marks ?? [],
        by: inner ? 'inside' : follows || broken ? 'following' : governing?.by,
        broken,
      });
  }
  return { paired, skipped: passed };
}

/** Whether marks hold words for the place they cite: [lease, section “Fees”]. A link's words may be quoted themselves. */
const isPlace = (text: string, { start, end }: Span, group: Group | undefined): boolean =>
  group !== undefined &&
  end < group.end &&
  /^[[(【][^(]*[\p{L}\d]/u.test(text.slice(group.start, start)) &&
  !/^[^\]]*\]\(/.test(text.slice(end, group.end));

/** Whether a citation behind a quote is rather the next quote's, and this one has its source before it. */
function isAnothers(
  text: string,
  { start, end }: FoundQuote,
  paragraph: Span,
  next: Group,
  groups: readonly Group[],
  quotes: readonly FoundQuote[],
): boolean {
  const named = groups[indexFrom(groups, start) - 1];
  const led = named && named.start >= paragraph.start;
  const gap = text.slice(end, next.start);
  // “[1] “…”” and “[2] “…”” on lines of their own.
  const begins = (at: number): boolean => /(?:^|\n)[\s:*_→–—-]{0,9}$/.test(text.slice(Math.max(0, at - 9), at));
  if (led && gap.includes('\n') && begins(named.start) && begins(next.start)) return true;
  if (next.start < paragraph.end) {
    // “[1] says “…”; [2] says “…””: in the whole paragraph each mark comes before its quote, in the same sentence and line.
    const before = led ? text.slice(named.end, start) : '\n';
    const quoteLater = (offset: number, by: number): boolean =>
      (quotes[indexFrom(quotes, offset) - by] as Span).start > (groups[indexFrom(groups, offset) - by] as Span).start;
    return (
      quoteLater(paragraph.start, 0) &&
      quoteLater(paragraph.end, 1) &&
      !/[.!?]\s|["“„«‘「\n]/.test(before) &&
      /^[\s:,*_→–—-]{0,9}(?:\p{Ll}[^.!?\n]{0,99})?["“„«‘「]/u.test(text.slice(next.end, paragraph.end)) &&
      (/^[\s:*_→–—-]*$/.test(before) || /[^\p{L}\p{N}\s"”»」’]["”»」’]?\s*$/u.test(text.slice(start, next.start)))
    );
  }
  const line = gap.slice(gap.lastIndexOf('\n') + 1);
  const own = text.slice(paragraph.start, paragraph.start + LONGEST_HEAD);
  // An item further in may be what the quote is from; one beside it is not.
  return line !== gap && (led || (ITEM.test(own) && ITEM.test(line) && indent(line) <= indent(own)));
}

const indent = (line: string): number => line.search(/\S|$/);

function grouped(text: string, marks: readonly Mark[]): Group[] {
  const WIDEST_JOINED = 20;
  const groups: { start: number; end: number; marks: Mark[] }[] = [];
  for (const mark of marks) {
    const last = groups.at(-1);
    const gap = mark.start - (last?.end ?? 0);
    if (
      last &&
      gap < WIDEST_JOINED &&
      (mark.start === last.marks.at(-1)?.start ||
        /^(?!\s*\n\s*\n)[\s,;&、，；–-]*(?:(?:and|und|et)\s*)?$/.test(text.slice(last.end, mark.start)))
    ) {
      last.marks.push(mark);
      last.end = mark.end;
    } else groups.push({ start: mark.start, end: mark.end, marks: [mark] });
  }
  return groups;
}

/** The marks directly behind an offset. */
function adjacent(text: string, end: number, groups: readonly Group[]): Group | undefined {
  const WIDEST = 170;
  const group = groups[indexFrom(groups, end)];
  if (!group || group.start - end > WIDEST) return undefined;
  const gap = text.slice(end, group.start);
  // A name that heads what is below it, or begins the next sentence, cites nothing above.
  const name = text.slice(group.start, group.end + LONGEST_HEAD).split('\n', 1)[0] ?? '';
  if (/^\p{L}/u.test(name)) {
    if (/[.!?]\s{0,9}$|\n[\s*_#>-]{0,9}$/.test(gap) && /^,? \p{Ll}/u.test(text.slice(group.end, group.end + 3))) return undefined;
    if (
      gap.includes('\n') &&
      !group.marks[0]?.locator &&
      (/:[\s*_]*$/.test(name) || HEADING.test(gap.slice(gap.lastIndexOf('\n') + 1) + name))
    )
      return undefined;
  }
  // A new paragraph cites for itself, unless its first words are the citation of the block above.
  return BEFORE_CITATION.test(gap) && !/\n\s*\n/.test(gap.trimStart()) ? group : undefined;
}

/** Marks at the very end of the quoted stretch: "… of writing [2]”, a block's last line "— contract, § 4". */
function trailing(text: string, { words, block }: FoundQuote, group: Group | undefined): Group | undefined {
  if (!group || group.start < words.start || group.end > words.end || words.end - group.end > 60) return undefined;
  if (!(block ? /^[\s.,;:!?*_>"“”'’)&—–-]*$/ : /^[\s.,;&]*$/).test(text.slice(group.end, words.end))) return undefined;
  if (!block && group.marks.some(({ source }) => source < 0)) return undefined;
  // A name in running words ends a quoted sentence as all words may, a bare number is a note's; behind a dash it is the source.
  return /^\s?([[(【（［〔⁰¹²³⁴-⁹*†‡]|\d+\W*$)/.test(text.slice(group.start, words.end)) ||
    /[—–-]\s*[*_"“]*$/.test(text.slice(words.start, group.start))
    ? group
    : undefined;
}

/** A stretch without the white space and `signs` at its end, and white space and quote signs at its beginning. */
function trimmed(text: string, { start, end }: Span, signs: string): Span {
  while (start < end && (text.charAt(start).trim() === '' || (signs && text[start] === '>'))) start += 1;
  while (end > start && (text.charAt(end - 1).trim() === '' || `>${signs}`.includes(text.charAt(end - 1)))) end -= 1;
  return { start, end };
}

/** The sentence that a quote stands in. */
function sentenceRound(text: string, paragraph: Span, quote: Span): Span {
  // How far from a quote its sentence may reach.
  const REACH = 3000;
  const from = Math.max(paragraph.start, quote.start - REACH);
  let start = from;
  const slice = text.slice(from, Math.min(paragraph.end, quote.end + REACH));
  for (const { 0: stop, index } of slice.matchAll(STOP)) {
    const end = from + index + stop.length;
    if (SHORT_FORM.test(slice.slice(Math.max(0, index - 12), index))) continue;
    if (end <= quote.start) start = end;
    // The stop may stand within the quote's own marks: “… so it was.” Then …
    else if (end > quote.end) return { start, end };
  }
  return { start, end: from + slice.length };
}

/** Marks, and the same with another place that the words behind them name: "The opinion (p. 2) says “…” and, on p. 1, “…”. */
function withPlace(group: Group, words: string): Group {
  const locator = locatorIn(words)?.locator;
  const placed = group.marks.filter((mark) => mark.locator?.kind === locator?.kind && mark.locator?.raw !== locator?.raw);
  return locator ? { ...group, marks: [...group.marks, ...placed.map((mark) => ({ ...mark, locator }))] } : group;
}

function governed(
  text: string,
  { start, end, block }: FoundQuote,
  paragraphs: readonly Paragraph[],
  groups: readonly Group[],
  quotes: readonly FoundQuote[],
  taken: Group | undefined,
): { readonly group: Group; readonly by: PairedBy } | undefined {
  // How far before a quote its place is looked for.
  const NEAR = 40;
  const LONGEST_LIST = 200;
  // Paragraphs that a heading may stand over.
  const HEADED = 20;
  const index = indexFrom(paragraphs, start + 1) - 1;
  const paragraph = paragraphs[index] as Paragraph;
  const printed = (i: number): string => {
    const { start: from, end: to } = paragraphs[i] ?? { start: 0, end: 0 };
    return text.slice(from, Math.min(to, from + LONGEST_HEAD));
  };
  const next = indexFrom(groups, end);
  const behind = groups[next];
  const before = groups[next - 1];
  // What stands over a list, a paragraph or a block: words that hand over to it; else the heading further up.
  let over = index - 1;
  let under = false;
  if (ITEM.test(printed(index)))
    for (let inmost = indent(printed(index)); over > index - LONGEST_LIST && ITEM.test(printed(over)); over -= 1)
      // The item that this one is set under, where it names a source.
      if (indent(printed(over)) < inmost) {
        inmost = indent(printed(over));
        const { start: from = 0, end: to = 0 } = paragraphs[over] ?? {};
        under = (groups[indexFrom(groups, from)]?.start ?? to) < to;
        if (under) break;
      }
  const { start: from = 0, end: to = 0 } = paragraphs[over] ?? {};
  const hands = /[:,—][\s*_]*$/.test(text.slice(Math.max(from, to - 20), to));
  if (!block && !hands && !under) {
    const least = Math.max(0, over - HEADED);
    while (over >= least && !HEADING.test(printed(over))) over -= 1;
    if (over < least) over = -1;
  }
  const { start: opens = 0, end: closes = 0 } = paragraphs[over] ?? {};
  const last = groups[indexFrom(groups, closes) - 1];
  // A heading that only mentions a source in passing is about something else.
  const led =
    last && last.start >= opens && (block || hands || text[last.start] === '[' || (last.end - last.start) * 3 > closes - opens)
      ? last
      : undefined;
  if (block) return led && { group: led, by: hands ? 'before' : 'carried' };
  const sentence = sentenceRound(text, paragraph, { start, end });
  // A stop within a citation ends no sentence: "(2d Cir. 1992) (“…”)".
  if (before && before.end > sentence.start) {
    // What opens the sentence governs its first quote; a later one rather has its own behind it.
    const between = quotes[indexFrom(quotes, before.end)];
    const past = quotes[indexFrom(quotes, start) - 1]?.end ?? 0;
    // … and so has one that follows on another of this kind: “…” is what [1] says, “…” what [2] says.
    const own =
      before.start === taken?.start &&
      behind &&
      behind.start < (quotes[indexFrom(quotes, end)]?.start ?? behind.end) &&
      /\p{L}/u.test(text.slice(before.end, start));
    if (!behind || behind.start >= sentence.end || (!own && (!between || between.end > start)))
      return { group: withPlace(before, text.slice(Math.max(before.end, past, start - NEAR), start)), by: 'before' };
  }
  if (behind && behind.start < sentence.end) return { group: behind, by: 'following' };
  if (before && before.start >= paragraph.start) return { group: before, by: 'carried' };
  if (behind && behind.start < paragraph.end) return { group: behind, by: 'later' };
  return led && { group: led, by: 'carried' };
}
