/** Forms of claims and sources, filled with verbs and parties: what holds of one of them has to hold of all. */
import { verifyAnswer } from '../../../../src/index.ts';

/** Base, present, past, -ing, participle: regular and irregular. */
const VERBS = [
  ['attend', 'attends', 'attended', 'attending', 'attended'],
  ['finance', 'finances', 'financed', 'financing', 'financed'],
  ['choose', 'chooses', 'chose', 'choosing', 'chosen'],
] as const;
/** Who, what, and another. */
const PARTIES = [
  ['Hartmann', 'the old library', 'the mayor'],
  ['the committee', 'the northern academy', 'Dr Lind'],
] as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a` who, `o` what, `c` another, with a capital at will; `b`, `s`, `p`, `g`, `n`: forms of the verb in the order above. */
function fill(form: string, [b, s, p, g, n]: (typeof VERBS)[number], [a, o, c]: (typeof PARTIES)[number]): string {
  const words: Readonly<Record<string, string>> = { a, o, c, A: capital(a), O: capital(o), C: capital(c), b, s, p, g, n };
  return capital(form.replace(/\{(\w)\}/g, (_, key: string) => words[key] ?? ''));
}

/** What an answer with one sentence comes to beside a source that has one about the matter, with no model. */
export function outcome(claim: string, source: string): string | undefined {
  const text = `This account was written ten years later by an independent body. ${source} Further details are given in the appendix.`;
  return verifyAnswer(claim.replace(/\.$/, ' [1].'), [{ id: 'a.txt', text }]).claims[0]?.outcome;
}

/** All that a form of a claim comes to beside a form of a source. */
export const outcomes = (claim: string, source: string): Set<string | undefined> =>
  new Set(VERBS.flatMap((verb) => PARTIES.map((party) => outcome(fill(claim, verb, party), fill(source, verb, party)))));
