import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { verifyStructured } from '../src/structured.ts';
import type { AnySchema } from '../src/structured-schema.ts';

const SOURCES = [
  {
    id: 'vantic',
    text: 'The Vantic trial enrolled 48 patients in Leeds. Mortality fell by 20% in the treated group. The trial lasted 18 months.',
  },
  {
    id: 'orrin',
    text: 'Orrin Steel sold its mines in 2019 for $2 billion. The firm bought two railways in Canada in the same year.',
    aliases: ['https://example.org/orrin'],
  },
  { id: 'tellwright', text: 'Tellwright was founded in 1987 in Aldmere. It employs 2,000 people in twelve countries.' },
];

describe('verifyStructured', () => {
  it('bears out what stands and changes nothing', () => {
    const json = { executive_summary: 'The Vantic trial enrolled 48 patients in Leeds.', executive_summary_source_refs: ['vantic'] };
    const report = verifyStructured(json, SOURCES);
    expect(report).toMatchObject({ ok: true, claims: [{ outcome: 'supported', action: null, sources: ['vantic'] }] });
    expect(report.corrected).toBe(json);
  });

  it('writes a better source back, in the manner of the reference', () => {
    const json = {
      insights: [
        { insight: 'Orrin Steel sold its mines in 2019 for $2 billion.', source_refs: ['[0]'] },
        { insight: 'The Vantic trial lasted 18 months in all.', source_refs: ['[0]'] },
      ],
    };
    const report = verifyStructured(json, SOURCES);
    expect(report.claims.map(({ action }) => action)).toEqual(['REPLACE', null]);
    expect(report.corrected).toEqual({
      insights: [
        { insight: 'Orrin Steel sold its mines in 2019 for $2 billion.', source_refs: ['[1]'] },
        { insight: 'The Vantic trial lasted 18 months in all.', source_refs: ['[0]'] },
      ],
    });
    expect(json.insights[0]?.source_refs).toEqual(['[0]']);
    expect(verifyStructured(report.corrected, SOURCES).corrected).toEqual(report.corrected);
  });

  it('adds a source where each bears a part, removes one that bears nothing', () => {
    const json = {
      summary: 'The Vantic trial enrolled 48 patients in Leeds. Tellwright was founded in 1987 in Aldmere.',
      summary_source_refs: [1],
      overview: 'Orrin Steel sold its mines in 2019 for $2 billion.',
      overview_source_refs: ['https://example.org/orrin', 'tellwright'],
    };
    const { claims, corrected } = verifyStructured(json, SOURCES);
    expect(claims.map(({ action }) => action)).toEqual(['ADD_ALTERNATE', 'REMOVE']);
    expect(corrected).toMatchObject({ summary_source_refs: [1, 3], overview_source_refs: ['https://example.org/orrin'] });
  });

  it('finds changed numbers and tells where', () => {
    const { claims, ok } = verifyStructured({ finding: 'Mortality fell by 30% in the treated group.', source_refs: ['vantic'] }, SOURCES);
    expect(ok).toBe(false);
    expect(claims[0]?.outcome).not.toBe('supported');
    const [sentence] = claims[0]?.sentences ?? [];
    expect(sentence?.numbers).toMatchObject([{ claimValue: '30%', match: 'mismatch', evidenceValue: '20%' }]);
    expect(sentence?.passage && SOURCES[0]?.text.slice(sentence.passage.start, sentence.passage.end)).toMatch(/Mortality fell by 20%/);
  });

  it('says what it did not check', () => {
    const json = {
      rows: [1, 2, 3].map((i) => ({ statement: `Tellwright was founded in 1987 in Aldmere, row ${i}.`, source_refs: ['tellwright'] })),
      chart_note: 'Own reckoning.',
      chart_note_source_refs: ['orrin'],
    };
    const report = verifyStructured(json, SOURCES, { maxClaims: 2 });
    expect(report.skipped).toEqual([
      { pointer: '/rows/2/statement', why: 'beyond-the-limit' },
      { pointer: '/chart_note', why: 'low-priority' },
    ]);
    expect(verifyStructured(json, SOURCES, { skipLowPriority: false }).claims).toHaveLength(4);
  });

  it('tells references that lead nowhere', () => {
    const { claims } = verifyStructured(
      { finding: 'Tellwright was founded in 1987 in Aldmere.', source_refs: ['tellwright', 'lost', 9] },
      SOURCES,
    );
    expect(claims[0]).toMatchObject({ outcome: 'supported', unknown: ['lost', 9], action: 'REMOVE', sources: ['tellwright'] });
  });

  it('leaves references alone when told to, and drops none that a text of the same object needs', () => {
    const json = {
      claim: 'Orrin Steel sold its mines in 2019 for $2 billion.',
      detail: 'Tellwright was founded in 1987 in Aldmere.',
      source_refs: ['orrin', 'tellwright'],
    };
    expect(verifyStructured(json, SOURCES).corrected).toEqual(json);
    const wrong = { claim: 'Orrin Steel sold its mines in 2019 for $2 billion.', source_refs: ['vantic'] };
    expect(verifyStructured(wrong, SOURCES, { correction: false })).toMatchObject({ corrected: wrong, claims: [{ action: null }] });
  });

  it.each([
    ['zod', z.object({ finding: z.string(), source_refs: z.array(z.string()) })],
    [
      'JSON Schema',
      {
        type: 'object',
        properties: { finding: { type: 'string' }, source_refs: { type: 'array', items: { type: 'string' } } },
        required: ['finding', 'source_refs'],
      },
    ],
  ])('holds the JSON against a schema: %s', (_, schema) => {
    const good = verifyStructured({ finding: 'Tellwright was founded in 1987 in Aldmere.', source_refs: ['tellwright'] }, SOURCES, {
      schema,
    });
    expect(good).toMatchObject({ ok: true, problems: [] });
    const bad = verifyStructured({ finding: 7, source_refs: ['tellwright', 3] }, SOURCES, { schema });
    expect(bad.ok).toBe(false);
    expect(bad.problems.map(({ pointer }) => pointer)).toEqual(['/finding', '/source_refs/1']);
  });

  it('refuses what the caller must change', () => {
    expect(() => verifyStructured({}, [{ id: '', text: 'x' }])).toThrow(/needs an "id"/);
    expect(() => verifyStructured({}, SOURCES, { threshold: 2 })).toThrow(/between 0 and 1/);
  });

  it('is plain data', () => {
    const report = verifyStructured({ finding: 'Tellwright was founded in 1987 in Aldmere.', source_refs: ['tellwright'] }, SOURCES);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });
});

describe('schemas and shapes that strangers bring', () => {
  const sources = [{ id: 'fees.txt', text: 'The pitch costs 40 euros a night. Dogs are allowed on a lead.' }];
  const pointers = (json: unknown, schema?: AnySchema): string[] =>
    verifyStructured(json, sources, schema === undefined ? {} : { schema }).problems.map(({ pointer }) => pointer);

  it('asks for what is required, whether or not it is described', () => {
    const schema = {
      type: 'object',
      required: ['summary', 'zz'],
      properties: { list: { type: 'array', items: { type: 'object', required: ['b'] } } },
    };
    expect(pointers({ summary: 'x', list: [{ b: 1 }, {}] }, schema)).toEqual(['/zz', '/list/1/b']);
    expect(pointers({ summary: 'x', zz: null }, schema)).toEqual([]);
  });

  it('takes a schema of another copy of zod', () => {
    const other = {
      safeParse: (value: unknown) =>
        typeof value === 'object'
          ? { success: true }
          : { success: false, error: { issues: [{ path: ['a', 0], message: 'Expected object' }] } },
    };
    expect(pointers({ summary: 'x' }, other)).toEqual([]);
    expect(pointers('x', other)).toEqual(['/a/0']);
  });

  it('says where references have no shape that can be read, and that a schema is none', () => {
    const json = {
      summary: 'The pitch costs 40 euros a night.',
      summary_source_refs: { a: 1 },
      more: [{ text: 'Dogs are allowed.', source_refs: true }],
      none: { source_refs: null },
    };
    const report = verifyStructured(json, sources);
    expect(report.problems.map(({ pointer }) => pointer)).toEqual(['/summary_source_refs', '/more/0/source_refs']);
    expect(report.ok).toBe(false);
    expect(() => verifyStructured(json, sources, { schema: JSON.parse('"hello"') as AnySchema })).toThrow('a schema is an object');
  });
});
