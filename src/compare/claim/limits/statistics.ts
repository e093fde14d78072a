/**
 * A figure given for another statistic of the same family: "the mean income was 31,000" for "the median income was 31,000; the mean was 44,000", "a specificity
 * of 92 percent" for the sensitivity. Every word and the figure stand in one sentence, so that shares of words and values see nothing of it.
 */
import { clausesOf } from '../../../text/clauses.ts';
import { meantIn, type Sign } from './limit.ts';

/** Statistics that are told apart, family by family, each by its words. */
const FAMILIES: readonly (readonly (readonly [name: string, form: RegExp])[])[] = [
  [
    ['median', /\bmedians?\b/i],
    ['mean', /\b(?:means?|averages?)\b(?! (?:that|to)\b)/i],
    ['maximum', /\b(?:maxim(?:um|al)|peak)\b/i],
    ['minimum', /\bminim(?:um|al)\b/i],
  ],
  [
    ['sensitivity', /\bsensitivity\b/i],
    ['specificity', /\bspecificity\b/i],
    ['precision', /\bprecision\b/i],
    ['recall', /\brecall\b/i],
    ['accuracy', /\baccuracy\b/i],
    ['positive predictive value', /\b(?:positive predictive value|PPV)\b/i],
    ['negative predictive value', /\b(?:negative predictive value|NPV)\b/i],
  ],
  [
    ['odds ratio', /\bodds ratios?\b/i],
    ['hazard ratio', /\bhazard ratios?\b/i],
    ['risk ratio', /\b(?:risk ratios?|relative risks?)\b/i],
  ],
  [
    ['incidence', /\bincidence\b/i],
    ['prevalence', /\bprevalence\b/i],
  ],
  [
    ['standard deviation', /\bstandard deviations?\b/i],
    ['standard error', /\bstandard errors?\b/i],
  ],
  [
    ['long', /\b(?:long|length)\b/i],
    ['wide', /\b(?:wide|width|breadth)\b/i],
    ['thick', /\b(?:thick|thickness)\b/i],
    ['high', /\b(?:tall|height)\b/i],
    ['deep', /\b(?:deep|depth)\b/i],
  ],
  [
    ['gross', /\bgross\b/i],
    ['net', /\bnet\b/i],
  ],
  [
    ['absolute', /\babsolute\b/i],
    ['relative', /\brelative\b(?! risk)/i],
  ],
];

/** Any of their words: most sentences have none. */
export const STATISTIC =
  /\b(?:medians?|means?|averages?|maxim(?:um|al)|peak|minim(?:um|al)|sensitivity|specificity|precision|recall|accuracy|(?:positive|negative) predictive value|PPV|NPV|(?:odds|hazard|risk) ratios?|relative|incidence|prevalence|standard (?:deviation|error)s?|gross|net|absolute|long|length|wide|width|breadth|thick|thickness|tall|height|deep|depth)\b/i;

/** What parts statements of several statistics. */
const PARTS = /[;,:()]| (?:and|but|while|whereas|versus|vs\.?) /g;

/** The figure of a claim, which the sentence gives for another statistic of the same family and for the claim's own nowhere. */
export const statisticSwapped: Sign = (claim, sentence) => {
  for (const family of FAMILIES) {
    const own = family.filter(([, form]) => form.test(claim.text));
    const [label] = own;
    if (label === undefined || own.length > 1) continue;
    const at = label[1].exec(claim.text);
    for (const figure of claim.tokens) {
      if (figure.kind !== 'number' || at === null) continue;
      const parts = clausesOf(sentence.text, { at: PARTS }).filter(({ start, end }) => meantIn(sentence, start, end).includes(figure.text));
      const texts = parts.map(({ start, end }) => sentence.text.slice(start, end));
      const others = texts.filter((text) => !label[1].test(text) && family.some(([name, form]) => name !== label[0] && form.test(text)));
      if (texts.length === 0 || others.length < texts.length) continue;
      return { how: 'swapped', start: at.index, end: at.index + at[0].length, against: (others[0] ?? '').trim() };
    }
  }
  return null;
};
