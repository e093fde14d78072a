/** Warnings about one reference: told with their evidence, beside the class, and never about a work that was not matched. */
import { describe, expect, it } from 'vitest';
import { WARNING_RULES, warnReference } from '../../../src/decide/warning/index.ts';
import type { Reference } from '../../../src/model/cited.ts';
import { COMPONENTS, type Component, type ComponentEvidence, type IdentifierEvidence } from '../../../src/model/evidence.ts';
import type { Notice, Source } from '../../../src/model/source.ts';
import type { ReferenceClass, ReferenceVerdict } from '../../../src/model/verdict.ts';

const reference: Reference = {
  id: 'ref:1',
  key: '1',
  span: { start: 0, end: 1 },
  raw: 'x',
  fields: { title: 'A title' },
  fieldSpans: {},
  route: 'formal',
  routeWhy: '',
  origin: 'list',
  confidence: 1,
};
const source = (more: Partial<Source> = {}): Source => ({
  id: 'crossref:10.5555/work',
  adapter: 'crossref',
  fields: { title: 'A title', DOI: '10.5555/Work' },
  titles: [],
  years: [2010],
  authorsComplete: true,
  notices: [],
  sameAs: [],
  snapshot: null,
  ...more,
});
function verdict(outcome: ReferenceClass = 'exist', identifiers: readonly IdentifierEvidence[] = []): ReferenceVerdict {
  const unknown: ComponentEvidence = { label: 'unknown', cited: null, found: null, score: null, source: null, why: '' };
  const components = Object.fromEntries(COMPONENTS.map((name) => [name, unknown])) as Record<Component, ComponentEvidence>;
  components.title = { ...unknown, label: 'match', source: 'crossref:10.5555/work' };
  return {
    kind: 'reference',
    of: 'ref:1',
    outcome,
    rule: 'ref/x',
    says: '',
    rawOutcome: outcome,
    coverage: { kind: 'complete', absent: [], missing: [] },
    components,
    identifiers,
    source: 'crossref:10.5555/work',
    candidates: [],
    pValid: 1,
  };
}
const notice = (kind: Notice['kind'], date?: string, more: Partial<Notice> = {}): Notice => ({
  kind,
  from: 'list 2026-01',
  ...(date === undefined ? {} : { date }),
  ...more,
});
const kinds = (notices: readonly Notice[], of = verdict()): string[] =>
  warnReference(reference, of, [source()], notices, null).map(({ kind }) => kind);

describe('the history of a work', () => {
  it('is told by its last word', () => {
    expect(kinds([])).toEqual([]);
    expect(kinds([notice('retracted', '2012-05-01')])).toEqual(['retracted']);
    expect(kinds([notice('expression-of-concern', '2011'), notice('retracted', '2012')])).toEqual(['retracted']);
    expect(kinds([notice('expression-of-concern', '2011')])).toEqual(['expression_of_concern']);
    expect(kinds([notice('corrected', '2011')])).toEqual(['corrected']);
    expect(kinds([notice('retracted', '2012'), notice('reinstated', '2013')])).toEqual(['reinstated']);
    expect(kinds([notice('reinstated', '2013'), notice('retracted', '2014')])).toEqual(['retracted']);
    expect(kinds([notice('superseded-preprint')])).toEqual(['superseded_preprint']);
  });

  it('is not taken as clean when a reinstatement has no date', () => {
    expect(kinds([notice('retracted', '2012'), notice('reinstated')])).toEqual(['retracted']);
  });

  it('is joined from the records and the lists, one notice told once', () => {
    const told = notice('retracted', '2012-05-01', { doi: '10.5555/notice' });
    const warnings = warnReference(reference, verdict(), [source({ notices: [told] })], [{ ...told, doi: '10.5555/NOTICE' }], null);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({ severity: 'error', of: ['ref:1'], notice: told });
    expect(warnings[0]?.says).toContain('2012-05-01');
  });

  it('is one timeline out of all who tell of it, each event once, however much each of them knows', () => {
    const records = [
      source({ id: 'openalex:W1', notices: [{ kind: 'retracted', from: 'openalex' }] }),
      source({
        id: 'pubmed:1',
        notices: [
          { kind: 'retracted', date: '2012', from: 'pubmed' },
          { kind: 'corrected', date: '2011-02', from: 'pubmed' },
        ],
      }),
      source({ notices: [notice('retracted', '2012-05-01', { doi: '10.5555/Notice', from: 'crossref' })] }),
    ];
    const listed = [notice('retracted', '2012-05-01', { doi: '10.5555/NOTICE', from: 'watch.csv' }), notice('corrected', '2011-02-03')];
    const [warning, ...others] = warnReference(reference, verdict(), records, listed, null);
    expect(others).toEqual([]);
    expect(warning?.says).toContain('retracted on 2012-05-01 (10.5555/Notice; crossref)');
    expect(warning?.says).toContain('History: corrected on 2011-02-03, retracted on 2012-05-01.');
    // Whoever alone knows that it happened is still believed.
    expect(warnReference(reference, verdict(), [source({ notices: [{ kind: 'retracted', from: 'openalex' }] })], [], null)[0]?.says).toBe(
      'The cited work was retracted (openalex).',
    );
    // Two retractions with two notices are two events.
    const twice = [
      notice('retracted', '2012', { doi: '10.5555/a' }),
      notice('reinstated', '2013'),
      notice('retracted', '2014', { doi: '10.5555/b' }),
    ];
    expect(warnReference(reference, verdict(), [source()], twice, null)[0]?.says).toContain(
      'retracted in 2012, reinstated in 2013, retracted in 2014',
    );
  });

  it('tells of a work cited after its retraction, and of one that was replaced', () => {
    const says = (date: string | null, more: Partial<Notice> = {}): string =>
      warnReference(reference, verdict(), [source()], [notice('retracted', '2012-05-01', more)], null, { citingDate: date })[0]?.says ?? '';
    expect(says('2015')).toContain('later than the retraction');
    expect(says('2012')).not.toContain('later than the retraction');
    expect(says('2012-06')).toContain('later than the retraction');
    expect(says(null)).not.toContain('later');
    expect(says(null, { reason: 'Retract and Replace', doi: '10.5555/letter' })).toContain('A corrected version replaces it.');
    expect(says(null, { reason: 'Retract and Replace', doi: '10.5555/work' })).toContain('replaces it under the same identifier.');
  });

  it('is told by the closer word of who tells of it, and a part retracted is a warning', () => {
    const told = (one: Notice): string => {
      const [first] = warnReference(reference, verdict(), [source()], [one, notice('corrected', '2013')], null);
      return `${first?.severity} ${/was (.+?) \(/.exec(first?.says ?? '')?.[1]}`;
    };
    expect(told(notice('retracted', '2012', { reason: 'withdrawn' }))).toBe('error withdrawn in 2012');
    expect(told(notice('retracted', '2012-05', { reason: 'the recorded title says “removed”' }))).toBe('error removed in 2012-05');
    expect(told(notice('corrected', '2012', { reason: 'partial retraction' }))).toBe('warning retracted in part in 2012');
    expect(told(notice('corrected', '2014', { reason: 'addendum' }))).toBe('info supplemented by an addendum in 2014');
  });

  it('is compared as far as both dates go', () => {
    expect(kinds([notice('retracted', '2012-06'), notice('reinstated', '2012')])).toEqual(['reinstated']);
    expect(kinds([notice('retracted', '2012-05-01'), notice('reinstated', '2012-05-01')])).toEqual(['reinstated']);
    expect(kinds([notice('retracted', '2012-06'), notice('reinstated', '2011')])).toEqual(['retracted']);
  });

  it('is told as a warning where the reference itself says so', () => {
    const cited = { ...reference, fields: { title: 'RETRACTED: A title' } };
    const [warning] = warnReference(cited, verdict(), [source()], [notice('retracted', '2012')], null);
    expect(warning).toMatchObject({ kind: 'retracted', severity: 'warning' });
    expect(warning?.says).toContain('The reference itself says so.');
  });

  it('is that of the version cited: a withdrawn preprint is no withdrawn paper', () => {
    const fields = { title: 'A title', 'container-title': 'Journal of Examples', type: 'article-journal', DOI: '10.5555/paper' };
    const paper = source({ id: 'crossref:10.5555/paper', fields, notices: [notice('retracted', '2012', { doi: '10.5555/n' })] });
    const preprint = source({ adapter: 'arxiv', fields: { title: 'A title', type: 'article', arxiv: '1706.03762' } });
    const taken = { ...preprint, notices: [notice('retracted', undefined, { reason: 'withdrawn' })] };
    const told = (venue: string, of: Source, other: Source): string[] => {
      const cited = { ...reference, fields: { title: 'A title', 'container-title': venue, arxiv: '1706.03762' } };
      return warnReference(cited, { ...verdict(), source: of.id }, [of], [], null, { versions: [of, other] }).map(
        ({ kind, severity, says }) => `${severity} ${kind}: ${says}`,
      );
    };
    expect(told('Journal of Examples', taken, { ...paper, notices: [] })).toEqual([]);
    expect(told('Journal of Examples', taken, taken)).toHaveLength(1);
    expect(told('arXiv preprint', paper, preprint)).toEqual([
      'warning superseded_preprint: The cited preprint has been published: Journal of Examples, doi:10.5555/paper. The published version was retracted in 2012 (10.5555/n; list 2026-01).',
    ]);
  });

  it('does not follow a reference that was matched to no work', () => {
    expect(kinds([notice('retracted', '2012')], verdict('fake'))).toEqual([]);
    expect(kinds([notice('retracted', '2012')], verdict('unknown'))).toEqual([]);
    expect(kinds([notice('retracted', '2012')], verdict('unsure'))).toEqual(['retracted']);
  });

  it('does not call the notice itself retracted', () => {
    const itself = source({ isNotice: true, notices: [notice('retracted', '2012')] });
    expect(warnReference(reference, verdict(), [itself], [], null)).toEqual([]);
  });

  it('does not call retracted what OpenAlex alone marks while Crossref tells of nothing', () => {
    const marked = source({ id: 'openalex:W1', adapter: 'openalex', notices: [{ kind: 'retracted', from: 'openalex' }] });
    const told = (more: Partial<Source>): string[] =>
      warnReference(reference, verdict(), [source(more), marked], [], null).map(({ kind, severity }) => `${kind} ${severity}`);
    expect(told({})).toEqual(['retraction_unknown warning']);
    expect(told({ notices: [notice('corrected', '2012')] })).toEqual(['corrected info', 'retraction_unknown warning']);
    expect(told({ notices: [notice('retracted', '2012')] })).toEqual(['retracted error']);
    // Nobody else was heard of this DOI.
    expect(told({ adapter: 'dblp' })).toEqual(['retracted error']);
    // A record's own title is more than a mark.
    const named = { title: 'RETRACTED: A title', author: [{ family: 'Quill' }], DOI: '10.5555/Work' };
    expect(told({ fields: named })).toEqual(['retracted error']);
  });

  it('heeds the record that a cited number leads to, though it bears no DOI', () => {
    const numbered = source({ id: 'pubmed:7', adapter: 'pubmed', fields: { title: 'A title', PMID: '7' }, notices: [notice('retracted')] });
    const led: IdentifierEvidence = { identifier: '7', scheme: 'pmid', outcome: 'same', source: 'pubmed:7', why: '' };
    const of = (identifiers: readonly IdentifierEvidence[]): string[] =>
      warnReference(reference, verdict('exist', identifiers), [source(), numbered], [], null).map(({ kind }) => kind);
    expect(of([led])).toEqual(['retracted']);
    expect(of([])).toEqual([]);
  });

  it('says so when it could not be looked up', () => {
    expect(warnReference(reference, verdict(), [source()], null, []).map(({ kind }) => kind)).toEqual(['retraction_unknown']);
    // No lists at all were asked for: nothing is said of each reference.
    expect(warnReference(reference, verdict(), [source()], null, null)).toEqual([]);
    const told = source({ notices: [notice('retracted', '2012')] });
    expect(warnReference(reference, verdict(), [told], null, []).map(({ kind }) => kind)).toEqual(['retracted']);
    expect(warnReference(reference, verdict('fake'), [source()], null, [])).toEqual([]);
  });
});

describe('other warnings', () => {
  it('names the list on which a journal stands', () => {
    const warnings = warnReference(reference, verdict(), [source()], [], [{ list: 'delisted 2017', entry: 'Journal of X' }]);
    expect(warnings).toMatchObject([{ kind: 'predatory_source', severity: 'warning', evidence: ['delisted 2017'] }]);
    expect(warnings[0]?.says).toContain('Journal of X');
  });

  it('tells with the list that DOAJ holds the journal, and alarms nobody when its ISSN says so', () => {
    const told = (by: 'issn' | 'name') =>
      warnReference(
        reference,
        verdict(),
        [source()],
        [],
        [{ list: 'old list', entry: 'Journal of X', doaj: { title: 'Journal of X', by } }],
      )[0];
    expect(told('issn')).toMatchObject({ kind: 'predatory_source', severity: 'info' });
    expect(told('issn')?.says).toContain('DOAJ, which reviews journals before it lists them, holds it too');
    expect(told('name')).toMatchObject({ severity: 'warning' });
    expect(told('name')?.says).toContain('a journal of this name');
  });

  it('tells of an identifier of another work, even where no record agrees', () => {
    const elsewhere: IdentifierEvidence = {
      identifier: '10.5555/other',
      scheme: 'doi',
      outcome: 'elsewhere',
      source: 'crossref:10.5555/other',
      why: 'its record is titled “Another title”',
    };
    for (const outcome of ['exist_minor', 'fake', 'unknown'] as const) {
      expect(warnReference(reference, verdict(outcome, [elsewhere]), [], [], null)).toMatchObject([
        { kind: 'id_points_elsewhere', severity: 'error', evidence: ['crossref:10.5555/other'] },
      ]);
    }
  });

  it('has a rule for each, with a sentence that accuses nobody', () => {
    expect(new Set(WARNING_RULES.map(({ id }) => id)).size).toBe(WARNING_RULES.length);
    for (const { says } of WARNING_RULES) expect(says).not.toMatch(/fraud|fabricat|misconduct|fake/i);
  });
});

describe('a preprint that has been published', () => {
  const preprint = source({
    id: 'arxiv:1706.03762',
    fields: { type: 'article', title: 'A title', arxiv: '1706.03762', 'container-title': 'arXiv' },
  });
  const published = source({
    id: 'crossref:10.5555/later',
    fields: {
      type: 'article-journal',
      title: 'A title',
      DOI: '10.5555/later',
      'container-title': 'Journal of Examples',
      issued: { 'date-parts': [[2018]] },
    },
  });
  const cited = (fields: Reference['fields']): Reference => ({ ...reference, fields: { title: 'A title', ...fields } });
  const told = (fields: Reference['fields'], versions: readonly Source[]) =>
    warnReference(cited(fields), { ...verdict(), source: preprint.id }, [preprint], [], null, { versions }).filter(
      ({ kind }) => kind === 'superseded_preprint',
    );

  it('is told with the published version, as an information', () => {
    const [warning] = told({ arxiv: '1706.03762', 'container-title': 'arXiv preprint' }, [preprint, published]);
    expect(warning).toMatchObject({ severity: 'info', evidence: ['crossref:10.5555/later'] });
    expect(warning?.says).toContain('Journal of Examples (2018), doi:10.5555/later');
    expect(told({ arxiv: '1706.03762' }, [preprint, published])).toHaveLength(1);
  });
  it('is not told where the published version is cited, or none is known', () => {
    expect(told({ 'container-title': 'Journal of Examples' }, [preprint, published])).toEqual([]);
    expect(told({ arxiv: '1706.03762', DOI: '10.5555/later' }, [preprint, published])).toEqual([]);
    expect(told({ arxiv: '1706.03762' }, [preprint, preprint])).toEqual([]);
    const deposit = source({ fields: { ...published.fields, DOI: '10.48550/arXiv.1706.03762' } });
    expect(told({ arxiv: '1706.03762' }, [preprint, deposit])).toEqual([]);
  });
});

describe('a work that others have written about', () => {
  const title = 'A slow theory of growing glass corals';
  const work = source({ fields: { title, DOI: '10.5555/work' } });
  const other = (said: string, id = `crossref:${said}`): Source => source({ id, fields: { title: said, DOI: `10.5555/${said.length}` } });
  const told = (...found: readonly Source[]) =>
    warnReference(reference, verdict(), [work, ...found], [], null).filter(({ kind }) => kind === 'discussed');

  it.each([
    `Comment on "${title}"`,
    `Reply to: ${title}`,
    `Replication of '${title}'`,
    `A comment on “${title}”`,
    `Comment on ‘A slow theory of growing glass corals’ by A. Marsh`,
  ])('is told: %s', (said) => {
    expect(told(other(said))).toMatchObject([{ severity: 'info', evidence: [`crossref:${said}`] }]);
  });
  it.each([title, 'Comment on a fast theory of paper birds in winter', 'Notes on corals', `Beyond ${title}`, 'Response to drought'])(
    'is not told: %s',
    (said) => {
      expect(told(other(said))).toEqual([]);
    },
  );
  it('is told once for a comment that two sources hold', () => {
    expect(told(other(`Comment on ${title}`, 'a:1'), other(`Comment on: ${title}`, 'b:1'))[0]?.evidence).toHaveLength(1);
  });
});

describe('a citing document with a date', () => {
  it('that is older than the retraction is told so', () => {
    const says = warnReference(reference, verdict(), [source()], [notice('retracted', '2012-05-01')], null, { citingDate: '2011-01' })[0]
      ?.says;
    expect(says).toContain('(2011-01) is older than the retraction');
  });
});
