/**
 * A claim that something had an effect, or that one is more than the other, where the source says that nothing of the kind was found: "no difference was found
 * between native and exotic trees" told as "native trees cool better than exotic ones". Such a claim may have all its words from its source.
 */
import type { Span } from '../../../model/document.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Said } from '../belonging/texts.ts';
import { claimRead, type SentenceRead } from '../exchanged/read.ts';
import { plainForm } from '../select/expand.ts';
import { type NullResult, nullResultsIn } from './cues.ts';
import { ASKED, BOUND, between, COMPARES, goesOn, kin, MOVES } from './told.ts';

/** What a claim tells that was not found. Offsets of `start` and `end` into the claim, of `sentence` into the evidence. */
export interface Unfound extends Span {
  readonly how: 'null-result';
  readonly against: string;
  readonly sentence: Span;
}

/** That it was no chance. */
const PROVEN = /\bsignificant(?:ly)?\b/i;
const LASTS = /\b(?:persist(?:s|ed|ing)?|last(?:s|ed|ing)|remain(?:s|ed)|continu(?:es|ed)|still|sustained|maintained)\b/i;
/** A claim of what was thought beforehand tells of nothing found. */
const EXPECTED = /\b(?:expected|predicted|hypothesi[sz]ed|assumed|anticipated|supposed|hoped) (?:to|that|a|an|the|more|less|fewer)\b/i;

/** Words between what is told and what it is told of. */
const NEAR = 6;
interface Told {
  readonly compares: boolean;
  readonly moves: boolean;
  readonly proven: boolean;
  readonly lasts: boolean;
  /** Where it is told, for a person. */
  readonly at: Span;
  /** Its numbers, as printed. */
  readonly figures: readonly string[];
  /** Words of matter, with the distance in words to the nearest word that tells it. */
  readonly words: readonly { readonly form: string; readonly apart: number }[];
}

/** What a claim tells of an effect; null where it tells of none, or denies something. */
function toldIn({ text, tokens }: SentenceRead): Told | null {
  if (BOUND.test(text) || EXPECTED.test(text)) return null;
  const compares = [...text.matchAll(COMPARES)];
  const moves = [...text.matchAll(MOVES)];
  const proven = PROVEN.exec(text);
  const lasts = LASTS.exec(text);
  const all = [...compares, ...moves, ...(lasts === null ? [] : [lasts])].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
  const first = all[0];
  if (first === undefined) return null;
  const tells = (start: number, end: number): boolean => all.some((one) => start < one.end && end > one.start);
  const places = tokens.flatMap(({ start, end }, i) => (tells(start, end) ? [i] : []));
  const words = tokens.flatMap((token, i) =>
    token.kind !== 'word' || token.text.length < 3 || isStopWord(token.text) || tells(token.start, token.end) || PROVEN.test(token.text)
      ? []
      : [{ form: plainForm(token), apart: Math.min(...places.map((place) => Math.abs(place - i))) }],
  );
  return {
    compares: compares.length > 0,
    moves: moves.length > 0,
    proven: proven !== null,
    lasts: lasts !== null,
    at: proven === null ? first : { start: proven.index, end: proven.index + proven[0].length },
    words,
    figures: tokens.flatMap(({ kind, text: word }) => (kind === 'number' ? [word] : [])),
  };
}

/** Whether a result that was not found is what a claim tells. */
function denies({ kind, moved }: NullResult, told: Told): boolean {
  if (kind === 'unproven') return told.proven;
  if (kind === 'ended') return told.lasts;
  if (kind === 'alike' && moved) return told.compares;
  return told.compares || told.moves;
}

/**
 * The first result that the source says was not found and the claim tells; null where none can be shown. `near`: the sentences that are looked at. A sentence that tells the effect of the same thing, with as many of the claim's words, bears the claim out.
 */
export function nullResult(said: Pick<Said, 'text' | 'tokens'>, near: () => readonly SentenceRead[]): Unfound | null {
  const told = claimRead(said).kept(toldIn);
  if (told === null) return null;
  const read = near();
  for (const sentence of read) {
    for (const result of sentence.kept(nullResultsIn)) {
      if (!denies(result, told) || !meets(result, told)) continue;
      if (read.some((other) => bearsOut(other, sentence, result, told))) continue;
      return { how: 'null-result', ...told.at, against: result.cue, sentence: sentence.span };
    }
  }
  return null;
}

/** Whether the claim tells it of what was looked at, held against the same. */
function meets({ about, by, kind, back }: NullResult, { words }: Told): boolean {
  const has = (form: string, apart = Number.POSITIVE_INFINITY): boolean =>
    words.some((word) => word.apart <= apart && kin(word.form, form));
  const looked = [...new Set(about)];
  const met = looked.filter((form) => has(form));
  // What a whole clause tells is met by two of its words.
  if (back) return met.length >= 2;
  if (kind === 'ended') return met.length > 0;
  if (
    met.length === 0 ||
    met.length * 2 < looked.length ||
    (by.length > 0 && met.length * 2 === looked.length && met[0] !== looked[0]) ||
    ![...met, ...by].some((form) => has(form, NEAR))
  )
    return false;
  return by.length === 0 || by.some((form) => has(form));
}

const shared = (forms: Iterable<string>, words: Told['words']): number => {
  const own = [...new Set(forms)];
  return new Set(words.map(({ form }) => form).filter((form) => own.some((one) => kin(one, form)))).size;
};

/** What a sentence says beside the results that it says were not found. */
function restOf(sentence: SentenceRead): { readonly text: string; readonly forms: readonly string[] } {
  const denied = sentence.kept(nullResultsIn);
  if (denied.length === 0) return sentence;
  const ends = [0, ...denied.map(({ end }) => end)];
  const parts = ends.map((from, i) => [from, Math.max(from, denied[i]?.start ?? sentence.text.length)] as const);
  return {
    text: parts.map(([from, to]) => sentence.text.slice(from, to)).join(' '),
    forms: parts.flatMap(([from, to]) => between(sentence, from, to)),
  };
}

/** A sentence that takes up what was named before. */
const TAKES_UP = /^(?:It|They|This|These|Those|Such|He|She|Both|The (?:same|latter|former))\b/;
const YEAR = /^(?:1[5-9]|20)\d\d$/;

/** Whether a sentence tells of the same thing what the claim tells, beside what it denies, with as many of the claim's words as the clause that denies it. */
function bearsOut(other: SentenceRead, sentence: SentenceRead, result: NullResult, told: Told): boolean {
  const { text, forms: own } = other.kept(restOf);
  if (ASKED.test(text)) return false;
  const denied = between(sentence, result.start, result.end);
  const tellsAt = [text.search(COMPARES), text.search(MOVES)].filter((at) => at >= 0);
  // "Had no effect on duration, but shortened latency": what goes on tells it of the same.
  const goes = other === sentence && goesOn(text, Math.min(...tellsAt));
  const forms = goes ? [...own, ...between(sentence, result.start, sentence.text.indexOf(result.cue, result.start))] : own;
  const taken = told.figures.filter((figure) => own.includes(figure) && !denied.includes(figure));
  // Two figures of the claim show which sentence it is taken from, though they alone tell there which is more: "27% of the one, 22% of the other".
  if (taken.filter((figure) => !YEAR.test(figure)).length > 1 && !told.proven) return true;
  const tells = tellsAt.length > 0 || (told.proven && PROVEN.test(text));
  if (!tells) return false;
  if (taken.length > 0) return true;
  const covers = (side: readonly string[]): boolean => {
    const met = side.filter((form) => told.words.some((word) => kin(word.form, form)));
    return met.length > 0 && met.every((form) => forms.some((one) => kin(one, form)));
  };
  // A sentence without any word of whom the claim is of tells it of others: another group, another exposure.
  const names = (side: readonly string[]): boolean => {
    const met = side.filter((form) => told.words.some((word) => kin(word.form, form)));
    return met.length === 0 || TAKES_UP.test(text) || met.some((form) => forms.some((one) => kin(one, form)));
  };
  return (
    ((covers(result.about) && names(result.by)) || (result.mutual && covers(result.by) && names(result.about))) &&
    shared(forms, told.words) >= shared(denied, told.words)
  );
}
