import { expect, it } from 'vitest';
import { turnable, turned } from '../../../../src/compare/claim/recall/polarity.ts';

it.each([
  ['The drug did not reduce mortality', 'The drug reduced mortality in adults', 'negation'],
  ['The law exempts small farms', 'The law does not exempt small farms', 'negation'],
  ['The filter did not block dust', 'The filter blocked dust', 'negation'],
  ['The drug reduced mortality', 'The drug did not reduce mortality', 'negation'],
  ['Vikings wore horned helmets', 'Vikings did not wear horned helmets', 'negation'],
  ['The tenant is permitted to sublet', 'The tenant is never permitted to sublet', 'negation'],
  ['Sales rose by 5 percent in 2020', 'Sales fell by 5 percent in 2020', 'opposite'],
  ['The board rejected the merger', 'The board approved the merger', 'opposite'],
  ['The firm sold the plant', 'The firm bought the plant', 'opposite'],
  ['Investigators have determined the cause', 'Investigators have not yet determined the cause', 'negation'],
  ['Today it carries a road but no railway', 'Today it carries a railway but no road', 'negation'],
  ['Les chiens sont admis dans le parc', 'Les chiens ne sont pas admis dans le parc', 'negation'],
  ['It was the shortest bridge in the country', 'It was the longest bridge in the country', 'opposite'],
  ['The bridge was rebuilt in wood', 'The bridge was rebuilt in concrete', 'opposite'],
])('%s / %s: %s', (claim, sentence, how) => expect(turned(turnable(claim), sentence)?.how).toBe(how));

it.each([
  ['both deny', 'The drug did not reduce mortality', 'There was no reduction of mortality by the drug'],
  ['another word is denied', 'The drug reduced mortality', 'The drug, which was not cheap, reduced mortality'],
  ['a thing of which the claim tells nothing', 'Citric acid should be used for descaling', 'Descale with citric acid; do not use vinegar'],
  ['who sells beside what is bought', 'Bright Capital is the seller', 'Orion agreed to acquire the dairy from Bright Capital'],
  ['where an opening ends', 'On Fridays it closes at 6 p.m.', 'On Fridays it is open from 10 a.m. to 6 p.m.'],
  ['the last of another year', 'Her last film role was in 2011', 'Her first film role came in 1990'],
  [
    'what there was none of is the most',
    'The drought of 2022 was the worst for 40 years',
    'There had not been a drought as bad as in 2022 for 40 years',
  ],
  ['what is left out', 'The second ballet was cut for Vienna', 'A version without the second ballet ran in Vienna'],
  ['none besides', 'No plant outside Poland is profitable', 'Only two plants are profitable, and both are in Poland'],
  ['unlike', 'The earlier directive exempts dairies', 'Unlike the earlier one, the 2019 directive does not exempt dairies'],
  ['the other side of the compass', 'Varenna lies south-west of Elyon', 'Elyon lies north-east of Varenna'],
  ['not only', 'The drug reduced mortality and pain', 'The drug not only reduced mortality but pain'],
  ['what failed by itself', 'Heavy rain preceded the failure of the dam', 'The dam failed after heavy rain'],
  [
    'a verb that a denial leaves out',
    'Among nurses, sleep loss was not linked to errors',
    'Sleep loss was linked to errors among surgeons, but not among nurses',
  ],
  [
    'what has both sides in words of its own',
    'Imports of pottery ceased after the destruction',
    'Imports of pottery made up 12% before the destruction and less than 1% afterwards',
  ],
  ['no fewer than', 'The drug saved 500 lives', 'The drug saved no fewer than 500 lives'],
  ['a condition', 'The tenant may sublet the flat', 'The tenant may sublet the flat even if the owner is not asked'],
  ['it stands there both ways', 'Use was associated with risk', 'Use was not associated with cost, but was associated with risk'],
  ['the opposite in another word', 'Gold resists acid', 'Acid does not react with gold'],
  ['both movements on both sides', 'Sales rose while costs fell', 'Costs fell and sales rose'],
  ['the opposite denied', 'The plan was not approved', 'The plan was rejected'],
  ['an exception says it', 'The library is closed on Sunday', 'The library is open every day except Sunday'],
  ['a denial says what the opposite does', 'The study included none under 12', 'Those under 12 were excluded from the study'],
  ['what was shut opened again', 'The road was open on Friday', 'The road was closed for days and reopened on Friday'],
  ['it is still open', 'The firm is still deciding whether to close it', 'The firm has not yet decided whether to close it'],
  ['“ne … pas” denies the verb between', 'On ne paie pas l’entrée le dimanche', 'L’entrée est gratuite le dimanche'],
  ['the opposite is denied in Spanish', 'El acceso no está abierto a los coches', 'El acceso está cerrado a los coches'],
  ['nothing in common', 'Sales rose', 'The river is blue'],
])('says nothing where %s', (_what, claim, sentence) => expect(turned(turnable(claim), sentence)).toBeNull());

it('tells where the claim turns', () => {
  const claim = 'The drug did not reduce mortality';
  const sign = turned(turnable(claim), 'The drug reduced mortality');
  expect(claim.slice(sign?.start, sign?.end)).toBe('not reduce');
});

it('concludes nothing from a text that denies more often than any sentence does', () => {
  const many = (count: number): string => Array.from({ length: count }, (_, i) => `did not word${i}`).join(' and ');
  const claim = turnable('The drug reduced mortality');
  expect(turned(claim, `The drug did not reduce mortality and ${many(20)}`)?.how).toBe('negation');
  expect(turned(claim, `The drug did not reduce mortality and ${many(2_000)}`)).toBeNull();
});
