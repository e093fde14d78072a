import { expect, it } from 'vitest';
import { turnable, turned } from '../../../../src/compare/claim/recall/polarity.ts';

const how = (claim: string, sentence: string) => turned(turnable(claim), sentence)?.how ?? null;

it.each([
  ['The controller shall notify the processor', 'The processor shall notify the controller without delay.'],
  ['Acme bought Bolt in 2014', 'In 2014 Bolt bought Acme.'],
  ['The dog chased the cat', 'The cat chased the dog.'],
  ['Menabrea translated an article by Lovelace', 'Lovelace translated an article by the engineer Menabrea.'],
])('%s / %s', (claim, sentence) => expect(how(claim, sentence)).toBe('swapped'));

it.each([
  ['the same does it', 'The processor shall notify the controller', 'The processor shall notify the controller at once.'],
  ['a passive', 'Bolt was bought by Acme', 'Acme bought Bolt.'],
  ['a verb that goes both ways', 'Anna met Boris in Riga', 'Boris met Anna in Riga.'],
  ['each does it to the other', 'Anna taught Boris', 'Boris taught Anna and Anna taught Boris.'],
  ['the other stands in another clause', 'Acme bought Bolt', 'Bolt bought Crane, which Acme had owned.'],
  ['each does it in a clause of its own', 'Lind owns the brewery and Roe owns the mill', 'Roe owns the mill, and Lind owns the brewery.'],
  ['something else is done', 'Acme sued Bolt', 'Bolt thanked Acme.'],
])('says nothing where it is %s', (_what, claim, sentence) => expect(how(claim, sentence)).toBeNull());
