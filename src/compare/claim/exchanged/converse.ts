/**
 * Words that tell of one deed from either side: who beats and who loses, what causes and what results, who teaches and who is a pupil. Small
 * and closed: each row is the same deed whatever it is said of.
 */

/** Converse words: the deed, the word that leads in the other side ("" for none), and whether the one before it is the doer. */
const CONVERSE: readonly (readonly [words: string, what: string, lead: string, before: boolean])[] = [
  ['beat beats beaten defeated defeats defeat thrashed overcame', '=beat', '', true],
  ['lost loses lose', '=beat', 'to', false],
  ['causes caused cause triggers triggered', '=cause', '', true],
  ['led leads lead', '=cause', 'to', true],
  ['resulted results result', '=cause', 'in', true],
  ['resulted results result stems stemmed arises arose', '=cause', 'from', false],
  ['due', '=cause', 'to', false],
  ['cause', '=cause', 'of', true],
  ['result consequence effect product', '=cause', 'of', false],
  ['taught teaches teach', '=teach', '', true],
  ['teacher mentor tutor', '=teach', 'of', true],
  ['pupil student disciple apprentice', '=teach', 'of', false],
  ['studied', '=teach', 'under', false],
  ['father mother parent', '=parent', 'of', true],
  ['son daughter child', '=parent', 'of', false],
  ['succeeded replaced succeeds replaces', '=follow', '', true],
  ['preceded precedes', '=follow', '', false],
  ['successor', '=follow', 'of', true],
  ['predecessor', '=follow', 'of', false],
  ['owns owned', '=own', '', true],
  ['belongs belonged', '=own', 'to', false],
  ['subsidiary', '=own', 'of', false],
  ['owner', '=own', 'of', true],
];
/** By word, what deeds it may tell of. */
export const TOLD = new Map<string, { readonly what: string; readonly lead: string; readonly before: boolean }[]>();
for (const [words, what, lead, before] of CONVERSE)
  for (const word of words.split(' ')) TOLD.set(word, [...(TOLD.get(word) ?? []), { what, lead, before }]);
/** Kin whose parent is named by "'s" before it. */
export const OWNED = new Map<string, { readonly what: string; readonly before: boolean }>();
for (const [words, what, before] of [
  ['son daughter child', '=parent', false],
  ['father mother', '=parent', true],
  ['pupil student apprentice', '=teach', false],
  ['teacher mentor tutor', '=teach', true],
  ['successor', '=follow', true],
  ['predecessor', '=follow', false],
  ['subsidiary', '=own', false],
] as const)
  for (const word of words.split(' ')) OWNED.set(word, { what, before });

/** Deeds that are the same from both sides, and verbs of being, having, saying. */
export const BOTH_WAYS =
  /^(?:me+ts?|met|marr|wed|divorc|differ|equal|resembl|border|adjoin|join|play|fac(?:e|es|ed)$|collaborat|cooperat|agree|match|correlat|overlap|merg|fought|fight|compet|tied?$|dr[ae]w|link|associat|relat|connect|shar|includ|saw|seen?$|sa(?:ys?|id)$|call|named?$|trad|work|negotiat|talk|spoke|speak|sign|debat|clash|combin|mix|react|interact|correspond|co-|partner|swap|exchang|attach|add|separat|compar|belong|remain|seem|appear|becom|became|look|liv|stood|stand|occur|happen|move|went|goes|came|come|turn|number|total|reach|rank|follows?$|contain|consist|span|cross|touch|balanc|mirror|cost|weigh|measur|mean|estimat|expect|report|show|found$|find)/;
