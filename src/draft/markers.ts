/**
 * A draft as it came from its writer made into an answer: the wrapping of models taken off, an unfinished last sentence left out, and marks
 * [0], [1][2], [0, 3] and [0-2] put into the keys of their sources (seed 003, stage 2). A number that no passage has becomes a key that leads
 * nowhere, so that the check tells of it: without its mark the sentence would look like one that claims nothing of a source.
 */
import type { DraftMark } from '../model/draft.ts';
import { sentencesOf } from '../text/sentences.ts';

/** What stands for a passage. */
export interface Named {
  /** What its mark says, with its signs: "[Arxiv]", "[Title](https://…)". */
  readonly mark: string;
  readonly key: string;
}

export interface Marked {
  readonly text: string;
  readonly marks: readonly DraftMark[];
  /** Marks that lead to no passage, as they are printed. */
  readonly stray: readonly string[];
}

const THOUGHT = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i;
const FENCED = /^\s*```(?:markdown|md|text)?[ \t]*\n([\s\S]*?)\n```\s*$/i;
/** A line over what the writer was asked not to add. */
const OWN_LIST = /^(?:#{1,6}\s{1,3}|\*\*)?(?:sources|references|citations|bibliography|quellen):?(?:\*\*)?:?$/i;
/** A line of a list. */
const LISTED = /^(?:$|[-*•[]|\d)/;
const ENDED = /[.!?…:|)\]】"”»*_`。！？]\s*$/u;

/** The text that was meant: without thoughts, fences, a list of sources of its own, and a sentence that was cut. */
export function unwrapped(said: string): string {
  const bare = said.replace(THOUGHT, '');
  const inside = (FENCED.exec(bare)?.[1] ?? bare).replace(/\r\n?/g, '\n').trim();
  const text = withoutOwnList(inside);
  const last = text.slice(text.lastIndexOf('\n') + 1);
  if (text === '' || ENDED.test(text) || /^\s*(?:#{1,6}\s|[-*•]\s|\d{1,3}[.)]\s)/.test(last)) return text;
  const spans = sentencesOf(last);
  const open = spans.at(-1);
  // A line that is one open sentence may be all there is.
  if (open === undefined || spans.length < 2) return text.includes('\n') ? text.slice(0, text.lastIndexOf('\n')).trimEnd() : text;
  return text.slice(0, text.length - last.length + open.start).trimEnd();
}

/** Without a heading of a list of sources that has nothing but a list below it. */
function withoutOwnList(text: string): string {
  const lines = text.split('\n');
  const head = lines.findLastIndex((line) => OWN_LIST.test(line.trim()));
  return head > 0 && lines.slice(head + 1).every((line) => LISTED.test(line.trim())) ? lines.slice(0, head).join('\n').trimEnd() : text;
}

const GROUP = /[[【]\s{0,2}\d{1,3}(?:\s{0,2}[,;–-]\s{0,2}\d{1,3}){0,20}\s{0,2}[\]】](?!\()/g;

/** The places that a mark names: "0, 2-4" is 0, 2, 3, 4. */
function placesIn(mark: string): number[] {
  return mark
    .slice(1, -1)
    .split(/[,;]/)
    .flatMap((part) => {
      const [from = Number.NaN, to = from] = part.split(/[–-]/).map((one) => Number(one.trim()));
      return Array.from({ length: Math.max(1, Math.min(50, to - from + 1)) }, (_, i) => from + i);
    });
}

/** Puts marks into keys. `named`: what stands for each passage, by its place. Several passages of one source are one mark. */
export function keyed(draft: string, named: readonly Named[]): Marked {
  const marks: { span: { start: number; end: number }; key: string; evidence: number[] }[] = [];
  const stray: string[] = [];
  let text = '';
  let from = 0;
  for (const { 0: mark, index } of draft.matchAll(GROUP)) {
    const between = draft.slice(from, index);
    text += between;
    from = index + mark.length;
    let printed = 0;
    for (const place of placesIn(mark)) {
      const one = named[place] ?? { mark: `[unknown-${place}]`, key: `unknown-${place}` };
      if (named[place] === undefined) stray.push(one.mark);
      const before = marks.findLast(({ key }) => key === one.key);
      const last = marks.at(-1);
      // Side by side with nothing but marks between: the same source is cited once.
      const beside = last !== undefined && (printed > 0 || between.trim() === '') && last.span.end === text.trimEnd().length;
      if (beside && before !== undefined && sideBySide(marks, before, text)) {
        before.evidence.push(place);
        printed += 1;
        continue;
      }
      if (printed > 0 && beside) text += ' ';
      marks.push({ span: { start: text.length, end: text.length + one.mark.length }, key: one.key, evidence: [place] });
      text += one.mark;
      printed += 1;
    }
  }
  return { text: text + draft.slice(from), marks, stray };
}

/** Whether nothing but white space stands between a mark and the end of what is written, other marks aside. */
function sideBySide(
  marks: readonly { readonly span: { readonly start: number; readonly end: number } }[],
  one: { readonly span: { readonly start: number; readonly end: number } },
  text: string,
): boolean {
  let at = one.span.end;
  for (const { span } of marks) {
    if (span.start < at) continue;
    if (text.slice(at, span.start).trim() !== '') return false;
    at = span.end;
  }
  return text.slice(at).trim() === '';
}
