/**
 * When a source does not bear a claim out, or only a part of it (seed 003, UNSUPPORTED and PARTIAL; seed 004's threshold). A word
 * that is not there proves little, since people paraphrase; a name or a number that is not there proves much, since nobody
 * paraphrases those. A judge that reads the sense may say otherwise of words, never of names and numbers.
 */
import type { ClaimEvidence } from '../../model/claim.ts';
import { type ClaimRule, floorOf, NEARLY_ALL, SAME_MATTER, SPEAKS_FOR, SPEAKS_LOUD } from './rule.ts';

const recall: ClaimRule = {
  id: 'claim/unsupported-recall',
  outcome: 'unsupported',
  severity: 'warning',
  by: 'lexical',
  says: 'No passage of {source} holds enough of this sentence’s words to bear it out ({share}).',
  when: ({ recall: share, minRecall, judge }) => share < minRecall && (judge === null || judge.supported < SPEAKS_FOR),
  examples: [
    { evidence: { recall: 0.2 }, holds: true, note: 'two of ten words stand together in the source' },
    { evidence: { recall: 0.4 }, holds: false, note: 'the threshold itself is enough' },
    {
      evidence: { recall: 0.2, judge: { name: 'entailment', supported: 0.9, contradicted: 0 } },
      holds: false,
      note: 'the same in other words',
    },
  ],
};

const details: ClaimRule = {
  id: 'claim/unsupported-details',
  outcome: 'unsupported',
  severity: 'warning',
  by: 'lexical',
  says: 'What is particular in this sentence stands nowhere in {source}: {words}.',
  when: ({ recall: share, names, mismatches, numbersAbsent }) => share < SAME_MATTER && names + mismatches + numbersAbsent >= 2,
  examples: [
    { evidence: { recall: 0.5, names: 1, numbersAbsent: 1 }, holds: true, note: 'the name and the sum are not there' },
    { evidence: { recall: 0.5, names: 1 }, holds: false, note: 'one name alone: a part is borne out' },
  ],
};

const judged: ClaimRule = {
  id: 'claim/unsupported-judge',
  outcome: 'unsupported',
  severity: 'warning',
  by: 'judge',
  says: 'No passage of {source} bears this sentence out, as the judge reads it: {why}.',
  when: ({ judge }) => judge !== null && judge.supported < floorOf(judge.name).none,
  examples: [
    {
      evidence: { judge: { name: 'built-in', supported: 0.1, contradicted: 0.1 } },
      holds: true,
      note: 'the words are there, but say something else',
    },
    { evidence: {}, holds: false, note: 'no judge was asked' },
  ],
};

const partNumber: ClaimRule = {
  id: 'claim/partial-number',
  outcome: 'partial',
  severity: 'warning',
  by: 'numeric',
  says: 'The passage of {source} that comes nearest does not have {words}.',
  when: ({ mismatches, numbersAbsent }) => mismatches + numbersAbsent > 0,
  examples: [
    { evidence: { numbersAbsent: 1 }, holds: true, note: 'the sum is not in the source' },
    { evidence: {}, holds: false, note: 'every number is there' },
  ],
};

const partName: ClaimRule = {
  id: 'claim/partial-name',
  outcome: 'partial',
  severity: 'warning',
  by: 'lexical',
  says: '{source} does not mention {words}.',
  when: ({ names }) => names > 0,
  examples: [
    { evidence: { names: 1 }, holds: true, note: 'Merck, where the source speaks of Pfizer' },
    { evidence: {}, holds: false, note: 'every name is there' },
  ],
};

/** A judge of words alone sees the same words; one that reads the sense may say that it comes to the same. */
const hears = (judge: ClaimEvidence['judge']): boolean => judge !== null && judge.name !== 'built-in' && judge.supported >= SPEAKS_LOUD;

const partStronger: ClaimRule = {
  id: 'claim/partial-stronger',
  outcome: 'partial',
  severity: 'warning',
  by: 'lexical',
  says: '{source} says less than this sentence: it has “{against}” for {words}.',
  when: ({ turned, recall, judge }) => turned === 'stronger' && recall >= SAME_MATTER && !hears(judge),
  examples: [
    { evidence: { turned: 'stronger' }, holds: true, note: '"prices will ease" where the source has "prices could ease"' },
    { evidence: { turned: 'stronger', recall: 0.4 }, holds: false, note: 'the passage may speak of something else' },
    {
      evidence: { turned: 'stronger', judge: { name: 'entailment', supported: 0.95, contradicted: 0 } },
      holds: false,
      note: 'a model that read both sentences finds them to agree',
    },
  ],
};

const partSwapped: ClaimRule = {
  id: 'claim/partial-swapped',
  outcome: 'partial',
  severity: 'warning',
  by: 'lexical',
  says: '{source} says it the other way round: it has “{against}” for {words}.',
  when: ({ turned, recall, judge }) => turned === 'swapped' && recall >= SAME_MATTER && !hears(judge),
  examples: [
    {
      evidence: { turned: 'swapped' },
      holds: true,
      note: '"the controller notifies the processor", where the processor notifies the controller',
    },
    { evidence: {}, holds: false, note: 'the same does it' },
  ],
};

const partNullResult: ClaimRule = {
  id: 'claim/partial-null-result',
  outcome: 'partial',
  severity: 'warning',
  by: 'lexical',
  says: '{source} says that this was not found: it has “{against}” for {words}.',
  when: ({ turned, judge }) => turned === 'null-result' && !hears(judge),
  examples: [
    {
      evidence: { turned: 'null-result' },
      holds: true,
      note: '"native trees cool better", where no difference was found between native and exotic trees',
    },
    {
      evidence: { turned: 'null-result', judge: { name: 'entailment', supported: 0.95, contradicted: 0 } },
      holds: false,
      note: 'a model that read both sentences finds them to agree',
    },
    { evidence: {}, holds: false, note: 'the source tells of an effect' },
  ],
};

/** A value that the source has of something else, each by what shows it. */
const others = (
  [
    ['other-subject', 'of something else', '"Amber yielded 15 tonnes", where Briar yielded 15 and Amber 12'],
    ['other-cell', 'in another cell of its table', '412 for transport in 2020, where the table has it for 2015'],
    ['other-in-series', 'of another of those it names', '"runners were 27", where cyclists and runners were 27 and 36, respectively'],
  ] as const
).map(
  ([how, where, note]): ClaimRule => ({
    id: `claim/partial-${how}`,
    outcome: 'partial',
    severity: 'warning',
    by: how === 'other-subject' ? 'lexical' : 'numeric',
    says: `{source} has {words} ${where}: it has “{against}”.`,
    when: ({ turned, judge }) => turned === how && !hears(judge),
    examples: [
      { evidence: { turned: how }, holds: true, note },
      { evidence: {}, holds: false, note: 'the source has it of the same' },
      {
        evidence: { turned: how, judge: { name: 'entailment', supported: 0.95, contradicted: 0 } },
        holds: false,
        note: 'a model that read both sentences finds them to agree',
      },
    ],
  }),
);

const partJudged: ClaimRule = {
  id: 'claim/partial-judge',
  outcome: 'partial',
  severity: 'warning',
  by: 'judge',
  says: '{source} bears out only a part of this sentence, as the judge reads it: {why}.',
  when: ({ judge }) => judge !== null && judge.supported < floorOf(judge.name).part,
  examples: [
    { evidence: { judge: { name: 'entailment', supported: 0.4, contradicted: 0 } }, holds: true, note: 'the second half is not there' },
    {
      evidence: { judge: { name: 'built-in', supported: 0.4, contradicted: 0 } },
      holds: false,
      note: 'too thin a sign for a judge of words',
    },
    { evidence: { judge: { name: 'built-in', supported: 0.8, contradicted: 0 } }, holds: false, note: '' },
  ],
};

/**
 * The sentence was taken from a source that it does not cite: the one that it cites shares words with it, as works on one matter do. A model that reads the sense
 * may say that it comes to the same.
 */
export const PARTIAL_ELSEWHERE: ClaimRule = {
  id: 'claim/partial-elsewhere',
  outcome: 'partial',
  severity: 'warning',
  by: 'lexical',
  says: 'A passage of {source} has a part of this sentence’s words, and a source that is not cited here has all of them in one sentence: the citation may be meant for that one.',
  when: ({ kind, wholeElsewhere, recall: share, judge }) => kind === 'claim' && wholeElsewhere && share < NEARLY_ALL && !hears(judge),
  examples: [
    {
      evidence: { wholeElsewhere: true, recall: 0.5 },
      holds: true,
      note: 'copied from the second source, and cited as of the first, which is about the same matter',
    },
    { evidence: { recall: 0.5 }, holds: false, note: 'no other source has it' },
    {
      evidence: { wholeElsewhere: true, recall: 0.5, judge: { name: 'entailment', supported: 0.95, contradicted: 0 } },
      holds: false,
      note: 'a model that read the cited passage finds that it bears the sentence out',
    },
  ],
};

/** In the order asked. */
export const UNSUPPORTED: readonly ClaimRule[] = [
  recall,
  details,
  judged,
  partNumber,
  partName,
  partStronger,
  partNullResult,
  partSwapped,
  ...others,
  partJudged,
];
