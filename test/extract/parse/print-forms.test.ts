import { describe, expect, it } from 'vitest';
import { labelWholeForms } from '../../../src/extract/parse/whole-forms.ts';
import { relabelledBy } from './relabelled.ts';

/** The runs of labels after it, when all of it was labelled as a title before. */
const relabelled = (raw: string): string => relabelledBy(labelWholeForms)(['title', raw]);

describe('PRINT_FORMS', () => {
  it.each([
    [
      'Paul Roe. 2009. Lamprey. In Encyclopedia of Waters, Ute Doe (Ed.). Reef, Oxford, 311–318.',
      'title: Paul Roe. 2009. Lamprey. In Encyclopedia of Waters, Ute Doe (Ed.). | publisher: Reef, | place: Oxford, | pages: 311–318.',
    ],
    [
      'Guy Roe. 1988. The canals. Vol. 3. Reef, Lyon.',
      'title: Guy Roe. 1988. The canals. | volume: Vol. 3. | publisher: Reef, | place: Lyon.',
    ],
    [
      'ROE P. Lamprey[M]//DOE U. Encyclopedia of Waters. Oxford: Reef, 2009: 311–318.',
      'title: ROE P. Lamprey[M]// | editor: DOE U. | container: Encyclopedia of Waters. | title: Oxford: Reef, 2009: 311–318.',
    ],
    [
      'Roe G. The canals: в 4 т. Т. 3. – Lyon: Reef, 1988.',
      'title: Roe G. The canals: | other: в 4 т. | volume: Т. 3. | title: – Lyon: Reef, 1988.',
    ],
    [
      'Roe, Ed. Drovers’ roads. 1843. Reef Reprints, 1972.',
      'title: Roe, Ed. Drovers’ roads. | note: 1843. | publisher: Reef Reprints, | date: 1972.',
    ],
    [
      'Roe E. Drovers’ roads. Reprint of 1843 ed. Leeds: Reef; 1972.',
      'title: Roe E. Drovers’ roads. | note: Reprint of 1843 ed. | title: Leeds: Reef; 1972.',
    ],
    [
      'ROE, Ed, 1972. Drovers’ roads. Nachdruck der Ausgabe 1843. Leeds: Reef.',
      'title: ROE, Ed, 1972. Drovers’ roads. | note: Nachdruck der Ausgabe 1843. | title: Leeds: Reef.',
    ],
    [
      'Roe, Ed: Drovers’ roads, Leeds 1843, Nachdruck Leeds: Reef 1972.',
      'title: Roe, Ed: Drovers’ roads, | note: Leeds 1843, Nachdruck | place: Leeds: | publisher: Reef | date: 1972.',
    ],
    [
      'C. Roe, “Sediment memory,” presented at the Conference on Reefs, Porto, Jun. 14–17, 2016.',
      'title: C. Roe, “Sediment memory,” presented at the Conference on Reefs, Porto, | date: Jun. 14–17, 2016.',
    ],
    [
      'The salt road (2007) Directed by Livia Roe [Film]. Torino: Reef Nord.',
      'title: The salt road | date: (2007) | other: Directed by Livia Roe | genre: [Film]. | place: Torino: | publisher: Reef Nord.',
    ],
    [
      'Roe E, Doe J, inventors. Fastener for keels. US 8,914,227. 2014.',
      'title: Roe E, Doe J, | other: inventors. | title: Fastener for keels. US 8,914,227. 2014.',
    ],
  ])('label “%s”', (raw, expected) => {
    expect(relabelled(raw)).toBe(expected);
  });
});
