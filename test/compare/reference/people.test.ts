/** One iD is one person under every name; an iD of somebody else is told only where nothing at all speaks for the author. */
import { describe, expect, it } from 'vitest';
import { compare } from '../../../src/compare/reference/index.ts';
import { asPrinted, comparePeople, orcidsToAsk, underOtherNames, wantsWorks } from '../../../src/compare/reference/people.ts';
import { sourceOf } from '../../../src/lookup/local.ts';
import type { CslName } from '../../../src/model/csl.ts';
import type { LookupResult, OrcidPerson } from '../../../src/model/source.ts';
import { referenceOf } from './make.ts';

const [JANE, OTHER] = ['0000-0002-1825-0097', '0000-0001-5109-3700'];
const title = 'On the walking of small brown bears in winter';
const work = { id: '1', title, DOI: '10.5555/bears', issued: { 'date-parts': [[2010]] } };
const found = (author: readonly CslName[]): LookupResult => ({
  asked: [],
  candidates: [{ id: 'held:1', likeness: 1, sources: [sourceOf({ ...work, author }, 'held')] }],
});
const cited = (author: readonly CslName[]) => referenceOf({ fields: { ...work, author } });
const person = (names: readonly CslName[], more: Partial<OrcidPerson> = {}): OrcidPerson => ({
  orcid: JANE,
  names,
  works: [],
  by: 'orcid',
  ...more,
});
const [smith, jones, roe]: CslName[] = [
  { family: 'Smith', given: 'Jane' },
  { family: 'Jones', given: 'Jane' },
  { family: 'Roe', given: 'Ann' },
];

describe('who is asked about', () => {
  const ask = (ours: readonly CslName[], theirs: readonly CslName[]) => {
    const [reference, result] = [cited(ours), found(theirs)];
    return orcidsToAsk(reference, result, compare(reference, result));
  };
  it('is everybody whose iD the citation states, once, with a right check digit', () => {
    expect(
      ask(
        [
          { ...smith, ORCID: JANE },
          { ...roe, ORCID: '0000-0002-1825-0098' },
        ],
        [smith as CslName, roe as CslName],
      ),
    ).toEqual([JANE]);
  });
  it('is whoever a record names in place of somebody cited, and nobody when the bylines agree', () => {
    expect(
      ask(
        [smith as CslName, roe as CslName],
        [
          { ...jones, ORCID: JANE },
          { ...roe, ORCID: OTHER },
        ],
      ),
    ).toEqual([JANE]);
    expect(
      ask(
        [jones as CslName, roe as CslName],
        [
          { ...jones, ORCID: JANE },
          { ...roe, ORCID: OTHER },
        ],
      ),
    ).toEqual([]);
  });
  it('is nobody of a record with another title', () => {
    const reference = referenceOf({ fields: { title: 'A treatise on the salting of herring', author: [smith as CslName] } });
    const result = found([{ ...jones, ORCID: JANE }]);
    expect(orcidsToAsk(reference, result, compare(reference, result))).toEqual([]);
  });
  it('is not more than five', () => {
    const many = Array.from({ length: 9 }, (_, i) => ({ family: `Poe${i}`, ORCID: i % 2 === 0 ? JANE : OTHER }));
    expect(ask(many, [roe as CslName]).length).toBeLessThanOrEqual(5);
  });
});

describe('a person of several names', () => {
  const compared = (ours: readonly CslName[], theirs: readonly CslName[], people: readonly OrcidPerson[]) => {
    const [reference, result] = [cited(ours), found(theirs)];
    const first = compare(reference, result);
    const other = underOtherNames(reference, result, people);
    return { first, second: other === null ? first : asPrinted(first, compare(other.reference, other.result), other.names) };
  };
  const authors = (comparison: ReturnType<typeof compare>) => comparison.evidence[0]?.components.authors;

  it('is found under the one that is cited, and shown as printed with the reason', () => {
    const { first, second } = compared([smith as CslName], [{ ...jones, ORCID: JANE }], [person([smith as CslName, jones as CslName])]);
    expect(authors(first)?.label).not.toBe('match');
    expect(authors(second)).toMatchObject({ label: 'match', cited: 'Jane Smith', found: 'Jane Jones' });
    expect(authors(second)?.why).toContain(`Jane Jones is also Jane Smith (ORCID ${JANE})`);
  });

  it('is found when the citation states the iD and the record does not', () => {
    const { second } = compared([{ ...smith, ORCID: JANE }], [jones as CslName], [person([jones as CslName])]);
    expect(authors(second)?.label).toBe('match');
  });

  it('is found across scripts', () => {
    const { second } = compared(
      [
        { family: 'Смит', given: 'Джейн' },
        { family: 'Ру', given: 'Анна' },
      ],
      [
        { ...smith, ORCID: JANE },
        { family: 'Roe', given: 'Anna', ORCID: OTHER },
      ],
      [person([{ family: 'Смит', given: 'Джейн' }]), person([{ family: 'Ру', given: 'Анна' }], { orcid: OTHER })],
    );
    expect(authors(second)?.label).toBe('match');
  });

  it('is not anybody else: another iD, a name on nobody’s record, nobody known', () => {
    for (const people of [[], [person([roe as CslName])], [person([smith as CslName], { orcid: OTHER })]]) {
      const { first, second } = compared([smith as CslName], [{ ...jones, ORCID: JANE }], people);
      expect(authors(second)).toEqual(authors(first));
    }
  });

  it('does not stand in for two people of a byline', () => {
    const { second } = compared([smith as CslName, roe as CslName], [{ ...jones, ORCID: JANE }], [person([smith as CslName])]);
    expect(authors(second)?.label).not.toBe('match');
  });

  it('with a placeholder for a name is nobody', () => {
    const doe = { family: 'Doe', given: 'John' };
    expect(underOtherNames(cited([doe]), found([{ ...jones, ORCID: JANE }]), [person([doe])])).toBeNull();
  });
});

describe('whose an iD is', () => {
  const outcome = (author: CslName, answer: OrcidPerson | null, absent = false) => {
    const [reference, result] = [cited([{ ...author, ORCID: JANE }]), found([roe as CslName])];
    return comparePeople(reference, result, compare(reference, result), [{ orcid: JANE, person: answer, absent }])[0]?.outcome;
  };
  const [wong]: CslName[] = [{ family: 'Wong', given: 'Peter' }];

  it.each<readonly [string, CslName, OrcidPerson | null, string]>([
    ['one of the names', smith as CslName, person([wong as CslName, smith as CslName]), 'same'],
    ['the work among those listed', smith as CslName, person([wong as CslName], { works: ['doi:10.5555/bears'] }), 'same'],
    ['nothing of the name, and not the work', smith as CslName, person([wong as CslName]), 'elsewhere'],
    ['a given name in common', smith as CslName, person([{ family: 'Wong', given: 'Jane' }]), 'unconfirmed'],
    ['an initial that fits', { family: 'Smith', given: 'P.' }, person([wong as CslName]), 'unconfirmed'],
    ['a family name alone', { family: 'Smith' }, person([wong as CslName]), 'unconfirmed'],
    ['letters that cannot be compared', { literal: '王小明' }, person([wong as CslName]), 'unconfirmed'],
    ['no public name', smith as CslName, person([]), 'unconfirmed'],
    ['works that were not looked at', smith as CslName, person([wong as CslName], { works: null }), 'unconfirmed'],
    ['only what records say', smith as CslName, person([wong as CslName], { by: 'records' }), 'unconfirmed'],
    ['nobody who could be asked', smith as CslName, null, 'unconfirmed'],
    ['a group', { literal: 'Bear Study Group' }, person([wong as CslName]), 'unconfirmed'],
  ])('by %s', (_, author, answer, expected) => {
    expect(outcome(author, answer)).toBe(expected);
  });

  it('is nobody’s by ORCID’s own word only', () => {
    expect(outcome(smith as CslName, null, true)).toBe('unregistered');
  });

  it('is told of the citation and of the record apart', () => {
    const [reference, result] = [cited([{ ...smith, ORCID: JANE }]), found([{ ...roe, ORCID: JANE }])];
    const told = comparePeople(reference, result, compare(reference, result), [
      { orcid: JANE, person: person([smith as CslName]), absent: false },
    ]);
    expect(told).toEqual([
      { orcid: JANE, where: 'citation', author: 'Jane Smith', names: ['Jane Smith'], outcome: 'same' },
      { orcid: JANE, where: 'record', author: 'Ann Roe', names: ['Jane Smith'], outcome: 'elsewhere' },
    ]);
    expect(wantsWorks(told, person([], { works: null }))).toBe(false);
    expect(wantsWorks([{ ...told[0], outcome: 'unconfirmed' } as (typeof told)[number]], person([], { works: null }))).toBe(true);
  });
});
