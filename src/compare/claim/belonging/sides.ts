/**
 * Words that stand against each other before the same noun: what is said of the old bridge is not said of the new one. Small closed
 * sets; a word that is in none of them tells nothing apart by itself.
 */
const SETS = `
old new former current original
small large big medium little tiny huge
standard premium basic free professional
male female
control treatment placebo intervention experimental comparison treated untreated vaccinated unvaccinated
upper lower middle
north south east west northern southern eastern western central
early late
urban rural suburban
public private
gold silver bronze
summer winter spring autumn fall
domestic foreign international
maximum minimum mean median average
daily weekly monthly annual yearly quarterly
direct indirect
primary secondary tertiary
internal external
morning afternoon evening night
left right
short long
young elderly
inner outer
red blue green black white yellow brown grey gray orange purple pink
gross net
dry wet
hot cold warm cool
full partial half
national regional local
systolic diastolic
fast slow
deep shallow
heavy light
thick thin
lunar solar
paid unpaid
raw cooked
`;

const SIDE = new Map<string, number>();
SETS.trim()
  .split('\n')
  .forEach((row, i) => {
    for (const word of row.split(' ')) SIDE.set(word, i);
  });

/** The set that a word belongs to; undefined for one of none. */
export const sideOf = (word: string): number | undefined => SIDE.get(word);
