/**
 * Puts what a cited source says in place of what a claim says: one value, name or denial where the two differ in that alone, or the source's
 * own sentence where it says the contrary in other words.
 */
import { placeOf } from '../extract/claims/text.ts';
import type { AnswerEdit, ClaimFinding, Fact, FactFinding } from '../model/claim.ts';
import type { Span } from '../model/document.ts';
import { borneOut, editOf, type Repairing, type Steps, split, tried } from './asking.ts';
import { fieldInstead } from './fields.ts';
import { isWhole, jointsHere, labelIn, labelOf, markOf, openingOf, quotedAs } from './text.ts';
import { conditionFor, contraryTo, insteadIn, type Saying, sayingsOf, shown, textsOf } from './values.ts';

/** Whether it did: every fact that is not borne out must have been put right, and the whole be borne out then. */
export function* putRight(world: Repairing, finding: ClaimFinding): Steps<boolean> {
  const { claim } = finding;
  if (yield* fieldPut(world, finding)) return true;
  const cited = sayingsOf(finding, textsOf(world.sources));
  if (cited.length === 0) return false;
  // What a label or the first cell of a row says is no part of what a source may have otherwise.
  const label = labelIn(world, claim).length;
  const text = claim.text.slice(label);
  const parts = yield* split(text, '');
  const changes: (Saying & { readonly place: Span; readonly put: string })[] = [];
  const whole: Fact = { text, spans: [{ start: 0, end: text.length }] };
  const atOnce = insteadIn(text, cited, finding.outcome === 'contradicted') === null ? parts : [whole];
  for (const fact of atOnce) {
    const against = atOnce.length === 1 && finding.outcome === 'contradicted';
    const found = insteadIn(fact.text, cited, against);
    if (found === null) continue;
    const said = fact.text.slice(found.span.start, found.span.end);
    const [start, end] = [fact.spans[0]?.start ?? 0, fact.spans.at(-1)?.end ?? text.length];
    const [at, ...others] = placesOf(said, text, { start, end });
    if (at === undefined || others.length > 0) return false;
    const place = placeOf(claim, { start: at + label, end: at + label + said.length });
    if (!isWhole(world, place, said)) return false;
    changes.push({ ...found.saying, put: found.put, place });
  }
  if (changes.length === 0) {
    if (yield* conditioned(world, finding, cited)) return true;
    // A quotation in place of several statements would drop those that stand.
    return parts.length === 1 && !SEVERAL_STATED.test(text) && (yield* quoted(world, finding, cited));
  }
  const { stands, score } = yield* tried(
    world,
    changes.map(({ place, put }) => ({ span: place, text: put })),
    claim.span,
  );
  if (!stands || score === null) return false;
  for (const change of changes) world.edits.push(corrected(world, finding, change.place, change.put, score, change));
  return true;
}

/** Where words stand within a stretch as words of their own: "all" stands in no "hall". */
function placesOf(said: string, text: string, { start, end }: Span): number[] {
  const places: number[] = [];
  const joins = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);
  for (let at = text.indexOf(said, start); at >= 0 && at + said.length <= end; at = text.indexOf(said, at + 1))
    if (!(joins(text.charAt(at - 1)) && joins(said.charAt(0))) && !(joins(said.slice(-1)) && joins(text.charAt(at + said.length))))
      places.push(at);
  return places;
}

/** Where a field says otherwise: what it has, in the place of the claim that gives another. */
function* fieldPut(world: Repairing, finding: ClaimFinding): Steps<boolean> {
  const { claim } = finding;
  const found = fieldInstead(finding, world.sources);
  if (found === null) return false;
  const place = placeOf(claim, found.span);
  if (!isWhole(world, place, claim.text.slice(found.span.start, found.span.end))) return false;
  const { stands, score } = yield* tried(world, [{ span: place, text: found.put }], claim.span);
  if (!stands || score === null) return false;
  world.edits.push(corrected(world, finding, place, found.put, score, found.saying));
  return true;
}

/** A fact on its own with what a source says in place of what it says; null where that is not certain. */
export function* putRightAlone(
  fact: FactFinding,
  sayings: readonly Saying[],
  against: boolean,
): Steps<(FactFinding & { readonly saying: Saying }) | null> {
  const found = insteadIn(fact.text, sayings, against);
  if (found === null) return null;
  const text = `${fact.text.slice(0, found.span.start)}${found.put}${fact.text.slice(found.span.end)}`;
  const { borne, entailment, hit, from } = yield* borneOut(text);
  return borne && hit?.source === found.saying.source
    ? { ...fact, text, borne, entailment, source: hit.source, from, saying: found.saying }
    : null;
}

const corrected = (world: Repairing, finding: ClaimFinding, place: Span, put: string, score: number, evidence: Saying): AnswerEdit => ({
  ...editOf(world, finding, place, put, score),
  action: 'CORRECT',
  ...shown(evidence),
});

/** Another statement beside the first. */
const SEVERAL_STATED = /[;—]|\s–\s/;

/** Letters and digits at the end of a sentence, before its mark. */
const LAST = /[\p{L}\p{N}][^\p{L}\p{N}]*$/u;

/** "However, ", "Pets: " before what is said. */
const OPENING = /^[^,;:]{1,30}[,:] /;
/** More than one clause, or what holds at all times: a condition behind it may go with neither. */
const SEVERAL = /[,;:]|\b(?:any time|always|never|whenever|in any case|in all cases)\b/i;

/** Where a claim leaves out under which condition it holds: with the condition behind it, in the source's words. */
function* conditioned(world: Repairing, finding: ClaimFinding, cited: readonly Saying[]): Steps<boolean> {
  const { claim, rule } = finding;
  const { saying, condition } = (rule === 'claim/partial-stronger' ? conditionFor(claim.text, cited) : null) ?? {};
  const end = LAST.exec(claim.text)?.index;
  if (saying === undefined || condition === undefined || end === undefined || SEVERAL.test(claim.text.replace(OPENING, ''))) return false;
  const place = placeOf(claim, { start: end, end: end + 1 });
  // "If the rent is unpaid" opened its sentence.
  const text = `${claim.text.charAt(end)} ${condition.charAt(0).toLowerCase()}${condition.slice(1)}`;
  const { stands, score } = yield* tried(world, [{ span: place, text }], claim.span);
  if (!stands || score === null) return false;
  world.edits.push(corrected(world, finding, place, text, score, saying));
  return true;
}

/**
 * Where a source says the contrary in other words: its own sentence, as a quotation. Only for a whole sentence of prose, and only by one that
 * stands alone.
 */
function* quoted(world: Repairing, finding: ClaimFinding, cited: readonly Saying[]): Steps<boolean> {
  const { claim, outcome } = finding;
  const saying =
    outcome === 'contradicted' && claim.where === 'prose' ? contraryTo(claim.text, cited, world.setting.language === 'en') : null;
  const joints = jointsHere(world, claim.span);
  if (saying === null || claim.citations.length === 0 || joints.before !== null || joints.after !== null || joints.cut) return false;
  const label = labelOf(world, claim);
  const opening = openingOf(world, claim);
  // What answers a question with yes is no opening for the contrary.
  if (/^(?:Yes|No)\b/.test(opening)) return false;
  const text = `${label}${opening}${quotedAs(world, saying.quote.replace(/[.!]$/, ''))} ${world.print(markOf(world, finding), [saying.source])}.`;
  const { stands, score } = yield* tried(world, [{ span: claim.span, text }], claim.span);
  if (!stands || score === null) return false;
  world.edits.push(corrected(world, finding, claim.span, text, score, saying));
  return true;
}
