/** Words of a title that are spelt or said in two ways. */
import { describe, expect, it } from 'vitest';
import { titleReadings } from '../../../../src/compare/reference/title/form.ts';
import { american, oneWay } from '../../../../src/compare/reference/title/spelling.ts';
import { bestTitle } from '../../../../src/compare/reference/title.ts';

const label = (a: string, b: string): string | undefined => bestTitle(titleReadings(a), titleReadings(b))?.label;

describe('a title said in two ways', () => {
  it.each([
    ['Printers of the nineteenth century and their bells', 'Printers of the 19th century and their bells'],
    ['Letters for the twenty-first century', 'Letters for the 21st century'],
    ['Bell founding during the Second World War', 'Bell founding during World War II'],
    ['Why bells do not ring under water', 'Why bells don’t ring under water'],
    ['Why bells don’t ring under water', 'Why bells dont ring under water'],
    ['It is the clapper: what is wrong with bells', 'It’s the clapper: what’s wrong with bells'],
    ['You can’t ring what you aren’t hanging: of bells', 'You cannot ring what you are not hanging: of bells'],
    ['Why bells ring when you’re not there', 'Why bells ring when you aren’t there'],
    ['They will not ring: of old bells', 'They won’t ring: of old bells'],
    ['It is not all clapper from here', 'It isn’t all clapper from here'],
    ['Learnt ringing of burnt bells', 'Learned ringing of burned bells'],
    ['The storm of September 11, 2001 in harbours', 'The storm of 11 September 2001 in harbors'],
    ['Haemopoietic cells and ageing in paediatric leukaemia', 'Hematopoietic cells and aging in pediatric leukemia'],
    ['Manoeuvres of grey analogue clocks', 'Maneuvers of gray analog clocks'],
  ])('%s', (a, b) => {
    expect(label(a, b)).toBe('match');
  });
  it.each([
    ['Printers of the nineteenth century and their bells', 'Printers of the 18th century and their bells'],
    ['Bell founding during the First World War', 'Bell founding during World War II'],
    ['Why bells do not ring under water', 'Why bells ring under water'],
    ['Why bells don’t ring under water', 'Why bells do ring under water'],
    ['Why bells ring when you’re there', 'Why bells ring when you aren’t there'],
    ['The storm of September 11, 2001 in harbours', 'The storm of 12 September 2001 in harbours'],
  ])('and two titles: %s', (a, b) => {
    expect(label(a, b)).not.toBe('match');
  });
  it('leaves other words alone', () => {
    const words = 'what do bells say of war'.split(' ');
    expect(oneWay(words)).toEqual(words);
    expect(american('bells')).toBe('bells');
  });
});
