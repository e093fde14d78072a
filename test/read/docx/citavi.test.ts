import { describe, expect, it } from 'vitest';
import { citaviItems } from '../../../src/read/docx/citavi.ts';

const field = (data: unknown) => `ADDIN CitaviPlaceholder{${Buffer.from(JSON.stringify(data)).toString('base64')}}`;
const person = { $id: '5', FirstName: 'Ann', MiddleName: 'B.', LastName: 'Roe' };
const work = (more: object) => ({ $id: '4', Id: 'w', ReferenceType: 'JournalArticle', Title: 'On hedges', Year: '2001', ...more });

describe('citaviItems', () => {
  it('reads works with people, journal, place', () => {
    const entry = {
      $id: '2',
      ReferenceId: 'r1',
      PageRange: { OriginalString: '5' },
      Reference: work({
        Authors: [person],
        Editors: [{ LastName: 'Garden Society' }],
        Periodical: { Name: 'Journal of Hedges' },
        Volume: '3',
        Number: '2',
        PageRange: { OriginalString: '1-9' },
        Doi: '10.5555/12345678',
      }),
    };
    expect(citaviItems(field({ $id: '1', Entries: [entry] }))).toEqual([
      {
        id: 'citavi:r1',
        locator: '5',
        raw: 'On hedges',
        fields: expect.objectContaining({
          type: 'article-journal',
          title: 'On hedges',
          author: [{ family: 'Roe', given: 'Ann B.' }],
          editor: [{ literal: 'Garden Society' }],
          'container-title': 'Journal of Hedges',
          volume: '3',
          issue: '2',
          page: '1-9',
          DOI: '10.5555/12345678',
          issued: { 'date-parts': [[2001]] },
        }),
      },
    ]);
  });
  it('follows what is named by its number', () => {
    const entries = [
      { ReferenceId: 'a', Reference: work({ Authors: [person] }) },
      {
        ReferenceId: 'b',
        Reference: { Id: 'b', ReferenceType: 'Contribution', Title: 'On fences', Authors: [{ $ref: '5' }], ParentReference: { $ref: '4' } },
      },
      { ReferenceId: 'a', Reference: { $ref: '4' } },
    ];
    const items = citaviItems(field({ Entries: entries }));
    expect(items.map(({ id, fields }) => [id, fields?.title, fields?.author?.[0]?.family, fields?.['container-title']])).toEqual([
      ['citavi:a', 'On hedges', 'Roe', undefined],
      ['citavi:b', 'On fences', 'Roe', 'On hedges'],
      ['citavi:a', 'On hedges', 'Roe', undefined],
    ]);
  });
  it('gives nothing for broken data', () => {
    expect(citaviItems('ADDIN CitaviPlaceholder{abcdefghij}')).toEqual([]);
    expect(citaviItems('ADDIN CitaviPlaceholder')).toEqual([]);
    expect(citaviItems(field({ Entries: [null, 3, { Reference: null }] }))).toEqual([]);
    expect(citaviItems(field(null))).toEqual([]);
  });
});
