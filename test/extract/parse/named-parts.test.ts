import { describe, expect, it } from 'vitest';
import { labelNamedParts } from '../../../src/extract/parse/named-parts.ts';
import { parseReference } from '../../../src/extract/reference.ts';
import { relabelledBy } from './relabelled.ts';

const relabelled = relabelledBy(labelNamedParts);

describe('labelNamedParts', () => {
  it('gives every part the label of its name', () => {
    expect(
      relabelled(
        ['title', 'Title: Petals in rain. Authors: Roe A, Poe B.'],
        ['container', 'Journal: Rain Today.'],
        ['date', 'Year: 2020.'],
      ),
    ).toBe(
      'other: Title: | title: Petals in rain. | other: Authors: | author: Roe A, Poe B. | other: Journal: | container: Rain Today. | other: Year: | date: 2020.',
    );
  });

  it('leaves titles alone that hold such a word', () => {
    const print = 'Roe, A. What is in a title: the journal: a study of names. 2001.';
    expect(relabelled(['author', 'Roe, A.'], ['title', print.slice(8)])).toBe(`author: Roe, A. | title: ${print.slice(8)}`);
  });

  it('serves whole references in Markdown', () => {
    const { fields } = parseReference(
      '- **Title:** Petals in rain **Authors:** Smith J, Doe A **Journal:** Rain Today **Volume:** 3 **Pages:** 4-9 **Year:** 2020 **DOI:** 10.1038/s41586-020-0001-1',
    );
    expect(fields).toMatchObject({
      title: 'Petals in rain',
      author: [
        { family: 'Smith', given: 'J' },
        { family: 'Doe', given: 'A' },
      ],
      'container-title': 'Rain Today',
      volume: '3',
      page: '4-9',
      DOI: '10.1038/s41586-020-0001-1',
      issued: { 'date-parts': [[2020]] },
    });
  });
});
