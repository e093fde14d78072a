/**
 * Checking an answer of 1,000 words against 10 sources of 20 kB, which it was made from: time of the check once the sources are
 * prepared, and of preparing them; the answer is checked again and again, so that what its claims came to is kept with the sources. `otherAnswers`:
 * processor time of answers that were not checked before, beside the same sources, of whose sentences some were; `unseen`: sources that were just
 * prepared, of which nothing is kept. The texts are drawn from a fixed seed. Usage: npx tsx bench/answer.ts [--words N] [--sources N] [--bytes N] [--judge]
 */
import { parseArgs } from 'node:util';
import { prepareAnswerSources, verifyAnswer } from '../src/answer.ts';
import { builtInJudge } from '../src/compare/claim/judge/judge.ts';

const { values } = parseArgs({
  options: {
    words: { type: 'string', default: '1000' },
    sources: { type: 'string', default: '10' },
    bytes: { type: 'string', default: '20000' },
    judge: { type: 'boolean', default: false },
  },
});

let state = 20_261_122;
const chance = (n: number): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};
const pick = <Item>(list: readonly Item[]): Item => list[chance(list.length)] as Item;

const SYLLABLES =
  'ba be bi bo da de di do fa fe ga ge ka ke ki la le li lo ma me mi mo na ne no pa pe ra re ri ro sa se si ta te ti to va ve vi za'.split(
    ' ',
  );
const made = (least: number, most: number): string =>
  Array.from({ length: least + chance(most - least + 1) }, () => pick(SYLLABLES)).join('');
/** Words as texts have them: few often, many seldom. */
const VOCABULARY = Array.from({ length: 6000 }, () => made(2, 4));
const NAMES = Array.from({ length: 300 }, () => made(2, 3).replace(/^./, (letter) => letter.toUpperCase()));
const SMALL = 'the of and to in a is that for was with as on by it from at an be has were which or not'.split(' ');
const word = (): string => {
  const kind = chance(20);
  if (kind < 9) return pick(SMALL);
  if (kind === 9) return pick(NAMES);
  if (kind === 10) return String(chance(2) === 0 ? 1900 + chance(130) : chance(5000));
  const at = Math.floor(VOCABULARY.length * (chance(1000) / 1000) ** 3);
  return VOCABULARY[at] ?? 'word';
};
const sentence = (): string => {
  const words = Array.from({ length: 12 + chance(16) }, word);
  return `${words.join(' ').replace(/^./, (letter) => letter.toUpperCase())}.`;
};

const sources = Array.from({ length: Number(values.sources) }, (_, i) => {
  let text = `# Source ${i + 1}\n\n`;
  const sentences: string[] = [];
  while (text.length < Number(values.bytes)) {
    const one = sentence();
    sentences.push(one);
    text += one + (sentences.length % 6 === 0 ? '\n\n' : ' ');
  }
  return { id: `source-${i + 1}.txt`, text, sentences };
});

/** An answer made from the sources: of ten sentences four are copied, four shortened, one has its numbers changed, one is made up. */
function answerOf(): { readonly text: string; readonly words: number } {
  let text = '';
  let words = 0;
  for (let n = 0; words < Number(values.words); n += 1) {
    const at = chance(sources.length);
    const whole = pick(sources[at]?.sentences ?? ['']).slice(0, -1);
    const kind = chance(10);
    const said =
      kind < 4
        ? whole
        : kind < 8
          ? whole
              .split(' ')
              .filter((_, i) => i % 4 !== 3)
              .join(' ')
          : kind === 8
            ? whole.replace(/\d+/g, '7')
            : sentence().slice(0, -1);
    const marks = chance(5) === 0 ? `[${at + 1}][${((at + 1) % sources.length) + 1}]` : `[${at + 1}]`;
    text += `${said} ${marks}.${n % 5 === 4 ? '\n\n' : ' '}`;
    words += said.split(' ').length;
  }
  return { text, words };
}
const { text: answer, words: count } = answerOf();

const judge = values.judge ? builtInJudge() : undefined;
const options = judge === undefined ? {} : { judge };
const median = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
/** The quickest of the runs timed last: what is left when nobody else uses the machine. */
let least = 0;
const timed = (runs: number, work: () => void): number => {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  least = Math.min(...times);
  return median(times);
};

const first = performance.now();
let prepared = prepareAnswerSources(sources);
const firstPrepared = performance.now() - first;
const firstCheck = performance.now();
const report = verifyAnswer(answer, prepared, options);
const checkedFirst = performance.now() - firstCheck;
const fresh: number[] = [];
const preparing = timed(9, () => {
  prepared = prepareAnswerSources(sources);
});
const RUNS = 200;
for (let n = 0; n < RUNS; n += 1) verifyAnswer(answer, prepared, options);
// Processor time, since a machine that is shared makes the clock say little.
const spent = process.cpuUsage();
const checking = timed(RUNS, () => {
  verifyAnswer(answer, prepared, options);
});
const cpu = process.cpuUsage(spent).user / 1000 / RUNS;
// Answers that were not checked before, beside the same sources.
const others = Array.from({ length: RUNS }, answerOf);
const spentOnOthers = process.cpuUsage();
for (const other of others) verifyAnswer(other.text, prepared, options);
const ofOthers = process.cpuUsage(spentOnOthers).user / 1000 / RUNS;
// Sources that no answer was checked against before: nothing about them is known but what preparing them told.
for (let n = 0; n < 25; n += 1) {
  const unseen = prepareAnswerSources(sources);
  const start = performance.now();
  verifyAnswer(answer, unseen, options);
  fresh.push(performance.now() - start);
}

const round = (ms: number): number => Math.round(ms * 100) / 100;
process.stdout.write(
  `${JSON.stringify(
    {
      words: count,
      sentences: report.claims.length,
      citations: report.citationsTotal,
      sources: sources.length,
      bytesPerSource: sources[0]?.text.length ?? 0,
      judge: judge?.name ?? 'none',
      prepareMs: { first: round(firstPrepared), median: round(preparing) },
      checkMs: {
        first: round(checkedFirst),
        median: round(checking),
        least: round(least),
        unseen: round(median(fresh)),
        processor: round(cpu),
        otherAnswers: round(ofOthers),
      },
      outcomes: report.counts,
    },
    null,
    2,
  )}\n`,
);
