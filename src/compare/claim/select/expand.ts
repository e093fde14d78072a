/**
 * Which words are taken for the same when evidence is sought: forms of one word (by stem), words of one small table (rise and
 * grow, company and firm, per cent and %), numbers in words and in digits, and words that share most of their letters. Small on
 * purpose, so that every match can be explained; words that turn a sentence round (rise, fall) are never in one row.
 */

import { stemOf } from '../../../text/tokens/stem.ts';
import type { Token } from '../../../text/tokens.ts';

/** Words that say the same in most sentences, a row each. */
const ROWS = `
increase rise grow climb gain surge jump soar expand
decrease fall decline drop reduce shrink dip plunge lower diminish
buy acquire purchase takeover
company firm corporation business enterprise
begin start commence launch initiate
end finish conclude terminate cease
show demonstrate indicate reveal find report suggest note observe
say state tell declare announce claim
cause lead result trigger induce produce
big large huge sizeable substantial considerable significant
small little tiny minor
make create build construct manufacture
use utilize employ apply
help assist aid
need require necessitate
die mortality fatality perish
physician doctor
child kid
country nation
city town
film movie
car automobile
study research investigation trial
people person individual human
percent percentage pct
million m mn mln
billion bn b
trillion tn
kilometer kilometre km
meter metre
kilogram kg
gram g
hour hr h
minute min
second sec s
year yr annual annually
month monthly
approximately about roughly nearly almost circa
revenue sale turnover
profit earnings income
approve authorize clear
win victory triumph
lose defeat
receive get obtain
give provide offer supply
show display exhibit
choose select pick elect
protect guard shield safeguard
prevent avoid avert
allow permit enable let
forbid prohibit ban bar
important essential crucial vital key critical
main primary chief principal
several multiple numerous many various
quick fast rapid swift
old elderly aged
danger risk hazard threat
illness disease sickness
medicine drug medication pharmaceutical
cancer tumor tumour carcinoma
heart cardiac cardiovascular
kidney renal
brain cerebral
lung pulmonary
treat therapy treatment
patient participant subject
method approach technique procedure
fix repair mend
job occupation
teacher instructor
attorney lawyer
money fund cash
price cost
house home residence
road street highway
author writer
song track single
win award prize
kill murder slay
marry wed
locate situate
base headquarter
found establish
form compose comprise consist constitute
contain include hold
happen occur
change alter modify
keep retain maintain preserve
improve enhance better
hit strike
complete finish
us usa america american
uk britain british
eu europe european
`;

const GROUP = new Map<string, string>();
for (const row of ROWS.trim().split('\n')) {
  const stems = row.split(' ').map(stemOf);
  const head = stems.map((stem) => GROUP.get(stem)).find((known) => known !== undefined) ?? stems[0] ?? '';
  for (const stem of stems) if (!GROUP.has(stem)) GROUP.set(stem, head);
}

const NUMBER_WORDS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, String(value)]),
);
for (const [word, value] of [
  ['thirty', '30'],
  ['forty', '40'],
  ['fifty', '50'],
  ['sixty', '60'],
  ['seventy', '70'],
  ['eighty', '80'],
  ['ninety', '90'],
  ['hundred', '100'],
  ['thousand', '1000'],
  ['dozen', '12'],
  ['half', '50'],
  ['first', '1'],
  ['second', '2'],
  ['third', '3'],
  ['fourth', '4'],
  ['fifth', '5'],
] as const)
  NUMBER_WORDS.set(word, value);

const FORMS = new Map<string, string>();
const MOST = 50_000;

/** What a token is matched by: the value of a number, else the head of its row, else its stem. */
export function formOf({ text, kind }: Pick<Token, 'text' | 'kind'>): string {
  if (kind === 'number') return text;
  const known = FORMS.get(text);
  if (known !== undefined) return known;
  const stem = stemOf(text);
  const form = NUMBER_WORDS.get(text) ?? GROUP.get(stem) ?? stem;
  if (FORMS.size > MOST) FORMS.clear();
  FORMS.set(text, form);
  return form;
}

/** The stem alone: what a word is, whatever else might be said for it. */
export const plainForm = ({ text, kind }: Pick<Token, 'text' | 'kind'>): string => (kind === 'number' ? text : stemOf(text));

/**
 * How much of two words' letters agree, 0..1: shared runs of three characters over all (Dice). Finds what stems miss: other
 * spellings, compounds, derivations ("behavior" and "behaviour", "cardiotoxicity" and "toxicity").
 */
export function lettersShared(one: string, other: string): number {
  if (one === other) return 1;
  if (one.length < 4 || other.length < 4) return 0;
  const grams = new Map<string, number>();
  for (let i = 0; i + 3 <= one.length; i += 1) grams.set(one.slice(i, i + 3), (grams.get(one.slice(i, i + 3)) ?? 0) + 1);
  let shared = 0;
  for (let i = 0; i + 3 <= other.length; i += 1) {
    const left = grams.get(other.slice(i, i + 3)) ?? 0;
    if (left === 0) continue;
    grams.set(other.slice(i, i + 3), left - 1);
    shared += 1;
  }
  return (2 * shared) / (one.length + other.length - 4);
}
