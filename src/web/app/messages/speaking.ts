/** How a language counts and writes numbers, for the catalogues: plural forms by the rules of Unicode (Intl), never by "add an s". */

/** The forms of a word by plural category; `other` is the one every language has. */
export interface Forms extends Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> {
  readonly other: string;
}

export interface Speaking {
  /** A number as the language writes it. */
  readonly number: (n: number) => string;
  /** The form of a word that goes with a number. */
  readonly form: (n: number, forms: Forms) => string;
  /** "1 reference", "2 references". */
  readonly counted: (n: number, forms: Forms) => string;
  /** A share of one in percent, whole. */
  readonly percent: (share: number) => string;
}

/** A sentence with a link in it: what stands before the link, the words of the link, what stands after it. */
export type Linked = readonly [before: string, link: string, after: string];

/** Takes a language tag (BCP 47); gives its ways of counting. */
export function speaking(tag: string): Speaking {
  const rules = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag);
  const shares = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const form = (n: number, forms: Forms): string => forms[rules.select(n)] ?? forms.other;
  return {
    number: (n) => numbers.format(n),
    form,
    counted: (n, forms) => `${numbers.format(n)} ${form(n, forms)}`,
    percent: (share) => `${shares.format(share * 100)} %`,
  };
}
