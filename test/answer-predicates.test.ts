/** A made-up part joined to a right one, in the shapes in which answers join them; and the same shapes with nothing made up. */
import { describe, expect, it } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../src/answer.ts';
import { predicatesOf } from '../src/extract/facts/predicates.ts';
import { factsOf } from '../src/extract/facts.ts';

const [BRIDGE, COUNCIL] = [
  'The bridge opened in 1932. It carries four lanes of traffic. The bridge is 503 metres long. It was designed by Otto Ammer. The bridge links the island to the mainland.',
  'The council approved the housing plan. It rejected the appeal of the brewery. The council meets on Tuesdays. It raised the parking fee. The council has nineteen members.',
];
const SOURCES = prepareAnswerSources([
  { id: 'bridge.txt', text: BRIDGE },
  { id: 'council.txt', text: COUNCIL },
]);
const SHAPES: readonly ((subject: string, pronoun: string, one: string, other: string) => string)[] = [
  (s, _, a, b) => `${s} ${a} and ${b}`,
  (s, _, a, b) => `${s} ${a}, and also ${b}`,
  (s, p, a, b) => `${s} ${a}, and ${p} ${b}`,
  (s, p, a, b) => `${s} ${a}; ${p} ${b}`,
  (s, p, a, b) => `${s} ${a}; in addition, ${p} ${b}`,
  (s, _, a, b) => `${s} ${a} but ${b}`,
  (s, _, a, b) => `${s} not only ${a} but also ${b}`,
  (s, _, a, b) => `${s} both ${a} and ${b}`,
  (s, _, a, b) => `${s}, which ${a}, ${b}`,
  (s, p, a, b) => `${s} ${a} (${p} also ${b})`,
  (s, _, a, b) => `${s} (which ${a}) ${b}`,
  (s, _, a, b) => `${s} ${a} — and ${b}`,
  (s, p, a, b) => `${s} ${a} – ${p} also ${b}`,
  (s, p, a, b) => `${s} ${a}, while ${p} also ${b}`,
  (s, _, a, b) => `${s} ${a}, then ${b}`,
  (s, p, a, b) => `${s} did two things: ${p} ${a} and ${b}`,
  (s, p, a, b) => `${s} ${a}, and, as the notice tells, ${p} ${b}`,
  (s, p, a, b) => `${s} ${a}, and moreover ${p} ${b}`,
  (s, p, a, b) => `${s} ${a}; likewise, ${p} ${b}`,
  (s, p, a, b) => `${s} ${a}, though ${p} also ${b}`,
  (s, _, a, b) => `${s} first ${a} and then ${b}`,
  (s, _, a, b) => `${s}, which also ${b}, ${a}`,
  (s, _, a, b) => `Overall, ${s.toLowerCase()} ${a} and ${b}`,
];
const PARTS = [
  {
    subject: 'The bridge',
    mark: '[1]',
    right: ['opened in 1932', 'carries four lanes of traffic'],
    made: ['collects a toll', 'houses a museum'],
  },
  {
    subject: 'The council',
    mark: '[2]',
    right: ['rejected the appeal of the brewery', 'meets on Tuesdays'],
    made: ['bans fireworks in winter', 'postponed the summer festival'],
  },
] as const;
const outcome = (claim: string): string | undefined => verifyAnswer(claim, SOURCES, { facts: factsOf }).claims[0]?.outcome;

describe('a made-up part of a sentence', () => {
  const rows = PARTS.flatMap(({ subject, mark, right, made }) =>
    SHAPES.flatMap((shape) => right.flatMap((a) => made.map((b) => ({ subject, mark, shape, a, b })))),
  );
  it.each(rows.map(({ subject, mark, shape, a, b }) => `${shape(subject, 'it', a, b)} ${mark}.`))('is told: %s', (claim) => {
    expect(outcome(claim)).toMatch(/^(?:partial|unsupported)$/);
  });
  it.each(rows.map(({ subject, mark, shape, a, b }) => `${shape(subject, 'it', b, a)} ${mark}.`))(
    'is told where it comes first: %s',
    (claim) => {
      expect(outcome(claim)).toMatch(/^(?:partial|unsupported)$/);
    },
  );
  it.each(
    PARTS.flatMap(({ subject, mark, right: [a, b] }) =>
      SHAPES.flatMap((shape) => [`${shape(subject, 'it', a, b)} ${mark}.`, `${shape(subject, 'it', b, a)} ${mark}.`]),
    ),
  )('nothing is told where all stands there: %s', (claim) => {
    expect(outcome(claim)).toBe('supported');
  });

  it('names the part', () => {
    const claim = 'The bridge opened in 1932, carries four lanes of traffic, and collects a toll [1].';
    const [finding] = verifyAnswer(claim, SOURCES, { facts: factsOf }).claims;
    expect(finding).toMatchObject({ outcome: 'partial', rule: 'claim/partial-fact', severity: 'warning' });
    expect(finding?.unsupported.map(({ span }) => claim.slice(span.start, span.end))).toEqual(['collects a toll']);
  });

  it.each([
    // Other words of which a source hardly repeats one.
    'The bridge opened in 1932 and took its time [1].',
    // What is said of the text itself.
    'The bridge opened in 1932, as is shown in the table below, and carries four lanes of traffic [1].',
    'The bridge opened in 1932, which is worth noting [1].',
    // A figure is compared as a figure.
    'The bridge carries four lanes of traffic and opened in 1932 [1].',
  ])('leaves be: %s', (claim) => {
    expect(outcome(claim)).toBe('supported');
  });

  it('says nothing where a source is only in part at hand, and of what the writer says of himself', () => {
    const part = [{ id: 'bridge.txt', text: BRIDGE, incomplete: true }];
    const claim = 'The bridge opened in 1932 and collects a toll [1].';
    expect(verifyAnswer(claim, part, { facts: factsOf }).claims[0]?.rule).not.toBe('claim/partial-fact');
    expect(outcome('I am not certain, but the bridge opened in 1932 and carries four lanes [1].')).toBe('supported');
  });
});

describe('a list whose number is announced', () => {
  it.each([
    'The council did three things: it approved the housing plan, rejected the appeal of the brewery, and raised the parking fee [2].',
    'The council took two decisions — it rejected the appeal of the brewery and raised the parking fee [2].',
    'The council took 2 decisions, namely to approve the housing plan and to raise the parking fee [2].',
  ])('needs no source for its number: %s', (claim) => {
    expect(outcome(claim)).toBe('supported');
  });
  it('needs one where fewer are named', () => {
    expect(outcome('The council took four decisions: it rejected the appeal of the brewery and raised the parking fee [2].')).not.toBe(
      'supported',
    );
  });
});

describe('predicatesOf', () => {
  const said = (claim: string): string[] => predicatesOf(claim).map(({ start, end }) => claim.slice(start, end));
  it('gives what is said of the subject, piece by piece', () => {
    expect(said('The drug lowers blood pressure, relaxes smooth muscle, and (it also) prevents migraine.')).toEqual([
      'lowers blood pressure',
      'relaxes smooth muscle',
      'prevents migraine',
    ]);
  });
  it.each([
    'The lake is deep, cold, and full of trout.',
    'A lonely and cursed king ruled.',
    'It closed. It opened.',
    'He said “it is and was so”.',
    'The road leads to nothing but repeated dead ends.',
  ])('none where only one is plain: %s', (claim) => {
    expect(said(claim)).toEqual([]);
  });
  it('reads no sentence that is longer than sentences are', () => {
    expect(said(Array.from({ length: 40 }, () => 'it closed a door').join(', and '))).toHaveLength(40);
    expect(said(Array.from({ length: 400 }, () => 'it closed a door').join(', and '))).toEqual([]);
  });
});
