/**
 * Does a sentence say of the one what a claim says of the other: the processor shall notify the controller, for the controller the
 * processor? Told only where both stand directly round the same verb in the same voice, each once, and the verb is none that means the
 * same both ways (to meet, to marry, to differ from).
 */
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import { mainVerb } from '../../../text/verbs.ts';
import { leavesVerbOut } from '../exchanged/sides.ts';
import { denies } from './signs.ts';
import type { Stronger, Worded } from './stronger.ts';

const BOTH_WAYS =
  /^(?:me+ts?|met|meeting|marr\w+|wed\w*|divorc\w+|differ\w*|equal\w*|resembl\w+|border\w*|adjoin\w*|join\w*|play\w*|fac(?:e|es|ed|ing)|collaborat\w+|cooperat\w+|agree\w*|match\w*|correlat\w+|overlap\w*|merg\w+|fought|fights?|compet\w+|tied?|dr[ae]w|drew|link\w*|associat\w+|relat\w+|connect\w*|share\w*|is|are|was|were|be|been|being|ha[sd]|have|includ\w+|see|saw|seen|say|says|said|call\w*|name[sd]?)$/;
const PASSIVE = new Set('is are was were be been being by'.split(' '));

/** Words that may stand between a subject and its verb. */
const BETWEEN = anyOf('will shall must may can could would should has have had then also later first soon finally recently reportedly');

const MODAL: ReadonlySet<string> = new Set('will shall must may can could would should'.split(' '));

/** "Group one": the word before the verb is no doer. */
const COUNTED = anyOf('one two three four five six seven eight nine ten first second third former latter sooner');

/** Places of the two words among those of the text. */
export interface Deed {
  readonly doer: number;
  readonly verb: number;
}

/** Verbs with a word of meaning right before them. */
export function deedsOf(text: string, tokens: readonly Token[]): Deed[] {
  const deeds: Deed[] = [];
  for (let verb = 1; verb < tokens.length - 1; verb += 1) {
    const token = tokens[verb] as Token;
    if (token.kind !== 'word' || isStopWord(token.text) || denies(token)) continue;
    const beside = tokens[verb - 1]?.text ?? '';
    if (!MODAL.has(beside) && !mainVerb(beside, token.text, tokens[verb + 1]?.text ?? '')) continue;
    if (BOTH_WAYS.test(token.text) || /^\p{Lu}/u.test(text.charAt(token.start))) continue;
    let doer = verb - 1;
    while (doer > 0 && BETWEEN.test(tokens[doer]?.text ?? '')) doer -= 1;
    const before = tokens[doer];
    if (before === undefined || before.kind !== 'word' || isStopWord(before.text) || BETWEEN.test(before.text) || COUNTED.test(before.text))
      continue;
    if (/[,;:()]/.test(text.slice(before.end, token.start))) continue;
    deeds.push({ doer, verb });
  }
  return deeds;
}

/** Letters by which a word is looked for before a sentence is read. */
const LETTERS = 4;

/** False where no doer stands behind its verb in a sentence, told without reading it. */
export function mayBeSwapped(
  { text, tokens }: Pick<Worded, 'text' | 'tokens'>,
  deeds: readonly Deed[],
  { lower }: { readonly lower: string },
): boolean {
  if (deeds.length === 0) return false;
  const at = (word: Token | undefined, last: boolean): number => {
    const letters = text.slice(word?.start, word?.end).toLowerCase().slice(0, LETTERS);
    return last ? lower.lastIndexOf(letters) : lower.indexOf(letters);
  };
  return deeds.some(({ doer, verb }) => {
    const done = at(tokens[verb], false);
    return done >= 0 && at(tokens[doer], true) > done;
  });
}

/** The first deed that the sentence turns round; null when there is none. */
export function swapped(claim: Worded, deeds: readonly Deed[], sentence: Worded): Stronger | null {
  for (const { doer, verb } of deeds) {
    const [who, deed] = [claim.forms[doer], claim.forms[verb]];
    if (who === undefined || deed === undefined || !once(claim, who) || passive(claim, doer, verb)) continue;
    if (compassTurned(claim, sentence) || comparedTurned(claim, sentence)) return null;
    for (const there of deedsOf(sentence.text, sentence.tokens)) {
      if (sentence.forms[there.verb] !== deed || passive(sentence, there.doer, there.verb)) continue;
      const other = sentence.forms[there.doer];
      if (other === undefined || other === who || !once(sentence, other) || !once(sentence, who) || !once(claim, other)) continue;
      // In each, the one does it and the other stands behind it in the same clause.
      if (!behind(claim, verb, other) || !behind(sentence, there.verb, who)) continue;
      const [first, last] = [claim.tokens[doer] as Token, claim.tokens[verb] as Token];
      const [from, to] = [sentence.tokens[there.doer] as Token, sentence.tokens[there.verb] as Token];
      return { start: first.start, end: last.end, against: sentence.text.slice(from.start, to.end) };
    }
  }
  return null;
}

const OPPOSITE = new Map([
  ['north', 'south'],
  ['south', 'north'],
  ['east', 'west'],
  ['west', 'east'],
]);
const compassIn = ({ text }: Worded): readonly string[] =>
  text.toLowerCase().match(/(?:north|south|east|west)(?=-?(?:east|west)?(?:ern|wards?)?\b)/g) ?? [];

/** "Varenna lies south-west of Elyon" beside "Elyon lies north-east of Varenna": with the other side of the compass the same is said. */
function compassTurned(claim: Worded, sentence: Worded): boolean {
  const own = compassIn(claim);
  const there = compassIn(sentence);
  return own.length > 0 && own.every((side) => there.includes(OPPOSITE.get(side) ?? ''));
}

/** What is compared, from either side. */
const COMPARED =
  'more twice:less fewer half|earlier sooner:later|older:younger|higher:lower|larger bigger greater:smaller|longer:shorter|faster quicker quickly:slower slowly|better:worse'
    .split('|')
    .map((row) => row.split(':').map((side) => new Set(side.split(' '))));

const COMPARES = / (?:than|as) /;

/** "Lind wrote more than Okafor" beside "Okafor wrote less than Lind": with the other comparative the same is said. */
function comparedTurned(claim: Worded, sentence: Worded): boolean {
  const has = ({ tokens }: Worded, side: ReadonlySet<string> | undefined): boolean => tokens.some(({ text }) => side?.has(text) === true);
  if (!COMPARES.test(claim.text) || !COMPARES.test(sentence.text)) return false;
  return COMPARED.some(([one, other]) => (has(claim, one) && has(sentence, other)) || (has(claim, other) && has(sentence, one)));
}

const once = ({ forms }: Worded, form: string): boolean => forms.indexOf(form) >= 0 && forms.indexOf(form) === forms.lastIndexOf(form);

const passive = ({ tokens }: Worded, doer: number, verb: number): boolean =>
  tokens.slice(doer + 1, verb).some(({ text }) => PASSIVE.has(text)) || tokens[verb + 1]?.text === 'by';

/** Whether a word stands behind a verb, before the clause ends. What does something itself behind "and" stands in another: "Roe owns the mill, and Lind owns the brewery". */
function behind({ text, tokens, forms }: Worded, verb: number, form: string): boolean {
  const at = forms.indexOf(form, verb + 1);
  const and = tokens.findIndex(({ text: word }, i) => i > verb && i < at && word === 'and');
  if (and > 0 && (leavesVerbOut(tokens, verb + 1, and) || deedsOf(text, tokens).some(({ doer }) => doer === at))) return false;
  const [from, to] = [tokens[verb], tokens[at]];
  return (
    at > verb &&
    from !== undefined &&
    to !== undefined &&
    !/[;:]|\b(?:which|who|that|when|while|after|before|because)\b/.test(text.slice(from.end, to.start))
  );
}
