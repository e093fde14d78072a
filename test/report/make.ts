/** Hand-made reports for tests of renderers. All works in them are made up, under the test prefix 10.5555. */

import type { CslItem } from '../../src/model/csl.ts';
import { COMPONENTS, type Component, type ComponentEvidence, type Label } from '../../src/model/evidence.ts';
import type { ReferenceFinding, Report } from '../../src/model/report.ts';
import type { Asked, Source } from '../../src/model/source.ts';
import type { ReferenceClass, ReferenceVerdict, Warning } from '../../src/model/verdict.ts';

type Row = readonly [Label, string | null, string | null];

export function components(rows: Partial<Record<Component, Row>> = {}): Readonly<Record<Component, ComponentEvidence>> {
  const one = (component: Component): ComponentEvidence => {
    const [label, cited, found] = rows[component] ?? (['unknown', null, null] as const);
    return {
      label,
      cited,
      found,
      score: label === 'unknown' ? null : label === 'match' ? 1 : 0.4,
      source: found === null ? null : 'index:1',
      why: `${component} ${label}`,
    };
  };
  return Object.fromEntries(COMPONENTS.map((component) => [component, one(component)])) as Record<Component, ComponentEvidence>;
}

export const source = (id: string, fields: CslItem): Source => ({
  id,
  adapter: id.split(':')[0] ?? 'index',
  fields,
  titles: [],
  years: [],
  authorsComplete: true,
  notices: [],
  sameAs: [],
  snapshot: null,
});

export interface Made {
  readonly key: string;
  readonly outcome: ReferenceClass;
  readonly rule?: string;
  readonly says?: string;
  readonly fields?: CslItem;
  readonly raw?: string;
  readonly record?: CslItem;
  readonly rows?: Partial<Record<Component, Row>>;
  readonly asked?: readonly Asked[];
  readonly coverage?: ReferenceVerdict['coverage'];
  readonly warnings?: readonly Warning[];
  readonly route?: 'formal' | 'reasoning' | 'uncheckable';
  readonly page?: number;
  readonly line?: number;
  readonly chosen?: boolean;
  readonly pValid?: number;
}

export const asked = (adapter: string, lookup: Asked['lookup']): Asked => ({
  adapter,
  question: 'work',
  query: 'a title',
  covers: 'authoritative',
  lookup,
  snapshots: [],
});

export function finding(made: Made, at = 0): ReferenceFinding {
  const raw = made.raw ?? `${made.key}: ${made.fields?.title ?? 'a reference'}`;
  const record = made.record === undefined ? [] : [source(`index:${made.key}`, made.record)];
  const parts = components(made.rows);
  return {
    reference: {
      id: `ref:${made.key}`,
      key: made.key,
      span: { start: at, end: at + raw.length },
      ...(made.page === undefined ? {} : { page: made.page }),
      raw,
      fields: made.fields ?? {},
      fieldSpans: {},
      route: made.route ?? 'formal',
      routeWhy: '',
      origin: 'list',
      confidence: 0.9,
    },
    asked: made.asked ?? [asked('index', { kind: 'absent' })],
    sources: record,
    verdict: {
      kind: 'reference',
      of: `ref:${made.key}`,
      outcome: made.outcome,
      rule: made.rule ?? `ref/${made.outcome}`,
      says: made.says ?? `Because of ${made.outcome}.`,
      rawOutcome: made.outcome,
      coverage: made.coverage ?? { kind: 'complete', absent: ['index'], missing: [] },
      components: made.chosen === false ? components() : parts,
      identifiers: [],
      source: made.chosen === false ? null : (record[0]?.id ?? null),
      candidates: record.map(({ id }) => ({ source: id, score: 0.7, components: parts })),
      pValid: made.pValid ?? 0.5,
    },
    warnings: made.warnings ?? [],
    ...(made.line === undefined ? {} : { at: { line: made.line, column: 1 } }),
  };
}

export function report(all: readonly Made[], more: Partial<Report> = {}): Report {
  let at = 100;
  const references = all.map((made) => {
    const one = finding(made, at);
    at = one.reference.span.end + 1;
    return one;
  });
  const count = (outcome: ReferenceClass): number => all.filter((made) => made.outcome === outcome).length;
  return {
    schema: 'stet-report/1',
    engine: 'stet 0.1.0',
    run: 'r_test',
    document: { id: 'sha256:0', name: 'paper.pdf', mediaType: 'application/pdf', pages: [], characters: at, skipped: [] },
    references,
    citations: [],
    remarks: [],
    warnings: [],
    edits: [],
    counts: {
      exist: count('exist'),
      exist_minor: count('exist_minor'),
      fake: count('fake'),
      unknown: count('unknown'),
      unsure: count('unsure'),
    },
    outages: [],
    extraction: { seen: all.length, parsed: all.length, doubtful: 0, skipped: 0 },
    audit: null,
    ...more,
  };
}

const author = (...families: string[]): NonNullable<CslItem['author']> => families.map((family) => ({ family, given: 'A.' }));
const year = (n: number): NonNullable<CslItem['issued']> => ({ 'date-parts': [[n]] });

export const VERIFIED: Made = {
  key: '1',
  outcome: 'exist',
  rule: 'ref/exist-a',
  fields: {
    title: 'On the growth of imaginary corals',
    author: author('Marsh', 'Okoro'),
    issued: year(2018),
    'container-title': 'Journal of Invented Reefs',
    DOI: '10.5555/reef.1',
  },
  record: {
    title: 'On the growth of imaginary corals',
    author: author('Marsh', 'Okoro'),
    issued: year(2018),
    'container-title': 'Journal of Invented Reefs',
    DOI: '10.5555/reef.1',
  },
  rows: {
    title: ['match', 'On the growth of imaginary corals', 'On the growth of imaginary corals'],
    authors: ['match', 'Marsh; Okoro', 'Marsh; Okoro'],
    date: ['match', '2018', '2018'],
  },
  asked: [asked('index', { kind: 'found', sources: [] })],
  pValid: 0.99,
};
export const MINOR: Made = {
  key: '9',
  outcome: 'exist_minor',
  rule: 'ref/exist-minor-a',
  says: 'The work exists; the year and the DOI differ from the record.',
  page: 15,
  fields: {
    title: 'Deep learning for paper boats',
    author: author('Hull', 'Keel', 'Mast'),
    issued: year(2015),
    'container-title': 'Paper Craft Letters',
    volume: '7',
    page: '770-778',
    DOI: '10.5555/boats.91',
  },
  record: {
    title: 'Deep learning for paper boats',
    author: author('Hull', 'Keel', 'Mast'),
    issued: year(2016),
    'container-title': 'Paper Craft Letters',
    DOI: '10.5555/boats.90',
  },
  rows: {
    title: ['match', 'Deep learning for paper boats', 'Deep learning for paper boats'],
    authors: ['match', 'Hull; Keel; Mast', 'Hull; Keel; Mast'],
    date: ['partial', '2015', '2016'],
    doi: ['not_match', '10.5555/boats.91', '10.5555/boats.90'],
  },
};
export const NO_MATCH: Made = {
  key: '17',
  outcome: 'fake',
  rule: 'ref/fake-a',
  says: 'No record of this title was found, and the cited DOI is not registered.',
  page: 15,
  raw: 'Park, S. & Ng, T. (2024). Seeding of clouds in cortical weather. Nature Meteorology. doi:10.5555/none.0999',
  fields: {
    title: 'Seeding of clouds in cortical weather',
    author: author('Park', 'Ng'),
    issued: year(2024),
    'container-title': 'Nature Meteorology',
    DOI: '10.5555/none.0999',
  },
  record: {
    title: 'Positivity of clouds in coastal weather',
    author: author('Kim', 'Cho'),
    issued: year(2023),
    'container-title': 'Nature Meteorology',
    DOI: '10.5555/clouds.2',
  },
  rows: {
    title: ['not_match', 'Seeding of clouds in cortical weather', 'Positivity of clouds in coastal weather'],
    authors: ['not_match', 'Park; Ng', 'Kim; Cho'],
    venue: ['match', 'Nature Meteorology', 'Nature Meteorology'],
    date: ['partial', '2024', '2023'],
  },
  chosen: false,
  asked: [asked('index', { kind: 'absent' }), asked('crossref', { kind: 'absent' }), asked('openalex', { kind: 'absent' })],
  coverage: { kind: 'complete', absent: ['index', 'crossref', 'openalex'], missing: [] },
  pValid: 0.03,
};
export const RETRACTED: Made = {
  key: '23',
  outcome: 'exist',
  rule: 'ref/exist-a',
  page: 16,
  fields: {
    title: 'A cure for yawning',
    author: author('Lee', 'Roth', 'Ivers'),
    issued: year(2019),
    'container-title': 'Journal of Neurochimerics',
    volume: '148',
    page: '211-220',
  },
  record: {
    title: 'A cure for yawning',
    author: author('Lee', 'Roth', 'Ivers'),
    issued: year(2019),
    'container-title': 'Journal of Neurochimerics',
    DOI: '10.5555/yawn.148',
  },
  rows: { title: ['match', 'A cure for yawning', 'A cure for yawning'] },
  warnings: [
    {
      kind: 'retracted',
      rule: 'notice/retracted',
      severity: 'error',
      of: ['ref:23'],
      says: 'Retracted on 2021-03-02.',
      notice: { kind: 'retracted', date: '2021-03-02', doi: '10.5555/yawn.notice', from: 'test list 1' },
      evidence: ['index:23'],
    },
  ],
};
export const UNSURE: Made = {
  key: '31',
  outcome: 'unsure',
  rule: 'ref/unsure',
  says: 'The title is found with other authors, and one source timed out.',
  fields: { title: 'A field guide to paper weather', author: author('Tanaka'), issued: year(1987), publisher: 'Folded Press' },
  coverage: { kind: 'partial', absent: ['index'], missing: [{ adapter: 'arxiv', why: 'timeout' }] },
  asked: [asked('index', { kind: 'absent' }), asked('arxiv', { kind: 'unavailable', why: 'timeout' })],
};
export const OPEN: Made = {
  key: '32',
  outcome: 'unknown',
  rule: 'ref/unknown-coverage',
  says: 'Nothing was found, and not every source that may hold it was heard.',
  fields: { title: 'Weather maps drawn from memory', author: author('Osei'), issued: year(1999) },
  coverage: { kind: 'none', absent: [], missing: [{ adapter: 'crossref', why: 'timeout' }] },
  asked: [asked('crossref', { kind: 'unavailable', why: 'timeout' })],
};
export const UNCHECKABLE: Made = {
  key: '33',
  outcome: 'unknown',
  rule: 'ref/unknown-route',
  says: '"Ibid." points at another reference.',
  raw: 'Ibid., p. 12.',
  route: 'uncheckable',
  coverage: { kind: 'none', absent: [], missing: [] },
  asked: [],
};

/** One of each. */
export const ALL: readonly Made[] = [VERIFIED, MINOR, NO_MATCH, RETRACTED, UNSURE, OPEN, UNCHECKABLE];

/** A paper with pages, in-text citations, a remark and an outage. */
export function paper(): { report: Report; text: string } {
  const text = `${'Seeding was shown in cortical weather [17], and yawning was cured [23]. '.padEnd(5000, 'Words go on. ')}\fReferences`;
  const cite = (label: string): { id: string; span: { start: number; end: number }; to: string; label: string; style: 'numeric' } => {
    const start = text.indexOf(`[${label}]`);
    return { id: `cite:${label}`, span: { start, end: start + label.length + 2 }, to: `ref:${label}`, label, style: 'numeric' };
  };
  const made = report(ALL, {
    citations: [cite('17'), cite('23')],
    remarks: [
      {
        kind: 'listed-but-uncited',
        span: { start: 200, end: 220 },
        says: 'Reference [31] is in the list but is not cited in the text.',
        about: ['ref:31'],
      },
    ],
    outages: [{ adapter: 'arxiv', why: 'timeout', times: 2 }],
  });
  return {
    text,
    report: {
      ...made,
      document: {
        ...made.document,
        pages: [
          { number: 1, start: 0 },
          { number: 2, start: 5001 },
        ],
        skipped: [{ what: 'an image', why: 'it holds no text', page: 3 }],
      },
    },
  };
}
