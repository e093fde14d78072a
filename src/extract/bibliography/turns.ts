/**
 * Turns of a conversation: paragraphs that begin with who speaks, "Ada: …", "User: …", and speak more than once. What is said is no entry,
 * however many works it names; a list that somebody writes down in between is.
 */
import { looksLikeEntry } from './likeness.ts';
import type { Line } from './lines.ts';

/** Who speaks, at the head of a paragraph, with the hour in front or behind: "[09:12] Ada: ", "Ada (09:12): ". */
const SPEAKER =
  /^(?:[[(]?\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]m)?[\])]?\s{1,3})?(\p{L}[\p{L}\p{M}.’'-]{0,24}(?:\s\p{L}[\p{L}\p{M}.’'-]{0,24}){0,2})(?:\s\(\d{1,2}:\d{2}\))?:\s/u;

/** Fewest turns of one speaker, and of all. */
const FEWEST_OF_ONE = 2;
const FEWEST = 4;

/** The lines that no turn of a conversation holds; all of them where nobody talks. */
export function withoutTurns(lines: readonly Line[]): readonly Line[] {
  const heads = new Map<string, Line[]>();
  for (const line of lines) {
    const who = line.opens ? SPEAKER.exec(line.text)?.[1]?.toLowerCase() : undefined;
    if (who !== undefined) heads.set(who, [...(heads.get(who) ?? []), line]);
  }
  // "Marsh: On reefs, 2001" again and again is a list by authors.
  const speakers = [...heads.values()].filter(
    (turns) => turns.length >= FEWEST_OF_ONE && turns.filter(({ text }) => looksLikeEntry(text)).length * 2 <= turns.length,
  );
  const turns = new Set(speakers.flat());
  if (speakers.length < 2 || turns.size < FEWEST) return lines;
  let inTurn = false;
  return lines.filter((line) => {
    if (line.opens) inTurn = turns.has(line);
    return !inTurn;
  });
}
