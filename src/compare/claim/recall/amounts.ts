/**
 * What something rose or fell by, told for what it rose or fell to, or the other way round: "increased by 2.40 dollars" for "increased by 12 percent to
 * 2.40 dollars". Told only where every place of the sentence that has the figure has it behind the other word.
 */
import { anyOf } from '../../../text/any-of.ts';
import type { Token } from '../../../text/tokens.ts';
import type { Stronger, Worded } from './stronger.ts';

const CHANGES =
  /^(?:increas\w+|rose|rise[ns]?|rising|grew|grow[ns]?|climb\w*|rais\w+|lift\w*|decreas\w+|fell|fall|falls|fallen|drop\w*|declin\w+|reduc\w+|cut|cuts|lower\w*|shrank|sank|slipp\w+|jump\w*)$/;
/** Between "by" and its figure. */
const SMALL = anyOf('a an the about almost nearly roughly around some mean average of only just over');
/** Words between the change and its figure. */
const REACH = 12;

/** Whether a word tells a change. */
export const isChange = (word: string): boolean => CHANGES.test(word);

/** Parts in a word: "by a third", "to a quarter". */
const PART = anyOf('half third quarter fifth sixth seventh eighth tenth');

/** Whether a word is a part by which or to which something may change. */
export const isPart = (word: string): boolean => PART.test(word);

interface Amount {
  readonly lead: Token | null;
  readonly figure: Token;
}

/** Each figure with the "by", "to" or "from" that stands before it behind a change. */
function amountsIn({ tokens }: Worded): Amount[] {
  return tokens.flatMap((figure, at): Amount[] => {
    if (figure.kind !== 'number' && !PART.test(figure.text)) return [];
    let back = at - 1;
    while (SMALL.test(tokens[back]?.text ?? '')) back -= 1;
    const lead = tokens[back];
    const leads = lead !== undefined && (lead.text === 'by' || lead.text === 'to' || (lead.text === 'from' && figure.kind === 'number'));
    const changes = leads && tokens.slice(Math.max(0, back - REACH), back).some(({ text }) => CHANGES.test(text));
    return [{ lead: changes ? lead : null, figure }];
  });
}

/** The first figure of a claim that a sentence has behind the other word; null where there is none. */
export function otherAmount(claim: Worded, sentence: Worded): Stronger | null {
  const own = amountsIn(claim).filter(({ lead }) => lead !== null);
  if (own.length === 0) return null;
  const there = amountsIn(sentence);
  for (const { lead, figure } of own) {
    const same = there.filter((one) => one.figure.text === figure.text);
    const first = same[0];
    if (lead === null || first?.lead == null || !same.every((one) => one.lead !== null && one.lead.text !== lead.text)) continue;
    return { start: lead.start, end: figure.end, against: sentence.text.slice(first.lead.start, first.figure.end) };
  }
  return null;
}
