/**
 * What holds in one setting, told of another: "in spring curtailment reduced deaths" where it did in August and "in spring it had no effect", "in Europe the
 * share rose" for "in Denmark". Told only where the evidence speaks of the claim's setting in another sentence behind the same preposition, and the sentence
 * that has the rest has one of its own.
 */
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { finite } from '../../../text/verbs.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Worded } from '../recall/stronger.ts';
import { meantIn, type Sign, shareIn } from './limit.ts';

const LEADS = anyOf('in at on for among during under within with without');
const NO_PLACE = anyOf(
  'addition contrast particular general fact total all other order case response comparison conclusion average most first study trial paper article report text survey',
);
/** Words of a setting. */
const LONGEST = 4;
/** Of the rest of a claim, what the sentence must have. */
const SHARE = 0.8;

interface Setting {
  readonly lead: string;
  readonly forms: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** The setting that begins at a place: "in spring", "at lower levels". */
function settingAt({ text, tokens, forms }: Worded, at: number): Setting | null {
  const lead = tokens[at];
  if (lead === undefined || !LEADS.test(lead.text)) return null;
  const own: string[] = [];
  let end = lead.end;
  for (let i = at + 1; i < tokens.length && own.length < LONGEST; i += 1) {
    const token = tokens[i];
    if (token === undefined || /[^\s-]/.test(text.slice(end, token.start))) break;
    if (/^(?:the|a|an|rest|of|its|their)$/.test(token.text)) {
      end = token.end;
      continue;
    }
    if (token.kind === 'word' && isStopWord(token.text)) break;
    // "In Estonia inflation fell": the verb is none of it.
    if (own.length > 0 && finite(token.text, tokens[i + 1]?.text ?? '')) break;
    own.push(forms[i] ?? '');
    end = token.end;
  }
  const [first] = own;
  return first === undefined || own.some((form) => NO_PLACE.test(form)) ? null : { lead: lead.text, forms: own, start: lead.start, end };
}

const TURNS = /\b(?:not|never|no|than|compared|both|unlike|while|whereas|but|versus|either|or|respectively)\b|n['’]t\b/i;

/** The setting of a claim that the sentence with the rest of it does not have, though another sentence opens with it. */
export const settingMoved: Sign = (claim, sentence, round) => {
  if (TURNS.test(claim.text)) return null;
  for (let at = 0; at < claim.tokens.length; at += 1) {
    const own = settingAt(claim, at);
    if (own === null || own.forms.every((form) => /^\p{Nd}/u.test(form))) continue;
    // Of the words behind it in the claim's opening only the first of a noun phrase is sure: the comma ends it, or the next verb.
    const [first = ''] = own.forms;
    if (sentence.set.has(first) || shareIn(restOf(claim, own), sentence) < SHARE) continue;
    const other = round().find((one) => opensWith(one, own.lead, first));
    if (other === undefined || shareIn(restOf(claim, own), other) >= 1) continue;
    const theirs = ownSetting(sentence, own);
    // "The scheduler retries … . On the cluster in Oslo, retries are disabled."
    const against =
      theirs === null
        ? exceptedIn(other, sentence, claim, own)
        : shareIn(theirs.forms, claim) > 0
          ? null
          : sentence.text.slice(theirs.start, theirs.end);
    if (against !== null) return { how: 'swapped', start: own.start, end: own.end, against };
  }
  return null;
};

const restOf = (claim: Worded, { forms, start, end }: Setting): string[] => [
  ...new Set([...meantIn(claim, 0, start), ...meantIn(claim, end, claim.text.length)].filter((form) => !forms.includes(form))),
];

const NOT_SO =
  /\b(?:no|not|none|never|nor|without|disabled|forbidden|excluded|suspended|banned|closed|absent|unavailable|unchanged)\b|n['’]t\b/i;

/** A sentence that says of the claim's setting that what the claim tells is not so there, with a word of it. */
const exceptedIn = (other: SentenceRead, sentence: SentenceRead, claim: Worded, own: Setting): string | null =>
  NOT_SO.test(other.text) && restOf(claim, own).some((form) => other.set.has(form) && sentence.set.has(form)) ? other.text.trim() : null;

/** A setting of the sentence, behind the same preposition. */
function ownSetting(sentence: SentenceRead, { lead }: Setting): Setting | null {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const found = sentence.tokens[at]?.text === lead ? settingAt(sentence, at) : null;
    if (found?.forms.some((form) => !/^\p{Nd}/u.test(form))) return found;
  }
  return null;
}

/** Whether a sentence opens with a setting that has a word, so that it stands against that of the sentence before. */
function opensWith(sentence: SentenceRead, lead: string, form: string): boolean {
  const found = sentence.tokens[0]?.text === lead ? settingAt(sentence, 0) : null;
  return found?.forms.includes(form) === true;
}

const BECAUSE = /,? (?:because|due to|owing to|as a result of) /i;
/** Of one side of "because", what the other text's side must have. */
const SIDE = 0.75;

/** What came of it for why it came: "the mine closed because young people left" for "young people left because the mine closed". */
export const becauseTurned: Sign = (claim, sentence) => {
  const [mine, theirs] = [sidesOf(claim), sidesOf(sentence)];
  if (mine === null || theirs === null) return null;
  // Of whom both tell it may be said in words on one side alone: "she left because she had won".
  const doerOf = ({ tokens, forms }: Worded): string | undefined => forms[tokens.findIndex(({ text }) => !isStopWord(text))];
  const doer = doerOf(claim) === doerOf(sentence) ? doerOf(claim) : null;
  const held = (side: readonly string[], other: readonly string[]): number => {
    const own = side.filter((form) => form !== doer);
    return own.filter((form) => other.includes(form)).length / own.length;
  };
  const crossed = held(mine.before, theirs.behind) >= SIDE && held(mine.behind, theirs.before) >= SIDE;
  if (!crossed || held(mine.before, theirs.before) >= SIDE || held(mine.behind, theirs.behind) >= SIDE) return null;
  return { how: 'swapped', start: claim.tokens[0]?.start ?? 0, end: claim.tokens.at(-1)?.end ?? 0, against: sentence.text.trim() };
};

function sidesOf(told: Worded): { readonly before: readonly string[]; readonly behind: readonly string[] } | null {
  const at = BECAUSE.exec(told.text);
  if (at === null || at.index === 0) return null;
  const [before, behind] = [meantIn(told, 0, at.index), meantIn(told, at.index + at[0].length, told.text.length)];
  return before.length === 0 || behind.length === 0 ? null : { before, behind };
}
