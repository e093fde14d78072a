import { describe, expect, it } from 'vitest';
import { seenAtHand } from '../../../src/extract/at-hand/seen.ts';
import type { Reference } from '../../../src/model/cited.ts';

const cited = (title: string, raw = title, author: { family: string }[] = []): Reference => ({
  id: 'ref:1',
  key: '1',
  raw,
  fields: { title, ...(author.length === 0 ? {} : { author }) },
  fieldSpans: {},
  span: { start: 0, end: raw.length },
  route: 'formal',
  routeWhy: '',
  origin: 'list',
  confidence: 1,
});
const seen = (reference: Reference, ...texts: [id: string, text: string][]) =>
  seenAtHand(
    [reference],
    texts.map(([id, text]) => ({ id, text })),
  ).get('ref:1') ?? null;

const LEASE = 'LEASE AGREEMENT FOR\nMILL HOUSE\n\nThis lease is made on 1 May 2020 between Aldmere Estates and R. Holt.';

describe('seenAtHand', () => {
  it.each([
    ['over two lines, in capitals', cited('Lease agreement for Mill House'), 'a.txt', LEASE],
    ['before a sign', cited('Harbour Report'), 'a.txt', '# Harbour Report: the year 2021\n\nThe harbour grew.'],
    ['before the parties', cited('Master Services Agreement'), 'a.txt', 'Master Services Agreement between Orrin and Tellwright\n'],
    ['as the name of the file', cited('Harbour report 2021'), 'harbour-report-2021.pdf', 'The harbour grew.'],
    ['by the name of its file', cited('The lease', 'Holt, R. The lease (mill-house.txt).'), 'mill-house.txt', 'This lease is made.'],
    [
      'below a letterhead',
      cited('Study of the harbour walls'),
      'a.txt',
      'Aldmere Estates\n12 High Street\n\nStudy of the harbour walls\n\nBegun in 2020.',
    ],
  ])('sees a work: %s', (_, reference, id, text) => {
    expect(seen(reference, [id, text])).toEqual({ source: id, signed: true });
  });

  it.each([
    ['a longer title', cited('Lease agreement for Mill'), LEASE],
    ['a title that is spoken of', cited('Walls of the harbour'), 'Re: your paper Walls of the harbour\n\nDear Mr Holt,'],
    ['a title far below', cited('Walls of the harbour'), `${'The harbour grew.\n'.repeat(40)}Walls of the harbour\n`],
    ['a heading of many works', cited('Annual report'), 'Annual report\n\nThe firm grew.'],
    ['one word', cited('Introduction'), 'Introduction\n\nThe firm grew.'],
  ])('does not see: %s', (_, reference, text) => {
    expect(seen(reference, ['a.txt', text])).toBeNull();
  });

  it('tells whether whoever is cited stands at its head, and takes none of two', () => {
    const title = 'Lease agreement for Mill House';
    expect(seen(cited(title, title, [{ family: 'Holt' }]), ['a.txt', LEASE])).toEqual({ source: 'a.txt', signed: true });
    expect(seen(cited(title, title, [{ family: 'Serrano' }]), ['a.txt', LEASE])).toEqual({ source: 'a.txt', signed: false });
    expect(seen(cited(title), ['a.txt', LEASE], ['b.txt', LEASE])).toBeNull();
  });
});
