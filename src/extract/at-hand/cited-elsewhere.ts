/**
 * Words in quotation marks that a brief takes from the record of its case or from a statute: “…” (R. at 12), “…”. 42 U.S.C. § 1983. Neither is among
 * the works it is checked for, and yet the words stand there; without a mark of their own they would be held against the decision that was
 * cited before them, and not found. The same is true of a decision that a sentence calls by its name alone: In Roe, the Court held that “…”; and of
 * what a clause of its own gives to somebody else.
 */
import type { Reference } from '../../model/cited.ts';
import type { Note, Span } from '../../model/document.ts';
import { fold, words } from '../../text/fold.ts';
import { lowest } from '../../text/lowest.ts';
import { apartFrom } from '../citations/apart.ts';
import type { KnownMark, QuotedText } from '../quotes/blocks.ts';
import { recordAndLawIn } from '../running/elsewhere.ts';
import { Decisions } from '../running/known.ts';
import { type SourceAtHand, textsOf } from './listed.ts';
import { saidByOthers } from './said-by-others.ts';

/** A place of the decision right before it: "… [2015] UKSC 5, § 24". */
const PLACE_BEFORE = 24;

/**
 * A text whose citations are tied to sources, with marks of no source where it cites the record of a case or a statute. Only where it cites
 * decisions; what names a source that was handed over is left to be read. A note of `notes` that cites nothing else has its mark where it is called:
 * there a page prints a bare number, which is no mark by itself.
 */
export function citingElsewhere(
  text: QuotedText,
  references: readonly Reference[],
  sources: readonly SourceAtHand[],
  notes: readonly Note[] = [],
): QuotedText {
  if (!references.some(({ canonical }) => canonical === 'court-decision')) return text;
  const cited = [...(text.cited ?? [])]
    .sort((a, b) => a.span.start - b.span.start)
    .map((mark) => withSlip(text.text, ofItsFile(text.text, mark)));
  const stems = sources.map(({ id, name = id }) => words(name));
  // An act that the text names has no mark; works have theirs.
  const listed = references.filter(({ origin }) => origin !== 'text');
  const taken = [...cited, ...listed, ...(text.notes ?? [])].map(({ span }) => span);
  const free = apartFrom(taken, recordAndLawIn(text.text), (span) => span);
  const marks = free.flatMap(({ start, end }): KnownMark[] => {
    const label = text.text.slice(start, end);
    const next = lowest(cited.length, (i) => (cited[i]?.span.end ?? 0) > start);
    const before = cited[next - 1]?.span.end ?? Number.NEGATIVE_INFINITY;
    const place = start - before < PLACE_BEFORE && /^[\s,)]*(?:at\s)?$/.test(text.text.slice(before, start));
    const [head = ''] = fold(label).split(' ');
    const handed =
      /^(?:ex$|\p{L}{3,})/u.test(head) &&
      stems.some((stem) => stem.some((word) => word.startsWith(head) || (word.length > 2 && head.startsWith(word))));
    if (place || handed) return [];
    const round = bracketRound(text.text, { start, end });
    const alone = (cited[next]?.span.start ?? round.end) >= round.end && before <= round.start;
    return [{ span: alone ? round : { start, end }, label, source: null }];
  });
  const called = apartFrom(taken, calledByName(text, references, sources), ({ span }) => span);
  const calls = notes.flatMap(({ mark, span, label }): KnownMark[] => {
    const inside = marks[lowest(marks.length, (i) => (marks[i]?.span.start ?? 0) >= span.start)];
    const cites = inside !== undefined && inside.span.end <= span.end;
    return mark !== null && cites ? [{ span: mark, label, source: null }] : [];
  });
  const noted = apartFrom(
    cited.map(({ span }) => span),
    calls,
    ({ span }) => span,
  );
  const all = [...cited, ...marks, ...called, ...noted].sort((a, b) => a.span.start - b.span.start);
  const others = apartFrom(taken, saidByOthers(text.text, all), ({ span }) => span);
  return { ...text, cited: [...all, ...others].sort((a, b) => a.span.start - b.span.start) };
}

/** A paper of another case, before the name of that case: "Brief for Respondent in ". */
const PAPER_IN =
  /(?<!\p{L})(?:Briefs?|Pet(?:ition|\.)|Tr(?:anscript|\.)|App(?:endix|\.)|Record|Argument|Complaint|Order)\s[^.;()“”]{0,60}(?:(?:for|to|of|on)\s[^;()“”]{0,60})?in\s$/u;

/** A decision that only names the case whose papers are cited: none of their words are its own. */
const ofItsFile = (text: string, mark: KnownMark): KnownMark =>
  mark.source !== null && PAPER_IN.test(text.slice(Math.max(0, mark.span.start - 120), mark.span.start)) ? { ...mark, source: null } : mark;

/** The page of a slip opinion, in a bracket behind a citation whose pages are not known yet: "(slip op., at 8)", "(slip op., at 11–12, n. 3)". */
const SLIP = /^,?\s{1,3}\(slip\s{1,3}op\.,?\s{1,3}at\s{1,3}[^()“”]{1,40}\)/u;

/** A mark with the page of the slip opinion behind it, which would be read as a mark of another work, one that is not at hand. */
function withSlip(text: string, mark: KnownMark): KnownMark {
  const [slip = ''] = SLIP.exec(text.slice(mark.span.end, mark.span.end + 80)) ?? [];
  return slip === '' ? mark : { ...mark, span: { start: mark.span.start, end: mark.span.end + slip.length } };
}

/** Letters of a bracket that is looked for round a mark. */
const LONGEST_BRACKET = 200;

/** The bracket that a mark opens, which would be read as a mark of its own: "(section 4(2) of the 1998 Act)"; the mark itself where it opens none. */
function bracketRound(text: string, { start, end }: Span): Span {
  const open =
    /[([](?:(?:see|cf\.|vgl\.|siehe|voir)\s(?:also\s|auch\s)?)?$/iu.exec(text.slice(Math.max(0, start - 16), start))?.[0].length ?? 0;
  if (open === 0) return { start, end };
  let depth = 1;
  for (let at = start; at < Math.min(text.length, start + LONGEST_BRACKET); at += 1) {
    if (/[([]/.test(text.charAt(at))) depth += 1;
    else if (/[)\]]/.test(text.charAt(at))) depth -= 1;
    if (depth === 0) return { start: start - open, end: Math.max(end, at + 1) };
  }
  return { start, end };
}

const NAME = String.raw`\p{Lu}[\p{L}’'-]{2,25}(?:\s\p{Lu}[\p{L}’'-]{1,25}){0,3}`;
/** Where a sentence says by its name which decision its words are from, and only a court can be meant: "In Roe,", "the Roe Court", "Roe teaches". */
const BY_NAME = new RegExp(
  String.raw`(?<![\p{L}\d])(?:[Ii]n\s(?<led>${NAME}),|[Tt]he\s(?<court>${NAME})\s(?:[Cc]ourt|[Dd]ecision|opinion|majority|panel|plurality|dissent)(?!\p{L})|(?<word>${NAME})\s(?:held|holds|teaches|instructs|reaffirmed|overruled|(?:makes|made)\sclear)(?!\p{L}))`,
  'gu',
);
/** Names of parties that are places as well: "In California, …". */
const PLACES =
  /^(?:Washington|California|Texas|New York|Virginia|Georgia|Florida|Ohio|Illinois|Michigan|Arizona|Kansas|Nevada|Massachusetts|Pennsylvania|Maryland|Canada|France|Germany|Italy|Ireland|England|Scotland|Australia|India|Contract|Addition|Fact|Sum|Short|Brief|Re)$/u;

/** The marks of decisions that a sentence names, each with its source. */
function calledByName(text: QuotedText, references: readonly Reference[], sources: readonly SourceAtHand[]): KnownMark[] {
  const decisions = new Decisions(references);
  const texts = textsOf(references, sources);
  return [...text.text.matchAll(BY_NAME)].flatMap(({ index, 0: label, groups = {} }): KnownMark[] => {
    const name = groups.led ?? groups.court ?? groups.word ?? '';
    const own = PLACES.test(name) ? undefined : decisions.named(name);
    // A decision that is named before it is cited is told by what follows.
    if (own === undefined || own.span.start > index) return [];
    return [{ span: { start: index, end: index + label.length }, label, source: texts.get(own.id) ?? null }];
  });
}
