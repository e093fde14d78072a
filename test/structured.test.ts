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

  it('writes names without their endings where the others are so, and takes no list of works beside a sentence for a claim', () => {
    const named = SOURCES.map((source) => ({ ...source, id: `${source.id}.txt` }));
    const json = {
      insight: 'Orrin Steel sold its mines in 2019 for $2 billion.',
      source_refs: ['vantic'],
      citations: ['a'],
      meta: { region: 'north' },
    };
    const { claims, corrected } = verifyStructured(json, named);
    expect(claims.map(({ action }) => action)).toEqual(['REPLACE']);
    expect(corrected).toEqual({ ...json, source_refs: ['orrin'] });
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

  it('follows references inside a schema, and takes it out of the wrapping for language models', () => {
    const inner = { type: 'object', required: ['b'] };
    expect(
      pointers({ list: [{}] }, { $defs: { R: inner }, properties: { list: { type: 'array', items: { $ref: '#/$defs/R' } } } }),
    ).toEqual(['/list/0/b']);
    expect(pointers({ a: 1 }, { allOf: [{ type: 'object' }, { required: ['b'] }] })).toEqual(['/b']);
    expect(pointers({ a: 1 }, { name: 'Out', strict: true, schema: inner })).toEqual(['/b']);
    expect(pointers({ a: 1 }, { type: 'json_schema', json_schema: { name: 'Out', schema: inner } })).toEqual(['/b']);
  });

  /** The keyword of JSON Schema; an object of ours with such a field would be taken for a promise. */
  const THEN = 'then';
  const kinds = { type: 'object', properties: { kind: { enum: ['trial', 'lease'] }, n: { type: 'integer' } } };
  const conditional = {
    ...kinds,
    if: { properties: { kind: { const: 'trial' } } },
    [THEN]: { required: ['n'] },
    else: { required: ['b'] },
  };

  it.each<[string, unknown, AnySchema, string[]]>([
    ['a condition that is kept', { kind: 'trial', n: 1 }, conditional, []],
    ['a condition that is not', { kind: 'trial' }, conditional, ['/n']],
    ['what holds else', { kind: 'lease' }, conditional, ['/b']],
    ['a condition among several', { kind: 'trial' }, { ...kinds, allOf: [{ if: conditional.if, [THEN]: conditional[THEN] }] }, ['/n']],
    ['a value under a condition', { kind: 'trial', n: 1 }, { ...conditional, [THEN]: { properties: { n: { minimum: 5 } } } }, ['/n']],
    ['a condition of the parts of a list', [{ kind: 'lease', b: 1 }, { kind: 'trial' }], { type: 'array', items: conditional }, ['/1/n']],
    [
      'a condition behind a reference',
      { r: { kind: 'trial' } },
      { properties: { r: { $ref: '#/$defs/c' } }, $defs: { c: conditional } },
      ['/r/n'],
    ],
    [
      'definitions of older drafts',
      { r: {} },
      { properties: { r: { $ref: '#/definitions/q' } }, definitions: { q: { ...kinds, required: ['n'] } } },
      ['/r/n'],
    ],
    ['one of two names, kept', { a: 1 }, { oneOf: [{ required: ['a'] }, { required: ['b'] }] }, []],
    ['one of two names, both there', { a: 1, b: 1 }, { oneOf: [{ required: ['a'] }, { required: ['b'] }] }, ['']],
    ['any of two names, none there', { c: 1 }, { anyOf: [{ required: ['a'] }, { required: ['b'] }] }, ['']],
    ['what is ruled out', { kind: 'trial' }, { type: 'object', properties: { kind: { not: { const: 'trial' } } } }, ['/kind']],
    ['what is not ruled out', { kind: 'lease' }, { type: 'object', properties: { kind: { not: { const: 'trial' } } } }, []],
    ['names that go together', { a: 1 }, { type: 'object', dependentRequired: { a: ['b'] } }, ['/b']],
    ['null where it is allowed', { a: null }, { type: 'object', properties: { a: { type: 'string', nullable: true } } }, []],
    [
      'fields with the names of keywords',
      { if: 1, not: 'x' },
      { type: 'object', properties: { if: { type: 'number' }, not: { type: 'string' } } },
      [],
    ],
  ])('holds JSON against conditions and choices: %s', (_, json, schema, told) => {
    expect(pointers(json, schema)).toEqual(told);
  });

  it('refuses a schema that refers to another place, in words', () => {
    expect(() => pointers({ a: 1 }, { type: 'object', properties: { a: { $ref: 'https://example.org/x.json' } } })).toThrow(/external/i);
  });

  it('tells where corrected references would break the schema, and what nests too deep', () => {
    const schema = { type: 'object', properties: { source_refs: { type: 'array', items: { type: 'string' }, minItems: 1 } } };
    const json = { finding: 'Ferries to Oslo leave on Mondays.', source_refs: ['fees.txt'] };
    expect(verifyStructured(json, sources, { schema }).problems).toEqual([
      { pointer: '/source_refs', says: expect.stringContaining('with the references corrected') },
    ]);
    let deep: unknown = json;
    for (let i = 0; i < 100; i += 1) deep = { a: deep };
    expect(verifyStructured(deep, sources)).toMatchObject({
      ok: false,
      claims: [],
      problems: [{ says: expect.stringContaining('deeper') }],
    });
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

describe('what models make of references', () => {
  const sources = [
    { id: 'vantic.txt', text: 'The Vantic trial enrolled 48 patients in Leeds. The trial lasted 18 months.' },
    {
      id: 'orrin.html',
      text: 'Orrin Steel sold its mines in 2019. Its revenue in 2020 was $4.2 billion, and its net profit was $310 million.',
      aliases: ['https://example.org/orrin'],
    },
    {
      id: 'tellwright.pdf',
      text: 'Tellwright was founded on 5 March 1987 in Aldmere. It employs 2,000 people in twelve countries. Revenue rose 12 percent to 98.5 million euros in 2022.',
    },
  ];
  const finding = 'Tellwright employs 2,000 people.';

  it.each([
    ['a file without its ending', ['tellwright']],
    ['another case', ['Tellwright.PDF']],
    ['a label before the place', ['Source 3']],
    ['a letter before the place', ['S3']],
    ['several in one text', '[3]'],
    ['brackets of another script', ['【3】']],
    ['raised', ['³']],
    ['nothing beside it', [3, null]],
    ['an object', { id: 'tellwright.pdf' }],
    ['objects', [{ id: 'tellwright.pdf', page: 2 }]],
    ['objects that hold one', [{ source: { id: 'tellwright.pdf' }, page: 2 }]],
    ['twice', [3, 3]],
  ])('reads references: %s', (_, refs) => {
    const json = { finding, source_refs: refs };
    const report = verifyStructured(json, sources);
    expect(report).toMatchObject({ ok: true, problems: [], claims: [{ outcome: 'supported', unknown: [], action: null }] });
    expect(report.corrected).toBe(json);
  });

  it.each([
    [['https://www.example.org/orrin/#p2', 'vantic'], ['https://www.example.org/orrin/#p2']],
    ['[1][2]', '[2]'],
    ['1, 2', '2'],
    [[{ n: 1, url: 'https://example.org/orrin' }, { id: 'vantic.txt' }], [{ n: 1, url: 'https://example.org/orrin' }]],
    [[{ id: 'vantic.txt' }], [{ id: 'orrin.html' }]],
    [['Source 1'], ['Source 2']],
    [[{ source: { id: 'vantic.txt' } }], [{ source: { id: 'orrin.html' } }]],
  ])('writes them back as they were written: %j', (refs, corrected) => {
    const report = verifyStructured({ finding: 'Orrin Steel sold its mines in 2019.', source_refs: refs }, sources);
    expect(report.corrected).toEqual({ finding: 'Orrin Steel sold its mines in 2019.', source_refs: corrected });
  });

  it('reads what tags of HTML are set round', () => {
    const json = { finding: '<p>Tellwright employs <b>2,000</b> people.</p><p>It was founded in Aldmere.</p>', source_refs: [3] };
    expect(verifyStructured(json, sources).claims).toMatchObject([
      { outcome: 'supported', claim: { text: json.finding }, sentences: [{ outcome: 'supported' }, { outcome: 'supported' }] },
    ]);
  });

  it('tells of texts that share their references what becomes of these', () => {
    const shared = { summary: finding, detail: 'Orrin Steel sold its mines in 2019.', source_refs: ['tellwright.pdf', 'vantic.txt'] };
    const both = { action: 'REPLACE', sources: ['tellwright.pdf', 'orrin.html'] };
    expect(verifyStructured(shared, sources).claims).toMatchObject([both, both]);
    // What was not judged may rest on either.
    const flagged = { finding, listed: true, source_refs: ['tellwright.pdf', 'vantic.txt'] };
    const report = verifyStructured(flagged, sources);
    expect(report.claims).toMatchObject([{ action: null, sources: ['tellwright.pdf', 'vantic.txt'] }]);
    expect(report.corrected).toBe(flagged);
  });

  it('reads a row of what happened and when as one statement', () => {
    const rows = [
      { event: 'Mines sold', year: 2019, source_refs: ['orrin.html'] },
      { event: 'Tellwright founded', year: 1987, source_refs: ['tellwright.pdf'] },
      { event: 'Tellwright founded', year: 1978, source_refs: ['tellwright.pdf'] },
    ];
    const { claims } = verifyStructured(rows, sources);
    // "Sold" may be the mines' deed: nobody can tell, and nobody is accused.
    expect(claims.map(({ claim, outcome, action }) => [claim.text, outcome, action])).toEqual([
      ['Mines sold, 2019', 'unverifiable', null],
      ['Tellwright founded, 1987', 'supported', null],
      ['Tellwright founded, 1978', 'contradicted', 'REMOVE'],
    ]);
  });

  it('takes no place in the list where the sources are numbered themselves', () => {
    const numbered = sources.map((source, i) => ({ ...source, id: `S${7 - i}` }));
    expect(verifyStructured({ finding, source_refs: ['S5'] }, numbered).claims).toMatchObject([{ outcome: 'supported', unknown: [] }]);
    expect(verifyStructured({ finding: 'It employs 9 people there.', source_refs: ['S1'] }, numbered).claims).toMatchObject([
      { outcome: 'unverifiable', unknown: ['S1'], action: null },
    ]);
  });

  it('holds nothing against a claim whose references lead nowhere, tells it, and keeps them', () => {
    const json = { finding: 'Tellwright employs 9,000 people.', source_refs: [9] };
    const report = verifyStructured(json, sources);
    expect(report).toMatchObject({ ok: false, claims: [{ outcome: 'unverifiable', unknown: [9], action: null }] });
    expect(report.claims[0]?.sentences).toMatchObject([{ rule: 'claim/unknown-source' }]);
    expect(report.corrected).toBe(json);
  });

  it.each([
    ['no references', { finding, source_refs: null }, ['/finding']],
    ['dashes', { 'key-finding': finding, 'key-finding-source-refs': [3] }, ['/key-finding']],
    ['both ways at once', { finding, finding_sourceRefs: [3] }, ['/finding']],
    ['a capital', { Finding: finding, SourceRefs: [3] }, ['/Finding']],
    [
      'a list under references of the object',
      { points: [finding, 'It was founded in 1999.'], source_refs: [3] },
      ['/points/0', '/points/1'],
    ],
    ['an object in it', { company: 'T.', facts: { staff: finding }, source_refs: [3] }, ['/facts/staff']],
    ['a field that is an object', { profile: { staff: finding }, profile_source_refs: [3] }, ['/profile/staff']],
    [
      'rows under references of the whole',
      { rows: [{ text: finding }, { text: finding }], source_refs: [3] },
      ['/rows/0/text', '/rows/1/text'],
    ],
    [
      'parts that cite for themselves',
      { summary: finding, source_refs: [3], rows: [{ text: finding, source_refs: [3] }, { text: finding }] },
      ['/summary', '/rows/0/text'],
    ],
    ['no spaces between words', { 要点: '该公司成立于一九八七年三月', 说明: '它在十二个国家有员工', source_refs: [3] }, ['/要点', '/说明']],
  ])('finds claims: %s', (_, json, pointers) => {
    expect(verifyStructured(json, sources).claims.map(({ claim }) => claim.pointer)).toEqual(pointers);
  });

  const outcomeOf = (json: unknown): [string, boolean] => {
    const { claims, ok } = verifyStructured(json, sources);
    return [claims.map(({ claim, outcome }) => `${claim.text} ${outcome}`).join('; '), ok];
  };

  it.each([
    [{ revenue: 98500000, revenue_source_refs: [3] }, 'revenue: 98500000 supported'],
    [{ employees: 2000, employees_source_refs: [3] }, '2000 employees supported'],
    [{ founded_year: 1987, founded_year_source_refs: [3] }, 'founded: 1987 supported'],
    [{ founded: '1987-03-05', founded_source_refs: [3] }, 'founded: 5 March 1987 supported'],
    [{ netProfit: '$310 million', netProfitSourceRefs: [2] }, 'net profit: $310 million supported'],
    [{ metric: 'Revenue', value: 98.5, unit: 'million EUR', year: 2022, source_refs: [3] }, 'revenue: 98.5 million euros, 2022 supported'],
    [{ name: 'Tellwright', founded: '1987', employees: '2,000', source_refs: [3] }, 'founded: 1987 supported; employees: 2,000 supported'],
  ])('says values as words and bears them out: %j', (json, said) => {
    expect(outcomeOf(json)).toEqual([said, true]);
  });

  it.each([
    { revenue: 68500000, revenue_source_refs: [3] },
    { employees: 1987, employees_source_refs: [3] },
    { employees: 2400, employees_source_refs: [3] },
    { founded: '1987-05-03', founded_source_refs: [3] },
    { net_profit: '$4.2 billion', net_profit_source_refs: [2] },
    { revenue_growth_percent: 15, revenue_growth_percent_source_refs: [3] },
    { metric: 'Revenue', value: 89.5, unit: 'million EUR', year: 2022, source_refs: [3] },
    { name: 'Tellwright', founded: '1978', employees: '2,000', source_refs: [3] },
  ])('lets no other value pass: %j', (json) => {
    expect(outcomeOf(json)[1]).toBe(false);
  });

  it('says that true and false state nothing, and judges no value of the answer itself', () => {
    const json = {
      is_listed: true,
      is_listed_source_refs: [3],
      insights: [{ insight: finding, confidence: 0.91, page: 4, source_refs: [3] }],
    };
    expect(verifyStructured(json, sources)).toMatchObject({
      ok: true,
      claims: [{ outcome: 'supported' }],
      skipped: [{ pointer: '/is_listed', why: 'no-statement' }],
    });
  });
});
