/** Lists that lean on few people. */
import { describe, expect, it } from 'vitest';
import { warnList } from '../../../src/decide/warning/cohort.ts';
import type { CslName } from '../../../src/model/csl.ts';
import type { ReferenceFinding } from '../../../src/model/report.ts';
import type { OrcidPerson } from '../../../src/model/source.ts';

const name = (family: string, given = 'A.'): CslName => ({ family, given });
const finding = (id: string, author: readonly CslName[]): ReferenceFinding => ({
  reference: {
    id,
    key: id,
    span: { start: 0, end: 1 },
    raw: '',
    fields: { author },
    fieldSpans: {},
    route: 'formal',
    routeWhy: '',
    origin: 'list',
    confidence: 1,
  },
  asked: [],
  sources: [],
  verdict: {
    kind: 'reference',
    of: id,
    outcome: 'unsure',
    rule: '',
    says: '',
    rawOutcome: 'unsure',
    coverage: { kind: 'none', absent: [], missing: [] },
    components: {} as ReferenceFinding['verdict']['components'],
    identifiers: [],
    source: null,
    candidates: [],
    pValid: 0.5,
  },
  warnings: [],
});
const list = (circle: number, others: number): ReferenceFinding[] => [
  ...Array.from({ length: circle }, (_, at) => finding(`c${at}`, [name('Núñez', 'Ana'), name(`Friend${at}`)])),
  ...Array.from({ length: others }, (_, at) => finding(`o${at}`, [name(`Other${at}`)])),
];

describe('a list of references', () => {
  it('is told to lean on few people above 40 %, with the names', () => {
    expect(warnList(list(4, 6))).toEqual([]);
    const [warning] = warnList(list(5, 5));
    expect(warning).toMatchObject({ kind: 'cohort_concentrated', severity: 'info', rule: 'warn/cohort-concentrated' });
    expect(warning?.of).toHaveLength(5);
    expect(warning?.evidence[0]).toBe('Ana Núñez (5)');
    expect(warning?.says).toContain('50 %');
  });

  it('is not called so when it is short', () => {
    expect(warnList(list(4, 1))).toEqual([]);
  });

  it('is not called so for a chain of works, each sharing one author with the next', () => {
    const chain = Array.from({ length: 12 }, (_, at) => finding(`l${at}`, [name(`P${at}`), name(`P${at + 1}`)]));
    expect(warnList(chain)).toEqual([]);
  });

  it('is not called so for members of one great collaboration', () => {
    const crowd = Array.from({ length: 60 }, (_, at) => name(`Member${at}`));
    expect(warnList(Array.from({ length: 10 }, (_, at) => finding(`b${at}`, crowd)))).toEqual([]);
  });

  it("tells how much is the document's own authors' work", () => {
    const warnings = warnList(list(5, 5), [name('Nunez', 'A')]);
    expect(warnings.map(({ rule }) => rule)).toEqual(['warn/cohort-concentrated', 'warn/self-citation']);
    expect(warnList(list(3, 9), [name('Nunez', 'A')])).toEqual([]);
  });

  it('gives the share as a number', () => {
    expect(warnList(list(5, 5))[0]?.share).toBe(0.5);
    expect(warnList(list(5, 7), [name('Nunez', 'A')]).find(({ rule }) => rule === 'warn/self-citation')?.share).toBeCloseTo(5 / 12, 3);
  });

  it('tells namesakes apart by their ORCID iDs', () => {
    const orcid = (at: number): CslName => ({ family: 'Wang', given: 'Wei', ORCID: `0000-0002-1825-00${at}7` });
    const several = Array.from({ length: 10 }, (_, at) => finding(`w${at}`, [orcid(at), name(`Other${at}`)]));
    expect(warnList(several)).toEqual([]);
    const one = Array.from({ length: 10 }, (_, at) => finding(`w${at}`, [orcid(1), name(`Other${at}`)]));
    expect(warnList(one)).toHaveLength(1);
  });

  const iD = '0000-0002-1825-0097';
  const person = (more: Partial<OrcidPerson> = {}): OrcidPerson => ({
    orcid: iD,
    names: [
      { family: 'Smith', given: 'Jane' },
      { family: 'Jones', given: 'Jane' },
    ],
    works: [],
    by: 'orcid',
    ...more,
  });

  it('takes two names with one iD for one person', () => {
    const works = (orcid: { ORCID?: string }) => [
      ...Array.from({ length: 3 }, (_, at) => finding(`s${at}`, [{ family: 'Smith', given: 'Jane', ...orcid }])),
      ...Array.from({ length: 3 }, (_, at) => finding(`j${at}`, [{ family: 'Jones', given: 'Jane', ...orcid }])),
      ...Array.from({ length: 4 }, (_, at) => finding(`o${at}`, [name(`Other${at}`)])),
    ];
    expect(warnList(works({}))).toEqual([]);
    expect(warnList(works({ ORCID: `https://orcid.org/${iD}` }))).toMatchObject([{ share: 0.6 }]);
    // A name without its iD is that person's while nobody else on the list bears it.
    const [first, ...rest] = works({ ORCID: iD });
    expect(first).toBeDefined();
    expect(warnList([finding('bare', [{ family: 'Smith', given: 'J.' }]), ...rest])).toMatchObject([{ share: 0.6 }]);
  });

  it('counts own works by every name of the authors, and by what they list at ORCID', () => {
    const works = [
      ...Array.from({ length: 3 }, (_, at) => finding(`j${at}`, [{ family: 'Jones', given: 'Jane' }])),
      ...Array.from({ length: 2 }, (_, at) => {
        const one = finding(`d${at}`, [name(`Friend${at}`)]);
        return { ...one, reference: { ...one.reference, fields: { ...one.reference.fields, DOI: `10.5555/OWN.${at}` } } };
      }),
      ...Array.from({ length: 5 }, (_, at) => finding(`o${at}`, [name(`Other${at}`)])),
    ];
    const share = (people: readonly OrcidPerson[]) =>
      warnList(works, [{ family: 'Smith', given: 'Jane' }], people).find(({ rule }) => rule === 'warn/self-citation')?.share;
    expect(share([])).toBeUndefined();
    expect(share([person()])).toBeUndefined();
    expect(share([person({ works: ['doi:10.5555/own.0', 'doi:10.5555/own.1'] })])).toBe(0.5);
    // Somebody else of that name, told by an iD, is not counted.
    const namesakes = works.map((one) =>
      one.reference.fields.author?.[0]?.family === 'Jones'
        ? finding(one.reference.id, [{ family: 'Jones', given: 'Jane', ORCID: '0000-0001-5109-3700' }])
        : one,
    );
    expect(warnList(namesakes, [], [person({ works: ['doi:10.5555/own.0', 'doi:10.5555/own.1'] })])).toEqual([]);
  });
});
