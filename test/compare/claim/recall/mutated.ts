/** Sentences about one another's matters, and claims made of them by what models do: words left out, put in, exchanged, numbers and names changed. */
const SENTENCES = [
  'Ms Harlow, the chief engineer, signed the lease of the Dunmore mill on 3 March 2019 for 1,250 euros a month.',
  'The council rejected the plan by nine votes to four, and the mayor vetoed the budget of 4.2 million euros.',
  'Patients in the placebo group lost 1.1 kg, while those in the lersotan group lost 3.4 kg after twelve weeks.',
  'If the tenant does not pay within 14 days, the landlord may end the contract unless both agree otherwise.',
  'Exports rose by 12 percent in 2021 but imports fell by 3 percent, according to Okafor et al. (2022).',
  'Only nurses with children were asked, and most of them said that the new shifts had no effect on sleep.',
  'The Elbe Bank acquired the Weser Bank in 1998 and closed two of its branches before the merger was announced.',
  'Otto Brandt studied under Ilse Marten, who discovered the pigment with her assistant Rolf Dahl.',
  'In mice, the drug may reduce swelling; whether it helps people is not yet known.',
  'The first cause of the delay was a strike, the second was heavy rain, and the third was a lack of steel.',
  'The World Health Organization recommended that all children under six receive the vaccine during winter.',
  'The dam could have failed after the heavy rain, said Teresa Quan, the environment commissioner.',
  'The court ordered the officers to pay, although Judge Finn, who dissented, would have upheld the appeal.',
  'Speeds of up to 140 km/h were measured on the longest bridge, which is 2,460 m long and 38 m wide.',
  'Gold, silver and bronze were won by Rivera, Cho and Baptiste, respectively.',
  'The company plans to build a plant near Derby and expects revenue to grow by a third next year.',
] as const;
const SMALL = ['not', 'only', 'all', 'never', 'more', 'the', 'some', 'of', 'without', 'before'] as const;

/** Numbers from 0 to below `n`, the same for the same seed. */
export function chances(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const pick = <Item>(list: readonly Item[], chance: (n: number) => number): Item => list[chance(list.length)] as Item;

/** The sentences of a source, in some order. */
export const sourceOf = (chance: (n: number) => number): string =>
  [...SENTENCES]
    .map((sentence) => ({ sentence, at: chance(1000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence)
    .join(' ');

/** A claim made of one of the sentences. */
export function claimOf(chance: (n: number) => number): string {
  const words = pick(SENTENCES, chance).slice(0, -1).split(' ');
  for (let changes = chance(4); changes > 0; changes -= 1) {
    const at = chance(words.length);
    const kind = chance(6);
    if (kind === 0) words.splice(at, 1 + chance(3));
    else if (kind === 1) words.splice(at, 0, pick(SMALL, chance));
    else if (kind === 2) words[at] = pick(pick(SENTENCES, chance).slice(0, -1).split(' '), chance);
    else if (kind === 3) [words[at], words[words.length - 1 - at]] = [words[words.length - 1 - at] ?? '', words[at] ?? ''];
    else if (kind === 4)
      words.splice(0, words.length, ...words.map((word) => word.replace(/\d+/g, (digits) => String(Number(digits) + 1))));
    else words.splice(chance(Math.max(1, words.length - 6)), words.length);
    if (words.length === 0) words.push('Nothing');
  }
  const text = words.join(' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
