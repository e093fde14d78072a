/** Whole verdicts: candidates weighed, coverage minded, and no silence of any source taken for guilt. */
import { describe, expect, it } from 'vitest';
import { isGarbled } from '../../../src/decide/reference/garbled.ts';
import { citedComponents, decideReference } from '../../../src/decide/reference/verdict.ts';
import type { Reference } from '../../../src/model/cited.ts';
import { COMPONENTS, type Comparison, type Component, type Label, type ReferenceEvidence } from '../../../src/model/evidence.ts';
import type { Asked, Coverage, Lookup, LookupResult } from '../../../src/model/source.ts';

const reference: Reference = {
  id: 'ref:1',
  key: '1',
  span: { start: 0, end: 10 },
  raw: 'Ng, A. A title of some length. Journal, 2020.',
  fields: { title: 'A title of some length', author: [{ family: 'Ng', given: 'A.' }], issued: { 'date-parts': [[2020]] } },
  fieldSpans: {},
  route: 'formal',
  routeWhy: 'it has a title and authors',
  origin: 'list',
  confidence: 1,
};

function evidence(cluster: string, labels: Partial<Record<Component, Label>>, certain = false): ReferenceEvidence {
  const components = Object.fromEntries(
    COMPONENTS.map((name) => [
      name,
      { label: labels[name] ?? 'unknown', cited: 'cited', found: 'found', score: null, source: cluster, why: 'told' },
    ]),
  ) as ReferenceEvidence['components'];
  return { cluster, components, anchor: labels.title === 'match' ? 'title' : 'near', score: 0.5, certain };
}

const RIGHT = evidence('right:1', { title: 'match', authors: 'match' });
const OTHERS = evidence('others:1', { title: 'match', authors: 'not_match' }, true);
const NEAR = evidence('near:1', { title: 'not_match', authors: 'match' });
const nothing: LookupResult = { asked: [], candidates: [] };
const compared = (...list: ReferenceEvidence[]): Comparison => ({ evidence: list, identifiers: [] });
const row = (adapter: string, covers: Coverage, lookup: Lookup): Asked => ({
  adapter,
  question: 'work',
  query: 'q',
  covers,
  lookup,
  snapshots: [],
});

describe('a verdict', () => {
  it('keeps the candidate that agrees best, wherever it stands in the list', () => {
    const verdict = decideReference(reference, compared(NEAR, OTHERS, RIGHT), nothing);
    expect(verdict).toMatchObject({ outcome: 'exist', source: 'right:1', rule: 'ref/exist-a' });
    expect(verdict.candidates).toHaveLength(3);
  });

  it('calls no work absent whose text was handed over, and says which text', () => {
    const asked = [row('crossref', 'broad', { kind: 'absent' }), row('openalex', 'broad', { kind: 'absent' })];
    const decided = (signed: boolean | null, ...list: ReferenceEvidence[]) =>
      decideReference(
        reference,
        compared(...list),
        { asked, candidates: [] },
        null,
        signed === null ? null : { source: 'lease.txt', signed },
      );
    expect(decided(null, NEAR)).toMatchObject({ outcome: 'fake', rule: 'ref/fake-title' });
    const seen = decided(true, NEAR);
    expect(seen).toMatchObject({ outcome: 'exist', rule: 'ref/exist-at-hand', source: null });
    expect(seen.says).toBe('No record agrees, but a text with this title is among the sources that were handed over: lease.txt.');
    expect(seen.components.title).toMatchObject({ label: 'match', why: 'stands at the head of lease.txt' });
    expect(seen.pValid).toBeGreaterThan(decided(null, NEAR).pValid);
    expect(decided(false, NEAR)).toMatchObject({ outcome: 'unsure', rule: 'ref/unsure-at-hand' });
    expect(decided(true)).toMatchObject({ outcome: 'exist', rule: 'ref/exist-at-hand' });
    expect(decided(true, RIGHT)).toMatchObject({ rule: 'ref/exist-a', source: 'right:1' });
  });

  it('shows no more than five candidates', () => {
    expect(decideReference(reference, compared(...Array<ReferenceEvidence>(9).fill(NEAR)), nothing).candidates).toHaveLength(5);
  });

  it('names the source that was down instead of guessing', () => {
    const asked = [row('crossref', 'broad', { kind: 'unavailable', why: 'rate-limited' })];
    const verdict = decideReference(reference, compared(), { asked, candidates: [] });
    expect(verdict).toMatchObject({ outcome: 'unknown', rule: 'ref/unknown-not-answered', source: null });
    expect(verdict.says).toContain('crossref (rate-limited)');
  });

  it('does not say that a source went unheard where each was', () => {
    const asked = [row('index', 'authoritative', { kind: 'absent' })];
    const said = (fields: Reference['fields'], route: Reference['route']) =>
      decideReference({ ...reference, fields, route }, compared(), { asked, candidates: [] }).says;
    expect(said({ author: [{ family: 'Ghost' }], issued: { 'date-parts': [[2020]] } }, 'formal')).toBe(
      'No record was found, which says little of a citation without a title. Asked: index.',
    );
    expect(said({ ...reference.fields, type: 'legal_case' }, 'reasoning')).toBe(
      'No record was found, which says little of works of this kind. Asked: index.',
    );
  });

  it('says what was asked when nothing agrees', () => {
    const asked = [row('index', 'authoritative', { kind: 'absent' })];
    const verdict = decideReference(reference, compared(NEAR), { asked, candidates: [] });
    expect(verdict.outcome).toBe('fake');
    expect(verdict.says).toContain('near:1');
    expect(verdict.says).toContain('Asked: index.');
    expect(verdict.says).not.toMatch(/fake|fabricat|invent/i);
  });

  it('says which other record of the work agreed in what', () => {
    const two = {
      ...RIGHT,
      components: { ...RIGHT.components, date: { ...RIGHT.components.date, label: 'match', source: 'preprint:1' } },
    } as ReferenceEvidence;
    expect(decideReference(reference, compared(two), nothing).says).toBe(
      'Title and authors agree with a record: right:1. Another record of the same work, preprint:1, agrees in year.',
    );
  });

  it('says what became of identifiers that lead elsewhere', () => {
    const strayed = { identifier: '10.5555/other', scheme: 'doi', outcome: 'elsewhere', why: 'its record is titled “Another”' } as const;
    for (const one of [NEAR, evidence('minor:1', { title: 'match', authors: 'match', doi: 'not_match' })]) {
      const { says } = decideReference(
        reference,
        { evidence: [one], identifiers: [strayed] },
        {
          asked: [row('index', 'authoritative', { kind: 'absent' })],
          candidates: [],
        },
      );
      expect(says).toContain('Identifier: DOI 10.5555/other is registered to another work (its record is titled “Another”).');
      expect(says).not.toMatch(/fake|fabricat|invent/i);
    }
  });

  it('lets an uncheckable reference be, whatever was found', () => {
    const verdict = decideReference({ ...reference, route: 'uncheckable' }, compared(OTHERS), nothing);
    expect(verdict.outcome).toBe('unknown');
  });

  it.each([
    ['C, Fischer A, Bougnères PF (1990) Reversal of manifestations by transplantation. N Engl J Med 322:1860', true],
    ['Clemente C (1985) Anatomy. Lea, Philadelphia Day BL, Fitzpatrick RC (2005) Virtual head rotation. J Physiol 567:591', true],
    ['Fischer A, Bougnères PF (1990) Reversal of manifestations (1980) by transplantation. N Engl J Med 322:1860', false],
    ['WHO. (2020). Report on corals. Geneva.', false],
    ['Ng, A. (2020). A title of some length. Journal, 3, 1–9.', false],
  ])('leaves a garbled reference to a person: %s', (raw, garbled) => {
    expect(isGarbled({ ...reference, raw })).toBe(garbled);
    expect(isGarbled({ ...reference, raw, origin: 'entry' })).toBe(false);
    const asked = [row('index', 'authoritative', { kind: 'absent' })];
    expect(decideReference({ ...reference, raw }, compared(NEAR), { asked, candidates: [] }).outcome).toBe(garbled ? 'unsure' : 'fake');
  });

  it('leaves a reference whose letters are not certain to a person, and one that agrees alone', () => {
    const asked = [row('index', 'authoritative', { kind: 'absent' })];
    for (const letters of ['recognised', 'unmapped'] as const) {
      const verdict = decideReference({ ...reference, letters }, compared(NEAR), { asked, candidates: [] });
      expect(verdict).toMatchObject({ outcome: 'unsure', rule: 'ref/unsure-letters', rawOutcome: 'fake' });
      expect(decideReference({ ...reference, letters }, compared(OTHERS), { asked, candidates: [] }).outcome).toBe('unsure');
      expect(decideReference({ ...reference, letters }, compared(RIGHT), { asked, candidates: [] }).outcome).toBe('exist');
    }
  });

  it('leaves one that goes wrong where its record has a letter that fonts lack to a person', () => {
    const asked = [row('index', 'authoritative', { kind: 'absent' })];
    const recorded: ReferenceEvidence = {
      ...OTHERS,
      components: { ...OTHERS.components, authors: { ...OTHERS.components.authors, found: 'Slobodan Simić' } },
    };
    const raw = 'S. Simi rà 2007. A title of some length. Journal, 2020.';
    expect(decideReference({ ...reference, raw }, compared(recorded), { asked, candidates: [] })).toMatchObject({
      outcome: 'unsure',
      rule: 'ref/unsure-garbled',
    });
    expect(decideReference(reference, compared(recorded), { asked, candidates: [] }).outcome).toBe('fake');
  });

  it('counts the parts a citation bears', () => {
    expect(citedComponents(reference)).toEqual(['title', 'authors', 'date']);
    expect(citedComponents({ ...reference, fields: { URL: 'https://example.org' } })).toEqual(['url']);
    expect(citedComponents({ ...reference, fields: { ISBN: '9780262033848', editor: [{ family: 'Ng' }] } })).toEqual(['authors', 'doi']);
  });
});

/**
 * A world: what each of three sources would answer if asked.
 */
type Answer = 'right' | 'later' | 'part' | 'others' | 'near' | 'absent';
const ANSWERS: readonly Answer[] = ['right', 'later', 'part', 'others', 'near', 'absent'];
const COVERS: readonly Coverage[] = ['authoritative', 'broad', 'no'];
/** Another version of the work, and a record of it that lists fewer authors. */
const LATER = evidence('later:1', { title: 'match', authors: 'match', date: 'not_match', venue: 'not_match' });
const PART = evidence('part:1', { title: 'match', authors: 'partial', doi: 'match' });
const EVIDENCE: Readonly<Record<Answer, ReferenceEvidence | null>> = {
  right: RIGHT,
  later: LATER,
  part: PART,
  others: OTHERS,
  near: NEAR,
  absent: null,
};
type Silence = 'down' | 'offline';

function outcome(
  world: readonly { covers: Coverage; answer: Answer }[],
  silent: ReadonlyMap<number, Silence>,
  cited: Reference = reference,
): string {
  const heard = world.filter((_, at) => !silent.has(at));
  const asked = world.map(({ covers, answer }, at) => {
    const why = silent.get(at);
    const lookup: Lookup =
      why === 'down'
        ? { kind: 'unavailable', why: 'timeout' }
        : why === 'offline'
          ? { kind: 'not-asked', why: 'offline' }
          : answer === 'absent'
            ? { kind: 'absent' }
            : { kind: 'found', sources: [] };
    return row(`s${at}`, covers, lookup);
  });
  const list = ANSWERS.flatMap((answer) => (heard.some((one) => one.answer === answer) ? (EVIDENCE[answer] ?? []) : []));
  return decideReference(cited, compared(...list), { asked, candidates: [] }).outcome;
}

const sources = COVERS.flatMap((covers) => ANSWERS.map((answer) => ({ covers, answer })));
const worlds = sources.flatMap((a) => sources.flatMap((b) => sources.map((c) => [a, b, c] as const)));

/** How much a class says against a citation: nothing, that something must be looked at, that no record agrees. */
const AGAINST: Readonly<Record<string, number>> = { exist: 0, unknown: 0, exist_minor: 1, unsure: 1, fake: 2 };

describe('silence', () => {
  it('says nothing against a reference: every source in turn, every pair and all of them down, in every world', () => {
    let walked = 0;
    for (const world of worlds) {
      const before = outcome(world, new Map());
      for (let mask = 1; mask < 8; mask += 1) {
        const down = new Map([0, 1, 2].filter((at) => (mask >> at) & 1).map((at) => [at, 'down' as const]));
        const after = outcome(world, down);
        walked += 1;
        if ((AGAINST[after] ?? 3) > (AGAINST[before] ?? 0)) expect({ world, mask, before, after }).toBe('no worse');
        if (mask === 7) expect(after).toBe('unknown');
      }
    }
    expect(walked).toBe(5832 * 7);
  });

  it('never makes a law, a page or a garbled reference fake either, in any world', () => {
    const statute: Reference = { ...reference, route: 'reasoning', canonical: 'statute' };
    const page: Reference = { ...reference, route: 'reasoning', canonical: 'web-page' };
    const garbled: Reference = { ...reference, raw: 'C, Fischer A (1990) A title of some length. Journal 3:1' };
    for (const cited of [statute, page, garbled]) {
      for (const world of worlds) {
        const before = outcome(world, new Map(), cited);
        for (let mask = 1; mask < 8; mask += 1) {
          const after = outcome(world, new Map([0, 1, 2].filter((at) => (mask >> at) & 1).map((at) => [at, 'down' as const])), cited);
          if ((AGAINST[after] ?? 3) > (AGAINST[before] ?? 0)) expect({ world, mask, before, after }).toBe('no worse');
          if (mask === 7) expect(after).toBe('unknown');
        }
      }
    }
  });

  it('never makes a reference fake by not asking, in every world where sources that hold all works tell the truth', () => {
    for (const world of worlds) {
      const knows = (answer: Answer): boolean => answer === 'right' || answer === 'later' || answer === 'part';
      const known = world.some(({ answer }) => knows(answer));
      const truthful = world.every(
        ({ covers, answer }) => (covers !== 'authoritative' || knows(answer) || !known) && (covers !== 'no' || !knows(answer)),
      );
      if (!truthful) continue;
      const before = outcome(world, new Map());
      for (let mask = 1; mask < 8; mask += 1) {
        const unasked = new Map([0, 1, 2].filter((at) => (mask >> at) & 1).map((at) => [at, 'offline' as const]));
        const after = outcome(world, unasked);
        if (before !== 'fake') expect({ world, mask, after }).not.toMatchObject({ after: 'fake' });
        if (mask === 7) expect(after).toBe('unknown');
      }
    }
  });
});
