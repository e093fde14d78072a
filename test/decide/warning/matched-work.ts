/** A reference that was matched to one work, for tests of the warnings about it. */
import { type WarningContext, warnReference } from '../../../src/decide/warning/index.ts';
import type { Reference } from '../../../src/model/cited.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import { COMPONENTS, type Component, type ComponentEvidence, type DetailEvidence } from '../../../src/model/evidence.ts';
import type { Listing } from '../../../src/model/ports.ts';
import type { Notice, Source } from '../../../src/model/source.ts';
import type { ReferenceClass, ReferenceVerdict, Warning } from '../../../src/model/verdict.ts';

export const WORK: Source = {
  id: 'crossref:10.5555/work',
  adapter: 'crossref',
  fields: { title: 'A slow theory of growing glass corals', DOI: '10.5555/Work', type: 'article-journal' },
  titles: [],
  years: [2010],
  authorsComplete: true,
  notices: [],
  sameAs: [],
  snapshot: null,
};

const referenceTo = (fields: CslItem): Reference => ({
  id: 'ref:1',
  key: '1',
  span: { start: 0, end: 1 },
  raw: 'x',
  fields: { title: 'A slow theory of growing glass corals', ...fields },
  fieldSpans: {},
  route: 'formal',
  routeWhy: '',
  origin: 'list',
  confidence: 1,
});

const NOTHING: ComponentEvidence = { label: 'unknown', cited: null, found: null, score: null, source: null, why: '' };

/** A verdict that a reference is that work. */
const verdictOf = (outcome: ReferenceClass, source: string): ReferenceVerdict => ({
  kind: 'reference',
  of: 'ref:1',
  outcome,
  rule: 'ref/x',
  says: '',
  rawOutcome: outcome,
  coverage: { kind: 'complete', absent: [], missing: [] },
  components: {
    ...(Object.fromEntries(COMPONENTS.map((name) => [name, NOTHING])) as Record<Component, ComponentEvidence>),
    title: { ...NOTHING, label: 'match', source },
  },
  identifiers: [],
  source,
  candidates: [],
  pValid: 1,
});

/** The warnings about a reference to WORK as described by `more`. */
export function warningsOf({
  work = {},
  others = [],
  cited = {},
  outcome = 'exist',
  notices = [],
  listed = null,
  details,
  ...context
}: {
  readonly work?: Partial<Source>;
  readonly others?: readonly Source[];
  readonly cited?: CslItem;
  readonly outcome?: ReferenceClass;
  readonly notices?: readonly Notice[] | null;
  readonly listed?: readonly Listing[] | null;
  readonly details?: readonly DetailEvidence[];
} & WarningContext = {}): readonly Warning[] {
  const own = { ...WORK, ...work };
  const verdict = { ...verdictOf(outcome, own.id), ...(details === undefined ? {} : { details }) };
  return warnReference(referenceTo(cited), verdict, [own, ...others], notices, listed, context);
}
