/**
 * What a claim says that no source bears out, said more softly: a claim is split, the facts that are borne out keep their sources, the others
 * become sentences of their own without a citation. A part of a sentence that cites beside others stays a part of it or becomes a sentence with
 * a subject; one that can be neither is left as it is.
 */

import type { AnswerEdit, Claim, ClaimFinding, FactFinding, Softening } from '../model/claim.ts';
import type { Span } from '../model/document.ts';
import { asSentence, capital, closed, hangs, hasSubject, jointsOf, unbracketed } from '../repair/clauses.ts';
import { applyChanges } from '../repair/metadata/changes.ts';
import { allRemoved } from '../repair/replace.ts';
import { soften } from '../repair/soften.ts';
import { wordsOf } from '../text/statement-words.ts';
import { verbAt } from '../text/verbs/forms.ts';
import { borneOut, editOf, type Repairing, type Steps, split, tried } from './asking.ts';
import { putRightAlone } from './right.ts';
import { contextOf, jointsHere, labelIn, labelOf, linkTo, markOf, printedChanges, QUOTATION_MARK, unquoted } from './text.ts';
import { type Saying, sayingsIn, sayingsOf, shown, textsOf } from './values.ts';

type Found = FactFinding & { readonly against: boolean; readonly saying?: Saying };

/** Splits a claim, keeps what is borne out with its source, softens the rest. Gives no edit where nothing can be said that stands. */
export function* weakened(world: Repairing, finding: ClaimFinding): Steps<AnswerEdit[]> {
  const found: Found[] = [];
  for (const fact of yield* split(inBrackets(finding.claim.text) ?? finding.claim.text, contextOf(world.answer, finding))) {
    const { borne, entailment, hit, from, contradicted } = yield* borneOut(fact.text);
    const against =
      contradicted >= 0.7 || finding.facts?.some(({ text, standing }) => text === fact.text && standing === 'against') === true;
    const own = { ...fact, borne, entailment, source: borne ? (hit?.source ?? null) : null, from };
    const sayings = [...sayingsOf(finding, textsOf(world.sources)), ...sayingsIn(hit, textsOf(world.sources))];
    const put = borne || world.options.correction === false ? null : yield* putRightAlone(own, sayings, against);
    found.push({ ...(put ?? own), against });
  }
  const facts = found.map(({ against: _, saying: __, ...fact }) => fact);
  const edits = (yield* parted(world, finding, found, facts)) ?? (yield* wholly(world, finding, facts)) ?? [];
  return [...edits, ...(yield* rejoined(world, finding, edits))];
}

/**
 * "A [1], b [2] and c [3].": where c becomes a sentence of its own, the "and" goes to b. Nothing where c stays, or where no comma alone
 * stands before b.
 */
function* rejoined(world: Repairing, finding: ClaimFinding, edits: readonly AnswerEdit[]): Steps<AnswerEdit[]> {
  const { answer, before } = world;
  const { span } = finding.claim;
  const joint = jointsOf(answer, span).before;
  const last = before.claims[before.claims.findIndex((one) => one.claim.id === finding.claim.id) - 1];
  if (joint === null || last === undefined || last.claim.span.end !== joint.start || edits.every((edit) => edit.span.start >= span.start))
    return [];
  const word = /\p{L}+/u.exec(answer.slice(joint.start, joint.end))?.[0];
  const comma = jointsOf(answer, last.claim.span).before;
  if (word === undefined || comma === null || answer.slice(comma.start, comma.end).trim() !== ',') return [];
  const changes = [...edits.map((edit) => ({ span: edit.span, text: edit.replacement })), { span: comma, text: ` ${word} ` }];
  const { stands, score } = yield* tried(world, changes, { start: joint.start, end: span.end });
  if (!stands) return [];
  return [
    { ...editOf(world, finding, comma, ` ${word} `, score), action: 'SOFTEN', why: 'the last part of the sentence is one of its own' },
  ];
}

/** What a sentence in brackets of its own says; null for any other. */
const inBrackets = (text: string): string | null => /^\(([^()]{8,})\)$/.exec(text)?.[1] ?? null;

/** The facts one after the other, each a sentence; null where none is borne out, or the text does not stand then. */
function* parted(
  world: Repairing,
  finding: ClaimFinding,
  found: readonly Found[],
  facts: readonly FactFinding[],
): Steps<AnswerEdit[] | null> {
  const isOwn = (source: string | null): boolean => world.sources.some(({ id }) => id === source);
  // What a page bears out is kept too, with the way to it; it is no source that an answer may cite by number.
  const kept = found.filter(({ borne, source }) => borne && (isOwn(source) || linkTo(source) !== null));
  // Cells of a table hold no sentences.
  if (kept.length === 0 || (found.length === 1 && kept.length < found.length) || finding.claim.where === 'table') return null;
  const { span } = finding.claim;
  const strategies = new Set<Softening>();
  const label = labelOf(world, finding.claim);
  const bare = labelIn(world, finding.claim);
  const lines = [
    ...kept.map(
      ({ text, source }) =>
        `${text.replace(/(?<![.!?])[.!?]+$/, '')} ${isOwn(source) ? world.print(markOf(world, finding), [source ?? '']) : linkTo(source)}.`,
    ),
    ...found
      .filter((fact) => !kept.includes(fact))
      .map(({ text, against }) => {
        const plain = unquoted(world, finding, text.replace(/\s[—–-]+(?=\.?$)/, ''));
        const softened = soften(plain, world.options.softening, against, world.setting);
        if (softened !== null) strategies.add(softened.how);
        return softened?.text ?? plain;
      }),
  ].map((line) => (bare !== '' && line.startsWith(bare) ? line.slice(bare.length) : line));
  const printed = world.answer.slice(span.start, span.end);
  const joined = lines.join(' ');
  const said = inBrackets(finding.claim.text) === null ? `${label}${joined}` : `(${joined})`;
  // An item of a list that ends without a full stop goes on without one.
  const text = lines.length === 1 && !/[.!?]["”’)*_]*$/.test(printed) ? said.replace(/\.$/, '') : said;
  const [within, put] = asSentence(world.answer, span, jointsHere(world, span), text);
  const { stands, score } = yield* tried(world, [{ span: within, text: put }], within);
  const cites = kept.some(({ source }) => isOwn(source));
  if (!stands || !(cites ? score !== null && score >= finding.score : score === null)) return null;
  const saying = found.find((fact) => fact.saying !== undefined)?.saying;
  return [
    {
      ...editOf(world, finding, within, put, score),
      action: 'SOFTEN',
      strategy: [...strategies][0] ?? null,
      facts,
      why: `${kept.length} of ${found.length} facts ${kept.length === 1 ? 'is' : 'are'} borne out${kept.length === found.length ? '' : '; the rest is said more softly'}`,
      // Where nothing had to be softened, a value that was put right is what the change is about.
      ...(saying === undefined || kept.length < found.length ? {} : { action: 'CORRECT' as const, ...shown(saying) }),
    },
  ];
}

/** The claim without its marks, softened as a whole. */
function* wholly(world: Repairing, finding: ClaimFinding, facts: readonly FactFinding[]): Steps<AnswerEdit[] | null> {
  const { answer } = world;
  const { span } = finding.claim;
  const marks = printedChanges(world, finding, allRemoved(finding, answer));
  if (marks === null || marks.some((mark) => mark.span.start < span.start || mark.span.end > span.end)) return null;
  const said = applyChanges(
    answer.slice(span.start, span.end),
    marks.map((mark) => ({ start: mark.span.start - span.start, end: mark.span.end - span.start, text: mark.text })),
  );
  const disputed = saidOtherwise(finding);
  for (const [how, within, text] of yield* placed(world, finding, said, disputed)) {
    const { stands, score } = yield* tried(world, [{ span: within, text }], within);
    if (!stands) continue;
    return [
      {
        ...editOf(world, finding, within, text, score),
        action: 'SOFTEN',
        strategy: how,
        facts,
        why: disputed ? 'a source says otherwise' : 'no source at hand bears it out',
      },
    ];
  }
  return null;
}

/** A source says the contrary, or the same of something else, or that it was not found. */
const saidOtherwise = ({ outcome, rule }: ClaimFinding): boolean =>
  outcome === 'contradicted' || /^claim\/partial-(?:swapped|null-result|other-)/.test(rule);

type Placed = readonly [how: Softening | null, within: Span, text: string];

/** Where a softened claim may stand: in its place, and, beside others that cite, as a sentence of its own, which then takes no citation over. */
function* placed(world: Repairing, finding: ClaimFinding, said: string, disputed: boolean): Steps<Placed[]> {
  const { answer, options, setting } = world;
  const { span } = finding.claim;
  const bare = unquoted(world, finding, said);
  // Words that were quoted first take no hedge of their own: it would be put into their mouth.
  const strategies = bare !== said && QUOTATION_MARK.test(said.charAt(0)) ? (['parenthetical'] as const) : options.softening;
  const softened = (text: string): { readonly how: Softening | null; readonly text: string } =>
    soften(text, strategies, disputed, setting) ?? { how: null, text };
  const inPlace = softened(bare);
  const joints = jointsHere(world, span);
  const joined = joints.before !== null || joints.after !== null || joints.cut;
  const inner = unbracketed(bare);
  // A part that can only be marked is better a sentence of its own, where it can be one; so is one in brackets, whose mark was theirs.
  const apart = joined && (inPlace.how === 'parenthetical' || inner !== bare);
  const out: Placed[] = apart ? [] : [[inPlace.how, span, inPlace.text]];
  const followed = joints.after === null || standsAlone(world, answer.slice(joints.after.end, joints.after.end + 200));
  if (!joined) return out;
  const whole = joints.before === null || standsAlone(world, inner) ? inner : yield* withSubject(world, finding);
  if (whole !== null && followed) {
    const alone = softened(capital(whole));
    out.push([alone.how, ...asSentence(answer, span, joints, alone.text)]);
  }
  // What is marked claims no source, wherever it stands.
  const marked = soften(bare, ['parenthetical'], disputed, setting);
  if (marked !== null) out.push([marked.how, span, marked.text]);
  return out;
}

/** Words of a part in which its verb is looked for, and of a subject that is taken over from another. */
const NEAR = 9;

/** Whether a part of a sentence begins with what it speaks of: in English with anything but a verb, where a verb follows. */
function standsAlone({ setting }: Repairing, part: string): boolean {
  const words = wordsOf(part.slice(0, 200));
  if (hangs(part) || verbAt(words, 0, '') !== null) return false;
  return hasSubject(part) || (setting.language === 'en' && verbIn(words));
}

const verbIn = (words: ReturnType<typeof wordsOf>): boolean =>
  words.some((_, i) => i > 0 && i < NEAR && verbAt(words, i, words[i - 1]?.text ?? '') !== null);

/** A part without a subject of its own, with that of the parts before it, as the facts of the whole have it; null where these do not tell. */
function* withSubject(world: Repairing, { claim }: ClaimFinding): Steps<string | null> {
  if (world.setting.language !== 'en') return null;
  const { claims } = world.before;
  let at = claims.findIndex((one) => one.claim.id === claim.id);
  // "**Strikes:** A strike closed the plant": what is said of the label.
  const said = (one: Claim): string => one.text.slice(labelIn(world, one).length);
  const parts = [said(claim)];
  for (; at > 0; at -= 1) {
    const before = claims[at - 1]?.claim;
    const joint = jointsOf(world.answer, claims[at]?.claim.span ?? claim.span).before;
    if (before === undefined || joint === null || before.span.end !== joint.start) return null;
    parts.unshift(said(before));
    if (standsAlone(world, said(before)) || jointsOf(world.answer, before.span).before === null) break;
  }
  const facts = yield* split(closed(parts.map((part) => part.replace(/[.,;]$/, '')).join(', and ')), '');
  const begin = /^\S+\s\S+/.exec(claim.text)?.[0].replace(/[.,;]$/, '') ?? claim.text;
  for (const { text } of facts) {
    const subject = text.slice(0, Math.max(0, text.indexOf(begin)));
    const words = wordsOf(subject);
    if (words.length > 0 && words.length < NEAR && !verbIn(words) && standsAlone(world, `${subject}${claim.text}`))
      return `${subject}${claim.text}`;
  }
  return null;
}
